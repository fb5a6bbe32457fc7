import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  bark,
  glowing,
  grass,
  leaf,
  metal,
  planks,
  plastic,
  skin,
  stone,
  tiles,
  wood,
} from '../../materials/material.ts'
import { clump } from '../nature/foliage.ts'
import { doorway, window } from './openings.ts'

const brass = metal('#e0b04a')
const lit = glowing('#ffd97a', { glow: 0.7 })

/** A round window or door with its frame, facing +z, its middle on the origin. */
function porthole(radius: number): { pane: Solid; frame: Solid } {
  const frame = torus(radius, radius * 0.16, 32, 10).turn(90, 0, 0)
  const cross = box(radius * 0.14, radius * 2, 0.02).with(box(radius * 2, radius * 0.14, 0.02))
  return {
    pane: cylinder(radius, 0.03, { corners: 28, round: 0.004 }).turn(90, 0, 0),
    frame: frame.with(cross.move(0, 0, 0.014)),
  }
}

export const mushroomHouse = archetype({
  id: 'mushroom-house',
  about: 'A house in a mushroom, with a round door, windows and a chimney',
  skeleton: 'building',
  nouns: [
    'mushroom house',
    'toadstool house',
    'mushroom cottage',
    'fairy house',
    'gnome house',
    'mushroom home',
  ],
  parameters: {
    cap: number(0.5, 0.35, 0.6, 'radius of the cap'),
    spots: number(15, 0, 30, 'spots on the cap'),
    chimney: number(1, 0, 1, 'with a chimney'),
    door: choice(['round', 'arched'], 'its door'),
    windows: number(2, 0, 3, 'windows beside the door'),
  },
  rows: { 'fairy house': { colours: { main: '#b04fc0', accent: '#4f7fd0' } } },
  build(v, look, make) {
    const low = 0.44
    const red = look.material('main', skin('#d62a22', { roughness: 0.35, relief: 0.3 }))
    const pale = look.material('second', skin('#f4e8d2', { roughness: 0.75 }))
    const belly = (y: number) => 0.31 - 0.1 * (y / low) + 0.03 * Math.sin((y / low) * 3)
    const stem: Vec2[] = Array.from(
      { length: 12 },
      (_, i): Vec2 => [belly((low + 0.06) * (i / 11)), (low + 0.06) * (i / 11)],
    )
    make.part('walls', lathe(stem, { corners: 40 }), pale)
    const far = v.cap
    const dome: Vec2[] = Array.from({ length: 17 }, (_, i): Vec2 => {
      const a = (Math.PI / 2) * (i / 16)
      return [far * Math.cos(a) ** 0.85, low + 0.03 + 0.5 * Math.sin(a) ** 0.92]
    })
    make.part(
      'cap',
      lathe([[far * 0.5, low + 0.045], [far * 0.86, low - 0.015], [far * 0.97, low - 0.01], ...dome], {
        corners: 52,
      }),
      red,
    )
    make.part(
      'gills',
      lathe(
        [
          [0.16, low - 0.02],
          [far * 0.84, low - 0.022],
          [far * 0.9, low + 0.0],
          [0.1, low + 0.06],
        ],
        { corners: 96, flutes: (a) => 1 + 0.012 * Math.cos(a * 48) },
      ),
      pale,
    )
    const onCap = (turn: number, rise: number): { at: Vec3; out: Vec3 } => {
      const [sin, cos] = [Math.sin(rise), Math.cos(rise)]
      const r = far * cos ** 0.85
      const y = low + 0.03 + 0.5 * sin ** 0.92
      return {
        at: [Math.sin(turn) * r, y, Math.cos(turn) * r],
        out: [Math.sin(turn) * cos * 1.05, sin, Math.cos(turn) * cos * 1.05],
      }
    }
    const spots = Array.from({ length: Math.round(v.spots) }, (_, i) => {
      const spot = onCap(i * 2.4 + 0.4, 0.22 + 1.25 * ((i + 0.5) / v.spots) ** 1.1)
      const s = 0.036 + (0.026 * ((i * 7) % 5)) / 4
      return ball([s, s * 0.34, s], 16)
        .aim(spot.out)
        .at(spot.at)
    })
    if (spots.length > 0)
      make.part('spots', together(spots), look.material('second', skin('#fbf3e4', { relief: 0.2 })))
    const timber = look.material('accent', wood('#7a4a26', { grain: 0.5 }))
    const lean = -10
    if (v.door === 'round') {
      const r = 0.125
      make.part(
        'door',
        cylinder(r, 0.07, { corners: 36, round: 0.01 })
          .turn(90, 0, 0)
          .turn(lean, 0, 0)
          .move(0, r + 0.035, 0.278),
        timber,
      )
      make.part(
        'frames',
        torus(r, 0.022, 36, 10)
          .turn(90 + lean, 0, 0)
          .move(0, r + 0.035, 0.302),
        frameWood,
      )
      make.part('knob', ball(0.015, 12).move(0.07, r + 0.03, 0.325), brass)
    } else {
      const door = doorway(0.19, 0.27, true)
      make.part('door', door.pane.turn(lean, 0, 0).move(0, 0.02, 0.315), timber)
      make.part('frames', door.frame.turn(lean, 0, 0).move(0, 0.02, 0.312), frameWood)
      make.part('knob', ball(0.015, 12).move(0.06, 0.13, 0.315), brass)
    }
    const hole = porthole(0.052)
    const places = [-52, 52, 180].slice(0, Math.round(v.windows))
    for (const turn of places) {
      const put = (solid: Solid) =>
        solid
          .turn(lean, 0, 0)
          .move(0, 0.25, belly(0.25) + 0.004)
          .turn(0, turn, 0)
      make.part('windows', put(hole.pane), lit)
      make.part('frames', put(hole.frame), frameWood)
    }
    const upper = onCap(0, 0.42)
    make.part('windows', hole.pane.scale(1.15, 1.15, 2.4).move(0, upper.at[1], upper.at[2] + 0.0), lit)
    make.part('frames', hole.frame.scale(1.15).move(0, upper.at[1], upper.at[2] + 0.036), frameWood)
    if (v.chimney > 0.3) {
      const root = onCap(2.2, 0.75)
      make.part(
        'chimney',
        cylinder(0.05, 0.26, { corners: 16 }).move(root.at[0], root.at[1] + 0.07, root.at[2]),
        stones,
      )
      make.part(
        'chimney',
        cylinder(0.064, 0.034, { corners: 16 }).move(root.at[0], root.at[1] + 0.2, root.at[2]),
        stones,
      )
    }
    const path = [0.4, 0.48, 0.56].map((z, i) =>
      cylinder(0.055 - 0.004 * i, 0.022, { corners: 14 })
        .scale(1.25, 1, 0.7)
        .move(i % 2 ? 0.03 : -0.02, 0.028, z),
    )
    make.part('chimney', together(path), stones)
    const tufts = [40, 75, 130, 200, 260, 320].map((turn, i) =>
      clump([0.075, 0.055, 0.06], i + 2, 18)
        .move(0, 0.045, 0.335)
        .turn(0, turn, 0),
    )
    make.part(
      'grass',
      together([cylinder(0.6, 0.026, { corners: 44 }).scale(0.86, 1, 1).move(0, 0.013, 0.02), ...tufts]),
      turf,
    )
    make.socket('top', [0, low + 0.53, 0], 0.1).socket('front', [0, 0, 0.4], 0.15)
  },
})
const frameWood = wood('#5f3a1e', { grain: 0.4 })
const stones = stone('#9a9288')
const turf = grass('#6fa53f')

