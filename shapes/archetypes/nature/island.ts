import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { bark, grass, leaf, liquid, sand, stone } from '../../materials/material.ts'
import { cells, chanceAt, noise } from '../../materials/noise.ts'
import { clump } from './foliage.ts'
import { putPalm } from './fronds.ts'

export const island = archetype({
  id: 'island',
  about: 'An island: in the sea with palms, or floating in the sky with a tree and rock below',
  skeleton: 'land',
  nouns: ['island', 'desert island', 'tropical island', 'beach'],
  parameters: {
    kind: choice(['sea', 'floating'], 'in the sea or floating'),
    palms: number(2, 0, 4, 'palms or trees on it'),
    waterfall: number(0, 0, 1, 'water that falls over its edge'),
    rocks: number(4, 0, 8, 'rocks on its shore'),
  },
  rows: {
    'floating island': { values: { kind: 'floating', palms: 1 } },
    'flying island': { values: { kind: 'floating', palms: 1 } },
    'sky island': { values: { kind: 'floating', palms: 1, waterfall: 1 } },
    oasis: { values: { palms: 3 } },
  },
  build(v, look, make) {
    const wood = look.material('second', bark('#94683f', { relief: 0.6 }))
    const boulder = stone('#8f8a84')
    const count = Math.round(v.palms)
    if (v.kind === 'floating') {
      const level = 0.52
      const ragged = (a: number) => 1 + 0.07 * Math.sin(a * 3 + 1) + 0.05 * Math.sin(a * 7)
      const line: Vec2[] = [
        [0.015, 0],
        [0.05, 0.05],
        [0.1, 0.13],
        [0.17, 0.2],
        [0.24, 0.3],
        [0.34, 0.38],
        [0.4, 0.46],
        [0.41, level - 0.01],
      ]
      make.part(
        'rock',
        lathe(line, { corners: 44, flutes: ragged }).warp(([x, y, z]) => {
          const crag =
            1 +
            (y < level - 0.03 && y > 0.01
              ? 0.26 * (0.5 - cells(x * 8, y * 5, z * 8)) + 0.1 * noise(x * 20, y * 9, z * 20)
              : 0)
          return [x * crag, y, z * crag]
        }),
        look.material('accent', stone('#8a7462')),
      )
      const turf = look.material('main', grass('#6fae3f'))
      make.part(
        'grass',
        lathe(
          [
            [0, level - 0.05],
            [0.4, level - 0.05],
            [0.445, level - 0.02],
            [0.445, level + 0.02],
            [0.4, level + 0.045],
            [0.2, level + 0.065],
            [0, level + 0.08],
          ],
          {
            corners: 60,
            flutes: (a, h) => ragged(a) * (h < level ? 1 + 0.03 * Math.sin(a * 21) : 1),
          },
        ),
        turf,
      )
      for (let i = 0; i < count; i++) {
        const a = radians(200 + 130 * i)
        const far = count === 1 ? 0.1 : 0.22
        const [x, z] = [Math.sin(a) * far, Math.cos(a) * far]
        const s = i === 0 ? 1 : 0.7
        make.part(
          'trunk',
          tube(
            [
              [x, level + 0.05, z],
              [x + 0.02, level + 0.16 * s, z],
              [x, level + 0.3 * s, z],
            ],
            [0.045 * s, 0.03 * s, 0.022 * s],
            { smooth: 4, corners: 12 },
          ),
          wood,
        )
        make.part(
          'leaves',
          together([
            clump([0.16 * s, 0.13 * s, 0.16 * s], i + 1, 26).move(x, level + 0.38 * s, z),
            clump(0.1 * s, i + 5, 20).move(x + 0.11 * s, level + 0.32 * s, z + 0.04),
            clump(0.1 * s, i + 9, 20).move(x - 0.1 * s, level + 0.33 * s, z + 0.05),
            clump(0.09 * s, i + 12, 20).move(x + 0.01, level + 0.48 * s, z),
          ]),
          trees,
        )
      }
      if (v.waterfall > 0.3) {
        make.part('water', ball([0.17, 0.02, 0.13], 26).move(0.12, level + 0.062, 0.2), pool)
        make.part(
          'water',
          tube(
            [
              [0.14, level + 0.055, 0.28],
              [0.17, level + 0.05, 0.41],
              [0.185, level - 0.06, 0.47],
              [0.19, level - 0.3, 0.475],
              [0.19, 0.06, 0.475],
            ],
            [0.05, 0.055, 0.05, 0.055, 0.035],
            {
              smooth: 6,
              outline: [
                [1.3, 0],
                [0.7, 0.45],
                [-0.7, 0.45],
                [-1.3, 0],
                [-0.7, -0.45],
                [0.7, -0.45],
              ],
            },
          ),
          pool,
        )
      }
      make.part('stones', rocksOn(Math.round(v.rocks), 0.3, level + 0.06, 0.04), boulder)
      make.socket('top', [0, level + 0.08, 0.1], 0.25)
      return
    }
    make.part(
      'sea',
      cylinder(0.56, 0.05, { corners: 56, round: 0.02 }).move(0, 0.025, 0),
      look.material('accent', liquid('#2fa8d0', { opacity: 0.9 })),
    )
    make.part(
      'foam',
      lathe(
        [
          [0, 0.03],
          [0.475, 0.03],
          [0.485, 0.052],
          [0.46, 0.058],
          [0, 0.055],
        ],
        { corners: 56, flutes: shore },
      ),
      foam,
    )
    make.part(
      'sand',
      lathe(
        [
          [0, 0.03],
          [0.45, 0.035],
          [0.44, 0.062],
          [0.36, 0.1],
          [0.25, 0.145],
          [0.12, 0.17],
          [0, 0.178],
        ],
        { corners: 56, flutes: shore },
      ),
      look.material('main', sand('#f0d592')),
    )
    make.part(
      'grass',
      lathe(
        [
          [0, 0.12],
          [0.23, 0.135],
          [0.235, 0.155],
          [0.14, 0.185],
          [0, 0.2],
        ],
        { corners: 48, flutes: (a) => shore(a) * (1 + 0.05 * Math.sin(a * 11)) },
      ),
      grass('#79b043'),
    )
    for (let i = 0; i < count; i++) {
      const a = radians(150 * i + 250)
      const far = count === 1 ? 0 : 0.1
      putPalm(make, look, {
        height: 0.52 - 0.1 * i,
        size: 0.56 - 0.06 * i,
        lean: (i % 2 ? 0.16 : -0.12) * (i > 1 ? 0.4 : 1),
        fronds: 9,
        nuts: 3,
        wood,
        green: trees,
        nut: nuts,
        seed: i,
        place: [Math.sin(a) * far, 0.17, Math.cos(a) * far],
      })
    }
    const stones = Math.round(v.rocks)
    if (stones > 0) make.part('rocks', rocksOn(stones, 0.39, 0.07, 0.055), boulder)
    make.socket('top', [0, 0.19, 0.12], 0.2).socket('base', [0, 0, 0], 0.5)
  },
})

const trees = leaf('#4f9a35', { roughness: 0.75, relief: 1 })
const nuts = bark('#6b4226', { relief: 0.5 })
const foam = liquid('#e4f6fb', { opacity: 0.95 })
const pool = liquid('#58c0e8', { opacity: 0.9 })
const shore = (a: number) => 1 + 0.07 * Math.sin(a * 2 + 0.6) + 0.04 * Math.sin(a * 5)

function rocksOn(count: number, far: number, level: number, size: number) {
  return together(
    Array.from({ length: Math.max(1, count) }, (_, i) => {
      const a = radians(i * 137.5 + 60)
      const s = size * (0.7 + 0.7 * chanceAt(i, 6, 1))
      const place: Vec3 = [Math.sin(a) * far, level + s * 0.3, Math.cos(a) * far]
      return ball([s * 1.2, s, s], 12)
        .warp(([x, y, z]) => {
          const bump = 1 + 0.25 * noise((x / s) * 1.2 + i * 7, (y / s) * 1.2, (z / s) * 1.2)
          return [x * bump, y * bump, z * bump]
        })
        .at(place)
    }),
  )
}
