import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball } from '../../geometry/solids.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, lineOn, shiny } from './face.ts'
import { Figure, skinAt } from './figure.ts'

/** A drop of slime with a face. */
export const slime = archetype({
  id: 'slime',
  about: 'A slime: a clear drop with a face',
  skeleton: 'slime',
  nouns: ['slime', 'blob', 'slime monster'],
  parameters: {
    tall: number(0.62, 0.3, 1, 'height against its width'),
    drops: number(5, 0, 10, 'how many drops run down from it'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    mouth: choice(['smile', 'open'], 'kind of mouth'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const bone = figure.joint('body', [0, 0.3, 0])
    const h = v.tall
    const blob = new Blob({
      detail: Math.round(46 * look.detail),
      blend: 0.09,
      colour: look.light('main', '#5fd04a'),
    })
    blob
      .egg([0, h * 0.42, 0], [0.36, h * 0.46, 0.34], { bone })
      .egg([0, 0.1, 0], [0.45, 0.12, 0.42], { bone })
      .limb([0, h * 0.75, 0], [0.02, h * 0.98, -0.02], 0.12, 0.035, { bone })
    const count = Math.round(v.drops)
    for (let i = 0; i < count; i++) {
      const a = i * 2.4 + 0.9
      blob.egg([Math.sin(a) * 0.43, 0.06, Math.cos(a) * 0.4], [0.1, 0.075, 0.1], { bone })
    }
    blob.slab([0, -0.2, 0], [1, 0.2, 1], 0, { cut: true, blend: 0.03 })
    const body = blob.solid()
    figure.part(
      'body',
      new Solid(body.positions, body.triangles).boned(bone),
      look.material('main', skin('#5fd04a', { opacity: 0.84, roughness: 0.06, relief: 0 })),
    )
    const bubbles = [
      [0.16, 0.3, -0.1, 0.05],
      [-0.12, 0.42, -0.08, 0.04],
      [0.05, 0.2, 0.05, 0.03],
      [-0.2, 0.2, 0.05, 0.035],
    ].map(([x = 0, y = 0, z = 0, r = 0]) => ball(r, 12).at([x, y * h * 1.6, z]))
    figure.part(
      'bubbles',
      together(bubbles).boned(bone),
      look.material('second', skin('#c8f7b8', { roughness: 0.1 })),
    )
    const eye = (s: 1 | -1): Solid => {
      const to = unit([s * 0.36, 0.12, 1] as Vec3)
      const p = skinAt(body, [0, h * 0.48, 0], to, 0.35)
      return eyeball(0.078, to, { iris: eyeColours[v.eyes], white: '#ffffff', pupil: 36, ring: 52 }).at(
        add(p, times(to, -0.02)),
      )
    }
    const parts = [eye(1), eye(-1)]
    if (v.mouth === 'smile')
      parts.push(
        lineOn(
          body,
          [0, h * 0.4, 0],
          [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [k * 0.12, h * 0.4 - 0.05 * (1 - k * k) - 0.02, 0.4]),
          0.014,
          light('#1f4a1a'),
        ),
      )
    else {
      const p = skinAt(body, [0, h * 0.36, 0], [0, -0.05, 1], 0.35)
      parts.push(
        ball([0.09, 0.06, 0.03], 20).at(p).tinted(light('#3a1420')),
        ball([0.05, 0.025, 0.02], 14)
          .at(add(p, [0, -0.025, 0.02]))
          .tinted(light('#e0707c')),
      )
    }
    figure.part('eyes', together(parts).boned(bone), shiny())
    figure
      .socket('head', [0, h, 0], 0.2)
      .socket('top', [0, h, 0], 0.15)
      .socket('eyes', [0, h * 0.5, 0.36], 0.2)
      .finish(make)
  },
})
