import { inputsOf, type Replay, type ReplayPart } from '@makebelieve/kit/core/replay'
import { type FreeInput, freeButtons, pressedOf, toFree } from '../interface.ts'

/** Who plays: one of the author's own players, nobody, chance, or somebody who does it once more. */
export type PlayedBy = 'win' | 'lose' | 'nobody' | { random: number } | { replay: Replay }

/** What is pressed in each step by whoever needs no look at the game: made up here, where the game can't reach. */
export function inputsFor(by: Exclude<PlayedBy, 'win' | 'lose'>, steps: number): FreeInput[] {
  const next = playerOf(by)
  return Array.from({ length: steps }, next)
}

const nothing: FreeInput = { held: [] }

function playerOf(by: Exclude<PlayedBy, 'win' | 'lose'>): () => FreeInput {
  if (by === 'nobody') return () => nothing
  if ('replay' in by) {
    const inputs = inputsOf(by.replay)
    return () => toFree(inputs.next().value ?? { held: 0 })
  }
  return randomPlayer(by.random)
}

/** Holds something for a while, then something else. */
function randomPlayer(seed: number): () => FreeInput {
  const random = randomOf(seed)
  let left = 0
  let input = nothing
  return () => {
    if (left-- > 0) return input
    left = 4 + Math.floor(random() * 24)
    const held = freeButtons.filter(() => random() < 0.3)
    const pointer = { x: random(), y: random(), down: random() < 0.6 }
    const [mask] = pressedOf({ held })
    input = toFree({ held: mask, ...(random() < 0.5 && { pointer }) })
    return input
  }
}

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Keeps what was played as a replay; equal neighbours are counted, also where something is pointed at. */
export function keepReplay(seed: number): { replay: Replay; add(input: FreeInput): void } {
  const replay: Replay = { seed, inputs: [] }
  let before = ''
  return {
    replay,
    add(input) {
      const [held, x, y, down] = pressedOf(input)
      const part: ReplayPart = [1, held]
      if (input.pointer) part.push(0, undefined, [x, y, down ? 1 : 0])
      const now = JSON.stringify(part)
      const last = replay.inputs.at(-1)
      if (last && now === before) last[0]++
      else replay.inputs.push(part)
      before = now
    },
  }
}
