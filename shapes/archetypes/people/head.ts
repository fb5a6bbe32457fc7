import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, torus, tube } from '../../geometry/solids.ts'
import { add, between, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { eyeball, eyeColours, lid, lineOn } from '../creatures/face.ts'
import { darker, skinAt } from '../creatures/figure.ts'
import { uncoloured } from '../wear/uncoloured.ts'
import type { PersonValues } from './person-parameters.ts'
import { type Side, sides } from './posture.ts'

/** Heads are made in their own measure: from the chin at -1 to the crown at 1, looking to +z. */

export type Tones = { skin: Vec3; hair: Vec3 }

export function skullOf(v: PersonValues, { skin }: Tones, detail: number): Solid {
  const [w, j] = [v.headWidth, v.jaw]
  const rosy = between(skin, light('#e8563f'), 0.2)
  const blob = new Blob({ detail: Math.round(28 * detail), blend: 0.3, colour: skin })
  blob
    .egg([0, 0.16, -0.06], [0.84 * w, 0.84, 0.9])
    .egg([0, -0.34, 0.1], [0.64 * j * w, 0.6, 0.66], { blend: 0.42 })
    .egg([0, -0.78, 0.4], [0.26 * j, 0.19, 0.24], { blend: 0.24 })
  blob.both((b) => b.egg([0.4 * w, -0.34, 0.5], [0.3, 0.28, 0.28], { blend: 0.26 }))
  // A brow, and hollows in which the eyes lie.
  blob.egg([0, 0.27, 0.72], [0.56 * w, 0.13, 0.14], { blend: 0.2 })
  blob.both((b) => b.egg([0.33 * w, -0.02, 0.99], [0.24, 0.17, 0.2], { cut: true, blend: 0.14 }))
  const n = v.nose
  if (n > 0.05)
    switch (v.noseKind) {
      case 'round':
        blob
          .limb([0, 0.08, 0.76], [0, -0.2, 0.9], 0.08, 0.1 * n, { blend: 0.1 })
          .egg([0, -0.22, 0.88 + 0.07 * n], [0.14 * n, 0.125 * n, 0.14 * n], {
            blend: 0.08,
            colour: between(skin, rosy, 0.5),
          })
        blob.both((b) => b.egg([0.11 * n, -0.26, 0.87], [0.08 * n, 0.07 * n, 0.08 * n], { blend: 0.06 }))
        break
      case 'long':
        blob
          .limb([0, 0.12, 0.74], [0, -0.3, 0.96 + 0.2 * n], 0.09, 0.1 + 0.03 * n, { blend: 0.1 })
          .egg([0, -0.34, 0.95 + 0.22 * n], [0.1, 0.12, 0.13], { blend: 0.08 })
        blob.both((b) => b.egg([0.12, -0.3, 0.88], [0.1, 0.08, 0.1], { blend: 0.06 }))
        break
      case 'flat':
        blob.egg([0, -0.22, 0.84], [0.2 * n, 0.13 * n, 0.14 * n], { blend: 0.1 })
        blob.both((b) => b.egg([0.09 * n, -0.27, 0.95], 0.045 * n, { cut: true, blend: 0.03 }))
        break
      case 'ball':
        blob.egg([0, -0.2, 0.96], 0.2 * n, { blend: 0.05 })
        break
    }
  if (v.ears === 'round')
    blob.both((b) =>
      b
        .egg([0.87 * w, -0.1, -0.06], [0.11, 0.25, 0.18], { blend: 0.08, turn: [0, -24, -8] })
        .egg([0.98 * w, -0.08, 0.03], [0.05, 0.14, 0.09], { cut: true, blend: 0.05 }),
    )
  else if (v.ears !== 'none') {
    const far = v.ears === 'long' ? 1.75 : 1.26
    blob.both((b) =>
      b
        .limb([0.82 * w, -0.1, -0.04], [far * w, 0.3, -0.26], 0.2, 0.03, { blend: 0.1 })
        .limb([0.94 * w, -0.06, 0.1], [far * 0.92 * w, 0.24, -0.12], 0.08, 0.02, { cut: true, blend: 0.04 }),
    )
  }
  blob.both((b) =>
    b.egg([0.5 * w, -0.34, 0.72], [0.2, 0.15, 0.26], { stain: true, colour: rosy, blend: 0.13 }),
  )
  if (v.beard === 'stubble')
    blob.egg([0, -0.72, 0.4], [0.7, 0.42, 0.7], { stain: true, colour: darker(skin, 0.62), blend: 0.12 })
  return blob.solid()
}

const arc = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / (steps - 1))

