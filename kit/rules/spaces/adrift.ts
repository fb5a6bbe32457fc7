import { rate } from '../../game/world.ts'
import { cosine, length, sine, turn, wrapped } from '../sure-math.ts'
import { playersOf } from '../world.ts'
import { type Space, stage } from './space.ts'
import { placeOpen } from './spots.ts'
import { helmOf, layAlong } from './ways.ts'

/** How fast one turns in a step, how hard one is pushed on, and how fast one can get. */
export const turning = 0.075
export const thrust = 330
export const fastest = 380
/** What is left of a speed after a step, for who lets it be and for who brakes. */
export const gliding = 0.994
export const braking = 0.955

/** Seen from above, without any hold: one turns, pushes on and glides along; out on one side is in on the other. */
export const space: Space = {
  seen: 'top',
  width: stage.width,
  turns: true,
  endless: true,
  moves: [
    { input: 'left', says: 'Turn' },
    { input: 'right', says: 'Turn' },
    { input: 'up', says: 'Thrust' },
    { input: 'down', says: 'Brake' },
    { input: 'pointer', says: 'Steer' },
  ],
  place: placeOpen,
  begin(world) {
    for (const player of playersOf(world)) {
      player.way = -turn / 4
      layAlong(player)
    }
  },
  steer(world, player, input) {
    const { turns, gas } = helmOf(world, player, input)
    player.way = wrapped(player.way + turns * turning)
    // Since when nobody pushes: as long as somebody does, one sees it.
    player.aloft = gas > 0 ? 0 : player.aloft + 1
    const left = gas < 0 ? braking : gliding
    player.vx = player.vx * left + (cosine(player.way) * Math.max(0, gas) * thrust) / rate
    player.vy = player.vy * left + (sine(player.way) * Math.max(0, gas) * thrust) / rate
    const most = fastest * player.haste
    const pace = length(player.vx, player.vy)
    if (pace > most) {
      player.vx *= most / pace
      player.vy *= most / pace
    }
    layAlong(player)
  },
}
