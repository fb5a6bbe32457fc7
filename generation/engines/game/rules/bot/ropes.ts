import {
  type Body,
  bodiesOf,
  bookOf,
  distance,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** From one rope to the next: hold on, swing, let go on the way up, and take hold of the one ahead. */
export function swing(world: RulesWorld): Want[] {
  const player = playerOf(world)
  const rope = ropeOf(world)
  if (!rope) return []
  const { press, kind, within, short } = rope
  const held = world.entities.find(({ id }) => id === player.tied)
  const ahead = bodiesOf(world, kind)
    .filter((body) => body !== held && body.x > player.x - 20 && (!short || body.kind === kind))
    .sort((one, other) => one.x - other.x)[0]
  const { x, y, id } = ahead ?? { x: world.width - 60, y: player.y, id: player.id }
  const want = { x, y, within: 0, id, how: 'be' as const, steps: 0 }
  const holds = { press, holds: true as const, reach: 5000 }
  // What draws one up to it is let go of there, and the next one is hooked at once.
  if (held && short) return [{ ...want, ...(distance(player, held) > 62 && holds) }]
  if (held) {
    const on = player.x + (swingsOn(player, held) ? 200 : -200)
    return [{ ...want, x: on, ...(!isRising(player, held) && holds) }]
  }
  const near = ahead && distance(ahead, player) < within - 6
  return [{ ...want, leap: true, ...(near && !player.grounded && holds) }]
}

/** What the player can hang on, and by which button. */
function ropeOf(
  world: RulesWorld,
): { kind: string; press: 'a' | 'b'; within: number; short: boolean } | undefined {
  for (const { when, do: effects } of bookOf(world).rules) {
    const tie = effects.find((effect) => 'tie' in effect && effect.tie === 'a')
    if ('sees' in when && when.button && tie && 'tie' in tie)
      return {
        kind: when.sees[1],
        press: when.button,
        within: when.within,
        short: tie.long !== undefined && tie.long < 60,
      }
  }
  return undefined
}

/** With the swing, not against it. */
const swingsOn = ({ vx, x }: Body, held: Body) => (Math.abs(vx) < 30 ? x < held.x : vx > 0)

/** Fast, on the far side, and on the way up. */
const isRising = ({ x, vx, vy }: Body, held: Body) => x > held.x + 50 && vx > 150 && vy < -60
