import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, sheet, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, lacquer, leather, metal, plastic, polished, rubber, wood } from '../../materials/material.ts'

export const racket = archetype({
  id: 'racket',
  about: 'A racket with strings, upright',
  skeleton: 'sport',
  nouns: ['tennis racket', 'racket', 'racquet'],
  parameters: { head: number(1, 0.7, 1.2, 'size of the head'), ball: number(1, 0, 1, 'a ball beside it') },
  rows: { 'badminton racket': { values: { head: 0.85, ball: 0 } } },
  build(v, look, make) {
    const [a, b] = [0.24 * v.head, 0.31 * v.head]
    const y = 1.14 - b - 0.02
    const rim = Array.from(
      { length: 48 },
      (_, i): Vec3 => [Math.sin((i * Math.PI) / 24) * a, y + Math.cos((i * Math.PI) / 24) * b, 0],
    )
    make.part(
      'frame',
      together([
        tube(rim, 0.024, { closed: true, corners: 14 }),
        tube(
          [
            [a * 0.62, y - b * 0.78, 0],
            [0.07, y - b - 0.09, 0],
            [0.015, 0.33, 0],
          ],
          [0.02, 0.022, 0.024],
          { smooth: 6, corners: 14 },
        ).mirrored(),
      ]),
      look.material('main', lacquer('#d8202c')),
    )
    const lines: Solid[] = []
    for (let i = -6; i <= 6; i++) {
      const x = (i / 7) * a
      const h = b * Math.sqrt(1 - (x / a) ** 2)
      lines.push(
        tube(
          [
            [x, y - h, 0.003],
            [x, y + h, 0.003],
          ],
          0.0045,
          { corners: 6 },
        ),
      )
      const k = (i / 7) * b
      const w = a * Math.sqrt(1 - (k / b) ** 2)
      lines.push(
        tube(
          [
            [-w, y + k, -0.003],
            [w, y + k, -0.003],
          ],
          0.0045,
          { corners: 6 },
        ),
      )
    }
    make.part('strings', together(lines), plastic('#f6f3e6'))
    const spiral = Array.from(
      { length: 60 },
      (_, i): Vec3 => [Math.sin(i * 0.6) * 0.035, 0.03 + i * 0.0048, Math.cos(i * 0.6) * 0.035],
    )
    make.part(
      'handle',
      together([
        lathe(
          softened(
            [
              [0, 0],
              [0.045, 0],
              [0.047, 0.03],
              [0.036, 0.05],
              [0.036, 0.33],
              [0.02, 0.36],
              [0, 0.36],
            ],
            0.008,
          ),
          { corners: 8 },
        ),
        tube(spiral, 0.006, { corners: 6 }),
      ]),
      look.material('second', leather('#26282d')),
    )
    if (v.ball > 0.3)
      make.part(
        'ball',
        ball(0.1, 28).move(0.22, 0.1, 0.12),
        look.material('accent', cloth('#d4e03a', { grain: 0.6 })),
      )
    make.socket('handle', [0, 0.2, 0], 0.04)
  },
})

