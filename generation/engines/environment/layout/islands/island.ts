import { together } from '@makebelieve/shapes/geometry/solid'
import { box, lathe, tube } from '@makebelieve/shapes/geometry/solids'
import type { Vec2, Vec3 } from '@makebelieve/shapes/geometry/vector'
import {
  bark,
  earth,
  grass,
  liquid,
  type Material,
  planks,
  sand,
  snow,
  stone,
} from '@makebelieve/shapes/materials/material'
import { cells, noise } from '@makebelieve/shapes/materials/noise'
import { ShapeMaker } from '@makebelieve/shapes/shape'
import type { BuiltShape } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { distance, facing, type Point, toward } from '../shared/geometry.ts'

/** Land that hangs in the sky. `y` is the height of its edge. */
export type Island = { at: Point; radius: number; y: number; chance: number }

/** Its top swells a little toward the middle: share of the radius, metres. */
const top: Vec2[] = [
  [0, 0.4],
  [0.45, 0.34],
  [0.8, 0.16],
  [0.95, 0.02],
  [1, -0.12],
]

const ragged = (island: Island) => (angle: number) =>
  1 +
  0.08 * Math.sin(angle * 3 + island.chance * 9) +
  0.05 * Math.sin(angle * 5 - island.chance * 5) +
  0.03 * Math.sin(angle * 9)

/** How far its edge is in the direction of a point, and how far the point. */
function shareOf(island: Island, x: number, z: number): { far: number; edge: number } {
  const [dx, dz] = [x - island.at[0], z - island.at[1]]
  // As lathes turn: from +x toward -z.
  return { far: Math.hypot(dx, dz), edge: island.radius * ragged(island)(Math.atan2(dz, dx)) }
}

/** Metres from its edge inward; outside they are negative. */
export function insideOf(island: Island, x: number, z: number): number {
  const { far, edge } = shareOf(island, x, z)
  return edge - far
}

export function topOf(island: Island, x: number, z: number): number {
  const { far, edge } = shareOf(island, x, z)
  const share = far / edge
  for (let i = 0; i + 1 < top.length; i++) {
    const [a, b] = [top[i] as Vec2, top[i + 1] as Vec2]
    if (share <= b[0]) return island.y + a[1] + ((b[1] - a[1]) * (share - a[0])) / (b[0] - a[0])
  }
  return island.y - 0.12
}

function stuffOf({ surface, colour }: Setting['ground']['main']): Material {
  switch (surface) {
    case 'grass':
    case 'moss':
    case 'leaves':
      return grass(colour, { grain: 0.5 })
    case 'snow':
    case 'ice':
      return snow(colour)
    case 'sand':
    case 'coral-sand':
      return sand(colour)
    case 'earth':
    case 'mud':
      return earth(colour)
    default:
      return stone(colour)
  }
}

/** Turf on top, rock that narrows below. */
export function islandShape(island: Island, { ground }: Setting, id: string, deck: boolean): BuiltShape {
  const { radius, at, y, chance } = island
  const edge = ragged(island)
  const deep = radius * (0.75 + chance * 0.5)
  const rock: Vec2[] = [
    [0.02, -deep - 0.6],
    [0.14, -deep * 0.86],
    [0.3, -deep * 0.62],
    [0.52, -deep * 0.4],
    [0.78, -deep * 0.22],
    [0.93, -0.9],
    [0.96, -0.3],
  ].map(([share = 0, height = 0]): Vec2 => [share * radius, height])
  const corners = radius > 5 ? 40 : 26
  const crags = lathe(rock, { corners, flutes: edge }).warp(([x, height, z]): Vec3 => {
    const isDeep = height < -0.5
    const crag = isDeep
      ? 1 + 0.3 * (0.5 - cells(x * 0.35, height * 0.28, z * 0.35)) + 0.1 * noise(x, height * 0.6, z)
      : 1
    return [x * crag, height, z * crag]
  })
  const turf = lathe(
    [
      [0, -0.6],
      [0.9 * radius, -0.6],
      [radius, -0.35],
      ...top.map(([share, height]): Vec2 => [share * radius, height]).reverse(),
    ],
    { corners, flutes: edge },
  )
  const steep = ground.steep ?? ground.main
  const parts = new ShapeMaker()
    .part('turf', turf, stuffOf(ground.main))
    .part('rock', crags, stone(steep.colour, { grain: 0.4 }))
    .done().parts
  return {
    id,
    name: 'floating island',
    parts,
    at: [at[0], y, at[1]],
    yaw: 0,
    solid: false,
    ...(deck && { deck: true as const }),
  }
}

