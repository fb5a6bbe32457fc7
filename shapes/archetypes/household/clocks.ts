import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, curve, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  glass,
  lacquer,
  leather,
  metal,
  plastic,
  polished,
  sand,
  stone,
  wood,
} from '../../materials/material.ts'
import { flowing, pipe, rectangle, rod, standing, turned } from './forms.ts'

/** Marks and hands of a dial of radius one, facing the front, at ten past ten. */
function dial(hour = 10.17): { marks: Solid; hands: Solid; second: Solid } {
  const marks = together(
    Array.from({ length: 12 }, (_, i) => {
      const big = i % 3 === 0
      return box(big ? 0.07 : 0.04, big ? 0.17 : 0.1, 0.03, 0.008)
        .move(0, 0.8, 0)
        .turn(0, 0, -30 * i)
    }),
  )
  const hand = (long: number, wide: number, turn: number) =>
    extrude(
      [
        [-wide * 0.6, -0.12],
        [wide * 0.6, -0.12],
        [wide, long * 0.6],
        [0, long],
        [-wide, long * 0.6],
      ],
      0.035,
      { bevel: 0.01 },
    ).turn(0, 0, -turn)
  const minutes = (hour % 1) * 60
  return {
    marks,
    hands: together([
      hand(0.5, 0.055, hour * 30).move(0, 0, 0.03),
      hand(0.74, 0.04, minutes * 6).move(0, 0, 0.07),
      cylinder(0.075, 0.12, { corners: 20 }).turn(90, 0, 0).move(0, 0, 0.06),
    ]),
    second: hand(0.78, 0.014, 215)
      .move(0, 0, 0.1)
      .with(ball([0.045, 0.045, 0.03], 12).move(0, 0, 0.13)),
  }
}