export const club = archetype({
  id: 'club',
  about: 'A baseball bat, golf club, hockey stick or bowling pin, upright',
  skeleton: 'sport',
  nouns: ['baseball bat', 'wooden bat'],
  parameters: { kind: choice(['baseball', 'golf', 'hockey', 'pin', 'paddle'], 'for which game') },
  rows: {
    'golf club': { values: { kind: 'golf' } },
    'hockey stick': { values: { kind: 'hockey' }, colours: { main: '#c08a4a' } },
    'bowling pin': { values: { kind: 'pin' }, colours: { main: '#f8f5ec' } },
    'ping pong paddle': { values: { kind: 'paddle' }, colours: { main: '#d3202a' } },
    'table tennis bat': { values: { kind: 'paddle' }, colours: { main: '#d3202a' } },
  },
  build(v, look, make) {
    make.socket('handle', [0, 0.2, 0], 0.03)
    const grip = look.material('second', leather('#2a2c33'))
    const accent = look.material('accent', lacquer('#d3202a'))
    if (v.kind === 'pin') {
      const red = look.light('accent', '#d3202a')
      make.part(
        'pin',
        lathe(
          softened(
            [
              [0, 0],
              [0.12, 0],
              [0.14, 0.03],
              [0.2, 0.2],
              [0.215, 0.34],
              [0.18, 0.5],
              [0.1, 0.66],
              [0.085, 0.74],
              [0.11, 0.86],
              [0.105, 0.93],
              [0.06, 0.99],
              [0, 1],
            ],
            0.06,
            5,
          ),
          { corners: 44 },
        ),
        look.material(
          'main',
          lacquer('#f8f5ec', {
            roughness: 0.15,
            paint: ([, y]) => (Math.abs(y - 0.68) < 0.018 || Math.abs(y - 0.76) < 0.018 ? red : undefined),
          }),
        ),
      )
      return
    }
    if (v.kind === 'golf') {
      make.part(
        'shaft',
        tube(
          [
            [0.02, 0.06, 0],
            [0, 0.8, 0],
          ],
          [0.011, 0.014],
          { corners: 14 },
        ),
        look.material('main', metal('#c3c9d2')),
      )
      make.part(
        'grip',
        lathe(
          softened(
            [
              [0, 0.72],
              [0.018, 0.72],
              [0.025, 1.0],
              [0, 1.01],
            ],
            0.008,
          ),
          { corners: 18 },
        ),
        grip,
      )
      const head = new Blob({ detail: 30, blend: 0.05 })
        .egg([-0.08, 0.065, 0.02], [0.12, 0.06, 0.09])
        .egg([0.01, 0.06, 0], [0.05, 0.05, 0.05])
        .limb([0.015, 0.07, 0], [0.018, 0.14, 0], 0.025, 0.018)
        .solid()
      make.part(
        'head',
        new Solid(head.positions, head.triangles).grounded().move(-0.05, 0, 0),
        look.material('main', metal('#8d949f')),
      )
      make.part('ball', ball(0.055, 20).move(-0.05, 0.055, 0.24), plastic('#fafaf6'))
      return
    }
    if (v.kind === 'hockey') {
      make.part(
        'stick',
        extrude(
          [
            [0.2, 1.1],
            [0.25, 1.1],
            [0.03, 0.05],
            [-0.03, 0],
            [-0.34, 0],
            [-0.36, 0.09],
            [-0.06, 0.12],
            [-0.02, 0.16],
          ],
          0.05,
          { bevel: 0.015 },
        ),
        look.material('main', wood('#c08a4a')),
      )
      make.part(
        'tape',
        extrude(
          [
            [0.15, 0.88],
            [0.21, 0.87],
            [0.262, 1.11],
            [0.195, 1.11],
          ],
          0.06,
          { bevel: 0.015 },
        ).with(
          extrude(
            [
              [-0.3, -0.001],
              [-0.36, -0.001],
              [-0.37, 0.095],
              [-0.12, 0.12],
              [-0.12, -0.001],
            ],
            0.06,
            { bevel: 0.012 },
          ),
        ),
        grip,
      )
      make.part(
        'puck',
        cylinder(0.1, 0.06, { corners: 32, round: 0.012 }).move(-0.15, 0.03, 0.2),
        rubber('#1c1d20'),
      )
      return
    }
    if (v.kind === 'paddle') {
      const blade = Array.from({ length: 40 }, (_, i): Vec2 => {
        const a = radians(-62 + (i / 39) * 304)
        return [Math.cos(a) * 0.31, 0.66 + Math.sin(a) * 0.33]
      })
      make.part(
        'blade',
        extrude(blade, 0.06, { bevel: 0.015 }),
        look.material('main', rubber('#d3202a', { roughness: 0.6 })),
      )
      make.part(
        'wood',
        extrude(
          blade.map(([x, y]): Vec2 => [x * 1.02, (y - 0.66) * 1.02 + 0.66]),
          0.03,
          { bevel: 0.008 },
        ).with(
          extrude(
            [
              [-0.14, 0.37],
              [0.14, 0.37],
              [0.06, 0.28],
              [0.06, 0.1],
              [-0.06, 0.1],
              [-0.06, 0.28],
            ],
            0.055,
            { bevel: 0.012 },
          ),
        ),
        wood('#d9ae70'),
      )
      make.part(
        'handle',
        lathe(
          softened(
            [
              [0, 0],
              [0.06, 0],
              [0.065, 0.03],
              [0.05, 0.26],
              [0, 0.27],
            ],
            0.015,
          ),
          { corners: 24 },
        ).scale(1.05, 1, 0.75),
        look.material('second', wood('#7a4522')),
      )
      make.part('ball', ball(0.07, 22).move(0.24, 0.07, 0.12), look.material('accent', plastic('#fbfaf4')))
      return
    }
    make.part(
      'bat',
      lathe(
        softened(
          [
            [0, 0.02],
            [0.032, 0.02],
            [0.03, 0.3],
            [0.045, 0.5],
            [0.075, 0.72],
            [0.085, 0.92],
            [0.075, 1.05],
            [0.04, 1.09],
            [0, 1.09],
          ],
          0.05,
          4,
        ),
        { corners: 32 },
      ),
      look.material('main', wood('#c98f4a')),
    )
    make.part(
      'grip',
      together([
        lathe(
          softened(
            [
              [0, 0.04],
              [0.037, 0.04],
              [0.035, 0.32],
              [0, 0.32],
            ],
            0.006,
          ),
          { corners: 20 },
        ),
        tube(
          Array.from(
            { length: 60 },
            (_, i): Vec3 => [Math.sin(i * 0.6) * 0.036, 0.05 + i * 0.0045, Math.cos(i * 0.6) * 0.036],
          ),
          0.006,
          { corners: 6 },
        ),
      ]),
      grip,
    )
    make.part(
      'knob',
      together([
        lathe(
          softened(
            [
              [0, 0],
              [0.055, 0],
              [0.058, 0.03],
              [0.03, 0.055],
              [0, 0.055],
            ],
            0.014,
          ),
          { corners: 24 },
        ),
        torus(0.077, 0.008, 32, 6).move(0, 0.76, 0),
        torus(0.036, 0.007, 24, 6).move(0, 0.33, 0),
      ]),
      accent,
    )
  },
})

