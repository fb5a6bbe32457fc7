import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, softened, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, glowing, lacquer, plastic, porcelain } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { drip, strewn } from './strewn.ts'

const wax = plastic('#ffffff')
const fire = glowing('#ffb02e', { glow: 2.2 })

/** A cake: tiers with icing that drips, a rim of cream, candles on top, on a plate. */
export const cake = archetype({
  id: 'cake',
  about: 'A cake with icing and candles',
  skeleton: 'food',
  nouns: ['cake'],
  parameters: {
    tiers: number(1, 1, 4, 'how many tiers it has'),
    candles: number(0, 0, 24, 'how many candles stand on it'),
    width: number(0.4, 0.2, 0.5, 'radius'),
    height: number(0.3, 0.12, 0.5, 'height of the lowest tier'),
    topping: choice(['cherries', 'sprinkles', 'none', 'strawberries'], 'what is on top'),
  },
  rows: {
    'birthday cake': {
      values: { candles: 5, topping: 'sprinkles', tiers: 1 },
      colours: { main: '#f6d7e0', second: '#e0559a' },
    },
    'wedding cake': {
      values: { tiers: 3, topping: 'none', height: 0.26 },
      colours: { main: '#fbf7f0', second: '#ffffff', accent: '#e8a5b8' },
    },
    'chocolate cake': { colours: { main: '#5b3420', second: '#3a2016' } },
    'layer cake': { values: { height: 0.4 } },
    'strawberry cake': {
      values: { topping: 'strawberries' },
      colours: { main: '#fbe9e4', second: '#e8556a' },
    },
  },
  build(v, look, make) {
    const sponge = look.material('main', crust('#f3dfb8', { relief: 0.4 }))
    const icing = look.material('second', lacquer('#f4f0ea', { roughness: 0.4 }))
    const accent = look.material('accent', lacquer('#d0213a', { roughness: 0.2 }))
    make.part(
      'plate',
      lathe(
        softened(
          [
            [0, 0],
            [v.width * 0.7, 0],
            [v.width * 1.3, 0.03],
            [v.width * 1.3, 0.042],
            [v.width * 0.7, 0.018],
            [0, 0.018],
          ],
          0.008,
        ),
        { corners: 44 },
      ),
      porcelain('#f2f2f4'),
    )
    const tiers = Math.round(v.tiers)
    let base = 0.018
    let radius = v.width
    for (let i = 0; i < tiers; i++) {
      const tall = v.height * (1 - i * 0.12)
      make.part(
        'sponge',
        cylinder(radius, tall, { round: 0.02, corners: 44 }).move(0, base + tall / 2, 0),
        sponge,
      )
      make.part('icing', icingOf(radius, tall, i).move(0, base, 0), icing)
      const dollop = lathe(
        [
          [0, 0],
          [0.036, 0],
          [0.04, 0.014],
          [0.026, 0.034],
          [0.008, 0.052],
          [0, 0.056],
        ],
        { corners: 12, flutes: (a) => 1 + 0.14 * Math.cos(a * 6) },
      )
      const count = Math.round((radius / 0.4) * 14)
      make.part(
        'icing',
        together(
          Array.from(
            { length: count },
            (_, k): Solid => dollop.move(0, base + tall + 0.02, radius * 0.86).turn(0, (360 * k) / count, 0),
          ),
        ),
        icing,
      )
      base += tall + 0.022
      radius *= 0.68
    }
    const flat = radius / 0.68
    const top = base
    if (v.topping === 'cherries')
      make.part(
        'cherries',
        together(
          [0, 1, 2, 3, 4, 5, 6].map((i) =>
            ball(0.036, 14)
              .move(0, top + 0.028, flat * 0.62)
              .turn(0, (360 * i) / 7, 0),
          ),
        ),
        accent,
      )
    else if (v.topping === 'strawberries')
      make.part(
        'strawberries',
        together(
          [0, 1, 2, 3, 4, 5].map((i) =>
            lathe(
              [
                [0, 0],
                [0.04, 0.01],
                [0.042, 0.035],
                [0.02, 0.08],
                [0, 0.09],
              ],
              { corners: 14 },
            )
              .move(0, top, flat * 0.6)
              .turn(0, 60 * i, 0),
          ),
        ),
        accent,
      )
    else if (v.topping === 'sprinkles') {
      const bit = tube(
        [
          [-0.012, 0, 0],
          [0.012, 0, 0],
        ],
        0.005,
        { corners: 6 },
      )
      for (const [n, colour] of ['#e0559a', '#3a9fd0', '#f2c230', '#6fbf4a'].entries())
        make.part(
          'sprinkles',
          strewn(bit.move(0, 0.004, 0), 14, flat * 0.72, () => top + 0.002, n + 2),
          plastic(colour),
        )
    }
    candles(Math.round(v.candles), top, flat * 0.58, make)
    make.socket('top', [0, top, 0], flat)
  },
})

function icingOf(radius: number, tall: number, seed: number): Solid {
  const hangs = drip(11, seed * 2)
  const profile: Vec2[] = [
    [0, tall - 0.02],
    [radius * 0.6, tall - 0.02],
    [radius + 0.006, tall * 0.4],
    [radius + 0.02, tall * 0.42],
    [radius + 0.022, tall - 0.02],
    [radius, tall + 0.018],
    [radius * 0.92, tall + 0.022],
    [0, tall + 0.02],
  ]
  return lathe(softened(profile, 0.01, 2), { corners: 66 }).warp(([x, y, z]): Vec3 => {
    const low = tall * 0.62
    if (y > low) return [x, y, z]
    // The hanging rim: longer and shorter around.
    const share = hangs(Math.atan2(x, z))
    return [x, low - (low - y) * (0.15 + 0.85 * share), z]
  })
}

function candles(count: number, top: number, radius: number, make: ShapeMaker): void {
  if (count < 1) return
  const colours = ['#3a8fd0', '#e8556a', '#f2c230', '#6fbf4a', '#a06fd0']
  const stick = tube(
    [
      [0, 0, 0],
      [0, 0.15, 0],
    ],
    0.013,
    { corners: 12 },
  )
  const flame = lathe(
    [
      [0, 0],
      [0.012, 0.012],
      [0.015, 0.024],
      [0.006, 0.046],
      [0, 0.058],
    ],
    { corners: 12 },
  )
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count
    const far = count === 1 ? 0 : radius * (count > 8 && i % 2 ? 0.6 : 1)
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far]
    make.part('candles', stick.tinted(light(colours[i % colours.length] ?? '#ffffff')).move(x, top, z), wax)
    make.part('flames', flame.move(x, top + 0.172, z), fire)
  }
}
