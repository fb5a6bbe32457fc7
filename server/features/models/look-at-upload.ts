import { ApiError } from '@makebelieve/contract/errors'
import type { FreeWork } from '../../engines/free-work.ts'
import type { Artist } from './artists.ts'
import type { ModelModules } from './modules.ts'
import type { uploadedPictures } from './uploaded-pictures.ts'

type Services = { freeWork: FreeWork; modules: ModelModules; pictures: ReturnType<typeof uploadedPictures> }

/** Says why the built-in engine would make no model of an upload, before anybody asks and pays for one. */
export async function lookAtUpload(
  { freeWork, modules, pictures }: Services,
  { name, userId }: Artist,
  id: string,
): Promise<{ unreadable?: string }> {
  const uploaded = await pictures.open(userId, id)
  try {
    await freeWork.do(name, modules.look, { id, input: { uploaded } })
    return {}
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unprocessable') return { unreadable: error.message }
    throw error
  }
}
