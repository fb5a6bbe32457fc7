import { archetype, choice } from '../../archetype.ts'
import { cylinder, torus } from '../../geometry/solids.ts'
import { glowing, metal, plastic } from '../../materials/material.ts'
import { standing, turned } from './forms.ts'

export const flashlight = archetype({
  id: 'flashlight',
  about: 'A flashlight that lies, with its lens to the front',
  skeleton: 'lamp',
  nouns: ['flashlight', 'flash light', 'electric torch', 'torch light', 'pocket lamp'],
  parameters: { light: choice(['burning', 'none'], 'whether it shines') },
  rows: { 'pocket lamp': { colours: { main: '#c0392b' } } },
  build: standing((v, look, make) => {
    const body = look.material('main', plastic('#2f3540', { roughness: 0.5 }))
    const steel = look.material('second', metal('#b9c0c8'))
    const along = { x: 90, y: 0.15 }
    const lie = <T extends ReturnType<typeof cylinder>>(solid: T) =>
      solid.turn(along.x, 0, 0).move(0, along.y, 0)
    make.part(
      'body',
      lie(
        turned([
          [0, -0.5],
          [0.085, -0.5],
          [0.09, -0.44],
          [0.085, 0.2],
          [0.15, 0.36],
          [0.15, 0.5],
          [0, 0.5],
        ]),
      ),
      body,
    )
    make.part(
      'rings',
      lie(
        torus(0.15, 0.016, 36, 8)
          .move(0, 0.5, 0)
          .with(torus(0.092, 0.012, 36, 8).move(0, -0.4, 0))
          .with(torus(0.092, 0.012, 36, 8).move(0, 0.14, 0)),
      ),
      steel,
    )
    make.part(
      'lens',
      lie(cylinder(0.132, 0.02).move(0, 0.5, 0)),
      v.light === 'burning' ? glowing('#fff3c4', { glow: 2.6 }) : metal('#dfe6ea'),
    )
    make.part('switch', cylinder(0.03, 0.03).move(0, along.y + 0.09, 0.04), steel)
    make.socket('handle', [0, along.y, -0.2], 0.08)
  }),
})
