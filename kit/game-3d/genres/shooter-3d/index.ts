import { castIn, theOne } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { heroOf } from '../../space.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { lampsOf, marksOf } from './marks.ts'
import { waveCount } from './roster.ts'
import { create, step } from './rules.ts'
import { frenzyAt } from './shots.ts'
import {
  type ArenaWorld,
  aimOf,
  crateOf,
  isFirstPerson,
  isShort,
  mostAmmo,
  shotOf,
  wardHealth,
} from './world.ts'

/** An arena with gates and cover: foes come in waves, and are shot, or whatever it is that is thrown here. */
export const genre: Genre3d<ArenaWorld> = {
  id: 'shooter-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: (plan) => [
    { input: 'up', says: 'Move' },
    { input: 'left', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'l', says: 'Turn' },
    { input: 'r', says: 'Turn' },
    { input: 'look', says: 'Look around' },
    {
      input: 'a',
      says: shotOf(plan) ? `Throw ${shotOf(plan)?.plural ?? ''}`.replace('Throw', verbOf(plan)) : 'Shoot',
    },
    { input: 'b', says: 'Dash' },
  ],
  howTo(plan) {
    const [foe] = castIn(plan, 'enemy')
    const crate = crateOf(plan)
    return [
      `Turn until the cross is on ${foe ? `the ${foe.name}` : 'a target'} and hold the button. Close enough will do.`,
      'Dash out of glowing circles and lines. Anyone you dash into staggers.',
      isShort(plan)
        ? `You can run out of shots: grab ${crate ? crate.plural : 'crates of ammunition'}.`
        : `${frenzyAt} in a row make you shoot faster.`,
    ]
  },
  create,
  step,
  hud(world): HudItem[] {
    const { plan, powers, ammo } = world
    const aim = aimOf(plan)
    const { goalCount } = plan.rules
    const boss = world.bodies.find(({ role }) => role === 'boss')
    return [
      ...(aim === 'defeats' && goalCount
        ? [bar(castIn(plan, 'enemy')[0]?.plural ?? 'Hits', Math.min(world.defeated, goalCount), goalCount)]
        : aim === 'things' && goalCount
          ? [
              bar(
                castIn(plan, 'collectible')[0]?.plural ?? 'Found',
                Math.min(world.taken, goalCount),
                goalCount,
              ),
            ]
          : [
              {
                says: 'Wave',
                value:
                  aim === 'waves'
                    ? `${Math.max(1, world.wave)}/${waveCount(plan)}`
                    : `${Math.max(1, world.wave)}`,
              },
            ]),
      ...(ammo === null ? [] : [{ says: 'Shots', value: `${ammo}`, part: ammo / mostAmmo }]),
      ...(world.ward > 0
        ? [
            {
              says: castIn(plan, 'goal')[0]?.name ?? 'Place',
              value: `${world.ward}`,
              part: world.ward / wardHealth,
            },
          ]
        : []),
      ...(boss
        ? [{ says: theOne(plan, 'boss').name, value: `${boss.health}`, part: boss.health / boss.whole }]
        : []),
      ...(world.combo > 1 ? [{ says: 'In a row', value: `${world.combo}` }] : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
  lamps: lampsOf,
  map: (world) => roundMap(world, heroOf(world), radius + 4, world.facing, [rim]),
  focus: (world) => (isFirstPerson(world.plan) && world.tick > 45 ? null : heroOf(world)),
  crosshair: ({ aim, cool }) => ({ colour: aim === 0 ? '#fff7e0' : '#ff5a3c', spread: cool > 6 ? 1.35 : 1 }),
}

const verbOf = ({ content }: ArenaWorld['plan']) => (typeof content?.arm === 'string' ? 'Shoot' : 'Throw')

const bar = (says: string, done: number, all: number): HudItem => ({
  says,
  value: `${done}/${all}`,
  part: done / all,
})

const rim: [number, number][] = Array.from({ length: 41 }, (_, i) => [
  Math.sin((i / 40) * Math.PI * 2) * radius,
  Math.cos((i / 40) * Math.PI * 2) * radius,
])
