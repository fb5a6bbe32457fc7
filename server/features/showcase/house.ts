import type { Queryable } from '../../database/transaction.ts'

/**
 * Whose name stands on what came with the program. The account is nobody's: the database itself refuses it sessions,
 * ways to sign in and credits (migration 10).
 */
export const house = { id: 'makebelieve', name: 'Makebelieve', email: 'house@makebelieve.invalid' }

export async function openHouse(db: Queryable): Promise<void> {
  await db.query('insert into app_user (id, name, email) values ($1, $2, $3) on conflict (id) do nothing', [
    house.id,
    house.name,
    house.email,
  ])
}