export type Face = { eyes: Solid[]; lids: Solid[]; brows: Solid[] }

export function faceOf(v: PersonValues, skull: Solid, { skin, hair }: Tones): Face {
  const face: Face = { eyes: [], lids: [], brows: [] }
  const w = v.headWidth
  const size = 0.215 * v.eyeSize
  const apart = (0.335 + 0.05 * Math.max(0, v.eyeSize - 1)) * w
  const eyeAt = (side: Side): Vec3 => {
    const out = skinAt(skull, [apart * side, 0.02, 0], [0, 0, 1], 0.75)
    return [out[0], out[1], out[2] - size * 0.36]
  }
  for (const side of sides) {
    const place = eyeAt(side)
    const gaze: Vec3 = unit([0.1 * side, 0.0, 1])
    const flat = (solid: Solid) => solid.scale(0.94, v.eyeShape === 'almond' ? 1.25 : 1.1, 0.62)
    switch (v.eyeShape) {
      case 'round':
        face.eyes.push(
          flat(eyeball(size, gaze, { iris: eyeColours[v.eyes], white: '#fdfbf6', pupil: 25, ring: 42 })).at(
            place,
          ),
        )
        break
      case 'almond':
        face.eyes.push(
          ball([size * 1.3, size * 1.75, size * 0.7], 22)
            .turn(0, 14 * side, -24 * side)
            .at(place)
            .tinted(light('#0c0b12')),
          ball([size * 0.3, size * 0.4, size * 0.2], 10)
            .at(add(place, [size * 0.3, size * 0.75, size * 0.56]))
            .tinted([1, 1, 1]),
        )
        break
      case 'glowing':
        face.eyes.push(
          ball([size, size * 0.8, size * 0.5], 16)
            .at(add(place, [0, 0, size * 0.1]))
            .tinted(light(eyeColours[v.eyes])),
        )
        break
      case 'button':
        face.eyes.push(
          ball([size * 0.72, size * 0.85, size * 0.5], 18)
            .at(add(place, [0, 0, size * 0.2]))
            .tinted(light('#14100e')),
          ball(size * 0.2, 10)
            .at(add(place, [size * 0.24, size * 0.34, size * 0.62]))
            .tinted([1, 1, 1]),
        )
        break
      case 'hollow':
        face.eyes.push(
          ball([size * 1.1, size * 1.15, size * 0.45], 18)
            .at(add(place, [0, 0, size * 0.12]))
            .tinted(light('#120d0c')),
        )
        break
    }
    if (v.eyeShape === 'round') {
      const slope = 14 * v.frown
      const crown = unit(add([-Math.sin(radians(slope)) * side, 1, 0], times(gaze, -0.52 + 1.05 * v.lids)))
      const above = lid(size * 1.1, crown, v.lids >= 0.85 ? 110 : 52 + 40 * v.lids, darker(skin, 0.9))
      face.lids.push(above.scale(0.97, 1.1, 0.68).at(place))
      const under = lid(size * 1.07, unit([0, -1, -0.42]), 46, darker(skin, 0.94))
      face.lids.push(under.scale(0.96, 1.1, 0.64).at(place))
      if (v.mouth === 'lips')
        face.eyes.push(
          tube(
            arc(-75, 80, 9).map((a): Vec3 => {
              const [s, c] = [Math.sin(radians(a)), Math.cos(radians(a))]
              return add(place, [
                s * size * 0.98 * side,
                size * (0.12 + 0.8 * c),
                size * 0.66 * Math.sqrt(Math.max(0.05, 1 - 0.62 * s * s - 0.3 * c * c)),
              ])
            }),
            (t) => size * (0.05 + 0.1 * t),
            { corners: 6 },
          ).tinted(light('#1c1210')),
        )
    }
    if (v.brows > 0.02) {
      const raise = 0.36 + 0.12 * Math.max(0, v.eyeSize - 1)
      const line = arc(0, 1, 5).map((t): Vec3 => {
        const x = (apart - 0.2 + 0.46 * t) * side
        const y = raise + 0.1 * Math.sin(t * 2.2) - v.frown * 0.16 * (1 - t) + v.frown * 0.06 * t
        return [x, y, 1]
      })
      face.brows.push(lineOn(skull, [0, 0.05, 0], line, 0.062 * v.brows, darker(hair, 0.8), 3))
    }
  }
  face.eyes.push(...mouthOf(v, skull, skin))
  return face
}

