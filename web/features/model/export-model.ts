import { downloads } from '@makebelieve/contract/constants'
import type { Model, ModelFormat } from '@makebelieve/contract/entities/model'
import { paths } from '@makebelieve/contract/paths'
import { texts } from '@makebelieve/contract/texts'
import { toast } from '../../ui/toast.ts'

export const modelFormats = Object.keys(downloads.model.formats) as ModelFormat[]

export function exportAddress(modelId: string, format: ModelFormat): string {
  const [, path = ''] = paths.exportModel.split(' ')
  return `${path.replace('{modelId}', encodeURIComponent(modelId))}?${new URLSearchParams({ format })}`
}

/** The browser downloads it by itself: the server sends every export as a file. */
export function downloadModel({ modelId, modelLink, originalUrl }: Model, format: ModelFormat): void {
  if (!modelLink && !originalUrl) {
    toast.error(texts.toasts.modelLinkMissing)
    return
  }
  const link = document.createElement('a')
  link.href = exportAddress(modelId, format)
  link.download = downloads.model.formats[format]
  link.click()
}
