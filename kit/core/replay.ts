import { type Input, idle } from './input.ts'

/**
 * A game as it was played: the seed and the inputs, with equal neighbours counted instead of repeated. The same world
 * stepped with the same replay ends the same.
 */
export type Replay = {
  seed: number
  inputs: ReplayPart[]
  /** Whoever watches it begins so many seconds in. */
  from?: number
}

/** How many steps, which buttons of both players, and what was pointed at or picked in the first of them. */
export type ReplayPart = [
  steps: number,
  held: number,
  second?: number,
  pick?: string,
  pointer?: ReplayPointer,
]
export type ReplayPointer = [x: number, y: number, down: 0 | 1]

export function recorder(seed: number): { add(input: Input): void; replay: Replay } {
  const replay: Replay = { seed, inputs: [] }
  return {
    replay,
    add({ held, second, pick, pointer }) {
      const last = replay.inputs.at(-1)
      const plain = pick === undefined && pointer === undefined
      if (plain && last && last.length < 4 && last[1] === held && (last[2] ?? 0) === second) last[0]++
      else if (plain) replay.inputs.push(second ? [1, held, second] : [1, held])
      else if (!pointer) replay.inputs.push([1, held, second, pick])
      else replay.inputs.push([1, held, second, pick, [pointer.x, pointer.y, pointer.down ? 1 : 0]])
    },
  }
}

/** The inputs one after the other; afterwards nothing is pressed. */
export function* inputsOf({ inputs }: Replay): Generator<Input> {
  for (const [steps, held, second = 0, pick, pointer] of inputs)
    for (let step = 0; step < steps; step++) {
      const input: Input = { held, second }
      if (pick !== undefined && pick !== null) input.pick = pick
      if (pointer) input.pointer = { x: pointer[0], y: pointer[1], down: pointer[2] === 1 }
      yield input
    }
  for (;;) yield idle
}
