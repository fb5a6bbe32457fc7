import { type CastMember, castIn, type GamePlan, type PowerUp, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Body, clamp, heroOf, type Space } from '../../space.ts'
import { floorAt, layoutOf, ramp } from './level.ts'
import { aheadBy, lapLength } from './track.ts'

/** What can be held and used: power-ups, something to throw, something to leave behind. */
export type Item = PowerUp | 'throw' | 'trap'

/** What somebody who races has beside a body. */
export type Kart = {
  /** Metres a second along `way`, which is where it goes; the body may look elsewhere while it slides. */
  speed: number
  way: number
  /** Metres since the line, laps and all: what places are told by. */
  gone: number
  /** Steps that each still lasts. */
  boost: number
  spin: number
  shield: number
  slowed: number
  /** Sliding to the left (1), to the right (-1) or not at all, and for how many steps. */
  slide: number
  charge: number
  /** Steps behind somebody else: their air is thin. */
  tow: number
  /** Steps until it can bump again. */
  bumped: number
  coins: number
  item: Item | ''
  /** The step in which it came home; 0 before. */
  home: number
  /** How good it is beside others (about 1), where it likes to drive, and what it is like. */
  skill: number
  lane: number
  temper: Temper
  wait: number
}

/** The steady one makes no mistakes, the wild one swerves, the bully pushes, the clever one aims. */
export const tempers = ['steady', 'wild', 'bully', 'clever'] as const
export type Temper = (typeof tempers)[number]

export type Thing = Body & {
  /** Where it is on the track: along, and to the left of the middle. */
  s: number
  lat: number
  /** Steps until it is there again. */
  rest: number
  /** Only those who race. */
  kart?: Kart
  /** Who threw or left it, by id; 0 for nobody. */
  owner: number
}
export type Racer = Thing & { kart: Kart }

export type RaceWorld = Space<Thing> & {
  /** Steps until it begins. */
  start: number
  /** Steps since the first one came home; 0 before. */
  over: number
  /** Steps since the button was pressed before the start. */
  ready: number
}

/** What somebody on the road does as a rule, in metres a second. */
export const topSpeed = 20

/** Snails and rockets race among themselves: all of them at the pace of whoever is played. */
export const paceOf = (world: RaceWorld): number => {
  const { plan } = world
  const lap = Math.max(0, Math.floor(heroOf(world).kart?.gone ?? 0) / lapLength)
  const faster = plan.rules.faster ? Math.min(0.15, lap * 0.05) : 0
  return clamp(theOne(plan, 'player').speed, 0.88, 1.15) * (1 + faster)
}

/** How many laps: as the prompt says, else as many as the clock and the levels leave time for. */
export function lapsOf({ content, rules }: GamePlan): number {
  if (typeof content?.laps === 'number') return content.laps
  if (rules.levels > 1) return rules.levels > 2 ? 1 : 2
  const usual = 3
  return rules.seconds === undefined
    ? usual
    : clamp(Math.floor((rules.seconds * 0.82 - 3) / (lapLength / topSpeed)), 1, usual)
}

/** The last place that still wins. */
export const placesThatWin = ({ difficulty, rules }: GamePlan): number =>
  rules.gentle ? 99 : difficulty === 'easy' ? 3 : 1

/** They are the first on the stage, and none ever leaves it. */
export function racersOf(world: RaceWorld): Racer[] {
  const racers: Racer[] = []
  for (const body of world.bodies) {
    if (!body.kart) break
    racers.push(body as Racer)
  }
  return racers
}
export const heroRacer = (world: RaceWorld): Racer => {
  const hero = heroOf(world)
  if (!hero.kart) throw new Error('Who is played does not race')
  return hero as Racer
}

/** Whoever came home first is first; of the others, whoever came furthest. */
const standing = ({ kart: { home, gone } }: Racer): number => (home > 0 ? 1e7 - home : gone)
export function placeOf(world: RaceWorld, racer: Racer): number {
  const mine = standing(racer)
  let place = 1
  for (const other of racersOf(world)) if (other !== racer && standing(other) > mine) place++
  return place
}

export const ordinal = (place: number): string =>
  `${place}${['th', 'st', 'nd', 'rd'][place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? 'th'}`

/** Those of the air and of the deep do not touch the road. */
export function hoverOf(plan: GamePlan, cast: string): number {
  const motion = plan.cast.find(({ id }) => id === cast)?.motion
  if (motion === 'flies' || motion === 'floats') return 0.7
  return motion === 'swims' && plan.look.scene === 'underwater' ? 0.7 : 0
}

/** The floor for a racer: ramps lie on the road. */
export function floorFor({ plan, level }: RaceWorld, { x, z, s, lat }: Thing): number {
  const floor = floorAt(plan, level, x, z, s, lat)
  for (const one of layoutOf(plan, level).ramps) {
    const up = aheadBy(s, one.s)
    if (up >= 0 && up <= ramp.long && Math.abs(lat - one.lat) < ramp.wide / 2)
      return floor + (ramp.high * up) / ramp.long
  }
  return floor
}

export const nameOf = ({ plan }: RaceWorld, cast: string): string =>
  plan.cast.find(({ id }) => id === cast)?.name ?? cast

export const isCostly = (points: number | undefined): boolean => points !== undefined && points < 0
/** Where there are to be no enemies, friends race each other. */
export const rivalKinds = (plan: GamePlan): CastMember[] => {
  const foes = castIn(plan, 'enemy')
  return foes.length > 0 || !plan.content?.friendly ? foes : castIn(plan, 'friend')
}
export const hasRivals = (plan: GamePlan): boolean =>
  rivalKinds(plan).length + castIn(plan, 'boss').length > 0
export const seconds = (many: number): number => Math.round(many * rate)
