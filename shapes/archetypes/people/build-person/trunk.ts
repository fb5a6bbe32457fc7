import { Blob } from '../../../blob/blob.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { add, between, times, type Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { cuts, rolesOf, skirtOf, topPaint } from '../clothes.ts'
import { sides } from '../posture.ts'
import type { Person } from './person.ts'

/** Pelvis, waist, chest and shoulders, in what is worn over them. */
export function trunkOf(one: Person): Solid {
  const { v, p, w, bones, detail } = one
  const cut = cuts[v.top]
  const roles = rolesOf(one.mainIs)
  const bare = v.top === 'none'
  const g = v.girth
  const off = cut.puff
  const [T, sw, hw] = [v.torso, v.shoulders, v.hips]
  const bone = bones.body
  const tilt: Vec3 = [(Math.atan2(p.spine[2], p.spine[1]) * 180) / Math.PI, 0, 0]
  const at = (share: number, ahead = 0): Vec3 => add(add(p.pelvis, times(p.spine, T * share)), [0, 0, ahead])
  const trunk = (blob: Blob, grow: number, how: { colour?: Vec3 } = {}) => {
    blob
      .egg(at(0.04), [hw + grow, T * 0.26 + grow, 0.074 * g + grow], { bone, turn: tilt, ...how })
      .limb(at(0.1), at(0.5), Math.min(hw * 0.86, 0.07 * g) + grow, Math.min(sw * 0.6, 0.07 * g) + grow, {
        bone,
        ...how,
      })
      .egg(at(0.3), [(hw * 0.45 + sw * 0.36) * (0.85 + 0.15 * g) + grow, T * 0.3, 0.064 * g + grow], {
        bone,
        turn: tilt,
        ...how,
      })
      .egg(at(0.62), [sw * 0.84 + grow, T * 0.33 + grow, 0.074 * g + grow], { bone, turn: tilt, ...how })
      .limb(
        add(at(0.85), [-sw * 0.78, 0, 0]),
        add(at(0.85), [sw * 0.78, 0, 0]),
        0.042 * Math.min(1.4, v.limbs) + grow,
        0.042 * Math.min(1.4, v.limbs) + grow,
        { bone, ...how },
      )
      .limb(at(0.8), at(0.97), 0.05 + grow, 0.04 + grow, { bone, ...how })
    if (v.belly > 0.02)
      blob.egg(
        at(0.22, 0.045 * v.belly),
        [hw * 0.92 + 0.05 * v.belly + grow, T * 0.36 + 0.02 * v.belly, 0.07 * g + 0.05 * v.belly + grow],
        { bone, ...how },
      )
    if (v.bust > 0.02)
      blob.both((b) =>
        b.egg(
          at(0.6, 0.05 * g + 0.014 * v.bust),
          [0.046 + grow * 0.6, 0.046, 0.034 + 0.016 * v.bust + grow * 0.6].map((n, k) =>
            k === 0 ? Math.min(n, sw * 0.44) : n,
          ) as unknown as Vec3,
          { bone, blend: 0.03, ...how },
        ),
      )
    if (bare && v.bust < 0.02 && v.belly < 0.5)
      blob.both((b) => b.egg(at(0.64, 0.05 * g), [sw * 0.36, 0.042, 0.04], { bone, blend: 0.03, ...how }))
  }
  const neckRadius = Math.min(0.046, v.head * 0.36) * Math.max(0.8, Math.min(1.5, v.limbs))
  const skinBlob = new Blob({
    detail: Math.round((bare || cut.sleeve === 0 ? 32 : 12) * detail),
    blend: 0.04,
    colour: one.skinTone,
  })
  skinBlob.limb(at(0.84), between(p.neck, p.head, 0.55), neckRadius * 1.25, neckRadius, { bone })
  if (bare || cut.sleeve === 0) trunk(skinBlob, 0)
  const bareTrunk = skinBlob.solid()
  w.put('skin', bareTrunk, one.skin)
  if (bare) return bareTrunk

  const usual = cut.material
  const tone = w.look.colour(roles.top, usual.colour)
  const accent = w.look.light('accent', '#f2ead8')
  const paint = topPaint(v, p, { inner: light('#f6f3ec'), accent, tie: w.look.light('accent', '#c22f35') })
  const material = w.of(roles.top, paint ? { ...usual, paint } : usual)
  one.topStuff = material
  const blob = new Blob({ detail: Math.round(32 * detail), blend: 0.036, colour: light(tone) })
  trunk(blob, off)
  for (const side of sides) {
    const { root, middle, end } = p.arms[side]
    const [upper, lower] = bones.arm[side]
    const share =
      v.sleeves === 'short' ? 0.4 : v.sleeves === 'none' ? 0 : v.sleeves === 'long' ? 0.96 : cut.sleeve
    if (share <= 0.01) continue
    const thick = (t: number) => (0.042 - 0.012 * t) * v.limbs + off
    const stop = share < 0.5 ? between(root, middle, share * 2) : between(middle, end, share * 2 - 1)
    if (share < 0.5)
      blob.limb(root, stop, thick(0) * 1.06, thick(share) * Math.min(1.35, cut.cuff), { bone: upper })
    else {
      blob.limb(root, middle, thick(0) * 1.06, thick(0.5), { bone: upper })
      blob.limb(middle, stop, thick(0.5), thick(share) * Math.min(1.5, cut.cuff), {
        bone: lower,
        blend: 0.03,
      })
      if (cut.cuff > 1.5) {
        // Wide sleeves hang.
        const hang: Vec3 = add(stop, [0, -0.026 * cut.cuff, 0])
        blob.limb(between(middle, stop, 0.35), hang, thick(0.5), thick(share) * 1.15, {
          bone: lower,
          blend: 0.05,
        })
        if (cut.cuff > 2.5)
          blob.limb(between(middle, stop, 0.2), add(stop, [0, -0.11, 0]), 0.03, 0.03, {
            bone: lower,
            blend: 0.06,
          })
      }
    }
  }
  if (!cut.skirt && !cut.whole && v.bottom !== 'tutu' && v.top !== 'swimsuit')
    blob
      .egg(at(-0.05), [hw + off + 0.004, T * 0.3, 0.074 * g + off + 0.004], { bone, turn: tilt, blend: 0.03 })
      .slab(at(-0.62), [hw * 1.7, T * 0.5, 0.3], 0.01, { cut: true, blend: 0.012, turn: tilt })
  const solid = blob.solid()
  w.put(cut.name, solid, material)
  if (cut.skirt) {
    const { long, flare, folds } = cut.skirt
    const waist = at(0.14)
    const hemAt = Math.max(0.012, p.pelvis[1] - (p.pelvis[1] - 0.005) * long)
    const drop = waist[1] - (p.upright ? hemAt : p.pelvis[1] - 0.06)
    const wide = (hw + 0.5 * 0.05 * v.belly) * 0.98 + off
    const deep = 0.072 * g + 0.045 * v.belly + off
    if (p.upright && v.pose !== 'lying') {
      const skirt = skirtOf(
        waist,
        [wide * 0.92, Math.max(deep, wide * 0.72)],
        drop,
        flare * (v.pose === 'running' || v.pose === 'walking' || v.pose === 'fighting' ? 1.2 : 1),
        folds,
        v.top === 'kimono' ? 1 : 0,
      )
      w.put(cut.name, skirt.boned(bone), material)
    } else {
      const lap = new Blob({ detail: Math.round(30 * detail), blend: 0.06, colour: light(tone) })
      lap.egg(at(0.02), [hw * 1.15, 0.08, 0.1 * g], { bone })
      for (const side of sides) {
        const { root, middle, end } = p.legs[side]
        lap.limb(root, middle, 0.075, 0.07, { bone: bones.leg[side][0] })
        if (long > 0.6)
          lap.limb(middle, between(middle, end, 0.8), 0.068, 0.072, { bone: bones.leg[side][1] })
      }
      if (v.pose === 'meditating') lap.egg(add(p.pelvis, [0, -0.02, 0.1]), [0.16, 0.05, 0.13], { bone })
      w.put(cut.name, lap.solid(), material)
    }
  }
  return solid
}
