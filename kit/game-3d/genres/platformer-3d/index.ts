import { castIn, theOne } from '../../../game/plan.ts'
import { createCourse, stepCourse } from '../../course/rules.ts'
import { controlsOf, hudOf, mapOf, marksOf } from '../../course/show.ts'
import { type CourseKind, type CourseWorld, stopAt } from '../../course/world.ts'
import type { Genre3d } from '../../genre.ts'
import { heroOf, yawTo } from '../../space.ts'
import { courseOf, siteOf } from './level.ts'

/** Names of what lies below islands. */
export const below =
  /^(lava|magma|water|sea|ocean|river|lake|swamp|acid|slime|clouds?|fog|void|abyss|quicksand)$/

export const islands: CourseKind = {
  courseOf,
  siteOf,
  // Two stops ahead: that is where one will have to go, and near bends do not toss the eye.
  wayOf(world, hero) {
    const course = courseOf(world.plan, world.level)
    const last = course.stops.length - 1
    if (world.here >= last) return world.facing
    return yawTo(hero, stopAt(course, Math.min(last, world.here + 2)))
  },
  rig: { distance: 7.4, height: 4.4, field: 62 },
  // What the prompt says lies below is there, and stays there.
  floodOf: ({ cast }) => cast.find(({ role, name }) => role !== 'player' && below.test(name))?.id,
  floodFrom: -8,
  fell: 'You fell off the islands.',
}

/** Islands in the air: jump from one to the next, over what moves, breaks and throws, to the light at the end. */
export const genre: Genre3d<CourseWorld> = {
  id: 'platformer-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: (plan, level) => courseOf(plan, level).blocks,
  controls: controlsOf,
  howTo(plan) {
    const item = theOne(plan, 'collectible')
    const [foe] = castIn(plan, 'enemy')
    const gather = plan.rules.goalCount
      ? `Collect the ${item.plural}, then reach the beam of light.`
      : `Reach the beam of light, collecting ${item.plural} on the way.`
    return [
      gather,
      foe ? `Jump on a ${foe.name} to knock it out.` : 'Boards break, and red pads launch you high.',
      plan.rules.gentle
        ? 'If you fall, you start again at the last flag.'
        : 'Falling off costs a life. You start again at the last flag.',
    ]
  },
  create: (plan, seed) => createCourse(islands, plan, seed),
  step: (world, input) => stepCourse(islands, world, input),
  hud: hudOf,
  marks: (world) => marksOf(islands, world),
  map: (world) => mapOf(islands, world),
  focus: heroOf,
}
