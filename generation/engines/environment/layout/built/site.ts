import type { Random } from '@makebelieve/kit/core/random'
import type { Lamp, Life } from '@makebelieve/kit/environment/scene'
import type { BuiltShape, PlannedThing, Spot } from '../../design.ts'
import type { Extent, LayoutInput } from '../input.ts'
import type { Point } from '../shared/geometry.ts'
import { type Floor, type Rect, rectOf } from './floor.ts'
import { type Manner, mannerOf } from './manner.ts'

/** One thing that is to be put up, copy by copy. */
export type Item = { thing: PlannedThing; extent: Extent; manner: Manner; left: number; done: number }

/** What lies on a thing, seen from that thing's own middle. */
export type Upon = { x: number; z: number; width: number; depth: number }

/** What stands somewhere already: where others are put by it. */
export type Standing = { spot: number; item: Item; at: Point; yaw: number; extent: Extent; upon: Upon[] }

/** A place that is being furnished: a room, a street, a terrace. */
export type Site = {
  floor: Floor
  random: Random
  items: Item[]
  standing: Standing[]
  spots: Spot[]
  built: BuiltShape[]
  lamps: Lamp[]
  /** The copies of a thing that stand already, by its id or noun. */
  of(name: string | undefined): Standing[]
}

export function openSite({ plan, extentOf }: LayoutInput, floor: Floor, random: Random): Site {
  const standing: Standing[] = []
  const items = plan.things.map((thing): Item => {
    const extent = extentOf(thing.id, 0)
    return { thing, extent, manner: mannerOf(thing, extent), left: thing.count, done: 0 }
  })
  return {
    floor,
    random,
    items,
    standing,
    spots: [],
    built: [],
    lamps: [],
    of: (name) =>
      name === undefined
        ? []
        : standing.filter(({ item }) => item.thing.id === name || item.thing.noun === name),
  }
}

export type PutOptions = {
  y?: number
  on?: number
  floats?: boolean
  distant?: boolean
  scale?: number
  life?: Life
  /** Nothing else stands there afterwards. */
  takes?: boolean
}

/** The floor that a thing takes; crowns of trees hang over others. */
function floorOf({ extent }: Item, at: Point, yaw: number, scale: number, margin = 0): Rect {
  const { width, depth, trunk } = extent
  const side = (size: number) => (trunk === undefined ? size : Math.max(size * 0.42, trunk * 2 + 0.3)) * scale
  return rectOf(at, side(width), side(depth), yaw, margin)
}

/** Puts up the next copy of an item, without asking whether there is site. */
export function put(site: Site, item: Item, at: Point, yaw: number, options: PutOptions = {}): Standing {
  const { thing, extent } = item
  const { y = 0, on, floats, distant, scale = 1, life, takes = true } = options
  const spot: Spot = {
    thing: thing.id,
    variant: item.done % Math.max(1, thing.variants),
    at: [at[0], y, at[1]],
    yaw,
    scale,
    ...(life && { life }),
    ...(on !== undefined && { on }),
    ...(floats && { floats: true as const }),
    ...(distant && { distant: true as const }),
  }
  site.spots.push(spot)
  item.left -= 1
  item.done += 1
  if (takes) site.floor.take(floorOf(item, at, yaw, scale))
  const stands: Standing = { spot: site.spots.length - 1, item, at, yaw, extent, upon: [] }
  site.standing.push(stands)
  return stands
}

/** Puts it up where it fits: free, and with a way left to everything. */
export function tryPut(
  site: Site,
  item: Item,
  at: Point,
  yaw: number,
  options: PutOptions & { margin?: number } = {},
): Standing | undefined {
  const rect = floorOf(item, at, yaw, options.scale ?? 1, options.margin ?? 0)
  return site.floor.fits(rect) ? put(site, item, at, yaw, options) : undefined
}
