import { type Random, seededRandom } from '../../../core/random.ts'
import type { Face } from '../../turns/faces.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import type { Label, Move, Piece, Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

/** What is called out: a picture of somebody in the cast, a word or a number; and what is called for it where that is to be worked out. */
export type BingoItem = { says: string; calls?: string; cast?: string }

export type BingoContent = {
  /** What is on the cards; the numbers up to 75 where nothing was said. */
  items?: BingoItem[]
  size?: number
  /** What lies on a cell that is marked: a cast member. */
  marker?: string
}

export type BingoState = {
  size: number
  items: readonly BingoItem[]
  /** The items on both cards, cell by cell; the one in the middle of an odd card is free. */
  cards: readonly [readonly number[], readonly number[]]
  marked: readonly [readonly number[], readonly number[]]
  /** The items in the order in which they are called, and which of them is called now. */
  calls: readonly number[]
  at: number
  lives: number
}

const free = -1
const usualItems: BingoItem[] = Array.from({ length: 75 }, (_, at) => ({ says: String(at + 1) }))
const heads = [...'BINGO']

/** Rows, columns and both diagonals. */
function linesOf(size: number): number[][] {
  const all = Array.from({ length: size }, (_, at) => at)
  return [
    ...all.map((row) => all.map((column) => row * size + column)),
    ...all.map((column) => all.map((row) => row * size + column)),
    all.map((at) => at * size + at),
    all.map((at) => at * size + size - 1 - at),
  ]
}

export const hasLine = (size: number, marked: readonly number[]): boolean =>
  linesOf(size).some((line) => line.every((cell) => marked.includes(cell)))

const middleOf = (size: number): number[] => (size % 2 === 1 ? [(size * size - 1) / 2] : [])

/** On a card of numbers each column has its own fifteen, as everywhere. */
function cardOf(random: Random, items: readonly BingoItem[], size: number): number[] {
  const middle = middleOf(size)
  const order = items.map((_, at) => at)
  const inColumns = items === usualItems && size === 5
  const columns = inColumns
    ? heads.map((_, column) => random.shuffled(order.slice(column * 15, column * 15 + 15)))
    : undefined
  const drawn = random.shuffled(order)
  return Array.from({ length: size * size }, (_, cell) =>
    middle.includes(cell)
      ? free
      : ((columns ? columns[cell % size]?.[Math.floor(cell / size)] : drawn[cell]) ?? free),
  )
}

/** After how many calls a card has a line, if nobody overlooks anything. */
function callsTillLine(size: number, card: readonly number[], calls: readonly number[]): number {
  const marked = [...middleOf(size)]
  for (const [at, item] of calls.entries()) {
    const cell = card.indexOf(item)
    if (cell >= 0) marked.push(cell)
    if (hasLine(size, marked)) return at
  }
  return calls.length
}

/** The other one marks what is called as soon as the next one is. */
function called(state: BingoState): BingoState {
  const { cards, marked, calls, at } = state
  const cell = cards[1].indexOf(calls[at] ?? free)
  return { ...state, at: at + 1, marked: [marked[0], cell < 0 ? marked[1] : [...marked[1], cell]] }
}

const callOf = ({ calls, at }: BingoState) => calls[at] ?? free
const cellOfCall = (state: BingoState): number => state.cards[0].indexOf(callOf(state))

const card = { x: 24, y: 222, width: 452, height: 452 }
const small = { x: 500, y: 262, width: 196, height: 196 }

function faceOf({ says, cast }: BingoItem, size: number): Face {
  return cast
    ? { kind: 'picture', cast }
    : {
        kind: 'words',
        words: says,
        colour: '#1d1b2e',
        letters: Math.min(size * 0.42, (size * 1.5) / says.length),
      }
}

