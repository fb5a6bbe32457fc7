import { triangulated } from './boolean.ts'
import { at, Solid } from './solid.ts'
import { add, cross, dot, radians, subtract, times, unit, type Vec2, type Vec3 } from './vector.ts'

/**
 * The solids that everything hard is made of. All are closed by construction, stand with their middle on the origin
 * (unless said otherwise), and take their sizes in the order width (x), height (y), depth (z).
 */

/** How many corners a circle has that nobody looks at closely, and one that everybody does. */
export const fewCorners = 12
export const manyCorners = 40

/** A box with edges rounded by `round`. */
export function box(
  width: number,
  height: number,
  depth: number,
  round = 0.06 * Math.min(width, height, depth),
): Solid {
  const half: Vec3 = [width / 2, height / 2, depth / 2]
  const radius = Math.min(Math.max(round, 1e-4), 0.499 * Math.min(width, height, depth))
  // A narrow edge needs no more than a facet: smooth shading rounds it.
  const steps = radius < 0.07 * Math.max(width, height, depth) ? 1 : 4
  // A ball pulled apart: each of its octants becomes a corner.
  return roundedBy(steps, (direction) => {
    const core: Vec3 = [
      Math.sign(direction[0]) * (half[0] - radius),
      Math.sign(direction[1]) * (half[1] - radius),
      Math.sign(direction[2]) * (half[2] - radius),
    ]
    return add(core, times(direction, radius))
  })
}

/** A box with sharp edges: twelve triangles, for what is small and many. */
export function block(width: number, height: number, depth: number): Solid {
  const [x, y] = [width / 2, height / 2]
  return extrude(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    depth,
    { bevel: 0 },
  )
}

/** A grid on each face of a cube, led to directions that keep clear of the planes between octants. */
function roundedBy(steps: number, place: (direction: Vec3) => Vec3): Solid {
  const line = Array.from({ length: steps + 1 }, (_, i) => i / steps)
  // From -1 to 1, with the middle twice: once for each side.
  const ticks = [
    ...line.map((t) => -Math.tan(radians(45 * (1 - t) + 1e-4))),
    ...line.map((t) => Math.tan(radians(45 * t + 1e-4))),
  ]
  const places: number[] = []
  const triangles: number[] = []
  const known = new Map<string, number>()
  const vertex = (cube: Vec3) => {
    const key = cube.map((v) => v.toFixed(5)).join()
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, places.length / 3)
    places.push(...place(unit(cube)))
    return places.length / 3 - 1
  }
  const faces: [Vec3, Vec3, Vec3][] = [
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
    [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [0, 1, 0],
      [1, 0, 0],
    ],
  ]
  for (const [out, u, v] of faces)
    for (let i = 0; i + 1 < ticks.length; i++)
      for (let j = 0; j + 1 < ticks.length; j++) {
        const corner = (a: number, b: number) =>
          vertex(add(out, add(times(u, at(ticks, a)), times(v, at(ticks, b)))))
        const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
        triangles.push(a, b, c, a, c, d)
      }
  return new Solid(places, triangles)
}

/** A ball, or an egg with three radii. */
export function ball(radius: number | Vec3, corners = 24): Solid {
  const [x, y, z] = typeof radius === 'number' ? [radius, radius, radius] : radius
  const steps = Math.max(3, Math.round(corners / 2))
  const profile = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps
    return [Math.cos(angle), Math.sin(angle)]
  })
  return lathe(profile, { corners }).scale(x, y, z)
}

export type LatheOptions = {
  /** How many corners the circle has. Few make it angular: a hexagonal nut has 6. */
  corners?: number
  /** Each corner's distance from the axis, as a factor: for petals, gears and fluted columns. */
  flutes?: (angle: number, height: number) => number
}

/**
 * Turned on a lathe about the y axis. The profile goes from the bottom to the top as [radius, height]; it is closed at
 * both ends. A profile that comes back down on the inside makes a bowl: it may begin and end on the axis.
 */
