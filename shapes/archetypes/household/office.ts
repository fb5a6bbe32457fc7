import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, extrude, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glowing, metal, paper, plastic } from '../../materials/material.ts'
import { rectangle, rod, standing } from './forms.ts'

/** What prints, and what days and ways are looked up on. */

export const printer = archetype({
  id: 'printer',
  about: 'A printer with paper in its tray and a printed page coming out',
  skeleton: 'appliance',
  nouns: ['printer', 'inkjet printer', 'laser printer'],
  parameters: { paper: choice(['yes', 'no'], 'whether paper is in it') },
  build: standing((v, look, make) => {
    const body = look.material('main', plastic('#e9ebee', { roughness: 0.35 }))
    const dark = look.material('second', plastic('#2d3138', { roughness: 0.4 }))
    make.part(
      'body',
      box(1, 0.26, 0.62, 0.05)
        .move(0, 0.17, -0.02)
        .minus(box(0.66, 0.12, 0.3, 0.02).move(0, 0.19, 0.26)),
      body,
    )
    make.part('top', box(0.98, 0.1, 0.56, 0.04).move(0, 0.33, -0.05), dark)
    make.part('lid', box(0.9, 0.05, 0.44, 0.02).move(0, 0.385, -0.1), body)
    make.part('base', box(0.9, 0.06, 0.54, 0.02).move(0, 0.03, -0.03), dark)
    make.part(
      'tray',
      box(0.6, 0.02, 0.36, 0.008)
        .turn(6, 0, 0)
        .move(0, 0.115, 0.36)
        .with(box(0.07, 0.03, 0.03, 0.01).move(0, 0.115, 0.53)),
      dark,
    )
    make.part(
      'panel',
      box(0.3, 0.016, 0.1, 0.006)
        .turn(20, 0, 0)
        .move(0.28, 0.372, 0.18)
        .with(box(0.34, 0.09, 0.06, 0.02).move(0.28, 0.335, 0.215)),
      dark,
    )
    make.part(
      'screen',
      box(0.13, 0.012, 0.07, 0.004).turn(20, 0, 0).move(0.22, 0.381, 0.182),
      glowing('#58b4f0', { glow: 0.5 }),
    )
    make.part(
      'buttons',
      together(
        ['#58d06a', '#f0b93a', '#e8503e'].map((colour, i) =>
          box(0.028, 0.02, 0.028, 0.008)
            .turn(20, 0, 0)
            .move(0.32 + i * 0.043, 0.378, 0.182)
            .tinted(light(colour)),
        ),
      ),
      look.material('accent', plastic('#58d06a', { roughness: 0.3 })),
    )
    if (v.paper === 'no') return
    const lines = ([x, , z]: Vec3): Vec3 | undefined => {
      if (Math.abs(x) > 0.21 || z < 0.3) return undefined
      if (z < 0.36) return Math.abs(x) < 0.2 && x < 0 ? light('#3f7fd0') : undefined
      return Math.abs((((z - 0.36) / 0.024) % 1) - 0.5) < 0.17 &&
        x < 0.2 - 0.06 * Math.sin(Math.floor((z - 0.36) / 0.024) * 2.1)
        ? light('#8a9099')
        : undefined
    }
    make.part(
      'page',
      sheet(
        Array.from({ length: 8 }, (_, i) =>
          [-0.26, -0.1, 0.1, 0.26].map(
            (x): Vec3 => [x, 0.17 - 0.035 * (i / 7) + 0.012 * Math.sin((i / 7) * 3), 0.14 + i * 0.056],
          ),
        ),
        0.01,
      ),
      { ...paper('#ffffff'), paint: lines },
    )
    make.part(
      'paper',
      together(
        [0, 1, 2].map((i) =>
          sheet(
            Array.from({ length: 6 }, (_, k) =>
              [-0.27, 0.27].map((x): Vec3 => [x + i * 0.006, 0.3 + k * 0.088, -0.31 - k * 0.03 - i * 0.012]),
            ),
            0.01,
          ),
        ),
      ).with(box(0.6, 0.3, 0.02, 0.008).turn(-18, 0, 0).move(0, 0.44, -0.395)),
      paper('#fbfbf8'),
    )
  }),
})