export const treehouse = archetype({
  id: 'treehouse',
  about: 'A house in a tree with a ladder',
  skeleton: 'building',
  nouns: ['treehouse', 'tree house'],
  parameters: {
    height: number(0.42, 0.25, 0.55, 'height of its floor'),
    ladder: number(1, 0, 1, 'with a ladder'),
    swing: number(1, 0, 1, 'a tyre that hangs from it'),
  },
  build(v, look, make) {
    const rind = look.material('second', bark('#6f4a2e', { grain: 0.8 }))
    const floor = v.height
    make.part(
      'tree',
      tube(
        [
          [0, 0, -0.08],
          [0.01, floor * 0.5, -0.08],
          [-0.02, floor + 0.1, -0.1],
          [0, 0.86, -0.14],
        ],
        [0.14, 0.095, 0.09, 0.05],
        { smooth: 5, corners: 16, flat: true },
      ),
      rind,
    )
    const limbs: Vec3[] = [
      [0.34, 0.72, -0.16],
      [-0.36, 0.7, -0.12],
      [0.05, 0.8, -0.36],
      [0.28, floor + 0.02, 0.1],
      [-0.28, floor + 0.02, 0.12],
    ]
    make.part(
      'tree',
      together(
        limbs.map(([x, y, z], i) =>
          tube(
            [
              [0, i < 3 ? 0.52 : floor - 0.2, -0.1],
              [x * 0.55, y - (i < 3 ? 0.14 : 0.1), z * 0.7],
              [x, y, z],
            ],
            [0.06, 0.045, 0.026],
            { smooth: 4, corners: 10 },
          ),
        ),
      ),
      rind,
    )
    make.part(
      'tree',
      together(
        [20, 90, 160, 230, 300].map((deg) =>
          tube(
            [
              [0, 0.12, -0.08],
              [Math.sin(radians(deg)) * 0.13, 0.045, Math.cos(radians(deg)) * 0.13 - 0.08],
              [Math.sin(radians(deg)) * 0.24, 0.016, Math.cos(radians(deg)) * 0.24 - 0.08],
            ],
            [0.07, 0.045, 0.012],
            { smooth: 3, corners: 9 },
          ),
        ),
      ),
      rind,
    )
    const green = leaf('#4f9438', { roughness: 0.8, relief: 1.3 })
    const puffs: [number, number, number, number][] = [
      [0.36, 0.8, -0.2, 0.17],
      [-0.37, 0.78, -0.16, 0.18],
      [0.04, 0.97, -0.2, 0.21],
      [0.04, 0.82, -0.4, 0.18],
      [0.23, 0.93, -0.12, 0.13],
      [-0.24, 0.93, -0.18, 0.15],
    ]
    make.part(
      'leaves',
      together(puffs.map(([x, y, z, r], i) => clump([r, r * 0.82, r], i + 4, 24).move(x, y, z))),
      green,
    )
    const boards = look.material('main', planks('#b07a44', { grain: 1.1 }))
    make.part('house', box(0.66, 0.035, 0.5, 0.008).move(0, floor, 0.05), boards)
    make.part('house', box(0.4, 0.28, 0.3, 0.008).move(-0.02, floor + 0.155, 0), boards)
    const gable = extrude(
      [
        [-0.2, 0],
        [0.2, 0],
        [0, 0.15],
      ],
      0.298,
      { bevel: 0.003 },
    ).move(-0.02, floor + 0.29, 0)
    make.part('house', gable, boards)
    const slope = Math.atan2(0.15, 0.2)
    const panel = box(0.3, 0.028, 0.4, 0.008)
      .move(0.115, -0.006, 0)
      .turn(0, 0, (-slope * 180) / Math.PI)
    make.part(
      'roof',
      together([panel, panel.mirror()]).move(-0.02, floor + 0.458, 0.01),
      look.material('accent', tiles('#b5452f', { grain: 0.6 })),
    )
    const door = doorway(0.1, 0.19, true)
    make.part('door', door.pane.move(-0.1, floor + 0.018, 0.156), doorWood)
    make.part('frames', door.frame.move(-0.1, floor + 0.018, 0.15), frameWood)
    const pane = window(0.08, 0.09)
    make.part(
      'frames',
      pane.frame.move(0.08, floor + 0.11, 0.152).with(pane.frame.turn(0, 90, 0).move(0.182, floor + 0.11, 0)),
      frameWood,
    )
    make.part(
      'windows',
      pane.pane.move(0.08, floor + 0.11, 0.157).with(pane.pane.turn(0, 90, 0).move(0.187, floor + 0.11, 0)),
      lit,
    )
    const posts: Solid[] = []
    for (const [x, z] of [
      [-0.31, 0.28],
      [-0.16, 0.28],
      [0.14, 0.28],
      [0.31, 0.28],
      [0.31, 0.05],
      [-0.31, 0.05],
      [0.31, -0.16],
      [-0.31, -0.16],
    ] as const)
      posts.push(box(0.022, 0.13, 0.022, 0.004).move(x, floor + 0.075, z))
    const rail = (x: number, z: number, long: number, turn: number) =>
      box(long, 0.018, 0.018, 0.004)
        .turn(0, turn, 0)
        .with(box(long, 0.014, 0.014, 0.003).turn(0, turn, 0).move(0, -0.06, 0))
        .move(x, floor + 0.138, z)
    posts.push(
      rail(-0.235, 0.28, 0.17, 0),
      rail(0.225, 0.28, 0.19, 0),
      rail(0.31, 0.06, 0.46, 90),
      rail(-0.31, 0.06, 0.46, 90),
    )
    make.part('frames', together(posts), frameWood)
    if (v.ladder > 0.3) {
      const rungs = Math.round(floor / 0.065)
      const side = box(0.02, floor + 0.06, 0.024, 0.004)
        .move(0.062, floor / 2 + 0.03, 0)
        .mirrored()
      const steps = together(
        Array.from({ length: rungs }, (_, i) =>
          cylinder(0.009, 0.124, { corners: 8 })
            .turn(0, 0, 90)
            .move(0, 0.045 + i * 0.065, 0),
        ),
      )
      make.part(
        'ladder',
        side
          .with(steps)
          .turn(-12, 0, 0)
          .move(-0.01, 0.004, 0.3 + 0.085),
        rungWood,
      )
    }
    if (v.swing > 0.3) {
      make.part(
        'tyre',
        torus(0.062, 0.024, 28, 12).turn(90, 40, 0).move(0.27, 0.14, 0.14),
        plastic('#2c2a2c'),
      )
      make.part(
        'ladder',
        tube(
          [
            [0.27, 0.2, 0.14],
            [0.27, floor, 0.14],
          ],
          0.007,
          { corners: 7 },
        ),
        rungWood,
      )
    }
    make.part('ground', cylinder(0.42, 0.024, { corners: 40 }).move(0, 0.012, 0.04), turf)
    make.socket('top', [0, 1.15, -0.2], 0.1).socket('front', [0, floor, 0.25], 0.1)
  },
})
const doorWood = wood('#7a4a26', { grain: 0.4 })
const rungWood = wood('#c99a5c', { grain: 0.4 })

