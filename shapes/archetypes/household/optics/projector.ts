import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude, lathe } from '../../../geometry/solids.ts'
import type { Vec2 } from '../../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../../materials/material.ts'
import { rod, standing, turned } from '../forms.ts'
import { coated, lens } from './lens.ts'

export const projector = archetype({
  id: 'projector',
  about: 'A film projector with two reels and a beam',
  skeleton: 'device',
  nouns: ['projector', 'film projector', 'movie projector'],
  parameters: { light: choice(['on', 'off'], 'whether it shines') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#4f6f6a'))
    const steel = look.material('second', metal('#c2c8cf'))
    make.part('body', box(0.32, 0.42, 0.6, 0.045).move(0, 0.27, 0), shell)
    make.part('base', box(0.4, 0.07, 0.7, 0.025).move(0, 0.045, 0), plastic('#26282c'))
    const disc = circleWithHoles()
    const reel = disc
      .move(0, 0, 0.06)
      .with(disc.move(0, 0, -0.06), cylinder(0.07, 0.12).turn(90, 0, 0))
      .turn(0, 90, 0)
    make.part('reels', reel.move(0.02, 0.82, 0.32).with(reel.move(0.02, 0.78, -0.3)), steel)
    make.part(
      'film',
      lathe(
        [
          [0.06, -0.045],
          [0.19, -0.045],
          [0.19, 0.045],
          [0.06, 0.045],
        ],
        { corners: 36 },
      )
        .turn(0, 0, 90)
        .move(0.02, 0.82, 0.32)
        .with(
          lathe(
            [
              [0.06, -0.045],
              [0.13, -0.045],
              [0.13, 0.045],
              [0.06, 0.045],
            ],
            { corners: 36 },
          )
            .turn(0, 0, 90)
            .move(0.02, 0.78, -0.3),
        ),
      plastic('#2b2320'),
    )
    make.part(
      'arms',
      rod([0, 0.44, 0.2], [0.02, 0.82, 0.32], 0.026).with(rod([0, 0.44, -0.2], [0.02, 0.78, -0.3], 0.026)),
      shell,
    )
    const one = lens(0.1, 0.22)
    make.part('lens', one.barrel.move(0, 0.34, 0.29), plastic('#1c1d21'))
    make.part('reels', one.rings.move(0, 0.34, 0.29), steel)
    make.part(
      'glass',
      one.glass.move(0, 0.34, 0.29),
      v.light === 'on' ? glowing('#fff2c0', { glow: 2.5 }) : coated,
    )
    make.part(
      'knobs',
      together(
        [
          [0.3, -0.16],
          [0.3, 0],
          [0.18, -0.08],
        ].map(([y = 0, z = 0]) =>
          turned(
            [
              [0, 0],
              [0.04, 0],
              [0.036, 0.03],
              [0, 0.034],
            ],
            0.008,
            22,
          )
            .turn(0, 0, -90)
            .move(0.16, y, z),
        ),
      ),
      look.material('accent', metal('#d6a53c')),
    )
    make.part(
      'knobs',
      together([0.34, 0.3, 0.26, 0.22].map((y) => box(0.01, 0.014, 0.2, 0.004).move(-0.162, y, -0.1))),
      plastic('#26282c'),
    )
    make.socket('front', [0, 0.34, 0.52], 0.1)
  }),
})

function circleWithHoles(): Solid {
  const ring = (r: number, x: number, y: number): Vec2[] =>
    Array.from(
      { length: 24 },
      (_, i): Vec2 => [x + r * Math.cos((i * Math.PI) / 12), y + r * Math.sin((i * Math.PI) / 12)],
    )
  const holes = Array.from({ length: 5 }, (_, i) =>
    ring(0.052, 0.145 * Math.cos((i * 2 * Math.PI) / 5), 0.145 * Math.sin((i * 2 * Math.PI) / 5)),
  )
  return extrude(
    Array.from(
      { length: 44 },
      (_, i): Vec2 => [0.24 * Math.cos((i * Math.PI) / 22), 0.24 * Math.sin((i * Math.PI) / 22)],
    ),
    0.018,
    { bevel: 0.005, holes },
  )
}
