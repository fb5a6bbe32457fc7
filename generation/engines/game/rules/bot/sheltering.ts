import type { Memory } from '@makebelieve/kit/game/bot'
import {
  type Body,
  bodiesOf,
  bookOf,
  distance,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { raises } from './conditions.ts'
import { readOnce } from './read-once.ts'
import type { Want } from './want.ts'

/** Where one is safe: what hurts whoever is in the open, at which times, and what is worn down there. */
const refugesIn = readOnce(({ rules }, { kind, cast }) => {
  const isMine = (of: string) => of === kind || of === cast
  const dangers = rules.flatMap(({ when, if: conditions = [], do: effects }) => {
    const covers = conditions.flatMap((one) => ('near' in one && one.not ? [one] : []))
    const phases = conditions.flatMap((one) => ('phase' in one ? [one.phase] : []))
    const hurts = effects.some((one) => 'hurt' in one)
    return 'every' in when && isMine(when.of) && hurts && covers.length > 0 ? [{ covers, phases }] : []
  })
  const wearing = rules.flatMap(({ when, if: conditions = [], do: effects }) => {
    const covers = conditions.flatMap((one) => ('near' in one && !one.not ? [one] : []))
    const meters = effects.flatMap((one) => ('meter' in one && raises(one) ? [one.meter] : []))
    return 'every' in when && isMine(when.of) && covers.length > 0
      ? meters.map((meter) => ({ meter, covers }))
      : []
  })
  return { dangers, wearing }
})

type Cover = { near: string; within: number }

function nearest(world: RulesWorld, covers: readonly Cover[]): { body: Body; within: number } | undefined {
  const player = playerOf(world)
  return covers
    .flatMap(({ near, within }) => bodiesOf(world, near).map((body) => ({ body, within })))
    .sort((one, other) => distance(one.body, player) - distance(other.body, player))[0]
}

const waitFor = ({ body: { x, y, id } }: { body: Body }): Want => ({
  x,
  y,
  within: 34,
  id,
  how: 'be',
  steps: 0,
})

/** Where to be now, because it is dangerous in the open or will be in a moment, or because one has been there too long. */
export function refuge(world: RulesWorld, memory: Memory): Want | undefined {
  const { dangers, wearing } = refugesIn(world)
  const { next } = bookOf(world).phases?.find(({ id }) => id === world.phase.id) ?? {}
  const due = dangers.find(({ phases }) => phases.every((one) => one === world.phase.id || one === next))
  // As soon as it is announced: until then one has time.
  const isNear = due?.phases.length === 0 || due?.phases.includes(world.phase.id) || isWarned(world)
  const cover = due && isNear ? nearest(world, due.covers) : undefined
  if (cover) return waitFor(cover)
  const { meters } = playerOf(world)
  for (const meter of new Set(wearing.map((one) => one.meter))) {
    const covers = wearing.filter((one) => one.meter === meter).flatMap((one) => one.covers)
    const shade = nearest(world, covers)
    if (!shade) continue
    const left = meters[meter] ?? 1
    const far = distance(shade.body, playerOf(world)) - shade.within
    // What it takes to get there, and a little more; whoever recovers stays until it is well again.
    const isWorn = left < 0.3 + Math.max(0, far) / 700
    const recovers = memory.recovers === 1 && left < 0.92
    memory.recovers = isWorn || recovers ? 1 : 0
    if (isWorn || recovers) return waitFor(shade)
  }
  return undefined
}

/** Whether this is the stretch between a calm one and the danger: whoever is in it knows what comes. */
function isWarned(world: RulesWorld): boolean {
  const { phases = [] } = bookOf(world)
  return phases.findIndex(({ id }) => id === world.phase.id) > 0
}

/** As far from every cover as one gets, where it is bad to be there: for whoever wants to lose. */
export function inTheOpen(world: RulesWorld): Want | undefined {
  const { dangers, wearing } = refugesIn(world)
  const covers = [...dangers, ...wearing].flatMap((one) => one.covers)
  const bodies = covers.flatMap(({ near }) => bodiesOf(world, near))
  const [first] = bodies
  if (!first) return undefined
  const room = (spot: { x: number; y: number }) => Math.min(...bodies.map((body) => distance(body, spot)))
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.12, 0.31, 0.5, 0.69, 0.88].map((y) => ({ x: x * world.width, y: y * world.height })),
  )
  const [best = { x: first.x, y: first.y }] = spots.sort((one, other) => room(other) - room(one))
  return { ...best, within: 20, id: -1, how: 'be', steps: 0 }
}
