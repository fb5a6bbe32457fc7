import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { block, box, cylinder, lathe, sheet, softened } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { blocks, cloth, type Material, plastic, tiles, wood } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { doorway, window } from './openings.ts'

/** A ring of merlons on a round tower. */
function battlements(radius: number, height: number, count = 10): Solid {
  const merlon = block(((2 * Math.PI * radius) / count) * 0.55, height, radius * 0.22)
  return merlon.move(0, height / 2, radius * 0.92).around(count)
}

/** A round tower: shaft, corbelled head, battlements or a pointed roof, a flag. All on one spot. */
type TowerOrder = { radius: number; height: number; cap: 'roof' | 'battlements'; flag: boolean; seed: number }
type TowerParts = { walls: Solid; roof?: Solid; slits: Solid; flag?: Solid; pole?: Solid }

export function roundTower({ radius, height, cap, flag, seed }: TowerOrder): TowerParts {
  const shaft = lathe(
    softened(
      [
        [0, 0],
        [radius * 1.14, 0],
        [radius, height * 0.14],
        [radius * 0.97, height * 0.82],
        [radius * 1.16, height * 0.88],
        [radius * 1.16, height],
        [radius * 0.96, height],
        [radius * 0.96, height * 0.955],
        [0, height * 0.955],
      ],
      0.006,
      1,
    ),
    { corners: 28 },
  )
  const crown = battlements(radius * 1.16, radius * 0.36).move(0, height - 0.004, 0)
  const slit = window(radius * 0.26, radius * 0.62, { arched: true, bars: 0, sill: false })
  const places = [
    [0.34, 10],
    [0.6, -30],
    [0.6, 150],
    [0.36, 200],
  ] as const
  const slits = together(
    places.map(([share, turn]) =>
      slit.pane.move(0, height * share, radius * 1.0).turn(0, turn + seed * 40, 0),
    ),
  )
  const walls = together([shaft, crown])
  if (cap === 'battlements' && !flag) return { walls, slits }
  const tip = cap === 'roof' ? height + radius * 2.6 : height + radius * 0.4
  const roof =
    cap === 'roof'
      ? lathe(
          [
            [0, height * 0.965],
            [radius * 1.12, height * 0.97],
            [radius * 1.34, height * 0.99],
            [radius * 1.3, height * 1.005],
            [radius * 0.72, height + radius * 1.1],
            [radius * 0.3, height + radius * 1.95],
            [0.004, tip],
          ],
          { corners: 28 },
        )
      : undefined
  const pole = flag
    ? cylinder(radius * 0.045, radius * 1.3, { corners: 8 }).move(0, tip + radius * 0.5, 0)
    : undefined
  const cloths = flag
    ? sheet(
        Array.from({ length: 5 }, (_, j) =>
          Array.from({ length: 8 }, (_, i): Vec3 => {
            const [u, w] = [i / 7, j / 4]
            const narrow = 1 - u * 0.75
            return [
              u * radius * 1.25 + 0.004,
              tip + radius * 1.1 - (w - 0.5) * radius * 0.62 * narrow - u * radius * 0.05,
              Math.sin(u * 5 + seed) * radius * 0.09 * u,
            ]
          }),
        ),
        radius * 0.035,
      )
    : undefined
  return { walls, slits, ...(roof && { roof }), ...(pole && { pole }), ...(cloths && { flag: cloths }) }
}

type CastleLook = { stone: Material; roof: Material; flag: Material }

function putTower(
  make: ShapeMaker,
  tower: TowerParts,
  [x, y, z]: Vec3,
  { stone, roof, flag }: CastleLook,
): void {
  make.part('towers', tower.walls.move(x, y, z), stone)
  make.part('windows', tower.slits.move(x, y, z), dark)
  if (tower.roof) make.part('roofs', tower.roof.move(x, y, z), roof)
  if (tower.pole) make.part('poles', tower.pole.move(x, y, z), pole)
  if (tower.flag) make.part('flags', tower.flag.move(x, y, z), flag)
}
const dark = plastic('#2a2530')
const pole = wood('#5a4632')