export const clock = archetype({
  id: 'clock',
  about: 'A clock with a dial: on the wall, on bells, in a tall case, in a pocket',
  skeleton: 'clock',
  nouns: ['clock', 'wall clock'],
  parameters: {
    kind: choice(['wall', 'alarm', 'grandfather', 'pocket', 'cuckoo', 'mantel'], 'which kind'),
    hour: number(10.17, 0, 12, 'the time that it shows, in hours'),
  },
  rows: {
    'alarm clock': { values: { kind: 'alarm' }, colours: { main: '#e2463c' } },
    'grandfather clock': { values: { kind: 'grandfather' }, colours: { main: '#6d3c1f' } },
    'pocket watch': { values: { kind: 'pocket' }, colours: { main: '#d9aa43' } },
    'cuckoo clock': { values: { kind: 'cuckoo' }, colours: { main: '#8a5229' } },
    'mantel clock': { values: { kind: 'mantel' }, colours: { main: '#6d3c1f' } },
    watch: { values: { kind: 'pocket' }, colours: { main: '#c9ced4' } },
    stopwatch: { values: { kind: 'pocket', hour: 0 }, colours: { main: '#c9ced4' } },
  },
  build: standing((v, look, make) => {
    const { marks, hands, second } = dial(v.hour)
    const white = look.material('second', plastic('#fdf8ea'))
    const black = plastic('#22242a')
    const red = look.material('accent', lacquer('#d8332c'))
    const brass = metal('#d6a848', { roughness: 0.22 })
    /** A dial of some radius with its middle at a place. */
    const face = (radius: number, x: number, y: number, z: number) => {
      make.part(
        'dial',
        turned(
          [
            [0, -0.02],
            [radius, -0.02],
            [radius, 0],
            [0, 0],
          ],
          0.004,
          48,
        )
          .turn(90, 0, 0)
          .move(x, y, z),
        white,
      )
      const put = (one: Solid) => one.scale(radius).move(x, y, z + 0.004)
      make.part('marks', put(marks), black)
      make.part('hands', put(hands), black)
      make.part('second hand', put(second), red)
    }
    if (v.kind === 'wall') {
      const frame = look.material('main', lacquer('#2f7fc0'))
      make.part(
        'case',
        lathe(
          [
            [0.4, -0.05],
            [0.48, -0.05],
            [0.5, -0.02],
            [0.5, 0.03],
            [0.47, 0.06],
            [0.435, 0.05],
            [0.42, 0.01],
            [0.3, 0],
          ],
          { corners: 56 },
        )
          .turn(90, 0, 0)
          .move(0, 0.5, 0),
        frame,
      )
      face(0.43, 0, 0.5, 0.022)
      make.socket('front', [0, 0.5, 0.06], 0.4)
    } else if (v.kind === 'alarm') {
      const paint = look.material('main', lacquer('#e2463c'))
      make.part(
        'case',
        lathe(
          [
            [0.3, -0.15],
            [0.36, -0.15],
            [0.4, -0.11],
            [0.41, 0.09],
            [0.385, 0.13],
            [0.36, 0.12],
            [0.345, 0.09],
            [0.2, 0.08],
          ],
          { corners: 52 },
        )
          .turn(90, 0, 0)
          .move(0, 0.5, 0),
        paint,
      )
      face(0.35, 0, 0.5, 0.105)
      const bell = turned(
        [
          [0, -0.02],
          [0.165, -0.025],
          [0.17, -0.01],
          [0.14, 0.06],
          [0.03, 0.12],
          [0, 0.13],
        ],
        0.02,
        32,
      )
      make.part('bells', bell.turn(0, 0, -34).move(0.26, 0.86, 0).mirrored(), brass)
      make.part('legs', rod([0.22, 0.24, 0], [0.31, 0.03, 0.02], [0.035, 0.026]).mirrored(), brass)
      make.part('legs', ball(0.038, 14).move(0.315, 0.03, 0.02).mirrored(), brass)
      make.part(
        'handle',
        pipe(
          [
            [-0.17, 0.87, 0],
            [-0.14, 1.05, 0],
            [0.14, 1.05, 0],
            [0.17, 0.87, 0],
          ],
          0.018,
          7,
        ),
        brass,
      )
      make.part(
        'hammer',
        rod([0, 0.88, 0], [0, 0.96, 0], 0.012).with(ball([0.04, 0.03, 0.03], 12).move(0, 0.97, 0)),
        black,
      )
      make.part(
        'legs',
        cylinder(0.05, 0.06, { corners: 18 }).turn(90, 0, 0).move(0.13, 0.5, -0.17).mirrored(),
        brass,
      )
    } else if (v.kind === 'pocket') {
      const gold = look.material('main', metal('#d9aa43', { roughness: 0.2 }))
      make.part(
        'case',
        lathe(
          [
            [0.1, -0.1],
            [0.3, -0.085],
            [0.42, -0.04],
            [0.44, 0.01],
            [0.42, 0.05],
            [0.385, 0.07],
            [0.36, 0.06],
            [0.35, 0.035],
            [0.2, 0.03],
          ],
          { corners: 56 },
        )
          .turn(90, 0, 0)
          .move(0, 0.44, 0),
        gold,
      )
      face(0.35, 0, 0.44, 0.052)
      make.part(
        'crown',
        lathe(
          [
            [0.04, 0],
            [0.075, 0.01],
            [0.075, 0.07],
            [0.05, 0.085],
          ],
          { corners: 32, flutes: (a) => 1 + 0.05 * Math.cos(a * 14) },
        )
          .move(0, 0.92, 0)
          .with(cylinder(0.045, 0.08).move(0, 0.895, 0)),
        gold,
      )
      make.part('crown', torus(0.09, 0.018, 32, 10).turn(90, 0, 0).move(0, 1.02, 0), gold)
      const way = curve(
        [
          [0.04, 1.09, 0],
          [0.22, 1.12, 0.03],
          [0.46, 0.9, 0.05],
          [0.52, 0.5, 0.04],
          [0.56, 0.16, 0.03],
          [0.7, 0.03, 0.06],
        ],
        6,
      )
      const links = way.map((at, i) => {
        const [next, before] = [way[i + 1] ?? at, way[i - 1] ?? at]
        const along = (Math.atan2(next[1] - before[1], next[0] - before[0]) * 180) / Math.PI
        return torus(0.032, 0.01, 14, 6)
          .scale(1.25, 1, 0.75)
          .turn(i % 2 ? 90 : 0, 0, along)
          .at(at)
      })
      make.part('chain', together(links), gold)
      make.socket('handle', [0, 1.05, 0], 0.05)
    } else if (v.kind === 'mantel') {
      const timber = look.material('main', wood('#6d3c1f'))
      const arch: Vec2[] = [
        [-0.56, 0],
        [0.56, 0],
        [0.5, 0.14],
        ...Array.from(
          { length: 13 },
          (_, i): Vec2 => [Math.cos((Math.PI * i) / 12) * 0.32, 0.2 + Math.sin((Math.PI * i) / 12) * 0.34],
        ),
        [-0.5, 0.14],
      ]
      make.part('case', extrude(arch, 0.24, { bevel: 0.025, steps: 3 }), timber)
      make.part('case', box(1.2, 0.06, 0.32, 0.02).move(0, 0, 0), timber)
      face(0.2, 0, 0.29, 0.142)
      make.part('trim', torus(0.205, 0.018, 44, 8).turn(90, 0, 0).move(0, 0.29, 0.135), brass)
      make.part('trim', ball(0.03, 14).move(0.44, -0.03, 0.12).mirrored().mirrored('z'), brass)
    } else if (v.kind === 'cuckoo') {
      const timber = look.material('main', wood('#8a5229'))
      const roof = look.material('second', wood('#4f2d18'))
      make.part(
        'case',
        extrude(
          [
            [-0.24, 0.3],
            [0.24, 0.3],
            [0.24, 0.66],
            [0, 0.9],
            [-0.24, 0.66],
          ],
          0.26,
          { bevel: 0.012 },
        ),
        timber,
      )
      make.part('roof', box(0.5, 0.05, 0.36, 0.012).turn(0, 0, -45).move(0.17, 0.79, 0.01).mirrored(), roof)
      const dialFace = turned(
        [
          [0, -0.02],
          [0.15, -0.02],
          [0.15, 0],
          [0, 0],
        ],
        0.004,
        36,
      )
        .turn(90, 0, 0)
        .move(0, 0.46, 0.155)
      const put = (one: Solid) => one.scale(0.15).move(0, 0.46, 0.159)
      make.part('dial', dialFace, plastic('#fdf8ea'))
      make.part('marks', put(marks).with(put(hands)), black)
      make.part('door', box(0.12, 0.13, 0.02, 0.006).move(0, 0.72, 0.14), roof)
      make.part(
        'door',
        box(0.06, 0.13, 0.015, 0.004).turn(0, -60, 0).move(0.085, 0.72, 0.17).mirrored(),
        timber,
      )
      make.part(
        'bird',
        ball([0.035, 0.035, 0.05], 14)
          .move(0, 0.71, 0.2)
          .with(ball(0.03, 14).move(0, 0.755, 0.235)),
        lacquer('#3f8fd0'),
      )
      make.part('beak', cone(0.012, 0.04, 10).turn(90, 0, 0).move(0, 0.75, 0.275), lacquer('#f2a52a'))
      make.part(
        'weights',
        rod([0.1, 0.3, 0.05], [0.1, 0.14, 0.05], 0.005, 6).with(
          rod([-0.1, 0.3, 0.05], [-0.1, 0.02, 0.05], 0.005, 6),
        ),
        brass,
      )
      const cone2 = turned(
        [
          [0, -0.07],
          [0.028, -0.03],
          [0.036, 0],
          [0.028, 0.03],
          [0, 0.07],
        ],
        0.02,
        18,
      )
      make.part('weights', cone2.move(0.1, 0.1, 0.05).with(cone2.move(-0.1, -0.02, 0.05)), brass)
      make.part(
        'weights',
        rod([0, 0.3, 0.08], [0.03, 0.12, 0.08], 0.006, 6).with(
          cylinder(0.045, 0.015).turn(90, 0, 0).move(0.032, 0.1, 0.08),
        ),
        brass,
      )
    } else {
      const timber = look.material('main', wood('#6d3c1f'))
      make.part(
        'case',
        box(0.44, 0.2, 0.3, 0.018)
          .move(0, 0.1, 0)
          .with(box(0.48, 0.04, 0.33, 0.014).move(0, 0.02, 0), box(0.46, 0.03, 0.31, 0.012).move(0, 0.21, 0)),
        timber,
      )
      make.part(
        'case',
        box(0.06, 0.56, 0.25, 0.01)
          .move(0.15, 0.5, 0)
          .mirrored()
          .with(
            box(0.34, 0.56, 0.03, 0.008).move(0, 0.5, -0.1),
            box(0.34, 0.05, 0.25, 0.008).move(0, 0.76, 0),
          ),
        timber,
      )
      make.part(
        'case',
        box(0.46, 0.03, 0.31, 0.012)
          .move(0, 0.79, 0)
          .with(box(0.42, 0.36, 0.27, 0.014).move(0, 0.98, 0)),
        timber,
      )
      make.part(
        'case',
        extrude(
          [
            [-0.24, 0],
            [0.24, 0],
            [0.24, 0.03],
            ...Array.from(
              { length: 13 },
              (_, i): Vec2 => [
                0.21 * Math.cos((Math.PI * i) / 12),
                0.03 + 0.12 * Math.sin((Math.PI * i) / 12),
              ],
            ),
            [-0.24, 0.03],
          ],
          0.31,
          { bevel: 0.015 },
        ).move(0, 1.16, 0),
        timber,
      )
      face(0.155, 0, 0.98, 0.148)
      make.part('trim', torus(0.16, 0.014, 40, 8).turn(90, 0, 0).move(0, 0.98, 0.14), brass)
      make.part(
        'trim',
        turned(
          [
            [0, 0],
            [0.025, 0],
            [0.012, 0.02],
            [0.035, 0.055],
            [0.008, 0.09],
            [0, 0.12],
          ],
          0.008,
          16,
        )
          .move(0, 1.3, 0)
          .with(
            turned(
              [
                [0, 0],
                [0.02, 0],
                [0.01, 0.02],
                [0.026, 0.045],
                [0, 0.08],
              ],
              0.008,
              16,
            )
              .move(0.21, 1.17, 0)
              .mirrored(),
          ),
        brass,
      )
      make.part(
        'trim',
        rod([0, 0.76, 0], [0.02, 0.42, 0], 0.008, 8).with(
          cylinder(0.065, 0.02, { corners: 28 }).turn(90, 0, 0).move(0.022, 0.38, 0),
        ),
        brass,
      )
      make.part(
        'trim',
        together(
          [-0.07, 0.07].map((x, i) =>
            rod([x, 0.76, -0.03], [x, 0.6 - i * 0.08, -0.03], 0.004, 6).with(
              cylinder(0.022, 0.14, { corners: 16 }).move(x, 0.53 - i * 0.08, -0.03),
            ),
          ),
        ),
        brass,
      )
      make.part('glass', box(0.25, 0.54, 0.01, 0.003).move(0, 0.5, 0.1), glass('#dcecf0', { opacity: 0.18 }))
    }
  }),
})

