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
}

export type TwentyOneState = {
  /** A card is its rank, from the ace, times four, and its suit. The next one is the last. */
  deck: number[]
  hands: [number[], number[]]
  turn: Side
  /** Both have had enough. */
  done: boolean
  fiveCards: boolean
  most: number
}

const suits: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** An ace counts eleven as long as that is not too much. */
export function worthOf(hand: readonly number[], most = 21): { sum: number; soft: boolean } {
  const low = hand.reduce((sum, card) => sum + Math.min(10, (card >> 2) + 1), 0)
  const soft = hand.some((card) => card >> 2 === 0) && low + 10 <= most
  return { sum: soft ? low + 10 : low, soft }
}

function ending({ hands, done, fiveCards, most }: TwentyOneState): Ending | undefined {
  const [mine, theirs] = [worthOf(hands[0], most).sum, worthOf(hands[1], most).sum]
  if (mine > most) return { winner: 1, because: `${mine}: too much.` }
  if (theirs > most) return { winner: 0, because: `They have ${theirs}: too much!` }
  if (fiveCards && hands[0].length >= 5) return { winner: 0, because: 'Five cards!' }
  if (fiveCards && hands[1].length >= 5) return { winner: 1, because: 'They have five cards.' }
  if (!done) return undefined
  if (mine === theirs) return { winner: null, because: `${mine} each. Play again!` }
  return { winner: mine > theirs ? 0 : 1, because: `${mine} to ${theirs}${mine > theirs ? '!' : '.'}` }
}

function after(state: TwentyOneState, [what]: Move): TwentyOneState {
  const { deck, turn } = state
  if (what === 'stand') return { ...state, turn: 1, done: turn === 1 }
  const hands: TwentyOneState['hands'] = [state.hands[0], state.hands[1]]
  hands[turn] = [...hands[turn], ...deck.slice(-1)]
  return { ...state, hands, deck: deck.slice(0, -1) }
}

/** What a careful player does, by their own cards and the one that lies open on the other side. */
function solve({ hands, turn, most }: TwentyOneState): Move {
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
  handicap: 2,
  settles: 16,
  deal({ content }, seed) {
    const deck = seededRandom(seed).shuffled(Array.from({ length: 52 }, (_, one) => one))
    const { fiveCards = false, most = 21 } = (content ?? {}) as TwentyOneContent
    return {
      deck: deck.slice(4),
      hands: [deck.slice(0, 2), deck.slice(2, 4)],
      turn: 0,
      done: false,
      fiveCards,
      most,
    }
  },
  turn: ({ turn }) => turn,
  moves: ({ deck }) => (deck.length > 0 ? [['hit'], ['stand']] : [['stand']]),
  after,
  ending,
  // The dealer looks at nobody's cards but its own: it takes until it has seventeen, unless it loses its nerve.
  opponent({ hands, turn, most }, { slips, seed }) {
    const { sum } = worthOf(hands[turn], most)
    const isTimid = seededRandom(seed).next() < slips * 2.4
    return [sum < (isTimid ? 12 : 17) + most - 21 ? 'hit' : 'stand']
  },
  solve,
  blunder: ({ hands, turn, most }) => [worthOf(hands[turn], most).sum <= most ? 'hit' : 'stand'],
  table({ hands, turn, done, deck, most }, plan) {
    const told = facesIn(plan)
    const back = told[1] ?? told[0]
    const isOpen = plan.rules.players === 2 || turn === 1 || done
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
      places: [button('hit', 150, 'Take a card', 'h'), button('stand', 370, 'Stay', 's')],
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
  told(before, [what], _state, plan) {
    const by = facesIn(plan)[before.turn]
    return [{ type: what === 'hit' ? 'collect' : 'turn', ...(by && { by }) }]
  },
  howTo({ content }) {
    const { fiveCards, most = 21 } = (content ?? {}) as TwentyOneContent
    return [
      `Take cards to get closer to ${most} than the dealer. Go over ${most} and you lose the round. Face cards count 10, an ace 1 or 11.`,
      fiveCards
        ? `Five cards without going over ${most} win right away. The dealer has to win two rounds more than you.`
        : `The dealer draws up to ${most - 5} and stands on ${most - 4}. It has to win two rounds more than you.`,
    ]
  },
}

export const genre = turnGame(turns)
