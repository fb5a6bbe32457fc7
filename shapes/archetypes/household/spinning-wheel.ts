import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, torus } from '../../geometry/solids.ts'
import { cloth, metal, wood } from '../../materials/material.ts'
import { pipe, rod } from './forms.ts'

const spokes = 12
const hub: [number, number, number] = [-0.24, 0.62, 0]

/** Wool is spun to yarn on it: a large wheel on a bench with three legs, a bobbin in front and a treadle below. */
export const spinningWheel = archetype({
  id: 'spinning-wheel',
  about: 'A spinning wheel for wool, with bobbin and treadle',
  skeleton: 'sign',
  nouns: ['spinning wheel'],
  parameters: { wool: choice(['wool', 'none'], 'what is on its bobbin') },
  rows: { charkha: {} },
  build(v, look, make) {
    const timber = look.material('main', wood('#8a5a30'))
    const iron = look.material('accent', metal('#5d6066'))
    // The wheel stands upright along the bench.
    const upright = (solid: ReturnType<typeof torus>) => solid.turn(90, 0, 0).at(hub)
    make.part('wheel', upright(torus(0.36, 0.026, 56, 10)), timber)
    make.part('wheel', upright(cylinder(0.05, 0.09, { corners: 20 })), timber)
    make.part(
      'wheel',
      together(
        Array.from({ length: spokes }, (_, n) => {
          const angle = (2 * Math.PI * n) / spokes
          return rod(
            [hub[0] + Math.sin(angle) * 0.04, hub[1] + Math.cos(angle) * 0.04, 0],
            [hub[0] + Math.sin(angle) * 0.36, hub[1] + Math.cos(angle) * 0.36, 0],
            [0.014, 0.009],
            8,
          )
        }),
      ),
      timber,
    )
    make.part('bench', box(1, 0.06, 0.18, 0.015).turn(0, 0, -9).move(0, 0.3, 0), timber)
    for (const z of [-0.09, 0.09]) make.part('posts', rod([hub[0], 0.3, z], [hub[0], 0.68, z], 0.022), timber)
    make.part('axle', rod([hub[0], hub[1], -0.12], [hub[0], hub[1], 0.12], 0.014), iron)
    make.part('legs', rod([-0.38, 0.34, 0.05], [-0.46, 0, 0.2], [0.03, 0.02]), timber)
    make.part('legs', rod([-0.38, 0.34, -0.05], [-0.46, 0, -0.2], [0.03, 0.02]), timber)
    make.part('legs', rod([0.38, 0.26, 0], [0.46, 0, 0], [0.03, 0.02]), timber)
    // The bobbin between two small posts, and the band that drives it.
    for (const x of [0.26, 0.44]) make.part('posts', rod([x, 0.24, 0], [x, 0.62, 0], 0.02), timber)
    make.part('flyer', rod([0.2, 0.58, 0], [0.5, 0.58, 0], 0.012), iron)
    make.part('flyer', cylinder(0.06, 0.025).turn(0, 0, 90).move(0.3, 0.58, 0), timber)
    if (v.wool === 'wool')
      make.part(
        'wool',
        cylinder(0.05, 0.11, { round: 0.03 }).turn(0, 0, 90).move(0.37, 0.58, 0),
        look.material('second', cloth('#efe6d2')),
      )
    make.part(
      'band',
      pipe(
        [
          [hub[0] + 0.02, hub[1] + 0.38, 0],
          [0.3, 0.645, 0],
        ],
        0.007,
        1,
        6,
      ),
      iron,
    )
    make.part('treadle', box(0.34, 0.025, 0.12, 0.008).turn(0, 0, 5).move(-0.1, 0.09, 0), timber)
    make.part('treadle', rod([hub[0], 0.09, 0.02], [hub[0], hub[1] - 0.02, 0.06], 0.009), timber)
    make.part('treadle', rod([-0.4, 0.075, 0], [0.42, 0.12, 0], 0.012), timber)
    make.socket('top', [hub[0], 1, 0], 0.05)
  },
})
