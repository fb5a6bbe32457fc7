import { archetype } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { alongList, ball, curve, extrude, tube } from '../../geometry/solids.ts'
import { add, between, radians, subtract, times, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { feathers, plastic } from '../../materials/material.ts'
import { beakColours, birdParameters, birdRows, type BirdValues as V } from './bird-rows.ts'
import { nearestTo } from './coats.ts'
import { eyeColours, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, type Hide, hideOf, skinAt } from './figure.ts'
import { feather, featheredWing } from './wings.ts'

/** Birds of all kinds, standing, sitting or flying. */
export const bird = archetype({
  id: 'bird',
  about: 'A bird: from sparrow to ostrich, standing, sitting or flying with spread wings',
  skeleton: 'bird',
  nouns: ['bird'],
  parameters: birdParameters,
  rows: birdRows,
  build(v, look, make) {
    const figure = new Figure()
    const flying = v.pose === 'flying'
    const sitting = v.pose === 'sitting' || v.pose === 'swimming'
    const tilt = radians(flying ? Math.min(v.tilt, 12) : v.tilt)
    const [g, h] = [v.girth * (flying ? 0.82 : 1), v.head]
    const main = look.light('main', '#4f8fd0')
    const second = look.light('second', '#f6efe0')
    const accent = look.light('accent', '#f0a23a')
    const legs = flying || sitting ? 0 : v.pose === 'perched' ? Math.min(v.legs, 0.05) : v.legs
    const ahead: Vec3 = [0, Math.sin(tilt), Math.cos(tilt)]
    const up: Vec3 = [0, Math.cos(tilt), -Math.sin(tilt)]
    const half = v.body / 2
    const low = Math.max(g, Math.sin(tilt) * half * 0.92 + Math.cos(tilt) * g * 0.8)
    const middle: Vec3 = [0, legs + low * (sitting ? 0.86 : 1), 0]
    const on = (x: number, y: number, z: number): Vec3 =>
      add(middle, add([x * g, 0, 0], add(times(up, y * g), times(ahead, z * half))))
    const breast = on(0, -0.02, 0.42)
    const tailRoot = on(0, 0.02, -0.98)
    const shoulder = on(0, 0.28, 0.62)
    const rise = flying ? 0.35 : v.tilt > 70 ? 1 : 0.86
    const reach = v.neck + h * 0.82
    const toHead: Vec3 = unit([0, rise, Math.sqrt(1 - rise * rise) + 0.1])
    const skull = add(shoulder, add(times(toHead, reach), [0, 0, v.neckBend * v.neck * 0.18]))
    const usual = feathers('#4f8fd0', { grain: 0.62, relief: 0.75 })
    const paint =
      v.speckles > 0
        ? (at: Vec3): Vec3 | undefined => {
            if (Math.hypot(...subtract(at, skull)) < h * 1.25) return undefined
            const [near, , chance] = nearestTo(at[0] * 22, at[1] * 17, at[2] * 22)
            if (near > 0.24 + 0.1 * chance || chance > v.speckles) return undefined
            return darker(main, 0.45)
          }
        : undefined
    const hide = hideOf(look, 'main', paint ? { ...usual, paint } : usual)
    const bare = { ...hide.material }
    delete bare.paint
    const bodyBone = figure.joint('body', middle)
    const headBone = figure.joint('head', shoulder, bodyBone)

    const blob = new Blob({ detail: Math.round(52 * look.detail), blend: g * 0.4, colour: main })
    const turn: Vec3 = [(-tilt * 180) / Math.PI, 0, 0]
    const low2 = v.marks === 'none' ? main : second
    blob
      .egg(on(0, 0, 0.05), [g * 0.96, g, half * 0.9], { turn, bone: bodyBone })
      .egg(breast, [g * 0.92, g * 0.98, half * 0.56], { turn, bone: bodyBone })
      .limb(on(0, 0.06, -0.4), tailRoot, g * 0.72, g * 0.24, { bone: bodyBone })
    const thin = h * 0.74 * v.neckThickness
    if (v.neck > 0.15) {
      const bend = v.neckBend * v.neck * 0.42
      const way: Vec3[] = [
        on(0, 0.1, 0.5),
        add(between(shoulder, skull, 0.22), [0, -v.neck * 0.04 * v.neckBend, bend * 0.85]),
        add(between(shoulder, skull, 0.55), [0, 0, bend * 0.1]),
        add(between(shoulder, skull, 0.82), [0, v.neck * 0.08 * v.neckBend, -bend * 0.42]),
        skull,
      ]
      const line = curve(way, 4)
      const radii = line.map((_, i) =>
        alongList([g * 0.6, thin * 1.25, thin, thin * 0.95, thin], i / (line.length - 1)),
      )
      blob.chain(line, radii, { bone: headBone, blend: thin * 0.4 })
    } else blob.limb(on(0, 0.08, 0.45), skull, g * 0.74, h * 0.8 * v.neckThickness, { bone: headBone })
    blob.egg(skull, [h * 0.94, h * 0.92, h * 0.98], { bone: headBone, blend: h * 0.3 })
    if (v.marks === 'disc')
      blob.both((b) =>
        b.egg(add(skull, [h * 0.42, h * 0.08, h * 0.42]), [h * 0.6, h * 0.66, h * 0.5], {
          bone: headBone,
          blend: h * 0.12,
        }),
      )
    stains(blob, v, { on, skull, shoulder, breast, g, h, half }, { main, second: low2, accent })
    if (legs > 0.03)
      blob.both((b) =>
        b.limb(
          on(0.42, -0.35, -0.12),
          add([g * 0.46, legs, on(0, 0, -0.1)[2] + g * 0.05], [0, g * 0.06, 0]),
          g * 0.4,
          Math.min(g * 0.15, 0.03),
          { bone: bodyBone, colour: v.marks === 'penguin' ? main : darker(main, 0.92), blend: g * 0.2 },
        ),
      )
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)

    const gaze = headFeatures(figure, v, look, body, skull, headBone, hide, { main, second, accent })
    wingsOf(figure, v, on, bodyBone, hide, bare, { main, second, accent }, half)
    tailOf(figure, v, tailRoot, ahead, up, bodyBone, hide, bare, { main, second, accent })
    if (!flying && !sitting) feetOf(figure, v, on, legs, bodyBone)
    const top = skinAt(body, on(0, 0.2, 0), [0, 1, 0], g)
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.8)
      .socket('eyes', add(skull, times(gaze, h)), h * 0.8)
      .socket('neck', between(shoulder, skull, 0.55), Math.max(thin, h * 0.7))
      .socket('back', top, g)
      .socket('top', top, g)
      .socket('mouth', add(skull, [0, -h * 0.15, h + v.beakSize]), h * 0.3)
      .finish(make)
  },
})

