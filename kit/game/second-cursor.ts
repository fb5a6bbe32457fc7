import { type Button, bitOf, holds, type Input } from '../core/input.ts'
import { centreOf, isOpen, nearestChoice, neighbour } from './among-choices.ts'
import type { Choice, Control, GameRules } from './rules.ts'
import type { World } from './world.ts'

/**
 * Where the second player is among the choices. It is part of the world, so that a replay of nothing but buttons tells
 * it too. It comes with the first press: whoever plays alone never sees it.
 */
export type SecondCursor = {
  /** The id of a choice. One that is gone leaves the cursor at the nearest that is there. */
  at: string
  x: number
  y: number
  /** Steps for which an arrow has been held: it goes on by itself after a while. */
  heldFor: number
}

/** The colour of everything that belongs to the second player. */
export const secondColour = '#5b8cff'

const arrows = ['left', 'right', 'up', 'down'] as const
const repeatAfter = 20
const repeatEvery = 7

/** What the second player of a game of choices is told, for `controls`. */
export function cursorControls(says = 'Choose'): Control[] {
  const moves = arrows.map((input): Control => ({ input, says: 'Move', player: 2 }))
  return [...moves, { input: 'a', says, player: 2 }]
}

/** Moves the cursor by the second player's arrows; their main button becomes `pickSecond` of the input. */
export function withSecondPick<W extends World>(genre: GameRules<W>, world: W, input: Input): Input {
  if (!genre.secondCursor || !genre.choices || world.plan.rules.players !== 2) return input
  const { cursor, beforeSecond } = world
  const fresh = (button: Button) => (input.second & ~beforeSecond & bitOf(button)) !== 0
  const held = arrows.find((button) => holds(input.second, button))
  const pressed = arrows.find(fresh)
  if (cursor) cursor.heldFor = held && !pressed ? cursor.heldFor + 1 : 0
  const again =
    cursor && cursor.heldFor >= repeatAfter && (cursor.heldFor - repeatAfter) % repeatEvery === 0
      ? held
      : undefined
  const arrow = pressed ?? again
  if (!arrow && !fresh('a')) return input
  const choices = genre.choices(world)
  const here = choiceUnder(choices, cursor)
  if (!here) return input
  // The first press only shows where one is.
  const next = (cursor && arrow && neighbour(choices, here, arrow)) || here
  world.cursor = { at: next.id, ...centreOf(next), heldFor: cursor?.heldFor ?? 0 }
  return cursor && fresh('a') ? { ...input, pickSecond: next.id } : input
}

/** The choice that the cursor is at, among those that there are now. */
export function choiceUnder(choices: Choice[], cursor: SecondCursor | undefined): Choice | undefined {
  if (!cursor) return choices.find(isOpen)
  return choices.find((choice) => choice.id === cursor.at && isOpen(choice)) ?? nearestChoice(choices, cursor)
}

/** What both players picked in this step, the first one first. */
export function picksIn({ pick, pickSecond }: Input): { id: string; by: 1 | 2 }[] {
  return [
    ...(pick === undefined ? [] : [{ id: pick, by: 1 as const }]),
    ...(pickSecond === undefined ? [] : [{ id: pickSecond, by: 2 as const }]),
  ]
}
