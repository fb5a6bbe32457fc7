import type { Look } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, extrude, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { feathers, fur, type Material, plastic, skin, stone } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { several } from '../several.ts'
import { eyeball, eyeColours, shiny } from './face.ts'
import { hideOf } from './figure.ts'

type Eye = keyof typeof eyeColours

const pairAt = (at: Vec3, gaze: Vec3, radius: number, iris: Eye): Solid =>
  together(
    ([1, -1] as const).map((side) =>
      eyeball(radius, [gaze[0] * side, gaze[1], gaze[2]], {
        iris: eyeColours[iris],
        white: '#fdfdf6',
        pupil: 34,
        ring: 50,
      }).at([at[0] * side, at[1], at[2]]),
    ),
  )

/** Soft all over, in the colours that its bodies have. */
function covered(look: Look, make: ShapeMaker, usual: Material, blob: Blob): void {
  const hide = hideOf(look, 'main', usual)
  make.part('body', hide.dressed(blob.solid()), hide.material)
}

const blobOf = (look: Look, colour: string, blend = 0.05) =>
  new Blob({ detail: Math.round(70 * look.detail), blend, colour: look.light('main', colour) })

/** Legs under a body: those before and those behind, and their mirror images. */
function legs(blob: Blob, places: [x: number, y: number, z: number][], thick: number, colour?: Vec3): void {
  const tone = colour ? { colour } : {}
  blob.both((b) => {
    for (const [x, y, z] of places)
      b.limb([x * 0.8, y, z], [x, thick * 0.7, z + 0.02], thick * 1.2, thick * 0.8, tone).egg(
        [x, thick * 0.5, z + thick * 0.7],
        [thick, thick * 0.5, thick * 1.4],
        { ...tone, blend: 0.02 },
      )
  })
}

/** A wing of feathers to the right, spread upwards from where it is set on. */
function wing(long: number): Solid {
  const feather = (length: number, turn: number, x: number, z: number) => {
    const outline: Vec2[] = [
      [-0.05, 0],
      [0.05, 0],
      [0.075, length * 0.7],
      [0, length],
      [-0.075, length * 0.7],
    ]
    return extrude(outline, 0.025, { bevel: 0.008 }).turn(0, 0, -turn).at([x, 0, z])
  }
  return together([
    ...Array.from({ length: 8 }, (_, i) =>
      feather(long * (1 - 0.055 * i), 24 + i * 15, 0.02 + i * 0.012, -0.01 * i),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      feather(long * (0.6 - 0.03 * i), 26 + i * 16, 0.02, 0.025 - 0.008 * i),
    ),
    ...Array.from({ length: 5 }, (_, i) => feather(long * 0.36, 30 + i * 20, 0.02, 0.045 - 0.008 * i)),
  ])
}

