import { type Way, ways } from '../../table/board.ts'
import { board } from './level.ts'

export type Snake = {
  cast: string
  /** Cells, the head first. */
  body: number[]
  way: Way
  /** Turns that were pressed and not taken yet. */
  turns: Way[]
  /** Cells that are still to come. */
  grow: number
  /** Steps until the next cell, of how many. */
  left: number
  pace: number
  /** Where the tip of the tail was before. */
  trail: number
  /** Steps that it still waits for its player to press something. */
  waits: number
  /** Steps that it still stops short before it runs into something. */
  grace: number
  /** Steps for which no foe can stop it. */
  safe: number
  /** Steps since a bite, counted down: a bulge, for the eyes. */
  fed: number
}

export function newSnake(cast: string, cell: number, waits: number, grace: number): Snake {
  return {
    cast,
    body: [cell, cell - 1, cell - 2, cell - 3],
    way: 'right',
    turns: [],
    grow: 0,
    left: 1,
    pace: 10,
    trail: cell - 4,
    waits,
    grace,
    safe: 0,
    fed: 0,
  }
}

export const opposite: Record<Way, Way> = { left: 'right', right: 'left', up: 'down', down: 'up' }

/** Notes a turn; backwards is none. Tells whether it will be taken. */
export function turn(snake: Snake, way: Way): boolean {
  const last = snake.turns.at(-1) ?? snake.way
  if (snake.waits > 0 && snake.turns.length === 0 && way === opposite[last]) {
    // Before it has set out, it can still turn round on the spot.
    snake.body.reverse()
    snake.way = way
    snake.trail = snake.body.at(-1) ?? 0
    snake.turns.push(way)
    return true
  }
  if (way === opposite[last] || snake.turns.length >= 2) return false
  // Straight on is a turn only for whoever still waits to be sent on its way.
  if (way !== last || snake.waits > 0) snake.turns.push(way)
  return true
}

/** Whether two cells lie side by side, and not across the edge from one another. */
export function areNeighbours(one: number, other: number): boolean {
  return ways.some((way) => {
    const step = { left: -1, right: 1, up: -board.columns, down: board.columns }[way]
    if (one + step !== other) return false
    return Math.abs((one % board.columns) - (other % board.columns)) < 2
  })
}
