import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import {
  glass,
  glowing,
  lacquer,
  metal,
  plaster,
  plastic,
  polished,
  stone,
  wood,
} from '../../materials/material.ts'

const domeLine = (radius: number, high: number, foot: number): Vec2[] =>
  Array.from({ length: 11 }, (_, i): Vec2 => {
    const a = (Math.PI / 2) * (i / 10)
    return [radius * Math.cos(a), foot + high * Math.sin(a)]
  })

export const habitat = archetype({
  id: 'habitat-dome',
  about: 'A dome to live in on another planet: with a ring, panels, a lock and windows',
  skeleton: 'building',
  nouns: [
    'dome',
    'habitat',
    'habitat dome',
    'biodome',
    'geodesic dome',
    'space habitat',
    'colony dome',
    'bio dome',
  ],
  parameters: { kind: choice(['shell', 'glass'], 'a white shell, or glass over green') },
  rows: { 'glass dome': { values: { kind: 'glass' } } },
  build(v, look, make) {
    const white = look.material('main', plaster('#eceae4', { roughness: 0.5, relief: 0.2 }))
    make.part(
      'foot',
      cylinder(0.6, 0.1, { corners: 40, round: 0.015 }).move(0, 0.05, 0),
      look.material('second', metal('#9aa0a6', { metalness: 0.5 })),
    )
    if (v.kind === 'shell')
      make.part('shell', lathe([[0, 0.08], ...domeLine(0.55, 0.52, 0.09)], { corners: 40 }), white)
    else {
      make.part(
        'glass',
        lathe([[0, 0.08], ...domeLine(0.55, 0.52, 0.09)], { corners: 40 }),
        glass('#bfe6ee', { opacity: 0.3 }),
      )
      make.part(
        'garden',
        together(
          [0, 1, 2, 3, 4].map((i) =>
            ball([0.14, 0.13 + 0.03 * (i % 2), 0.14], 14).move(
              Math.cos(i * 1.26) * 0.22,
              0.2,
              Math.sin(i * 1.26) * 0.22,
            ),
          ),
        ),
        plastic('#5f9a4a', { roughness: 0.9 }),
      )
    }
    const ribs: Solid[] = Array.from({ length: 8 }, (_, k) => {
      const a = (k * Math.PI) / 4
      return tube(
        domeLine(0.555, 0.525, 0.09).map(([r, y]): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r]),
        0.012,
        { corners: 6 },
      )
    })
    make.part(
      'ribs',
      together([...ribs, torus(0.42, 0.01, 40, 6).move(0, 0.43, 0)]),
      look.material('second', metal('#9aa0a6', { metalness: 0.5 })),
    )
    make.part(
      'lock',
      cylinder(0.15, 0.26, { corners: 24 })
        .turn(90, 0, 0)
        .move(0, 0.16, 0.6)
        .with(box(0.3, 0.16, 0.26, 0.02).move(0, 0.08, 0.6)),
      white,
    )
    make.part(
      'door',
      cylinder(0.11, 0.03, { corners: 24 }).turn(90, 0, 0).move(0, 0.16, 0.735),
      look.material('accent', lacquer('#e2702c')),
    )
    if (v.kind === 'shell') {
      const window = cylinder(0.06, 0.04, { corners: 18 }).turn(70, 0, 0).move(0, 0.3, 0.51)
      make.part(
        'windows',
        together([50, 110, 180, 250, 310].map((a) => window.turn(0, a, 0))),
        glowing('#ffd98a', { glow: 0.9 }),
      )
    }
    make.socket('top', [0, 0.62, 0], 0.1)
  },
})