/** How far a bridge hangs through. */
const sag = (long: number) => Math.min(0.9, long * 0.05)

/** A rope bridge from the edge of one island to that of another. */
export function bridgeShape(
  from: Island,
  to: Island,
  id: string,
): { shape: BuiltShape; ends: [Point, Point] } {
  const yaw = facing(from.at, to.at)
  const [a, b] = [endOf(from, to.at), endOf(to, from.at)]
  const long = distance(a, b)
  const [low, high] = [topOf(from, ...a), topOf(to, ...b)]
  const steps = Math.max(6, Math.ceil(long / 0.9))
  /** Along z from the first end, as tall as it hangs there. */
  const at = (share: number): Vec3 => [
    0,
    low + (high - low) * share - sag(long) * 4 * share * (1 - share) + 0.06,
    share * long,
  ]
  const boards = Array.from({ length: steps }, (_, n) => {
    const [, height, z] = at((n + 0.5) / steps)
    const slope = Math.atan2(at((n + 1) / steps)[1] - at(n / steps)[1], long / steps)
    return box(1.7, 0.1, (long / steps) * 1.02, 0.01)
      .turn((-slope * 180) / Math.PI, 0, 0)
      .move(0, height - low, z)
  })
  const line = (x: number, up: number) =>
    Array.from({ length: 9 }, (_, n): Vec3 => {
      const [, height, z] = at(n / 8)
      return [x, height - low + up, z]
    })
  const posts = [-0.85, 0.85].flatMap((x) =>
    [0, long].map((z) =>
      tube(
        [
          [x, (z === 0 ? 0 : high - low) - 0.5, z],
          [x, (z === 0 ? 0 : high - low) + 1.15, z],
        ],
        0.09,
        { corners: 8 },
      ),
    ),
  )
  const ropes = [-0.85, 0.85].flatMap((x) => [
    tube(line(x, 0.95), 0.035, { corners: 6 }),
    tube(line(x, 0.5), 0.022, { corners: 5 }),
  ])
  const parts = new ShapeMaker()
    .part('boards', together(boards), planks('#a77b4e'))
    .part('ropes', together(ropes), bark('#c2a06a'))
    .part('posts', together(posts), bark('#7d5a3a'))
    .done().parts
  return {
    shape: { id, name: 'rope bridge', parts, at: [a[0], low, a[1]], yaw, solid: false, deck: true },
    ends: [a, b],
  }
}

/** A step inside its edge, toward a point. */
function endOf(island: Island, to: Point): Point {
  const yaw = facing(island.at, to)
  const far = insideOf(island, ...toward(island.at, yaw, 0.01))
  return toward(island.at, yaw, far - 1)
}

/** Water that falls over the edge into nothing. */
export function fallShape(island: Island, yaw: number, id: string, of?: string): BuiltShape {
  const far = insideOf(island, ...toward(island.at, yaw, 0.01))
  const [x, z] = toward(island.at, yaw, far - 0.9)
  const way: Vec3[] = [
    [0, 0.1, -1.6],
    [0, 0.08, -0.2],
    [0, -0.1, 0.9],
    [0, -1.6, 1.5],
    [0, -6, 1.7],
    [0, -14, 1.75],
  ]
  const outline: Vec2[] = [
    [-1, -0.08],
    [-0.5, -0.13],
    [0.5, -0.13],
    [1, -0.08],
    [1, 0.08],
    [0.5, 0.13],
    [-0.5, 0.13],
    [-1, 0.08],
  ]
  const parts = new ShapeMaker()
    .part(
      'falling water',
      tube(way, [0.8, 0.9, 1, 1, 1.1, 1.2], { smooth: 4, outline, flat: true }),
      liquid('#d3edf6', { opacity: 0.8 }),
    )
    .done().parts
  return {
    id,
    name: 'waterfall',
    parts,
    at: [x, topOf(island, x, z), z],
    yaw,
    solid: false,
    ...(of && { of }),
  }
}
