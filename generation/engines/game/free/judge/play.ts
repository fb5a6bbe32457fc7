import type { Replay } from '@makebelieve/kit/core/replay'
import * as z from 'zod'
import { Failed } from '../checks/failed.ts'
import { notPlain } from '../inside/plain.ts'
import { type FreeInput, longestSnapshot, pressedOf, type Snapshot, statuses, toFree } from '../interface.ts'
import type { Stage } from '../stage/stage.ts'
import { inputsFor, keepReplay, type PlayedBy } from './players.ts'

export type PlayTask = {
  seed: number
  by: PlayedBy
  /** At most this many steps. */
  steps: number
  /** Held after those steps, for so many more. */
  after?: { hold: FreeInput; steps: number }
  /** Begins anew when it is over, instead of ending. */
  goOn?: boolean
  /** Draws once in so many steps. */
  drawEvery?: number
}

export type PlayResult = {
  /** Snapshots as text: at the start, now and then, at the end. */
  first: string
  trace: string[]
  last: string
  status: Snapshot['status']
  steps: number
  games: number
  replay: Replay
}

const traceEvery = 30
const text = z.string().max(longestSnapshot)
const whole = z.number().int().min(0)

/**
 * Has the page play, and takes what it tells for no more than it can be: inputs are made up or kept here, steps are those that
 * were asked for, and every snapshot is read again.
 */
export async function play(stage: Pick<Stage, 'ask'>, task: PlayTask): Promise<PlayResult> {
  const { seed, by, after, goOn = false, drawEvery = 0 } = task
  const steps = task.steps + (after?.steps ?? 0)
  const byAuthor = by === 'win' || by === 'lose'
  const inputs = byAuthor ? [] : [...inputsFor(by, task.steps), ...heldAfter(after)]
  const answer = await stage.ask('play', {
    seed,
    by: byAuthor ? by : 'inputs',
    inputs: by === 'nobody' && !after ? [] : inputs.flatMap(pressedOf),
    steps,
    goOn,
    drawEvery,
  })
  const read = toldOf(steps).safeParse(answer)
  if (!read.success) throw new Failed('What it tells of a game cannot be read.')
  const { first, trace, last, steps: done, games, pressed } = read.data
  const [, end] = [snapshotIn(first), snapshotIn(last)]
  for (const moment of trace) snapshotIn(moment)
  const isOver = end.status === 'won' || end.status === 'lost'
  const sound = trace.length === Math.floor(done / traceEvery) && (done === steps || (isOver && !goOn))
  if (!sound || (byAuthor && pressed.length !== 4 * done))
    throw new Failed('What it tells of a game does not fit together.')
  const { replay, add } = keepReplay(seed)
  for (let step = 0; step < done; step++) add(byAuthor ? inputIn(pressed, step) : (inputs[step] as FreeInput))
  return { first, trace, last, status: end.status, steps: done, games, replay }
}

const toldOf = (steps: number) =>
  z.object({
    first: text,
    trace: z.array(text).max(steps / traceEvery + 1),
    last: text,
    steps: whole.max(steps),
    games: whole.min(1).max(steps + 1),
    pressed: z.array(z.number().min(-1).max(63)).max(4 * steps),
  })

/** Pressed anew now and then: a jump may need it. */
function heldAfter(after: PlayTask['after']): FreeInput[] {
  if (!after) return []
  const { hold, steps } = after
  return Array.from({ length: steps }, (_, step) => (step % 20 < 14 ? hold : letGo(hold)))
}

function letGo({ pointer }: FreeInput): FreeInput {
  return { held: [], ...(pointer && { pointer: { ...pointer, down: false } }) }
}

/** Rounded as every input is, so that a replay says what was played. */
function inputIn(pressed: readonly number[], step: number): FreeInput {
  const [held = 0, x = -1, y = 0, down = 0] = pressed.slice(4 * step, 4 * step + 4)
  return toFree({ held, ...(x >= 0 && { pointer: { x, y, down: down === 1 } }) })
}

/** A snapshot is plain data with a status, whatever the page made of it. */
export function snapshotIn(told: string): Snapshot {
  const snapshot = parsed(told)
  const wrong = notPlain(snapshot)
  if (wrong) throw new Failed(`Its snapshot: ${wrong}.`)
  const { status } = snapshot as Snapshot
  if (!statuses.includes(status)) throw new Failed(`Its snapshot: status is none of ${statuses.join(', ')}.`)
  return snapshot as Snapshot
}

function parsed(told: string): unknown {
  try {
    return JSON.parse(told)
  } catch {
    throw new Failed('Its snapshot cannot be read.')
  }
}
