import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, roundedOutline, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light, shade } from '../../materials/colour.ts'
import { lacquer, plastic, porcelain, skin } from '../../materials/material.ts'

/** A molar on its roots, or a fang. */
export const tooth = archetype({
  id: 'tooth',
  about: 'A molar with its roots',
  skeleton: 'bones',
  nouns: ['tooth', 'molar', 'human tooth'],
  parameters: { roots: number(1, 0.6, 1.4, 'how long its roots are') },
  rows: { 'gold tooth': { colours: { main: '#f0b83a' } }, 'golden tooth': { colours: { main: '#f0b83a' } } },
  build(v, look, make) {
    const root = look.light('second', '#f0dfb8')
    const body = new Blob({
      detail: Math.round(56 * look.detail),
      blend: 0.1,
      colour: look.light('main', '#fbf8f0'),
    })
      .slab([0, 0.66, 0], [0.3, 0.22, 0.26], 0.17)
      .both((b) =>
        b
          .egg([0.17, 0.86, 0.12], [0.15, 0.12, 0.14])
          .egg([0.17, 0.86, -0.12], [0.15, 0.12, 0.14])
          .limb([0.15, 0.5, 0.08], [0.2, 0.5 - 0.43 * v.roots, 0.09], 0.15, 0.055, {
            colour: root,
            blend: 0.07,
          })
          .limb([0.15, 0.5, -0.1], [0.19, 0.5 - 0.4 * v.roots, -0.12], 0.13, 0.05, {
            colour: root,
            blend: 0.07,
          }),
      )
      .egg([0, 0.99, 0], [0.05, 0.09, 0.3], { cut: true, blend: 0.08 })
      .egg([0, 0.99, 0], [0.3, 0.08, 0.045], { cut: true, blend: 0.08 })
    make.part('tooth', body.solid(), look.material('main', porcelain('#fbf8f0', { roughness: 0.2 })))
    make.socket('top', [0, 0.9, 0], 0.25)
  },
})

/** Its folds are one line that winds over each half. */
export const brain = archetype({
  id: 'brain',
  about: 'A brain with its two halves, its folds and its stem',
  skeleton: 'bones',
  nouns: ['brain', 'human brain', 'zombie brain'],
  parameters: { folds: number(1, 0.6, 1.4, 'how deep its folds are') },
  build(v, look, make) {
    const pink = look.colour('main', '#eb9aa4')
    const [main, dark] = [light(pink), light(shade(pink, 0.72))]
    const half = ball([0.3, 0.34, 0.48], 96).warp(([x, y, z]): Vec3 => {
      // Flat towards the other half and below; ridges where a warped wave is high.
      const wave =
        Math.sin(13 * x + 4 * Math.sin(9 * z + 3 * y) + 5 * Math.sin(7 * y)) +
        Math.sin(12 * z + 4 * Math.sin(8 * y + 3 * x) + 3 * Math.sin(6 * x))
      const fold = 1 - 0.1 * v.folds * (1 - Math.min(1, Math.abs(wave) * 1.4))
      const inward = x < 0 ? 0.62 : 1
      return [x * fold * inward + 0.19, (y < 0 ? y * 0.72 : y) * fold + 0.5, z * fold]
    })
    const stuff = look.material('main', skin('#eb9aa4', { roughness: 0.35, relief: 0.4 }))
    make.part('halves', half.mirrored(), {
      ...stuff,
      paint: ([x, y, z]) => {
        const [a, b, c] = [Math.abs(x) - 0.19, y - 0.5, z]
        const u = a < 0 ? a / 0.62 : a
        const w = b < 0 ? b / 0.72 : b
        const wave =
          Math.sin(13 * u + 4 * Math.sin(9 * c + 3 * w) + 5 * Math.sin(7 * w)) +
          Math.sin(12 * c + 4 * Math.sin(8 * w + 3 * u) + 3 * Math.sin(6 * u))
        return Math.abs(wave) < 0.26 ? dark : main
      },
    })
    const lower = lathe(
      [
        [0, -0.14],
        ...Array.from({ length: 41 }, (_, i): Vec2 => {
          const t = i / 40
          return [
            0.2 * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.6 * (1 - 0.05 * Math.cos(t * 44)),
            -0.14 + 0.28 * t,
          ]
        }),
        [0, 0.14],
      ],
      { corners: 32 },
    )
    make.part(
      'cerebellum',
      together([
        lower.scale(1.3, 1, 1).move(0, 0.24, -0.28),
        tube(
          [
            [0, 0.36, -0.06],
            [0, 0.18, -0.1],
            [0, 0, -0.16],
          ],
          [0.11, 0.085, 0.07],
          { smooth: 5, corners: 18, flat: true },
        ),
      ]),
      look.material('second', skin(shade(pink, 0.86), { roughness: 0.4 })),
    )
    make.socket('top', [0, 0.84, 0], 0.3)
  },
})

