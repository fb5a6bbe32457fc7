import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { heroOf, newSpace } from '../../space.ts'
import { courseOf, siteOf } from './course.ts'
import { begin, type MarbleWorld, type Roller, step } from './rules.ts'

/** A ball with momentum on a course high above the land: bridges, ramps, gaps, bumpers, and a gate at the end. */
export const genre: Genre3d<MarbleWorld> = {
  id: 'marble-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: (plan, level) => courseOf(plan, level).blocks,
  controls: () => [
    { input: 'up', says: 'Roll' },
    { input: 'down', says: 'Roll' },
    { input: 'left', says: 'Roll' },
    { input: 'right', says: 'Roll' },
    { input: 'a', says: 'Hop' },
    { input: 'b', says: 'Brake' },
  ],
  howTo(plan) {
    const [foe] = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
    return [
      'Roll to the gate of light at the end. You take a while to stop, so brake early.',
      'Hop over gaps. Falling costs a life, but gates save how far you got.',
      ...(foe ? [`Stay away from every ${foe.name}.`] : []),
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Roller>(plan, seed),
      check: 0,
      next: 0,
      facing: 0,
      taken: 0,
      needed: 0,
      since: 0,
      hops: 0,
      powers: {},
    }),
  step,
  hud(world): HudItem[] {
    const [item] = castIn(world.plan, 'collectible')
    const { way } = courseOf(world.plan, world.level)
    const { taken, needed } = world
    return [
      {
        says: 'Way',
        value: `${Math.round((world.next / way.length) * 100)} %`,
        part: world.next / way.length,
      },
      ...(item
        ? [
            {
              says: item.plural,
              value: needed > 0 ? `${taken}/${needed}` : `${taken}`,
              picture: item.picture,
            },
          ]
        : []),
      ...Object.entries(world.powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks(world): Mark[] {
    const { way, pieces } = courseOf(world.plan, world.level)
    const list: Mark[] = world.bodies.flatMap(({ role, x, y, z }): Mark[] => {
      if (role === 'collectible')
        return [{ form: 'disc', x, y: y + 0.06, z, size: 1.7, colour: '#ffe27a', strength: 0.5 }]
      if (role === 'power') return [{ form: 'ring', x, y: y + 0.06, z, size: 1.7, colour: '#8ad0ff' }]
      if (role === 'enemy' || role === 'hazard')
        return [{ form: 'ring', x, y: y + 0.06, z, size: 1.9, colour: '#ff4a3a', strength: 0.6 }]
      return []
    })
    const hero = heroOf(world)
    // Where the ball would come down.
    if (!hero.grounded)
      list.push({
        form: 'disc',
        x: hero.x,
        y: (way[world.next]?.y ?? 0) + 0.05,
        z: hero.z,
        size: 1.2,
        colour: '#ffffff',
        strength: 0.4,
      })
    for (const { kind, from } of pieces.slice(world.check + 1))
      if (kind === 'gate')
        list.push({ form: 'ring', ...from, y: from.y + 0.08, size: 3.4, colour: '#7ad0ff', strength: 0.6 })
    const end = way.at(-1)
    const open = world.taken >= world.needed
    if (end)
      list.push({
        form: 'beam',
        ...end,
        size: 3,
        tall: 16,
        colour: open ? '#7affb0' : '#ff8a5a',
        strength: 0.75,
      })
    return list.slice(0, 90)
  },
  map(world) {
    const { way } = courseOf(world.plan, world.level)
    const map = roundMap(world, heroOf(world), 34, world.facing, [
      way.map(({ x, z }): [number, number] => [x, z]),
    ])
    const end = way.at(-1)
    return end ? { ...map, dots: [...map.dots, { x: end.x, z: end.z, as: 'goal' }] } : map
  },
  focus: heroOf,
}
