import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import { between, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, glass, leaf, plastic, porcelain, skin, thatch } from '../../materials/material.ts'
import { chanceAt, smooth } from '../../materials/noise.ts'

export const feather = archetype({
  id: 'feather',
  about: 'A feather with its quill',
  skeleton: 'feather',
  nouns: ['feather', 'plume'],
  parameters: {
    width: number(0.2, 0.08, 0.4, 'width of the vane'),
    bend: number(0.14, -0.3, 0.3, 'how far it bends'),
    eye: number(0, 0, 1, 'an eye as a peacock has'),
  },
  rows: {
    'peacock feather': { values: { eye: 1, width: 0.3 }, colours: { main: '#2f8a5a', accent: '#1f3fb0' } },
    'phoenix feather': { colours: { main: '#f2641f', second: '#ffd34a' } },
    'white feather': { colours: { main: '#f4f2ee' } },
  },
  build(v, look, make) {
    const rib = (t: number): Vec3 => [v.bend * Math.sin(t * 2.2) - v.bend * 0.5, t, 0.05 * Math.sin(t * 3)]
    const rows = Array.from({ length: 61 }, (_, i) => {
      const t = i / 60
      const y = 0.24 + 0.76 * t
      const [cx, , cz] = rib(y)
      const whole = v.width * Math.sin(Math.PI * (0.1 + 0.89 * t ** 0.85)) ** 0.75 * 0.5 + 0.003
      // A few barbs have come apart.
      const torn = (side: number) =>
        chanceAt(Math.floor(i / 4), side + 3, 4) > 0.72 && i % 4 === 0 ? 0.62 : 1
      return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((s): Vec3 => {
        const wide = whole * (Math.abs(s) === 1 ? torn(s) : 1)
        const out = Math.abs(s) * wide
        return [cx + s * wide, Math.min(1.04, y + out * 0.45), cz + 0.25 * out - (i % 2) * 0.004]
      })
    })
    const [body, tipColour] = [look.light('main', '#3f8fd0'), look.light('second', '#1f4f9c')]
    const [ring, pupil] = [light('#d9a83a'), look.light('accent', '#1f3fb0')]
    make.part('vane', sheet(rows, 0.014), {
      ...look.material('main', leaf('#3f8fd0', { relief: 0.5, roughness: 0.75 })),
      paint: ([x, y]) => {
        const [cx] = rib(y)
        if (v.eye > 0.3) {
          const d = Math.hypot((x - rib(0.8)[0]) * 1.1, (y - 0.82) * 0.9)
          if (d < 0.035) return pupil
          if (d < 0.062) return light('#3fc0c8')
          if (d < 0.095) return ring
        }
        const stripe = Math.sin((y + Math.abs(x - cx) * -0.6) * 90) * 0.08
        return between(body, tipColour, smooth(0.55, 0.95, y + stripe) * (look.asked('main') ? 0.25 : 0.9))
      },
    })
    make.part(
      'quill',
      tube(
        Array.from({ length: 16 }, (_, i) => rib(0.012 + (0.96 * i) / 15)),
        (way) => 0.015 - 0.011 * way,
        { corners: 9 },
      ),
      porcelain('#f2e8d4'),
    )
    make.socket('handle', rib(0.1), 0.015).socket('top', rib(1), 0.02)
  },
})

