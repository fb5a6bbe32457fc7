import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, sheet, tube } from '../../geometry/solids.ts'
import { between, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, lacquer, leaf, skin, wood } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import { toastSlice } from './bread.ts'
import { ramp, ruffled } from './served.ts'

/** Two slices of bread and what is between. */
export const sandwich = archetype({
  id: 'sandwich',
  about: 'A sandwich of two slices of bread with salad, cheese, ham and tomato',
  skeleton: 'food',
  nouns: ['sandwich'],
  parameters: {
    layers: number(1, 1, 3, 'how often the filling comes'),
    olive: number(1, 0, 1, 'an olive on a stick in it'),
  },
  rows: { 'club sandwich': { values: { layers: 2 } }, 'ham sandwich': {}, 'cheese sandwich': {} },
  build(v, look, make) {
    const rind = look.material('main', crust('#b0702c', { relief: 0.6 }))
    const crumb = crust('#f0d7a0', { relief: 1, grain: 0.6 })
    const salad = look.material('second', leaf('#74b53a'))
    const cheese = look.material('accent', lacquer('#f7b92c', { roughness: 0.4 }))
    const ham = skin('#ea8f8c', { roughness: 0.4 })
    const tomato = skin('#d0281c', { roughness: 0.25 })
    const square = (angle: number) =>
      0.47 / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))) ** 0.75
    let y = 0
    const slab = () => {
      make.part('bread', toastSlice(1, 0.11).move(0, y + 0.055, 0), rind)
      make.part('crumb', toastSlice(0.94, 0.119).move(0, y + 0.055, 0), crumb)
      y += 0.112
    }
    slab()
    for (let i = 0; i < Math.round(v.layers); i++) {
      make.part('salad', ruffled(square, 0.028).move(0, y + 0.006, 0), salad)
      y += 0.03
      make.part('ham', folded(0.95, 0.82, 5, 0.016).move(0, y + 0.016, 0.005), ham)
      y += 0.036
      const disc = cylinder(0.2, 0.036, { round: 0.014 })
      make.part(
        'tomato',
        together(
          [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ].map(([a = 0, b = 0]) => disc.move(a * 0.235, y + 0.018, b * 0.255)),
        ),
        tomato,
      )
      y += 0.038
      make.part(
        'cheese',
        box(0.9, 0.022, 0.9, 0.008)
          .warp(([x, h, z]): Vec3 => [x, h - Math.max(0, Math.max(Math.abs(x), Math.abs(z)) - 0.4) * 0.6, z])
          .turn(0, 8, 0)
          .move(0, y + 0.011, 0.02),
        cheese,
      )
      y += 0.022
      slab()
    }
    if (v.olive > 0.3) {
      make.part(
        'stick',
        tube(
          [
            [0, y - 0.1, 0],
            [0, y + 0.26, 0],
          ],
          0.012,
          { corners: 10 },
        ),
        wood('#dcb77a'),
      )
      make.part(
        'olive',
        ball([0.07, 0.085, 0.07], 20)
          .move(0, y + 0.1, 0)
          .with(ball(0.03, 12).move(0, y + 0.27, 0)),
        skin('#6d8a2a', { roughness: 0.2 }),
      )
    }
    make.socket('top', [0, y, 0], 0.3)
  },
})

/** A thin slice with waves along its rim. */
function folded(width: number, depth: number, waves: number, high: number): Solid {
  const rows = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 49 }, (_, j): Vec3 => {
      const [x, z] = [(j / 48 - 0.5) * width, (i / 8 - 0.5) * depth]
      return [x, Math.sin((j / 48) * waves * 2 * Math.PI) * high * (0.4 + 0.6 * Math.abs(i / 4 - 1)), z]
    }),
  )
  return sheet(rows, 0.02)
}

