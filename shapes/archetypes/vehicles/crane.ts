import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { cylinder } from '../../geometry/solids.ts'
import { lacquer, metal, plastic } from '../../materials/material.ts'
import { cab, pane } from './cab.ts'
import { atEach, block, pipe, rod } from './forms.ts'

/** Cranes: of a building site, or on wheels. */
export const crane = archetype({
  id: 'crane',
  about: 'A tower crane with lattice mast and jib, or a crane on a truck',
  skeleton: 'structure',
  nouns: ['crane', 'tower crane', 'construction crane'],
  parameters: { hook: number(0.4, 0.05, 0.8, 'how far the hook hangs down') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#f2b01a'))
    const grey = look.material('second', plastic('#5b6068'))
    const steel = metal('#8b929a', { surface: 'plain' })
    const lattice = (long: number, side: number, cells: number): Solid => {
      const h = side / 2
      const bars: Solid[] = [
        [-h, -h],
        [h, -h],
        [h, h],
        [-h, h],
      ].map(([x = 0, z = 0]) => rod([x, 0, z], [x, long, z], side * 0.09, 6))
      const corners: [number, number][] = [
        [-h, -h],
        [h, -h],
        [h, h],
        [-h, h],
      ]
      for (let i = 0; i < cells; i++)
        corners.forEach(([x, z], k) => {
          const [nx, nz] = corners[(k + 1) % 4] ?? [0, 0]
          const flip = (i + k) % 2
          bars.push(
            rod(
              [x, (long * (i + flip)) / cells, z],
              [nx, (long * (i + 1 - flip)) / cells, nz],
              side * 0.055,
              5,
            ),
            rod([x, (long * (i + 1)) / cells, z], [nx, (long * (i + 1)) / cells, nz], side * 0.05, 5),
          )
        })
      return together(bars)
    }
    make.part(
      'base',
      block(0.26, 0.05, 0.26, 0.012)
        .move(0, 0.025, -0.1)
        .with(block(0.12, 0.05, 0.12, 0.01).move(0, 0.06, -0.1)),
      grey,
    )
    make.part('mast', lattice(0.68, 0.075, 9).move(0, 0.06, -0.1), paint)
    make.part('base', cylinder(0.065, 0.03, { corners: 20 }).move(0, 0.75, -0.1), grey)
    make.part(
      'mast',
      lattice(0.68, 0.055, 11)
        .turn(90, 0, 0)
        .move(0, 0.8, -0.1)
        .with(
          lattice(0.26, 0.055, 4).turn(-90, 0, 0).move(0, 0.8, -0.1),
          lattice(0.18, 0.055, 3).taper(1, 0.35).move(0, 0.77, -0.1),
        ),
      paint,
    )
    make.part(
      'cables',
      rod([0, 0.95, -0.1], [0, 0.83, 0.42], 0.004, 5).with(
        rod([0, 0.95, -0.1], [0, 0.83, -0.34], 0.004, 5),
        rod([0.01, 0.77, 0.38], [0.01, 0.77 - v.hook, 0.38], 0.003, 5).mirrored(),
      ),
      steel,
    )
    make.part(
      'base',
      atEach(block(0.07, 0.12, 0.05, 0.006), [
        [0, 0.76, -0.34],
        [0, 0.76, -0.28],
      ]).with(block(0.07, 0.03, 0.06, 0.008).move(0, 0.775, 0.38)),
      grey,
    )
    const c = cab(0.09, 0.12, 0.11)
    make
      .part('cab', c.frame.move(0.07, 0.72, -0.05), look.material('accent', lacquer('#e2412e')))
      .part('windows', c.glass.move(0.07, 0.72, -0.05), pane())
    const y = 0.77 - v.hook
    make.part(
      'hook',
      block(0.04, 0.05, 0.03, 0.01)
        .move(0, y, 0.38)
        .with(
          pipe(
            [
              [0, y - 0.02, 0.38],
              [0, y - 0.05, 0.385],
              [0, y - 0.08, 0.375],
              [0, y - 0.085, 0.35],
              [0, y - 0.06, 0.34],
            ],
            0.009,
            8,
          ),
        ),
      look.material('accent', lacquer('#e2412e')),
    )
    make
      .socket('top', [0, 0.96, -0.1], 0.03)
      .socket('hand', [0, y - 0.08, 0.37], 0.05)
      .socket('front', [0, 0.8, 0.58], 0.03)
  },
})