function mouthOf(v: PersonValues, skull: Solid, skin: Vec3): Solid[] {
  const dark = light('#5a1c1c')
  const from: Vec3 = [0, -0.5, 0]
  const lip = between(darker(skin, 0.55), light('#9c2f2c'), 0.45)
  const line = (wide: number, bend: number, y: number, thick: number, colour: Vec3) =>
    lineOn(
      skull,
      from,
      arc(-1, 1, 7).map((k): Vec3 => [k * wide, y + bend * k * k, 1]),
      thick,
      colour,
      3,
    )
  const onSkin = (x: number, y: number): Vec3 => skinAt(skull, from, [x, y + 0.5, 1], 0.7)
  switch (v.mouth) {
    case 'smile':
      return [line(0.3, 0.11, -0.6, 0.04, lip)]
    case 'calm':
      return [line(0.22, 0.02, -0.56, 0.036, lip)]
    case 'grim':
      return [line(0.27, -0.08, -0.52, 0.045, lip)]
    case 'lips':
      return [
        line(0.21, 0.07, -0.61, 0.062, light('#c2453f')),
        line(0.2, 0.08, -0.555, 0.04, light('#b23a38')),
      ]
    case 'open':
    case 'grin': {
      const wide = v.mouth === 'grin' ? 0.36 : 0.25
      const at = onSkin(0, -0.57)
      const parts = [
        ball([wide, v.mouth === 'grin' ? 0.15 : 0.17, 0.1], 22)
          .warp(([x, y, z]) => [x, (y > 0 ? y * 0.3 : y) + 0.35 * x * x, z - 0.45 * x * x])
          .at(add(at, [0, 0.03, -0.02]))
          .tinted(dark),
        ball([wide * 0.84, 0.055, 0.06], 18)
          .warp(([x, y, z]) => [x, y + 0.35 * x * x, z - 0.45 * x * x])
          .at(add(at, [0, 0.015, 0.045]))
          .tinted(light('#fbf8f0')),
      ]
      if (v.mouth === 'open')
        parts.push(
          ball([wide * 0.5, 0.05, 0.05], 12)
            .at(add(at, [0, -0.09, 0.045]))
            .tinted(light('#e2686a')),
        )
      return parts
    }
    case 'fangs': {
      const fang = (x: number) =>
        cone(0.05, 0.19, 10)
          .scale(1, -1, 1)
          .at(add(onSkin(x, -0.6), [0, -0.05, 0.02]))
          .tinted(light('#fffdf5'))
      return [line(0.3, 0.06, -0.57, 0.042, lip), fang(0.15), fang(-0.15)]
    }
    case 'tusks': {
      const tusk = (side: Side) =>
        tube(
          [
            onSkin(0.2 * side, -0.66),
            add(onSkin(0.26 * side, -0.55), [0.02 * side, 0, 0.08]),
            add(onSkin(0.28 * side, -0.4), [0.03 * side, 0.04, 0.08]),
          ],
          [0.08, 0.065, 0.012],
          {
            corners: 10,
            smooth: 4,
          },
        ).tinted(light('#f6ecd0'))
      return [line(0.36, -0.05, -0.56, 0.05, lip), tusk(1), tusk(-1)]
    }
    default:
      return []
  }
}

