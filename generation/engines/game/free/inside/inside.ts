import type { Replay } from '@makebelieve/kit/core/replay'
import { type FreeGame, type FreeInput, type Snapshot, statuses } from '../interface.ts'
import { canvasOf } from '../page/canvas.ts'
import { type Ears, listen, wordsOf } from './listen.ts'
import { notPlain } from './plain.ts'
import { keepReplay, type PlayedBy, playerOf } from './players.ts'

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

/** The time of one step by hand, and what the game's own loop made of two seconds at several rates. */
export type PaceTask = { seed: number; hold: FreeInput; seconds: number; rates: number[] }
export type PaceResult = { alone: boolean; stood: boolean; reached: { rate: number; steps: number | null }[] }

export type LookResult = {
  /** Where the canvas lies in the window, in pixels. */
  box: { x: number; y: number; width: number; height: number }
  window: { width: number; height: number }
  /** What is on it, as RGBA in base64. */
  pixels: string
  /** To draw and to read it: only then is it sure that it was drawn. */
  milliseconds: number
}
export const lookSize = { width: 240, height: 150 }

/** The host's way in; each answers plain data, or what went wrong in words. */
export type Inside = {
  ears: Ears
  shape(): string | undefined
  play(task: PlayTask): PlayResult
  pace(task: PaceTask): PaceResult
  look(): LookResult
}
export type Answer<T> = { answer: T; wrong?: undefined } | { wrong: string }
export type Asked = <K extends Exclude<keyof Inside, 'ears'>>(
  part: K,
  ...given: Parameters<Inside[K]>
) => Answer<ReturnType<Inside[K]>>

// Taken before the game's code runs, which may put something else in their place.
const { stringify, parse } = JSON
const stepMs = 1000 / 60
const traceEvery = 30

/** Runs in the page of a free game before anything else does; from then on nothing is drawn unless it is told to. */
export function openInside(): { ask: Asked; ears: Ears } {
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

  const inside: Omit<Inside, 'ears'> = {
    shape() {
      const found = game()
      if (typeof found !== 'object' || found === null) return 'The code sets no globalThis.makebelieve.'
      for (const name of ['reset', 'input', 'step', 'snapshot'] as const)
        if (typeof found[name] !== 'function') return `makebelieve.${name} is no function.`
      for (const name of ['win', 'lose'] as const)
        if (typeof found.players?.[name] !== 'function') return `makebelieve.players.${name} is no function.`
      if (!canvasOf()) return 'The code puts no canvas on the page.'
      return undefined
    },

    play({ seed, by, steps, after, goOn, drawEvery }) {
      const player = playerOf(game(), by)
      const { replay, add } = keepReplay(seed)
      let state = begin(seed)
      const first = state.text
      const trace: string[] = []
      let done = 0
      let games = 1
      const advance = (input: FreeInput) => {
        add(input)
        game().input(input)
        game().step(1)
        done++
        state = read()
        if (done % traceEvery === 0) trace.push(state.text)
        if (drawEvery && done % drawEvery === 0) frame(0)
      }
      while (done < steps) {
        if (isOver(state.snapshot)) {
          if (!goOn) break
          state = begin(seed + games++)
        }
        advance(player(() => state.snapshot))
      }
      // Pressed anew now and then: a jump may need it.
      for (let step = 0; after && step < after.steps; step++)
        advance(step % 20 < 14 ? after.hold : letGo(after.hold))
      return { first, trace, last: state.text, status: state.snapshot.status, steps: done, games, replay }
    },

    pace({ seed, hold, seconds, rates }) {
      const startHolding = () => {
        begin(seed)
        game().input(hold)
      }
      const due = seconds * 60
      frame(0)
      startHolding()
      const texts = Array.from({ length: due * 3 }, () => {
        game().step(1)
        return read().text
      })
      startHolding()
      game().step(due)
      const alone = read().text === texts[due - 1]
      const reached = rates.map((rate) => {
        startHolding()
        for (let count = 0; count < seconds * rate; count++) frame(1000 / rate)
        return { rate, steps: nearest(texts, read().text, due) }
      })
      const still = read().text
      for (let count = 0; count < 10; count++) frame(0)
      return { alone, reached, stood: read().text === still }
    },

    look() {
      const canvas = canvasOf()
      if (!canvas) throw new Error('There is no canvas')
      const began = performance.now()
      frame(stepMs)
      const pixels = pixelsOf(canvas)
      const milliseconds = performance.now() - began
      const { x, y, width, height } = canvas.getBoundingClientRect()
      return {
        box: { x, y, width, height },
        window: { width: innerWidth, height: innerHeight },
        pixels,
        milliseconds,
      }
    },
  }

  return {
    ears,
    ask(part, ...given) {
      try {
        const run = inside[part] as (...given: unknown[]) => never
        return { answer: run(...given) }
      } catch (error) {
        return { wrong: wordsOf(error) }
      }
    },
  }
}

function letGo({ pointer }: FreeInput): FreeInput {
  return { held: [], ...(pointer && { pointer: { ...pointer, down: false } }) }
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

function pixelsOf(canvas: HTMLCanvasElement): string {
  const { width, height } = lookSize
  const small = document.createElement('canvas')
  small.width = width
  small.height = height
  const pen = small.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser cannot draw')
  // What the page shows where the game draws nothing.
  pen.fillStyle = '#16141f'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(canvas, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  let bytes = ''
  for (let at = 0; at < data.length; at += 8192) bytes += String.fromCharCode(...data.subarray(at, at + 8192))
  return btoa(bytes)
}