type Tones = { main: Vec3; second: Vec3; accent: Vec3 }
type On = (x: number, y: number, z: number) => Vec3
type Place = { on: On; skull: Vec3; shoulder: Vec3; breast: Vec3; g: number; h: number; half: number }

function stains(
  blob: Blob,
  v: V,
  { on, skull, shoulder, g, h, half }: Place,
  { main, second, accent }: Tones,
): void {
  const stain = (colour: Vec3, blend: number) => ({ stain: true, colour, blend })
  const turn: Vec3 = [-(v.pose === 'flying' ? Math.min(v.tilt, 12) : v.tilt), 0, 0]
  if (v.marks !== 'none')
    blob.egg(on(0, -0.72, 0.02), [g * 0.86, g * 0.72, half * 1.1], { ...stain(second, g * 0.1), turn })
  switch (v.marks) {
    case 'breast':
      blob.egg(on(0, -0.62, 0.62), [g * 0.95, g * 0.85, half * 0.6], { ...stain(accent, g * 0.1), turn })
      blob.egg(add(skull, [0, -h * 0.42, h * 0.6]), [h * 0.82, h * 0.62, h * 0.72], stain(accent, h * 0.08))
      break
    case 'head':
    case 'hood':
      blob.limb(
        add(skull, [0, 0, 0]),
        v.marks === 'hood' ? add(shoulder, [0, g * 0.1, 0]) : between(skull, shoulder, 0.62),
        h * 1.12,
        h * (v.marks === 'hood' ? 1.0 : 1.06),
        stain(accent, h * 0.07),
      )
      break
    case 'collar':
      blob.limb(
        between(skull, shoulder, 0.3),
        add(shoulder, [0, -g * 0.1, g * 0.1]),
        h * 0.9,
        g * 0.7,
        stain(accent, h * 0.15),
      )
      blob.egg(skull, h * 1.02, stain(darker(main, 0.8), h * 0.1))
      break
    case 'cap':
      blob.egg(add(skull, [0, h * 0.66, -h * 0.15]), [h * 0.95, h * 0.55, h * 1.05], stain(accent, h * 0.06))
      break
    case 'mask':
      blob.egg(add(skull, [0, -h * 0.06, h * 0.82]), [h * 0.82, h * 0.5, h * 0.52], stain(accent, h * 0.05))
      break
    case 'disc':
      blob.both((b) =>
        b.egg(
          add(skull, [h * 0.42, h * 0.05, h * 0.72]),
          [h * 0.58, h * 0.64, h * 0.5],
          stain(accent, h * 0.05),
        ),
      )
      blob.both((b) =>
        b.egg(
          add(skull, [h * 0.42, h * 0.05, h * 0.78]),
          [h * 0.48, h * 0.54, h * 0.5],
          stain(second, h * 0.05),
        ),
      )
      break
    case 'penguin':
      blob.egg(on(0, -0.75, 0.05), [g * 0.8, g * 0.75, half * 1.02], { ...stain(second, g * 0.05), turn })
      blob.both((b) =>
        b.egg(
          add(skull, [h * 0.55, -h * 0.1, h * 0.4]),
          [h * 0.42, h * 0.44, h * 0.5],
          stain(accent, h * 0.06),
        ),
      )
      blob.egg(add(skull, [0, -h * 0.85, h * 0.6]), [h * 0.6, h * 0.42, h * 0.5], stain(accent, h * 0.14))
      break
    default:
  }
}

