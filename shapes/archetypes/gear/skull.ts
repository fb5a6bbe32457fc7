import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball, box, lathe, softened } from '../../geometry/solids.ts'
import { between, radians, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { clay, glowing, plaster } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'

/** Where the eyes and the nose were. */
const sockets: { at: Vec3; radii: Vec3 }[] = [
  { at: [0.155, 0.45, 0.37], radii: [0.115, 0.105, 0.17] },
  { at: [-0.155, 0.45, 0.37], radii: [0.115, 0.105, 0.17] },
  { at: [0, 0.29, 0.43], radii: [0.06, 0.075, 0.1] },
]

export const skull = archetype({
  id: 'skull',
  about: 'A human skull, also with candles on it',
  skeleton: 'bones',
  nouns: ['skull', 'human skull'],
  parameters: {
    candles: number(0, 0, 9, 'how many candles burn on it'),
    eyes: choice(['empty', 'glowing'], 'what is in its eyes'),
  },
  rows: { 'skull with candles': { values: { candles: 3 } } },
  build(v, look, make) {
    const body = new Blob({ detail: Math.round(44 * look.detail), blend: 0.06 })
      .egg([0, 0.58, -0.07], [0.36, 0.34, 0.43])
      .egg([0, 0.56, 0.14], [0.31, 0.27, 0.24], { blend: 0.1 })
      .slab([0, 0.34, 0.2], [0.17, 0.14, 0.14], 0.1, { blend: 0.08 })
      .slab([0, 0.2, 0.28], [0.13, 0.07, 0.11], 0.06, { blend: 0.05 })
      .both((b) =>
        b
          .limb([0.06, 0.55, 0.36], [0.27, 0.54, 0.24], 0.045, 0.04, { blend: 0.05 })
          .limb([0.17, 0.33, 0.34], [0.31, 0.37, 0.12], 0.05, 0.035, { blend: 0.05 })
          .limb([0.3, 0.37, 0.12], [0.31, 0.4, -0.08], 0.03, 0.035, { blend: 0.03 })
          .egg([0.42, 0.5, 0.14], [0.08, 0.12, 0.12], { cut: true, blend: 0.06 }),
      )
      .limb([0, 0.38, 0.41], [0, 0.46, 0.4], 0.03, 0.04, { blend: 0.04 })
    for (const { at, radii } of sockets.slice(0, 2))
      body.egg(at, radii, { cut: true, blend: 0.03, turn: [0, at[0] * 90, at[0] > 0 ? -14 : 14] })
    body.egg([0.026, 0.285, 0.43], [0.038, 0.062, 0.1], { cut: true, blend: 0.015, turn: [0, 0, 16] })
    body.egg([-0.026, 0.285, 0.43], [0.038, 0.062, 0.1], { cut: true, blend: 0.015, turn: [0, 0, -16] })
    const jaw = new Blob({ detail: Math.round(30 * look.detail), blend: 0.05 }).both((b) =>
      b
        .limb([0.235, 0.3, 0.02], [0.215, 0.1, 0.1], 0.036, 0.045)
        .limb([0.215, 0.1, 0.1], [0.09, 0.05, 0.35], 0.045, 0.05)
        .limb([0.09, 0.055, 0.35], [0, 0.055, 0.375], 0.052, 0.06),
    )
    const [dark, shadow, bone] = [light('#1c130f'), light('#9c8560'), look.light('main', '#efe2c4')]
    const stuff = look.material(
      'main',
      plaster('#efe2c4', {
        roughness: 0.6,
        relief: 0.6,
        paint: ([x, y, z]) => {
          for (const { at, radii } of sockets) {
            const d = Math.hypot((x - at[0]) / radii[0], (y - at[1]) / radii[1], (z - at[2]) / radii[2])
            if (d < 1.1 && z < at[2] + 0.06)
              return between(dark, shadow, Math.max(0, Math.min(1, (d - 0.85) * 4)))
          }
          return between(shadow, bone, Math.min(1, 0.45 + y * 1.6))
        },
      }),
    )
    make.part('skull', bare(body.solid()), stuff)
    make.part('jaw', bare(jaw.solid()), stuff)
    const tooth = (up: boolean) =>
      Array.from({ length: 8 }, (_, i) => {
        const angle = (i - 3.5) * 15
        return box(0.043, 0.075, 0.04, 0.015)
          .move(0, 0, 0.16)
          .turn(0, angle, 0)
          .scale(0.95, 1, 1)
          .move(0, up ? 0.165 : 0.1, 0.24 - (up ? 0 : 0.012))
      })
    make.part(
      'teeth',
      together([...tooth(true), ...tooth(false)]),
      look.material('second', plaster('#f8efd8', { roughness: 0.4, relief: 0 })),
    )
    if (v.eyes === 'glowing')
      make.part(
        'eyes',
        ball(0.05, 16).move(0.15, 0.45, 0.29).mirrored(),
        look.material('accent', glowing('#ff5a1f')),
      )
    const count = Math.round(v.candles)
    if (count > 0)
      candles(count, look.material('accent', clay('#f6ecd2', { roughness: 0.4, relief: 0.4 })), make)
    make
      .socket('top', [0, 0.92, -0.05], 0.3)
      .socket('head', [0, 0.72, -0.04], 0.36)
      .socket('eyes', [0, 0.45, 0.38], 0.15)
      .socket('mouth', [0, 0.13, 0.42], 0.1)
  },
})

/** Burnt down to different heights, their wax running over the bone. */
function candles(count: number, wax: ReturnType<typeof clay>, make: ShapeMaker): void {
  for (let i = 0; i < count; i++) {
    const far = count === 1 ? 0 : count < 6 ? 0.16 : i === 0 ? 0 : 0.2
    const angle = radians((360 * i) / (count < 6 ? count : count - 1) + 20)
    const at: Vec3 = [Math.sin(angle) * far, 0, Math.cos(angle) * far * 1.15 - 0.05]
    const ground = 0.915 - far * far * 1.5
    const tall = 0.2 + 0.08 * Math.sin(i * 2.6 + 1)
    const runs = (a: number) => 0.5 + 0.5 * Math.sin(a * 5 + i * 2)
    const stick = lathe(
      softened(
        [
          [0, -0.06],
          [0.05, -0.05],
          [0.05, 0.02],
          [0.048, tall],
          [0.036, tall + 0.006],
          [0.03, tall - 0.012],
          [0, tall - 0.016],
        ],
        0.008,
      ),
      { corners: 20 },
    )
    const skirt = lathe(
      [
        [0, -0.08],
        [0.09, -0.07],
        [0.085, -0.03],
        [0.06, 0.02],
        [0.056, tall * 0.9],
        [0, tall * 0.92],
      ],
      { corners: 40 },
    ).warp(([x, y, z]): Vec3 => {
      const long = runs(Math.atan2(x, z))
      return y > 0.01
        ? [x * (0.86 + 0.16 * long), y, z * (0.86 + 0.16 * long)]
        : [x * (0.7 + 0.5 * long), y - (y < 0 ? long * far * 0.3 : 0), z * (0.7 + 0.5 * long)]
    })
    make.part('candles', together([stick, skirt]).move(at[0], ground, at[2]), wax)
    make.part(
      'flames',
      lathe(
        [
          [0, 0],
          [0.018, 0.012],
          [0.026, 0.035],
          [0.016, 0.075],
          [0.005, 0.105],
          [0, 0.11],
        ],
        { corners: 14 },
      ).move(at[0], ground + tall, at[2]),
      flame,
    )
  }
}
const flame = glowing('#ffb02e', { glow: 2.6 })

/** Without the colours of its bodies, so that the material alone says how it looks. */
const bare = (solid: Solid): Solid => new Solid(solid.positions, solid.triangles)

export const boneShape = archetype({
  id: 'bone',
  about: 'A bone with two knobs at each end',
  skeleton: 'bones',
  nouns: ['bone', 'dog bone'],
  parameters: { thick: number(1, 0.6, 1.6, 'how thick it is') },
  build(v, look, make) {
    const r = 0.085 * v.thick
    const blob = new Blob({ detail: Math.round(44 * look.detail), blend: 0.06 }).limb(
      [0, 0.2, 0],
      [0, 0.8, 0],
      r,
      r,
    )
    for (const [y, s] of [
      [0.12, 1],
      [0.88, -1],
    ] as const)
      blob
        .egg([r * 1.15, y, 0], [r * 1.35, r * 1.4, r * 1.25])
        .egg([-r * 1.15, y + 0.01 * s, 0], [r * 1.35, r * 1.4, r * 1.25])
    make.part(
      'bone',
      bare(blob.solid()).grounded(),
      look.material('main', plaster('#f3e8cf', { roughness: 0.5, relief: 0.5 })),
    )
    make.socket('handle', [0, 0.5, 0], r)
  },
})
