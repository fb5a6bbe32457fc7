import { loseLife, rate, tell } from '../game/world.ts'
import type { Space } from './spaces/space.ts'
import type { Body, RulesWorld } from './world.ts'

/** One life less for whoever plays, who is safe for a moment, and slower where it runs by itself. */
export function harm(
  world: RulesWorld,
  space: Space,
  player: Body,
  by: string | undefined,
  because: string,
): void {
  if (player.safe > 0) return
  player.safe = Math.round(1.3 * rate)
  // Where nothing can be lost, one gets no further by running into things: back a little, and once more.
  if (space.slides === 'left' && world.plan.rules.gentle) {
    player.safe = Math.round(0.7 * rate)
    player.way = -900
  }
  if (space.slides === 'left') {
    player.haste = 0.6
    player.hasty = Math.round(0.9 * rate)
  }
  const { cast: to, x, y } = player
  tell(world, 'hurt', { by, to, x, y, words: world.plan.rules.gentle ? 'Ouch!' : '-1' })
  // Nobody did it: it was the ground.
  if (by === undefined && !world.plan.rules.gentle) world.toll++
  loseLife(world, because)
  if (space.sendsBack && world.status === 'playing') goBack(world, space, player)
}

/** Whoever fell out of the stage, or into what nobody can stand in, is put back where the space says. */
export function putBack(world: RulesWorld, space: Space, player: Body, because: string): void {
  harm(world, space, player, undefined, because)
  goBack(world, space, player)
}

function goBack(world: RulesWorld, space: Space, player: Body): void {
  const spot = space.refuge?.(world, player)
  if (spot) Object.assign(player, { ...spot, vx: 0, vy: 0, wasX: spot.x, wasY: spot.y })
}
