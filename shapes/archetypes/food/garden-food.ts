import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, lathe, sheet, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, lacquer, leaf, skin } from '../../materials/material.ts'
import { standing } from '../household/forms.ts'

/** What grows in vegetable gardens and is known by more than its outline. */

/** A leaf that lies on a ball from its foot up, and may stand off above. `flare` is how far, `over` where it ends. */
function headLeaf(
  r: number,
  over: number,
  wide: number,
  flare: number,
  ruffle: number,
): { blade: Solid; ribs: Solid } {
  const at = (t: number, k: number): Vec3 => {
    const up = radians(-78 + over * t)
    const across = k * wide * Math.sin(Math.PI * Math.min(0.9, 0.16 + 0.74 * t)) ** 0.7
    const far =
      r + flare * t * t + ruffle * Math.abs(k) ** 2 * Math.sin(k * 11 + t * 17) * t + 0.02 * (1 - Math.abs(k))
    return [
      Math.sin(across) * Math.cos(up) * far,
      Math.sin(up) * far * 0.92,
      Math.cos(across) * Math.cos(up) * far + flare * 0.5 * t * t,
    ]
  }
  const ks = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
  const blade = sheet(
    Array.from({ length: 11 }, (_, i) => ks.map((k) => at(i / 10, k * (1 - 0.14 * Math.max(0, i - 8))))),
    0.014,
  )
  const line = (from: [number, number], to: [number, number], thick: number) =>
    tube(
      Array.from({ length: 7 }, (_, i): Vec3 => {
        const s = i / 6
        const [x, y, z] = at(from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s)
        return [x, y, z + 0.004]
      }),
      [thick, thick * 0.35],
      { corners: 8 },
    )
  const ribs = together([
    line([0.02, 0], [0.94, 0], 0.026),
    ...[0.22, 0.42, 0.6].flatMap((t) => [
      line([t, 0], [t + 0.26, 0.7], 0.011),
      line([t, 0], [t + 0.26, -0.7], 0.011),
    ]),
  ])
  return { blade, ribs }
}

export const leafyHead = archetype({
  id: 'leafy-head',
  about: 'A head of cabbage or lettuce: leaves with pale ribs around a heart',
  skeleton: 'food',
  nouns: ['cabbage', 'head of cabbage', 'white cabbage'],
  parameters: { loose: number(0.12, 0, 1, 'how far its outer leaves stand off') },
  rows: {
    'red cabbage': { colours: { main: '#7d3a78', second: '#d9b6d6' } },
    lettuce: { values: { loose: 0.6 }, colours: { main: '#7cc242', second: '#d8eeb0' } },
    'head of lettuce': { values: { loose: 0.6 }, colours: { main: '#7cc242', second: '#d8eeb0' } },
    radicchio: { values: { loose: 0.1 }, colours: { main: '#8a2448', second: '#f4e4ea' } },
  },
  build: standing((v, look, make) => {
    const green = look.material('main', leaf('#86b84a', { relief: 0.6 }))
    const pale = look.material('second', leaf('#dcebb8', { relief: 0.3 }))
    const [blades, ribs]: [Solid[], Solid[]] = [[], []]
    const ring = (
      count: number,
      r: number,
      over: number,
      wide: number,
      flare: number,
      from: number,
      ruffle: number,
    ) => {
      for (let i = 0; i < count; i++) {
        const one = headLeaf(r, over, wide, flare, ruffle)
        const turn = from + (360 * i) / count
        blades.push(one.blade.turn(0, turn, 0))
        ribs.push(one.ribs.turn(0, turn, 0))
      }
    }
    const f = v.loose
    ring(3, 0.37, 178, 1.15, 0, 20, 0.012)
    ring(4, 0.392, 160, 1.0, 0.07 * f, 50, 0.02 + 0.04 * f)
    ring(4, 0.41, 142, 1.05, 0.01 + 0.2 * f, 8, 0.025 + 0.07 * f)
    ring(4, 0.425, 118, 1.1, 0.02 + 0.34 * f, 52, 0.03 + 0.1 * f)
    make.part('heart', ball([0.365, 0.34, 0.365], 36), green)
    make.part('leaves', together(blades), green)
    make.part('ribs', together(ribs), pale)
    make.part(
      'stalk',
      lathe(
        softened(
          [
            [0, -0.44],
            [0.1, -0.44],
            [0.12, -0.34],
            [0, -0.3],
          ],
          0.02,
        ),
        { corners: 24 },
      ),
      pale,
    )
  }),
})

