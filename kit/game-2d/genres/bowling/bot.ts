import { angleOf } from '../../../rules/sure-math.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** At the middle of those that stand, and a little to either side. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const pins = world.bodies.filter(({ part }) => part === 'pin')
    const { x, y } = form.from(world)
    const spots = [...pins.slice(0, 4), ...pins.slice(-2)]
    return spots.flatMap((pin) =>
      [8, -8].map((off) => ({ angle: angleOf(pin.y - y, pin.x + off - x), power: 0.95 })),
    )
  },
  measure: ({ done, goal }) => done / goal,
  most: 10,
  badly: () => ({ angle: -1.92, power: 0.5 }),
})
