import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, shiny } from './face.ts'
import { Figure, hideOf } from './figure.ts'

/** A starfish, standing upright or lying; five arms with small knobs. */
export const starfish = archetype({
  id: 'starfish',
  about: 'A starfish',
  skeleton: 'starfish',
  nouns: ['starfish', 'sea star'],
  parameters: {
    arms: number(5, 4, 9, 'how many arms it has'),
    pose: choice(['standing', 'lying'], 'how it is set'),
    face: choice(['none', 'smile'], 'whether it has a face'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#f0703a')
    const pale = look.light('second', '#ffd9a0')
    const count = Math.round(v.arms)
    const bone = figure.joint('body', [0, 0, 0])
    const hide = hideOf(look, 'main', skin('#f0703a', { roughness: 0.7, relief: 2 }))
    const blob = new Blob({ detail: Math.round(64 * look.detail), blend: 0.06, colour: main }).egg(
      [0, 0, 0],
      [0.15, 0.1, 0.15],
    )
    const knobs: Solid[] = []
    for (let i = 0; i < count; i++) {
      const a = radians((360 * i) / count)
      const out = (far: number, y: number): Vec3 => [Math.sin(a) * far, y, Math.cos(a) * far]
      blob.chain([out(0.08, 0.02), out(0.3, 0), out(0.5, -0.02)], [0.11, 0.075, 0.035])
      for (let k = 0; k < 5; k++)
        knobs.push(ball(0.02 - 0.0022 * k, 10).at(out(0.12 + k * 0.085, 0.125 - k * 0.016)))
    }
    blob.slab([0, -0.16, 0], [1, 0.1, 1], 0, { cut: true, blend: 0.02 })
    const up = (solid: Solid) => (v.pose === 'standing' ? solid.turn(90, 0, 0).turn(0, 0, 180) : solid)
    const body = blob.solid()
    figure.part('body', hide.dressed(up(body).boned(bone)), hide.material)
    figure.part(
      'knobs',
      up(together(knobs).tinted(pale)).boned(bone),
      look.material('second', skin('#ffd9a0')),
    )
    if (v.face === 'smile') {
      const one = (s: 1 | -1) =>
        eyeball(0.04, [0, 1, 0.1], { iris: eyeColours.dark, white: '#ffffff', pupil: 36, ring: 52 }).at([
          s * 0.07,
          0.12,
          -0.03,
        ])
      figure.part('eyes', up(together([one(1), one(-1)])).boned(bone), shiny())
    }
    figure.socket('top', [0, 0.1, 0], 0.1).finish(make)
  },
})
