import type { Values } from '@makebelieve/kit/simulation/system'

/** What has flowed: pixels that electrons went in the battery and in each bulb, and the energy in joules. */
export type Circuit = { shifts: [number, number, number, number]; energy: number; time: number }

export const layouts = [
  'one after the other (series)',
  'one, then two (mixed)',
  'side by side (parallel)',
] as const
export const gaps = ['nothing', 'bulb 1', 'bulb 2', 'the switch'] as const

/** Between which points each bulb sits; 0 is the minus of the battery and 1 its plus. */
const places = [
  [
    [1, 2],
    [2, 3],
    [3, 0],
  ],
  [
    [1, 2],
    [2, 0],
    [2, 0],
  ],
  [
    [1, 0],
    [1, 0],
    [1, 0],
  ],
] as const

export type Flow = {
  /** Out of the battery, in amperes. */
  current: number
  /** For each bulb. */
  currents: [number, number, number]
  volts: [number, number, number]
  powers: [number, number, number]
}

/** Kirchhoff's two laws as equations for the voltages of all points and the battery's current, and their solution. */
export function flowOf(values: Values): Flow {
  const { voltage = 6, first = 10, second = 10, third = 10 } = values
  const [layout, out] = [Math.round(values.layout ?? 0), Math.round(values.out ?? 0)]
  const resistances = [first, second, third]
  const bulbs = places[layout] ?? places[0]
  // Unknown are the voltages of points 1, 2, 3 against point 0, and the current of the battery.
  const rows = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0])
  const add = (row: number, column: number, by: number) => {
    const cells = rows[row]
    if (cells) cells[column] = (cells[column] ?? 0) + by
  }
  bulbs.forEach(([from, to], i) => {
    const conducts = out === i + 1 ? 0 : 1 / (resistances[i] ?? 1)
    if (from > 0) add(from - 1, from - 1, conducts)
    if (to > 0) add(to - 1, to - 1, conducts)
    if (from > 0 && to > 0) {
      add(from - 1, to - 1, -conducts)
      add(to - 1, from - 1, -conducts)
    }
  })
  // A leak far too small to measure, so that a point cut off on all sides has a voltage.
  for (let i = 0; i < 3; i++) add(i, i, 1e-9)
  add(0, 3, -1)
  if (out === 3) add(3, 3, 1)
  else {
    add(3, 0, 1)
    add(3, 4, voltage)
  }
  const [one = 0, two = 0, three = 0, current = 0] = solved(rows)
  const at = [0, one, two, three]
  const each = bulbs.map(([from, to], i) => {
    const volts = (at[from] ?? 0) - (at[to] ?? 0)
    const amperes = out === i + 1 || out === 3 ? 0 : volts / (resistances[i] ?? 1)
    return { volts, amperes, power: volts * amperes }
  })
  const three3 = (of: (bulb: { volts: number; amperes: number; power: number }) => number) =>
    [0, 1, 2].map((i) => of(each[i] ?? { volts: 0, amperes: 0, power: 0 })) as [number, number, number]
  return {
    current: Math.abs(current) < 1e-6 ? 0 : current,
    currents: three3(({ amperes }) => (Math.abs(amperes) < 1e-6 ? 0 : amperes)),
    volts: three3(({ volts }) => volts),
    powers: three3(({ power }) => (power < 1e-6 ? 0 : power)),
  }
}

/** Gauss's elimination with the largest pivot first; the last column is the right side. */
function solved(rows: number[][]): number[] {
  const n = rows.length
  const get = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let column = 0; column < n; column++) {
    let best = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(get(row, column)) > Math.abs(get(best, column))) best = row
    const [a, b] = [rows[column], rows[best]]
    if (a && b) [rows[column], rows[best]] = [b, a]
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = get(row, column) / get(column, column)
      if (factor !== 0) rows[row] = (rows[row] ?? []).map((value, i) => value - factor * get(column, i))
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}