export const wristwatch = archetype({
  id: 'wristwatch',
  about: 'A watch with a strap, standing on its buckle',
  skeleton: 'clock',
  nouns: ['wristwatch', 'wrist watch', 'smartwatch'],
  parameters: { kind: choice(['hands', 'screen'], 'a dial with hands or a screen') },
  rows: { smartwatch: { values: { kind: 'screen' }, colours: { main: '#2a2c31', second: '#2f2f34' } } },
  build: standing((v, look, make) => {
    const steel = look.material('main', metal('#cfd4da', { roughness: 0.2 }))
    const strap = look.material('second', leather('#7a4424', { grain: 0.4 }))
    const ring = Array.from({ length: 40 }, (_, i): Vec3 => {
      const a = radians(35 + 22 + (i / 39) * 316)
      return [0, 0.42 + Math.sin(a) * 0.38, Math.cos(a) * 0.36]
    })
    make.part('strap', tube(ring, 1, { flat: true, outline: rectangle(0.19, 0.035, 0.014) }), strap)
    const up = (one: Solid) => one.turn(-35, 0, 0).move(0, 0.42 + 0.215, 0.3)
    const whole = (one: Solid) => up(one)
    if (v.kind === 'screen') {
      make.part('case', whole(box(0.36, 0.42, 0.1, 0.045)), steel)
      make.part(
        'screen',
        whole(extrude(rectangle(0.31, 0.37, 0.07), 0.02, { bevel: 0.005 }).move(0, 0, 0.045)),
        plastic('#0f1220', { roughness: 0.1, glow: 0.25 }),
      )
      const rings = [0.12, 0.09, 0.06].map((r) => torus(r, 0.011, 36, 6).turn(90, 0, 0).move(0, 0, 0.058))
      make.part('icons', whole(together(rings)), look.material('accent', plastic('#ff4f6d', { glow: 1 })))
    } else {
      const { marks, hands, second } = dial()
      make.part(
        'case',
        whole(
          lathe(
            [
              [0.15, -0.05],
              [0.21, -0.045],
              [0.23, 0],
              [0.22, 0.04],
              [0.19, 0.05],
              [0.185, 0.03],
              [0.1, 0.03],
            ],
            { corners: 48 },
          ).turn(90, 0, 0),
        ),
        steel,
      )
      make.part(
        'dial',
        whole(
          turned(
            [
              [0, 0.02],
              [0.188, 0.02],
              [0.188, 0.034],
              [0, 0.034],
            ],
            0.003,
            44,
          ).turn(90, 0, 0),
        ),
        look.material('accent', plastic('#1f3a5f', { roughness: 0.3 })),
      )
      make.part('marks', whole(marks.with(hands).scale(0.18).move(0, 0, 0.038)), polished('#f3f0e6'))
      make.part('second hand', whole(second.scale(0.18).move(0, 0, 0.038)), plastic('#e0433a'))
    }
    make.part(
      'case',
      whole(
        cylinder(0.03, 0.05, { corners: 16 })
          .turn(0, 0, 90)
          .move(v.kind === 'screen' ? 0.195 : 0.245, 0, 0),
      ),
      steel,
    )
    make.part(
      'case',
      torus(0.1, 0.014, 4, 8).turn(90, 45, 0).scale(1.1, 0.7, 1).move(0, 0.06, -0.02).turn(0, 0, 0),
      steel,
    )
    make.socket('inside', [0, 0.42, 0], 0.34)
  }),
})

