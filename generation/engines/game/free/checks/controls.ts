import { type FreeControl, type FreeInput, freeButtons } from '../interface.ts'
import { play } from '../judge/play.ts'
import { Failed } from './failed.ts'
import { cut, type Found, rate, seeds } from './found.ts'

/** From the start, and from later: some buttons only do something once there is something to do. */
const moments = [0, 1.5 * rate, 5 * rate]
const tried = rate
const places = [
  [0.2, 0.3],
  [0.8, 0.7],
  [0.5, 0.85],
] as const

/** Each control, compared with nothing. Which ones do something is also what fingers get buttons for. */
export async function answers(found: Found): Promise<string> {
  const dead = new Set<FreeControl>([...freeButtons, 'pointer'])
  for (const moment of moments) {
    if (dead.size === 0 || (moment > 0 && (found.won?.steps ?? 0) <= moment)) break
    const idle = await after(found, moment, { held: [] })
    for (const control of [...dead])
      for (const hold of waysOf(control))
        if (dead.has(control) && (await after(found, moment, hold)) !== idle) dead.delete(control)
  }
  found.controls = [...freeButtons, 'pointer' as const].filter((control) => !dead.has(control))
  if (found.controls.length === 0)
    throw new Failed('Neither a button nor the pointer changes its snapshot, compared with doing nothing.')
  const rest = dead.size === 0 ? '' : ` Without effect: ${[...dead].join(', ')}.`
  return `It is played with ${found.controls.join(', ')}.${rest}`
}

function waysOf(control: FreeControl): FreeInput[] {
  if (control !== 'pointer') return [{ held: [control] }]
  return places.map(([x, y]) => ({ held: [], pointer: { x, y, down: true } }))
}

async function after({ stage, won }: Found, moment: number, hold: FreeInput): Promise<string> {
  const [seed] = seeds
  const { trace, last } = await play(stage, {
    seed: won?.replay.seed ?? seed,
    by: won ? { replay: cut(won.replay, moment) } : 'nobody',
    steps: moment,
    after: { hold, steps: tried },
  })
  return [...trace, last].join()
}
