import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  circle,
  cone,
  cylinder,
  extrude,
  lathe,
  loft,
  roundedOutline,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  cloth,
  glowing,
  lacquer,
  metal,
  paper,
  plastic,
  polished,
  rubber,
  wood,
} from '../../materials/material.ts'
import { flowing, hollow, pipe, rectangle, rod, standing, turned } from './forms.ts'

export const pencil = archetype({
  id: 'pencil',
  about: 'A pencil, pen, crayon or brush, upright on its end',
  skeleton: 'tool',
  nouns: ['pencil'],
  parameters: { kind: choice(['pencil', 'pen', 'brush', 'crayon', 'quill', 'marker'], 'which it is') },
  rows: {
    pen: { values: { kind: 'pen' }, colours: { main: '#1f3f7a' } },
    'fountain pen': { values: { kind: 'pen' }, colours: { main: '#22242a' } },
    paintbrush: { values: { kind: 'brush' }, colours: { main: '#c9402f', second: '#2f7fd0' } },
    brush: { values: { kind: 'brush' }, colours: { main: '#a8713c', second: '#6b4a2a' } },
    crayon: { values: { kind: 'crayon' }, colours: { main: '#e2463c' } },
    quill: { values: { kind: 'quill' }, colours: { main: '#f4f1ea' } },
    'quill pen': { values: { kind: 'quill' }, colours: { main: '#f4f1ea' } },
    marker: { values: { kind: 'marker' }, colours: { main: '#2fa85f' } },
  },
  build: standing((v, look, make) => {
    const lean = (one: ReturnType<typeof box>) => one.turn(0, 0, -16)
    if (v.kind === 'pencil') {
      const paint = look.material('main', lacquer('#f2b52a'))
      make.part(
        'shaft',
        lean(
          lathe(
            [
              [0.06, 0.2],
              [0.06, 0.82],
            ],
            { corners: 6 },
          ),
        ),
        paint,
      )
      make.part(
        'wood',
        lean(
          lathe(
            [
              [0.02, 0.06],
              [0.058, 0.201],
            ],
            { corners: 24 },
          ),
        ),
        wood('#e3bc86', { grain: 0.4 }),
      )
      make.part(
        'lead',
        lean(
          lathe(
            [
              [0.002, 0],
              [0.021, 0.062],
            ],
            { corners: 18 },
          ),
        ),
        look.material('second', plastic('#2b2b2f')),
      )
      make.part(
        'ferrule',
        lean(
          lathe(
            [
              [0.058, 0.8],
              [0.06, 0.8],
              [0.062, 0.82],
              [0.058, 0.835],
              [0.062, 0.85],
              [0.058, 0.865],
              [0.062, 0.88],
              [0.06, 0.9],
            ],
            { corners: 28 },
          ),
        ),
        metal('#c9ced4'),
      )
      make.part(
        'eraser',
        lean(cylinder(0.057, 0.1, { round: 0.025, corners: 28 }).move(0, 0.94, 0)),
        look.material('accent', rubber('#f08a9a')),
      )
    } else if (v.kind === 'pen') {
      const body = look.material('main', lacquer('#1f3f7a', { roughness: 0.15 }))
      const gold = look.material('second', metal('#dcae4a', { roughness: 0.2 }))
      make.part(
        'body',
        lean(
          lathe(
            flowing(
              [
                [0.034, 0.16],
                [0.048, 0.24],
                [0.058, 0.4],
                [0.058, 0.62],
                [0.056, 0.86],
                [0.03, 0.98],
                [0.004, 1],
              ],
              4,
            ),
            { corners: 32 },
          ),
        ),
        body,
      )
      make.part(
        'nib',
        lean(
          extrude(
            [
              [0, 0],
              [0.03, 0.09],
              [0.032, 0.17],
              [-0.032, 0.17],
              [-0.03, 0.09],
            ],
            0.02,
            { bevel: 0.006, holes: [circle(0.007, 10).map(([x, y]): Vec2 => [x, y + 0.1])] },
          ).warp(([x, y, z]) => [x, y, z - 8 * x * x]),
        ),
        gold,
      )
      make.part(
        'nib',
        lean(
          together([0.6, 0.63, 0.165].map((y) => torus(y < 0.2 ? 0.034 : 0.058, 0.008, 30, 8).move(0, y, 0))),
        ),
        gold,
      )
      make.part(
        'clip',
        lean(
          pipe(
            [
              [0, 0.92, 0.045],
              [0, 0.93, 0.075],
              [0, 0.8, 0.075],
              [0, 0.7, 0.068],
            ],
            [0.012, 0.014, 0.012, 0.012],
            5,
            8,
          ).with(ball(0.016, 10).move(0, 0.695, 0.066)),
        ),
        gold,
      )
    } else if (v.kind === 'brush') {
      const paint = look.material('main', lacquer('#c9402f'))
      make.part(
        'handle',
        lean(
          lathe(
            flowing(
              [
                [0.036, 0.36],
                [0.04, 0.42],
                [0.048, 0.56],
                [0.03, 0.8],
                [0.03, 0.94],
                [0.008, 1],
              ],
              4,
            ),
            { corners: 24 },
          ),
        ),
        paint,
      )
      make.part(
        'ferrule',
        lean(
          lathe(
            [
              [0.05, 0.22],
              [0.052, 0.24],
              [0.048, 0.26],
              [0.046, 0.32],
              [0.042, 0.34],
              [0.04, 0.4],
            ],
            { corners: 28 },
          ),
        ),
        metal('#d3d8dd'),
      )
      make.part(
        'bristles',
        lean(
          lathe(
            flowing(
              [
                [0.002, 0],
                [0.035, 0.06],
                [0.056, 0.14],
                [0.048, 0.24],
              ],
              5,
            ),
            { corners: 40, flutes: (a) => 1 + 0.03 * Math.sin(a * 12) },
          ),
        ),
        look.material('second', plastic('#2f7fd0', { roughness: 0.4 })),
      )
    } else if (v.kind === 'crayon' || v.kind === 'marker') {
      const wax = look.material('main', plastic('#e2463c', { roughness: 0.6 }))
      const isMarker = v.kind === 'marker'
      make.part(
        'body',
        lean(
          turned(
            [
              [0, 0.2],
              [0.09, 0.2],
              [0.095, 0.24],
              [0.095, 0.96],
              [0.085, 1],
              [0, 1],
            ],
            0.012,
          ),
        ),
        isMarker ? plastic('#f7f5f0') : wax,
      )
      make.part(
        'tip',
        lean(
          turned(
            [
              [0, 0],
              [0.03, 0],
              [0.075, 0.2],
              [0, 0.21],
            ],
            0.01,
          ),
        ),
        wax,
      )
      make.part(
        'label',
        lean(
          lathe(
            [
              [0.08, 0.3],
              [0.099, 0.3],
              [0.099, 0.86],
              [0.08, 0.86],
            ],
            { corners: 36 },
          ),
        ),
        isMarker
          ? wax
          : {
              ...look.material('main', paper('#f0786a')),
              paint: ([, y]) =>
                Math.abs(y - 0.36) < 0.02 || Math.abs(y - 0.78) < 0.02 ? light('#22242a') : undefined,
            },
      )
    } else {
      const plume = look.material('main', cloth('#f4f1ea', { surface: 'feathers', grain: 0.5 }))
      const spine = (t: number): Vec3 => [0.34 * t * t - 0.06 * t, t, 0.05 * t]
      const rows = Array.from({ length: 26 }, (_, i) => 0.24 + (i / 25) * 0.76)
      const wide = (t: number) => 0.13 * Math.sin(Math.PI * Math.min(1, ((t - 0.2) / 0.8) ** 0.8)) + 0.004
      make.part(
        'feather',
        loft(
          rows.map((t, i) => {
            const [x, y, z] = spine(t)
            const w = wide(t) * (i % 5 === 4 ? 0.8 : 1)
            return [
              [x + w, y + 0.06, z + 0.03],
              [x + w * 0.5, y + 0.02, z + 0.02],
              [x, y, z + 0.008],
              [x - w * 0.4, y + 0.02, z + 0.018],
              [x - w * 0.8, y + 0.05, z + 0.03],
              [x - w * 0.4, y + 0.02, z + 0.008],
              [x, y, z - 0.006],
              [x + w * 0.5, y + 0.02, z + 0.008],
            ] as Vec3[]
          }),
        ),
        plume,
      )
      make.part(
        'shaft',
        tube(
          Array.from({ length: 14 }, (_, i) => spine(0.06 + (i / 13) * 0.9)),
          (t) => 0.014 * (1 - 0.7 * t),
          { corners: 10 },
        ),
        paper('#e8dcb8'),
      )
      make.part(
        'nib',
        cone(0.014, 0.1, 12).turn(180, 0, 0).at([-0.002, 0.05, 0]),
        look.material('second', metal('#d6a848')),
      )
      make.part(
        'inkwell',
        hollow(
          flowing(
            [
              [0.12, 0],
              [0.14, 0.02],
              [0.13, 0.12],
              [0.07, 0.17],
              [0.085, 0.2],
            ],
            4,
          ),
          0.02,
          0.02,
          28,
        ).move(0, -0.04, 0),
        look.material('accent', lacquer('#1f2a4a')),
      )
    }
    make.socket('handle', [0.08, 0.3, 0], 0.04)
  }),
})

