import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, sheet, softened, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { crust, lacquer, leaf, liquid, porcelain, skin } from '../../materials/material.ts'
import { drip, strewn } from './strewn.ts'

/** A bun with layers between its halves. */
export const burger = archetype({
  id: 'burger',
  about: 'A burger with bun, patty, cheese and salad',
  skeleton: 'food',
  nouns: ['burger', 'hamburger', 'cheeseburger'],
  parameters: {
    patties: number(1, 1, 4, 'how many patties it has'),
    seeds: number(46, 0, 90, 'sesame seeds on the bun'),
  },
  build(v, look, make) {
    const bun = look.material('main', crust('#d9963f'))
    const meat = crust('#5f3420', { relief: 1.8, grain: 0.5 })
    const salad = leaf('#6fae36')
    const cheese = lacquer('#f4b62a', { roughness: 0.4 })
    make.part(
      'bun',
      lathe(
        softened(
          [
            [0, 0],
            [0.4, 0],
            [0.46, 0.05],
            [0.45, 0.12],
            [0, 0.13],
          ],
          0.04,
        ),
        { corners: 44 },
      ),
      bun,
    )
    let y = 0.13
    const leafy = lathe(
      [
        [0, 0],
        [0.4, 0],
        [0.5, 0.012],
        [0.5, 0.026],
        [0.4, 0.03],
        [0, 0.03],
      ],
      { corners: 90, flutes: (a) => 1 + 0.035 * Math.sin(a * 9) },
    ).warp(([x, h, z]): Vec3 => {
      const far = Math.hypot(x, z)
      return [x, h + Math.max(0, far - 0.36) * 0.35 * Math.sin(Math.atan2(x, z) * 13), z]
    })
    make.part('lettuce', leafy.move(0, y, 0), salad)
    y += 0.03
    for (let i = 0; i < Math.round(v.patties); i++) {
      make.part(
        'patty',
        lathe(
          softened(
            [
              [0, 0],
              [0.42, 0],
              [0.46, 0.05],
              [0.42, 0.1],
              [0, 0.1],
            ],
            0.03,
          ),
          { corners: 40, flutes: (a) => 1 + 0.015 * Math.sin(a * 17) },
        ).move(0, y, 0),
        meat,
      )
      y += 0.1
      make.part(
        'cheese',
        cheeseSlice()
          .turn(0, 45 + i * 20, 0)
          .move(0, y + 0.012, 0),
        cheese,
      )
      y += 0.022
    }
    const slice = cylinder(0.17, 0.036, { round: 0.014 })
    make.part(
      'tomato',
      together([0, 1, 2, 3].map((i) => slice.move(0.2, y + 0.018, 0).turn(0, 90 * i + 20, 0))),
      skin('#d0281c', { roughness: 0.25 }),
    )
    y += 0.04
    const dome: Vec2[] = [
      [0, 0],
      [0.42, 0],
      [0.47, 0.05],
      [0.45, 0.14],
      [0.36, 0.25],
      [0.2, 0.32],
      [0, 0.34],
    ]
    make.part('bun', lathe(softened(dome, 0.06, 4), { corners: 44 }).move(0, y, 0), bun)
    const seed = ball([0.012, 0.007, 0.02], 8)
    // As the dome above runs: from 0.34 in the middle to 0.25 at 0.36.
    const rise = (far: number) => y + 0.34 - 0.02 * Math.min(1, far / 0.2) - Math.max(0, far - 0.2) * 0.46
    if (v.seeds >= 1)
      make.part('seeds', strewn(seed, Math.round(v.seeds), 0.36, rise), crust('#f3e3bd', { relief: 0 }))
    make.socket('top', [0, y + 0.34, 0], 0.3)
  },
})

/** A square slice whose corners hang down over the meat. */
function cheeseSlice(): Solid {
  const ticks = Array.from({ length: 11 }, (_, i) => -0.38 + 0.076 * i)
  return sheet(
    ticks.map((z) => ticks.map((x): Vec3 => [x, -Math.max(0, Math.hypot(x, z) - 0.4) * 0.75, z])),
    0.022,
  )
}

