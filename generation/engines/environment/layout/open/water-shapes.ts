import { clouds, mix } from '@makebelieve/shapes/materials/noise'
import type { LayoutInput } from '../input.ts'
import { distance, fromLine, type Point, softLine } from '../shared/geometry.ts'
import { hasBridge, isWaterborne, type Site } from './site.ts'
import type { WaterBody, WaterOrder, WaterShape } from './waters.ts'

/** A round with bays: how far its edge is in each direction. */
function bay(radius: number, chance: number): (angle: number) => number {
  return (angle) =>
    radius *
    (1 +
      0.14 * Math.sin(angle * 2 + chance * 7) +
      0.09 * Math.sin(angle * 3 - chance * 11) +
      0.05 * Math.sin(angle * 5 + chance * 3))
}

function outlineOf([x, z]: Point, edge: (angle: number) => number, margin: number): Point[] {
  return Array.from({ length: 40 }, (_, n): Point => {
    const angle = (n / 40) * Math.PI * 2
    const far = edge(angle) + margin
    return [x + Math.cos(angle) * far, z + Math.sin(angle) * far]
  })
}

export function roundAt(middle: Point, radius: number, chance: number, depth: number): WaterShape {
  const edge = bay(radius, chance)
  const outside = (x: number, z: number) => {
    const [dx, dz] = [x - middle[0], z - middle[1]]
    return Math.hypot(dx, dz) - edge(Math.atan2(dz, dx))
  }
  return {
    outside,
    outline: outlineOf(middle, edge, 1.2),
    middle,
    radius,
    depth,
    bank: Math.min(7, 2.5 + radius * 0.25),
  }
}

/** Beside the way on the free side; or all around the focus, where that is said to stand in it. */
export function roundWater(
  site: Site,
  { matter, size }: WaterOrder,
  before: WaterBody[],
  usual: number,
): WaterShape {
  const { side, focus, arrival, ways, random, half } = site
  const chance = random.next()
  const isMiddle = matter?.place.how === 'middle'
  const holdsFocus =
    matter !== undefined && focus.thing?.place.of === matter.id && focus.thing.place.how !== 'beside'
  if (holdsFocus) {
    const inner = focus.radius + 2.5
    const shape = roundAt(focus.at, Math.max(usual * size, inner + 7), chance, 1.4)
    const outside = (x: number, z: number) =>
      Math.max(shape.outside(x, z), inner - distance([x, z], focus.at))
    return { ...shape, outside }
  }
  const radius = usual * size
  const depth = radius > 12 ? 2.2 : 0.9
  if (isMiddle || (!focus.thing && before.length === 0)) return roundAt(focus.at, radius, chance, depth)
  // Pushed outward until the ways and the focus stay dry.
  const z = mix(arrival[1], focus.at[1], radius > 12 ? 0.85 : 0.55)
  let middle: Point = [-side * radius * 0.6, z]
  const isDry = () => {
    const edge = radius * 1.24 + 2
    return (
      fromLine(middle, ways[0] ?? []).far > edge - (radius > 12 ? 2 : 0.5) &&
      distance(middle, focus.at) > edge + focus.radius &&
      before.every((other) => other.outside(...middle) > edge)
    )
  }
  for (let step = 0; step < 30 && !isDry(); step++) middle = [middle[0] - side * 1.5, middle[1] - 0.3]
  const most = half - radius - 4
  if (Math.abs(middle[0]) > most) middle = [Math.sign(middle[0]) * Math.max(0, most), middle[1]]
  return roundAt(middle, radius, chance, depth)
}