export const dish = archetype({
  id: 'satellite-dish',
  about: 'A dish, an aerial or a mast that listens',
  skeleton: 'machine',
  nouns: ['satellite dish', 'radio dish', 'radar dish', 'antenna dish', 'radar'],
  parameters: { form: choice(['dish', 'mast'], 'dish or mast') },
  rows: {
    antenna: { values: { form: 'mast' } },
    'radio mast': { values: { form: 'mast' } },
    aerial: { values: { form: 'mast' } },
    'cell tower': { values: { form: 'mast' } },
  },
  build(v, look, make) {
    const white = look.material('main', lacquer('#eef0f0', { roughness: 0.4 }))
    const steel = look.material('second', metal('#7d848b'))
    if (v.form === 'dish') {
      const bowl = lathe(
        [
          [0, 0],
          [0.2, 0.03],
          [0.38, 0.12],
          [0.5, 0.25],
          [0.48, 0.255],
          [0.36, 0.14],
          [0.2, 0.055],
          [0, 0.025],
        ],
        { corners: 40 },
      )
      make.part('dish', bowl.turn(50, 0, 0).move(0, 0.55, 0), white)
      const aim: Vec3 = [0, Math.cos(0.873), Math.sin(0.873)]
      const tip: Vec3 = [0, 0.55 + aim[1] * 0.4, aim[2] * 0.4]
      const rim = (a: number): Vec3 => {
        const [x, y, z] = [Math.cos(a) * 0.44, 0.2, Math.sin(a) * 0.44]
        return [
          x,
          0.55 + y * Math.cos(0.873) - z * Math.sin(0.873),
          y * Math.sin(0.873) + z * Math.cos(0.873),
        ]
      }
      make.part(
        'arms',
        together([0.3, 2.4, 4.5].map((a) => tube([rim(a), tip], 0.011, { corners: 6 }))).with(
          ball(0.045, 14).move(...tip),
        ),
        steel,
      )
      make.part(
        'mast',
        cylinder(0.05, 0.5, { corners: 16 })
          .move(0, 0.27, -0.02)
          .with(cylinder(0.26, 0.05, { corners: 28 }).move(0, 0.025, 0)),
        steel,
      )
    } else {
      const leg = (a: number) =>
        tube(
          [
            [Math.sin(a) * 0.16, 0, Math.cos(a) * 0.16],
            [0, 1.15, 0],
          ],
          0.013,
          { corners: 6 },
        )
      const rings = [0.2, 0.45, 0.7].map((y) =>
        torus(0.16 * (1 - y / 1.15) + 0.004, 0.009, 3 * 6, 6).move(0, y, 0),
      )
      make.part(
        'mast',
        together([0, 2.09, 4.19].map(leg)).with(
          ...rings,
          cylinder(0.01, 0.3, { corners: 8 }).move(0, 1.25, 0),
        ),
        look.material('main', lacquer('#d8493a')),
      )
      make.part(
        'dishes',
        together(
          [0.75, 0.9].map((y, i) =>
            lathe(
              [
                [0, 0],
                [0.09, 0.05],
                [0.085, 0.055],
                [0, 0.02],
              ],
              { corners: 20 },
            )
              .turn(90, i * 120, 0)
              .move(0, y, 0.05 * (i === 0 ? 1 : 0.4)),
          ),
        ),
        white,
      )
      make.part('lamp', ball(0.025, 12).move(0, 1.41, 0), glowing('#ff4a3d', { glow: 2 }))
    }
    make.socket('top', [0, v.form === 'dish' ? 0.9 : 1.4, 0], 0.05)
  },
})

export const solarPanel = archetype({
  id: 'solar-panel',
  about: 'Solar panels on a frame',
  skeleton: 'machine',
  nouns: ['solar panel', 'solar panels', 'solar array'],
  parameters: { panels: number(3, 1, 4, 'how many panels side by side') },
  build(v, look, make) {
    const count = Math.round(v.panels)
    const wide = 1.2 / count
    const lean = (solid: Solid) => solid.turn(-60, 0, 0).move(0, 0.36, 0)
    const frames = Array.from({ length: count }, (_, i) =>
      box(wide - 0.03, 0.6, 0.03, 0.006).move(-0.6 + (i + 0.5) * wide, 0, 0),
    )
    make.part(
      'panels',
      lean(together(frames)),
      look.material('main', plastic('#16305c', { roughness: 0.12 })),
    )
    const lines: Solid[] = []
    for (let i = 1; i < 5; i++) lines.push(box(1.17, 0.008, 0.034, 0.001).move(0, -0.3 + i * 0.12, 0.001))
    for (let i = 1; i < count * 3; i++)
      lines.push(box(0.008, 0.58, 0.034, 0.001).move(-0.6 + (i * wide) / 3, 0, 0.001))
    make.part('lines', lean(together(lines)), look.material('second', metal('#c3cad2')))
    const leg = (x: number) =>
      tube(
        [
          [x, 0, -0.14],
          [x, 0.47, -0.14],
        ],
        0.018,
        { corners: 8 },
      ).with(
        tube(
          [
            [x, 0, 0.16],
            [x, 0.27, 0.16],
          ],
          0.018,
          { corners: 8 },
        ),
      )
    make.part('legs', leg(-0.45).with(leg(0.45)), metal('#8d949b'))
    make.socket('top', [0, 0.5, 0], 0.1)
  },
})

