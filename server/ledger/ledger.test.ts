import { describe, expect, it } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { balancesOf } from './ledger.ts'

const database = useDatabase()
let people = 0

async function newUser(): Promise<string> {
  const id = `user-${people++}`
  await database.pool.query('insert into app_user (id, name, email) values ($1, $1, $2)', [
    id,
    `${id}@example.com`,
  ])
  return id
}

const spend = (user: string, amount: number, key = 'spend') =>
  database.pool.query(`insert into transfer (key, user_id, src, amount) values ($1, $2, 'free', $3)`, [
    key,
    user,
    amount,
  ])

const november = new Date('2026-11-15T12:00:00Z')
const december = new Date('2026-12-01T00:00:00Z')

describe('the monthly grant', () => {
  it('comes once a calendar month, even when many ask at once', async () => {
    const user = await newUser()
    const seen = await Promise.all(
      Array.from({ length: 20 }, () => balancesOf(database.pool, user, november)),
    )
    expect(seen.at(-1)).toEqual({ free: 2000, paid: 0, held: 0 })
    expect((await balancesOf(database.pool, user, november)).free).toBe(2000)
  })

  it('tops up to 2,000 and never stacks', async () => {
    const user = await newUser()
    await balancesOf(database.pool, user, november)
    await spend(user, 300)
    expect((await balancesOf(database.pool, user, november)).free).toBe(1700)
    expect((await balancesOf(database.pool, user, december)).free).toBe(2000)
  })

  it('does not come later in a month that began with nothing missing', async () => {
    const user = await newUser()
    await balancesOf(database.pool, user, november)
    await balancesOf(database.pool, user, december)
    await spend(user, 300)
    expect((await balancesOf(database.pool, user, december)).free).toBe(1700)
  })
})

describe('the ledger', () => {
  it('never lets a balance go below zero', async () => {
    const user = await newUser()
    await expect(spend(user, 1)).rejects.toThrow()
    await balancesOf(database.pool, user, november)
    await expect(spend(user, 2001)).rejects.toThrow()
    expect((await balancesOf(database.pool, user, november)).free).toBe(2000)
  })

  it('does not do the same thing twice', async () => {
    const user = await newUser()
    await balancesOf(database.pool, user, november)
    await spend(user, 100, 'same')
    await expect(spend(user, 100, 'same')).rejects.toThrow()
    expect((await balancesOf(database.pool, user, november)).free).toBe(1900)
  })

  it.each(['update transfer set amount = 1', 'delete from transfer', 'truncate transfer'])(
    'refuses "%s"',
    async (sql) => {
      await balancesOf(database.pool, await newUser(), november)
      await expect(database.pool.query(sql)).rejects.toThrow('append-only')
    },
  )

  it('goes with its owner', async () => {
    const user = await newUser()
    await balancesOf(database.pool, user, november)
    await database.pool.query('delete from app_user where id = $1', [user])
    const { rows } = await database.pool.query('select 1 from transfer where user_id = $1', [user])
    expect(rows).toEqual([])
  })
})
