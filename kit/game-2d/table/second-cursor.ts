import { type Button, bitOf, holds, type Input } from '../../core/input.ts'
import type { Choice, Control, Genre } from '../genre.ts'
import type { Painter } from '../view/painter.ts'
import type { World } from '../world.ts'
import { centreOf, isOpen, nearestChoice, neighbour } from './among-choices.ts'

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
export function withSecondPick<W extends World>(genre: Genre<W>, world: W, input: Input): Input {
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

/** A ring with a 2 on it, over everything that the game draws. */
export function drawSecondCursor<W extends World>(genre: Genre<W>, world: W, painter: Painter): void {
  if (!world.cursor || world.status !== 'playing') return
  const choice = choiceUnder(genre.choices?.(world) ?? [], world.cursor)
  if (!choice) return
  const { ctx, camera, seconds } = painter
  const room = 3 + Math.sin(seconds * 5)
  const [x, y] = [camera.x + choice.x - room, camera.y + choice.y - room]
  const [width, height] = [choice.width + room * 2, choice.height + room * 2]
  const ring = (thick: number, colour: string) => {
    ctx.lineWidth = thick
    ctx.strokeStyle = colour
    ctx.beginPath()
    ctx.roundRect(x, y, width, height, Math.min(16, height * 0.3))
    ctx.stroke()
  }
  ctx.save()
  ring(10, '#16141f')
  ring(5.5, secondColour)
  ring(1.5, '#ffffff')
  drawPlayerTag(painter, 2, x + width - 8, y + 6)
  ctx.restore()
}

/** A badge that says whose something is. */
export function drawPlayerTag(painter: Painter, player: 1 | 2, x: number, y: number, size = 30): void {
  const { ctx } = painter
  ctx.fillStyle = player === 2 ? secondColour : '#f5b700'
  ctx.strokeStyle = '#16141f'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, size / 2, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  painter.text(String(player), x, y + 1, size * 0.64, { bold: true, colour: '#16141f' })
}
