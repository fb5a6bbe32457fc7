import { type Random, seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import { neighboursIn } from '../../turns/hexes.ts'

/** Whose turn it is, and who owns what: the player is 0, the others follow. */
export type Owner = number

export type Roll = { by: Owner; to: Owner; at: number; mine: number[]; theirs: number[] }

export type HexState = {
  /** The owner of every cell; -1 is the sea. */
  owners: Owner[]
  armies: number[]
  turn: Owner
  sides: number
  round: number
  /** The last attack as the dice fell; none where it goes without dice. */
  rolled?: Roll
  /** The stronger army wins, and no dice are rolled. */
  plain: boolean
  random: number
}

export type HexContent = {
  /** Ids of cast members whose faces the sides show. */
  faces?: (string | undefined)[]
  sides?: number
  plain?: boolean
}

export const board = { columns: 8, rows: 6 }
const cells = board.columns * board.rows
export const around = neighboursIn(board)
export const mostArmies = 8
export const lastRound = 40
const seas = 8

/** Land in one piece, shared out evenly: everybody grows from a corner. */
export function dealt(plan: GamePlan, seed: number): HexState {
  const { sides = 3, plain = false } = (plan.content ?? {}) as HexContent
  const random = seededRandom(seed)
  const owners = shared(landIn(random), plan.rules.players === 2 ? 2 : sides, random)
  const armies = owners.map((owner) => (owner < 0 ? 0 : 1))
  const state: HexState = {
    owners,
    armies,
    turn: 0,
    sides: plan.rules.players === 2 ? 2 : sides,
    round: 1,
    plain,
    random: 0,
  }
  for (let owner = 0; owner < state.sides; owner++) {
    // Whoever has several against them begins with more.
    const more = owner === 0 ? dial(plan, 1.35, 0.75) + (state.sides - 2) * 0.7 : 1
    const count = Math.round(landsOf(state, owner).length * more)
    muster(state, count, random, landsOf(state, owner))
  }
  return { ...state, random: random.state() }
}

function landIn(random: Random): number[] {
  for (;;) {
    const land = random
      .shuffled(Array.from({ length: cells }, (_, cell) => cell))
      .slice(seas)
      .sort((one, other) => one - other)
    const seen = new Set(land.slice(0, 1))
    for (const cell of seen) for (const next of around[cell] ?? []) if (land.includes(next)) seen.add(next)
    if (seen.size === land.length) return land
  }
}

/** Corners that lie far from each other, in this order. */
const corners = [cells - board.columns, board.columns - 1, 0, cells - 1]

function shared(land: readonly number[], sides: number, random: Random): Owner[] {
  const owners = Array<Owner>(cells).fill(-1)
  const nearest = (corner: number) =>
    [...land]
      .filter((cell) => owners[cell] === -1)
      .sort((one, other) => apart(one, corner) - apart(other, corner))[0]
  for (let owner = 0; owner < sides; owner++) {
    const first = nearest(corners[owner] ?? 0)
    if (first !== undefined) owners[first] = owner
  }
  for (let left = land.length - sides; left > 0; )
    for (let owner = 0; owner < sides && left > 0; owner++) {
      const open = land.filter((cell) => owners[cell] === -1)
      const touching = open.filter((cell) => (around[cell] ?? []).some((next) => owners[next] === owner))
      const [next] = random.shuffled(touching.length > 0 ? touching : open)
      if (next === undefined) continue
      owners[next] = owner
      left--
    }
  return owners
}

const apart = (one: number, other: number) => {
  const [x, y] = [
    (one % board.columns) - (other % board.columns),
    Math.floor(one / board.columns) - Math.floor(other / board.columns),
  ]
  return x * x + y * y
}

export const landsOf = ({ owners }: Pick<HexState, 'owners'>, owner: Owner): number[] =>
  owners.flatMap((one, cell) => (one === owner ? [cell] : []))

export const foesAround = ({ owners }: Pick<HexState, 'owners'>, cell: number): number[] =>
  (around[cell] ?? []).filter((next) => (owners[next] ?? -1) >= 0 && owners[next] !== owners[cell])

/** New armies, one by one, where there is room. Changes the state. */
function muster(
  state: Pick<HexState, 'armies'>,
  count: number,
  random: Random,
  where: readonly number[],
): void {
  for (let army = 0; army < count; army++) {
    const open = where.filter((cell) => (state.armies[cell] ?? 0) < mostArmies)
    const cell = open[random.below(Math.max(1, open.length))]
    if (cell === undefined) return
    state.armies[cell] = (state.armies[cell] ?? 0) + 1
  }
}

export const incomeOf = (state: HexState, owner: Owner) =>
  Math.max(2, Math.floor(landsOf(state, owner).length / 3))

/** Armies of two or more may go against a neighbour. */
export function attacksOf(state: HexState, owner: Owner): [from: number, to: number][] {
  return landsOf(state, owner).flatMap((from) =>
    (state.armies[from] ?? 0) < 2 ? [] : foesAround(state, from).map((to): [number, number] => [from, to]),
  )
}

/** Both sides roll a die for every army; the higher sum wins, and whoever attacks must have more. */
export function attacked(state: HexState, from: number, to: number): HexState {
  const random = seededRandom(state.random)
  const [strong, weak] = [state.armies[from] ?? 0, state.armies[to] ?? 0]
  const dice = (count: number) => Array.from({ length: count }, () => 1 + random.below(6))
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
  const [mine, theirs] = state.plain ? [[], []] : [dice(strong), dice(weak)]
  const isWon = state.plain ? strong > weak : sum(mine) > sum(theirs)
  const [owners, armies] = [[...state.owners], [...state.armies]]
  armies[from] = 1
  const { rolled: _, ...calm } = state
  const rolled: Roll = { by: state.turn, to: owners[to] ?? -1, at: to, mine, theirs }
  if (isWon) {
    owners[to] = state.turn
    armies[to] = state.plain ? Math.max(1, strong - weak) : strong - 1
  } else if (state.plain) armies[to] = Math.max(1, weak - strong + 1)
  return { ...calm, owners, armies, ...(!state.plain && { rolled }), random: random.state() }
}

/** Armies that meet nobody where they are go one land on toward those who do, one staying behind. Changes the state. */
function marched(state: HexState, armies: number[], own: readonly number[]): void {
  const steps = new Map(own.filter((cell) => foesAround(state, cell).length > 0).map((cell) => [cell, 0]))
  for (const [cell, far] of steps)
    for (const next of around[cell] ?? [])
      if (state.owners[next] === state.turn && !steps.has(next)) steps.set(next, far + 1)
  for (const [cell, far] of steps) {
    if (far === 0) continue
    for (const next of around[cell] ?? []) {
      if (steps.get(next) !== far - 1) continue
      const going = Math.min((armies[cell] ?? 1) - 1, mostArmies - (armies[next] ?? 0))
      armies[cell] = (armies[cell] ?? 0) - going
      armies[next] = (armies[next] ?? 0) + going
    }
  }
}

/** New armies come to where one meets others, and it is the next one's turn who has any land. */
export function ended(state: HexState): HexState {
  const random = seededRandom(state.random)
  const armies = [...state.armies]
  const own = landsOf(state, state.turn)
  marched(state, armies, own)
  const border = own.filter((cell) => foesAround(state, cell).length > 0)
  muster({ armies }, incomeOf(state, state.turn), random, border.length > 0 ? border : own)
  let { turn, round } = state
  do {
    turn = (turn + 1) % state.sides
    if (turn === 0) round++
  } while (!state.owners.includes(turn) && turn !== state.turn)
  const { rolled: _, ...calm } = state
  return { ...calm, armies, turn, round, random: random.state() }
}
