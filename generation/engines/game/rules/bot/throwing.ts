import { type Body, bodiesOf, bookOf, kindOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { isPlayer, names, type Want } from './want.ts'

/** To be under the next one that has to be thrown on, where it comes down. */
export function throwOn(world: RulesWorld): Want[] {
  const player = playerOf(world)
  const kinds = bookOf(world).rules.flatMap(({ when, do: effects }) => {
    const refs = names(when)
    return effects.some((one) => 'leap' in one && one.onto !== undefined) &&
      refs.some((ref) => isPlayer(world, ref))
      ? refs.filter((ref) => !isPlayer(world, ref))
      : []
  })
  const coming = kinds
    .flatMap((kind) => bodiesOf(world, kind).filter((body) => body.kind === kind && body.y < player.y))
    .map((body) => ({ body, seconds: secondsDown(world, body, player.y - player.size) }))
    .sort((one, other) => one.seconds - other.seconds)
  const [next] = coming
  if (!next) return []
  const { body, seconds } = next
  return [{ x: body.x + body.vx * seconds, y: player.y, within: 0, id: body.id, how: 'be', steps: -60 }]
}

/** Until it is down there. */
function secondsDown(world: RulesWorld, { kind, vy, y }: Body, level: number): number {
  const { drive } = kindOf(bookOf(world), kind)
  const falls = drive.does === 'fly' ? (drive.falls ?? 0) : 0
  const deep = Math.max(0, level - y)
  if (falls === 0) return deep / Math.max(30, vy)
  return (Math.sqrt(vy * vy + 2 * falls * deep) - vy) / falls
}