function headFeatures(
  figure: Figure,
  v: V,
  look: { light(role: 'accent', usual: string): Vec3 },
  body: Solid,
  skull: Vec3,
  bone: number,
  hide: Hide,
  { main, second, accent }: Tones,
): Vec3 {
  const h = v.head
  const spread = radians(v.eyeSpread)
  const toEye = unit([Math.sin(spread), 0.24, Math.cos(spread)])
  const radius = h * v.eyeSize
  const where = add(skinAt(body, skull, toEye, h), times(toEye, -radius * 0.45))
  const pale = v.marks === 'disc' || v.marks === 'penguin'
  const hooded = v.marks === 'head' || v.marks === 'hood' || v.marks === 'mask'
  const lidColour = darker(pale ? (v.marks === 'disc' ? second : main) : hooded ? accent : main, 0.72)
  const { eyes, lids } = pairOfEyes({
    at: where,
    gaze: unit(add(toEye, [0, 0, 0.5])),
    radius,
    look: { iris: eyeColours[v.eyes], pupil: v.eyes === 'dark' ? 40 : 26, ring: 56 },
    lids: v.frown > 8 ? 0.3 : 0.05,
    lidColour,
    slope: v.frown,
  })
  figure.part('eyes', eyes.boned(bone), shiny())
  figure.part('body', hide.dressed(lids.boned(bone)), hide.material)
  const horn = plastic('#f08a1d', { roughness: 0.4 })
  const front = skinAt(body, skull, [0, -0.16, 1], h)
  figure.part(
    'beak',
    beakOf(v, h)
      .at(add(front, [0, 0, -h * 0.16]))
      .boned(bone),
    horn,
  )
  const crown = skinAt(body, skull, [0, 1, -0.05], h)
  const red = plastic('#d8342c', { roughness: 0.55 })
  if (v.crest === 'comb') {
    const comb = new Blob({ detail: 22, blend: h * 0.12 })
    for (const [z, y, r] of [
      [0.55, 0.1, 0.26],
      [0.25, 0.34, 0.28],
      [-0.1, 0.46, 0.3],
      [-0.48, 0.36, 0.27],
      [-0.8, 0.12, 0.22],
    ] as const)
      comb.limb(
        add(crown, [0, -h * 0.12, z * h * 0.8]),
        add(crown, [0, y * h, z * h]),
        r * h * 0.9,
        r * h * 0.66,
      )
    figure.part(
      'comb',
      comb
        .solid()
        .warp(([x, y, z]) => [x * 0.5, y, z])
        .tinted(light('#d8342c'))
        .boned(bone),
      red,
    )
  }
  if (v.wattle > 0) {
    const chin = add(front, [0, -h * 0.38, h * 0.02])
    const flap = ball([h * 0.15, h * 0.42 * v.wattle, h * 0.22], 14).at(
      add(chin, [h * 0.13, -h * 0.22 * v.wattle, 0]),
    )
    figure.part('comb', flap.mirrored().boned(bone), red)
  }
  if (v.crest === 'tuft') {
    const tuft = new Blob({
      detail: 22,
      blend: h * 0.14,
      colour: v.marks === 'none' || v.marks === 'cap' ? look.light('accent', '#f0a23a') : main,
    })
    for (const [lean, long] of [
      [0.15, 1.0],
      [-0.35, 1.2],
      [-0.85, 1.1],
      [-1.25, 0.8],
    ] as const)
      tuft.limb(
        add(crown, [0, -h * 0.15, -h * 0.1]),
        add(crown, [0, h * long * 0.72, h * lean]),
        h * 0.3,
        h * 0.06,
      )
    figure.part(
      'body',
      hide.dressed(
        tuft
          .solid()
          .warp(([x, y, z]) => [x * 0.7, y, z])
          .boned(bone),
      ),
      hide.material,
    )
  }
  if (v.crest === 'horns') {
    const tuft = new Blob({ detail: 20, blend: h * 0.1, colour: darker(main, 0.8) }).both((b) =>
      b.limb(
        add(crown, [h * 0.36, -h * 0.2, h * 0.1]),
        add(crown, [h * 0.72, h * 0.5, -h * 0.05]),
        h * 0.26,
        h * 0.05,
      ),
    )
    figure.part('body', hide.dressed(tuft.solid().boned(bone)), hide.material)
  }
  if (v.crest === 'crown') {
    const pins = [-2, -1, 0, 1, 2].map((k) => {
      const tip = add(crown, [k * h * 0.32, h * (1.1 - 0.08 * k * k), -h * 0.25])
      return tube([add(crown, [k * h * 0.06, -h * 0.1, 0]), tip], h * 0.035, { corners: 8 }).with(
        ball(h * 0.15, 12).at(tip),
      )
    })
    figure.part('body', hide.dressed(together(pins).tinted(darker(main, 0.9)).boned(bone)), hide.material)
  }
  return toEye
}