export const rareBeast = several(
  {
    id: 'rare-beast',
    about: 'An axolotl, armadillo, anteater, platypus, praying mantis, griffin or sphinx',
    skeleton: 'beast',
  },
  {
    axolotl: {
      nouns: ['axolotl'],
      build(look, make) {
        const frill = look.light('second', '#d8486a')
        const blob = blobOf(look, '#f6b8c4')
          .chain(
            [
              [0, 0.16, 0.2],
              [0, 0.16, -0.15],
              [0, 0.15, -0.4],
              [0, 0.14, -0.72],
            ],
            [0.13, 0.14, 0.1, 0.03],
          )
          .egg([0, 0.2, 0.36], [0.2, 0.125, 0.17])
          // The fin runs over back and tail.
          .egg([0, 0.2, -0.52], [0.02, 0.14, 0.3], { blend: 0.03 })
        blob.both((b) =>
          b
            .limb([0.1, 0.12, 0.16], [0.24, 0.03, 0.2], 0.045, 0.032)
            .egg([0.27, 0.022, 0.23], [0.045, 0.02, 0.05], { blend: 0.02 })
            .limb([0.1, 0.12, -0.2], [0.24, 0.03, -0.22], 0.045, 0.032)
            .egg([0.27, 0.022, -0.19], [0.045, 0.02, 0.05], { blend: 0.02 }),
        )
        covered(look, make, skin('#f6b8c4', { roughness: 0.3 }), blob)
        const stalks = [-8, 22, 52].map((a, i) => {
          const [dx, dy] = [Math.cos(radians(a)), Math.sin(radians(a))]
          const from: Vec3 = [0.15, 0.22 + i * 0.035, 0.27]
          const to: Vec3 = [from[0] + dx * 0.22, from[1] + dy * 0.22, 0.2]
          const barbs = Array.from({ length: 7 }, (_, k) => {
            const t = 0.25 + 0.75 * (k / 6)
            return ball([0.03, 0.045, 0.016], 8)
              .turn(0, 0, a)
              .at([
                from[0] + (to[0] - from[0]) * t,
                from[1] + (to[1] - from[1]) * t,
                from[2] + (to[2] - from[2]) * t,
              ])
          })
          return together([tube([from, to], [0.03, 0.014], { corners: 8 }), ...barbs])
        })
        make.part('gills', together(stalks).mirrored().tinted(frill), skin('#d8486a'))
        make.part('eyes', pairAt([0.165, 0.25, 0.42], [0.8, 0.4, 0.7], 0.034, 'dark'), shiny())
        make.part(
          'mouth',
          tube(
            [
              [-0.12, 0.2, 0.485],
              [-0.06, 0.165, 0.525],
              [0, 0.158, 0.535],
              [0.06, 0.165, 0.525],
              [0.12, 0.2, 0.485],
            ],
            0.009,
            { corners: 8, smooth: 4 },
          ),
          plastic('#a83a54'),
        )
        make.socket('head', [0, 0.32, 0.34], 0.14).socket('back', [0, 0.3, 0], 0.12)
      },
    },
    armadillo: {
      nouns: ['armadillo'],
      build(look, make) {
        const pale = look.light('second', '#d8b898')
        const blob = blobOf(look, '#c8a888')
          .egg([0, 0.28, 0], [0.2, 0.18, 0.34])
          .limb([0, 0.26, 0.34], [0, 0.15, 0.66], 0.105, 0.035, { colour: pale })
          .chain(
            [
              [0, 0.24, -0.34],
              [0, 0.14, -0.6],
              [0, 0.05, -0.88],
            ],
            [0.075, 0.045, 0.015],
            { colour: pale },
          )
        legs(
          blob,
          [
            [0.15, 0.2, 0.2],
            [0.16, 0.2, -0.2],
          ],
          0.055,
          pale,
        )
        blob.both((b) =>
          b.limb([0.05, 0.34, 0.38], [0.085, 0.46, 0.35], 0.04, 0.022, { colour: pale, blend: 0.02 }),
        )
        covered(look, make, skin('#c8a888'), blob)
        // Plates before and behind, and bands between them.
        const shell = ball([0.25, 0.255, 0.42], 56).warp(([x, y, z]) => {
          const band =
            Math.abs(z) < 0.16
              ? 0.05 * Math.abs(Math.sin(z * 40))
              : 0.012 * Math.sin(z * 70) * Math.sin(Math.atan2(x, y) * 14)
          return [x * (1 + band), Math.max(-0.06, y * (1 + band)), z]
        })
        make.part(
          'shell',
          shell.at([0, 0.3, 0]),
          look.material('accent', {
            ...stone('#8f7a68', { relief: 0.5 }),
            paint: ([, , z]) =>
              Math.abs(z) < 0.17 && Math.abs(Math.sin(z * 40)) < 0.3 ? light('#4a3c30') : undefined,
          }),
        )
        make.part('eyes', pairAt([0.062, 0.255, 0.46], [0.8, 0.4, 0.6], 0.02, 'dark'), shiny())
        make.part('nose', ball(0.028, 12).at([0, 0.15, 0.69]), plastic('#4a3430'))
        make.socket('back', [0, 0.56, 0], 0.18).socket('head', [0, 0.36, 0.4], 0.08)
      },
    },
    anteater: {
      nouns: ['anteater', 'giant anteater', 'ant eater'],
      build(look, make) {
        const dark = look.light('second', '#2f2722')
        const pale = light('#e8dcc8')
        const blob = blobOf(look, '#8a7460')
          .limb([0, 0.42, 0.18], [0, 0.42, -0.26], 0.17, 0.18)
          .limb([0, 0.44, 0.26], [0, 0.45, 0.5], 0.12, 0.085)
          // Its head is a pipe that ends in a small mouth.
          .chain(
            [
              [0, 0.45, 0.5],
              [0, 0.4, 0.72],
              [0, 0.28, 1],
            ],
            [0.08, 0.055, 0.026],
          )
          .chain(
            [
              [0, 0.44, -0.36],
              [0, 0.46, -0.64],
              [0, 0.3, -1.02],
            ],
            [0.1, 0.19, 0.08],
            { colour: dark },
          )
        legs(
          blob,
          [
            [0.12, 0.36, 0.2],
            [0.13, 0.36, -0.26],
          ],
          0.075,
        )
        blob.both((b) =>
          b
            .limb([0.12, 0.32, 0.34], [0.17, 0.54, -0.06], 0.075, 0.02, {
              stain: true,
              colour: dark,
              blend: 0.01,
            })
            .limb([0.15, 0.4, 0.36], [0.17, 0.6, -0.02], 0.02, 0.01, {
              stain: true,
              colour: pale,
              blend: 0.01,
            })
            .egg([0.075, 0.54, 0.48], [0.025, 0.04, 0.02], { blend: 0.015 }),
        )
        covered(look, make, fur('#8a7460', { relief: 1.4 }), blob)
        make.part('eyes', pairAt([0.062, 0.465, 0.58], [0.9, 0.3, 0.4], 0.018, 'dark'), shiny())
        make.part('nose', ball([0.024, 0.02, 0.02], 10).at([0, 0.275, 1.025]), plastic('#1f1a18'))
        make.part(
          'claws',
          together(
            [-0.035, 0, 0.035].map((x) =>
              cone(0.014, 0.09, 8)
                .turn(100, 0, 0)
                .at([0.12 + x, 0.03, 0.37]),
            ),
          ).mirrored(),
          plastic('#3a322c'),
        )
        make.socket('back', [0, 0.6, -0.05], 0.16).socket('head', [0, 0.55, 0.5], 0.08)
      },
    },
    platypus: {
      nouns: ['platypus', 'duck-billed platypus'],
      build(look, make) {
        const pale = look.light('second', '#c89a68')
        const blob = blobOf(look, '#6b4528')
          .limb([0, 0.18, 0.16], [0, 0.18, -0.24], 0.15, 0.17)
          .egg([0, 0.22, 0.36], [0.13, 0.12, 0.14])
          .egg([0, 0.11, -0.02], [0.13, 0.1, 0.34], { stain: true, colour: pale, blend: 0.04 })
          .egg([0, 0.13, -0.62], [0.13, 0.045, 0.26])
        covered(look, make, fur('#6b4528'), blob)
        const bill = look.material('accent', skin('#3f4248', { roughness: 0.35 }))
        make.part(
          'bill',
          together([
            ball([0.15, 0.032, 0.2], 28).at([0, 0.195, 0.56]),
            ball([0.125, 0.024, 0.16], 28).at([0, 0.155, 0.53]),
            ball([0.1, 0.06, 0.05], 18).at([0, 0.21, 0.44]),
            ball(0.014, 8).at([0.035, 0.225, 0.66]).mirrored(),
          ]),
          bill,
        )
        const foot = ball([0.075, 0.022, 0.1], 16).with(
          ...[-0.045, 0, 0.045].map((x) => cone(0.012, 0.06, 6).turn(94, 0, 0).at([x, 0, 0.11])),
        )
        make.part(
          'feet',
          together([
            tube(
              [
                [0.1, 0.14, 0.18],
                [0.22, 0.04, 0.24],
              ],
              [0.05, 0.035],
              { corners: 10 },
            ),
            foot.turn(0, 24, 0).at([0.25, 0.028, 0.29]),
            tube(
              [
                [0.1, 0.14, -0.24],
                [0.22, 0.04, -0.26],
              ],
              [0.05, 0.035],
              { corners: 10 },
            ),
            foot.turn(0, 40, 0).at([0.25, 0.028, -0.22]),
          ]).mirrored(),
          bill,
        )
        make.part('eyes', pairAt([0.095, 0.29, 0.43], [0.7, 0.5, 0.6], 0.024, 'dark'), shiny())
        make.socket('back', [0, 0.36, 0], 0.14).socket('head', [0, 0.34, 0.36], 0.1)
      },
    },
    'praying mantis': {
      nouns: ['praying mantis', 'mantis'],
      build(look, make) {
        const green = look.material('main', skin('#6fae3a', { roughness: 0.35 }))
        const blob = blobOf(look, '#6fae3a', 0.02)
          .chain(
            [
              [0, 0.62, 0.3],
              [0, 0.5, 0.16],
              [0, 0.36, 0],
            ],
            [0.04, 0.048, 0.062],
          )
          .chain(
            [
              [0, 0.36, 0],
              [0, 0.32, -0.28],
              [0, 0.25, -0.62],
            ],
            [0.06, 0.1, 0.03],
          )
          // The head is a triangle on its tip.
          .limb([0, 0.7, 0.34], [0, 0.62, 0.4], 0.06, 0.025)
          .limb([-0.09, 0.73, 0.34], [0.09, 0.73, 0.34], 0.04, 0.04)
        covered(look, make, skin('#6fae3a', { roughness: 0.35 }), blob)
        const leg = (points: Vec3[], thick: number) =>
          tube(points, [thick, thick, thick * 0.6], { corners: 8 })
        make.part(
          'legs',
          together([
            leg(
              [
                [0.04, 0.36, 0.02],
                [0.3, 0.44, 0.14],
                [0.42, 0.02, 0.24],
              ],
              0.018,
            ),
            leg(
              [
                [0.04, 0.34, -0.08],
                [0.32, 0.44, -0.2],
                [0.44, 0.02, -0.36],
              ],
              0.018,
            ),
          ]).mirrored(),
          green,
        )
        const thorns = Array.from({ length: 6 }, (_, i) =>
          cone(0.011, 0.045, 6)
            .turn(-130, 0, 0)
            .at([0.1, 0.5 - i * 0.028, 0.53 - i * 0.024]),
        )
        make.part(
          'arms',
          together([
            leg(
              [
                [0.03, 0.58, 0.27],
                [0.1, 0.34, 0.36],
                [0.1, 0.33, 0.37],
              ],
              0.03,
            ),
            tube(
              [
                [0.1, 0.33, 0.36],
                [0.1, 0.56, 0.56],
              ],
              [0.038, 0.03],
              { corners: 8 },
            ),
            tube(
              [
                [0.1, 0.56, 0.56],
                [0.08, 0.38, 0.56],
                [0.07, 0.32, 0.52],
              ],
              [0.024, 0.016, 0.005],
              { corners: 8 },
            ),
            ...thorns,
          ]).mirrored(),
          look.material('second', skin('#8cc44a', { roughness: 0.35 })),
        )
        make.part(
          'wings',
          ball([0.07, 0.016, 0.34], 18).turn(10, 4, 14).at([0.045, 0.4, -0.32]).mirrored(),
          look.material('accent', skin('#9ad05a', { roughness: 0.3 })),
        )
        make.part('eyes', pairAt([0.105, 0.75, 0.355], [0.7, 0.2, 0.7], 0.046, 'green'), shiny())
        make.part(
          'feelers',
          tube(
            [
              [0.03, 0.77, 0.36],
              [0.08, 0.92, 0.44],
              [0.16, 0.98, 0.52],
            ],
            [0.008, 0.006, 0.003],
            { corners: 6, smooth: 3 },
          ).mirrored(),
          plastic('#4a6a24'),
        )
        make.socket('head', [0, 0.77, 0.34], 0.09)
      },
    },
    griffin: {
      nouns: ['griffin', 'gryphon', 'griffon', 'hippogriff'],
      build(look, make) {
        const white = look.light('second', '#f6efe0')
        const blob = blobOf(look, '#c8924a')
          .limb([0, 0.5, 0.22], [0, 0.48, -0.32], 0.19, 0.16)
          .limb([0, 0.56, 0.3], [0, 0.84, 0.44], 0.17, 0.13, { colour: white })
          .egg([0, 0.9, 0.48], [0.13, 0.13, 0.15], { colour: white })
          .chain(
            [
              [0, 0.5, -0.44],
              [0, 0.4, -0.68],
              [0, 0.56, -0.86],
            ],
            [0.04, 0.03, 0.028],
          )
          .egg([0, 0.6, -0.88], [0.06, 0.08, 0.06], { colour: light('#7c4318') })
        blob.both((b) =>
          b
            .egg([0.11, 0.42, -0.34], [0.11, 0.17, 0.15])
            .limb([0.13, 0.36, -0.36], [0.13, 0.05, -0.34], 0.08, 0.05)
            .egg([0.13, 0.04, -0.28], [0.065, 0.045, 0.1])
            .limb([0.12, 0.44, 0.24], [0.13, 0.2, 0.28], 0.095, 0.05)
            .limb([0.06, 1, 0.4], [0.1, 1.12, 0.32], 0.04, 0.012, { colour: white, blend: 0.02 }),
        )
        covered(look, make, fur('#c8924a', { grain: 0.7 }), blob)
        const gold = plastic('#e8a82a')
        make.part(
          'beak',
          together([
            tube(
              [
                [0, 0.9, 0.58],
                [0, 0.91, 0.69],
                [0, 0.86, 0.77],
                [0, 0.79, 0.78],
              ],
              [0.07, 0.055, 0.032, 0.006],
              { corners: 14, smooth: 4 },
            ),
            ball([0.042, 0.03, 0.09], 14).at([0, 0.835, 0.63]),
          ]),
          gold,
        )
        const toes = [-34, 0, 34].map((a) =>
          tube(
            [
              [0, 0.05, 0],
              [0, 0.035, 0.1],
              [0, 0.01, 0.14],
            ],
            [0.03, 0.024, 0.006],
            { corners: 8 },
          ).turn(0, a, 0),
        )
        make.part(
          'talons',
          together([
            tube(
              [
                [0, 0.24, 0],
                [0, 0.05, 0],
              ],
              0.036,
              { corners: 10 },
            ),
            ...toes,
          ])
            .at([0.13, 0, 0.28])
            .mirrored(),
          gold,
        )
        make.part(
          'wings',
          wing(0.78).turn(0, 24, 0).at([0.12, 0.6, 0.06]).mirrored(),
          look.material('accent', feathers('#8a5a2c')),
        )
        make.part('eyes', pairAt([0.1, 0.95, 0.555], [0.65, 0.1, 0.75], 0.03, 'amber'), shiny())
        make.socket('back', [0, 0.68, 0], 0.16).socket('head', [0, 1.02, 0.46], 0.12)
      },
    },
    sphinx: {
      nouns: ['sphinx', 'great sphinx', 'egyptian sphinx'],
      build(look, make) {
        const sandy = look.material('main', stone('#d8b070'))
        const blob = blobOf(look, '#d8b070')
          .limb([0, 0.3, 0.1], [0, 0.28, -0.46], 0.17, 0.18)
          .limb([0, 0.34, 0.12], [0, 0.5, 0.2], 0.16, 0.1)
          .egg([0, 0.66, 0.26], [0.11, 0.13, 0.12])
          .egg([0, 0.6, 0.33], [0.07, 0.06, 0.06])
          .limb([0, 0.67, 0.375], [0, 0.625, 0.395], 0.018, 0.024, { blend: 0.015 })
          .limb([-0.03, 0.582, 0.385], [0.03, 0.582, 0.385], 0.012, 0.012, { blend: 0.008 })
        blob.both((b) =>
          b
            .egg([0.17, 0.22, -0.42], [0.1, 0.17, 0.2])
            .limb([0.19, 0.12, -0.4], [0.2, 0.1, -0.14], 0.07, 0.06)
            .limb([0.12, 0.26, 0.16], [0.14, 0.1, 0.3], 0.09, 0.07)
            .limb([0.14, 0.1, 0.28], [0.14, 0.09, 0.7], 0.07, 0.06)
            .egg([0.14, 0.09, 0.73], [0.075, 0.06, 0.075])
            .egg([0.045, 0.675, 0.362], [0.022, 0.012, 0.012], { blend: 0.004 }),
        )
        blob.chain(
          [
            [0.1, 0.2, -0.6],
            [0.26, 0.1, -0.5],
            [0.3, 0.08, -0.24],
          ],
          [0.03, 0.028, 0.03],
        )
        const hide = hideOf(look, 'main', stone('#d8b070'))
        make.part('body', hide.dressed(blob.solid()), hide.material)
        make.part('plinth', box(0.66, 0.08, 1.5, 0.02).at([0, 0, 0.04]), sandy)
        const flap = extrude(
          [
            [0, 0.2],
            [0.12, 0.16],
            [0.2, -0.14],
            [0.08, -0.2],
            [0.06, 0],
          ],
          0.07,
        )
        make.part(
          'headdress',
          together([
            ball([0.135, 0.12, 0.14], 28).at([0, 0.73, 0.22]),
            flap.at([0.035, 0.62, 0.22]).mirrored(),
            box(0.22, 0.26, 0.05, 0.02).at([0, 0.58, 0.1]),
          ]),
          look.material('second', stone('#c89a58')),
        )
        make.part(
          'stripes',
          together(
            [0, 1, 2, 3].map((i) =>
              box(0.1, 0.02, 0.084, 0.004)
                .turn(0, 0, -12)
                .at([0.15 + i * 0.012, 0.7 - i * 0.06, 0.22]),
            ),
          ).mirrored(),
          look.material('accent', stone('#5f6f9a')),
        )
        make.socket('top', [0, 0.85, 0.22], 0.1).socket('back', [0, 0.46, -0.2], 0.16)
      },
    },
  },
)
