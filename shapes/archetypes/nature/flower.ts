import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cone, lathe, sheet, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { clay, earth, leaf, skin } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { leafAlong } from './foliage.ts'

/** A petal that grows outwards along z from the origin; it cups upwards. */
function petal(length: number, width: number, cup: number, tip = 1): Solid {
  const rows = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const wide = width * (Math.sin(Math.PI * (0.12 + (0.88 - 0.12 * tip) * t)) * 0.5 + 0.01)
    return [-1, -0.5, 0, 0.5, 1].map(
      (s): Vec3 => [s * wide, cup * length * t * t + 0.22 * wide * s * s, t * length],
    )
  })
  return sheet(rows, 0.012)
}

/** A pot with soil; what grows stands at `soil`. */
export function pot(make: ShapeMaker, radius = 0.19, height = 0.28): number {
  make.part(
    'pot',
    lathe(
      softened(
        [
          [0, 0],
          [radius * 0.68, 0],
          [radius * 0.9, height * 0.78],
          [radius * 1.06, height * 0.78],
          [radius * 1.06, height],
          [radius * 0.9, height],
          [radius * 0.86, height * 0.88],
          [0, height * 0.88],
        ],
        0.012,
      ),
      { corners: 36 },
    ),
    clay('#bf6b43'),
  )
  make.part(
    'soil',
    lathe(
      [
        [0, height * 0.8],
        [radius * 0.88, height * 0.86],
        [radius * 0.5, height * 0.92],
        [0, height * 0.94],
      ],
      { corners: 24 },
    ),
    earth('#4a3424'),
  )
  return height * 0.9
}

/** Flowers: a stem with leaves and a blossom of one of a few kinds. */
export const flower = archetype({
  id: 'flower',
  about: 'A flower with stem, leaves and blossom',
  skeleton: 'plant',
  nouns: ['flower', 'daisy', 'blossom'],
  parameters: {
    kind: choice(['daisy', 'rose', 'tulip', 'sunflower', 'lily', 'lotus'], 'what its blossom is like'),
    petals: number(13, 4, 30, 'how many petals'),
    size: number(0.26, 0.08, 0.5, 'radius of the blossom'),
    stem: number(0.66, 0.05, 0.9, 'length of the stem'),
    count: number(1, 1, 9, 'how many flowers stand together'),
    potted: number(0, 0, 1, 'in a pot'),
  },
  rows: {
    rose: { values: { kind: 'rose', size: 0.19, petals: 16 }, colours: { main: '#c8172f' } },
    tulip: { values: { kind: 'tulip', size: 0.2, petals: 6 }, colours: { main: '#e23b4f' } },
    sunflower: {
      values: { kind: 'sunflower', size: 0.3, petals: 24 },
      colours: { main: '#f6b81a', second: '#4a2c14' },
    },
    lily: { values: { kind: 'lily', petals: 6, size: 0.3 }, colours: { main: '#f6f0ea', second: '#e08a2a' } },
    lotus: { values: { kind: 'lotus', petals: 18, size: 0.4, stem: 0.08 }, colours: { main: '#f09ac0' } },
    'water lily': {
      values: { kind: 'lotus', petals: 18, size: 0.4, stem: 0.08 },
      colours: { main: '#f6d3e4' },
    },
    poppy: { values: { petals: 5, size: 0.24 }, colours: { main: '#d8261c', second: '#1c1c1c' } },
    violet: { values: { petals: 5, size: 0.2, stem: 0.4 }, colours: { main: '#6a3fc0' } },
    orchid: { values: { petals: 5, size: 0.22, count: 3, potted: 1 }, colours: { main: '#d06fc0' } },
    marigold: { values: { petals: 22, size: 0.22 }, colours: { main: '#f08a1a' } },
    dandelion: {
      values: { petals: 28, size: 0.2, stem: 0.5 },
      colours: { main: '#f6cf1a', second: '#e0a80f' },
    },
    bouquet: { values: { count: 7, kind: 'rose', size: 0.15, petals: 14 }, colours: { main: '#e2557a' } },
    'potted flower': { values: { potted: 1 } },
  },
  build(v, look, make) {
    const base = v.potted > 0.3 ? pot(make) : 0
    const green = leaf('#4f8f35')
    const petalStuff = look.material('main', skin('#f6f3ee', { roughness: 0.55, relief: 0.5 }))
    const heartStuff = look.material('second', skin('#f2b71c', { roughness: 0.8, relief: 2.5, grain: 0.4 }))
    const count = Math.round(v.count)
    const long = v.potted > 0.3 ? v.stem * 0.75 : v.stem
    for (let i = 0; i < count; i++) {
      const lean = count === 1 ? 0.06 : 0.3 * Math.min(1, i)
      const angle = i * 2.39996
      const top: Vec3 = [
        Math.sin(angle) * lean,
        base + long * (count === 1 ? 1 : 1 - 0.08 * (i % 3)),
        Math.cos(angle) * lean,
      ]
      make.part(
        'stem',
        tube([[0, base, 0], [top[0] * 0.35, base + long * 0.55, top[2] * 0.35], top], [0.02, 0.017, 0.014], {
          smooth: 5,
          corners: 10,
        }),
        green,
      )
      if (long > 0.2)
        for (const k of [0, 1])
          make.part(
            'leaves',
            leafAlong(
              [top[0] * 0.25 * (k + 1), base + long * (0.28 + 0.22 * k), top[2] * 0.25 * (k + 1)],
              [Math.sin(angle + 1 + k * 2.6), 0.7, Math.cos(angle + 1 + k * 2.6)],
              0.26,
              0.11,
            ),
            green,
          )
      // The blossom looks up and to the front.
      const tilt = v.kind === 'sunflower' || v.kind === 'daisy' ? 48 : v.kind === 'lotus' ? 0 : 16
      const place = (solid: Solid) =>
        solid
          .turn(tilt, 0, 0)
          .turn(0, count === 1 ? 0 : ((angle * 180) / Math.PI) * 0.4, 0)
          .at(top)
      blossom(v, (name, solid) => {
        make.part(name, place(solid), name === 'petals' ? petalStuff : heartStuff)
      })
    }
    make.socket('top', [0, base + long, 0], v.size).socket('handle', [0, base + long * 0.3, 0], 0.03)
  },
})