/** Across the way where a bridge leads over it, else beside the way into the distance. */
export function river(input: LayoutInput, site: Site, wide: number, winds: boolean): WaterShape {
  const { side, arrival, focus, half, lead, random } = site
  const far = arrival[1] - focus.at[1]
  const wave = winds ? 1 : 0
  const out = half * 1.02
  let points: Point[]
  if (hasBridge(input)) {
    const crossing = lead[Math.floor(lead.length * 0.42)] ?? arrival
    const [x, z] = crossing
    points = [
      [-side * out, z + wave * (8 + random.between(0, 6))],
      [-side * 22 + x, z + wave * 5],
      [-side * 9 + x, z],
      [x, z],
      [side * 9 + x, z - wave * 0.5],
      [side * 24 + x, z - wave * 6],
      [side * out, z - wave * 16],
    ]
  } else {
    points = [
      [-side * 26, out],
      [-side * 17, arrival[1] + 6],
      [-side * (9 + wide), arrival[1] - far * 0.35],
      [-side * (15 + wide + wave * 3), focus.at[1] + 2],
      [-side * (9 + focus.radius + wide), focus.at[1] - 18],
      [-side * 20, -half * 0.75],
      [-side * 12, -out],
    ]
  }
  const line = winds ? softLine(points, 6) : points
  const width = (metres: number) => wide * (1 + 0.22 * Math.sin(metres / 9))
  const outside = (x: number, z: number) => {
    const { far: away, metres } = fromLine([x, z], line)
    return away - width(metres)
  }
  const middle = line[Math.floor(line.length * 0.5)] ?? [0, 0]
  const [a, b] = [
    line[Math.floor(line.length * 0.4)] ?? middle,
    line[Math.floor(line.length * 0.6)] ?? middle,
  ]
  const length = distance(a, b) || 1
  return {
    outside,
    outline: ribbon(line, wide * 1.3 + 1.5),
    middle,
    radius: wide,
    line,
    flow: [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
    depth: 1.1,
    bank: winds ? 5.5 : 2,
  }
}

/** Both sides of a line, as one outline. */
function ribbon(line: readonly Point[], wide: number): Point[] {
  const edge = (sign: 1 | -1) =>
    line.map(([x, z], i): Point => {
      const a: Point = line[Math.max(0, i - 1)] ?? [x, z]
      const b: Point = line[i + 1] ?? [x, z]
      const length = distance(a, b) || 1
      return [x - ((b[1] - a[1]) / length) * wide * sign, z + ((b[0] - a[0]) / length) * wide * sign]
    })
  return [...edge(1), ...edge(-1).reverse()]
}

/** To one side and ahead; ways and focus stay on land. */
export function seaAside(site: Site, cliff: number): WaterShape {
  const { side, ways, focus, lead, half } = site
  const [nx, nz] = [-side * 0.88, -0.475]
  const along = ([x, z]: Point) => x * nx + z * nz
  const isAfloat = focus.thing !== undefined && isWaterborne(focus.thing)
  const near = Math.max(
    along(focus.at) + (isAfloat ? -8 : focus.radius + 3),
    ...lead.map((point) => along(point) + 5),
  )
  const outside = (x: number, z: number) => near - along([x, z]) + clouds(x / 16 + 3, 1, z / 16, 2) * 5
  const middle: Point = [nx * (near + 12), nz * (near + 12)]
  const last = ways[1]
  // The way onward turns along the shore instead of into the water.
  if (last)
    ways[1] = last.map(([x, z]): Point => {
      const wet = along([x, z]) - near + 6
      return wet > 0 ? [x - nx * wet, z - nz * wet] : [x, z]
    })
  return { outside, middle, radius: half, depth: 5, bank: 0, ...(cliff > 0 && { cliff }) }
}

export function seaAround({ reach, focus, ways }: Site): WaterShape {
  const edge = bay(reach * 0.86, 0.37)
  const outside = (x: number, z: number) => edge(Math.atan2(z, x)) - Math.hypot(x, z)
  // Ways end at the beach.
  for (const [n, way] of ways.entries()) ways[n] = way.filter(([x, z]) => outside(x, z) > 2.5)
  return { outside, middle: [focus.at[0] * 0.4, -reach * 1.05], radius: reach, depth: 5, bank: 0 }
}

/** A pool below the fall, out of which a stream runs along the free side. */
export function poolOfFall(site: Site): WaterShape {
  const { at } = fallOf(site)
  const { side, arrival, half } = site
  const pool = roundAt([at[0], at[1] + 4.2], 4.6, 0.3, 1)
  const line = softLine(
    [
      [at[0], at[1] + 5],
      [at[0] - side * 3, at[1] + 12],
      [-side * 15, arrival[1] - 4],
      [-side * 20, arrival[1] + 8],
      [-side * 30, half * 1.02],
    ],
    6,
  )
  const outside = (x: number, z: number) => Math.min(pool.outside(x, z), fromLine([x, z], line).far - 1.5)
  return { ...pool, outside, outline: [...ribbon(line, 3)], line, flow: [0, 1], radius: 4.6, bank: 3.5 }
}

/** Where the water falls, and over how high a wall of rock. */
export function fallOf({ side, focus }: Site): { at: Point; height: number; cliff: Point[] } {
  const z = focus.at[1] - focus.radius - 5
  const at: Point = [focus.thing ? -side * Math.max(5, 11 - focus.radius * 0.2) : focus.at[0], z]
  return {
    at,
    height: 9,
    cliff: [
      [160, z - 26],
      [30, z - 5],
      [at[0], z],
      [-30, z - 5],
      [-160, z - 26],
    ],
  }
}

export function puddles({ random, ways }: Site): WaterShape[] {
  const way = ways[0] ?? []
  return Array.from({ length: 7 }, () => {
    const [x, z] = way[Math.floor(random.between(0.3, 1) * (way.length - 1))] ?? [0, 0]
    return roundAt(
      [x + random.between(-2.4, 2.4), z + random.between(-2, 2)],
      random.between(0.7, 1.5),
      random.next(),
      0,
    )
  })
}
