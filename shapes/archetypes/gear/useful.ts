import { type Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  glowing,
  lacquer,
  leaf,
  metal,
  paper,
  plastic,
  polished,
  rubber,
  wood,
} from '../../materials/material.ts'
import { atEach, pipe, rod, turned } from '../household/forms.ts'
import { several } from '../several.ts'

const ringAt = (count: number, radius: number): Vec2[] =>
  Array.from({ length: count }, (_, i): Vec2 => {
    const a = radians((360 * i) / count)
    return [Math.sin(a) * radius, Math.cos(a) * radius]
  })

export const usefulThing = several(
  {
    id: 'useful-thing',
    about:
      'A megaphone, abacus, calculator, lifebuoy, first aid kit, handcuffs, gavel, balance scale, tripod, bracket, coat hanger, wreath, disco ball or pinwheel',
    skeleton: 'thing',
  },
  {
    megaphone: {
      nouns: ['megaphone', 'bullhorn', 'loudhailer'],
      build(look, make) {
        const along = (solid: Solid) => solid.turn(90, 0, 0).at([0, 0.46, 0])
        const horn = lathe(
          [
            [0.1, 0],
            [0.13, 0.3],
            [0.32, 0.66],
            [0.34, 0.7],
            [0.32, 0.71],
            [0.12, 0.34],
            [0.02, 0.3],
          ],
          { corners: 40 },
        )
        make.part('horn', along(horn), look.material('main', plastic('#f4f4f2')))
        make.part(
          'rim',
          along(torus(0.335, 0.025, 40, 10).at([0, 0.7, 0])),
          look.material('second', plastic('#d8302a')),
        )
        make.part(
          'back',
          along(cylinder(0.13, 0.18, { corners: 32, round: 0.03 }).at([0, -0.06, 0])),
          look.material('second', plastic('#d8302a')),
        )
        make.part(
          'mouthpiece',
          along(cylinder(0.09, 0.06, { corners: 28 }).at([0, -0.17, 0])),
          plastic('#26282d'),
        )
        make.part(
          'handle',
          box(0.09, 0.32, 0.11, 0.035)
            .turn(14, 0, 0)
            .at([0, 0.22, -0.02])
            .with(box(0.05, 0.08, 0.03, 0.01).at([0, 0.28, 0.06])),
          look.material('accent', rubber('#26282d')),
        )
      },
    },
    abacus: {
      nouns: ['abacus', 'counting frame'],
      build(look, make) {
        const oak = look.material('main', wood('#a86a34'))
        make.part(
          'frame',
          together([
            box(0.06, 0.82, 0.08, 0.015).at([0.47, 0.43, 0]).mirrored(),
            box(1, 0.06, 0.08, 0.015).at([0, 0.82, 0]),
            box(1, 0.06, 0.08, 0.015).at([0, 0.05, 0]),
            box(0.08, 0.04, 0.34, 0.012).at([0.47, 0.02, 0]).mirrored(),
          ]),
          oak,
        )
        const rows = [0.18, 0.33, 0.48, 0.63]
        make.part(
          'wires',
          together([...rows, 0.75].map((y) => rod([-0.46, y, 0], [0.46, y, 0], 0.01, 8))),
          metal('#b8bec4'),
        )
        const bead = ball([0.036, 0.06, 0.06], 18)
        ;['#d8302a', '#f2c230', '#3fa84a', '#2f6fd8', '#e8732c'].forEach((colour, k) => {
          const y = [...rows, 0.75][k] as number
          const left = [4, 7, 3, 6, 5][k] as number
          make.part(
            'beads',
            atEach(
              bead.scale(1, k === 4 ? 0.8 : 1, 1),
              Array.from(
                { length: 9 },
                (_, i): Vec3 => [i < left ? -0.4 + i * 0.073 : 0.4 - (8 - i) * 0.073, y, 0],
              ),
            ),
            k === 0 ? look.material('second', lacquer(colour)) : lacquer(colour),
          )
        })
      },
    },
    calculator: {
      nouns: ['calculator', 'pocket calculator'],
      build(look, make) {
        const lean = (solid: Solid) => solid.turn(-64, 0, 0).at([0, 0.26, 0])
        make.part('body', lean(box(0.62, 0.94, 0.1, 0.035)), look.material('main', plastic('#34383f')))
        make.part(
          'display',
          lean(box(0.5, 0.17, 0.02, 0.006).at([0, 0.31, 0.05])),
          glowing('#b8d8b0', { glow: 0.15 }),
        )
        const digit = [-0.02, 0.06, 0.14].map((x) => box(0.04, 0.1, 0.012, 0.003).at([x + 0.04, 0.31, 0.06]))
        make.part('digits', lean(together(digit)), plastic('#26302a'))
        const key = box(0.11, 0.09, 0.05, 0.0075)
        const places = (test: (column: number, row: number) => boolean): Vec3[] =>
          [0, 1, 2, 3, 4].flatMap((row) =>
            [0, 1, 2, 3]
              .filter((column) => test(column, row))
              .map((column): Vec3 => [-0.204 + column * 0.136, 0.13 - row * 0.125, 0.055]),
          )
        make.part(
          'numbers',
          lean(
            atEach(
              key,
              places((c, r) => c < 3 && r > 0),
            ),
          ),
          look.material('second', plastic('#f4f2ec')),
        )
        make.part(
          'functions',
          lean(
            atEach(
              key,
              places((c, r) => r === 0 && c < 3),
            ),
          ),
          plastic('#8d949b'),
        )
        make.part(
          'signs',
          lean(
            atEach(
              key,
              places((c) => c === 3),
            ),
          ),
          look.material('accent', plastic('#e8732c')),
        )
      },
    },
    lifebuoy: {
      nouns: [
        'lifebuoy',
        'life ring',
        'lifering',
        'life buoy',
        'life preserver',
        'lifesaver',
        'life belt',
        'rescue ring',
      ],
      build(look, make) {
        // Leaning a little back, as it hangs.
        const hung = (solid: Solid) => solid.turn(78, 0, 0).at([0, 0.5, 0])
        make.part(
          'ring',
          hung(torus(0.36, 0.12, 48, 18).scale(1, 0.8, 1)),
          look.material('main', plastic('#f6f6f4')),
        )
        const band = torus(0.102, 0.036, 24, 8).scale(1.16, 2.2, 1.02)
        make.part(
          'bands',
          hung(together([45, 135, 225, 315].map((a) => band.turn(0, 0, 90).at([0, 0, 0.36]).turn(0, a, 0)))),
          look.material('second', plastic('#e0322a')),
        )
        make.part(
          'rope',
          hung(
            tube(
              Array.from({ length: 48 }, (_, i): Vec3 => {
                const a = radians(i * 7.5)
                const far = 0.485 + 0.07 * Math.abs(Math.sin(2 * (a - radians(45))))
                return [Math.sin(a) * far, 0, Math.cos(a) * far]
              }),
              0.016,
              { closed: true, corners: 8 },
            ),
          ),
          look.material('accent', cloth('#e8dcc0')),
        )
      },
    },
    'first aid kit': {
      nouns: ['first aid kit', 'first-aid kit', 'first aid box', 'medical kit', 'medkit', 'med kit'],
      build(look, make) {
        make.part(
          'box',
          box(0.92, 0.62, 0.34, 0.06).at([0, 0.31, 0]),
          look.material('main', plastic('#d8262a')),
        )
        make.part('seam', box(0.94, 0.025, 0.36, 0.01).at([0, 0.42, 0]), plastic('#8f1a1e'))
        make.part(
          'disc',
          cylinder(0.2, 0.02, { corners: 40 }).turn(90, 0, 0).at([0, 0.28, 0.17]),
          plastic('#fbfaf6'),
        )
        make.part(
          'cross',
          box(0.25, 0.085, 0.025, 0.006)
            .at([0, 0.28, 0.18])
            .with(box(0.085, 0.25, 0.026, 0.006).at([0, 0.28, 0.18])),
          look.material('second', plastic('#d8262a')),
        )
        make.part('clasps', box(0.09, 0.11, 0.03, 0.01).at([0.3, 0.43, 0.175]).mirrored(), metal('#d3d8dd'))
        make.part(
          'handle',
          pipe(
            [
              [-0.17, 0.6, 0],
              [-0.15, 0.72, 0],
              [0.15, 0.72, 0],
              [0.17, 0.6, 0],
            ],
            0.03,
          ),
          look.material('accent', plastic('#f4f2ec')),
        )
      },
    },
    handcuffs: {
      nouns: ['handcuffs', 'handcuff', 'manacles'],
      build(look, make) {
        const steel = look.material('main', metal('#c4ccd2', { roughness: 0.25 }))
        for (const side of [-1, 1]) {
          const laid = (solid: Solid) => solid.turn(0, side * 18, 0).at([side * 0.32, 0.06, 0])
          make.part('rings', laid(torus(0.19, 0.034, 40, 10).scale(1, 1.3, 1.12)), steel)
          make.part(
            'locks',
            laid(box(0.13, 0.1, 0.2, 0.025).at([-side * 0.2, 0, 0.02])),
            look.material('second', metal('#8d949b')),
          )
          make.part(
            'keyholes',
            laid(cylinder(0.018, 0.104, { corners: 12 }).at([-side * 0.2, 0, 0.05])),
            plastic('#17181b'),
          )
        }
        const link = torus(0.042, 0.014, 20, 8).scale(1.3, 1, 1)
        make.part(
          'chain',
          together([-1, 0, 1].map((i) => link.turn(i % 2 ? 0 : 90, 0, 0).at([i * 0.062, 0.06, 0.01]))),
          steel,
        )
      },
    },
    gavel: {
      nouns: ['gavel', "judge's gavel", 'judge gavel', 'auction hammer'],
      build(look, make) {
        const oak = look.material('main', wood('#7a3f1e', { roughness: 0.35 }))
        const brass = look.material('accent', polished('#e0b040'))
        make.part(
          'block',
          turned([
            [0, 0],
            [0.3, 0],
            [0.3, 0.05],
            [0.26, 0.09],
            [0.24, 0.12],
            [0, 0.12],
          ]),
          oak,
        )
        const head = turned([
          [0, -0.22],
          [0.13, -0.22],
          [0.14, -0.16],
          [0.11, -0.12],
          [0.13, -0.05],
          [0.13, 0.05],
          [0.11, 0.12],
          [0.14, 0.16],
          [0.13, 0.22],
          [0, 0.22],
        ])
        make.part('head', head.turn(90, 0, 0).at([0, 0.26, 0]), oak)
        make.part('band', torus(0.13, 0.016, 32, 8).turn(90, 0, 0).at([0, 0.26, 0]), brass)
        make.part(
          'handle',
          turned([
            [0, 0],
            [0.032, 0.02],
            [0.03, 0.5],
            [0.045, 0.62],
            [0.05, 0.7],
            [0, 0.74],
          ])
            .turn(0, 0, -84)
            .at([0.08, 0.27, 0]),
          oak,
        )
      },
    },
    'balance scale': {
      nouns: [
        'balance scale',
        'balance scales',
        'scales of justice',
        'pair of scales',
        'apothecary scale',
        'weighing scale',
      ],
      build(look, make) {
        const brass = look.material('main', polished('#dcae48', { roughness: 0.24 }))
        make.part(
          'stand',
          turned([
            [0, 0],
            [0.24, 0],
            [0.22, 0.05],
            [0.08, 0.09],
            [0.03, 0.16],
            [0.025, 0.84],
            [0.04, 0.88],
            [0, 0.96],
          ]),
          brass,
        )
        make.part(
          'beam',
          rod([-0.48, 0.84, 0], [0.48, 0.84, 0], 0.02).with(
            ball(0.045, 16).at([0, 0.84, 0.01]),
            ball(0.03, 12).at([0.48, 0.84, 0]).mirrored(),
          ),
          brass,
        )
        const cords = [0, 120, 240].map((a) =>
          rod(
            [0.48, 0.84, 0],
            [0.48 + Math.sin(radians(a)) * 0.19, 0.38, Math.cos(radians(a)) * 0.19],
            0.007,
            6,
          ),
        )
        make.part('chains', together(cords).mirrored(), look.material('accent', metal('#b8903a')))
        make.part(
          'pans',
          lathe(
            [
              [0.02, 0.32],
              [0.14, 0.335],
              [0.2, 0.38],
              [0.21, 0.39],
              [0.13, 0.35],
              [0.02, 0.34],
            ],
            { corners: 36 },
          )
            .at([0.48, 0, 0])
            .mirrored(),
          look.material('second', polished('#e6c060', { roughness: 0.22 })),
        )
      },
    },
    tripod: {
      nouns: ['tripod', 'camera tripod'],
      build(look, make) {
        const black = look.material('main', metal('#34383f', { roughness: 0.45 }))
        const feet = ringAt(3, 0.36)
        make.part(
          'legs',
          together(feet.map(([x, z]) => rod([x * 0.14, 0.86, z * 0.14], [x, 0.03, z], [0.034, 0.022]))),
          black,
        )
        make.part(
          'clamps',
          together(feet.map(([x, z]) => ball([0.042, 0.05, 0.042], 14).at([x * 0.57, 0.445, z * 0.57]))),
          look.material('second', plastic('#59606a')),
        )
        make.part(
          'feet',
          atEach(
            ball(0.035, 14),
            feet.map(([x, z]): Vec3 => [x, 0.03, z]),
          ),
          rubber('#17181b'),
        )
        make.part(
          'head',
          together([
            cylinder(0.085, 0.08, { corners: 26 }).at([0, 0.88, 0]),
            cylinder(0.032, 0.2, { corners: 18 }).at([0, 0.98, 0]),
            box(0.1, 0.09, 0.1, 0.02).at([0, 1.08, 0]),
            rod([0, 1.07, -0.02], [0.1, 0.94, -0.34], 0.018),
          ]),
          black,
        )
        make.part(
          'plate',
          box(0.2, 0.03, 0.16, 0.01).at([0, 1.14, 0]),
          look.material('accent', plastic('#17181b')),
        )
        make.socket('top', [0, 1.155, 0], 0.1)
      },
    },
    bracket: {
      nouns: ['bracket', 'wall bracket', 'lantern bracket', 'iron bracket'],
      build(look, make) {
        const iron = look.material('main', metal('#34383f', { roughness: 0.55 }))
        make.part('plate', box(0.12, 0.9, 0.05, 0.015).at([-0.3, 0.45, 0]), iron)
        make.part(
          'arm',
          together([
            rod([-0.3, 0.84, 0], [0.36, 0.84, 0], 0.026),
            pipe(
              [
                [-0.29, 0.3, 0],
                [-0.12, 0.42, 0],
                [0.02, 0.62, 0],
                [0.1, 0.83, 0],
              ],
              0.022,
            ),
            pipe(
              [
                [0.34, 0.84, 0],
                [0.4, 0.8, 0],
                [0.38, 0.73, 0],
                [0.31, 0.75, 0],
              ],
              0.02,
            ),
          ]),
          iron,
        )
        make.part(
          'bolts',
          together([0.1, 0.8].map((y) => ball(0.026, 10).at([-0.3, y, 0.03]))),
          look.material('second', metal('#8d949b')),
        )
        make.part('foot', box(0.34, 0.04, 0.3, 0.012).at([-0.2, 0.02, 0]), iron)
        make.socket('hook', [0.36, 0.72, 0], 0.04)
      },
    },
    'coat hanger': {
      nouns: ['coat hanger', 'hanger', 'clothes hanger'],
      build(look, make) {
        make.part(
          'shoulders',
          pipe(
            [
              [-0.5, 0.06, 0],
              [-0.44, 0.11, 0],
              [0, 0.32, 0],
              [0.44, 0.11, 0],
              [0.5, 0.06, 0],
            ],
            [0.028, 0.034, 0.044, 0.034, 0.028],
            6,
          ),
          look.material('main', wood('#c8934e')),
        )
        make.part(
          'bar',
          rod([-0.45, 0.08, 0], [0.45, 0.08, 0], 0.024),
          look.material('main', wood('#c8934e')),
        )
        make.part(
          'hook',
          pipe(
            [
              [0, 0.32, 0],
              [0, 0.44, 0],
              [0.07, 0.5, 0],
              [0.08, 0.6, 0],
              [0, 0.66, 0],
              [-0.08, 0.6, 0],
            ],
            0.014,
            8,
          ),
          look.material('second', metal('#c4ccd2')),
        )
      },
    },
    wreath: {
      nouns: ['wreath', 'christmas wreath', 'laurel wreath', 'flower wreath'],
      build(look, make) {
        const hung = (solid: Solid) => solid.turn(84, 0, 0).at([0, 0.5, 0])
        const green = look.material('main', leaf('#2f7a44'))
        make.part('ring', hung(torus(0.36, 0.08, 44, 12)), green)
        const blade = ball([0.034, 0.016, 0.1], 8)
        const leaves = Array.from({ length: 96 }, (_, i) => {
          const around = i * 137.5
          return blade
            .turn(-30 - (i % 3) * 14, (i % 2 ? 40 : -40) + ((i * 53) % 30), 0)
            .at([0, Math.sin(radians(i * 97)) * 0.07, 0.36 + Math.cos(radians(i * 97)) * 0.075])
            .turn(0, around, 0)
        })
        make.part('leaves', hung(together(leaves)), green)
        make.part(
          'berries',
          hung(
            atEach(
              ball(0.036, 12),
              ringAt(12, 0.36).map(
                ([x, z], i): Vec3 => [x * (i % 2 ? 1.08 : 0.92), 0.09, z * (i % 2 ? 1.08 : 0.92)],
              ),
            ),
          ),
          look.material('second', lacquer('#d8262a')),
        )
        const loop = torus(0.075, 0.026, 24, 8).turn(90, 0, 0).scale(1.4, 1, 1).turn(0, 0, 18)
        make.part(
          'bow',
          together([
            loop.at([0.1, 0.13, 0.12]).mirrored(),
            ball(0.045, 14).at([0, 0.12, 0.13]),
            rod([0, 0.11, 0.12], [0.1, -0.06, 0.12], [0.02, 0.034]).mirrored(),
          ]),
          look.material('accent', cloth('#c8202a')),
        )
      },
    },
    'disco ball': {
      nouns: ['disco ball', 'mirror ball', 'discoball', 'glitter ball'],
      build(look, make) {
        const rows = 15
        const tiles = Array.from({ length: rows }, (_, r) => {
          const up = radians(-84 + (168 * r) / (rows - 1))
          const count = Math.max(4, Math.round(34 * Math.cos(up)))
          return Array.from({ length: count }, (_, i) =>
            block(0.068, 0.072, 0.02)
              .at([0, 0, 0.4])
              .turn((-up * 180) / Math.PI, 0, 0)
              .turn(0, (360 * i) / count + r * 7, 0)
              .at([0, 0.42, 0]),
          )
        }).flat()
        const bright = look.material('main', polished('#dfe6ee', { roughness: 0.06 }))
        make.part('ball', ball(0.395, 40).at([0, 0.42, 0]), metal('#7d858c'))
        make.part('mirrors', together(tiles.filter((_, i) => i % 3 !== 1)), bright)
        make.part(
          'mirrors',
          together(tiles.filter((_, i) => i % 3 === 1)),
          look.material('second', polished('#a8c4e8', { roughness: 0.06 })),
        )
        make.part('cap', cylinder(0.08, 0.07, { corners: 24 }).at([0, 0.84, 0]), metal('#59606a'))
        make.part(
          'cord',
          rod([0, 0.86, 0], [0, 1.1, 0], 0.014).with(
            torus(0.03, 0.01, 20, 8).turn(90, 0, 0).at([0, 1.12, 0]),
          ),
          metal('#59606a'),
        )
      },
    },
    pinwheel: {
      nouns: ['pinwheel', 'toy windmill', 'whirligig'],
      build(look, make) {
        const petal = (colour: 'main' | 'second', from: number, usual: string) => {
          const blade = extrude(
            [
              [0, 0],
              [0.16, 0.06],
              [0.36, 0.3],
              [0.1, 0.32],
            ],
            0.02,
            { bevel: 0.004 },
          ).warp(([x, y, z]) => [x, y, z + 0.3 * x * (0.4 - x)])
          const two = together([0, 180].map((a) => blade.turn(0, 0, from + a)))
          make.part('sails', two.at([0, 0.82, 0.05]), look.material(colour, paper(usual)))
        }
        petal('main', 0, '#e8402c')
        petal('second', 90, '#f2c230')
        make.part(
          'pin',
          ball(0.035, 14)
            .at([0, 0.82, 0.09])
            .with(rod([0, 0.82, -0.02], [0, 0.82, 0.09], 0.012)),
          look.material('accent', polished('#e0b040')),
        )
        make.part('stick', rod([0, 0.02, 0], [0, 0.86, 0], 0.022), wood('#d8b070'))
        make.part('foot', cylinder(0.1, 0.03, { corners: 24 }).at([0, 0.015, 0]), wood('#d8b070'))
      },
    },
  },
)
