import type { CommunityType, CreationKind } from '@makebelieve/contract/creation-kind'
import type { SignedFile } from '@makebelieve/contract/entities/signed-file'
import type { Queryable } from '../../database/transaction.ts'

/** What the list of somebody's creations shows of one besides its name. */
export type OwnDetails = {
  type: CommunityType
  modelImage?: SignedFile
  /** Where the file of a model lies. */
  modelLink?: string
}

/** Answered by the feature of each kind; compose.ts brings them together. */
export type OwnKind = (db: Queryable, ids: string[]) => Promise<Map<string, OwnDetails>>

export type OwnKinds = Partial<Record<CreationKind, OwnKind>>
