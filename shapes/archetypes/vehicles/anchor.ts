import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, roundedOutline, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, metal } from '../../materials/material.ts'
import { drumX, pipe } from './forms.ts'

/** A ship's anchor, standing upright and seen from the front. */
export const anchor = archetype({
  id: 'anchor',
  about: 'An anchor with ring, stock and two flukes; a rope around it if asked',
  skeleton: 'part',
  nouns: ['anchor'],
  parameters: { rope: choice(['rope', 'chain', 'none'], 'what is bound to it') },
  build(v, look, make) {
    const iron = look.material('main', metal('#4a5a6b', { roughness: 0.5 }))
    make.part('anchor', cylinder(0.042, 0.74, { corners: 16, top: 0.032 }).move(0, 0.45, 0), iron)
    make.part('anchor', torus(0.075, 0.022, 28, 10).turn(90, 0, 0).move(0, 0.9, 0), iron)
    make.part(
      'stock',
      drumX(0.03, 0.46, 14)
        .move(0, 0.72, 0)
        .with(ball(0.045, 14).move(0.235, 0.72, 0).mirrored()),
      look.material('second', metal('#8a96a3', { roughness: 0.4 })),
    )
    make.part(
      'anchor',
      pipe(
        [
          [-0.36, 0.3, 0],
          [-0.3, 0.17, 0],
          [-0.16, 0.075, 0],
          [0, 0.05, 0],
          [0.16, 0.075, 0],
          [0.3, 0.17, 0],
          [0.36, 0.3, 0],
        ],
        [0.026, 0.038, 0.046, 0.05, 0.046, 0.038, 0.026],
        14,
        4,
      ),
      iron,
    )
    const fluke = extrude(
      roundedOutline(
        [
          [-0.09, -0.03],
          [0.09, -0.03],
          [0, 0.14],
        ],
        0.02,
      ),
      0.036,
      { bevel: 0.012 },
    )
      .turn(0, 0, -12)
      .move(0.36, 0.28, 0)
    make.part('anchor', fluke.mirrored(), iron)
    if (v.rope === 'rope') {
      const path = Array.from({ length: 60 }, (_, i): Vec3 => {
        const t = i / 59
        const a = t * Math.PI * 4.5
        return [Math.sin(a) * (0.06 + 0.05 * Math.sin(t * Math.PI)), 0.86 - t * 0.72, Math.cos(a) * 0.075]
      })
      make.part(
        'rope',
        pipe(path, 0.019, 8, 1),
        look.material('accent', cloth('#d9b878', { surface: 'knit' })),
      )
    } else if (v.rope === 'chain')
      make.part(
        'chain',
        together(
          Array.from({ length: 9 }, (_, i) =>
            torus(0.034, 0.01, 18, 6)
              .scale(0.75, 1, 1.2)
              .turn(i % 2 ? 90 : 0, 0, 90)
              .turn(0, 90, 0)
              .move(0.06 + i * 0.02, 0.88 - i * 0.06, 0.06),
          ),
        ),
        look.material('accent', metal('#c9a24a')),
      )
    make.socket('top', [0, 0.98, 0], 0.07).socket('handle', [0, 0.9, 0], 0.03)
  },
})
