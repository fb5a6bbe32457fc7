import { archetype, choice, number } from '../archetype.ts'
import { together } from '../geometry/solid.ts'
import { box, cylinder } from '../geometry/solids.ts'
import { cloth, wood } from '../materials/material.ts'

/** A seat for one. */
export const chair = archetype({
  id: 'chair',
  about: 'A seat with legs and a back',
  skeleton: 'furniture',
  nouns: ['chair', 'seat'],
  parameters: {
    width: number(0.48, 0.3, 1, 'width of the seat'),
    seat: number(0.46, 0.2, 0.9, 'height of the seat'),
    back: number(0.5, 0, 1, 'height of the back'),
    slats: number(4, 0, 9, 'how many slats the back has'),
    legs: choice(['square', 'round'], 'what its legs are like'),
  },
  rows: { stool: { values: { back: 0, seat: 0.6, width: 0.36, legs: 'round' } } },
  build({ width, seat, back, slats, legs }, look, make) {
    const timber = look.material('main', wood('#8a5a33'))
    const cushion = look.material('second', cloth('#b8453f'))
    const depth = width * 0.95
    const thick = 0.05
    const foot =
      legs === 'square' ? box(thick, seat, thick) : cylinder(thick * 0.55, seat, { top: thick * 0.7 })
    const [x, z] = [width / 2 - thick * 0.7, depth / 2 - thick * 0.7]
    const four = [
      [x, z],
      [-x, z],
      [x, -z],
      [-x, -z],
    ].map(([a = 0, b = 0]) => foot.move(a, seat / 2, b))
    make.part('legs', together(four), timber)
    make.part('seat', box(width, 0.05, depth, 0.02).move(0, seat, 0), timber)
    make.part('cushion', box(width * 0.9, 0.07, depth * 0.9, 0.034).move(0, seat + 0.05, 0.005), cushion)
    if (back > 0.05) {
      const tilt = (part: ReturnType<typeof box>) => part.turn(-8, 0, 0).move(0, seat, -z)
      make.part(
        'back',
        tilt(
          box(thick, back, thick)
            .move(x, back / 2, 0)
            .mirrored(),
        ),
        timber,
      )
      make.part('back', tilt(box(width, 0.09, thick * 0.8, 0.03).move(0, back - 0.03, 0)), timber)
      make.part('back', tilt(box(width * 0.9, 0.05, thick * 0.6).move(0, back * 0.28, 0)), timber)
      const count = Math.round(slats)
      for (let i = 0; i < count; i++)
        make.part(
          'back',
          tilt(box(0.035, back * 0.68, 0.02).move(((i + 0.5) / count - 0.5) * width * 0.82, back * 0.62, 0)),
          timber,
        )
    }
    make.part(
      'rails',
      box(width - thick * 2, 0.035, 0.025)
        .move(0, seat * 0.45, z)
        .mirrored('z'),
      timber,
    )
    make.part(
      'rails',
      box(0.025, 0.035, depth - thick * 2)
        .move(x, seat * 0.35, 0)
        .mirrored(),
      timber,
    )
    make.socket('top', [0, seat + 0.085, 0], width / 2).socket('back', [0, seat + 0.085, 0], width / 2)
  },
})
