import { type Button, bitOf, type Input } from '@makebelieve/kit/core/input'

/**
 * What free game code sets as `globalThis.makebelieve`: docs/free-code.md tells its author the same in words. Everything
 * that plays such a game (the page, a replay, the proof) does it through this and nothing else.
 */
export type FreeGame = {
  /** A new game. The same seed gives the same game. */
  reset(seed: number): void
  /** What is held from now on, until it is called again. */
  input(input: FreeInput): void
  /** Advances by this many sixtieths of a second. */
  step(count: number): void
  snapshot(): Snapshot
  /** How its author shows that it can be won and lost. */
  players: Record<'win' | 'lose', (snapshot: Snapshot) => FreeInput>
  /** Where its author says that the wishes of the prompt can be seen: see wishes.ts. */
  wishes?: unknown
}

export const freeButtons = ['left', 'right', 'up', 'down', 'a', 'b'] as const satisfies readonly Button[]
export type FreeButton = (typeof freeButtons)[number]
export type FreeControl = FreeButton | 'pointer'

export type FreeInput = {
  held: FreeButton[]
  /** From 0 to 1 over the canvas. */
  pointer?: { x: number; y: number; down: boolean }
}

export type Status = 'ready' | 'playing' | 'won' | 'lost'
export const statuses: readonly string[] = ['ready', 'playing', 'won', 'lost'] satisfies Status[]

/** Plain data: whatever matters of the state, so that two games can be compared by it. */
export type Snapshot = { status: Status; score?: number; [name: string]: unknown }
/** Characters of its text. */
export const longestSnapshot = 200_000

/** A thousandth of the canvas: no finger is finer, and a replay says exactly what was played. */
const finest = 1000
const fine = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * finest) / finest

/** What a game is told for an input as devices and replays have it. */
export function toFree({ held, pointer }: Pick<Input, 'held' | 'pointer'>): FreeInput {
  return {
    held: freeButtons.filter((button) => held & bitOf(button)),
    ...(pointer && { pointer: { x: fine(pointer.x), y: fine(pointer.y), down: pointer.down } }),
  }
}

const maskOf = (held: readonly FreeButton[]) => held.reduce((mask, button) => mask | bitOf(button), 0)

/** An input as four numbers: the buttons' bits, where it points (-1 where it does not), and whether it is down. */
export function pressedOf({ held, pointer }: FreeInput): [held: number, x: number, y: number, down: number] {
  return [maskOf(held), pointer?.x ?? -1, pointer?.y ?? 0, pointer?.down ? 1 : 0]
}

/** The attribute with which a page says that its game has begun, for whoever waits for it. */
export const begunMark = 'data-makebelieve'
