import { holding, type Input } from '@makebelieve/kit/core/input'
import type { If, Rule } from '@makebelieve/kit/rules/rulebook'
import { type Body, bodiesOf, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { lowers, raises } from './conditions.ts'
import { readOnce } from './read-once.ts'
import { lowering, raising } from './sought.ts'
import type { Want } from './want.ts'
import { achieve } from './ways.ts'

/** An end of a quantity with a bar at the top: where it is, which way it lies, and how far it is from where it is good. */
type Edge = { meter: string; way: 'up' | 'down'; at: number; span: number }

/** So much of its span is left when the bot begins to look after it, and so much when it can stop. */
const early = 0.4
const rested = 0.75
const late = 0.3

/** The bars of whoever is played, and the rules by which they go up and down. */
const gaugesIn = readOnce(({ rules, kinds }, { kind, cast }) => {
  const isMine = (of: string) => of === kind || of === cast
  const shown = kinds.flatMap(({ id, meters = [] }) =>
    isMine(id) ? meters.flatMap(({ name, says }) => (says ? [name] : [])) : [],
  )
  const ends = rules.flatMap(({ when }) =>
    'meter' in when && isMine(when.of) && shown.includes(when.meter) ? [when] : [],
  )
  const edges = ends.map((end): Edge => {
    const own = ends.filter(({ meter }) => meter === end.meter)
    const top = Math.min(1, ...own.flatMap(({ above = 1 }) => above))
    const bottom = Math.max(0, ...own.flatMap(({ below = 0 }) => below))
    const way = end.below === undefined ? 'up' : 'down'
    return { meter: end.meter, way, at: way === 'up' ? top : bottom, span: top - bottom }
  })
  const flows = rules.filter(({ when }) => 'every' in when && isMine(when.of))
  return { edges, flows }
})

const leftIn = ({ meters }: Body, { meter, way, at, span }: Edge) =>
  ((way === 'up' ? at - (meters[meter] ?? 0) : (meters[meter] ?? 1) - at) || 0) / span

const moves = ({ do: effects }: Rule, meter: string, way: 'up' | 'down') =>
  effects.some((one) => 'meter' in one && one.meter === meter && (way === 'up' ? raises(one) : lowers(one)))

const has = ({ if: conditions = [] }: Rule, is: (one: If) => boolean) => conditions.some(is)
const isNear = (one: If) => 'near' in one && !one.not
const isMoving = (one: If) => 'pace' in one && one.above !== undefined

/** Whatever leads away from an end is done when that is near. */
export function relief(world: RulesWorld): Want[] {
  const player = playerOf(world)
  return gaugesIn(world).edges.flatMap((edge) => {
    const left = leftIn(player, edge)
    if (left > early) return []
    const sought = edge.way === 'up' ? lowering(edge.meter) : raising(edge.meter)
    const hurry = (1 - left / early) * 14 + 2
    return achieve(world, sought, 0, [player]).map((want) => ({ ...want, steps: want.steps - hurry }))
  })
}

/** Whether it is time to stand, because that helps: until it has helped enough, unless somebody is near who hurts. */
export function mustRest(world: RulesWorld, threats: readonly Body[]): boolean {
  const { edges, flows } = gaugesIn(world)
  const player = playerOf(world)
  if (threats.some((one) => distance(one, player) < 170)) return false
  const limit = Math.abs(player.vx) + Math.abs(player.vy) > 40 ? late : rested
  return edges.some((edge) => {
    const away = edge.way === 'up' ? 'down' : 'up'
    // Where too little is as bad as too much, waiting leads from one to the other.
    if (edges.some(({ meter, way }) => meter === edge.meter && way === away)) return false
    const helps = flows.some(
      (rule) => moves(rule, edge.meter, away) && !has(rule, isNear) && !has(rule, isMoving),
    )
    return helps && leftIn(player, edge) < limit
  })
}

/** Where nothing keeps it from happening, one only has to wait: far from all that does. */
function awayFrom(world: RulesWorld, { if: conditions = [] }: Rule): { want: Want } | { input: Input } {
  const player = playerOf(world)
  const keepers = conditions.flatMap((one) => ('near' in one ? bodiesOf(world, one.near) : []))
  const room = ({ x, y }: { x: number; y: number }) =>
    Math.min(...keepers.map((one) => distance(one, { x, y })))
  if (keepers.length === 0 || room(player) > 220) return { input: holding() }
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const spots = parts.flatMap((x) => parts.map((y) => ({ x: x * world.width, y: y * world.height })))
  const [best = player] = spots.toSorted((one, other) => room(other) - room(one))
  return { want: { x: best.x, y: best.y, within: 20, id: player.id, how: 'be', steps: 0 } }
}

/** How whoever wants to lose gets a bar to its end: by what leads there, by moving to and fro, or by doing nothing. */
export function ruin(
  world: RulesWorld,
  only?: { meter: string; way: 'up' | 'down' },
): { want: Want } | { input: Input } | undefined {
  const { edges, flows } = gaugesIn(world)
  for (const { meter, way } of edges) {
    if (only && (only.meter !== meter || only.way !== way)) continue
    const own = flows.filter((rule) => moves(rule, meter, way))
    const drift = own.find((rule) => (rule.if ?? []).every((one) => 'near' in one && one.not))
    if (drift) return awayFrom(world, drift)
    const wants = achieve(world, way === 'up' ? raising(meter) : lowering(meter), 0, [playerOf(world)])
    const [want] = wants.toSorted(
      (one, other) => distance(one, playerOf(world)) - distance(other, playerOf(world)),
    )
    if (want) return { want }
    if (own.some((rule) => has(rule, isMoving)))
      return { input: holding(world.tick % 100 < 50 ? 'left' : 'right') }
  }
  return undefined
}
