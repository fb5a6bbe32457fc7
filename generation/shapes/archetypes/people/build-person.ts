import type { Look } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, sheet, torus, tube } from '../../geometry/solids.ts'
import {
  add,
  between,
  radians,
  rotation,
  subtract,
  times,
  unit,
  unrotated,
  type Vec2,
  type Vec3,
} from '../../geometry/vector.ts'
import { hex, light, shade } from '../../materials/colour.ts'
import {
  cloth,
  fur,
  glass,
  glowing,
  leather,
  type Material,
  metal,
  plastic,
  polished,
  scales,
  skin as skinMaterial,
  thatch,
} from '../../materials/material.ts'
import { boxOfShape, ShapeMaker } from '../../shape.ts'
import { shiny } from '../creatures/face.ts'
import { Figure, skinAt } from '../creatures/figure.ts'
import { featheredWing, skinWing } from '../creatures/wings.ts'
import { type HatKind, hatKinds, hatOf } from '../wear/hats/index.ts'
import { uncoloured } from '../wear/uncoloured.ts'
import { heldThing, shieldAt } from './belongings.ts'
import { fishTail, horseBody } from './below.ts'
import { bandAlong, buttonsOn, capeOf, cuts, ringOn, rolesOf, skirtOf, topPaint } from './clothes.ts'
import { beardOf, crestOf, faceOf, glassesOf, hairOf, skullOf } from './head.ts'
import { footOf, handAt } from './limbs.ts'
import type { PersonValues } from './person-parameters.ts'
import { ankleHeight, type Posture, postureOf, sides } from './posture.ts'
import { hairTones, skinTones } from './tones.ts'
import { Wardrobe } from './wardrobe.ts'

type Bones = {
  body: number
  head: number
  arm: Record<1 | -1, [number, number]>
  leg: Record<1 | -1, [number, number]>
}
type Person = {
  v: PersonValues
  p: Posture
  w: Wardrobe
  bones: Bones
  skin: Material
  skinTone: Vec3
  hairTone: Vec3
  detail: number
  mainIs: 'clothes' | 'skin'
  /** What the garment of the trunk is made of, once it is made. */
  topStuff?: Material
}

/** Those with much about them are made a little coarser, so that nobody is heavier than 30,000 triangles. */
function fineness(v: PersonValues): number {
  const bare = ['none', 'cuirass', 'armour', 'swimsuit', 'fur'].includes(v.top) || v.sleeves === 'none'
  const laden = v.hat !== 'none' || v.cape > 0.5 || v.carries !== 'nothing'
  if (v.shield > 0.5 && v.cape > 0.5) return 0.68
  return bare && laden ? 0.74 : bare || laden ? 0.82 : 0.92
}

export type Below = 'legs' | 'fish' | 'horse'

/** Someone on two legs, from the feet up. Whose main colour is that of the skin has clothes in the second. */
export function buildPerson(
  v: PersonValues,
  look: Look,
  make: ShapeMaker,
  mainIs: 'clothes' | 'skin',
  hide?: 'fur' | 'wood' | 'plush',
  below: Below = 'legs',
): void {
  const figure = new Figure()
  const w = new Wardrobe(look, figure)
  const p = postureOf(v)
  const body = figure.joint('body', p.pelvis)
  const pair = (name: string, limb: { root: Vec3; middle: Vec3 }): [number, number] => {
    const upper = figure.joint(name, limb.root, body)
    return [upper, figure.joint(`lower ${name}`, limb.middle, upper)]
  }
  const bones: Bones = {
    body,
    head: figure.joint('head', p.neck, body),
    arm: { [-1]: pair('right arm', p.arms[-1]), 1: pair('left arm', p.arms[1]) } as Bones['arm'],
    leg: { [-1]: pair('right leg', p.legs[-1]), 1: pair('left leg', p.legs[1]) } as Bones['leg'],
  }
  const usualSkin =
    hide === 'fur'
      ? fur(skinTones[v.skin], { grain: 0.5, relief: 1 })
      : hide === 'plush'
        ? cloth(skinTones[v.skin], { grain: 0.4 })
        : hide === 'wood'
          ? plastic(skinTones[v.skin], { roughness: 0.3 })
          : skinMaterial(skinTones[v.skin], { roughness: 0.55, grain: 0.6 })
  const skin = w.of(mainIs === 'skin' ? 'main' : undefined, usualSkin)
  const skinTone = mainIs === 'skin' ? look.light('main', skinTones[v.skin]) : light(skinTones[v.skin])
  const person: Person = {
    v,
    p,
    w,
    bones,
    skin,
    skinTone,
    hairTone: light(hairTones[v.hairColour]),
    detail: look.detail * fineness(v),
    mainIs,
  }
  const trunk = trunkOf(person)
  if (below === 'legs') legsOf(person)
  else if (below === 'fish') fishTailOf(person)
  else horseOf(person)
  armsOf(person)
  headOf(person)
  trimOf(person, trunk)
  carriedOf(person)
  wingsOf(person)
  w.finish()
  if (v.pose === 'lying') laidDown(figure, make)
  else figure.finish(make, 1)
}

