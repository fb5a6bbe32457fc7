import { type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Face, Suit } from '../../turns/faces.ts'
import type { Area, Move, Piece, Place, TurnRules } from '../../turns/rules.ts'
import { facesIn, type SidesContent } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'
import {
  after,
  type Card,
  cardPlace,
  dealt,
  homePlace,
  isSolved,
  type Klondike,
  movesOf,
  pilePlace,
  rankOf,
  solution,
  suitOf,
} from './klondike.ts'

export type SolitaireContent = SidesContent & {
  /** How many cards are turned over at a time: one or three. */
  draw?: number
  /** Who stands for hearts, spades, diamonds and clubs: cast members. */
  suits?: readonly string[]
  /** How many columns lie on the table. */
  columns?: number
}

const suits: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const rankNames: Record<string, string> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }
const mostLooked = 700

/** Deals that can be solved, by their seed: proofs and restarts ask for the same ones again. */
const known = new Map<string, Klondike>()

/** Only deals that were solved are dealt. */
function solvable(seed: number, draw: number, columns: number): Klondike {
  const key = `${seed} ${draw} ${columns}`
  for (let more = 0; more < 200; more++) {
    const start = known.get(key) ?? dealt(seed + more * 7919, draw, columns)
    if (!known.has(key) && !solution(start, mostLooked)) continue
    known.set(key, start)
    return start
  }
  throw new Error(`None of 200 deals from ${seed} could be solved`)
}

/** What comes next on a way that was found, for whoever follows it. */
const ways = new Map<string, Move>()

function solve(state: Klondike): Move | undefined {
  const key = JSON.stringify(state)
  if (!ways.has(key)) {
    ways.clear()
    let at = state
    for (const move of solution(state, mostLooked * 2) ?? []) {
      ways.set(JSON.stringify(at), move)
      at = after(at, move)
    }
  }
  return ways.get(key)
}

const size = { width: 84, height: 116 }
const columnX = (column: number) => 18 + column * 100
/** Fewer columns stand in the middle. */
const pileX = (pile: number, piles: number) => columnX(pile) + (7 - piles) * 50
const tops = { upper: 106, table: 240, end: 692 }

const pipsIn = ({ content }: GamePlan) => (content as SolitaireContent | undefined)?.suits ?? []
const suitName = (suit: number, plan: GamePlan) => {
  const pip = pipsIn(plan)[suit]
  return pip ? memberOf(plan, pip).plural : suits[suit]
}

const cardName = (card: Card, plan: GamePlan) => {
  const rank = ranks[rankOf(card)] ?? ''
  return `${rankNames[rank] ?? rank} of ${suitName(suitOf(card), plan)}`
}

/** Whoever the sentence names looks out of the court cards and from the backs. */
function faceOf(card: Card, plan: GamePlan): Face {
  const told = facesIn(plan)
  const cast = told[rankOf(card) % Math.max(1, told.length)]
  const pip = pipsIn(plan)[suitOf(card)]
  return {
    kind: 'card',
    rank: ranks[rankOf(card)] ?? '',
    suit: suits[suitOf(card)] ?? 'hearts',
    ...(cast && { cast }),
    ...(pip && { pip }),
  }
}

function backOf(plan: GamePlan): Face {
  const [cast] = facesIn(plan)
  return { kind: 'back', colour: '#3d54c4', ...(cast && { cast }) }
}

type Laid = Area & { card: Card; open: boolean }

/** Every card with the part of it that can be seen and picked. */
function laidOut({ piles, waste, draw }: Klondike): Laid[] {
  const table = piles.flatMap(({ down, up }, column): Laid[] => {
    const room = tops.end - tops.table - size.height - down.length * 13
    const step = Math.min(30, room / Math.max(1, up.length - 1))
    const hidden = down.map((card, index) => ({ card, open: false, y: tops.table + index * 13, height: 13 }))
    const shown = up.map((card, index) => ({
      card,
      open: true,
      y: tops.table + down.length * 13 + index * step,
      height: index === up.length - 1 ? size.height : step,
    }))
    return [...hidden, ...shown].map((one) => ({ ...one, x: pileX(column, piles.length), width: size.width }))
  })
  const fan = waste.slice(-draw)
  return [
    ...table,
    ...fan.map((card, index) => ({
      card,
      open: true,
      x: columnX(1) + index * 24,
      y: tops.upper,
      width: index === fan.length - 1 ? size.width : 24,
      height: size.height,
    })),
  ]
}

const slot = { fill: '#ffffff30', outline: '#ffffff88', radius: 9 }

