import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { newSpace } from '../../space.ts'
import { bossHealth } from './foes.ts'
import { blocksOf, siteOf } from './land.ts'
import { marksOf } from './marks.ts'
import { begin, step } from './rules.ts'
import { rides, takesPhotos } from './way.ts'
import type { RailWorld, Rider } from './world.ts'

/** A ride through the land on rails: where it goes is given, what one hits is not. */
export const genre: Genre3d<RailWorld> = {
  id: 'rail-shooter-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls(plan) {
    const move = takesPhotos(plan) || rides(plan) ? 'Aim' : 'Fly and aim'
    return [
      { input: 'left', says: move },
      { input: 'right', says: move },
      { input: 'up', says: move },
      { input: 'down', says: move },
      { input: 'look', says: move },
      { input: 'a', says: takesPhotos(plan) ? 'Take a picture' : 'Shoot (hold)' },
      { input: 'b', says: takesPhotos(plan) ? 'Brake' : rides(plan) ? 'Hop over' : 'Barrel roll' },
    ]
  },
  howTo(plan) {
    if (takesPhotos(plan))
      return [
        'You ride along automatically: frame your subject and take a picture.',
        'Close up and centred scores the most. Film is limited, and so is the ride.',
        'Brake for a moment when you need time.',
      ]
    const [foe] = castIn(plan, 'enemy')
    return [
      `You move automatically: hold to shoot${foe ? ` the ${foe.plural}` : ''}, and dodge anything red.`,
      rides(plan)
        ? 'Hop at the right moment to send shots back.'
        : 'A barrel roll sends shots back. Three hoops in a row repair you.',
      'Let too many get away and the gate costs you a life.',
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Rider>(plan, seed),
      aimX: 0,
      aimY: 0,
      moveX: 0,
      moveY: 0,
      reload: 0,
      rolling: 0,
      rollWait: 0,
      rollSide: 1,
      endS: 0,
      script: [],
      defeated: 0,
      needed: 0,
      combo: 0,
      shots: 0,
      hits: 0,
      hoops: 0,
      chain: 0,
      nextHoop: 0,
      powers: {},
      bossFight: false,
      film: 0,
      brake: 1,
      slow: 1,
      ...(plan.rules.boss && { locked: true }),
    }),
  step,
  hud(world): HudItem[] {
    const { plan, defeated, needed, shots, hits, combo, powers, film, brake } = world
    const boss = world.bodies.find(({ role }) => role === 'boss')
    const photos = takesPhotos(plan)
    return [
      boss
        ? {
            says: 'boss',
            value: String(Math.max(0, boss.health)),
            part: Math.max(0, boss.health / bossHealth(world)),
          }
        : {
            says: photos ? 'pictures' : 'shot down',
            value: `${defeated}/${needed}`,
            part: Math.min(1, defeated / Math.max(1, needed)),
          },
      ...(photos
        ? [
            { says: 'film', value: String(film) },
            { says: 'brake', value: '', part: brake },
          ]
        : [
            {
              says: 'hit rate',
              value: shots === 0 ? '–' : `${Math.min(100, Math.round((hits / shots) * 100))} %`,
            },
          ]),
      ...(combo > 5 && !photos
        ? [{ says: 'in a row', value: `×${Math.min(4, 1 + Math.floor(combo / 6))}` }]
        : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
}
