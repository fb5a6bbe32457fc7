import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, softened, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber, wood } from '../../materials/material.ts'
import { alongZ, block, drumZ, fromSide, pipe, rod, swept } from './forms.ts'
import { type WheelKind, wheel } from './wheel.ts'

/** A wheel by itself, standing upright, its face to the front. */
export const wheelAlone = archetype({
  id: 'wheel',
  about: 'A wheel: of a car with its tyre, of wood, or of a bicycle; or only the tyre',
  skeleton: 'part',
  nouns: ['wheel', 'car wheel'],
  parameters: { kind: choice(['star', 'steel', 'wood', 'wire', 'tyre'], 'what kind it is') },
  rows: {
    tyre: { values: { kind: 'tyre' } },
    tire: { values: { kind: 'tyre' } },
    'wagon wheel': { values: { kind: 'wood' }, colours: { main: '#8a5630' } },
    'wooden wheel': { values: { kind: 'wood' }, colours: { main: '#8a5630' } },
    'bicycle wheel': { values: { kind: 'wire' } },
    'truck wheel': { values: { kind: 'steel' } },
  },
  build(v, look, make) {
    const kind: WheelKind = v.kind === 'tyre' ? 'star' : v.kind
    const open = v.kind === 'wood' || v.kind === 'wire'
    const one = wheel(0.5, open ? (v.kind === 'wood' ? 0.1 : 0.06) : 0.36, kind, open ? 0 : 1)
    const set = (solid: typeof one.tyre) => solid.turn(0, -90, 0).move(0, open ? 0.5 : 0.5175, 0)
    if (v.kind === 'wood')
      make
        .part('wheel', set(one.rim), look.material('main', wood('#8a5630')))
        .part('band', set(one.tyre), metal('#5b6068'))
    else if (v.kind === 'tyre') {
      make.part('tyre', set(one.tyre), look.material('main', rubber('#2a2a2e')))
      make.part(
        'band',
        torus(0.4, 0.008, 48, 6).turn(90, 0, 0).move(0, 0.52, 0.178).mirrored('z'),
        look.material('accent', rubber('#f4f2ea')),
      )
    } else
      make
        .part('tyre', set(one.tyre), rubber('#2a2a2e'))
        .part(
          'rim',
          set(one.rim),
          look.material('main', metal('#c9ced4', { surface: 'plain', roughness: 0.2 })),
        )
    make
      .socket('top', [0, 1, 0], 0.15)
      .socket('front', [0, 0.5, 0.18], 0.2)
      .socket('inside', [0, 0.5, 0], 0.25)
  },
})

