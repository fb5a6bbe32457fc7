import type { GamePlan } from '../../../game/plan.ts'
import type { Ending, Label, Move, Piece, Place, Side, Told, TurnRules } from '../../turns/rules.ts'
import { otherSide } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'

export type MancalaContent = {
  /** Pits on each side, and seeds in each of them at the start. */
  pits?: number
  seeds?: number
  /** Whose pictures the seeds are: the id of a cast member. */
  seed?: string
  /** Nobody captures, or nobody moves twice. */
  peaceful?: boolean
  strict?: boolean
}

export type MancalaState = {
  /** Seeds in each place, around the board: the pits of the first side, its store, those of the second, and its store. */
  around: number[]
  pits: number
  turn: Side
  peaceful: boolean
  strict: boolean
  /** From where the last seeds were sown, how many were captured, and whether whoever sowed them goes on. */
  from?: number
  captured: number
  again: boolean
}

const storeOf = (pits: number, side: Side) => (side === 0 ? pits : pits * 2 + 1)
const isOf = (pits: number, side: Side, place: number) =>
  side === 0 ? place < pits : place > pits && place <= pits * 2
const across = (pits: number, place: number) => pits * 2 - place

function after(state: MancalaState, [place]: Move): MancalaState {
  const { pits, turn, strict, peaceful } = state
  const from = Number(place)
  const around = state.around.slice()
  const [own, others] = [storeOf(pits, turn), storeOf(pits, otherSide(turn))]
  let hand = around[from] ?? 0
  around[from] = 0
  let at = from
  while (hand > 0) {
    at = (at + 1) % around.length
    if (at === others) continue
    around[at] = (around[at] ?? 0) + 1
    hand--
  }
  const facing = across(pits, at)
  const caught = isOf(pits, turn, at) && around[at] === 1 ? (around[facing] ?? 0) : 0
  const captured = !peaceful && caught > 0 ? caught + 1 : 0
  if (captured > 0) {
    around[at] = 0
    around[facing] = 0
    around[own] = (around[own] ?? 0) + captured
  }
  const again = !strict && at === own
  const next = { ...state, around, from, captured, again, turn: again ? turn : otherSide(turn) }
  return isOver(next) ? { ...next, around: gathered(next) } : next
}

const seedsOf = ({ around, pits }: MancalaState, side: Side) =>
  around.reduce((sum, seeds, place) => (isOf(pits, side, place) ? sum + seeds : sum), 0)

/** Whoever has nothing left to sow ends the round. */
const isOver = (state: MancalaState) => seedsOf(state, 0) === 0 || seedsOf(state, 1) === 0

/** What still lies in somebody's pits is theirs. */
function gathered(state: MancalaState): number[] {
  const { around, pits } = state
  const left: [number, number] = [seedsOf(state, 0), seedsOf(state, 1)]
  return around.map((seeds, place) => {
    if (place === storeOf(pits, 0)) return seeds + left[0]
    return place === storeOf(pits, 1) ? seeds + left[1] : 0
  })
}

export const stored = ({ around, pits }: MancalaState, side: Side) => around[storeOf(pits, side)] ?? 0

function ending(state: MancalaState): Ending | undefined {
  if (!isOver(state)) return undefined
  const [mine, theirs] = [stored(state, 0), stored(state, 1)]
  if (mine === theirs) return { winner: null, because: `${mine} each: a draw. Play again!` }
  return { winner: mine > theirs ? 0 : 1, because: `${mine} to ${theirs}${mine > theirs ? '!' : '.'}` }
}

