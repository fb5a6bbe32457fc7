import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { blendOf } from '../../materials/colour.ts'
import { cloth, glass, glowing, lacquer, metal, polished, wood } from '../../materials/material.ts'
import { flowing, hollow, hoop, pipe, rod, standing, turned } from './forms.ts'

/** A shade of cloth, open above and below, lit from inside. */
const shadeOf = (low: number, high: number, from: number, to: number) =>
  hoop(
    [
      [low, from],
      [(low + high) / 2 + 0.005, (from + to) / 2],
      [high, to],
      [high - 0.014, to],
      [(low + high) / 2 - 0.01, (from + to) / 2],
      [low - 0.014, from],
    ],
    48,
  )

export const lamp = archetype({
  id: 'lamp',
  about: 'A lamp with a shade, on a table or on the floor',
  skeleton: 'lamp',
  nouns: ['lamp', 'table lamp', 'bedside lamp'],
  parameters: {
    height: number(0.36, 0.2, 1.2, 'height of its foot'),
    base: choice(['belly', 'stick', 'tripod'], 'kind of foot'),
    shade: choice(['cloth', 'glass'], 'kind of shade'),
  },
  rows: {
    'floor lamp': {
      values: { height: 1.15, base: 'stick' },
      colours: { main: '#f5e3b8', second: '#2e3138' },
    },
    'standing lamp': {
      values: { height: 1.1, base: 'tripod' },
      colours: { main: '#f6efe0', second: '#a8713c' },
    },
    'tiffany lamp': {
      values: { shade: 'glass', base: 'stick', height: 0.4 },
      colours: { main: '#e0a23a', second: '#6b4a26' },
    },
  },
  build: standing((v, look, make) => {
    const colour = look.colour('main', '#f7d992')
    const shade = look.material('main', cloth(colour, { glow: 0.35, grain: 0.5 }))
    const foot = look.material(
      'second',
      v.base === 'tripod'
        ? wood('#a8713c')
        : v.base === 'belly'
          ? lacquer('#2f7f8f')
          : metal('#2e3138', { metalness: 0.7 }),
    )
    const brass = look.material('accent', metal('#d6a848'))
    const h = v.height
    const big = h > 0.8 ? 1.15 : 1
    if (v.base === 'belly') {
      make.part(
        'base',
        lathe(
          flowing(
            [
              [0.02, 0.03],
              [0.13, 0.035],
              [0.19, h * 0.36],
              [0.15, h * 0.66],
              [0.05, h * 0.92],
              [0.045, h],
            ],
            5,
          ),
          { corners: 40 },
        ),
        foot,
      )
      make.part(
        'trim',
        turned(
          [
            [0, 0],
            [0.16, 0],
            [0.165, 0.02],
            [0.14, 0.045],
            [0, 0.045],
          ],
          0.008,
        ).with(torus(0.045, 0.014, 24, 8).move(0, h, 0)),
        brass,
      )
    } else if (v.base === 'tripod') {
      make.part(
        'base',
        tube(
          [
            [0, h * 0.92, 0.03],
            [0, 0.01, 0.34],
          ],
          [0.022, 0.016],
          { corners: 12 },
        ).around(3),
        foot,
      )
      make.part(
        'trim',
        cylinder(0.06, 0.07)
          .move(0, h * 0.9, 0)
          .with(torus(0.18, 0.01, 36, 6).move(0, h * 0.45, 0)),
        brass,
      )
    } else {
      make.part(
        'base',
        turned(
          [
            [0, 0],
            [0.2 * big, 0],
            [0.21 * big, 0.02],
            [0.12, 0.05],
            [0.035, 0.08],
            [0, 0.08],
          ],
          0.012,
          40,
        ),
        foot,
      )
      make.part(
        'base',
        turned(
          [
            [0, 0.06],
            [0.02, 0.06],
            [0.022, h * 0.4],
            [0.036, h * 0.42],
            [0.036, h * 0.45],
            [0.02, h * 0.47],
            [0.018, h],
            [0, h],
          ],
          0.006,
          18,
        ),
        foot,
      )
    }
    make.part('trim', cylinder(0.026, 0.09, { corners: 18 }).move(0, h + 0.03, 0), brass)
    const [low, high, from, to] = [0.28 * big, 0.17 * big, h + 0.04, h + 0.04 + 0.34 * big]
    make.part('bulb', ball([0.055, 0.07, 0.055], 18).move(0, h + 0.13, 0), glowing('#fff1c4', { glow: 1.6 }))
    if (v.shade === 'glass') {
      const panes = 12
      const tints = ['#d9482f', '#f0b03a', '#3f8f5a', '#f7e2a0'].map((one) => blendOf(one, colour, 0.25))
      make.part(
        'shade',
        lathe(
          flowing(
            [
              [0.34, from],
              [0.31, from + 0.1],
              [0.2, from + 0.21],
              [0.04, from + 0.27],
            ],
            6,
          ),
          { corners: 48 },
        ),
        {
          ...look.material('main', glass(colour, { opacity: 1, glow: 0.45, roughness: 0.2 })),
          paint: ([x, y, z]) => {
            const turn = ((Math.atan2(x, z) / (2 * Math.PI)) * panes + panes) % 1
            const row = (y - from) / 0.27
            if (turn < 0.05 || turn > 0.95 || Math.abs(row - 0.25) < 0.02 || Math.abs(row - 0.6) < 0.02)
              return [0.01, 0.01, 0.008]
            const index = Math.floor((Math.atan2(x, z) / (2 * Math.PI)) * panes + panes)
            const tint =
              tints[(index * (row < 0.25 ? 1 : 3) + (row < 0.25 ? 0 : row < 0.6 ? 1 : 3)) % 4] ?? '#ffffff'
            const value = Number.parseInt(tint.slice(1), 16)
            return [
              ((value >> 16) / 255) ** 2.2,
              (((value >> 8) & 255) / 255) ** 2.2,
              ((value & 255) / 255) ** 2.2,
            ]
          },
        },
      )
      make.part('trim', ball(0.035, 14).move(0, from + 0.29, 0), brass)
    } else {
      make.part('shade', shadeOf(low, high, from, to), shade)
      make.part(
        'trim',
        torus(low - 0.004, 0.01, 48, 8)
          .move(0, from, 0)
          .with(torus(high - 0.004, 0.01, 48, 8).move(0, to, 0)),
        brass,
      )
      make.part(
        'trim',
        rod([-high, to - 0.02, 0], [high, to - 0.02, 0], 0.006, 8).with(
          rod([0, to - 0.02, -high], [0, to - 0.02, high], 0.006, 8),
          rod([0, h + 0.05, 0], [0, to + 0.02, 0], 0.008, 8),
          ball(0.022, 12).move(0, to + 0.03, 0),
        ),
        brass,
      )
    }
    make.part(
      'chain',
      pipe(
        [
          [0.1, from + 0.03, 0.06],
          [0.1, from - 0.06, 0.06],
          [0.1, from - 0.1, 0.06],
        ],
        0.004,
        2,
        6,
      ).with(ball(0.014, 10).move(0.1, from - 0.1, 0.06)),
      brass,
    )
    make.socket('top', [0, to, 0], high)
  }),
})

