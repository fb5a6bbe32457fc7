import { theOne } from '../../../game/plan.ts'
import { loseLife, rate, tell } from '../../../game/world.ts'
import { middleOf } from '../../table/board.ts'
import { usePower } from './gifts.ts'
import { startAgain } from './taking-back.ts'
import { boardOf, type Pusher, type SokobanWorld } from './world.ts'

/** A foe was walked into, or has caught somebody. */
export function touch(world: SokobanWorld, cast: string, pusher: Pusher): void {
  world.walk = []
  pusher.hurtFor = 40
  pusher.wait = 24
  const at = middleOf(boardOf(world), pusher.cell)
  const to = theOne(world.plan, 'player').id
  if (usePower(world, 'shield')) {
    tell(world, 'block', { by: cast, to, ...at, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', { by: cast, to, ...at })
  const name = world.plan.cast.find(({ id }) => id === cast)?.name ?? 'foe'
  loseLife(world, `The ${name} got you.`)
}

/** Out of energy: a life, and the room from its start. A shield saves both. */
export function runOut(world: SokobanWorld): void {
  const at = middleOf(boardOf(world), world.player.cell)
  if (usePower(world, 'shield')) {
    world.energy = Math.ceil(world.budget / 2)
    tell(world, 'block', { to: theOne(world.plan, 'player').id, ...at, words: 'A second wind!' })
    return
  }
  tell(world, 'wrong', { ...at, words: 'Out of energy!' })
  loseLife(world, 'You ran out of energy before everything was in place.')
  if (world.status !== 'playing') return
  startAgain(world)
  world.energy = world.plan.rules.gentle ? null : world.budget
  world.rest = rate
}