/** A beak that points ahead from the origin, its colours at its vertices. */
function beakOf(v: V, h: number): Solid {
  const s = v.beakSize
  const tone = light(beakColours[v.beakColour])
  const tip = light('#1f1b19')
  const part = (way: [y: number, z: number][], radii: number[], wide: number, high: number, colour: Vec3) =>
    tube(
      way.map(([y, z]): Vec3 => [0, y * s, z * s]),
      radii.map((r) => r * h),
      { corners: 14, smooth: 5 },
    )
      .warp(([x, y, z]) => [x * wide, y * high, z])
      .tinted(colour)
  const low = darker(tone, 0.78)
  switch (v.beak) {
    case 'hooked':
      return together([
        part(
          [
            [0.02, 0],
            [0.16, 0.4],
            [0.06, 0.85],
            [-0.42, 1.08],
            [-0.78, 0.98],
          ],
          [0.42, 0.42, 0.32, 0.16, 0.03],
          0.8,
          1,
          tone,
        ),
        part(
          [
            [-0.22, 0],
            [-0.42, 0.45],
            [-0.46, 0.72],
          ],
          [0.3, 0.24, 0.1],
          0.8,
          1,
          low,
        ),
      ])
    case 'flat':
      return together([
        part(
          [
            [0.1, 0],
            [0.02, 0.45],
            [0.02, 0.85],
            [0.06, 1.02],
          ],
          [0.42, 0.36, 0.44, 0.26],
          1.05,
          0.5,
          tone,
        ),
        part(
          [
            [-0.26, 0],
            [-0.3, 0.45],
            [-0.26, 0.85],
          ],
          [0.34, 0.3, 0.34],
          1.0,
          0.42,
          low,
        ),
      ])
    case 'long':
    case 'needle': {
      const r = v.beak === 'needle' ? 0.16 : 0.4
      return together([
        part(
          [
            [0.02, 0],
            [0.02, 0.5],
            [0, 1],
          ],
          [r, r * 0.62, 0.03],
          0.8,
          0.8,
          tone,
        ),
        part(
          [
            [-0.06, 0],
            [-0.04, 0.5],
            [-0.01, 0.94],
          ],
          [r * 0.8, r * 0.5, 0.03],
          0.7,
          0.8,
          low,
        ),
      ])
    }
    case 'pouch':
      return together([
        part(
          [
            [0.02, 0],
            [0.0, 0.5],
            [-0.02, 0.95],
            [-0.08, 1.02],
          ],
          [0.36, 0.24, 0.2, 0.1],
          1,
          0.7,
          tone,
        ),
        part(
          [
            [-0.1, -0.04],
            [-0.26, 0.25],
            [-0.22, 0.6],
            [-0.06, 0.95],
          ],
          [0.4, 0.6, 0.42, 0.08],
          0.62,
          1,
          light('#f6c86a'),
        ),
      ])
    case 'huge':
      return together([
        part(
          [
            [0.02, 0],
            [0.12, 0.35],
            [0.06, 0.75],
            [-0.16, 1],
          ],
          [0.56, 0.56, 0.42, 0.08],
          0.72,
          1,
          tone,
        ),
        part(
          [
            [-0.14, 0],
            [-0.12, 0.4],
            [-0.18, 0.86],
          ],
          [0.44, 0.36, 0.06],
          0.66,
          1,
          light('#f2c02c'),
        ),
        part(
          [
            [-0.06, 0.84],
            [-0.2, 1.02],
          ],
          [0.26, 0.06],
          0.8,
          1,
          tip,
        ),
      ])
    case 'bent':
      return together([
        part(
          [
            [0.02, 0],
            [0.06, 0.4],
            [-0.1, 0.75],
          ],
          [0.42, 0.4, 0.32],
          0.7,
          1,
          light('#f6d6cc'),
        ),
        part(
          [
            [-0.06, 0.7],
            [-0.35, 0.98],
            [-0.72, 1.0],
          ],
          [0.32, 0.24, 0.05],
          0.7,
          1,
          tone,
        ),
      ])
    case 'strong':
      return together([
        part(
          [
            [0.04, 0],
            [0.06, 0.45],
            [-0.06, 1],
          ],
          [0.44, 0.34, 0.04],
          0.75,
          1,
          tone,
        ),
        part(
          [
            [-0.12, 0],
            [-0.1, 0.45],
            [-0.1, 0.88],
          ],
          [0.32, 0.22, 0.04],
          0.7,
          0.9,
          low,
        ),
      ])
    default:
      return together([
        part(
          [
            [0.04, 0],
            [0.06, 0.5],
            [-0.06, 1],
          ],
          [0.38, 0.26, 0.03],
          0.85,
          0.9,
          tone,
        ),
        part(
          [
            [-0.12, 0],
            [-0.1, 0.5],
            [-0.1, 0.86],
          ],
          [0.28, 0.2, 0.03],
          0.8,
          0.8,
          low,
        ),
      ])
  }
}

