import type { GamePlan } from '../../../game/plan.ts'
import { addScore, tell } from '../../../game/world.ts'
import { inRole, nearestBody, removeBody } from '../../space.ts'
import type { Roamer, RoamWorld } from './world.ts'

/** What is picked up and brought somewhere, one at a time. */
export type Errand = {
  loads: string[]
  goal: string
  /** How many places there are that each want one; 1 where all goes to the same. */
  places: number
}

export const errandOf = ({ content }: Pick<GamePlan, 'content'>): Errand | undefined =>
  content?.errand as Errand | undefined

export const loadOf = (world: RoamWorld): Roamer | undefined => world.bodies.find(({ carried }) => carried)

/** Where it may be brought: places that have nothing yet. */
export const openPlaces = (world: RoamWorld): Roamer[] =>
  inRole(world, 'goal').filter(({ done }) => done === 0)

/** What is carried is held over whoever carries it. */
export function carry(world: RoamWorld, hero: Roamer): void {
  const load = loadOf(world)
  if (load) Object.assign(load, { x: hero.x, y: hero.y + hero.size + 0.1, z: hero.z, yaw: hero.yaw })
}

export function pickUp(world: RoamWorld, hero: Roamer, load: Roamer): void {
  if (loadOf(world)) return
  load.carried = true
  tell(world, 'collect', { by: hero.cast, to: load.cast, x: load.x, y: load.y + 0.6, z: load.z })
}

export function handOver(world: RoamWorld, hero: Roamer, place: Roamer, { places }: Errand): void {
  const load = loadOf(world)
  if (!load || place.done > 0) return
  removeBody(world, load)
  if (places > 1) place.done = 1
  world.taken++
  const { x, y, z } = place
  tell(world, 'deliver', { by: hero.cast, to: place.cast, x, y: y + 1.5, z, value: 20, words: '+20' })
  addScore(world, 20)
}

/** The next way to go: to a load, or with it to where it is wanted. */
export const errandAim = (world: RoamWorld, hero: Roamer, { loads }: Errand): Roamer | undefined =>
  loadOf(world)
    ? nearestBody(hero, openPlaces(world))
    : nearestBody(
        hero,
        world.bodies.filter(({ cast }) => loads.includes(cast)),
      )
