import { castIn } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { lockOf } from './gate.ts'
import { create, step } from './rules.ts'
import { finish } from './track.ts'
import { draw } from './view.ts'
import { partOf, playerX, type RunnerWorld, stage } from './way.ts'

/** Runs or flies by itself: all that is left to do is to jump, duck or rise at the right moment. */
export const genre: Genre<RunnerWorld> = {
  id: 'runner',
  dimension: '2d',
  stage,
  seen: 'side',
  controls(plan) {
    const flies = plan.content?.mode === 'fly'
    const says = flies ? 'Fly up' : 'Jump'
    const ammo = ammoOf(plan)
    const controls: Control[] = [
      { input: 'a', says },
      { input: 'up', says },
      { input: 'down', says: flies ? 'Dive' : 'Duck' },
      ...(ammo ? [{ input: 'b' as const, says: `Shoot ${ammo.plural}` }] : []),
    ]
    if (plan.rules.players === 2)
      return [...controls, ...controls.map((one): Control => ({ ...one, player: 2 }))]
    return [...controls, { input: 'pointer', says }]
  },
  howTo(plan) {
    const [item] = castIn(plan, 'collectible')
    const take = item ? `Take the ${item.plural} on the way.` : 'Get as far as you can.'
    const [last = take] = lockHowTo(plan, 'take')
    if (plan.content?.mode === 'fly')
      return ['Hold to rise, let go to sink.', 'Fly through the openings.', last]
    const jump = plan.rules.doubleJump
      ? 'Hold to jump higher, press again in the air.'
      : 'Hold to jump higher.'
    return [jump, 'Duck under what flies.', last]
  },
  create,
  step,
  hud(world) {
    const { plan, done, aim, goalAt } = world
    const [item] = castIn(plan, 'collectible')
    const [home] = castIn(plan, 'goal')
    const items: HudItem[] = []
    if (item)
      items.push({ says: item.plural, value: aim > 0 ? `${done} / ${aim}` : String(done), picture: item.id })
    if (goalAt > 0) {
      const part = partOf(world)
      const says = `To the ${home?.name ?? finish}`
      items.push({ says, value: `${Math.round(part * 100)} %`, part, ...(home ? { picture: home.id } : {}) })
    } else items.push({ says: 'Distance', value: `${Math.round(world.travelled / 60)} m` })
    return [...items, ...lockHud(plan, lockOf(world))]
  },
  camera: ({ camera }) => camera,
  focus: ({ camera }) => ({ x: camera.x + playerX + 190, y: stage.height * 0.6 }),
  draw,
}