export const bellPepper = archetype({
  id: 'bell-pepper',
  about: 'A bell pepper with its four lobes and green stem',
  skeleton: 'food',
  nouns: ['bell pepper', 'sweet pepper', 'red bell pepper', 'capsicum', 'paprika'],
  parameters: { lobes: number(4, 3, 5, 'how many lobes it has') },
  rows: {
    'green bell pepper': { colours: { main: '#3f9a34' } },
    'yellow bell pepper': { colours: { main: '#f6c22a' } },
    'orange bell pepper': { colours: { main: '#f08a1f' } },
  },
  build: standing((v, look, make) => {
    const n = Math.round(v.lobes)
    const lobe = (a: number) => Math.abs(Math.cos((a * n) / 2)) ** 0.55
    const profile: Vec2[] = softened(
      [
        [0, 0.09],
        [0.1, 0.03],
        [0.2, 0],
        [0.28, 0.06],
        [0.335, 0.24],
        [0.38, 0.52],
        [0.39, 0.7],
        [0.34, 0.83],
        [0.22, 0.87],
        [0.1, 0.81],
        [0, 0.77],
      ],
      0.06,
      3,
    )
    make.part(
      'pepper',
      lathe(profile, {
        corners: 88,
        flutes: (a, y) => 0.84 + 0.16 * lobe(a) + 0.012 * Math.sin(y * 14 + a * 3),
      }),
      look.material('main', lacquer('#d8261f', { roughness: 0.16 })),
    )
    const green = look.material('second', leaf('#4f8f2f'))
    make.part(
      'stem',
      together([
        tube(
          [
            [0, 0.76, 0],
            [0.005, 0.88, 0],
            [0.04, 0.98, 0.01],
            [0.11, 1.05, 0.02],
          ],
          [0.06, 0.042, 0.038, 0.052],
          { smooth: 6, corners: 20 },
        ),
        lathe(
          softened(
            [
              [0, 0.77],
              [0.14, 0.815],
              [0.15, 0.83],
              [0.06, 0.85],
              [0, 0.86],
            ],
            0.012,
          ),
          { corners: 48, flutes: (a) => 0.82 + 0.18 * lobe(a) },
        ),
      ]),
      green,
    )
  }),
})

export const peaPod = archetype({
  id: 'pea-pod',
  about: 'An open pod with peas in a row',
  skeleton: 'food',
  nouns: ['pea pod', 'peapod', 'pod of peas', 'peas in a pod', 'pea'],
  parameters: { peas: number(6, 3, 9, 'how many peas are in it') },
  rows: {
    'sugar snap pea': { values: { peas: 7 } },
    edamame: { values: { peas: 4 }, colours: { main: '#86b84a', second: '#b5d873' } },
  },
  build: standing((v, look, make) => {
    const n = Math.round(v.peas)
    const bow = (x: number) => 0.1 * (x / 0.5) ** 2
    const half = (x: number) => 0.115 * Math.max(0.02, 1 - Math.abs(x / 0.52) ** 3) ** 0.7
    // Open upwards: the walls reach a little more than half round each pea.
    const rows = Array.from({ length: 30 }, (_, i) => {
      const x = -0.515 + (1.03 * i) / 29
      const r = half(x)
      return Array.from({ length: 15 }, (_, k): Vec3 => {
        const a = radians(-122 + (244 * k) / 14)
        const lip = Math.abs(k - 7) === 7 ? 1.16 : 1
        return [x, bow(x) - Math.cos(a) * r * 1.06, Math.sin(a) * r * lip]
      })
    })
    const tilt = (solid: Solid) => solid.turn(34, 0, 0)
    make.part('pod', tilt(sheet(rows, 0.016)), look.material('main', leaf('#5aa637', { roughness: 0.4 })))
    make.part(
      'peas',
      tilt(
        together(
          Array.from({ length: n }, (_, i) => {
            const x = n === 1 ? 0 : -0.37 + (0.74 * i) / (n - 1)
            const size = Math.min(0.37 / n + 0.012, half(x) * 0.96)
            return ball(size, 26).move(x, bow(x) + 0.016, 0)
          }),
        ),
      ),
      look.material('second', skin('#8fce4a', { roughness: 0.3, relief: 0.2 })),
    )
    make.part(
      'stem',
      tilt(
        together([
          tube(
            [
              [-0.5, 0.1, 0],
              [-0.57, 0.14, 0],
              [-0.63, 0.21, 0],
            ],
            [0.026, 0.018, 0.022],
            { smooth: 5, corners: 14 },
          ),
          ...[-50, 0, 50, 180].map((turn) =>
            ball([0.07, 0.008, 0.022], 14)
              .move(0.05, 0, 0)
              .turn(0, 0, 18)
              .turn(turn, 0, 0)
              .turn(0, 0, -30)
              .move(-0.535, 0.125, 0),
          ),
          tube(
            [
              [0.5, 0.095, 0],
              [0.55, 0.125, 0],
              [0.58, 0.17, 0],
            ],
            [0.012, 0.006, 0.003],
            { smooth: 4, corners: 10 },
          ),
        ]),
      ),
      look.material('accent', leaf('#3f7f2a')),
    )
  }),
})

