import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { heroOf, newSpace } from '../../space.ts'
import { blocksOf, siteOf } from './arena.ts'
import { type Fighter, type FightWorld, foesIn, foesOf, needsGems } from './craft.ts'
import { marksOf } from './marks.ts'
import { begin, step } from './rules.ts'
import { bossHealth } from './waves.ts'

/** A fight in free flight: foes that chase, flee and circle, rocks to mind, guns that help a little. */
export const genre: Genre3d<FightWorld> = {
  id: 'dogfight-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Steer' },
    { input: 'right', says: 'Steer' },
    { input: 'up', says: 'Climb' },
    { input: 'down', says: 'Dive' },
    { input: 'look', says: 'Steer by mouse or finger' },
    { input: 'a', says: 'Shoot' },
    { input: 'b', says: 'Barrel roll' },
  ],
  howTo(plan) {
    const foe = foesOf(plan)[0]?.name ?? 'foe'
    const [rock] = [...castIn(plan, 'hazard'), ...castIn(plan, 'obstacle')]
    return [
      `Line up a ${foe} until its ring turns red, and keep shooting.`,
      'A barrel roll dodges every shot.',
      rock
        ? `Watch out for the ${rock.plural}. You can shoot them to pieces.`
        : "The red markers and the map show who you can't see.",
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Fighter>(plan, seed),
      wave: 0,
      coming: 0,
      downed: 0,
      gems: 0,
      hull: 1,
      rolling: 0,
      rest: 0,
      rollSide: 1,
      chain: 0,
      chainLeft: 0,
      powers: {},
      facing: 0,
      target: 0,
      bossCame: false,
    }),
  step,
  hud(world): HudItem[] {
    const { plan, downed, hull, powers } = world
    const [foe] = foesOf(plan)
    const all = foesIn(plan)
    const boss = world.bodies.find(({ role }) => role === 'boss')
    const member = boss && plan.cast.find(({ id }) => id === boss.cast)
    const gems = needsGems(plan)
    const [gem] = castIn(plan, 'collectible')
    return [
      {
        says: foe?.plural ?? 'foes',
        value: `${Math.min(downed, all)}/${all}`,
        part: Math.min(1, downed / Math.max(1, all)),
        ...(foe && { picture: foe.picture }),
      },
      { says: 'Hull', value: `${Math.round(hull * 100)} %`, part: hull },
      ...(gems > 0 && gem
        ? [{ says: gem.plural, value: `${Math.min(world.gems, gems)}/${gems}`, picture: gem.picture }]
        : []),
      ...(boss && member
        ? [
            {
              says: member.name,
              value: `${boss.health}`,
              part: boss.health / bossHealth(world),
              picture: member.picture,
            },
          ]
        : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
  map: (world) => roundMap(world, heroOf(world), 95, world.facing),
  focus: (world) => {
    const { x, y, z } = heroOf(world)
    return { x, y, z }
  },
}
