import { castIn, dial, theOne } from '../../../game/plan.ts'
import { createCourse, stepCourse } from '../../course/rules.ts'
import { controlsOf, hudOf, mapOf, marksOf } from '../../course/show.ts'
import type { CourseKind, CourseWorld } from '../../course/world.ts'
import type { Genre3d } from '../../genre.ts'
import { heroOf } from '../../space.ts'
import { courseOf, siteOf, turnOf, waterLine } from './level.ts'
import { floodOf } from './tower.ts'

/** How far the eye looks along the wall instead of at it. */
const along = 0.6

export const tower: CourseKind = {
  courseOf,
  siteOf,
  // From outside, a little from behind: the tower turns while one runs around it.
  wayOf(world, hero) {
    const { length } = courseOf(world.plan, world.level).stops
    if (world.here >= length - 1) return world.facing
    return Math.atan2(hero.x, hero.z) + Math.PI - turnOf(world.level) * along
  },
  turning: 0.07,
  rig: { distance: 9, height: 3.9, field: 62 },
  roller: 'roller',
  floodFrom: waterLine,
  floodSpeed: ({ plan, level, tick }) =>
    plan.rules.gentle || tick < 300
      ? 0
      : dial(plan, 0.12, 0.3) *
        (1 + (level - 1) * 0.12) *
        (plan.rules.faster ? 1 + Math.min(0.6, tick / 9000) : 1),
  floodOf,
  fell: 'You fell from the tower.',
}

/** Up and around a tall tower, while what lies below rises and things come rolling down. */
export const genre: Genre3d<CourseWorld> = {
  id: 'tower-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: (plan, level) => courseOf(plan, level).blocks,
  controls: controlsOf,
  howTo(plan) {
    const item = theOne(plan, 'collectible')
    const [foe] = castIn(plan, 'enemy')
    return [
      plan.rules.goalCount
        ? `Climb the tower, collect the ${item.plural}, and reach the light at the top.`
        : 'Climb the tower to the light at the top.',
      plan.rules.gentle
        ? 'Take your time.'
        : "It's rising below you: keep climbing, and jump over what comes down.",
      foe ? `Jump on a ${foe.name} to knock it out. Flags save your place.` : 'Flags save your place.',
    ]
  },
  create: (plan, seed) => createCourse(tower, plan, seed),
  step: (world, input) => stepCourse(tower, world, input),
  hud: (world) => {
    const { stops } = courseOf(world.plan, world.level)
    const top = stops.at(-1)?.y ?? 1
    const high = Math.max(0, heroOf(world).y)
    return [
      ...hudOf(world),
      { says: 'height', value: `${Math.round(high)}/${Math.round(top)} m`, part: Math.min(1, high / top) },
    ]
  },
  marks: (world) => marksOf(tower, world),
  map: (world) => mapOf(tower, world),
  focus: heroOf,
}
