import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, metal, plastic, polished, rubber, wood } from '../../materials/material.ts'

const steel = () => metal('#c3cad2', { roughness: 0.3 })
const black = () => rubber('#26282d')

/** Pushed by hand over grass; the handle is behind. */
export const lawnMower = archetype({
  id: 'lawn-mower',
  about: 'A lawn mower with a motor, four wheels, a handle and a bag for the grass',
  skeleton: 'cart',
  nouns: ['lawn mower', 'lawnmower', 'mower', 'grass cutter', 'push mower'],
  parameters: { bag: number(1, 0, 1, 'whether it has a bag for the grass') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#d8302c'))
    const deck = lathe(
      softened(
        [
          [0, 0.1],
          [0.26, 0.1],
          [0.27, 0.16],
          [0.2, 0.22],
          [0, 0.23],
        ],
        0.02,
      ),
      { corners: 32 },
    )
      .scale(0.95, 1, 1.2)
      .at([0, 0, 0.16])
    make.part('deck', deck, paint)
    make.part(
      'motor',
      together([
        cylinder(0.13, 0.1, { corners: 26, round: 0.02 }).at([0, 0.28, 0.18]),
        cylinder(0.06, 0.05, { corners: 20 }).at([0, 0.35, 0.18]),
        box(0.1, 0.07, 0.08, 0.015).at([0.12, 0.27, 0.24]),
      ]),
      look.material('accent', plastic('#2a2d33')),
    )
    const wheel = (x: number, z: number, r: number) =>
      cylinder(r, 0.06, { corners: 24, round: 0.014 }).turn(0, 0, 90).at([x, r, z])
    make.part('wheels', together([wheel(0.27, 0.4, 0.09), wheel(0.27, -0.08, 0.11)]).mirrored(), black())
    make.part(
      'hubs',
      together([
        cylinder(0.04, 0.07, { corners: 16 }).turn(0, 0, 90).at([0.275, 0.09, 0.4]),
        cylinder(0.05, 0.07, { corners: 16 }).turn(0, 0, 90).at([0.275, 0.11, -0.08]),
      ]).mirrored(),
      plastic('#f2f0ea'),
    )
    make.part(
      'handle',
      tube(
        [
          [0.2, 0.16, -0.06],
          [0.2, 0.46, -0.36],
          [0.2, 0.74, -0.6],
          [0.12, 0.78, -0.64],
          [-0.12, 0.78, -0.64],
          [-0.2, 0.74, -0.6],
          [-0.2, 0.46, -0.36],
          [-0.2, 0.16, -0.06],
        ],
        0.02,
        { corners: 10, smooth: 3 },
      ),
      steel(),
    )
    if (v.bag > 0.5)
      make.part(
        'bag',
        box(0.34, 0.26, 0.3, 0.06).turn(-16, 0, 0).at([0, 0.28, -0.24]),
        look.material('second', cloth('#3a7a3f')),
      )
    make.socket('top', [0, 0.38, 0.18], 0.1)
  },
})