/** Klondike, the patience that most people know. */
export const turns: TurnRules<Klondike> = {
  id: 'solitaire',
  sides: 1,
  says: 'Choose a card and where it goes',
  settles: 10,
  drawsAgain: true,
  deal: ({ content }, seed, level) =>
    solvable(
      seed + (level - 1) * 101,
      (content as SolitaireContent)?.draw ?? 1,
      (content as SolitaireContent)?.columns ?? 7,
    ),
  moves: movesOf,
  after,
  ending(state) {
    if (isSolved(state)) return { winner: 0, because: 'All cards are home!' }
    return movesOf(state).length === 0
      ? { winner: null, because: "No moves left. Here's a new deal!" }
      : undefined
  },
  solve,
  progress: ({ home }) => home.reduce((sum, count) => sum + count, 0) / 52,
  score: ({ home }) => home.reduce((sum, count) => sum + count, 0) * 10,
  table(state, plan) {
    const { stock, home, piles, waste } = state
    const laid = laidOut(state)
    const corner = (column: number) => ({ x: columnX(column), y: tops.upper, ...size })
    const places: Place[] = [
      {
        id: 'stock',
        ...corner(0),
        says: stock.length > 0 ? `Turn over: ${stock.length} left` : 'Turn the pile over again',
        ...slot,
        plain: true,
        ...(stock.length === 0 && waste.length > 0 && { words: '↻', ink: '#ffffff', letters: 44 }),
      },
      ...home.map(
        (count, suit): Place => ({
          id: homePlace(suit),
          ...corner(suit + 3),
          says: `Home of ${suitName(suit, plan)}: ${count} of 13`,
          ...slot,
        }),
      ),
      ...piles.flatMap(({ up }, pile): Place[] =>
        up.length > 0
          ? []
          : [
              {
                id: pilePlace(pile),
                x: pileX(pile, piles.length),
                y: tops.table,
                ...size,
                says: `Empty pile ${pile + 1}`,
                ...slot,
              },
            ],
      ),
      ...laid
        .filter(({ open }) => open)
        .map(
          ({ card, open: _, ...area }): Place => ({
            id: cardPlace(card),
            ...area,
            says: cardName(card, plan),
            plain: true,
          }),
        ),
    ]
    const whole = (card: Card, { x, y }: { x: number; y: number }, face: Face): Piece => ({
      id: `piece ${card}`,
      x: x + size.width / 2,
      y: y + size.height / 2,
      ...size,
      face,
    })
    return {
      places,
      pieces: [
        ...stock.slice(-2).map((card) => whole(card, corner(0), backOf(plan))),
        ...home.flatMap((count, suit): Piece[] => {
          const pip = pipsIn(plan)[suit]
          if (!pip || count > 0) return []
          const { x, y } = corner(suit + 3)
          const face: Face = { kind: 'picture', cast: pip }
          return [
            {
              id: `home ${suit}`,
              x: x + size.width / 2,
              y: y + size.height / 2,
              width: 52,
              face,
              alpha: 0.6,
            },
          ]
        }),
        ...home.flatMap((count, suit) =>
          [count - 2, count - 1]
            .filter((rank) => rank >= 0)
            .map((rank) => whole(rank * 4 + suit, corner(suit + 3), faceOf(rank * 4 + suit, plan))),
        ),
        ...laid.map(({ card, open, x, y }) =>
          whole(card, { x, y }, open ? faceOf(card, plan) : backOf(plan)),
        ),
      ],
      labels: home.flatMap((count, suit) =>
        count > 0 || pipsIn(plan)[suit]
          ? []
          : [
              {
                x: columnX(suit + 3) + size.width / 2,
                y: tops.upper + size.height / 2,
                words: ['♥', '♠', '♦', '♣'][suit] ?? '',
                size: 40,
                colour: '#ffffff99',
              },
            ],
      ),
    }
  },
  told(_before, [what = '', to = '']) {
    if (what === 'stock') return [{ type: 'swap', at: 'stock' }]
    return [{ type: to.startsWith('home') ? 'match' : 'place', at: to }]
  },
  howTo: ({ content }) => [
    `Build each suit up from ace to king. Turn over ${(content as SolitaireContent)?.draw === 3 ? 'three cards' : 'a card'} at a time from the pile at the top left.`,
    'On the table, build down, red on black and black on red. Only a king can go in an empty space. Every deal can be solved.',
  ],
  hud: ({ home }) => [{ says: 'Home', value: `${home.reduce((sum, count) => sum + count, 0)} of 52` }],
}

export const genre = turnGame(turns)