export const palette = archetype({
  id: 'palette',
  about: 'A painter’s palette with colours and a brush',
  skeleton: 'tool',
  nouns: ['palette', 'paint palette', "painter's palette"],
  parameters: { colours: number(7, 3, 10, 'how many colours are on it') },
  build: standing((v, look, make) => {
    const board = look.material('main', wood('#c98f52'))
    const outline = Array.from({ length: 60 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 60
      const dent = 1 - 0.34 * Math.exp(-(((a - radians(305)) / 0.26) ** 2))
      return [0.5 * Math.cos(a) * dent, 0.37 * Math.sin(a) * dent]
    })
    const lay = (one: ReturnType<typeof box>) => one.turn(-62, 0, 0).move(0, 0.2, 0)
    make.part(
      'board',
      lay(
        extrude(outline, 0.04, {
          bevel: 0.014,
          steps: 3,
          holes: [circle(0.07, 24, 0.055).map(([x, y]): Vec2 => [x + 0.1, y - 0.14])],
        }),
      ),
      board,
    )
    const tints = [
      '#e2362c',
      '#f28a24',
      '#f7d32f',
      '#4fae3f',
      '#2fa8d8',
      '#2f4fc0',
      '#8a3fb8',
      '#f08ab0',
      '#ffffff',
      '#22242a',
    ]
    const count = Math.round(v.colours)
    const blobs = Array.from({ length: count }, (_, i) => {
      const a = radians(20 + (250 * i) / Math.max(1, count - 1))
      const dab = lathe(
        flowing(
          [
            [0.075, 0],
            [0.07, 0.025],
            [0.04, 0.045],
            [0.012, 0.075],
            [0.002, 0.08],
          ],
          3,
        ),
        { corners: 24, flutes: (t) => 1 + 0.1 * Math.sin(t * 3 + i) },
      ).turn(90, 0, 0)
      return lay(dab.move(0.35 * Math.cos(a), 0.25 * Math.sin(a), 0.018)).tinted(
        light(tints[i % tints.length] ?? '#ffffff'),
      )
    })
    make.part('paints', together(blobs), plastic('#ffffff', { roughness: 0.25 }))
    make.part(
      'brush',
      rod([-0.2, 0.14, 0.4], [0.42, 0.34, -0.02], [0.014, 0.018]),
      look.material('second', lacquer('#2f5fa8')),
    )
    make.part('ferrule', rod([-0.2, 0.14, 0.4], [-0.28, 0.115, 0.455], [0.016, 0.02]), metal('#d3d8dd'))
    make.part(
      'bristles',
      tube(
        [
          [-0.275, 0.117, 0.45],
          [-0.32, 0.1, 0.48],
          [-0.38, 0.08, 0.52],
        ],
        [0.021, 0.024, 0.004],
        { smooth: 4, corners: 12 },
      ),
      plastic('#e2362c'),
    )
    make.socket('top', [0, 0.24, 0], 0.3)
  }),
})

