import { archetype, choice, number } from '../../archetype.ts'
import type { Solid } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { crust, lacquer, leaf, skin, wood } from '../../materials/material.ts'
import { strewn } from './strewn.ts'

/** A pizza on a board, or one slice of it. */
export const pizza = archetype({
  id: 'pizza',
  about: 'A pizza with toppings, whole or a slice',
  skeleton: 'food',
  nouns: ['pizza'],
  parameters: {
    cut: choice(['whole', 'slice'], 'whole or a slice'),
    pepperoni: number(14, 0, 24, 'slices of sausage on it'),
    olives: number(10, 0, 24, 'olives on it'),
  },
  rows: {
    'pizza slice': { values: { cut: 'slice' } },
    'slice of pizza': { values: { cut: 'slice' } },
    margherita: { values: { pepperoni: 0, olives: 0 } },
  },
  build(v, look, make) {
    const dough = look.material('main', crust('#dba456'))
    const radius = 0.48
    const slice = v.cut === 'slice'
    const wedge = (height: number): Solid => {
      const points: Vec2[] = [
        [0, 0],
        ...Array.from(
          { length: 9 },
          (_, i): Vec2 => [Math.sin(radians(-26 + 6.5 * i)) * 1, Math.cos(radians(-26 + 6.5 * i)) * 1],
        ),
      ]
      return extrude(points, height, { bevel: 0 }).turn(90, 0, 0)
    }
    // A slice is shown as large as a whole one.
    const kept = (solid: Solid) => (slice ? solid.within(wedge(1)).scale(1.8) : solid)
    if (!slice)
      make.part(
        'board',
        cylinder(0.54, 0.035, { round: 0.012, corners: 44 }).move(0, 0.0175, 0),
        wood('#a8743f'),
      )
    const lift = slice ? 0.02 : 0.04
    const base = lathe(
      softened(
        [
          [0, 0],
          [radius * 0.95, 0],
          [radius, 0.03],
          [radius * 0.98, 0.07],
          [radius * 0.9, 0.085],
          [radius * 0.83, 0.05],
          [0, 0.045],
        ],
        0.02,
      ),
      { corners: 54, flutes: (a) => 1 + 0.012 * Math.sin(a * 11) },
    )
    make.part('dough', kept(base).move(0, lift, 0), dough)
    const melted = lathe(
      softened(
        [
          [0, 0.03],
          [radius * 0.84, 0.03],
          [radius * 0.86, 0.05],
          [radius * 0.8, 0.062],
          [0, 0.06],
        ],
        0.012,
      ),
      { corners: 60, flutes: (a) => 1 + 0.02 * Math.sin(a * 13) + 0.015 * Math.sin(a * 7) },
    )
    make.part(
      'cheese',
      kept(melted).move(0, lift + 0.002, 0),
      look.material('second', crust('#f2c14a', { roughness: 0.45 })),
    )
    const place = (solid: Solid) => kept(solid).move(0, lift, 0)
    if (v.pepperoni >= 1)
      make.part(
        'pepperoni',
        place(
          strewn(
            cylinder(0.066, 0.014, { round: 0.005, corners: 22 }).scale(1, 1, 1),
            Math.round(v.pepperoni),
            radius * 0.7,
            () => 0.066,
            3,
          ).warp(([x, y, z]): Vec3 => [x, 0.066 + (y - 0.066) * 0.35, z]),
        ),
        look.material('accent', skin('#b32a1c', { roughness: 0.4 })),
      )
    if (v.olives >= 1)
      make.part(
        'olives',
        place(strewn(ball([0.022, 0.012, 0.022], 12), Math.round(v.olives), radius * 0.74, () => 0.07, 8)),
        lacquer('#2c2a30'),
      )
    const basil = tube(
      [
        [-0.035, 0, 0],
        [0, 0.012, 0],
        [0.035, 0, 0],
      ],
      [0.004, 0.02, 0.003],
      { smooth: 4, corners: 8 },
    ).scale(1, 0.35, 1)
    make.part('basil', place(strewn(basil, 9, radius * 0.66, () => 0.074, 13)), leaf('#3f8a2e'))
    make.socket('top', [0, lift + 0.07, 0], radius)
  },
})
