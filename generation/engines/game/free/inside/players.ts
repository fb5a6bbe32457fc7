import { bitOf } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay, type ReplayPart } from '@makebelieve/kit/core/replay'
import {
  type FreeButton,
  type FreeGame,
  type FreeInput,
  freeButtons,
  type Snapshot,
  toFree,
} from '../interface.ts'

/** Who plays, as it can be told to a page. */
export type PlayedBy = 'win' | 'lose' | 'nobody' | { random: number } | { replay: Replay }

/** Decides what is held in the next step. */
export type FreePlayer = (snapshot: () => Snapshot) => FreeInput

const nothing: FreeInput = { held: [] }

export function playerOf(game: FreeGame, by: PlayedBy): FreePlayer {
  if (by === 'nobody') return () => nothing
  if (by === 'win' || by === 'lose') {
    // Called as a method: its author may have written it as one.
    return (snapshot) => readInput(game.players[by](snapshot()), by)
  }
  if ('replay' in by) {
    const inputs = inputsOf(by.replay)
    return () => toFree(inputs.next().value ?? { held: 0 })
  }
  return randomPlayer(by.random)
}

/** Takes what an author's player answers, or says what is wrong with it. */
function readInput(answer: unknown, by: string): FreeInput {
  const { held, pointer } = (answer ?? {}) as Partial<FreeInput>
  const shown = () => String(JSON.stringify(answer)).slice(0, 80)
  if (!Array.isArray(held) || !held.every((button) => freeButtons.includes(button)))
    throw new Error(
      `players.${by} gave ${shown()}, which is no input: held is a list of ${freeButtons.join(', ')}`,
    )
  if (pointer && !(Number.isFinite(pointer.x) && Number.isFinite(pointer.y)))
    throw new Error(`players.${by} gave ${shown()}, which is no input: a pointer has x and y from 0 to 1`)
  return toFree({
    held: maskOf(held),
    ...(pointer && { pointer: { x: pointer.x, y: pointer.y, down: pointer.down === true } }),
  })
}

const maskOf = (held: readonly FreeButton[]) => held.reduce((mask, button) => mask | bitOf(button), 0)

/** Holds something for a while, then something else. */
function randomPlayer(seed: number): FreePlayer {
  const random = randomOf(seed)
  let left = 0
  let input = nothing
  return () => {
    if (left-- > 0) return input
    left = 4 + Math.floor(random() * 24)
    const held = freeButtons.filter(() => random() < 0.3)
    const pointer = { x: random(), y: random(), down: random() < 0.6 }
    input = toFree({ held: maskOf(held), ...(random() < 0.5 && { pointer }) })
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
    add({ held, pointer }) {
      const part: ReplayPart = [1, maskOf(held)]
      if (pointer) part.push(0, undefined, [pointer.x, pointer.y, pointer.down ? 1 : 0])
      const now = JSON.stringify(part)
      const last = replay.inputs.at(-1)
      if (last && now === before) last[0]++
      else replay.inputs.push(part)
      before = now
    },
  }
}