export const easel = archetype({
  id: 'easel',
  about: 'An easel with a canvas',
  skeleton: 'furniture',
  nouns: ['easel'],
  parameters: { shows: choice(['sunset', 'empty', 'flower'], 'what is painted on it') },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#b57d42'))
    const bar = (a: Vec3, b: Vec3, r = 0.02) =>
      tube([a, b], r, {
        flat: true,
        outline: [
          [-1, -0.8],
          [1, -0.8],
          [1, 0.8],
          [-1, 0.8],
        ],
      })
    make.part(
      'easel',
      bar([0.3, 0, 0.16], [0.06, 1.06, -0.08])
        .mirrored()
        .with(
          bar([0, 0, -0.34], [0, 1.02, -0.1]),
          bar([-0.26, 0.34, 0.1], [0.26, 0.34, 0.1]),
          bar([-0.12, 0.86, -0.02], [0.12, 0.86, -0.02], 0.018),
        ),
      timber,
    )
    make.part('ledge', box(0.66, 0.03, 0.1, 0.01).move(0, 0.36, 0.12), timber)
    const lean = (one: ReturnType<typeof box>) => one.turn(-12.5, 0, 0).move(0, 0.375, 0.12)
    const paint = ([x, y]: Vec3, n: Vec3): Vec3 | undefined => {
      if (n[2] < 0.5 || v.shows === 'empty') return undefined
      const w = y - 0.62
      if (v.shows === 'flower') {
        const [far, a] = [Math.hypot(x, w - 0.06), Math.atan2(w - 0.06, x)]
        if (far < 0.045) return light('#f2b52a')
        if (far < 0.11 + 0.03 * Math.cos(a * 6)) return light('#e2456a')
        if (Math.abs(x + 0.02 * Math.sin(w * 20)) < 0.01 && w < 0) return light('#3f8a3a')
        return light('#cfe8f2')
      }
      if (Math.hypot(x - 0.05, w + 0.02) < 0.075 && w > -0.06) return light('#ffe27a')
      if (w < -0.06)
        return Math.abs(x - 0.05) < 0.05 + 0.03 * Math.sin(w * 120) ? light('#f7c06a') : light('#2f5f9a')
      return light(w > 0.1 ? '#5a4a9a' : w > 0.04 ? '#c9587a' : '#f2904a')
    }
    make.part(
      'canvas',
      lean(box(0.6, 0.48, 0.035, 0.006).move(0, 0.24, 0)),
      look.material('second', paper('#faf6ea', { surface: 'cloth', grain: 0.4, paint })),
    )
    make.part('clamp', lean(box(0.1, 0.06, 0.06, 0.012).move(0, 0.5, -0.01)), timber)
    make.part(
      'screws',
      ball(0.024, 12)
        .move(0, 0.34, 0.13)
        .with(ball(0.02, 12).move(0, 0.86, 0.01)),
      look.material('accent', metal('#d6a848')),
    )
    make.socket('front', [0, 0.62, 0.1], 0.25)
  }),
})

