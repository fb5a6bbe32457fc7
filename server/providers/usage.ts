import type { ServiceCall } from '@makebelieve/generation/providers/usage'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'

export type Usage = ReturnType<typeof openUsage>

/** For whom a service is asked. */
export type Asker = { userId?: string; runId?: string; ownKey?: boolean }

const sinceMidnight = `at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`
const keptDays = 100

/** Writes down what services were asked, and knows what was used today. */
export function openUsage({ pool, log }: { pool: Pool; log: Log }) {
  /** Not waited for: a figure that is lost must not cost a run. */
  function write(sql: string, values: unknown[]): void {
    pool.query(sql, values).catch((err) => log.warn({ err }, 'A call of a service could not be written down'))
  }

  return {
    noteFor:
      ({ userId, runId, ownKey = false }: Asker) =>
      ({
        service,
        model,
        role,
        outcome,
        error,
        milliseconds,
        inputTokens,
        outputTokens,
        cost,
      }: ServiceCall): void =>
        write(
          `insert into provider_call (user_id, run_id, service, model, role, own_key, outcome, error, milliseconds,
             input_tokens, output_tokens, cost) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            userId ?? null,
            runId ?? null,
            service,
            model,
            role,
            ownKey,
            outcome,
            error?.slice(0, 500) ?? null,
            Math.round(milliseconds),
            inputTokens ?? 0,
            outputTokens ?? 0,
            cost ?? null,
          ],
        ),
    noteResult(
      runId: string,
      result: { service: string; model: string; kind: string; proven: boolean },
    ): void {
      write(
        `insert into provider_result (run_id, service, model, kind, proven) values ($1, $2, $3, $4, $5)
         on conflict (run_id) do update set service = $2, model = $3, proven = $5`,
        [runId, result.service, result.model, result.kind, result.proven],
      )
    },
    /** Pictures since midnight (UTC): this user's, and everybody's. Visitors count as one user together. */
    async picturesToday(userId: string | undefined): Promise<{ mine: number; all: number }> {
      const { rows } = await pool.query<{ mine: number; all: number }>(
        `select count(*) filter (where user_id is not distinct from $1)::int as mine, count(*)::int as all
         from provider_call where role = 'image' and ${sinceMidnight}`,
        [userId ?? null],
      )
      return rows[0] ?? { mine: 0, all: 0 }
    },
    /** Forgets what nobody looks at any more. */
    async prune(): Promise<void> {
      for (const table of ['provider_call', 'provider_result'])
        await pool.query(`delete from ${table} where at < now() - interval '${keptDays} days'`)
    },
    /** Tokens since midnight (UTC) that the house paid for: this user's, and everybody's. */
    async today(userId: string): Promise<{ mine: number; all: number }> {
      const { rows } = await pool.query<{ mine: number; all: number }>(
        `select coalesce(sum(input_tokens + output_tokens) filter (where user_id = $1), 0)::float8 as mine,
                coalesce(sum(input_tokens + output_tokens), 0)::float8 as all
         from provider_call where ${sinceMidnight} and not own_key`,
        [userId],
      )
      return rows[0] ?? { mine: 0, all: 0 }
    },
  }
}
