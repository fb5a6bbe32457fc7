import { describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { appUser, transfer } from '../database/schema.ts'
import { useDatabase } from '../testing/database.ts'
import { balancesOf } from './ledger.ts'

const database = useDatabase()
let people = 0

async function newUser(db: Database): Promise<string> {
  const id = `user-${people++}`
  await db.insert(appUser).values({ id, name: id, email: `${id}@example.com` })
  return id
}

const november = new Date('2026-11-15T12:00:00Z')
const december = new Date('2026-12-01T00:00:00Z')

describe('the monthly grant', () => {
  it('comes once a calendar month, even when many ask at once', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    const seen = await Promise.all(
      Array.from({ length: 20 }, () => balancesOf(database.pool, user, november)),
    )
    expect(seen.at(-1)).toEqual({ free: 2000, paid: 0, held: 0 })
    expect((await balancesOf(database.pool, user, november)).free).toBe(2000)
  })

  it('tops up to 2,000 and never stacks', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    await balancesOf(database.pool, user, november)
    await db.insert(transfer).values({ key: 'spend', userId: user, src: 'free', amount: 300 })
    expect((await balancesOf(database.pool, user, november)).free).toBe(1700)
    expect((await balancesOf(database.pool, user, december)).free).toBe(2000)
  })

  it('does not come later in a month that began with nothing missing', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    await balancesOf(database.pool, user, november)
    await balancesOf(database.pool, user, december)
    await db.insert(transfer).values({ key: 'spend', userId: user, src: 'free', amount: 300 })
    expect((await balancesOf(database.pool, user, december)).free).toBe(1700)
  })
})

describe('the ledger', () => {
  it('never lets a balance go below zero', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    const overdraw = db.insert(transfer).values({ key: 'x', userId: user, src: 'free', amount: 1 })
    await expect(overdraw).rejects.toThrow()
    await balancesOf(database.pool, user, november)
    await expect(
      db.insert(transfer).values({ key: 'y', userId: user, src: 'free', amount: 2001 }),
    ).rejects.toThrow()
    expect((await balancesOf(database.pool, user, november)).free).toBe(2000)
  })

  it('does not do the same thing twice', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    await balancesOf(database.pool, user, november)
    const spend = () => db.insert(transfer).values({ key: 'same', userId: user, src: 'free', amount: 100 })
    await spend()
    await expect(spend()).rejects.toThrow()
    expect((await balancesOf(database.pool, user, november)).free).toBe(1900)
  })

  it.each(['update transfer set amount = 1', 'delete from transfer', 'truncate transfer'])(
    'refuses "%s"',
    async (sql) => {
      const db = openDatabase(database.pool)
      await balancesOf(database.pool, await newUser(db), november)
      await expect(database.pool.query(sql)).rejects.toThrow('append-only')
    },
  )

  it('goes with its owner', async () => {
    const db = openDatabase(database.pool)
    const user = await newUser(db)
    await balancesOf(database.pool, user, november)
    await database.pool.query('delete from app_user where id = $1', [user])
    const { rows } = await database.pool.query('select 1 from transfer where user_id = $1', [user])
    expect(rows).toEqual([])
  })
})
