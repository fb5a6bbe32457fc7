import type { StatementLine } from '@makebelieve/contract/calls/account'
import type { PaidKind } from '@makebelieve/contract/constants'
import type { Pool } from 'pg'

type Row = {
  id: number
  at: Date
  key: string
  amount: number
  balance: number
  kind: PaidKind | null
  state: string | null
  error: string | null
}

export const linesPerPage = 20

const names: Record<PaidKind, string> = {
  quick: 'Game, Quick mode',
  agent: 'Game, Agent',
  model: '3D conversion',
  environment: 'Environment',
}

/**
 * Where a user's credits came from and went, newest first, with what was left. Spending a hold moves nothing that the
 * user could still use, so it is not a line of its own.
 */
export async function statementOf(pool: Pool, userId: string, before?: number) {
  const { rows } = await pool.query<Row>(
    `with moves as (
       select id, at, key, run_id,
         amount * ((coalesce(dst, 'held') <> 'held')::int - (coalesce(src, 'held') <> 'held')::int) as amount
       from transfer where user_id = $1
     ), lines as (
       select *, sum(amount) over (order by id)::bigint as balance from moves where amount <> 0
     )
     select lines.id, lines.at, lines.key, lines.amount, lines.balance, run.kind, run.state, run.error
     from lines left join run on run.id = lines.run_id
     where $2::bigint is null or lines.id < $2
     order by lines.id desc limit $3`,
    [userId, before ?? null, linesPerPage + 1],
  )
  return { lines: rows.slice(0, linesPerPage).map(lineOf), more: rows.length > linesPerPage }
}

function lineOf({ id, at, amount, balance, ...row }: Row): StatementLine {
  const held = row.key.startsWith('hold:') && (row.state === 'queued' || row.state === 'running')
  return {
    id,
    at: at.toISOString(),
    what: describe(row),
    amount,
    balance,
    state: held ? 'held' : 'settled',
  }
}

function describe({ key, kind, error }: Pick<Row, 'key' | 'kind' | 'error'>): string {
  const [what, detail = ''] = key.split(':')
  const made = kind ? names[kind] : 'Creation'
  if (what === 'grant') return `Free credits for ${monthName(detail)}`
  if (what === 'difference') return `Difference returned: ${made}, finished by the built-in engine`
  if (what === 'settle') return `Refund: ${made}. ${error ?? ''}`.trim()
  return made
}

function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
