import { direction } from '../../core/input.ts'
import { between, chance } from '../../game/world.ts'
import { angleOf } from '../sure-math.ts'
import { floorOf, plainGround, type Space } from './space.ts'

/** Seen from the side: one stays where one is, and aims. */
export const space: Space = {
  seen: 'side',
  width: 960,
  points: true,
  sky: 400,
  moves: [
    { input: 'left', says: 'Aim' },
    { input: 'right', says: 'Aim' },
    { input: 'pointer', says: 'Aim' },
  ],
  build: plainGround,
  place(world, where, size) {
    if (where === 'start') return { x: world.width / 2, y: floorOf(world) - size * 0.45 }
    // Not at the feet of whoever aims at it.
    if (where === 'goal') {
      const x = between(world, 80, world.width - 330)
      return { x: x > world.width / 2 - 125 ? x + 250 : x, y: floorOf(world) - size * 0.45 }
    }
    if (where === 'low') return { x: between(world, 80, world.width - 80), y: floorOf(world) - size * 0.45 }
    if (where === 'above' || where === 'ahead')
      return { x: between(world, 60, world.width - 60), y: -size / 2 - 10 }
    if (where === 'beyond' || where === 'edge') {
      const left = chance(world) < 0.5
      return { x: left ? -size : world.width + size, y: between(world, 70, 320) }
    }
    return { x: between(world, 80, world.width - 80), y: between(world, 70, 330) }
  },
  steer(_world, player, input) {
    if (player.age === 0) player.way = -1.5708
    const { x } = direction(input.held)
    if (x !== 0) player.way += x * 0.035
    else if (input.pointer) player.way = angleOf(input.pointer.y - player.y, input.pointer.x - player.x)
    player.way = Math.max(-3.05, Math.min(-0.09, player.way > 1.5708 ? -3.05 : player.way))
    player.vx = 0
    player.vy = 0
  },
}