/** Small houses for animals: a hole instead of a door. */
export const birdhouse = archetype({
  id: 'birdhouse',
  about: 'A house for birds or a dog: a gabled box with a hole',
  skeleton: 'building',
  nouns: ['birdhouse', 'bird house', 'nesting box', 'nest box'],
  parameters: {
    kind: choice(['bird', 'dog'], 'for whom'),
    pole: number(1, 0, 1, 'on a pole'),
  },
  rows: {
    doghouse: { values: { kind: 'dog', pole: 0 }, colours: { main: '#d0402c', second: '#5f6670' } },
    'dog house': { values: { kind: 'dog', pole: 0 }, colours: { main: '#d0402c', second: '#5f6670' } },
    kennel: { values: { kind: 'dog', pole: 0 }, colours: { main: '#b5783f', second: '#4a5560' } },
    sty: { values: { kind: 'dog', pole: 0 }, colours: { main: '#c58a76', second: '#7b4a3a' } },
    pigsty: { values: { kind: 'dog', pole: 0 }, colours: { main: '#c58a76', second: '#7b4a3a' } },
    hutch: { values: { kind: 'dog', pole: 0 }, colours: { main: '#a9c27a', second: '#5d4a33' } },
    coop: { values: { kind: 'dog', pole: 0 }, colours: { main: '#d9b35a', second: '#8c3b2a' } },
  },
  build(v, look, make) {
    const boards = look.material('main', planks('#4fa3b8', { grain: 1.2 }))
    const roof = look.material(
      'second',
      v.kind === 'dog' ? tiles('#5f6670', { grain: 1 }) : planks('#b5452f', { grain: 1.4 }),
    )
    const dog = v.kind === 'dog'
    const onPole = !dog && v.pole > 0.3
    const [wide, tall, deep] = dog ? [0.62, 0.42, 0.74] : onPole ? [0.34, 0.3, 0.3] : [0.6, 0.52, 0.5]
    const low = onPole ? 0.44 : 0.05
    const rise = wide * 0.46
    const trim = look.material('accent', wood('#f2e6cf', { grain: 0.5 }))
    make.part('walls', box(wide, tall, deep, 0.008).move(0, low + tall / 2, 0), boards)
    make.part(
      'walls',
      extrude(
        [
          [-wide / 2, 0],
          [wide / 2, 0],
          [0, rise],
        ],
        deep * 0.995,
        { bevel: 0.004 },
      ).move(0, low + tall - 0.003, 0),
      boards,
    )
    const slope = Math.atan2(rise, wide / 2)
    const long = Math.hypot(rise, wide / 2) + wide * 0.16
    const panel = box(long, wide * 0.07, deep * 1.24, 0.01)
      .move(long / 2 - wide * 0.01, wide * 0.015, 0)
      .turn(0, 0, (-slope * 180) / Math.PI)
    make.part(
      'roof',
      together([
        panel,
        panel.mirror(),
        tube(
          [
            [0, 0.012, -deep * 0.63],
            [0, 0.012, deep * 0.63],
          ],
          wide * 0.045,
          { corners: 12 },
        ),
      ]).move(0, low + tall + rise, 0),
      roof,
    )
    make.part('trim', box(wide * 1.12, 0.045, deep * 1.12, 0.01).move(0, low - 0.008, 0), trim)
    const front = deep / 2
    if (dog) {
      const arch = doorway(0.27, 0.34, true)
      make.part('hole', arch.pane.move(0, low + 0.015, front + 0.008), darkness)
      make.part('trim', arch.frame.move(0, low + 0.015, front + 0.004), trim)
      make.part('name plate', box(0.24, 0.075, 0.024, 0.012).move(0, low + tall + 0.035, front + 0.008), trim)
      const bone = together([
        box(0.1, 0.02, 0.014, 0.006),
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((u) =>
            ball(0.016, 12)
              .scale(1, 1, 0.6)
              .move(s * 0.052, u * 0.013, 0),
          ),
        ),
      ])
      make.part('bone', bone.move(0, low + tall + 0.035, front + 0.022), skin('#8a4a2a'))
      make.part(
        'bowl',
        lathe(
          [
            [0, 0],
            [0.1, 0],
            [0.075, 0.06],
            [0.062, 0.06],
            [0.058, 0.035],
            [0, 0.03],
          ],
          { corners: 28 },
        ).move(0.3, 0, front + 0.16),
        plastic('#3f8fd0'),
      )
    } else {
      const r = wide * 0.17
      make.part(
        'hole',
        cylinder(r, 0.02, { corners: 28, round: 0.003 })
          .turn(90, 0, 0)
          .move(0, low + tall * 0.66, front + 0.004),
        darkness,
      )
      make.part(
        'trim',
        torus(r * 1.08, r * 0.2, 30, 10)
          .turn(90, 0, 0)
          .move(0, low + tall * 0.66, front + 0.008),
        trim,
      )
      make.part(
        'perch',
        cylinder(wide * 0.025, wide * 0.3, { corners: 10 })
          .turn(90, 0, 0)
          .move(0, low + tall * 0.3, front + wide * 0.12),
        rungWood,
      )
      const heart = window(wide * 0.16, wide * 0.16, { arched: true, sill: false })
      make.part(
        'trim',
        heart.frame
          .turn(0, 90, 0)
          .move(wide / 2 + 0.002, low + tall * 0.42, 0)
          .mirrored(),
        trim,
      )
      make.part(
        'hole',
        heart.pane
          .turn(0, 90, 0)
          .move(wide / 2 + 0.004, low + tall * 0.42, 0)
          .mirrored(),
        darkness,
      )
      if (onPole) {
        make.part('pole', box(0.06, low, 0.06, 0.01).move(0, low / 2, 0), rungWood)
        const brace = box(0.03, 0.16, 0.03, 0.005)
          .turn(0, 0, -42)
          .move(0.07, low - 0.075, 0)
        make.part('pole', brace.mirrored().with(brace.mirrored().turn(0, 90, 0)), rungWood)
        make.part(
          'ground',
          together([
            ball([0.16, 0.045, 0.16], 20).move(0, 0.02, 0),
            ...[0, 1, 2].map((i) =>
              clump([0.06, 0.05, 0.05], i, 16)
                .move(0, 0.035, 0.1)
                .turn(0, 120 * i, 0),
            ),
          ]).warp(([x, y, z]) => [x, Math.max(0, y), z]),
          turf,
        )
      }
    }
    if (!onPole) {
      const foot = box(0.07, low, deep * 0.9, 0.006).move(wide * 0.4, low / 2, 0)
      make.part('trim', foot.mirrored(), trim)
    }
    make
      .socket('top', [0, low + tall + rise, 0], 0.08)
      .socket('inside', [0, low, 0], wide * 0.4)
      .socket('front', [0, 0, front + 0.1], 0.1)
  },
})
const darkness = plastic('#231a16', { roughness: 0.9 })
