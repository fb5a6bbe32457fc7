import { angleOf, length } from '../../../rules/sure-math.ts'
import type { Shot } from '../../aim/arcs.ts'
import { shotBot } from '../../aim/bot.ts'
import type { AimWorld } from '../../aim/shots.ts'
import { form, genre, pockets } from './index.ts'

/** For every ball and pocket: where the white one has to be when they meet. Those that need the smallest cut come first. */
function tries(world: AimWorld): Shot[] {
  const { x, y } = form.from(world)
  const shots: (Shot & { cut: number })[] = []
  for (const { x: bx, y: by, part, wide } of world.bodies) {
    if (part === 'cue') continue
    for (const { x: px, y: py } of pockets) {
      const far = length(px - bx, py - by)
      const meet = { x: bx - ((px - bx) / far) * wide * 2, y: by - ((py - by) / far) * wide * 2 }
      const way = length(meet.x - x, meet.y - y)
      const along = ((meet.x - x) * (px - bx) + (meet.y - y) * (py - by)) / (way * far)
      if (along < 0.25) continue
      const power = Math.min(1, 0.28 + (way + far / along) / 1100)
      shots.push({ angle: angleOf(meet.y - y, meet.x - x), power, cut: along - far / 900 })
    }
  }
  const best = shots.sort((one, other) => other.cut - one.cut).slice(0, 10)
  const first = world.bodies.find(({ part }) => part !== 'cue')
  const breaking = first ? [{ angle: angleOf(first.y - y, first.x - x) + 0.01, power: 1 }] : []
  return world.fired === 0 ? [...breaking, ...best.slice(0, 3)] : [...best, ...breaking]
}

export const bot = shotBot(form, genre, {
  tries,
  measure: ({ done, goal, shots }) => done / goal + shots * 0.001,
  most: 9,
  badly: () => ({ angle: Math.PI / 2, power: 0.1 }),
})