/** Pancakes in a stack, with butter and syrup. */
export const pancakes = archetype({
  id: 'pancakes',
  about: 'A stack of pancakes with butter and syrup',
  skeleton: 'food',
  nouns: ['pancake', 'pancakes', 'stack of pancakes'],
  parameters: {
    layers: number(4, 1, 12, 'how many pancakes lie on each other'),
    butter: number(1, 0, 1, 'butter on top'),
    syrup: number(1, 0, 1, 'syrup over it'),
  },
  rows: { flapjack: {}, blini: { values: { syrup: 0 } } },
  build(v, look, make) {
    const batter = look.material('main', crust('#e2ad60', { relief: 0.9 }))
    make.part(
      'plate',
      lathe(
        softened(
          [
            [0, 0],
            [0.3, 0],
            [0.52, 0.035],
            [0.52, 0.048],
            [0.3, 0.02],
            [0, 0.02],
          ],
          0.008,
        ),
        { corners: 44 },
      ),
      porcelain('#eef0f3'),
    )
    const layers = Math.round(v.layers)
    for (let i = 0; i < layers; i++) {
      const one = lathe(
        softened(
          [
            [0, 0],
            [0.36, 0],
            [0.4, 0.035],
            [0.36, 0.07],
            [0, 0.075],
          ],
          0.03,
        ),
        { corners: 40, flutes: (a) => 1 + 0.012 * Math.sin(a * 5 + i) },
      )
      make.part(
        'pancakes',
        one.move(0.02 * Math.sin(i * 2.1), 0.02 + i * 0.068, 0.02 * Math.cos(i * 1.7)),
        batter,
      )
    }
    const top = 0.02 + layers * 0.068
    if (v.syrup > 0.3) {
      const hangs = drip(7, 1)
      const sauce = lathe(
        softened(
          [
            [0, 0],
            [0.3, 0],
            [0.4, -0.16],
            [0.412, -0.14],
            [0.38, 0.01],
            [0.3, 0.02],
            [0, 0.02],
          ],
          0.012,
        ),
        { corners: 60 },
      ).warp(
        ([x, y, z]): Vec3 =>
          y > -0.01 ? [x, y, z] : [x, y * Math.min(layers * 0.4, 0.2 + 1.3 * hangs(Math.atan2(x, z))), z],
      )
      make.part(
        'syrup',
        sauce.move(0, top, 0),
        look.material('second', liquid('#8a3f0f', { opacity: 0.92, roughness: 0.06 })),
      )
    }
    if (v.butter > 0.3)
      make.part(
        'butter',
        box(0.15, 0.055, 0.15, 0.016)
          .turn(0, 25, 0)
          .move(0, top + 0.045, 0),
        look.material('accent', lacquer('#fbe27a', { roughness: 0.35 })),
      )
    make.socket('top', [0, top, 0], 0.3)
  },
})

/** A ring of dough. */
export const donut = archetype({
  id: 'donut',
  about: 'A ring of dough with icing and sprinkles',
  skeleton: 'food',
  nouns: ['donut', 'doughnut'],
  parameters: {
    hole: number(0.3, 0.15, 0.4, 'how wide the ring is'),
    sprinkles: number(48, 0, 120, 'how many sprinkles'),
  },
  rows: { bagel: { values: { sprinkles: 0 }, colours: { main: '#b9762f', second: '#c98a3f' } } },
  build(v, look, make) {
    const radius = v.hole
    const thick = 0.2
    make.part(
      'dough',
      torus(radius, thick, 48, 26)
        .scale(1, 0.78, 1)
        .move(0, thick * 0.78, 0),
      look.material('main', crust('#d8994a', { relief: 0.6 })),
    )
    const wave = drip(9)
    const icing = torus(radius, thick * 1.035, 72, 28).warp(([x, y, z]): Vec3 => {
      const angle = Math.atan2(x, z)
      const limit = -0.03 + 0.05 * wave(angle)
      // What would lie below the rim is drawn inside the dough.
      if (y >= limit) return [x, y * 0.8 + 0.004, z]
      const far = Math.hypot(x, z)
      const to = radius + (far - radius) * 0.8
      return [(x / far) * to, Math.max(y * 0.2, limit - 0.02), (z / far) * to]
    })
    make.part(
      'icing',
      icing.move(0, thick * 0.78, 0),
      look.material('second', lacquer('#ee6fa5', { roughness: 0.2 })),
    )
    const bit = cylinder(0.008, 0.05, { corners: 8, round: 0.004 }).turn(0, 0, 90)
    ;['#ffffff', '#3fb0e0', '#f6d03a', '#8a4fd0'].forEach((colour, n) => {
      const count = Math.round(v.sprinkles / 4)
      if (count < 1) return
      const each = Array.from({ length: count }, (_, i) => {
        const angle = (i * 4 + n) * 2.39996
        const lean = Math.sin(i * 3.7 + n * 1.9) * 0.9
        return bit
          .turn(0, i * 77 + n * 30, 0)
          .move(0, Math.cos(lean) * thick * 0.83 + 0.012, radius + Math.sin(lean) * thick)
          .turn(0, (angle * 180) / Math.PI, 0)
      })
      make.part(`sprinkles`, together(each).move(0, thick * 0.78, 0), lacquer(colour))
    })
    make.socket('top', [0, thick * 1.6, 0], radius)
  },
})