/** On the back: what was made standing is laid down on its way out. */
function laidDown(figure: Figure, make: ShapeMaker): void {
  const standing = new ShapeMaker()
  figure.finish(standing, 1)
  const shape = standing.done()
  const low = -boxOfShape(shape).min[2]
  const down = ([x, y, z]: Vec3): Vec3 => [x, z + low, 0.5 - y]
  for (const { name, at, parent } of shape.joints.slice(1)) make.joint(name, down(at), parent)
  for (const { name, solid, material } of shape.parts) {
    const { paint } = material
    const own: Material = paint
      ? { ...material, paint: ([x, y, z], normal) => paint([x, 0.5 - z, y - low], normal) }
      : material
    make.part(name, solid.warp(down), own)
  }
  for (const [name, { at, radius }] of Object.entries(shape.sockets)) make.socket(name, down(at), radius)
}

/** Pelvis, waist, chest and shoulders, in what is worn over them. */
function trunkOf(one: Person): Solid {
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

function legsOf({ v, p, w, bones, skin, skinTone, detail, mainIs, topStuff }: Person): void {
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

function armsOf({ v, p, w, bones, skin, skinTone, detail, mainIs }: Person): void {
  const cut = cuts[v.top]
  const share =
    v.sleeves === 'short' ? 0.4 : v.sleeves === 'none' ? 0 : v.sleeves === 'long' ? 0.96 : cut.sleeve
  const gloves = v.gloves > 0.5 || v.top === 'space suit' || v.top === 'armour'
  for (const side of sides) {
    const { root, middle, end, thumb, grip } = p.arms[side]
    const [upper, lower] = bones.arm[side]
    const thick = (t: number) => (0.041 - 0.012 * t) * v.limbs
    const arm = new Blob({ detail: Math.round(18 * detail), blend: 0.03, colour: skinTone })
    if (share < 0.5)
      arm
        .limb(root, middle, thick(0) * 1.05, thick(0.5), { bone: upper })
        .egg(between(root, middle, 0.5), thick(0.3) * (v.limbs > 1.1 ? 1.24 : 1.02), { bone: upper })
    arm
      .limb(middle, end, thick(0.5), thick(1) * 0.92, { bone: lower })
      .egg(between(middle, end, 0.3), thick(0.5) * 1.05, { bone: lower })
    if (share < 0.9) w.put('skin', arm.solid(), skin)
    const hand = handAt(end, subtract(end, middle), thumb, side, 0.078 * v.hands, grip, detail).boned(lower)
    if (gloves) {
      const isArmour = v.top === 'armour'
      const glove = isArmour
        ? w.of(rolesOf(mainIs).top, cuts.armour.material)
        : w.of('accent', leather('#f2f1ee', { roughness: 0.6 }))
      const name = isArmour ? 'armour' : 'gloves'
      w.put(name, uncoloured(hand), glove)
      const cuff = tube(
        [between(middle, end, 0.82), end],
        [thick(1) * 1.5 + cut.puff, thick(1) * 1.25 + cut.puff * 0.4],
        { corners: 16 },
      ).boned(lower)
      w.put(name, cuff, glove)
    } else w.put('skin', hand.tinted(skinTone), skin)
  }
}

function headOf(one: Person): void {
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
        plastic(v.glasses === 'monocle' ? '#e0b040' : v.glasses === 'mask' ? '#1d1d24' : '#1d1a1c', {
          roughness: 0.3,
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
      const see = piece.name === 'visor' && v.hat === 'space helmet'
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

/** Belts, buttons, ties, badges, plates: what makes clothes those of somebody. */
function trimOf({ v, p, w, bones, mainIs }: Person, trunk: Solid): void {
  const bone = bones.body
  const at = (share: number): Vec3 => add(p.pelvis, times(p.spine, v.torso * share))
  const wide = v.shoulders * 1.05 + 0.05 * v.belly
  const gold = () => w.of(undefined, polished('#f0b840', { roughness: 0.28 }))
  const roles = rolesOf(mainIs)
  const onFront = (x: number, share: number): Vec3 => {
    const [, y, z] = at(share)
    return skinAt(trunk, [x, y, z], [0, 0, 1], 0.08)
  }
  const collar = (radius: number, tall: number, material: Material) => {
    const n = at(0.98)
    const ring = Array.from({ length: 24 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 24
      return add(n, [Math.sin(a) * radius, 0.006 * -Math.cos(a), Math.cos(a) * radius])
    })
    w.put(
      v.top === 'armour' ? 'armour' : 'collar',
      bandAlong(ring, [0, 1, 0], tall, 0.016).boned(bone),
      material,
    )
  }
  const neckR = Math.max(0.05, v.head * 0.42) * Math.max(1, Math.min(1.35, v.limbs))
  const accentCloth = () => w.of('accent', cloth('#f2ead8', { grain: 0.5 }))
  switch (v.top) {
    case 'shirt':
    case 'uniform':
      collar(neckR, 0.034, w.of(roles.top, cuts[v.top].material))
      if (v.stripes < 0.5)
        w.put(
          'buttons',
          buttonsOn(trunk, p, v, 4).boned(bone),
          v.top === 'uniform' ? gold() : w.of(undefined, plastic('#f6f3ea')),
        )
      if (v.top === 'uniform') {
        const pocket = (side: 1 | -1) => box(0.04, 0.036, 0.014, 0.0025).at(onFront(0.052 * side, 0.6))
        w.put(
          cuts.uniform.name,
          together([pocket(1), pocket(-1)]).boned(bone),
          w.of(roles.top, cuts[v.top].material),
        )
        const board = box(0.06, 0.012, 0.036, 0.003)
          .at([v.shoulders * 0.72, at(0.94)[1] + 0.03, at(0.9)[2]])
          .mirrored()
        const badge = extrude(
          [
            [-0.014, 0.012],
            [0, 0.018],
            [0.014, 0.012],
            [0.011, -0.01],
            [0, -0.02],
            [-0.011, -0.01],
          ],
          0.01,
        ).at(add(onFront(0.052, 0.72), [0, 0.004, 0.004]))
        w.put('buttons', together([board, badge]).boned(bone), gold())
      }
      break
    case 't-shirt':
    case 'sweater':
      collar(neckR * 1.02, 0.02, v.top === 'sweater' ? w.of(roles.top, cuts[v.top].material) : accentCloth())
      break
    case 'suit':
    case 'coat':
    case 'jacket':
      collar(
        neckR,
        0.036,
        v.top === 'suit' ? w.of(undefined, cloth('#f6f3ec')) : w.of(roles.top, { ...cuts[v.top].material }),
      )
      w.put(
        'buttons',
        buttonsOn(trunk, p, v, v.top === 'coat' ? 3 : 2, v.top === 'jacket' ? 0.05 : 0).boned(bone),
        w.of(undefined, plastic('#2a211c', { roughness: 0.3 })),
      )
      break
    case 'robe':
    case 'kimono':
      if (v.top === 'kimono') {
        w.put(
          'sash',
          ringOn(trunk, at(0.24), p.spine, 0.085, 0.018, wide).boned(bone),
          w.of('accent', cloth('#f0c04a')),
        )
        w.put(
          'sash',
          box(0.11, 0.09, 0.05, 0.02)
            .at(add(at(0.3), [0, 0, -0.1]))
            .boned(bone),
          w.of('accent', cloth('#f0c04a')),
        )
      } else w.put('sash', ringOn(trunk, at(0.2), p.spine, 0.03, 0.014, wide).boned(bone), accentCloth())
      collar(neckR * 1.06, 0.03, accentCloth())
      break
    case 'dress':
    case 'gown':
      w.put('sash', ringOn(trunk, at(0.22), p.spine, 0.03, 0.012, wide).boned(bone), accentCloth())
      collar(neckR * 1.1, 0.016, accentCloth())
      break
    case 'tunic':
      collar(neckR * 1.08, 0.018, accentCloth())
      break
    case 'armour': {
      const steel = w.of(roles.top, cuts.armour.material)
      const pads = sides.map((side) => {
        const { root } = p.arms[side]
        const pad = [0, 1, 2].map((i) =>
          ball([0.068 - i * 0.005, 0.045, 0.066 - i * 0.004], 16)
            .warp(([x, y, z]) => [x, Math.max(y, -0.012), z])
            .turn(0, 0, -20 * side - i * 14 * side)
            .at(add(root, [side * (0.004 + i * 0.014), 0.012 - i * 0.024, 0])),
        )
        return together(pad).boned(bones.arm[side][0])
      })
      const knees = sides.map((side) =>
        ball([0.046, 0.05, 0.04], 18)
          .at(add(p.legs[side].middle, [0, 0, 0.034]))
          .boned(bones.leg[side][1]),
      )
      const elbows = sides.map((side) =>
        ball(0.042 * v.limbs + 0.006, 18)
          .at(p.arms[side].middle)
          .boned(bones.arm[side][1]),
      )
      const ridge = tube([onFront(0, 0.86), add(onFront(0, 0.6), [0, 0, 0.006]), onFront(0, 0.28)], 0.011, {
        corners: 8,
        smooth: 4,
      }).boned(bone)
      w.put('armour', together([...pads, ...knees, ...elbows, ridge]), steel)
      collar(neckR * 1.12, 0.034, steel)
      const tassets = Array.from({ length: 9 }, (_, i) => {
        const a = radians(-150 + (300 * i) / 8)
        return box(0.052, 0.075, 0.014, 0.004)
          .turn(12, 0, 0)
          .turn(0, (a * 180) / Math.PI, 0)
          .at(add(at(-0.06), [Math.sin(a) * (v.hips + 0.034), -0.012, Math.cos(a) * (0.1 * v.girth)]))
      })
      w.put('armour', together(tassets).boned(bone), steel)
      const rivets = together([
        ringOn(trunk, at(0.12), p.spine, 0.034, 0.014, wide),
        ...[-0.05, 0, 0.05].flatMap((x) => [ball(0.007, 8).at(onFront(x, 0.8))]),
      ])
      w.put('belt', rivets.boned(bone), w.of('accent', polished('#e0aa3c', { roughness: 0.3 })))
      break
    }
    case 'cuirass': {
      const bronze = w.of(roles.top, cuts.cuirass.material)
      const muscle = [
        ball([0.05, 0.04, 0.026], 18)
          .at(add(onFront(0.045, 0.68), [0, 0, -0.008]))
          .mirrored(),
        ...[0.46, 0.32, 0.18].map((share) =>
          ball([0.03, 0.022, 0.018], 14)
            .at(add(onFront(0.028, share), [0, 0, -0.006]))
            .mirrored(),
        ),
      ]
      w.put('armour', together(muscle).boned(bone), bronze)
      const strips = Array.from({ length: 18 }, (_, i) => {
        const a = (2 * Math.PI * i) / 18
        return box(0.03, 0.12, 0.012, 0.005)
          .turn(10, 0, 0)
          .turn(0, (a * 180) / Math.PI, 0)
          .at(add(at(-0.22), [Math.sin(a) * (v.hips + 0.026), 0, Math.cos(a) * (0.092 * v.girth)]))
      })
      w.put('strips', together(strips).boned(bone), w.of(undefined, leather('#7c2f22', { roughness: 0.6 })))
      w.put(
        'belt',
        ringOn(trunk, at(0.0), p.spine, 0.03, 0.016, wide).boned(bone),
        w.of(undefined, leather('#7c2f22', { roughness: 0.6 })),
      )
      const greaves = sides.map((side) =>
        tube(
          [
            between(p.legs[side].middle, p.legs[side].end, 0.08),
            between(p.legs[side].middle, p.legs[side].end, 0.85),
          ],
          [0.046 * (0.55 + 0.45 * v.limbs), 0.036 * (0.55 + 0.45 * v.limbs)],
          { corners: 18 },
        ).boned(bones.leg[side][1]),
      )
      const cuffs = sides.map((side) =>
        tube(
          [
            between(p.arms[side].middle, p.arms[side].end, 0.4),
            between(p.arms[side].middle, p.arms[side].end, 0.92),
          ],
          [0.04 * v.limbs, 0.036 * v.limbs],
          { corners: 16 },
        ).boned(bones.arm[side][1]),
      )
      w.put('armour', together([...greaves, ...cuffs]), bronze)
      break
    }
    case 'space suit': {
      const orange = w.of('accent', plastic('#e8672a', { roughness: 0.4 }))
      const rings = sides.flatMap((side) => [
        torus(0.052, 0.011, 24, 8)
          .aim(unit(subtract(p.arms[side].end, p.arms[side].middle)))
          .at(between(p.arms[side].middle, p.arms[side].end, 0.72))
          .boned(bones.arm[side][1]),
        torus(0.078, 0.011, 24, 8)
          .aim(unit(subtract(p.legs[side].end, p.legs[side].middle)))
          .at(between(p.legs[side].middle, p.legs[side].end, 0.62))
          .boned(bones.leg[side][1]),
      ])
      w.put(
        'trim',
        together([...rings, ringOn(trunk, at(0.1), p.spine, 0.03, 0.014, wide * 1.3).boned(bone)]),
        orange,
      )
      const panel = box(0.1, 0.075, 0.03, 0.01).at(onFront(0, 0.52))
      const tank = together([
        box(0.19, 0.25, 0.08, 0.03).at(add(at(0.52), [0, 0, -0.14])),
        cylinder(0.03, 0.2, { corners: 18, round: 0.02 })
          .at(add(at(0.5), [0.05, 0, -0.19]))
          .mirrored(),
      ])
      w.put(
        'pack',
        together([panel, tank]).boned(bone),
        w.of(undefined, plastic('#dfe3e8', { roughness: 0.4 })),
      )
      const front = onFront(0, 0.52)
      const knobs = (
        [
          [-0.03, 0.016, '#e23b34'],
          [0, 0.016, '#f2c22a'],
          [0.03, 0.016, '#3fa35a'],
          [-0.02, -0.016, '#3f7fd0'],
          [0.02, -0.016, '#3f7fd0'],
        ] as const
      ).map(([x, y, colour]) =>
        ball([0.009, 0.009, 0.006], 10)
          .at(add(front, [x, y, 0.016]))
          .tinted(light(colour)),
      )
      w.put('buttons', together(knobs).boned(bone), w.of(undefined, plastic('#ffffff')))
      break
    }
    case 'overalls': {
      const denim = w.of(roles.bottom, cloth('#39507c', { grain: 0.5 }))
      const grid = Array.from({ length: 6 }, (_, i) =>
        Array.from({ length: 7 }, (_, j): Vec3 => {
          const x = -0.062 + (0.124 * j) / 6
          return add(onFront(x, 0.06 + 0.6 * (i / 5)), [0, 0, 0.006])
        }),
      )
      const straps = sides.map((side) =>
        tube(
          [
            add(onFront(0.05 * side, 0.64), [0, 0, 0.005]),
            add(onFront(0.056 * side, 0.86), [0, 0, 0.008]),
            add(at(0.99), [0.062 * side, 0.028, 0]),
            add(at(0.8), [0.05 * side, 0, -0.085 * v.girth]),
            add(at(0.2), [0.03 * side, 0, -0.085 * v.girth]),
          ],
          0.014,
          { corners: 8, smooth: 5 },
        ),
      )
      w.put(
        'overalls',
        together([
          sheet(grid, 0.016),
          ...straps,
          box(0.06, 0.045, 0.014, 0.005).at(add(onFront(0, 0.42), [0, 0, 0.012])),
          ringOn(trunk, at(0.06), p.spine, 0.05, 0.014, wide),
        ]).boned(bone),
        denim,
      )
      w.put(
        'buttons',
        together(
          sides.map((side) =>
            ball([0.012, 0.012, 0.008], 12).at(add(onFront(0.05 * side, 0.64), [0, 0, 0.016])),
          ),
        ).boned(bone),
        gold(),
      )
      break
    }
  }
  if (v.hat === 'santa hat' && v.top === 'coat' && p.upright) {
    const white = w.of(undefined, fur('#fbfaf7', { grain: 0.35, relief: 1.2 }))
    const hemY = p.pelvis[1] - (p.pelvis[1] - 0.005) * 0.5
    const rx = ((v.hips + 0.025 * v.belly) * 0.98 + 0.016) * 0.92 * 1.36
    const cuffs = sides.map((side) =>
      torus(0.05 * v.limbs, 0.017, 22, 10)
        .aim(unit(subtract(p.arms[side].end, p.arms[side].middle)))
        .at(between(p.arms[side].middle, p.arms[side].end, 0.86))
        .boned(bones.arm[side][1]),
    )
    w.put(
      'fur',
      together([
        torus(rx, 0.02, 40, 10)
          .scale(1, 1, 0.98)
          .at([0, hemY + 0.012, 0])
          .boned(bone),
        ...cuffs,
      ]),
      white,
    )
  }
  if (v.belt > 0.5) {
    w.put(
      'belt',
      ringOn(trunk, at(0.08), p.spine, 0.036, 0.014, wide).boned(bone),
      w.of(undefined, leather('#3a2417')),
    )
    const front = add(onFront(0, 0.08), [0, 0, 0.012])
    const frame: Vec2[] = [
      [-0.026, -0.022],
      [0.026, -0.022],
      [0.026, 0.022],
      [-0.026, 0.022],
    ]
    w.put(
      'buckle',
      extrude(frame, 0.012, { holes: [frame.map(([x, y]): Vec2 => [x * 0.55, y * 0.5])] })
        .at(front)
        .boned(bone),
      gold(),
    )
  }
  if (v.apron > 0.5) {
    const low = p.upright ? p.pelvis[1] - v.legs * 0.5 : p.pelvis[1] - 0.02
    const top = at(0.66)[1]
    const rows = Array.from({ length: 9 }, (_, i) => {
      const y = top + ((low - top) * i) / 8
      const half = i < 3 ? 0.05 : v.hips * 0.95
      return Array.from({ length: 9 }, (_, j): Vec3 => {
        const x = -half + (2 * half * j) / 8
        const share = (y - p.pelvis[1]) / v.torso
        const z = share > 0 ? onFront(x, share)[2] : onFront(x, 0.02)[2] + 0.02 * -share
        return [x, y, z + 0.012]
      })
    })
    w.put(
      'apron',
      sheet(rows, 0.012)
        .with(ringOn(trunk, at(0.16), p.spine, 0.016, 0.014, wide))
        .boned(bone),
      w.of('accent', cloth('#f6f3ec', { grain: 0.5 })),
    )
  }
  const neckFront = (down: number, out = 0.008): Vec3 => add(onFront(0, 0.92 - down), [0, 0, out])
  const n = at(0.97)
  switch (v.tie) {
    case 'tie':
      if (v.top !== 'suit' && v.top !== 'coat')
        w.put(
          'tie',
          together([
            ball([0.016, 0.014, 0.012], 12).at(neckFront(0.04)),
            sheet(
              [[0.012], [0.02], [0.024], [0.004]].map(([half = 0.01], i) =>
                [-1, -0.3, 0.3, 1].map(
                  (s): Vec3 => add(neckFront([0.06, 0.3, 0.52, 0.6][i] ?? 0.1, 0.012), [s * half, 0, 0]),
                ),
              ),
              0.01,
            ),
          ]).boned(bone),
          w.of('accent', cloth('#c22f35')),
        )
      break
    case 'bow tie': {
      const loop = ball([0.026, 0.02, 0.012], 16).warp(([x, y, z]) => [
        x,
        y * (0.4 + 0.8 * ((x + 0.026) / 0.052)),
        z,
      ])
      w.put(
        'bow tie',
        together([loop.at([0.026, 0, 0]), loop.mirror().at([-0.026, 0, 0]), ball(0.011, 12)])
          .at(neckFront(0.02, 0.016))
          .boned(bone),
        w.of('accent', cloth('#c22f35')),
      )
      break
    }
    case 'scarf':
      w.put(
        'scarf',
        together([
          torus(neckR * 1.16, 0.026, 30, 12)
            .scale(1, 1.1, 1)
            .at(n),
          tube(
            [
              add(n, [0.03, -0.01, neckR * 1.1]),
              add(neckFront(0.25, 0.02), [0.04, 0, 0]),
              add(neckFront(0.5, 0.02), [0.045, 0, 0]),
            ],
            [0.024, 0.024, 0.026],
            { corners: 12, smooth: 4 },
          ),
        ]).boned(bone),
        w.of('accent', cloth('#d8433a', { grain: 0.5 })),
      )
      break
    case 'ruff': {
      const frill = torus(neckR * 1.5, 0.026, 72, 8)
        .warp(([x, y, z]) => [x, y + 0.012 * Math.sin(Math.atan2(x, z) * 16), z])
        .at(add(n, [0, 0.012, 0]))
      w.put('collar', frill.boned(bone), w.of(undefined, cloth('#fbf8f2')))
      break
    }
    case 'medal':
      w.put(
        'medal',
        together([
          torus(0.04, 0.006, 26, 8)
            .turn(72, 0, 0)
            .scale(1.2, 1.6, 1)
            .at(add(neckFront(0.16, 0.002), [0, 0, -0.006])),
          cylinder(0.022, 0.01, { corners: 20 }).turn(90, 0, 0).at(neckFront(0.36, 0.012)),
        ]).boned(bone),
        gold(),
      )
      break
    case 'stethoscope':
      w.put(
        'stethoscope',
        together([
          tube(
            [
              add(n, [-0.05, 0.01, -0.02]),
              neckFront(0.12, 0.014).map((c, k) => (k === 0 ? -0.045 : c)) as unknown as Vec3,
              add(neckFront(0.4, 0.016), [-0.02, 0, 0]),
              add(neckFront(0.42, 0.016), [0.02, 0, 0]),
              neckFront(0.12, 0.014).map((c, k) => (k === 0 ? 0.045 : c)) as unknown as Vec3,
              add(n, [0.05, 0.01, -0.02]),
            ],
            0.0065,
            { corners: 8, smooth: 5 },
          ),
          cylinder(0.017, 0.012, { corners: 18 })
            .turn(90, 0, 0)
            .at(add(neckFront(0.46, 0.018), [0.014, 0, 0])),
        ]).boned(bone),
        w.of(undefined, plastic('#2a3038', { roughness: 0.35 })),
      )
      break
    case 'lei': {
      const flowers = Array.from({ length: 20 }, (_, i) => {
        const a = (2 * Math.PI * i) / 20
        const front = Math.max(0, Math.cos(a))
        return ball([0.02, 0.02, 0.02], 10)
          .at(
            add(n, [
              Math.sin(a) * neckR * 1.35,
              -0.09 * front - 0.005,
              Math.cos(a) * neckR * (1.1 + 0.55 * front),
            ]),
          )
          .tinted(light(['#f0457e', '#f6c62a', '#f58a3a', '#ffffff'][i % 4] ?? '#ffffff'))
      })
      w.put('lei', together(flowers).boned(bone), w.of(undefined, cloth('#ffffff')))
      break
    }
  }
  if (v.cape > 0.5) {
    const long = p.upright ? p.neck[1] - 0.03 : p.neck[1] - p.pelvis[1] + 0.05
    w.put(
      'cape',
      capeOf(p, v, long).boned(bone),
      w.of(v.top === 'armour' ? 'second' : 'accent', cloth('#b3202e', { grain: 0.5 })),
    )
    w.put(
      'clasp',
      together([
        ball(0.014, 12)
          .at(add(onFront(0.07, 0.9), [0, 0.004, 0.006]))
          .mirrored(),
      ]).boned(bone),
      gold(),
    )
  }
}

function carriedOf({ v, p, w, bones }: Person): void {
  const right = p.arms[-1]
  if (v.carries !== 'nothing') {
    const lower = bones.arm[-1][1]
    const flat =
      v.pose === 'reading'
        ? ([(p.arms[1].hand[0] + right.hand[0]) / 2, right.hand[1], right.hand[2]] as Vec3)
        : right.hand
    const lean = [
      'sword',
      'sabre',
      'axe',
      'club',
      'hammer',
      'torch',
      'wand',
      'sceptre',
      'brush',
      'ladle',
    ].includes(v.carries)
      ? 16
      : 0
    for (const { name, solid, material, role } of heldThing(v.carries, right.hand[1])) {
      const placed = solid.turn(lean, 0, 0).at(flat).boned(lower)
      if (material.opacity < 1) w.keep(name, placed, material)
      else w.put(name, placed, w.of(role, material))
    }
  }
  if (v.shield > 0.5)
    for (const { name, solid, material, role } of shieldAt(p.arms[1].hand))
      w.put(name, solid.boned(bones.arm[1][1]), w.of(role, material))
}

function wingsOf({ v, p, w, bones, mainIs }: Person): void {
  const bone = bones.body
  const root: Vec3 = add(add(p.pelvis, times(p.spine, v.torso * 0.72)), [0.03, 0, -0.07 * v.girth])
  if (v.wings === 'feathered')
    w.put(
      'wings',
      featheredWing({ root: [0, 0, 0], span: 0.4, raise: 16, sweep: -34, chord: 0.32 })
        .turn(-90, 0, 0)
        .at(root)
        .mirrored()
        .boned(bone),
      w.of(undefined, fur('#fdfcf8', { grain: 0.4, relief: 0.5 })),
    )
  if (v.wings === 'bat') {
    const wrist = add(root, [0.2, 0.2, -0.08])
    const { skin, bones: ribs } = skinWing(
      root,
      wrist,
      [add(wrist, [0.18, 0.02, -0.06]), add(wrist, [0.16, -0.18, -0.08]), add(wrist, [0.04, -0.3, -0.06])],
      0.008,
    )
    w.put(
      'wings',
      skin.with(ribs).mirrored().boned(bone),
      w.of(mainIs === 'skin' ? 'accent' : undefined, leather('#5a1d1c')),
    )
  }
  if (v.wings === 'fairy') {
    const leaf = (long: number, wide: number, up: number) =>
      sheet(
        Array.from({ length: 8 }, (_, i) => {
          const t = i / 7
          const half = wide * (0.12 + 0.88 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.86)) ** 0.8)
          return Array.from(
            { length: 7 },
            (_, j): Vec3 => [t * long, ((j / 6) * 2 - 1) * half, 0.012 * Math.sin(t * 3)],
          )
        }),
        0.008,
      )
        .turn(0, 0, up)
        .turn(0, 28, 0)
        .at(root)
    w.keep(
      'wings',
      leaf(0.34, 0.1, 42)
        .with(leaf(0.26, 0.075, -22))
        .mirrored()
        .boned(bone),
      glass('#bfe8ff', { opacity: 0.6, roughness: 0.15 }),
    )
  }
  const end = add(p.pelvis, [0, 0.0, -0.06 * v.girth])
  if (v.tail === 'devil' || v.tail === 'cow') {
    const path: Vec3[] = [
      end,
      add(end, [0, -0.06, -0.1]),
      add(end, [0.06, -0.1, -0.2]),
      add(end, [0.1, 0.02, -0.26]),
      add(end, [0.08, 0.14, -0.26]),
    ]
    const tip =
      v.tail === 'devil'
        ? extrude(
            [
              [-0.035, 0],
              [0, 0.012],
              [0.035, 0],
              [0, 0.07],
            ],
            0.02,
            { bevel: 0.006 },
          )
        : ball([0.03, 0.05, 0.03], 14)
    w.put(
      'tail',
      tube(path, 0.012, { corners: 10, smooth: 5 })
        .with(tip.at(add(end, [0.08, 0.15, -0.26])))
        .boned(bone),
      w.of(mainIs === 'skin' ? 'main' : undefined, skinMaterial(hex(light('#a52a24')))),
    )
  }
  if (v.tail === 'monkey')
    w.put(
      'tail',
      tube(
        [
          end,
          add(end, [0, -0.08, -0.1]),
          add(end, [0.05, -0.06, -0.24]),
          add(end, [0.1, 0.08, -0.28]),
          add(end, [0.09, 0.2, -0.22]),
          add(end, [0.06, 0.18, -0.14]),
        ],
        [0.022, 0.02, 0.019, 0.018, 0.017, 0.012],
        { corners: 12, smooth: 6 },
      ).boned(bone),
      w.of('main', fur('#8a5a34', { grain: 0.5 })),
    )
}

function fishTailOf({ v, p, w, bones, detail }: Person): void {
  const { tail, fin } = fishTail(p.pelvis, v.hips, detail, bones.body)
  const stuff = w.of('second', scales('#1fa38f', { grain: 0.55, roughness: 0.35 }))
  w.put('tail', tail, stuff)
  w.put('fin', fin.boned(bones.body), w.of('accent', scales('#7fe0c8', { grain: 0.8, roughness: 0.3 })))
}

function horseOf({ p, w, bones, detail }: Person): void {
  const { body, hooves, hair } = horseBody(p.pelvis, detail, bones.body)
  w.put('horse', body, w.of('second', fur('#9c6236', { grain: 0.5, relief: 0.8 })))
  w.put('hooves', hooves.boned(bones.body), w.of(undefined, plastic('#3a2a20', { roughness: 0.5 })))
  w.put('tail', hair.boned(bones.body), w.of(undefined, fur('#3a2618', { grain: 0.4, relief: 1.1 })))
}
