import * as z from 'zod'
import { longestSnapshot, pressedOf } from '../interface.ts'
import { snapshotIn } from '../judge/play.ts'
import { Failed } from './failed.ts'
import { type Found, seeds } from './found.ts'

const seconds = 1
/** Frames a second. */
const rates = [60, 120, 30]
/** Steps by which a loop may be early or late: it may carry a part of one, at the start and at the end. */
const leeway = 3

const text = z.string().max(longestSnapshot)
const told = z.object({
  each: z.array(text).length(3 * 60 * seconds),
  atOnce: text,
  loops: z.array(text).length(rates.length),
  still: z.tuple([text, text]),
})

/** Time in its own loop, at several rates, must bring it as far as the same time in steps. */
export async function keepsTime({ stage, controls }: Found): Promise<string> {
  const [seed] = seeds
  const [button] = controls.filter((control) => control !== 'pointer')
  const hold = button ? { held: [button] } : { held: [], pointer: { x: 0.3, y: 0.4, down: true } }
  const read = told.safeParse(await stage.ask('pace', { seed, hold: pressedOf(hold), seconds, rates }))
  if (!read.success) throw new Failed('What it tells of its pace cannot be read.')
  const { each, atOnce, loops, still } = read.data
  for (const moment of [...each, atOnce, ...loops, ...still]) snapshotIn(moment)
  const due = seconds * 60
  if (atOnce !== each[due - 1]) throw new Failed(`step(${due}) leads elsewhere than step(1), ${due} times.`)
  const reached = rates.map((rate, i) => ({ rate, steps: nearest(each, loops[i] ?? '', due) }))
  for (const { rate, steps } of reached) {
    if (steps === null)
      throw new Failed(
        `${seconds} s of its own loop at ${rate} Hz led to a state that no number of steps leads to.`,
      )
    if (Math.abs(steps - due) > leeway)
      throw new Failed(
        `${seconds} s of its own loop at ${rate} Hz made ${steps} steps of 1/60 s instead of ${due}.`,
      )
  }
  if (still[0] !== still[1]) throw new Failed('Ten frames in which no time passed changed its state.')
  const shown = reached.map(({ rate, steps }) => `${steps} steps at ${rate} Hz`).join(', ')
  return `${seconds} s of its own loop: ${shown}. Without time nothing moves.`
}

/** After which step it looked like this; of several, the one nearest to what is expected. */
function nearest(texts: readonly string[], text: string, expected: number): number | null {
  let found: number | null = null
  texts.forEach((candidate, index) => {
    const steps = index + 1
    if (candidate === text && (found === null || Math.abs(steps - expected) < Math.abs(found - expected)))
      found = steps
  })
  return found
}
