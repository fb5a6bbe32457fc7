import type { Rule } from '@makebelieve/kit/rules/rulebook'
import { bodiesOf, bookOf, nearestTo, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

type Taker = { whom: string; button: 'a' | 'b'; takes: string }

/** Those who take only one thing, at the press of a button. */
function takersIn({ rules }: { rules: readonly Rule[] }): Taker[] {
  return rules.flatMap(({ when, if: conditions = [] }) =>
    conditions.flatMap((one) =>
      'near' in when && when.button && 'carries' in one && one.not && one.carries !== null
        ? [{ whom: when.near[1], button: when.button, takes: one.carries }]
        : [],
    ),
  )
}

/** Whoever wants to err takes to somebody what belongs to somebody else. */
export function mistake(world: RulesWorld): Want | undefined {
  const player = playerOf(world)
  const takers = takersIn(bookOf(world)).filter(({ whom }) => bodiesOf(world, whom).length > 0)
  const load = world.entities.find(({ carrier, gone }) => carrier === player.id && !gone)
  const want = (names: readonly string[], press?: 'a' | 'b'): Want | undefined => {
    const body = nearestTo(
      player,
      names.flatMap((name) => [...bodiesOf(world, name)]),
    )
    const within = press ? 58 : 0
    return body && { x: body.x, y: body.y, within, id: body.id, how: 'be', steps: 0, ...(press && { press }) }
  }
  if (!load) return want([...new Set(takers.map(({ takes }) => takes))])
  const others = takers.filter(({ takes }) => takes !== load.kind && takes !== load.cast)
  const [other] = others
  return (
    other &&
    want(
      others.map(({ whom }) => whom),
      other.button,
    )
  )
}
