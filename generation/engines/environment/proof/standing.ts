import type { Kind, Mask, Placed, Scene } from '@makebelieve/kit/environment/scene'
import type { World } from '@makebelieve/kit/environment/world'
import { standsStill } from '@makebelieve/kit/environment/world/things'

/** Something that stands wrong, and why. `placed` is its number. */
export type Astray = { placed: number; why: string }

const held = new Set(['fly', 'swim', 'hover', 'drift', 'bob'])

/** Boxes in the world, as wide as the thing however it is turned. */
export type Box = { x: number; z: number; radius: number; low: number; high: number }

export function boxesOf({ placed, kinds }: Scene): Box[] {
  return placed.map(({ kind, at, scale }) => {
    const { min, max } = kinds[kind] ?? { min: [0, 0, 0], max: [0, 0, 0] }
    const wide = Math.max(Math.abs(min[0]), Math.abs(max[0]))
    const deep = Math.max(Math.abs(min[2]), Math.abs(max[2]))
    return {
      x: at[0],
      z: at[2],
      radius: Math.hypot(wide, deep) * scale,
      low: at[1] + min[1] * scale,
      high: at[1] + max[1] * scale,
    }
  })
}

/** Things that nothing carries, or that are under the ground where nobody sees them. */
export function unsupported(scene: Scene, world: World): Astray[] {
  const boxes = boxesOf(scene)
  const astray: Astray[] = []
  scene.placed.forEach((one, placed) => {
    const box = boxes[placed]
    const kind = scene.kinds[one.kind]
    if (!box || !kind) return
    if (![...one.at, one.yaw, one.scale].every(Number.isFinite)) {
      astray.push({ placed, why: 'is nowhere (not a number)' })
      return
    }
    if (scene.ground.isVoid) return
    const ground = groundUnder(world, one, kind)
    if (box.high < ground.low - 0.02 && !(one.life && held.has(one.life.does)))
      astray.push({ placed, why: `lies ${(ground.low - box.high).toFixed(1)} m under the ground` })
    if (one.floats || (one.life && held.has(one.life.does))) return
    const slack = 0.3 + 0.06 * (box.high - box.low)
    if (box.low <= ground.high + slack) return
    const carrier = one.on === undefined ? undefined : boxes[one.on]
    if (carrier && carries(carrier, box)) return
    if (world.floorAt(box.x, box.z, box.low + 0.2) >= box.low - slack) return
    if (isAfloat(scene, box)) return
    if (boxes.some((other, i) => i !== placed && leansOn(other, box))) return
    astray.push({ placed, why: `hangs ${(box.low - ground.high).toFixed(1)} m above the ground` })
  })
  return astray
}

/** What floats and stands on something else that floats: boats on boats. */
export function stackedAfloat(scene: Scene): Astray[] {
  const boxes = boxesOf(scene)
  const afloat = scene.placed.flatMap(({ life }, placed) => (life?.does === 'bob' ? [placed] : []))
  return afloat.flatMap((placed) => {
    const box = boxes[placed]
    const under = afloat.find((other) => {
      const carrier = boxes[other]
      if (!box || !carrier || other === placed) return false
      const isAbove =
        box.low > carrier.low + 0.3 * (carrier.high - carrier.low) && box.low <= carrier.high + 0.15
      const isOver =
        Math.hypot(box.x - carrier.x, box.z - carrier.z) < 0.7 * Math.max(box.radius, carrier.radius)
      return isAbove && isOver
    })
    return under === undefined ? [] : [{ placed, why: `stands on the ${nameOf(scene, under)} afloat` }]
  })
}

/** The ground below the middle and the four sides of a thing's foot. */
function groundUnder(world: World, { at, yaw, scale }: Placed, { footprint, min, max }: Kind) {
  const reach = footprint ? (footprint.cell * Math.min(footprint.width, footprint.depth)) / 2 : 0
  const side = Math.min(reach, Math.min(max[0] - min[0], max[2] - min[2]) / 2) * 0.8 * scale
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [dx, dz] of [
    [0, 0],
    [side, 0],
    [-side, 0],
    [0, side],
    [0, -side],
  ] as const) {
    const x = at[0] + dx * Math.cos(yaw) + dz * Math.sin(yaw)
    const z = at[2] - dx * Math.sin(yaw) + dz * Math.cos(yaw)
    const ground = world.groundAt(x, z)
    low = Math.min(low, ground)
    high = Math.max(high, ground)
  }
  return { low, high }
}

const carries = (carrier: Box, box: Box) =>
  box.low <= carrier.high + 0.15 &&
  box.low >= carrier.low - 0.1 &&
  Math.hypot(box.x - carrier.x, box.z - carrier.z) < carrier.radius + box.radius

const isAfloat = ({ waters }: Scene, { low, high }: Box) =>
  waters.some(({ level }) => low <= level + 0.1 && high >= level - 0.1)