export const nest = archetype({
  id: 'nest',
  about: "A bird's nest of twigs with eggs",
  skeleton: 'nest',
  nouns: ['nest', "bird's nest", 'bird nest', 'birds nest'],
  parameters: { eggs: number(3, 0, 7, 'how many eggs') },
  rows: { "dragon's nest": { values: { eggs: 3 }, colours: { accent: '#8f3fb0' } } },
  build(v, look, make) {
    const straw = look.material('main', bark('#a87b45', { relief: 0.4 }))
    make.part(
      'bowl',
      lathe(
        [
          [0, 0],
          [0.3, 0.0],
          [0.44, 0.14],
          [0.46, 0.25],
          [0.4, 0.29],
          [0.33, 0.2],
          [0.2, 0.12],
          [0, 0.1],
        ],
        { corners: 40, flutes: (a, h) => 1 + 0.03 * Math.sin(a * 13 + h * 40) },
      ),
      look.material('main', thatch('#8a6236')),
    )
    const twigs = Array.from({ length: 96 }, (_, i) => {
      const c = (k: number) => chanceAt(i, k, 11)
      const a = radians(i * 137.5)
      const ring = i % 8
      const y = 0.05 + 0.036 * ring
      const far = 0.34 + 0.13 * Math.min(1, (y + 0.02) / 0.2) - (ring > 6 ? 0.05 : 0)
      const span = 0.34 + 0.34 * c(1)
      const [lift, out] = [(c(2) - 0.5) * 0.09, (c(3) - 0.35) * 0.09]
      const p = (s: number): Vec3 => [
        Math.sin(a + s * span) * (far + (s === 1 ? out : 0.01)),
        Math.max(0.02, y + s * lift),
        Math.cos(a + s * span) * (far + (s === 1 ? out : 0.01)),
      ]
      return tube([p(-1), p(0), p(1)], [0.007, 0.014, 0.006], { smooth: 3, corners: 6 })
    })
    make.part('twigs', together(twigs), straw)
    const count = Math.round(v.eggs)
    const shell = lathe(
      Array.from({ length: 17 }, (_, i): Vec2 => {
        const a = -Math.PI / 2 + (Math.PI * i) / 16
        return [Math.cos(a) * 0.115 * (1 - 0.14 * Math.sin(a)), Math.sin(a) * 0.15]
      }),
      { corners: 24 },
    )
    const eggs = Array.from({ length: count }, (_, i) => {
      const a = radians((360 * i) / Math.max(1, count) + 30)
      const far = count === 1 ? 0 : count < 5 ? 0.135 : 0.19
      return shell
        .turn(-38, 0, 12)
        .turn(0, (a * 180) / Math.PI, 0)
        .move(Math.sin(a) * far, 0.245, Math.cos(a) * far)
    })
    if (count > 0) {
      const [plain, speck] = [look.light('accent', '#8fd0d8'), light('#6b5a4a')]
      make.part('eggs', together(eggs), {
        ...look.material('accent', porcelain('#8fd0d8', { roughness: 0.45 })),
        paint: ([x, y, z]) =>
          chanceAt(Math.floor(x * 70), Math.floor(y * 70), Math.floor(z * 70)) > 0.955 ? speck : plain,
      })
    }
    make.socket('inside', [0, 0.2, 0], 0.28).socket('top', [0, 0.28, 0], 0.3)
  },
})

