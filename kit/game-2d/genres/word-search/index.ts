import { seededRandom } from '../../../core/random.ts'
import { cellArea, eightWays, gridOf, stepFrom } from '../../turns/grid.ts'
import type { WordEntry } from '../../turns/keyboard.ts'
import type { Label, Move, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type SearchContent = {
  words: WordEntry[]
  size?: number
  /** Words may be written backwards, too. */
  backwards?: boolean
  /** So many are hidden, as far as there is room. */
  many?: number
}

export type SearchState = {
  size: number
  letters: string
  /** Each word, from where it starts to where it ends. */
  hidden: { word: string; from: number; to: number }[]
  found: string[]
  lives: number
}

/** All straight lines of at least three letters: what may be picked, by the size of the grid. */
const movesBySize = new Map<number, Move[]>()

function linesOf(size: number): Move[] {
  const known = movesBySize.get(size)
  if (known) return known
  const grid = { columns: size, rows: size }
  const all = Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
    eightWays.flatMap(([dx, dy]) =>
      Array.from({ length: size - 2 }, (_, far) =>
        stepFrom(grid, cell, dx * (far + 2), dy * (far + 2)),
      ).flatMap((to): Move[] => (to === undefined ? [] : [[String(cell), String(to)]])),
    ),
  )
  movesBySize.set(size, all)
  return all
}

const wordAt = ({ hidden, found }: SearchState, [from, to]: Move) =>
  hidden.find(
    (one) =>
      !found.includes(one.word) &&
      ((String(one.from) === from && String(one.to) === to) ||
        (String(one.from) === to && String(one.to) === from)),
  )

/** Words lie in a grid of letters: one picks the first and the last letter. */
export const turns: TurnRules<SearchState> = {
  id: 'word-search',
  sides: 1,
  says: 'Pick the first and the last letter',
  final: true,
  settles: 5,
  deal(plan, seed, level) {
    const { words, size = 9, backwards = false, many } = plan.content as unknown as SearchContent
    const lives = plan.rules.gentle ? 99 : plan.rules.lives
    return {
      ...hide(
        words.map(({ word }) => word),
        size,
        { backwards, many: many ?? 6 + level },
        seed + level * 37,
      ),
      found: [],
      lives,
    }
  },
  moves: ({ size }) => linesOf(size),
  after(state, move) {
    const hit = wordAt(state, move)
    return hit ? { ...state, found: [...state.found, hit.word] } : { ...state, lives: state.lives - 1 }
  },
  ending({ hidden, found, lives }) {
    if (found.length === hidden.length) return { winner: 0, because: 'All words are found!' }
    return lives <= 0 ? { winner: 1, because: 'Too many wrong guesses.' } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ found }) => found.length * 50,
  solve({ hidden, found }) {
    const next = hidden.find(({ word }) => !found.includes(word))
    return next && [String(next.from), String(next.to)]
  },
  blunder: (state) => linesOf(state.size).find((line) => !wordAt(state, line)),
  progress: ({ found, hidden }) => found.length / hidden.length,
  table({ size, letters, hidden, found }) {
    const grid = gridOf(size, size, { area: { x: 10, y: 104, width: 540, height: 588 }, largest: 58 })
    const taken = new Map<number, number>()
    for (const [at, { word, from, to }] of hidden.entries())
      if (found.includes(word))
        for (const cell of cellsBetween(size, from, to, word.length)) taken.set(cell, at)
    const list = hidden.map(
      ({ word }, at): Label => ({
        x: 632,
        y: 130 + at * 34,
        words: found.includes(word) ? `✓ ${word}` : word,
        size: 20,
        bold: !found.includes(word),
        colour: found.includes(word) ? '#2f8f3e' : '#1d1b2e',
      }),
    )
    return {
      places: [
        ...[...letters].map((letter, cell) => ({
          id: String(cell),
          ...cellArea(grid, cell),
          says: letter.toUpperCase(),
          fill: taken.has(cell) ? (marks[(taken.get(cell) ?? 0) % marks.length] ?? '#b9e6b0') : '#fffdf6',
          outline: '#1d1b2e22',
          words: letter.toUpperCase(),
          letters: grid.size * 0.52,
          plain: true as const,
        })),
        {
          id: 'list',
          x: 556,
          y: 104,
          width: 152,
          height: 30 + hidden.length * 34,
          says: 'The words to find',
          fill: '#fffdf6',
          radius: 16,
          plain: true as const,
        },
      ],
      pieces: [],
      labels: list,
    }
  },
  told(before, [from], after) {
    const [word] = after.found.slice(before.found.length)
    return [word ? { type: 'match', at: from, words: word } : { type: 'wrong', at: from }]
  },
  howTo: (plan) => [
    "Find the words on the list: pick a word's first letter, then its last.",
    `They run across, down and diagonally${(plan.content as unknown as SearchContent).backwards ? ', and backwards too' : ''}.`,
  ],
  hud: ({ found, hidden }) => [{ says: 'Found', value: `${found.length} of ${hidden.length}` }],
}

const marks = ['#b9e6b0', '#ffd9a0', '#bfdcff', '#f7c0d8', '#e2d2ff', '#fff0a0']

const cellsBetween = (size: number, from: number, to: number, length: number) => {
  const step = (to - from) / (length - 1)
  return Array.from({ length }, (_, at) => from + at * step).filter((cell) => cell < size * size)
}

/** Longer words first: they need the room. What finds none is left out. */
function hide(
  words: readonly string[],
  size: number,
  { backwards, many }: { backwards: boolean; many: number },
  seed: number,
) {
  const random = seededRandom(seed)
  const fitting = random.shuffled(words.filter(({ length }) => length >= 3 && length <= size)).slice(0, many)
  const cells = Array<string>(size * size).fill('')
  const grid = { columns: size, rows: size }
  const ways = backwards ? eightWays : eightWays.slice(0, 4)
  const hidden: SearchState['hidden'] = []
  for (const word of fitting.sort((one, other) => other.length - one.length)) {
    for (let attempt = 0; attempt < 600; attempt++) {
      const from = random.below(cells.length)
      const [dx, dy] = ways[random.below(ways.length)] ?? [1, 0]
      const path = [...word].map((_, at) => stepFrom(grid, from, dx * at, dy * at))
      if (path.some((cell, at) => cell === undefined || (cells[cell] !== '' && cells[cell] !== word[at])))
        continue
      for (const [at, cell] of path.entries()) cells[cell as number] = word[at] ?? ''
      hidden.push({ word, from, to: path.at(-1) as number })
      break
    }
  }
  const common = 'eeaaiioottnnssrrlldcumhgpbfywk'
  const letters = cells.map((letter) => letter || (common[random.below(common.length)] ?? 'e')).join('')
  return { size, letters, hidden }
}

export const genre = turnGame(turns)
