import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, circle, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, metal, plastic, wood } from '../../materials/material.ts'
import { flowing, pipe, rectangle, rod, standing, turned } from './forms.ts'

export const umbrella = archetype({
  id: 'umbrella',
  about: 'An umbrella, open or closed, with a bent handle',
  skeleton: 'tool',
  nouns: ['umbrella', 'parasol', 'beach umbrella'],
  parameters: {
    state: choice(['open', 'closed'], 'whether it is open'),
    panels: number(8, 5, 12, 'how many panels'),
    pattern: choice(['two colours', 'plain'], 'of the cloth'),
    handle: choice(['hook', 'straight'], 'kind of handle'),
  },
  rows: {
    'closed umbrella': { values: { state: 'closed' } },
    'beach umbrella': { values: { handle: 'straight' }, colours: { main: '#f2b52a', second: '#fdf6e6' } },
    parasol: { colours: { main: '#f08ab0', second: '#fdf0f3' } },
  },
  build: standing((v, look, make) => {
    const panels = Math.round(v.panels)
    const base = look.material('main', cloth('#d8322f', { grain: 0.4 }))
    const tint = look.light('second', '#fbf3e0')
    const steel = metal('#8a9199')
    const timber = look.material('accent', wood('#8a5229'))
    const stuff =
      v.pattern === 'plain'
        ? base
        : {
            ...base,
            paint: ([x, , z]: Vec3) =>
              Math.floor(((Math.atan2(x, z) / (2 * Math.PI)) * panels + panels + 0.5) % panels) % 2 === 0
                ? tint
                : undefined,
          }
    const low = v.handle === 'hook' ? 0.08 : 0
    make.part('shaft', rod([0, low + 0.12, 0], [0, 1, 0], 0.014), steel)
    make.part(
      'tip',
      turned(
        [
          [0, 0.96],
          [0.016, 0.96],
          [0.012, 1.03],
          [0, 1.05],
        ],
        0.004,
        14,
      ),
      timber,
    )
    if (v.handle === 'hook')
      make.part(
        'handle',
        pipe(
          [
            [0, 0.24, 0],
            [0, 0.1, 0],
            [0.03, 0.02, 0],
            [0.1, 0.02, 0],
            [0.13, 0.09, 0],
          ],
          0.024,
          6,
          14,
        ),
        timber,
      )
    else
      make.part(
        'handle',
        turned(
          [
            [0, 0],
            [0.03, 0],
            [0.034, 0.1],
            [0.02, 0.2],
            [0, 0.2],
          ],
          0.01,
          18,
        ),
        timber,
      )
    if (v.state === 'open') {
      const radius = 0.5
      const steps = 12
      const canopy: Vec2[] = Array.from(
        { length: steps + 1 },
        (_, i): Vec2 => [(radius * i) / steps, 0.97 - 0.3 * (i / steps) ** 1.9],
      )
      // Panels hang in between the ribs, and their edge is cut in an arc.
      const hang = (solid: ReturnType<typeof lathe>) =>
        solid.warp(([x, y, z]) => {
          const far = Math.hypot(x, z)
          const t = far / radius
          const between = Math.abs(Math.sin((Math.atan2(x, z) * panels) / 2))
          const f = 1 - 0.1 * t * t * between
          return [x * f, y + 0.035 * t * between * (1 - t), z * f]
        })
      const under = canopy.filter(([r]) => r > 0.001).map(([r, y]): Vec2 => [r * 0.992, y - 0.012])
      const over = canopy.filter(([r]) => r > 0.001).toReversed()
      make.part(
        'canopy',
        hang(lathe([[0, 0.958], ...under, ...over, [0, 0.97]], { corners: panels * 6 })),
        stuff,
      )
      const rib = (a: number) => {
        const at = (r: number, y: number): Vec3 => [Math.sin(a) * r, y, Math.cos(a) * r]
        return tube([at(0.02, 0.955), at(0.25, 0.87), at(0.5, 0.655)], 0.006, { smooth: 4, corners: 6 }).with(
          rod(at(0.012, 0.62), at(0.27, 0.855), 0.005, 6),
          ball(0.012, 8).at(at(0.505, 0.658)),
        )
      }
      make.part(
        'ribs',
        together(Array.from({ length: panels }, (_, i) => rib((2 * Math.PI * i) / panels))),
        steel,
      )
      make.part('ribs', cylinder(0.026, 0.05).move(0, 0.62, 0), steel)
    } else {
      const folds = panels
      make.part(
        'canopy',
        lathe(
          flowing(
            [
              [0.02, 0.3],
              [0.075, 0.31],
              [0.07, 0.5],
              [0.05, 0.75],
              [0.02, 0.96],
            ],
            5,
          ),
          {
            corners: folds * 6,
            flutes: (a, y) => 1 + 0.16 * Math.min(1, (0.97 - y) * 2.4) * Math.sin(a * folds + y * 3),
          },
        ),
        stuff,
      )
      make.part(
        'strap',
        torus(0.076, 0.014, 30, 8)
          .move(0, 0.46, 0)
          .with(ball(0.02, 10).move(0, 0.46, 0.085)),
        timber,
      )
    }
    make.socket('handle', [0, 0.18, 0], 0.03).socket('top', [0, 1.05, 0], 0.02)
  }),
})

