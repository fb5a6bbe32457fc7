import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import { alongZ, atEach, block, drumX, fromSide, pipe, rod, swept, tint } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Long boxes with many windows: buses, school buses, trams, vans and camper vans. Nose to the front. */
export const bus = archetype({
  id: 'bus',
  about: 'A bus, double decker, school bus, tram, van or camper van',
  skeleton: 'vehicle',
  nouns: ['bus', 'city bus', 'coach bus', 'autobus'],
  parameters: {
    kind: choice(['bus', 'double decker', 'school bus', 'tram', 'van', 'camper'], 'what kind it is'),
    windows: number(5, 1, 8, 'windows on each side'),
  },
  rows: {
    'double decker': { values: { kind: 'double decker' }, colours: { main: '#c9202a', second: '#f4ead2' } },
    'double decker bus': {
      values: { kind: 'double decker' },
      colours: { main: '#c9202a', second: '#f4ead2' },
    },
    'double-decker bus': {
      values: { kind: 'double decker' },
      colours: { main: '#c9202a', second: '#f4ead2' },
    },
    'london bus': { values: { kind: 'double decker' }, colours: { main: '#c9202a', second: '#f4ead2' } },
    'school bus': { values: { kind: 'school bus' }, colours: { main: '#f7b310', second: '#1d1d20' } },
    'tour bus': { colours: { main: '#7a3fae', second: '#f7d64a' } },
    minibus: { values: { windows: 3 }, colours: { main: '#2f9e6f', second: '#f4f2ea' } },
    tram: { values: { kind: 'tram' }, colours: { main: '#b3202a', second: '#f4ead2' } },
    streetcar: { values: { kind: 'tram' }, colours: { main: '#1f6b45', second: '#f0dcb4' } },
    'cable car': { values: { kind: 'tram' }, colours: { main: '#8a2f24', second: '#e8c87a' } },
    trolley: { values: { kind: 'tram' }, colours: { main: '#c9502a', second: '#f4ead2' } },
    van: { values: { kind: 'van' }, colours: { main: '#e9eef2', second: '#e9eef2' } },
    'delivery van': { values: { kind: 'van' }, colours: { main: '#8a5a34', second: '#f2b01a' } },
    'camper van': { values: { kind: 'camper', windows: 3 }, colours: { main: '#3fa9a0', second: '#fbf3df' } },
    campervan: { values: { kind: 'camper', windows: 3 }, colours: { main: '#3fa9a0', second: '#fbf3df' } },
    'hippie van': { values: { kind: 'camper', windows: 3 }, colours: { main: '#e8731c', second: '#fbf3df' } },
    camper: { values: { kind: 'camper', windows: 3 }, colours: { main: '#5a9fd4', second: '#fbf3df' } },
  },
  build(v, look, make) {
    const { kind } = v
    const [double, tram, school, small] = [
      kind === 'double decker',
      kind === 'tram',
      kind === 'school bus',
      kind === 'van' || kind === 'camper',
    ]
    const w = small ? 0.2 : 0.16
    const low = tram ? 0.06 : 0.055
    const top = double ? 0.54 : small ? 0.47 : tram ? 0.38 : 0.37
    const r = small ? 0.088 : tram ? 0.05 : 0.07
    const belt = small ? 0.27 : 0.215
    const front = school ? 0.34 : 0.5
    const second = look.light('second', '#f4f2ea')
    const paint = look.material('main', {
      ...lacquer('#2f7fc9'),
      paint: ([x, y, z], n) => {
        if (kind === 'camper') {
          // The light colour runs down to a point on the nose.
          const dip = z > 0.42 ? Math.max(0, 0.13 - Math.abs(x) * 0.8) : 0
          if (y > belt - 0.012 - dip && n[1] > -0.5) return second
        }
        if (kind === 'tram' && y > belt - 0.03) return second
        if (double && Math.abs(y - 0.33) < 0.012) return second
        if (kind === 'bus' && Math.abs(y - 0.135) < 0.016) return second
        if (school && Math.abs(n[0]) > 0.6 && (Math.abs(y - 0.15) < 0.006 || Math.abs(y - 0.19) < 0.006))
          return second
        if (kind === 'van' && Math.abs(n[0]) > 0.6 && Math.abs(y - 0.2) < 0.02 && z < 0.2) return second
        return undefined
      },
    })
    const panes = plastic('#26394a', { roughness: 0.05 })
    const chrome = metal('#cdd2d8', { surface: 'plain', roughness: 0.2 })
    const dark = plastic('#24272d')
    const lamps = glowing('#fff4d2', { glow: 0.9 })
    const zs = tram ? [0.24, 0.34, -0.24, -0.34] : [school ? 0.38 : small ? 0.31 : 0.32, -0.3]
    const arch = together((tram ? [] : zs).map((z) => drumX(r * 1.18, 0.1, 24).move(w, r, z)))
    // Inside is the glass, a little smaller; the painted shell has the windows cut out.
    const lean = small ? 0.07 : 0.012
    const form = (by: number, f: number) =>
      swept(
        [
          [-0.5 + by, w * 0.97 - by, low + by, top - by],
          [-0.44, w - by, low + by, top - by],
          [f - 0.06 - lean, w - by, low + by, top - by],
          [f - by, w * 0.96 - by, low + by, top - by - lean],
        ],
        {
          square: small ? 5 : 7,
          smooth: 2,
          round: tram ? [0.05, 0.05] : [0.03, small ? 0.07 : 0.04],
          corners: 40,
        },
      )
    const narrow = (y: number) => (small && y > belt ? 1 - ((y - belt) / (top - belt)) * 0.1 : 1)
    const shaped = (solid: ReturnType<typeof form>) =>
      small
        ? solid.warp(([x, y, z]) => [
            x * narrow(y),
            y,
            y > belt && z > 0.3 ? z - ((y - belt) / (top - belt)) * 0.13 * ((z - 0.3) / 0.2) : z,
          ])
        : solid
    const levels = double
      ? [
          [0.215, 0.305],
          [0.375, 0.475],
        ]
      : [[belt, top - (small ? 0.06 : 0.055)]]
    const [from, to] = [kind === 'van' ? 0.16 : -0.45, small ? 0.33 : front - 0.05]
    const count = kind === 'van' ? 1 : Math.round(v.windows)
    const step = (to - from) / count
    const cuts = levels.flatMap(([a = 0, b = 0]) => [
      ...Array.from({ length: count }, (_, i) =>
        block(1, b - a, step - 0.024, 0.016).move(0, (a + b) / 2, from + step * (i + 0.5)),
      ),
      block(w * 1.72, b - a + (small ? 0.01 : 0.02), 0.3, 0.02).move(0, (a + b) / 2 - 0.004, front + 0.05),
      block(w * 1.5, (b - a) * 0.85, 0.2, 0.016).move(0, (a + b) / 2, -0.5),
    ])
    const shell = shaped(form(0, front))
    make.part('body', shell.minus(arch, arch.mirror(), ...cuts), paint)
    // The glass keeps clear of the wheels: it begins above them.
    make.part(
      'windows',
      shaped(form(0.009, front)).within(block(2, 1, 2, 0.001).move(0, belt - 0.02 + 0.5, 0)),
      panes,
    )
    make.part('chassis', block(w * 1.6, 0.05, 0.9, 0.01).move(0, low + 0.02, 0), dark)
    if (school) {
      make.part(
        'body',
        swept(
          [
            [front - 0.02, w * 0.86, low + 0.01, belt],
            [front + 0.08, w * 0.84, low + 0.01, belt - 0.005],
            [0.5, w * 0.76, low + 0.02, belt - 0.03],
          ],
          { square: 5, round: [0, 0.03] },
        ).minus(arch, arch.mirror()),
        paint,
      )
      make.part(
        'body',
        atEach(torus(r * 1.2, 0.012, 24, 6).turn(0, 0, 90), [[w * 0.86, r, 0.38]])
          .warp(([x, y, z]) => [x, Math.max(y, low + 0.02), z])
          .mirrored(),
        paint,
      )
      make.part(
        'stop sign',
        cylinder(0.042, 0.012, { corners: 8 })
          .turn(0, 22.5, 0)
          .turn(90, 0, 0)
          .move(w + 0.06, 0.19, 0.2)
          .with(rod([w, 0.19, 0.2], [w + 0.04, 0.19, 0.2], 0.006, 6)),
        lacquer('#d81f1f'),
      )
      make.part(
        'lamps',
        tint(
          atEach(cylinder(0.018, 0.02, { corners: 12 }).turn(90, 0, 0), [
            [0.09, top - 0.022, front - 0.006],
            [-0.09, top - 0.022, front - 0.006],
          ]),
          '#e0301c',
        ),
        lamps,
      )
    }
    const nose = school ? 0.498 : 0.5
    const y = small ? 0.19 : school ? 0.13 : 0.12
    const big = small ? 0.04 : 0.026
    make.part(
      'lamps',
      alongZ(
        [
          [big * 0.9, -0.03],
          [big, 0.006],
          [big * 0.6, 0.016],
          [0, 0.018],
        ],
        18,
      )
        .move(w * 0.66, y, nose - 0.004)
        .mirrored(),
      lamps,
    )
    make.part(
      'chrome',
      torus(big, 0.007, 20, 6)
        .turn(90, 0, 0)
        .move(w * 0.66, y, nose)
        .mirrored(),
      chrome,
    )
    make.part(
      'lamps',
      tint(
        block(0.03, small ? 0.07 : 0.045, 0.02, 0.008)
          .move(w * 0.8, y + 0.03, -0.498)
          .mirrored(),
        '#d8201c',
      ),
      lamps,
    )
    if (!small) make.part('chassis', block(w * 0.7, 0.05, 0.02, 0.008).move(0, y, nose), dark)
    if (kind === 'camper') {
      make.part(
        'chrome',
        torus(0.045, 0.008, 26, 6)
          .turn(90, 0, 0)
          .move(0, 0.215, 0.502)
          .with(ball([0.02, 0.02, 0.01], 12).move(0, 0.215, 0.503)),
        chrome,
      )
      const board = swept(
        [
          [-0.22, 0.005, -0.008, 0.008],
          [-0.12, 0.055, -0.009, 0.009],
          [0.06, 0.06, -0.009, 0.009],
          [0.2, 0.02, -0.008, 0.01],
          [0.23, 0.003, -0.004, 0.012],
        ],
        { square: 2, smooth: 4, corners: 16 },
      )
      make.part(
        'surfboard',
        board.move(0.04, top + 0.038, -0.08),
        look.material('accent', lacquer('#f2a01c')),
      )
      make.part(
        'chrome',
        atEach(
          rod([-w * 0.75, 0, 0], [w * 0.75, 0, 0], 0.008).with(
            rod([w * 0.7, -0.02, 0], [w * 0.7, 0, 0], 0.008).mirrored(),
          ),
          [
            [0, top + 0.02, 0.05],
            [0, top + 0.02, -0.2],
          ],
        ),
        chrome,
      )
    }
    make.part(
      'chrome',
      block(w * 1.96, 0.034, 0.035, 0.012)
        .move(0, low + 0.025, nose + 0.004)
        .with(block(w * 1.96, 0.034, 0.035, 0.012).move(0, low + 0.025, -0.503)),
      chrome,
    )
    if (!tram) {
      const mirror = block(0.014, 0.05, 0.026, 0.006)
        .move(w + 0.028, belt + 0.06, front - 0.05)
        .with(rod([w * 0.93, belt + 0.09, front - 0.06], [w + 0.028, belt + 0.08, front - 0.05], 0.005, 6))
      make.part('chassis', mirror.mirrored(), dark)
      // The door, on the right as one sits.
      if (!small)
        make.part(
          'windows',
          block(0.012, top - low - (double ? 0.3 : 0.1), 0.09, 0.005).move(
            -w + 0.002,
            (low + (double ? 0.33 : top)) / 2 - 0.008,
            school ? 0.27 : 0.43,
          ),
          panes,
        )
      const { tyre, rim } = wheelsAt(
        wheel(r, 0.075, kind === 'camper' ? 'disc' : 'steel'),
        zs.flatMap((z): Vec3[] => [
          [w - 0.028, r, z],
          [-w + 0.028, r, z],
        ]),
      )
      make.part('wheels', tyre, rubber('#232327')).part('rims', rim, metal('#c9ccd0', { surface: 'plain' }))
    } else {
      const rail = lathe(
        [
          [0.05, -0.02],
          [0.05, 0.012],
          [0.042, 0.016],
          [0.02, 0.016],
        ],
        { corners: 20 },
      ).turn(0, 0, -90)
      make.part(
        'wheels',
        atEach(
          rail,
          zs.map((z): Vec3 => [w - 0.04, r, z]),
        ).mirrored(),
        metal('#6b7077'),
      )
      make.part(
        'chrome',
        pipe(
          [
            [0, top, -0.05],
            [0, top + 0.06, -0.1],
            [0, top + 0.12, -0.02],
          ],
          0.008,
          6,
        ).with(rod([-0.09, top + 0.122, -0.02], [0.09, top + 0.122, -0.02], 0.008)),
        chrome,
      )
      make.part(
        'roof',
        swept(
          [
            [-0.4, w * 0.6, 0, 0.035],
            [0.4, w * 0.6, 0, 0.035],
          ],
          { square: 5, smooth: 1, round: [0.02, 0.02] },
        ).move(0, top - 0.008, 0),
        dark,
      )
      make.part(
        'lamps',
        alongZ(
          [
            [0.03, 0],
            [0.032, 0.02],
            [0, 0.03],
          ],
          18,
        ).move(0, 0.15, 0.498),
        lamps,
      )
    }
    if (!small && !tram)
      make.part(
        'sign',
        block(w * 1.1, 0.026, 0.02, 0.006).move(0, top - 0.026, front - 0.004),
        glowing('#ffb53a', { glow: 0.6 }),
      )
    if (kind === 'bus')
      make.part(
        'roof',
        block(w * 1.1, 0.03, 0.3, 0.012).move(0, top + 0.008, -0.1),
        look.material('second', lacquer('#f4f2ea')),
      )
    if (kind === 'van')
      make.part(
        'chrome',
        fromSide(
          [
            [-0.2, 0.0],
            [0.02, 0],
            [0.02, 0.012],
            [-0.2, 0.012],
          ],
          0.01,
        )
          .move(w * 1.0, 0.225, 0.0)
          .mirrored(),
        chrome,
      )
    make
      .socket('top', [0, top, 0], w * 0.8)
      .socket('back', [0, top, 0], w * 0.8)
      .socket('front', [0, 0.15, 0.5], w)
  },
})
