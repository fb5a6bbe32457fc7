import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import {
  ball,
  block,
  box,
  circle,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { lacquer, metal, paper, plastic, polished } from '../../materials/material.ts'

export const vinylRecord = archetype({
  id: 'vinyl-record',
  about: 'A vinyl record with its grooves and label, leaning',
  skeleton: 'device',
  nouns: ['vinyl record', 'lp record', 'gramophone record', 'phonograph record', 'music record'],
  parameters: { lean: number(76, 40, 88, 'how upright it stands') },
  build(v, look, make) {
    const rings = Array.from({ length: 61 }, (_, i): Vec2 => {
      const far = 0.49 - (i / 60) * 0.3
      return [far, 0.012 + (i % 2 ? 0.004 : 0) - (i % 12 === 0 ? 0.004 : 0)]
    })
    const place = (solid: ReturnType<typeof lathe>) => solid.turn(v.lean, 0, 0)
    const disc = lathe(
      [[0, -0.012], [0.19, -0.012], [0.5, -0.012], [0.503, 0], [0.5, 0.012], ...rings, [0, 0.012]],
      { corners: 96 },
    )
    const hole = cylinder(0.018, 0.2, { corners: 16 })
    make.part(
      'record',
      place(disc.minus(hole)),
      look.material('main', lacquer('#141317', { roughness: 0.22 })),
    )
    const [white, dark] = [light('#fff3d6'), light('#1c1a1d')]
    const tilt = radians(v.lean)
    make.part(
      'label',
      place(
        lathe(
          softened(
            [
              [0, -0.016],
              [0.17, -0.016],
              [0.17, 0.018],
              [0, 0.018],
            ],
            0.003,
          ),
          { corners: 56 },
        ).minus(hole),
      ),
      {
        ...look.material('second', paper('#d8342c')),
        paint: ([x, y, z]) => {
          const w = y * Math.sin(tilt) - z * Math.cos(tilt)
          const far = Math.hypot(x, w)
          if (far < 0.04) return dark
          if (Math.abs(far - 0.155) < 0.005) return white
          return Math.abs(Math.abs(w) - 0.085) < 0.011 && Math.abs(x) < 0.09 ? white : undefined
        },
      },
    )
    make.socket('top', [0, 0.95, 0], 0.1)
  },
})

export const cassette = archetype({
  id: 'cassette',
  about: 'A music cassette with its two reels and label',
  skeleton: 'device',
  nouns: ['cassette', 'cassette tape', 'music cassette', 'audio cassette', 'tape cassette', 'mixtape'],
  parameters: { played: number(0.4, 0, 1, 'how much tape is on the right reel') },
  build(v, look, make) {
    const outline = (w: number, h: number, r: number) =>
      roundedOutline(
        [
          [-w / 2, -h / 2],
          [w / 2, -h / 2],
          [w / 2, h / 2],
          [-w / 2, h / 2],
        ],
        r,
        5,
      )
    const y = 0.33
    const reels = [-0.21, 0.21]
    const through = reels.map((x) => cylinder(0.072, 0.5, { corners: 28 }).turn(90, 0, 0).move(x, 0.02, 0))
    make.part(
      'case',
      extrude(outline(1, 0.64, 0.04), 0.12, { bevel: 0.015 })
        .minus(...through)
        .move(0, y, 0),
      look.material('main', plastic('#2c2e35')),
    )
    make.part(
      'foot',
      extrude(
        [
          [-0.34, 0],
          [0.34, 0],
          [0.3, 0.14],
          [-0.3, 0.14],
        ],
        0.15,
        { bevel: 0.012 },
      ).move(0, 0.012, 0),
      look.material('main', plastic('#2c2e35')),
    )
    const stripe = [light('#e23d3d'), light('#f0a32a'), light('#2f9fd0')]
    const ink = light('#3a3a42')
    make.part(
      'label',
      extrude(outline(0.88, 0.42, 0.03), 0.132, { bevel: 0.004 })
        .minus(
          ...through.map((one) => one.scale(1.25, 1, 1).move(0, 0, 0)),
          box(0.56, 0.19, 0.5, 0.04).move(0, 0.02, 0),
        )
        .move(0, y + 0.03, 0),
      {
        ...look.material('second', paper('#f6efdc')),
        paint: ([, h]) => {
          const k = Math.floor((y - 0.09 - h) / 0.03)
          if (k >= 0 && k < 3) return stripe[k]
          return Math.abs(h - y - 0.175) < 0.006 ? ink : undefined
        },
      },
    )
    make.part(
      'window',
      extrude(outline(0.24, 0.13, 0.02), 0.13, { bevel: 0.004 }).move(0, y + 0.02, 0),
      lacquer('#6a4a34', { roughness: 0.1 }),
    )
    make.part(
      'panel',
      extrude(outline(0.58, 0.2, 0.09), 0.126, {
        bevel: 0.004,
        holes: reels.map((x) => circle(0.07, 24).map(([a, b]): Vec2 => [a + x, b])),
      }).move(0, y + 0.02, 0),
      look.material('accent', plastic('#1c1d22')),
    )
    const teeth = Array.from({ length: 6 }, (_, i) =>
      box(0.02, 0.03, 0.08, 0.004)
        .move(0, 0.05, 0)
        .turn(0, 0, i * 60),
    )
    make.part(
      'reels',
      together(
        reels.flatMap((x, i) => [
          torus(0.066, 0.014, 28, 8)
            .turn(90, 0, 0)
            .move(x, y + 0.02, 0),
          ...teeth.map((one) => one.turn(0, 0, i * 17 + 40 * v.played).move(x, y + 0.02, 0)),
        ]),
      ),
      plastic('#f4f2ec'),
    )
    make.part(
      'screws',
      together(
        [
          [-0.45, 0.27],
          [0.45, 0.27],
          [-0.45, -0.27],
          [0.45, -0.27],
        ].map(([x = 0, h = 0]) => ball([0.018, 0.018, 0.01], 12).move(x, y + h, 0.06)),
      ),
      metal('#b9c0c8'),
    )
    make.socket('top', [0, 0.66, 0], 0.3)
  },
})

export const musicNote = archetype({
  id: 'music-note',
  about: 'A note of music: two joined by a beam, or one with its flag',
  skeleton: 'sign',
  nouns: ['music note', 'musical note', 'note of music', 'eighth note'],
  parameters: { kind: choice(['pair', 'single'], 'two joined, or one') },
  rows: {
    'music notes': {},
    quaver: { values: { kind: 'single' } },
    'eighth note': { values: { kind: 'single' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', lacquer('#1f1d24', { roughness: 0.2 }))
    const head = ball([0.19, 0.135, 0.1], 32).turn(0, 0, 24)
    const stem = (x: number, from: number, to: number) =>
      box(0.06, to - from, 0.08, 0.02).move(x, (from + to) / 2, 0)
    if (v.kind === 'single') {
      const flag = Array.from({ length: 15 }, (_, i): Vec3 => {
        const t = i / 14
        return [0.16 + 0.28 * Math.sin(t * 2.3) * (1 - 0.25 * t), 1.03 - 0.55 * t, 0]
      })
      make.part(
        'note',
        together([
          head.move(0, 0.15, 0),
          stem(0.155, 0.17, 1.06),
          tube(flag, (t) => 0.075 * (1 - t) + 0.018, { corners: 14 }),
        ]),
        stuff,
      )
      make.socket('top', [0.16, 1.06, 0], 0.1)
      return
    }
    const beam = extrude(
      [
        [0.125, 0.84],
        [0.805, 0.96],
        [0.805, 1.12],
        [0.125, 1],
      ],
      0.09,
      { bevel: 0.018 },
    )
    make.part(
      'notes',
      together([
        head.move(0, 0.15, 0),
        stem(0.155, 0.17, 0.95),
        head.move(0.62, 0.27, 0),
        stem(0.775, 0.29, 1.06),
        beam,
      ]).move(-0.35, 0, 0),
      stuff,
    )
    make.socket('top', [0.1, 1.05, 0], 0.2)
  },
})

/** Flat things with print on them: money, cards and stamps. */
export const printedCard = archetype({
  id: 'printed-card',
  about: 'A banknote, a wad of them, a bank card or a postage stamp, standing',
  skeleton: 'sign',
  nouns: ['banknote', 'bank note', 'dollar bill', 'paper money'],
  parameters: { kind: choice(['note', 'wad', 'card', 'stamp'], 'which it is') },
  rows: {
    'stack of money': { values: { kind: 'wad' } },
    'wad of cash': { values: { kind: 'wad' } },
    'stack of cash': { values: { kind: 'wad' } },
    cash: { values: { kind: 'wad' } },
    money: { values: { kind: 'wad' } },
    'credit card': { values: { kind: 'card' }, colours: { main: '#2456b8' } },
    'bank card': { values: { kind: 'card' }, colours: { main: '#2456b8' } },
    'debit card': { values: { kind: 'card' }, colours: { main: '#2456b8' } },
    'postage stamp': { values: { kind: 'stamp' }, colours: { main: '#c8402f' } },
    stamp: { values: { kind: 'stamp' }, colours: { main: '#c8402f' } },
  },
  build(v, look, make) {
    const paper_ = light('#f4eedd')
    if (v.kind === 'card') {
      const place = (solid: ReturnType<typeof box>) => solid.turn(-14, 0, 0)
      make.part(
        'card',
        place(
          extrude(
            roundedOutline(
              [
                [-0.5, -0.315],
                [0.5, -0.315],
                [0.5, 0.315],
                [-0.5, 0.315],
              ],
              0.05,
              5,
            ),
            0.03,
            { bevel: 0.008 },
          ),
        ),
        look.material('main', plastic('#2456b8', { roughness: 0.25 })),
      )
      make.part(
        'chip',
        place(
          extrude(
            roundedOutline(
              [
                [-0.4, -0.02],
                [-0.22, -0.02],
                [-0.22, 0.12],
                [-0.4, 0.12],
              ],
              0.02,
              4,
            ),
            0.036,
            { bevel: 0.004 },
          ),
        ),
        look.material('second', polished('#e6bb4e')),
      )
      const digits = [0, 1, 2, 3].flatMap((g) =>
        [0, 1, 2, 3].map((d) => block(0.026, 0.048, 0.012).move(-0.39 + g * 0.19 + d * 0.04, -0.1, 0.016)),
      )
      make.part(
        'numbers',
        place(together([...digits, block(0.3, 0.026, 0.01).move(-0.26, -0.22, 0.015)])),
        polished('#e3e7ec'),
      )
      make.part(
        'hologram',
        place(block(0.15, 0.1, 0.008).move(0.36, -0.2, 0.017)),
        lacquer('#e8eef5', { roughness: 0.05 }),
      )
      make.socket('top', [0, 0.62, 0], 0.3)
      return
    }
    if (v.kind === 'stamp') {
      const [w, h, n] = [0.76, 0.92, 10]
      const edge = (from: Vec2, to: Vec2): Vec2[] =>
        Array.from({ length: n }, (_, i) => i).flatMap((i) => {
          const point = (t: number, deep: number): Vec2 => {
            const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
            const long = Math.hypot(dx, dy)
            return [from[0] + dx * t - (dy / long) * deep, from[1] + dy * t + (dx / long) * deep]
          }
          return [
            point(i / n, 0),
            point((i + 0.3) / n, 0),
            point((i + 0.42) / n, 0.024),
            point((i + 0.58) / n, 0.03),
            point((i + 0.74) / n, 0.024),
            point((i + 0.86) / n, 0),
          ]
        })
      const corners: Vec2[] = [
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
        [w / 2, h / 2],
        [-w / 2, h / 2],
      ]
      const outline = corners.flatMap((from, i) => edge(from, corners[(i + 1) % 4] ?? from))
      make.part(
        'paper',
        extrude(outline, 0.025, { bevel: 0 }).turn(-10, 0, 0),
        look.material('second', paper('#f8f2e2')),
      )
      const sky = look.light('main', '#c8402f')
      const white = light('#fdf6e4')
      make.part(
        'picture',
        extrude(
          [
            [-0.3, -0.38],
            [0.3, -0.38],
            [0.3, 0.38],
            [-0.3, 0.38],
          ],
          0.032,
          { bevel: 0 },
        ).turn(-10, 0, 0),
        {
          ...look.material('main', paper('#c8402f')),
          paint: ([x, y]) => {
            // A sun over hills.
            const hill = -0.17 + 0.1 * Math.sin(x * 7 + 0.6)
            if (y < hill) return light(y < hill - 0.1 ? '#2f6b3f' : '#4f9a52')
            return Math.hypot(x - 0.08, y - 0.1) < 0.12 || (x < -0.06 && x > -0.25 && y > 0.24 && y < 0.32)
              ? white
              : sky
          },
        },
      )
      make.socket('top', [0, 0.9, 0], 0.3)
      return
    }
    const green = look.colour('main', '#7fae7a')
    const [ink, mid] = [light('#2f5b3a'), light(green)]
    const printed = (x: number, y: number): Vec3 => {
      const [a, b] = [Math.abs(x), Math.abs(y)]
      if (a > 0.475 || b > 0.2) return paper_
      if (a > 0.455 || b > 0.182) return ink
      const far = Math.hypot(x, y * 1.1)
      // A ring in the middle with a sign in it, and a number in each corner.
      if (Math.abs(far - 0.125) < 0.008) return ink
      if (far < 0.12) {
        const wave = Math.abs(y) < 0.062 && Math.abs(x + 0.03 * Math.sin(y * 42)) < 0.016
        return wave || (a < 0.008 && b < 0.085) || (a < 0.035 && (Math.abs(b - 0.055) < 0.01 || b < 0.009))
          ? ink
          : paper_
      }
      if (a > 0.37 && a < 0.43 && b > 0.1 && b < 0.165) return ink
      return Math.sin(x * 80) * Math.sin(y * 80 + Math.sin(x * 9) * 4) > 0.72 ? ink : mid
    }
    if (v.kind === 'note') {
      const note = extrude(
        [
          ...Array.from({ length: 25 }, (_, i): Vec2 => [-0.5 + i / 24, -0.22]),
          ...Array.from({ length: 25 }, (_, i): Vec2 => [0.5 - i / 24, 0.22]),
        ],
        0.014,
        { bevel: 0 },
      ).warp(([x, y, z]): Vec3 => [x, y, z + 0.045 * Math.sin(x * 5)])
      make.part('note', note.turn(-10, 0, 0), {
        ...look.material('main', paper(green)),
        paint: ([x, y]) => printed(x, y),
      })
      make.socket('top', [0, 0.44, 0], 0.3)
      return
    }
    const sheets = inRow(box(1, 0.018, 0.44, 0.003), 12, [0, 0.022, 0])
    make.part('notes', sheets.move(0, 0.01, 0), {
      ...look.material('main', paper(green)),
      paint: ([x, , z], n) => (n[1] > 0.5 ? printed(x, z) : undefined),
    })
    make.part('core', box(0.985, 0.25, 0.425, 0.004).move(0, 0.13, 0), paper('#dfe6cf'))
    make.part(
      'band',
      box(0.17, 0.285, 0.455, 0.01).move(0.26, 0.135, 0),
      look.material('second', paper('#f3e6bf')),
    )
    make.socket('top', [0, 0.28, 0], 0.3)
  },
})
