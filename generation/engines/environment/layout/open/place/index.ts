import type { PlannedThing, Spot } from '../../../design.ts'
import { facing } from '../../shared/geometry.ts'
import { type Nature, natureOf } from '../../shared/nature.ts'
import { isWaterborne } from '../site.ts'
import type { Stage } from '../stage.ts'
import { letGraze, letStand, setOut } from './beings.ts'
import { setAcross, setOverGorge } from './crossing.ts'
import { setAflutter, setInDistance, setInSky } from './far.ts'
import { placeAnyhow, placeInView, placeNear } from './find.ts'
import { frameView, plantTrees, strewUndergrowth } from './growth.ts'
import { lineShore, lineWays, plantRows, ringAround, standOn } from './ranks.ts'
import { relate } from './relations.ts'
import { setAfloat } from './waterborne.ts'

/** Sets out all things of the plan: what the scene is about first, what grows last, each where its words say. */
export function placeThings(stage: Stage): void {
  const { plan } = stage.input
  const { focus } = stage.site
  if (focus.thing) setFocus(stage, focus.thing)
  const hasWater = stage.waters.length > 0
  const waiting = plan.things
    .filter((thing) => thing.count > 0)
    .sort((one, other) => turnOf(one, hasWater) - turnOf(other, hasWater))
  const framing = waiting.find((thing) => isFraming(thing))
  if (framing) frameView(stage, framing)
  // What stands to another thing waits until that one stands.
  const ids = new Set(plan.things.map(({ id }) => id))
  const left = new Set(waiting)
  for (let rounds = 0; rounds < 4 && left.size > 0; rounds++)
    for (const thing of left) {
      const { of, and } = thing.place
      const stands = (id: string | undefined) =>
        !id || !ids.has(id) || id === thing.id || stage.spotsOf(id).length > 0
      const isReady = (stands(of) && stands(and)) || rounds === 3
      if (!isReady) continue
      left.delete(thing)
      placeThing(stage, thing)
    }
}

const isFraming = (thing: PlannedThing) =>
  natureOf(thing) === 'tree' && thing.place.how === 'anywhere' && thing.count > 6

/** Earlier is smaller: structures, then what was asked for, then what only belongs there, then what grows. */
function turnOf(thing: PlannedThing, hasWater: boolean): number {
  const ranks: Record<Nature, number> = {
    land: 0,
    bridge: 1,
    building: 2,
    boat: 3,
    vehicle: 4,
    aircraft: 5,
    fence: 8,
    prop: 6,
    person: 7,
    animal: 7,
    swimmer: 9,
    flyer: 9,
    sky: 9,
    tree: 11,
    rock: 12,
    plant: 13,
  }
  const nature = natureOf(thing)
  // A bridge that joins houses waits for them.
  const rank = nature === 'bridge' && !hasWater ? 2.6 : ranks[nature]
  const isFew = thing.asked && thing.count <= 4
  return (isFew ? Math.min(rank, 5) : rank) + (thing.asked ? 0 : 0.5) + (thing.place.how === 'rows' ? -4 : 0)
}

function setFocus(stage: Stage, thing: PlannedThing): void {
  const { focus, arrival, side, random } = stage.site
  const { place } = thing
  if (isWaterborne(thing) && stage.waters.length > 0) return
  // Slightly turned, one sees two of its sides.
  const yaw = facing(focus.at, arrival) - side * random.between(0.08, 0.22)
  const isFlying = natureOf(thing) === 'aircraft' && thing.does !== undefined
  if (isFlying) {
    setInSky(stage, thing)
    return
  }
  standOn(stage, thing, focus.at, yaw)
  // More of the same stand behind and beside it, half hidden.
  const foot = stage.footOf(thing)
  const turns = [2.5, -2.2, 1.7, -1.5, 3.1]
  while (stage.spotsOf(thing.id).length < Math.min(thing.count, 6) && place.how === 'middle') {
    const n = stage.spotsOf(thing.id).length - 1
    const at = placeNear(
      stage,
      focus.at,
      foot * 2.1,
      foot * 4.5,
      foot,
      facing(focus.at, arrival) + (turns[n % 5] ?? 0),
      { within: 1.25, mayHide: true },
    )
    if (!at) break
    standOn(stage, thing, at, facing(at, arrival) + random.between(-0.3, 0.3))
  }
}

type Placer = (stage: Stage, thing: PlannedThing) => void

/** A bridge hangs in no sky: it spans a gorge, or leads over water or the way. */
const setHighOver: Placer = (stage, thing) => {
  if (!setOverGorge(stage, thing)) setAcross(stage, thing)
}

