import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { cylinder, sheet, tube } from '../../geometry/solids.ts'
import { add, between, type Vec3 } from '../../geometry/vector.ts'
import { uncoloured } from '../wear/uncoloured.ts'

/** What some have instead of legs. */

/** A tail that carries its owner upright and lies curled on the ground. */
export function fishTail(
  pelvis: Vec3,
  hips: number,
  detail: number,
  bone: number,
): { tail: Solid; fin: Solid } {
  const y = pelvis[1]
  const line: Vec3[] = [
    add(pelvis, [0, 0.03, 0]),
    [0, y * 0.66, 0.02],
    [-0.01, y * 0.34, 0.04],
    [0.02, 0.085, 0.05],
    [0.12, 0.06, 0.09],
    [0.22, 0.055, 0.1],
    [0.3, 0.09, 0.08],
  ]
  const blob = new Blob({ detail: Math.round(36 * detail), blend: 0.03 })
  blob.egg(add(pelvis, [0, 0.0, 0]), [hips + 0.014, 0.075, 0.084], { bone })
  blob.chain(line, [hips * 0.95, hips * 0.95, hips * 0.84, 0.066, 0.056, 0.044, 0.028], { bone })
  const root = line.at(-1) ?? pelvis
  const lobe = (up: number) =>
    sheet(
      Array.from({ length: 7 }, (_, i) => {
        const t = i / 6
        const wide = 0.02 + 0.075 * Math.sin(Math.min(1, 0.15 + t) * Math.PI * 0.86)
        return Array.from({ length: 6 }, (_, j): Vec3 => {
          const s = (j / 5) * 2 - 1
          return [t * 0.22, s * wide + 0.05 * t * t, 0.012 * Math.sin(s * 6) * t]
        })
      }),
      0.014,
    )
      .turn(0, 0, up)
      .at(add(root, [-0.01, 0, 0]))
  const frill = tube(
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 25
      return add(pelvis, [Math.sin(a) * (hips + 0.012), 0.052 + 0.012 * Math.cos(a * 6), Math.cos(a) * 0.086])
    }),
    0.011,
    { closed: true, corners: 8 },
  )
  return { tail: uncoloured(blob.solid()), fin: together([lobe(72), lobe(14), frill]) }
}

export function horseBody(
  pelvis: Vec3,
  detail: number,
  bone: number,
): { body: Solid; hooves: Solid; hair: Solid } {
  const y = pelvis[1]
  const front: Vec3 = [0, y - 0.055, -0.02]
  const rump: Vec3 = [0, y - 0.05, -0.42]
  const blob = new Blob({ detail: Math.round(42 * detail), blend: 0.06 })
  blob
    .egg(add(pelvis, [0, 0.0, 0]), [0.095, 0.07, 0.085], { bone })
    .egg(front, [0.115, 0.13, 0.12], { bone })
    .limb(front, rump, 0.115, 0.11, { bone })
    .egg(between(front, rump, 0.5), [0.12, 0.125, 0.2], { bone })
    .egg(rump, [0.122, 0.128, 0.125], { bone })
  const hooves: Solid[] = []
  for (const side of [1, -1] as const)
    for (const [x, z, back] of [
      [0.07, 0.01, 0],
      [0.078, -0.43, 1],
    ] as const) {
      const step = side > 0 && back === 0 ? 0.06 : 0
      const foot: Vec3 = [side * x, 0.04, z + step]
      blob.chain(
        [
          [side * x, y - 0.08, z],
          [side * x, y * 0.46, z + (back ? -0.03 : 0.02) + step * 0.7],
          [side * x, 0.1, z + (back ? 0 : 0) + step],
          foot,
        ],
        [0.072, 0.042, 0.03, 0.033],
        { bone, blend: 0.03 },
      )
      hooves.push(cylinder(0.046, 0.055, { top: 0.036, corners: 18 }).at([foot[0], 0.0275, foot[2] + 0.008]))
    }
  const e: Vec3 = add(rump, [0, 0.07, -0.1])
  const hair = tube(
    [e, add(e, [0, 0.0, -0.07]), add(e, [0, -0.12, -0.12]), add(e, [0.02, -0.3, -0.12])],
    [0.028, 0.042, 0.05, 0.01],
    { corners: 14, smooth: 6 },
  )
  return { body: uncoloured(blob.solid()), hooves: together(hooves), hair }
}
