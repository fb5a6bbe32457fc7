import {
  type FreeGame,
  type FreeInput,
  longestSnapshot,
  pressedOf,
  type Snapshot,
  statuses,
  toFree,
} from '../interface.ts'
import { canvasOf } from '../page/canvas.ts'
import { type Ears, listen, wordsOf } from './listen.ts'
import { notPlain } from './plain.ts'
import { readInput } from './read-input.ts'

/** What is to be played: inputs that whoever judges has made up, or those of one of the author's players. */
export type PlayAsked = {
  seed: number
  by: 'inputs' | 'win' | 'lose'
  /** Four numbers for each step: see `pressed`. Nothing is held where there are no more. */
  inputs: number[]
  /** At most this many steps. */
  steps: number
  /** Begins anew when it is over, instead of ending. */
  goOn: boolean
  /** Draws once in so many steps; 0 never. */
  drawEvery: number
}

/** Snapshots are texts: at the start, every half second, and at the end. */
export type PlayTold = {
  first: string
  trace: string[]
  last: string
  steps: number
  games: number
  /** Four numbers for each step: the buttons' bits, where it points (-1 where it does not), and whether it is down. */
  pressed: number[]
}

export type PaceAsked = { seed: number; hold: number[]; seconds: number; rates: number[] }
/** After each of many single steps, after as many at once, and after a time of its own loop at each rate. */
export type PaceTold = {
  each: string[]
  atOnce: string
  loops: string[]
  still: [before: string, after: string]
}

/** What is missing of the interface: a name, and nothing where it is whole. */
export type ShapeTold = { missing: string | null }

/** What the page is asked, by name. It answers plain data, or what went wrong in words. */
export type Inside = {
  shape(): ShapeTold
  isSet(): { set: boolean }
  /** As text: whoever asks reads it outside. */
  wishes(): string
  play(asked: PlayAsked): PlayTold
  pace(asked: PaceAsked): PaceTold
  frame(milliseconds: number): { drawn: true }
  /** What was heard since it was last asked. */
  heard(): ReturnType<Ears['take']>
}

const traceEvery = 30
// Taken before the game's code runs, which may put something else in their place.
const { stringify, parse } = JSON
const { freeze } = Object

/**
 * Runs in the page of a free game before anything else does; from then on nothing is drawn unless it is told to. It
 * shares its realm with the game, so what it tells is what the game says of itself: who counts and judges is outside
 * (docs/decisions/0020).
 */
export function openInside() {
  const ears = listen()
  let waiting = new Map<number, FrameRequestCallback>()
  let ids = 0
  let now = 0
  window.requestAnimationFrame = (callback) => {
    waiting.set(++ids, callback)
    return ids
  }
  window.cancelAnimationFrame = (id) => void waiting.delete(id)

  function frame(passed: number): void {
    now += passed
    const due = waiting
    waiting = new Map()
    for (const callback of due.values()) callback(now)
  }

  const game = () => (globalThis as unknown as { makebelieve: FreeGame }).makebelieve

  /** The state as text; a copy of it, so that no player can reach into the game. */
  function read(): { text: string; snapshot: Snapshot } {
    const told = game().snapshot()
    const wrong = notPlain(told)
    if (wrong) throw new Error(`Its snapshot: ${wrong}`)
    const text = stringify(told)
    if (text.length > longestSnapshot)
      throw new Error(`Its snapshot: has more than ${longestSnapshot} characters`)
    const snapshot = parse(text) as Snapshot
    if (!statuses.includes(snapshot.status))
      throw new Error(
        `Its snapshot: status is ${stringify(snapshot.status)}, not one of ${statuses.join(', ')}`,
      )
    return { text, snapshot }
  }

  function begin(seed: number): ReturnType<typeof read> {
    game().reset(seed)
    game().input({ held: [] })
    const state = read()
    if (isOver(state.snapshot)) throw new Error(`reset left it ${state.snapshot.status}`)
    return state
  }

  const isOver = ({ status }: Snapshot) => status === 'won' || status === 'lost'

  const inside: Inside = {
    isSet: () => ({ set: 'makebelieve' in globalThis }),

    shape() {
      const found = game()
      if (typeof found !== 'object' || found === null) return { missing: 'globalThis.makebelieve' }
      for (const name of ['reset', 'input', 'step', 'snapshot'] as const)
        if (typeof found[name] !== 'function') return { missing: name }
      for (const name of ['win', 'lose'] as const)
        if (typeof found.players?.[name] !== 'function') return { missing: `players.${name}` }
      return { missing: canvasOf() ? null : 'canvas' }
    },

    wishes: () => stringify(game().wishes ?? []).slice(0, longestSnapshot),

    play({ seed, by, inputs, steps, goOn, drawEvery }) {
      let state = begin(seed)
      const told: PlayTold = { first: state.text, trace: [], last: '', steps: 0, games: 1, pressed: [] }
      for (let step = 0; step < steps; step++) {
        if (isOver(state.snapshot)) {
          if (!goOn) break
          state = begin(seed + told.games++)
        }
        // Players are called as methods: their author may have written them so.
        const input =
          by === 'inputs' ? inputAt(inputs, step) : readInput(game().players[by](state.snapshot), by)
        if (by !== 'inputs') told.pressed.push(...pressedOf(input))
        game().input(input)
        game().step(1)
        told.steps++
        state = read()
        if (told.steps % traceEvery === 0) told.trace.push(state.text)
        if (drawEvery && told.steps % drawEvery === 0) frame(0)
      }
      told.last = state.text
      return told
    },

    pace({ seed, hold, seconds, rates }) {
      const startHolding = () => {
        begin(seed)
        game().input(inputAt(hold, 0))
      }
      const due = seconds * 60
      frame(0)
      startHolding()
      const each = Array.from({ length: due * 3 }, () => {
        game().step(1)
        return read().text
      })
      startHolding()
      game().step(due)
      const atOnce = read().text
      const loops = rates.map((rate) => {
        startHolding()
        for (let count = 0; count < seconds * rate; count++) frame(1000 / rate)
        return read().text
      })
      const before = read().text
      for (let count = 0; count < 10; count++) frame(0)
      return { each, atOnce, loops, still: [before, read().text] }
    },

    frame(milliseconds) {
      frame(milliseconds)
      return { drawn: true }
    },

    heard: ears.take,
  }

  // Nobody can put another in its place: the name that it gets on the page can't be given away either.
  return freeze({
    ask(part: keyof Inside, given: never): { answer: unknown } | { wrong: string } {
      try {
        return { answer: inside[part](given) }
      } catch (error) {
        return { wrong: wordsOf(() => error) }
      }
    },
  })
}

function inputAt(inputs: readonly number[], step: number): FreeInput {
  const [held = 0, x = -1, y = 0, down = 0] = [
    inputs[4 * step],
    inputs[4 * step + 1],
    inputs[4 * step + 2],
    inputs[4 * step + 3],
  ]
  return toFree({ held, ...(x >= 0 && { pointer: { x, y, down: down === 1 } }) })
}
