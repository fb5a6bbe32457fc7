import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CallFigures, ConfiguredService, ProofFigures } from '@makebelieve/contract/calls/providers'
import type { Pool } from 'pg'

type Told = CallAnswer<'adminProviders'>
type Period = Told['period']

const spans: Record<Period, string> = { day: '24 hours', week: '7 days', month: '30 days' }

/** Users name the models of their own keys, so there may be any number of names. */
const mostRows = 100
const mostErrors = 20

/** What each model was asked. Failed calls count, but how long answers take is measured on answers. */
export async function callsSince(pool: Pool, period: Period): Promise<CallFigures[]> {
  type Row = Omit<CallFigures, 'medianMs' | 'p95Ms'> & { times: [number, number] | null }
  const { rows } = await pool.query<Row>(
    `select service, model, own_key as "ownKeys", count(*)::int as calls,
       (count(*) filter (where outcome = 'failed'))::int as failures,
       sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
       sum(cost)::float8 as cost,
       percentile_cont(array[0.5, 0.95]) within group (order by milliseconds)
         filter (where outcome = 'answered') as times
     from provider_call where at >= now() - $1::interval
     group by service, model, own_key order by calls desc, service, model limit ${mostRows}`,
    [spans[period]],
  )
  return rows.map(({ times, ...row }) => ({
    ...row,
    medianMs: times?.[0] ?? null,
    p95Ms: times?.[1] ?? null,
  }))
}

/** How much of what a model made passed its proof, in all and by kind. */
export async function proofsSince(pool: Pool, period: Period): Promise<ProofFigures[]> {
  type Row = { service: string; model: string; kind: string; proven: number; all: number }
  const { rows } = await pool.query<Row>(
    `select service, model, kind, (count(*) filter (where proven))::int as proven, count(*)::int as all
     from provider_result where at >= now() - $1::interval
     group by service, model, kind order by count(*) desc, kind limit ${mostRows}`,
    [spans[period]],
  )
  const found = new Map<string, ProofFigures>()
  for (const { service, model, ...kind } of rows) {
    const key = JSON.stringify([service, model])
    const known = found.get(key) ?? { service, model, proven: 0, all: 0, kinds: [] }
    found.set(key, {
      ...known,
      proven: known.proven + kind.proven,
      all: known.all + kind.all,
      kinds: [...known.kinds, kind],
    })
  }
  return [...found.values()].sort((one, other) => other.all - one.all)
}

/** What went wrong last, however long ago. */
export async function lastErrors(pool: Pool): Promise<Told['errors']> {
  type Row = Omit<Told['errors'][number], 'at'> & { at: Date }
  const { rows } = await pool.query<Row>(
    `select id::text, at, service, model, role, own_key as "ownKey", coalesce(error, '') as words
     from provider_call where outcome = 'failed' order by at desc limit ${mostErrors}`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

type Part = ConfiguredService['part']

/** Which calls belong to which part: a company may have services for several. */
const rolesOf: Record<Part, string[]> = {
  language: ['plan', 'code', 'repair'],
  pictures: ['image'],
  meshes: ['mesh'],
  moderation: ['moderation'],
}

/** What went wrong last with each service that is set up. What users' own keys did says nothing about it. */
export async function lastErrorsOf(
  pool: Pool,
  services: readonly { part: Part; service: string }[],
): Promise<Map<Part, { at: string; words: string }>> {
  const { rows } = await pool.query<{ part: Part; at: Date; words: string }>(
    `select part, at, coalesce(error, '') as words
     from jsonb_to_recordset($1) as wanted (part text, service text, roles jsonb)
     cross join lateral (
       select at, error from provider_call
       where outcome = 'failed' and not own_key and service = wanted.service and wanted.roles ? role
       order by at desc limit 1
     ) as last`,
    [JSON.stringify(services.map(({ part, service }) => ({ part, service, roles: rolesOf[part] })))],
  )
  return new Map(rows.map(({ part, at, words }) => [part, { at: at.toISOString(), words }]))
}

export async function ownKeyUsers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ users: number }>('select count(*)::int as users from provider_key')
  return rows[0]?.users ?? 0
}

/** Tokens that the house paid for since midnight, UTC: what its limit of a day is held against. */
export async function tokensToday(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ tokens: number }>(
    `select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens
     from provider_call where at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' and not own_key`,
  )
  return rows[0]?.tokens ?? 0
}
