import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { heroOf, newSpace } from '../../space.ts'
import { blocksOf } from './built.ts'
import { courseOf, destinationOf, hoopOf, isDelivery, loadsOf } from './course.ts'
import { type Craft, type FlightWorld, nextStops } from './craft.ts'
import { siteOf } from './land.ts'
import { linesOf, marksOf } from './marks.ts'
import { begin, step } from './rules.ts'

/** Flight over a landscape: through rings in their order, or from where things are fetched to where they are brought. */
export const genre: Genre3d<FlightWorld> = {
  id: 'flight-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Steer' },
    { input: 'right', says: 'Steer' },
    { input: 'up', says: 'Climb' },
    { input: 'down', says: 'Dive' },
    { input: 'a', says: 'Boost' },
    { input: 'b', says: 'Brake to turn tightly' },
  ],
  howTo(plan) {
    const ring = hoopOf(plan)?.name ?? 'ring'
    if (isDelivery(plan)) {
      const [load] = loadsOf(plan)
      return [
        `Fly to the ${load?.name ?? 'load'} in the light, then low over the green column to drop it off.`,
        'Brake to turn tightly. Hitting the ground costs a life.',
      ]
    }
    return [
      `Fly through the shining ${ring}, then the next. Dead centre gives you a boost.`,
      'Boost on the straights, brake before tight turns.',
      'Crashing costs a life.',
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Craft>(plan, seed),
      next: 0,
      passed: 0,
      gems: 0,
      streak: 0,
      fuel: 0.6,
      push: 0,
      powers: {},
      carries: '',
      back: { x: 0, y: 0, z: 0, yaw: 0 },
      facing: 0,
      side: 0,
    }),
  step,
  hud(world): HudItem[] {
    const { plan, level, next, fuel, powers, carries } = world
    const { stops } = courseOf(plan, level)
    const hoop = hoopOf(plan)
    const isBringing = isDelivery(plan)
    const done = isBringing ? Math.floor(next / 2) : next
    const all = isBringing ? stops.length / 2 : stops.length
    const [load] = loadsOf(plan)
    const place = destinationOf(plan)
    const picture = isBringing ? load?.picture : hoop?.picture
    return [
      {
        says: isBringing ? 'Brought' : (hoop?.plural ?? 'rings'),
        value: `${done}/${all}`,
        part: all === 0 ? 0 : done / all,
        ...(picture && { picture }),
      },
      { says: 'Boost', value: `${Math.round(fuel * 100)} %`, part: fuel },
      ...(carries
        ? [{ says: 'On board', value: plan.cast.find(({ id }) => id === carries)?.name ?? carries }]
        : []),
      ...(place && done >= all ? [{ says: 'On to', value: place.name, picture: place.picture }] : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
  map(world) {
    const map = roundMap(world, heroOf(world), 90, world.facing, linesOf(world))
    const [next] = nextStops(world)
    // Only what is next is the goal; the line shows the others.
    const dots = map.dots.filter(({ as }) => as !== 'goal')
    const place = world.bodies.find(({ role, stop }) => role === 'goal' && stop < 0)
    const goal = next ?? place
    if (goal) dots.push({ x: goal.x, z: goal.z, as: 'goal' })
    return { ...map, dots }
  },
  focus: (world) => {
    const { x, y, z } = heroOf(world)
    return { x, y, z }
  },
}
