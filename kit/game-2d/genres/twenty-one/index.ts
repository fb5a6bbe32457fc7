import { seededRandom } from '../../../core/random.ts'
import type { Face, Suit } from '../../turns/faces.ts'
import type { Ending, Move, Piece, Side, TurnRules } from '../../turns/rules.ts'
import { facesIn, otherSide, type SidesContent } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

export type TwentyOneContent = SidesContent & {
  /** Who has five cards and is not over wins at once. */
  fiveCards?: boolean
  /** What nobody may go over, where it is not 21. */
  most?: number
  /** What is played for, hand after hand: how much one begins with, and what it is called. */
  stake?: { start: number; what: string }
}

/** What lies on the table, and what one has. It is over with nothing left, or with so much as is wanted. */
export type Purse = { has: number; goal: number; what: string; bet: number; random: number }

export type TwentyOneState = {
  /** A card is its rank, from the ace, times four, and its suit. The next one is the last. */
  deck: number[]
  hands: [number[], number[]]
  turn: Side
  /** Both have had enough. */
  done: boolean
  fiveCards: boolean
  most: number
  /** Only where something is staked: then the game is one of many hands. */
  purse?: Purse
}

const suits: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** An ace counts eleven as long as that is not too much. */
export function worthOf(hand: readonly number[], most = 21): { sum: number; soft: boolean } {
  const low = hand.reduce((sum, card) => sum + Math.min(10, (card >> 2) + 1), 0)
  const soft = hand.some((card) => card >> 2 === 0) && low + 10 <= most
  return { sum: soft ? low + 10 : low, soft }
}

/** So much may be staked on a hand. */
const bets = [5, 10, 20]

function ending(state: TwentyOneState): Ending | undefined {
  const { purse } = state
  if (!purse) return handEnding(state)
  if (purse.has <= 0) return { winner: 1, because: `No ${purse.what} are left.` }
  return purse.has >= purse.goal ? { winner: 0, because: `${purse.has} ${purse.what}!` } : undefined
}

/** Who has won this hand. */
function handEnding({ hands, done, fiveCards, most }: TwentyOneState): Ending | undefined {
  const [mine, theirs] = [worthOf(hands[0], most).sum, worthOf(hands[1], most).sum]
  if (mine > most) return { winner: 1, because: `${mine}: too much.` }
  if (theirs > most) return { winner: 0, because: `They have ${theirs}: too much!` }
  if (fiveCards && hands[0].length >= 5) return { winner: 0, because: 'Five cards!' }
  if (fiveCards && hands[1].length >= 5) return { winner: 1, because: 'They have five cards.' }
  if (!done) return undefined
  if (mine === theirs) return { winner: null, because: `${mine} each. Play again!` }
  return { winner: mine > theirs ? 0 : 1, because: `${mine} to ${theirs}${mine > theirs ? '!' : '.'}` }
}

function after(state: TwentyOneState, [what = '']: Move): TwentyOneState {
  const { purse } = state
  if (!purse) return played(state, what)
  // A hand that is over is looked at, until the next stake is laid.
  if (what.startsWith('bet')) {
    const bet = Number(what.slice(4))
    const random = seededRandom(purse.random)
    const deck = random.shuffled(Array.from({ length: 52 }, (_, one) => one))
    return {
      ...state,
      deck: deck.slice(4),
      hands: [deck.slice(0, 2), deck.slice(2, 4)],
      turn: 0,
      done: false,
      purse: { ...purse, bet, random: random.state() },
    }
  }
  const next = played(state, what)
  const ended = handEnding(next)
  if (!ended) return next
  const won = ended.winner === 0 ? purse.bet : ended.winner === 1 ? -purse.bet : 0
  return { ...next, turn: 0, purse: { ...purse, bet: 0, has: purse.has + won } }
}

const isBetting = ({ purse }: TwentyOneState) => purse?.bet === 0

function played(state: TwentyOneState, what: string): TwentyOneState {
  const { deck, turn } = state
  if (what === 'stand') return { ...state, turn: 1, done: turn === 1 }
  const hands: TwentyOneState['hands'] = [state.hands[0], state.hands[1]]
  hands[turn] = [...hands[turn], ...deck.slice(-1)]
  return { ...state, hands, deck: deck.slice(0, -1) }
}

/** What a careful player does, by their own cards and the one that lies open on the other side. */
function solve(state: TwentyOneState): Move {
  const { hands, turn, most, purse } = state
  if (isBetting(state))
    return [`bet ${bets.filter((bet) => bet <= Math.max(5, (purse?.has ?? 0) / 3)).at(-1) ?? 5}`]
  const { sum, soft } = worthOf(hands[turn], most)
  const other = hands[otherSide(turn)]
  // Who comes second knows what there is to beat.
  if (turn === 1) return [sum < worthOf(other, most).sum ? 'hit' : 'stand']
  const open = Math.min(10, ((other[0] ?? 0) >> 2) + 1)
  const enough = (soft ? 18 : open >= 2 && open <= 6 ? 13 : 17) + most - 21
  return [sum < enough ? 'hit' : 'stand']
}

const card = { width: 108, height: 150 }

