import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { box, cylinder, extrude } from '../../geometry/solids.ts'
import {
  bricks,
  glowing,
  metal,
  planks,
  plaster,
  plastic,
  stone,
  thatch,
  tiles,
  wood,
} from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { doorway, window } from './openings.ts'

/** Houses: walls, a roof with eaves, a door, windows, a chimney; the door looks to the front. */
export const house = archetype({
  id: 'house',
  about: 'A house with roof, door, windows and chimney',
  skeleton: 'building',
  nouns: ['house', 'home'],
  parameters: {
    floors: number(1, 1, 4, 'how many floors it has'),
    width: number(0.72, 0.4, 1.1, 'width of the front'),
    depth: number(0.56, 0.3, 1, 'depth'),
    roofHeight: number(0.36, 0.05, 0.8, 'height of the roof'),
    roof: choice(['gable', 'hip', 'flat', 'thatch', 'gambrel'], 'kind of roof'),
    walls: choice(['plaster', 'planks', 'bricks', 'stone', 'logs'], 'what the walls are of'),
    windows: number(2, 0, 6, 'windows beside the door on each floor'),
    chimney: number(1, 0, 2, 'how many chimneys it has'),
    porch: number(0, 0, 1, 'depth of a porch before the door'),
    lights: number(0, 0, 1, 'light in the windows'),
    round: choice(['square', 'round'], 'whether door and windows are round above'),
  },
  rows: {
    cottage: {
      values: { roof: 'thatch', walls: 'plaster', roofHeight: 0.46, width: 0.74, round: 'round' },
      colours: { main: '#f0e3c4' },
    },
    'thatched cottage': {
      values: { roof: 'thatch', walls: 'plaster', roofHeight: 0.46, round: 'round' },
      colours: { main: '#f0e3c4' },
    },
    cabin: {
      values: { walls: 'logs', roofHeight: 0.4, porch: 0.6 },
      colours: { main: '#8a5a33', second: '#4d5a3a' },
    },
    'log cabin': {
      values: { walls: 'logs', roofHeight: 0.4, porch: 0.6 },
      colours: { main: '#8a5a33', second: '#4d5a3a' },
    },
    farmhouse: {
      values: { walls: 'planks', floors: 2, porch: 0.7, width: 0.8 },
      colours: { main: '#eae6dc', second: '#5b5f66' },
    },
    villa: {
      values: { floors: 2, roof: 'hip', width: 0.92, roofHeight: 0.24, windows: 4, round: 'round' },
      colours: { main: '#f2e2c8', second: '#b5573a' },
    },
    mansion: {
      values: { floors: 3, roof: 'hip', width: 1, depth: 0.6, roofHeight: 0.24, windows: 6, chimney: 2 },
      colours: { main: '#d9cfc0', second: '#4a5560' },
    },
    hut: {
      values: {
        roof: 'thatch',
        walls: 'planks',
        width: 0.6,
        depth: 0.56,
        windows: 1,
        chimney: 0,
        roofHeight: 0.5,
      },
      colours: { main: '#a37a48' },
    },
    shack: {
      values: { walls: 'planks', width: 0.58, windows: 1, roofHeight: 0.2 },
      colours: { main: '#8c7a63', second: '#6b6b6b' },
    },
    shed: {
      values: { walls: 'planks', width: 0.52, windows: 1, chimney: 0, roofHeight: 0.22 },
      colours: { main: '#7d5a3a', second: '#4a4a4a' },
    },
    barn: {
      values: {
        walls: 'planks',
        roof: 'gambrel',
        width: 0.66,
        depth: 0.86,
        windows: 0,
        chimney: 0,
        roofHeight: 0.5,
      },
      colours: { main: '#a8322a', second: '#4f4a48' },
    },
    bungalow: { values: { roof: 'hip', width: 0.96, depth: 0.6, roofHeight: 0.22, windows: 4, porch: 0.4 } },
    'brick house': { values: { walls: 'bricks', floors: 2 }, colours: { main: '#a8523a' } },
    'haunted house': {
      values: { floors: 2, walls: 'planks', roofHeight: 0.56, lights: 1, width: 0.66, round: 'round' },
      colours: { main: '#5a5266', second: '#2c2836' },
    },
    townhouse: {
      values: { floors: 3, width: 0.42, depth: 0.5, walls: 'bricks', windows: 2 },
      colours: { main: '#9c4a38' },
    },
    'modern house': {
      values: { roof: 'flat', floors: 2, width: 0.95, depth: 0.6, chimney: 0, windows: 4 },
      colours: { main: '#f4f2ee', second: '#3a3d42' },
    },
    'gingerbread house': {
      values: { roofHeight: 0.5, round: 'round' },
      colours: { main: '#b5703a', second: '#f6e7ee', accent: '#e0457a' },
    },
    dollhouse: { values: { floors: 2, windows: 4 }, colours: { main: '#f3b6cf', second: '#8f5fb0' } },
  },
  build(v, look, make) {
    const floors = Math.round(v.floors)
    const storey = floors === 1 ? 0.42 : 0.34
    const tall = storey * floors
    const base = 0.05
    const top = base + tall
    const grain = 1.2
    const wallStuff = {
      plaster: plaster('#efe2c6'),
      planks: planks('#c9b48a', { grain }),
      bricks: bricks('#a8523a', { grain }),
      stone: stone('#a8a196', { grain }),
      logs: wood('#8a5a33', { grain }),
    }[v.walls]
    const walls = look.material('main', wallStuff)
    const footing = stone('#8f8a82', { grain })
    const cover = look.material(
      'second',
      v.roof === 'thatch' ? thatch('#c2a057', { grain }) : tiles('#b0482f', { grain }),
    )
    const trim = look.material('accent', wood('#f4efe4', { relief: 0.3 }))
    make.part('foundation', box(v.width + 0.05, base, v.depth + 0.05, 0.012).move(0, base / 2, 0), footing)
    make.part(
      'walls',
      v.walls === 'logs'
        ? logWalls(v.width, tall, v.depth).move(0, base, 0)
        : box(v.width, tall, v.depth, 0.012).move(0, base + tall / 2, 0),
      walls,
    )
    roofOf(v, top).forEach((solid, i) => {
      make.part(i === 0 ? 'roof' : 'walls', solid, i === 0 ? cover : walls)
    })
    const front = v.depth / 2 + 0.004
    const arched = v.round === 'round'
    const doorHeight = storey * 0.68
    const door = doorway(0.15, doorHeight, arched)
    make.part('frames', door.frame.move(0, base, front), trim)
    make.part('door', door.pane.move(0, base, front), wood('#7a3f26', { grain: 0.5 }))
    if (door.knob) make.part('knob', door.knob.move(0, base, front + 0.004), metal('#d9b04a'))
    make.part('foundation', box(0.26, 0.028, 0.12, 0.008).move(0, 0.014, front + 0.08), footing)
    windowsOf(v, { floors, storey, base, front, arched, doorHeight }, make, trim)
    for (let i = 0; i < Math.round(v.chimney); i++) chimney(v, top, i, make)
    if (v.porch > 0.05) porch(v, base, doorHeight, front, make, cover, trim)
    make
      .socket('top', [0, top + v.roofHeight, 0], 0.1)
      .socket('front', [0, base, front + 0.15], 0.2)
      .socket('base', [0, 0, 0], v.width / 2)
  },
})

