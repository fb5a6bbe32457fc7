import { createHash } from 'node:crypto'
import type { Queryable } from '../../database/transaction.ts'
import type { GeneratedFile } from '../../runs/generator.ts'

/** A piece as it came with the program. */
export type CommittedPiece = {
  name: string
  prompt: string
  mode: 'quick' | 'agent'
  report: { plan: Record<string, unknown>; answer: Record<string, unknown> }
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
  fill(versionId: string, files: GeneratedFile[], details: object | undefined): Promise<void>
  remove(userId: string, creationId: string): Promise<void>
}

/** Changes with what is committed, not with how its file is laid out. */
export function digestOf({ prompt, mode, report, picture }: CommittedPiece): string {
  const text = JSON.stringify([prompt, mode, report])
  return createHash('sha256').update(text).update(picture).digest('base64url')
}
