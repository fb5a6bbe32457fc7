import { paths } from '@makebelieve/contract/paths'

/** The browser downloads it by itself: the server sends every export as a file. */
export function downloadGame(modelId: string, format: 'zip' | 'offline', versionId?: string): void {
  const [, path = ''] = paths.exportGame.split(' ')
  const query = new URLSearchParams({ format, ...(versionId && { versionId }) })
  const link = document.createElement('a')
  link.href = `${path.replace('{modelId}', encodeURIComponent(modelId))}?${query}`
  link.download = ''
  link.click()
}
