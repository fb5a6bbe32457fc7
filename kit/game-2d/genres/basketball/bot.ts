import { arcs } from '../../aim/arcs.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** High arcs that come down into the middle of the hoop, and some a little beside it, for the board. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const { hoopX = 0, hoopY = 0 } = world.own
    const space = { fall: world.fall, wind: world.wind, fastest: form.fastest }
    return [0, 8, -8, 30].flatMap((off) =>
      arcs(form.from(world), { x: hoopX + off, y: hoopY - 4 }, space, [0.78, 0.84, 0.92]).filter(
        ({ angle }) => angle < -0.8 || world.fall === 0,
      ),
    )
  },
  measure: (world) => world.done / world.goal,
  most: 12,
  badly: () => ({ angle: -1, power: 0.15 }),
})
