import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { torus } from '../../geometry/solids.ts'
import { add, between, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { colouredTube } from './coloured-tube.ts'
import { eyeball, eyeColours, eyeWords, lineOn, shiny } from './face.ts'
import { darker, Figure, hideOf } from './figure.ts'

/** A snail with its house. */
export const snail = archetype({
  id: 'snail',
  about: 'A snail with its shell',
  skeleton: 'snail',
  nouns: ['snail'],
  parameters: {
    shell: number(0.26, 0, 0.34, 'size of the shell'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: { slug: { values: { shell: 0 }, colours: { main: '#c98a4c', second: '#e8c08a' } } },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#e2b878')
    const tone = look.light('second', '#b5602c')
    const bone = figure.joint('body', [0, 0.1, 0])
    const hide = hideOf(look, 'main', skin('#e2b878', { roughness: 0.3, relief: 1.4 }))
    const blob = new Blob({ detail: Math.round(60 * look.detail), blend: 0.07, colour: main })
      .chain(
        [
          [0, 0.035, -0.52],
          [0, 0.06, -0.25],
          [0, 0.085, 0.1],
          [0, 0.12, 0.28],
        ],
        [0.02, 0.075, 0.1, 0.09],
      )
      .egg([0, 0.028, -0.04], [0.14, 0.03, 0.44])
      .limb([0, 0.12, 0.28], [0, 0.27, 0.38], 0.09, 0.08)
      .egg([0, 0.31, 0.41], [0.1, 0.095, 0.11])
    blob.both((b) =>
      b
        .chain(
          [
            [0.05, 0.36, 0.42],
            [0.1, 0.47, 0.46],
            [0.13, 0.55, 0.48],
          ],
          [0.026, 0.02, 0.022],
          { blend: 0.02 },
        )
        .limb([0.04, 0.26, 0.5], [0.06, 0.23, 0.57], 0.02, 0.016, { blend: 0.02 }),
    )
    blob.slab([0, -0.1, 0], [1, 0.1, 1], 0, { cut: true, blend: 0.01 })
    const body = blob.solid()
    figure.part('body', hide.dressed(body.boned(bone)), hide.material)
    if (v.shell > 0.02) {
      const s = v.shell
      const middle: Vec3 = [0, 0.1 + s * 0.98, -0.12]
      const path = Array.from({ length: 60 }, (_, i): Vec3 => {
        const w = i / 59
        const a = -2.1 + w * 2 * Math.PI * 2.6
        const r = s * 0.74 * (1 - w) ** 1.05
        return add(middle, [s * 0.34 * w ** 1.4, Math.sin(a) * -r, Math.cos(a) * r])
      })
      const shellSide = (side: 1 | -1) => path.map(([x, y, z]): Vec3 => [x * side, y, z])
      const radius = (w: number) => s * (0.44 * (1 - w) ** 0.9 + 0.04) * (1 + 0.03 * Math.sin(w * 150))
      const stripe = (w: number): Vec3 =>
        Math.sin(w * 62) > 0.55 ? darker(tone, 0.55) : w > 0.55 ? between(tone, light('#f6d9a8'), 0.45) : tone
      const coat = look.material('second', skin('#b5602c', { roughness: 0.25 }))
      figure.part(
        'shell',
        together([
          colouredTube(shellSide(1), radius, stripe, 20),
          colouredTube(shellSide(-1), radius, stripe, 20),
        ]).boned(bone),
        coat,
      )
      figure.part(
        'shell',
        torus(s * 0.36, s * 0.07, 28, 10)
          .turn(62, 0, 0)
          .at([0, 0.16, 0.13])
          .tinted(darker(tone, 0.8))
          .boned(bone),
        coat,
      )
    }
    const gloss = shiny()
    const eye = (s: 1 | -1) =>
      eyeball(0.042, [s * 0.25, 0.1, 1], {
        iris: eyeColours[v.eyes],
        white: '#fdfdf6',
        pupil: 34,
        ring: 50,
      }).at([s * 0.13, 0.57, 0.485])
    const smile = lineOn(
      body,
      [0, 0.3, 0.4],
      [
        [-0.08, 0.31, 0.5],
        [-0.04, 0.275, 0.53],
        [0, 0.265, 0.54],
        [0.04, 0.275, 0.53],
        [0.08, 0.31, 0.5],
      ],
      0.007,
      light('#5a2c1a'),
    )
    figure.part('eyes', together([eye(1), eye(-1), smile]).boned(bone), gloss)
    figure
      .socket('head', [0, 0.4, 0.41], 0.09)
      .socket('back', [0, 0.1 + v.shell * 1.95, -0.12], 0.12)
      .socket('top', [0, 0.1 + v.shell * 1.95, -0.12], 0.12)
      .socket('eyes', [0, 0.57, 0.52], 0.12)
      .socket('mouth', [0, 0.27, 0.54], 0.05)
      .finish(make)
  },
})
