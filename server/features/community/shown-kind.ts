import type { CommunityType, CreationKind, CreationTrait } from '@makebelieve/contract/creation-kind'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { EnvironmentProof } from '@makebelieve/contract/entities/environment-proof'
import type { Dimension } from '@makebelieve/contract/entities/game'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { ModelProof } from '@makebelieve/contract/entities/model-proof'
import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'

/** One state of a creation, as it could be shown. */
export type Showing = {
  versionId: string
  type: CommunityType
  name: string
  description: string
  /** What it began as. */
  prompt: string
  proven: boolean
  dimension?: Dimension
  category?: EnvironmentCategory
}

export type Copy = { versionId: string; userId: string; name: string; greeting: string }
export type Copied = { modelId: string; chatId?: string }

/** How many triangles a viewer wants: all, about a quarter, or a handful. */
export type ModelDetail = 'full' | 'medium' | 'low'

export type ShownProof =
  | { of: 'game'; proof: GameProof }
  | { of: 'model'; proof: ModelProof }
  | { of: 'environment'; proof: EnvironmentProof }

/** What the community asks of a kind of creations. The feature of that kind answers; compose.ts brings them together. */
export type ShownKind = {
  /** The named state of a creation, or else its newest. */
  find(db: Queryable, id: string, versionId?: string): Promise<Showing | undefined>
  /** Which creation, and whose, a state belongs to. */
  whose(db: Queryable, versionId: string): Promise<{ id: string; userId: string } | undefined>
  /** Whether somebody may see files that belong to no creation yet, such as the picture that a model is made from. */
  lendsTo?(db: Queryable, id: string, userId?: string): Promise<boolean>
  /** A link to a file of it, good for a few minutes. */
  link(versionId: string, path: string): string
  /** Links to the page to be framed: by the app, or by pages that other sites frame. Models have no page. */
  page?: { link(versionId: string): string; embedLink(versionId: string): string }
  /** Where the file lies that a viewer shows. Only models have one. */
  modelKey?(db: Queryable, versionId: string, detail: ModelDetail): Promise<string | undefined>
  /** Where the picture lies in the storage. */
  pictureKey(db: Queryable, versionId: string): Promise<string | undefined>
  proof(db: Queryable, id: string, versionId: string): Promise<ShownProof>
  /** What can be said of it in few words, on cards and in zones. */
  highlights(
    db: Queryable,
    id: string,
    versionId: string,
  ): Promise<{ wonSeconds?: number; traits: CreationTrait[] }>
  /** Gives somebody a copy, files and all. `note` is written together with it or not at all. */
  copy(copy: Copy, note: (session: Queryable, copied: Copied) => Promise<void>): Promise<Copied>
}

export type ShownKinds = Partial<Record<CreationKind, ShownKind>>

export function kindIn(kinds: ShownKinds, kind: CreationKind): ShownKind {
  const shown = kinds[kind]
  if (!shown) throw new ApiError('not_implemented', "This kind of creation can't be published yet.")
  return shown
}