export const key = archetype({
  id: 'key',
  about: 'An old key with an ornate bow, upright, or a modern one',
  skeleton: 'tool',
  nouns: ['key', 'old key', 'skeleton key'],
  parameters: {
    kind: choice(['old', 'modern'], 'which kind'),
    bow: choice(['clover', 'round', 'heart'], 'what its grip is like'),
  },
  rows: {
    'house key': { values: { kind: 'modern' }, colours: { main: '#c9ced4' } },
    'golden key': { values: { kind: 'old' }, colours: { main: '#f0b52e' } },
  },
  build: standing((v, look, make) => {
    const brass = look.material('main', metal('#c9953c', { roughness: 0.28 }))
    if (v.kind === 'modern') {
      make.part(
        'bow',
        extrude(rectangle(0.34, 0.34, 0.11, 6), 0.06, {
          bevel: 0.02,
          steps: 3,
          holes: [circle(0.05, 20).map(([x, y]): Vec2 => [x, y + 0.09])],
        }).move(0, 0.82, 0),
        look.material('second', plastic('#2a2c31')),
      )
      make.part(
        'blade',
        extrude(
          [
            [-0.07, 0.68],
            [-0.07, 0.06],
            [-0.02, 0],
            [0.03, 0.06],
            [0.03, 0.1],
            [0.07, 0.14],
            [0.05, 0.2],
            [0.05, 0.24],
            [0.08, 0.29],
            [0.05, 0.35],
            [0.05, 0.38],
            [0.08, 0.43],
            [0.08, 0.68],
          ],
          0.04,
          { bevel: 0.008 },
        ),
        brass,
      )
      make.part('groove', box(0.014, 0.56, 0.05, 0.004).move(-0.03, 0.38, 0), metal('#8a9199'))
      make.socket('handle', [0, 0.82, 0], 0.1)
      return
    }
    make.part(
      'shaft',
      turned(
        [
          [0, 0],
          [0.03, 0],
          [0.034, 0.02],
          [0.034, 0.5],
          [0.05, 0.52],
          [0.05, 0.56],
          [0.034, 0.57],
          [0.055, 0.6],
          [0.055, 0.63],
          [0.036, 0.66],
          [0, 0.67],
        ],
        0.01,
        24,
      ),
      brass,
    )
    make.part(
      'teeth',
      extrude(
        [
          [0.02, 0.03],
          [0.16, 0.03],
          [0.16, 0.08],
          [0.11, 0.08],
          [0.11, 0.11],
          [0.18, 0.11],
          [0.18, 0.2],
          [0.12, 0.2],
          [0.12, 0.16],
          [0.08, 0.16],
          [0.08, 0.24],
          [0.02, 0.24],
        ],
        0.05,
        { bevel: 0.01 },
      ),
      brass,
    )
    if (v.bow === 'clover') {
      for (const [x, y] of [
        [0, 0.9],
        [0.105, 0.76],
        [-0.105, 0.76],
      ] as const)
        make.part('bow', torus(0.082, 0.026, 32, 10).turn(90, 0, 0).move(x, y, 0), brass)
      make.part(
        'bow',
        ball([0.05, 0.05, 0.04], 16)
          .move(0, 0.8, 0)
          .with(ball(0.028, 12).move(0, 1, 0), ball(0.024, 12).move(0.195, 0.74, 0).mirrored()),
        brass,
      )
    } else if (v.bow === 'heart') {
      const heart = Array.from({ length: 44 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 44
        return [
          0.0125 * 16 * Math.sin(a) ** 3,
          0.86 + 0.0115 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
          0,
        ]
      })
      make.part('bow', tube(heart, 0.03, { closed: true, corners: 12 }), brass)
    } else make.part('bow', torus(0.15, 0.032, 44, 12).turn(90, 0, 0).move(0, 0.84, 0), brass)
    if (v.bow === 'clover')
      make.part(
        'gem',
        ball([0.03, 0.03, 0.044], 12).move(0, 0.8, 0),
        look.material('second', plastic('#c0203a', { roughness: 0.06 })),
      )
    make.socket('handle', [0, 0.85, 0], 0.1)
  }),
})

