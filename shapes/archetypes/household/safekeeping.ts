import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { lacquer, metal, polished, porcelain } from '../../materials/material.ts'
import { atCorners, pipe, rectangle, rod, standing } from './forms.ts'

/** Where money is kept. Both look to the front. */

export const safe = archetype({
  id: 'safe',
  about: 'A steel safe with a dial and a wheel on its door',
  skeleton: 'container',
  nouns: ['safe', 'strongbox', 'bank safe', 'steel safe'],
  parameters: { lock: choice(['dial', 'keypad'], 'how it is opened') },
  rows: { 'hotel safe': { values: { lock: 'keypad' } }, 'digital safe': { values: { lock: 'keypad' } } },
  build: standing((v, look, make) => {
    const steel = look.material('main', lacquer('#4b5a68', { roughness: 0.4, metalness: 0.35 }))
    const dark = look.material('second', lacquer('#2f3943', { roughness: 0.4, metalness: 0.35 }))
    const bright = look.material('accent', polished('#d5b35c'))
    make.part(
      'case',
      box(0.9, 0.96, 0.72, 0.035)
        .move(0, 0.54, 0)
        .minus(box(0.76, 0.82, 0.12, 0.02).move(0, 0.54, 0.35)),
      steel,
    )
    make.part(
      'feet',
      atCorners(cylinder(0.06, 0.08, { corners: 24, top: 0.07 }).move(0.34, 0.04, 0.25)),
      dark,
    )
    make.part('door', box(0.735, 0.795, 0.09, 0.022).move(0, 0.54, 0.335), steel)
    make.part(
      'panel',
      extrude(rectangle(0.64, 0.7, 0.05), 0.03, { bevel: 0.008, holes: [rectangle(0.6, 0.66, 0.04)] }).move(
        0,
        0.54,
        0.378,
      ),
      bright,
    )
    make.part(
      'hinges',
      together(
        [0.28, 0.8].flatMap((y) => [
          cylinder(0.032, 0.15, { corners: 20 }).move(-0.4, y, 0.375),
          cylinder(0.022, 0.18, { corners: 16 }).move(-0.4, y, 0.375),
        ]),
      ),
      metal('#9aa3ad'),
    )
    const front = 0.38
    if (v.lock === 'keypad') {
      make.part('lock', box(0.24, 0.3, 0.05, 0.025).move(0.1, 0.62, front), dark)
      make.part(
        'keys',
        together(
          Array.from({ length: 12 }, (_, i) =>
            box(0.042, 0.034, 0.03, 0.008).move(
              0.1 + ((i % 3) - 1) * 0.062,
              0.53 + Math.floor(i / 3) * 0.048,
              front + 0.02,
            ),
          ),
        ),
        lacquer('#e8ebee'),
      )
      make.part(
        'display',
        box(0.17, 0.045, 0.03, 0.01).move(0.1, 0.735, front + 0.016),
        lacquer('#59d67b', { glow: 0.6 }),
      )
      make.part(
        'handle',
        together([
          cylinder(0.05, 0.06, { corners: 28, round: 0.01 })
            .turn(90, 0, 0)
            .move(0.16, 0.34, front + 0.02),
          box(0.26, 0.05, 0.04, 0.018).move(0.07, 0.34, front + 0.06),
        ]),
        bright,
      )
    } else {
      make.part(
        'dial',
        together([
          cylinder(0.115, 0.03, { corners: 48, round: 0.008 })
            .turn(90, 0, 0)
            .move(0, 0.72, front + 0.012),
          lathe(
            softened(
              [
                [0, 0],
                [0.058, 0],
                [0.05, 0.06],
                [0, 0.065],
              ],
              0.012,
            ),
            { corners: 48, flutes: (a) => 1 + 0.035 * Math.cos(a * 16) },
          )
            .turn(90, 0, 0)
            .move(0, 0.72, front + 0.026),
        ]),
        metal('#c3cad2'),
      )
      make.part(
        'marks',
        together(
          Array.from({ length: 24 }, (_, i) => {
            const a = radians(i * 15)
            const long = i % 6 === 0 ? 0.034 : 0.018
            return box(0.007, long, 0.008, 0.002)
              .move(0, 0.108 - long / 2, 0)
              .turn(0, 0, i * 15)
              .move(0, 0.72, front + 0.028)
              .tinted(a === 0 ? [0.7, 0.03, 0.03] : [0.02, 0.02, 0.03])
          }),
        ),
        lacquer('#23272c'),
      )
      const spoke = rod([0, 0, 0], [0, 0.15, 0], [0.018, 0.014], 14).with(ball(0.028, 18).move(0, 0.16, 0))
      make.part(
        'wheel',
        together([
          ...[0, 72, 144, 216, 288].map((turn) => spoke.turn(0, 0, turn)),
          torus(0.1, 0.014, 48, 12).turn(90, 0, 0),
          cylinder(0.045, 0.05, { corners: 32, round: 0.014 }).turn(90, 0, 0),
        ]).move(0, 0.38, front + 0.06),
        bright,
      )
      make.part(
        'axle',
        cylinder(0.03, 0.08, { corners: 20 })
          .turn(90, 0, 0)
          .move(0, 0.38, front + 0.02),
        metal('#9aa3ad'),
      )
    }
    make.socket('top', [0, 1.02, 0], 0.38)
  }),
})

