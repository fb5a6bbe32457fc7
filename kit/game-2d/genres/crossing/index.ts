import { castIn } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import { playerOf } from '../../arena/arena.ts'
import { lockIn } from '../../arena/locks.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { crossingTime } from './hopper.ts'
import { stage, trafficIn } from './level.ts'
import { type CrossingWorld, create, step } from './rules.ts'
import { draw } from './view.ts'

const hops: Control[] = (['up', 'left', 'right', 'down'] as const).map((input) => ({ input, says: 'Hop' }))

/** Seen from above: hop across the lanes to the other side, between everything that goes along them. */
export const genre: Genre<CrossingWorld> = {
  id: 'crossing',
  dimension: '2d',
  stage,
  seen: 'top',
  controls: ({ rules }) => [
    ...hops,
    { input: 'pointer', says: 'Hop' },
    ...(rules.players === 2 ? hops.map((hop) => ({ ...hop, player: 2 as const })) : []),
  ],
  howTo(plan) {
    const traffic = trafficIn(plan).map(({ plural }) => plural)
    const [item] = castIn(plan, 'collectible')
    const [home] = castIn(plan, 'goal')
    const where = home ? `the ${home.plural}` : 'the other side'
    const lines = [
      item ? `Pick up the ${item.plural} and bring them to ${where}.` : `Hop across to ${where}.`,
    ]
    if (traffic.length > 0) lines.push(`Look out for the ${traffic.join(' and the ')}: mind the gaps.`)
    const [lock] = lockHowTo(plan)
    if (lock) lines.push(lock)
    else if (plan.content?.river) lines.push('Water carries nobody: ride on what floats.')
    else lines.push('Green strips are safe. Take a breath there.')
    return lines
  },
  create,
  step,
  focus: playerOf,
  hud(world) {
    const { done, aim, plan, hoppers } = world
    const [item] = castIn(plan, 'collectible')
    const [home] = castIn(plan, 'goal')
    const shown = item ?? home
    const items: HudItem[] = [
      {
        says: item ? item.plural : 'Crossings',
        value: `${done} / ${aim}`,
        part: done / aim,
        picture: shown?.id,
      },
      ...lockHud(plan, lockIn(world)),
    ]
    const whole = crossingTime(world)
    const left = Math.min(...hoppers.map(({ time }) => time)) / whole
    if (whole < 1e6) items.push({ says: 'Time', value: `${Math.ceil((left * whole) / 60)}`, part: left })
    return items
  },
  draw,
}