export const dumbbell = archetype({
  id: 'dumbbell',
  about: 'A dumbbell or barbell',
  skeleton: 'sport',
  nouns: ['dumbbell'],
  parameters: { kind: choice(['dumbbell', 'barbell', 'kettlebell'], 'which weight it is') },
  rows: {
    barbell: { values: { kind: 'barbell' } },
    kettlebell: { values: { kind: 'kettlebell' } },
    weights: { values: { kind: 'barbell' } },
  },
  build(v, look, make) {
    const iron = look.material('main', rubber('#2a2d34', { roughness: 0.5 }))
    const chrome = look.material('second', metal('#cfd4dc'))
    const red = look.material('accent', plastic('#d8202c'))
    if (v.kind === 'kettlebell') {
      make.part(
        'bell',
        lathe(
          softened(
            [
              [0, 0],
              [0.22, 0],
              [0.36, 0.14],
              [0.38, 0.3],
              [0.28, 0.5],
              [0.14, 0.58],
              [0, 0.58],
            ],
            0.1,
            5,
          ),
          { corners: 44 },
        ),
        iron,
      )
      make.part(
        'handle',
        tube(
          [
            [-0.17, 0.48, 0],
            [-0.24, 0.68, 0],
            [-0.19, 0.86, 0],
            [0, 0.91, 0],
            [0.19, 0.86, 0],
            [0.24, 0.68, 0],
            [0.17, 0.48, 0],
          ],
          0.05,
          { smooth: 8, corners: 18 },
        ),
        chrome,
      )
      make.part(
        'badge',
        cylinder(0.14, 0.03, { corners: 36, round: 0.01 }).turn(90, 0, 0).move(0, 0.28, 0.375),
        red,
      )
      make.socket('handle', [0, 0.9, 0], 0.05)
      return
    }
    const long = v.kind === 'barbell'
    const disc = (r: number, w: number, x: number) =>
      lathe(
        softened(
          [
            [0, -w / 2],
            [r, -w / 2],
            [r, w / 2],
            [r * 0.82, w / 2],
            [r * 0.78, w / 2 - 0.015],
            [r * 0.4, w / 2 - 0.015],
            [r * 0.36, w / 2],
            [0, w / 2],
          ],
          0.012,
        ),
        { corners: long ? 44 : 6 },
      )
        .turn(0, 0, -90)
        .move(x, 0, 0)
    const r = long ? 0.26 : 0.21
    const up = long ? r : r * 0.866
    const turn = (s: Solid) => s.move(0, up, 0)
    make.part(
      'weights',
      turn(
        long
          ? together([disc(0.26, 0.07, 0.4), disc(0.2, 0.06, 0.475)]).mirrored()
          : disc(r, 0.24, 0.33).mirrored(),
      ),
      iron,
    )
    make.part(
      'bar',
      turn(
        together([
          tube(
            [
              [-(long ? 0.62 : 0.3), 0, 0],
              [long ? 0.62 : 0.3, 0, 0],
            ],
            long ? 0.022 : 0.042,
            { corners: 18 },
          ),
          ...(long
            ? []
            : [
                torus(0.05, 0.012, 24, 8).turn(0, 0, 90).move(0.1, 0, 0).mirrored(),
                ball([0.06, 0.05, 0.05], 18),
              ]),
        ]),
      ),
      chrome,
    )
    make.part(
      'collars',
      turn(
        cylinder(long ? 0.05 : 0.11, long ? 0.05 : 0.02, { corners: 28, round: 0.008 })
          .turn(0, 0, 90)
          .move(long ? 0.535 : 0.452, 0, 0)
          .mirrored(),
      ),
      red,
    )
    make.socket('handle', [0, up, 0], 0.04)
  },
})

