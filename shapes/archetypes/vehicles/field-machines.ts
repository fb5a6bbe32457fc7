import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, extrude, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, planks, plastic, rubber, wood } from '../../materials/material.ts'
import { cab } from './cab.ts'
import { block, boatHull, drumX, rod } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Harvests grain: a reel before it, a cab above it, a pipe at its side. Nose to the front. */
export const combineHarvester = archetype({
  id: 'combine harvester',
  about: 'A combine harvester with its reel, cab and unloading pipe',
  skeleton: 'vehicle',
  nouns: ['combine harvester', 'combine', 'harvester'],
  parameters: { reel: number(0.42, 0.3, 0.5, 'half of how wide the reel is') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#3f9a3a'))
    const rims = look.material('accent', lacquer('#f2c21e'))
    make.part(
      'body',
      together([
        block(0.4, 0.26, 0.62, 0.03).at([0, 0.36, -0.16]),
        block(0.34, 0.1, 0.36, 0.03).at([0, 0.52, -0.22]),
        block(0.2, 0.14, 0.3, 0.02).turn(26, 0, 0).at([0, 0.2, 0.26]),
      ]),
      paint,
    )
    const c = cab(0.3, 0.26, 0.22)
    make
      .part('cab', c.frame.at([0, 0.44, 0.14]), paint)
      .part('windows', c.glass.at([0, 0.44, 0.14]), plastic('#2a4256', { roughness: 0.05 }))
    const front = wheelsAt(wheel(0.19, 0.12, 'steel', 1), [
      [0.25, 0.19, 0.06],
      [-0.25, 0.19, 0.06],
    ])
    const back = wheelsAt(wheel(0.12, 0.09, 'steel', 1), [
      [0.22, 0.12, -0.38],
      [-0.22, 0.12, -0.38],
    ])
    make
      .part('wheels', front.tyre.with(back.tyre), rubber('#26272b'))
      .part('rims', front.rim.with(back.rim), rims)
    const bats = [30, 90, 150, 210, 270, 330].map((a) => {
      const [y, z] = [0.12 * Math.sin(radians(a)), 0.12 * Math.cos(radians(a))]
      return block(v.reel * 2, 0.02, 0.03, 0.004).at([0, 0.19 + y, 0.52 + z])
    })
    const spokes = [-1, 0, 1].flatMap((s) =>
      [0, 60, 120].map((a) =>
        box(0.016, 0.24, 0.02)
          .turn(a, 0, 0)
          .at([s * (v.reel - 0.02), 0.19, 0.52]),
      ),
    )
    const axle = drumX(0.02, v.reel * 2 + 0.04, 10).at([0, 0.19, 0.52])
    // It hangs on two arms before the header.
    const arms = block(0.024, 0.06, 0.2, 0.004)
      .at([v.reel + 0.012, 0.17, 0.44])
      .mirrored()
    make.part('reel', together([...bats, ...spokes, axle, arms]), rims)
    make.part(
      'header',
      together([
        block(v.reel * 2 + 0.06, 0.06, 0.2, 0.01).at([0, 0.05, 0.46]),
        block(v.reel * 2 + 0.06, 0.16, 0.03, 0.01).at([0, 0.12, 0.36]),
      ]),
      metal('#8f979f'),
    )
    make.part('pipe', rod([0.2, 0.56, -0.3], [0.46, 0.72, -0.42], 0.045, 14), paint)
    make.part(
      'lamps',
      box(0.05, 0.03, 0.02, 0.005).at([0.1, 0.71, 0.26]).mirrored(),
      glowing('#fff2c0', { glow: 0.8 }),
    )
    make.socket('top', [0, 0.58, -0.2], 0.15)
  },
})

