import type { Place, Placed } from '@makebelieve/kit/environment/scene'
import type { Claim, Placing } from '../design.ts'
import { isInside } from '../picture/stage.ts'
import { copiesOf, type Evidence } from './evidence.ts'
import { hangsFromCeiling, isAtWall, isInCorner, type Space } from './indoors.ts'
import { type Asked, isThing, type Judged, matterNamed, met, thingNamed, unchecked, unmet } from './named.ts'

/**
 * Whether a thing stands where the prompt wants it: measured by where it is in the finished scene and how large it is there. Most of its
 * copies must stand so. What nothing can tell is not checked.
 */
export function placeFound(evidence: Evidence, claim: Claim & { about: 'place' }, asked: Asked): Judged {
  const thing = thingNamed(claim.thing, asked, evidence)
  if (!isThing(thing)) return thing
  const copies = copiesOf(evidence, thing.id)
  const others = claim.of === undefined ? undefined : othersOf(claim.of, asked, evidence)
  if (others && 'missing' in others) return others.missing
  const measure = measures[claim.how]
  if (!measure) return unchecked('Nothing measures whether it stands so: it was not checked.')
  const ends = claim.and === undefined ? undefined : othersOf(claim.and, asked, evidence)
  if (ends && 'missing' in ends) return ends.missing
  const judged = copies.map((one) => {
    const space = spaceOf(evidence, one)
    const stands = measure({
      evidence,
      one,
      space,
      copies,
      said: claim.text,
      ...(others ?? {}),
      ...(ends && { ends: ends.spaces }),
    })
    return stands && isHung.test(claim.text) ? hangs(evidence, one, space) : stands
  })
  if (judged.every((is) => is === undefined))
    return unchecked('Nothing measures whether it stands so: it was not checked.')
  const right = judged.filter((is) => is === true).length
  const told = `${right} of ${copies.length} stand so in the finished place.`
  return right * 2 > copies.length || (right * 2 === copies.length && right > 0) ? met(told) : unmet(told)
}

/** What hangs is off the ground: a lantern that stands between two houses does not hang between them. */
const isHung = /\b(?:hanging|hung|hangs?|suspended|dangling|strung)\b/

const hangs = ({ world }: Evidence, { at }: Placed, { min }: Space): boolean =>
  min[1] > world.groundAt(at[0], at[2]) + 0.5

type Others = {
  spaces: Space[]
  carriers: Set<number>
  /** Where it has no shape of its own: whether a place belongs to it, and whether what stands there is on it. */
  holds?: (x: number, z: number) => boolean | undefined
  isWater?: boolean
}

function othersOf(id: string, asked: Asked, evidence: Evidence): Others | { missing: Judged } {
  const { scene, world } = evidence
  if (asked.matters.some((one) => one.id === id)) {
    const matter = matterNamed(id, asked, evidence)
    const noun = asked.matters.find((one) => one.id === id)?.noun ?? id
    if (!matter) return { missing: unmet(`There is no ${noun} in the scene.`) }
    const number = evidence.nounOf(matter.id)
    const waters = scene.waters.filter((water) => number !== undefined && water.noun === number)
    const spaces = waters.flatMap(({ outline, level }): Space[] =>
      outline
        ? [
            {
              min: [Math.min(...outline.map(([x]) => x)), level, Math.min(...outline.map(([, z]) => z))],
              max: [Math.max(...outline.map(([x]) => x)), level, Math.max(...outline.map(([, z]) => z))],
            },
          ]
        : [],
    )
    if (matter.as.is === 'water')
      return {
        spaces,
        carriers: new Set(),
        isWater: true,
        holds: (x, z) =>
          waters.some(
            ({ outline, level }) =>
              (!outline || isInside(outline, x, z)) && world.groundAt(x, z) <= level + 0.05,
          ),
      }
    if (matter.as.is === 'path' || matter.as.is === 'ground') {
      const { surface } = matter.as
      // A path is of whatever the ways of the place are of.
      const way = matter.as.is === 'path' ? scene.ground.palette[1]?.surface : undefined
      return {
        spaces: [],
        carriers: new Set(),
        holds: (x, z) => [surface, way].includes(world.surfaceAt(x, z, 1000)),
      }
    }
    if (matter.as.is === 'terrain')
      return { spaces: [], carriers: new Set(), holds: (x, z) => risesAt(evidence, x, z) }
    return { spaces: [], carriers: new Set() }
  }
  const thing = thingNamed(id, asked, evidence)
  if (!isThing(thing)) return { missing: thing }
  const copies = copiesOf(evidence, thing.id)
  return {
    spaces: copies.map((one) => spaceOf(evidence, one)),
    carriers: new Set(copies.map((one) => scene.placed.indexOf(one))),
  }
}

/** Whether the land is higher here than all around. */
function risesAt({ world }: Evidence, x: number, z: number): boolean {
  const around = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 6) * Math.PI
    return world.groundAt(x + 30 * Math.cos(angle), z + 30 * Math.sin(angle))
  }).filter(Number.isFinite)
  const mean = around.reduce((sum, height) => sum + height, 0) / Math.max(1, around.length)
  return world.groundAt(x, z) > mean + 1
}