export const hotDog = archetype({
  id: 'hot-dog',
  about: 'A sausage in a bun with mustard',
  skeleton: 'food',
  nouns: ['hot dog', 'hotdog'],
  parameters: { sauce: number(1, 0, 1, 'a wave of sauce on it') },
  rows: { 'sausage in a bun': {} },
  build(v, look, make) {
    const bun = look.material(
      'main',
      crust('#dc9a45', {
        relief: 0.5,
        paint: ([x, y, z]) =>
          y > 0.13 && Math.abs(z) < 0.1 && Math.abs(x) < 0.42
            ? light('#f7e2b4')
            : between(light('#e6b567'), light('#b9691f'), ramp(0.02, 0.3, y)),
      }),
    )
    const half = tube(
      [
        [-0.33, 0, 0],
        [-0.16, 0.005, 0],
        [0.16, 0.005, 0],
        [0.33, 0, 0],
      ],
      [0.13, 0.15, 0.15, 0.13],
      { smooth: 8, corners: 28 },
    )
    make.part(
      'bun',
      half
        .turn(24, 0, 0)
        .scale(1, 1.05, 0.82)
        .move(0, 0.155, 0.115)
        .mirrored('z')
        .with(
          tube(
            [
              [-0.36, 0.07, 0],
              [0.36, 0.07, 0],
            ],
            0.07,
            { corners: 16 },
          ),
        ),
      bun,
    )
    make.part(
      'sausage',
      tube(
        [
          [-0.47, 0.275, 0],
          [-0.25, 0.245, 0],
          [0.25, 0.245, 0],
          [0.47, 0.275, 0],
        ],
        [0.075, 0.09, 0.09, 0.075],
        { smooth: 10, corners: 26 },
      ).with(ball([0.03, 0.026, 0.026], 10).move(0.55, 0.285, 0).mirrored()),
      look.material('second', skin('#b5452a', { roughness: 0.25 })),
    )
    if (v.sauce > 0.3) {
      const wave = Array.from({ length: 61 }, (_, i): Vec3 => {
        const x = (i / 60 - 0.5) * 0.84
        const z = 0.05 * Math.sin(i * 0.62)
        return [x, 0.25 + Math.sqrt(0.0085 - z * z) + 0.004 + 0.1 * x * x, z]
      })
      make.part(
        'mustard',
        tube(wave, 0.019, { corners: 10 }),
        look.material('accent', lacquer('#f6c416', { roughness: 0.2 })),
      )
    }
    make.socket('top', [0, 0.35, 0], 0.1)
  },
})

export const taco = archetype({
  id: 'taco',
  about: 'A folded tortilla with meat, salad, tomato and cheese',
  skeleton: 'food',
  nouns: ['taco'],
  parameters: { filling: number(1, 0.5, 1.4, 'how full it is') },
  build(v, look, make) {
    const shell = look.material('main', crust('#e8b04c', { relief: 1.2 }))
    const rows = Array.from({ length: 31 }, (_, i) => {
      const fold = (i / 30 - 0.5) * 2
      return Array.from({ length: 41 }, (_, j): Vec3 => {
        const along = (j / 40 - 0.5) * 2
        // A disc bent about its diameter: narrower towards its ends.
        const reach = Math.sqrt(Math.max(0.02, 1 - along * along)) * 0.52
        const s = fold * reach
        const bend = Math.min(1, Math.abs(s) / 0.13)
        const y = bend < 1 ? 0.13 - 0.13 * Math.cos((bend * Math.PI) / 2) : 0.13 + (Math.abs(s) - 0.13) * 0.97
        const z =
          Math.sign(s) * (0.11 * Math.sin((bend * Math.PI) / 2) + Math.max(0, Math.abs(s) - 0.13) * 0.27)
        return [along * 0.52, y + 0.04 * along * along, z + 0.006 * Math.sin(along * 11)]
      })
    })
    make.part('shell', sheet(rows, 0.03).grounded(), shell)
    const rim = (x: number) => Math.sqrt(Math.max(0, 1 - (x / 0.52) ** 2)) * 0.5 * 0.97
    const spread = (count: number, seed: number, up: number, each: (i: number) => Solid) =>
      together(
        Array.from({ length: count }, (_, i) => {
          const x = (((i + 0.5) / count) * 2 - 1) * 0.36
          const h = Math.max(0.1, rim(x) * 0.93 * v.filling ** 0.3 + up)
          return each(i)
            .turn(chanceAt(i, seed, 1) * 90, chanceAt(i, seed, 2) * 360, chanceAt(i, seed, 3) * 60)
            .move(x, h, (chanceAt(i, seed, 4) - 0.5) * 0.17)
        }),
      )
    make.part(
      'meat',
      spread(34, 1, -0.1, (i) => ball([0.06, 0.05, 0.05], 8).scale(1 + 0.2 * Math.sin(i))),
      crust('#6b3a20', { relief: 1.8, grain: 0.5 }),
    )
    make.part(
      'salad',
      spread(30, 2, 0, () =>
        sheet(
          Array.from({ length: 4 }, (_, i) =>
            Array.from(
              { length: 7 },
              (_, j): Vec3 => [(j - 3) * 0.026, 0.016 * Math.sin(j * 2.1 + i), (i - 1.5) * 0.035],
            ),
          ),
          0.014,
        ),
      ),
      look.material('second', leaf('#6fb336')),
    )
    make.part(
      'tomato',
      spread(16, 3, 0.015, () => box(0.07, 0.05, 0.055, 0.016)),
      skin('#d62f20', { roughness: 0.25 }),
    )
    make.part(
      'cheese',
      spread(34, 4, 0.03, (i) =>
        tube(
          [
            [-0.06, 0, 0],
            [0, 0.012 * Math.sin(i), 0],
            [0.06, 0, 0.01],
          ],
          0.009,
          { corners: 6 },
        ),
      ),
      look.material('accent', lacquer('#f9c63a', { roughness: 0.4 })),
    )
    make.socket('top', [0, 0.5, 0], 0.2)
  },
})