function logWalls(width: number, height: number, depth: number): Solid {
  const radius = 0.032
  const rows = Math.round(height / (radius * 1.8))
  const step = height / rows
  const along = cylinder(radius, width + 0.06, { corners: 10, round: 0 }).turn(0, 0, 90)
  const across = cylinder(radius, depth + 0.06, { corners: 10, round: 0 }).turn(90, 0, 0)
  const logs = Array.from({ length: rows }, (_, i) => {
    const y = step * (i + 0.5)
    return [
      along.move(0, y, depth / 2 - radius).mirrored('z'),
      across.move(width / 2 - radius, y + step * 0.5 * (i + 1 < rows ? 1 : 0), 0).mirrored(),
    ]
  })
  return together([
    box(width - radius * 2, height, depth - radius * 2, 0.005).move(0, height / 2, 0),
    ...logs.flat(),
  ])
}

type RoofValues = { width: number; depth: number; roofHeight: number; roof: string }

/** First the covering, then what closes the gables. The ridge runs along x, so that the front sees the slope. */
function roofOf({ width, depth, roofHeight, roof }: RoofValues, top: number): Solid[] {
  const out = 0.07
  const thick = roof === 'thatch' ? 0.075 : 0.035
  if (roof === 'flat')
    return [
      box(width + 0.06, 0.05, depth + 0.06, 0.01).move(0, top + 0.025, 0),
      box(width * 0.3, 0.1, depth * 0.3, 0.01).move(width * 0.2, top + 0.07, 0),
    ]
  if (roof === 'hip') {
    const [w, d] = [width / 2 + out, depth / 2 + out]
    const ridge = Math.max(0.02, w - d)
    return [pyramidRoof(w, d, ridge, roofHeight).move(0, top - 0.01, 0)]
  }
  const half = depth / 2
  if (roof === 'gambrel') {
    const profile: [number, number][] = [
      [half + out * 0.5, -0.02],
      [half * 0.66, roofHeight * 0.62],
      [0, roofHeight],
      [-half * 0.66, roofHeight * 0.62],
      [-half - out * 0.5, -0.02],
    ]
    const inner = profile.map(([z, y]): [number, number] => [z * 0.93, y - thick * 1.1]).toReversed()
    const shell = extrude([...profile, ...inner], width + out * 1.4, { bevel: 0.006 }).turn(0, -90, 0)
    const gable = extrude(
      profile.map(([z, y]): [number, number] => [z * 0.92, Math.max(-0.03, y - thick * 0.8)]),
      width - 0.004,
      { bevel: 0.001 },
    ).turn(0, -90, 0)
    return [shell.move(0, top, 0), gable.move(0, top, 0)]
  }
  const slope = roofHeight / half
  const low = -out * slope
  const outer: [number, number][] = [
    [half + out, low],
    [0, roofHeight],
    [-half - out, low],
  ]
  const inner: [number, number][] = [
    [-half - out, low - thick],
    [0, roofHeight - thick * 1.25],
    [half + out, low - thick],
  ]
  const shell = extrude([...outer, ...inner], width + out * 2, { bevel: thick * 0.22 })
    .turn(0, -90, 0)
    .move(0, thick * 0.9, 0)
  const ridge = cylinder(thick * 0.55, width + out * 2, { corners: 14 })
    .turn(0, 0, 90)
    .move(0, roofHeight + thick * 0.55, 0)
  const gable = extrude(
    [
      [half - 0.002, -0.02],
      [0, roofHeight - thick * 0.3],
      [-half + 0.002, -0.02],
    ],
    width - 0.004,
    { bevel: 0.001 },
  ).turn(0, -90, 0)
  return [together([shell, ridge]).move(0, top, 0), gable.move(0, top, 0)]
}

