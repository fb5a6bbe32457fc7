import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, roundedOutline, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, glowing, lacquer, leather, metal, planks, plastic, rubber, wood } from '../../materials/material.ts'
import { atEach, block, drumX, fromSide, pipe, rod, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Coaches; they are drawn to the front. */
export const carriage = archetype({
  id: 'carriage',
  about: 'A royal coach with big wheels, a door and lanterns; also as a pumpkin',
  skeleton: 'cart',
  nouns: ['carriage', 'coach', 'royal carriage', 'royal coach', 'horse carriage', 'stagecoach'],
  parameters: { body: choice(['coach', 'pumpkin'], 'the body') },
  rows: {
    'pumpkin carriage': { values: { body: 'pumpkin' }, colours: { main: '#f28a1c', accent: '#e8c050' } },
    'pumpkin coach': { values: { body: 'pumpkin' }, colours: { main: '#f28a1c', accent: '#e8c050' } },
    "cinderella's carriage": { values: { body: 'pumpkin' }, colours: { main: '#c9dcf4', accent: '#e8d48a' } },
  },
  build(v, look, make) {
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    const paint = look.material('main', lacquer('#8f2440'))
    const second = look.material('second', lacquer('#f6ead0'))
    const dark = plastic('#3a2630')
    const y0 = 0.4
    if (v.body === 'pumpkin') {
      const line: Vec2[] = Array.from({ length: 17 }, (_, i) => {
        const a = -Math.PI / 2 + (Math.PI * i) / 16
        return [Math.max(0.001, Math.cos(a) * 0.25), Math.sin(a) * 0.22 - 0.03 * Math.exp(-(Math.cos(a) ** 2) * 8) * Math.sign(a)]
      })
      const shell = lathe(line, { corners: 72, flutes: (a) => 1 - 0.1 * Math.abs(Math.cos(a * 5)) ** 3 }).move(0, y0 + 0.05, 0)
      const door = fromSide(roundedOutline([[-0.075, y0 - 0.1], [0.075, y0 - 0.1], [0.075, y0 + 0.1], [0, y0 + 0.17], [-0.075, y0 + 0.1]], 0.03), 1, 0.001)
      make.part('body', shell.minus(door), paint)
      make.part('inside', ball([0.215, 0.19, 0.215], 28).move(0, y0 + 0.05, 0), dark)
      const frame = roundedOutline([[-0.085, -0.11], [0.085, -0.11], [0.085, 0.105], [0, 0.185], [-0.085, 0.105]], 0.03)
      make.part('gold', pipe(frame.concat([frame[0] ?? [0, 0]]).map(([z, y]): Vec3 => [0.23 - Math.abs(y) * 0.13, y0 + y, z]), 0.011, 6, 1).mirrored(), gold)
      make.part('gold', rod([0.222, y0 - 0.02, -0.08], [0.222, y0 - 0.02, 0.08], 0.008).mirrored(), gold)
      const stem = pipe([[0, y0 + 0.24, 0], [0, y0 + 0.31, 0], [0.03, y0 + 0.37, -0.02], [0.08, y0 + 0.38, -0.03]], [0.04, 0.028, 0.022, 0.018], 10)
      make.part('vines', stem.with(...[1, -1].map((s) => pipe(Array.from({ length: 22 }, (_, i): Vec3 => [s * (0.03 + Math.cos(i * 0.7) * 0.025 + i * 0.0045), y0 + 0.29 + Math.sin(i * 0.7) * 0.025, 0.02 + i * 0.002]), 0.007, 6, 1)), ...[[0.07, 30], [-0.06, -40]].map(([x = 0, a = 0]) => ball([0.06, 0.008, 0.035], 12).turn(0, a, 12).move(x, y0 + 0.285, 0.04))), plastic('#4f8f3a'))
    } else {
      const form = (by: number) => swept([[0, 0.1 - by, -0.14 + by, 0.14 - by], [0.06, 0.145 - by, -0.19 + by, 0.19 - by], [0.2, 0.165 - by, -0.215 + by, 0.215 - by], [0.33, 0.155 - by, -0.2 + by, 0.2 - by]], { axis: 'y', square: 5, smooth: 3, round: [0.02, 0], corners: 36 })
      const cuts = [-0.13, 0, 0.13].map((z) => block(1, 0.11, 0.09, 0.02).move(0, 0.25, z))
      make.part('body', form(0).minus(...cuts, block(0.2, 0.11, 1, 0.02).move(0, 0.25, 0)).move(0, y0 - 0.13, 0), paint)
      make.part('inside', form(0.012).move(0, y0 - 0.13, 0), plastic('#c9a8b0'))
      make.part('roof', swept([[y0 + 0.19, 0.175, -0.225, 0.225], [y0 + 0.225, 0.16, -0.21, 0.21], [y0 + 0.27, 0.06, -0.09, 0.09]], { axis: 'y', square: 4, smooth: 3, round: [0.01, 0.01], corners: 32 }), second)
      make.part('gold', atEach(lathe([[0.012, 0], [0.02, 0.02], [0.008, 0.035], [0.018, 0.055], [0, 0.075]], { corners: 12 }), [[0.15, y0 + 0.21, 0.19], [0.15, y0 + 0.21, -0.19]]).mirrored(), gold)
      make.part('gold', lathe([[0.03, 0], [0.036, 0.02], [0.02, 0.03], [0.03, 0.06], [0, 0.08]], { corners: 16 }).move(0, y0 + 0.265, 0), gold)
      const edge = (y: number, w: number, d: number) => rod([w, y, -d], [w, y, d], 0.008).mirrored()
      make.part('gold', edge(y0 + 0.04, 0.167, 0.18).with(edge(y0 + 0.185, 0.163, 0.18), block(0.012, 0.24, 0.008, 0.003).move(0.164, y0 + 0.04, 0.062).mirrored(), block(0.012, 0.24, 0.008, 0.003).move(0.164, y0 + 0.04, -0.062).mirrored(), torus(0.03, 0.008, 18, 6).turn(0, 0, 90).move(0.162, y0 - 0.02, 0).mirrored()), gold)
    }
    make.part('lamps', atEach(lathe([[0.012, 0], [0.022, 0.012], [0.024, 0.05], [0.008, 0.07]], { corners: 8 }), [[v.body === 'coach' ? 0.19 : 0.2, y0 + 0.06, 0.2]]).mirrored(), glowing('#ffd98a', { glow: 1 }))
    make.part('gold', rod([0.13, y0 + 0.05, 0.17], [0.195, y0 + 0.06, 0.2], 0.008).mirrored(), gold)
    // Springs, chassis, box and wheels.
    make.part('gold', pipe([[0.09, 0.16, 0.34], [0.09, 0.3, 0.36], [0.09, 0.34, 0.28], [0.09, 0.28, 0.18]], 0.014, 8).with(pipe([[0.09, 0.18, -0.36], [0.09, 0.32, -0.38], [0.09, 0.36, -0.29], [0.09, 0.3, -0.18]], 0.014, 8)).mirrored(), gold)
    make.part('frame', rod([0, 0.17, -0.36], [0, 0.16, 0.36], 0.022, 10).with(drumX(0.018, 0.42, 10).move(0, 0.13, 0.32), drumX(0.02, 0.46, 10).move(0, 0.19, -0.3), pipe([[0, 0.15, 0.34], [0, 0.13, 0.5], [0, 0.16, 0.66]], 0.016, 8), rod([-0.12, 0.165, 0.62], [0.12, 0.165, 0.62], 0.011)), wood('#6b3f22'))
    make.part('seat', block(0.22, 0.05, 0.1, 0.02).move(0, 0.4, 0.32).with(block(0.22, 0.08, 0.03, 0.014).move(0, 0.45, 0.275)), leather('#7a3a2a'))
    make.part('frame', block(0.2, 0.02, 0.14, 0.006).move(0, 0.29, 0.36).with(rod([0.08, 0.17, 0.34], [0.08, 0.4, 0.32], 0.014).mirrored(), block(0.2, 0.1, 0.014, 0.005).turn(-30, 0, 0).move(0, 0.32, 0.44)), wood('#6b3f22'))
    const f = wheelsAt(wheel(0.13, 0.034, 'wood'), [[0.21, 0.13, 0.32], [-0.21, 0.13, 0.32]])
    const b = wheelsAt(wheel(0.19, 0.036, 'wood'), [[0.23, 0.19, -0.3], [-0.23, 0.19, -0.3]])
    make.part('wheels', f.rim.with(b.rim), look.material('accent', metal('#e0b24a', { surface: 'plain' }))).part('tyres', f.tyre.with(b.tyre), plastic('#33302c'))
    make.socket('top', [0, y0 + 0.27, 0], 0.12).socket('back', [0, 0.44, 0.32], 0.08).socket('front', [0, 0.16, 0.62], 0.08).socket('inside', [0, y0, 0], 0.12)
  },
})

/** Carts, wagons, chariots and barrows; they are drawn to the front. */
export const cart = archetype({
  id: 'cart',
  about: 'A wooden cart, covered wagon, chariot, toy wagon or mine cart',
  skeleton: 'cart',
  nouns: ['cart', 'wooden cart', 'hay cart', 'handcart', 'farm cart'],
  parameters: { kind: choice(['cart', 'wagon', 'covered', 'chariot', 'mine'], 'what kind it is'), load: choice(['none', 'hay', 'gold', 'coal'], 'what it carries') },
  rows: {
    wagon: { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'toy wagon': { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'red wagon': { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'covered wagon': { values: { kind: 'covered' }, colours: { main: '#9a6a3c', second: '#f2e8d0' } },
    'pioneer wagon': { values: { kind: 'covered' }, colours: { main: '#9a6a3c', second: '#f2e8d0' } },
    'gypsy wagon': { values: { kind: 'covered' }, colours: { main: '#2f7f5a', second: '#c8302c' } },
    chariot: { values: { kind: 'chariot' }, colours: { main: '#b5302a', accent: '#e0b24a' } },
    'mine cart': { values: { kind: 'mine', load: 'gold' }, colours: { main: '#6b7077' } },
    minecart: { values: { kind: 'mine', load: 'coal' }, colours: { main: '#6b7077' } },
    'hay wagon': { values: { load: 'hay' } },
  },
  build(v, look, make) {
    const { kind } = v
    const timber = look.material('main', kind === 'wagon' || kind === 'chariot' ? lacquer('#d8302a') : kind === 'mine' ? metal('#6b7077', { surface: 'worn metal', roughness: 0.5 }) : planks('#a8713c', { grain: 1.5 }))
    const dark = wood('#6b4226')
    const iron = metal('#5b6068', { surface: 'plain' })
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    let [floor, half, deep] = [0.24, 0.2, 0.3]
    const box = (w: number, d: number, y: number, tall: number, flare: number, wall: number): Solid =>
      swept([[y, w - flare, -d + flare, d - flare], [y + tall, w, -d, d]], { axis: 'y', square: 12, smooth: 1, corners: 36 }).minus(swept([[y + 0.03, w - flare - wall, -d + flare + wall, d - flare - wall], [y + tall + 0.02, w - wall, -d + wall, d - wall]], { axis: 'y', square: 12, smooth: 1, corners: 36 }))
    if (kind === 'chariot') {
      const wall = sheet(Array.from({ length: 8 }, (_, i) => Array.from({ length: 17 }, (_, j): Vec3 => {
        const a = ((j / 16 - 0.5) * 220 * Math.PI) / 180
        const t = i / 7
        const high = 0.24 + t * (0.34 * Math.cos(a * 0.5) ** 1.2 + 0.06)
        return [Math.sin(a) * (0.21 + t * 0.02), high, Math.cos(a) * (0.2 + t * 0.02) - 0.04]
      })), 0.026)
      make.part('body', wall, timber)
      const rim = Array.from({ length: 17 }, (_, j): Vec3 => {
        const a = ((j / 16 - 0.5) * 220 * Math.PI) / 180
        return [Math.sin(a) * 0.23, 0.24 + 0.34 * Math.cos(a * 0.5) ** 1.2 + 0.06, Math.cos(a) * 0.22 - 0.04]
      })
      make.part('gold', pipe(rim, 0.016, 8, 1).with(pipe(rim.map(([x, , z]): Vec3 => [x * 0.94, 0.25, (z + 0.04) * 0.93 - 0.04]), 0.014, 8, 1)), gold)
      make.part('gold', ball([0.06, 0.06, 0.02], 18).move(0, 0.43, 0.185).with(...Array.from({ length: 12 }, (_, i) => rod([0, 0, 0], [Math.sin((i * Math.PI) / 6) * 0.1, Math.cos((i * Math.PI) / 6) * 0.1, -0.01], [0.016, 0.004], 6).move(0, 0.43, 0.178))), gold)
      make.part('frame', block(0.4, 0.03, 0.34, 0.01).move(0, 0.23, -0.08).with(drumX(0.022, 0.56, 12).move(0, 0.2, -0.06), pipe([[0, 0.22, 0], [0, 0.2, 0.25], [0, 0.32, 0.48], [0, 0.38, 0.6]], 0.022, 10), rod([-0.18, 0.38, 0.56], [0.18, 0.38, 0.56], 0.016)), dark)
      const { tyre, rim: r } = wheelsAt(wheel(0.2, 0.036, 'wood'), [[0.27, 0.2, -0.06], [-0.27, 0.2, -0.06]])
      make.part('wheels', r, gold).part('tyres', tyre, dark)
      make.socket('back', [0, 0.25, -0.08], 0.12).socket('inside', [0, 0.25, -0.08], 0.15).socket('front', [0, 0.38, 0.58], 0.1).socket('top', [0, 0.25, -0.08], 0.12)
      return
    }
    if (kind === 'mine') {
      make.part('body', box(0.26, 0.36, 0.14, 0.36, 0.07, 0.025), timber)
      make.part('frame', torus(1, 0.06, 36, 6).scale(0.262, 0.35, 0.362).move(0, 0.5, 0).with(block(0.3, 0.05, 0.66, 0.01).move(0, 0.13, 0), ...[0.2, -0.2].map((z) => drumX(0.02, 0.44, 10).move(0, 0.085, z))), iron)
      const rivets = together([0.2, 0.44].flatMap((y) => [-0.2, -0.07, 0.07, 0.2].map((z) => ball(0.014, 6).move(0.195 + (y - 0.14) * 0.19, y, z)))).mirrored()
      make.part('frame', rivets.with(block(0.016, 0.34, 0.04, 0.004).turn(0, 0, -11).move(0.232, 0.32, 0.14).mirrored(), block(0.016, 0.34, 0.04, 0.004).turn(0, 0, -11).move(0.232, 0.32, -0.14).mirrored()), iron)
      const rail = lathe([[0.085, -0.02], [0.085, -0.008], [0.074, -0.002], [0.07, 0.02], [0.02, 0.024]], { corners: 22 }).turn(0, 0, -90)
      make.part('wheels', atEach(rail, [[0.2, 0.086, 0.2], [0.2, 0.086, -0.2]]).mirrored(), metal('#3f444b', { surface: 'plain' }))
      ;[floor, half, deep] = [0.44, 0.22, 0.3]
    } else if (kind === 'wagon') {
      make.part('body', swept([[0.18, 0.2, -0.36, 0.36], [0.32, 0.215, -0.38, 0.38]], { axis: 'y', square: 9, smooth: 1, corners: 36, round: [0.02, 0] }).minus(swept([[0.205, 0.185, -0.345, 0.345], [0.34, 0.2, -0.365, 0.365]], { axis: 'y', square: 9, smooth: 1, corners: 36 })), timber)
      make.part('frame', rod([0, 0.1, 0.28], [0, 0.18, 0.28], 0.03).with(rod([0, 0.1, -0.26], [0, 0.18, -0.26], 0.03), drumX(0.016, 0.36, 10).move(0, 0.095, 0.28), drumX(0.016, 0.36, 10).move(0, 0.095, -0.26), pipe([[0, 0.11, 0.3], [0, 0.14, 0.4], [0, 0.44, 0.58]], 0.014, 8), torus(0.05, 0.012, 20, 6).scale(1.2, 1, 1).turn(-60, 0, 0).move(0, 0.47, 0.6)), plastic('#26282d'))
      const w = wheelsAt(wheel(0.095, 0.05, 'disc'), [[0.2, 0.095, 0.28], [-0.2, 0.095, 0.28], [0.2, 0.095, -0.26], [-0.2, 0.095, -0.26]])
      make.part('wheels', w.tyre, rubber('#26272b')).part('rims', w.rim, lacquer('#f6f6f2'))
      ;[floor, half, deep] = [0.24, 0.17, 0.32]
    } else {
      const covered = kind === 'covered'
      const [w, d, y] = covered ? [0.2, 0.38, 0.24] : [0.21, 0.3, 0.24]
      make.part('body', box(w, d, y, 0.15, 0.02, 0.02), timber)
      make.part('frame', together([-0.7, 0, 0.7].map((t) => block(0.024, 0.2, 0.03, 0.006).move(w + 0.004, y + 0.08, d * t))).mirrored().with(rod([w, y + 0.155, -d], [w, y + 0.155, d], 0.014).mirrored()), dark)
      if (covered) {
        const cover = sheet(Array.from({ length: 13 }, (_, i) => Array.from({ length: 13 }, (_, j): Vec3 => {
          const a = ((j / 12) * 200 - 100) * (Math.PI / 180)
          const z = (i / 12 - 0.5) * 2
          const rib = 1 + 0.03 * Math.cos(z * Math.PI * 4)
          return [Math.sin(a) * 0.225 * rib, y + 0.19 + Math.cos(a) * 0.24 * rib, z * (0.4 + 0.05 * Math.cos(a))]
        })), 0.016)
        make.part('cover', cover, look.material('second', cloth('#f2e8d0')))
        make.part('hoops', together([-0.4, 0.4].map((z) => pipe(Array.from({ length: 9 }, (_, j): Vec3 => [Math.sin(((j / 8) * 200 - 100) * (Math.PI / 180)) * 0.228, y + 0.19 + Math.cos(((j / 8) * 200 - 100) * (Math.PI / 180)) * 0.245, z * 1.06]), 0.012, 8, 1))), dark)
        make.part('frame', block(0.34, 0.03, 0.1, 0.01).move(0, y + 0.17, 0.36), dark)
        make.part('frame', ball([0.05, 0.07, 0.05], 14).move(w + 0.06, y + 0.05, -0.1), wood('#8a5630'))
      }
      const zs = covered ? [0.26, -0.26] : [-0.02]
      const rs = covered ? [0.15, 0.19] : [0.22]
      zs.forEach((z, i) => {
        const r = rs[i] ?? 0.2
        const { tyre, rim } = wheelsAt(wheel(r, 0.042, 'wood'), [[w + 0.05, r, z], [-w - 0.05, r, z]])
        make.part('wheels', rim, dark).part('tyres', tyre, iron).part('frame', drumX(0.02, w * 2 + 0.12, 10).move(0, r, z), dark)
        make.part('frame', block(0.05, Math.max(0.02, y - r + 0.02), 0.06, 0.008).move(w * 0.6, (y + r) / 2, z).mirrored(), dark)
      })
      const shaft = covered ? [rod([0, 0.2, 0.34], [0, 0.14, 0.62], 0.016), rod([-0.12, 0.145, 0.6], [0.12, 0.145, 0.6], 0.011)] : [rod([w - 0.03, y + 0.01, -d], [w - 0.05, y + 0.0, 0.66], 0.017), rod([-w + 0.03, y + 0.01, -d], [-w + 0.05, y + 0.0, 0.66], 0.017)]
      make.part('frame', together(shaft), dark)
      ;[floor, half, deep] = [y + 0.08, w - 0.03, d - 0.04]
    }
    if (v.load === 'hay') {
      const heap = Array.from({ length: 26 }, () => ball([0.09, 0.07, 0.09], 10).move((look.random() - 0.5) * half * 1.6, floor + 0.06 + look.random() * 0.12, (look.random() - 0.5) * deep * 1.6))
      make.part('load', together(heap), cloth('#e0bb52', { surface: 'thatch' }))
    } else if (v.load !== 'none') {
      const shiny = v.load === 'gold'
      const heap = Array.from({ length: 34 }, (_, i) => {
        const [x, z] = [(look.random() - 0.5) * half * 1.6, (look.random() - 0.5) * deep * 1.6]
        return ball(0.045 + look.random() * 0.03, shiny ? 6 : 7).turn(i * 40, i * 70, 0).move(x, floor + 0.03 + 0.1 * (1 - (x / half) ** 2) * (1 - (z / deep) ** 2) * look.random() * 1.4, z)
      })
      make.part('load', together(heap).with(block(half * 1.9, 0.04, deep * 1.9, 0.01).move(0, floor, 0)), shiny ? metal('#f2c03c', { roughness: 0.3 }) : plastic('#26242a', { roughness: 0.8 }))
    }
    make.socket('top', [0, floor, 0], half).socket('inside', [0, floor, 0], half).socket('back', [0, floor, 0], half * 0.8).socket('front', [0, 0.25, 0.6], 0.1)
  },
})

/** Barrows with one wheel in front. */
export const wheelbarrow = archetype({
  id: 'wheelbarrow',
  about: 'A wheelbarrow, empty or with earth in it',
  skeleton: 'cart',
  nouns: ['wheelbarrow', 'barrow'],
  parameters: { load: choice(['none', 'earth', 'hay'], 'what is in it') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f9e5a'))
    const timber = look.material('second', wood('#b57a42'))
    const steel = metal('#8b929a', { surface: 'plain' })
    const tub = (by: number): Solid => swept([[0.22 + by, 0.13 - by * 0.6, -0.14 + by * 0.6, 0.14 - by * 0.6], [0.42, 0.22 - by * 0.6, -0.24 + by * 0.6, 0.32 - by * 0.6], [0.44, 0.225 - by * 0.6, -0.245 + by * 0.6, 0.33 - by * 0.6]], { axis: 'y', square: 4, smooth: 2, corners: 36 })
    make.part('tub', tub(0).minus(tub(0.025).move(0, 0.004, 0)), paint)
    make.part('tub', torus(1, 0.045, 40, 6).scale(0.225, 0.3, 0.287).move(0, 0.44, 0.042), paint)
    make.part('handles', rod([0.05, 0.13, 0.4], [0.16, 0.3, -0.28], 0.018, 10).with(rod([0.16, 0.3, -0.28], [0.18, 0.36, -0.5], 0.018, 10)).mirrored(), timber)
    make.part('grips', rod([0.172, 0.335, -0.42], [0.181, 0.363, -0.51], 0.026, 10).mirrored(), rubber('#26282d'))
    make.part('legs', pipe([[0.13, 0.25, -0.1], [0.17, 0.012, -0.2], [0.17, 0.012, -0.26], [0.15, 0.28, -0.24]], 0.014, 8).mirrored().with(drumX(0.014, 0.16, 10).move(0, 0.13, 0.4), rod([-0.17, 0.1, -0.21], [0.17, 0.1, -0.21], 0.012)), steel)
    const one = wheel(0.13, 0.07, 'steel', 0)
    make.part('wheel', one.tyre.move(0, 0.13, 0.4), rubber('#26282d')).part('legs', one.rim.with(one.rim.mirror()).move(0, 0.13, 0.4), steel)
    if (v.load !== 'none') {
      const heap = Array.from({ length: 22 }, () => ball([0.09, 0.06, 0.09], 10).move((look.random() - 0.5) * 0.24, 0.4 + look.random() * 0.08, 0.03 + (look.random() - 0.5) * 0.34))
      make.part('load', together(heap), v.load === 'hay' ? cloth('#e0bb52', { surface: 'thatch' }) : plastic('#6b4226', { surface: 'earth', roughness: 1 }))
    }
    make.socket('inside', [0, 0.38, 0.04], 0.18).socket('top', [0, 0.44, 0.04], 0.18).socket('handle', [0.176, 0.35, -0.47], 0.026).socket('back', [0, 0.4, 0.04], 0.15)
  },
})

/** Sleds and sleighs; runners to the front. */
export const sled = archetype({
  id: 'sled',
  about: 'A wooden sled, or a sleigh with a curved body, perhaps with presents',
  skeleton: 'cart',
  nouns: ['sled', 'sledge', 'toboggan'],
  parameters: { kind: choice(['sled', 'sleigh'], 'a plain one, or one to sit in'), presents: number(0, 0, 8, 'presents in the back') },
  rows: {
    sleigh: { values: { kind: 'sleigh' }, colours: { main: '#b5202a' } },
    "santa's sleigh": { values: { kind: 'sleigh', presents: 6 }, colours: { main: '#c0202a' } },
    'christmas sleigh': { values: { kind: 'sleigh', presents: 6 }, colours: { main: '#c0202a' } },
  },
  build(v, look, make) {
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    if (v.kind === 'sled') {
      const timber = look.material('main', wood('#c98f4f'))
      const red = look.material('second', lacquer('#d8302a'))
      make.part('runners', pipe([[0.17, 0.03, -0.48], [0.17, 0.02, -0.1], [0.17, 0.02, 0.22], [0.17, 0.09, 0.42], [0.17, 0.22, 0.46], [0.17, 0.25, 0.38]], 0.02, 10).mirrored(), red)
      make.part('seat', together([-2, -1, 0, 1, 2].map((i) => block(0.07, 0.022, 0.8 - Math.abs(i) * 0.03, 0.008).move(i * 0.079, 0.2, -0.06))).with(atEach(block(0.4, 0.026, 0.05, 0.008), [[0, 0.178, 0.2], [0, 0.178, -0.3]])), timber)
      make.part('runners', atEach(rod([0.17, 0.02, 0], [0.15, 0.18, 0], 0.014), [[0, 0, 0.2], [0, 0, -0.3], [0, 0, -0.05]]).mirrored().with(rod([-0.17, 0.24, 0.4], [0.17, 0.24, 0.4], 0.016)), red)
      make.part('rope', pipe([[-0.15, 0.24, 0.41], [-0.12, 0.14, 0.54], [0, 0.1, 0.6], [0.12, 0.14, 0.54], [0.15, 0.24, 0.41]], 0.011, 8), cloth('#e8dcb8'))
      make.socket('back', [0, 0.22, -0.1], 0.18).socket('top', [0, 0.22, -0.1], 0.18).socket('front', [0, 0.24, 0.4], 0.1).socket('handle', [0, 0.1, 0.6], 0.02)
      return
    }
    const paint = look.material('main', lacquer('#b5202a'))
    const velvet = look.material('second', cloth('#2f6b45'))
    const side: Vec2[] = [[0.36, 0.2], [0.42, 0.3], [0.36, 0.46], [0.43, 0.5], [0.46, 0.42], [0.5, 0.34], [0.44, 0.2], [0.3, 0.13], [-0.26, 0.13], [-0.42, 0.22], [-0.5, 0.42], [-0.52, 0.56], [-0.46, 0.58], [-0.36, 0.46], [-0.2, 0.36], [0.1, 0.3], [0.26, 0.26]]
    make.part('body', fromSide(roundedOutline(side, 0.05), 0.03, 0.008).move(0.2, 0, 0).mirrored().with(fromSide(roundedOutline([[0.34, 0.14], [0.46, 0.3], [0.42, 0.46], [0.37, 0.45], [0.4, 0.3], [0.3, 0.17], [-0.26, 0.17], [-0.38, 0.24], [-0.47, 0.52], [-0.5, 0.5], [-0.43, 0.22], [-0.27, 0.13]], 0.03), 0.4, 0.004)), paint)
    const trim = pipe([[0.215, 0.47, 0.39], [0.215, 0.4, 0.4], [0.215, 0.27, 0.3], [0.215, 0.31, 0.08], [0.215, 0.38, -0.22], [0.215, 0.5, -0.38], [0.215, 0.58, -0.49]], 0.013, 8)
    make.part('gold', trim.with(ball(0.024, 12).move(0.215, 0.585, -0.5), pipe([[0.22, 0.2, 0.1], [0.22, 0.25, 0.02], [0.22, 0.2, -0.06], [0.22, 0.18, 0.0], [0.22, 0.21, 0.02]], 0.009, 8)).mirrored(), gold)
    make.part('gold', pipe([[0.17, 0.016, -0.46], [0.17, 0.016, 0], [0.17, 0.016, 0.34], [0.17, 0.08, 0.52], [0.17, 0.2, 0.56], [0.17, 0.26, 0.5], [0.17, 0.22, 0.46]], 0.016, 8).with(rod([0.17, 0.02, 0.2], [0.16, 0.16, 0.2], 0.013), rod([0.17, 0.02, -0.2], [0.16, 0.16, -0.2], 0.013)).mirrored(), gold)
    make.part('seat', block(0.36, 0.07, 0.16, 0.03).move(0, 0.26, -0.02).with(block(0.36, 0.18, 0.06, 0.028).turn(-10, 0, 0).move(0, 0.34, -0.12)), velvet)
    const count = Math.round(v.presents)
    if (count > 0) {
      const sack = ball([0.15, 0.15, 0.13], 20).move(0, 0.36, -0.29).with(lathe([[0.05, 0], [0.06, 0.04], [0.085, 0.07]], { corners: 16, flutes: (a) => 1 + 0.12 * Math.sin(a * 6) }).move(0, 0.48, -0.29))
      make.part('sack', sack, cloth('#8a5a34'))
      const hues = ['#2f7fd0', '#f2c51e', '#3fae4f', '#d42b8a', '#e2571e', '#7a3fae']
      const gifts = Array.from({ length: count }, (_, i) => {
        const [x, z] = [((i % 3) - 1) * 0.11, -0.3 - (i > 2 ? 0.05 : -0.04)]
        return block(0.085, 0.085, 0.085, 0.008).turn(0, i * 31, 0).move(x, 0.47 + (i > 2 ? 0.06 : 0), z).tinted(light(hues[i % 6] ?? '#2f7fd0'))
      })
      make.part('presents', together(gifts), lacquer('#2f7fd0'))
    }
    make.part('gold', torus(0.022, 0.006, 14, 6).move(0, 0.2, 0.47), gold)
    make.socket('back', [0, 0.3, -0.02], 0.12).socket('inside', [0, 0.3, -0.02], 0.15).socket('front', [0, 0.2, 0.5], 0.08).socket('top', [0, 0.32, -0.02], 0.12)
  },
})
