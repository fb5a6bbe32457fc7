import { archetype, choice } from '../../../archetype.ts'
import { inRow, together } from '../../../geometry/solid.ts'
import { ball, box, extrude, lathe, torus } from '../../../geometry/solids.ts'
import type { Vec2 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { cloth, glass, glowing, metal, plastic, wood } from '../../../materials/material.ts'
import { pipe, rod, standing } from '../forms.ts'
import { knob } from './knob.ts'

export const radio = archetype({
  id: 'radio',
  about: 'An old radio or a boombox',
  skeleton: 'device',
  nouns: ['radio', 'vintage radio'],
  parameters: { kind: choice(['old', 'boombox'], 'which kind') },
  rows: {
    boombox: { values: { kind: 'boombox' }, colours: { main: '#c9ced4' } },
    'cassette player': { values: { kind: 'boombox' }, colours: { main: '#3a3d44' } },
    stereo: { values: { kind: 'boombox' }, colours: { main: '#3a3d44' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#22242a')
    const chrome = look.material('accent', metal('#d9b66a'))
    if (v.kind === 'boombox') {
      const shell = look.material('main', plastic('#c9ced4', { roughness: 0.3 }))
      make.part('case', box(1, 0.5, 0.26, 0.04).move(0, 0.27, 0), shell)
      for (const x of [0.32, -0.32]) {
        make.part(
          'speakers',
          lathe(
            [
              [0.13, 0],
              [0.17, 0.005],
              [0.175, 0.03],
              [0.15, 0.045],
              [0.13, 0.02],
              [0.06, -0.02],
            ],
            { corners: 40 },
          )
            .turn(90, 0, 0)
            .move(x, 0.25, 0.12),
          black,
        )
        make.part(
          'rings',
          torus(0.165, 0.014, 40, 8)
            .turn(90, 0, 0)
            .move(x, 0.25, 0.15)
            .with(ball([0.05, 0.05, 0.03], 16).move(x, 0.25, 0.135)),
          chrome,
        )
      }
      make.part('deck', box(0.24, 0.18, 0.03, 0.014).move(0, 0.2, 0.13), black)
      make.part(
        'window',
        box(0.17, 0.09, 0.02, 0.006).move(0, 0.21, 0.143),
        glass('#8fd4f0', { opacity: 0.9 }),
      )
      make.part(
        'rings',
        together([-0.04, 0.04].map((x) => torus(0.022, 0.008, 18, 6).turn(90, 0, 0).move(x, 0.21, 0.156))),
        chrome,
      )
      make.part(
        'buttons',
        inRow(box(0.034, 0.03, 0.05, 0.008).move(-0.095, 0.53, 0.03), 6, [0.038, 0, 0]),
        look.material('second', plastic('#e2463c')),
      )
      make.part('dial', box(0.28, 0.06, 0.02, 0.006).move(0, 0.42, 0.128), glowing('#ffd88a', { glow: 0.5 }))
      make.part(
        'handle',
        pipe(
          [
            [-0.42, 0.48, 0],
            [-0.42, 0.68, 0],
            [0.42, 0.68, 0],
            [0.42, 0.48, 0],
          ],
          0.026,
          5,
        ),
        black,
      )
      make.part(
        'antenna',
        rod([0.36, 0.52, -0.1], [0.6, 1, -0.12], 0.01, 8).with(ball(0.02, 10).move(0.6, 1, -0.12)),
        chrome,
      )
      make.socket('handle', [0, 0.68, 0], 0.03).socket('top', [0, 0.52, 0], 0.3)
      return
    }
    const timber = look.material('main', wood('#8a4a22'))
    const arch: Vec2[] = [
      [-0.46, 0],
      [0.46, 0],
      ...Array.from(
        { length: 17 },
        (_, i): Vec2 => [0.46 * Math.cos((Math.PI * i) / 16), 0.46 + 0.4 * Math.sin((Math.PI * i) / 16)],
      ),
    ]
    make.part('case', extrude(arch, 0.44, { bevel: 0.04, steps: 4 }).move(0, 0.05, 0), timber)
    make.part('base', box(1, 0.09, 0.52, 0.025).move(0, 0.045, 0), timber)
    make.part(
      'cloth',
      extrude(
        arch.map(([x, y]): Vec2 => [x * 0.78, y * 0.62 + 0.3]),
        0.02,
        { bevel: 0.006 },
      ).move(0, 0.05, 0.22),
      look.material('second', cloth('#e6cf98', { grain: 0.4 })),
    )
    make.part(
      'grille',
      together(
        [-0.22, -0.11, 0, 0.11, 0.22].map((x) =>
          box(0.03, 0.5 - Math.abs(x) * 0.5, 0.03, 0.008).move(x, 0.62 - Math.abs(x) * 0.22, 0.225),
        ),
      ),
      timber,
    )
    make.part(
      'dial',
      box(0.46, 0.1, 0.03, 0.014).move(0, 0.27, 0.22),
      glowing('#ffdf9a', {
        glow: 0.4,
        paint: ([x, y]) =>
          Math.abs(((x * 24 + 20) % 1) - 0.5) < 0.08 && y > 0.28
            ? light('#6a3a1a')
            : Math.abs(x - 0.06) < 0.006
              ? light('#d8262f')
              : undefined,
      }),
    )
    make.part(
      'knobs',
      together([-0.3, 0, 0.3].map((x) => knob(x === 0 ? 0.045 : 0.06, 0.05).move(x, 0.15, 0.225))),
      chrome,
    )
    make.socket('top', [0, 0.91, 0], 0.2)
  }),
})