export const kiwi = archetype({
  id: 'kiwi',
  about: 'A kiwi fruit, cut in half or whole',
  skeleton: 'food',
  nouns: ['kiwi', 'kiwi fruit', 'kiwifruit', 'half a kiwi', 'sliced kiwi'],
  parameters: { cut: choice(['half', 'whole'], 'cut in half, or whole') },
  rows: { 'whole kiwi': { values: { cut: 'whole' } }, 'golden kiwi': { colours: { second: '#e8c53a' } } },
  build: standing((v, look, make) => {
    const peel = look.material('main', crust('#8a6236', { roughness: 1, grain: 0.3, relief: 0.7 }))
    if (v.cut === 'whole') {
      make.part('fruit', ball([0.5, 0.4, 0.4], 44), peel)
      make.part(
        'tips',
        ball([0.03, 0.06, 0.06], 14)
          .move(0.49, 0, 0)
          .with(ball([0.035, 0.04, 0.04], 12).move(-0.49, 0, 0)),
        crust('#4a3018'),
      )
      return
    }
    const lean = (solid: Solid) => solid.turn(-38, 0, 0)
    make.part('peel', lean(ball([0.42, 0.42, 0.46], 48).minus(box(1, 1, 0.5, 0.001).move(0, 0, 0.25))), peel)
    const flesh = light(look.colour('second', '#8cc63a'))
    make.part(
      'flesh',
      lean(
        lathe(
          softened(
            [
              [0, 0],
              [0.395, 0],
              [0.4, 0.02],
              [0, 0.022],
            ],
            0.008,
          ),
          { corners: 64 },
        )
          .turn(90, 0, 0)
          .move(0, 0, -0.008),
      ),
      {
        ...look.material('second', skin('#8cc63a', { roughness: 0.3 })),
        paint: (at: Vec3) => {
          // Undo the lean, then rays from a pale heart.
          const [c, s] = [Math.cos(radians(38)), Math.sin(radians(38))]
          const [x, y] = [at[0], at[1] * c - at[2] * s]
          const far = Math.hypot(x, y * 1)
          if (far < 0.1) return light('#f4f3cf')
          const ray = 0.5 + 0.5 * Math.cos(Math.atan2(y, x) * 26)
          const pale = Math.max(0, 1 - (far - 0.1) / 0.2) * 0.55 * ray + (far > 0.36 ? -0.12 : 0)
          return [
            flesh[0] + pale * (0.85 - flesh[0]),
            flesh[1] + pale * (0.9 - flesh[1]),
            flesh[2] + pale * (0.55 - flesh[2]),
          ]
        },
      },
    )
    make.part(
      'seeds',
      lean(
        together(
          Array.from({ length: 44 }, (_, i) => {
            const turn = (360 * i) / 44
            const far = 0.15 + 0.055 * ((i * 7) % 3) * 0.6 + 0.012 * ((i * 5) % 4)
            return ball([0.0085, 0.02, 0.007], 10).move(0, far, 0.014).turn(0, 0, turn)
          }),
        ),
      ),
      look.material('accent', lacquer('#1d1712', { roughness: 0.2 })),
    )
  }),
})