export const castle = archetype({
  id: 'castle',
  about: 'A castle with walls, towers, a gate and a keep',
  skeleton: 'building',
  nouns: ['castle', 'fortress', 'fort', 'citadel'],
  parameters: {
    towers: number(4, 2, 8, 'how many towers stand around it'),
    tall: number(0.5, 0.25, 0.9, 'height of the towers'),
    keep: number(0.62, 0, 1, 'height of the keep in the middle'),
    wall: number(0.26, 0.12, 0.5, 'height of the walls'),
    caps: choice(['roof', 'battlements'], 'what is on the towers'),
    flags: number(1, 0, 1, 'flags on the towers'),
  },
  rows: {
    'fairy tale castle': {
      values: { tall: 0.66, keep: 0.86 },
      colours: { main: '#efe6ee', second: '#7f5fc0', accent: '#e0559a' },
    },
    'sand castle': {
      values: { caps: 'battlements', flags: 1 },
      colours: { main: '#d9b877', second: '#c9a35f' },
    },
    sandcastle: {
      values: { caps: 'battlements', flags: 1 },
      colours: { main: '#d9b877', second: '#c9a35f' },
    },
    'ice castle': { colours: { main: '#bfe2f2', second: '#8fc4e4', accent: '#e8f6ff' } },
    stronghold: { values: { caps: 'battlements', tall: 0.44, keep: 0.5 } },
  },
  build(v, look, make) {
    const parts: CastleLook = {
      stone: look.material('main', blocks('#b3aa9c', { grain: 1 })),
      roof: look.material('second', tiles('#3f5f8f', { grain: 0.8 })),
      flag: look.material('accent', cloth('#c9302c')),
    }
    const count = Math.round(v.towers)
    const ring = 0.42
    const caps = v.caps === 'roof' ? 'roof' : 'battlements'
    const places = Array.from({ length: count }, (_, i): Vec3 => {
      const angle = radians(360 * ((i + 0.5) / count))
      return [Math.sin(angle) * ring, 0, Math.cos(angle) * ring]
    })
    places.forEach((place, i) => {
      putTower(
        make,
        roundTower({ radius: 0.1, height: v.tall, cap: caps, flag: v.flags > 0.5, seed: i }),
        place,
        parts,
      )
      const next = places[(i + 1) % count] ?? place
      const isGate = count > 2 && Math.abs(place[0] + next[0]) < 0.02 && place[2] > 0 && next[2] > 0
      make.part('walls', wallBetween(place, next, v.wall), parts.stone)
      if (isGate) gate(make, (place[2] + next[2]) / 2, v.wall, parts)
    })
    if (v.keep > 0.1) keepOf(make, v.keep, v.flags > 0.5, caps, parts)
    make.part(
      'courtyard',
      cylinder(ring * 1.02, 0.03, { corners: 40 }).move(0, 0.015, 0),
      look.material('main', blocks('#8f8878', { grain: 0.7 })),
    )
    make.socket('top', [0, v.keep + 0.2, 0], 0.1).socket('front', [0, 0, ring + 0.1], 0.2)
  },
})

function wallBetween(a: Vec3, b: Vec3, height: number): Solid {
  const [dx, dz] = [b[0] - a[0], b[2] - a[2]]
  const long = Math.hypot(dx, dz)
  const turn = (Math.atan2(dx, dz) * 180) / Math.PI
  const merlons = Math.max(3, Math.round(long / 0.055))
  const merlon = block(0.03, 0.04, (long / merlons) * 0.55)
  const crown = together(
    Array.from({ length: merlons }, (_, i) =>
      merlon.move(0.022, height + 0.018, ((i + 0.5) / merlons - 0.5) * long),
    ),
  )
  const walk = together([box(0.075, height, long, 0.006).move(0, height / 2, 0), crown, crown.mirror()])
  return walk.turn(0, turn, 0).move((a[0] + b[0]) / 2, 0, (a[2] + b[2]) / 2)
}

