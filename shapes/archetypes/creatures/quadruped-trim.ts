import type { Look } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import type { Solid } from '../../geometry/solid.ts'
import { tube } from '../../geometry/solids.ts'
import { add, between, length, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { fur, plastic, skin } from '../../materials/material.ts'
import { darker, type Figure, skinAt } from './figure.ts'
import { horns, mane, noseHorn, ruff, windingHorn, wool } from './ornaments.ts'
import type { Posture, QuadrupedValues } from './posture.ts'
import { featheredWing } from './wings.ts'

export const maneMaterial = (look: Look, v: QuadrupedValues) =>
  look.material('accent', fur(v.mane === 'none' ? '#3a2618' : '#3a2618', { grain: 0.5, relief: 1.2 }))

/** Horns, tusks, manes, beards, wool, wings. */
export function ornamentsOf(
  figure: Figure,
  v: QuadrupedValues,
  look: Look,
  { chest, hip, neckEnd, skull, nose, ahead, up }: Posture,
  body: Solid,
  headBone: number,
  bodyBone: number,
): void {
  const [g, h] = [v.girth, v.head]
  const on = (x: number, y: number, z: number): Vec3 =>
    add(skull, add([x * h, 0, 0], add(times(up, y * h), times(ahead, z * h))))
  const bone = skin(
    v.horns.includes('antlers')
      ? '#b58a5c'
      : v.horns === 'buffalo' || v.horns === 'curved'
        ? '#5b4c40'
        : v.horns === 'spiral'
          ? '#a07f55'
          : '#e3d3b0',
    { roughness: 0.5 },
  )
  const ivory = skin('#f4ead2', { roughness: 0.35 })
  if (v.horns === 'unicorn') {
    const root = skinAt(body, skull, add(times(up, 0.9), times(ahead, 0.45)), h)
    figure.part(
      'horn',
      windingHorn(
        add(root, times(up, -h * 0.12)),
        add(times(up, 1), times(ahead, 0.42)),
        h * 1.5 * v.hornSize,
        h * 0.17,
      ).boned(headBone),
      { ...plastic('#ffd76a'), roughness: 0.25, metalness: 0.55 },
    )
  } else if (v.horns !== 'none') {
    const aside = v.horns === 'buffalo' ? 0.2 : v.horns === 'antlers' || v.horns === 'knobs' ? 0.36 : 0.5
    const root = skinAt(
      body,
      skull,
      add([aside, 0, 0], add(times(up, 0.85), times(ahead, v.horns === 'buffalo' ? 0.1 : -0.08))),
      h * 0.8,
    )
    const pair = horns(v.horns, root, h, v.hornSize)
    if (pair) figure.part('horns', pair.boned(headBone), v.horns === 'knobs' ? skin('#5a3a22') : bone)
  }
  const onNose = Math.round(v.noseHorns)
  for (let i = 0; i < onNose; i++) {
    const from = add(nose, add(times(ahead, -h * 0.62 * i), times(up, -h * 0.1)))
    const root = skinAt(body, from, add(up, times(ahead, 0.25)), h * 0.4)
    figure.part(
      'horns',
      noseHorn(root, ahead, h * (i === 0 ? 0.85 : 0.48) * v.hornSize).boned(headBone),
      skin('#d9cdb8'),
    )
  }
  if (v.tusks > 0) {
    const s = h * v.tusks
    const from =
      v.trunk > 0 ? on(0.42, -0.5, 0.78) : add(nose, [h * v.muzzleWidth * 0.46, -h * 0.16, -h * 0.12])
    const way: Vec3[] =
      v.trunk > 0
        ? [
            add(from, times(ahead, -h * 0.1)),
            add(from, [s * 0.14, -s * 0.5, s * 0.34]),
            add(from, [s * 0.2, -s * 0.62, s * 1.0]),
            add(from, [s * 0.1, -s * 0.3, s * 1.5]),
          ]
        : [
            add(from, [0, -s * 0.05, 0]),
            add(from, [s * 0.2, s * 0.14, s * 0.14]),
            add(from, [s * 0.24, s * 0.5, s * 0.1]),
          ]
    const thick = v.trunk > 0 ? h * 0.13 : s * 0.1
    figure.part(
      'tusks',
      tube(way, (t) => thick * (1 - 0.78 * t), { corners: 12, smooth: 7 })
        .mirrored()
        .boned(headBone),
      ivory,
    )
  }
  const hair = maneMaterial(look, v)
  const tone = look.light('accent', '#3a2618')
  if (v.mane === 'ruff')
    figure.part('mane', ruff(skull, neckEnd, h, tone, darker(tone, 0.62)).boned(headBone), hair)
  if (v.mane === 'hanging' || v.mane === 'upright') {
    const upright = v.mane === 'upright'
    const nape = add(chest, [0, g * 0.4, 0])
    const axis = unit(subtract(neckEnd, chest))
    const back: Vec3 = unit([0, axis[2], -axis[1]])
    const count = Math.max(6, Math.min(12, Math.round(6 + v.neck * 14)))
    const points = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const from = t > 0.82 ? add(skull, times(back, 0)) : between(nape, neckEnd, t / 0.82)
      const out: Vec3 = t > 0.82 ? add(times(up, 1), times(ahead, (t - 0.9) * 3 - 0.2)) : back
      return add(skinAt(body, from, out, g * 0.5), times(unit(out), upright ? -g * 0.05 : g * 0.02))
    })
    figure.part(
      'mane',
      mane(points, upright ? g * 0.36 : g * 0.86, upright ? g * 0.13 : g * 0.2, upright, tone).boned(
        headBone,
      ),
      hair,
    )
    if (!upright) {
      const lock = new Blob({ detail: 18, blend: h * 0.08, colour: tone })
      const crown = skinAt(body, skull, add(times(up, 1), times(ahead, 0.1)), h)
      for (const x of [-0.14, 0.02, 0.17])
        lock.chain(
          [add(crown, [x * h * 0.6, 0, 0]), on(x * 1.2, 0.84, 0.55), on(x * 1.2, 0.46, 0.88)],
          [h * 0.15, h * 0.13, h * 0.04],
        )
      figure.part('mane', lock.solid().boned(headBone), hair)
    }
  }
  if (v.beard > 0) {
    const chin = add(nose, add(times(up, -h * v.muzzleWidth * 0.85), times(ahead, -h * 0.12)))
    const blob = new Blob({ detail: 18, blend: h * 0.06, colour: look.light('second', '#f6e7cf') })
    for (const x of [-0.1, 0, 0.1])
      blob.chain(
        [
          add(chin, [x * h, h * 0.1, -h * 0.06]),
          add(chin, [x * h * 1.2, -h * 0.45 * v.beard, 0]),
          add(chin, [x * h * 0.5, -h * (1 - Math.abs(x)) * v.beard, h * 0.06]),
        ],
        [h * 0.16, h * 0.13, h * 0.03],
      )
    figure.part('beard', blob.solid().boned(headBone), fur('#f6e7cf', { grain: 0.5 }))
  }
  if (v.wool > 0) {
    const bump = g * (0.2 + 0.1 * v.wool)
    const mid = between(chest, hip, 0.5)
    const long = length(subtract(chest, hip))
    const spine = subtract(chest, hip)
    const steep = Math.abs(spine[1]) > Math.abs(spine[2]) * 0.5
    const bodies: { at: Vec3; radii: Vec3; count: number }[] = steep
      ? [
          { at: chest, radii: [g * 1.08, g * 1.12, g * 1.0], count: 46 },
          { at: hip, radii: [g * 1.1, g * 1.05, g * 1.08], count: 46 },
        ]
      : [
          {
            at: add(mid, [0, g * 0.1, -g * 0.05]),
            radii: [g * 1.14, g * 1.14, long * 0.5 + g * 0.9],
            count: 70,
          },
          { at: add(chest, [0, g * 0.12, g * 0.22]), radii: [g * 0.98, g * 1.02, g * 0.9], count: 30 },
        ]
    const cap = skinAt(body, skull, add(up, times(ahead, -0.2)), h)
    bodies.push({ at: add(cap, times(up, -h * 0.24)), radii: [h * 0.5, h * 0.3, h * 0.5], count: 14 })
    if (v.neck > 0.2)
      bodies.push({
        at: between(chest, neckEnd, 0.55),
        radii: [g * 0.78, Math.max(g * 0.6, v.neck * 0.55), g * 0.8],
        count: 36,
      })
    const fleece = look.light('second', '#f6e7cf')
    figure.part(
      'wool',
      wool(bodies, bump, fleece).boned(bodyBone),
      look.material('second', fur('#f6e7cf', { grain: 0.5, relief: 0.9 })),
    )
  }
  if (v.wings > 0) {
    const root = add(chest, [g * 0.55, g * 0.62, -g * 0.45])
    const wing = featheredWing({ root, span: 0.72 * v.wings, raise: 46, sweep: 24, chord: 0.3 * v.wings })
    figure.part('wings', wing.mirrored().boned(bodyBone), fur('#ffffff', { grain: 0.5, relief: 0.5 }))
  }
}
