import { castIn } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { playerOf } from '../../arena/arena.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Genre } from '../../genre.ts'
import { modeOf, stage } from './level.ts'
import { step } from './rules.ts'
import { create } from './setting-up.ts'
import { draw } from './view.ts'
import { flag, type PlatformerWorld } from './world.ts'

/** From the side: run, jump, and get to the end of the level. */
export const genre: Genre<PlatformerWorld> = {
  id: 'platformer',
  dimension: '2d',
  stage,
  seen: 'side',
  controls(plan) {
    const mode = modeOf(plan)
    const jump = { run: 'Jump', flip: 'Flip gravity', swim: 'Swim up' }[mode]
    const controls: Control[] = [
      { input: 'left', says: 'Run' },
      { input: 'right', says: 'Run' },
      { input: 'up', says: jump },
      { input: 'a', says: jump },
    ]
    if (mode !== 'flip') controls.push({ input: 'down', says: 'Drop down' })
    if (ammoOf(plan)) controls.push({ input: 'b', says: `Shoot ${ammoOf(plan)?.plural}` })
    if (plan.rules.players === 1) return controls
    return [...controls, ...controls.map((control): Control => ({ ...control, player: 2 }))]
  },
  howTo(plan) {
    const [home] = castIn(plan, 'goal')
    const [foe] = castIn(plan, 'enemy')
    const lines = [`Get to the ${home?.name ?? flag} at the end of each level.`]
    if (modeOf(plan) === 'flip') lines.push('Flip gravity to run on the ceiling.')
    else if (foe) lines.push(`Jump on the ${foe.plural}, but don't run into them.`)
    lines.push(plan.rules.doubleJump ? 'Jump again in the air.' : 'Hold to jump higher.')
    return lines
  },
  create,
  step,
  hud(world) {
    const { plan, done, aim, goal, entities } = world
    const [item] = castIn(plan, 'collectible')
    const x = entities.find(({ role }) => role === 'player')?.x ?? 0
    const part = Math.min(1, Math.max(0, x / goal.x))
    const [home] = castIn(plan, 'goal')
    return [
      ...(item
        ? [{ says: item.plural, value: aim > 0 ? `${done} / ${aim}` : String(done), picture: item.id }]
        : []),
      {
        says: `To the ${home?.name ?? flag}`,
        value: `${Math.round(part * 100)} %`,
        part,
        ...(home ? { picture: home.id } : {}),
      },
    ]
  },
  camera: ({ camera }) => camera,
  // A little ahead of the player: what comes is more interesting than what was.
  focus(world) {
    const { x, y } = playerOf(world)
    return { x: x + 110, y }
  },
  draw,
}