export const eyeball = archetype({
  id: 'eyeball',
  about: 'An eyeball with its iris and veins',
  skeleton: 'bones',
  nouns: ['eyeball', 'eye', 'human eye'],
  parameters: { pupil: choice(['round', 'slit'], 'its pupil') },
  rows: {
    'dragon eye': { values: { pupil: 'slit' }, colours: { second: '#e8a21c' } },
    'cat eye': { values: { pupil: 'slit' }, colours: { second: '#9ac23a' } },
  },
  build(v, look, make) {
    const r = 0.5
    const white = look.light('main', '#f7f3ec')
    const iris = look.colour('second', '#3b8fd0')
    const [fair, deep, rim, black, red] = [
      light(shade(iris, 1.25)),
      light(iris),
      light(shade(iris, 0.45)),
      light('#0c0a0c'),
      light('#d0443c'),
    ]
    make.part('eye', ball(r, 72).move(0, r, 0), {
      ...look.material('main', lacquer('#f7f3ec', { roughness: 0.12 })),
      paint: ([x, y, z]) => {
        const [u, w] = [x, y - r]
        const far = Math.atan2(Math.hypot(u, w), z)
        const turn = Math.atan2(w, u)
        if (v.pupil === 'slit' ? z > 0 && (u / 0.05) ** 2 + (w / 0.21) ** 2 < 1 : far < 0.24) return black
        if (far < 0.52)
          return far > 0.47 ? rim : Math.sin(turn * 38) + Math.sin(turn * 23 + 1) > 0.5 - far ? fair : deep
        // Veins come from behind and thin out towards the front.
        const vein = Math.abs(Math.sin(turn * 5.5 + 0.7 * Math.sin(far * 9 + turn * 2)))
        return far > 1.05 && vein < 0.035 * (far - 0.9) ? red : white
      },
    })
    make.part(
      'shine',
      ball([0.06, 0.075, 0.02], 16)
        .turn(-18, -18, 0)
        .move(-0.13, r + 0.17, r * 0.91),
      lacquer('#ffffff', { roughness: 0.02, glow: 0.3 }),
    )
    make.part(
      'nerve',
      tube(
        [
          [0, r, -0.44],
          [0.02, r - 0.04, -0.6],
          [-0.03, r - 0.12, -0.74],
        ],
        [0.1, 0.07, 0.085],
        { smooth: 6, corners: 16 },
      ),
      look.material('accent', skin('#d4736a')),
    )
    make.socket('top', [0, 2 * r, 0], 0.3).socket('front', [0, r, r], 0.2)
  },
})

/** An open hand with its palm ahead, a foot's print or a paw's. */
export const hand = archetype({
  id: 'hand',
  about: 'A hand: open, pointing, thumbs up or making a V',
  skeleton: 'bones',
  nouns: ['hand', 'human hand', 'open hand'],
  parameters: { sign: choice(['open', 'pointing', 'thumbs up', 'victory'], 'what it shows') },
  rows: {
    'pointing hand': { values: { sign: 'pointing' } },
    'thumbs up': { values: { sign: 'thumbs up' } },
    'thumb up': { values: { sign: 'thumbs up' } },
    'peace sign hand': { values: { sign: 'victory' } },
    'victory hand': { values: { sign: 'victory' } },
    'zombie hand': { colours: { main: '#7fa061' } },
    'monster hand': { colours: { main: '#5f9a4a' } },
  },
  build(v, look, make) {
    const tone = look.light('main', '#e8b48c')
    const body = new Blob({ detail: Math.round(74 * look.detail), blend: 0.035, colour: tone })
      .slab([0, 0.4, 0], [0.2, 0.2, 0.075], 0.07)
      .limb([0, 0.06, 0], [0, 0.3, 0], 0.115, 0.13, { blend: 0.08 })
      .egg([-0.15, 0.34, 0.03], [0.1, 0.16, 0.08], { blend: 0.06 })
    const stretched = {
      open: [1, 1, 1, 1],
      pointing: [1, 0, 0, 0],
      'thumbs up': [0, 0, 0, 0],
      victory: [1, 1, 0, 0],
    }[v.sign]
    const lengths = [0.36, 0.41, 0.37, 0.28]
    lengths.forEach((long, i) => {
      const x = -0.15 + i * 0.1
      const lean = (v.sign === 'victory' ? [-0.16, 0.14, 0, 0] : [-0.09, -0.02, 0.05, 0.13])[i] ?? 0
      const thick = i === 3 ? 0.045 : 0.052
      if (stretched[i])
        body
          .limb([x, 0.56, 0], [x + lean * long * 1.2, 0.58 + long * 0.5, 0.012], thick + 0.006, thick)
          .limb(
            [x + lean * long * 1.2, 0.58 + long * 0.5, 0.012],
            [x + lean * long * 2.3, 0.58 + long, 0.02],
            thick,
            thick * 0.82,
            { blend: 0.012 },
          )
      else
        body
          .limb([x, 0.57, 0.01], [x, 0.6, 0.12], thick + 0.006, thick + 0.004)
          .limb([x, 0.6, 0.12], [x, 0.46, 0.17], thick, thick, { blend: 0.012 })
          .limb([x, 0.46, 0.17], [x, 0.42, 0.09], thick, thick * 0.9, { blend: 0.012 })
    })
    if (v.sign === 'thumbs up')
      body
        .limb([-0.17, 0.36, 0.05], [-0.3, 0.52, 0.06], 0.075, 0.062)
        .limb([-0.3, 0.52, 0.06], [-0.42, 0.68, 0.05], 0.06, 0.052)
    else if (v.sign === 'open')
      body
        .limb([-0.16, 0.34, 0.03], [-0.32, 0.52, 0.05], 0.075, 0.06)
        .limb([-0.32, 0.52, 0.05], [-0.4, 0.66, 0.05], 0.058, 0.048)
    else
      body
        .limb([-0.17, 0.36, 0.06], [-0.18, 0.46, 0.16], 0.075, 0.058)
        .limb([-0.18, 0.46, 0.16], [0, 0.45, 0.22], 0.056, 0.05)
    const solid = body.solid()
    make.part(
      'hand',
      // A fist shows its thumb upwards only when it lies on its side.
      v.sign === 'thumbs up' ? solid.turn(0, 0, -50) : solid,
      look.material('main', skin('#e8b48c', { roughness: 0.55, relief: 0.4 })),
    )
    make.socket('top', [0, 0.98, 0], 0.1)
  },
})

