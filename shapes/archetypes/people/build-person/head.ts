import { type Solid, together } from '../../../geometry/solid.ts'
import { add, between, rotation, subtract, times, unrotated, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, fur, glass, glowing, type Material, metal, plastic } from '../../../materials/material.ts'
import { shiny } from '../../creatures/face.ts'
import { type HatKind, hatKinds, hatOf } from '../../wear/hats/index.ts'
import { cuts, rolesOf } from '../clothes.ts'
import { beardOf, crestOf, faceOf, glassesOf, hairOf, skullOf } from '../head.ts'
import { hairTones } from '../tones.ts'
import type { Person } from './person.ts'

const frameColours: Partial<Record<Person['v']['glasses'], string>> = {
  monocle: '#e0b040',
  mask: '#1d1d24',
  "dentist's mask": '#9fd6ea',
}

export function headOf(one: Person): void {
  const { v, p, w, bones, skin, skinTone, hairTone, detail, mainIs } = one
  const h = v.head
  const place = (solid: Solid) =>
    solid
      .scale(h)
      .turn(...p.headTurn)
      .at(p.head)
      .boned(bones.head)
  const turn = rotation(...p.headTurn)
  const back = (point: Vec3): Vec3 => times(unrotated(turn, subtract(point, p.head)), 1 / h)
  const tones = { skin: skinTone, hair: hairTone }
  const inside = [
    'knight helmet',
    'ninja hood',
    'roman helmet',
    'nemes',
    'wimple',
    'aviator cap',
    'hood',
    'welding mask',
  ].includes(v.hat)
  const skull = skullOf(
    inside ? { ...v, ears: 'none', ...(v.hat === 'knight helmet' && { nose: 0 }) } : v,
    tones,
    detail,
  )
  w.put('skin', place(v.hat === 'knight helmet' ? skull.scale(0.86, 0.9, 0.8) : skull), skin)
  const isHat = hatKinds.includes(v.hat as HatKind)
  const helmets = [
    'knight helmet',
    'ninja hood',
    'hood',
    'space helmet',
    'nemes',
    'wimple',
    'aviator cap',
    'roman helmet',
    'welding mask',
    "judge's wig",
  ]
  const faceless = v.hat === 'knight helmet'
  const gloss = shiny()
  const hairStuff = w.of(undefined, fur(hairTones[v.hairColour], { grain: 0.35, relief: 0.9 }))
  if (!faceless) {
    const { eyes, lids, brows } = faceOf(v, skull, tones)
    const own = v.eyeShape === 'glowing' ? glowing('#ffd23a', { glow: 1 }) : gloss
    if (eyes.length > 0) w.keep('eyes', place(together(eyes)), own)
    if (lids.length > 0) w.put('skin', place(together(lids)), skin)
    if (brows.length > 0) w.put('hair', place(together(brows)), hairStuff)
    const beard = beardOf(v, skull, hairTone, detail)
    if (beard) w.put('hair', place(beard), hairStuff)
  }
  const enclosed = helmets.includes(v.hat)
  const longer = v.hair === 'long' || v.hair === 'braids' || v.hair === 'ponytail'
  if (!enclosed || (longer && (v.hat === 'roman helmet' || v.hat === 'space helmet'))) {
    const covered =
      isHat &&
      v.hat !== 'tiara' &&
      v.hat !== 'crown' &&
      v.hat !== 'headband' &&
      v.hat !== 'diving mask' &&
      v.hat !== 'headphones on' &&
      v.hat !== 'nurse cap'
    const hair = hairOf(v, hairTone, detail, covered)
    if (hair) w.put('hair', place(hair), hairStuff)
  }
  const spectacles = glassesOf(v, skull)
  if (spectacles) {
    w.put(
      'glasses',
      place(spectacles.frame),
      w.of(
        v.glasses === 'mask' ? 'accent' : undefined,
        plastic(frameColours[v.glasses] ?? '#1d1a1c', {
          roughness: v.glasses === "dentist's mask" ? 0.9 : 0.3,
        }),
      ),
    )
    if (spectacles.lens) w.keep('lenses', place(spectacles.lens), glass('#d8eef8', { opacity: 0.25 }))
  }
  const crest = crestOf(v)
  if (crest) {
    const stuff =
      crest.kind === 'gold'
        ? w.of(undefined, glowing('#ffd94a', { glow: 0.6 }))
        : crest.kind === 'horn'
          ? w.of(undefined, plastic('#3a2a26', { roughness: 0.4 }))
          : crest.kind === 'metal'
            ? w.of(undefined, metal('#a9b0b8'))
            : crest.kind === 'skin'
              ? skin
              : w.of('accent', cloth('#e2483d'))
    w.put(crest.name, place(crest.solid), stuff)
  }
  if (isHat) {
    const roles = rolesOf(mainIs)
    const size = Math.max(0.98, 0.98 * v.headWidth)
    const onto = (solid: Solid) => place(solid.scale(size, size, size).turn(-5, 0, 0).at([0, 0.47, -0.08]))
    const merged = new Map<string, string>()
    for (const piece of hatOf(v.hat as HatKind)) {
      const { paint } = piece.material
      const material: Material = paint
        ? {
            ...piece.material,
            paint: (point, n) => paint(times(add(back(point), [0, -0.47, 0.08]), 1 / size), n),
          }
        : piece.material
      const role =
        v.hatColour === 'own'
          ? undefined
          : piece.role === 'main'
            ? v.hatColour === 'main'
              ? roles.top
              : v.hatColour
            : undefined
      const name = merged.get(piece.name) ?? piece.name
      merged.set(piece.name, name)
      const own = w.of(role, role && v.top === 'armour' ? cuts.armour.material : material)
      const see = piece.material.opacity < 1
      if (see) w.keep(name, onto(piece.solid), own)
      else w.put(name, onto(piece.solid), own)
    }
  }
  const crown = add(p.head, [0, h * 0.98, -h * 0.05])
  const figure = w.figure
  figure
    .socket('head', crown, h * 0.68)
    .socket('top', add(p.head, [0, h * 1.05, 0]), h * 0.68)
    .socket('eyes', add(p.head, [0, h * 0.02, h * 0.82]), h * 0.66)
    .socket('face', add(p.head, [0, -h * 0.1, h * 0.85]), h * 0.7)
    .socket('mouth', add(p.head, [0, -h * 0.58, h * 0.8]), h * 0.25)
    .socket('neck', add(p.neck, [0, -0.005, 0]), Math.max(0.055, h * 0.5), { up: p.spine })
    .socket('body', add(p.pelvis, times(p.spine, v.torso * 0.5)), v.shoulders)
    .socket('back', add(add(p.pelvis, times(p.spine, v.torso * 0.62)), [0, 0, -0.085 * v.girth]), 0.09)
    .socket('seat', add(p.pelvis, [0, -0.075 * v.girth, 0]), 0.09)
    .socket('hand', p.arms[-1].hand, 0.035 * v.hands)
    .socket('hand left', p.arms[1].hand, 0.035 * v.hands)
    .socket('feet', [0, 0, between(p.legs[1].end, p.legs[-1].end, 0.5)[2]], 0.08)
}
