import { archetype, choice } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, loft, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glass, lacquer, liquid, metal, plastic, porcelain, wood } from '../../materials/material.ts'
import { atCorners, cushion, flowing, hollow, pipe, rectangle, rod, standing, turned } from './forms.ts'

/** A ring of points: an oval that may be squared, at some height. */
const oval = (rx: number, rz: number, y: number, square = 1, count = 44): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** square
    return [bend(Math.cos(a)) * rx, y, bend(Math.sin(a)) * rz]
  })

export const bathtub = archetype({
  id: 'bathtub',
  about: 'A bath on claw feet, with water, foam and taps',
  skeleton: 'bathroom',
  nouns: ['bathtub', 'bath', 'tub', 'bath tub'],
  parameters: {
    water: choice(['bubbles', 'water', 'none'], 'what is in it'),
    feet: choice(['claws', 'none'], 'whether it has feet'),
  },
  build: standing((v, look, make) => {
    const enamel = look.material('main', porcelain('#fbf8f2'))
    const gold = look.material('second', metal('#d6a848', { roughness: 0.22 }))
    const lift = v.feet === 'claws' ? 0.09 : 0
    const rise = (y: number, x: number) => y + 0.1 * Math.max(0, -x - 0.1)
    const outer: [number, number, number][] = [
      [0.3, 0.14, 0.02],
      [0.36, 0.18, 0.03],
      [0.42, 0.22, 0.1],
      [0.46, 0.25, 0.24],
      [0.49, 0.27, 0.36],
      [0.52, 0.295, 0.385],
      [0.53, 0.3, 0.4],
      [0.52, 0.295, 0.415],
      [0.48, 0.26, 0.405],
      [0.44, 0.225, 0.24],
      [0.38, 0.18, 0.11],
      [0.3, 0.13, 0.08],
    ]
    const rings = outer.map(([rx, rz, y], i) =>
      oval(rx, rz, y, 0.85).map(([x, h, z]): Vec3 => [x, i >= 3 && i <= 8 ? rise(h, x) : h, z]),
    )
    make.part('tub', loft(rings).move(0, lift, 0), enamel)
    if (v.feet === 'claws') {
      const foot = ball(0.042, 14)
        .move(0.3, 0.036, 0.15)
        .with(
          pipe(
            [
              [0.3, 0.04, 0.15],
              [0.31, 0.1, 0.17],
              [0.28, 0.16, 0.15],
            ],
            [0.035, 0.03, 0.045],
            5,
            10,
          ),
        )
      make.part('feet', atCorners(foot), gold)
    }
    if (v.water !== 'none') {
      make.part(
        'water',
        loft([oval(0.4, 0.2, 0.26, 0.85), oval(0.452, 0.232, 0.31, 0.85)]).move(0, lift, 0),
        liquid('#6fc8ec', { opacity: 1, roughness: 0.15 }),
      )
      if (v.water === 'bubbles') {
        const foam = Array.from({ length: 46 }, (_, i) => {
          const [a, far] = [i * 2.4, Math.sqrt((i + 0.5) / 46)]
          return ball(0.04 + 0.035 * look.random(), 12).move(
            Math.cos(a) * far * 0.38,
            0.325 + lift + 0.05 * (1 - far),
            Math.sin(a) * far * 0.17,
          )
        })
        make.part('foam', together(foam), plastic('#ffffff', { roughness: 0.6 }))
      }
      make.socket('inside', [0, 0.32 + lift, 0], 0.3)
    } else make.socket('inside', [0, 0.2 + lift, 0], 0.3)
    make.part(
      'taps',
      pipe(
        [
          [0.5, 0.4 + lift, 0],
          [0.5, 0.54 + lift, 0],
          [0.42, 0.58 + lift, 0],
          [0.37, 0.52 + lift, 0],
        ],
        0.02,
        6,
      ),
      gold,
    )
    const cross = rod([-0.035, 0, 0], [0.035, 0, 0], 0.01, 8).with(
      rod([0, 0, -0.035], [0, 0, 0.035], 0.01, 8),
      cylinder(0.016, 0.06).move(0, -0.02, 0),
    )
    make.part('taps', cross.move(0.5, 0.46 + lift, 0.085).mirrored('z'), gold)
    make.socket('top', [0, 0.4 + lift, 0], 0.3)
  }),
})

