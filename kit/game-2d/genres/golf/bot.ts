import { angleOf, length } from '../../../rules/sure-math.ts'
import { shotBot } from '../../aim/bot.ts'
import { form, genre } from './index.ts'

/** Straight at the hole, then all around in steps; where nothing goes in, it takes what lies nearest afterwards. */
export const bot = shotBot(form, genre, {
  tries(world) {
    const { holeX = 0, holeY = 0 } = world.own
    const { x, y } = form.from(world)
    const straight = angleOf(holeY - y, holeX - x)
    const far = length(holeX - x, holeY - y)
    const just = Math.min(1, (far * 1.0 + 70) / 620)
    const near = [0, 0.03, -0.03].flatMap((off) =>
      [just, just * 1.15].map((power) => ({ angle: straight + off, power })),
    )
    const around = Array.from({ length: 12 }, (_, at) => ({
      angle: straight + ((at + 1) >> 1) * (at % 2 === 0 ? 0.26 : -0.26),
      power: Math.min(1, just * 1.5),
    }))
    return [...near, ...around]
  },
  measure({ own: { holeX = 0, holeY = 0 }, bodies, done }) {
    const body = bodies.find(({ part }) => part === 'shot')
    if (done > 0 || !body) return 1
    // Around a corner it is farther than it looks.
    const isHidden = Math.abs(body.y - holeY) > 200
    return Math.max(0, 0.9 - length(body.x - holeX, body.y - holeY) / 900 - (isHidden ? 0.2 : 0))
  },
  most: 18,
  badly: () => ({ angle: Math.PI / 2, power: 0.1 }),
})
