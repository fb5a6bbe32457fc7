import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, lathe, sheet, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, shiny } from './face.ts'
import { Figure } from './figure.ts'

/** A jellyfish: a clear bell with frills and threads. */
export const jellyfish = archetype({
  id: 'jellyfish',
  about: 'A jellyfish with a clear bell',
  skeleton: 'jellyfish',
  nouns: ['jellyfish', 'medusa jellyfish'],
  parameters: {
    bell: number(0.3, 0.15, 0.45, 'width of the bell'),
    threads: number(14, 4, 24, 'how many threads hang from it'),
    length: number(0.5, 0.2, 0.9, 'length of the threads'),
    face: choice(['none', 'smile'], 'whether it has a face'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const r = v.bell
    const y = v.length
    const bone = figure.joint('body', [0, y, 0])
    const profile: Vec2[] = [
      [0, r * 0.32],
      [r * 0.6, r * 0.24],
      [r * 0.92, r * 0.02],
      [r * 1.02, -r * 0.02],
      [r, r * 0.12],
      [r * 0.94, r * 0.36],
      [r * 0.78, r * 0.66],
      [r * 0.5, r * 0.88],
      [r * 0.22, r * 0.97],
      [0, r],
    ]
    const bell = lathe(profile, {
      corners: 48,
      flutes: (a, h) => 1 + (h < r * 0.3 ? 0.035 * Math.cos(a * 12) : 0),
    }).move(0, y, 0)
    figure.part(
      'bell',
      bell.boned(bone),
      look.material('main', skin('#e07fd0', { opacity: 0.72, roughness: 0.12 })),
    )
    const inner = ball([r * 0.5, r * 0.4, r * 0.5], 24).at([0, y + r * 0.42, 0])
    const lobes = together(
      [0, 1, 2, 3].map((k) =>
        ball([r * 0.18, r * 0.1, r * 0.18], 14).at([
          Math.sin(k * 1.57 + 0.8) * r * 0.3,
          y + r * 0.68,
          Math.cos(k * 1.57 + 0.8) * r * 0.3,
        ]),
      ),
    )
    figure.part(
      'inside',
      inner.with(lobes).boned(bone),
      look.material('accent', skin('#f7b8e8', { glow: 0.25 })),
    )
    const count = Math.round(v.threads)
    const threads = Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * i) / count
      const long = v.length * (i % 2 ? 0.72 : 0.98)
      const way = [0, 0.25, 0.5, 0.75, 1].map(
        (t): Vec3 => [
          Math.sin(a) * r * (0.9 - 0.1 * t) + Math.sin(t * 7 + i) * 0.025 * t * 2,
          y - long * t + r * 0.04,
          Math.cos(a) * r * (0.9 - 0.1 * t) + Math.cos(t * 6 + i) * 0.025 * t * 2,
        ],
      )
      return tube(way, (t) => 0.011 * (1 - 0.6 * t), { corners: 7, smooth: 4 })
    })
    const frills = [0, 1, 2, 3].map((k) => {
      const a = k * 1.57 + 0.4
      const rows = Array.from({ length: 16 }, (_, i) => {
        const t = i / 15
        return [-1, -0.4, 0.4, 1].map((s, j): Vec3 => {
          const wave = Math.sin(t * 14 + k + j * 1.4) * 0.035
          const wide = 0.07 * (1 - 0.65 * t)
          return [
            Math.sin(a) * r * 0.26 + Math.cos(a) * s * wide + Math.sin(a) * wave,
            y + r * 0.2 - t * v.length * 0.85,
            Math.cos(a) * r * 0.26 - Math.sin(a) * s * wide + Math.cos(a) * wave,
          ]
        })
      })
      return sheet(rows, 0.014)
    })
    figure.part(
      'threads',
      together([...threads, ...frills]).boned(bone),
      look.material('second', skin('#f5a9de', { roughness: 0.35 })),
    )
    if (v.face === 'smile') {
      const eye = (s: 1 | -1) =>
        eyeball(r * 0.13, [s * 0.3, 0, 1], { iris: eyeColours.dark, pupil: 40 }).at([
          s * r * 0.34,
          y + r * 0.36,
          r * 0.86,
        ])
      figure.part('eyes', together([eye(1), eye(-1)]).boned(bone), shiny())
    }
    figure
      .socket('top', [0, y + r, 0], r * 0.6)
      .socket('head', [0, y + r, 0], r * 0.6)
      .finish(make)
  },
})
