import type { Queryable } from '../database/transaction.ts'

/** What must hold at every moment, whatever crashed. Each query finds the rows that break its rule. */
const invariants: { rule: string; broken: string }[] = [
  {
    rule: 'the sum of all balances equals what was minted minus what was burned',
    broken: `select balances, transfers from
      (select coalesce(sum(balance), 0) as balances from account) as a,
      (select coalesce(sum(case when src is null then amount when dst is null then -amount else 0 end), 0) as transfers from transfer) as t
      where balances <> transfers`,
  },
  {
    rule: 'every balance equals its transfers',
    broken: `select user_id, bucket, balance, moved from account join lateral (
        select coalesce(sum(case when t.dst = bucket then amount else 0 end - case when t.src = bucket then amount else 0 end), 0) as moved
        from transfer t where t.user_id = account.user_id
      ) as m on true where balance <> moved`,
  },
  {
    rule: 'what is held equals the cost of the runs that are open',
    broken: `select user_id, held, open from
      (select id as user_id, coalesce((select balance from account where user_id = app_user.id and bucket = 'held'), 0) as held,
        (select coalesce(sum(cost), 0) from run where user_id = app_user.id and state in ('queued', 'running')) as open
       from app_user) as u where held <> open`,
  },
  {
    rule: 'a run has a creation, or a new version of one, exactly when it succeeded',
    broken: `select run.id, run.state from run
      left join creation on creation.id = run.id left join creation_version on creation_version.run_id = run.id
      where (run.state = 'succeeded') <> (creation.id is not null or creation_version.id is not null)`,
  },
  {
    rule: 'a run was paid for exactly when it succeeded',
    broken: `select run.id, run.state from run left join transfer on transfer.run_id = run.id and transfer.src = 'held' and transfer.dst is null
      where run.cost > 0 and (run.state = 'succeeded') <> (transfer.id is not null)`,
  },
  {
    rule: 'a run has ended exactly when its hold was settled, once',
    broken: `select run.id, run.state, count(transfer.id) as settled from run
      left join transfer on transfer.run_id = run.id and transfer.src = 'held'
      where run.cost > 0 group by run.id
      having count(transfer.id) <> (run.state in ('succeeded', 'failed', 'cancelled'))::int`,
  },
  {
    rule: 'only a run that succeeded gives a difference back, once, and less than it cost',
    broken: `select run.id, run.state, sum(transfer.amount) as back from run
      join transfer on transfer.run_id = run.id and transfer.key like 'difference:%'
      group by run.id having run.state <> 'succeeded' or count(*) > 1 or sum(transfer.amount) >= run.cost`,
  },
  {
    rule: 'the events of a run are numbered without a gap, and the last of an ended run is the only ending',
    broken: `select run.id, run.last_seq, count(run_event.seq) as events, count(*) filter (where type in ('done', 'error')) as endings
      from run left join run_event on run_event.run_id = run.id group by run.id
      having run.last_seq <> count(run_event.seq)
        or (run.ended_at is not null)::int <> count(*) filter (where type in ('done', 'error'))`,
  },
]

export type Finding = { rule: string; rows: object[] }

/** Proves the invariants on a live database; an empty list means that all hold. Run it in one snapshot. */
export async function checkLedger(session: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  await session.query('begin isolation level repeatable read read only')
  for (const { rule, broken } of invariants) {
    const { rows } = await session.query(`${broken} limit 20`)
    if (rows.length > 0) findings.push({ rule, rows })
  }
  await session.query('commit')
  return findings
}

export const invariantCount = invariants.length
