import { seededRandom } from '../../../core/random.ts'
import { gridOf } from '../../turns/grid.ts'
import type { Label, Move, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'
import { numbersOf, pictures, solvedByLines } from './pictures.ts'

export type NonogramContent = { size?: number; ink?: string; motif?: string }

type NonogramState = {
  size: number
  picture: boolean[]
  filled: boolean[]
  mistakes: number
  most: number
  ink: string
  name: string
  /** The picture that was asked for. */
  motif?: string
}

const margin = 96
const area = {
  x: tableArea.x + margin,
  y: tableArea.y + margin,
  width: tableArea.width - margin - 40,
  height: tableArea.height - margin,
}

/** Numbers say how many cells in a row are full; whoever fills them all sees a picture. */
export const turns: TurnRules<NonogramState> = {
  id: 'nonogram',
  sides: 1,
  says: 'Fill a cell',
  final: true,
  settles: 6,
  deal(plan, seed, level) {
    const { ink = '#2f4fa8', motif } = (plan.content ?? {}) as NonogramContent
    const random = seededRandom(seed + level * 29)
    const fitting = pictures.filter(({ name }) => name === motif)
    const list = fitting.length > 0 ? fitting : pictures
    const { name, rows } = list[random.below(list.length)] ?? pictures[0]
    const picture = [...rows.join('')].map((sign) => sign === '#')
    const size = rows.length
    if (!solvedByLines(picture, size)) throw new Error(`The picture of ${name} has more than one solution`)
    return {
      size,
      picture,
      filled: picture.map(() => false),
      mistakes: 0,
      most: plan.rules.gentle ? 0 : 5,
      ink,
      name,
      ...(motif && { motif }),
    }
  },
  moves: ({ filled }) => filled.flatMap((full, cell): Move[] => (full ? [] : [[String(cell)]])),
  after(state, [place]) {
    const cell = Number(place)
    if (!state.picture[cell]) return { ...state, mistakes: state.mistakes + 1 }
    return { ...state, filled: state.filled.map((full, at) => full || at === cell) }
  },
  ending({ picture, filled, mistakes, most, name }) {
    if (picture.every((full, cell) => !full || filled[cell])) return { winner: 0, because: `It is ${name}!` }
    return most > 0 && mistakes >= most ? { winner: 1, because: 'Too many mistakes.' } : undefined
  },
  score: ({ filled }) => filled.filter(Boolean).length * 10,
  solve: ({ picture, filled }) => {
    const next = picture.findIndex((full, cell) => full && !filled[cell])
    return next < 0 ? undefined : [String(next)]
  },
  blunder: ({ picture }) => [String(picture.indexOf(false))],
  progress: ({ picture, filled }) => filled.filter(Boolean).length / picture.filter(Boolean).length,
  table({ size, picture, filled, ink }) {
    const grid = gridOf(size, size, { area, largest: 60 })
    const line = (cells: number[]) => cells.map((cell) => picture[cell] ?? false)
    const row = (at: number) => Array.from({ length: size }, (_, column) => at * size + column)
    const column = (at: number) => Array.from({ length: size }, (_, own) => own * size + at)
    const isDone = (cells: number[]) => cells.every((cell) => !picture[cell] || filled[cell])
    const labels = Array.from({ length: size }, (_, at): Label[] => [
      {
        x: grid.left - 10,
        y: grid.top + (at + 0.5) * grid.size,
        words: numbersOf(line(row(at))).join(' '),
        size: 18,
        align: 'right',
        bold: true,
        colour: isDone(row(at)) ? '#9aa0b4' : '#ffffff',
      },
      ...numbersOf(line(column(at))).map((count, index, all) => ({
        x: grid.left + (at + 0.5) * grid.size,
        y: grid.top - 14 - (all.length - 1 - index) * 20,
        words: String(count),
        size: 18,
        bold: true,
        colour: isDone(column(at)) ? '#9aa0b4' : '#ffffff',
      })),
    ])
    return {
      places: filled.map((full, cell) => ({
        id: String(cell),
        x: grid.left + (cell % size) * grid.size,
        y: grid.top + Math.floor(cell / size) * grid.size,
        width: grid.size,
        height: grid.size,
        says: `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}${full ? ', full' : ''}`,
        fill: full ? ink : '#fffdf6',
        outline: '#c9c3b4',
        plain: true as const,
      })),
      pieces: [],
      labels: labels.flat(),
    }
  },
  backdrop(_state, painter) {
    painter.panel(tableArea.x, tableArea.y, tableArea.width, tableArea.height, {
      fill: '#2b2a3ccc',
      radius: 22,
    })
  },
  told: ({ filled }, [place], after) => [
    {
      type: after.filled.filter(Boolean).length > filled.filter(Boolean).length ? 'place' : 'wrong',
      at: place,
    },
  ],
  howTo: ({ rules }) => [
    'The numbers say how many cells in a row or column are filled, one group after another.',
    'Fill them all to see the picture.',
    ...(rules.gentle ? [] : ['Five mistakes, and it’s over.']),
  ],
  hud: ({ filled, picture, mistakes, most }) => [
    { says: 'Filled', value: `${filled.filter(Boolean).length} of ${picture.filter(Boolean).length}` },
    ...(most > 0 ? [{ says: 'Mistakes', value: `${mistakes} of ${most}` }] : []),
  ],
}

export const genre = turnGame(turns)
