import { cellArea, gridOf } from '../../turns/grid.ts'
import { keysTop, letterKeys, type WordEntry, wideKey } from '../../turns/keyboard.ts'
import type { Label, Move, Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'
import { type Entry, type Layout, layOut } from './layout.ts'

export type CrosswordContent = {
  /** Each with the clue by which it is found. */
  words: WordEntry[]
  /** So many are laid, as far as they cross. */
  many?: number
}

export type CrosswordState = Layout & {
  /** The word that is written now, by its place in the list, and what is typed into those of its cells that are still empty. */
  at: number
  typed: string
  /** Words that stand there, by their place in the list. */
  solved: number[]
  lives: number
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const most = { columns: 13, rows: 9 }
const clueBand = { top: 428, height: 76 }

const isSolved = (state: CrosswordState, entry: number) => state.solved.includes(entry)
const openCells = ({ entries, solved }: CrosswordState) =>
  new Set(solved.flatMap((one) => entries[one]?.cells ?? []))

/** The cells of the word that is written which nobody has filled yet, and the letters that belong there. */
function missing(state: CrosswordState): { cell: number; letter: string }[] {
  const { word = '', cells = [] } = state.entries[state.at] ?? {}
  const open = openCells(state)
  return cells.flatMap((cell, step) => (open.has(cell) ? [] : [{ cell, letter: word[step] ?? '' }]))
}

const crosses = (one: Entry, other: Entry) => one.cells.some((cell) => other.cells.includes(cell))

/** The one to go on with: one that crosses what was just found, for it has a letter already. */
function nextOf(state: CrosswordState, after: number): number {
  const { entries } = state
  const order = entries.map((_, step) => (after + 1 + step) % entries.length)
  const left = order.filter((entry) => !isSolved(state, entry))
  const [here] = [entries[after]]
  return left.find((entry) => here && crosses(here, entries[entry] as Entry)) ?? left[0] ?? after
}

/** Words of which all letters stand there already are found with the others. */
function withCrossed(state: CrosswordState): CrosswordState {
  const open = openCells(state)
  const more = state.entries.flatMap(({ cells }, entry) =>
    !isSolved(state, entry) && cells.every((cell) => open.has(cell)) ? [entry] : [],
  )
  return more.length === 0 ? state : { ...state, solved: [...state.solved, ...more] }
}

/** The words that run over a cell and are not found yet. */
const through = (state: CrosswordState, cell: number) =>
  state.entries.flatMap(({ cells }, entry) =>
    cells.includes(cell) && !isSolved(state, entry) ? [entry] : [],
  )

/** Whoever picks a cell writes the word that runs over it; picked again, the other one. */
function turned(state: CrosswordState, cell: number): number | undefined {
  const there = through(state, cell)
  return there.find((entry) => entry !== state.at && !(there.includes(state.at) && there.length === 1))
}

/** Words that cross, each told by a clue: one picks a word and types it. */
export const turns: TurnRules<CrosswordState> = {
  id: 'crossword',
  sides: 1,
  says: 'Type a letter, or pick a word',
  final: true,
  settles: 3,
  deal(plan, seed, level) {
    const { words, many = 7 } = plan.content as unknown as CrosswordContent
    const lives = plan.rules.gentle ? 99 : plan.rules.lives
    return { ...layOut(words, many, most, seed + level * 41), at: 0, typed: '', solved: [], lives }
  },
  moves(state) {
    const cells = new Set(state.entries.flatMap((entry) => entry.cells))
    const picks = [...cells].filter((cell) => turned(state, cell) !== undefined)
    const left = state.entries.length - state.solved.length
    return [
      ...letters.map((letter): Move => [letter]),
      ...(state.typed ? [['back']] : []),
      ...(left > 1 ? [['next']] : []),
      ...picks.map((cell): Move => [`cell ${cell}`]),
    ]
  },
  after(state, [place = '']) {
    if (place === 'back') return { ...state, typed: state.typed.slice(0, -1) }
    if (place === 'next') return { ...state, typed: '', at: nextInOrder(state) }
    if (place.startsWith('cell '))
      return { ...state, typed: '', at: turned(state, Number(place.slice(5))) ?? state.at }
    const typed = state.typed + place
    const wanted = missing(state)
    if (typed.length < wanted.length) return { ...state, typed }
    if (wanted.some(({ letter }, step) => letter !== typed[step]))
      return { ...state, typed: '', lives: state.lives - 1 }
    const found = withCrossed({ ...state, typed: '', solved: [...state.solved, state.at] })
    return { ...found, at: nextOf(found, state.at) }
  },
  ending({ entries, solved, lives }) {
    if (solved.length === entries.length) return { winner: 0, because: 'Every word is in its place!' }
    return lives <= 0 ? { winner: 1, because: 'Too many wrong words.' } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ solved }) => solved.length * 50,
  solve(state) {
    const next = missing(state)[state.typed.length]
    return next && [next.letter]
  },
  blunder(state) {
    const next = missing(state)[state.typed.length]
    return next && [letters.find((letter) => letter !== next.letter) ?? 'z']
  },
  progress: ({ solved, entries }) => solved.length / entries.length,
  table(state) {
    const { columns, rows, entries, at, typed } = state
    const area = { x: 40, y: 114, width: stage.width - 80, height: clueBand.top - 126 }
    const grid = gridOf(columns, rows, { area, largest: 46 })
    const open = openCells(state)
    const now = new Set(entries[at]?.cells)
    const wanted = missing(state)
    const cursor = wanted[typed.length]?.cell
    const letterAt = new Map(
      entries.flatMap(({ word, cells }) => cells.map((cell, step) => [cell, word[step] ?? ''])),
    )
    const typedAt = new Map(wanted.map(({ cell }, step) => [cell, typed[step] ?? '']))
    const cells = [...letterAt].map(([cell, letter]): Place => {
      const shown = (open.has(cell) ? letter : (typedAt.get(cell) ?? '')).toUpperCase()
      const names = entries.flatMap((entry) => (entry.cells.includes(cell) ? [nameOf(entry)] : []))
      return {
        id: `cell ${cell}`,
        ...cellArea(grid, cell),
        says: `${names.join(' and ')}: ${shown || 'empty'}`,
        fill: open.has(cell)
          ? '#d3f0d0'
          : cell === cursor
            ? '#ffd75e'
            : now.has(cell)
              ? '#fff0bd'
              : '#ffffff',
        outline: '#1d1b2e',
        radius: 3,
        words: shown,
        letters: grid.size * 0.56,
        plain: true,
      }
    })
    const numbers = new Map(entries.map((entry) => [entry.cells[0] ?? 0, entry.number]))
    const small = [...numbers].map(([cell, number]): Label => {
      const { x, y } = cellArea(grid, cell)
      return {
        x: x + grid.size * 0.17,
        y: y + grid.size * 0.19,
        words: String(number),
        size: Math.max(9, grid.size * 0.26),
        align: 'center',
        bold: true,
      }
    })
    const entry = entries[at]
    const clue: Label[] = entry
      ? [
          {
            x: stage.width / 2,
            y: clueBand.top + clueBand.height / 2,
            words: `${nameOf(entry)} (${entry.word.length}): ${entry.clue}`,
            size: entry.clue.length > 56 ? 18 : 21,
            width: stage.width - 96,
            bold: true,
          },
        ]
      : []
    return {
      places: [
        ...cells,
        ...letterKeys(),
        wideKey('next', 'Next', 'enter', 'left'),
        wideKey('back', 'Back', 'backspace', 'right'),
      ],
      pieces: [],
      labels: [...small, ...clue],
    }
  },
  backdrop(_state, painter) {
    painter.panel(24, 104, stage.width - 48, clueBand.top - 108, {
      fill: '#1d1b2ecc',
      radius: 20,
      shadow: false,
    })
    painter.panel(24, clueBand.top, stage.width - 48, keysTop - clueBand.top - 8, {
      fill: '#fffdf6',
      radius: 16,
      shadow: false,
    })
  },
  told(before, [place = ''], after) {
    const cell = `cell ${missing(before)[0]?.cell ?? 0}`
    if (after.solved.length > before.solved.length)
      return [{ type: 'match', at: cell, words: before.entries[before.at]?.word ?? '' }]
    if (after.lives < before.lives) return [{ type: 'wrong', at: cell }]
    return [{ type: 'swap', at: letters.includes(place) ? cell : place }]
  },
  howTo: (plan) => [
    'Read the clue and type the word. Pick another word in the grid, or press Next.',
    plan.rules.gentle
      ? 'Letters where words cross help with the next one.'
      : `Letters where words cross help. ${plan.rules.lives} wrong words, and it’s over.`,
  ],
  hud: ({ solved, entries }) => [{ says: 'Words', value: `${solved.length} of ${entries.length}` }],
}

const nameOf = ({ number, across }: Entry) => `${number} ${across ? 'across' : 'down'}`

/** The one after it in the list, whatever it crosses: so every word comes up. */
function nextInOrder(state: CrosswordState): number {
  const { entries, at } = state
  const order = entries.map((_, step) => (at + 1 + step) % entries.length)
  return order.find((entry) => !isSolved(state, entry)) ?? at
}

export const genre = turnGame(turns)