export function lathe(profile: Vec2[], { corners = 32, flutes }: LatheOptions = {}): Solid {
  const line = profile.filter(
    (point, i) =>
      i === 0 ||
      Math.hypot(point[0] - at(profile[i - 1] ?? [], 0), point[1] - at(profile[i - 1] ?? [], 1)) > 1e-7,
  )
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)]
  const rim: Vec2[] = [
    ...(first[0] > 1e-6 ? [[0, first[1]] as Vec2] : []),
    ...line,
    ...(last[0] > 1e-6 ? [[0, last[1]] as Vec2] : []),
  ]
  const places: number[] = []
  const rings = rim.map(([radius, height], i) => {
    const begins = places.length / 3
    const pole = i === 0 || i === rim.length - 1
    for (let k = 0; k < (pole ? 1 : corners); k++) {
      const angle = (2 * Math.PI * k) / corners
      const far = pole ? 0 : radius * (flutes?.(angle, height) ?? 1)
      places.push(Math.sin(angle) * far, height, Math.cos(angle) * far)
    }
    return { begins, pole }
  })
  const triangles: number[] = []
  for (let i = 0; i + 1 < rings.length; i++) {
    const [low, high] = [rings[i], rings[i + 1]]
    if (!low || !high) continue
    for (let k = 0; k < corners; k++) {
      const next = (k + 1) % corners
      const [a, b] = low.pole ? [low.begins, low.begins] : [low.begins + k, low.begins + next]
      const [d, c] = high.pole ? [high.begins, high.begins] : [high.begins + k, high.begins + next]
      if (a !== b) triangles.push(a, b, c)
      if (c !== d) triangles.push(a, c, d)
    }
  }
  return new Solid(places, triangles)
}

/** A profile whose corners are cut off, so that its edges catch the light. Points marked sharp stay. */
export function softened(profile: Vec2[], by: number, steps = 3): Vec2[] {
  return profile.flatMap((point, i) => {
    const [before, after] = [profile[i - 1], profile[i + 1]]
    if (!before || !after) return [point]
    const [toBefore, toAfter] = [distance(point, before), distance(point, after)]
    const reach = Math.min(by, toBefore / 2, toAfter / 2)
    if (reach < 1e-6) return [point]
    const from = mix(point, before, reach / toBefore)
    const to = mix(point, after, reach / toAfter)
    return Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps
      return mix(mix(from, point, t), mix(point, to, t), t)
    })
  })
}

const distance = (a: Vec2, b: Vec2) => Math.hypot(a[0] - b[0], a[1] - b[1])
const mix = (a: Vec2, b: Vec2, t: number): Vec2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** A cylinder with softened rims; `top` is the upper radius. */
export function cylinder(
  radius: number,
  height: number,
  { top = radius, round = 0.06 * radius, corners = 32 } = {},
): Solid {
  const half = height / 2
  const soft = Math.min(round, height / 2.01)
  const profile: Vec2[] = [
    [0, -half],
    [radius, -half],
    [top, half],
    [0, half],
  ]
  return lathe(
    top < 1e-4 ? [[0, -half], ...softened(profile, soft).slice(1, -2), [0, half]] : softened(profile, soft),
    { corners },
  )
}

export function cone(radius: number, height: number, corners = 32): Solid {
  return lathe(
    softened(
      [
        [0, -height / 2],
        [radius, -height / 2],
        [0, height / 2],
      ],
      radius * 0.06,
    ),
    { corners },
  )
}

/** A ring that lies flat. */
export function torus(radius: number, thickness: number, corners = 40, round = 14): Solid {
  const circle = Array.from({ length: corners }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / corners
    return [Math.sin(angle) * radius, 0, Math.cos(angle) * radius]
  })
  return tube(circle, thickness, { closed: true, corners: round })
}

export type TubeOptions = {
  corners?: number
  /** Joined end to end instead of capped. */
  closed?: boolean
  /** How often the path is divided between its points, along a smooth curve. */
  smooth?: number
  /** The outline that is swept; a circle without one. */
  outline?: Vec2[]
  /** Turns the outline along the way, in degrees from begin to end. */
  twist?: number
  /** Where ends are not rounded off. */
  flat?: boolean
}

