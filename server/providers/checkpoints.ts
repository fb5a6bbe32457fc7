import type { AgentState } from '@makebelieve/generation/providers/conduct/agent'
import type { Pool } from 'pg'
import type { RunningRun } from '../runs/run-state.ts'

/** What the Agent of a run has finished so far. It goes when the run ends. */
export async function findCheckpoint(pool: Pool, run: RunningRun): Promise<AgentState | undefined> {
  const { rows } = await pool.query<{ state: AgentState }>(
    'select state from run_checkpoint where run_id = $1',
    [run.id],
  )
  return rows[0]?.state
}

/** Only by the worker that still holds the run. */
export async function saveCheckpoint(
  pool: Pool,
  { id, attempt }: RunningRun,
  state: AgentState,
): Promise<void> {
  await pool.query(
    `insert into run_checkpoint (run_id, state)
     select id, $3 from run where id = $1 and attempt = $2 and state = 'running'
     on conflict (run_id) do update set state = excluded.state, saved_at = now()`,
    [id, attempt, JSON.stringify(state, withoutZeros)],
  )
}

/** PostgreSQL keeps no zero characters in JSON; no honest file has one. */
const withoutZeros = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value
