import { archetype, choice, number } from '../../archetype.ts'
import { inRow, type Solid, together } from '../../geometry/solid.ts'
import { ball, box, circle, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  cloth,
  glass,
  glowing,
  lacquer,
  metal,
  type Paint,
  plastic,
  polished,
  rubber,
  wood,
} from '../../materials/material.ts'
import { atCorners, cushion, flowing, pipe, rectangle, rod, standing, turned } from './forms.ts'

const knob = (radius: number, long = 0.04) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.88, long],
      [0, long * 1.1],
    ],
    0.008,
    24,
  ).turn(90, 0, 0)

/** A friendly picture for screens: a sky with sun and hills. */
const scene =
  (cx: number, cy: number, half: number): Paint =>
  ([x, y], n) => {
    if (n[2] < 0.3) return undefined
    const [u, w] = [(x - cx) / half, (y - cy) / half]
    if (Math.hypot(u - 0.4, w - 0.32) < 0.16) return light('#ffe27a')
    if (w < -0.3 + 0.14 * Math.sin(u * 3 + 1)) return light('#3f9a5a')
    if (w < 0.02 + 0.2 * Math.sin(u * 2.2 - 1)) return light('#5f8fd8')
    return light('#8fd4f7')
  }

export const television = archetype({
  id: 'television',
  about: 'A television: an old one with antenna and knobs, or a flat one',
  skeleton: 'device',
  nouns: ['television', 'tv', 'tv set', 'television set'],
  parameters: {
    kind: choice(['retro', 'flat'], 'which kind'),
    screen: choice(['picture', 'off', 'static'], 'what it shows'),
  },
  rows: {
    'retro television': { values: { kind: 'retro' } },
    'old television': { values: { kind: 'retro', screen: 'static' } },
    'flat screen': { values: { kind: 'flat' }, colours: { main: '#1f2125' } },
    'flat screen tv': { values: { kind: 'flat' }, colours: { main: '#1f2125' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#22242a')
    const screenStuff = v.screen === 'off' ? glass('#31403c', { opacity: 1, roughness: 0.08 }) : undefined
    const grey: Paint = ([x, y], n) =>
      n[2] < 0.3
        ? undefined
        : ([0.25, 0.26, 0.27].map(
            (k) =>
              k *
              (0.4 +
                ((1.2 * Math.abs(Math.sin(Math.floor(x * 70) * 12.9 + Math.floor(y * 70) * 78.2) * 43758.5)) %
                  1)),
          ) as unknown as Vec3)
    if (v.kind === 'flat') {
      const shell = look.material('main', plastic('#1f2125', { roughness: 0.25 }))
      make.part('case', extrude(rectangle(1, 0.58, 0.02), 0.05, { bevel: 0.012 }).move(0, 0.4, 0), shell)
      make.part(
        'screen',
        box(0.96, 0.53, 0.02, 0.004).move(0, 0.405, 0.018),
        screenStuff ??
          plastic('#8fd4f7', {
            glow: 0.35,
            roughness: 0.15,
            paint: v.screen === 'static' ? grey : scene(0, 0.4, 0.48),
          }),
      )
      make.part(
        'stand',
        rod([0, 0.12, -0.02], [0, 0.03, -0.01], 0.03).with(box(0.42, 0.02, 0.2, 0.008).move(0, 0.012, 0)),
        look.material('second', metal('#9aa1a8')),
      )
      make.part(
        'light',
        ball([0.008, 0.008, 0.006], 8).move(0.4, 0.123, 0.026),
        glowing('#ff4a3a', { glow: 2 }),
      )
      make.part('case', box(0.5, 0.3, 0.05, 0.016).move(0, 0.38, -0.04), shell)
      make.socket('top', [0, 0.69, 0], 0.2)
      return
    }
    const timber = look.material('main', wood('#a0622e'))
    const chrome = look.material('accent', metal('#d6c08a'))
    make.part('case', box(0.94, 0.66, 0.5, 0.06).move(0, 0.5, 0), timber)
    make.part(
      'face',
      extrude(rectangle(0.88, 0.6, 0.06), 0.03, { bevel: 0.01 }).move(0, 0.5, 0.25),
      look.material('second', plastic('#e9dfc8')),
    )
    const glassShape = cushion(0.58, 0.5, 0.1, 0.4, 36).move(-0.1, 0.5, 0.25)
    make.part(
      'screen',
      glassShape,
      screenStuff ??
        plastic('#8fd4f7', {
          glow: 0.3,
          roughness: 0.1,
          paint: v.screen === 'static' ? grey : scene(-0.1, 0.5, 0.3),
        }),
    )
    make.part(
      'rim',
      extrude(rectangle(0.62, 0.54, 0.12), 0.05, { bevel: 0.014, holes: [rectangle(0.55, 0.47, 0.12)] }).move(
        -0.1,
        0.5,
        0.265,
      ),
      black,
    )
    make.part(
      'knobs',
      knob(0.06, 0.05)
        .move(0.33, 0.68, 0.262)
        .with(knob(0.06, 0.05).move(0.33, 0.53, 0.262)),
      chrome,
    )
    make.part('grille', inRow(box(0.15, 0.012, 0.02, 0.004).move(0.33, 0.28, 0.265), 6, [0, 0.028, 0]), black)
    make.part(
      'legs',
      atCorners(
        tube(
          [
            [0.34, 0.2, 0.16],
            [0.4, 0, 0.2],
          ],
          [0.03, 0.018],
          { corners: 14, flat: true },
        ),
      ),
      timber,
    )
    make.part(
      'antenna',
      rod([0.03, 0.84, -0.06], [0.3, 1.16, -0.1], 0.009, 8)
        .with(ball(0.02, 12).move(0.3, 1.16, -0.1))
        .mirrored()
        .with(
          turned(
            [
              [0, 0.82],
              [0.1, 0.82],
              [0.06, 0.87],
              [0, 0.88],
            ],
            0.014,
            24,
          ).move(0, 0, -0.06),
        ),
      chrome,
    )
    make.part('case', box(0.6, 0.44, 0.1, 0.04).move(0, 0.5, -0.27), black)
    make.socket('top', [0, 0.83, 0], 0.2)
  }),
})

export const radio = archetype({
  id: 'radio',
  about: 'An old radio or a boombox',
  skeleton: 'device',
  nouns: ['radio', 'vintage radio'],
  parameters: { kind: choice(['old', 'boombox'], 'which kind') },
  rows: {
    boombox: { values: { kind: 'boombox' }, colours: { main: '#c9ced4' } },
    'cassette player': { values: { kind: 'boombox' }, colours: { main: '#3a3d44' } },
    stereo: { values: { kind: 'boombox' }, colours: { main: '#3a3d44' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#22242a')
    const chrome = look.material('accent', metal('#d9b66a'))
    if (v.kind === 'boombox') {
      const shell = look.material('main', plastic('#c9ced4', { roughness: 0.3 }))
      make.part('case', box(1, 0.5, 0.26, 0.04).move(0, 0.27, 0), shell)
      for (const x of [0.32, -0.32]) {
        make.part(
          'speakers',
          lathe(
            [
              [0.13, 0],
              [0.17, 0.005],
              [0.175, 0.03],
              [0.15, 0.045],
              [0.13, 0.02],
              [0.06, -0.02],
            ],
            { corners: 40 },
          )
            .turn(90, 0, 0)
            .move(x, 0.25, 0.12),
          black,
        )
        make.part(
          'rings',
          torus(0.165, 0.014, 40, 8)
            .turn(90, 0, 0)
            .move(x, 0.25, 0.15)
            .with(ball([0.05, 0.05, 0.03], 16).move(x, 0.25, 0.135)),
          chrome,
        )
      }
      make.part('deck', box(0.24, 0.18, 0.03, 0.014).move(0, 0.2, 0.13), black)
      make.part(
        'window',
        box(0.17, 0.09, 0.02, 0.006).move(0, 0.21, 0.143),
        glass('#8fd4f0', { opacity: 0.9 }),
      )
      make.part(
        'rings',
        together([-0.04, 0.04].map((x) => torus(0.022, 0.008, 18, 6).turn(90, 0, 0).move(x, 0.21, 0.156))),
        chrome,
      )
      make.part(
        'buttons',
        inRow(box(0.034, 0.03, 0.05, 0.008).move(-0.095, 0.53, 0.03), 6, [0.038, 0, 0]),
        look.material('second', plastic('#e2463c')),
      )
      make.part('dial', box(0.28, 0.06, 0.02, 0.006).move(0, 0.42, 0.128), glowing('#ffd88a', { glow: 0.5 }))
      make.part(
        'handle',
        pipe(
          [
            [-0.42, 0.48, 0],
            [-0.42, 0.68, 0],
            [0.42, 0.68, 0],
            [0.42, 0.48, 0],
          ],
          0.026,
          5,
        ),
        black,
      )
      make.part(
        'antenna',
        rod([0.36, 0.52, -0.1], [0.6, 1, -0.12], 0.01, 8).with(ball(0.02, 10).move(0.6, 1, -0.12)),
        chrome,
      )
      make.socket('handle', [0, 0.68, 0], 0.03).socket('top', [0, 0.52, 0], 0.3)
      return
    }
    const timber = look.material('main', wood('#8a4a22'))
    const arch: Vec2[] = [
      [-0.46, 0],
      [0.46, 0],
      ...Array.from(
        { length: 17 },
        (_, i): Vec2 => [0.46 * Math.cos((Math.PI * i) / 16), 0.46 + 0.4 * Math.sin((Math.PI * i) / 16)],
      ),
    ]
    make.part('case', extrude(arch, 0.44, { bevel: 0.04, steps: 4 }).move(0, 0.05, 0), timber)
    make.part('base', box(1, 0.09, 0.52, 0.025).move(0, 0.045, 0), timber)
    make.part(
      'cloth',
      extrude(
        arch.map(([x, y]): Vec2 => [x * 0.78, y * 0.62 + 0.3]),
        0.02,
        { bevel: 0.006 },
      ).move(0, 0.05, 0.22),
      look.material('second', cloth('#e6cf98', { grain: 0.4 })),
    )
    make.part(
      'grille',
      together(
        [-0.22, -0.11, 0, 0.11, 0.22].map((x) =>
          box(0.03, 0.5 - Math.abs(x) * 0.5, 0.03, 0.008).move(x, 0.62 - Math.abs(x) * 0.22, 0.225),
        ),
      ),
      timber,
    )
    make.part(
      'dial',
      box(0.46, 0.1, 0.03, 0.014).move(0, 0.27, 0.22),
      glowing('#ffdf9a', {
        glow: 0.4,
        paint: ([x, y]) =>
          Math.abs(((x * 24 + 20) % 1) - 0.5) < 0.08 && y > 0.28
            ? light('#6a3a1a')
            : Math.abs(x - 0.06) < 0.006
              ? light('#d8262f')
              : undefined,
      }),
    )
    make.part(
      'knobs',
      together([-0.3, 0, 0.3].map((x) => knob(x === 0 ? 0.045 : 0.06, 0.05).move(x, 0.15, 0.225))),
      chrome,
    )
    make.socket('top', [0, 0.91, 0], 0.2)
  }),
})

export const phone = archetype({
  id: 'phone',
  about: 'A telephone: a smartphone, one with a dial, or one with keys',
  skeleton: 'device',
  nouns: ['smartphone', 'phone', 'mobile phone', 'iphone'],
  parameters: { kind: choice(['smart', 'rotary', 'keys', 'tablet'], 'which kind') },
  rows: {
    'rotary telephone': { values: { kind: 'rotary' }, colours: { main: '#c9302c' } },
    'rotary phone': { values: { kind: 'rotary' }, colours: { main: '#c9302c' } },
    telephone: { values: { kind: 'rotary' }, colours: { main: '#22242a' } },
    cellphone: { values: { kind: 'keys' }, colours: { main: '#2f4f8a' } },
    'cell phone': { values: { kind: 'keys' }, colours: { main: '#2f4f8a' } },
    tablet: { values: { kind: 'tablet' }, colours: { main: '#2a2c31' } },
    ipad: { values: { kind: 'tablet' }, colours: { main: '#c9ced4' } },
    'walkie talkie': { values: { kind: 'keys' }, colours: { main: '#3a4a38' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#1c1d21', { roughness: 0.2 })
    if (v.kind === 'rotary') {
      const shell = look.material('main', lacquer('#c9302c'))
      const chrome = look.material('accent', metal('#d3d8dd'))
      make.part(
        'body',
        extrude(
          [
            [-0.36, 0.02],
            [0.36, 0.02],
            [0.37, 0.1],
            [0.16, 0.4],
            [-0.12, 0.44],
            [-0.2, 0.42],
            [-0.34, 0.12],
          ],
          0.72,
          { bevel: 0.06, steps: 4 },
        ).turn(0, -90, 0),
        shell,
      )
      const tilt = (one: Solid) => one.turn(-54.5, 0, 0).move(0, 0.27, 0.27)
      make.part(
        'dial',
        tilt(
          turned(
            [
              [0, 0],
              [0.22, 0],
              [0.23, 0.02],
              [0, 0.024],
            ],
            0.006,
            44,
          ).turn(90, 0, 0),
        ),
        look.material('second', plastic('#fbf6ea')),
      )
      const finger = Array.from(
        { length: 10 },
        (_, i): Vec2 => [0.155 * Math.cos(0.6 + i * 0.52), 0.155 * Math.sin(0.6 + i * 0.52)],
      )
      const ring = (r: number, [x, y]: Vec2): Vec2[] =>
        Array.from(
          { length: 16 },
          (_, i): Vec2 => [x + r * Math.cos((i * Math.PI) / 8), y + r * Math.sin((i * Math.PI) / 8)],
        )
      make.part(
        'wheel',
        tilt(
          extrude(circle(0.205, 44), 0.02, { bevel: 0.004, holes: finger.map((at) => ring(0.031, at)) }).move(
            0,
            0,
            0.036,
          ),
        ),
        chrome,
      )
      make.part('wheel', tilt(cylinder(0.06, 0.03).turn(90, 0, 0).move(0, 0, 0.045)), chrome)
      make.part(
        'cradle',
        pipe(
          [
            [0.16, 0.4, -0.08],
            [0.2, 0.5, -0.08],
            [0.2, 0.54, 0],
            [0.2, 0.5, 0.04],
          ],
          0.024,
          5,
        )
          .mirrored()
          .with(
            pipe(
              [
                [0.16, 0.4, -0.16],
                [0.2, 0.5, -0.18],
                [0.2, 0.54, -0.2],
              ],
              0.024,
              5,
            ).mirrored(),
          ),
        shell,
      )
      make.part(
        'handset',
        pipe(
          [
            [-0.4, 0.56, -0.08],
            [-0.28, 0.65, -0.08],
            [0, 0.67, -0.08],
            [0.28, 0.65, -0.08],
            [0.4, 0.56, -0.08],
          ],
          [0.06, 0.05, 0.045, 0.05, 0.06],
          6,
          16,
        ),
        shell,
      )
      make.part(
        'handset',
        turned(
          [
            [0, 0],
            [0.1, 0],
            [0.11, 0.03],
            [0.07, 0.1],
            [0, 0.11],
          ],
          0.02,
          30,
        )
          .move(0.41, 0.47, -0.08)
          .mirrored(),
        shell,
      )
      const cord = Array.from({ length: 190 }, (_, i): Vec3 => {
        const t = i / 189
        const a = i * 0.62
        return [
          -0.4 - 0.16 * Math.sin(Math.PI * t) + 0.026 * Math.cos(a),
          0.44 - 0.4 * t + 0.1 * Math.sin(Math.PI * t) * -1 * 0.2,
          -0.1 + 0.02 * t + 0.026 * Math.sin(a),
        ]
      })
      make.part('cord', tube(cord, 0.011, { corners: 6 }), black)
      make.part('feet', atCorners(cylinder(0.04, 0.05).move(0.28, 0.01, 0.26)), black)
      make.socket('top', [0, 0.7, -0.08], 0.2).socket('handle', [0, 0.67, -0.08], 0.05)
      return
    }
    const isTablet = v.kind === 'tablet'
    const [w, h] = isTablet ? [0.74, 1] : v.kind === 'keys' ? [0.42, 0.92] : [0.48, 1]
    const shell = look.material('main', plastic('#2b2e35', { roughness: 0.2 }))
    const lean = (one: Solid) => one.move(0, h / 2, 0).turn(-14, 0, 0)
    make.part(
      'case',
      lean(
        extrude(rectangle(w, h, v.kind === 'keys' ? 0.1 : 0.07, 6), v.kind === 'keys' ? 0.13 : 0.055, {
          bevel: v.kind === 'keys' ? 0.04 : 0.02,
          steps: 4,
        }),
      ),
      shell,
    )
    if (v.kind === 'keys') {
      make.part(
        'screen',
        lean(extrude(rectangle(w * 0.76, 0.27, 0.03), 0.03, { bevel: 0.008 }).move(0, 0.22, 0.055)),
        plastic('#a9c98a', {
          glow: 0.3,
          roughness: 0.2,
          paint: ([x, y], n) =>
            n[2] > 0.3 && Math.abs(((y * 26) % 1) - 0.5) < 0.2 && Math.abs(x) < 0.1 && Math.sin(x * 90) > -0.2
              ? light('#33421f')
              : undefined,
        }),
      )
      const keys = Array.from({ length: 12 }, (_, i) =>
        cushion(0.09, 0.055, 0.04, 0.5, 14).move(
          -0.11 + 0.11 * (i % 3),
          -0.1 - 0.085 * Math.floor(i / 3),
          0.062,
        ),
      )
      make.part('keys', lean(together(keys)), look.material('second', plastic('#eef0f2')))
      make.part('call', lean(cushion(0.1, 0.05, 0.04, 0.5, 14).move(-0.1, 0.005, 0.062)), plastic('#4fae4f'))
      make.part('end', lean(cushion(0.1, 0.05, 0.04, 0.5, 14).move(0.1, 0.005, 0.062)), plastic('#d8362c'))
      make.part(
        'antenna',
        lean(cylinder(0.03, 0.2, { top: 0.024, round: 0.014, corners: 18 }).move(-0.14, 0.53, -0.02)),
        black,
      )
    } else {
      const tints = ['#ff5a4f', '#ffb52e', '#4fc86a', '#3f9aff', '#a05fe8', '#ff7ab8', '#2fd0c8', '#f7e14a']
      make.part(
        'screen',
        lean(extrude(rectangle(w - 0.04, h - 0.05, 0.055, 6), 0.02, { bevel: 0.004 }).move(0, 0, 0.024)),
        plastic('#2a3f8f', {
          glow: 0.35,
          roughness: 0.08,
          paint: ([x, y], n) => {
            if (n[2] < 0.3) return undefined
            const t = y / h
            return [0.05 + 0.5 * Math.max(0, t - 0.4), 0.12 + 0.1 * Math.sin(x * 8), 0.42 + 0.2 * t]
          },
        }),
      )
      const columns = isTablet ? 5 : 4
      const icons = Array.from({ length: columns * 4 }, (_, i) =>
        extrude(rectangle(0.082, 0.082, 0.02, 3), 0.012, { bevel: 0.003 })
          .move(
            (((i % columns) - (columns - 1) / 2) * (w * 0.86)) / columns,
            (isTablet ? 0.3 : 0.24) - 0.15 * Math.floor(i / columns) - (i >= columns * 3 ? 0.12 : 0),
            0.035,
          )
          .tinted(light(tints[(i * 3 + Math.floor(i / columns)) % tints.length] ?? '#ffffff')),
      )
      make.part('icons', lean(together(icons)), plastic('#ffffff', { glow: 0.3 }))
      make.part(
        'camera',
        lean(
          extrude(rectangle(0.2, 0.2, 0.05, 4), 0.03, { bevel: 0.01 }).move(
            w / 2 - 0.14,
            h / 2 - 0.15,
            -0.036,
          ),
        ),
        shell,
      )
      make.part(
        'lenses',
        lean(
          together(
            [
              [0.045, 0.045],
              [-0.045, 0.045],
              [0.045, -0.045],
            ].map(([x = 0, y = 0]) =>
              cylinder(0.034, 0.02, { corners: 22 })
                .turn(90, 0, 0)
                .move(w / 2 - 0.14 + x, h / 2 - 0.15 + y, -0.055),
            ),
          ),
        ),
        black,
      )
      make.part(
        'buttons',
        lean(
          box(0.014, 0.1, 0.02, 0.004)
            .move(w / 2 + 0.003, 0.18, 0)
            .with(box(0.1, 0.012, 0.012, 0.004).move(0, h / 2 - 0.06, 0.035)),
        ),
        black,
      )
    }
    make.socket('front', [0, h / 2, 0.03], 0.2).socket('handle', [0, h / 3, 0], 0.2)
  }),
})

/** Keys in rows, lying in the plane of x and z. */
function keysOf(width: number, depth: number, rows = 5, each = 13): Solid {
  const [kx, kz] = [width / each, depth / rows]
  const keys: Solid[] = []
  for (let row = 0; row < rows; row++) {
    if (row === rows - 1) {
      keys.push(box(width * 0.42, 0.024, kz * 0.8, 0.0012).move(0, 0, depth / 2 - kz / 2))
      for (const s of [-1, 1])
        for (let i = 0; i < 3; i++)
          keys.push(
            box(kx * 0.86, 0.024, kz * 0.8, 0.0012).move(
              s * (width / 2 - kx * (i + 0.5)),
              0,
              depth / 2 - kz / 2,
            ),
          )
      continue
    }
    const shift = (row % 2) * 0.2 * kx
    for (let i = 0; i < each; i++)
      if (!(row % 2 && i === each - 1))
        keys.push(
          box(kx * 0.84, 0.024, kz * 0.8, 0.0012).move(
            -width / 2 + kx * (i + 0.5) + shift,
            0,
            -depth / 2 + kz * (row + 0.5),
          ),
        )
  }
  return together(keys)
}

export const computer = archetype({
  id: 'computer',
  about: 'A computer: a laptop, one on a desk, a keyboard, a mouse or a screen',
  skeleton: 'device',
  nouns: ['computer', 'desktop computer', 'pc'],
  parameters: { kind: choice(['desktop', 'laptop', 'keyboard', 'mouse', 'monitor', 'retro'], 'which it is') },
  rows: {
    laptop: { values: { kind: 'laptop' }, colours: { main: '#b9bfc6' } },
    'laptop computer': { values: { kind: 'laptop' }, colours: { main: '#b9bfc6' } },
    keyboard: { values: { kind: 'keyboard' }, colours: { main: '#2b2e35', second: '#f2f0ea' } },
    'computer keyboard': { values: { kind: 'keyboard' }, colours: { main: '#2b2e35', second: '#f2f0ea' } },
    'computer mouse': { values: { kind: 'mouse' }, colours: { main: '#f2f2ee' } },
    monitor: { values: { kind: 'monitor' }, colours: { main: '#26282d' } },
    'computer monitor': { values: { kind: 'monitor' }, colours: { main: '#26282d' } },
    'retro computer': { values: { kind: 'retro' }, colours: { main: '#e3d8bd' } },
    'old computer': { values: { kind: 'retro' }, colours: { main: '#e3d8bd' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material('main', plastic('#2b2e35', { roughness: 0.35 }))
    const caps = look.material(
      'second',
      plastic(v.kind === 'laptop' ? '#2a2c31' : '#f2f0ea', { roughness: 0.5 }),
    )
    const code: Paint = ([x, y], n) => {
      if (n[2] < 0.3) return undefined
      const row = Math.floor(y * 34)
      const start = -0.3 + 0.05 * ((row * 7) % 4)
      const long = 0.12 + 0.09 * ((row * 5) % 4)
      if (Math.abs(((y * 34) % 1) - 0.5) < 0.2 && x > start && x < start + long && row % 6 !== 0)
        return light(['#7de0a0', '#f2c86a', '#7ac4ff', '#f28ab0'][(row * 3) % 4] ?? '#ffffff')
      return undefined
    }
    const glow = plastic('#152038', { glow: 0.4, roughness: 0.1, paint: code })
    if (v.kind === 'mouse') {
      make.part(
        'body',
        ball(1, 32)
          .warp(([x, y, z]) => [
            x * 0.3 * (1 - 0.1 * z),
            Math.max(0, y) * 0.3 * (1 - 0.25 * z) + Math.min(0, y) * 0.02,
            z * 0.5,
          ])
          .move(0, 0.03, 0),
        shell,
      )
      make.part(
        'buttons',
        tube(
          [
            [0, 0.318, 0.02],
            [0, 0.3, 0.2],
            [0, 0.22, 0.36],
            [0, 0.1, 0.47],
          ],
          0.008,
          { smooth: 5, corners: 8 },
        ),
        plastic('#3a3d44'),
      )
      make.part(
        'buttons',
        tube(
          Array.from(
            { length: 15 },
            (_, i): Vec3 => [
              0.29 * Math.cos(Math.PI - (Math.PI * i) / 14),
              0.045 + 0.275 * Math.sin((Math.PI * i) / 14),
              0.03,
            ],
          ),
          0.007,
          { corners: 8 },
        ),
        plastic('#3a3d44'),
      )
      make.part(
        'wheel',
        torus(0.045, 0.03, 28, 10).turn(0, 0, 90).move(0, 0.265, 0.22),
        look.material('accent', rubber('#e0543c')),
      )
      make.part(
        'cord',
        pipe(
          [
            [0, 0.05, 0.46],
            [0.02, 0.03, 0.6],
            [0.16, 0.02, 0.74],
            [0.3, 0.02, 0.68],
          ],
          0.018,
          6,
          10,
        ),
        plastic('#3a3d44'),
      )
      make.socket('top', [0, 0.3, 0], 0.2)
      return
    }
    if (v.kind === 'keyboard') {
      make.part(
        'case',
        extrude(
          [
            [-0.2, 0],
            [0.2, 0],
            [0.2, 0.03],
            [-0.2, 0.07],
          ],
          1,
          { bevel: 0.012 },
        ).turn(0, -90, 0),
        shell,
      )
      const put = (one: Solid) => one.turn(5.7, 0, 0).move(0, 0.062, 0)
      make.part('keys', put(keysOf(0.94, 0.34, 5, 15)), caps)
      make.part(
        'accent keys',
        put(
          box(0.054, 0.03, 0.056, 0.008)
            .move(-0.44, 0.004, -0.136)
            .with(box(0.054, 0.03, 0.056, 0.008).move(0.44, 0.004, -0.002)),
        ),
        look.material('accent', plastic('#e0543c')),
      )
      make.socket('top', [0, 0.08, 0], 0.3)
      return
    }
    if (v.kind === 'laptop') {
      make.part(
        'base',
        extrude(rectangle(0.96, 0.66, 0.04, 5), 0.035, { bevel: 0.012 })
          .turn(-90, 0, 0)
          .move(0, 0.018, 0.1),
        shell,
      )
      make.part('keys', keysOf(0.84, 0.28, 5, 14).scale(1, 0.6, 1).move(0, 0.04, 0), caps)
      make.part(
        'pad',
        box(0.26, 0.008, 0.17, 0.003).move(0, 0.036, 0.29),
        plastic('#9aa1a8', { roughness: 0.3 }),
      )
      const tilt = (one: Solid) => one.move(0, 0.32, 0).turn(-16, 0, 0).move(0, 0.03, -0.22)
      make.part('lid', tilt(extrude(rectangle(0.96, 0.63, 0.04, 5), 0.026, { bevel: 0.01 })), shell)
      make.part('screen', tilt(box(0.9, 0.56, 0.012, 0.003).move(0, 0.01, 0.013)), glow)
      make.part(
        'logo',
        tilt(cylinder(0.05, 0.012, { corners: 28 }).turn(90, 0, 0).move(0, 0.02, -0.013)),
        look.material('accent', polished('#f4f4f2')),
      )
      make.part('base', cylinder(0.016, 0.8, { corners: 14 }).turn(0, 0, 90).move(0, 0.03, -0.222), shell)
      make.socket('top', [0, 0.04, 0.1], 0.3)
      return
    }
    if (v.kind === 'retro') {
      make.part('case', box(0.8, 0.64, 0.6, 0.05).move(0, 0.55, -0.1), shell)
      make.part('face', extrude(rectangle(0.6, 0.48, 0.05), 0.03, { bevel: 0.012 }).move(0, 0.57, 0.2), caps)
      make.part(
        'screen',
        cushion(0.48, 0.38, 0.05, 0.4, 28).move(0, 0.58, 0.205),
        plastic('#0f2a1a', {
          glow: 0.5,
          roughness: 0.1,
          paint: ([x, y], n) =>
            n[2] > 0.2 &&
            Math.abs(((y * 22) % 1) - 0.5) < 0.2 &&
            x > -0.2 &&
            x < -0.2 + 0.09 * (1 + ((Math.floor(y * 22) * 3) % 4))
              ? light('#5ff08a')
              : undefined,
        }),
      )
      make.part('base', box(0.86, 0.18, 0.66, 0.03).move(0, 0.13, -0.1), shell)
      make.part(
        'slot',
        box(0.24, 0.02, 0.02, 0.004)
          .move(0.22, 0.14, 0.23)
          .with(
            box(0.24, 0.02, 0.02, 0.004).move(0.22, 0.09, 0.23),
            inRow(box(0.2, 0.012, 0.02, 0.003).move(-0.2, 0.08, 0.23), 4, [0, 0.026, 0]),
          ),
        plastic('#3a362e'),
      )
      make.part(
        'light',
        box(0.03, 0.015, 0.02, 0.004).move(0.38, 0.18, 0.23),
        glowing('#5ff06a', { glow: 2 }),
      )
      make.part(
        'base',
        extrude(
          [
            [-0.14, 0],
            [0.14, 0],
            [0.14, 0.035],
            [-0.14, 0.075],
          ],
          0.84,
          { bevel: 0.012 },
        )
          .turn(0, -90, 0)
          .move(0, 0.02, 0.46),
        shell,
      )
      make.part('keys', keysOf(0.76, 0.22, 5, 14).turn(8, 0, 0).move(0, 0.085, 0.46), caps)
      make.socket('top', [0, 0.87, -0.1], 0.3)
      return
    }
    const isDesktop = v.kind === 'desktop'
    const shift = isDesktop ? -0.12 : 0
    make.part(
      'monitor',
      extrude(rectangle(0.78, 0.48, 0.03), 0.05, { bevel: 0.014 }).move(shift, 0.46, -0.1),
      shell,
    )
    make.part('screen', box(0.73, 0.42, 0.02, 0.004).move(shift, 0.465, -0.082), {
      ...glow,
      paint: (at, n) => code([at[0] - shift, at[1], at[2]], n),
    })
    make.part(
      'stand',
      rod([shift, 0.3, -0.14], [shift, 0.03, -0.16], 0.035).with(
        box(0.34, 0.025, 0.22, 0.01).move(shift, 0.013, -0.13),
      ),
      look.material('accent', metal('#9aa1a8')),
    )
    if (isDesktop) {
      make.part('tower', box(0.2, 0.52, 0.46, 0.025).move(0.42, 0.26, -0.08), shell)
      make.part(
        'buttons',
        cylinder(0.02, 0.02, { corners: 18 })
          .turn(90, 0, 0)
          .move(0.42, 0.46, 0.15)
          .with(
            box(0.14, 0.02, 0.02, 0.005).move(0.42, 0.4, 0.148),
            box(0.14, 0.02, 0.02, 0.005).move(0.42, 0.36, 0.148),
            inRow(box(0.13, 0.01, 0.02, 0.003).move(0.42, 0.07, 0.148), 5, [0, 0.028, 0]),
          ),
        metal('#9aa1a8'),
      )
      make.part(
        'light',
        ball([0.01, 0.01, 0.008], 8).move(0.48, 0.46, 0.152),
        glowing('#4fd0ff', { glow: 2 }),
      )
      make.part(
        'keyboard',
        extrude(
          [
            [-0.11, 0],
            [0.11, 0],
            [0.11, 0.018],
            [-0.11, 0.038],
          ],
          0.6,
          { bevel: 0.008 },
        )
          .turn(0, -90, 0)
          .move(shift, 0, 0.24),
        shell,
      )
      make.part('keys', keysOf(0.56, 0.18, 5, 14).turn(5, 0, 0).move(shift, 0.032, 0.24), caps)
      make.part('keyboard', ball([0.05, 0.035, 0.08], 18).move(0.34, 0.02, 0.26), shell)
    }
    make.socket('top', [shift, 0.7, -0.1], 0.2)
  }),
})

export const headphones = archetype({
  id: 'headphones',
  about: 'Headphones',
  skeleton: 'device',
  nouns: ['headphones', 'headset', 'earphones'],
  parameters: { microphone: choice(['none', 'arm'], 'whether it has a microphone') },
  rows: { headset: { values: { microphone: 'arm' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', plastic('#e0483c', { roughness: 0.25 }))
    const soft = look.material('second', leatherLike)
    const chrome = look.material('accent', metal('#c9cfd6'))
    const arc = (r: number, from: number) =>
      Array.from({ length: 25 }, (_, i): Vec3 => {
        const a = Math.PI * (from + (1 - 2 * from) * (i / 24))
        return [Math.cos(a) * r * 0.92, 0.42 + Math.sin(a) * r, 0]
      })
    make.part(
      'band',
      tube(arc(0.47, 0.02), 1, {
        outline: rectangle(0.05, 0.12, 0.02, 3).map(([x, y]): Vec2 => [y, x]),
        flat: true,
      }),
      shell,
    )
    make.part(
      'cushion',
      tube(arc(0.43, 0.16), 1, {
        outline: rectangle(0.045, 0.13, 0.02, 3).map(([x, y]): Vec2 => [y, x]),
        flat: true,
      }),
      soft,
    )
    const cup = turned(
      [
        [0, -0.05],
        [0.17, -0.05],
        [0.19, -0.02],
        [0.19, 0.04],
        [0.12, 0.075],
        [0, 0.08],
      ],
      0.02,
      36,
    ).turn(0, 0, -90)
    make.part('cups', cup.scale(1, 1.12, 1).move(0.44, 0.26, 0).mirrored(), shell)
    make.part(
      'pads',
      torus(0.13, 0.058, 36, 12).turn(0, 0, 90).scale(1, 1.12, 1).move(0.36, 0.26, 0).mirrored(),
      soft,
    )
    make.part(
      'arms',
      rod([0.43, 0.42, 0], [0.435, 0.5, 0], 0.024)
        .mirrored()
        .with(
          pipe(
            [
              [0.45, 0.26, 0.2],
              [0.44, 0.4, 0.14],
              [0.432, 0.46, 0],
            ],
            0.014,
            5,
            8,
          ).mirrored(),
          pipe(
            [
              [0.45, 0.26, -0.2],
              [0.44, 0.4, -0.14],
              [0.432, 0.46, 0],
            ],
            0.014,
            5,
            8,
          ).mirrored(),
        ),
      chrome,
    )
    make.part(
      'badge',
      cylinder(0.08, 0.02, { corners: 30 }).turn(0, 0, 90).move(0.522, 0.26, 0).mirrored(),
      chrome,
    )
    if (v.microphone === 'arm')
      make.part(
        'microphone',
        pipe(
          [
            [-0.48, 0.22, 0.12],
            [-0.46, 0.1, 0.34],
            [-0.34, 0.04, 0.46],
            [-0.16, 0.04, 0.5],
          ],
          0.014,
          6,
          10,
        ).with(ball([0.06, 0.04, 0.04], 16).move(-0.13, 0.04, 0.5)),
        soft,
      )
    make.socket('inside', [0, 0.32, 0], 0.34).socket('top', [0, 0.9, 0], 0.1)
  }),
})
const leatherLike = plastic('#26282c', { surface: 'leather', roughness: 0.6, grain: 0.3 })

export const microphone = archetype({
  id: 'microphone',
  about: 'A microphone: to hold, on a stand, or an old one',
  skeleton: 'device',
  nouns: ['microphone', 'mic'],
  parameters: { kind: choice(['hand', 'stand', 'vintage'], 'which kind') },
  rows: {
    'microphone stand': { values: { kind: 'stand' } },
    'vintage microphone': { values: { kind: 'vintage' } },
    'retro microphone': { values: { kind: 'vintage' } },
  },
  build: standing((v, look, make) => {
    const mesh = look.material('second', metal('#c9cfd6', { roughness: 0.35 }))
    const body = look.material(
      'main',
      v.kind === 'vintage' ? metal('#d3d8dd', { roughness: 0.16 }) : lacquer('#2a2d33'),
    )
    const accent = look.material('accent', lacquer('#e0483c'))
    if (v.kind === 'vintage') {
      const lean = (one: Solid) => one.turn(-10, 0, 0).move(0, 0.68, 0)
      make.part('head', lean(cushion(0.34, 0.54, 0.28, 0.62, 36)), plastic('#2a2320', { surface: 'cloth' }))
      make.part(
        'ribs',
        lean(
          together(
            [-0.12, -0.06, 0, 0.06, 0.12].map((x) => {
              const k = Math.sqrt(1 - (x / 0.2) ** 2)
              return tube(
                Array.from(
                  { length: 24 },
                  (_, i): Vec3 => [
                    x,
                    0.285 * k * Math.sin((i * Math.PI) / 12),
                    0.155 * (0.7 + 0.3 * k) * Math.cos((i * Math.PI) / 12),
                  ],
                ),
                0.013,
                { closed: true, corners: 8 },
              )
            }),
          ).with(
            torus(0.175, 0.022, 40, 8).scale(1, 1.6, 0.86).move(0, 0, 0),
            torus(0.19, 0.014, 40, 8).scale(0.86, 1.4, 0.78).move(0, 0.14, 0),
            torus(0.19, 0.014, 40, 8).scale(0.86, 1.4, 0.78).move(0, -0.14, 0),
          ),
        ),
        body,
      )
      make.part(
        'base',
        pipe(
          [
            [0, 0.46, -0.05],
            [0, 0.36, -0.06],
            [0, 0.1, 0],
          ],
          0.032,
          4,
          16,
        ).with(
          turned(
            [
              [0, 0],
              [0.26, 0],
              [0.27, 0.03],
              [0.1, 0.08],
              [0.05, 0.12],
              [0, 0.12],
            ],
            0.02,
            40,
          ),
        ),
        body,
      )
      make.part('badge', lean(box(0.08, 0.06, 0.02, 0.008).move(0, -0.02, 0.158)), accent)
      make.socket('top', [0, 0.95, 0], 0.1)
      return
    }
    const stand = v.kind === 'stand'
    const place = (one: Solid) =>
      stand ? one.scale(0.42).turn(50, 0, 0).turn(0, 60, 0).move(0.02, 0.94, 0) : one.turn(0, 0, -18)
    make.part(
      'body',
      place(
        turned(
          [
            [0, 0],
            [0.07, 0],
            [0.08, 0.03],
            [0.1, 0.5],
            [0.13, 0.62],
            [0, 0.62],
          ],
          0.02,
          32,
        ),
      ),
      body,
    )
    make.part('head', place(ball([0.19, 0.19, 0.19], 30).move(0, 0.78, 0)), {
      ...mesh,
      paint: ([x, y, z]) =>
        (Math.floor(x * 40) + Math.floor(y * 40) + Math.floor(z * 40)) % 2 === 0
          ? light('#6d747c')
          : undefined,
    })
    make.part(
      'ring',
      place(
        torus(0.185, 0.026, 36, 8)
          .move(0, 0.74, 0)
          .with(torus(0.125, 0.02, 32, 8).move(0, 0.61, 0)),
      ),
      mesh,
    )
    make.part('switch', place(box(0.04, 0.1, 0.04, 0.014).move(0, 0.4, 0.09)), accent)
    if (stand) {
      make.part(
        'stand',
        rod([0, 0.05, 0], [0, 0.94, 0], 0.016).with(
          turned(
            [
              [0, 0],
              [0.2, 0],
              [0.21, 0.02],
              [0.06, 0.05],
              [0, 0.06],
            ],
            0.012,
            40,
          ),
          cylinder(0.028, 0.06).move(0, 0.55, 0),
        ),
        look.material('main', metal('#3a3d44')),
      )
    }
    make.socket('handle', [0.08, 0.25, 0], 0.08).socket('top', [0.2, 0.9, 0], 0.1)
  }),
})

export const speaker = archetype({
  id: 'speaker',
  about: 'A loudspeaker with cones, or an amplifier',
  skeleton: 'device',
  nouns: ['speaker', 'loudspeaker', 'amplifier', 'subwoofer'],
  parameters: { cones: number(2, 1, 3, 'how many cones it has') },
  build: standing((v, look, make) => {
    const shell = look.material('main', wood('#7a4828'))
    const black = look.material('second', rubber('#232529'))
    const accent = look.material('accent', metal('#d6a53c'))
    make.part('case', box(0.52, 0.94, 0.46, 0.03).move(0, 0.51, 0), shell)
    make.part('front', box(0.47, 0.89, 0.03, 0.012).move(0, 0.51, 0.225), plastic('#2f3136'))
    const cones: [number, number][] =
      Math.round(v.cones) === 1
        ? [[0.5, 0.2]]
        : Math.round(v.cones) === 2
          ? [
              [0.33, 0.19],
              [0.75, 0.12],
            ]
          : [
              [0.28, 0.16],
              [0.58, 0.11],
              [0.82, 0.07],
            ]
    for (const [y, r] of cones) {
      make.part(
        'cones',
        lathe(
          [
            [r * 0.6, -0.01],
            [r, 0],
            [r, 0.025],
            [r * 0.94, 0.035],
            [r * 0.84, 0.03],
            [r * 0.76, 0.012],
            [r * 0.34, -0.03],
            [r * 0.3, -0.02],
          ],
          { corners: 44 },
        )
          .turn(90, 0, 0)
          .move(0, y, 0.245),
        black,
      )
      make.part(
        'rims',
        torus(r, r * 0.07, 44, 8)
          .turn(90, 0, 0)
          .move(0, y, 0.255)
          .with(ball([r * 0.34, r * 0.34, r * 0.22], 20).move(0, y, 0.225)),
        accent,
      )
    }
    make.part('feet', atCorners(cylinder(0.04, 0.05).move(0.2, 0.02, 0.17)), black)
    make.socket('top', [0, 0.98, 0], 0.2)
  }),
})

export const gramophone = archetype({
  id: 'gramophone',
  about: 'A gramophone with a horn, or a record player',
  skeleton: 'device',
  nouns: ['gramophone', 'phonograph'],
  parameters: { horn: choice(['brass', 'none'], 'whether it has a horn') },
  rows: {
    'record player': { values: { horn: 'none' }, colours: { main: '#a8602c' } },
    turntable: { values: { horn: 'none' }, colours: { main: '#2f3238' } },
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#8a4a22'))
    const brass = look.material('second', metal('#dba93c', { roughness: 0.2 }))
    make.part(
      'box',
      box(0.72, 0.2, 0.6, 0.025)
        .move(0, 0.13, 0)
        .with(box(0.78, 0.05, 0.66, 0.018).move(0, 0.025, 0), box(0.76, 0.03, 0.64, 0.012).move(0, 0.235, 0)),
      timber,
    )
    const vinyl: Paint = ([x, , z]) => {
      const far = Math.hypot(x + 0.04, z)
      return far < 0.085 ? undefined : Math.sin(far * 420) > 0.3 ? [0.03, 0.03, 0.035] : [0.006, 0.006, 0.008]
    }
    make.part(
      'record',
      turned(
        [
          [0, 0.255],
          [0.26, 0.255],
          [0.262, 0.268],
          [0, 0.27],
        ],
        0.004,
        56,
      ).move(-0.04, 0, 0),
      { ...look.material('accent', plastic('#c9302c', { roughness: 0.25 })), paint: vinyl },
    )
    make.part('arm', rod([-0.04, 0.26, 0], [-0.04, 0.3, 0], 0.01, 10), brass)
    if (v.horn === 'brass') {
      const way = [
        [0.2, 0.26, -0.24],
        [0.2, 0.46, -0.26],
        [0.12, 0.62, -0.2],
        [0.0, 0.72, 0.0],
        [-0.06, 0.78, 0.16],
      ] as Vec3[]
      make.part('horn', pipe(way.slice(0, 4), [0.03, 0.034, 0.045, 0.07], 8, 20), brass)
      const bloom = lathe(
        flowing(
          [
            [0.05, 0],
            [0.09, 0.12],
            [0.18, 0.26],
            [0.34, 0.36],
            [0.36, 0.37],
            [0.33, 0.372],
            [0.17, 0.28],
            [0.07, 0.13],
            [0.02, 0.1],
          ],
          4,
        ),
        {
          corners: 56,
          flutes: (a, y) => 1 + 0.05 * Math.min(1, Math.max(0, y - 0.1) * 4) * Math.abs(Math.sin(a * 5)),
        },
      )
      make.part('horn', bloom.aim([-0.28, 0.35, 0.9]).move(0.01, 0.7, -0.03), brass)
      make.part(
        'arm',
        pipe(
          [
            [0.2, 0.3, -0.24],
            [0.24, 0.34, -0.1],
            [0.16, 0.32, 0.05],
            [0.06, 0.29, 0.06],
          ],
          0.018,
          6,
        ).with(cylinder(0.045, 0.03, { corners: 24 }).turn(90, 0, 0).move(0.06, 0.3, 0.06)),
        metal('#c9ced4'),
      )
      make.part(
        'crank',
        rod([0.36, 0.14, 0.06], [0.46, 0.14, 0.06], 0.014).with(
          rod([0.46, 0.14, 0.06], [0.46, 0.26, 0.12], 0.014),
          rod([0.46, 0.26, 0.12], [0.54, 0.26, 0.12], 0.024),
        ),
        metal('#c9ced4'),
      )
    } else {
      make.part(
        'arm',
        pipe(
          [
            [0.28, 0.29, -0.2],
            [0.28, 0.3, 0.02],
            [0.22, 0.29, 0.12],
            [0.14, 0.28, 0.14],
          ],
          0.014,
          6,
        ).with(
          cylinder(0.05, 0.06).move(0.28, 0.28, -0.2),
          box(0.05, 0.03, 0.08, 0.008).turn(0, 50, 0).move(0.12, 0.28, 0.145),
        ),
        metal('#c9ced4'),
      )
      make.part(
        'knobs',
        cylinder(0.03, 0.03)
          .move(0.3, 0.26, 0.24)
          .with(cylinder(0.02, 0.03).move(0.22, 0.26, 0.26)),
        brass,
      )
      make.part(
        'lid',
        box(0.74, 0.5, 0.03, 0.012).turn(-12, 0, 0).move(0, 0.5, -0.37),
        glass('#dcecf0', { opacity: 0.35 }),
      )
    }
    make.socket('top', [0, 0.27, 0], 0.25)
  }),
})

export const typewriter = archetype({
  id: 'typewriter',
  about: 'A typewriter with paper',
  skeleton: 'device',
  nouns: ['typewriter'],
  parameters: { paper: choice(['sheet', 'none'], 'whether paper is in it') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#3f8f86'))
    const black = look.material('second', rubber('#232529'))
    const chrome = look.material('accent', metal('#cdd3d9'))
    make.part(
      'case',
      extrude(
        [
          [-0.4, 0.02],
          [0.42, 0.02],
          [0.44, 0.1],
          [0.14, 0.22],
          [0.06, 0.34],
          [-0.34, 0.36],
          [-0.4, 0.28],
        ],
        0.86,
        { bevel: 0.04, steps: 4 },
      ).turn(0, -90, 0),
      shell,
    )
    const keys: Vec3[] = []
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 10; i++)
        keys.push([-0.33 + 0.07 * i + 0.018 * (row % 2), 0.13 + 0.036 * row, 0.39 - 0.075 * row])
    make.part(
      'keys',
      together(
        keys.map((at) =>
          turned(
            [
              [0, 0],
              [0.027, 0],
              [0.028, 0.016],
              [0, 0.02],
            ],
            0.004,
            14,
          )
            .turn(14, 0, 0)
            .at(at),
        ),
      ),
      black,
    )
    make.part(
      'rings',
      together(
        keys.map(([x, y, z]) =>
          torus(0.028, 0.006, 16, 6)
            .turn(14, 0, 0)
            .move(x, y + 0.012, z),
        ),
      ),
      chrome,
    )
    make.part('keys', box(0.44, 0.03, 0.04, 0.012).move(0, 0.11, 0.45), black)
    make.part(
      'well',
      extrude(
        Array.from(
          { length: 13 },
          (_, i): Vec2 => [0.26 * Math.cos((Math.PI * i) / 12), 0.14 * Math.sin((Math.PI * i) / 12)],
        ),
        0.02,
        { bevel: 0.004 },
      )
        .turn(-62, 0, 0)
        .move(0, 0.262, 0.115),
      black,
    )
    make.part(
      'rings',
      together(
        Array.from({ length: 11 }, (_, i) => {
          const a = Math.PI * (0.1 + (0.8 * i) / 10)
          return rod(
            [0.06 * Math.cos(a), 0.28, 0.13],
            [0.2 * Math.cos(a), 0.27 + 0.07 * Math.sin(a), 0.14 - 0.04 * Math.sin(a)],
            0.006,
            6,
          )
        }),
      ),
      chrome,
    )
    make.part(
      'roller',
      cylinder(0.055, 0.9, { round: 0.01, corners: 28 }).turn(0, 0, 90).move(0, 0.42, -0.12),
      black,
    )
    make.part(
      'knobs',
      cylinder(0.07, 0.06, { corners: 28 })
        .turn(0, 0, 90)
        .move(0.5, 0.42, -0.12)
        .mirrored()
        .with(
          rod([-0.46, 0.44, -0.1], [-0.58, 0.54, 0.04], 0.014),
          rod([-0.44, 0.485, -0.07], [0.44, 0.485, -0.07], 0.01),
        ),
      chrome,
    )
    make.part('carriage', box(0.84, 0.05, 0.14, 0.02).move(0, 0.37, -0.16), shell)
    if (v.paper === 'sheet')
      make.part(
        'paper',
        box(0.56, 0.5, 0.012, 0.003).turn(-10, 0, 0).move(0, 0.66, -0.21),
        plastic('#fdfaf0', {
          surface: 'paper',
          roughness: 0.9,
          paint: ([x, y], n) =>
            n[2] > 0.3 &&
            y > 0.52 &&
            y < 0.84 &&
            Math.abs(x) < 0.22 &&
            Math.abs(((y * 20) % 1) - 0.5) < 0.13 &&
            Math.sin(x * 100 + Math.floor(y * 20) * 9) > -0.6
              ? light('#3a3a3e')
              : undefined,
        }),
      )
    make.socket('top', [0, 0.48, -0.1], 0.3)
  }),
})

export const controller = archetype({
  id: 'game-controller',
  about: 'A game controller with sticks and buttons',
  skeleton: 'device',
  nouns: ['game controller', 'controller', 'gamepad', 'joypad', 'joystick'],
  parameters: { kind: choice(['pad', 'stick'], 'a pad or a joystick') },
  rows: { joystick: { values: { kind: 'stick' }, colours: { main: '#2b2e35', accent: '#e2362c' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', plastic('#f1f1ee', { roughness: 0.3 }))
    const black = look.material('second', plastic('#26282c'))
    const accent = look.material('accent', plastic('#e2362c', { roughness: 0.25 }))
    if (v.kind === 'stick') {
      make.part('base', box(0.7, 0.2, 0.7, 0.06).move(0, 0.1, 0), shell)
      make.part(
        'boot',
        lathe(
          flowing(
            [
              [0.2, 0.19],
              [0.19, 0.22],
              [0.12, 0.26],
              [0.13, 0.28],
              [0.07, 0.32],
              [0.04, 0.34],
            ],
            3,
          ),
          { corners: 32 },
        ),
        black,
      )
      make.part('stick', rod([0, 0.3, 0], [0.06, 0.78, 0.03], 0.034), metal('#c9ced4'))
      make.part('ball', ball(0.14, 28).move(0.07, 0.86, 0.035), accent)
      make.part('ball', cylinder(0.09, 0.06, { round: 0.02, corners: 28 }).move(-0.22, 0.22, 0.22), accent)
      make.socket('handle', [0.07, 0.86, 0.035], 0.1)
      return
    }
    const tilt = (one: Solid) => one.turn(-48, 0, 0).move(0, 0.3, 0)
    const outline = flowing(
      [
        [-0.3, 0.24],
        [0, 0.22],
        [0.3, 0.24],
        [0.42, 0.16],
        [0.5, -0.16],
        [0.44, -0.32],
        [0.34, -0.28],
        [0.22, -0.08],
        [0, -0.06],
        [-0.22, -0.08],
        [-0.34, -0.28],
        [-0.44, -0.32],
        [-0.5, -0.16],
        [-0.42, 0.16],
        [-0.3, 0.24],
      ].map(([x = 0, y = 0]): Vec2 => [x + 2, y]),
      4,
    )
      .map(([x, y]): Vec2 => [x - 2, y])
      .slice(0, -1)
    make.part('body', tilt(extrude(outline, 0.19, { bevel: 0.055, steps: 5 })), shell)
    const stick = turned(
      [
        [0, 0],
        [0.05, 0],
        [0.04, 0.04],
        [0.075, 0.06],
        [0.075, 0.08],
        [0, 0.075],
      ],
      0.012,
      28,
    ).turn(90, 0, 0)
    make.part(
      'sticks',
      tilt(
        stick
          .move(-0.15, -0.01, 0.1)
          .with(
            stick.move(0.15, -0.01, 0.1),
            cylinder(0.09, 0.02, { corners: 28 }).turn(90, 0, 0).move(-0.15, -0.01, 0.1).mirrored(),
          ),
      ),
      black,
    )
    make.part(
      'cross',
      tilt(
        box(0.17, 0.055, 0.05, 0.014)
          .move(-0.3, 0.11, 0.1)
          .with(box(0.055, 0.17, 0.05, 0.014).move(-0.3, 0.11, 0.1)),
      ),
      black,
    )
    const tints = ['#4fae3f', '#e2362c', '#2f7fe0', '#f2b52a']
    make.part(
      'buttons',
      tilt(
        together(
          [
            [0, -0.07],
            [0.07, 0],
            [-0.07, 0],
            [0, 0.07],
          ].map(([x = 0, y = 0], i) =>
            ball([0.038, 0.038, 0.026], 16)
              .move(0.3 + x, 0.11 + y, 0.104)
              .tinted(light(tints[i] ?? '#ffffff')),
          ),
        ),
      ),
      plastic('#ffffff', { roughness: 0.2 }),
    )
    make.part(
      'light',
      tilt(cylinder(0.034, 0.02, { corners: 24 }).turn(90, 0, 0).move(0, 0.15, 0.1)),
      glowing('#5fd0ff', { glow: 1.2 }),
    )
    make.part('triggers', tilt(box(0.18, 0.06, 0.12, 0.026).move(0.31, 0.225, 0).mirrored()), black)
    make.part('sticks', tilt(box(0.045, 0.022, 0.03, 0.008).move(0.08, 0.1, 0.098).mirrored()), black)
    make.socket('handle', [0.4, 0.15, 0.1], 0.1)
  }),
})

export const arcade = archetype({
  id: 'arcade-machine',
  about: 'An arcade machine with joystick and screen',
  skeleton: 'device',
  nouns: ['arcade machine', 'arcade', 'arcade cabinet', 'arcade game'],
  parameters: {},
  build: standing((_, look, make) => {
    const side = look.material('main', lacquer('#5a2fb0'))
    const black = look.material('second', plastic('#1f2026'))
    const accent = look.material('accent', plastic('#f2b52a', { roughness: 0.3 }))
    const outline: Vec2[] = [
      [-0.26, 0],
      [0.2, 0],
      [0.2, 0.34],
      [0.3, 0.4],
      [0.3, 0.46],
      [0.14, 0.52],
      [0.06, 0.8],
      [0.14, 0.86],
      [0.14, 1],
      [-0.26, 1],
    ]
    make.part(
      'sides',
      extrude(outline, 0.035, { bevel: 0.01 }).turn(0, -90, 0).move(0.25, 0, 0).mirrored(),
      side,
    )
    make.part(
      'body',
      extrude(
        outline.map(([x, y]): Vec2 => [x - 0.016, Math.max(0.01, y - 0.008)]),
        0.48,
        { bevel: 0.006 },
      ).turn(0, -90, 0),
      black,
    )
    make.part(
      'trim',
      tube(
        outline.map(([x, y]): Vec3 => [0.25, y, x]),
        0.012,
        { closed: true, corners: 8 },
      ).mirrored(),
      accent,
    )
    const tilt = (one: Solid) => one.turn(-16, 0, 0).move(0, 0.66, 0.098)
    const pixels: Paint = ([x, y], n) => {
      if (n[2] < 0.2) return undefined
      const [u, w] = [Math.floor((x + 0.18) / 0.018), Math.floor((y - 0.53) / 0.018)]
      const alien = ['..#..#..', '.######.', '##.##.##', '########', '.#.##.#.']
      for (const [ax, ay] of [
        [1, 12],
        [10, 12],
      ] as const)
        if (alien[4 - (w - ay)]?.[u - ax] === '#') return light('#5ff06a')
      for (const [ax, ay] of [[6, 6]] as const)
        if (alien[4 - (w - ay)]?.[u - ax] === '#') return light('#ff5a8a')
      if (w === 1 && u > 6 && u < 13) return light('#4fd0ff')
      if (w === 2 && u > 8 && u < 11) return light('#4fd0ff')
      return w === 4 && u === 9 ? light('#ffe24a') : undefined
    }
    make.part(
      'screen',
      tilt(box(0.4, 0.28, 0.02, 0.006)),
      plastic('#0e1030', { glow: 0.45, roughness: 0.1, paint: pixels }),
    )
    make.part(
      'marquee',
      box(0.46, 0.12, 0.02, 0.006).move(0, 0.93, 0.13),
      glowing('#ff4fa0', {
        glow: 0.8,
        paint: ([x, y]) =>
          Math.abs(y - 0.93 - 0.02 * Math.sin(x * 40)) < 0.012 ? light('#fff3b0') : undefined,
      }),
    )
    const desk = (one: Solid) => one.turn(20, 0, 0).move(0, 0.488, 0.2)
    make.part(
      'stick',
      desk(rod([-0.1, 0, 0], [-0.1, 0.07, 0], 0.01).with(ball(0.032, 16).move(-0.1, 0.085, 0))),
      plastic('#e2362c', { roughness: 0.2 }),
    )
    make.part(
      'buttons',
      desk(
        together(
          [0, 1, 2, 3].map((i) =>
            cylinder(0.022, 0.024, { corners: 20 }).move(
              0.03 + 0.06 * (i % 3),
              0.006,
              i === 3 ? 0.05 : -0.01,
            ),
          ),
        ),
      ),
      accent,
    )
    make.part(
      'door',
      box(0.2, 0.2, 0.02, 0.008)
        .move(0, 0.17, 0.192)
        .with(box(0.03, 0.06, 0.03, 0.006).move(0.05, 0.2, 0.196).mirrored()),
      metal('#8a9199'),
    )
    make.socket('top', [0, 1, -0.06], 0.2)
  }),
})