/** Swept along a path. The radius may change on the way: a number for each point, or a function of the way from 0 to 1. */
export function tube(
  path: Vec3[],
  radius: number | number[] | ((way: number) => number),
  options: TubeOptions = {},
): Solid {
  const { corners = 16, closed = false, smooth = 1, twist = 0, flat = false } = options
  const outline =
    options.outline ??
    Array.from({ length: corners }, (_, k): Vec2 => {
      const angle = (2 * Math.PI * k) / corners
      return [Math.cos(angle), Math.sin(angle)]
    })
  const radiusAt =
    typeof radius === 'number'
      ? () => radius
      : typeof radius === 'function'
        ? radius
        : (way: number) => alongList(radius, way)
  const line = smooth > 1 ? curve(path, smooth, closed) : path
  const count = line.length
  const frames = transported(line, closed)
  const rings: { centre: Vec3; across: Vec3; up: Vec3; far: number }[] = frames.map((frame, i) => {
    const way = closed ? i / count : i / (count - 1)
    const turned = radians(twist * way)
    const across = add(times(frame.across, Math.cos(turned)), times(frame.up, Math.sin(turned)))
    const up = subtract(times(frame.up, Math.cos(turned)), times(frame.across, Math.sin(turned)))
    return { centre: line[i] ?? [0, 0, 0], across, up, far: Math.max(1e-5, radiusAt(way)) }
  })
  if (!closed && !flat) {
    const [first, last] = [rings[0], rings.at(-1)]
    if (first && last) {
      rings.unshift(...capOf(first, line[1] ?? first.centre).reverse())
      rings.push(...capOf(last, line.at(-2) ?? last.centre))
    }
  }
  const places: number[] = []
  for (const { centre, across, up, far } of rings)
    for (const [x, y] of outline) places.push(...add(centre, add(times(across, x * far), times(up, y * far))))
  const size = outline.length
  const triangles: number[] = []
  for (let i = 0; i < (closed ? rings.length : rings.length - 1); i++)
    for (let k = 0; k < size; k++) {
      const [here, next] = [i * size, ((i + 1) % rings.length) * size]
      const [a, b, c, d] = [here + k, here + ((k + 1) % size), next + ((k + 1) % size), next + k]
      triangles.push(a, b, c, a, c, d)
    }
  if (!closed) {
    const cap = triangulated([outline])
    const lastRing = (rings.length - 1) * size
    for (let i = 0; i < cap.length; i += 3) {
      const [a, b, c] = [at(cap, i), at(cap, i + 1), at(cap, i + 2)]
      triangles.push(a, c, b, lastRing + a, lastRing + b, lastRing + c)
    }
  }
  return outward(new Solid(places, triangles))
}

/** Rings of shrinking size beyond an end, so that it is round. */
function capOf(end: { centre: Vec3; across: Vec3; up: Vec3; far: number }, before: Vec3) {
  const out = unit(subtract(end.centre, before))
  return [30, 60, 85].map((angle) => ({
    ...end,
    centre: add(end.centre, times(out, Math.sin(radians(angle)) * end.far)),
    far: Math.cos(radians(angle)) * end.far,
  }))
}

/** Frames along a path that turn as little as they can. */
function transported(line: Vec3[], closed: boolean): { across: Vec3; up: Vec3 }[] {
  const ahead = line.map((point, i) => {
    const before = line[i - 1] ?? (closed ? line.at(-1) : undefined) ?? point
    const after = line[i + 1] ?? (closed ? line[0] : undefined) ?? point
    return unit(subtract(after, before))
  })
  const first = ahead[0] ?? [0, 1, 0]
  const helper: Vec3 = Math.abs(first[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1]
  let across = unit(cross(helper, first))
  return ahead.map((forward) => {
    across = unit(subtract(across, times(forward, dot(across, forward))))
    return { across, up: cross(forward, across) }
  })
}

/** A smooth curve through points (Catmull–Rom). */
export function curve(points: Vec3[], steps: number, closed = false): Vec3[] {
  const count = points.length
  const point = (i: number): Vec3 =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0, 0]
  const line: Vec3[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
      const on = (n: 0 | 1 | 2) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3)
      line.push([on(0), on(1), on(2)])
    }
  if (!closed) line.push(point(count - 1))
  return line
}

