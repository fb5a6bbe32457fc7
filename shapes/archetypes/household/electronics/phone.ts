import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { box, circle, cylinder, extrude, tube } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, metal, plastic } from '../../../materials/material.ts'
import { atCorners, cushion, pipe, rectangle, standing, turned } from '../forms.ts'

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
