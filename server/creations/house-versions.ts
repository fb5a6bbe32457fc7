import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import type { GeneratedFile } from '../runs/generator.ts'
import { filesOfRun } from '../storage/delete-files-job.ts'
import type { Storage } from '../storage/storage.ts'
import { type PlayedKind, playedFiles } from './played.ts'
import { folderOfVersion, planOfVersion } from './version-rows.ts'

/** A piece that came with the program. */
export type HousePiece = {
  userId: string
  /** The creation that this is the next version of; without, it is a new one. */
  creationId?: string
  prompt: string
  report: { plan: Record<string, unknown>; answer: unknown }
  picture: Uint8Array
}

export type PlacedPiece = { creationId: string; versionId: string }
type Note = (session: Queryable, placed: PlacedPiece) => Promise<void>

/** What a kind says of itself. */
export type HouseRules<Piece extends HousePiece> = {
  kind: PlayedKind
  titleOf(plan: Record<string, unknown>): string
  /** Writes what only this kind has of a new creation, before the creation's first version. */
  begin(session: Queryable, piece: Piece, id: string, title: string): Promise<void>
  /** What of a build is kept in the row. */
  read(details: object | undefined): { plan: object; answer: unknown; codeDigest?: string }
}

/** Creations that come with the program: nobody pays for them, so no run makes them. */
export function houseVersions<Piece extends HousePiece>(
  { pool, storage }: { pool: Pool; storage: Storage },
  { kind, titleOf, begin, read }: HouseRules<Piece>,
) {
  async function addVersion(session: Queryable, piece: Piece, placed: PlacedPiece, folder: string) {
    const { prompt, report } = piece
    const title = titleOf(report.plan)
    if (!piece.creationId) {
      await session.query('insert into creation (id, user_id, kind, name) values ($1, $2, $3, $4)', [
        placed.creationId,
        piece.userId,
        kind,
        title,
      ])
      await begin(session, piece, placed.creationId, title)
    } else await session.query('update creation set name = $2 where id = $1', [placed.creationId, title])
    await session.query(
      `insert into creation_version (id, creation_id, number, prompt, plan, answer, folder)
       select $2, $1, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from creation_version where creation_id = $1`,
      [
        placed.creationId,
        placed.versionId,
        prompt,
        JSON.stringify(report.plan),
        JSON.stringify(report.answer),
        folder,
      ],
    )
  }

  return {
    /**
     * Writes a version of which the plan, the proof and a picture are known, and what is played is still to be built.
     * `note` is written together with it or not at all.
     */
    async place(piece: Piece, note: Note): Promise<PlacedPiece> {
      const { userId, creationId = randomUUID() as string, report, picture } = piece
      const placed = { creationId, versionId: randomUUID() as string }
      const folder = `${filesOfRun(userId, creationId)}${placed.versionId}/`
      await storage.put(folder + playedFiles.preview, picture, { type: 'image/webp' })
      await storage.put(folder + playedFiles.report, JSON.stringify(report), { type: 'application/json' })
      await inTransaction(pool, async (session) => {
        await addVersion(session, piece, placed, folder)
        await note(session, placed)
      })
      return placed
    },

    planOf: (versionId: string): Promise<object> => planOfVersion(pool, versionId),

    /** Puts what was built where it is played. */
    async fill(versionId: string, files: GeneratedFile[], details: object | undefined): Promise<void> {
      const folder = await folderOfVersion(pool, versionId)
      if (!folder) throw new Error(`The ${kind} was deleted while it was being built`)
      for (const { path, type, bytes } of files) await storage.put(folder + path, bytes, { type })
      const { plan, answer, codeDigest } = read(details)
      await pool.query('update creation_version set plan = $2, answer = $3, code_digest = $4 where id = $1', [
        versionId,
        JSON.stringify(plan),
        JSON.stringify(answer),
        codeDigest ?? null,
      ])
    },
  }
}
