import type { Placing, PlannedThing, Spot } from '../../../design.ts'
import type { Extent } from '../../input.ts'
import { distance, facing, type Point, toward } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'
import { bearingOf, halfView, placeNear } from './find.ts'
import { standOn } from './ranks.ts'

/** A thing that stands to another one as the words say: one copy for each of its copies in turn. Whether it worked. */
export function relate(stage: Stage, thing: PlannedThing, how: Placing, of: PlannedThing): boolean {
  // Those that one sees first have something before the others do.
  const order = (number: number) => {
    const spot = stage.spots[number]
    if (!spot) return 0
    const far = distance(flat(spot), stage.site.arrival)
    return (
      (Math.abs(bearingOf(stage, flat(spot))) > halfView ? 100 : 0) +
      Math.abs(far - 12) +
      (spot.distant ? 200 : 0)
    )
  }
  const carriers = [...stage.spotsOf(of.id)].sort((one, other) => order(one) - order(other))
  if (carriers.length === 0) return false
  for (let n = stage.spotsOf(thing.id).length; n < thing.count; n++) {
    const number = carriers[n % carriers.length] ?? 0
    const carrier = stage.spots[number]
    if (!carrier) return false
    const put =
      relations[how]?.({
        stage,
        thing,
        of,
        carrier,
        number,
        nth: Math.floor(n / carriers.length),
        carriers,
      }) ?? false
    if (!put) return false
  }
  return true
}

type Related = {
  stage: Stage
  thing: PlannedThing
  of: PlannedThing
  carrier: Spot
  number: number
  /** How many of them this carrier has already. */
  nth: number
  carriers: readonly number[]
}

const flat = ({ at }: Spot): Point => [at[0], at[2]]

const on = (related: Related): boolean => {
  const { stage, thing, of, carrier, number, nth } = related
  const under = stage.input.extentOf(of.id, carrier.variant)
  const own = stage.extentOf(thing, nth)
  const room = Math.max(
    0,
    Math.min(under.width, under.depth) * carrier.scale * 0.5 - Math.max(own.width, own.depth) * 0.5,
  )
  const perch = natureOf(of) === 'tree' ? perchOn(related, under) : undefined
  const beside = nth === 0 ? 0 : Math.min(room, 0.25 + room * 0.6)
  const at = perch?.at ?? toward(flat(carrier), nth * 2.4, beside)
  stage.put(thing, at, {
    y: perch?.y ?? carrier.at[1] + under.top * carrier.scale,
    on: number,
    isLight: true,
    yaw: facing(at, stage.site.arrival) + stage.random.between(-0.3, 0.3),
  })
  return true
}

const pointed =
  /(pine|fir|spruce|conifer|evergreen|cypress|palm|bamboo|cactus|saguaro|christmas tree|snowy tree)$/

/** Where something sits in a tree so that it is seen: on the near side of a round crown, on the top of a pointed one. */
function perchOn(related: Related, { width, depth, height }: Extent): { at: Point; y: number } {
  const { of, carrier, nth } = related
  const { scale } = carrier
  if (pointed.test(of.noun)) return { at: flat(carrier), y: carrier.at[1] + height * scale * 0.97 }
  const out = (Math.min(width, depth) / 2) * scale
  return {
    at: toward(flat(carrier), toUs(related) + nth * 0.7, out),
    y: carrier.at[1] + height * 0.62 * scale,
  }
}