export const deskLamp = archetype({
  id: 'desk-lamp',
  about: 'A lamp with a jointed arm and springs',
  skeleton: 'lamp',
  nouns: ['desk lamp', 'reading lamp', 'study lamp', 'anglepoise lamp', 'architect lamp'],
  parameters: { bend: number(0.5, 0, 1, 'how far it bows down') },
  build: standing((v, look, make) => {
    const paint = look.material('main', lacquer('#e5482f'))
    const steel = look.material('second', metal('#c2c8cf'))
    const black = look.material('accent', lacquer('#26282d'))
    make.part(
      'base',
      turned(
        [
          [0, 0],
          [0.25, 0],
          [0.26, 0.025],
          [0.22, 0.06],
          [0.08, 0.085],
          [0.05, 0.13],
          [0, 0.13],
        ],
        0.016,
        44,
      ),
      paint,
    )
    make.part('button', ball([0.03, 0.014, 0.03], 14).move(0.13, 0.078, 0.08), black)
    const [elbow, head]: Vec3[] = [
      [-0.24, 0.56, 0],
      [0.16, 0.88 - 0.12 * v.bend, 0],
    ]
    if (!elbow || !head) return
    const foot: Vec3 = [0, 0.12, 0]
    for (const [a, b] of [
      [foot, elbow],
      [elbow, head],
    ] as const)
      make.part('arm', rod([a[0], a[1], 0.028], [b[0], b[1], 0.028], 0.012).mirrored('z'), steel)
    // Springs along the lower arm.
    const coil = Array.from({ length: 90 }, (_, i): Vec3 => {
      const t = 0.16 + (i / 89) * 0.4
      const a = i * 0.75
      return [
        foot[0] + (elbow[0] - foot[0]) * t + 0.02 * Math.cos(a),
        foot[1] + (elbow[1] - foot[1]) * t + 0.012 * Math.cos(a),
        0.02 * Math.sin(a),
      ]
    })
    make.part('spring', tube(coil, 0.0045, { corners: 6 }), steel)
    for (const at of [foot, elbow, head])
      make.part('joints', cylinder(0.034, 0.09, { corners: 20 }).turn(90, 0, 0).at(at), black)
    const cone = hollow(
      flowing(
        [
          [0.05, 0],
          [0.075, 0.05],
          [0.11, 0.1],
          [0.2, 0.22],
          [0.22, 0.26],
        ],
        5,
      ),
      0.012,
      0.03,
      40,
    )
    const aimed = (one: typeof cone) => one.aim([0.5, -0.8, 0.25]).at(head)
    make.part('shade', aimed(cone.move(0, 0.03, 0)), paint)
    make.part('shade', aimed(cylinder(0.05, 0.06, { round: 0.015 }).move(0, 0.02, 0)), paint)
    make.part('rim', aimed(torus(0.215, 0.012, 40, 8).move(0, 0.292, 0)), steel)
    make.part('shade', aimed(cylinder(0.026, 0.14, { corners: 14 }).move(0, 0.09, 0)), paint)
    make.part('bulb', aimed(ball([0.065, 0.085, 0.065], 18).move(0, 0.2, 0)), glowing('#fff3c9', { glow: 2 }))
    make.socket('top', head, 0.1)
  }),
})

