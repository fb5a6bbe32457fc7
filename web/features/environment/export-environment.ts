import type { EnvironmentFormat } from '@makebelieve/contract/entities/environment'
import { paths } from '@makebelieve/contract/paths'
import { texts } from '@makebelieve/contract/texts'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import type { VersionOf } from '../../workspace/played/played-calls.ts'
import { downloadFrom, saveFile } from '../../workspace/stage/download.ts'

const pictureFile = 'environment.webp'

/** The browser downloads it by itself: the server sends every export as a file. */
export function downloadEnvironment(modelId: string, format: EnvironmentFormat, versionId?: string): void {
  downloadFrom(paths.exportEnvironment, { modelId }, { format, versionId })
}

/** The picture of an environment, as a file; one that has none says so. */
export async function downloadPicture(of: VersionOf): Promise<void> {
  try {
    const { modelImage } = await call('environmentAssets', { body: of })
    const answer = modelImage && (await fetch(modelImage.signedUrl))
    if (!answer?.ok) throw new Error(texts.toasts.environmentSnapshotMissing)
    saveFile(await answer.blob(), pictureFile)
  } catch {
    toast.error(texts.toasts.environmentSnapshotMissing)
  }
}