/** Next to it, at the wished side as a yaw from its middle; anywhere around it where that is taken. */
function next({ stage, thing, of, carrier, nth }: Related, wish: number, away = 0.4): boolean {
  const under = stage.input.extentOf(of.id, carrier.variant)
  const nature = natureOf(of)
  const solid = nature === 'tree' ? (under.trunk ?? 0.4) : Math.max(under.width, under.depth) * 0.5
  const foot = stage.footOf(thing)
  const from = solid * carrier.scale + foot + away
  const turned = wish + (nth === 0 ? 0 : (nth % 2 ? 1 : -1) * 0.5 * Math.ceil(nth / 2))
  const { height } = stage.extentOf(thing)
  const at =
    placeNear(stage, flat(carrier), from, from + 2.5, foot * 0.9, turned, { offWay: 0, height }) ??
    placeNear(stage, flat(carrier), from, from + 5, foot * 0.8, undefined, { offWay: -2, mayHide: true })
  if (!at) return false
  const isBeing = thing.does !== undefined
  standOn(stage, thing, at, isBeing ? facing(at, stage.site.arrival) + 0.6 : facing(at, stage.site.arrival))
  return true
}

/** Between houses is between neighbours, and each time between the next two. */
function nearest(stage: Stage, carrier: Spot, others: readonly number[]): Spot | undefined {
  const [found] = others
    .flatMap((number) => stage.spots[number] ?? [])
    .filter((one) => one !== carrier)
    .sort((one, two) => distance(flat(one), flat(carrier)) - distance(flat(two), flat(carrier)))
  return found
}

/** On a line from one to the other that nobody needs to see, above the heads of those who pass. */
function hangBetween({ stage, thing, carrier, nth }: Related, other: Spot): void {
  const share = [0.5, 0.35, 0.65, 0.25, 0.75][nth % 5] ?? 0.5
  const at: Point = [
    carrier.at[0] + (other.at[0] - carrier.at[0]) * share,
    carrier.at[2] + (other.at[2] - carrier.at[2]) * share,
  ]
  stage.put(thing, at, { y: stage.terrain.heightAt(...at) + 2.5, floats: true, isLight: true })
}

const toUs = ({ stage, carrier }: Related) => facing(flat(carrier), stage.site.arrival)
/** Houses and benches have a front; of the rest the front is where one comes from. */
const frontOf = (related: Related) =>
  natureOf(related.of) === 'building' || related.of.noun.endsWith('bench')
    ? related.carrier.yaw
    : toUs(related)

const relations: Partial<Record<Placing, (related: Related) => boolean>> = {
  on,
  in: (related) => {
    const nature = natureOf(related.of)
    // Houses are closed: whoever is in one is seen at its door.
    if (nature === 'building') return next(related, frontOf(related), 0.3)
    return on(related)
  },
  under: (related) => next(related, toUs(related) + 0.5, 0.25),
  above: ({ stage, thing, of, carrier }) => {
    const under = stage.input.extentOf(of.id, carrier.variant)
    const { height } = stage.extentOf(thing)
    const y = carrier.at[1] + under.height * carrier.scale + Math.max(0.4, Math.min(4, height))
    stage.put(thing, flat(carrier), { y, floats: true, isLight: true })
    return true
  },
  beside: (related) => next(related, toUs(related) + (related.nth % 2 ? -1 : 1) * 1.25),
  behind: (related) => next(related, toUs(related) + Math.PI * 0.78),
  'in-front': (related) => next(related, frontOf(related) + 0.25, 0.8),
  between: (related) => {
    const { stage, thing, carrier, carriers } = related
    const { and } = thing.place
    const others = and === undefined ? carriers : stage.spotsOf(and)
    const other = nearest(stage, carrier, others)
    if (!other) return next(related, toUs(related))
    if (thing.place.hung) {
      hangBetween(related, other)
      return true
    }
    const middle: Point = [(carrier.at[0] + other.at[0]) / 2, (carrier.at[2] + other.at[2]) / 2]
    const foot = stage.footOf(thing)
    const at = placeNear(stage, middle, 0, 4, foot, undefined, { offWay: -2, mayHide: true }) ?? middle
    standOn(stage, thing, at)
    return true
  },
  along: (related) => next(related, related.carrier.yaw + Math.PI / 2),
  wall: (related) => next(related, frontOf(related), 0.05),
}