/** A picture on a wall, a bird on a roof: it touches something larger. */
const leansOn = (other: Box, box: Box) =>
  other.radius > box.radius &&
  box.low <= other.high + 0.1 &&
  box.high >= other.low &&
  Math.hypot(box.x - other.x, box.z - other.z) < other.radius + 0.05

/** What may stand in others: soft ground, rubble, and what hems a place in. */
const mayOverlap =
  /\b(rock|boulder|stone|cliff|hill|mountain|mesa|dune|hedge|fence|wall|rubble|coral|crystal|cloud|iceberg|root|vine|ivy|path|rug|carpet)s?\b/

/** Solid things that are in each other, the less important one of each pair. */
export function overlapping(scene: Scene): Astray[] {
  const astray: Astray[] = []
  const solids = solidsOf(scene)
  const boxes = boxesOf(scene)
  for (const [i, a] of solids.entries())
    for (const b of solids.slice(i + 1)) {
      if (!standIn(scene, boxes, a, b)) continue
      const loser = worth(scene, a) < worth(scene, b) ? a : b
      astray.push({ placed: loser, why: `stands in the ${nameOf(scene, loser === a ? b : a)}` })
    }
  return astray
}

/** The things that one of them stands in. */
export function clashing(scene: Scene, number: number): number[] {
  const boxes = boxesOf(scene)
  return solidsOf(scene).filter((other) => other !== number && standIn(scene, boxes, number, other))
}

function solidsOf({ placed, kinds }: Scene): number[] {
  return placed.flatMap((one, number) => {
    const kind = kinds[one.kind]
    const isSolid = kind?.footprint && !one.floats && standsStill(one) && !mayOverlap.test(kind.name)
    return isSolid ? [number] : []
  })
}

/** How much of the smaller plan two things may share. */
const mostShared = 0.3

function standIn(scene: Scene, boxes: readonly Box[], a: number, b: number): boolean {
  const { placed } = scene
  const [one, other] = [boxes[a], boxes[b]]
  if (!one || !other || placed[a]?.on === b || placed[b]?.on === a) return false
  if (one.low > other.high - 0.2 || other.low > one.high - 0.2) return false
  if (Math.hypot(one.x - other.x, one.z - other.z) > one.radius + other.radius) return false
  return Math.max(sharedPlan(scene, a, b), sharedPlan(scene, b, a)) > mostShared
}

export const nameOf = ({ placed, kinds }: Scene, number: number): string =>
  kinds[placed[number]?.kind ?? -1]?.name ?? 'thing'

/** What was asked for counts more, then what is large. */
function worth({ placed, kinds }: Scene, number: number): number {
  const kind = kinds[placed[number]?.kind ?? -1]
  if (!kind) return 0
  return (kind.noun === undefined ? 0 : 1000) + Math.max(kind.max[0] - kind.min[0], kind.max[2] - kind.min[2])
}

/** How much of a thing's footprint lies in that of another. */
function sharedPlan({ placed, kinds }: Scene, a: number, b: number): number {
  const [one, other] = [placed[a], placed[b]]
  const [plan, otherPlan] = [kinds[one?.kind ?? -1]?.footprint, kinds[other?.kind ?? -1]?.footprint]
  if (!one || !other || !plan || !otherPlan) return 0
  let [all, shared] = [0, 0]
  const skip = Math.max(1, Math.floor(plan.filled.length / 500))
  for (let i = 0; i < plan.filled.length; i += skip) {
    if (plan.filled[i] !== '1') continue
    all++
    const x = (plan.x + ((i % plan.width) + 0.5) * plan.cell) * one.scale
    const z = (plan.z + (Math.floor(i / plan.width) + 0.5) * plan.cell) * one.scale
    const wx = one.at[0] + x * Math.cos(one.yaw) + z * Math.sin(one.yaw)
    const wz = one.at[2] - x * Math.sin(one.yaw) + z * Math.cos(one.yaw)
    if (isFilled(other, otherPlan, wx, wz)) shared++
  }
  return all === 0 ? 0 : shared / all
}

function isFilled({ at, yaw, scale }: Placed, plan: Mask, x: number, z: number): boolean {
  const [dx, dz] = [(x - at[0]) / scale, (z - at[2]) / scale]
  const column = Math.floor((dx * Math.cos(yaw) - dz * Math.sin(yaw) - plan.x) / plan.cell)
  const row = Math.floor((dx * Math.sin(yaw) + dz * Math.cos(yaw) - plan.z) / plan.cell)
  if (column < 0 || row < 0 || column >= plan.width || row >= plan.depth) return false
  return plan.filled[row * plan.width + column] === '1'
}

/** Things beyond the edge of the ground. */
export function outside({ placed, ground, reach }: Scene): Astray[] {
  const edge = ground.isVoid ? reach * 6 : Math.max(ground.size / 2, reach) + 0.5
  return placed.flatMap(({ at, floats }, number) =>
    !floats && Math.max(Math.abs(at[0]), Math.abs(at[2])) > edge
      ? [{ placed: number, why: 'is beyond the edge of the ground' }]
      : [],
  )
}