function wingsOf(
  figure: Figure,
  v: V,
  on: On,
  bone: number,
  hide: Hide,
  bare: Hide['material'],
  { main, accent }: Tones,
  half: number,
): void {
  const g = v.girth
  const spread = v.pose === 'flying' || v.wings === 'spread'
  const tips = v.marks === 'none' && v.tail !== 'train' && v.beak === 'long' ? accent : darker(main, 0.5)
  const mid = darker(main, 0.72)
  if (spread) {
    const wing = featheredWing({
      root: on(0.62, 0.42, 0.42),
      span: half * 3,
      raise: 32,
      sweep: 4,
      chord: half * 1.3,
      tones: { arm: main, feathers: mid, tips },
    })
    figure.part('wings', hide.dressed(wing.mirrored().boned(bone)), bare)
    return
  }
  if (v.wings === 'flippers') {
    const flipper = new Blob({ detail: 24, blend: g * 0.1, colour: darker(main, 0.92) })
      .chain(
        [on(0.88, 0.1, 0.62), on(1.22, -0.05, 0.05), on(1.42, -0.1, -0.52)],
        [g * 0.2, g * 0.24, g * 0.1],
      )
      .solid()
    figure.part('wings', hide.dressed(flipper.mirrored().boned(bone)), bare)
    return
  }
  const small = v.wings === 'small'
  const end = small ? -0.45 : -1.08
  const blob = new Blob({ detail: 28, blend: g * 0.16, colour: mid })
  blob.chain(
    [on(0.84, 0.28, 0.52), on(0.96, 0.12, 0.05), on(0.7, 0.08, end * 0.62)],
    [g * 0.26, g * 0.36, g * 0.16],
  )
  const shell = blob.solid()
  const parts = [shell]
  if (!small)
    for (let i = 0; i < 6; i++) {
      const t = i / 5
      const from = on(0.98 - 0.04 * t, 0.3 - 0.46 * t, 0.14)
      const to = on(0.52 - 0.22 * (1 - t), 0.34 - 0.5 * t + 0.1, end + 0.4 * t)
      parts.push(
        feather(from, to, g * 0.2, unit(subtract(on(1, 0.25, 0), on(0, 0, 0))), g * 0.07).tinted(
          i % 2 ? tips : darker(tips, 1.25),
        ),
      )
    }
  figure.part('wings', hide.dressed(together(parts).mirrored().boned(bone)), bare)
}

