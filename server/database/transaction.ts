import type { ClientBase, Pool } from 'pg'

/** Where a query can be asked: the pool, or the one session of a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

/** Does all of it or nothing. */
export async function inTransaction<T>(pool: Pool, work: (session: ClientBase) => Promise<T>): Promise<T> {
  const session = await pool.connect()
  try {
    await session.query('begin')
    const result = await work(session)
    await session.query('commit')
    session.release()
    return result
  } catch (error) {
    // A session that cannot even roll back is broken; the pool throws it away.
    const broken = await session.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    )
    session.release(broken)
    throw error
  }
}
