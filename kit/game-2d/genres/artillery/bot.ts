import { arcs } from '../../aim/arcs.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** Arcs onto the other one, against the wind. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const foe = world.bodies.find(({ part }) => part === (world.turn === 1 ? 'foe' : 'own'))
    if (!foe) return []
    const { fall, wind } = world
    const spots = [0, 22, -22].map((off) => ({ x: foe.x + off, y: foe.y }))
    return spots.flatMap((spot) =>
      arcs(form.from(world), spot, { fall, wind, fastest: form.fastest }, [0.8, 0.95]),
    )
  },
  measure: ({ done, goal, lives }) => done / goal + lives * 0.02,
  most: 14,
  badly: () => ({ angle: -1.2, power: 0.12 }),
})
