import { castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { roundMap } from '../../maps.ts'
import { seesByItself } from '../../rigs.ts'
import { heroOf, newSpace } from '../../space.ts'
import { errandOf, loadOf, openPlaces } from './errands.ts'
import { blocksOf, radius, siteOf } from './level.ts'
import { begin, step } from './rules.ts'
import { marksOfWork, workOf } from './work.ts'
import type { Roamer, RoamWorld } from './world.ts'

/** A round piece of land to roam: treasures on the ground and on terraces, foes to jump on or run from. */
export const genre: Genre3d<RoamWorld> = {
  id: 'collector-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: (plan) => [
    { input: 'up', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'left', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'a', says: 'Jump' },
    ...(workOf(plan) ? ([{ input: 'b', says: workOf(plan)?.says ?? 'Work' }] as const) : []),
    { input: 'look', says: 'Look around' },
  ],
  howTo(plan) {
    const item = theOne(plan, 'collectible')
    const [foe] = castIn(plan, 'enemy')
    return [
      whatToDo(plan) ?? `Collect the ${item.plural}. Some are up high.`,
      ...(foe ? [`Jump on a ${foe.name} to knock it out. Touching one costs a life.`] : []),
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Roamer>(plan, seed),
      needed: 0,
      taken: 0,
      powers: {},
      facing: Math.PI,
      bossComes: false,
    }),
  step,
  hud({ plan, needed, taken, powers }): HudItem[] {
    const item = theOne(plan, 'collectible')
    return [
      {
        says: item.plural,
        value: `${Math.min(taken, needed)}/${needed}`,
        picture: item.picture,
        part: needed === 0 ? 0 : taken / needed,
      },
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks(world) {
    const work = workOf(world.plan)
    return [...marksOf(world), ...(work ? marksOfWork(world, work) : [])]
  },
  map: (world) => roundMap(world, heroOf(world), radius + 3, world.facing),
  focus: (world) => (seesByItself(world) ? null : heroOf(world)),
}

function whatToDo(plan: GamePlan): string | undefined {
  const { name, plural } = theOne(plan, 'collectible')
  const [work, errand] = [workOf(plan), errandOf(plan)]
  const [place] = castIn(plan, 'goal')
  if (work) return `Get near the ${plural} and ${work.kind === 'photograph' ? 'press' : 'hold'} ${work.says}.`
  if (!errand || !place) return undefined
  const there = errand.places > 1 ? `a ${place.name} that has none yet` : `the ${place.name}`
  return `Pick up one ${name} at a time and bring it to ${there}.`
}

function marksOf(world: RoamWorld): Mark[] {
  const { plan, taken, needed } = world
  const work = workOf(plan)
  const wanted = loadOf(world) ? openPlaces(world) : []
  const isOpen = taken >= needed && !errandOf(plan)
  return world.bodies.flatMap((body): Mark[] => {
    const { role, cast, x, y, z } = body
    if (body.carried || work?.on.includes(cast)) return []
    const colour = plan.cast.find(({ id }) => id === cast)?.colour ?? '#ffe27a'
    if (role === 'collectible') return [{ form: 'disc', x, y: y + 0.06, z, size: 1.9, colour, strength: 0.5 }]
    if (role === 'power') return [{ form: 'ring', x, y: y + 0.06, z, size: 1.7, colour: '#8ad0ff' }]
    if (role === 'goal' && (isOpen || wanted.includes(body)))
      return [{ form: 'beam', x, y, z, size: 2.2, tall: 14, colour: '#7affb0', strength: 0.7 }]
    return []
  })
}