function tailOf(
  figure: Figure,
  v: V,
  root: Vec3,
  ahead: Vec3,
  up: Vec3,
  bone: number,
  hide: Hide,
  bare: Hide['material'],
  { main, second, accent }: Tones,
): void {
  if (v.tail === 'none' || v.tailSize < 0.01) return
  const s = v.tailSize
  const from = add(root, times(ahead, v.girth * 0.35))
  const back = times(ahead, -1)
  const parts: Solid[] = []
  const one = (angle: number, long: number, wide: number, lift: number, tone: Vec3, shift = 0) => {
    const a = radians(angle)
    const direction = unit(add(times(back, Math.cos(a)), add([Math.sin(a), 0, 0], times(up, lift))))
    const to = add(from, add(times(direction, long), times(up, shift)))
    parts.push(feather(add(from, times(up, shift)), to, wide, up, v.girth * 0.06).tinted(tone))
    return to
  }
  if (v.tail === 'short' || v.tail === 'long') {
    const spread = v.tail === 'long' ? 4 : 9
    for (let i = -2; i <= 2; i++)
      one(
        i * spread,
        s * (1 - 0.09 * Math.abs(i)),
        s * (v.tail === 'long' ? 0.075 : 0.13),
        v.tail === 'long' ? -0.05 : 0.04,
        darker(i % 2 ? second : main, i % 2 && v.tail === 'long' ? 0.9 : 0.6),
        (2 - Math.abs(i)) * v.girth * 0.04,
      )
  } else if (v.tail === 'plumes') {
    for (let i = 0; i < 9; i++) {
      const x = ((i % 3) - 1) * v.girth * 0.18
      const lift = 0.2 + (i / 8) * 0.75
      const far = s * (0.75 + 0.35 * Math.sin(i * 1.7))
      const way: Vec3[] = [
        add(from, [x * 0.4, -v.girth * 0.2, 0]),
        add(from, [x, far * lift * 0.75, -far * (0.5 - lift * 0.12)]),
        add(from, [x * 1.3, far * lift * 0.95, -far * (0.98 - lift * 0.2)]),
        add(from, [x * 1.5, far * (lift - 0.42), -far * (1.25 - lift * 0.2)]),
      ]
      parts.push(
        tube(way, (t) => v.girth * (0.09 + 0.1 * Math.sin(t * 2.6)) * (1 - 0.75 * t ** 4), {
          corners: 10,
          smooth: 5,
        }).tinted(
          // Those of a cock shimmer green; whoever has none of its comb has plumes in a colour of its own.
          v.crest !== 'comb'
            ? darker(second, 1 - 0.12 * (i % 3))
            : i % 3 === 0
              ? light('#1f4a3a')
              : light('#173a52'),
        ),
      )
    }
  } else {
    // A wheel of feathers that stands behind the body.
    const train = v.tail === 'train'
    const rings = train ? 2 : v.tailSize > 0.3 ? 2 : 1
    for (let ring = 0; ring < rings; ring++) {
      const count = (train ? 17 : v.tailSize > 0.3 ? 15 : 9) - ring * 2
      const far = s * (1 - ring * 0.34)
      const wide = radians(train ? 100 : v.tailSize > 0.3 ? 88 : 50)
      for (let i = 0; i < count; i++) {
        const a = wide * ((2 * i) / (count - 1) - 1)
        const low = train || v.tailSize > 0.3 ? 0.94 : 0.75
        const plane: Vec3 = unit([0, low, -Math.sqrt(1 - low * low)])
        const direction = unit(add(times(plane, Math.cos(a)), [Math.sin(a), 0, 0]))
        const front: Vec3 = [0, Math.sqrt(1 - low * low), low]
        const begin = add(from, times(front, ring * 0.024 + 0.0012 * i))
        const to = add(begin, times(direction, far))
        const tone = train
          ? darker(accent, 0.55 + 0.3 * (i % 2))
          : i % 2
            ? darker(main, 1.25)
            : darker(main, 0.8)
        parts.push(feather(begin, to, far * (train ? 0.1 : 0.13), front, far * 0.016).tinted(tone))
        const eye = (t: number, r: number, colour: Vec3, out: number) =>
          parts.push(
            ball([r, 0.006, r * 1.2], 10)
              .aim(front)
              .at(add(add(begin, times(direction, far * t)), times(front, out)))
              .tinted(colour),
          )
        if (train) {
          eye(0.9, far * 0.075, light('#c9a23a'), 0.012)
          eye(0.9, far * 0.055, light('#25b0b8'), 0.017)
          eye(0.905, far * 0.032, light('#1a2f9a'), 0.022)
        } else if (v.tailSize > 0.3) eye(0.93, far * 0.085, second, 0.009)
      }
    }
  }
  figure.part('tail', hide.dressed(together(parts).boned(bone)), bare)
}

