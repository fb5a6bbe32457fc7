import { archetype, choice } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { ball, lathe, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glass, metal, plastic, porcelain } from '../../materials/material.ts'
import { flowing, pipe, rod, standing, turned } from './forms.ts'

/** Teapots; the spout points to the right. */
export const teapot = archetype({
  id: 'teapot',
  about: 'A teapot with spout, lid and handle; also as an elephant',
  skeleton: 'vessel',
  nouns: ['teapot', 'tea pot'],
  parameters: {
    form: choice(['round', 'tall', 'elephant'], 'its body'),
    pattern: choice(['flowers', 'dots', 'plain', 'bands'], 'how it is painted'),
    handle: choice(['side', 'top'], 'where the handle is'),
  },
  rows: {
    coffeepot: {
      values: { form: 'tall', pattern: 'bands' },
      colours: { main: '#e8e4da', second: '#3f6fae' },
    },
    'coffee pot': {
      values: { form: 'tall', pattern: 'bands' },
      colours: { main: '#3f6fae', second: '#f4efe2' },
    },
    'elephant teapot': {
      values: { form: 'elephant', pattern: 'plain' },
      colours: { main: '#8fa9c4', second: '#e8b04a' },
    },
    'japanese teapot': {
      values: { handle: 'top', pattern: 'dots' },
      colours: { main: '#33403c', second: '#57665f' },
    },
  },
  build: standing((v, look, make) => {
    const china = look.material('main', porcelain('#f7efe2'))
    const tint = look.light('second', '#d6456a')
    const gold = look.material('accent', metal('#d9ab48'))
    const green = light('#4f8f4a')
    const painted =
      v.pattern === 'plain'
        ? china
        : {
            ...china,
            paint: ([x, y, z]: Vec3): Vec3 | undefined => {
              if (Math.hypot(x, z) > 0.5) return undefined
              const turn = Math.atan2(x, z) / (2 * Math.PI)
              if (v.pattern === 'bands')
                return Math.abs(y - 0.3) < 0.025 || Math.abs(y - 0.37) < 0.012 ? tint : undefined
              if (y > 0.52 || y < 0.12) return undefined
              const [count, tall] = v.pattern === 'dots' ? [20, 0.08] : [7, 0.2]
              const row = Math.floor(y / tall)
              const [u, w] = [((((turn * count + (row % 2) / 2) % 1) + 1) % 1) - 0.5, y / tall - row - 0.5]
              const d = Math.hypot(u, w)
              if (v.pattern === 'dots') return d < 0.26 ? tint : undefined
              if (d < 0.07) return light('#f2c14e')
              if (d < 0.22 + 0.07 * Math.cos(5 * Math.atan2(w, u))) return tint
              return Math.hypot((Math.abs(u) - 0.33) * 0.9, w + 0.08) < 0.09 ? green : undefined
            },
          }
    if (v.form === 'elephant') {
      const body = new Blob({ detail: 64, blend: 0.06 })
      body.egg([0, 0.36, 0], [0.4, 0.3, 0.32])
      body.egg([0.36, 0.5, 0], [0.2, 0.21, 0.2], { blend: 0.05 })
      for (const [x, z] of [
        [0.2, 0.17],
        [0.2, -0.17],
        [-0.22, 0.17],
        [-0.22, -0.17],
      ] as const)
        body.limb([x, 0.26, z], [x, 0.08, z], 0.095, 0.085, { blend: 0.05 })
      body.chain(
        [
          [0.48, 0.46, 0],
          [0.6, 0.36, 0],
          [0.68, 0.42, 0],
          [0.72, 0.58, 0],
          [0.78, 0.66, 0],
        ],
        [0.1, 0.072, 0.058, 0.048, 0.046],
        { blend: 0.05 },
      )
      const solid = body.solid()
      make.part('body', solid, { ...china, colour: china.colour, paint: () => light(china.colour) })
      const ear = sheet(
        Array.from({ length: 8 }, (_, i) =>
          Array.from({ length: 8 }, (_, j): Vec3 => {
            const [s, t] = [(i / 7) * 2 - 1, (j / 7) * 2 - 1]
            const [a, b] = [s * Math.sqrt(1 - (t * t) / 2), t * Math.sqrt(1 - (s * s) / 2)]
            return [0.27 + a * 0.13 - 0.05 * b * b, 0.5 + b * 0.19, 0.2 + 0.06 * (1 - a) * 0.9]
          }),
        ),
        0.04,
      )
      make.part('ears', ear.mirrored('z'), look.material('main', porcelain('#f7efe2')))
      make.part('eyes', ball(0.028, 14).move(0.5, 0.57, 0.125).mirrored('z'), porcelain('#1a1a1e'))
      make.part(
        'tusks',
        pipe(
          [
            [0.5, 0.42, 0.09],
            [0.6, 0.36, 0.12],
            [0.66, 0.4, 0.125],
          ],
          [0.026, 0.02, 0.008],
          5,
        ).mirrored('z'),
        porcelain('#fff8e6'),
      )
      make.part(
        'handle',
        pipe(
          [
            [-0.3, 0.56, 0],
            [-0.48, 0.66, 0],
            [-0.62, 0.52, 0],
            [-0.54, 0.32, 0],
            [-0.37, 0.28, 0],
          ],
          [0.05, 0.046, 0.04, 0.036, 0.03],
          6,
        ),
        look.material('main', porcelain('#f7efe2')),
      )
      make.part(
        'lid',
        lathe(
          flowing(
            [
              [0.2, 0.625],
              [0.19, 0.66],
              [0.1, 0.72],
              [0.03, 0.735],
            ],
            4,
          ),
          { corners: 32 },
        ).move(-0.03, 0, 0),
        look.material('second', porcelain('#e8b04a')),
      )
      make.part('lid', torus(0.2, 0.02, 36, 8).move(-0.03, 0.628, 0), gold)
      make.part('lid', ball(0.045, 16).move(-0.03, 0.765, 0), gold)
      make.socket('handle', [-0.58, 0.5, 0], 0.04).socket('top', [-0.03, 0.8, 0], 0.1)
      return
    }
    const tall = v.form === 'tall'
    const shape = tall
      ? flowing(
          [
            [0.26, 0],
            [0.28, 0.03],
            [0.27, 0.3],
            [0.21, 0.64],
            [0.19, 0.78],
          ],
          5,
        )
      : flowing(
          [
            [0.2, 0],
            [0.22, 0.03],
            [0.4, 0.22],
            [0.42, 0.34],
            [0.3, 0.52],
            [0.18, 0.58],
          ],
          6,
        )
    const [top, rim, side] = tall ? [0.78, 0.19, 0.27] : [0.58, 0.18, 0.4]
    make.part('body', lathe([[0, 0], ...shape, [0, top]], { corners: 52 }), painted)
    make.part('rim', torus(tall ? 0.275 : 0.21, 0.018, 44, 8).move(0, 0.018, 0), gold)
    make.part('rim', torus(rim, 0.016, 40, 8).move(0, top + 0.002, 0), gold)
    make.part(
      'spout',
      pipe(
        tall
          ? [
              [0.22, 0.32, 0],
              [0.36, 0.38, 0],
              [0.42, 0.58, 0],
              [0.5, 0.76, 0],
            ]
          : [
              [0.32, 0.2, 0],
              [0.5, 0.24, 0],
              [0.57, 0.42, 0],
              [0.68, 0.55, 0],
            ],
        [0.09, 0.07, 0.05, 0.044],
        8,
        20,
      ),
      china,
    )
    make.part(
      'rim',
      torus(0.042, 0.013, 24, 8)
        .aim([0.6, 0.75, 0])
        .at(tall ? [0.525, 0.79, 0] : [0.71, 0.585, 0]),
      gold,
    )
    if (v.handle === 'side')
      make.part(
        'handle',
        pipe(
          [
            [-side * 0.86, top * 0.86, 0],
            [-side - 0.16, top * 0.92, 0],
            [-side - 0.22, top * 0.62, 0],
            [-side - 0.12, top * 0.34, 0],
            [-side * 0.9, top * 0.28, 0],
          ],
          [0.03, 0.034, 0.034, 0.03, 0.026],
          6,
          14,
        ),
        china,
      )
    else
      make.part(
        'handle',
        pipe(
          [
            [-0.3, 0.48, 0],
            [-0.36, 0.7, 0],
            [0, 0.98, 0],
            [0.36, 0.7, 0],
            [0.3, 0.48, 0],
          ],
          0.026,
          8,
          12,
        ),
        gold,
      )
    make.part(
      'lid',
      lathe(
        flowing(
          [
            [rim - 0.006, top - 0.005],
            [rim - 0.01, top + 0.03],
            [rim * 0.6, top + 0.1],
            [0.03, top + 0.125],
          ],
          4,
        ),
        { corners: 40 },
      ),
      painted,
    )
    make.part(
      'rim',
      turned(
        [
          [0, top + 0.11],
          [0.03, top + 0.12],
          [0.022, top + 0.135],
          [0.046, top + 0.17],
          [0.03, top + 0.2],
          [0, top + 0.21],
        ],
        0.012,
        20,
      ),
      gold,
    )
    make.socket('handle', [-side - 0.2, top * 0.6, 0], 0.04).socket('top', [0, top + 0.2, 0], 0.05)
  }),
})