export const calendar = archetype({
  id: 'calendar',
  about: 'A desk calendar with rings, or one sheet that hangs on a wall, with the days of a month',
  skeleton: 'paper',
  nouns: ['calendar', 'desk calendar'],
  parameters: { marked: number(18, 1, 30, 'which day has a ring around it') },
  build: standing((v, look, make) => {
    const band = look.material('main', paper('#d8342c', { roughness: 0.5 }))
    const page = paper('#fdfcf8')
    // Two leaves like a tent; the front one leans back.
    const lean = 17

    make.part(
      'back',
      box(0.9, 0.82, 0.02, 0.008).move(0, 0.41, 0).turn(lean, 0, 0).move(0, 0, -0.26),
      look.material('second', paper('#5a4a42')),
    )
    const front = (solid: ReturnType<typeof box>) => solid.turn(-lean, 0, 0).move(0, 0, 0.26)
    make.part(
      'board',
      front(box(0.9, 0.82, 0.024, 0.008).move(0, 0.41, 0)),
      look.material('second', paper('#5a4a42')),
    )
    make.part('page', front(box(0.86, 0.76, 0.016, 0.004).move(0, 0.41, 0.016)), page)
    make.part(
      'month',
      front(
        box(0.86, 0.17, 0.018, 0.004)
          .move(0, 0.705, 0.018)
          .with(box(0.34, 0.035, 0.024, 0.008).move(0, 0.7, 0.018).tinted([1, 1, 1])),
      ),
      band,
    )
    const cells = Array.from({ length: 31 }, (_, i) => {
      const slot = i + 2
      const at: Vec3 = [-0.36 + (slot % 7) * 0.12, 0.545 - Math.floor(slot / 7) * 0.105, 0.026]
      const sunday = slot % 7 === 6
      return box(0.078, 0.066, 0.008, 0.003)
        .at(at)
        .tinted(light(sunday ? '#e8867c' : '#c3c9d2'))
    })
    make.part('days', front(together(cells)), paper('#c3c9d2'))
    const day = Math.round(v.marked) + 1
    make.part(
      'ring',
      front(
        torus(0.062, 0.009, 36, 8)
          .turn(90, 0, 0)
          .move(-0.36 + (day % 7) * 0.12, 0.545 - Math.floor(day / 7) * 0.105, 0.034),
      ),
      look.material('accent', plastic('#d8342c')),
    )
    make.part(
      'rings',
      together(
        Array.from({ length: 11 }, (_, i) =>
          torus(0.045, 0.009, 24, 8)
            .turn(0, 0, 90)
            .move(-0.375 + i * 0.075, 0.795, 0.01),
        ),
      ),
      metal('#b9c0c8'),
    )
    make.part(
      'foot',
      box(0.9, 0.016, 0.52, 0.006).move(0, 0.008, 0),
      look.material('second', paper('#5a4a42')),
    )
  }),
})

