import { arcs } from '../../aim/arcs.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** Looks at flat and high arcs to everybody who still stands. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const targets = world.bodies.filter(({ part }) => part === 'target')
    const space = { fall: world.fall, wind: world.wind, fastest: form.fastest }
    return [1, 0.8].flatMap((power) => targets.flatMap((to) => arcs(form.from(world), to, space, [power])))
  },
  measure: (world) => world.done / world.goal,
  most: 6,
})