/** Seeds are sown around the board, one into each pit; what ends up in one's store counts. */
export const turns: TurnRules<MancalaState> = {
  id: 'mancala',
  sides: 2,
  says: 'Choose one of your pits',
  drawsAgain: true,
  settles: 22,
  skill: { most: 6000, good: 3000 },
  deal({ content }: GamePlan) {
    const { pits = 6, seeds = 4, peaceful = false, strict = false } = (content ?? {}) as MancalaContent
    const around = Array.from({ length: pits * 2 + 2 }, (_, place) =>
      (place + 1) % (pits + 1) === 0 ? 0 : seeds,
    )
    return { around, pits, turn: 0, peaceful, strict, captured: 0, again: false }
  },
  turn: ({ turn }) => turn,
  passed: (state) => ({ ...state, turn: otherSide(state.turn) }),
  moves: ({ around, pits, turn }) =>
    around.flatMap((seeds, place): Move[] => (seeds > 0 && isOf(pits, turn, place) ? [[String(place)]] : [])),
  after,
  ending,
  value: (state) => (stored(state, 0) - stored(state, 1)) * 10 + seedsOf(state, 0) - seedsOf(state, 1),
  // What ends in the store goes on, and what is fullest matters most.
  promise({ around, pits, turn }, [place]) {
    const from = Number(place)
    return from + (around[from] ?? 0) === storeOf(pits, turn) ? 99 : (around[from] ?? 0)
  },
  table(state, plan) {
    const { around, pits, from } = state
    const whose = (place: number) => (isOf(pits, 0, place) || place === pits ? 'Your' : 'Their')
    const sown = from === undefined ? undefined : spotOf(pits, from)
    return {
      places: around.map((seeds, place): Place => {
        const { x, y, width, height } = spotOf(pits, place)
        const isStore = (place + 1) % (pits + 1) === 0
        return {
          id: String(place),
          x: x - width / 2,
          y: y - height / 2,
          width,
          height,
          says: `${whose(place)} ${isStore ? 'store' : `pit ${(place % (pits + 1)) + 1}`}: ${seeds}`,
          fill: '#7a4d2c',
          outline: '#5a3720',
          radius: Math.min(width, height) / 2,
        }
      }),
      pieces: around.flatMap((seeds, place) => lie(plan, pits, place, seeds, sown)),
      labels: around.map((seeds, place): Label => {
        const { x, y, height } = spotOf(pits, place)
        const isAbove = place > pits
        return {
          x,
          y: y + (isAbove ? -1 : 1) * (height / 2 + 18),
          words: String(seeds),
          size: 20,
          bold: true,
          colour: '#fffdf6',
        }
      }),
    }
  },
  backdrop(_state, painter) {
    painter.panel(board.x, board.y, board.width, board.height, { fill: '#a9713f', radius: 60 })
  },
  told({ turn, pits }, [place], { captured, again, from }, plan) {
    const { seed } = (plan.content ?? {}) as MancalaContent
    const store = String(storeOf(pits, turn))
    return [
      { type: 'place', at: place, ...(seed && { to: seed }) },
      ...(captured > 0
        ? [{ type: 'collect', at: store, words: `+${captured}`, ...(seed && { to: seed }) } satisfies Told]
        : []),
      ...(again && from !== undefined
        ? [{ type: 'power', at: store, words: turn === 0 ? 'Go again!' : 'They go again' } satisfies Told]
        : []),
    ]
  },
  howTo: ({ content }) => {
    const { peaceful, strict } = (content ?? {}) as MancalaContent
    return [
      'Pick one of your pits below: what lies in it is sown one by one to the right and around, past your store.',
      ...(strict ? [] : ['End in your own store and you go again.']),
      ...(peaceful ? [] : ['End in your own empty pit and you capture what lies across from it.']),
      'When one side is empty, whoever has more wins.',
    ]
  },
  hud: (state) => [{ says: 'Stores', value: `${stored(state, 0)} : ${stored(state, 1)}` }],
}

const board = { ...tableArea, y: 218, height: 320 }

/** The middle of a place and its size: one's own pits from left to right below, one's store on the right. */
function spotOf(pits: number, place: number): { x: number; y: number; width: number; height: number } {
  const end = 96
  const wide = (board.width - 2 * end) / pits
  const pit = { width: wide - 8, height: Math.min(wide - 8, 110) }
  const middle = board.y + board.height / 2
  if (place === pits) return { x: board.x + board.width - end / 2, y: middle, width: end - 20, height: 216 }
  if (place === pits * 2 + 1) return { x: board.x + end / 2, y: middle, width: end - 20, height: 216 }
  if (place < pits) return { x: board.x + end + (place + 0.5) * wide, y: middle + 64, ...pit }
  return { x: board.x + end + (pits * 2 - place + 0.5) * wide, y: middle - 64, ...pit }
}

const colours = ['#e5484d', '#f2b632', '#3bb273', '#2f7de1', '#b07be0']

/** Seeds lie in a spiral, and come from the pit that they were sown from. */
function lie(
  plan: GamePlan,
  pits: number,
  place: number,
  seeds: number,
  from: { x: number; y: number } | undefined,
): Piece[] {
  const { seed: cast } = (plan.content ?? {}) as MancalaContent
  const { x, y, width, height } = spotOf(pits, place)
  const size = Math.min(width, 76) * 0.4
  return Array.from({ length: Math.min(seeds, 24) }, (_, at): Piece => {
    const turn = at * 2.4
    const far = Math.sqrt((at + 0.4) / Math.max(9, Math.min(seeds, 24)))
    return {
      id: `seed ${place} ${at}`,
      x: x + Math.cos(turn) * far * (width / 2 - size * 0.6),
      y: y + Math.sin(turn) * far * (height / 2 - size * 0.6),
      width: size,
      face: cast
        ? { kind: 'picture', cast }
        : { kind: 'disc', colour: colours[(at + place) % colours.length] ?? '#e5484d' },
      ...(from && { from: { x: from.x, y: from.y } }),
    }
  })
}

export const genre = turnGame(turns)
