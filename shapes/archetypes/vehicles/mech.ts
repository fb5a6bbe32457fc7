import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { atEach, block, drumX, drumZ, fromSide, pipe, rod, swept } from './forms.ts'

/** Machines that walk on two legs. */
export const mech = archetype({
  id: 'mech',
  about: 'A walking machine with cockpit, two legs and arms with guns',
  skeleton: 'walker',
  nouns: ['mech', 'mecha', 'walker', 'battle mech', 'mech walker', 'robot walker'],
  parameters: { arms: choice(['guns', 'claws'], 'what its arms end in') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#4f7fa8', { roughness: 0.4 }))
    const second = look.material('second', lacquer('#f2b01a'))
    const dark = plastic('#33373f')
    const steel = metal('#9aa0a8', { surface: 'plain' })
    make.part(
      'body',
      swept(
        [
          [-0.16, 0.12, 0.58, 0.78],
          [-0.06, 0.19, 0.52, 0.86],
          [0.08, 0.2, 0.52, 0.85],
          [0.2, 0.13, 0.57, 0.74],
        ],
        { square: 3.2, smooth: 3, round: [0.03, 0.03] },
      ),
      paint,
    )
    make.part(
      'cockpit',
      swept(
        [
          [0.06, 0.13, 0.68, 0.86],
          [0.14, 0.125, 0.67, 0.83],
          [0.215, 0.085, 0.68, 0.75],
        ],
        { square: 2.8, smooth: 3, round: [0.02, 0.02] },
      ),
      glowing('#ffb84a', { glow: 0.7, roughness: 0.1 }),
    )
    make.part(
      'trim',
      block(0.3, 0.03, 0.06, 0.012)
        .move(0, 0.64, 0.19)
        .with(block(0.1, 0.03, 0.24, 0.012).move(0, 0.86, -0.02)),
      second,
    )
    make.part(
      'joints',
      block(0.2, 0.12, 0.18, 0.03)
        .move(0, 0.49, 0)
        .with(cylinder(0.07, 0.1, { corners: 18 }).move(0, 0.53, 0), drumX(0.055, 0.34, 18).move(0, 0.46, 0)),
      dark,
    )
    // Legs bend backwards, as those of birds do.
    make.part(
      'joints',
      drumX(0.05, 0.11, 16)
        .move(0.16, 0.3, -0.13)
        .with(drumX(0.04, 0.1, 16).move(0.16, 0.1, 0.03))
        .mirrored(),
      dark,
    )
    const limb = (a: Vec3, b: Vec3, wide: number) =>
      swept(
        [
          [0, wide * 0.8, -wide, wide],
          [0.5, wide, -wide * 1.2, wide * 1.2],
          [1, wide * 0.7, -wide * 0.8, wide * 0.8],
        ],
        { square: 4, smooth: 2, corners: 16 },
      )
        .scale(1, 1, Math.hypot(b[1] - a[1], b[2] - a[2]))
        .turn((-Math.atan2(b[1] - a[1], b[2] - a[2]) * 180) / Math.PI, 0, 0)
        .at(a)
    make.part(
      'legs',
      limb([0.16, 0.46, 0.02], [0.16, 0.3, -0.13], 0.055)
        .with(limb([0.16, 0.31, -0.13], [0.16, 0.1, 0.03], 0.048))
        .mirrored(),
      paint,
    )
    make.part(
      'pistons',
      rod([0.16, 0.42, -0.09], [0.16, 0.24, -0.15], 0.014)
        .with(rod([0.16, 0.28, -0.05], [0.16, 0.13, 0.07], 0.013))
        .mirrored(),
      steel,
    )
    const foot = fromSide(
      [
        [-0.12, 0],
        [0.18, 0],
        [0.17, 0.035],
        [0.06, 0.085],
        [-0.04, 0.085],
        [-0.13, 0.04],
      ],
      0.15,
      0.015,
      0.015,
    )
    make.part('legs', foot.move(0.16, 0, 0.03).mirrored(), second)
    make.part(
      'joints',
      atEach(block(0.04, 0.03, 0.05, 0.01), [
        [0.115, 0.018, 0.2],
        [0.205, 0.018, 0.2],
      ]).mirrored(),
      dark,
    )
    make.part('joints', ball(0.075, 18).move(0.24, 0.72, 0).mirrored(), dark)
    make.part(
      'arms',
      swept(
        [
          [-0.1, 0.06, 0.68, 0.83],
          [0, 0.075, 0.66, 0.85],
          [0.1, 0.06, 0.68, 0.82],
        ],
        { square: 3.5, round: [0.02, 0.02] },
      )
        .move(0.28, 0, 0)
        .mirrored(),
      paint,
    )
    if (v.arms === 'guns') {
      make.part(
        'guns',
        block(0.09, 0.11, 0.2, 0.02)
          .move(0.3, 0.58, 0.08)
          .mirrored()
          .with(rod([0.3, 0.7, 0.02], [0.3, 0.6, 0.05], 0.035, 12).mirrored()),
        dark,
      )
      make.part(
        'pistons',
        atEach(drumZ(0.018, 0.18, 12), [
          [0.28, 0.6, 0.26],
          [0.32, 0.6, 0.26],
          [0.3, 0.56, 0.26],
        ]).mirrored(),
        steel,
      )
    } else {
      make.part(
        'guns',
        rod([0.3, 0.7, 0], [0.32, 0.52, 0.1], 0.035, 12)
          .with(rod([0.32, 0.52, 0.1], [0.3, 0.5, 0.26], 0.045, 12))
          .mirrored(),
        dark,
      )
      make.part(
        'pistons',
        pipe(
          [
            [0.3, 0.5, 0.27],
            [0.36, 0.52, 0.33],
            [0.32, 0.5, 0.4],
          ],
          [0.022, 0.02, 0.008],
          8,
        )
          .with(
            pipe(
              [
                [0.3, 0.5, 0.27],
                [0.24, 0.52, 0.33],
                [0.28, 0.5, 0.4],
              ],
              [0.022, 0.02, 0.008],
              8,
            ),
            pipe(
              [
                [0.3, 0.49, 0.27],
                [0.3, 0.44, 0.33],
                [0.3, 0.47, 0.4],
              ],
              [0.022, 0.02, 0.008],
              8,
            ),
          )
          .mirrored(),
        steel,
      )
    }
    const pods = block(0.1, 0.09, 0.16, 0.015).move(0.12, 0.9, -0.06)
    make.part('arms', pods.mirrored(), paint)
    make.part(
      'trim',
      together(
        [0.1, 0.14].flatMap((x) => [0.885, 0.915].map((y) => drumZ(0.014, 0.012, 10).move(x, y, 0.022))),
      ).mirrored(),
      second,
    )
    make.part(
      'pistons',
      rod([-0.06, 0.84, -0.12], [-0.07, 1.0, -0.14], 0.005, 5).with(
        drumZ(0.03, 0.07, 14).move(0.07, 0.66, -0.18).mirrored(),
      ),
      steel,
    )
    make
      .socket('top', [0, 0.88, 0], 0.1)
      .socket('head', [0, 0.86, 0.05], 0.13)
      .socket('back', [0, 0.7, -0.18], 0.12)
      .socket('hand', [0.3, 0.55, 0.35], 0.04)
      .socket('hand left', [-0.3, 0.55, 0.35], 0.04)
      .socket('front', [0, 0.7, 0.22], 0.1)
  },
})