export const toilet = archetype({
  id: 'toilet',
  about: 'A toilet with cistern, seat and lid',
  skeleton: 'bathroom',
  nouns: ['toilet', 'toilet bowl', 'lavatory', 'wc'],
  parameters: { lid: choice(['open', 'closed'], 'how its lid stands') },
  build: standing((v, look, make) => {
    const china = look.material('main', porcelain('#fdfbf6'))
    const seat = look.material('second', wood('#9c6233'))
    const chrome = look.material('accent', metal('#cdd3d9', { roughness: 0.15 }))
    const ring = (w: number, back: number, front: number, y: number): Vec3[] =>
      oval(w, 1, y).map(([x, h, z]) => [x, h, z > 0 ? z * front : z * back])
    make.part(
      'bowl',
      loft([
        ring(0.14, 0.2, 0.17, 0),
        ring(0.145, 0.2, 0.18, 0.02),
        ring(0.11, 0.19, 0.13, 0.1),
        ring(0.11, 0.2, 0.15, 0.18),
        ring(0.17, 0.22, 0.26, 0.32),
        ring(0.195, 0.22, 0.3, 0.38),
        ring(0.2, 0.22, 0.305, 0.41),
        ring(0.19, 0.2, 0.295, 0.42),
        ring(0.13, 0.13, 0.22, 0.41),
        ring(0.1, 0.1, 0.16, 0.28),
        ring(0.05, 0.05, 0.08, 0.22),
      ]),
      china,
    )
    make.part(
      'water',
      loft([ring(0.06, 0.06, 0.1, 0.24), ring(0.112, 0.11, 0.185, 0.31)]),
      liquid('#8fd4f0', { opacity: 1 }),
    )
    const hoop = (w: number, back: number, front: number): Vec2[] =>
      ring(w, back, front, 0).map(([x, , z]): Vec2 => [x, -z])
    make.part(
      'seat',
      extrude(hoop(0.205, 0.2, 0.315), 0.03, { bevel: 0.012, steps: 3, holes: [hoop(0.12, 0.12, 0.22)] })
        .turn(-90, 0, 0)
        .move(0, 0.437, 0),
      seat,
    )
    const lid = extrude(hoop(0.205, 0.2, 0.315), 0.025, { bevel: 0.01, steps: 3 }).turn(-90, 0, 0)
    make.part(
      'seat',
      v.lid === 'open' ? lid.move(0, 0, 0.2).turn(-98, 0, 0).move(0, 0.45, -0.195) : lid.move(0, 0.465, 0),
      seat,
    )
    make.part(
      'hinges',
      cylinder(0.016, 0.05, { corners: 12 }).turn(0, 0, 90).move(0.08, 0.45, -0.2).mirrored(),
      chrome,
    )
    make.part('cistern', box(0.44, 0.36, 0.18, 0.04).move(0, 0.6, -0.32), china)
    make.part('cistern', box(0.48, 0.05, 0.22, 0.02).move(0, 0.8, -0.32), china)
    make.part('cistern', box(0.26, 0.42, 0.24, 0.04).move(0, 0.21, -0.26), china)
    make.part(
      'handle',
      pipe(
        [
          [-0.16, 0.72, -0.23],
          [-0.16, 0.72, -0.2],
          [-0.09, 0.71, -0.195],
        ],
        0.013,
        4,
      ).with(cylinder(0.022, 0.02).turn(90, 0, 0).move(-0.16, 0.72, -0.225)),
      chrome,
    )
    make
      .socket('top', [0, 0.45, 0.05], 0.2)
      .socket('back', [0, 0.45, 0.05], 0.2)
      .socket('inside', [0, 0.31, 0.03], 0.12)
  }),
})

