import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2 } from '../../geometry/vector.ts'
import { cloth, plastic, polished, rubber } from '../../materials/material.ts'
import { pipe, rod, standing } from '../household/forms.ts'

/** What is fine and lies in the hand of a doctor or a tailor. */

export const stethoscope = archetype({
  id: 'stethoscope',
  about: 'A stethoscope that lies on the ground in a bow',
  skeleton: 'tool',
  nouns: ['stethoscope'],
  parameters: {},
  build: standing((_, look, make) => {
    const hose = look.material('main', rubber('#2f5f9e', { roughness: 0.4 }))
    const steel = look.material('second', polished('#d0d6dc'))
    const y = 0.03
    make.part(
      'tube',
      tube(
        [
          [0.0, y, -0.1],
          [0.0, y, 0.12],
          [0.1, y, 0.36],
          [0.34, y, 0.42],
          [0.46, y, 0.2],
          [0.4, y, -0.04],
          [0.34, y, -0.2],
        ],
        0.03,
        { smooth: 12, corners: 18 },
      ),
      hose,
    )
    const arm = pipe(
      [
        [0.0, y, -0.08],
        [-0.05, y, -0.2],
        [-0.17, y, -0.36],
        [-0.19, y, -0.56],
      ],
      0.027,
      8,
      16,
    )
    make.part('fork', arm.mirrored(), hose)
    make.part(
      'arms',
      pipe(
        [
          [-0.19, y, -0.52],
          [-0.19, y, -0.7],
          [-0.15, y + 0.01, -0.86],
          [-0.07, y + 0.02, -0.93],
        ],
        0.015,
        8,
        14,
      ).mirrored(),
      steel,
    )
    make.part(
      'tips',
      ball([0.034, 0.034, 0.034], 20)
        .move(-0.055, y + 0.02, -0.94)
        .mirrored(),
      look.material('accent', rubber('#26282d')),
    )
    make.part(
      'spring',
      pipe(
        [
          [-0.19, y + 0.01, -0.64],
          [-0.08, y + 0.02, -0.5],
          [0.08, y + 0.02, -0.5],
          [0.19, y + 0.01, -0.64],
        ],
        0.009,
        8,
        8,
      ),
      steel,
    )
    const piece = together([
      lathe(
        softened(
          [
            [0, 0],
            [0.12, 0],
            [0.125, 0.03],
            [0.1, 0.05],
            [0.045, 0.06],
            [0.04, 0.09],
            [0.07, 0.12],
            [0.074, 0.135],
            [0, 0.13],
          ],
          0.008,
        ),
        { corners: 48 },
      ),
      rod([0, 0.075, 0], [0.02, 0.03, 0.17], 0.02, 14),
    ]).move(0.32, 0, -0.33)
    make.part('chest piece', piece, steel)
    make.part(
      'rim',
      torus(0.121, 0.012, 48, 10).move(0.32, 0.014, -0.33),
      look.material('accent', rubber('#26282d')),
    )
    make.part(
      'bell',
      lathe(
        [
          [0, 0.128],
          [0.062, 0.128],
          [0.06, 0.138],
          [0, 0.138],
        ],
        { corners: 36 },
      ).move(0.32, 0, -0.33),
      plastic('#e9edf1', { roughness: 0.3 }),
    )
  }),
})

export const needle = archetype({
  id: 'needle',
  about: 'A sewing needle with a thread through its eye',
  skeleton: 'tool',
  nouns: ['needle', 'sewing needle', 'needle and thread'],
  parameters: { thread: choice(['yes', 'no'], 'whether a thread is through its eye') },
  build: standing((v, look, make) => {
    const steel = look.material('main', polished('#d3d9df'))
    const lean = (solid: ReturnType<typeof rod>) => solid.turn(0, 0, -28)
    make.part(
      'needle',
      lean(
        tube(
          [
            [0, 0, 0],
            [0, 0.3, 0],
            [0, 0.86, 0],
          ],
          [0.001, 0.02, 0.021],
          { corners: 20 },
        ),
      ),
      steel,
    )
    make.part(
      'eye',
      lean(
        extrude(
          Array.from(
            { length: 32 },
            (_, i): Vec2 => [Math.cos(radians(i * 11.25)) * 0.034, 0.93 + Math.sin(radians(i * 11.25)) * 0.1],
          ),
          0.034,
          {
            bevel: 0.012,
            steps: 3,
            holes: [
              Array.from(
                { length: 24 },
                (_, i): Vec2 => [
                  Math.cos(radians(i * 15)) * 0.014,
                  0.935 + Math.sin(radians(i * 15)) * 0.066,
                ],
              ),
            ],
          },
        ),
      ),
      steel,
    )
    if (v.thread === 'yes')
      make.part(
        'thread',
        tube(
          [
            [0.36, 0.5, -0.2],
            [0.42, 0.74, -0.1],
            [0.437, 0.826, 0],
            [0.47, 0.8, 0.1],
            [0.6, 0.5, 0.16],
            [0.52, 0.16, 0.1],
            [0.3, 0.02, 0.16],
            [0.04, 0.012, 0.26],
            [-0.2, 0.012, 0.12],
            [-0.3, 0.012, -0.06],
          ],
          0.0115,
          { smooth: 10, corners: 10, twist: 2400 },
        ),
        look.material('second', cloth('#d8342c')),
      )
  }),
})
