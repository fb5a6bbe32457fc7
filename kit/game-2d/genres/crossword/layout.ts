import { seededRandom } from '../../../core/random.ts'
import type { WordEntry } from '../../turns/keyboard.ts'

/** A word in the grid, with the cells that it runs over. */
export type Entry = { word: string; clue: string; number: number; across: boolean; cells: number[] }

export type Layout = { columns: number; rows: number; entries: Entry[] }

type Laid = { word: WordEntry; x: number; y: number; across: boolean }
type Letters = Map<string, { letter: string; across: boolean; down: boolean }>

const at = (x: number, y: number) => `${x},${y}`
const cellsOf = ({ word: { word }, x, y, across }: Laid) =>
  [...word].map((letter, step) => ({ letter, x: across ? x + step : x, y: across ? y : y + step }))

/** Words cross where they share a letter, and touch nowhere else: side by side they would spell words that nobody asked for. */
function fits(letters: Letters, laid: Laid, most: { columns: number; rows: number }, all: readonly Laid[]) {
  const cells = cellsOf(laid)
  const [dx, dy] = laid.across ? [1, 0] : [0, 1]
  const last = cells.at(-1)
  if (!last || letters.has(at(laid.x - dx, laid.y - dy)) || letters.has(at(last.x + dx, last.y + dy)))
    return 0
  const { columns, rows } = extent([...all, laid])
  if (columns > most.columns || rows > most.rows) return 0
  let crossings = 0
  for (const { letter, x, y } of cells) {
    const there = letters.get(at(x, y))
    if (there) {
      if (there.letter !== letter || (laid.across ? there.across : there.down)) return 0
      crossings++
    } else if (letters.has(at(x + dy, y + dx)) || letters.has(at(x - dy, y - dx))) return 0
  }
  return crossings
}

function extent(all: readonly Laid[]) {
  const cells = all.flatMap(cellsOf)
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  return {
    left,
    top,
    columns: Math.max(...cells.map(({ x }) => x)) - left + 1,
    rows: Math.max(...cells.map(({ y }) => y)) - top + 1,
  }
}

function put(letters: Letters, laid: Laid): void {
  for (const { letter, x, y } of cellsOf(laid)) {
    const there = letters.get(at(x, y)) ?? { letter, across: false, down: false }
    letters.set(at(x, y), {
      ...there,
      across: there.across || laid.across,
      down: there.down || !laid.across,
    })
  }
}

/** One way to lay the words, in this order: each where it crosses the most, across and down by turns. */
function attempt(
  words: readonly WordEntry[],
  many: number,
  most: { columns: number; rows: number },
): { all: Laid[]; crossings: number } {
  const [first, ...others] = words
  if (!first) return { all: [], crossings: 0 }
  const all: Laid[] = [{ word: first, x: 0, y: 0, across: true }]
  const letters: Letters = new Map()
  for (const laid of all) put(letters, laid)
  let crossings = 0
  for (const word of others) {
    if (all.length === many) break
    let best: { laid: Laid; worth: number; crossings: number } | undefined
    for (const [key, { letter }] of letters) {
      const [x = 0, y = 0] = key.split(',').map(Number)
      for (const [step, one] of [...word.word].entries()) {
        if (one !== letter) continue
        for (const across of [true, false]) {
          const laid = { word, x: across ? x - step : x, y: across ? y : y - step, across }
          const crossed = fits(letters, laid, most, all)
          const turn = all.filter((other) => other.across === across).length
          const worth = crossed * 10 - turn
          if (crossed > 0 && (!best || worth > best.worth)) best = { laid, worth, crossings: crossed }
        }
      }
    }
    if (!best) continue
    all.push(best.laid)
    put(letters, best.laid)
    crossings += best.crossings
  }
  return { all, crossings }
}

/** A crossword of so many of the words: of several tries the one with the most words in it, and then with the most crossings. */
export function layOut(
  words: readonly WordEntry[],
  many: number,
  most: { columns: number; rows: number },
  seed: number,
): Layout {
  const random = seededRandom(seed)
  const fitting = words.filter(({ word }) => word.length >= 3 && word.length <= most.columns)
  let best = attempt([], many, most)
  for (let round = 0; round < 24; round++) {
    const order = random.shuffled(fitting)
    // A long one in the middle gives the others room to cross it.
    const longest = order.slice(0, many).sort((one, other) => other.word.length - one.word.length)[0]
    const tried = attempt(longest ? [longest, ...order.filter((one) => one !== longest)] : [], many, most)
    if (
      tried.all.length > best.all.length ||
      (tried.all.length === best.all.length && tried.crossings > best.crossings)
    )
      best = tried
  }
  if (best.all.length === 0) return { columns: 1, rows: 1, entries: [] }
  const { left, top, columns, rows } = extent(best.all)
  const starts = [...new Set(best.all.map(({ x, y }) => (y - top) * columns + x - left))].sort(
    (one, other) => one - other,
  )
  const entries = best.all.map((laid): Entry => {
    const cells = cellsOf(laid).map(({ x, y }) => (y - top) * columns + x - left)
    const { word, clue = '' } = laid.word
    return { word, clue, across: laid.across, cells, number: starts.indexOf(cells[0] ?? 0) + 1 }
  })
  entries.sort((one, other) => one.number - other.number || Number(other.across) - Number(one.across))
  return { columns, rows, entries }
}