type Situation = Partial<Others> & {
  evidence: Evidence
  one: Placed
  space: Space
  copies: readonly Placed[]
  /** The words of the claim. */
  said: string
  /** The other of the two that it is between. */
  ends?: Space[]
}

/** The box of a copy as it stands there, turned and scaled. */
function spaceOf({ scene }: Evidence, { kind, scale, yaw, at }: Placed): Space {
  const { min, max } = scene.kinds[kind] ?? { min: [0, 0, 0], max: [0, 0, 0] }
  const corners = [min[0], max[0]].flatMap((x) => [min[2], max[2]].map((z) => [x, z] as const))
  const turned = corners.map(([x, z]) => [
    at[0] + scale * (x * Math.cos(yaw) + z * Math.sin(yaw)),
    at[2] + scale * (-x * Math.sin(yaw) + z * Math.cos(yaw)),
  ])
  const along = (k: 0 | 1) => turned.map((corner) => corner[k] ?? 0)
  return {
    min: [Math.min(...along(0)), at[1] + scale * min[1], Math.min(...along(1))],
    max: [Math.max(...along(0)), at[1] + scale * max[1], Math.max(...along(1))],
  }
}

const middle = ({ min, max }: Space): Place => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]
const width = ({ min, max }: Space) => Math.max(max[0] - min[0], max[2] - min[2])
const distance = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[2] - b[2])

/** Metres between two boxes, seen from above; below 0 where they overlap. */
const gap = (a: Space, b: Space): number => {
  const [x, z] = ([0, 2] as const).map((k) => Math.max(a.min[k] - b.max[k], b.min[k] - a.max[k])) as [
    number,
    number,
  ]
  return x > 0 && z > 0 ? Math.hypot(x, z) : Math.max(x, z)
}

const isOver = ([x, , z]: Place, { min, max }: Space): boolean =>
  x > min[0] && x < max[0] && z > min[2] && z < max[2]

type Measure = (situation: Situation) => boolean | undefined

const near: Measure = ({ space, spaces = [], holds }) => {
  const reach = (other: Space) => Math.max(2.5, 0.75 * Math.max(width(space), width(other)))
  if (holds && spaces.length === 0) return ringHas(space, 4, holds)
  return spaces.some((other) => gap(space, other) < reach(other) && !isOver(middle(space), other))
}

/** Whether something of it is within some metres around. */
function ringHas(space: Space, metres: number, holds: NonNullable<Others['holds']>): boolean | undefined {
  const [x, , z] = middle(space)
  const radius = width(space) / 2 + metres
  return Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 12) * Math.PI
    const far = i % 2 === 0 ? radius : radius / 2
    return holds(x + Math.cos(angle) * far, z + Math.sin(angle) * far)
  }).some((is) => is === true)
}

/** What is behind something is further away in about the same direction, from where one arrives. */
const inLine = (situation: Situation, isFurther: boolean): boolean | undefined => {
  const { evidence, space, spaces = [] } = situation
  const from = evidence.scene.spawn.at
  const here = middle(space)
  return spaces.some((other) => {
    const there = middle(other)
    const [a, b] = [distance(here, from), distance(there, from)]
    const turn =
      Math.atan2(here[2] - from[2], here[0] - from[0]) - Math.atan2(there[2] - from[2], there[0] - from[0])
    const isAlong = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < 0.6
    return isAlong && (isFurther ? a > b : a < b) && gap(space, other) < 12 + width(other)
  })
}

const placedSpace =
  (evidence: Evidence) =>
  (number: number): Space => {
    const one = evidence.scene.placed[number]
    return one ? spaceOf(evidence, one) : { min: [0, 0, 0], max: [0, 0, 0] }
  }

/** Near the line from one to the other, and not in either: so far aside as a walker would still call it between. */
function isBetween(space: Space, one: Space, other: Space): boolean {
  const [a, b, at] = [middle(one), middle(other), middle(space)]
  const [dx, dz] = [b[0] - a[0], b[2] - a[2]]
  const length = Math.hypot(dx, dz)
  if (length < 0.2 || length > 45) return false
  const share = ((at[0] - a[0]) * dx + (at[2] - a[2]) * dz) / length ** 2
  const aside = Math.abs((at[0] - a[0]) * dz - (at[2] - a[2]) * dx) / length
  const isApart = !isOver(at, one) && !isOver(at, other)
  return isApart && share > 0.1 && share < 0.9 && aside < Math.max(1, Math.min(3, length * 0.2))
}

const groundAt = ({ evidence: { world } }: Situation, [x, , z]: Place) => world.groundAt(x, z)

