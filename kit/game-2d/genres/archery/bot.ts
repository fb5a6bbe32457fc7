import { arcs } from '../../aim/arcs.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** Flat arcs to every mark, some a little above, below and against the wind. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const space = { fall: world.fall, wind: world.wind, fastest: form.fastest }
    const marks = world.bodies.filter(({ part }) => part === 'mark')
    return [0, -30, 30].flatMap((off) =>
      marks.flatMap(({ x, y }) => arcs(form.from(world), { x, y: y + off }, space, [1]).slice(0, 1)),
    )
  },
  measure: ({ done, goal }) => done / goal,
  most: 12,
  badly: () => ({ angle: 0.3, power: 0.2 }),
})
