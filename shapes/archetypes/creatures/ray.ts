import { archetype, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { loft, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, lineOn, shiny } from './face.ts'
import { darker, Figure, hideOf } from './figure.ts'

/** A ray: wide wings of skin, a long thin tail. */
export const ray = archetype({
  id: 'ray',
  about: 'A manta ray or stingray',
  skeleton: 'ray',
  nouns: ['manta ray', 'manta'],
  parameters: {
    span: number(1, 0.6, 1.4, 'width of the wings'),
    horns: number(1, 0, 1, 'whether it has horns at its mouth'),
    tail: number(0.55, 0.1, 0.9, 'length of the tail'),
  },
  rows: {
    stingray: { values: { span: 0.8, horns: 0, tail: 0.7 }, colours: { main: '#b39a70', second: '#f3ead6' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#3d5878')
    const pale = look.light('second', '#f2f4f4')
    const bone = figure.joint('body', [0, 0.2, 0])
    const hide = hideOf(look, 'main', skin('#3d5878', { roughness: 0.3 }))
    const h = v.span / 2
    const count = 31
    const wings = loft(
      Array.from({ length: count }, (_, i) => {
        const t = (2 * i) / (count - 1) - 1
        const far = Math.abs(t)
        const chord = 0.32 * (1 - far) ** 0.62 + 0.012
        const thick = 0.085 * Math.exp(-((far / 0.3) ** 2)) + 0.03 * (1 - far) + 0.006
        const [y, z] = [0.2 + 0.24 * far ** 1.8, 0.04 - 0.2 * far ** 1.3]
        return Array.from({ length: 24 }, (_, k): Vec3 => {
          const a = (2 * Math.PI * k) / 24
          return [t * h, y + Math.sin(a) * thick, z + Math.cos(a) * chord]
        })
      }),
    )
    const blob = new Blob({ detail: Math.round(40 * look.detail), blend: 0.05, colour: main })
    blob.egg([0, 0.205, 0.06], [0.17, 0.085, 0.29], { bone })
    if (v.horns > 0.5)
      blob.both((b) =>
        b.chain(
          [
            [0.12, 0.2, 0.26],
            [0.14, 0.18, 0.4],
            [0.1, 0.17, 0.46],
          ],
          [0.04, 0.03, 0.014],
          { bone, blend: 0.03 },
        ),
      )
    blob.egg([0, 0.1, 0], [0.9, 0.085, 0.6], { stain: true, colour: pale, blend: 0.02 })
    figure.part('wings', wings.tinted(main).boned(bone), {
      ...hide.material,
      paint: (_, normal) => (normal[1] < -0.2 ? pale : undefined),
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    figure.part(
      'tail',
      hide.dressed(
        tube(
          [
            [0, 0.2, -0.28],
            [0.03, 0.22, -0.28 - v.tail * 0.5],
            [-0.02, 0.26, -0.28 - v.tail],
          ],
          (t) => 0.02 * (1 - 0.8 * t),
          { corners: 10, smooth: 8 },
        )
          .tinted(darker(main, 0.8))
          .boned(bone),
      ),
      hide.material,
    )
    const eye = (s: 1 | -1) =>
      eyeball(0.036, [s * 0.7, 0.4, 0.7], {
        iris: eyeColours.dark,
        white: '#f6f6ee',
        pupil: 38,
        ring: 56,
      }).at([s * 0.15, 0.255, 0.2])
    figure.part(
      'eyes',
      together([
        eye(1),
        eye(-1),
        lineOn(
          body,
          [0, 0.19, 0.1],
          [
            [-0.1, 0.19, 0.3],
            [0, 0.175, 0.36],
            [0.1, 0.19, 0.3],
          ],
          0.007,
          light('#152030'),
        ),
      ]).boned(bone),
      shiny(),
    )
    figure.socket('back', [0, 0.28, 0], 0.15).socket('top', [0, 0.28, 0], 0.15).finish(make)
  },
})
