import type { Queryable } from '../../database/transaction.ts'
import { modelById } from './model-rows.ts'
import { folderOfPicture } from './picture-rows.ts'

/** Where the files of a model lie, or of a picture that one is made from, as long as there is one. */
export async function folderToView(db: Queryable, id: string): Promise<string | undefined> {
  return (await modelById(db, id))?.folder ?? folderOfPicture(db, id)
}
