import { archetype, choice } from '../../../archetype.ts'
import { ball, cylinder, torus, tube } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { metal, plastic } from '../../../materials/material.ts'
import { pipe, rectangle, rod, standing, turned } from '../forms.ts'

const leatherLike = plastic('#26282c', { surface: 'leather', roughness: 0.6, grain: 0.3 })

export const headphones = archetype({
  id: 'headphones',
  about: 'Headphones',
  skeleton: 'device',
  nouns: ['headphones', 'headset', 'earphones'],
  parameters: { microphone: choice(['none', 'arm'], 'whether it has a microphone') },
  rows: { headset: { values: { microphone: 'arm' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', plastic('#e0483c', { roughness: 0.25 }))
    const soft = look.material('second', leatherLike)
    const chrome = look.material('accent', metal('#c9cfd6'))
    const arc = (r: number, from: number) =>
      Array.from({ length: 25 }, (_, i): Vec3 => {
        const a = Math.PI * (from + (1 - 2 * from) * (i / 24))
        return [Math.cos(a) * r * 0.92, 0.42 + Math.sin(a) * r, 0]
      })
    make.part(
      'band',
      tube(arc(0.47, 0.02), 1, {
        outline: rectangle(0.05, 0.12, 0.02, 3).map(([x, y]): Vec2 => [y, x]),
        flat: true,
      }),
      shell,
    )
    make.part(
      'cushion',
      tube(arc(0.43, 0.16), 1, {
        outline: rectangle(0.045, 0.13, 0.02, 3).map(([x, y]): Vec2 => [y, x]),
        flat: true,
      }),
      soft,
    )
    const cup = turned(
      [
        [0, -0.05],
        [0.17, -0.05],
        [0.19, -0.02],
        [0.19, 0.04],
        [0.12, 0.075],
        [0, 0.08],
      ],
      0.02,
      36,
    ).turn(0, 0, -90)
    make.part('cups', cup.scale(1, 1.12, 1).move(0.44, 0.26, 0).mirrored(), shell)
    make.part(
      'pads',
      torus(0.13, 0.058, 36, 12).turn(0, 0, 90).scale(1, 1.12, 1).move(0.36, 0.26, 0).mirrored(),
      soft,
    )
    make.part(
      'arms',
      rod([0.43, 0.42, 0], [0.435, 0.5, 0], 0.024)
        .mirrored()
        .with(
          pipe(
            [
              [0.45, 0.26, 0.2],
              [0.44, 0.4, 0.14],
              [0.432, 0.46, 0],
            ],
            0.014,
            5,
            8,
          ).mirrored(),
          pipe(
            [
              [0.45, 0.26, -0.2],
              [0.44, 0.4, -0.14],
              [0.432, 0.46, 0],
            ],
            0.014,
            5,
            8,
          ).mirrored(),
        ),
      chrome,
    )
    make.part(
      'badge',
      cylinder(0.08, 0.02, { corners: 30 }).turn(0, 0, 90).move(0.522, 0.26, 0).mirrored(),
      chrome,
    )
    if (v.microphone === 'arm')
      make.part(
        'microphone',
        pipe(
          [
            [-0.48, 0.22, 0.12],
            [-0.46, 0.1, 0.34],
            [-0.34, 0.04, 0.46],
            [-0.16, 0.04, 0.5],
          ],
          0.014,
          6,
          10,
        ).with(ball([0.06, 0.04, 0.04], 16).move(-0.13, 0.04, 0.5)),
        soft,
      )
    make.socket('inside', [0, 0.32, 0], 0.34).socket('top', [0, 0.9, 0], 0.1)
  }),
})