export const sink = archetype({
  id: 'sink',
  about: 'A wash basin on a pillar, with a tap',
  skeleton: 'bathroom',
  nouns: ['sink', 'washbasin', 'wash basin', 'bathroom sink', 'basin'],
  parameters: { stand: choice(['pillar', 'cabinet'], 'what it stands on') },
  rows: { 'kitchen sink': { values: { stand: 'cabinet' } } },
  build: standing((v, look, make) => {
    const china = look.material('main', porcelain('#fdfbf6'))
    const chrome = look.material('accent', metal('#cdd3d9', { roughness: 0.15 }))
    const y = 0.68
    const ring = (rx: number, rz: number, h: number) => oval(rx, rz, y + h, 0.7)
    make.part(
      'basin',
      loft([
        ring(0.2, 0.14, -0.17),
        ring(0.3, 0.2, -0.12),
        ring(0.36, 0.26, -0.03),
        ring(0.38, 0.28, 0),
        ring(0.375, 0.275, 0.02),
        ring(0.32, 0.22, 0.012),
        ring(0.27, 0.18, -0.07),
        ring(0.14, 0.1, -0.12),
        ring(0.04, 0.03, -0.125),
      ]),
      china,
    )
    make.part('basin', box(0.74, 0.06, 0.16, 0.025).move(0, y + 0.012, -0.25), china)
    if (v.stand === 'pillar')
      make.part(
        'pillar',
        lathe(
          flowing(
            [
              [0.17, 0],
              [0.16, 0.04],
              [0.1, 0.12],
              [0.085, 0.3],
              [0.12, 0.5],
              [0.18, 0.58],
            ],
            4,
          ),
          { corners: 36 },
        ).scale(1, 1, 0.85),
        china,
      )
    else {
      const timber = look.material('second', wood('#b57f45'))
      make.part('cabinet', box(0.78, 0.58, 0.54, 0.016).move(0, 0.3, -0.02), timber)
      make.part('cabinet', box(0.34, 0.46, 0.03, 0.012).move(0.185, 0.31, 0.255).mirrored(), timber)
      make.part('handles', rod([0.045, 0.34, 0.285], [0.045, 0.46, 0.285], 0.012).mirrored(), chrome)
    }
    make.part(
      'tap',
      pipe(
        [
          [0, y + 0.02, -0.24],
          [0, y + 0.2, -0.24],
          [0, y + 0.25, -0.18],
          [0, y + 0.23, -0.09],
          [0, y + 0.17, -0.08],
        ],
        0.024,
        6,
        14,
      ),
      chrome,
    )
    make.part(
      'tap',
      turned(
        [
          [0, 0],
          [0.035, 0],
          [0.03, 0.05],
          [0.045, 0.06],
          [0.045, 0.085],
          [0, 0.09],
        ],
        0.008,
        20,
      )
        .move(0.13, y + 0.03, -0.24)
        .mirrored(),
      chrome,
    )
    make.part('dots', ball([0.014, 0.006, 0.014], 10).move(0.13, y + 0.121, -0.24), plastic('#2f7fd0'))
    make.part('dots 2', ball([0.014, 0.006, 0.014], 10).move(-0.13, y + 0.121, -0.24), plastic('#d8332c'))
    make.part('tap', torus(0.035, 0.008, 20, 6).move(0, y - 0.122, 0), chrome)
    make.socket('inside', [0, y - 0.03, 0], 0.25).socket('top', [0, y + 0.02, 0], 0.3)
  }),
})

