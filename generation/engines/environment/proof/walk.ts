import type { Place, Scene } from '@makebelieve/kit/environment/scene'
import { stepSeconds, type Walker, type World, type WorldState } from '@makebelieve/kit/environment/world'
import type { Trail } from '../../../shipped/digest.ts'
import { momentOf, stride, type WalkSteps, walkStep } from './walk-trail.ts'
import { type Ways, waysFrom } from './ways.ts'

const seconds = 60

/** What a walk of a minute showed. */
export type Walked = {
  ways: Ways
  /** How far from where one should arrive the nearest place to stand is. */
  besideSpawn: number
  /** Metres gone on foot, and how far from the beginning one got. */
  metres: number
  farthest: number
  /** Asked-for things and corners that were reached. */
  reached: number
  goals: number
  /** How far from the focus the nearest place is that one can stand on. */
  toFocus: number
  /** What the visitor wished step by step, and the way that it led. */
  steps: WalkSteps
  trail: Trail
  /** The first thing that went wrong, with the second when it did. */
  fault?: string
}

/**
 * A visitor explores for a minute: to the things that were asked for, then to the far corners. The world is the one that
 * creations ship, so whatever happens here happens there.
 */
export function walked(scene: Scene, world: World, focus: Place): Walked {
  const state = world.begin()
  const start: Place = [...state.walker.at]
  const ways = waysFrom(world, scene, start)
  const goals = goalsOf(scene, focus)
  const result: Walked = {
    ways,
    besideSpawn: Math.hypot(start[0] - scene.spawn.at[0], start[2] - scene.spawn.at[2]),
    metres: 0,
    farthest: 0,
    reached: 0,
    goals: goals.length,
    toFocus: ways.nearest(focus[0], focus[2]).distance,
    steps: [],
    trail: [momentOf(state)],
  }
  const bot = new Explorer(ways, goals)
  for (let n = 0; n < seconds / stepSeconds; n++) {
    const { yaw, forward } = bot.wish(state.walker)
    walkStep(world, state, [yaw, forward])
    result.steps.push([yaw, forward])
    if ((n + 1) % stride === 0) result.trail.push(momentOf(state))
    const fault = faultOf(scene, world, state)
    if (fault) {
      result.fault = `${fault} after ${(n * stepSeconds).toFixed(1)} s`
      break
    }
    const [x, , z] = state.walker.at
    result.farthest = Math.max(result.farthest, Math.hypot(x - start[0], z - start[2]))
  }
  result.trail.push(momentOf(state))
  return { ...result, metres: state.walker.walked, reached: bot.reached }
}

/** One of each asked noun, the focus, then the corners. */
function goalsOf({ placed, kinds, reach }: Scene, focus: Place): [x: number, z: number][] {
  const nouns = new Map<number, [number, number]>()
  for (const { kind, at } of placed) {
    const noun = kinds[kind]?.noun
    const isNear = Math.max(Math.abs(at[0]), Math.abs(at[2])) < reach
    if (noun !== undefined && isNear && !nouns.has(noun)) nouns.set(noun, [at[0], at[2]])
  }
  const far = reach * 0.85
  return [[focus[0], focus[2]], ...nouns.values(), [far, -far], [-far, -far], [-far, far], [far, far]]
}

/** Follows the ways from goal to goal; gives one up when it gets no nearer. */
class Explorer {
  reached = 0
  private readonly ways: Ways
  private readonly goals: [x: number, z: number][]
  private way: Place[] = []
  private home: Place[] = []
  private stuck = 0
  private nearest = Number.POSITIVE_INFINITY

  constructor(ways: Ways, goals: [x: number, z: number][]) {
    this.ways = ways
    this.goals = [...goals]
  }

  wish({ at }: Walker): { yaw: number; forward: number } {
    let next = this.way[0]
    while (next && Math.hypot(next[0] - at[0], next[2] - at[2]) < this.ways.step * 0.75) {
      this.way.shift()
      this.nearest = Number.POSITIVE_INFINITY
      this.stuck = 0
      if (this.way.length === 0) this.reached++
      next = this.way[0]
    }
    if (!next || this.stuck > 90) next = this.nextGoal()
    if (!next) return { yaw: 0, forward: 0 }
    const [dx, dz] = [next[0] - at[0], next[2] - at[2]]
    const far = Math.hypot(dx, dz)
    if (far < this.nearest - 0.01) {
      this.nearest = far
      this.stuck = 0
    } else this.stuck++
    return { yaw: Math.atan2(-dx, -dz), forward: 1 }
  }

  /** Ways are known from the beginning only, so one goes back the way one came as far as it is the same. */
  private nextGoal(): Place | undefined {
    const goal = this.goals.shift()
    this.stuck = 0
    this.nearest = Number.POSITIVE_INFINITY
    if (!goal) return undefined
    const next = this.ways.wayTo(this.ways.nearest(...goal).cell)
    let shared = 0
    while (shared < next.length && shared < this.home.length && same(next[shared], this.home[shared]))
      shared++
    this.way = [...this.home.slice(shared).reverse(), ...next.slice(Math.max(0, shared - 1))]
    this.home = next
    return this.way[0]
  }
}

const same = (a: Place | undefined, b: Place | undefined) => a?.[0] === b?.[0] && a?.[2] === b?.[2]

function faultOf({ reach }: Scene, world: World, { walker, creatures }: WorldState): string | undefined {
  const [x, y, z] = walker.at
  if (![x, y, z].every(Number.isFinite)) return 'The visitor was nowhere (not a number)'
  const ground = world.groundAt(x, z)
  if (Number.isNaN(ground)) return 'The ground had a hole (not a number)'
  if (y < ground - 0.1) return `The visitor was ${(ground - y).toFixed(1)} m below the ground`
  if (Math.max(Math.abs(x), Math.abs(z)) > reach + 0.5) return 'The visitor left the place'
  if (creatures.some(({ at }) => !at.every(Number.isFinite))) return 'A creature was nowhere (not a number)'
  return undefined
}
