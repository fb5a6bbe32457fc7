import { length } from '../../../rules/sure-math.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** Sweeps over the angles, and likes best what pops, then what comes to lie beside its like. */
export const bot = shotBot(form, genre, {
  tries: () =>
    Array.from({ length: 23 }, (_, at) => ({
      angle: -Math.PI / 2 + ((at + 1) >> 1) * (at % 2 ? 0.115 : -0.115),
      power: 1,
    })),
  measure(world) {
    const last = world.bodies.at(-1)
    const like = last
      ? world.bodies.filter(
          (one) => one !== last && one.cast === last.cast && length(one.x - last.x, one.y - last.y) < 58,
        ).length
      : 0
    return (world.goal - world.bodies.length) / world.goal + Math.min(2, like) * 0.012
  },
  most: 23,
  badly: () => ({ angle: -2.9, power: 1 }),
})
