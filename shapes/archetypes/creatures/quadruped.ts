import { archetype } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { add, between, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, leather, skin } from '../../materials/material.ts'
import { coatPaint, type Frame } from './coats.ts'
import { earOf, earPlace } from './ears.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'
import { legsOf } from './legs.ts'
import { type Posture, postureOf, type QuadrupedValues } from './posture.ts'
import { faceOf, headOf, stainsOf } from './quadruped-head.ts'
import { quadrupedParameters } from './quadruped-parameters.ts'
import { quadrupedRows } from './quadruped-rows/index.ts'
import { maneMaterial, ornamentsOf } from './quadruped-trim.ts'
import { tailOf } from './tails.ts'

/** Animals on four legs, from mouse to elephant: one body, told apart by proportions. */
export const quadruped = archetype({
  id: 'quadruped',
  about: 'An animal on four legs: dog, cat, horse, cow, bear, elephant and their kin',
  skeleton: 'quadruped',
  nouns: ['dog'],
  parameters: quadrupedParameters,
  rows: quadrupedRows,
  build(v, look, make) {
    const figure = new Figure()
    const posture = postureOf(v)
    const { chest, hip, neckEnd, skull, nose, ahead } = posture
    const [g, head] = [v.girth, v.head]
    const coat = look.light('main', '#b9783f')
    const pale = look.light('second', '#f6e7cf')
    const marks = look.light('accent', '#3a2618')
    const frame: Frame = { chest, hip, girth: g, skull, head, nose }
    const paint = coatPaint(v.pattern, marks, frame)
    const usual =
      v.skin === 'fur'
        ? fur('#b9783f', { grain: 0.4, relief: 1.1 })
        : v.skin === 'hide'
          ? leather('#8a8a8e', { grain: 1.1, roughness: 0.85, relief: 0.9 })
          : skin('#e8a0a0', { roughness: 0.7 })
    const hide = hideOf(look, 'main', paint ? { ...usual, paint } : usual)

    const bodyBone = figure.joint('body', between(chest, hip, 0.5))
    const headBone = figure.joint('head', neckEnd, bodyBone)
    const tailBone = figure.joint('tail', hip, bodyBone)

    const blob = new Blob({ detail: Math.round(60 * look.detail), blend: g * 0.38, colour: coat })
    trunkOf(blob, v, posture, bodyBone)
    headOf(blob, v, posture, headBone, { coat, pale, marks })
    const legs = legsOf(blob, figure, v, posture, bodyBone, { coat, pale, marks })
    stainsOf(blob, v, posture, { coat, pale, marks })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    for (const { name, solid, material } of legs) figure.part(name, solid, material ?? hide.material)

    const bare = { ...hide.material }
    delete bare.paint
    if (v.ears !== 'none') {
      const points = v.marks === 'points' || v.marks === 'panda'
      const inner = v.skin === 'fur' ? between(coat, light('#e8a79a'), 0.55) : darker(coat, 0.72)
      const outer = points
        ? marks
        : v.marks === 'saddle' || v.marks === 'collie'
          ? saddleEar(v, coat, marks)
          : coat
      const ear = earOf(v.ears, v.earSize, outer, inner)
      const place = earPlace(v.ears, body, skull, head)
      const right = ear
        .turn(...place.turn)
        .at(place.at)
        .boned(headBone)
      figure.part('ears', hide.dressed(right.mirrored()), bare)
    }
    const tailColours = {
      coat:
        v.tailKind === 'hair'
          ? marks
          : v.wool > 0
            ? pale
            : v.marks === 'points' || v.marks === 'saddle' || v.marks === 'collie'
              ? marks
              : coat,
      tip:
        v.tailKind === 'tufted' || v.tailKind === 'ringed'
          ? marks
          : v.tailKind === 'bushy'
            ? pale
            : v.wool > 0
              ? pale
              : coat,
      rings: marks,
    }
    const tail = tailOf(v, posture, tailColours)
    if (tail) {
      const hair = v.tailKind === 'hair'
      figure.part(
        hair ? 'mane' : 'tail',
        hide.dressed(tail.boned(tailBone)),
        hair ? maneMaterial(look, v) : hide.material,
      )
    }
    faceOf(figure, v, posture, body, headBone, hide, bare, { coat, pale, marks })
    ornamentsOf(figure, v, look, posture, body, headBone, bodyBone)

    const top = skinAt(body, between(chest, hip, 0.5), [0, 1, 0], g)
    const crown = skinAt(body, skull, [0, 1, -0.1], head * 0.8)
    const eyes = skinAt(body, skull, [0, 0.25, 1], head)
    figure
      .socket('head', crown, head * 0.72)
      .socket('eyes', eyes, head * 0.62)
      .socket('neck', between(chest, neckEnd, 0.7), Math.max(g * 0.62 * v.neckThickness, head * 0.62), {
        up: unit(subtract(neckEnd, chest)),
      })
      .socket('back', top, g)
      .socket('mouth', add(nose, add(times(ahead, head * 0.2), [0, -head * 0.2, 0])), head * 0.35)
      .socket('top', top, g)
      .finish(make)
  },
})