export const chandelier = archetype({
  id: 'chandelier',
  about: 'A hanging crown of candles with crystals',
  skeleton: 'lamp',
  nouns: ['chandelier'],
  parameters: {
    arms: number(8, 4, 12, 'how many arms it has'),
    crystals: choice(['drops', 'none'], 'whether crystals hang from it'),
  },
  build: standing((v, look, make) => {
    const gold = look.material('main', metal('#d9a83f', { roughness: 0.2 }))
    const white = look.material('second', lacquer('#fdf6e4'))
    const crystal = look.material('accent', polished('#dff1fb', { metalness: 0.2, roughness: 0.04 }))
    const arms = Math.round(v.arms)
    make.part(
      'stem',
      turned(
        [
          [0, 0.08],
          [0.03, 0.09],
          [0.09, 0.16],
          [0.04, 0.24],
          [0.03, 0.3],
          [0.1, 0.38],
          [0.04, 0.48],
          [0.025, 0.7],
          [0.05, 0.74],
          [0.02, 0.8],
          [0, 0.8],
        ],
        0.03,
        28,
      ),
      gold,
    )
    const links = Array.from({ length: 4 }, (_, i) =>
      torus(0.024, 0.007, 16, 6)
        .scale(0.75, 1, 1.3)
        .turn(90, i % 2 ? 90 : 0, 0)
        .move(0, 0.82 + i * 0.045, 0),
    )
    make.part('stem', together(links), gold)
    make.part(
      'stem',
      turned(
        [
          [0, 0.98],
          [0.09, 0.99],
          [0.1, 1.02],
          [0, 1.03],
        ],
        0.01,
        28,
      ),
      gold,
    )
    const arm = pipe(
      [
        [0, 0.4, 0.06],
        [0, 0.27, 0.2],
        [0, 0.28, 0.38],
        [0, 0.42, 0.46],
      ],
      [0.018, 0.016, 0.014, 0.012],
      6,
      10,
    )
    make.part('arms', arm.around(arms), gold)
    make.part(
      'arms',
      pipe(
        [
          [0, 0.68, 0.03],
          [0, 0.76, 0.12],
          [0, 0.66, 0.19],
          [0, 0.62, 0.14],
        ],
        0.01,
        6,
        8,
      ).around(arms),
      gold,
    )
    make.part(
      'arms',
      turned(
        [
          [0, 0.41],
          [0.02, 0.41],
          [0.062, 0.435],
          [0.062, 0.445],
          [0.025, 0.45],
          [0, 0.45],
        ],
        0.006,
        18,
      )
        .move(0, 0, 0.46)
        .around(arms),
      gold,
    )
    make.part('candles', cylinder(0.02, 0.11, { corners: 14 }).move(0, 0.5, 0.46).around(arms), white)
    make.part(
      'flames',
      lathe(
        flowing(
          [
            [0.004, 0.552],
            [0.019, 0.58],
            [0.012, 0.61],
            [0.002, 0.64],
          ],
          4,
        ),
        { corners: 12 },
      )
        .move(0, 0, 0.46)
        .around(arms),
      glowing('#ffbf4a', { glow: 2 }),
    )
    if (v.crystals === 'drops') {
      const drop = lathe(
        [
          [0.002, -0.07],
          [0.02, -0.035],
          [0.012, -0.008],
          // The thread that it hangs by.
          [0.0025, 0],
          [0.0025, 0.11],
        ],
        { corners: 8 },
      )
      make.part(
        'crystals',
        drop
          .move(0, 0.405, 0.46)
          .around(arms)
          .with(
            drop.scale(0.8).move(0, 0.275, 0.3).around(arms),
            drop.move(0, 0.6, 0.14).around(arms),
            drop.scale(1.8).move(0, 0.1, 0),
          ),
        crystal,
      )
      const beads = Array.from({ length: arms }, (_, i) => {
        const [a, b] = [(2 * Math.PI * i) / arms, (2 * Math.PI * (i + 1)) / arms]
        const places = Array.from({ length: 7 }, (_, k): Vec3 => {
          const t = k / 6
          const [x, z] = [Math.sin(a) * (1 - t) + Math.sin(b) * t, Math.cos(a) * (1 - t) + Math.cos(b) * t]
          return [x * 0.46, 0.42 - 0.24 * t * (1 - t), z * 0.46]
        })
        return together([
          tube(places, 0.004, { corners: 6 }),
          ...places.map((place) => ball(0.011, 8).at(place)),
        ])
      })
      make.part('crystals', together(beads), crystal)
    }
    make.socket('top', [0, 1.03, 0], 0.1)
  }),
})