export const padlock = archetype({
  id: 'padlock',
  about: 'A padlock, shut or open',
  skeleton: 'tool',
  nouns: ['padlock', 'lock'],
  parameters: {
    state: choice(['shut', 'open'], 'whether it is locked'),
    shape: choice(['square', 'round', 'heart'], 'its body'),
  },
  rows: { 'heart lock': { values: { shape: 'heart' }, colours: { main: '#d8264a' } } },
  build: standing((v, look, make) => {
    const brass = look.material('main', metal('#d6a53c', { roughness: 0.26 }))
    const steel = look.material('second', metal('#c2c8cf', { roughness: 0.18 }))
    const outline =
      v.shape === 'round'
        ? circle(0.34, 44)
        : v.shape === 'heart'
          ? Array.from({ length: 44 }, (_, i): Vec2 => {
              const a = (2 * Math.PI * i) / 44
              return [
                0.0225 * 16 * Math.sin(a) ** 3,
                0.02 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) +
                  0.06,
              ]
            })
          : rectangle(0.66, 0.56, 0.09, 6)
    make.part('body', extrude(outline, 0.26, { bevel: 0.05, steps: 4 }).move(0, 0.33, 0), brass)
    make.part(
      'plate',
      extrude(
        outline.map(([x, y]): Vec2 => [x * 0.78, y * 0.78]),
        0.275,
        { bevel: 0.012 },
      ).move(0, 0.33, 0),
      brass,
    )
    const lift = v.state === 'open' ? 0.13 : 0
    const shackle = pipe(
      [
        [-0.19, 0.4 + (v.state === 'open' ? 0.2 : 0), 0],
        [-0.19, 0.76 + lift, 0],
        [-0.1, 0.93 + lift, 0],
        [0.1, 0.93 + lift, 0],
        [0.19, 0.76 + lift, 0],
        [0.19, 0.4, 0],
      ],
      0.052,
      7,
      16,
    )
    make.part(
      'shackle',
      v.state === 'open' ? shackle.move(-0.19, 0, 0).turn(0, -25, 0).move(0.19, 0, 0) : shackle,
      steel,
    )
    make.part(
      'keyhole',
      cylinder(0.055, 0.3, { corners: 24 })
        .turn(90, 0, 0)
        .move(0, 0.36, 0)
        .with(
          extrude(
            [
              [-0.025, 0.36],
              [0.025, 0.36],
              [0.042, 0.2],
              [-0.042, 0.2],
            ],
            0.298,
            { bevel: 0.004 },
          ),
        ),
      plastic('#26282c'),
    )
    if (v.shape === 'square')
      make.part(
        'rivets',
        together(
          [
            [0.23, 0.15],
            [-0.23, 0.15],
            [0.23, 0.51],
            [-0.23, 0.51],
          ].map(([x = 0, y = 0]) => ball([0.03, 0.03, 0.02], 12).move(x, y, 0.137).mirrored('z')),
        ),
        steel,
      )
    make.socket('top', [0, 0.9, 0], 0.15)
  }),
})

