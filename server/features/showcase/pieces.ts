import { createHash } from 'node:crypto'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import type { Queryable } from '../../database/transaction.ts'
import type { GeneratedFile } from '../../runs/generator.ts'

/** A piece as it came with the program. Only its kind knows what its report says. */
export type CommittedPiece = {
  kind: CreationKind
  name: string
  prompt: string
  /** Of games. */
  mode?: 'quick' | 'agent'
  report: { plan: Record<string, unknown>; answer: unknown }
  picture: Uint8Array
}

export type Placed = { creationId: string; versionId: string }

/** What the showcase asks of a kind of creations. The feature of that kind answers; compose.ts brings them together. */
export type HouseKind = {
  /** The module that builds it. */
  engine: string
  place(
    piece: CommittedPiece & { userId: string; creationId?: string },
    note: (session: Queryable, placed: Placed) => Promise<void>,
  ): Promise<Placed>
  /** What it is built from. */
  planOf(versionId: string): Promise<object>
  fill(versionId: string, files: GeneratedFile[], details: object | undefined): Promise<void>
  remove(userId: string, creationId: string): Promise<void>
}

export type HouseKinds = Record<CommittedPiece['kind'], HouseKind>

/** Changes with what is committed, not with how its file is laid out. */
export function digestOf({ prompt, mode, report, picture }: CommittedPiece): string {
  const text = JSON.stringify([prompt, mode, report])
  return createHash('sha256').update(text).update(picture).digest('base64url')
}