function blossom(
  v: { kind: string; petals: number; size: number },
  put: (name: 'petals' | 'heart', solid: Solid) => void,
): void {
  const count = Math.round(v.petals)
  const ring = (one: Solid, n: number, from = 0) => one.around(n, from)
  if (v.kind === 'rose') {
    // Layer within layer, each steeper.
    for (let layer = 0; layer < 4; layer++) {
      const share = 1 - layer * 0.21
      const one = petal(v.size * share, v.size * 1.15 * share, 0.35 + layer * 0.55, 0.2)
        .turn(-14 - layer * 13, 0, 0)
        .move(0, 0.02 + layer * 0.02, 0.006)
      put('petals', ring(one, layer === 3 ? 3 : 5, layer * 31))
    }
    put(
      'petals',
      lathe(
        [
          [0, 0],
          [v.size * 0.22, 0.04],
          [v.size * 0.26, v.size * 0.5],
          [v.size * 0.12, v.size * 0.74],
          [0, v.size * 0.62],
        ],
        { corners: 18, flutes: (a, y) => 1 + 0.12 * Math.sin(a * 3 + y * 30) },
      ),
    )
    return
  }
  if (v.kind === 'tulip') {
    const one = petal(v.size * 1.5, v.size * 1.1, 0.1, 0.6)
      .turn(-72, 0, 0)
      .move(0, 0, v.size * 0.16)
    put('petals', ring(one, 3).with(ring(one.scale(1.06), 3, 60)))
    put('heart', ball([v.size * 0.3, v.size * 0.5, v.size * 0.3], 14).move(0, v.size * 0.3, 0))
    return
  }
  if (v.kind === 'lotus') {
    for (let layer = 0; layer < 3; layer++)
      put(
        'petals',
        ring(
          petal(v.size * (1 - layer * 0.16), v.size * 0.42, 0.5 + layer * 0.4, 0.9)
            .turn(-12 - layer * 18, 0, 0)
            .move(0, 0.01 + layer * 0.02, 0.03),
          Math.max(6, Math.round(count / 2.2)),
          layer * 22,
        ),
      )
    put(
      'heart',
      cone(v.size * 0.2, v.size * 0.24, 18)
        .turn(180, 0, 0)
        .move(0, v.size * 0.2, 0),
    )
    return
  }
  const wide = v.kind === 'sunflower' ? 0.2 : v.kind === 'lily' ? 0.42 : Math.min(0.9, 4.4 / count)
  const heart = v.size * (v.kind === 'sunflower' ? 0.5 : v.kind === 'lily' ? 0.1 : 0.3)
  const one = petal(v.size - heart * 0.6, v.size * wide, v.kind === 'lily' ? 0.5 : 0.08, 0.7)
    .turn(v.kind === 'lily' ? -22 : -4, 0, 0)
    .move(0, 0, heart * 0.7)
  put('petals', ring(one, count))
  if (v.kind === 'sunflower') put('petals', ring(one.scale(0.92).move(0, 0.012, 0), count, 180 / count))
  put(
    'heart',
    lathe(
      [
        [0, -0.02],
        [heart * 0.9, -0.012],
        [heart, 0.012],
        [heart * 0.7, heart * 0.26 + 0.01],
        [0, heart * 0.36 + 0.01],
      ],
      { corners: 26 },
    ),
  )
  if (v.kind === 'lily')
    put(
      'heart',
      together(
        [0, 1, 2, 3, 4, 5].map((i) =>
          tube(
            [
              [0, 0, 0],
              [Math.sin(radians(60 * i)) * 0.06, v.size * 0.55, Math.cos(radians(60 * i)) * 0.06],
            ],
            [0.005, 0.012],
            { corners: 7 },
          ),
        ),
      ),
    )
}
