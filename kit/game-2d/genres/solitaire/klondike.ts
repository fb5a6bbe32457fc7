import { seededRandom } from '../../../core/random.ts'
import type { Move } from '../../turns/rules.ts'

/** A card is a number: its rank, from the ace, times four, and its suit. Suits are red and black by turns. */
export type Card = number

export type Pile = { down: Card[]; up: Card[] }

export type Klondike = {
  /** How many cards are turned over at a time. */
  draw: number
  /** The next card to be turned is the last. */
  stock: Card[]
  waste: Card[]
  piles: Pile[]
  /** How many cards of each suit are home. */
  home: number[]
}

export const rankOf = (card: Card) => card >> 2
export const suitOf = (card: Card) => card & 3
const isRed = (card: Card) => (card & 1) === 0

export const cardPlace = (card: Card) => `card ${card}`
export const homePlace = (suit: number) => `home ${suit}`
export const pilePlace = (pile: number) => `pile ${pile}`

export function dealt(seed: number, draw: number, columns = 7): Klondike {
  const cards = seededRandom(seed).shuffled(Array.from({ length: 52 }, (_, card) => card))
  const piles = Array.from({ length: columns }, (_, size) => {
    const down = cards.splice(0, size)
    return { down, up: cards.splice(0, 1) }
  })
  return { draw, stock: cards, waste: [], piles, home: [0, 0, 0, 0] }
}

const fits = (card: Card, on: Card) => rankOf(card) === rankOf(on) - 1 && isRed(card) !== isRed(on)

/** Where a card, with all that lies on it, may go on the table. */
function targetsOf({ piles }: Klondike, card: Card, from: number): string[] {
  return piles.flatMap(({ up }, pile) => {
    if (pile === from) return []
    const top = up.at(-1)
    if (top === undefined) return rankOf(card) === 12 ? [pilePlace(pile)] : []
    return fits(card, top) ? [cardPlace(top)] : []
  })
}

const goesHome = ({ home }: Klondike, card: Card) => home[suitOf(card)] === rankOf(card)

export function movesOf(state: Klondike): Move[] {
  const { piles, waste, stock } = state
  const found: Move[] = []
  const top = waste.at(-1)
  const ways = (card: Card, from: number, isLast: boolean) => {
    if (isLast && goesHome(state, card)) found.push([cardPlace(card), homePlace(suitOf(card))])
    for (const target of targetsOf(state, card, from)) found.push([cardPlace(card), target])
  }
  piles.forEach(({ up }, pile) => {
    up.forEach((card, index) => {
      ways(card, pile, index === up.length - 1)
    })
  })
  if (top !== undefined) ways(top, -1, true)
  if (stock.length > 0 || waste.length > state.draw) found.push(['stock'])
  return found
}

export function after(state: Klondike, [what = '', to = '']: Move): Klondike {
  if (what === 'stock') return turnedOver(state)
  const card = Number(what.slice(5))
  const { waste, piles } = state
  const from = piles.findIndex(({ up }) => up.includes(card))
  const at = piles[from]?.up.indexOf(card) ?? 0
  const moved = from < 0 ? [card] : (piles[from]?.up.slice(at) ?? [])
  const next = {
    ...state,
    waste: from < 0 ? waste.slice(0, -1) : waste,
    piles: piles.map((pile, index) => (index === from ? opened(pile, at) : pile)),
  }
  if (to.startsWith('home'))
    return { ...next, home: next.home.map((count, suit) => (suit === suitOf(card) ? count + 1 : count)) }
  const goal = to.startsWith('pile')
    ? Number(to.slice(5))
    : piles.findIndex(({ up }) => up.at(-1) === Number(to.slice(5)))
  return {
    ...next,
    piles: next.piles.map((pile, index) => (index === goal ? { ...pile, up: [...pile.up, ...moved] } : pile)),
  }
}

/** What lay under a card that is gone is turned over. */
function opened({ down, up }: Pile, at: number): Pile {
  if (at > 0 || down.length === 0) return { down, up: up.slice(0, at) }
  return { down: down.slice(0, -1), up: down.slice(-1) }
}

function turnedOver(state: Klondike): Klondike {
  const { stock, waste, draw } = state
  if (stock.length === 0) return { ...state, stock: waste.toReversed(), waste: [] }
  const drawn = stock.slice(-draw).toReversed()
  return { ...state, stock: stock.slice(0, -draw), waste: [...waste, ...drawn] }
}

export const isSolved = ({ home }: Klondike) => home.every((count) => count === 13)

/** The moves that a careful player would think of, the best first: home, what uncovers, what is in the hand, and the stock. */
function sensible(state: Klondike): Move[] {
  const { piles, home } = state
  const needed = Math.min(...home) + 1
  const worth = ([what = '', to = '']: Move): number => {
    if (what === 'stock') return 1
    const card = Number(what.slice(5))
    const pile = piles.find(({ up }) => up.includes(card))
    if (to.startsWith('home')) return rankOf(card) <= needed ? 9 : 4
    if (!pile) return 3
    if (pile.up[0] !== card) return 0
    if (pile.down.length > 0) return 6 + pile.down.length / 10
    return rankOf(card) === 12 ? 0 : 2
  }
  const ranked = movesOf(state)
    .map((move) => ({ move, worth: worth(move) }))
    .filter(({ worth: one }) => one > 0)
    .sort((one, other) => other.worth - one.worth)
  // What is surely right needs no second thought.
  return (ranked[0]?.worth ?? 0) >= 9
    ? ranked.slice(0, 1).map(({ move }) => move)
    : ranked.map(({ move }) => move)
}

const keyOf = ({ stock, waste, piles }: Klondike) =>
  `${waste.join()}|${stock.length}|${piles
    .map(({ up, down }) => `${down.length}:${up.join()}`)
    .sort()
    .join('|')}`

/** All moves to the end, where so many looked-at states are enough to find them. */
export function solution(start: Klondike, most: number): Move[] | undefined {
  const seen = new Set<string>()
  const way: Move[] = []
  const search = (state: Klondike): boolean => {
    if (isSolved(state)) return true
    const key = keyOf(state)
    if (seen.has(key) || seen.size >= most) return false
    seen.add(key)
    for (const move of sensible(state)) {
      way.push(move)
      if (search(after(state, move))) return true
      way.pop()
    }
    return false
  }
  return search(start) ? way : undefined
}