function gate(make: ShapeMaker, z: number, wall: number, { stone }: CastleLook): void {
  const high = wall * 1.35
  make.part('walls', box(0.26, high, 0.13, 0.008).move(0, high / 2, z), stone)
  const merlon = block(0.036, 0.04, 0.03)
  make.part(
    'walls',
    together([-2, -1, 0, 1, 2].map((i) => merlon.move(i * 0.055, high + 0.018, z + 0.05))),
    stone,
  )
  const arch = doorway(0.13, wall * 0.72, true)
  make.part('gate', arch.pane.move(0, 0, z + 0.068), wood('#6b4326', { grain: 0.4 }))
  make.part('walls', arch.frame.move(0, 0, z + 0.068), stone)
}

function keepOf(
  make: ShapeMaker,
  height: number,
  flag: boolean,
  cap: 'roof' | 'battlements',
  parts: CastleLook,
): void {
  const side = 0.28
  make.part('keep', box(side, height * 0.82, side, 0.01).move(0, height * 0.41, -0.02), parts.stone)
  const merlon = block(0.04, 0.045, 0.03)
  const edge = together(
    [-2, -1, 0, 1, 2].map((i) => merlon.move(i * 0.065, height * 0.82 + 0.02, side / 2 - 0.012)),
  )
  make.part('keep', edge.around(4).move(0, 0, -0.02), parts.stone)
  const pane = window(0.045, 0.09, { arched: true, bars: 0, sill: false }).pane
  make.part(
    'windows',
    together([-0.07, 0.07].flatMap((x) => [0.4, 0.62].map((y) => pane.move(x, height * y, side / 2 + 0.002))))
      .around(4)
      .move(0, 0, -0.02),
    dark,
  )
  putTower(
    make,
    roundTower({ radius: 0.085, height: height * 0.36, cap, flag, seed: 7 }),
    [0, height * 0.8, -0.02],
    parts,
  )
}

/** A single tower, with what is on top of it. */
export const tower = archetype({
  id: 'tower',
  about: 'A round tower with a pointed roof or battlements',
  skeleton: 'building',
  nouns: ['tower'],
  parameters: {
    width: number(0.16, 0.08, 0.3, 'radius of the tower'),
    cap: choice(['roof', 'battlements'], 'what is on top'),
    flag: number(1, 0, 1, 'a flag on top'),
  },
  rows: {
    "wizard's tower": {
      values: { width: 0.13, flag: 1 },
      colours: { main: '#8f8a9c', second: '#5a3f9c', accent: '#e8b53a' },
    },
    'wizard tower': {
      values: { width: 0.13, flag: 1 },
      colours: { main: '#8f8a9c', second: '#5a3f9c', accent: '#e8b53a' },
    },
    watchtower: { values: { cap: 'battlements' } },
    turret: { values: { width: 0.18 } },
  },
  build(v, look, make) {
    const parts: CastleLook = {
      stone: look.material('main', blocks('#b3aa9c')),
      roof: look.material('second', tiles('#a8442f')),
      flag: look.material('accent', cloth('#2f5fb0')),
    }
    const height = v.cap === 'roof' ? 0.72 : 0.88
    putTower(
      make,
      roundTower({
        radius: v.width,
        height,
        cap: v.cap === 'roof' ? 'roof' : 'battlements',
        flag: v.flag > 0.5,
        seed: 1,
      }),
      [0, 0, 0],
      parts,
    )
    const door = doorway(v.width * 0.7, v.width * 1.3, true)
    make.part('door', door.pane.move(0, 0, v.width * 1.08), wood('#6b3f26', { grain: 0.5 }))
    make.part('door frame', door.frame.move(0, 0, v.width * 1.08), parts.stone)
    const step: Vec2 = [v.width * 0.9, 0.025]
    make.part('door frame', box(step[0], step[1], 0.08).move(0, step[1] / 2, v.width * 1.14), parts.stone)
    make.socket('top', [0, height, 0], v.width).socket('base', [0, 0, 0], v.width)
  },
})
