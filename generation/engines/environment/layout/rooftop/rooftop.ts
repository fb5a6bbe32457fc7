import { seededRandom } from '@makebelieve/kit/core/random'
import type { Solid } from '@makebelieve/shapes/geometry/solid'
import { cylinder } from '@makebelieve/shapes/geometry/solids'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glowing, metal, plaster, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape, Layout } from '../../design.ts'
import { flatGround } from '../built/flat-ground.ts'
import { openPlots, rectOf } from '../built/floor.ts'
import { put } from '../built/site.ts'
import { built, slab } from '../built/solids.ts'
import type { LayoutInput } from '../input.ts'
import { furnishRoom } from '../room/arrange.ts'
import { frameOf } from '../room/frame.ts'
import { type Furnisher, openFurnisher } from '../room/furnisher.ts'
import { airFor } from '../shared/air.ts'
import { facing, looking, type Point } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { isGolden, isNight } from '../shared/times.ts'
import { sortOf } from '../street/sorts.ts'
import { skyline } from './skyline.ts'

/** How far below the terrace the streets lie. */
const drop = 46
const colours = ['#5c667c', '#6f7486', '#828592', '#51607a', '#8d8791']

/** A terrace with a railing, furnished like a room, above a city that goes on to the horizon. */
export function rooftopLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const isDark = isNight(plan.hour) || (isGolden(plan.hour) && plan.hour > 12)
  const [width, depth] = [setting.reach * 1.7, setting.reach * 1.9]
  const frame = {
    ...frameOf(
      {
        ...setting,
        layout: 'room',
        walls: {
          stuff: 'plaster',
          colour: '#8f8b86',
          windows: 'none',
          height: 6,
          width,
          depth,
          trim: '#6f6a66',
        },
      },
      plan,
      width,
      depth,
    ),
    // Nothing hangs from the sky and no wall is in the way.
    openings: { north: [], west: [], east: [], south: [] },
  }
  const site = openFurnisher(input, frame)
  // The stairwell that one comes out of.
  const house = { width: 3.4, depth: 3, x: width / 2 - 2.4, z: depth / 2 - 1.6 }
  site.floor.take(rectOf([house.x, house.z], house.width, house.depth + 0.8, 0))
  const isTaken = putTowers(site, width / 2, depth / 2)
  putInTheSky(site, depth / 2)
  furnishRoom(site)
  const size = 360
  const half = [width / 2, depth / 2] as const
  const random = seededRandom(plan.seed ^ 0x7003)
  const eye: [number, number, number] = [-1.2, 1.65, depth / 2 - 1.4]
  return {
    reach: Math.max(width, depth) / 2 - 0.3,
    around: 'outdoors',
    ground: flatGround(size, 90, [{ surface: 'asphalt', colour: isDark ? '#23262e' : '#5c5f66' }], {
      surface: () => 0,
      height: () => -drop,
    }),
    waters: [],
    sky: skyFor(plan, setting),
    air: airFor(plan, setting),
    covers: [],
    emitters: [],
    lamps: [
      ...stringLamps(half),
      { at: [house.x - 1.9, 2.4, house.z - 1.8], colour: '#ffd9a0', range: 6, strength: 0.8, when: 'night' },
      ...site.lamps,
    ],
    sounds: soundsFor(plan, setting),
    built: [
      ...terraceShapes(half, setting.ground.main.colour, plan.seed),
      ...stairwell(house),
      ...stringLights(half),
      ...skyline({
        random,
        colours: setting.street?.colours ?? colours,
        neon: setting.street?.neon ?? [],
        isDark,
        drop,
        isTaken,
      }),
      ...site.built,
    ],
    spots: site.spots,
    focus: [0, 2, -depth / 2],
    path: [
      [-1.2, depth / 2 - 1.4],
      [0, 0],
      [0.5, -depth / 2 + 1.6],
    ],
    spawn: looking(eye, [0.4, 1.5, -depth / 2]),
  }
}

/** Houses that were asked for stand in the city below, high enough to be seen from up here. */
function putTowers(site: Furnisher, x: number, z: number): (at: Point, radius: number) => boolean {
  const plots = openPlots()
  plots.take({ x0: -x, x1: x, z0: -z, z1: z })
  for (const item of site.items.filter((one) => sortOf(one) === 'building'))
    for (let n = 0; item.left > 0 && n < 120; n++) {
      const [width, depth, height] = [item.extent.width, item.extent.depth, item.extent.height]
      const scale = Math.max(1, (drop + site.random.between(6, 34)) / height)
      const angle = (n % 2 ? 1 : -1) * site.random.between(0.1, n < 40 ? 1.2 : 3)
      const away = 34 + Math.max(width, depth) * scale * 0.5 + site.random.between(0, 70)
      const at: Point = [Math.sin(angle) * away, -Math.cos(angle) * away]
      const rect = rectOf(at, width * scale, depth * scale, 0, 2)
      if (!plots.isFree(rect)) continue
      plots.take(rect)
      put(site, item, at, facing(at, [0, 0]), { y: -drop, scale, takes: false, distant: true })
    }
  return (at, radius) => !plots.isFree(rectOf(at, radius * 2, radius * 2, 0))
}

