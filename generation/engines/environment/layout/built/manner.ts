import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { PlannedThing } from '../../design.ts'
import type { Extent } from '../input.ts'

/** How people put a thing in a room. */
export type Manner =
  | 'against' // with its back to a wall
  | 'hung' // on a wall, at eye height
  | 'ceiling'
  | 'flat' // one walks over it
  | 'corner'
  | 'small' // on a table or shelf
  | 'seat'
  | 'table'
  | 'bed'
  | 'living'
  | 'winged'
  | 'standing' // on the floor, seen from all sides

const byArchetype: Record<Exclude<Manner, 'standing' | 'small' | 'living' | 'winged'>, string> = {
  against:
    'cabinet,fireplace,fridge,stove,sink,toilet,shower,washing-machine,heater,arcade-machine,chest,barrel,crate,bench,staircase,ladder,statue,piano,television,door,locker,phone-booth,easel,shop,stall,mannequin,bathtub',
  hung: "picture-frame,dartboard,dreamcatcher,shield,window,curtain,ship's wheel",
  ceiling: 'chandelier',
  flat: 'rug',
  corner: 'lamp,globe,umbrella,harp,telescope,balloon,gramophone,bamboo,palm,conifer,bonsai,flower-pot',
  seat: 'chair,sofa,office-chair,ottoman,throne,beach-chair,wheelchair',
  table: 'table',
  bed: 'bed',
}
const manners = new Map<string, Manner>(
  Object.entries(byArchetype).flatMap(([manner, ids]) =>
    ids.split(',').map((id): [string, Manner] => [id, manner as Manner]),
  ),
)

const living = new Set(
  'quadruped,critter,person,robot,ape,saurian,monster,frog,reptile,crustacean,turtle,snail,snake,spider,caterpillar,seal,centaur,skeleton,slime,ghost,bird,insect'.split(
    ',',
  ),
)
const winged = new Set('bat,butterfly,fish,jellyfish,seahorse,ray,aircraft'.split(','))

/** The archetype that a thing is made by, where it has one. */
export const archetypeOf = ({ pieces }: PlannedThing): string | undefined => {
  const source = pieces[0]?.source
  return source?.by === 'archetype' ? source.order.archetype : undefined
}

/** Seats that are for one's back: they face what there is to look at. */
export const isSofa = (thing: PlannedThing): boolean => archetypeOf(thing) === 'sofa'

/** Low enough to put a cup on while sitting. */
export const isCoffeeTable = (extent: Extent): boolean => extent.top < 0.6

export function mannerOf(thing: PlannedThing, extent: Extent): Manner {
  const id = archetypeOf(thing)
  const { how } = thing.place
  const longest = Math.max(extent.width, extent.height, extent.depth)
  const skeleton = id === undefined ? undefined : archetypes.get(id)?.skeleton
  const isBall = longest < 0.6
  // 'Floating candles' are above everything, as lamps are.
  if (how === 'ceiling' || (how === 'above' && thing.place.of === undefined && longest < 1.5))
    return 'ceiling'
  if (skeleton !== undefined && winged.has(skeleton) && how !== 'on' && how !== 'wall') return 'winged'
  if (how === 'sky' || thing.does === 'fly' || thing.does === 'hover' || thing.does === 'swim')
    return 'winged'
  if (skeleton !== undefined && living.has(skeleton) && how !== 'on') return 'living'
  const usual = id === undefined ? undefined : manners.get(id)
  if (how === 'wall') return wallManner(extent, usual)
  if (id === 'clock')
    return extent.height > 1.2 ? 'against' : /wall|cuckoo/.test(thing.noun) ? 'hung' : 'small'
  if (id === 'blanket') return /mat|sleeping/.test(thing.noun) ? 'flat' : 'small'
  if (id === 'picture-frame' && (extent.height > 1.5 || /standing/.test(thing.noun))) return 'against'
  if (id === 'lamp' && isBall) return 'small'
  if (usual === 'corner' && isBall) return 'small'
  if (usual !== undefined) return usual
  if (how === 'corner') return 'corner'
  return isBall ? 'small' : 'standing'
}

/** 'On the wall' is said of pictures and of cupboards. */
function wallManner(extent: Extent, usual: Manner | undefined): Manner {
  if (usual === 'flat') return 'flat'
  if (usual === 'bed' || usual === 'seat' || usual === 'table') return usual === 'bed' ? 'bed' : 'against'
  const { width, height, depth } = extent
  const isThin = depth < 0.36 * Math.max(width, height) && height < 1.9
  const isSmall = Math.max(width, height, depth) < 0.7
  if (usual === 'against') return 'against'
  return usual === 'hung' || isThin || isSmall ? 'hung' : 'against'
}