const saddleEar = (v: QuadrupedValues, coat: Vec3, marks: Vec3) =>
  v.ears === 'floppy' ? darker(coat, 0.8) : marks

/** Chest, ribs, belly, hips, neck, humps. */
function trunkOf(blob: Blob, v: QuadrupedValues, { chest, hip, neckEnd }: Posture, bone: number): void {
  const g = v.girth
  const spine = subtract(chest, hip)
  const lean = (Math.atan2(spine[1], spine[2]) * 180) / Math.PI
  const turn: Vec3 = [-lean, 0, 0]
  blob
    .egg(chest, [g * 0.88, g * 1.04, g * 1.08], { bone, turn })
    .limb(between(chest, hip, 0.12), between(chest, hip, 0.55), g * 0.88, g * 0.88 * v.belly, { bone })
    .limb(between(chest, hip, 0.55), between(chest, hip, 0.9), g * 0.88 * v.belly, g * 0.84 * v.hips, {
      bone,
    })
    .egg(hip, [g * 0.84 * v.hips, g * 0.96 * v.hips, g * 0.98 * v.hips], { bone, turn })
  if (v.belly > 1)
    blob.egg(
      add(between(chest, hip, 0.5), [0, -g * 0.12, 0]),
      [g * 0.92 * v.belly, g * 0.95 * v.belly, v.body * 0.46],
      { bone, turn },
    )
  if (v.withers > 0)
    blob.egg(add(chest, [0, g * (0.45 + 0.5 * v.withers), -g * 0.25]), [g * 0.6, g * 0.62, g * 0.95], {
      bone,
    })
  const count = Math.round(v.humps)
  for (let i = 0; i < count; i++) {
    const where = between(chest, hip, count === 1 ? 0.5 : 0.24 + 0.48 * i)
    blob.limb(add(where, [0, g * 0.7, 0]), add(where, [0, g * 1.5, 0]), g * 0.6, g * 0.3, { bone })
  }
  const thick = v.neckThickness
  blob.chain(
    [add(chest, [0, g * 0.18, g * 0.2]), between(chest, neckEnd, 0.62), neckEnd],
    [
      g * 0.74 * Math.max(0.75, thick),
      (g * 0.3 + v.head * 0.38) * thick,
      v.head * 0.66 * Math.min(1.25, thick),
    ],
    { bone, blend: g * 0.4 },
  )
  if (v.fluff > 0) {
    const tuft = add(chest, [0, -g * 0.1, g * 0.75])
    blob.egg(tuft, [g * 0.55, g * (0.6 + 0.2 * v.fluff), g * (0.34 + 0.25 * v.fluff)], { bone })
  }
}