export const shower = archetype({
  id: 'shower',
  about: 'A shower cabin with a head, glass walls and a tray',
  skeleton: 'bathroom',
  nouns: ['shower', 'shower cabin', 'shower stall'],
  parameters: { water: choice(['running', 'off'], 'whether water runs') },
  build: standing((v, look, make) => {
    const tray = look.material('main', porcelain('#fbf9f4'))
    const chrome = look.material('accent', metal('#c6ccd3', { roughness: 0.18 }))
    const wall = look.material('second', lacquer('#5fb3c4'))
    const tint = [0.75, 0.88, 0.9] as Vec3
    make.part(
      'tray',
      extrude(rectangle(0.62, 0.62, 0.06), 0.09, { bevel: 0.02, steps: 3 })
        .turn(-90, 0, 0)
        .move(0, 0.045, 0),
      tray,
    )
    make.part('wall', box(0.58, 1.04, 0.04, 0.01).move(0, 0.56, -0.28), {
      ...wall,
      paint: ([x, y]) =>
        Math.abs((((x + 0.3) / 0.083 + 20) % 1) - 0.5) > 0.46 || Math.abs(((y / 0.083 + 20) % 1) - 0.5) > 0.46
          ? tint
          : undefined,
    })
    make.part(
      'glass',
      box(0.012, 0.98, 0.54, 0.004).move(0.285, 0.58, 0).mirrored(),
      glass('#cfeaf2', { opacity: 0.3 }),
    )
    make.part(
      'frame',
      rod([0.285, 0.09, 0.28], [0.285, 1.08, 0.28], 0.014)
        .mirrored()
        .with(
          rod([0.285, 1.08, -0.28], [0.285, 1.08, 0.28], 0.014).mirrored(),
          rod([-0.285, 1.08, 0.28], [0.285, 1.08, 0.28], 0.014),
        ),
      chrome,
    )
    make.part(
      'pipe',
      pipe(
        [
          [0, 0.5, -0.25],
          [0, 0.92, -0.25],
          [0, 1.0, -0.2],
          [0, 0.98, -0.08],
          [0, 0.95, -0.06],
        ],
        0.014,
        6,
      ),
      chrome,
    )
    make.part(
      'pipe',
      turned(
        [
          [0, 0],
          [0.11, 0],
          [0.115, 0.012],
          [0.05, 0.04],
          [0.02, 0.06],
          [0, 0.06],
        ],
        0.008,
        32,
      )
        .turn(10, 0, 0)
        .move(0, 0.9, -0.05),
      chrome,
    )
    make.part(
      'taps',
      cylinder(0.03, 0.05, { corners: 18 })
        .turn(90, 0, 0)
        .move(0.09, 0.5, -0.24)
        .mirrored()
        .with(box(0.2, 0.035, 0.04, 0.014).move(0, 0.5, -0.245)),
      chrome,
    )
    make.part(
      'drain',
      torus(0.04, 0.008, 24, 6)
        .move(0, 0.092, 0)
        .with(cylinder(0.035, 0.006).move(0, 0.091, 0)),
      chrome,
    )
    if (v.water === 'running') {
      const drops = Array.from({ length: 15 }, (_, i) => {
        const [a, far] = [i * 2.4, Math.sqrt((i + 0.4) / 15) * 0.09]
        const [x, z] = [Math.cos(a) * far, Math.sin(a) * far]
        return rod([x, 0.9, z - 0.05], [x * 1.9, 0.1, z * 1.9 - 0.04], 0.005, 6)
      })
      make.part('water', together(drops), liquid('#8fd6f5', { opacity: 1, glow: 0.15 }))
    }
    make.socket('inside', [0, 0.09, 0], 0.22)
  }),
})

