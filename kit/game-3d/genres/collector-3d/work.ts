import type { GamePlan } from '../../../game/plan.ts'
import { addScore, tell } from '../../../game/world.ts'
import type { Mark } from '../../genre.ts'
import {
  addBody,
  angleBetween,
  type Body,
  flat,
  heroOf,
  nearestBody,
  turnToward,
  yawTo,
} from '../../space.ts'
import { type Roamer, type RoamWorld, roamer } from './world.ts'

/** The key of the shape of a fire. */
export const flame = 'flame'

/** What is done to things that stay where they are, and how it shows: a fire goes out, sparks stop, a plant grows. */
export const works = ['repair', 'extinguish', 'water', 'clean', 'light', 'photograph'] as const
export type WorkKind = (typeof works)[number]
export type Work = {
  kind: WorkKind
  /** What the button says: 'Put out'. */
  says: string
  /** To whom, as ids of the cast. */
  on: string[]
  /** How tall they are, in metres. */
  tall: number
}

export const workOf = ({ content }: Pick<GamePlan, 'content'>): Work | undefined =>
  content?.work as Work | undefined

/** Steps of holding the button until one of them is done. A picture is taken at once. */
const whole = 75
const reachOf = ({ kind }: Work) => (kind === 'photograph' ? 5 : kind === 'extinguish' ? 4.5 : 1.8)

export const isDone = ({ done }: Pick<Roamer, 'done'>): boolean => done >= whole
const partOf = ({ done }: Roamer): number => Math.min(1, done / whole)

/** How it looks before anything is done: dull, dirty, small. */
export function unworked({ kind, tall }: Work): Partial<Body> {
  const full = { size: tall, radius: Math.max(0.6, tall * 0.3) }
  if (kind === 'clean') return { ...full, tint: '#7d6a4c' }
  if (kind === 'repair' || kind === 'light') return { ...full, tint: '#8a8a92' }
  if (kind === 'water') return { ...full, size: tall * 0.6, tint: '#b39a5c' }
  return full
}

/** Whoever of them can be worked on from here. */
export function withinReach(world: RoamWorld, hero: Roamer, work: Work): Roamer | undefined {
  const near = world.bodies.filter(
    (body) =>
      work.on.includes(body.cast) &&
      !isDone(body) &&
      flat(body, hero) < body.radius + hero.radius + reachOf(work) &&
      (work.kind !== 'photograph' || Math.abs(angleBetween(world.facing, yawTo(hero, body))) < 0.7),
  )
  return nearestBody(hero, near)
}

/** One step of the held button. What is done stays done. */
export function workOn(world: RoamWorld, hero: Roamer, work: Work): void {
  const thing = withinReach(world, hero, work)
  if (!thing) return
  hero.yaw = turnToward(hero.yaw, yawTo(hero, thing), 0.2)
  hero.act = 'attack'
  thing.done += work.kind === 'photograph' ? whole : 1
  if (work.kind === 'water') thing.size = thing.full * (0.6 + 0.4 * partOf(thing))
  for (const fire of world.bodies)
    if (fire.cast === flame && fire.wait === thing.id) fire.size = fire.full * (1 - partOf(thing))
  if (!isDone(thing)) return
  world.bodies = world.bodies.filter(({ cast, wait }) => cast !== flame || wait !== thing.id)
  delete thing.tint
  world.taken++
  const { x, y, z } = thing
  tell(world, 'tend', { by: hero.cast, to: thing.cast, x, y: y + thing.size, z, value: 10, words: '+10' })
  addScore(world, 10)
}

/** Fires burn around what is to be put out; `wait` says on which. */
export function setAlight(world: RoamWorld, thing: Roamer): void {
  for (const [dx, dz] of corners.slice(0, 3)) {
    const full = thing.size * 0.55
    addBody(world, flame, 'effect', {
      ...roamer,
      x: thing.x + dx * thing.radius,
      y: thing.y + thing.size * 0.4,
      z: thing.z + dz * thing.radius,
      size: full,
      full,
      radius: 0.1,
      wait: thing.id,
    })
  }
}

/** Flames, sparks and what shows where there is still something to do. Only to look at. */
export function marksOfWork(world: RoamWorld, work: Work): Mark[] {
  const hero = heroOf(world)
  const busy = (world.before & 32) !== 0 ? withinReach(world, hero, work) : undefined
  return world.bodies.flatMap((body): Mark[] => {
    if (!work.on.includes(body.cast)) return []
    const { x, y, z, radius } = body
    if (isDone(body))
      return [{ form: 'ring', x, y: y + 0.06, z, size: radius * 2 + 0.8, colour: '#7affb0', strength: 0.6 }]
    const open: Mark = { form: 'ring', x, y: y + 0.06, z, size: radius * 2 + 1, colour: '#ffd35a' }
    const hand = { x: hero.x, y: hero.y + hero.size * 0.6, z: hero.z }
    const jets: Mark[] =
      body === busy && (work.kind === 'extinguish' || work.kind === 'water')
        ? [{ form: 'line', ...hand, to: { x, y: y + body.size * 0.6, z }, size: 0.16, colour: '#6ec6ff' }]
        : []
    return [open, ...jets, ...signsOf(world, body, work)]
  })
}

const corners = [
  [0.9, 0.1],
  [-0.7, 0.6],
  [0.1, -0.9],
  [-0.3, -0.4],
  [0.5, 0.7],
] as const

function signsOf(world: RoamWorld, body: Roamer, { kind }: Work): Mark[] {
  const { x, y, z, radius, size } = body
  const left = 1 - partOf(body)
  return corners.flatMap(([dx, dz], at): Mark[] => {
    const beat = (world.tick + at * 17 + body.id * 7) % 40
    const [px, pz] = [x + dx * radius, z + dz * radius]
    if (kind === 'extinguish') {
      const tall = size * (0.5 + (beat < 20 ? beat : 40 - beat) / 50) * left
      return [
        {
          form: 'beam',
          x: px,
          y: y + size * 0.35,
          z: pz,
          size: 0.9 * left,
          tall,
          colour: at % 2 ? '#ff6a1f' : '#ffb02e',
          strength: 1,
        },
      ]
    }
    if (kind === 'repair' && beat < 9)
      return [
        {
          form: 'line',
          x: px,
          y: y + size * 0.7,
          z: pz,
          to: { x: px + dx * 0.5, y: y + size * 0.7 + 0.5, z: pz + dz * 0.5 },
          size: 0.05,
          colour: '#ffe27a',
        },
      ]
    return []
  })
}
