import { archetype, choice } from '../../../archetype.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { ball, box, cylinder, lathe, torus, tube } from '../../../geometry/solids.ts'
import { lacquer, metal, wood } from '../../../materials/material.ts'
import { rod, standing, turned } from '../forms.ts'
import { coated } from './lens.ts'

export const telescope = archetype({
  id: 'telescope',
  about: 'A telescope on a tripod, or a spyglass',
  skeleton: 'device',
  nouns: ['telescope'],
  parameters: { stand: choice(['tripod', 'none'], 'what it stands on') },
  rows: { spyglass: { values: { stand: 'none' }, colours: { main: '#7a4424' } } },
  build: standing((v, look, make) => {
    const body = look.material('main', lacquer('#f4f1ea'))
    const brass = look.material('second', metal('#cf9f42', { roughness: 0.25 }))
    const tubes: [from: number, to: number, r: number][] = [
      [-0.1, 0.5, 0.105],
      [-0.34, -0.08, 0.08],
      [-0.52, -0.32, 0.056],
    ]
    const aim = (one: Solid) =>
      v.stand === 'tripod'
        ? one.aim([0.35, 0.62, 0.7]).move(0, 0.78, 0)
        : one.aim([0.93, 0.13, 0.3]).move(0, 0.2, 0)
    tubes.forEach(([from, to, r], i) => {
      make.part(
        'tube',
        aim(cylinder(r, to - from, { corners: 36, round: 0.008 }).move(0, (from + to) / 2, 0)),
        i === 0 ? body : v.stand === 'none' ? brass : body,
      )
      make.part(
        'rings',
        aim(
          torus(r, 0.018, 36, 8)
            .move(0, to - 0.02, 0)
            .with(torus(r, 0.018, 36, 8).move(0, from + 0.02, 0)),
        ),
        brass,
      )
    })
    make.part(
      'rings',
      aim(
        lathe(
          [
            [0.1, 0.46],
            [0.125, 0.46],
            [0.13, 0.54],
            [0.1, 0.54],
          ],
          { corners: 36 },
        ),
      ),
      brass,
    )
    make.part(
      'lens',
      aim(
        lathe(
          [
            [0, 0.53],
            [0.098, 0.54],
            [0.05, 0.56],
            [0, 0.562],
          ],
          { corners: 32 },
        ),
      ),
      coated,
    )
    make.part('rings', aim(cylinder(0.045, 0.08, { top: 0.06 }).turn(180, 0, 0).move(0, -0.55, 0)), brass)
    if (v.stand === 'tripod') {
      const timber = look.material('accent', wood('#7d4a26'))
      make.part(
        'finder',
        aim(
          cylinder(0.026, 0.26)
            .move(0, 0.1, 0.15)
            .with(box(0.02, 0.03, 0.07, 0.005).move(0, 0.1, 0.12)),
        ),
        brass,
      )
      make.part(
        'mount',
        turned(
          [
            [0, 0.5],
            [0.09, 0.5],
            [0.1, 0.54],
            [0.05, 0.6],
            [0.05, 0.68],
            [0, 0.68],
          ],
          0.014,
          28,
        ).with(ball(0.07, 20).move(0, 0.7, 0)),
        brass,
      )
      const leg = tube(
        [
          [0, 0.55, 0.05],
          [0, 0.02, 0.36],
        ],
        [0.034, 0.022],
        {
          flat: true,
          outline: [
            [-1, -0.7],
            [1, -0.7],
            [1, 0.7],
            [-1, 0.7],
          ],
        },
      )
      make.part('tripod', leg.around(3, 20), timber)
      make.part(
        'mount',
        rod([0, 0.26, 0], [0, 0.26, 0.225], 0.01, 8)
          .around(3, 20)
          .with(ball([0.03, 0.02, 0.03], 12).move(0, 0.02, 0.365).around(3, 20)),
        brass,
      )
    }
    make.socket('handle', [0, 0.7, 0], 0.1)
  }),
})
