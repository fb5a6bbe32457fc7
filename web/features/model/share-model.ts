import { routes } from '@makebelieve/contract/routes'
import { modelText } from '../../texts/en/model.ts'
import { sharePage } from '../../workspace/community/share-page.ts'

/** Passes on the address under which the Creator Hub opens the model. */
export const shareModel = (modelId: string, title: string): Promise<void> =>
  sharePage({ modelId, title }, routes.model, modelText.stage.shared)