export const beehive = archetype({
  id: 'beehive',
  about: 'A beehive of coiled straw with bees and honey',
  skeleton: 'nest',
  nouns: ['beehive', 'bee hive', 'hive'],
  parameters: { bees: number(4, 0, 8, 'bees around it'), honey: number(0, 0, 1, 'honey that runs down') },
  build(v, look, make) {
    const straw = look.material('main', thatch('#e3a83c', { relief: 0.8 }))
    const rows = 8
    const far = (t: number) =>
      0.4 *
      Math.sqrt(Math.max(0, 1 - (t * 0.98) ** 2.3)) *
      (0.9 + 0.1 * Math.sin(Math.PI * Math.min(1, t * 2)))
    const line: Vec2[] = [[0.34, 0.05]]
    for (let i = 0; i < rows; i++)
      for (let k = 0; k <= 6; k++) {
        const t = (i + k / 6) / rows
        line.push([far(t) + 0.03 * Math.sin((Math.PI * k) / 6), 0.05 + 0.82 * t])
      }
    make.part('hive', lathe([...line, [0.02, 0.9]], { corners: 44 }), straw)
    make.part('hive', torus(0.035, 0.014, 18, 8).turn(90, 0, 0).move(0, 0.92, 0), straw)
    make.part(
      'board',
      cylinder(0.47, 0.05, { corners: 40, round: 0.012 }).move(0, 0.025, 0),
      look.material('second', bark('#9a6a3c', { surface: 'wood' })),
    )
    make.part('hole', ball([0.085, 0.1, 0.05], 24).move(0, 0.2, 0.385), plastic('#2e1c0e'))
    make.part(
      'rim',
      torus(0.098, 0.022, 28, 10).turn(90, 0, 0).scale(1, 1.15, 1).turn(-4, 0, 0).move(0, 0.2, 0.408),
      straw,
    )
    if (v.honey > 0.3) {
      const drips = [-0.24, -0.1, 0.04, 0.18].map((x, i) => {
        const z = Math.sqrt(0.195 - x * x)
        return tube(
          [
            [x, 0.12, z - 0.03],
            [x, 0.085, z],
            [x, 0.055, z + 0.02],
          ],
          [0.03, 0.035, 0.03 + 0.008 * (i % 2)],
          { smooth: 3, corners: 12 },
        )
      })
      make.part('honey', together(drips), look.material('accent', porcelain('#f29a12', { roughness: 0.08 })))
    }
    const count = Math.round(v.bees)
    const wing = sheet(
      Array.from({ length: 5 }, (_, i) =>
        [-1, 0, 1].map(
          (s): Vec3 => [s * 0.02 * Math.sin(Math.PI * (0.1 + 0.8 * (i / 4))), 0.012 * i, -0.01 * i],
        ),
      ),
      0.005,
    )
    // Bees sit on the straw, so that nothing floats.
    const places: Vec3[] = [
      [0.27, 0.46, 0.28],
      [-0.2, 0.62, 0.27],
      [-0.3, 0.3, 0.28],
      [0.1, 0.72, 0.22],
      [0.38, 0.28, 0.12],
      [-0.36, 0.45, -0.14],
      [0.1, 0.4, -0.4],
      [0, 0.34, 0.4],
    ]
    const seat = ([x, y, z]: Vec3): Solid[] => {
      const a = Math.atan2(x, z)
      const r = far((y - 0.05) / 0.82) + 0.055
      const put = (solid: Solid) =>
        solid.turn(0, (a * 180) / Math.PI, 0).move(Math.sin(a) * r, y, Math.cos(a) * r)
      return [
        put(ball([0.042, 0.056, 0.04], 16)),
        put(wing.turn(30, 0, -28).move(0.02, 0.0, 0.03).mirrored()),
      ]
    }
    const bees = places.slice(0, count).map(seat)
    if (bees.length > 0) {
      const [gold, black] = [light('#f6c01e'), light('#241a14')]
      make.part('bees', together(bees.map(([body]) => body as Solid)), {
        ...plastic('#f6c01e'),
        paint: ([x, y, z]) => {
          const place = places.reduce((best, one) =>
            Math.hypot(one[0] - x, one[1] - y, one[2] - z) < Math.hypot(best[0] - x, best[1] - y, best[2] - z)
              ? one
              : best,
          )
          const h = y - place[1]
          return h > 0.034 || Math.abs(h - 0.008) < 0.008 || Math.abs(h + 0.022) < 0.008 ? black : gold
        },
      })
      make.part(
        'wings',
        together(bees.map(([, wings]) => wings as Solid)),
        glass('#e8f4ff', { opacity: 0.6 }),
      )
    }
    make.socket('top', [0, 0.92, 0], 0.05).socket('base', [0, 0, 0], 0.4)
  },
})

