import { below, chance, type World } from '../../../game/world.ts'

export const stage = { width: 960, height: 600 }
export const cell = 60
const columns = 16
const rows = 10

export type Point = { x: number; y: number }

/** The road from where they come to what they want, and the places beside it where one can build. */
export type Field = { path: Point[]; length: number; spots: Point[] }

/** Corners of roads, as columns and rows; the first lies outside. */
const roads: [number, number][][] = [
  [
    [-1, 2],
    [4, 2],
    [4, 7],
    [8, 7],
    [8, 2],
    [12, 2],
    [12, 6],
    [14, 6],
  ],
  [
    [-1, 7],
    [3, 7],
    [3, 3],
    [7, 3],
    [7, 7],
    [11, 7],
    [11, 3],
    [14, 3],
  ],
  [
    [-1, 2],
    [12, 2],
    [12, 5],
    [3, 5],
    [3, 8],
    [14, 8],
  ],
  [
    [-1, 5],
    [2, 5],
    [2, 2],
    [8, 2],
    [8, 5],
    [5, 5],
    [5, 8],
    [12, 8],
    [12, 4],
    [14, 4],
  ],
]

export function layField(world: World): Field {
  const road = roads[(below(world, roads.length) + world.level - 1) % roads.length] ?? []
  const flipped = chance(world) < 0.5
  const path = road.map(([column, row]) => ({
    x: (column + 0.5) * cell,
    y: ((flipped ? rows - 1 - row : row) + 0.5) * cell,
  }))
  let length = 0
  path.forEach((point, at) => {
    const before = path[at - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
  })
  return { path, length, spots: spotsBeside(path) }
}

/** The place on the road after a distance, and which way it goes there. */
export function placeOn(path: readonly Point[], along: number): Point & { dx: number; dy: number } {
  let left = along
  for (let at = 1; at < path.length; at++) {
    const from = path[at - 1] ?? { x: 0, y: 0 }
    const to = path[at] ?? from
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const dx = (to.x - from.x) / long
    const dy = (to.y - from.y) / long
    if (left <= long || at === path.length - 1)
      return { x: from.x + dx * Math.min(left, long), y: from.y + dy * Math.min(left, long), dx, dy }
    left -= long
  }
  return { x: 0, y: 0, dx: 1, dy: 0 }
}

/** How much of the road is within reach of a place: what a tower there is good for. */
export function coverage(path: readonly Point[], length: number, { x, y }: Point, range: number): number {
  let covered = 0
  for (let along = 30; along < length - 30; along += 30) {
    const at = placeOn(path, along)
    if (Math.hypot(at.x - x, at.y - y) < range) covered++
  }
  return covered
}

/** Beside the road, the best first, well apart from one another, and all of them far enough from both ends. */
function spotsBeside(path: readonly Point[]): Point[] {
  const candidates: (Point & { worth: number })[] = []
  const far = (point: Point) => {
    let least = 999
    for (let at = 1; at < path.length; at++)
      least = Math.min(least, toLine(point, path[at - 1] ?? point, path[at] ?? point))
    return least
  }
  for (let row = 1; row < rows - 1; row++)
    for (let column = 0; column < columns; column++) {
      const point = { x: (column + 0.5) * cell, y: (row + 0.5) * cell }
      const goal = path.at(-1) ?? point
      const away = far(point)
      if (away < cell * 0.9 || away > cell * 1.1) continue
      if (Math.hypot(point.x - goal.x, point.y - goal.y) < cell * 1.7 || column === 0) continue
      candidates.push({ ...point, worth: coverage(path, 2600, point, 150) })
    }
  candidates.sort((one, other) => other.worth - one.worth || one.x - other.x)
  const spots: Point[] = []
  for (const { x, y } of candidates) {
    if (spots.length >= 11) break
    if (spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > cell * 1.9)) spots.push({ x, y })
  }
  // In the order of reading, for whoever goes through them with keys.
  return spots.sort((one, other) => one.x - other.x || one.y - other.y)
}

function toLine(point: Point, from: Point, to: Point): number {
  const long = (to.x - from.x) ** 2 + (to.y - from.y) ** 2 || 1
  const part = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / long
  const within = Math.min(1, Math.max(0, part))
  return Math.hypot(point.x - from.x - within * (to.x - from.x), point.y - from.y - within * (to.y - from.y))
}
