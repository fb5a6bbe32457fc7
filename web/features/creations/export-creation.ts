import { downloads } from '@makebelieve/contract/constants'
import { kindOf } from '@makebelieve/contract/creation-kind'
import { paths } from '@makebelieve/contract/paths'
import { texts } from '@makebelieve/contract/texts'
import { toast } from '../../ui/toast.ts'
import { downloadFrom, downloadLink } from '../../workspace/stage/download.ts'
import type { OwnCreation } from './api/creations.ts'

/** The browser downloads it by itself. What cannot be downloaded says why. */
export function exportCreation({ modelId, modelType, modelLink }: OwnCreation): void {
  switch (kindOf(modelType)) {
    case 'game':
      downloadFrom(paths.exportGame, { modelId })
      break
    case 'environment':
      downloadFrom(paths.exportEnvironment, { modelId })
      break
    case 'model':
      if (modelLink) downloadLink(modelLink, downloads.model.file)
      else toast.error(texts.toasts.modelLinkMissing)
  }
}
