import { archetype } from '../../../archetype.ts'
import { ball, box, cylinder, lathe, torus } from '../../../geometry/solids.ts'
import { light } from '../../../materials/colour.ts'
import { glass, glowing, lacquer, metal, plastic, porcelain } from '../../../materials/material.ts'
import { atCorners, flowing, standing } from '../forms.ts'
import { knob } from './knob.ts'

const wet = porcelain('#ffffff', { surface: 'cloth', roughness: 0.8 })

export const washingMachine = archetype({
  id: 'washing-machine',
  about: 'A washing machine or dryer with a round door',
  skeleton: 'appliance',
  nouns: ['washing machine', 'washer', 'dryer'],
  parameters: {},
  rows: { dryer: { colours: { main: '#e6e9ee', second: '#2f3238' } } },
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#f7f5f0'))
    const chrome = look.material('accent', metal('#c9cfd6'))
    make.part('body', box(0.8, 0.94, 0.74, 0.035).move(0, 0.51, 0), shell)
    make.part('body', box(0.82, 0.04, 0.76, 0.015).move(0, 0.975, 0), shell)
    make.part('door', torus(0.25, 0.045, 48, 12).turn(90, 0, 0).move(0, 0.45, 0.375), chrome)
    make.part(
      'glass',
      lathe(
        flowing(
          [
            [0.23, 0],
            [0.2, 0.05],
            [0.1, 0.085],
            [0.01, 0.095],
          ],
          4,
        ),
        { corners: 44 },
      )
        .turn(90, 0, 0)
        .move(0, 0.45, 0.36),
      glass('#7fc4e8', { opacity: 0.75 }),
    )
    const cloths = ['#e2463c', '#f2b93a', '#4f9a4f', '#8a5fc0', '#f2f0e8']
    for (const [i, colour] of cloths.entries())
      make.part(
        'laundry',
        ball([0.09, 0.06, 0.06], 12)
          .move(0.1 * Math.cos(i * 1.26), 0.42 + 0.09 * Math.sin(i * 1.26), 0.345)
          .tinted(light(colour)),
        wet,
      )
    make.part('handle', box(0.04, 0.12, 0.05, 0.016).move(0.26, 0.45, 0.41), chrome)
    make.part(
      'panel',
      box(0.74, 0.13, 0.02, 0.008).move(0, 0.87, 0.372),
      look.material('second', plastic('#2f6fae')),
    )
    make.part('knob', knob(0.05).move(0.08, 0.87, 0.38), chrome)
    make.part('drawer', box(0.22, 0.1, 0.03, 0.012).move(-0.23, 0.87, 0.375), shell)
    make.part(
      'screen',
      box(0.14, 0.06, 0.02, 0.006).move(0.25, 0.87, 0.376),
      glowing('#7dfadf', { glow: 0.4 }),
    )
    make.part('handle', atCorners(cylinder(0.04, 0.05).move(0.32, 0.02, 0.28)), chrome)
    make.socket('top', [0, 0.99, 0], 0.35)
  }),
})