export function hairOf(v: PersonValues, tone: Vec3, detail: number, covered: boolean): Solid | undefined {
  if (v.hair === 'bald') return undefined
  const w = v.headWidth
  const blob = new Blob({ detail: Math.round(26 * detail), blend: 0.12, colour: tone })
  const dim = darker(tone, 0.72)
  const cap = (low: number) => {
    blob.egg([0, 0.2, -0.12], [0.93 * w, 0.9, 0.97])
    blob.egg([0, -0.3, -0.34], [0.84 * w, 0.66, 0.64], { blend: 0.2 })
    return () => {
      // The face, and the neck.
      blob.egg([0, -0.36, 0.9], [0.8 * w, 0.84, 0.92], { cut: true, blend: 0.05 })
      blob.slab([0, low - 1, 0], [2, 1, 2], 0.02, { cut: true, blend: 0.08 })
      blob.both((b) => b.egg([0.98 * w, -0.16, 0.06], [0.2, 0.3, 0.26], { cut: true, blend: 0.06 }))
    }
  }
  const fringe = (swept: number) => {
    if (covered) return
    for (const [x, s] of [
      [-0.5, 0.9],
      [-0.18, 1],
      [0.16, 1],
      [0.48, 0.85],
    ] as const)
      blob.limb([x * w, 0.78, 0.5], [(x + swept) * w, 0.52, 0.78 - 0.2 * Math.abs(x + swept)], 0.2 * s, 0.1, {
        blend: 0.1,
      })
  }
  const back = (low: number, wide: number) => {
    blob.both((b) =>
      b.chain(
        [
          [0.72 * w, 0.25, -0.2],
          [0.9 * w * wide, -0.45, -0.18],
          [0.82 * w * wide, low * 0.7, -0.22],
          [0.62 * w * wide, low, -0.2],
        ],
        [0.34, 0.32, 0.28, 0.14],
        { blend: 0.16 },
      ),
    )
    blob.chain(
      [
        [0, 0.2, -0.55],
        [0, -0.6, -0.72],
        [0, low * 0.75, -0.66],
        [0, low - 0.1, -0.6],
      ],
      [0.6, 0.5, 0.44, 0.22],
      { blend: 0.2 },
    )
  }
  switch (v.hair) {
    case 'short': {
      const finish = cap(-0.42)
      finish()
      fringe(0.18)
      if (!covered) blob.limb([-0.45 * w, 0.84, 0.32], [0.5 * w, 0.92, 0.24], 0.22, 0.26, { blend: 0.14 })
      blob.both((b) => b.limb([0.83 * w, 0.3, 0.22], [0.85 * w, -0.12, 0.24], 0.09, 0.05, { blend: 0.08 }))
      break
    }
    case 'flat': {
      const finish = cap(-0.42)
      finish()
      break
    }
    case 'long': {
      const finish = cap(-2.4)
      finish()
      back(-1.75, 1.0)
      blob.both((b) =>
        b.chain(
          [
            [0.1 * w, 1.0, 0.36],
            [0.62 * w, 0.62, 0.6],
            [0.88 * w, 0.1, 0.32],
            [0.92 * w, -0.6, 0.18],
          ],
          [0.16, 0.18, 0.15, 0.16],
          { blend: 0.1 },
        ),
      )
      break
    }
    case 'bob': {
      const finish = cap(-2)
      finish()
      back(-0.78, 1.08)
      fringe(0.1)
      break
    }
    case 'braids':
    case 'pigtails': {
      const finish = cap(-0.5)
      finish()
      fringe(0.06)
      const braid = v.hair === 'braids'
      blob.both((b) => {
        if (braid)
          for (let i = 0; i < 6; i++)
            b.egg([(0.92 + 0.05 * Math.sin(i)) * w, -0.25 - i * 0.3, 0.02 + 0.04 * i], [0.2, 0.2, 0.2], {
              blend: 0.05,
            })
        else
          b.chain(
            [
              [0.8 * w, 0.36, -0.3],
              [1.24 * w, 0.32, -0.34],
              [1.36 * w, -0.3, -0.3],
              [1.2 * w, -0.95, -0.26],
            ],
            [0.16, 0.28, 0.3, 0.08],
            { blend: 0.1 },
          )
      })
      break
    }
    case 'bun': {
      const finish = cap(-0.5)
      finish()
      if (!covered) blob.egg([0, 0.98, -0.5], [0.42, 0.38, 0.42], { blend: 0.05 })
      blob.both((b) => b.limb([0.1 * w, 0.92, 0.46], [0.78 * w, 0.34, 0.36], 0.12, 0.12, { blend: 0.12 }))
      break
    }
    case 'topknot': {
      const finish = cap(-0.42)
      finish()
      blob.limb([0, 0.95, -0.3], [0, 1.25, -0.42], 0.16, 0.22, { blend: 0.05 })
      break
    }
    case 'ponytail': {
      const finish = cap(-0.5)
      finish()
      blob.both((b) => b.limb([0.12 * w, 0.92, 0.46], [0.78 * w, 0.34, 0.36], 0.12, 0.12, { blend: 0.12 }))
      blob.chain(
        [
          [0, 0.5, -0.9],
          [0, 0.52, -1.35],
          [0, -0.1, -1.6],
          [0, -0.95, -1.45],
          [0, -1.4, -1.25],
        ],
        [0.22, 0.27, 0.33, 0.26, 0.06],
        { blend: 0.08 },
      )
      break
    }
    case 'curly': {
      const finish = cap(-0.4)
      finish()
      for (let i = 0; i < 46; i++) {
        const y = 1 - (i / 46) * 1.35
        const r = Math.sqrt(Math.max(0, 1 - y * y))
        const a = i * 2.4
        const [x, z] = [Math.sin(a) * r, Math.cos(a) * r]
        if (z > 0.45 && y < 0.62) continue
        if (covered && y > 0.2) continue
        blob.egg([x * 0.92 * w, 0.2 + y * 0.88, -0.1 + z * 0.94], 0.25, { blend: 0.05 })
      }
      break
    }
    case 'spiky': {
      const finish = cap(-0.4)
      finish()
      if (!covered)
        for (let i = 0; i < 26; i++) {
          const y = 1 - (i / 26) * 1.1
          const r = Math.sqrt(Math.max(0, 1 - y * y))
          const a = i * 2.4
          const [x, z] = [Math.sin(a) * r, Math.cos(a) * r]
          if (z > 0.5 && y < 0.55) continue
          const d: Vec3 = [x, y + 0.3, z]
          blob.limb(
            [x * 0.8 * w, 0.2 + y * 0.76, -0.1 + z * 0.8],
            add([0, 0.2, -0.1], times(unit(d), 1.32)),
            0.24,
            0.03,
            { blend: 0.06 },
          )
        }
      break
    }
    case 'mohawk':
      for (let i = 0; i < 8; i++) {
        const a = radians(28 + i * 21)
        blob.limb(
          [0, 0.16 + Math.sin(a) * 0.75, -0.06 + Math.cos(a) * 0.8],
          [0, 0.16 + Math.sin(a) * 1.36, -0.1 + Math.cos(a) * 1.3],
          0.17,
          0.05,
          { blend: 0.1 },
        )
      }
      break
    case 'tuft':
      for (const x of [-0.12, 0.02, 0.14])
        blob.chain(
          [
            [x, 0.92, 0.1],
            [x * 1.6, 1.16, 0.18],
            [x * 2.4, 1.2, 0.34],
          ],
          [0.12, 0.09, 0.03],
          { blend: 0.06 },
        )
      break
    case 'balding': {
      const finish = cap(-0.42)
      finish()
      blob.egg([0, 0.86, 0.12], [0.78 * w, 0.72, 0.95], { cut: true, blend: 0.08 })
      break
    }
  }
  if (covered && v.hair !== 'mohawk') blob.slab([0, 1.62, 0], [2, 1, 2.4], 0.05, { cut: true, blend: 0.06 })
  blob.egg([0, -0.5, -0.6], [0.9, 0.5, 0.5], { stain: true, colour: dim, blend: 0.3 })
  return blob.solid()
}

