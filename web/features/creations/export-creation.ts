import { downloads } from '@makebelieve/contract/constants'
import { kindOf } from '@makebelieve/contract/creation-kind'
import { paths } from '@makebelieve/contract/paths'
import { texts } from '@makebelieve/contract/texts'
import { toast } from '../../ui/toast.ts'
import type { OwnCreation } from './api/creations.ts'

/** The browser downloads it by itself. What cannot be downloaded says why. */
export function exportCreation({ modelId, modelType, modelLink }: OwnCreation): void {
  switch (kindOf(modelType)) {
    case 'game':
      download(gameAddress(modelId), '')
      break
    case 'environment':
      toast.error(texts.toasts.environmentSnapshotMissing)
      break
    case 'model':
      if (modelLink) download(modelLink, downloads.model.file)
      else toast.error(texts.toasts.modelLinkMissing)
  }
}

function gameAddress(modelId: string): string {
  const [, path = ''] = paths.exportGame.split(' ')
  return path.replace('{modelId}', encodeURIComponent(modelId))
}

function download(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