export const hourglass = archetype({
  id: 'hourglass',
  about: 'Sand running through glass between two plates',
  skeleton: 'clock',
  nouns: ['hourglass', 'sandglass', 'sand timer', 'egg timer'],
  parameters: {
    gone: number(0.5, 0, 1, 'how much of the sand has run down'),
    posts: number(3, 3, 6, 'how many posts hold the plates'),
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#8a4f26'))
    const grains = look.material('second', sand('#f0b95a', { grain: 0.5 }))
    const brass = look.material('accent', metal('#d9ab48'))
    const plate = turned(
      [
        [0, 0],
        [0.31, 0],
        [0.33, 0.02],
        [0.33, 0.05],
        [0.28, 0.08],
        [0, 0.08],
      ],
      0.014,
      44,
    )
    make.part('plates', plate.with(plate.mirror('y').move(0, 1, 0)), timber)
    const outline = flowing(
      [
        [0.2, 0.08],
        [0.24, 0.14],
        [0.22, 0.32],
        [0.03, 0.49],
        [0.03, 0.51],
        [0.22, 0.68],
        [0.24, 0.86],
        [0.2, 0.92],
      ],
      6,
    )
    make.part(
      'glass',
      lathe([[0, 0.08], ...outline, [0, 0.92]], { corners: 40 }),
      glass('#dff1f5', { opacity: 0.28 }),
    )
    const inner = (y: number) => {
      const at = outline.find(([, h]) => h >= y)
      return Math.max(0.012, (at?.[0] ?? 0.1) - 0.016)
    }
    const low = 0.1 + 0.2 * v.gone
    const heap = Array.from({ length: 6 }, (_, i) => 0.1 + ((low - 0.1) * i) / 5)
    if (v.gone > 0.03)
      make.part(
        'sand',
        lathe(
          [
            [0, 0.09],
            ...heap.map((y): Vec2 => [inner(y), y]),
            [inner(low) * 0.55, low + 0.05],
            [0.01, low + 0.09],
          ],
          { corners: 32 },
        ),
        grains,
      )
    const high = 0.53 + 0.28 * (1 - v.gone)
    const rest = Array.from({ length: 8 }, (_, i) => 0.52 + ((high - 0.52) * i) / 7)
    if (v.gone < 0.97) {
      make.part(
        'sand',
        lathe(
          [
            [0.01, 0.5],
            ...rest.map((y): Vec2 => [inner(y), y]),
            [inner(high) * 0.5, high - 0.02],
            [0, high - 0.04],
          ],
          { corners: 32 },
        ),
        grains,
      )
      make.part('sand', rod([0, 0.5, 0], [0, low + 0.05, 0], 0.008, 8), grains)
    }
    const post = turned(
      [
        [0, 0.07],
        [0.022, 0.07],
        [0.03, 0.12],
        [0.016, 0.2],
        [0.022, 0.45],
        [0.036, 0.5],
        [0.022, 0.55],
        [0.016, 0.8],
        [0.03, 0.88],
        [0.022, 0.93],
        [0, 0.93],
      ],
      0.014,
      16,
    )
    make.part('posts', post.move(0, 0, 0.28).around(Math.round(v.posts), 60), brass)
    make.part('posts', torus(0.035, 0.014, 20, 8).move(0, 0.5, 0), brass)
    make.socket('top', [0, 1, 0], 0.3).socket('handle', [0, 0.5, 0], 0.1)
  }),
})