export function beardOf(v: PersonValues, skull: Solid, tone: Vec3, detail: number): Solid | undefined {
  if (v.beard === 'none' || v.beard === 'stubble') return undefined
  const w = v.headWidth * Math.max(0.9, v.jaw)
  const blob = new Blob({ detail: Math.round(24 * detail), blend: 0.1, colour: tone })
  const lipAt = skinAt(skull, [0, -0.42, 0], [0, 0, 1], 0.8)
  const moustache = (thick: number, long: number) =>
    blob.both((b) =>
      b.chain(
        [
          [0.03, -0.43, lipAt[2] + 0.02],
          [0.22, -0.47, lipAt[2] - 0.03],
          [0.2 + long * 0.55, -0.5 - long * 0.18, lipAt[2] - 0.18 - 0.2 * long],
        ],
        [thick, thick * 0.95, thick * 0.2],
        { blend: 0.05 },
      ),
    )
  switch (v.beard) {
    case 'moustache':
      moustache(0.105, 0.55)
      break
    case 'goatee':
      blob.chain(
        [
          [0, -0.74, 0.6],
          [0, -1.0, 0.6],
          [0, -1.26, 0.56],
        ],
        [0.17, 0.16, 0.03],
      )
      moustache(0.07, 0.3)
      break
    default: {
      const low = v.beard === 'long' ? -2.3 : -1.12
      blob.both((b) => {
        b.chain(
          [
            [0.8 * w, 0.0, 0.12],
            [0.72 * w, -0.45, 0.3],
            [0.46 * w, -0.78, 0.45],
          ],
          [0.1, 0.22, 0.3],
          { blend: 0.14 },
        )
        b.chain(
          [
            [0.3 * w, -0.72, 0.52],
            [0.32, (low - 0.8) / 2, 0.56],
            [0.14, low, 0.5],
          ],
          [0.3, v.beard === 'long' ? 0.34 : 0.26, 0.1],
          { blend: 0.14 },
        )
      })
      blob.chain(
        [
          [0, -0.8, 0.58],
          [0, (low - 0.9) / 2, 0.64],
          [0, low - 0.16, 0.54],
        ],
        [0.32, v.beard === 'long' ? 0.38 : 0.3, 0.07],
        { blend: 0.14 },
      )
      if (v.beard === 'long')
        for (const x of [-0.3, -0.1, 0.13, 0.31])
          blob.chain(
            [
              [x * 0.9, -0.9, 0.86],
              [x * 0.8, -1.5, 0.94],
              [x * 0.4, low, 0.66],
            ],
            [0.08, 0.09, 0.03],
            { blend: 0.04 },
          )
      // The mouth stays free.
      blob.egg([0, -0.6, lipAt[2] + 0.04], [0.24, 0.07, 0.2], { cut: true, blend: 0.05 })
      moustache(0.11, 0.45)
    }
  }
  return blob.solid()
}

