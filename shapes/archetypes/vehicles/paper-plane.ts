import { archetype, number } from '../../archetype.ts'
import { sheet } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { paper } from '../../materials/material.ts'

/** A sheet of paper folded to fly. */
export const paperPlane = archetype({
  id: 'paper plane',
  about: 'A folded paper plane',
  skeleton: 'aircraft',
  nouns: ['paper plane', 'paper airplane', 'paper aeroplane'],
  parameters: { span: number(0.62, 0.4, 0.9, 'how wide the wings are') },
  build(v, look, make) {
    const sheetOf = look.material('main', paper('#f7f5ee'))
    const line = look.material('second', paper('#dfe6ee'))
    const half = v.span / 2
    const nose: Vec3 = [0, 0.13, 0.5]
    const tail: Vec3[] = [
      [half, 0.24, -0.46],
      [0.045, 0.17, -0.5],
      [0.004, 0, -0.42],
    ]
    const panel = (a: Vec3, b: Vec3, tip: Vec3, thick: number) =>
      sheet(
        [0, 0.25, 0.5, 0.75, 1].map((t) =>
          [0.02, 0.5, 1].map((s): Vec3 => {
            const on = (n: 0 | 1 | 2) => tip[n] + (a[n] + (b[n] - a[n]) * t - tip[n]) * s
            return [on(0), on(1), on(2)]
          }),
        ),
        thick,
      )
    const [w = nose, f = nose, k = nose] = tail
    make.part('wings', panel(w, f, nose, 0.012).mirrored(), sheetOf)
    make.part('keel', panel(f, k, [0, 0.12, 0.49], 0.012).mirrored(), line)
    make.part(
      'folds',
      panel([half * 0.52, 0.212, -0.18], [0.05, 0.182, -0.2], [0.002, 0.139, 0.5], 0.01).mirrored(),
      line,
    )
    make
      .socket('top', [0, 0.2, -0.2], 0.1)
      .socket('back', [0, 0.18, -0.2], 0.1)
      .socket('front', [0, 0.13, 0.5], 0.02)
  },
})
