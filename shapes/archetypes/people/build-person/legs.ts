import { Blob } from '../../../blob/blob.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { tube } from '../../../geometry/solids.ts'
import { add, between, times } from '../../../geometry/vector.ts'
import { light, shade } from '../../../materials/colour.ts'
import { cloth, leather, thatch } from '../../../materials/material.ts'
import { uncoloured } from '../../wear/uncoloured.ts'
import { cuts, rolesOf, skirtOf } from '../clothes.ts'
import { footOf } from '../limbs.ts'
import { ankleHeight, sides } from '../posture.ts'
import type { Person } from './person.ts'

export function legsOf({ v, p, w, bones, skin, skinTone, detail, mainIs, topStuff }: Person): void {
  const cut = cuts[v.top]
  const roles = rolesOf(mainIs)
  const shows = cut.skirt && cut.skirt.long > 0.9 && p.upright
  const bottom = v.bottom
  const long =
    cut.whole || bottom === 'trousers'
      ? 1
      : bottom === 'shorts'
        ? 0.44
        : bottom === 'bare' || cut.skirt
          ? 0
          : 0.08
  const covered = cut.skirt && bottom === 'trousers' ? 1 : long
  const thick = (t: number) => (0.053 - 0.016 * t) * (0.5 + 0.5 * v.limbs)
  const off = cut.whole ? cut.puff : 0.006
  const bareLegs = new Blob({ detail: Math.round(26 * detail), blend: 0.03, colour: skinTone })
  let anyBare = false
  const usual = cut.whole ? cut.material : cloth('#39507c', { grain: 0.5 })
  const role = cut.whole ? roles.top : roles.bottom
  const tone = light(w.look.colour(role, usual.colour))
  const trousers = new Blob({ detail: Math.round(29 * detail), blend: 0.018, colour: tone })
  let anyCloth = false
  const ankle = ankleHeight * v.feet
  for (const side of sides) {
    const { root, middle, end, pitch, yaw } = p.legs[side]
    const [upper, lower] = bones.leg[side]
    if (!shows && covered < 0.98) {
      bareLegs
        .limb(root, middle, thick(0), thick(0.5), { bone: upper })
        .limb(middle, end, thick(0.5) * 1.02, thick(1) * 0.88, { bone: lower })
      bareLegs.egg(between(middle, end, 0.3), [thick(0.5), 0.05, thick(0.5) * 1.05], { bone: lower })
      anyBare = true
    }
    if (covered > 0.05 && !shows) {
      const stop =
        covered < 0.5
          ? between(root, middle, covered * 2)
          : between(middle, end, Math.min(0.97, covered * 2 - 1))
      if (covered < 0.5)
        trousers.limb(root, stop, thick(0) + off + 0.006, thick(covered) + off + 0.01, { bone: upper })
      else
        trousers
          .limb(root, middle, thick(0) + off + 0.004, thick(0.5) + off, { bone: upper })
          .limb(middle, stop, thick(0.5) + off, thick(1) + off + (cut.whole ? 0 : 0.004), {
            bone: lower,
            blend: 0.02,
          })
      anyCloth = true
    }
    const high = v.shoes === 'high boots'
    const shaft = high ? (v.legs * 0.36) / ankle : v.shoes === 'boots' ? (v.legs * 0.2) / ankle : 0.35
    const { foot, sole } = footOf(
      v.shoes,
      shaft,
      ((thick(1) + (covered >= 0.98 ? off : 0)) / ankle) * 1.02,
      detail,
    )
    const set = (solid: Solid) => solid.scale(ankle).turn(pitch, 0, 0).turn(0, yaw, 0).at(end).boned(lower)
    if (v.shoes === 'bare') w.put('skin', set(foot).tinted(skinTone), skin)
    else if (v.shoes === 'sandals') {
      w.put('skin', set(foot).tinted(skinTone), skin)
      if (sole) w.put('shoes', set(sole).tinted(light('#7a4a26')), w.of(undefined, leather('#7a4a26')))
    } else {
      const upperTone =
        v.top === 'armour'
          ? '#9aa3ad'
          : v.top === 'space suit'
            ? '#e6e8ec'
            : v.top === 'tights'
              ? w.look.colour('accent', '#c22f35')
              : v.shoes === 'sneakers'
                ? '#f2f1ee'
                : v.shoes === 'pointed shoes'
                  ? w.look.colour('accent', '#c22f35')
                  : v.shoes === 'shoes'
                    ? v.top === 'dress' || v.top === 'gown' || v.bottom === 'tutu'
                      ? shade(w.look.colour(roles.top, cut.material.colour), 0.72)
                      : '#4a2f20'
                    : '#5a3820'
      const shoe =
        v.top === 'armour'
          ? w.of(rolesOf(mainIs).top, cuts.armour.material)
          : w.of(undefined, leather('#5a3820', { roughness: 0.45 }))
      if (v.top === 'armour') w.put('armour', uncoloured(set(foot)), shoe)
      else w.put('shoes', set(foot).tinted(light(upperTone)), shoe)
      if (sole && v.top !== 'armour')
        w.put(
          'shoes',
          set(sole).tinted(light(v.shoes === 'sneakers' ? w.look.colour('accent', '#d8433a') : '#241a14')),
          w.of(undefined, leather('#5a3820', { roughness: 0.45 })),
        )
    }
  }
  if (anyBare) w.put('skin', bareLegs.solid(), skin)
  if (anyCloth) {
    const seat = 0.07 * v.girth + off
    trousers.egg(add(p.pelvis, [0, -0.005, 0]), [v.hips + off, v.torso * 0.2, seat], { bone: bones.body })
    if (v.belly > 0.3)
      trousers.egg(
        add(p.pelvis, [0, 0.0, 0.03 * v.belly]),
        [v.hips + 0.03 * v.belly, v.torso * 0.2, seat + 0.03 * v.belly],
        { bone: bones.body },
      )
    w.put(
      cut.whole ? cut.name : 'trousers',
      trousers.solid(),
      cut.whole && topStuff ? topStuff : w.of(role, usual),
    )
  }
  const waist = add(p.pelvis, times(p.spine, v.torso * 0.12))
  const [rx, rz] = [v.hips * 0.96 + 0.012, 0.074 * v.girth + 0.012]
  if (p.upright)
    switch (bottom) {
      case 'skirt':
      case 'kilt':
        w.put(
          'skirt',
          skirtOf(waist, [rx, rz], v.legs * 0.44, 1.75, bottom === 'kilt' ? 12 : 9).boned(bones.body),
          w.of(roles.bottom, cloth('#39507c', { grain: 0.5 })),
        )
        break
      case 'long skirt':
        w.put(
          'skirt',
          skirtOf(waist, [rx, rz], waist[1] - 0.04, 1.9, 10).boned(bones.body),
          w.of(roles.bottom, cloth('#39507c', { grain: 0.5 })),
        )
        break
      case 'tutu': {
        const layers = [0, 1, 2].map((i) =>
          skirtOf(add(waist, [0, -0.01 - i * 0.012, 0]), [rx, rz * 1.1], 0.035 + i * 0.02, 2.9 - i * 0.25, 9),
        )
        w.put(
          'tutu',
          together(layers).boned(bones.body),
          w.of(roles.bottom, cloth('#f9c3dc', { grain: 0.5 })),
        )
        break
      }
      case 'grass skirt': {
        const blades = Array.from({ length: 36 }, (_, i) => {
          const a = (2 * Math.PI * i) / 36
          const [s, c] = [Math.sin(a), Math.cos(a)]
          const low = v.legs * (0.5 + 0.06 * Math.sin(i * 7))
          return tube(
            [
              add(waist, [s * rx, -0.01, c * rz]),
              add(waist, [s * rx * 1.3, -low * 0.5, c * rz * 1.35]),
              add(waist, [s * rx * 1.5, -low, c * rz * 1.6]),
            ],
            [0.012, 0.014, 0.003],
            { corners: 6, smooth: 3 },
          )
        })
        w.put(
          'skirt',
          together(blades).boned(bones.body),
          w.of(roles.bottom, thatch('#9ab045', { grain: 0.4 })),
        )
        break
      }
      case 'loincloth':
        w.put(
          'loincloth',
          skirtOf(add(waist, [0, -0.01, 0]), [rx, rz], v.legs * 0.36, 1.35, 5)
            .warp(([x, y, z]) => [
              x,
              y + Math.min(1, Math.abs(x) * 8) * 0.06 * Math.max(0, (waist[1] - y) / (v.legs * 0.36)),
              z,
            ])
            .boned(bones.body),
          w.of(roles.bottom, leather('#7a5230', { roughness: 0.9 })),
        )
        break
    }
}
