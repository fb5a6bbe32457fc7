import { archetype, number } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box } from '../../../geometry/solids.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, leather, metal, plastic } from '../../../materials/material.ts'
import { pipe, standing } from '../forms.ts'

export const accordion = archetype({
  id: 'accordion',
  about: 'An accordion with bellows, keys and buttons',
  skeleton: 'instrument',
  nouns: ['accordion', 'concertina'],
  parameters: { open: number(0.4, 0, 1, 'how far the bellows are drawn out') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#c0222c'))
    const chrome = look.material('accent', metal('#d9b45a'))
    const half = 0.1 + 0.16 * v.open
    const fold = 13
    const bellows = Array.from({ length: fold }, (_, i) => {
      const t = (i / (fold - 1)) * 2 - 1
      return box((2 * half) / fold + 0.008, 0.56 - 0.03 * (i % 2), 0.32 - 0.03 * (i % 2), 0.008)
        .turn(0, 0, 0)
        .move(t * half, 0.36 + 0.05 * (1 - t * t) * v.open, 0)
        .tinted(light(i % 2 ? '#2a2a30' : '#f2e8d2'))
    })
    make.part(
      'bellows',
      together(bellows),
      look.material('second', plastic('#ffffff', { surface: 'paper', roughness: 0.7 })),
    )
    make.part(
      'case',
      box(0.22, 0.62, 0.38, 0.045)
        .move(half + 0.11, 0.34, 0)
        .with(box(0.2, 0.62, 0.38, 0.045).move(-half - 0.1, 0.34, 0)),
      shell,
    )
    const keys = Array.from({ length: 14 }, (_, i) =>
      box(0.12, 0.036, 0.035, 0.003).move(-half - 0.22, 0.08 + i * 0.04, 0.12),
    )
    make.part('case', box(0.16, 0.6, 0.14, 0.02).move(-half - 0.21, 0.34, 0.06), shell)
    make.part('keys', together(keys), plastic('#fbf8ee', { roughness: 0.25 }))
    make.part(
      'sharps',
      together(
        Array.from({ length: 13 }, (_, i) => i)
          .filter((i) => ![2, 6, 9].includes(i))
          .map((i) => box(0.07, 0.02, 0.03, 0.003).move(-half - 0.19, 0.1 + i * 0.04, 0.142)),
      ),
      plastic('#17171a'),
    )
    make.part(
      'buttons',
      together(
        Array.from({ length: 24 }, (_, i) =>
          ball([0.016, 0.016, 0.01], 10).move(
            half + 0.06 + 0.035 * (i % 4),
            0.14 + 0.075 * Math.floor(i / 4),
            0.192,
          ),
        ),
      ),
      plastic('#fbf8ee'),
    )
    make.part(
      'trim',
      together([-1, 1].map((s) => box(0.02, 0.635, 0.392, 0.008).move(s * (half + 0.012), 0.34, 0))),
      chrome,
    )
    make.part(
      'grille',
      together(
        Array.from({ length: 6 }, (_, i) =>
          box(0.1, 0.016, 0.02, 0.004)
            .turn(0, 0, 20)
            .move(-half - 0.085, 0.16 + i * 0.07, 0.19),
        ),
      ),
      chrome,
    )
    make.part(
      'straps',
      pipe(
        [
          [half + 0.12, 0.6, -0.18],
          [half + 0.16, 0.5, -0.36],
          [half + 0.16, 0.2, -0.36],
          [half + 0.12, 0.08, -0.18],
        ],
        0.022,
        6,
      ).with(
        pipe(
          [
            [-half - 0.1, 0.6, -0.18],
            [-half - 0.12, 0.5, -0.36],
            [-half - 0.12, 0.2, -0.36],
            [-half - 0.1, 0.08, -0.18],
          ],
          0.022,
          6,
        ),
      ),
      leather('#5c3218'),
    )
    make.socket('handle', [half + 0.1, 0.35, -0.3], 0.05)
  }),
})