export const scissors = archetype({
  id: 'scissors',
  about: 'Scissors, half open, points up',
  skeleton: 'tool',
  nouns: ['scissors', 'shears', 'pair of scissors'],
  parameters: { open: number(0.5, 0, 1, 'how far they are open') },
  build: standing((v, look, make) => {
    const steel = look.material('second', polished('#d3d9df', { roughness: 0.16 }))
    const grip = look.material('main', plastic('#e2463c', { roughness: 0.3 }))
    const angle = 4 + 20 * v.open
    const blade = extrude(
      [
        [-0.04, -0.06],
        [0.035, -0.06],
        [0.05, 0.05],
        [0.045, 0.3],
        [0.005, 0.58],
        [-0.012, 0.56],
        [-0.02, 0.2],
      ],
      0.02,
      { bevel: 0.006 },
    )
    const shank = tube(
      [
        [0, -0.03, 0],
        [-0.02, -0.12, 0],
        [-0.06, -0.2, 0],
      ],
      [0.035, 0.03, 0.03],
      { smooth: 3, corners: 10 },
    ).scale(1, 1, 0.5)
    const ring = torus(0.1, 0.028, 36, 12)
      .turn(90, 0, 0)
      .scale(0.85, 1.15, 1)
      .turn(0, 0, -16)
      .move(-0.1, -0.31, 0)
    const half = (side: number) => (one: typeof blade) => {
      const turned_ = one.turn(0, 0, -angle)
      return (side > 0 ? turned_ : turned_.mirror('x')).move(0, 0.42, side * 0.011)
    }
    for (const side of [1, -1]) {
      const put = half(side)
      make.part('blades', put(blade), steel)
      make.part('handles', put(ring.with(shank)), grip)
    }
    make.part(
      'screw',
      cylinder(0.026, 0.06, { corners: 20 }).turn(90, 0, 0).move(0, 0.42, 0),
      look.material('accent', metal('#d6a848')),
    )
    make.part('screw', box(0.036, 0.007, 0.064, 0.002).turn(0, 0, 30).move(0, 0.42, 0), plastic('#5a4a26'))
    make.socket('handle', [0, 0.1, 0], 0.08)
  }),
})

