import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Face } from '../../turns/faces.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'
import { boxOf, filled, puzzleOf } from './make.ts'

export type SudokuContent = {
  size?: 4 | 6 | 9
  /** Both diagonals have every number once, too. */
  diagonal?: boolean
  /** Colours stand for numbers. */
  colours?: boolean
  /** One and the same picture in other colours stands for numbers: a cast member. */
  alike?: string
}

export type SudokuState = {
  size: number
  /** 0 is empty. */
  cells: number[]
  given: number[]
  solution: number[]
  lives: number
  wrong: number
  diagonal: boolean
  /** It is played with pictures, and no number is to be seen. */
  pictures: boolean
  /** It is played with colours. */
  colours: boolean
}

const area = { x: 10, y: 104, width: 700, height: 510 }

/** Every number once in each row, column and box; there is exactly one way. */
export const turns: TurnRules<SudokuState> = {
  id: 'sudoku',
  sides: 1,
  says: 'Pick a cell, then a number',
  final: true,
  settles: 5,
  deal(plan, seed, level) {
    const { size = 9, diagonal = false, colours = false, alike } = (plan.content ?? {}) as SudokuContent
    const random = seededRandom(seed + level * 71)
    const solution = filled(size, random, diagonal)
    const empty = Math.round(size * size * dial(plan, 0.36, 0.6))
    const cells = puzzleOf(solution, size, random, empty, diagonal)
    const given = cells.flatMap((value, cell) => (value > 0 ? [cell] : []))
    return {
      size,
      cells,
      given,
      solution,
      lives: plan.rules.gentle ? 99 : plan.rules.lives,
      wrong: 0,
      diagonal,
      pictures: alike !== undefined || picturesOf(plan, size).length > 0,
      colours,
    }
  },
  moves: ({ cells, size }) =>
    cells.flatMap((value, cell): Move[] =>
      value > 0 ? [] : Array.from({ length: size }, (_, at): Move => [String(cell), `number ${at + 1}`]),
    ),
  after(state, [place, number = '']) {
    const [cell, value] = [Number(place), Number(number.slice(7))]
    if (state.solution[cell] === value) return { ...state, cells: state.cells.with(cell, value), wrong: 0 }
    return { ...state, lives: state.lives - 1, wrong: value }
  },
  ending({ cells, lives }) {
    if (!cells.includes(0)) return { winner: 0, because: 'Every number is in its place!' }
    return lives <= 0 ? { winner: 1, because: 'Too many mistakes.' } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ cells, given }) => (cells.filter((value) => value > 0).length - given.length) * 10,
  solve({ cells, solution }) {
    const cell = cells.indexOf(0)
    return cell < 0 ? undefined : [String(cell), `number ${solution[cell]}`]
  },
  blunder({ cells, solution, size }) {
    const cell = cells.indexOf(0)
    return cell < 0 ? undefined : [String(cell), `number ${((solution[cell] ?? 1) % size) + 1}`]
  },
  progress: ({ cells }) => cells.filter((value) => value > 0).length / cells.length,
  table({ size, cells, given, diagonal, colours }, plan) {
    const grid = gridOf(size, size, { area })
    const [wide, high] = boxOf(size)
    const faces = picturesOf(plan, size)
    const { alike } = (plan.content ?? {}) as SudokuContent
    const isOdd = (cell: number) =>
      (Math.floor((cell % size) / wide) + Math.floor(Math.floor(cell / size) / high)) % 2 === 1
    const isDiagonal = (cell: number) => {
      const [x, y] = [cell % size, Math.floor(cell / size)]
      return diagonal && (x === y || x + y === size - 1)
    }
    const name = (value: number) =>
      faces[value - 1]
        ? memberOf(plan, faces[value - 1] ?? '').name
        : alike
          ? `${paints[value - 1]?.name} ${memberOf(plan, alike).name}`
          : colours
            ? (paints[value - 1]?.name ?? '')
            : String(value)
    const face = (value: number, colour: string): Face => {
      const cast = faces[value - 1]
      if (alike && !cast) return { kind: 'disc', colour: paints[value - 1]?.colour ?? '#999999', cast: alike }
      if (colours && !cast) return { kind: 'disc', colour: paints[value - 1]?.colour ?? '#999999' }
      return cast
        ? { kind: 'picture', cast }
        : { kind: 'words', words: String(value), colour, letters: grid.size * 0.56 }
    }
    const keys = Math.min(64, 640 / size)
    const keyX = (at: number) => stage.width / 2 + (at - size / 2) * (keys + 6) + 3
    const pieces: Piece[] = cells.flatMap((value, cell) =>
      value === 0
        ? []
        : [
            {
              id: `value ${cell}`,
              ...centreOfCell(grid, cell),
              width: grid.size * 0.8,
              face: face(value, given.includes(cell) ? '#1d1b2e' : '#2f6fdf'),
            },
          ],
    )
    const keyFaces =
      colours || alike
        ? Array.from({ length: size }, (_, at) => face(at + 1, ''))
        : faces.map((cast): Face => ({ kind: 'picture', cast }))
    const onKeys = keyFaces.map(
      (shown, at): Piece => ({
        id: `key ${at}`,
        x: keyX(at) + keys / 2,
        y: 656,
        width: keys * 0.66,
        face: shown,
      }),
    )
    return {
      places: [
        ...cells.map((value, cell) => ({
          id: String(cell),
          ...cellArea(grid, cell),
          says: `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}: ${value > 0 ? name(value) : 'empty'}`,
          fill: isDiagonal(cell) ? '#ffe9ad' : isOdd(cell) ? '#e3ecfb' : '#fffdf6',
          outline: '#1d1b2e55',
          plain: true as const,
        })),
        ...Array.from({ length: size }, (_, at) => ({
          id: `number ${at + 1}`,
          x: keyX(at),
          y: 626,
          width: keys,
          height: 64,
          says: name(at + 1),
          words: keyFaces.length > 0 ? '' : String(at + 1),
          key: String(at + 1),
          button: true as const,
          letters: 28,
        })),
      ],
      pieces: [...pieces, ...onKeys],
    }
  },
  told(before, [place], after, plan) {
    const faces = picturesOf(plan, before.size)
    const value = after.cells[Number(place)] || after.wrong
    const to = faces[value - 1] ?? (plan.content as SudokuContent | undefined)?.alike
    return [{ type: after.wrong > 0 ? 'wrong' : 'place', at: place, ...(to && { to }) }]
  },
  howTo: (plan) => {
    const { size = 9, diagonal, colours, alike } = (plan.content ?? {}) as SudokuContent
    const [wide, high] = boxOf(size)
    const what =
      picturesOf(plan, size).length > 0
        ? 'Every picture'
        : colours || alike
          ? 'Every colour'
          : `Every number from 1 to ${size}`
    return [
      `${what} appears once in each row, column and ${wide} by ${high} box${diagonal ? ', and on both diagonals' : ''}.`,
      'Pick an empty cell, then what goes there.',
    ]
  },
  hud: ({ cells }) => [{ says: 'Empty', value: String(cells.filter((value) => value === 0).length) }],
}

/** Easily told apart, by their light as well as by their hue. */
const paints = [
  { name: 'red', colour: '#e0484d' },
  { name: 'yellow', colour: '#f7d23e' },
  { name: 'blue', colour: '#2f6fdf' },
  { name: 'green', colour: '#3f9b4b' },
  { name: 'purple', colour: '#8e4ec6' },
  { name: 'orange', colour: '#f2862b' },
  { name: 'pink', colour: '#f5a6cf' },
  { name: 'brown', colour: '#7a4d2c' },
  { name: 'light blue', colour: '#7fd6f0' },
]

/** Pictures instead of numbers, where there are enough of them. */
function picturesOf(plan: GamePlan, size: number): string[] {
  const all = [...castIn(plan, 'collectible'), ...castIn(plan, 'enemy')].map(({ id }) => id)
  return all.length >= size ? all.slice(0, size) : []
}

export const genre = turnGame(turns)
