import { shotBot } from '../../aim/bot.ts'
import { form, genre, hangs } from './index.ts'

/** Drops when what swings is just above the top of the tower, and not too fast beside it. */
export const bot = shotBot(form, genre, {
  tries: () => [],
  measure: ({ done, goal }) => done / goal,
  isMoment(world) {
    const piled = world.bodies.filter(({ part }) => part === 'piece' || part === 'base')
    const top = piled.reduce((best, one) => (one.y < best.y ? one : best), piled[0] ?? { x: 0, y: 0 })
    return Math.abs(hangs(world).x - top.x) < 7
  },
})
