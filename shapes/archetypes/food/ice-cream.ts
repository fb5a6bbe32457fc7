import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { ball, box, extrude, lathe, roundedOutline, softened, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, glass, lacquer, plastic, wood } from '../../materials/material.ts'

/** Scoops in a cone, in a cup, or on a stick. */
export const iceCream = archetype({
  id: 'ice-cream',
  about: 'Ice cream in a cone, a cup or on a stick',
  skeleton: 'food',
  nouns: ['ice cream', 'ice cream cone', 'gelato'],
  parameters: {
    scoops: number(2, 1, 5, 'how many scoops'),
    holder: choice(['cone', 'cup', 'stick'], 'what it is held by'),
    cherry: number(1, 0, 1, 'a cherry on top'),
  },
  rows: {
    sundae: { values: { holder: 'cup', scoops: 3 } },
    popsicle: { values: { holder: 'stick' }, colours: { main: '#f0506a' } },
    'ice lolly': { values: { holder: 'stick' }, colours: { main: '#f0806a' } },
    sorbet: { values: { holder: 'cup' }, colours: { main: '#f6a04a' } },
  },
  build(v, look, make) {
    if (v.holder === 'stick') {
      const bar = extrude(
        roundedOutline(
          [
            [-0.17, 0.3],
            [0.17, 0.3],
            [0.17, 0.95],
            [-0.17, 0.95],
          ],
          0.16,
          8,
        ),
        0.15,
        { bevel: 0.06, steps: 5 },
      )
      const groove = box(0.035, 0.5, 0.06, 0.017).move(0, 0.66, 0.09)
      make.part(
        'ice',
        bar.minus(groove.move(-0.07, 0, 0), groove.move(0.07, 0, 0)),
        look.material('main', lacquer('#f0506a', { roughness: 0.3 })),
      )
      make.part(
        'stick',
        extrude(
          roundedOutline(
            [
              [-0.04, 0],
              [0.04, 0],
              [0.04, 0.4],
              [-0.04, 0.4],
            ],
            0.035,
          ),
          0.03,
        ),
        wood('#e0c08a', { grain: 0.4 }),
      )
      make.socket('handle', [0, 0.15, 0], 0.04)
      return
    }
    const count = Math.round(v.scoops)
    const colours = [
      look.light('main', '#f3a6bd'),
      look.light('second', '#fbf1d6'),
      light('#7a4a30'),
      light('#b5dfb0'),
      light('#f6d05a'),
    ]
    const rim = v.holder === 'cone' ? 0.52 : 0.36
    const radius = v.holder === 'cone' ? 0.19 : 0.2
    for (let i = 0; i < count; i++) {
      const one: Vec3 =
        v.holder === 'cup' && count > 1 && i < 3
          ? [Math.sin(i * 2.1) * 0.13, rim + 0.06, Math.cos(i * 2.1) * 0.13]
          : [0, rim + 0.1 + (v.holder === 'cup' ? 0.1 : i * 0.24), 0]
      const scoop = new Blob({
        detail: count > 2 ? 28 : 40,
        blend: 0.05,
        colour: colours[i % colours.length] ?? [1, 1, 1],
      }).egg(one, [radius, radius * 0.94, radius])
      for (let k = 0; k < 9; k++)
        scoop.egg(
          [
            one[0] + Math.sin(k * 0.7) * radius * 0.86,
            one[1] - radius * 0.52,
            one[2] + Math.cos(k * 0.7) * radius * 0.86,
          ],
          [0.06, 0.036 + 0.02 * Math.sin(k * 2.7), 0.06],
        )
      make.part('scoops', scoop.solid(), cream)
    }
    // Two or three in a cup lie around the middle, and it is lower there than on one.
    const isRound = v.holder === 'cup' && (count === 2 || count === 3)
    const top = isRound
      ? rim + 0.19
      : rim + 0.1 + (v.holder === 'cup' ? 0.1 + radius : (count - 1) * 0.24 + radius)
    if (v.cherry > 0.3) {
      make.part(
        'cherry',
        ball(0.055, 18).move(0.02, top + 0.03, 0.02),
        look.material('accent', lacquer('#c3172f', { roughness: 0.12 })),
      )
      make.part(
        'stem',
        tube(
          [
            [0.02, top + 0.08, 0.02],
            [0.05, top + 0.16, 0.02],
            [0.11, top + 0.2, 0.03],
          ],
          0.006,
          { smooth: 5, corners: 8 },
        ),
        plastic('#5a7a2f'),
      )
    }
    if (v.holder === 'cone') {
      const cone = lathe(
        softened(
          [
            [0.012, 0],
            [0.19, 0.52],
            [0.205, 0.52],
            [0.205, 0.56],
            [0.17, 0.56],
            [0, 0.5],
          ],
          0.008,
        ),
        { corners: 40 },
      )
      make.part('cone', cone, crust('#dca052', { relief: 0.3, paint: ([x, y, z]) => waffle(x, y, z) }))
    } else {
      make.part(
        'cup',
        lathe(
          softened(
            [
              [0, 0],
              [0.16, 0],
              [0.17, 0.02],
              [0.05, 0.05],
              [0.045, 0.12],
              [0.2, 0.22],
              [0.3, 0.4],
              [0.285, 0.4],
              [0.18, 0.24],
              [0, 0.18],
            ],
            0.014,
          ),
          { corners: 40 },
        ),
        glass('#cfe6f0', { opacity: 0.5 }),
      )
    }
    make.socket('top', [0, top, 0], 0.1).socket('handle', [0, 0.25, 0], 0.09)
  },
})

const cream = lacquer('#ffffff', { surface: 'rough', roughness: 0.7, grain: 0.5 })
const seam = light('#b5742f')

/** The crossing lines of a waffle. */
function waffle(x: number, y: number, z: number): Vec3 | undefined {
  const angle = Math.atan2(x, z)
  const [a, b] = [(angle * 14) / Math.PI / 2 + y * 9, (angle * 14) / Math.PI / 2 - y * 9]
  const line = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)))
  return line < 0.09 ? seam : undefined
}
