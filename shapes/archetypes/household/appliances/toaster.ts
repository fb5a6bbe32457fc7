import { archetype, number } from '../../../archetype.ts'
import { box, cylinder, extrude } from '../../../geometry/solids.ts'
import type { Vec2 } from '../../../geometry/vector.ts'
import { crust, metal, plastic } from '../../../materials/material.ts'
import { atCorners, rectangle, standing } from '../forms.ts'
import { knob } from './knob.ts'

export const toaster = archetype({
  id: 'toaster',
  about: 'A toaster with slices of bread',
  skeleton: 'appliance',
  nouns: ['toaster'],
  parameters: { slices: number(2, 0, 2, 'how many slices are in it') },
  build: standing((v, look, make) => {
    const shell = look.material('main', metal('#d6dbe0', { roughness: 0.18 }))
    const trim = look.material('second', plastic('#d8402f'))
    const black = plastic('#26282c')
    const bodyOf: Vec2[] = [
      [-0.3, 0.08],
      [0.3, 0.08],
      [0.32, 0.2],
      [0.28, 0.5],
      [0.2, 0.6],
      [-0.2, 0.6],
      [-0.28, 0.5],
      [-0.32, 0.2],
    ]
    make.part('body', extrude(bodyOf, 0.86, { bevel: 0.05, steps: 4 }).turn(0, 90, 0), shell)
    make.part('base', box(0.94, 0.09, 0.6, 0.04).move(0, 0.07, 0), trim)
    make.part('slots', box(0.66, 0.02, 0.09, 0.008).move(0, 0.6, 0.1).mirrored('z'), black)
    const loaf = (scale: number): Vec2[] =>
      rectangle(0.5 * scale, 0.42 * scale, 0.1).map(
        ([x, y]): Vec2 => [x * (y > 0 ? 1.1 : 1), y + (y > 0.1 ? 0.03 * Math.cos(x * 6) : 0)],
      )
    const [brown, pale] = [crust('#a5662a'), crust('#e3b566')]
    const count = Math.round(v.slices)
    for (let i = 0; i < count; i++) {
      const z = i === 0 ? 0.1 : -0.1
      make.part('crust', extrude(loaf(1), 0.06, { bevel: 0.014 }).move(0, 0.58, z), brown)
      make.part('toast', extrude(loaf(0.88), 0.068, { bevel: 0.008 }).move(0, 0.585, z), pale)
    }
    make.part('slots', box(0.02, 0.24, 0.03, 0.006).move(0.445, 0.36, 0), black)
    make.part('lever', box(0.09, 0.045, 0.14, 0.018).move(0.49, 0.45, 0), trim)
    make.part('knob', knob(0.045).turn(0, 90, 0).move(0.44, 0.2, 0.1), trim)
    make.part('slots', atCorners(cylinder(0.04, 0.05).move(0.36, 0.02, 0.2)), black)
    make.socket('top', [0, 0.62, 0], 0.2)
  }),
})
