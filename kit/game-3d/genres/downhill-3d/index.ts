import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { heroOf, newSpace } from '../../space.ts'
import { blocksOf, courseOf, gateHalf } from './course.ts'
import { gatesIn, partOf, type Rider, type RideWorld } from './ride.ts'
import { begin, step } from './rules.ts'
import { finish, half, middleAt, siteOf } from './slope.ts'

/** Down a long slope: carve through gates, fly off ramps, and keep clear of what stands there. */
export const genre: Genre3d<RideWorld> = {
  id: 'downhill-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Carve, or spin in the air' },
    { input: 'right', says: 'Carve, or spin in the air' },
    { input: 'up', says: 'Tuck to go faster' },
    { input: 'down', says: 'Brake' },
    { input: 'a', says: 'Jump' },
  ],
  howTo: () => [
    'Carve between the flags. Make enough gates and your run counts.',
    'Jump off the ramps and spin in the air for points.',
    'A crash costs a life.',
  ],
  create: (plan, seed) =>
    begin({
      ...newSpace<Rider>(plan, seed),
      speed: 5,
      heading: 0,
      spin: 0,
      air: 0,
      wantsJump: 0,
      gate: 0,
      passed: 0,
      gatesNeeded: 0,
      row: 0,
      taken: 0,
      needed: 0,
      powers: {},
      bossPhase: 0,
    }),
  step,
  hud(world): HudItem[] {
    const { plan, passed, gatesNeeded, taken, needed, speed, powers } = world
    const [item] = castIn(plan, 'collectible')
    return [
      {
        says: `Gates of ${gatesIn(world)}, ${gatesNeeded} needed`,
        value: `${passed}/${gatesNeeded}`,
        part: Math.min(1, passed / Math.max(1, gatesNeeded)),
      },
      ...(item
        ? [
            {
              says: item.plural,
              value: needed > 0 ? `${taken}/${needed}` : String(taken),
              picture: item.picture,
            },
          ]
        : []),
      { says: 'Speed', value: `${Math.round(speed * 3.6)} km/h` },
      { says: 'Way down', value: `${Math.round(partOf(world) * 100)} %`, part: partOf(world) },
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks,
  focus: heroOf,
}

function marks(world: RideWorld): Mark[] {
  const { plan, level } = world
  const { height } = siteOf(plan)
  const hero = heroOf(world)
  const list: Mark[] = []
  const { gates, ramps } = courseOf(plan, level)
  for (let i = world.gate; i < Math.min(gates.length, world.gate + 3); i++) {
    const gate = gates[i]
    if (!gate) continue
    const isNext = i === world.gate
    const colour = isNext ? '#4dff9a' : '#ffd24a'
    const ends = [-1, 1].map((side) => {
      const x = gate.x + side * gateHalf
      return { x, y: height(x, gate.z) + 0.15, z: gate.z }
    })
    const [left, right] = ends
    if (!left || !right) continue
    list.push({
      form: 'line',
      ...left,
      size: isNext ? 0.5 : 0.3,
      colour,
      to: right,
      strength: isNext ? 0.9 : 0.5,
    })
    for (const end of ends)
      list.push({
        form: 'beam',
        ...end,
        size: 0.8,
        tall: isNext ? 7 : 4,
        colour,
        strength: isNext ? 0.8 : 0.4,
      })
  }
  for (const { x, y, z, depth } of ramps)
    if (z > hero.z && z < hero.z + 60)
      list.push({
        form: 'line',
        x,
        y: y + 1.6,
        z: z - depth / 2 - 5,
        size: 0.5,
        colour: '#38c8ff',
        to: { x, y: y + 1.1, z: z - 1 },
        strength: 0.6,
      })
  for (const { role, part, x, y, z, cast } of world.bodies) {
    if (z < hero.z - 1 || z > hero.z + 45 || list.length > 85) continue
    if (part === 'item') {
      const own = plan.cast.find(({ id }) => id === cast)?.colour ?? '#ffe27a'
      list.push({
        form: role === 'power' ? 'ring' : 'disc',
        x,
        y: y + 0.1,
        z,
        size: 1.5,
        colour: own,
        strength: 0.5,
      })
    } else if (part === 'foe')
      list.push({ form: 'ring', x, y: y + 0.15, z, size: 2, colour: '#ff5a3a', strength: 0.7 })
  }
  for (const side of [-1, 1]) {
    const x = middleAt(plan, finish) + side * half * 0.68
    list.push({
      form: 'beam',
      x,
      y: height(x, finish),
      z: finish,
      size: 1.6,
      tall: 16,
      colour: '#7affb0',
      strength: 0.7,
    })
  }
  if (world.powers.shield)
    list.push({ form: 'ring', x: hero.x, y: hero.y + 0.1, z: hero.z, size: 2.6, colour: '#5fb8ff' })
  return list
}
