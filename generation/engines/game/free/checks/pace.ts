import { Failed, type Found, seeds } from './found.ts'

const seconds = 1
/** Frames a second. */
const rates = [60, 120, 30]
/** Steps by which a loop may be early or late: it may carry a part of one, at the start and at the end. */
const leeway = 3

/** Time in its own loop, at several rates, must bring it as far as the same time in steps. */
export async function keepsTime({ stage, controls }: Found): Promise<string> {
  const [seed] = seeds
  const [button] = controls.filter((control) => control !== 'pointer')
  const hold = button ? { held: [button] } : { held: [], pointer: { x: 0.3, y: 0.4, down: true } }
  const { alone, stood, reached } = await stage.ask('pace', { seed, hold, seconds, rates })
  const due = seconds * 60
  if (!alone) throw new Failed(`step(${due}) leads elsewhere than step(1), ${due} times.`)
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
  if (!stood) throw new Failed('Ten frames in which no time passed changed its state.')
  const told = reached.map(({ rate, steps }) => `${steps} steps at ${rate} Hz`).join(', ')
  return `${seconds} s of its own loop: ${told}. Without time nothing moves.`
}
