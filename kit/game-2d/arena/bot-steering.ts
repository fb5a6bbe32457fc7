import { type Button, holding, type Input } from '../../core/input.ts'
import { type ArenaWorld, distance, type Entity, halfOf, solidAround } from './arena.ts'
import { isFoe } from './meetings.ts'

const headings: [number, number, Button[]][] = [
  [0, 0, []],
  [1, 0, ['right']],
  [-1, 0, ['left']],
  [0, 1, ['down']],
  [0, -1, ['up']],
  [1, 1, ['right', 'down']],
  [1, -1, ['right', 'up']],
  [-1, 1, ['left', 'down']],
  [-1, -1, ['left', 'up']],
]

/**
 * Looks a moment ahead in nine directions, and takes the one that comes nearest to the target without coming near to
 * what hurts. Good enough for everything that moves freely.
 */
export function steerTo(
  world: ArenaWorld,
  body: Entity,
  target: { x: number; y: number },
  speed: number,
  caution = 1,
): Input {
  const foes = world.entities.filter((entity) => isFoe(entity) && distance(entity, body) < 260)
  const far = distance(body, target) || 1
  const there = { x: (target.x - body.x) / far, y: (target.y - body.y) / far }
  let best: Button[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [dx, dy, held] of headings) {
    const length = Math.hypot(dx, dy) || 1
    // Going straight there costs nothing, standing 50, going back 100.
    let cost = 50 - 50 * ((dx / length) * there.x + (dy / length) * there.y)
    for (const ahead of [0.06, 0.14, 0.28, 0.45]) {
      const x = body.x + (dx / length) * speed * ahead
      const y = body.y + (dy / length) * speed * ahead
      const out = x < 8 || y < 8 || x > world.width - 8 || y > world.height - 8
      if (ahead < 0.2 && (out || solidAround(world, { x, y }, halfOf(world, body))))
        cost += world.grid ? 12 : 70
      for (const foe of foes) {
        const gap =
          Math.hypot(foe.x + foe.vx * ahead - x, foe.y + foe.vy * ahead - y) - (foe.size + body.size) * 0.36
        if (gap < 55) cost += caution * (gap < 4 ? 420 : 1500 / (gap + 14))
      }
    }
    if (cost < least) {
      least = cost
      best = held
    }
  }
  return holding(...best)
}