/** One kind of thing, by the words of its place or else by what it is. */
function placeThing(stage: Stage, thing: PlannedThing): void {
  const { plan } = stage.input
  if (stage.spotsOf(thing.id).length >= thing.count) return
  const { how, of } = thing.place
  const other = plan.things.find(({ id }) => id === of && id !== thing.id)
  // No boat stands on another, whatever the words of its place are.
  const isBoatOnBoat =
    other && (how === 'on' || how === 'in') && natureOf(thing) === 'boat' && natureOf(other) === 'boat'
  if (other && how !== 'around' && how !== 'water' && !isBoatOnBoat && relate(stage, thing, how, other))
    return
  const place = placerFor(stage, thing, other)
  place(stage, thing)
}

const besides = new Set(['around', 'along', 'beside', 'behind', 'in-front'])
const insides = new Set(['on', 'in', 'water'])

function placerFor(stage: Stage, thing: PlannedThing, other: PlannedThing | undefined): Placer {
  const { how, of } = thing.place
  const ringed = other && how === 'around' ? stage.spots[stage.spotsOf(other.id)[0] ?? -1] : undefined
  if (other && ringed) return () => ringOf(stage, thing, other, ringed)
  const matter = stage.input.plan.matters.find(({ id }) => id === of)
  const water =
    stage.waters.find((body) => matter && body.matter === matter.id) ??
    (matter?.as.is === 'water' ? stage.waters[0] : undefined)
  if (water && besides.has(how)) return () => lineShore(stage, thing, water)
  if (water && insides.has(how)) return () => setAfloat(stage, thing, water)
  const own = stage.waters.find(({ form }) => form !== 'sea' && form !== 'puddles' && form !== 'swamp')
  switch (how) {
    case 'distance':
      return setInDistance
    case 'above':
      if (natureOf(thing) === 'bridge') return setHighOver
      return isSmallFlyer(thing) ? setAflutter : setInSky
    case 'sky':
      return isSmallFlyer(thing) ? setAflutter : setInSky
    case 'water':
      return setAfloat
    case 'across':
      return setAcross
    case 'rows':
      return plantRows
    case 'along':
      return lineWays
    case 'around':
      return () =>
        own
          ? lineShore(stage, thing, own)
          : ringAround(stage, thing, stage.site.focus.at, stage.site.focus.radius + 1)
    default:
      return byNature(stage, thing)
  }
}

function ringOf(stage: Stage, thing: PlannedThing, other: PlannedThing, spot: Spot): void {
  const { width, depth } = stage.extentOf(other)
  const foot = natureOf(other) === 'building' ? Math.hypot(width, depth) * 0.5 : Math.max(width, depth) * 0.5
  // People sit back from a fire, and stones of a ring stand apart.
  const air = Math.max(width, depth) < 2.5 ? 1.6 : 0.4
  const apart = ((stage.footOf(thing) * 2 + 1.2) * Math.min(14, thing.count)) / (2 * Math.PI)
  const radius = Math.max(foot * spot.scale + air, thing.count > 6 ? apart : 0)
  ringAround(stage, thing, [spot.at[0], spot.at[2]], radius)
}

const isSmallFlyer = (thing: PlannedThing) => natureOf(thing) === 'flyer' && thing.metres < 0.3

/** Where it goes when only what it is says so. */
function byNature(stage: Stage, thing: PlannedThing): Placer {
  const { does } = thing
  const floats = does === 'hover' || does === 'drift'
  switch (natureOf(thing)) {
    case 'tree':
      return plantTrees
    case 'plant':
    case 'rock':
      return strewUndergrowth
    case 'building':
      return placeBuildings
    case 'bridge':
      return setAcross
    case 'fence':
      return lineWays
    case 'person':
      return floats ? setAflutter : does === 'patrol' ? lineWays : letStand
    case 'animal':
      return floats ? setAflutter : does === 'fly' ? setInSky : letGraze
    case 'flyer':
      return isSmallFlyer(thing) ? setAflutter : does === 'fly' ? setInSky : letGraze
    case 'swimmer':
    case 'boat':
      return stage.waters.length > 0 || stage.input.setting.around === 'underwater' ? setAfloat : setOut
    case 'aircraft':
      return does && does !== 'stand' ? setInSky : placeBuildings
    case 'sky':
      return setInSky
    case 'land':
      return setInDistance
    case 'vehicle':
      return does === 'drive' || does === 'patrol'
        ? lineWays
        : does === 'fly' || floats
          ? setInSky
          : placeBuildings
    case 'prop':
      return floats || does === 'fly' ? setAflutter : setOut
  }
}

/** Great things to the left and right of the picture, looking at whoever comes. */
function placeBuildings(stage: Stage, thing: PlannedThing): void {
  if (thing.count > 4) {
    lineWays(stage, thing)
    return
  }
  while (stage.spotsOf(thing.id).length < thing.count) {
    const at =
      placeInView(stage, thing, { within: 1.02 }) ?? (thing.asked ? placeAnyhow(stage, thing) : undefined)
    if (!at) return
    standOn(stage, thing, at, facing(at, stage.site.arrival) + stage.random.between(-0.25, 0.25))
  }
}