export const piggyBank = archetype({
  id: 'piggy-bank',
  about: 'A china pig with a slot for coins on its back',
  skeleton: 'container',
  nouns: ['piggy bank', 'piggybank', 'money pig', 'coin bank'],
  parameters: { coin: choice(['none', 'half'], 'whether a coin sticks in its slot') },
  build: standing((v, look, make) => {
    const china = look.material('main', porcelain('#f39ab2'))
    const rosy = look.material('second', porcelain('#e2708f'))
    make.part('body', ball([0.36, 0.33, 0.45], 48).move(0, 0.46, 0), china)
    make.part(
      'legs',
      atCorners(
        lathe(
          softened(
            [
              [0, 0],
              [0.085, 0],
              [0.1, 0.16],
              [0.11, 0.3],
              [0, 0.32],
            ],
            0.02,
          ),
          { corners: 28 },
        ).move(0.18, 0.07, 0.2),
      ),
      china,
    )
    make.part(
      'snout',
      lathe(
        softened(
          [
            [0, -0.1],
            [0.15, -0.1],
            [0.125, 0.06],
            [0, 0.065],
          ],
          0.03,
        ),
        { corners: 36 },
      )
        .scale(1, 1, 0.86)
        .turn(90, 0, 0)
        .move(0, 0.46, 0.46),
      rosy,
    )
    make.part(
      'nostrils',
      ball([0.02, 0.034, 0.014], 16).move(0.045, 0.465, 0.524).mirrored(),
      lacquer('#9c3d58'),
    )
    const ear = extrude(
      [
        [-0.1, 0],
        [0.1, 0],
        [0.075, 0.12],
        [0.02, 0.2],
        [-0.03, 0.17],
        [-0.09, 0.08],
      ],
      0.045,
      { bevel: 0.02, steps: 3 },
    )
      .turn(24, 24, -16)
      .move(0.19, 0.7, 0.2)
    make.part('ears', ear.mirrored(), rosy)
    make.part(
      'eyes',
      ball([0.034, 0.044, 0.022], 20)
        .move(0.14, 0.585, 0.358)
        .with(ball(0.011, 10).move(0.134, 0.602, 0.379).tinted([1, 1, 1]))
        .mirrored(),
      lacquer('#231a1c', { roughness: 0.1 }),
    )
    make.part(
      'tail',
      tube(
        Array.from({ length: 34 }, (_, i): Vec3 => {
          const t = i / 33
          const a = t * 11
          return [
            Math.sin(a) * 0.05 * Math.min(1, t * 4),
            0.52 + Math.cos(a) * 0.05 * Math.min(1, t * 4),
            -0.42 - t * 0.14,
          ]
        }),
        (way) => 0.024 - 0.008 * way,
        { corners: 12 },
      ),
      rosy,
    )
    make.part('slot', box(0.05, 0.03, 0.22, 0.012).move(0, 0.788, 0), lacquer('#5a2434'))
    make.part(
      'smile',
      pipe(
        [
          [-0.09, 0.335, 0.405],
          [0, 0.305, 0.41],
          [0.09, 0.335, 0.405],
        ],
        0.009,
      ),
      lacquer('#9c3d58'),
    )
    if (v.coin === 'half')
      make.part(
        'coin',
        together([
          cylinder(0.095, 0.018, { corners: 40, round: 0.004 }).turn(0, 0, 90),
          torus(0.08, 0.008, 36, 8).turn(0, 0, 90).scale(1.4, 1, 1),
        ]).move(0, 0.845, 0),
        look.material('accent', polished('#f0c040')),
      )
    make.socket('top', [0, 0.79, 0], 0.1)
  }),
})