/** Machines that a gardener holds in both hands. */
export const gardenMachine = archetype({
  id: 'garden-machine',
  about: 'A leaf blower, hedge trimmer or chainsaw',
  skeleton: 'tool',
  nouns: ['leaf blower', 'leafblower'],
  parameters: { kind: choice(['blower', 'trimmer', 'chainsaw'], 'what it does') },
  rows: {
    'hedge trimmer': { values: { kind: 'trimmer' }, colours: { main: '#3f9a4f' } },
    chainsaw: { values: { kind: 'chainsaw' }, colours: { main: '#e8731c' } },
    'chain saw': { values: { kind: 'chainsaw' }, colours: { main: '#e8731c' } },
  },
  build(v, look, make) {
    const paint = look.material('main', plastic('#f08a1c', { roughness: 0.35 }))
    const dark = plastic('#2a2d33')
    make.part(
      'body',
      together([
        box(0.2, 0.24, 0.34, 0.06).at([0, 0.16, -0.3]),
        cylinder(0.09, 0.22, { corners: 24, round: 0.02 }).turn(0, 0, 90).at([0, 0.15, -0.3]),
      ]),
      paint,
    )
    make.part(
      'handle',
      tube(
        [
          [0, 0.26, -0.46],
          [0, 0.42, -0.42],
          [0, 0.42, -0.2],
          [0, 0.26, -0.12],
        ],
        0.028,
        { corners: 10, smooth: 4 },
      ),
      dark,
    )
    if (v.kind === 'blower')
      make.part(
        'pipe',
        tube(
          [
            [0, 0.14, -0.16],
            [0, 0.13, 0.1],
            [0, 0.1, 0.4],
            [0, 0.09, 0.52],
          ],
          [0.08, 0.07, 0.06, 0.085],
          { corners: 18, smooth: 4 },
        ),
        dark,
      )
    else {
      const long = v.kind === 'trimmer' ? 0.66 : 0.56
      const half = v.kind === 'trimmer' ? 0.045 : 0.075
      const outline: Vec2[] = [
        [-half, 0],
        [half, 0],
        [half, long - half],
        [half * 0.6, long],
        [-half * 0.6, long],
        [-half, long - half],
      ]
      const bar = (solid: Solid) =>
        solid
          .turn(90, 0, 0)
          .turn(0, 0, v.kind === 'trimmer' ? 0 : 90)
          .at([0, 0.14, -0.16])
      make.part('bar', bar(extrude(outline, 0.03, { bevel: 0.006 })), steel())
      const teeth = Array.from({ length: 9 }, (_, i) =>
        cone(0.028, 0.05, 8)
          .turn(0, 0, -90)
          .at([half + 0.015, 0.06 + ((long - 0.12) * i) / 8, 0])
          .mirrored(),
      )
      make.part('teeth', bar(together(teeth)), metal('#8f979f'))
    }
    make.socket('grip', [0, 0.42, -0.3], 0.03)
  },
})

/** Rolled up, with a nozzle. */
export const gardenHose = archetype({
  id: 'garden-hose',
  about: 'A coiled garden hose or fire hose with its nozzle',
  skeleton: 'coil',
  nouns: ['garden hose', 'hose', 'water hose', 'hosepipe'],
  parameters: { turns: number(4, 2, 6, 'how often it is coiled') },
  rows: { 'fire hose': { colours: { main: '#d8402c' } } },
  build(v, look, make) {
    const tubeOf = look.material('main', plastic('#3f9a3f', { roughness: 0.4 }))
    const turns = Math.round(v.turns)
    const coil = Array.from({ length: turns * 16 }, (_, i): Vec3 => {
      const a = radians(i * 22.5)
      const r = 0.38 - 0.012 * Math.sin(i * 0.7)
      return [Math.sin(a) * r, 0.05 + (0.3 * i) / (turns * 16), Math.cos(a) * r]
    })
    make.part(
      'hose',
      tube([...coil, [0.2, 0.42, 0.42], [0.3, 0.52, 0.5], [0.4, 0.6, 0.52]], 0.045, {
        corners: 12,
        smooth: 2,
      }),
      tubeOf,
    )
    const aim: Vec3 = [0.75, 0.55, 0.15]
    make.part(
      'nozzle',
      lathe(
        softened(
          [
            [0, 0],
            [0.06, 0],
            [0.06, 0.08],
            [0.035, 0.16],
            [0.055, 0.22],
            [0, 0.22],
          ],
          0.01,
        ),
        { corners: 20 },
      )
        .aim(aim)
        .at([0.4, 0.6, 0.52]),
      look.material('accent', polished('#e0b040')),
    )
    make.socket('top', [0, 0.36, 0], 0.3)
  },
})

