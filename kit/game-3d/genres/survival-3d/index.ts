import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { seesByItself } from '../../rigs.ts'
import { heroOf } from '../../space.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { lampsOf, marksOf } from './marks.ts'
import { create, step } from './rules.ts'
import { aimOf, foodOf, fuelOf, lengthsOf, mostLoad, type NightWorld, nightsOf } from './world.ts'

/** A fire in the wild: while it is calm one gathers what burns, and in the dark it keeps off what comes. */
export const genre: Genre3d<NightWorld> = {
  id: 'survival-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: (plan) => blocksOf(plan),
  controls: () => [
    { input: 'up', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'left', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'a', says: 'Swing' },
    { input: 'b', says: 'Plant a torch' },
    { input: 'look', says: 'Look around' },
  ],
  howTo(plan) {
    const home = castIn(plan, 'goal')[0]?.name ?? 'fire'
    const [foe] = castIn(plan, 'enemy')
    return [
      `Carry ${fuelOf(plan)?.plural ?? 'logs'} to the ${home} as its light shrinks, and eat ${foodOf(plan)?.plural ?? 'what you find'}.`,
      foe
        ? `In the dark, the ${foe.plural} avoid the light until one gets bold. Swing when it comes.`
        : "Stay in the light when it's dark.",
      `${someOf(fuelOf(plan))} makes a torch that keeps them away too.`,
    ]
  },
  create,
  step,
  hud(world): HudItem[] {
    const { plan, isDark, turnsIn, powers } = world
    const { calm, dark } = lengthsOf(plan)
    const { goalCount } = plan.rules
    const aim = aimOf(plan)
    const fuel = fuelOf(plan)
    const boss = world.bodies.find(({ role }) => role === 'boss')
    const seconds = Math.ceil(turnsIn / rate)
    const done = aim === 'things' ? world.brought : world.defeated
    return [
      {
        says: isDark ? 'Dawn in' : 'Dark in',
        value: boss && isDark ? '?' : `${seconds} s`,
        part: turnsIn / (isDark ? dark : calm),
      },
      {
        says: 'Night',
        value: aim === 'nights' ? `${world.night}/${nightsOf(plan)}` : `${world.night}`,
        isLevel: true,
      },
      {
        says: capital(castIn(plan, 'goal')[0]?.name ?? 'fire'),
        value: `${Math.round(world.fire * 100)} %`,
        part: world.fire,
      },
      { says: 'Strength', value: `${Math.round(world.strength * 100)} %`, part: world.strength },
      {
        says: 'Carried',
        value: `${world.load.length}/${mostLoad}`,
        ...(fuel && { picture: fuel.picture }),
      },
      ...((aim === 'things' || aim === 'defeats') && goalCount
        ? [{ says: 'Goal', value: `${Math.min(done, goalCount)}/${goalCount}`, part: done / goalCount }]
        : []),
      ...(boss ? [{ says: 'Boss', value: `${boss.health}`, part: boss.health / boss.whole }] : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
  lamps: lampsOf,
  map: (world) => roundMap(world, heroOf(world), radius + 2, world.facing),
  focus: (world) => (seesByItself(world) ? null : heroOf(world)),
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'One log', 'Some wood'. */
const someOf = (fuel = { name: 'log', plural: 'logs' }) =>
  `${fuel.name === fuel.plural ? 'Some' : 'One'} ${fuel.name}`
