import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const words = 'mars venus earth saturn uranus neptune mercury comet moon star sun orbit'
  .split(' ')
  .map((word) => ({ word, clue: word }))
const most = { columns: 13, rows: 9 }

test.each([1, 2, 3, 4, 5])(
  'words cross in the same letter, hang together and touch nowhere else (seed %i)',
  (seed) => {
    const { columns, rows, entries } = layOut(words, 7, most, seed)
    expect(entries.length).toBe(7)
    expect(columns).toBeLessThanOrEqual(most.columns)
    expect(rows).toBeLessThanOrEqual(most.rows)
    const letters = new Map<number, string>()
    for (const { word, cells } of entries)
      for (const [step, cell] of cells.entries()) {
        expect(letters.get(cell) ?? word[step]).toBe(word[step])
        letters.set(cell, word[step] ?? '')
      }
    // Whatever can be read in the grid is one of the words.
    const grid = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => letters.get(y * columns + x) ?? ' ').join(''),
    )
    const turned = Array.from({ length: columns }, (_, x) => grid.map((row) => row[x]).join(''))
    const read = [...grid, ...turned].flatMap((line) => line.split(' ')).filter(({ length }) => length > 1)
    expect(read.sort()).toEqual(entries.map(({ word }) => word).sort())
    // From the first word one comes to every other one.
    const met = new Set([0])
    for (let round = 0; round < entries.length; round++)
      for (const [at, { cells }] of entries.entries())
        if ([...met].some((one) => entries[one]?.cells.some((cell) => cells.includes(cell)))) met.add(at)
    expect(met.size).toBe(entries.length)
  },
)