/** Small things that a game is often about, each by itself. */
export const smallThing = archetype({
  id: 'small-thing',
  about: 'A puck, cork, thimble, dart, oar, sandbag, push button or rubber stamp',
  skeleton: 'trinket',
  nouns: ['puck', 'hockey puck'],
  parameters: {
    kind: choice(
      [
        'puck',
        'cork',
        'thimble',
        'dart',
        'oar',
        'sandbag',
        'button',
        'stamp',
        'bottle cap',
        'baton',
        'eraser',
        'matchstick',
        'peg',
      ],
      'what it is',
    ),
  },
  rows: {
    cork: { values: { kind: 'cork' } },
    thimble: { values: { kind: 'thimble' } },
    dart: { values: { kind: 'dart' } },
    oar: { values: { kind: 'oar' } },
    paddle: { values: { kind: 'oar' } },
    sandbag: { values: { kind: 'sandbag' } },
    'push button': { values: { kind: 'button' } },
    'red button': { values: { kind: 'button' } },
    'floor button': { values: { kind: 'button' } },
    'panic button': { values: { kind: 'button' } },
    'rubber stamp': { values: { kind: 'stamp' } },
    'bottle cap': { values: { kind: 'bottle cap' } },
    bottlecap: { values: { kind: 'bottle cap' } },
    'relay baton': { values: { kind: 'baton' } },
    eraser: { values: { kind: 'eraser' } },
    matchstick: { values: { kind: 'matchstick' } },
    'clothes peg': { values: { kind: 'peg' } },
    clothespin: { values: { kind: 'peg' } },
    peg: { values: { kind: 'peg' } },
  },
  build(v, look, make) {
    switch (v.kind) {
      case 'puck':
        make.part(
          'puck',
          cylinder(0.5, 0.24, { corners: 44, round: 0.04 }).at([0, 0.12, 0]),
          look.material('main', rubber('#26282d')),
        )
        make.part(
          'ring',
          torus(0.3, 0.02, 40, 8).at([0, 0.24, 0]),
          look.material('accent', plastic('#f2f0ea')),
        )
        break
      case 'cork':
        make.part(
          'cork',
          cylinder(0.24, 0.8, { corners: 28, round: 0.04 }).taper(0.86, 1.06).grounded(),
          look.material('main', wood('#d0a065', { grain: 0.4 })),
        )
        make.part('marks', torus(0.235, 0.014, 30, 6).at([0, 0.54, 0]), plastic('#a8542c'))
        break
      case 'thimble': {
        const cup = lathe(
          softened(
            [
              [0, 0.62],
              [0.2, 0.64],
              [0.26, 0.56],
              [0.32, 0.06],
              [0.38, 0.04],
              [0.38, 0],
              [0, 0],
            ],
            0.02,
          ),
          { corners: 36 },
        )
        make.part('thimble', cup, look.material('main', polished('#cfd6dd')))
        const dots = Array.from({ length: 36 }, (_, i) => {
          const a = radians((i % 12) * 30 + 15 * Math.floor(i / 12))
          const y = 0.3 + 0.1 * Math.floor(i / 12)
          const r = 0.33 - 0.12 * (y - 0.05)
          return ball(0.022, 6).at([Math.sin(a) * r, y, Math.cos(a) * r])
        })
        make.part('dimples', together(dots), metal('#8f979f'))
        break
      }
      case 'dart': {
        const along = (solid: Solid) => solid.turn(90, 0, 0).at([0, 0.16, 0])
        make.part('point', along(cone(0.03, 0.3, 12).at([0, 0.4, 0])), steel())
        make.part(
          'barrel',
          along(cylinder(0.05, 0.34, { corners: 18, round: 0.015 }).at([0, 0.12, 0])),
          polished('#e0b040'),
        )
        make.part('shaft', along(cylinder(0.025, 0.3, { corners: 12 }).at([0, -0.18, 0])), black())
        const flight = extrude(
          [
            [0, 0],
            [0.16, 0.08],
            [0.16, 0.22],
            [0, 0.26],
          ],
          0.016,
        )
        make.part(
          'flights',
          along(together([0, 90, 180, 270].map((a) => flight.turn(0, a, 0).at([0, -0.5, 0])))),
          look.material('main', plastic('#d8302c')),
        )
        break
      }
      case 'oar':
        make.part(
          'oar',
          together([
            cylinder(0.028, 1.05, { corners: 14, round: 0.01 }).at([0, 0.7, 0]),
            extrude(
              [
                [-0.035, 0.4],
                [0.035, 0.4],
                [0.11, 0.3],
                [0.12, 0.04],
                [0.08, 0],
                [-0.08, 0],
                [-0.12, 0.04],
                [-0.11, 0.3],
              ],
              0.035,
              { bevel: 0.01 },
            ),
          ]),
          look.material('main', wood('#c08a4c')),
        )
        make.part(
          'grip',
          cylinder(0.036, 0.16, { corners: 14, round: 0.012 }).at([0, 1.2, 0]),
          look.material('accent', rubber('#c8402c')),
        )
        break
      case 'sandbag':
        make.part(
          'bag',
          box(0.9, 0.34, 0.5, 0.15)
            .warp(([x, y, z]) => [x, y * (1 - 0.16 * Math.cos(x * 5)), z])
            .grounded(),
          look.material('main', cloth('#c8a96a', { grain: 0.7 })),
        )
        make.part(
          'seam',
          tube(
            [-0.2, -0.1, 0, 0.1, 0.2].map((z): Vec3 => [0.43, 0.17 + 0.01 * Math.sin(z * 30), z]),
            0.022,
            { corners: 8 },
          ),
          cloth('#8a6a3a'),
        )
        break
      case 'button':
        make.part(
          'base',
          cylinder(0.46, 0.16, { corners: 40, round: 0.03 }).at([0, 0.08, 0]),
          look.material('second', metal('#59606a')),
        )
        make.part(
          'rim',
          torus(0.33, 0.04, 40, 10).at([0, 0.16, 0]),
          look.material('accent', plastic('#f2c21e')),
        )
        make.part(
          'button',
          lathe(
            softened(
              [
                [0, 0.14],
                [0.29, 0.14],
                [0.29, 0.26],
                [0.2, 0.34],
                [0, 0.37],
              ],
              0.04,
            ),
            { corners: 36 },
          ),
          look.material('main', lacquer('#d8202c')),
        )
        break
      case 'stamp':
        make.part(
          'handle',
          lathe(
            softened(
              [
                [0, 0.2],
                [0.2, 0.2],
                [0.07, 0.34],
                [0.06, 0.5],
                [0.15, 0.64],
                [0.14, 0.76],
                [0, 0.82],
              ],
              0.03,
            ),
            { corners: 28 },
          ),
          look.material('main', wood('#a8602c')),
        )
        make.part('block', box(0.46, 0.16, 0.34, 0.02).at([0, 0.14, 0]), wood('#8a4a22'))
        make.part('rubber', box(0.44, 0.06, 0.32, 0.01).at([0, 0.03, 0]), rubber('#b3202e'))
        break
      case 'bottle cap':
        make.part(
          'cap',
          lathe(
            [
              [0, 0.22],
              [0.38, 0.22],
              [0.45, 0.17],
              [0.5, 0],
              [0, 0],
            ],
            { corners: 84, flutes: (a, y) => 1 + (y < 0.1 ? 0.045 : 0.01) * Math.cos(a * 21) },
          ),
          look.material('main', metal('#d8302c', { metalness: 0.5 })),
        )
        make.part(
          'mark',
          cylinder(0.22, 0.03, { corners: 30 }).at([0, 0.225, 0]),
          look.material('accent', plastic('#fbfaf6')),
        )
        break
      case 'baton':
        make.part(
          'baton',
          cylinder(0.07, 0.9, { corners: 22, round: 0.03 }).turn(0, 0, 62).grounded(),
          look.material('main', lacquer('#d8302c')),
        )
        break
      case 'eraser':
        make.part(
          'eraser',
          box(0.9, 0.26, 0.36, 0.06).at([0, 0.13, 0]),
          look.material('main', rubber('#f29ab0')),
        )
        make.part(
          'sleeve',
          box(0.5, 0.28, 0.38, 0.02).at([-0.18, 0.14, 0]),
          look.material('second', plastic('#3f7fd0')),
        )
        break
      case 'matchstick':
        make.part(
          'stick',
          box(0.06, 0.9, 0.06, 0.01).at([0, 0.45, 0]),
          look.material('second', wood('#e0bc80')),
        )
        make.part(
          'head',
          ball([0.065, 0.1, 0.065], 16).at([0, 0.92, 0]),
          look.material('main', plastic('#c8302c', { roughness: 0.9 })),
        )
        break
      case 'peg': {
        const leg = extrude(
          [
            [0.02, 0],
            [0.1, 0.02],
            [0.12, 0.5],
            [0.09, 0.9],
            [0.03, 0.96],
            [0.015, 0.6],
            [0.04, 0.4],
          ],
          0.16,
          { bevel: 0.012 },
        )
        make.part('peg', leg.mirrored(), look.material('main', wood('#d8ac6c')))
        make.part('spring', torus(0.1, 0.022, 24, 8).turn(90, 0, 0).at([0, 0.5, 0]), steel())
        break
      }
    }
    make.socket('grip', [0, 0.3, 0], 0.05)
  },
})
