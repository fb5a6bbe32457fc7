import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  feathers,
  glowing,
  lacquer,
  leather,
  type Material,
  metal,
  plastic,
  polished,
  rubber,
  wornMetal,
} from '../../materials/material.ts'

/** What protects a head, standing on its rim and looking ahead. */
export const helmet = archetype({
  id: 'helmet',
  about: 'A helmet: of a knight, viking, spartan, astronaut, player or of the future',
  skeleton: 'helmet',
  nouns: ['helmet', 'knight helmet', "knight's helmet"],
  parameters: {
    kind: choice(
      ['knight', 'viking', 'spartan', 'sci-fi', 'football', 'space', 'motorcycle'],
      'whose helmet it is',
    ),
    plume: number(1, 0, 1, 'feathers or a crest on top'),
    horns: number(1, 0, 1, 'horns at its sides'),
  },
  rows: {
    'medieval helmet': {},
    'viking helmet': { values: { kind: 'viking' }, colours: { main: '#a9adb5' } },
    'horned helmet': { values: { kind: 'viking' } },
    'spartan helmet': { values: { kind: 'spartan' }, colours: { main: '#c9923a', second: '#b3201f' } },
    'roman helmet': { values: { kind: 'spartan' }, colours: { main: '#d0a044', second: '#b3201f' } },
    'greek helmet': { values: { kind: 'spartan' }, colours: { main: '#b8823a', second: '#24408a' } },
    'sci-fi helmet': { values: { kind: 'sci-fi' }, colours: { main: '#e6e9ee' } },
    'futuristic helmet': { values: { kind: 'sci-fi' }, colours: { main: '#e6e9ee' } },
    'cyberpunk helmet': { values: { kind: 'sci-fi' }, colours: { main: '#2b2e3a', accent: '#ff2fb0' } },
    'football helmet': { values: { kind: 'football' }, colours: { main: '#1f4fb0' } },
    'american football helmet': { values: { kind: 'football' }, colours: { main: '#1f4fb0' } },
    'space helmet': { values: { kind: 'space' }, colours: { main: '#f2f3f5' } },
    'astronaut helmet': { values: { kind: 'space' }, colours: { main: '#f2f3f5' } },
    'motorcycle helmet': { values: { kind: 'motorcycle' }, colours: { main: '#d3202a' } },
    'racing helmet': { values: { kind: 'motorcycle' }, colours: { main: '#d3202a' } },
  },
  build(v, look, make) {
    const gold = look.material('accent', polished('#d9a93a', { roughness: 0.25 }))
    make.socket('top', [0, 0.9, 0], 0.2)
    switch (v.kind) {
      case 'knight': {
        const steel = look.material('main', metal('#b4bac4'))
        const shell = dome(
          [
            [0.36, 0],
            [0.33, 0.12],
            [0.35, 0.3],
            [0.37, 0.48],
            [0.33, 0.68],
            [0.2, 0.8],
          ],
          0.84,
        )
        make.part('helmet', shell.minus(box(0.6, 0.34, 0.5, 0.04).move(0, 0.4, 0.36)), steel)
        make.part('lining', ball([0.3, 0.36, 0.34], 24).move(0, 0.42, 0), leather('#17130f'))
        // The visor comes to an edge in the middle and is pierced for seeing and breathing.
        const rows: Vec2[] = [
          [0.365, 0.2],
          [0.4, 0.27],
          [0.42, 0.36],
          [0.4, 0.5],
          [0.385, 0.6],
        ]
        const mask = lathe([...rows.toReversed().map(([r, y]): Vec2 => [r - 0.035, y]), ...rows], {
          corners: 64,
        })
          .warp(
            ([x, y, z]): Vec3 => [
              x * 0.99,
              y,
              z > 0 ? z * 1.02 + Math.max(0, 0.2 - Math.abs(x)) * 0.55 * (1 - Math.abs(y - 0.36) * 2.2) : z,
            ],
          )
          .within(box(1, 1, 0.9, 0.01).move(0, 0.4, 0.47))
        const slit = box(0.27, 0.036, 0.4, 0.012).move(0.165, 0.5, 0.42)
        const holes = together(
          [0, 1, 2, 3].flatMap((i) =>
            [0, 1, 2].map((k) =>
              cylinder(0.013, 0.5, { corners: 10 })
                .turn(90, 0, 0)
                .move(0.09 + i * 0.05, 0.27 + k * 0.05 + (i % 2) * 0.02, 0.4),
            ),
          ),
        )
        make.part(
          'visor',
          mask.minus(slit, slit.mirror(), holes, holes.mirror()),
          look.material('main', metal('#c3c8d0')),
        )
        const rim = (y: number, r: number) => torus(r, 0.018, 48, 10).scale(0.93, 1, 1.06).move(0, y, 0)
        const comb = extrude(roundedArc(0.34, 0.045), 0.04, { bevel: 0.015 })
          .turn(0, 90, 0)
          .move(0, 0.48, -0.02)
        make.part(
          'trim',
          together([
            rim(0.012, 0.355),
            comb,
            ball([0.03, 0.045, 0.045], 16).move(0.385, 0.53, 0.02).mirrored(),
          ]),
          gold,
        )
        if (v.plume > 0.3) make.part('plume', plume(), look.material('second', feathers('#c4202a')))
        return
      }
      case 'viking': {
        // It stands on the end of its nose guard.
        const raised = {
          part: (name: string, solid: Solid, stuff: Material) =>
            make.part(name, solid.move(0, 0.13, 0), stuff),
        }
        const steel = look.material('main', wornMetal('#a9adb5'))
        raised.part(
          'helmet',
          dome(
            [
              [0.36, 0],
              [0.36, 0.12],
              [0.33, 0.28],
              [0.24, 0.42],
              [0.11, 0.5],
            ],
            0.53,
          ),
          steel,
        )
        const arc = (turned: number) =>
          extrude(roundedArc(0.345, 0.035, 0.52 / 0.345), 0.07, { bevel: 0.015 })
            .turn(0, turned, 0)
            .scale(0.94, 1, 1.06)
        const band = lathe(
          softened(
            [
              [0.33, 0],
              [0.38, 0],
              [0.385, 0.1],
              [0.355, 0.11],
              [0.33, 0.05],
            ],
            0.012,
          ),
          { corners: 48 },
        ).scale(0.94, 1, 1.06)
        const nose = extrude(
          [
            [-0.055, 0.14],
            [0.055, 0.14],
            [0.04, -0.05],
            [0.05, -0.1],
            [0, -0.13],
            [-0.05, -0.1],
            [-0.04, -0.05],
          ],
          0.03,
          { bevel: 0.01 },
        ).move(0, 0, 0.4)
        raised.part(
          'bands',
          together([
            band,
            arc(0),
            arc(90),
            nose,
            cylinder(0.06, 0.04, { round: 0.015 }).move(0, 0.545, 0),
            ball(0.03, 14).move(0, 0.57, 0),
          ]).move(0, 0, 0),
          gold,
        )
        raised.part(
          'rivets',
          ball(0.018, 10).move(0, 0.055, 0.385).around(16).scale(0.94, 1, 1.06),
          look.material('main', wornMetal('#d5d8de')),
        )
        if (v.horns > 0.3) {
          const horn = tube(
            [
              [0.3, 0.16, 0],
              [0.44, 0.2, 0],
              [0.56, 0.34, 0],
              [0.58, 0.52, 0],
              [0.51, 0.66, 0.02],
            ],
            [0.095, 0.088, 0.07, 0.042, 0.008],
            { smooth: 8, corners: 22 },
          )
          raised.part(
            'horns',
            horn.mirrored(),
            look.material('second', leather('#efe0bd', { roughness: 0.45 })),
          )
          raised.part('bands', torus(0.098, 0.02, 24, 8).turn(0, 0, 78).move(0.35, 0.165, 0).mirrored(), gold)
        }
        lift(make, 0.1)
        return
      }
      case 'spartan': {
        // Its cheeks reach below its rim.
        const raised = {
          part: (name: string, solid: Solid, stuff: Material) =>
            make.part(name, solid.move(0, 0.055, 0), stuff),
        }
        const bronze = look.material('main', metal('#c9923a'))
        const shell = dome(
          [
            [0.33, 0],
            [0.31, 0.14],
            [0.33, 0.34],
            [0.36, 0.5],
            [0.33, 0.66],
            [0.2, 0.78],
          ],
          0.81,
        )
        const gap = extrude(
          [
            [-0.05, -0.1],
            [0.05, -0.1],
            [0.055, 0.3],
            [0.07, 0.38],
            [0.22, 0.4],
            [0.25, 0.47],
            [0.2, 0.53],
            [0.08, 0.5],
            [0.045, 0.46],
            [0.025, 0.32],
            [-0.025, 0.32],
            [-0.045, 0.46],
            [-0.08, 0.5],
            [-0.2, 0.53],
            [-0.25, 0.47],
            [-0.22, 0.4],
            [-0.07, 0.38],
            [-0.055, 0.3],
          ],
          0.5,
          { bevel: 0 },
        ).move(0, 0, 0.4)
        raised.part(
          'helmet',
          shell
            .minus(gap)
            .warp(
              ([x, y, z]): Vec3 => [
                x,
                y - (z > 0 ? Math.max(0, 0.3 - y) * 0.28 * z * 2 : 0),
                z + (y < 0.06 && z < -0.2 ? (0.06 - y) * -1.2 : 0),
              ],
            ),
          bronze,
        )
        raised.part('lining', ball([0.27, 0.4, 0.3], 24).move(0, 0.44, -0.01), leather('#120e0b'))
        raised.part(
          'trim',
          extrude(roundedArc(0.37, 0.02), 0.08, { bevel: 0.02 })
            .turn(0, 90, 0)
            .move(0, 0.47, 0)
            .with(
              tube(
                [
                  [-0.22, 0.58, 0.33],
                  [-0.1, 0.58, 0.4],
                  [0, 0.55, 0.42],
                  [0.1, 0.58, 0.4],
                  [0.22, 0.58, 0.33],
                ],
                0.017,
                { smooth: 5, corners: 10 },
              ),
            ),
          look.material('accent', metal('#8f5f22')),
        )
        if (v.plume > 0.3) {
          const crest = Array.from({ length: 61 }, (_, i): Vec2 => {
            const a = radians(-36 + i * 3.7)
            const r = i % 2 ? 0.6 : 0.58
            return [Math.cos(a) * r, Math.sin(a) * r]
          })
          const inner = Array.from({ length: 31 }, (_, i): Vec2 => {
            const a = radians(-36 + (30 - i) * 7.4)
            return [Math.cos(a) * 0.375, Math.sin(a) * 0.375]
          })
          raised.part(
            'crest',
            extrude([...crest, ...inner], 0.075, { bevel: 0.02 })
              .turn(0, 90, 0)
              .move(0, 0.47, 0),
            look.material('second', feathers('#b3201f')),
          )
        }
        lift(make, 0.04)
        return
      }
      case 'football': {
        const white = look.light('second', '#f4f4f2')
        const shellStuff = look.material(
          'main',
          lacquer('#1f4fb0', { paint: ([x, y]) => (Math.abs(x) < 0.045 && y > 0.4 ? white : undefined) }),
        )
        const shell = dome(
          [
            [0.32, 0],
            [0.36, 0.14],
            [0.4, 0.34],
            [0.37, 0.52],
            [0.22, 0.68],
          ],
          0.71,
          0.05,
        ).scale(1, 1, 1.06)
        const face = extrude(
          [
            [0.22, 0.44],
            [0.7, 0.44],
            [0.7, -0.2],
            [-0.02, -0.2],
            [-0.02, 0.12],
            [0.12, 0.2],
            [0.2, 0.42],
          ],
          1,
          { bevel: 0 },
        ).turn(0, -90, 0)
        make.part(
          'helmet',
          shell.minus(face, cylinder(0.05, 1.2).turn(0, 0, 90).move(0, 0.26, -0.02)),
          shellStuff,
        )
        make.part(
          'padding',
          ball([0.33, 0.3, 0.36], 26)
            .move(0, 0.36, -0.04)
            .minus(ball([0.27, 0.5, 0.5], 24).move(0, 0.2, 0.25)),
          rubber('#2a2d33'),
        )
        const bar = (y: number, out: number) =>
          tube(
            [
              [-0.37, y + 0.05, 0.16],
              [-0.26, y, 0.42],
              [0, y - 0.01, out],
              [0.26, y, 0.42],
              [0.37, y + 0.05, 0.16],
            ],
            0.022,
            { smooth: 8, corners: 12 },
          )
        const post = tube(
          [
            [0.1, 0.3, 0.545],
            [0.1, 0.18, 0.565],
            [0.09, 0.05, 0.545],
          ],
          0.02,
          { smooth: 5, corners: 10 },
        )
        make.part(
          'face guard',
          together([bar(0.3, 0.56), bar(0.18, 0.58), bar(0.06, 0.56), post.mirrored()]),
          look.material('accent', plastic('#e2e5ea')),
        )
        lift(make, 0)
        return
      }
      default: {
        const future = v.kind === 'sci-fi'
        const space = v.kind === 'space'
        const white = look.light('second', '#f4f4f2')
        const shellStuff = look.material(
          'main',
          lacquer('#e6e9ee', {
            roughness: 0.3,
            ...(!future &&
              !space && {
                paint: ([x, y]) =>
                  Math.abs(x) < 0.03 || Math.abs(Math.abs(x) - 0.11) < 0.018
                    ? y > 0.3
                      ? white
                      : undefined
                    : undefined,
              }),
          }),
        )
        const shell = space
          ? ball([0.42, 0.42, 0.42], 48).move(0, 0.48, 0)
          : dome(
              [
                [0.3, 0],
                [0.33, 0.08],
                [0.38, 0.3],
                [0.39, 0.46],
                [0.34, 0.66],
                [0.2, 0.78],
              ],
              0.81,
              0.06,
            ).warp(([x, y, z]): Vec3 => [x, y, z + (z > 0 && y < 0.34 ? (0.34 - y) * 0.35 * z : 0)])
        const window = space ? ball([0.33, 0.27, 0.3], 40).move(0, 0.5, 0.26) : visorBlock(future)
        make.part('helmet', shell.minus(window), shellStuff)
        const pane = future
          ? look.material('accent', glowing('#25d8ff', { glow: 1.3, roughness: 0.15 }))
          : space
            ? look.material('accent', polished('#e0962a', { roughness: 0.08 }))
            : look.material('accent', lacquer('#15181f', { roughness: 0.04 }))
        const inner = space
          ? ball([0.325, 0.265, 0.16], 40).move(0, 0.5, 0.25)
          : ball([0.365, 0.3, 0.38], 44).move(0, 0.45, 0.035)
        make.part('visor', inner, pane)
        const second = look.material(
          'second',
          future ? metal('#3c414c') : space ? lacquer('#c9ccd2') : lacquer('#f4f4f2'),
        )
        if (space) {
          make.part(
            'collar',
            together([
              torus(0.3, 0.05, 48, 14).move(0, 0.06, 0),
              lathe(
                softened(
                  [
                    [0, 0],
                    [0.34, 0],
                    [0.35, 0.06],
                    [0.3, 0.12],
                    [0, 0.14],
                  ],
                  0.02,
                ),
                { corners: 44 },
              ),
              cylinder(0.12, 0.09, { round: 0.03 }).turn(0, 0, 90).move(0.41, 0.48, -0.04).mirrored(),
            ]),
            second,
          )
          make.part('lamp', box(0.1, 0.07, 0.12, 0.025).move(0.31, 0.84, 0.02).mirrored(), plastic('#4a4f58'))
          make.part(
            'light',
            cylinder(0.026, 0.02, { corners: 16 }).turn(90, 0, 0).move(0.31, 0.84, 0.085).mirrored(),
            glowing('#fff2c0'),
          )
          make.part(
            'stripe',
            torus(0.423, 0.012, 60, 8)
              .turn(90, 90, 0)
              .move(0, 0.48, -0.0)
              .scale(1, 1, 1)
              .minus(box(0.2, 2, 1, 0).move(0, 0.48, 0.62)),
            lacquer('#d3302a'),
          )
        } else if (future) {
          const jaw = extrude(
            [
              [-0.12, 0.0],
              [0.12, 0.0],
              [0.17, 0.15],
              [0.1, 0.24],
              [-0.1, 0.24],
              [-0.17, 0.15],
            ],
            0.1,
            { bevel: 0.03 },
          )
            .turn(-14, 0, 0)
            .move(0, 0.04, 0.385)
          const vents = together(
            [0, 1, 2].map((i) =>
              box(0.13 - i * 0.02, 0.018, 0.02, 0.006).move(0, 0.21 - i * 0.05, 0.437 + 0.012 * i),
            ),
          )
          make.part(
            'panels',
            together([
              jaw,
              cylinder(0.115, 0.07, { round: 0.025 }).turn(0, 0, 90).move(0.385, 0.42, -0.05).mirrored(),
              extrude(roundedArc(0.395, 0.03, 0.92), 0.1, { bevel: 0.025 })
                .turn(0, 90, 0)
                .move(0, 0.435, -0.02)
                .minus(box(1, 1, 0.6, 0).move(0, 0.2, 0.42)),
              box(0.05, 0.22, 0.05, 0.02).turn(-14, 0, 0).move(0.43, 0.58, -0.09),
            ]),
            second,
          )
          make.part(
            'lights',
            together([
              vents,
              torus(0.07, 0.012, 30, 8).turn(0, 0, 90).move(0.423, 0.42, -0.05).mirrored(),
              ball(0.02, 12).move(0.43, 0.7, -0.12),
            ]),
            pane,
          )
        } else {
          make.part(
            'hinges',
            cylinder(0.07, 0.05, { round: 0.02 })
              .turn(0, 0, 90)
              .move(0.385, 0.46, 0.06)
              .mirrored()
              .with(
                torus(0.3, 0.035, 40, 10).scale(0.95, 1, 1.08).move(0, 0.035, 0.0),
                box(0.16, 0.03, 0.03, 0.012).move(0, 0.16, 0.402),
                box(0.12, 0.03, 0.03, 0.012).move(0, 0.11, 0.388),
              ),
            plastic('#23262d'),
          )
        }
        lift(make, 0)
      }
    }
  },
})