export const stapler = archetype({
  id: 'stapler',
  about: 'A stapler, ruler or other thing of a desk',
  skeleton: 'tool',
  nouns: ['stapler'],
  parameters: { kind: choice(['stapler', 'ruler', 'sharpener', 'tape'], 'which it is') },
  rows: {
    ruler: { values: { kind: 'ruler' }, colours: { main: '#f0c45a' } },
    'pencil sharpener': { values: { kind: 'sharpener' }, colours: { main: '#2f86d8' } },
    'adhesive tape': { values: { kind: 'tape' }, colours: { main: '#2a2c31' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#26282c')
    if (v.kind === 'ruler') {
      const timber = look.material('main', wood('#f0c45a', { grain: 0.6 }))
      const ink = light('#3a2a16')
      const paint = ([x, y]: Vec3, n: Vec3): Vec3 | undefined => {
        if (Math.abs(n[2]) < 0.5) return undefined
        const up = y - 0.02
        const at = up * 20
        const near = (step: number, wide: number) =>
          Math.abs(((at / step + 0.5 + 10) % 1) - 0.5) * step < wide
        if (x > 0.075 - 0.055 && near(1, 0.06)) return ink
        if (x > 0.075 - 0.035 && near(0.5, 0.045)) return ink
        return undefined
      }
      make.part(
        'ruler',
        extrude(rectangle(0.15, 1, 0.012), 0.03, {
          bevel: 0.01,
          holes: [circle(0.022, 16).map(([x, y]): Vec2 => [x - 0.02, y + 0.455])],
        })
          .move(0, 0.5, 0)
          .turn(0, 0, -14),
        {
          ...timber,
          paint: ([x, y, z], n) => {
            const [c, s] = [Math.cos(radians(14)), Math.sin(radians(14))]
            return paint([x * c - y * s, x * s + y * c, z], n)
          },
        },
      )
      make.part(
        'edge',
        box(0.012, 0.99, 0.034, 0.004).move(0.072, 0.5, 0).turn(0, 0, -14),
        look.material('accent', metal('#c9ced4')),
      )
      return
    }
    if (v.kind === 'sharpener') {
      const body = look.material('main', plastic('#2f86d8', { roughness: 0.3 }))
      make.part(
        'body',
        extrude(
          [
            [-0.3, 0],
            [0.3, 0],
            [0.34, 0.25],
            [0.3, 0.5],
            [-0.3, 0.5],
            [-0.34, 0.25],
          ],
          0.9,
          { bevel: 0.03 },
        ),
        body,
      )
      make.part('blade', box(0.34, 0.03, 0.74, 0.006).turn(0, 0, 14).move(0.04, 0.5, 0), polished('#d3d9df'))
      make.part('screw', cylinder(0.07, 0.06).move(0.03, 0.52, 0.05), metal('#c9a24a'))
      make.part('hole', cylinder(0.13, 0.02).turn(90, 0, 0).move(0, 0.25, 0.45), black)
      return
    }
    if (v.kind === 'tape') {
      const body = look.material('main', plastic('#2a2c31'))
      make.part(
        'body',
        extrude(
          roundedOutline(
            [
              [-0.5, 0],
              [0.5, 0],
              [0.46, 0.2],
              [0.2, 0.18],
              [0.1, 0.24],
              [-0.42, 0.24],
            ],
            0.04,
          ),
          0.34,
          { bevel: 0.03, steps: 3 },
        ),
        body,
      )
      make.part(
        'roll',
        lathe(
          [
            [0.14, -0.11],
            [0.26, -0.11],
            [0.26, 0.11],
            [0.14, 0.11],
          ],
          { corners: 44 },
        )
          .turn(90, 0, 0)
          .move(-0.16, 0.36, 0),
        look.material('second', plastic('#f0dca0', { roughness: 0.2 })),
      )
      make.part(
        'hub',
        cylinder(0.15, 0.24).turn(90, 0, 0).move(-0.16, 0.36, 0),
        look.material('accent', plastic('#e0543c')),
      )
      make.part('strip', rod([-0.02, 0.58, 0], [0.44, 0.22, 0], 0.008).scale(1, 1, 10), plastic('#f0dca0'))
      make.part('teeth', box(0.02, 0.05, 0.24, 0.004).move(0.45, 0.21, 0), metal('#c9ced4'))
      return
    }
    const shell = look.material('main', lacquer('#d8362c'))
    const steel = look.material('second', metal('#c9ced4'))
    make.part(
      'base',
      extrude(
        roundedOutline(
          [
            [-0.5, 0],
            [0.5, 0],
            [0.5, 0.05],
            [-0.3, 0.06],
            [-0.5, 0.1],
          ],
          0.02,
        ),
        0.2,
        { bevel: 0.016 },
      ),
      shell,
    )
    make.part('rubber', box(1, 0.024, 0.18, 0.008).move(0, -0.006, 0), black)
    make.part('anvil', box(0.14, 0.02, 0.14, 0.006).move(0.38, 0.055, 0), steel)
    const lift = (one: ReturnType<typeof box>) => one.turn(0, 0, 9).move(-0.42, 0.14, 0)
    make.part('rail', lift(box(0.86, 0.06, 0.12, 0.01).move(0.44, 0, 0)), steel)
    make.part(
      'head',
      lift(
        extrude(
          roundedOutline(
            [
              [-0.06, -0.02],
              [0.9, 0.02],
              [0.92, 0.1],
              [0.82, 0.15],
              [0.3, 0.17],
              [-0.04, 0.12],
            ],
            0.04,
          ),
          0.18,
          { bevel: 0.045, steps: 4 },
        ),
      ),
      shell,
    )
    make.part('pin', cylinder(0.035, 0.22, { corners: 20 }).turn(90, 0, 0).move(-0.42, 0.14, 0), steel)
    make.socket('top', [0, 0.3, 0], 0.1)
  }),
})

export const lighter = archetype({
  id: 'lighter',
  about: 'A lighter with a flame, or a box of matches',
  skeleton: 'tool',
  nouns: ['lighter', 'cigarette lighter'],
  parameters: {
    kind: choice(['lighter', 'matches'], 'which it is'),
    flame: choice(['burning', 'none'], 'whether it burns'),
  },
  rows: {
    matchbox: { values: { kind: 'matches', flame: 'none' }, colours: { main: '#d8362c' } },
    matches: { values: { kind: 'matches' }, colours: { main: '#d8362c' } },
    'box of matches': { values: { kind: 'matches', flame: 'none' } },
  },
  build: standing((v, look, make) => {
    const fire = glowing('#ffab2e', { glow: 2.2 })
    if (v.kind === 'matches') {
      const sleeve = look.material('main', paper('#d8362c'))
      const cream = light('#fbefd2')
      make.part('sleeve', box(0.8, 0.24, 0.5, 0.012).move(-0.08, 0.12, 0), {
        ...sleeve,
        paint: ([x, , z], n) =>
          n[1] > 0.5 &&
          (Math.abs(Math.hypot((x + 0.08) / 0.28, z / 0.17) - 1) < 0.09 ||
            Math.hypot((x + 0.08) / 0.1, z / 0.12) < 1)
            ? cream
            : undefined,
      })
      make.part(
        'striker',
        box(0.78, 0.17, 0.012, 0.004).move(-0.08, 0.12, 0.248).mirrored('z'),
        plastic('#4a3328', { surface: 'sand', roughness: 1 }),
      )
      make.part(
        'tray',
        box(0.6, 0.19, 0.44, 0.01)
          .minus(box(0.56, 0.2, 0.4, 0.004).move(0, 0.03, 0))
          .move(0.22, 0.11, 0),
        look.material('second', paper('#f3e6c8')),
      )
      const stick = (x: number, z: number, turn: number, y: number) =>
        rod([-0.2, 0, 0], [0.2, 0, 0], 0.016, 6).turn(0, turn, 0).move(x, y, z)
      const head = (x: number, z: number, turn: number, y: number) =>
        ball([0.035, 0.026, 0.026], 10).move(0.2, 0, 0).turn(0, turn, 0).move(x, y, z)
      const places = Array.from({ length: 8 }, (_, i): [number, number, number, number] => [
        0.27,
        -0.16 + i * 0.046,
        (i % 3) * 2 - 2,
        0.16 + 0.02 * (i % 2),
      ])
      const loose: [number, number, number, number][] = [
        [-0.1, 0.42, 24, 0.03],
        [0.16, 0.4, -10, 0.03],
      ]
      make.part(
        'sticks',
        together([...places, ...loose].map((at) => stick(...at))),
        wood('#e3bc86', { grain: 0.4 }),
      )
      make.part(
        'heads',
        together([...places, ...loose].map((at) => head(...at))),
        look.material('accent', plastic('#8a1f1a', { roughness: 0.8 })),
      )
      if (v.flame === 'burning')
        make.part(
          'flame',
          lathe(
            flowing(
              [
                [0.01, 0],
                [0.06, 0.07],
                [0.04, 0.15],
                [0.003, 0.26],
              ],
              4,
            ),
            { corners: 16 },
          ).move(0.09, 0.04, 0.34),
          fire,
        )
      make.socket('top', [0, 0.24, 0], 0.25)
      return
    }
    const steel = look.material('main', metal('#cfa452', { roughness: 0.22 }))
    const bright = look.material('second', metal('#d3d8dd'))
    make.part(
      'case',
      extrude(rectangle(0.42, 0.46, 0.05), 0.17, { bevel: 0.035, steps: 3 }).move(0, 0.23, 0),
      steel,
    )
    make.part('chimney', box(0.26, 0.16, 0.12, 0.016).move(0.02, 0.52, 0), bright)
    make.part(
      'holes',
      together(
        [-0.05, 0.02, 0.09].flatMap((x) =>
          [0.5, 0.555].map((y) => ball([0.016, 0.016, 0.008], 8).move(x, y, 0.06).mirrored('z')),
        ),
      ),
      plastic('#33363b'),
    )
    make.part('wheel', cylinder(0.06, 0.05, { corners: 22 }).turn(90, 0, 0).move(-0.15, 0.52, 0), bright)
    make.part(
      'lid',
      extrude(rectangle(0.42, 0.24, 0.05), 0.17, { bevel: 0.035, steps: 3 })
        .move(0, 0.12, 0)
        .move(-0.21, 0, 0)
        .turn(0, 0, -115)
        .move(0.21, 0.46, 0)
        .move(0.0, 0, 0),
      steel,
    )
    make.part('wheel', cylinder(0.022, 0.15, { corners: 12 }).turn(90, 0, 0).move(0.215, 0.46, 0), bright)
    if (v.flame === 'burning')
      make.part(
        'flame',
        lathe(
          flowing(
            [
              [0.01, 0],
              [0.07, 0.09],
              [0.05, 0.2],
              [0.003, 0.36],
            ],
            5,
          ),
          { corners: 18 },
        ).move(0.02, 0.58, 0),
        fire,
      )
    make.socket('handle', [0, 0.2, 0], 0.1)
  }),
})