export const boxingGlove = archetype({
  id: 'boxing-glove',
  about: 'A boxing glove',
  skeleton: 'sport',
  nouns: ['boxing glove'],
  parameters: { laces: number(4, 0, 6, 'how many laces') },
  build(v, look, make) {
    const fist = new Blob({ detail: Math.round(46 * look.detail), blend: 0.09 })
      .egg([0, 0.72, 0.02], [0.29, 0.25, 0.24])
      .egg([0.02, 0.56, 0.06], [0.25, 0.22, 0.2])
      .limb([0, 0.5, 0], [0, 0.3, 0], 0.2, 0.17)
      .limb([-0.2, 0.45, 0.1], [-0.27, 0.66, 0.14], 0.09, 0.095, { blend: 0.03 })
      .limb([-0.27, 0.66, 0.14], [-0.18, 0.77, 0.2], 0.095, 0.08, { blend: 0.04 })
      .solid()
    make.part(
      'glove',
      new Solid(fist.positions, fist.triangles),
      look.material('main', leather('#d3202a', { roughness: 0.28, relief: 0.5 })),
    )
    make.part(
      'cuff',
      lathe(
        softened(
          [
            [0, 0],
            [0.2, 0],
            [0.21, 0.03],
            [0.195, 0.24],
            [0.17, 0.27],
            [0, 0.27],
          ],
          0.02,
        ),
        { corners: 40 },
      ).scale(1.02, 1, 0.95),
      look.material('second', leather('#f4f1ea', { roughness: 0.35 })),
    )
    const n = Math.round(v.laces)
    const rim = torus(0.205, 0.02, 40, 10).scale(1.02, 1, 0.95)
    make.part(
      'trim',
      rim.move(0, 0.02, 0).with(rim.scale(0.93, 1, 0.93).move(0, 0.25, 0)),
      look.material('accent', leather('#2a2c33')),
    )
    if (n > 0)
      make.part(
        'laces',
        together(
          Array.from({ length: n }, (_, i) =>
            tube(
              [
                [-0.07, 0.06 + i * 0.05, 0.178],
                [0, 0.075 + i * 0.05, 0.2],
                [0.07, 0.085 + i * 0.05, 0.178],
              ],
              0.011,
              { smooth: 4, corners: 8 },
            ),
          ),
        ),
        cloth('#d3202a'),
      )
    make.socket('inside', [0, 0, 0], 0.15)
  },
})