/** Some kinds hang below their rim and are set down elsewhere; the socket says where the head goes. */
const lift = (make: { socket(name: string, at: Vec3, radius: number): unknown }, by: number) =>
  make.socket('inside', [0, 0.4 + by, 0], 0.3)

/** A shell open below; the profile is its outside from the rim up. */
function dome(outside: Vec2[], top: number, thick = 0.035): Solid {
  const inside = outside.map(([r, y]): Vec2 => [Math.max(0.02, r - thick), y]).toReversed()
  const line: Vec2[] = [
    [0, top - thick],
    ...inside.map(([r, y], i): Vec2 => [r, i === inside.length - 1 ? y : Math.min(y, top - thick * 1.4)]),
    ...outside,
    [0, top],
  ]
  return lathe(softened(line, 0.07, 4), { corners: 52 }).scale(0.94, 1, 1.06)
}

/** A half ring in x and y that rises over the top. */
function roundedArc(radius: number, thick: number, high = 1): Vec2[] {
  const arc = (r: number) =>
    Array.from({ length: 33 }, (_, i): Vec2 => {
      const a = (Math.PI * i) / 32
      return [Math.cos(a) * r, Math.sin(a) * r * high]
    })
  return [...arc(radius + thick), ...arc(radius - 0.02).toReversed()]
}

function visorBlock(future: boolean): Solid {
  const outline: Vec2[] = future
    ? [
        [-0.5, 0.58],
        [0.5, 0.58],
        [0.5, 0.44],
        [0.2, 0.36],
        [0.1, 0.29],
        [-0.1, 0.29],
        [-0.2, 0.36],
        [-0.5, 0.44],
      ]
    : [
        [-0.5, 0.6],
        [0.5, 0.6],
        [0.5, 0.38],
        [0.2, 0.31],
        [-0.2, 0.31],
        [-0.5, 0.38],
      ]
  return extrude(outline, 0.6, { bevel: 0 }).move(0, 0, 0.34)
}

function plume(): Solid {
  const strand = (lean: number, long: number) =>
    tube(
      [
        [0, 0.8, -0.05],
        [lean * 0.3, 0.98, -0.1],
        [lean * 0.8, 1.02, -0.27 * long],
        [lean, 0.86, -0.42 * long],
        [lean, 0.66, -0.5 * long],
      ],
      [0.03, 0.07, 0.08, 0.06, 0.012],
      { smooth: 7, corners: 14 },
    )
  return together([strand(0, 1.05), strand(0.07, 0.95), strand(-0.07, 0.95)])
}
