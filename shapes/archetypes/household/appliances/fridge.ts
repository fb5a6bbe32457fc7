import { archetype, choice } from '../../../archetype.ts'
import { inRow } from '../../../geometry/solid.ts'
import { box, cylinder, extrude } from '../../../geometry/solids.ts'
import { lacquer, metal, plastic } from '../../../materials/material.ts'
import { atCorners, pipe, rectangle, rod, standing } from '../forms.ts'

export const fridge = archetype({
  id: 'fridge',
  about: 'A rounded refrigerator with two doors',
  skeleton: 'appliance',
  nouns: ['fridge', 'refrigerator', 'freezer', 'icebox'],
  parameters: { doors: choice(['stacked', 'side by side'], 'how its doors are') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#58b5ad'))
    const chrome = look.material('accent', metal('#d3d8dd', { roughness: 0.15 }))
    const body = (w: number, from: number, to: number, d: number, round: number) =>
      extrude(rectangle(w, to - from, round, 6), d, { bevel: 0.035, steps: 4 }).move(0, (from + to) / 2, 0)
    make.part('body', body(0.52, 0.05, 1, 0.46, 0.07), shell)
    if (v.doors === 'stacked') {
      make.part('doors', body(0.5, 0.07, 0.66, 0.07, 0.05).move(0, 0, 0.235), shell)
      make.part('doors', body(0.5, 0.68, 0.985, 0.07, 0.06).move(0, 0, 0.235), shell)
      for (const [y, long] of [
        [0.56, 0.13],
        [0.76, 0.1],
      ] as const)
        make.part(
          'handles',
          pipe(
            [
              [-0.18, y - long / 2, 0.26],
              [-0.18, y - long / 2, 0.31],
              [-0.18, y + long / 2, 0.31],
              [-0.18, y + long / 2, 0.26],
            ],
            0.016,
            4,
          ),
          chrome,
        )
    } else {
      make.part(
        'doors',
        body(0.245, 0.07, 0.985, 0.07, 0.04)
          .move(0.128, 0, 0.235)
          .with(body(0.245, 0.07, 0.985, 0.07, 0.04).move(-0.128, 0, 0.235)),
        shell,
      )
      make.part(
        'handles',
        rod([0.035, 0.36, 0.3], [0.035, 0.72, 0.3], 0.014)
          .mirrored()
          .with(
            rod([0.035, 0.38, 0.26], [0.035, 0.38, 0.3], 0.012).mirrored(),
            rod([0.035, 0.7, 0.26], [0.035, 0.7, 0.3], 0.012).mirrored(),
          ),
        chrome,
      )
    }
    make.part('handles', box(0.14, 0.03, 0.02, 0.008).move(0.12, 0.9, 0.275), chrome)
    make.part('feet', atCorners(cylinder(0.03, 0.07, { top: 0.04 }).move(0.19, 0.03, 0.17)), chrome)
    make.part(
      'grille',
      inRow(box(0.4, 0.012, 0.02, 0.004).move(0, 0.055, 0.235), 2, [0, 0.012, 0]),
      plastic('#2b2d31'),
    )
    const magnets = [
      ['#e2463c', 0.03, 0.5, 0],
      ['#f2b93a', 0.13, 0.44, 1],
      ['#3f8fd0', 0.08, 0.36, 0],
    ] as const
    for (const [colour, x, y, square] of magnets)
      make.part(
        `magnet ${colour}`,
        square
          ? box(0.05, 0.05, 0.014, 0.006).move(x, y, 0.275)
          : cylinder(0.026, 0.014, { corners: 18 }).turn(90, 0, 0).move(x, y, 0.275),
        plastic(colour),
      )
    make.socket('top', [0, 1, 0], 0.25)
  }),
})