/** Four slopes to a ridge. */
function pyramidRoof(w: number, d: number, ridge: number, height: number): Solid {
  const eaves = box(w * 2, 0.03, d * 2, 0.006)
  const body = extrude(
    [
      [-w, 0],
      [w, 0],
      [ridge, height],
      [-ridge, height],
    ],
    d * 2,
    { bevel: 0 },
  ).warp(([x, y, z]) => [x, y + 0.01, z * (1 - Math.min(1, Math.max(0, y / height)) * 0.985)])
  return together([body, eaves])
}

type Facade = {
  floors: number
  storey: number
  base: number
  front: number
  arched: boolean
  doorHeight: number
}

function windowsOf(
  v: { width: number; depth: number; windows: number; lights: number },
  at: Facade,
  make: ShapeMaker,
  trim: ReturnType<typeof wood>,
): void {
  const count = Math.round(v.windows)
  const glass = v.lights > 0.5 ? glowing('#ffce6b', { glow: 1.4 }) : plastic('#7fb0cf', { roughness: 0.05 })
  const wide = Math.min(0.13, (v.width / (count + 2)) * 0.72)
  const one = window(wide, at.storey * 0.4, { arched: at.arched })
  const put = (solid: Solid, x: number, y: number) => solid.move(x, y, at.front)
  for (let floor = 0; floor < at.floors; floor++) {
    const y = at.base + floor * at.storey + at.storey * 0.34
    // Below the door stands between them; above there is one over it too.
    const places = Array.from({ length: count }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1
      const step = Math.floor(i / 2) + 1
      return (side * step * (v.width / 2)) / (Math.ceil(count / 2) + 0.55)
    })
    if (floor > 0) places.push(0)
    for (const x of places) {
      make.part('frames', put(one.frame, x, y), trim)
      make.part('glass', put(one.pane, x, y), glass)
      make.part('frames', put(one.frame, x, y).mirror('z'), trim)
      make.part('glass', put(one.pane, x, y).mirror('z'), glass)
    }
    const sides = [0.22, -0.22].map((share) => share * v.depth)
    for (const z of sides) {
      const turned = (solid: Solid) => solid.turn(0, 90, 0).move(v.width / 2 + 0.004, y, z)
      make.part('frames', turned(one.frame).mirrored(), trim)
      make.part('glass', turned(one.pane).mirrored(), glass)
    }
  }
}

function chimney(v: RoofValues, top: number, nth: number, make: ShapeMaker): void {
  const x = v.width * (nth === 0 ? 0.27 : -0.27)
  const height = v.roofHeight * 0.75 + 0.16
  const stack = box(0.095, height, 0.095, 0.006).move(
    x,
    top + height / 2 + v.roofHeight * 0.2,
    -v.depth * 0.14,
  )
  const rim = box(0.125, 0.03, 0.125, 0.008).move(x, top + height + v.roofHeight * 0.2, -v.depth * 0.14)
  make.part('chimney', stack.with(rim), bricks('#9c5340', { grain: 0.8 }))
}

function porch(
  v: { width: number; porch: number },
  base: number,
  height: number,
  front: number,
  make: ShapeMaker,
  cover: ReturnType<typeof tiles>,
  trim: ReturnType<typeof wood>,
): void {
  const deep = 0.1 + 0.16 * v.porch
  const wide = v.width * 0.9
  make.part('porch', box(wide, base, deep, 0.01).move(0, base / 2, front + deep / 2), planks('#a3815a'))
  const post = cylinder(0.016, height + 0.05, { corners: 12 })
  const places = [-0.5, -0.17, 0.17, 0.5].map((share) => share * (wide - 0.05))
  make.part(
    'porch posts',
    together(places.map((x) => post.move(x, base + height / 2 + 0.02, front + deep - 0.03))),
    trim,
  )
  make.part(
    'roof',
    box(wide + 0.05, 0.026, deep + 0.05, 0.008)
      .turn(14, 0, 0)
      .move(0, base + height + 0.075, front + deep / 2),
    cover,
  )
}
