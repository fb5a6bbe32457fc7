import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, torus } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, lacquer, leather, metal, plastic, polished, wood } from '../../../materials/material.ts'
import { several } from '../../several.ts'
import { flowing, pipe, rod, turned } from '../forms.ts'

/** A bell that opens upwards, from the width of its pipe to that of its rim. */
const bell = (from: number, rim: number, long: number) =>
  lathe(
    flowing(
      [
        [from, 0],
        [from * 1.25, long * 0.4],
        [rim * 0.42, long * 0.72],
        [rim * 0.7, long * 0.9],
        [rim, long],
        [rim * 0.96, long + 0.008],
        [rim * 0.62, long * 0.88],
        [rim * 0.3, long * 0.7],
        [0.01, long * 0.6],
      ],
      4,
    ),
    { corners: 40 },
  )

export const bandInstrument = several(
  {
    id: 'band-instrument',
    about: 'A tuba, trombone, banjo, bagpipes, maracas, gong, cymbals, harmonica or metronome',
    skeleton: 'instrument',
  },
  {
    tuba: {
      nouns: ['tuba', 'sousaphone', 'euphonium'],
      build(look, make) {
        const brass = look.material('main', metal('#e0ad3a', { roughness: 0.18 }))
        const bright = look.material('second', metal('#f0dca0', { roughness: 0.2 }))
        const loop: Vec3[] = [
          [0.14, 0.62, 0],
          [0.15, 0.3, 0],
          [0.1, 0.12, 0],
          [-0.04, 0.06, 0],
          [-0.18, 0.14, 0],
          [-0.23, 0.34, 0.02],
          [-0.23, 0.62, 0.05],
          [-0.14, 0.78, 0.1],
          [0, 0.76, 0.13],
          [0.06, 0.62, 0.14],
          [0.06, 0.36, 0.14],
        ]
        make.part(
          'body',
          pipe(loop, [0.1, 0.09, 0.082, 0.075, 0.066, 0.058, 0.05, 0.044, 0.038, 0.034, 0.03], 5, 22),
          brass,
        )
        make.part('bell', bell(0.1, 0.32, 0.52).at([0.14, 0.6, 0]), brass)
        make.part(
          'loops',
          pipe(
            [
              [0.06, 0.36, 0.14],
              [0.02, 0.26, 0.15],
              [-0.08, 0.26, 0.15],
              [-0.12, 0.36, 0.14],
              [-0.12, 0.56, 0.13],
            ],
            0.026,
            5,
          ),
          brass,
        )
        const valves = [-0.06, 0, 0.06]
        make.part(
          'valves',
          together(valves.map((x) => cylinder(0.028, 0.26, { corners: 20 }).at([x - 0.03, 0.48, 0.17]))),
          bright,
        )
        make.part(
          'keys',
          together(
            valves.map((x) =>
              together([
                cylinder(0.008, 0.06, { corners: 10 }).at([x - 0.03, 0.63, 0.17]),
                cylinder(0.022, 0.014, { corners: 18 }).at([x - 0.03, 0.66, 0.17]),
              ]),
            ),
          ),
          look.material('accent', plastic('#f7f2e6')),
        )
        make.part(
          'mouthpiece',
          pipe(
            [
              [-0.12, 0.56, 0.13],
              [-0.16, 0.72, 0.16],
              [-0.12, 0.82, 0.24],
            ],
            0.018,
            5,
          ).with(cylinder(0.02, 0.05, { top: 0.04, corners: 18 }).turn(60, 0, 20).at([-0.11, 0.835, 0.26])),
          bright,
        )
      },
    },
    trombone: {
      nouns: ['trombone'],
      build(look, make) {
        const brass = look.material('main', metal('#e0ad3a', { roughness: 0.18 }))
        const bright = look.material('second', metal('#dfe3e6', { roughness: 0.2 }))
        make.part(
          'slide',
          pipe(
            [
              [-0.1, 0.3, 0],
              [0.7, 0.3, 0],
              [0.76, 0.28, 0],
              [0.76, 0.2, 0],
              [0.7, 0.18, 0],
              [-0.1, 0.18, 0],
            ],
            0.016,
            4,
          ),
          bright,
        )
        make.part(
          'body',
          pipe(
            [
              [-0.1, 0.18, 0],
              [-0.46, 0.18, 0],
              [-0.54, 0.22, 0.03],
              [-0.54, 0.34, 0.09],
              [-0.46, 0.38, 0.12],
              [-0.1, 0.38, 0.12],
            ],
            [0.018, 0.02, 0.022, 0.024, 0.026, 0.03],
            5,
          ),
          brass,
        )
        make.part('bell', bell(0.03, 0.17, 0.42).turn(0, 0, -90).at([-0.12, 0.38, 0.12]), brass)
        make.part(
          'braces',
          together([
            rod([-0.06, 0.3, 0], [-0.06, 0.18, 0], 0.012),
            rod([0.06, 0.3, 0], [0.06, 0.18, 0], 0.012),
            rod([-0.3, 0.18, 0], [-0.3, 0.38, 0.12], 0.012),
          ]),
          bright,
        )
        make.part(
          'mouthpiece',
          cylinder(0.03, 0.07, { top: 0.018, corners: 20 }).turn(0, 0, -90).at([-0.13, 0.3, 0]),
          bright,
        )
      },
    },
    banjo: {
      nouns: ['banjo', 'ukulele banjo'],
      build(look, make) {
        const oak = look.material('main', wood('#8a5228', { roughness: 0.4 }))
        const steel = metal('#d3d8dd', { roughness: 0.25 })
        const facing = (radius: number, deep: number) =>
          cylinder(radius, deep, { corners: 40, round: 0.01 }).turn(90, 0, 0)
        make.part('pot', facing(0.22, 0.1).at([0, 0.22, 0]), oak)
        make.part(
          'head',
          facing(0.2, 0.012).at([0, 0.22, 0.052]),
          look.material('second', plastic('#f6f1e4')),
        )
        make.part('ring', torus(0.21, 0.014, 40, 10).turn(90, 0, 0).at([0, 0.22, 0.05]), steel)
        const hooks = Array.from({ length: 16 }, (_, i) => {
          const a = radians(i * 22.5)
          return rod(
            [Math.sin(a) * 0.228, 0.22 + Math.cos(a) * 0.228, 0.055],
            [Math.sin(a) * 0.228, 0.22 + Math.cos(a) * 0.228, -0.03],
            0.009,
            8,
          )
        })
        make.part('ring', together(hooks), steel)
        make.part('neck', box(0.056, 0.56, 0.04, 0.012).at([0, 0.68, 0.03]), oak)
        make.part(
          'neck',
          extrude(
            [
              [-0.04, 0.95],
              [0.04, 0.95],
              [0.06, 1.12],
              [0, 1.15],
              [-0.06, 1.12],
            ],
            0.03,
          ).at([0, 0, 0.03]),
          oak,
        )
        make.part('fingerboard', box(0.05, 0.56, 0.012, 0.004).at([0, 0.68, 0.052]), wood('#2f1f16'))
        make.part(
          'frets',
          together(
            Array.from({ length: 12 }, (_, i) =>
              box(0.05, 0.005, 0.006, 0.001).at([0, 0.46 + i * 0.04, 0.06]),
            ),
          ),
          steel,
        )
        make.part(
          'strings',
          together(
            [-0.018, -0.006, 0.006, 0.018].map((x) => rod([x, 0.12, 0.075], [x, 0.98, 0.064], 0.0025, 6)),
          ),
          steel,
        )
        make.part(
          'pegs',
          together([
            box(0.12, 0.02, 0.014, 0.003).at([0, 0.13, 0.066]),
            ...[0.99, 1.07].map((y) => rod([-0.09, y, 0.03], [0.09, y, 0.03], 0.012, 8)),
            rod([-0.06, 0.72, 0.03], [0, 0.72, 0.03], 0.012, 8),
          ]),
          look.material('accent', wood('#d8b070')),
        )
      },
    },
    bagpipes: {
      nouns: ['bagpipes', 'bagpipe', 'bag pipes'],
      build(look, make) {
        const black = wood('#241c1a', { roughness: 0.35 })
        const ivory = plastic('#f4ecd6')
        const pipes: { from: Vec3; to: Vec3; thick: number }[] = [
          { from: [-0.12, 0.4, 0], to: [-0.34, 1.1, -0.06], thick: 0.03 },
          { from: [-0.02, 0.42, 0], to: [-0.12, 0.86, -0.04], thick: 0.024 },
          { from: [0.08, 0.42, 0], to: [0.08, 0.84, -0.02], thick: 0.024 },
          { from: [0.2, 0.38, 0.04], to: [0.34, 0.76, 0.1], thick: 0.016 },
          { from: [0.3, 0.24, 0.06], to: [0.42, -0.16, 0.16], thick: 0.018 },
        ]
        make.part(
          'bag',
          ball([0.36, 0.2, 0.2], 32).turn(0, 0, -10).at([0, 0.28, 0]),
          look.material('main', cloth('#a8262a', { relief: 1.4 })),
        )
        make.part('pipes', together(pipes.map(({ from, to, thick }) => rod(from, to, thick))), black)
        make.part(
          'rings',
          together(
            pipes.flatMap(({ from, to, thick }) =>
              [0.3, 0.68, 0.98].map((t) =>
                ball(thick * 1.55, 14).at([
                  from[0] + (to[0] - from[0]) * t,
                  from[1] + (to[1] - from[1]) * t,
                  from[2] + (to[2] - from[2]) * t,
                ]),
              ),
            ),
          ),
          look.material('accent', ivory),
        )
        make.part(
          'cord',
          pipe(
            [
              [-0.29, 0.94, -0.04],
              [-0.2, 0.72, 0.03],
              [-0.1, 0.78, -0.02],
              [0, 0.66, 0.04],
              [0.08, 0.76, 0],
            ],
            0.014,
            5,
          ),
          look.material('second', cloth('#1f5a3a')),
        )
      },
    },
    maracas: {
      nouns: ['maracas', 'maraca'],
      build(look, make) {
        for (const side of [-1, 1]) {
          const lean = (solid: ReturnType<typeof ball>) => solid.turn(0, 0, -16 * side).at([side * 0.1, 0, 0])
          make.part(
            'gourd',
            lean(ball([0.2, 0.25, 0.2], 30).at([0, 0.76, 0])),
            look.material('main', lacquer('#d8402c')),
          )
          make.part(
            'bands',
            lean(together([0.7, 0.82].map((y) => torus(0.193, 0.016, 36, 8).at([0, y, 0])))),
            look.material('second', lacquer('#f2c230')),
          )
          make.part(
            'handle',
            lean(cylinder(0.034, 0.56, { top: 0.045, corners: 18 }).at([0, 0.28, 0])),
            look.material('accent', wood('#c8934e')),
          )
        }
      },
    },
    gong: {
      nouns: ['gong'],
      build(look, make) {
        const red = look.material('second', lacquer('#8f2226'))
        make.part(
          'frame',
          together([
            box(0.06, 1, 0.06, 0.01).at([0.46, 0.53, 0]).mirrored(),
            box(1.14, 0.07, 0.07, 0.015).at([0, 1.02, 0]),
            box(1, 0.05, 0.05, 0.01).at([0, 0.14, 0]),
            box(0.08, 0.06, 0.4, 0.015).at([0.46, 0.03, 0]).mirrored(),
          ]),
          red,
        )
        make.part(
          'gong',
          turned(
            [
              [0, -0.02],
              [0.34, -0.02],
              [0.36, -0.05],
              [0.375, -0.03],
              [0.35, 0.02],
              [0.12, 0.025],
              [0.09, 0.06],
              [0, 0.07],
            ],
            0.01,
            48,
          )
            .turn(90, 0, 0)
            .at([0, 0.56, 0]),
          look.material('main', polished('#d8a53a', { roughness: 0.3 })),
        )
        make.part('cords', rod([0.14, 1, 0], [0.12, 0.88, 0], 0.012).mirrored(), cloth('#f0dca0'))
        make.part('mallet', rod([0.55, 0.1, 0.16], [0.5, 0.62, 0.05], 0.016), wood('#c8934e'))
        make.part(
          'mallet head',
          ball([0.06, 0.07, 0.06], 20).at([0.5, 0.64, 0.05]),
          look.material('accent', cloth('#f2ead8')),
        )
      },
    },
    cymbals: {
      nouns: ['cymbals', 'cymbal', 'crash cymbals'],
      build(look, make) {
        for (const side of [-1, 1]) {
          const held = (solid: ReturnType<typeof ball>) =>
            solid.turn(0, 0, -side * 78).at([side * 0.16, 0.44, 0])
          make.part(
            'plates',
            held(
              turned(
                [
                  [0, 0.05],
                  [0.09, 0.035],
                  [0.12, 0.012],
                  [0.44, -0.03],
                  [0.44, -0.02],
                  [0.12, 0.026],
                  [0.1, 0.05],
                  [0, 0.07],
                ],
                0.004,
                48,
              ),
            ),
            look.material('main', polished('#e6bb4a', { roughness: 0.24 })),
          )
          make.part(
            'straps',
            held(torus(0.07, 0.018, 24, 8).turn(90, 0, 0).at([0, 0.12, 0])),
            look.material('accent', leather('#4a2c1c')),
          )
        }
      },
    },
    harmonica: {
      nouns: ['harmonica', 'mouth organ'],
      build(look, make) {
        make.part(
          'comb',
          box(0.96, 0.1, 0.24, 0.01).at([0, 0.14, 0]),
          look.material('second', wood('#6b3a1c')),
        )
        make.part(
          'holes',
          together(
            Array.from({ length: 10 }, (_, i) =>
              box(0.056, 0.06, 0.02, 0.002).at([-0.378 + i * 0.084, 0.14, 0.117]),
            ),
          ),
          plastic('#141212'),
        )
        const plate = box(1, 0.05, 0.27, 0.022)
        make.part(
          'plates',
          plate.at([0, 0.205, -0.005]).with(plate.at([0, 0.075, -0.005])),
          look.material('main', polished('#d8dde2', { roughness: 0.22 })),
        )
      },
    },
    metronome: {
      nouns: ['metronome'],
      build(look, make) {
        const oak = look.material('main', wood('#8a4c22', { roughness: 0.35 }))
        make.part('body', box(0.56, 0.9, 0.5, 0.02).taper(1, 0.42).at([0, 0.52, 0]), oak)
        make.part('base', box(0.64, 0.08, 0.58, 0.02).at([0, 0.04, 0]), oak)
        // The face leans as the body does.
        const onFace = (solid: ReturnType<typeof ball>, y: number) =>
          solid.turn(-9, 0, 0).at([0, y, 0.262 - 0.16 * (y - 0.07)])
        make.part(
          'scale',
          onFace(box(0.16, 0.66, 0.02, 0.004), 0.54),
          look.material('second', plastic('#f4ecd6')),
        )
        make.part(
          'marks',
          together(
            Array.from({ length: 11 }, (_, i) => onFace(box(0.1, 0.008, 0.026, 0.001), 0.28 + i * 0.052)),
          ),
          plastic('#26221f'),
        )
        make.part('pendulum', rod([0, 0.16, 0.27], [0.16, 0.98, 0.16], 0.01), metal('#d3d8dd'))
        make.part(
          'weight',
          extrude(
            [
              [-0.03, -0.05],
              [0.03, -0.05],
              [0.05, 0.05],
              [-0.05, 0.05],
            ],
            0.04,
          )
            .turn(0, 0, -11)
            .at([0.118, 0.77, 0.19]),
          look.material('accent', polished('#e0b040')),
        )
      },
    },
  },
)
