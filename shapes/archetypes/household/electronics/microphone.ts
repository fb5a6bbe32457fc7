import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, metal, plastic } from '../../../materials/material.ts'
import { cushion, pipe, rod, standing, turned } from '../forms.ts'

export const microphone = archetype({
  id: 'microphone',
  about: 'A microphone: to hold, on a stand, or an old one',
  skeleton: 'device',
  nouns: ['microphone', 'mic'],
  parameters: { kind: choice(['hand', 'stand', 'vintage'], 'which kind') },
  rows: {
    'microphone stand': { values: { kind: 'stand' } },
    'vintage microphone': { values: { kind: 'vintage' } },
    'retro microphone': { values: { kind: 'vintage' } },
  },
  build: standing((v, look, make) => {
    const mesh = look.material('second', metal('#c9cfd6', { roughness: 0.35 }))
    const body = look.material(
      'main',
      v.kind === 'vintage' ? metal('#d3d8dd', { roughness: 0.16 }) : lacquer('#2a2d33'),
    )
    const accent = look.material('accent', lacquer('#e0483c'))
    if (v.kind === 'vintage') {
      const lean = (one: Solid) => one.turn(-10, 0, 0).move(0, 0.68, 0)
      make.part('head', lean(cushion(0.34, 0.54, 0.28, 0.62, 36)), plastic('#2a2320', { surface: 'cloth' }))
      make.part(
        'ribs',
        lean(
          together(
            [-0.12, -0.06, 0, 0.06, 0.12].map((x) => {
              const k = Math.sqrt(1 - (x / 0.2) ** 2)
              return tube(
                Array.from(
                  { length: 24 },
                  (_, i): Vec3 => [
                    x,
                    0.285 * k * Math.sin((i * Math.PI) / 12),
                    0.155 * (0.7 + 0.3 * k) * Math.cos((i * Math.PI) / 12),
                  ],
                ),
                0.013,
                { closed: true, corners: 8 },
              )
            }),
          ).with(
            torus(0.175, 0.022, 40, 8).scale(1, 1.6, 0.86).move(0, 0, 0),
            torus(0.19, 0.014, 40, 8).scale(0.86, 1.4, 0.78).move(0, 0.14, 0),
            torus(0.19, 0.014, 40, 8).scale(0.86, 1.4, 0.78).move(0, -0.14, 0),
          ),
        ),
        body,
      )
      make.part(
        'base',
        pipe(
          [
            [0, 0.46, -0.05],
            [0, 0.36, -0.06],
            [0, 0.1, 0],
          ],
          0.032,
          4,
          16,
        ).with(
          turned(
            [
              [0, 0],
              [0.26, 0],
              [0.27, 0.03],
              [0.1, 0.08],
              [0.05, 0.12],
              [0, 0.12],
            ],
            0.02,
            40,
          ),
        ),
        body,
      )
      make.part('badge', lean(box(0.08, 0.06, 0.02, 0.008).move(0, -0.02, 0.158)), accent)
      make.socket('top', [0, 0.95, 0], 0.1)
      return
    }
    const stand = v.kind === 'stand'
    const place = (one: Solid) =>
      stand ? one.scale(0.42).turn(50, 0, 0).turn(0, 60, 0).move(0.02, 0.94, 0) : one.turn(0, 0, -18)
    make.part(
      'body',
      place(
        turned(
          [
            [0, 0],
            [0.07, 0],
            [0.08, 0.03],
            [0.1, 0.5],
            [0.13, 0.62],
            [0, 0.62],
          ],
          0.02,
          32,
        ),
      ),
      body,
    )
    make.part('head', place(ball([0.19, 0.19, 0.19], 30).move(0, 0.78, 0)), {
      ...mesh,
      paint: ([x, y, z]) =>
        (Math.floor(x * 40) + Math.floor(y * 40) + Math.floor(z * 40)) % 2 === 0
          ? light('#6d747c')
          : undefined,
    })
    make.part(
      'ring',
      place(
        torus(0.185, 0.026, 36, 8)
          .move(0, 0.74, 0)
          .with(torus(0.125, 0.02, 32, 8).move(0, 0.61, 0)),
      ),
      mesh,
    )
    make.part('switch', place(box(0.04, 0.1, 0.04, 0.014).move(0, 0.4, 0.09)), accent)
    if (stand) {
      make.part(
        'stand',
        rod([0, 0.05, 0], [0, 0.94, 0], 0.016).with(
          turned(
            [
              [0, 0],
              [0.2, 0],
              [0.21, 0.02],
              [0.06, 0.05],
              [0, 0.06],
            ],
            0.012,
            40,
          ),
          cylinder(0.028, 0.06).move(0, 0.55, 0),
        ),
        look.material('main', metal('#3a3d44')),
      )
    }
    make.socket('handle', [0.08, 0.25, 0], 0.08).socket('top', [0.2, 0.9, 0], 0.1)
  }),
})
