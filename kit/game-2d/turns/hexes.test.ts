import { expect, test } from 'vitest'
import { centreOfHex, hexesIn, neighboursIn } from './hexes.ts'

const board = { columns: 5, rows: 4 }
const around = neighboursIn(board)

test('whoever is a neighbour has a neighbour', () => {
  for (const [cell, others] of around.entries())
    for (const other of others) expect(around[other]).toContain(cell)
})

test('neighbours are those that touch, and a cell inside has six of them', () => {
  const hexes = hexesIn(board.columns, board.rows)
  const apart = (one: number, other: number) => {
    const [from, to] = [centreOfHex(hexes, one), centreOfHex(hexes, other)]
    return Math.hypot(from.x - to.x, from.y - to.y)
  }
  const step = Math.sqrt(3) * hexes.far
  for (const [cell, others] of around.entries())
    for (const other of around.keys())
      expect(others.includes(other)).toBe(cell !== other && apart(cell, other) < step * 1.1)
  expect(around[6]).toHaveLength(6)
})