const oval = (x: number, y: number, rx: number, ry: number, turn = 0) =>
  cylinder(1, 0.1, { round: 0.1, corners: 36 }).turn(90, 0, 0).scale(rx, ry, 1).turn(0, 0, turn).move(x, y, 0)

export const print = archetype({
  id: 'print',
  about: 'The print of a paw or of a bare foot, as a sign',
  skeleton: 'bones',
  nouns: ['paw print', 'pawprint', 'paw'],
  parameters: { kind: choice(['paw', 'foot'], 'whose print it is') },
  rows: {
    footprint: { values: { kind: 'foot' } },
    'foot print': { values: { kind: 'foot' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', plastic(v.kind === 'paw' ? '#5a3d2b' : '#c98a5c', { roughness: 0.5 }))
    if (v.kind === 'paw') {
      const pad = roundedOutline(
        [
          [-0.3, 0.06],
          [-0.12, 0.02],
          [0, 0.055],
          [0.12, 0.02],
          [0.3, 0.06],
          [0.33, 0.2],
          [0.13, 0.45],
          [0, 0.49],
          [-0.13, 0.45],
          [-0.33, 0.2],
        ],
        0.09,
        6,
      )
      make.part('pad', extrude(pad, 0.1, { bevel: 0.03, steps: 3 }), stuff)
      make.part(
        'toes',
        together([oval(0.4, 0.52, 0.1, 0.15, -22), oval(0.16, 0.73, 0.11, 0.165, -6)]).mirrored(),
        stuff,
      )
      // Held together by a plate behind, as of a badge.
      make.part(
        'plate',
        cylinder(0.6, 0.05, { round: 0.015, corners: 56 }).turn(90, 0, 0).move(0, 0.46, -0.055),
        look.material('second', plastic('#f3e3c3', { roughness: 0.6 })),
      )
      make.socket('top', [0, 1.06, 0], 0.1)
      return
    }
    const sole = Array.from({ length: 40 }, (_, i): Vec2 => {
      const a = radians(i * 9)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      // Wide at the ball, hollow at the arch, round at the heel.
      const wide = 0.2 + 0.055 * s - 0.075 * Math.exp(-(((s + 0.12) / 0.32) ** 2)) * (c > 0 ? 1.4 : 0.35)
      return [c * wide, 0.38 + s * 0.38]
    })
    make.part('sole', extrude(sole, 0.1, { bevel: 0.03, steps: 3 }), stuff)
    make.part(
      'toes',
      together([
        oval(0.17, 0.86, 0.082, 0.1, -8),
        oval(0.045, 0.9, 0.055, 0.075),
        oval(-0.06, 0.875, 0.05, 0.066),
        oval(-0.145, 0.825, 0.045, 0.058, 14),
        oval(-0.215, 0.755, 0.041, 0.05, 22),
      ]),
      stuff,
    )
    make.part(
      'plate',
      cylinder(0.62, 0.05, { round: 0.015, corners: 56 })
        .turn(90, 0, 0)
        .scale(0.62, 1, 1)
        .move(0, 0.49, -0.055),
      look.material('second', plastic('#f3e3c3', { roughness: 0.6 })),
    )
    make.socket('top', [0, 1, 0], 0.1)
  },
})