export const sundial = archetype({
  id: 'sundial',
  about: 'A stone sundial on a pillar',
  skeleton: 'clock',
  nouns: ['sundial'],
  parameters: {},
  build: standing((_, look, make) => {
    const rock = look.material('main', stone('#b9ad98'))
    const bronze = look.material('second', metal('#7fa08a', { metalness: 0.7, roughness: 0.5 }))
    make.part(
      'pillar',
      box(0.56, 0.08, 0.56, 0.02)
        .move(0, 0.04, 0)
        .with(box(0.44, 0.06, 0.44, 0.016).move(0, 0.11, 0)),
      rock,
    )
    make.part(
      'pillar',
      lathe(
        flowing(
          [
            [0.18, 0.13],
            [0.13, 0.22],
            [0.11, 0.4],
            [0.13, 0.6],
            [0.2, 0.68],
            [0.3, 0.71],
          ],
          4,
        ),
        { corners: 40, flutes: (a, y) => (y > 0.2 && y < 0.62 ? 1 - 0.05 * Math.abs(Math.cos(a * 8)) : 1) },
      ),
      rock,
    )
    make.part(
      'pillar',
      turned(
        [
          [0, 0.7],
          [0.38, 0.7],
          [0.4, 0.73],
          [0.4, 0.77],
          [0, 0.77],
        ],
        0.014,
        48,
      ),
      rock,
    )
    make.part(
      'dial',
      turned(
        [
          [0, 0.765],
          [0.35, 0.765],
          [0.35, 0.79],
          [0, 0.79],
        ],
        0.006,
        48,
      ),
      bronze,
    )
    const marks = Array.from({ length: 12 }, (_, i) =>
      box(0.016, 0.012, i % 3 === 0 ? 0.1 : 0.06, 0.003)
        .move(0, 0.793, 0.27)
        .turn(0, i * 30, 0),
    )
    make.part(
      'marks',
      together(marks).with(torus(0.2, 0.007, 44, 6).move(0, 0.79, 0)),
      look.material('accent', metal('#4a3a24')),
    )
    make.part(
      'gnomon',
      extrude(
        [
          [-0.22, 0],
          [0.16, 0],
          [0.16, 0.34],
        ],
        0.024,
        { bevel: 0.006 },
      )
        .turn(0, -25, 0)
        .move(0, 0.79, 0),
      look.material('accent', metal('#d6a848')),
    )
    make.socket('top', [0, 0.79, 0], 0.35)
  }),
})
