import type { Memory } from '@makebelieve/kit/game/bot'
import type { Rule } from '@makebelieve/kit/rules/rulebook'
import { bodiesOf, bookOf, nearestTo, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

type Taker = { whom: string; button?: 'a' | 'b'; takes: string[] }

/** Those who take only one thing, at the press of a button or where one comes to them with it. */
function takersIn({ rules }: { rules: readonly Rule[] }): Taker[] {
  return rules.flatMap(({ when, if: conditions = [] }): Taker[] => {
    const takes = conditions.flatMap((one) =>
      'carries' in one && one.not && one.carries !== null ? [one.carries] : [],
    )
    if (takes.length === 0) return []
    if ('near' in when && when.button) return [{ whom: when.near[1], button: when.button, takes }]
    // Whoever turns away nothing but what was carried there for others lets one keep it.
    const isCarried = conditions.some((one) => 'carries' in one && !one.not && one.carries !== null)
    return 'touch' in when && isCarried ? [{ whom: when.touch[1], takes }] : []
  })
}

/** Whoever wants to err takes to somebody what belongs to somebody else: to each kind of them once, before any a second time. */
export function mistake(world: RulesWorld, memory: Memory): Want | undefined {
  const player = playerOf(world)
  const takers = takersIn(bookOf(world)).filter(({ whom }) => bodiesOf(world, whom).length > 0)
  const load = world.entities.find(({ carrier, gone }) => carrier === player.id && !gone)
  const tried = String(memory.tried ?? '').split(', ')
  const times = ({ whom }: Taker) => tried.filter((one) => one === whom).length
  const least = Math.min(...takers.map(times))
  const [next] = takers.filter((one) => times(one) === least)
  if (takers.length === 0) return untimely(world)
  if (!load) {
    // What was let go of has been tried.
    if (memory.trying) Object.assign(memory, { tried: [...tried, memory.trying].join(', '), trying: '' })
    const others = takers.flatMap(({ takes }) => takes.filter((one) => !next?.takes.includes(one)))
    return wantAt(world, others)
  }
  const isOther = ({ takes }: Taker) => !takes.includes(load.kind) && !takes.includes(load.cast)
  const other = [...takers].filter(isOther).sort((a, b) => times(a) - times(b))[0]
  if (!other) return undefined
  memory.trying = other.whom
  return wantAt(world, [other.whom], other.button)
}

/** Or does it to those to whom it must not be done just now. */
function untimely(world: RulesWorld): Want | undefined {
  const [first] = bookOf(world).rules.flatMap(({ when, do: effects }) => {
    const isWrong = effects.some((one) => 'show' in one && one.show === 'wrong')
    const [, whom] = 'near' in when ? when.near : 'sees' in when ? when.sees : []
    const button = 'near' in when || 'sees' in when ? when.button : undefined
    return isWrong && whom && button ? [{ whom, button }] : []
  })
  return first && wantAt(world, [first.whom], first.button)
}

function wantAt(world: RulesWorld, names: readonly string[], press?: 'a' | 'b'): Want | undefined {
  const bodies = names.flatMap((name) => [...bodiesOf(world, name)])
  const body = nearestTo(playerOf(world), bodies)
  const within = press ? 58 : 0
  return body && { x: body.x, y: body.y, within, id: body.id, how: 'be', steps: 0, ...(press && { press }) }
}