export const candle = archetype({
  id: 'candle',
  about: 'A burning candle, alone or in a holder',
  skeleton: 'lamp',
  nouns: ['candle'],
  parameters: {
    holder: choice(['plate', 'none', 'stick', 'branched'], 'what it stands in'),
    tall: number(0.6, 0.15, 0.9, 'how long it is'),
    arms: number(3, 2, 7, 'how many candles a branched holder has'),
    flame: choice(['burning', 'none'], 'whether it burns'),
  },
  rows: {
    'candle holder': { values: { holder: 'stick', tall: 0.32 } },
    candlestick: { values: { holder: 'stick', tall: 0.36 } },
    candelabra: { values: { holder: 'branched', tall: 0.26 } },
    candelabrum: { values: { holder: 'branched', tall: 0.26 } },
    menorah: { values: { holder: 'branched', tall: 0.22, arms: 7 } },
  },
  build: standing((v, look, make) => {
    const wax = look.material('main', lacquer('#fdf0d0', { roughness: 0.5 }))
    const brass = look.material('second', metal('#cf9c3c', { roughness: 0.25 }))
    const fire = glowing('#ffab2e', { glow: 2.2 })
    const black = lacquer('#2a2320', { roughness: 0.9 })
    const places: Vec3[] = []
    let thick = 0.09
    if (v.holder === 'none') places.push([0, 0, 0])
    else if (v.holder === 'plate') {
      make.part(
        'holder',
        hollow(
          flowing(
            [
              [0.22, 0],
              [0.24, 0.012],
              [0.34, 0.05],
              [0.38, 0.1],
            ],
            4,
          ),
          0.02,
          0.025,
          44,
        ),
        brass,
      )
      make.part(
        'holder',
        hollow(
          [
            [0.12, 0.02],
            [0.12, 0.1],
            [0.13, 0.13],
          ],
          0.02,
          0.04,
          36,
        ),
        brass,
      )
      make.part(
        'holder',
        pipe(
          [
            [0.34, 0.07, 0],
            [0.46, 0.12, 0],
            [0.5, 0.05, 0],
            [0.4, 0.03, 0],
            [0.32, 0.06, 0],
          ],
          0.018,
          6,
        ),
        brass,
      )
      places.push([0, 0.04, 0])
    } else {
      const h = 0.5
      thick = v.holder === 'stick' ? 0.055 : 0.042
      make.part(
        'holder',
        turned(
          [
            [0, 0],
            [0.2, 0],
            [0.21, 0.03],
            [0.12, 0.07],
            [0.05, 0.1],
            [0.035, 0.16],
            [0.08, 0.22],
            [0.035, 0.28],
            [0.03, h - 0.1],
            [0.06, h - 0.04],
            [0.1, h - 0.02],
            [0.1, h],
            [0, h],
          ],
          0.016,
          32,
        ),
        brass,
      )
      places.push([0, h - 0.005, 0])
      const arms = v.holder === 'branched' ? Math.round(v.arms) : 1
      for (let i = 1; i <= Math.floor(arms / 2); i++) {
        const x = i * 0.17
        const arm = pipe(
          [
            [0.02, 0.3 - i * 0.02, 0],
            [x * 0.6, 0.24 - i * 0.02, 0],
            [x, 0.34, 0],
            [x, h - 0.05, 0],
          ],
          0.02,
          6,
        )
        const dish = turned(
          [
            [0, h - 0.06],
            [0.03, h - 0.06],
            [0.08, h - 0.025],
            [0.08, h - 0.005],
            [0, h - 0.005],
          ],
          0.01,
          24,
        ).move(x, 0, 0)
        make.part('holder', arm.with(dish).mirrored(), brass)
        places.push([x, h - 0.01, 0], [-x, h - 0.01, 0])
      }
    }
    for (const at of places) {
      const t = v.tall
      const stick = lathe(
        flowing(
          [
            [thick * 0.98, 0],
            [thick, t * 0.4],
            [thick * 0.96, t * 0.9],
            [thick * 0.9, t],
            [thick * 0.75, t + 0.004],
            [thick * 0.6, t - 0.015],
            [0.004, t - 0.02],
          ],
          3,
        ),
        { corners: places.length > 2 ? 16 : 30 },
      )
      const drips = [0.4, 2.1, 3.6, 5.2].slice(0, places.length > 3 ? 2 : 4).map((a, i) =>
        tube(
          [
            [Math.sin(a) * thick * 0.86, t - 0.004, Math.cos(a) * thick * 0.86],
            [Math.sin(a) * thick, t - 0.03, Math.cos(a) * thick],
            [Math.sin(a) * thick, t - 0.08 - 0.06 * ((i * 7) % 3), Math.cos(a) * thick],
          ],
          [thick * 0.14, thick * 0.18, thick * 0.24],
          { smooth: 3, corners: 8 },
        ),
      )
      make.part('candle', stick.with(...drips).at(at), wax)
      make.part(
        'wick',
        tube(
          [
            [0, t - 0.03, 0],
            [0.004, t + 0.02, 0],
            [0.012, t + 0.045, 0],
          ],
          thick * 0.1,
          { corners: 6 },
        ).at(at),
        black,
      )
      const s = thick / 0.09
      if (v.flame === 'burning')
        make.part(
          'flame',
          lathe(
            flowing(
              [
                [0.004, 0],
                [0.038, 0.05],
                [0.03, 0.1],
                [0.003, 0.19],
              ],
              5,
            ),
            { corners: 18 },
          )
            .scale(s, Math.sqrt(s), s)
            .move(0.008, t + 0.02, 0)
            .at(at),
          fire,
        )
    }
    make.socket('top', [0, (places[0]?.[1] ?? 0) + v.tall, 0], thick)
  }),
})