/** Engines of cars. */
export const engine = archetype({
  id: 'engine',
  about: 'An engine with cylinders, pipes, belt and fan',
  skeleton: 'part',
  nouns: ['engine', 'motor', 'car engine', 'v8 engine'],
  parameters: { cylinders: number(8, 2, 12, 'cylinders, on two sides') },
  build(v, look, make) {
    const iron = metal('#9298a0', { roughness: 0.5 })
    const paint = look.material('main', lacquer('#d8402c'))
    const chrome = look.material('second', metal('#d6dade', { surface: 'plain', roughness: 0.14 }))
    const dark = plastic('#26282d')
    const rows = Math.max(1, Math.round(v.cylinders / 2))
    make.part(
      'block',
      fromSide(
        [
          [-0.36, 0.1],
          [0.34, 0.1],
          [0.34, 0.4],
          [-0.36, 0.4],
        ],
        0.34,
        0.03,
        0.03,
      ).with(
        fromSide(
          [
            [-0.3, 0],
            [0.26, 0],
            [0.3, 0.12],
            [-0.34, 0.12],
          ],
          0.26,
          0.02,
          0.02,
        ),
        drumZ(0.12, 0.06, 24).move(0, 0.22, 0.36),
      ),
      iron,
    )
    const bank = block(0.2, 0.16, 0.66, 0.03).move(0, 0.09, 0)
    make.part('block', bank.turn(0, 0, -42).move(0.13, 0.34, 0).mirrored(), iron)
    make.part(
      'covers',
      block(0.19, 0.07, 0.62, 0.03).move(0, 0.19, 0).turn(0, 0, -42).move(0.13, 0.34, 0).mirrored(),
      paint,
    )
    const bolts = Array.from({ length: 5 }, (_, i) =>
      cylinder(0.016, 0.02, { corners: 6 })
        .move(0, 0.232, -0.24 + i * 0.12)
        .turn(0, 0, -42)
        .move(0.13, 0.34, 0),
    )
    make.part('chrome', together(bolts).mirrored(), chrome)
    const pipes = Array.from({ length: rows }, (_, i) => {
      const z = rows === 1 ? 0 : -0.25 + (0.5 * i) / (rows - 1)
      return pipe(
        [
          [0.26, 0.36, z],
          [0.36, 0.34, z],
          [0.37, 0.22, z - 0.03],
          [0.33, 0.14, z * 0.6 - 0.12],
        ],
        0.03,
        10,
        4,
      )
    })
    make.part(
      'chrome',
      together([...pipes, rod([0.33, 0.13, 0.1], [0.33, 0.13, -0.46], 0.042, 12)]).mirrored(),
      chrome,
    )
    make.part(
      'chrome',
      together(
        Array.from({ length: rows }, (_, i) =>
          pipe(
            [
              [0.04, 0.56, rows === 1 ? 0 : -0.22 + (0.44 * i) / (rows - 1)],
              [0.1, 0.56, rows === 1 ? 0 : -0.22 + (0.44 * i) / (rows - 1)],
              [0.14, 0.48, rows === 1 ? 0 : -0.22 + (0.44 * i) / (rows - 1)],
            ],
            0.024,
            8,
            3,
          ),
        ),
      ).mirrored(),
      chrome,
    )
    make.part('block', block(0.16, 0.1, 0.52, 0.03).move(0, 0.54, 0), iron)
    make.part('filter', cylinder(0.19, 0.09, { corners: 36, round: 0.02 }).move(0, 0.66, 0.02), paint)
    make.part(
      'chrome',
      cylinder(0.17, 0.02, { corners: 32 })
        .move(0, 0.71, 0.02)
        .with(
          lathe(
            [
              [0.03, 0.71],
              [0.03, 0.74],
              [0, 0.75],
            ],
            { corners: 12 },
          ).move(0, 0, 0.02),
          torus(0.19, 0.012, 36, 6).move(0, 0.62, 0.02),
          cylinder(0.07, 0.1, { corners: 18 }).move(0, 0.59, 0.02),
        ),
      chrome,
    )
    const pulley = (x: number, y: number, r: number) =>
      drumZ(r, 0.05, 22)
        .move(x, y, 0.41)
        .with(drumZ(r * 0.4, 0.08, 14).move(x, y, 0.42))
    make.part(
      'chrome',
      pulley(0, 0.2, 0.08).with(pulley(0.17, 0.4, 0.055), pulley(-0.17, 0.4, 0.055), pulley(0, 0.46, 0.07)),
      chrome,
    )
    const belt: Vec3[] = [
      [-0.085, 0.2, 0.41],
      [0, 0.115, 0.41],
      [0.085, 0.2, 0.41],
      [0.23, 0.4, 0.41],
      [0.19, 0.455, 0.41],
      [0, 0.535, 0.41],
      [-0.19, 0.455, 0.41],
      [-0.23, 0.4, 0.41],
    ]
    make.part('belt', pipe([...belt, belt[0] ?? [0, 0, 0]], 0.014, 6, 3), dark)
    const blade = block(0.06, 0.14, 0.012, 0.004).turn(0, 28, 0).move(0, 0.11, 0)
    make.part(
      'fan',
      together(Array.from({ length: 6 }, (_, i) => blade.turn(0, 0, 60 * i)))
        .move(0, 0.46, 0.475)
        .with(drumZ(0.045, 0.05, 16).move(0, 0.46, 0.47)),
      look.material('accent', lacquer('#f2b91f')),
    )
    make.socket('top', [0, 0.75, 0.02], 0.15).socket('front', [0, 0.4, 0.5], 0.15)
  },
})

