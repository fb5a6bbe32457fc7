import type { Pool } from 'pg'
import { house, openHouse } from './house.ts'
import { type CommittedPiece, digestOf, type HouseKinds } from './pieces.ts'
import { notePlaced, rowsOf, unpublished } from './showcase-rows.ts'

export type FollowOptions = {
  pool: Pool
  kinds: HouseKinds
  publish(creationId: string): Promise<void>
  signal: AbortSignal
}

/** Makes the shelf follow what is committed: what is new is placed, what changed is placed anew, what is gone goes. */
export async function followList(
  { pool, kinds, publish, signal }: FollowOptions,
  committed: CommittedPiece[],
): Promise<void> {
  const known = new Map((await rowsOf(pool)).map((row) => [row.name, row]))
  const kindsNow = new Map(committed.map(({ name, kind }) => [name, kind]))
  for (const { name, kind, creationId } of known.values()) {
    if (kindsNow.get(name) === kind) continue
    await kinds[kind].remove(house.id, creationId).catch(ignoreGone)
    await pool.query('delete from showcase where name = $1', [name])
    known.delete(name)
  }
  if (committed.length > 0) await openHouse(pool)
  for (const { creationId } of await unpublished(pool)) await publish(creationId)
  // From the last to the first: the newest stands first on the shelf.
  for (const piece of committed.toReversed()) {
    if (signal.aborted) return
    const row = known.get(piece.name)
    const digest = digestOf(piece)
    // What an administrator deleted does not come back.
    if (row && (row.deleted || row.digest === digest)) continue
    const asked = { ...piece, userId: house.id, creationId: row?.creationId }
    const { creationId } = await kinds[piece.kind].place(asked, (session, placed) =>
      notePlaced(session, { ...placed, name: piece.name, digest }),
    )
    if (!row?.withdrawn) await publish(creationId)
  }
}

/** An administrator may have deleted it before. */
function ignoreGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'not_found') throw error
}