/** The value of a list of evenly spread values, somewhere on the way from 0 to 1. */
export function alongList(values: number[], way: number): number {
  const place = Math.min(1, Math.max(0, way)) * (values.length - 1)
  const low = Math.floor(place)
  const [a = 0, b = a] = [values[low], values[low + 1]]
  return a + (b - a) * (place - low)
}

export type ExtrudeOptions = {
  /** How far each edge is rounded off. */
  bevel?: number
  /** In how many facets: 2 for a narrow edge, 5 for a belly. */
  steps?: number
  /** Outlines of holes, inside the first. */
  holes?: Vec2[][]
}

/** An outline in x and y, given depth along z, with bevelled edges: letters, keys, gears, gables, blades. */
export function extrude(
  outline: Vec2[],
  depth: number,
  { bevel = 0.08 * depth, steps = 2, holes = [] }: ExtrudeOptions = {},
): Solid {
  const soft = Math.min(bevel, depth * 0.49)
  const lines = [anticlockwise(outline), ...holes.map((hole) => anticlockwise(hole).toReversed())]
  const edge = Array.from({ length: soft > 1e-5 ? steps + 1 : 1 }, (_, i): [z: number, inset: number] => {
    const angle = soft > 1e-5 ? radians((90 * i) / steps) : radians(90)
    return [depth / 2 - soft * (1 - Math.cos(angle)), soft * (1 - Math.sin(angle))]
  })
  const layers: [z: number, inset: number][] = [
    ...edge.map(([z, inset]): [number, number] => [-z, inset]),
    ...edge.toReversed(),
  ]
  const flat = lines.flat()
  const places: number[] = []
  for (const [z, inset] of layers)
    for (const line of lines) for (const [x, y] of insetBy(line, inset)) places.push(x, y, z)
  const starts = lines.map((_, i) => lines.slice(0, i).reduce((sum, line) => sum + line.length, 0))
  const triangles: number[] = []
  for (let layer = 0; layer + 1 < layers.length; layer++)
    lines.forEach((line, n) => {
      const [here, next] = [
        layer * flat.length + (starts[n] ?? 0),
        (layer + 1) * flat.length + (starts[n] ?? 0),
      ]
      for (let k = 0; k < line.length; k++) {
        const after = (k + 1) % line.length
        triangles.push(here + k, here + after, next + after, here + k, next + after, next + k)
      }
    })
  const cap = triangulated(lines.map((line) => insetBy(line, layers[0]?.[1] ?? 0)))
  const top = (layers.length - 1) * flat.length
  for (let i = 0; i < cap.length; i += 3) {
    const [a, b, c] = [at(cap, i), at(cap, i + 1), at(cap, i + 2)]
    triangles.push(a, c, b, top + a, top + b, top + c)
  }
  return outward(new Solid(places, triangles))
}

function areaOf(outline: Vec2[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0]
    return sum + (x * ny - nx * y) / 2
  }, 0)
}

const anticlockwise = (outline: Vec2[]): Vec2[] => (areaOf(outline) < 0 ? outline.toReversed() : outline)

/** An outline drawn in by some way, each corner along the line between its edges. */
function insetBy(outline: Vec2[], inset: number): Vec2[] {
  if (inset === 0) return outline
  const count = outline.length
  return outline.map((point, i) => {
    const before = outline[(i + count - 1) % count] ?? point
    const after = outline[(i + 1) % count] ?? point
    const inward = (from: Vec2, to: Vec2): Vec2 => {
      const long = distance(from, to) || 1
      return [-(to[1] - from[1]) / long, (to[0] - from[0]) / long]
    }
    const [a, b] = [inward(before, point), inward(point, after)]
    const [mx, my] = [a[0] + b[0], a[1] + b[1]]
    const square = Math.max(0.35, (mx * mx + my * my) / 2)
    return [point[0] + (mx * inset) / square, point[1] + (my * inset) / square]
  })
}

