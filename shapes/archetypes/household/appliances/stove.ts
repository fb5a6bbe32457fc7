import { archetype, choice, number } from '../../../archetype.ts'
import { inRow, together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { glass, lacquer, metal } from '../../../materials/material.ts'
import { atCorners, rectangle, rod, standing } from '../forms.ts'
import { knob } from './knob.ts'

export const stove = archetype({
  id: 'stove',
  about: 'A cooker with burners and an oven, or a microwave, toaster or washing machine',
  skeleton: 'appliance',
  nouns: ['stove', 'oven', 'cooker', 'kitchen stove'],
  parameters: {
    burners: number(4, 0, 6, 'how many burners'),
    legs: choice(['none', 'iron'], 'whether it stands on legs, as an old one'),
  },
  rows: { 'wood stove': { values: { burners: 2, legs: 'iron' }, colours: { main: '#33363b' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#f3ede0'))
    const black = look.material('second', lacquer('#26282c', { roughness: 0.4 }))
    const chrome = look.material('accent', metal('#cdd3d9'))
    const [w, h, d] = [0.72, 0.76, 0.62]
    make.part('body', box(w, h, d, 0.02).move(0, h / 2 + 0.06, 0), shell)
    make.part('panel', box(w + 0.02, 0.03, d + 0.02, 0.01).move(0, h + 0.07, 0), black)
    const count = Math.round(v.burners)
    const places = Array.from(
      { length: count },
      (_, i): Vec3 => [
        ((i % Math.ceil(count / 2)) / Math.max(1, Math.ceil(count / 2) - 1) - 0.5) *
          (count > 2 ? 0.36 : 0.36),
        h + 0.09,
        count > 2 ? (i < count / 2 ? 0.14 : -0.14) : 0,
      ],
    )
    for (const at of places) {
      make.part('burners', torus(0.1, 0.012, 32, 8).at(at).with(cylinder(0.045, 0.03).at(at)), chrome)
      make.part(
        'panel',
        together(
          [0, 90].map((a) =>
            box(0.26, 0.016, 0.018, 0.005)
              .turn(0, a + 45, 0)
              .move(0, 0.022, 0)
              .at(at),
          ),
        ),
        black,
      )
    }
    make.part(
      'door',
      extrude(rectangle(w - 0.08, 0.44, 0.03), 0.04, { bevel: 0.012 }).move(0, 0.32, d / 2 + 0.012),
      shell,
    )
    make.part(
      'window',
      extrude(rectangle(w - 0.26, 0.22, 0.03), 0.03, { bevel: 0.008 }).move(0, 0.3, d / 2 + 0.026),
      glass('#3a2a22', { opacity: 1, roughness: 0.08 }),
    )
    make.part(
      'handle',
      rod([-0.24, 0.49, d / 2 + 0.075], [0.24, 0.49, d / 2 + 0.075], 0.016).with(
        rod([0.2, 0.49, d / 2 + 0.02], [0.2, 0.49, d / 2 + 0.075], 0.012).mirrored(),
      ),
      chrome,
    )
    make.part('panel', box(w - 0.04, 0.13, 0.03, 0.01).move(0, h - 0.04, d / 2 + 0.006), black)
    make.part('burners', inRow(knob(0.034).move(-0.26, h - 0.04, d / 2 + 0.02), 5, [0.13, 0, 0]), chrome)
    make.part('body', box(w, 0.14, 0.05, 0.014).move(0, h + 0.14, -d / 2 + 0.02), shell)
    make.part('handle', box(w - 0.1, 0.012, 0.014, 0.004).move(0, 0.09, d / 2 + 0.008), chrome)
    if (v.legs === 'iron') {
      make.part(
        'legs',
        atCorners(
          tube(
            [
              [0.28, 0.1, 0.22],
              [0.33, 0, 0.27],
              [0.35, -0.09, 0.29],
            ],
            [0.04, 0.03, 0.035],
            { smooth: 4, corners: 12 },
          ),
        ),
        black,
      )
      make.part(
        'legs',
        cylinder(0.08, 0.4)
          .move(0.2, h + 0.26, -0.16)
          .with(torus(0.085, 0.016, 32, 8).move(0.2, h + 0.28, -0.16)),
        black,
      )
    } else make.part('legs', atCorners(cylinder(0.035, 0.07).move(0.29, 0.035, 0.24)), black)
    make.socket('top', [0, h + 0.1, 0], 0.25).socket('inside', [0, 0.3, 0], 0.2)
  }),
})