/** Traffic cones. */
export const trafficCone = archetype({
  id: 'traffic cone',
  about: 'A traffic cone with white bands',
  skeleton: 'sign',
  nouns: ['traffic cone', 'safety cone', 'pylon', 'road cone'],
  parameters: { bands: number(2, 0, 4, 'white bands') },
  build(v, look, make) {
    const orange = look.material('main', plastic('#f2641c'))
    const white = look.material('second', plastic('#fafaf6', { roughness: 0.3 }))
    const count = Math.round(v.bands)
    const far = (y: number) => 0.26 - (y - 0.07) * 0.235
    make.part(
      'base',
      swept(
        [
          [0, 0.38, -0.38, 0.38],
          [0.05, 0.37, -0.37, 0.37],
        ],
        { axis: 'y', square: 7, smooth: 1, round: [0.01, 0.02], corners: 40 },
      ),
      look.material('accent', rubber('#2d3036')),
    )
    make.part(
      'cone',
      lathe(
        softened(
          [
            [0, 0.04],
            [0.3, 0.04],
            [0.3, 0.07],
            [0.265, 0.085],
            [far(0.97), 0.97],
            [0.03, 0.99],
            [0.02, 0.96],
            [0, 0.9],
          ],
          0.01,
        ),
        { corners: 40 },
      ),
      orange,
    )
    for (let i = 0; i < count; i++) {
      const [a, b] = [0.3 + (i * 0.58) / count, 0.3 + (i * 0.58) / count + 0.3 / count]
      make.part(
        'bands',
        lathe(
          [
            [far(a) - 0.02, a],
            [far(a) + 0.007, a + 0.004],
            [far(b) + 0.007, b - 0.004],
            [far(b) - 0.02, b],
          ],
          { corners: 40 },
        ),
        white,
      )
    }
    make.socket('top', [0, 0.99, 0], 0.05).socket('base', [0, 0, 0], 0.3).socket('head', [0, 0.6, 0], 0.14)
  },
})

/** Traffic lights look to the front. */
export const trafficLight = archetype({
  id: 'traffic light',
  about: 'A traffic light with three lamps on a pole',
  skeleton: 'sign',
  nouns: ['traffic light', 'stoplight', 'traffic signal', 'traffic lights'],
  parameters: {
    shows: choice(['red', 'yellow', 'green', 'all'], 'which lamp is on'),
    pole: number(1, 0, 1, '0 without a pole'),
  },
  build(v, look, make) {
    const box = look.material('main', plastic('#f2b91f'))
    const dark = look.material('second', plastic('#2a2d33'))
    const foot = v.pole > 0.5 ? 0.42 : 0
    const size = v.pole > 0.5 ? 0.58 : 1
    const put = (name: string, solid: ReturnType<typeof block>, material: ReturnType<typeof plastic>) =>
      make.part(name, solid.scale(size).move(0, foot, 0), material)
    put(
      'box',
      swept(
        [
          [-0.13, 0.18, 0.02, 0.98],
          [0.1, 0.18, 0.02, 0.98],
        ],
        { square: 7, smooth: 1, round: [0.03, 0.03], corners: 40 },
      ),
      box,
    )
    put('frame', block(0.33, 0.9, 0.02, 0.01).move(0, 0.5, 0.1), dark)
    const lamps = [
      ['red', 0.8, '#ff2a20', '#5a1512'],
      ['yellow', 0.5, '#ffc21c', '#5a4310'],
      ['green', 0.2, '#2ef06a', '#0f4a24'],
    ] as const
    for (const [name, y, bright, dim] of lamps) {
      const on = v.shows === name || v.shows === 'all'
      put('frame', torus(0.125, 0.018, 36, 8).turn(90, 0, 0).move(0, y, 0.112), dark)
      const glassy = ball([0.115, 0.115, 0.05], 24).move(0, y, 0.105)
      put(`${name} light`, glassy, on ? glowing(bright, { glow: 1.3 }) : plastic(dim, { roughness: 0.1 }))
      const visor = alongZ(
        [
          [0.135, 0],
          [0.14, 0.13],
          [0.126, 0.13],
          [0.122, 0],
        ],
        36,
      ).minus(block(0.4, 0.16, 0.4, 0.001).turn(-8, 0, 0).move(0, -0.115, 0.1))
      put('frame', visor.move(0, y, 0.1), dark)
    }
    put('frame', block(0.1, 0.06, 0.1, 0.02).move(0, 1.0, -0.02), dark)
    if (v.pole > 0.5) {
      make.part(
        'pole',
        cylinder(0.034, 0.46, { corners: 18 })
          .move(0, 0.22, -0.01)
          .with(
            lathe(
              softened(
                [
                  [0, 0],
                  [0.13, 0],
                  [0.13, 0.03],
                  [0.06, 0.06],
                  [0.045, 0.1],
                  [0, 0.1],
                ],
                0.01,
              ),
              { corners: 24 },
            ).move(0, 0, -0.01),
            torus(0.04, 0.012, 20, 6).move(0, 0.4, -0.01),
          ),
        metal('#6b737c', { surface: 'plain', roughness: 0.4 }),
      )
    }
    make
      .socket('top', [0, foot + size, 0], 0.1)
      .socket('base', [0, 0, 0], 0.1)
      .socket('front', [0, foot + size / 2, 0.12], 0.1)
  },
})