export const stoneLantern = archetype({
  id: 'stone-lantern',
  about: 'A stone lantern of Japanese gardens',
  skeleton: 'monument',
  nouns: ['stone lantern', 'japanese lantern', 'toro', 'japanese stone lantern', 'garden lantern'],
  parameters: { height: number(1, 0.7, 1.2, 'height') },
  build(v, look, make) {
    const rock = look.material('main', stone('#8f928c', { relief: 0.8 }))
    const h = v.height
    make.part(
      'foot',
      lathe(
        [
          [0, 0],
          [0.26, 0],
          [0.26, 0.06],
          [0.16, 0.11],
          [0, 0.11],
        ],
        { corners: 6 },
      ),
      rock,
    )
    make.part('post', cylinder(0.075, 0.42 * h, { corners: 12 }).move(0, 0.11 + 0.2 * h, 0), rock)
    const y = 0.09 + 0.42 * h
    make.part(
      'tray',
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.22, 0.07],
          [0.22, 0.11],
          [0, 0.11],
        ],
        { corners: 6 },
      ).move(0, y, 0),
      rock,
    )
    const pillars = Array.from({ length: 6 }, (_, i) =>
      box(0.04, 0.17, 0.04, 0.006).move(0.15 * Math.cos(i * 1.047), y + 0.19, 0.15 * Math.sin(i * 1.047)),
    )
    make.part('house', together(pillars), rock)
    make.part(
      'light',
      cylinder(0.1, 0.17, { corners: 12 }).move(0, y + 0.19, 0),
      glowing(look.colour('second', '#ffca70'), { glow: 1.3 }),
    )
    make.part(
      'roof',
      lathe(
        [
          [0, 0],
          [0.33, 0.02],
          [0.34, 0.05],
          [0.2, 0.11],
          [0.07, 0.2],
          [0, 0.2],
        ],
        { corners: 6 },
      ).move(0, y + 0.26, 0),
      rock,
    )
    make.part(
      'jewel',
      lathe(
        [
          [0, 0],
          [0.05, 0.03],
          [0.045, 0.07],
          [0, 0.13],
        ],
        { corners: 14 },
      ).move(0, y + 0.45, 0),
      rock,
    )
    make.socket('top', [0, y + 0.57, 0], 0.05)
  },
})

export const totem = archetype({
  id: 'totem-pole',
  about: 'A carved pole of faces, with wings',
  skeleton: 'monument',
  nouns: ['totem pole', 'totem', 'tiki statue'],
  parameters: { faces: number(3, 1, 4, 'how many faces') },
  build(v, look, make) {
    const timber = look.material('main', wood('#a2673a'))
    const count = Math.round(v.faces)
    const high = 1.2 / Math.max(2, count)
    const bright = look.material('accent', lacquer('#d8472f', { roughness: 0.7 }))
    const pale = look.material('second', lacquer('#2f8f8a', { roughness: 0.7 }))
    const eyeball = lacquer('#f4efe2')
    const ink = lacquer('#1c1a18')
    for (let i = 0; i < count; i++) {
      const y = i * high
      make.part(
        'pole',
        cylinder(0.17 - 0.015 * i, high * 0.99, { corners: 20 }).move(0, y + high / 2, 0),
        timber,
      )
      const eye = (x: number) => ball([0.045, 0.05, 0.03], 14).move(x, y + high * 0.68, 0.15 - 0.014 * i)
      make.part('eyes', eye(-0.07).with(eye(0.07)), eyeball)
      const pupil = (x: number) => ball(0.02, 10).move(x, y + high * 0.67, 0.178 - 0.014 * i)
      make.part('pupils', pupil(-0.07).with(pupil(0.07)), ink)
      make.part('brows', box(0.27, 0.045, 0.06, 0.015).move(0, y + high * 0.84, 0.14 - 0.014 * i), pale)
      make.part('mouths', box(0.2, 0.07, 0.06, 0.02).move(0, y + high * 0.26, 0.14 - 0.014 * i), bright)
      make.part(
        'noses',
        cone(0.04, 0.13, 12)
          .turn(80, 0, 0)
          .move(0, y + high * 0.48, 0.17 - 0.014 * i),
        timber,
      )
    }
    if (count > 1) {
      const wing = (s: number) =>
        box(0.36, 0.12, 0.04, 0.015)
          .turn(0, 0, s * 12)
          .move(s * 0.3, high * (count - 0.4), 0)
      make.part('wings', wing(1).with(wing(-1)), pale)
    }
    make.socket('top', [0, high * count, 0], 0.14)
  },
})

export const container = archetype({
  id: 'shipping-container',
  about: 'A shipping container',
  skeleton: 'box',
  nouns: ['shipping container', 'container', 'cargo container', 'freight container'],
  parameters: { length: number(1.3, 0.8, 1.5, 'length') },
  build(v, look, make) {
    const steel = look.material('main', metal('#b5482f', { metalness: 0.3, roughness: 0.6 }))
    make.part('box', box(v.length, 0.52, 0.5, 0.008).move(0, 0.27, 0), steel)
    const ribs = Math.round(v.length * 18)
    const rib = (i: number, z: number) =>
      box(0.025, 0.46, 0.02, 0.004).move(-v.length / 2 + ((i + 0.5) * v.length) / ribs, 0.27, z)
    make.part(
      'ribs',
      together(Array.from({ length: ribs }, (_, i) => [rib(i, 0.25), rib(i, -0.25)]).flat()),
      steel,
    )
    const edge = (y: number, z: number) => box(v.length + 0.02, 0.035, 0.035, 0.006).move(0, y, z)
    make.part(
      'frame',
      together([edge(0.02, 0.25), edge(0.02, -0.25), edge(0.525, 0.25), edge(0.525, -0.25)]),
      look.material('second', metal('#8a3623', { metalness: 0.3 })),
    )
    const bar = (z: number) => cylinder(0.01, 0.46, { corners: 8 }).move(v.length / 2 + 0.012, 0.27, z)
    make.part('bars', together([-0.17, -0.07, 0.07, 0.17].map(bar)), polished('#c9cdd2'))
    make.socket('top', [0, 0.54, 0], 0.2)
  },
})
