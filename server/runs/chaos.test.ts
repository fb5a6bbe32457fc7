import { expect, it } from 'vitest'
import { chaos } from './testing/chaos.ts'

it('twenty kills of servers and workers, and one of PostgreSQL, lose nothing and charge nothing twice', async () => {
  const result = await chaos({ kills: 20, databaseKills: 1, seed: 20261115 })
  expect(result).toMatchObject({ late: 0, lost: 0, withoutFiles: 0, held: 0, findings: [] })
  expect(result.succeeded).toBeGreaterThan(0)
}, 240_000)
