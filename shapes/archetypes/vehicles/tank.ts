import { archetype, number } from '../../archetype.ts'
import type { Solid } from '../../geometry/solid.ts'
import { cylinder, extrude, torus } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { glowing, lacquer, rubber, wornMetal } from '../../materials/material.ts'
import { block, drumZ, fromSide, pipe, rod, swept, track } from './forms.ts'

/** Tanks; gun to the front. */
export const tank = archetype({
  id: 'tank',
  about: 'A battle tank with tracks, turret and gun',
  skeleton: 'vehicle',
  nouns: ['tank', 'battle tank', 'army tank', 'panzer'],
  parameters: {
    gun: number(0.5, 0.2, 0.8, 'length of the gun'),
    raise: number(5, -5, 30, 'how high the gun points, in degrees'),
  },
  rows: {
    'toy tank': { values: { gun: 0.35 }, colours: { main: '#3f9e4f', second: '#2f7f3f' } },
    'desert tank': { colours: { main: '#c9a765', second: '#a88a4c' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#5f7040', { roughness: 0.6 }))
    const second = look.material('second', lacquer('#4c5a34', { roughness: 0.6 }))
    const iron = wornMetal('#8b9198', { metalness: 0.7 })
    const dark = rubber('#2a2c30')
    const one = track(0.86, 0.19, 0.13, 6)
    make.part('tracks', one.belt.move(0.21, 0, -0.02).mirrored(), dark)
    make.part('wheels', one.wheels.move(0.21, 0, -0.02).mirrored(), second)
    make.part(
      'hull',
      fromSide(
        [
          [-0.44, 0.12],
          [0.36, 0.1],
          [0.42, 0.18],
          [0.26, 0.27],
          [-0.44, 0.27],
          [-0.47, 0.22],
        ],
        0.3,
        0.02,
        0.02,
      ),
      paint,
    )
    make.part(
      'hull',
      fromSide(
        [
          [-0.46, 0.2],
          [0.42, 0.2],
          [0.4, 0.225],
          [-0.46, 0.235],
        ],
        0.57,
        0.008,
        0.01,
      ),
      paint,
    )
    make.part(
      'turret',
      swept(
        [
          [0.26, 0.15, -0.24, 0.13],
          [0.32, 0.15, -0.25, 0.16],
          [0.4, 0.105, -0.18, 0.08],
        ],
        { axis: 'y', square: 3, smooth: 2, round: [0, 0.02], corners: 32 },
      ),
      paint,
    )
    const aim = (solid: Solid) => solid.turn(-v.raise, 0, 0).move(0, 0.335, 0.1)
    make.part(
      'gun',
      aim(
        rod([0, 0, 0], [0, 0, v.gun], [0.028, 0.022], 14).with(
          drumZ(0.034, 0.09, 16).move(0, 0, v.gun - 0.03),
          drumZ(0.045, 0.1, 18, 0.036).move(0, 0, 0.09),
        ),
      ),
      second,
    )
    make.part(
      'turret',
      swept(
        [
          [0.1, 0.07, 0.28, 0.38],
          [0.17, 0.055, 0.295, 0.372],
        ],
        { square: 3.5, smooth: 1, round: [0, 0.01] },
      ),
      paint,
    )
    make.part(
      'hatch',
      cylinder(0.06, 0.03, { corners: 22 })
        .move(-0.045, 0.41, -0.08)
        .with(cylinder(0.045, 0.02, { corners: 20 }).move(0.07, 0.405, -0.07)),
      second,
    )
    make.part(
      'iron',
      pipe(
        [
          [-0.045, 0.44, -0.02],
          [-0.045, 0.455, 0.04],
          [-0.045, 0.455, 0.14],
        ],
        0.011,
        8,
      ).with(
        rod([0.1, 0.38, -0.17], [0.12, 0.68, -0.22], 0.004, 5),
        drumZ(0.03, 0.14, 14).move(0.18, 0.27, -0.44).mirrored(),
        torus(0.03, 0.008, 16, 6).move(-0.045, 0.428, -0.08),
      ),
      iron,
    )
    make.part(
      'hatch',
      block(0.12, 0.05, 0.14, 0.01)
        .move(0.2, 0.26, -0.2)
        .mirrored()
        .with(block(0.1, 0.04, 0.1, 0.01).move(0.2, 0.25, 0.02).mirrored()),
      second,
    )
    const star = Array.from({ length: 10 }, (_, i): Vec2 => {
      const [a, r] = [(Math.PI * i) / 5 + Math.PI / 2, i % 2 ? 0.022 : 0.055]
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    make.part(
      'star',
      extrude(star, 0.012, { bevel: 0.002 })
        .turn(0, 90, 0)
        .turn(0, 0, 14)
        .move(0.148, 0.335, -0.1)
        .mirrored(),
      look.material('accent', lacquer('#f4f0e0')),
    )
    make.part(
      'lamps',
      drumZ(0.022, 0.03, 14).move(0.2, 0.245, 0.41).mirrored(),
      glowing('#fff0c0', { glow: 0.8 }),
    )
    make
      .socket('top', [0, 0.42, -0.05], 0.1)
      .socket('back', [0, 0.42, -0.05], 0.1)
      .socket('front', [0, 0.2, 0.43], 0.1)
  },
})
