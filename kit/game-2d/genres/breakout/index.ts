import { castIn, memberOf } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { inRole } from '../../arena/arena.ts'
import { lockIn } from '../../arena/locks.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { type BreakoutWorld, stage } from './world.ts'

const moves: Control[] = [
  { input: 'left', says: 'Move' },
  { input: 'right', says: 'Move' },
  { input: 'pointer', says: 'Move' },
  { input: 'a', says: 'Launch' },
]
const second: Control[] = [
  { input: 'left', says: 'Move', player: 2 },
  { input: 'right', says: 'Move', player: 2 },
]

/** A ball, a paddle, and a wall to be broken down. */
export const genre: Genre<BreakoutWorld> = {
  id: 'breakout',
  dimension: '2d',
  stage,
  seen: 'side',
  controls: ({ rules }) => (rules.players === 2 ? [...moves, ...second] : moves),
  howTo(plan) {
    const ball = ammoOf(plan)?.name ?? 'ball'
    const [prize] = castIn(plan, 'collectible')
    const [foe] = castIn(plan, 'enemy')
    const lines = [`Keep the ${ball} in play. Where it meets the paddle decides where it flies.`]
    lines.push(
      prize
        ? `Catch the ${prize.plural} and the power-ups that fall out.`
        : 'Catch the power-ups that fall out.',
    )
    const [lock] = lockHowTo(plan, 'catch')
    if (lock) lines.push(lock)
    else if (foe) lines.push(`The ${foe.plural} get in your way: a hit is the end of them.`)
    return lines
  },
  create,
  step,
  hud(world) {
    const [boss] = inRole(world, 'boss')
    if (boss) {
      const { name } = memberOf(world.plan, boss.cast)
      return [
        {
          says: name,
          value: `${boss.health} / ${boss.most}`,
          part: boss.health / boss.most,
          picture: boss.cast,
        },
      ]
    }
    const value = world.aim > 0 ? `${world.done} / ${world.aim}` : String(world.bricks.length)
    return [{ says: world.aim > 0 ? 'Bricks' : 'Bricks left', value }, ...lockHud(world.plan, lockIn(world))]
  },
  draw,
}