export const bell = archetype({
  id: 'bell',
  about: 'A bell with a clapper: to ring by hand, to hang or on a desk',
  skeleton: 'tool',
  nouns: ['bell', 'hand bell', 'handbell'],
  parameters: { kind: choice(['hand', 'church', 'desk', 'jingle', 'cow'], 'which kind') },
  rows: {
    'church bell': { values: { kind: 'church' }, colours: { main: '#b8843a' } },
    'desk bell': { values: { kind: 'desk' } },
    'service bell': { values: { kind: 'desk' } },
    'jingle bell': { values: { kind: 'jingle' } },
    cowbell: { values: { kind: 'cow' }, colours: { main: '#b07f3c' } },
    'school bell': { values: { kind: 'hand' } },
  },
  build: standing((v, look, make) => {
    const brass = look.material('main', metal('#e0ad3c', { roughness: 0.22 }))
    const timber = look.material('second', wood('#6d3c1f'))
    const dark = plastic('#3a2c1c')
    if (v.kind === 'desk') {
      make.part(
        'base',
        turned(
          [
            [0, 0],
            [0.48, 0],
            [0.5, 0.04],
            [0.44, 0.1],
            [0, 0.1],
          ],
          0.02,
          48,
        ),
        look.material('second', lacquer('#2a2c31')),
      )
      make.part(
        'bell',
        lathe(
          flowing(
            [
              [0.42, 0.13],
              [0.43, 0.17],
              [0.36, 0.36],
              [0.2, 0.48],
              [0.02, 0.52],
            ],
            5,
          ),
          { corners: 48 },
        ),
        brass,
      )
      make.part(
        'button',
        cylinder(0.03, 0.12)
          .move(0, 0.56, 0)
          .with(
            turned(
              [
                [0, 0.6],
                [0.07, 0.6],
                [0.075, 0.63],
                [0, 0.65],
              ],
              0.014,
              24,
            ),
          ),
        brass,
      )
      make.socket('top', [0, 0.65, 0], 0.1)
      return
    }
    if (v.kind === 'jingle') {
      make.part('bell', ball(0.45, 40).move(0, 0.45, 0), brass)
      make.part(
        'bell',
        torus(0.45, 0.03, 48, 10)
          .move(0, 0.45, 0)
          .with(torus(0.09, 0.03, 28, 10).turn(90, 0, 0).move(0, 0.95, 0)),
        brass,
      )
      make.part(
        'slot',
        tube(
          Array.from({ length: 15 }, (_, i): Vec3 => {
            const a = radians(-150 + (i / 14) * 120)
            return [0, 0.45 + 0.45 * Math.sin(a), -0.45 * Math.cos(a)]
          }),
          0.022,
          { corners: 8 },
        ).with(
          tube(
            Array.from({ length: 15 }, (_, i): Vec3 => {
              const a = radians(-150 + (i / 14) * 120)
              return [-0.45 * Math.cos(a), 0.45 + 0.45 * Math.sin(a), 0]
            }),
            0.022,
            { corners: 8 },
          ),
        ),
        dark,
      )
      make.part(
        'slot',
        together(
          [
            [0, 1],
            [0, -1],
            [1, 0],
            [-1, 0],
          ].map(([x = 0, z = 0]) => ball([0.045, 0.045, 0.045], 12).move(x * 0.405, 0.26, z * 0.405)),
        ),
        dark,
      )
      make.socket('top', [0, 1.05, 0], 0.05)
      return
    }
    const isCow = v.kind === 'cow'
    const lift = 0.1
    const shape: Vec2[] = isCow
      ? [
          [0.4, 0],
          [0.3, 0.62],
          [0.26, 0.66],
        ]
      : flowing(
          [
            [0.42, 0],
            [0.4, 0.03],
            [0.3, 0.16],
            [0.24, 0.36],
            [0.2, 0.5],
            [0.12, 0.58],
          ],
          5,
        )
    const corners = isCow ? 4 : 48
    const cup = lathe(
      [
        [0, (shape.at(-1)?.[1] ?? 0.5) - 0.08],
        [(shape.at(-1)?.[0] ?? 0.1) * 0.8, (shape.at(-1)?.[1] ?? 0.5) - 0.1],
        [(shape[0]?.[0] ?? 0.4) - 0.05, 0.004],
        ...shape,
        [0, (shape.at(-1)?.[1] ?? 0.5) + 0.01],
      ],
      { corners },
    )
    make.part('bell', (isCow ? cup.turn(0, 45, 0).scale(1.1, 1, 0.75) : cup).move(0, lift, 0), brass)
    const top = lift + (shape.at(-1)?.[1] ?? 0.5)
    if (!isCow)
      make.part(
        'bell',
        together(
          [
            [0.405, 0.02, 0.018],
            [0.262, 0.28, 0.012],
            [0.245, 0.34, 0.01],
          ].map(([r = 0, y = 0, t = 0]) => torus(r, t, 48, 8).move(0, lift + y, 0)),
        ),
        brass,
      )
    make.part(
      'clapper',
      rod([0, top - 0.1, 0], [0, lift, 0], 0.014).with(ball(0.07, 18).move(0, 0.07, 0)),
      look.material('accent', metal('#7a6a4a')),
    )
    if (v.kind === 'hand') {
      make.part(
        'handle',
        turned(
          [
            [0, top - 0.01],
            [0.03, top - 0.01],
            [0.05, top + 0.06],
            [0.034, top + 0.12],
            [0.055, top + 0.26],
            [0.04, top + 0.34],
            [0.06, top + 0.38],
            [0, top + 0.42],
          ],
          0.02,
          24,
        ),
        timber,
      )
      make.part('bell', torus(0.05, 0.02, 24, 8).move(0, top + 0.01, 0), brass)
      make.socket('handle', [0, top + 0.22, 0], 0.05)
    } else {
      make.part(
        'bell',
        torus(0.09, 0.03, 28, 10)
          .turn(90, 0, 0)
          .move(0, top + 0.06, 0),
        brass,
      )
      if (v.kind === 'church') {
        make.part('yoke', box(0.7, 0.12, 0.13, 0.03).move(0, top + 0.17, 0), timber)
        make.part(
          'yoke',
          box(0.09, top + 0.3, 0.12, 0.02)
            .move(0.5, (top + 0.3) / 2, 0)
            .mirrored()
            .with(
              box(0.14, 0.07, 0.44, 0.02).move(0.5, 0.035, 0).mirrored(),
              rod([-0.52, top + 0.17, 0], [0.52, top + 0.17, 0], 0.025),
            ),
          timber,
        )
      } else
        make.part(
          'strap',
          torus(0.15, 0.035, 32, 8)
            .turn(90, 0, 0)
            .scale(1, 1, 1.6)
            .move(0, top + 0.2, 0),
          look.material('second', cloth('#b3352c')),
        )
    }
    make.socket('top', [0, top + 0.1, 0], 0.1)
  }),
})