/** Glasses and the like, in three materials: frames, lenses, and what is dark. */
export function glassesOf(v: PersonValues, skull: Solid): { frame: Solid; lens?: Solid } | undefined {
  const w = v.headWidth
  const out = skinAt(skull, [0, 0.02, 0], [0.42 * w, 0, 1], 0.8)[2] + 0.14
  const rim = (r: number, thick: number, wide = 1) => torus(r, thick, 28, 8).turn(90, 0, 0).scale(wide, 1, 1)
  const bow = tube(
    [
      [0.66 * w, 0.06, out - 0.03],
      [0.92 * w, 0.06, out - 0.3],
      [0.96 * w, 0.04, -0.1],
    ],
    0.035,
    { corners: 6, smooth: 3 },
  )
  switch (v.glasses) {
    case 'glasses':
      return {
        frame: together([
          rim(0.27, 0.042)
            .at([0.35 * w, 0.0, out])
            .mirrored(),
          bow.mirrored(),
          tube(
            [
              [-0.09, 0.05, out + 0.02],
              [0, 0.09, out + 0.05],
              [0.09, 0.05, out + 0.02],
            ],
            0.032,
            { corners: 6, smooth: 3 },
          ),
        ]),
        lens: ball([0.26, 0.26, 0.03], 20)
          .at([0.35 * w, 0, out])
          .mirrored(),
      }
    case 'sunglasses':
      return {
        frame: together([
          ball([0.33, 0.25, 0.08], 22)
            .warp(([x, y, z]) => [x, y + (y > 0 ? -0.06 : 0), z])
            .turn(0, 8, 0)
            .at([0.36 * w, 0.02, out])
            .mirrored(),
          bow.mirrored(),
          box(0.26, 0.06, 0.07, 0.02).at([0, 0.1, out + 0.03]),
        ]),
      }
    case "dentist's mask":
      return {
        frame: together([
          ball([0.6 * w, 0.4, 0.36], 26).at([0, -0.46, out - 0.32]),
          torus(0.9, 0.03, 36, 6).turn(-14, 0, 0).scale(w, 1, 1).at([0, -0.32, -0.02]),
        ]),
      }
    case 'goggles':
      return {
        frame: together([
          rim(0.31, 0.085)
            .at([0.36 * w, 0, out])
            .mirrored(),
          torus(0.93, 0.07, 36, 8).scale(w, 1.3, 1).at([0, 0.02, -0.02]),
        ]),
        lens: ball([0.3, 0.3, 0.08], 20)
          .at([0.36 * w, 0, out])
          .mirrored(),
      }
    case 'monocle':
      return {
        frame: together([
          rim(0.27, 0.04).at([-0.35 * w, 0, out]),
          tube(
            [
              [-0.6 * w, -0.05, out],
              [-0.72 * w, -0.5, out - 0.2],
              [-0.55, -1.1, 0.5],
            ],
            0.018,
            { corners: 6, smooth: 5 },
          ),
        ]),
        lens: ball([0.26, 0.26, 0.03], 20).at([-0.35 * w, 0, out]),
      }
    case 'eye patch':
      return {
        frame: together([
          ball([0.29, 0.27, 0.09], 20)
            .turn(0, -8, 0)
            .at([-0.36 * w, 0.0, out - 0.07]),
          torus(0.93, 0.032, 36, 6)
            .scale(w * 0.99, 1, 1.01)
            .turn(0, 0, 14)
            .at([0, 0.16, -0.06]),
        ]),
      }
    case 'mask': {
      const blob = new Blob({ detail: 26, blend: 0.06 })
      blob.both((b) => b.egg([0.36 * w, 0.03, out - 0.14], [0.44, 0.3, 0.14], { turn: [0, 24, 12] }))
      blob.both((b) => b.egg([0.75 * w, 0.1, 0.42], [0.18, 0.18, 0.3], { turn: [0, 20, 0] }))
      blob.both((b) => b.egg([0.34 * w, 0.02, out], [0.2, 0.15, 0.4], { cut: true, blend: 0.03 }))
      return { frame: uncoloured(blob.solid()) }
    }
    default:
      return undefined
  }
}

