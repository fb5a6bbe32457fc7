import { archetype, number } from '../../../archetype.ts'
import { ball, box, cylinder, lathe, torus } from '../../../geometry/solids.ts'
import { metal, plastic, rubber, wood } from '../../../materials/material.ts'
import { atCorners, standing } from '../forms.ts'

export const speaker = archetype({
  id: 'speaker',
  about: 'A loudspeaker with cones, or an amplifier',
  skeleton: 'device',
  nouns: ['speaker', 'loudspeaker', 'amplifier', 'subwoofer'],
  parameters: { cones: number(2, 1, 3, 'how many cones it has') },
  build: standing((v, look, make) => {
    const shell = look.material('main', wood('#7a4828'))
    const black = look.material('second', rubber('#232529'))
    const accent = look.material('accent', metal('#d6a53c'))
    make.part('case', box(0.52, 0.94, 0.46, 0.03).move(0, 0.51, 0), shell)
    make.part('front', box(0.47, 0.89, 0.03, 0.012).move(0, 0.51, 0.225), plastic('#2f3136'))
    const cones: [number, number][] =
      Math.round(v.cones) === 1
        ? [[0.5, 0.2]]
        : Math.round(v.cones) === 2
          ? [
              [0.33, 0.19],
              [0.75, 0.12],
            ]
          : [
              [0.28, 0.16],
              [0.58, 0.11],
              [0.82, 0.07],
            ]
    for (const [y, r] of cones) {
      make.part(
        'cones',
        lathe(
          [
            [r * 0.6, -0.01],
            [r, 0],
            [r, 0.025],
            [r * 0.94, 0.035],
            [r * 0.84, 0.03],
            [r * 0.76, 0.012],
            [r * 0.34, -0.03],
            [r * 0.3, -0.02],
          ],
          { corners: 44 },
        )
          .turn(90, 0, 0)
          .move(0, y, 0.245),
        black,
      )
      make.part(
        'rims',
        torus(r, r * 0.07, 44, 8)
          .turn(90, 0, 0)
          .move(0, y, 0.255)
          .with(ball([r * 0.34, r * 0.34, r * 0.22], 20).move(0, y, 0.225)),
        accent,
      )
    }
    make.part('feet', atCorners(cylinder(0.04, 0.05).move(0.2, 0.02, 0.17)), black)
    make.socket('top', [0, 0.98, 0], 0.2)
  }),
})
