import { archetype, number } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, tube } from '../../../geometry/solids.ts'
import { light } from '../../../materials/colour.ts'
import { metal, plastic, wood } from '../../../materials/material.ts'
import { rod, standing } from '../forms.ts'

export const xylophone = archetype({
  id: 'xylophone',
  about: 'A xylophone with bars of many colours and two mallets',
  skeleton: 'instrument',
  nouns: ['xylophone', 'glockenspiel', 'marimba'],
  parameters: { bars: number(8, 5, 14, 'how many bars') },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#c9924f'))
    const bars = Math.round(v.bars)
    const tints = [
      '#e2362c',
      '#f28a24',
      '#f7d32f',
      '#6fbf3f',
      '#2fb0a8',
      '#2f8fe0',
      '#4f4fd0',
      '#9a3fc0',
      '#f06ab0',
    ]
    const each = 0.94 / bars
    const solids = Array.from({ length: bars }, (_, i) => {
      const long = 0.66 - (0.3 * i) / (bars - 1)
      return box(each * 0.82, 0.035, long, 0.012)
        .move(-0.47 + each * (i + 0.5), 0.15, 0)
        .tinted(light(tints[i % tints.length] ?? '#ffffff'))
    })
    make.part('bars', together(solids), plastic('#ffffff', { roughness: 0.25 }))
    const rail = (z0: number, z1: number) =>
      tube(
        [
          [-0.5, 0.1, z0],
          [0.5, 0.1, z1],
        ],
        0.036,
        {
          outline: [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ],
          flat: true,
        },
      )
    make.part(
      'frame',
      rail(0.24, 0.12).with(
        rail(-0.24, -0.12),
        box(0.06, 0.07, 0.62, 0.014).move(-0.5, 0.09, 0),
        box(0.06, 0.07, 0.34, 0.014).move(0.5, 0.09, 0),
      ),
      timber,
    )
    make.part(
      'feet',
      together(
        [
          [-0.5, 0.27],
          [-0.5, -0.27],
          [0.5, 0.13],
          [0.5, -0.13],
        ].map(([x = 0, z = 0]) => cylinder(0.03, 0.07).move(x, 0.035, z)),
      ),
      plastic('#3a2c1c'),
    )
    make.part(
      'screws',
      together(
        Array.from({ length: bars }, (_, i) => {
          const x = -0.47 + each * (i + 0.5)
          const z = 0.24 - 0.12 * (x + 0.5)
          return ball([0.014, 0.01, 0.014], 8).move(x, 0.168, z).mirrored('z')
        }),
      ),
      metal('#d3d8dd'),
    )
    make.part(
      'sticks',
      rod([-0.3, 0.21, 0.08], [0.28, 0.24, 0.36], 0.012).with(
        rod([-0.02, 0.21, 0.1], [0.46, 0.24, 0.3], 0.012),
      ),
      timber,
    )
    make.part(
      'mallets',
      ball(0.042, 18)
        .move(-0.3, 0.215, 0.08)
        .with(ball(0.042, 18).move(-0.02, 0.215, 0.1)),
      look.material('second', plastic('#e2362c')),
    )
    make.socket('top', [0, 0.17, 0], 0.3)
  }),
})