function feetOf(figure: Figure, v: V, on: On, legs: number, bone: number): void {
  const g = v.girth
  const tone = plastic(beakColours[v.feetColour], { roughness: 0.6 })
  const thick = Math.min(0.022, 0.011 + legs * 0.016) * (g > 0.13 ? 1.15 : 0.9)
  const z = on(0, 0, -0.1)[2] + g * 0.05
  const x = g * 0.46
  const heel: Vec3 = [x, thick * 0.9, z]
  const parts: Solid[] = []
  if (legs > 0.03) {
    const knee: Vec3 = [x, legs * 0.52, z - legs * 0.06]
    parts.push(
      tube(
        [[x, legs + g * 0.05, z], knee, heel],
        (t) => thick * (1 + 0.3 * Math.exp(-((t - 0.5) ** 2) * 90)),
        { corners: 10, smooth: 5 },
      ),
    )
  }
  const long = g * (v.feet === 'webbed' ? 0.62 : 0.5) + legs * 0.05
  const toe = (angle: number, far: number) => {
    const a = radians(angle)
    const to: Vec3 = [x + Math.sin(a) * far, thick * 0.55, z + Math.cos(a) * far]
    parts.push(
      tube(
        [heel, between(heel, add(to, [0, thick * 0.5, 0]), 0.55), to],
        [thick * 1.05, thick * 0.9, thick * 0.5],
        { corners: 8, smooth: 3 },
      ),
    )
    return to
  }
  for (const a of [-28, 2, 32]) toe(a, long)
  toe(180, long * 0.4)
  if (v.feet === 'webbed') {
    const web: Vec2[] = [
      [0, 0],
      ...[-28, -13, 2, 17, 32].map(
        (a, i): Vec2 => [
          Math.sin(radians(a)) * long * (i % 2 ? 0.82 : 0.98),
          Math.cos(radians(a)) * long * (i % 2 ? 0.82 : 0.98),
        ],
      ),
    ]
    parts.push(
      extrude(web, thick * 0.7, { bevel: thick * 0.15 })
        .warp(([a, b, c]) => [a, c, b])
        .scale(1, -1, 1)
        .move(x, thick * 0.45, z),
    )
  }
  figure.part('feet', together(parts).mirrored().boned(bone), tone)
}