/** Outlines of one shape each, all with the same number of points, joined one after the other: hulls, bottles, wings. */
export function loft(sections: Vec3[][]): Solid {
  const size = sections[0]?.length ?? 0
  const places = sections.flat(2)
  const triangles: number[] = []
  for (let i = 0; i + 1 < sections.length; i++)
    for (let k = 0; k < size; k++) {
      const [a, b] = [i * size + k, i * size + ((k + 1) % size)]
      triangles.push(a, b, b + size, a, b + size, a + size)
    }
  for (const [ring, flip] of [
    [0, true],
    [sections.length - 1, false],
  ] as const) {
    const middle = places.length / 3
    const points = sections[ring] ?? []
    places.push(...times(points.reduce(add, [0, 0, 0]), 1 / size))
    for (let k = 0; k < size; k++) {
      const [a, b] = [ring * size + k, ring * size + ((k + 1) % size)]
      triangles.push(...(flip ? [b, a, middle] : [a, b, middle]))
    }
  }
  return outward(new Solid(places, triangles))
}

/** Turned inside out where the volume says that it is. */
function outward(solid: Solid): Solid {
  const { positions, triangles } = solid
  let volume = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const corner = (k: number): Vec3 => {
      const v = at(triangles, i + k) * 3
      return [at(positions, v), at(positions, v + 1), at(positions, v + 2)]
    }
    volume += dot(corner(0), cross(corner(1), corner(2)))
  }
  if (volume >= 0) return solid
  const turned = triangles.slice()
  for (let i = 0; i < turned.length; i += 3) {
    turned[i + 1] = at(triangles, i + 2)
    turned[i + 2] = at(triangles, i + 1)
  }
  return new Solid(positions, turned)
}

/** A sheet through a grid of points, given thickness: wings, sails, leaves, cloaks, petals. */
export function sheet(rows: Vec3[][], thickness: number): Solid {
  const [height, width] = [rows.length, rows[0]?.length ?? 0]
  const point = (i: number, j: number): Vec3 =>
    rows[Math.min(height - 1, Math.max(0, i))]?.[Math.min(width - 1, Math.max(0, j))] ?? [0, 0, 0]
  const places: number[] = []
  for (const side of [1, -1])
    for (let i = 0; i < height; i++)
      for (let j = 0; j < width; j++) {
        const normal = unit(
          cross(subtract(point(i, j + 1), point(i, j - 1)), subtract(point(i + 1, j), point(i - 1, j))),
        )
        // Thin at the rim, so that it is not a card.
        const rim = i === 0 || j === 0 || i === height - 1 || j === width - 1
        places.push(...add(point(i, j), times(normal, (side * thickness * (rim ? 0.25 : 1)) / 2)))
      }
  const other = height * width
  const triangles: number[] = []
  for (let i = 0; i + 1 < height; i++)
    for (let j = 0; j + 1 < width; j++) {
      const [a, b, c, d] = [i * width + j, i * width + j + 1, (i + 1) * width + j + 1, (i + 1) * width + j]
      triangles.push(a, b, c, a, c, d, other + a, other + c, other + b, other + a, other + d, other + c)
    }
  const rim = [
    ...Array.from({ length: width - 1 }, (_, j) => [j, j + 1]),
    ...Array.from({ length: height - 1 }, (_, i) => [(i + 1) * width - 1, (i + 2) * width - 1]),
    ...Array.from({ length: width - 1 }, (_, j) => [other - 1 - j, other - 2 - j]),
    ...Array.from({ length: height - 1 }, (_, i) => [(height - 1 - i) * width, (height - 2 - i) * width]),
  ]
  for (const [a = 0, b = 0] of rim) triangles.push(b, a, other + a, b, other + a, other + b)
  return outward(new Solid(places, triangles))
}

/** Points of a circle or ellipse in x and y. */
export function circle(radius: number, corners = 32, height = radius): Vec2[] {
  return Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners
    return [Math.cos(angle) * radius, Math.sin(angle) * height]
  })
}

/** An outline whose corners are rounded. */
export function roundedOutline(outline: Vec2[], by: number, steps = 4): Vec2[] {
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last) return outline
  return softened([last, ...outline, first], by, steps).slice(1, -1)
}
