import { type Body, bodiesOf, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** From one rope to the next: hold on, swing, let go on the way up, and take hold of the one ahead. */
export function swing(world: RulesWorld, kind: string, press: 'a' | 'b', index: number): Want[] {
  const player = playerOf(world)
  const ahead = bodiesOf(world, kind)
    .filter((body) => (body.rests[index] ?? 0) < 20 && body.x > player.x - 30)
    .sort((one, other) => one.x - other.x)[0]
  const far = { x: world.width - 60, y: player.y }
  const { x, y } = ahead ?? far
  const want = { x, y, within: 0, id: ahead?.id ?? player.id, how: 'be' as const, steps: 0 }
  const held = world.entities.find(({ id }) => id === player.tied)
  if (held)
    return [
      {
        ...want,
        x: player.x + (swingsOn(player, held) ? 200 : -200),
        ...(isRising(player, held) ? {} : { press, holds: true as const, reach: 5000 }),
      },
    ]
  const near = ahead && distance(ahead, player) < 230 && ahead.x > player.x - 20
  return [
    {
      ...want,
      ...(near && !player.grounded && { press, holds: true as const, reach: 5000 }),
      ...(player.grounded && { above: true as const }),
    },
  ]
}

/** With the swing, not against it. */
const swingsOn = ({ vx, x }: Body, held: Body) => (Math.abs(vx) < 30 ? x < held.x : vx > 0)

/** Fast, on the far side, and on the way up. */
const isRising = ({ x, vx, vy }: Body, held: Body) => x > held.x + 50 && vx > 150 && vy < -60
