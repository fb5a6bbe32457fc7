import type { ClientBase } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { checkLedger } from './check.ts'

const database = useDatabase()
let session: ClientBase & { release(): void }

beforeEach(async () => {
  session = await database.pool.connect()
  await session.query(`
    insert into app_user (id, name, email) values ('ada', 'Ada', 'ada@example.com');
    insert into transfer (key, user_id, dst, amount) values ('grant:2026-11', 'ada', 'free', 2000);
    insert into run (id, user_id, kind, input, cost, bucket, idem_key, request_hash, deadline)
      values ('00000000-0000-4000-8000-000000000001', 'ada', 'quick', '{}', 200, 'free', 'k', 'h', now());
    insert into transfer (key, user_id, src, dst, amount, run_id)
      values ('hold:1', 'ada', 'free', 'held', 200, '00000000-0000-4000-8000-000000000001');`)
})
afterEach(async () => {
  await session.query('delete from app_user')
  session.release()
})

/** Damage that no code of ours can do; the check must see it all the same. */
const canaries: [what: string, sql: string, rule: RegExp][] = [
  [
    'a balance out of nothing',
    `update account set balance = balance + 1 where bucket = 'free'`,
    /every balance|the sum/,
  ],
  [
    'a balance moved to another pocket',
    `update account set balance = balance - 5 where bucket = 'free'; update account set balance = balance + 5 where bucket = 'held'`,
    /every balance/,
  ],
  [
    'a hold without a run',
    `insert into transfer (key, user_id, src, dst, amount) values ('hold:x', 'ada', 'free', 'held', 10)`,
    /what is held/,
  ],
  [
    'an ending without a settlement',
    `update run set state = 'failed', error = 'x', ended_at = now()`,
    /settled, once/,
  ],
  [
    'success without a creation',
    `update run set state = 'succeeded', ended_at = now()`,
    /has a creation, or a new version/,
  ],
  ['success without payment', `update run set state = 'succeeded', ended_at = now()`, /was paid for exactly/],
  [
    'a creation without success',
    `insert into creation (id, user_id, kind, name, run_id) select id, user_id, 'game', 'x', id from run`,
    /has a creation, or a new version/,
  ],
  [
    'a version without success',
    `insert into chat (user_id, id) values ('ada', 'c');
     insert into creation (id, user_id, kind, name) values ('00000000-0000-4000-8000-000000000001', 'ada', 'game', 'x');
     insert into game values ('00000000-0000-4000-8000-000000000001', 'ada', 'c', 'Game', '2d');
     insert into creation_version (creation_id, number, prompt, plan, answer, folder, run_id)
     select '00000000-0000-4000-8000-000000000001', 1, 'x', '{}', '{}', 'x/', id from run`,
    /has a creation, or a new version/,
  ],
  [
    'a payment without success',
    `insert into transfer (key, user_id, src, amount, run_id) select 'settle:1', user_id, 'held', 200, id from run`,
    /was paid for exactly/,
  ],
  ['a gap in the events', `update run set last_seq = 3`, /without a gap/],
]

describe('the ledger check', () => {
  it('finds nothing wrong with an open run', async () => {
    expect(await checkLedger(session)).toEqual([])
  })

  it.each(canaries)('finds %s', async (_what, sql, rule) => {
    await session.query(sql)
    const findings = await checkLedger(session)
    expect(findings.map((finding) => finding.rule)).toContainEqual(expect.stringMatching(rule))
  })
})