export const medal = archetype({
  id: 'medal',
  about: 'A medal on a ribbon',
  skeleton: 'sport',
  nouns: ['medal', 'gold medal'],
  parameters: { points: number(5, 4, 8, 'points of its star') },
  rows: {
    'silver medal': { colours: { main: '#c9ced6' } },
    'bronze medal': { colours: { main: '#b9763a' } },
  },
  build(v, look, make) {
    const gold = look.material('main', polished('#e8b838', { roughness: 0.22 }))
    make.part(
      'medal',
      together([
        lathe(
          softened(
            [
              [0, -0.04],
              [0.25, -0.04],
              [0.27, -0.02],
              [0.27, 0.02],
              [0.25, 0.04],
              [0.22, 0.04],
              [0.2, 0.02],
              [0, 0.02],
            ],
            0.008,
          ),
          { corners: 52 },
        )
          .turn(90, 0, 0)
          .move(0, 0.27, 0),
        torus(0.05, 0.014, 24, 8).turn(90, 0, 0).move(0, 0.57, 0),
      ]),
      gold,
    )
    const n = Math.round(v.points)
    make.part(
      'star',
      extrude(
        Array.from(
          { length: n * 2 },
          (_, i): Vec2 => [
            Math.sin((i * Math.PI) / n) * (i % 2 ? 0.07 : 0.155),
            Math.cos((i * Math.PI) / n) * (i % 2 ? 0.07 : 0.155),
          ],
        ),
        0.04,
        { bevel: 0.014 },
      ).move(0, 0.27, 0.03),
      look.material('accent', polished('#f6d670', { roughness: 0.2 })),
    )
    const stripe = light('#fbf7ee')
    const band = extrude(
      [
        [-0.06, 0],
        [0.06, 0],
        [0.2, 0.46],
        [0.06, 0.46],
      ].map(([x = 0, y = 0]): Vec2 => [x, y]),
      0.018,
      { bevel: 0.005 },
    )
    make.part(
      'ribbon',
      together([band.move(0, 0.58, 0.008), band.mirror().move(0, 0.58, -0.012)]),
      look.material(
        'second',
        cloth('#2f5fd0', {
          paint: ([x, y]) => (Math.abs(Math.abs(x) - (y - 0.58) * 0.285) < 0.022 ? stripe : undefined),
        }),
      ),
    )
    make.socket('top', [0, 1.04, 0], 0.1)
  },
})