export const kettle = archetype({
  id: 'kettle',
  about: 'A kettle: on the stove, or with a cord',
  skeleton: 'vessel',
  nouns: ['kettle', 'tea kettle'],
  parameters: { kind: choice(['stove', 'electric'], 'how it is heated') },
  rows: { 'electric kettle': { values: { kind: 'electric' }, colours: { main: '#e6e9ec' } } },
  build: standing((v, look, make) => {
    const shell = look.material(
      'main',
      v.kind === 'stove'
        ? metal('#cf4a3a', { metalness: 0.4, surface: 'plain', roughness: 0.25 })
        : metal('#e6e9ec'),
    )
    const black = look.material('second', plastic('#26272b'))
    const steel = look.material('accent', metal('#cdd3d9'))
    if (v.kind === 'stove') {
      make.part(
        'body',
        lathe(
          flowing(
            [
              [0.02, 0],
              [0.4, 0],
              [0.44, 0.04],
              [0.4, 0.24],
              [0.24, 0.42],
              [0.15, 0.47],
              [0.02, 0.48],
            ],
            5,
          ),
          { corners: 52 },
        ),
        shell,
      )
      make.part('base', torus(0.42, 0.022, 48, 8).move(0, 0.03, 0), steel)
      make.part(
        'spout',
        pipe(
          [
            [0.28, 0.24, 0],
            [0.44, 0.34, 0],
            [0.54, 0.46, 0],
          ],
          [0.085, 0.06, 0.045],
          6,
          18,
        ),
        shell,
      )
      make.part(
        'whistle',
        turned(
          [
            [0, 0],
            [0.055, 0],
            [0.06, 0.03],
            [0.03, 0.07],
            [0, 0.075],
          ],
          0.012,
          20,
        )
          .aim([0.65, 0.75, 0])
          .move(0.535, 0.46, 0),
        steel,
      )
      make.part(
        'lid',
        turned(
          [
            [0, 0.46],
            [0.16, 0.462],
            [0.165, 0.485],
            [0.08, 0.52],
            [0, 0.525],
          ],
          0.014,
          36,
        ),
        steel,
      )
      make.part('handle', ball(0.042, 16).move(0, 0.555, 0), black)
      make.part(
        'handle',
        pipe(
          [
            [-0.24, 0.74, 0],
            [-0.12, 0.83, 0],
            [0.12, 0.83, 0],
            [0.24, 0.74, 0],
          ],
          0.042,
          6,
          14,
        ),
        black,
      )
      make.part('arms', rod([-0.3, 0.36, 0], [-0.25, 0.74, 0], 0.018).mirrored(), steel)
      make.socket('handle', [0, 0.83, 0], 0.05)
    } else {
      make.part(
        'base',
        turned(
          [
            [0, 0],
            [0.38, 0],
            [0.4, 0.03],
            [0.34, 0.07],
            [0, 0.07],
          ],
          0.014,
          44,
        ),
        black,
      )
      make.part(
        'body',
        lathe(
          flowing(
            [
              [0.02, 0.075],
              [0.33, 0.08],
              [0.33, 0.12],
              [0.25, 0.74],
              [0.24, 0.78],
              [0.02, 0.8],
            ],
            3,
          ),
          { corners: 48 },
        ),
        shell,
      )
      make.part(
        'spout',
        pipe(
          [
            [0.16, 0.66, 0],
            [0.28, 0.71, 0],
            [0.35, 0.78, 0],
          ],
          [0.1, 0.075, 0.04],
          5,
          18,
        ),
        shell,
      )
      make.part(
        'lid',
        turned(
          [
            [0, 0.78],
            [0.235, 0.785],
            [0.22, 0.84],
            [0, 0.86],
          ],
          0.03,
          40,
        ),
        black,
      )
      make.part(
        'handle',
        pipe(
          [
            [-0.24, 0.8, 0],
            [-0.46, 0.76, 0],
            [-0.46, 0.4, 0],
            [-0.3, 0.28, 0],
          ],
          [0.045, 0.05, 0.045, 0.04],
          6,
          14,
        ),
        black,
      )
      make.part(
        'window',
        lathe(
          [
            [0.2, 0.26],
            [0.318, 0.26],
            [0.28, 0.56],
            [0.2, 0.56],
          ],
          { corners: 48 },
        ).warp(([x, y, z]) => [
          Math.abs(Math.atan2(x, z)) < 0.14 ? x : x * 0.9,
          y,
          Math.abs(Math.atan2(x, z)) < 0.14 ? z * 1.005 : z * 0.9,
        ]),
        glass('#6fc4ec', { opacity: 0.8 }),
      )
      make.part(
        'switch',
        ball([0.035, 0.02, 0.03], 12).move(-0.33, 0.2, 0),
        look.material('accent', plastic('#e0433a')),
      )
      make.socket('handle', [-0.46, 0.6, 0], 0.05)
    }
    make.socket('top', [0, 0.6, 0], 0.1)
  }),
})
