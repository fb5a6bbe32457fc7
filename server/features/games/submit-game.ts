import type { GameOptions } from '@makebelieve/contract/entities/generation-options'
import type { Pool } from 'pg'
import type { AppContext } from '../../http/context.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { Queue } from '../../queue/queue.ts'
import type { RunLimits } from '../../runs/limits.ts'
import { submitRun } from '../../runs/submit.ts'
import type { GameInput } from './game-run.ts'

type Services = { pool: Pool; queue: Queue; limits: RunLimits }

type Submission = {
  userId: string
  kind: 'quick' | 'agent'
  input: GameInput
  /** The request as it came, which an idempotency key stands for. */
  request: object
  /** The house pays for repairs, and for drawings that take the place of a picture. */
  free?: boolean
}

export function submitGame(c: AppContext, services: Services, submission: Submission): Promise<string> {
  return submitRun(services, {
    ...submission,
    idempotencyKey: idempotencyKeyOf(c),
    address: c.var.clientAddress,
  })
}

/** What the engine heeds of the advanced settings. Without a seed, the words of the prompt decide. */
export function settingsOf(options: GameOptions = {}): Pick<GameInput, 'seed' | 'detail'> {
  const { seed, stable_seed, num_inference_steps } = options
  return { seed: seed ?? stable_seed, detail: num_inference_steps }
}