export const dartboard = archetype({
  id: 'dartboard',
  about: 'A dartboard with darts in it',
  skeleton: 'sport',
  nouns: ['dartboard', 'dart board'],
  parameters: { darts: number(2, 0, 4, 'how many darts stick in it') },
  rows: { bullseye: { values: { darts: 1 } } },
  build(v, look, make) {
    const [red, green, black, cream] = [
      light('#d3202a'),
      light('#1f8a45'),
      light('#1d1e22'),
      light('#f2e3bd'),
    ]
    const face = ([x, y]: Vec3) => {
      const r = Math.hypot(x, y - 0.5)
      const even = Math.floor(((Math.atan2(x, y - 0.5) / (2 * Math.PI)) * 20 + 20.5) % 20) % 2 === 0
      if (r < 0.022) return red
      if (r < 0.05) return green
      if (r > 0.385) return black
      return (r > 0.355 && r < 0.385) || (r > 0.21 && r < 0.24) ? (even ? red : green) : even ? black : cream
    }
    const turned = (s: Solid) => s.turn(90, 0, 0).move(0, 0.5, 0)
    make.part(
      'board',
      turned(
        lathe(
          softened(
            [
              [0, -0.06],
              [0.46, -0.06],
              [0.47, 0.04],
              [0, 0.04],
            ],
            0.012,
          ),
          { corners: 80 },
        ),
      ),
      look.material('main', cloth('#f2e3bd', { relief: 0.3, paint: face })),
    )
    make.part('rim', turned(torus(0.475, 0.025, 60, 10)), look.material('second', metal('#26282d')))
    make.part(
      'wires',
      turned(
        together([
          ...[0.05, 0.21, 0.24, 0.355, 0.385].map((r) => torus(r, 0.004, 60, 6).move(0, 0.041, 0)),
          ...Array.from({ length: 20 }, (_, i) =>
            tube(
              [
                [0, 0.041, 0.05],
                [0, 0.041, 0.385],
              ],
              0.0035,
              { corners: 5 },
            ).turn(0, 9 + 18 * i, 0),
          ),
        ]),
      ),
      metal('#c9ced6'),
    )
    const spots: Vec3[] = [
      [0.01, 0.51, 0.04],
      [-0.13, 0.62, 0.04],
      [0.18, 0.35, 0.04],
      [0.1, 0.72, 0.04],
    ]
    const n = Math.round(v.darts)
    if (n > 0) {
      const at = (s: Solid) =>
        together(
          spots.slice(0, n).map((p, i) =>
            s
              .turn(0, 0, i * 30)
              .turn(-6 + i * 3, 4 - i * 4, 0)
              .at(p),
          ),
        )
      make.part(
        'darts',
        at(
          together([
            tube(
              [
                [0, 0, -0.02],
                [0, 0, 0.08],
              ],
              [0.004, 0.006],
              { corners: 8 },
            ),
            lathe(
              softened(
                [
                  [0, 0.07],
                  [0.014, 0.08],
                  [0.018, 0.1],
                  [0.018, 0.19],
                  [0.01, 0.22],
                  [0.008, 0.34],
                  [0, 0.34],
                ],
                0.004,
              ),
              { corners: 14 },
            ).turn(90, 0, 0),
          ]),
        ),
        metal('#c9a24a'),
      )
      const vane = extrude(
        [
          [0, 0.24],
          [0.05, 0.29],
          [0.05, 0.35],
          [0, 0.36],
        ],
        0.008,
        { bevel: 0.002 },
      ).turn(90, 0, 0)
      make.part(
        'flights',
        at(together([0, 90, 180, 270].map((a) => vane.turn(0, 0, a)))),
        look.material('accent', plastic('#2f7fe0')),
      )
    }
    make.socket('front', [0, 0.5, 0.05], 0.3)
  },
})

