import type { Input } from '@makebelieve/kit/core/input'
import { type Body, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

/** Over to it above the rocks, and down slower and slower; what must not be touched is flown over. */
export function sinkTo(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Input {
  const { x, y, vx, vy } = playerOf(world)
  const goal = want ?? { x: world.width / 2, y: 160 }
  const off = goal.x - x
  const isOver = Math.abs(off + vx * 0.5) < 44
  const close = threats.find(
    (one) =>
      one.id !== want?.id && distance(one, { x: x + vx * 0.4, y: y + vy * 0.4 }) < one.size * 0.42 + 70,
  )
  const across = close ? Math.sign(x - close.x) * 90 : within(off * 0.5, 80)
  const height = isOver && !close ? goal.y : Math.min(goal.y, 190)
  const down = within((height - y) * 0.4, isOver ? 62 : 80)
  return input(vx > across + 8 && 'left', vx < across - 8 && 'right', vy > down && 'up')
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