/** What one washes with. */
export const washing = archetype({
  id: 'washing',
  about: 'A bar of soap, a sponge, a toothbrush or a comb',
  skeleton: 'bathroom',
  nouns: ['soap', 'bar of soap'],
  parameters: {
    kind: choice(['soap', 'sponge', 'toothbrush', 'comb', 'hairbrush', 'rubber brush'], 'which it is'),
  },
  rows: {
    sponge: { values: { kind: 'sponge' }, colours: { main: '#f5c945', second: '#4f9a4f' } },
    toothbrush: { values: { kind: 'toothbrush' }, colours: { main: '#2f86d8', second: '#ffffff' } },
    comb: { values: { kind: 'comb' }, colours: { main: '#7a4424' } },
    hairbrush: { values: { kind: 'hairbrush' }, colours: { main: '#d85a8a' } },
  },
  build: standing((v, look, make) => {
    if (v.kind === 'soap') {
      const bar = look.material('main', plastic('#f7a8c0', { roughness: 0.35 }))
      make.part(
        'dish',
        hollow(
          flowing(
            [
              [0.3, 0],
              [0.34, 0.02],
              [0.46, 0.07],
              [0.5, 0.12],
            ],
            4,
          ),
          0.03,
          0.03,
          44,
        ).scale(1, 1, 0.7),
        look.material('second', porcelain('#8fd0d8')),
      )
      make.part('soap', cushion(0.64, 0.24, 0.4, 0.5, 36).move(0, 0.15, 0), bar)
      make.part('soap', torus(0.2, 0.014, 40, 8).scale(1.15, 1, 0.6).move(0, 0.262, 0), bar)
      make.part(
        'foam',
        together(
          [
            [0.2, 0.28, 0.06, 0.05],
            [0.26, 0.24, 0.12, 0.06],
            [0.28, 0.26, 0, 0.045],
            [0.16, 0.27, 0.14, 0.035],
            [-0.3, 0.2, 0.12, 0.05],
            [-0.34, 0.16, 0.06, 0.04],
          ].map(([x = 0, y = 0, z = 0, r = 0.05]) => ball(r, 14).move(x, y, z)),
        ),
        porcelain('#ffffff', { opacity: 0.85 }),
      )
    } else if (v.kind === 'sponge') {
      const body = look.material('main', plastic('#f5c945', { surface: 'rough', roughness: 0.95 }))
      make.part('sponge', box(0.9, 0.3, 0.56, 0.06).move(0, 0.15, 0), body)
      make.part(
        'scourer',
        box(0.905, 0.09, 0.565, 0.03).move(0, 0.335, 0),
        look.material('second', plastic('#4f9a4f', { surface: 'rough', roughness: 1 })),
      )
      const hole = plastic('#c9962a', { roughness: 1 })
      make.part(
        'holes',
        together(
          Array.from({ length: 26 }, (_, i) => {
            const [u, w, r] = [
              ((i * 0.618) % 1) * 0.8 - 0.4,
              0.05 + ((i * 0.382) % 1) * 0.19,
              0.012 + 0.016 * ((i * 7) % 3) * 0.5,
            ]
            return i % 3 === 2
              ? ball([0.006, r, r], 10).move(0.45, w, u * 0.62)
              : ball([r * 1.2, r, 0.006], 10).move(u, w, 0.281)
          }),
        ),
        hole,
      )
      make.part(
        'foam',
        together(
          [
            [0.3, 0.39, 0.12, 0.06],
            [0.22, 0.39, 0.18, 0.045],
            [0.36, 0.38, 0.2, 0.05],
            [-0.36, 0.39, -0.1, 0.05],
          ].map(([x = 0, y = 0, z = 0, r = 0.05]) => ball(r, 14).move(x, y, z)),
        ),
        porcelain('#ffffff', { opacity: 0.85 }),
      )
    } else if (v.kind === 'toothbrush') {
      const body = look.material('main', plastic('#2f86d8', { roughness: 0.25 }))
      make.part(
        'handle',
        pipe(
          [
            [0, 0, 0],
            [0, 0.2, 0.01],
            [0, 0.42, 0],
            [0, 0.62, -0.01],
            [0, 0.78, 0],
            [0, 0.98, 0],
          ],
          [0.035, 0.045, 0.038, 0.024, 0.02, 0.03],
          6,
          14,
        ),
        body,
      )
      make.part('head', box(0.085, 0.26, 0.035, 0.016).move(0, 0.87, 0), body)
      make.part(
        'grip',
        together(
          [0.14, 0.2, 0.26, 0.32].map((y) => torus(0.043, 0.008, 20, 6).scale(1, 1, 0.98).move(0, y, 0.006)),
        ),
        look.material('second', plastic('#ffffff')),
      )
      const tuft = rod([0, 0, 0.01], [0, 0, 0.1], [0.012, 0.014], 8)
      const rows = inRow(inRow(tuft.move(-0.026, 0.775, 0), 3, [0.026, 0, 0]), 8, [0, 0.028, 0])
      make.part('bristles', rows, look.material('second', plastic('#f7fbff')))
      make.part(
        'paste',
        pipe(
          [
            [0, 0.77, 0.115],
            [0.012, 0.82, 0.12],
            [-0.01, 0.87, 0.12],
            [0.01, 0.93, 0.12],
            [0, 0.96, 0.15],
          ],
          [0.022, 0.026, 0.026, 0.024, 0.006],
          5,
          12,
        ),
        look.material('accent', plastic('#5fd0c0', { roughness: 0.3 })),
      )
      make.socket('handle', [0, 0.25, 0], 0.04)
    } else if (v.kind === 'comb') {
      const body = look.material('main', plastic('#7a4424', { roughness: 0.3 }))
      const teeth: Vec2[] = []
      const count = 26
      for (let i = 0; i < count; i++) {
        const x = 0.44 - (i * 0.88) / (count - 1)
        teeth.push([x + 0.011, 0.25], [x + 0.0075, 0.03], [x - 0.0075, 0.03], [x - 0.011, 0.25])
      }
      const top: Vec2[] = Array.from(
        { length: 13 },
        (_, i): Vec2 => [-0.5 + i / 12, 0.34 + 0.05 * Math.sin((Math.PI * i) / 12)],
      )
      make.part(
        'comb',
        extrude(
          [
            [-0.5, 0.02],
            ...top,
            [0.5, 0.02],
            [0.466, 0.02],
            [0.466, 0.25],
            ...teeth,
            [-0.466, 0.25],
            [-0.466, 0.02],
          ].toReversed() as Vec2[],
          0.045,
          { bevel: 0.003 },
        ),
        body,
      )
      make.part(
        'inlay',
        box(0.7, 0.02, 0.05, 0.008).move(0, 0.31, 0),
        look.material('accent', metal('#d9ab48')),
      )
    } else {
      const body = look.material('main', plastic('#d85a8a', { roughness: 0.3 }))
      make.part(
        'handle',
        pipe(
          [
            [0, 0, 0],
            [0, 0.25, 0],
            [0, 0.46, 0],
          ],
          [0.05, 0.042, 0.036],
          5,
          16,
        ),
        body,
      )
      make.part('head', cushion(0.34, 0.5, 0.08, 0.7, 30).move(0, 0.68, 0), body)
      make.part(
        'pad',
        cushion(0.26, 0.4, 0.05, 0.7, 26).move(0, 0.68, 0.04),
        look.material('second', plastic('#3a3038', { surface: 'rough' })),
      )
      const pins = Array.from({ length: 54 }, (_, i): Vec3 => {
        const [a, far] = [i * 2.4, Math.sqrt((i + 0.5) / 54)]
        return [Math.cos(a) * far * 0.11, 0.68 + Math.sin(a) * far * 0.17, 0.05]
      })
      make.part(
        'bristles',
        together(
          pins.map(([x, y, z]) =>
            rod([x, y, z], [x * 1.15, 0.68 + (y - 0.68) * 1.1, z + 0.1], 0.006, 6).with(
              ball(0.01, 8).move(x * 1.15, 0.68 + (y - 0.68) * 1.1, z + 0.105),
            ),
          ),
        ),
        look.material('accent', plastic('#f3e6c8')),
      )
      make.socket('handle', [0, 0.2, 0], 0.05)
    }
    make.socket('top', [0, 0.4, 0], 0.2)
  }),
})