/** What flies passes over the city, not over the tables. */
function putInTheSky(site: Furnisher, half: number): void {
  for (const item of site.items.filter(({ manner }) => manner === 'winged'))
    for (let n = 0; item.left > 0; n++) {
      const isLarge = Math.max(item.extent.width, item.extent.depth) > 2
      const at: Point = [site.random.between(-12, 12), -half - (isLarge ? 22 + n * 8 : 5)]
      put(site, item, at, site.random.between(1, 2), {
        y: isLarge ? 11 + (n % 3) * 4 : 4,
        floats: true,
        takes: false,
        life: { does: item.thing.does ?? 'fly', range: isLarge ? 12 : 5, speed: 1.2 },
      })
    }
}

/** Boards to walk on, the building below, and a railing of glass and steel all around. */
function terraceShapes([x, z]: readonly [number, number], colour: string, seed: number): BuiltShape[] {
  const random = seededRandom(seed ^ 0xdec)
  const rail = metal('#4a4f57', { metalness: 0.5 })
  return [
    ...built('terrace', 'terrace', { solid: false, deck: true }, (make) => {
      make.part('floor', slab([-x, x], [-0.5, 0], [-z, z]), wood(colour))
    }),
    ...built('boards', 'boards', { solid: false }, (make) => {
      for (let at = -z; at < z - 0.05; at += 0.42)
        make.part(
          'boards',
          slab([-x, x], [-0.02, 0.008], [at + 0.012, Math.min(z, at + 0.408)]),
          wood(shade(colour, random.between(0.9, 1.1))),
        )
    }),
    ...built('tower-below', 'tower', { solid: false }, (make) => {
      make.part('block', slab([-x - 0.4, x + 0.4], [-drop, -0.5], [-z - 0.4, z + 0.4]), plaster('#6c6a70'))
    }),
    ...built('railing', 'railing', {}, (make) => {
      for (const [a, b, isX] of [
        [x, z, true],
        [x, z, false],
      ] as const)
        for (const side of [-1, 1]) {
          const line = (from: number, to: number, low: number, high: number, thick: number) => {
            const across: [number, number] = [side * (isX ? b : a) - thick, side * (isX ? b : a) + thick]
            return isX ? slab([from, to], [low, high], across) : slab(across, [low, high], [from, to])
          }
          const long = isX ? a : b
          make.part('parapet', line(-long, long, -0.4, 0.38, 0.14), plaster('#8f8a86'))
          make.part('handrail', line(-long, long, 1.06, 1.11, 0.05), rail)
          for (let at = -long; at <= long; at += 1.5)
            make.part('posts', line(at - 0.03, at + 0.03, 0.38, 1.06, 0.03), rail)
          make.part('bar', line(-long, long, 0.7, 0.73, 0.02), rail)
        }
    }),
  ]
}

function stairwell({
  width,
  depth,
  x,
  z,
}: {
  width: number
  depth: number
  x: number
  z: number
}): BuiltShape[] {
  return built('stairwell', 'stairwell', { at: [x, 0, z] }, (make) => {
    const [a, b] = [width / 2, depth / 2]
    make.part('block', slab([-a, a], [0, 2.9], [-b, b]), plaster('#a39c93'))
    make.part('ledge', slab([-a - 0.15, a + 0.15], [2.9, 3.05], [-b - 0.15, b + 0.15]), plaster('#7d7770'))
    make.part('door', slab([-0.5, 0.5], [0, 2.1], [-b - 0.06, -b]), metal('#5a4f48', { metalness: 0.2 }))
    make.part('lamp glass', slab([-0.15, 0.15], [2.3, 2.45], [-b - 0.16, -b]), glowing('#ffe2ad'))
  })
}

/** A thin line between two places. */
function cord(from: Vec3, to: Vec3): Solid {
  const way: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  return cylinder(0.014, Math.hypot(...way), { corners: 4, round: 0 })
    .aim(way)
    .move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2)
}

/** Bulbs on cords from corner to corner. */
function bulbs([x, z]: readonly [number, number]): [number, number, number][] {
  const lines: [number, number, number][] = []
  for (const along of [-0.55, -0.1, 0.35])
    for (let k = 0; k <= 12; k++) {
      const share = k / 12
      lines.push([-x + 2 * x * share, 3.5 - 0.8 * (1 - (2 * share - 1) ** 2), along * z])
    }
  return lines
}

function stringLights(half: readonly [number, number]): BuiltShape[] {
  return built('string-lights', 'string lights', { solid: false }, (make) => {
    const places = bulbs(half)
    for (const [n, [x, y, z]] of places.entries()) {
      make.part(
        'bulb',
        slab([x - 0.035, x + 0.035], [y - 0.1, y], [z - 0.035, z + 0.035]),
        glowing('#ffe0a3'),
      )
      const next = places[n + 1]
      if (next && next[2] === z) make.part('cord', cord([x, y, z], next), metal('#2f2c2a'))
    }
    for (const along of [-0.55, -0.1, 0.35])
      for (const side of [-1, 1])
        make.part(
          'poles',
          slab(
            [side * half[0] - 0.04, side * half[0] + 0.04],
            [0, 3.6],
            [along * half[1] - 0.04, along * half[1] + 0.04],
          ),
          metal('#3c3a3a'),
        )
  })
}

const stringLamps = (half: readonly [number, number]): Layout['lamps'] =>
  bulbs(half)
    .filter((_, n) => n % 6 === 3)
    .map((at) => ({ at, colour: '#ffcf8a', range: 6, strength: 0.7, when: 'night' as const, halo: 0.3 }))