export const surfboard = archetype({
  id: 'surfboard',
  about: 'A surfboard, snowboard or a pair of skis, upright',
  skeleton: 'sport',
  nouns: ['surfboard', 'surf board'],
  parameters: { kind: choice(['surfboard', 'snowboard', 'skis'], 'which board it is') },
  rows: {
    snowboard: { values: { kind: 'snowboard' }, colours: { main: '#2f7fe0' } },
    skis: { values: { kind: 'skis' }, colours: { main: '#d8202c' } },
    'pair of skis': { values: { kind: 'skis' }, colours: { main: '#d8202c' } },
  },
  build(v, look, make) {
    const [second, accent] = [look.light('second', '#f7c51e'), look.light('accent', '#fbf7ee')]
    const board = (half: (t: number) => number, bend: (t: number) => number, thick: number) =>
      sheet(
        Array.from({ length: 33 }, (_, i) => {
          const t = i / 32
          return [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((k): Vec3 => [k * half(t), t * 1.15, bend(t)])
        }),
        thick,
      )
    if (v.kind === 'skis') {
      const ski = board(
        (t) =>
          0.045 * (1 - 0.25 * Math.sin(Math.PI * t)) * Math.min(1, Math.sqrt(Math.max(0.02, (1 - t) * 9))),
        (t) => 0.9 * Math.max(0, t - 0.86) ** 1.4,
        0.025,
      )
      const paint = ([, y]: Vec3) =>
        Math.abs(y - 0.8) < 0.03 || Math.abs(y - 0.88) < 0.015 ? second : undefined
      make.part('skis', ski.move(0.08, 0, 0).mirrored(), look.material('main', lacquer('#d8202c', { paint })))
      make.part(
        'bindings',
        together([
          box(0.07, 0.08, 0.06, 0.015).move(0.08, 0.4, 0.03),
          box(0.07, 0.05, 0.05, 0.015).move(0.08, 0.58, 0.03),
        ]).mirrored(),
        plastic('#26282d'),
      )
      const pole = together([
        tube(
          [
            [0, 0.01, 0],
            [0, 0.95, 0],
          ],
          0.009,
          { corners: 10 },
        ),
        torus(0.04, 0.008, 20, 6).move(0, 0.07, 0),
      ])
      make.part('poles', pole.move(0.22, 0, 0).mirrored(), metal('#c9ced6'))
      make.part(
        'grips',
        tube(
          [
            [0.22, 0.9, 0],
            [0.22, 1.01, 0],
          ],
          0.02,
          { corners: 12 },
        ).mirrored(),
        rubber('#26282d'),
      )
      return
    }
    const snow = v.kind === 'snowboard'
    const body = snow
      ? board(
          (t) =>
            0.15 *
            (1 - 0.16 * Math.sin(Math.PI * t)) *
            Math.min(1, Math.sqrt(Math.max(0.01, Math.min(t, 1 - t) * 9))),
          (t) => 1.1 * Math.max(0, Math.abs(t - 0.5) - 0.38) ** 1.4,
          0.03,
        )
      : board(
          (t) => 0.21 * Math.max(0.02, Math.sin(Math.PI * Math.min(0.995, 0.1 + 0.9 * t)) ** 0.62),
          (t) => 0.3 * (t - 0.4) ** 2,
          0.07,
        )
    make.part(
      'board',
      body,
      look.material(
        'main',
        lacquer('#25a5c8', {
          roughness: 0.15,
          paint: ([x, y]) => {
            if (snow) return Math.abs(((y * 3 + x * 1.5) % 1) - 0.5) < 0.12 ? second : undefined
            if (Math.abs(x) < 0.008) return accent
            const wave = 0.45 + 0.06 * Math.sin(x * 16)
            return y < wave
              ? y > wave - 0.06 || (y < wave - 0.1 && y > wave - 0.13)
                ? accent
                : second
              : undefined
          },
        }),
      ),
    )
    if (snow)
      make.part(
        'bindings',
        together(
          [0.38, 0.74].map((y) =>
            together([
              box(0.2, 0.1, 0.05, 0.02).move(0, y, 0.04),
              tube(
                [
                  [-0.09, y, 0.05],
                  [0, y, 0.13],
                  [0.09, y, 0.05],
                ],
                0.02,
                { smooth: 5, corners: 8 },
              ),
            ]),
          ),
        ),
        plastic('#26282d'),
      )
    else
      make.part(
        'fins',
        together(
          [-0.09, 0, 0.09].map((x, i) =>
            extrude(
              [
                [-0.06, 0],
                [0.04, 0],
                [-0.03, 0.1],
                [-0.07, 0.11],
              ],
              0.014,
            )
              .turn(0, 90, 0)
              .turn(-90, 0, 0)
              .move(x, i === 1 ? 0.12 : 0.2, -0.0),
          ),
        ),
        plastic('#26282d'),
      )
    make.socket('top', [0, 1.15, 0], 0.05)
  },
})
