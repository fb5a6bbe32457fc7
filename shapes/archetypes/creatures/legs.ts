import { Blob } from '../../blob/blob.ts'
import type { Solid } from '../../geometry/solid.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder } from '../../geometry/solids.ts'
import { add, between, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { type Material, skin } from '../../materials/material.ts'
import type { Figure } from './figure.ts'
import type { Posture, QuadrupedValues } from './posture.ts'

type Tones = { coat: Vec3; pale: Vec3; marks: Vec3 }
type Feet = { name: string; solid: Solid; material?: Material }[]

/** How far ahead each foot is set and how high it is lifted, in lengths of the leg. */
const gaits: Record<string, [ahead: number, lift: number][]> = {
  standing: [
    [0.02, 0],
    [-0.02, 0],
    [-0.06, 0],
    [0.04, 0],
  ],
  walking: [
    [0.42, 0.16],
    [-0.3, 0],
    [-0.38, 0],
    [0.26, 0],
  ],
  running: [
    [0.95, 0.52],
    [0.62, 0.34],
    [-0.95, 0.2],
    [-0.62, 0],
  ],
}

/** Four legs into the blob, and what they stand on beside it. */
export function legsOf(
  blob: Blob,
  figure: Figure,
  v: QuadrupedValues,
  { chest, hip }: Posture,
  bodyBone: number,
  { coat, pale, marks }: Tones,
): Feet {
  const [g, thick] = [v.girth, v.legThickness]
  const sitting = v.pose === 'sitting'
  const lying = v.pose === 'lying' || v.pose === 'sleeping'
  const gait = gaits[v.pose] ?? gaits.standing ?? []
  const apart = Math.max(g * 0.56, thick * 1.15)
  const paws = v.feet === 'paws'
  const size = thick * (paws ? 1.22 : v.feet === 'round' ? 1.1 : 1.08)
  const ankle = paws ? size * 0.6 : v.feet === 'round' ? size * 0.8 : size * 1.3
  const dark = v.marks === 'points' || v.marks === 'panda' || v.marks === 'badger' || v.marks === 'eyes'
  const tone = dark ? marks : coat
  const footTone = dark
    ? marks
    : v.marks === 'none' || v.marks === 'muzzle' || v.skin !== 'fur' || v.marks === 'saddle'
      ? coat
      : pale
  const solids: Solid[] = []
  const nails: Solid[] = []
  const shoe = footOf(v.feet, size, footTone)
  const blend = g * 0.3
  for (const [n, name] of ['front left', 'front right', 'back left', 'back right'].entries()) {
    const side = n % 2 === 0 ? 1 : -1
    const front = n < 2
    const x = side * apart
    const [stride = 0, lift = 0] = gait[n] ?? []
    const [ahead, up] = [stride * v.legs, lift * v.legs]
    const bone = figure.joint(
      `leg ${name}`,
      [x, (front ? chest : hip)[1], (front ? chest : hip)[2]],
      bodyBone,
    )
    let foot: Vec3
    let toes = 0
    if (front) {
      const shoulder: Vec3 = [side * g * 0.5, chest[1] - g * 0.12, chest[2] + g * 0.08]
      if (lying) {
        foot = [x * 1.02, ankle, chest[2] + g * 0.9 + v.legs * 0.45]
        const elbow: Vec3 = [x * 1.08, Math.max(thick, ankle), chest[2] + g * 0.1]
        blob.chain([shoulder, elbow, foot], [thick * 1.9, thick * 1.15, thick * 0.9], {
          bone,
          blend,
          colour: tone,
        })
      } else {
        foot = [x * (sitting ? 0.86 : 1), ankle + up, chest[2] + g * (sitting ? 0.42 : 0.06) + ahead]
        const bend = (sitting ? 0.02 : 0.12) * thick + Math.abs(ahead) * 0.06
        const knee = add(between([x, shoulder[1] - g * 0.5, shoulder[2]], foot, 0.5), [
          0,
          lift > 0.1 ? thick * 0.4 : 0,
          -bend + (lift > 0.1 ? thick * 1.1 : 0),
        ])
        const elbow: Vec3 = [x, shoulder[1] - g * 0.52, shoulder[2] - thick * 0.5 + ahead * 0.25]
        blob.chain(
          [shoulder, elbow, knee, foot],
          [
            thick * 1.9,
            thick * 1.42,
            thick * (paws ? 1.02 : 0.92),
            thick * (v.feet === 'round' ? 1.08 : paws ? 0.88 : 0.68),
          ],
          { bone, blend, colour: tone },
        )
        if (!paws && v.feet !== 'round')
          blob.egg(knee, thick * 0.98, { bone, blend: thick * 0.5, colour: tone })
        toes = lift * 55
      }
    } else {
      const joint: Vec3 = [side * g * 0.46 * v.hips, hip[1] - g * 0.02, hip[2]]
      if (sitting || lying) {
        foot = [x * 1.28, ankle, hip[2] + g * (sitting ? 1.02 : 0.95)]
        const knee: Vec3 = [x * 1.3, g * (sitting ? 0.9 : 0.78), hip[2] + g * 0.72]
        const heel: Vec3 = [x * 1.28, ankle, hip[2] + g * 0.05]
        blob.egg([x * 1.12, g * 0.72, hip[2] + g * 0.24], [thick * 1.35, g * 0.66, g * 0.74], {
          bone,
          blend,
          colour: tone,
        })
        blob.chain([joint, knee, heel], [thick * 1.9, thick * 1.3, thick * 0.95], {
          bone,
          blend: blend * 0.8,
          colour: tone,
        })
        blob.limb(heel, foot, thick * 0.9, thick * 0.8, { bone, blend: blend * 0.5, colour: tone })
      } else {
        foot = [x, ankle + up, hip[2] - thick * 0.5 + ahead]
        const drop = joint[1] - foot[1]
        const knee: Vec3 = [
          x * 1.02,
          foot[1] + drop * 0.56,
          hip[2] + thick * (paws ? 0.85 : 0.5) + ahead * 0.45,
        ]
        const hock: Vec3 = [
          x,
          foot[1] + drop * 0.27 + up * 0.2,
          hip[2] - thick * (v.feet === 'round' ? 0.2 : paws ? 1.05 : 0.95) + ahead * 0.85,
        ]
        blob.chain(
          [joint, knee, hock, foot],
          [
            thick * 2.3 * Math.min(1.1, v.hips),
            thick * (v.feet === 'round' ? 1.5 : 1.5),
            thick * (v.feet === 'round' ? 1.15 : 0.92),
            thick * (v.feet === 'round' ? 1.1 : paws ? 0.86 : 0.68),
          ],
          { bone, blend, colour: tone },
        )
        toes = lift * 70
      }
    }
    if (v.marks === 'socks' || v.marks === 'collie' || v.marks === 'mask' || v.marks === 'blaze')
      blob.limb(foot, add(foot, [0, Math.min(v.legs * 0.4, 0.14), 0]), thick * 1.35, thick * 1.35, {
        stain: true,
        colour: pale,
        blend: thick * 0.3,
      })
    const set = (solid: Solid) =>
      solid
        .turn(toes, 0, 0)
        .at([foot[0], foot[1] - ankle * Math.cos((toes * Math.PI) / 180), foot[2] + (paws ? size * 0.2 : 0)])
        .boned(bone)
    solids.push(set(shoe))
    if (v.feet === 'round')
      for (const a of [-42, 0, 42])
        nails.push(
          set(
            ball([size * 0.3, size * 0.26, size * 0.16], 12)
              .move(0, size * 0.26, size * 1.06)
              .turn(0, a, 0),
          ),
        )
  }
  const feet: Feet = []
  const hoofed = v.feet === 'hooves' || v.feet === 'cloven'
  if (hoofed)
    feet.push({ name: 'hooves', solid: together(solids), material: skin('#3b2c24', { roughness: 0.45 }) })
  else feet.push({ name: paws ? 'paws' : 'body', solid: together(solids) })
  if (nails.length > 0)
    feet.push({ name: 'hooves', solid: together(nails), material: skin('#e6dcc8', { roughness: 0.4 }) })
  return feet
}

/** One foot, standing on the ground at the origin. */
function footOf(kind: QuadrupedValues['feet'], s: number, colour: Vec3): Solid {
  if (kind === 'hooves')
    return cylinder(s * 1.12, s * 1.5, { top: s * 0.78, round: s * 0.12, corners: 20 })
      .scale(1, 1, 1.15)
      .warp(([x, y, z]) => [x, y + s * 0.75, z + s * 0.22 - y * 0.18])
  if (kind === 'cloven') {
    const toe = cylinder(s * 0.6, s * 1.3, { top: s * 0.42, round: s * 0.14, corners: 16 })
      .scale(0.95, 1, 1.5)
      .warp(([x, y, z]) => [x + s * 0.52, y + s * 0.65, z + s * 0.24 - y * 0.22])
    return toe.mirrored()
  }
  if (kind === 'round')
    return cylinder(s * 1.18, s * 0.9, { top: s * 1.02, round: s * 0.26, corners: 24 })
      .move(0, s * 0.45, 0)
      .tinted(colour)
  const paw = new Blob({ detail: 15, blend: s * 0.3, colour })
    .egg([0, s * 0.52, 0], [s * 0.92, s * 0.66, s * 1.0])
    .egg([0, s * 0.34, s * 0.45], [s * 0.9, s * 0.46, s * 0.7])
  for (const [x, z] of [
    [-0.66, 0.72],
    [-0.23, 0.98],
    [0.23, 0.98],
    [0.66, 0.72],
  ] as const)
    paw.egg([x * s, s * 0.36, z * s], [s * 0.27, s * 0.36, s * 0.4], { blend: s * 0.05 })
  paw.slab([0, -s * 0.5, 0], [s * 3, s * 0.5, s * 3], 0, { cut: true, blend: s * 0.12 })
  return paw.solid()
}

export const clawColour = light('#2a211c')