/** Something is called, and whoever has it marks it: the first whole line wins. Whoever overlooks nothing is first. */
export const turns: TurnRules<BingoState> = {
  id: 'bingo',
  sides: 1,
  says: 'Mark what is called',
  final: true,
  settles: 6,
  deal(plan, seed, level) {
    const { items = usualItems, size = 5 } = (plan.content ?? {}) as BingoContent
    const random = seededRandom(seed + level * 53)
    const deal = () => {
      const cards: BingoState['cards'] = [cardOf(random, items, size), cardOf(random, items, size)]
      const calls = random.shuffled(items.map((_, at) => at))
      const [own, other] = [callsTillLine(size, cards[0], calls), callsTillLine(size, cards[1], calls)]
      return { cards, calls, ahead: other - own, own }
    }
    // Luck alone would decide it: of several deals one is taken in which whoever watches out is first, and not by much, after a while.
    const wanted = Math.min(24, items.length * 0.5)
    const [best] = Array.from({ length: 60 }, deal)
      .filter(({ ahead }) => ahead > 0)
      .map((one) => ({ ...one, off: Math.abs(one.own - wanted) + one.ahead }))
      .sort((one, other) => one.off - other.off)
    const { cards, calls } = best ?? deal()
    const middle = middleOf(size)
    const lives = plan.rules.gentle ? 99 : plan.rules.lives
    return { size, items, cards, marked: [middle, middle], calls, at: 0, lives }
  },
  moves({ cards, marked }) {
    const cells = cards[0].flatMap((_, cell): Move[] => (marked[0].includes(cell) ? [] : [[`cell ${cell}`]]))
    return [...cells, ['next']]
  },
  after(state, [place = '']) {
    if (place === 'next') return called(state)
    const cell = Number(place.slice(5))
    if (cell !== cellOfCall(state)) return { ...state, lives: state.lives - 1 }
    return called({ ...state, marked: [[...state.marked[0], cell], state.marked[1]] })
  },
  ending({ size, marked, calls, at, lives }) {
    if (hasLine(size, marked[0])) return { winner: 0, because: 'Bingo!' }
    if (hasLine(size, marked[1])) return { winner: 1, because: 'The other card has a bingo.' }
    if (lives <= 0) return { winner: 1, because: 'Too many wrong marks.' }
    return at >= calls.length ? { winner: 1, because: 'Everything has been called.' } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ marked: [own] }) => own.length * 10,
  solve(state) {
    const cell = cellOfCall(state)
    return cell < 0 ? ['next'] : [`cell ${cell}`]
  },
  blunder(state) {
    // Where wrong marks cost nothing, whoever marks nothing is last.
    if (state.lives > 20) return ['next']
    const wrong = state.cards[0].findIndex(
      (_, cell) => !state.marked[0].includes(cell) && cell !== cellOfCall(state),
    )
    return wrong < 0 ? ['next'] : [`cell ${wrong}`]
  },
  progress: ({ marked: [own], size }) => own.length / (size * size),
  table(state, plan) {
    const { size, items, cards, marked } = state
    const { marker } = (plan.content ?? {}) as BingoContent
    const [grid, other] = [gridOf(size, size, { area: card }), gridOf(size, size, { area: small })]
    const places = cards[0].map((item, cell): Place => {
      const has = marked[0].includes(cell)
      const said = item === free ? 'Free' : (items[item]?.says ?? '')
      return {
        id: `cell ${cell}`,
        ...cellArea(grid, cell),
        says: has ? `${said}, marked` : said,
        fill: has ? '#ffe08a' : '#fffdf6',
        outline: '#1d1b2e66',
        radius: 6,
        plain: true,
      }
    })
    const printed = cards[0].flatMap((item, cell): Piece[] => {
      const shown = items[item]
      const face: Face = shown
        ? faceOf(shown, grid.size)
        : { kind: 'words', words: '★', colour: '#d08a00', letters: grid.size * 0.5 }
      return [{ id: `item ${cell}`, ...centreOfCell(grid, cell), width: grid.size * 0.8, face }]
    })
    const marks = marked[0].map(
      (cell): Piece => ({
        id: `mark ${cell}`,
        ...centreOfCell(grid, cell),
        width: grid.size * 0.84,
        face: marker ? { kind: 'picture', cast: marker } : { kind: 'ring', colour: '#d6336c' },
        alpha: marker ? 0.6 : 0.45,
      }),
    )
    const theirs = cards[1].map(
      (_, cell): Place => ({
        id: `other ${cell}`,
        ...cellArea(other, cell),
        says: marked[1].includes(cell) ? 'The other card, marked' : 'The other card',
        fill: marked[1].includes(cell) ? '#7fb7ff' : '#fffdf6',
        outline: '#1d1b2e44',
        radius: 3,
        plain: true,
      }),
    )
    const now = items[callOf(state)]
    const call: Piece[] = now?.cast
      ? [
          {
            id: `call ${state.at}`,
            x: stage.width / 2,
            y: 160,
            width: 92,
            face: { kind: 'picture', cast: now.cast },
          },
        ]
      : []
    return {
      places: [
        ...places,
        ...theirs,
        {
          id: 'next',
          x: small.x,
          y: 500,
          width: small.width,
          height: 76,
          says: 'Not on my card',
          words: 'Not on my card',
          button: true,
          letters: 20,
          key: ' ',
        },
      ],
      pieces: [...marks, ...printed, ...call],
      labels: [
        ...(now && !now.cast ? [callLabel(state, now)] : []),
        { x: small.x + small.width / 2, y: 244, words: 'Their card', size: 18, align: 'center', bold: true },
      ],
    }
  },
  backdrop(_state, painter) {
    painter.panel(150, 108, stage.width - 300, 104, { fill: '#fffdf6', radius: 24, shadow: false })
    painter.panel(small.x - 8, 228, small.width + 16, small.height + 46, {
      fill: '#fffdf6cc',
      radius: 16,
      shadow: false,
    })
  },
  told(before, [place = ''], after) {
    const to = before.items[callOf(before)]?.cast
    if (place === 'next') return [{ type: 'swap', at: 'next' }]
    if (after.lives < before.lives) return [{ type: 'wrong', at: place }]
    const isLine = hasLine(after.size, after.marked[0])
    return [
      { type: isLine ? 'match' : 'right', at: place, ...(to && { to }), ...(isLine && { words: 'Bingo!' }) },
    ]
  },
  howTo: (plan) => [
    'Mark on your card what is called above it. Is it not there? Press “Not on my card”.',
    plan.rules.gentle
      ? 'The first whole row, column or diagonal wins.'
      : `The first whole row, column or diagonal wins. ${plan.rules.lives} wrong marks, and it’s over.`,
  ],
  hud: ({ at, marked: [own] }) => [
    { says: 'Called', value: String(at + 1) },
    { says: 'Marked', value: String(own.length) },
  ],
}

/** A number is called with its letter. */
function callLabel({ items, calls, at }: BingoState, { says, calls: asked }: BingoItem): Label {
  const letter =
    items === usualItems || items.length === 75 ? heads[Math.floor((calls[at] ?? 0) / 15)] : undefined
  const words = asked ?? (letter ? `${letter} ${says}` : says)
  return {
    x: stage.width / 2,
    y: 160,
    words,
    size: words.length > 14 ? 30 : 48,
    align: 'center',
    bold: true,
    width: stage.width - 330,
  }
}

export const genre = turnGame(turns)