/** Small things on a head that are no hats. */
export function crestOf(
  v: PersonValues,
): { name: string; solid: Solid; kind: 'gold' | 'horn' | 'skin' | 'accent' | 'metal' } | undefined {
  const w = v.headWidth
  switch (v.hat) {
    case 'halo':
      return {
        name: 'halo',
        solid: torus(0.66, 0.075, 40, 12)
          .turn(-8, 0, 0)
          .at([0, 1.5, -0.1])
          .with(
            tube(
              [
                [0, 0.8, -0.8],
                [0, 1.4, -0.76],
              ],
              0.02,
              { corners: 6 },
            ),
          ),
        kind: 'gold',
      }
    case 'horns':
      return {
        name: 'horns',
        solid: tube(
          [
            [0.4 * w, 0.7, 0.3],
            [0.58 * w, 1.05, 0.38],
            [0.62 * w, 1.35, 0.3],
            [0.5 * w, 1.62, 0.24],
          ],
          [0.17, 0.14, 0.1, 0.015],
          { corners: 14, smooth: 5 },
        ).mirrored(),
        kind: 'horn',
      }
    case 'bull horns':
      return {
        name: 'horns',
        solid: tube(
          [
            [0.6 * w, 0.5, 0],
            [1.15 * w, 0.6, 0.08],
            [1.5 * w, 0.95, 0.2],
            [1.42 * w, 1.45, 0.28],
          ],
          [0.22, 0.2, 0.14, 0.015],
          { corners: 14, smooth: 5 },
        ).mirrored(),
        kind: 'horn',
      }
    case 'antennae':
      return {
        name: 'antennae',
        solid: tube(
          [
            [0.3, 0.85, 0],
            [0.42, 1.3, 0.05],
            [0.6, 1.6, 0.12],
          ],
          [0.06, 0.045, 0.04],
          { corners: 10, smooth: 4 },
        )
          .with(ball(0.13, 16).at([0.61, 1.66, 0.13]))
          .mirrored(),
        kind: 'skin',
      }
    case 'bow': {
      const loop = ball([0.34, 0.24, 0.14], 18).warp(([x, y, z]) => [
        x,
        y * (0.45 + 0.9 * Math.max(0, (x + 0.34) / 0.68)),
        z,
      ])
      return {
        name: 'bow',
        solid: together([loop.at([0.36, 0, 0]), loop.mirror().at([-0.36, 0, 0]), ball(0.13, 14)])
          .turn(-30, 0, -14)
          .at([0.3, 1.08, 0.18]),
        kind: 'accent',
      }
    }
    case 'flower':
      return {
        name: 'flower',
        solid: together([
          ...[0, 72, 144, 216, 288].map((a) => ball([0.16, 0.2, 0.06], 14).at([0, 0.2, 0]).turn(0, 0, a)),
          ball(0.1, 12).at([0, 0, 0.04]),
        ])
          .turn(-10, 50, 0)
          .at([0.78, 0.45, 0.42]),
        kind: 'accent',
      }
    case 'bolts':
      return {
        name: 'bolts',
        solid: cylinder(0.1, 0.34, { corners: 12 })
          .turn(0, 0, 90)
          .at([0.72 * w, -0.72, 0])
          .with(
            cylinder(0.16, 0.1, { corners: 8 })
              .turn(0, 0, 90)
              .at([0.9 * w, -0.72, 0]),
          )
          .mirrored(),
        kind: 'metal',
      }
    default:
      return undefined
  }
}