export const foldedMap = archetype({
  id: 'map',
  about: 'A map: a folded one with land, a river, roads and a pin, or an old one of a treasure',
  skeleton: 'paper',
  nouns: ['map', 'road map', 'folded map', 'city map', 'paper map'],
  parameters: {
    kind: choice(['road', 'treasure'], 'with roads and a pin, or old, with a dotted way to a cross'),
  },
  rows: {
    'pirate map': { values: { kind: 'treasure' }, colours: { main: '#dcb878' } },
    'old map': { values: { kind: 'treasure' }, colours: { main: '#dcb878' } },
  },
  build: standing((v, look, make) => {
    const isOld = v.kind === 'treasure'
    const fold = (x: number) => 0.05 * Math.abs((((((x + 0.6) / 0.3) % 2) + 2) % 2) - 1)
    const ragged = (s: number) => (isOld ? 0.014 * Math.sin(s * 37) + 0.01 * Math.sin(s * 83) : 0)
    const xs = Array.from({ length: 25 }, (_, i) => -0.6 + i * 0.05)
    const rows = Array.from({ length: 15 }, (_, k) => {
      const z = -0.42 + k * 0.06
      return xs.map(
        (x, i): Vec3 => [
          x + (i === 0 || i === 24 ? ragged(z) : 0),
          fold(x) + 0.03,
          z + (k === 0 || k === 14 ? ragged(x) : 0),
        ],
      )
    })
    const lean = (solid: ReturnType<typeof box>) => solid.turn(24, 0, 0)
    const sea = light(isOld ? '#c9a263' : '#9fd0ee')
    const shore = light(isOld ? '#8a6232' : '#e9dba8')
    const road = light('#f0a03a')
    const green = light('#8fc46a')
    const back = Math.sin((24 * Math.PI) / 180)
    const forth = Math.cos((24 * Math.PI) / 180)
    const coast = (x: number, z: number) =>
      Math.hypot((x + 0.05) / 0.5, z / 0.34) -
      1 +
      0.14 * Math.sin(x * 9 + 1) +
      0.12 * Math.sin(z * 13) +
      0.06 * Math.sin(x * 21 - z * 17)
    make.part('sheet', lean(sheet(rows, 0.014)), {
      ...look.material('main', paper(isOld ? '#dcb878' : '#f3ecd2')),
      paint: ([x, up, deep]: Vec3): Vec3 | undefined => {
        const z = deep * forth - up * back
        if (Math.abs(x) > 0.57 || Math.abs(z) > 0.39) return undefined
        const far = coast(x, z)
        if (far > 0.03) return sea
        if (far > -0.03) return shore
        if (isOld) return undefined
        if (
          Math.abs(z - 0.12 * Math.sin(x * 7)) < 0.014 ||
          Math.abs(x - 0.1 - 0.08 * Math.sin(z * 9)) < 0.012
        )
          return road
        if (Math.abs(x + 0.2 - 0.07 * Math.sin(z * 14)) < 0.017) return sea
        return Math.sin(x * 13 + 2) * Math.sin(z * 15) > 0.25 ? green : undefined
      },
    })
    const on = (x: number, z: number, y = 0.012): Vec3 => [x, fold(x) + 0.03 + y, z]
    if (isOld) {
      const dots = Array.from(
        { length: 10 },
        (_, i): Vec3 => on(-0.36 + i * 0.052, 0.14 - 0.02 * i + 0.07 * Math.sin(i * 0.9)),
      )
      make.part(
        'way',
        lean(
          together(
            dots.map((at, i) =>
              box(0.032, 0.012, 0.014, 0.004)
                .turn(0, 30 * Math.sin(i), 0)
                .at(at),
            ),
          ),
        ),
        look.material('second', paper('#5a3a1c')),
      )
      make.part(
        'cross',
        lean(
          together(
            [45, -45].map((turn) =>
              box(0.15, 0.016, 0.034, 0.006)
                .turn(0, turn, 0)
                .at(on(0.24, -0.06, 0.012)),
            ),
          ),
        ),
        look.material('accent', paper('#c22a1e')),
      )
      const dark = look.material('second', paper('#5a3a1c'))
      make.part(
        'rose',
        lean(
          together(
            [0, 90].map((turn) =>
              extrude(
                [
                  [-0.09, 0],
                  [0, -0.022],
                  [0.09, 0],
                  [0, 0.022],
                ],
                0.012,
                { bevel: 0.002 },
              ).turn(90, turn, 0),
            ),
          ).at(on(0.44, 0.26)),
        ),
        dark,
      )
      return
    }
    const [px, py, pz] = on(0.1, -0.02)
    make.part(
      'pin',
      lean(
        together([
          rod([px, py - 0.02, pz], [px, py + 0.12, pz], [0.006, 0.03], 16),
          torus(0.05, 0.032, 28, 12)
            .turn(90, 0, 0)
            .move(px, py + 0.17, pz),
        ]),
      ),
      look.material('accent', plastic('#e0342c', { roughness: 0.25 })),
    )
    make.part(
      'legend',
      lean(
        extrude(rectangle(0.2, 0.13, 0.01), 0.012, { bevel: 0.002 })
          .turn(90, 0, 0)
          .at(on(-0.45, 0.3, 0.008)),
      ),
      look.material('second', paper('#ffffff')),
    )
  }),
})
