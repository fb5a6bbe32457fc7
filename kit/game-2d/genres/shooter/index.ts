import { castIn, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { phaseOf } from '../../arena/boss.ts'
import { lockIn } from '../../arena/locks.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { type ShooterWorld, stage } from './world.ts'

function controls({ content, rules }: GamePlan): Control[] {
  const moves = content?.layout === 'formation' ? sideways : allWays
  const own: Control[] = [
    ...moves.map((input): Control => ({ input, says: 'Move' })),
    { input: 'pointer', says: 'Move and fire' },
    { input: 'a', says: 'Fire' },
  ]
  if (rules.players === 1) return own
  const second: Control[] = moves.map((input) => ({ input, says: 'Move', player: 2 }))
  return [...own, ...second, { input: 'a', says: 'Fire', player: 2 }]
}
const sideways = ['left', 'right'] as const
const allWays = ['left', 'right', 'up', 'down'] as const

/** A shoot-'em-up: rows that march down, or squadrons that fly in on curves. */
export const genre: Genre<ShooterWorld> = {
  id: 'shooter',
  dimension: '2d',
  stage,
  // Who marches down comes to a ground; who flies past is seen from above.
  seen: ({ content }) => (content?.layout === 'formation' ? 'side' : 'top'),
  controls,
  howTo(plan) {
    const ammo = ammoOf(plan)
    const foes = castIn(plan, 'enemy').map(({ plural }) => plural)
    const lines = [`Hold to ${ammo ? `fire ${ammo.plural}` : 'fire'} at the ${foes.join(' and the ')}.`]
    if (plan.content?.layout === 'formation')
      lines.push("Don't let them reach the ground. Hide behind the shelters.")
    else lines.push('Dodge their shots. Any that get past you come back.')
    lines.push(lockHowTo(plan, 'catch')[0] ?? 'A golden flyer drops a power-up.')
    return lines
  },
  create,
  step,
  hud(world) {
    const lock = lockHud(world.plan, lockIn(world))
    const [boss] = inRole(world, 'boss')
    if (boss) {
      const { name } = memberOf(world.plan, boss.cast)
      const value = `${phaseOf(world, boss)} / ${world.plan.rules.bossPhases}`
      return [{ says: name, value, part: boss.health / boss.most, picture: boss.cast }]
    }
    const { id, plural } = theOne(world.plan, 'enemy')
    if (world.aim > 0)
      return [
        { says: plural, value: `${world.done} / ${world.aim}`, part: world.done / world.aim, picture: id },
        ...lock,
      ]
    return [{ says: 'Wave', value: `${world.wave} / ${world.waves}` }, ...lock]
  },
  focus: (world) => ({ x: playerOf(world).x, y: stage.height / 2 }),
  near: 1.5,
  scroll: (world) => ({ x: 0, y: world.layout === 'waves' ? -world.tick * 1.1 : 0 }),
  open: ({ content }) => ({ x: false, y: content?.layout !== 'formation' }),
  draw,
}
