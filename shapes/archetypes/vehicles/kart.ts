import { archetype } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import { block, drumX, fromAbove, rod } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** One sits on it rather than in it: a floor, a seat, four small wheels and a motor behind. */
export const kart = archetype({
  id: 'kart',
  about: 'A go-kart: a low frame with a seat, side boxes, a nose and an engine at the back',
  skeleton: 'vehicle',
  nouns: ['kart', 'go kart', 'go cart', 'racing kart'],
  parameters: {},
  build(_, look, make) {
    const paint = look.material('main', lacquer('#e8352c'))
    const second = look.material('second', lacquer('#f4f4f0'))
    const dark = plastic('#1d1f25')
    const steel = metal('#b9bec6', { surface: 'plain', roughness: 0.3 })
    // The floor narrows to the nose.
    make.part(
      'chassis',
      fromAbove(
        [
          [-0.14, -0.38],
          [0.14, -0.38],
          [0.14, 0.12],
          [0.1, 0.4],
          [-0.1, 0.4],
          [-0.14, 0.12],
        ],
        0.022,
        0.004,
        0.02,
      ).move(0, 0.06, 0),
      dark,
    )
    make.part(
      'nose',
      fromAbove(
        [
          [-0.2, 0.4],
          [0.2, 0.4],
          [0.16, 0.49],
          [-0.16, 0.49],
        ],
        0.08,
        0.02,
        0.03,
      ).move(0, 0.06, 0),
      paint,
    )
    make.part('nose', block(0.15, 0.14, 0.05, 0.02).turn(-24, 0, 0).move(0, 0.16, 0.33), paint)
    make.part('trim', block(0.1, 0.08, 0.012, 0.004).turn(-24, 0, 0).move(0, 0.176, 0.357), second)
    make.part('bumper', block(0.1, 0.09, 0.36, 0.03).move(0.215, 0.1, 0.0).mirrored(), paint)
    make.part('trim', block(0.012, 0.05, 0.24, 0.004).move(0.266, 0.1, 0.0).mirrored(), second)
    // A seat with a back that one leans against.
    make.part(
      'seat',
      block(0.2, 0.03, 0.2, 0.012)
        .move(0, 0.1, -0.1)
        .with(
          block(0.2, 0.24, 0.035, 0.02).turn(16, 0, 0).move(0, 0.21, -0.215),
          block(0.03, 0.09, 0.18, 0.012).move(0.1, 0.13, -0.1).mirrored(),
        ),
      dark,
    )
    make.part('axles', rod([0, 0.08, 0.24], [0, 0.235, 0.1], 0.011), steel)
    make.part('steering', drumX(0.075, 0.018, 22).turn(0, 90, 0).turn(-42, 0, 0).move(0, 0.24, 0.095), dark)
    make.part(
      'engine',
      block(0.12, 0.11, 0.13, 0.015)
        .move(0.1, 0.14, -0.33)
        .with(drumX(0.035, 0.12, 14).move(-0.06, 0.13, -0.36)),
      steel,
    )
    make.part(
      'bumper',
      together([
        rod([-0.2, 0.09, -0.47], [0.2, 0.09, -0.47], 0.016),
        rod([-0.13, 0.08, -0.38], [-0.14, 0.09, -0.47], 0.012),
        rod([0.13, 0.08, -0.38], [0.14, 0.09, -0.47], 0.012),
      ]),
      paint,
    )
    const [zf, zb] = [0.27, -0.31]
    make.part(
      'axles',
      drumX(0.014, 0.46, 10)
        .move(0, 0.085, zf)
        .with(drumX(0.016, 0.46, 10).move(0, 0.1, zb)),
      steel,
    )
    const f = wheelsAt(wheel(0.085, 0.09, 'star'), [
      [0.235, 0.085, zf],
      [-0.235, 0.085, zf],
    ])
    const b = wheelsAt(wheel(0.1, 0.125, 'star'), [
      [0.235, 0.1, zb],
      [-0.235, 0.1, zb],
    ])
    make.part('wheels', f.tyre.with(b.tyre), rubber('#222226'))
    make.part('rims', f.rim.with(b.rim), second)
    make
      .socket('inside', [0, 0.12, -0.1], 0.09)
      .socket('top', [0, 0.2, -0.1], 0.08)
      .socket('back', [0, 0.16, -0.33], 0.08)
      .socket('front', [0, 0.1, 0.5], 0.1)
  },
})