/** Cards are taken one by one: nearer to twenty-one than the other, and never over it. */
export const turns: TurnRules<TwentyOneState> = {
  id: 'twenty-one',
  sides: 2,
  says: 'Take a card or stay',
  final: true,
  drawsAgain: true,
  handicap: ({ content }) => ((content as TwentyOneContent | undefined)?.stake ? 0 : 2),
  settles: 16,
  deal({ content }, seed) {
    const deck = seededRandom(seed).shuffled(Array.from({ length: 52 }, (_, one) => one))
    const { fiveCards = false, most = 21, stake } = (content ?? {}) as TwentyOneContent
    return {
      deck: deck.slice(4),
      // Where something is staked, cards come with the first stake.
      hands: stake ? [[], []] : [deck.slice(0, 2), deck.slice(2, 4)],
      turn: 0,
      done: false,
      fiveCards,
      most,
      ...(stake && {
        purse: {
          has: stake.start,
          goal: Math.ceil((stake.start * 1.5) / 5) * 5,
          what: stake.what,
          bet: 0,
          random: seed,
        },
      }),
    }
  },
  turn: ({ turn }) => turn,
  moves: (state) => {
    if (isBetting(state)) {
      const has = state.purse?.has ?? 0
      const open = bets.filter((bet) => bet <= has)
      return (open.length > 0 ? open : bets.slice(0, 1)).map((bet) => [`bet ${bet}`])
    }
    return state.deck.length > 0 ? [['hit'], ['stand']] : [['stand']]
  },
  after,
  ending,
  // The dealer looks at nobody's cards but its own: it takes until it has seventeen, unless it loses its nerve.
  opponent({ hands, turn, most }, { slips, seed }) {
    const { sum } = worthOf(hands[turn], most)
    const isTimid = seededRandom(seed).next() < slips * 2.4
    return [sum < (isTimid ? 12 : 17) + most - 21 ? 'hit' : 'stand']
  },
  solve,
  blunder: (state) => {
    const { hands, turn, most, purse } = state
    if (isBetting(state)) return [`bet ${bets.filter((bet) => bet <= (purse?.has ?? 0)).at(-1) ?? 5}`]
    return [worthOf(hands[turn], most).sum <= most ? 'hit' : 'stand']
  },
  table(state, plan) {
    const { hands, turn, done, deck, most, purse } = state
    const told = facesIn(plan)
    const back = told[1] ?? told[0]
    const isBet = isBetting(state)
    const isOpen = plan.rules.players === 2 || turn === 1 || done || isBet
    const faceOf = (one: number, side: Side): Face => {
      const cast = told[side] ?? told[0]
      return {
        kind: 'card',
        rank: ranks[one >> 2] ?? '',
        suit: suits[one & 3] ?? 'hearts',
        ...(cast && { cast }),
      }
    }
    const hidden: Face = { kind: 'back', colour: '#8f2f4a', ...(back && { cast: back }) }
    const row = (side: Side): Piece[] =>
      hands[side].map((one, index) => ({
        id: `card ${one}`,
        x: stage.width / 2 + (index - (hands[side].length - 1) / 2) * Math.min(122, 520 / hands[side].length),
        y: side === 0 ? 500 : 222,
        ...card,
        face: side === 1 && index > 0 && !isOpen ? hidden : faceOf(one, side),
        from: { x: 640, y: 360 },
      }))
    const shown = isOpen ? hands[1] : hands[1].slice(0, 1)
    const sum = (x: string, value: number, y: number) => ({
      x: stage.width / 2,
      y,
      words: `${x}: ${value}`,
      size: 24,
      bold: true,
      colour: '#ffffff',
    })
    const button = (id: string, x: number, words: string, key: string) => ({
      id,
      x,
      y: 616,
      width: 200,
      height: 64,
      says: words,
      words,
      key,
      button: true as const,
      hidden: true as const,
    })
    const both = plan.rules.players === 2
    return {
      places: [
        button('hit', 150, 'Take a card', 'h'),
        button('stand', 370, 'Stay', 's'),
        ...(purse
          ? bets.map((bet, at) =>
              button(`bet ${bet}`, 40 + at * 220, `Stake ${bet} ${purse.what}`, String(at + 1)),
            )
          : []),
      ],
      pieces: [
        ...deck
          .slice(-2)
          .map((one): Piece => ({ id: `deck ${one}`, x: 640, y: 360, width: 84, height: 116, face: hidden })),
        ...row(1),
        ...row(0),
      ],
      labels: [
        sum(both ? 'Player 2' : isOpen ? 'They have' : 'They show', worthOf(shown, most).sum, 330),
        sum(both ? 'Player 1' : 'You have', worthOf(hands[0], most).sum, 396),
      ],
    }
  },
  backdrop(_state, painter) {
    painter.panel(10, 104, stage.width - 20, 588, { fill: '#1f6b4a', radius: 28 })
  },
  told(before, [what = ''], state, plan) {
    const by = facesIn(plan)[before.turn]
    if (what.startsWith('bet')) return [{ type: 'place', at: what, words: `−${state.purse?.bet}` }]
    return [{ type: what === 'hit' ? 'collect' : 'turn', ...(by && { by }) }]
  },
  hud: purseLine,
  howTo({ content }) {
    const { fiveCards, most = 21, stake } = (content ?? {}) as TwentyOneContent
    return [
      `Take cards to get closer to ${most} than the dealer. Go over ${most} and you lose the round. Face cards count 10, an ace 1 or 11.`,
      ...(stake
        ? [`You start with ${stake.start} ${stake.what}. Before each hand you choose how many you stake.`]
        : []),
      fiveCards
        ? `Five cards without going over ${most} win right away.${stake ? '' : ' The dealer has to win two rounds more than you.'}`
        : `The dealer draws up to ${most - 5} and stands on ${most - 4}.${stake ? '' : ' It has to win two rounds more than you.'}`,
    ]
  },
}

/** What one has, where something is staked; the first hand is dealt with the first stake. */
function purseLine({ purse }: TwentyOneState) {
  if (!purse) return []
  const says = purse.what.charAt(0).toUpperCase() + purse.what.slice(1)
  return [{ says, value: `${purse.has} of ${purse.goal}` }]
}

export const genre = turnGame(turns)