export const leafShape = archetype({
  id: 'leaf',
  about: 'A single leaf with stalk and veins',
  skeleton: 'plant',
  nouns: ['leaf', 'green leaf'],
  parameters: { kind: choice(['oval', 'maple', 'clover'], 'its outline') },
  rows: {
    'maple leaf': { values: { kind: 'maple' }, colours: { main: '#d9481f' } },
    'autumn leaf': { values: { kind: 'maple' }, colours: { main: '#e0801f' } },
    clover: { values: { kind: 'clover' }, colours: { main: '#3f9a3a' } },
    'four leaf clover': { values: { kind: 'clover' }, colours: { main: '#3f9a3a' } },
    'four-leaf clover': { values: { kind: 'clover' }, colours: { main: '#3f9a3a' } },
  },
  build(v, look, make) {
    const green = look.material('main', leaf('#5aa53a', { roughness: 0.5 }))
    const vein = look.material('second', skin('#a8cf6a', { relief: 0 }))
    const radial = (reach: (a: number) => number, middle: Vec3, cup: number) =>
      sheet(
        Array.from({ length: 9 }, (_, i) => {
          const t = 0.02 + (0.98 * i) / 8
          return Array.from({ length: 121 }, (_, k): Vec3 => {
            const a = radians(-90 + 1 + (358 * k) / 120)
            const far = reach(a) * t
            return [
              middle[0] + Math.cos(a) * far,
              middle[1] + Math.sin(a) * far,
              middle[2] + cup * t * t - 0.02 * Math.cos(a * 5) * t,
            ]
          })
        }),
        0.018,
      )
    const stalk = (from: number, thick = 0.015) =>
      tube(
        [
          [0.05, 0.013, 0.02],
          [0.02, from * 0.5, 0.01],
          [0, from + 0.02, 0],
        ],
        [thick * 1.1, thick, thick * 0.8],
        { smooth: 5, corners: 9 },
      )
    if (v.kind === 'oval') {
      const rows = Array.from({ length: 25 }, (_, i) => {
        const t = i / 24
        const wide =
          0.3 *
            Math.sin(Math.PI * (0.02 + 0.97 * t ** 0.8)) ** 0.85 *
            (1 - 0.12 * t) *
            (1 + 0.035 * Math.abs(Math.sin(t * 28))) +
          0.003
        return [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map(
          (s): Vec3 => [
            s * wide,
            0.18 + 0.82 * t,
            0.28 * Math.abs(s) * wide - 0.16 * t * t + 0.012 * Math.cos(t * 44 - Math.abs(s) * 6),
          ],
        )
      })
      make.part('leaf', sheet(rows, 0.018), green)
      const rib = (t: number): Vec3 => [0, 0.18 + 0.82 * t, 0.012 - 0.16 * t * t]
      const veins = [0.12, 0.26, 0.4, 0.54, 0.68].map((t) => {
        const [, y, z] = rib(t)
        const wide = 0.3 * Math.sin(Math.PI * (0.02 + 0.97 * (t + 0.1) ** 0.8)) ** 0.85 * 0.78
        return tube(
          [
            [0, y, z],
            [wide * 0.5, y + 0.07, z + 0.14 * wide - 0.02 * t],
            [wide, y + 0.15, 0.012 + 0.28 * wide - 0.16 * (t + 0.18) ** 2],
          ],
          [0.009, 0.007, 0.003],
          { smooth: 3, corners: 6 },
        )
      })
      make.part(
        'veins',
        together([
          tube(
            Array.from({ length: 10 }, (_, i) => rib((0.96 * i) / 9)),
            (w) => 0.014 - 0.01 * w,
            { corners: 8 },
          ),
          together(veins).mirrored(),
          stalk(0.18),
        ]),
        vein,
      )
    } else if (v.kind === 'maple') {
      const lobes: [number, number, number][] = [
        [90, 0.58, 26],
        [38, 0.52, 22],
        [142, 0.52, 22],
        [-8, 0.36, 20],
        [188, 0.36, 20],
      ]
      const reach = (a: number) => {
        const deg = (((a * 180) / Math.PI + 450) % 360) - 90
        const far = Math.max(
          0.17,
          ...lobes.map(([at, long, wide]) => {
            const off = Math.abs((((deg - at + 540) % 360) - 180) / wide)
            return long * Math.max(0, 1 - off * 0.72) + (off > 0.3 && off < 0.62 ? 0.045 : 0)
          }),
        )
        return deg < -60 || deg > 240 ? 0.12 : far
      }
      const middle: Vec3 = [0, 0.4, 0]
      make.part('leaf', radial(reach, middle, 0.07), green)
      make.part(
        'veins',
        together([
          stalk(0.4),
          ...lobes.map(([at, long]) =>
            tube(
              [
                middle,
                [Math.cos(radians(at)) * long * 0.45, 0.4 + Math.sin(radians(at)) * long * 0.45, 0.03],
                [Math.cos(radians(at)) * long * 0.86, 0.4 + Math.sin(radians(at)) * long * 0.86, 0.06],
              ],
              [0.013, 0.009, 0.003],
              { smooth: 3, corners: 7 },
            ),
          ),
        ]),
        vein,
      )
    } else {
      const heart = (a: number) =>
        0.155 * (1 + 0.2 * Math.abs(Math.cos(a)) - 0.34 * Math.max(0, Math.sin(a)) ** 10)
      const one = radial(heart, [0, 0.19, 0], 0.05)
      make.part(
        'leaf',
        together([45, 135, 225, 315].map((turn) => one.turn(0, 0, turn).move(0, 0.58, 0))),
        green,
      )
      make.part(
        'veins',
        together([
          stalk(0.58, 0.02),
          ...[45, 135, 225, 315].map((turn) =>
            tube(
              [
                [0, 0.02, 0.012],
                [0, 0.26, 0.03],
              ],
              [0.012, 0.004],
              { corners: 7 },
            )
              .turn(0, 0, turn)
              .move(0, 0.58, 0),
          ),
        ]),
        vein,
      )
    }
    make.socket('top', [0, 1, 0], 0.03)
  },
})
