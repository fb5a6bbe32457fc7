import { archetype, choice } from '../../../archetype.ts'
import { inRow, type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { glowing, metal, type Paint, plastic, polished, rubber } from '../../../materials/material.ts'
import { cushion, pipe, rectangle, rod, standing } from '../forms.ts'

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