/** Pulled behind a car, with a window, a door and a hitch. */
export const caravan = archetype({
  id: 'caravan',
  about: 'A camping trailer with windows and a hitch, or an open trailer',
  skeleton: 'vehicle',
  nouns: ['camping trailer', 'travel trailer', 'mobile home'],
  parameters: { kind: choice(['camping', 'open'], 'to live in, or for goods') },
  rows: {
    trailer: { values: { kind: 'open' } },
    'car trailer': { values: { kind: 'open' } },
    'boat trailer': { values: { kind: 'open' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer(v.kind === 'open' ? '#5c6a7c' : '#f6f0e2'))
    const w = v.kind === 'open' ? 0.24 : 0.22
    const wheels = wheelsAt(wheel(0.11, 0.07, 'star'), [
      [w, 0.11, -0.06],
      [-w, 0.11, -0.06],
    ])
    make.part('wheels', wheels.tyre, rubber('#26272b')).part('rims', wheels.rim, metal('#c3c8ce'))
    make.part(
      'hitch',
      together([
        rod([0, 0.14, 0.3], [0, 0.12, 0.6], 0.02, 8),
        cylinder(0.03, 0.12, { corners: 12 }).at([0, 0.06, 0.54]),
        rod([0.16, 0.14, 0.34], [0, 0.13, 0.54], 0.014, 8).mirrored(),
      ]),
      metal('#59606a'),
    )
    if (v.kind === 'open') {
      make.part(
        'bed',
        together([
          block(0.46, 0.04, 0.8, 0.01).at([0, 0.17, -0.06]),
          block(0.03, 0.16, 0.8, 0.01).at([0.22, 0.25, -0.06]).mirrored(),
          block(0.46, 0.16, 0.03, 0.01).at([0, 0.25, 0.33]),
          block(0.46, 0.16, 0.03, 0.01).at([0, 0.25, -0.45]),
        ]),
        paint,
      )
      make.socket('top', [0, 0.2, -0.06], 0.2)
      return
    }
    const outline = [
      [-0.46, 0.14],
      [0.4, 0.14],
      [0.47, 0.34],
      [0.42, 0.54],
      [0.28, 0.62],
      [-0.36, 0.62],
      [-0.48, 0.54],
      [-0.5, 0.3],
    ] as const
    make.part('body', extrude([...outline], 0.44, { bevel: 0.04 }).turn(0, -90, 0), paint)
    make.part(
      'stripe',
      box(0.452, 0.07, 0.84, 0.01).at([0, 0.28, -0.04]),
      look.material('second', lacquer('#4fa8b8')),
    )
    make.part(
      'windows',
      together([
        box(0.456, 0.13, 0.22, 0.02).at([0, 0.46, -0.24]),
        box(0.28, 0.13, 0.03, 0.02).turn(-12, 0, 0).at([0, 0.46, 0.455]),
      ]),
      plastic('#2a4256', { roughness: 0.05 }),
    )
    make.part(
      'door',
      box(0.46, 0.36, 0.15, 0.01).at([0.006, 0.34, 0.16]),
      look.material('accent', plastic('#e8dcc0')),
    )
    make.socket('top', [0, 0.62, 0], 0.2)
  },
})

/** Flat boats of rivers and canals. */
export const barge = archetype({
  id: 'barge',
  about: 'A flat barge with goods, or a houseboat',
  skeleton: 'boat',
  nouns: ['barge', 'canal boat', 'river barge'],
  parameters: { carries: choice(['crates', 'house'], 'goods or a house') },
  rows: {
    houseboat: { values: { carries: 'house' } },
    'narrow boat': { values: { carries: 'house' } },
    narrowboat: { values: { carries: 'house' } },
  },
  build(v, look, make) {
    const hull = look.material('main', lacquer('#2f5a4a'))
    const shape = boatHull(
      [
        [-0.56, 0.15, 0.06, 0.2],
        [-0.46, 0.19, 0, 0.2],
        [0.36, 0.19, 0, 0.2],
        [0.56, 0.1, 0.08, 0.23],
      ],
      { wall: 0.02 },
    )
    make.part('hull', shape, hull)
    make.part('deck', block(0.34, 0.03, 0.96, 0.01).at([0, 0.14, -0.04]), planks('#a87a48'))
    if (v.carries === 'house') {
      make.part(
        'house',
        block(0.28, 0.22, 0.6, 0.015).at([0, 0.26, -0.1]),
        look.material('second', lacquer('#c8402c')),
      )
      make.part(
        'roof',
        block(0.34, 0.03, 0.68, 0.012).at([0, 0.385, -0.1]),
        look.material('accent', planks('#5c4630')),
      )
      make.part(
        'windows',
        together([-0.3, -0.1, 0.1].map((z) => box(0.29, 0.09, 0.1, 0.01).at([0, 0.28, z]))),
        plastic('#9fd0e8', { roughness: 0.1 }),
      )
      make.part('chimney', cylinder(0.025, 0.14, { corners: 12 }).at([0.06, 0.46, -0.26]), metal('#34373d'))
    } else {
      const crates = [
        [-0.3, 0.09],
        [-0.06, -0.07],
        [-0.06, 0.1],
        [0.16, 0],
      ] as const
      make.part(
        'crates',
        together(
          crates.map(([z, x], i) =>
            block(0.15, 0.15, 0.16, 0.008)
              .at([x, 0.23, z])
              .turn(0, i * 4, 0),
          ),
        ),
        wood('#c89a5c'),
      )
      make.part('coal', block(0.26, 0.1, 0.16, 0.05).at([0, 0.2, 0.32]), plastic('#2a2828', { roughness: 1 }))
      make.part(
        'cabin',
        block(0.2, 0.18, 0.14, 0.015).at([0, 0.24, -0.46]),
        look.material('second', lacquer('#e8e0c8')),
      )
    }
    make.socket('top', [0, 0.16, 0.3], 0.12)
  },
})

/** A belt that carries things along, or steps that carry people up. */
export const conveyor = archetype({
  id: 'conveyor',
  about: 'A conveyor belt with parcels, or an escalator',
  skeleton: 'machine',
  nouns: ['conveyor belt', 'conveyor', 'assembly line'],
  parameters: { kind: choice(['belt', 'escalator'], 'flat or with steps') },
  rows: {
    escalator: { values: { kind: 'escalator' } },
    'moving staircase': { values: { kind: 'escalator' } },
  },
  build(v, look, make) {
    const steel = look.material('second', metal('#8f979f'))
    const black = look.material('main', rubber('#2a2c31'))
    if (v.kind === 'belt') {
      const belt = tube(
        [
          [0, 0.4, -0.52],
          [0, 0.4, 0.52],
          [0, 0.36, 0.58],
          [0, 0.3, 0.52],
          [0, 0.3, -0.52],
          [0, 0.34, -0.58],
        ],
        1,
        {
          closed: true,
          flat: true,
          outline: [
            [-0.18, -0.012],
            [0.18, -0.012],
            [0.18, 0.012],
            [-0.18, 0.012],
          ],
        },
      )
      make.part('belt', belt, black)
      make.part(
        'rollers',
        together([-0.5, -0.25, 0, 0.25, 0.5].map((z) => drumX(0.045, 0.37, 16).at([0, 0.35, z]))),
        steel,
      )
      make.part(
        'frame',
        together([
          block(0.03, 0.1, 1.1, 0.008).at([0.2, 0.36, 0]).mirrored(),
          ...[-0.42, 0.42].map((z) => block(0.04, 0.34, 0.05, 0.008).at([0.2, 0.17, z]).mirrored()),
        ]),
        look.material('accent', lacquer('#f2b01a')),
      )
      make.part(
        'parcels',
        together([
          block(0.2, 0.16, 0.2, 0.01).at([0, 0.5, -0.3]),
          block(0.16, 0.12, 0.18, 0.01).at([0.02, 0.48, 0.22]),
        ]),
        plastic('#c89a5c', { roughness: 0.9 }),
      )
      make.part(
        'tape',
        together([
          block(0.204, 0.164, 0.03, 0.004).at([0, 0.5, -0.3]),
          block(0.164, 0.124, 0.03, 0.004).at([0.02, 0.48, 0.22]),
        ]),
        plastic('#e8d0a0'),
      )
      make.socket('top', [0, 0.42, 0], 0.16)
      return
    }
    const steps = Array.from({ length: 9 }, (_, i) =>
      block(0.34, 0.09, 0.13, 0.006).at([0, 0.08 + 0.09 * i, 0.42 - 0.105 * i]),
    )
    make.part('steps', together(steps), metal('#6a7078', { roughness: 0.5 }))
    make.part(
      'edges',
      together(
        steps.map((_, i) => block(0.34, 0.012, 0.014, 0.003).at([0, 0.125 + 0.09 * i, 0.483 - 0.105 * i])),
      ),
      lacquer('#f2c21e'),
    )
    const wall = extrude(
      [
        [-0.62, 0],
        [-0.5, 0],
        [0.5, 0.72],
        [0.62, 0.72],
        [0.62, 0.98],
        [0.46, 0.98],
        [-0.5, 0.26],
        [-0.62, 0.26],
      ],
      0.03,
    ).turn(0, 90, 0)
    make.part('walls', wall.at([0.2, 0, 0]).mirrored(), steel)
    const rail: Vec3[] = [
      [0.2, 0.1, 0.64],
      [0.2, 0.3, 0.62],
      [0.2, 0.3, 0.5],
      [0.2, 1.02, -0.48],
      [0.2, 1.02, -0.62],
    ]
    make.part('rails', tube(rail, 0.03, { corners: 10, smooth: 2 }).mirrored(), black)
    make.socket('top', [0, 0.9, -0.5], 0.16)
  },
})
