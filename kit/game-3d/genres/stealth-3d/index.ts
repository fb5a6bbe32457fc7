import type { Lamp } from '../../../environment/scene.ts'
import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { ahead, flat, heroOf, newSpace } from '../../space.ts'
import { sightOf } from './guards.ts'
import { compoundOf, siteOf } from './level.ts'
import { begin, landing, step } from './rules.ts'
import { memberOf, type Sneak, type StealthWorld } from './world.ts'
import { blocksOf, wallLinesOf } from './yard.ts'

/** A guarded compound: steal what is on show, and do not be seen. */
export const genre: Genre3d<StealthWorld> = {
  id: 'stealth-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'up', says: 'Walk' },
    { input: 'left', says: 'Walk' },
    { input: 'down', says: 'Walk' },
    { input: 'right', says: 'Walk' },
    { input: 'b', says: 'Crouch' },
    { input: 'a', says: 'Throw' },
  ],
  howTo(plan) {
    const [item] = castIn(plan, 'collectible')
    const [foe] = castIn(plan, 'enemy')
    return [
      `Stay out of the light of the ${(foe?.count === 1 ? foe.name : foe?.plural) ?? 'watch'}. Walls, crates and bushes hide you.`,
      'Crouch to be harder to see. Throw something to distract them.',
      `Take the ${item?.plural ?? 'treasures'}, then leave through the gate.`,
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Sneak>(plan, seed),
      needed: 0,
      taken: 0,
      keysNeeded: 0,
      keys: 0,
      alarm: 0,
      isSeen: false,
      isCrouched: false,
      isHidden: false,
      isOpen: false,
      reload: 0,
      noise: { x: 0, z: 0, left: 0 },
      powers: {},
    }),
  step,
  hud({ plan, needed, taken, keys, keysNeeded, alarm, isHidden, powers }): HudItem[] {
    const [item] = castIn(plan, 'collectible')
    const [key] = castIn(plan, 'key')
    return [
      ...(item
        ? [
            {
              says: item.plural,
              value: `${Math.min(taken, needed)}/${needed}`,
              picture: item.picture,
              part: needed === 0 ? 1 : Math.min(1, taken / needed),
            },
          ]
        : []),
      ...(key ? [{ says: key.plural, value: `${keys}/${keysNeeded}`, picture: key.picture }] : []),
      { says: 'Alarm', value: isHidden ? 'hidden' : '', part: alarm },
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks,
  lamps,
  map: (world) => roundMap(world, heroOf(world), 20, Math.PI, wallLinesOf(world.plan, world.level)),
  focus: heroOf,
}

/** Those who are near are drawn more finely: there is room for so many lines and no more. */
const [fine, coarse] = [9, 5] as const
const colourOf = ({ mind, unseen }: Sneak) =>
  mind === 'chase' || unseen < 6 ? '#ff3a24' : mind === 'check' || mind === 'look' ? '#ff9a2e' : '#ffe680'

function marks(world: StealthWorld): Mark[] {
  const { plan, level } = world
  const hero = heroOf(world)
  const compound = compoundOf(plan, level)
  const list: Mark[] = []
  const watch = world.bodies
    .filter(({ role }) => role === 'enemy' || role === 'boss')
    .sort((one, other) => flat(one, hero) - flat(other, hero))
  watch.slice(0, 8).forEach((guard, i) => {
    list.push(...sightMarks(world, guard, i < 4 ? fine : coarse))
  })
  for (const { role, cast, x, y, z, found } of world.bodies) {
    const colour = memberOf(plan, cast)?.colour ?? '#ffe27a'
    if (role === 'collectible' || role === 'key') {
      list.push({ form: 'ring', x, y: 0.2, z, size: 2.1, colour })
      list.push({ form: 'beam', x, y, z, size: 0.8, tall: 4.5, colour, strength: 0.5 })
    } else if (role === 'power') list.push({ form: 'ring', x, y: 0.08, z, size: 1.6, colour: '#8ad0ff' })
    else if (role === 'friend' && !found)
      list.push({ form: 'beam', x, y, z, size: 0.9, tall: 5, colour: '#5b8cff' })
  }
  list.push({
    form: 'disc',
    x: hero.x,
    y: 0.1,
    z: hero.z,
    size: 1.7,
    colour: world.isHidden ? '#5aff8a' : world.isSeen ? '#ff5a3c' : '#9fd0ff',
    strength: world.isHidden ? 0.7 : 0.4,
  })
  if (world.reload === 0) {
    const at = landing(world, hero)
    list.push({ form: 'ring', x: at.x, y: 0.1, z: at.z, size: 0.7, colour: '#ffffff', strength: 0.35 })
  }
  const { noise } = world
  if (noise.left > 0)
    list.push({
      form: 'ring',
      x: noise.x,
      y: 0.12,
      z: noise.z,
      size: 2 + (70 - noise.left) * 0.12,
      colour: '#ffffff',
      strength: noise.left / 90,
    })
  const { gate } = compound
  if (world.isOpen)
    list.push({
      form: 'beam',
      x: gate.x,
      y: 0,
      z: gate.z,
      size: 2.6,
      tall: 14,
      colour: '#7affb0',
      strength: 0.7,
    })
  return list
}

/** What somebody of the watch sees, drawn on the floor up to the walls. */
function sightMarks(world: StealthWorld, guard: Sneak, rays: number): Mark[] {
  const { far, half } = sightOf(world, guard)
  const colour = colourOf(guard)
  const { x, z } = guard
  if (guard.kind === 'nose')
    return [
      { form: 'ring', x, y: 0.1, z, size: far * 2, colour, strength: 0.7 },
      { form: 'disc', x, y: 0.09, z, size: far * 2, colour, strength: 0.3 },
    ]
  const blocks = blocksOf(world.plan, world.level)
  const from = { x, y: 0.85, z }
  return Array.from({ length: rays }, (_, i): Mark => {
    const way = ahead(guard.yaw + (i / (rays - 1) - 0.5) * 2 * half * 0.92)
    const to = { x: x + way.x * far, y: 0.85, z: z + way.z * far }
    const reach = seesUpTo(blocks, from, to) * far
    const wide = (far * 2 * half) / rays
    return {
      form: 'line',
      x: x + way.x * 0.5,
      y: 0.12,
      z: z + way.z * 0.5,
      to: { x: x + way.x * reach, y: 0.12, z: z + way.z * reach },
      size: wide * 1.5,
      colour,
      strength: 0.2,
    }
  })
}

/** At night the watch carries light, and what is on show is lit. */
function lamps(world: StealthWorld): Lamp[] {
  if (world.plan.look.time !== 'night') return []
  const hero = heroOf(world)
  const list: Lamp[] = [
    { at: [hero.x, 3, hero.z], colour: '#9db8ff', range: 8, strength: 0.6, when: 'always' },
  ]
  const near = world.bodies.flatMap((body): Lamp[] => {
    const { role, x, y, z, yaw, cast, kind } = body
    if (role === 'enemy' || role === 'boss') {
      const way = ahead(yaw)
      const reach = kind === 'nose' ? 0 : 2.6
      return [
        {
          at: [x + way.x * reach, 1.3, z + way.z * reach],
          colour: colourOf(body),
          range: 6,
          strength: 1.1,
          when: 'always',
        },
      ]
    }
    if (role === 'collectible' || role === 'key')
      return [
        {
          at: [x, y + 1, z],
          colour: memberOf(world.plan, cast)?.colour ?? '#ffe27a',
          range: 4,
          strength: 0.8,
          when: 'always',
        },
      ]
    return []
  })
  const away = ({ at }: Lamp) => Math.hypot(at[0] - hero.x, at[2] - hero.z)
  return [...list, ...near.sort((one, other) => away(one) - away(other))].slice(0, 10)
}