export const lantern = archetype({
  id: 'lantern',
  about: 'A lantern to carry, with glass and a handle',
  skeleton: 'lamp',
  nouns: ['lantern', 'hand lantern', 'oil lamp', 'oil lantern', 'hurricane lamp'],
  parameters: {
    form: choice(['square', 'round', 'paper'], 'its body'),
    light: choice(['burning', 'none'], 'whether it burns'),
  },
  rows: {
    'oil lamp': { values: { form: 'round' }, colours: { main: '#b8352c' } },
    'oil lantern': { values: { form: 'round' }, colours: { main: '#2f6b4f' } },
    'hurricane lamp': { values: { form: 'round' }, colours: { main: '#2f5a94' } },
    'paper lantern': { values: { form: 'paper' }, colours: { main: '#e0392c' } },
    'chinese lantern': { values: { form: 'paper' }, colours: { main: '#d8262f' } },
  },
  build: standing((v, look, make) => {
    const frame = look.material('main', metal('#3a3d44', { metalness: 0.7, roughness: 0.45 }))
    const brass = look.material('second', metal('#cf9c3c'))
    const pane = glass('#ffeec2', { opacity: 0.3 })
    const fire = glowing('#ffb33a', { glow: 2.4 })
    if (v.form === 'paper') {
      const ribs = 9
      const belly = lathe(
        Array.from({ length: 46 }, (_, i): Vec2 => {
          const t = i / 45
          return [
            0.16 + 0.3 * Math.sin(Math.PI * t) ** 0.7 + 0.012 * Math.abs(Math.sin(t * Math.PI * ribs)),
            0.2 + t * 0.62,
          ]
        }),
        { corners: 40 },
      )
      make.part('paper', belly, look.material('main', cloth('#d8262f', { surface: 'paper', glow: 0.5 })))
      make.part(
        'caps',
        cylinder(0.18, 0.05)
          .move(0, 0.84, 0)
          .with(cylinder(0.18, 0.05).move(0, 0.18, 0)),
        brass,
      )
      make.part(
        'tassel',
        together(
          Array.from({ length: 14 }, (_, i) =>
            rod(
              [0.02 * Math.sin(i), 0.12, 0.02 * Math.cos(i)],
              [0.04 * Math.sin(i), -0.16, 0.04 * Math.cos(i)],
              0.008,
              6,
            ),
          ),
        ).with(ball(0.04, 14).move(0, 0.12, 0)),
        look.material('accent', cloth('#e8b93a')),
      )
      make.part('handle', torus(0.07, 0.012, 28, 8).turn(90, 0, 0).move(0, 0.92, 0), brass)
      make.socket('handle', [0, 0.98, 0], 0.05)
      return
    }
    const isRound = v.form === 'round'
    const corners = isRound ? 40 : 4
    const half = 0.24
    const body = (profile: Vec2[]) =>
      isRound
        ? lathe(profile, { corners })
        : lathe(
            profile.map(([r, y]): Vec2 => [r * 1.3, y]),
            { corners: 4 },
          ).turn(0, 45, 0)
    make.part(
      'base',
      body([
        [half, 0],
        [half + 0.03, 0.01],
        [half + 0.03, 0.05],
        [half, 0.07],
        [isRound ? half * 0.95 : half * 0.9, isRound ? 0.16 : 0.09],
        [half * 0.6, isRound ? 0.2 : 0.09],
      ]),
      frame,
    )
    const [from, to] = [isRound ? 0.19 : 0.08, 0.62]
    make.part(
      'glass',
      isRound
        ? lathe(
            flowing(
              [
                [0.13, from],
                [0.2, from + 0.16],
                [0.19, from + 0.26],
                [0.12, to],
              ],
              5,
            ),
            { corners: 36 },
          )
        : body([
            [half * 0.86, from],
            [half * 0.86, to],
          ]),
      pane,
    )
    if (isRound) {
      const wire = pipe(
        [
          [0.24, 0.08, 0],
          [0.31, 0.2, 0],
          [0.31, 0.55, 0],
          [0.2, 0.68, 0],
        ],
        0.022,
        5,
      )
      make.part('frame', wire.mirrored(), frame)
      make.part('frame', torus(0.215, 0.01, 40, 8).move(0, 0.38, 0), frame)
      make.part(
        'wheel',
        cylinder(0.035, 0.025, { corners: 16 }).turn(90, 0, 0).move(0.06, 0.13, 0.245),
        brass,
      )
    } else {
      make.part(
        'frame',
        box(0.035, to - 0.05, 0.035, 0.008)
          .move(half * 0.92, (to + 0.07) / 2, half * 0.92)
          .mirrored()
          .mirrored('z'),
        frame,
      )
      const bar = box(0.014, to - 0.08, 0.014, 0.004).move(0, (to + 0.07) / 2, half * 0.93)
      make.part('frame', bar.around(4), frame)
      make.part(
        'frame',
        box(2 * half, 0.014, 0.014, 0.004)
          .move(0, 0.36, half * 0.93)
          .around(4),
        frame,
      )
    }
    make.part(
      'roof',
      body([
        [half * 0.7, to - 0.01],
        [half + 0.06, to],
        [half + 0.06, to + 0.03],
        [half * 0.5, to + 0.16],
        [half * 0.44, to + 0.2],
        [half * 0.54, to + 0.21],
        [half * 0.3, to + 0.26],
      ]),
      frame,
    )
    make.part(
      'handle',
      pipe(
        [
          [-0.2, to + 0.06, 0],
          [-0.2, to + 0.3, 0],
          [0, to + 0.44, 0],
          [0.2, to + 0.3, 0],
          [0.2, to + 0.06, 0],
        ],
        0.016,
        7,
      ),
      brass,
    )
    make.part(
      'roof',
      ball(0.035, 14)
        .move(0.2, to + 0.06, 0)
        .mirrored(),
      frame,
    )
    if (v.light === 'burning') {
      make.part('candle', cylinder(0.06, 0.16).move(0, from + 0.06, 0), lacquer('#fdf0d0'))
      make.part(
        'flame',
        lathe(
          flowing(
            [
              [0.01, from + 0.14],
              [0.055, from + 0.21],
              [0.04, from + 0.28],
              [0.004, from + 0.38],
            ],
            5,
          ),
          { corners: 18 },
        ),
        fire,
      )
    }
    make.socket('handle', [0, to + 0.44, 0], 0.04).socket('inside', [0, from + 0.1, 0], 0.18)
  }),
})
