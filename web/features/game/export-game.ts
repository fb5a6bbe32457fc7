import { paths } from '@makebelieve/contract/paths'
import { downloadFrom } from '../../workspace/stage/download.ts'

/** The browser downloads it by itself: the server sends every export as a file. */
export function downloadGame(modelId: string, format: 'zip' | 'offline', versionId?: string): void {
  downloadFrom(paths.exportGame, { modelId }, { format, versionId })
}
