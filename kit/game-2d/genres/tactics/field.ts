import { stepFrom } from '../../turns/grid.ts'
import type { Side } from '../../turns/rules.ts'

/** How somebody fights: next to them, from afar, by shoving, or at three squares in a row. */
export type Skill = 'strike' | 'shoot' | 'shove' | 'sweep'

export type Fighter = {
  id: number
  cast: string
  side: Side
  skill: Skill
  health: number
  most: number
  cell: number
  /** What was done in this turn; only the squad's own. */
  moved: boolean
  acted: boolean
  /** How far from itself a foe is about to hit: it goes along where the foe is pushed. */
  aim?: readonly [number, number]
  /** It fell, and came back on the other side. */
  back?: true
}

/** What one falls into. */
export type Deep = 'water' | 'lava' | 'pit'

export type Twists = {
  /** Whoever of the squad falls comes back on the side of the foes. */
  ghosts: boolean
  /** Foes that were beaten join the squad. */
  joins: boolean
}

export type TacticsState = {
  rocks: number[]
  deep: number[]
  kind: Deep
  fighters: Fighter[]
  /** Foes whose blows are still to come, by id; nothing while it is the squad's turn. */
  blows?: number[]
  /** Where the last blow fell. */
  struck: number[]
  round: number
  /** How many fell where they were pushed into the deep. */
  drowned: number
  twists: Twists
  /** How often a foe does not look for the best it could do. */
  slips: number
  random: number
}

export const side = 8
export const board = { columns: side, rows: side }
export const stride = 3
export const farthest = 4

export const skills: Record<Skill, { hurts: number; push: number }> = {
  strike: { hurts: 2, push: 1 },
  shoot: { hurts: 1, push: 1 },
  shove: { hurts: 1, push: 2 },
  sweep: { hurts: 1, push: 0 },
}

export const fourWays = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

export const standing = ({ fighters }: TacticsState, own: Side) =>
  fighters.filter((one) => one.side === own && one.health > 0)

export const fighterAt = ({ fighters }: Pick<TacticsState, 'fighters'>, cell: number) =>
  fighters.find((one) => one.cell === cell && one.health > 0)

/** Where somebody can walk to: around rocks, the deep and everybody of the other side. */
export function reachable(state: TacticsState, { cell, side: own }: Fighter): number[] {
  const far = new Map([[cell, 0]])
  const waiting = [cell]
  for (const from of waiting) {
    const steps = far.get(from) ?? 0
    if (steps === stride) continue
    for (const [dx, dy] of fourWays) {
      const next = stepFrom(board, from, dx, dy)
      if (next === undefined || far.has(next) || isBlocked(state, next)) continue
      const there = fighterAt(state, next)
      if (there && there.side !== own) continue
      far.set(next, steps + 1)
      waiting.push(next)
    }
  }
  return waiting.filter((one) => one === cell || !fighterAt(state, one))
}

const isBlocked = ({ rocks, deep }: TacticsState, cell: number) => rocks.includes(cell) || deep.includes(cell)

/** How far away a skill may hit, in every way: what is shot flies over whatever lies between. */
export function aimsOf(skill: Skill): (readonly [number, number])[] {
  const [near, far] = skill === 'shoot' ? [2, farthest] : [1, 1]
  const steps = Array.from({ length: far - near + 1 }, (_, index) => near + index)
  return fourWays.flatMap(([dx, dy]) => steps.map((step) => [dx * step, dy * step] as const))
}

/** The squares that a blow falls on. */
export function squaresOf(from: number, skill: Skill, [dx, dy]: readonly [number, number]): number[] {
  const middle = stepFrom(board, from, dx, dy)
  if (middle === undefined) return []
  if (skill !== 'sweep') return [middle]
  const beside = [-1, 1].map((way) => stepFrom(board, middle, dy * way, dx * way))
  return [middle, ...beside].filter((cell) => cell !== undefined)
}

/** Foes that somebody could hit from a square, by where they stand. */
export function targetsFrom(state: TacticsState, { skill, side: own }: Fighter, from: number): number[] {
  const middles = aimsOf(skill).flatMap(([dx, dy]) => stepFrom(board, from, dx, dy) ?? [])
  return middles.filter((cell) => {
    const there = fighterAt(state, cell)
    return there !== undefined && there.side !== own
  })
}

/** A copy in which everybody may be changed. */
export const opened = (state: TacticsState): TacticsState => ({
  ...state,
  fighters: state.fighters.map((one) => ({ ...one })),
})

/** A blow of the squad: it hurts, and pushes away. Changes the state. */
export function hit(state: TacticsState, by: Fighter, cell: number): void {
  const way = wayTo(by.cell, cell)
  const { hurts, push } = skills[by.skill]
  const far = by.skill === 'shoot' ? distance(by.cell, cell) : 1
  for (const square of squaresOf(by.cell, by.skill, [way[0] * far, way[1] * far])) {
    const whom = fighterAt(state, square)
    // Nobody of the squad hits their own.
    if (!whom || whom.side === by.side) continue
    hurt(whom, hurts)
    pushed(state, whom, way, push)
  }
  settle(state)
}

/** Whoever is pushed against something is hurt, and so is whoever stood there. */
function pushed(state: TacticsState, whom: Fighter, [dx, dy]: readonly [number, number], far: number): void {
  for (let step = 0; step < far && whom.health > 0; step++) {
    const next = stepFrom(board, whom.cell, dx, dy)
    const other = next === undefined ? undefined : fighterAt(state, next)
    if (next === undefined || other || state.rocks.includes(next)) {
      hurt(whom, 1)
      if (other) hurt(other, 1)
      return
    }
    whom.cell = next
    if (!state.deep.includes(next)) continue
    whom.health = 0
    state.drowned++
  }
}

function hurt(whom: Fighter, by: number): void {
  whom.health = Math.max(0, whom.health - by)
}

/** What a foe has been about to do. Changes the state. */
export function blow(state: TacticsState, by: Fighter): void {
  const { aim } = by
  if (!aim) return
  delete by.aim
  state.struck = squaresOf(by.cell, by.skill, aim)
  for (const square of state.struck) {
    const whom = fighterAt(state, square)
    if (whom) hurt(whom, skills[by.skill].hurts)
  }
  settle(state)
}

/** Those who fell come back where a twist says so, unless it is the deep that has them. */
function settle(state: TacticsState): void {
  const { ghosts, joins } = state.twists
  for (const one of state.fighters) {
    if (one.health > 0 || one.back || state.deep.includes(one.cell)) continue
    if (!(one.side === 0 ? ghosts : joins)) continue
    one.side = one.side === 0 ? 1 : 0
    one.most = 2
    one.health = 2
    one.moved = true
    one.acted = true
    one.back = true
    delete one.aim
  }
}

export const distance = (one: number, other: number) =>
  Math.abs((one % side) - (other % side)) + Math.abs(Math.floor(one / side) - Math.floor(other / side))

const wayTo = (from: number, to: number): readonly [number, number] => [
  Math.sign((to % side) - (from % side)),
  Math.sign(Math.floor(to / side) - Math.floor(from / side)),
]