const measures: Partial<Record<Placing, Measure>> = {
  on: ({ evidence, one, space, spaces = [], carriers, holds, isWater }) => {
    if (isWater) return holds?.(one.at[0], one.at[2])
    if (one.on !== undefined && carriers?.has(one.on)) return true
    if (holds && spaces.length === 0) return holds(one.at[0], one.at[2])
    if (spaces.length === 0) return undefined
    const foot = space.min[1]
    return spaces.some(
      (other) =>
        isOver(middle(space), other) &&
        foot > other.min[1] + 0.2 * (other.max[1] - other.min[1]) &&
        foot < other.max[1] + 0.25 &&
        foot > evidence.world.groundAt(one.at[0], one.at[2]) + 0.05,
    )
  },
  under: ({ space, spaces = [] }) =>
    spaces.length === 0
      ? undefined
      : spaces.some(
          (other) =>
            isOver(middle(space), other) && space.max[1] <= other.max[1] && space.min[1] < middle(other)[1],
        ),
  in: ({ one, space, spaces = [], holds, isWater }) => {
    if (isWater) return holds?.(one.at[0], one.at[2])
    if (spaces.length === 0) return undefined
    return spaces.some(
      (other) =>
        isOver(middle(space), other) &&
        space.min[1] >= other.min[1] - 0.3 &&
        space.min[1] < other.max[1] &&
        width(space) <= width(other),
    )
  },
  beside: near,
  above: ({ space, spaces = [] }) =>
    spaces.length === 0
      ? undefined
      : spaces.some((other) => isOver(middle(space), other) && space.min[1] >= other.max[1] - 0.3),
  behind: (situation) => inLine(situation, true),
  'in-front': (situation) => inLine(situation, false),
  across: ({ space, spaces = [], holds, isWater }) => {
    if (!isWater || !holds || spaces.length === 0) return undefined
    // From side to side: over the water in the middle, on dry land at both ends of its long way.
    const [x, , z] = middle(space)
    const isWide = space.max[0] - space.min[0] > space.max[2] - space.min[2]
    const ends = isWide
      ? ([
          [space.min[0] - 0.5, z],
          [space.max[0] + 0.5, z],
        ] as const)
      : ([
          [x, space.min[2] - 0.5],
          [x, space.max[2] + 0.5],
        ] as const)
    return holds(x, z) === true && ends.every(([u, v]) => holds(u, v) === false)
  },
  along: ({ space, spaces = [], holds }) =>
    holds && spaces.length === 0
      ? ringHas(space, 4, holds)
      : spaces.length === 0
        ? undefined
        : spaces.some((other) => gap(space, other) < 6),
  around: ({ evidence, copies, spaces = [] }) => {
    const [other] = spaces
    if (!other || copies.length < 3) return undefined
    const [x, , z] = middle(other)
    const angles = copies
      .map((copy) => middle(spaceOf(evidence, copy)))
      .map((at) => Math.atan2(at[2] - z, at[0] - x))
      .sort((a, b) => a - b)
    const widest = Math.max(
      ...angles.map(
        (angle, i) =>
          (angles[(i + 1) % angles.length] ?? 0) - angle + (i === angles.length - 1 ? 2 * Math.PI : 0),
      ),
    )
    return widest < 3.8
  },
  between: ({ space, spaces = [], ends }) => {
    const pairs = ends
      ? spaces.flatMap((one) => ends.map((other) => [one, other] as const))
      : spaces.flatMap((one, n) => spaces.slice(n + 1).map((other) => [one, other] as const))
    return pairs.length === 0 ? undefined : pairs.some(([one, other]) => isBetween(space, one, other))
  },
  ceiling: ({ evidence, space }) => hangsFromCeiling(evidence, space, placedSpace(evidence)),
  wall: ({ evidence, space, said }) =>
    isAtWall(evidence, space, placedSpace(evidence), /\bon\b.*\bwalls?$/.test(said)),
  corner: ({ evidence, space }) => isInCorner(evidence, space, placedSpace(evidence)),
  // Each stands in line with others, and there are fewer lines than things.
  rows: ({ copies }) => {
    if (copies.length < 3) return undefined
    const lines = ([0, 2] as const).map((k) => {
      const places = copies.map(({ at }) => at[k]).sort((a, b) => a - b)
      return places.filter((place, i) => i === 0 || place - (places[i - 1] ?? 0) > 0.5).length
    })
    return Math.min(...lines) * 2 <= copies.length
  },
  middle: ({ evidence: { scene }, one }) => Math.hypot(one.at[0], one.at[2]) < Math.max(4, scene.reach * 0.4),
  distance: ({ evidence: { scene }, one }) =>
    distance(one.at, scene.spawn.at) > Math.min(40, scene.reach * 0.5),
  sky: (situation) => situation.space.min[1] > groundAt(situation, situation.one.at) + 3,
  water: ({ evidence, one }) => isInWater(evidence, one),
}

export function isInWater({ scene, world }: Evidence, { at }: Placed): boolean {
  if (scene.around === 'underwater') return true
  return scene.waters.some(
    ({ outline, level }) =>
      (!outline || isInside(outline, at[0], at[2])) && world.groundAt(at[0], at[2]) <= level + 0.05,
  )
}

/** The longest side of a copy as it stands there, in metres. */
export function sizeThere(evidence: Evidence, { kind, scale }: Placed): number {
  const { min, max } = evidence.scene.kinds[kind] ?? { min: [0, 0, 0], max: [0, 0, 0] }
  return Math.max(...([0, 1, 2] as const).map((k) => max[k] - min[k])) * scale
}
