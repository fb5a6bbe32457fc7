import { expect, it } from 'vitest'
import { isAll, turn } from '../../script/testing/sample.ts'
import { chaos } from './testing/chaos.ts'

it('kills of servers and workers, and one of PostgreSQL, lose nothing and charge nothing twice', async () => {
  const result = await chaos({ kills: isAll() ? 20 : 4, databaseKills: 1, seed: isAll() ? 20261115 : turn() })
  expect(result).toMatchObject({ late: 0, lost: 0, withoutFiles: 0, held: 0, findings: [] })
  expect(result.succeeded).toBeGreaterThan(0)
}, 240_000)
