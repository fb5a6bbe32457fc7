import type { Look } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { alongList, ball, cone, curve, extrude, roundedOutline, tube } from '../../geometry/solids.ts'
import {
  add,
  between,
  dot,
  length,
  radians,
  subtract,
  times,
  unit,
  type Vec3,
} from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { leather, scales, skin } from '../../materials/material.ts'
import { noise } from '../../materials/noise.ts'
import type { ShapeMaker } from '../../shape.ts'
import { type EyeColour, eyeColours, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'
import { skinWing } from './wings.ts'

/** All that dinosaurs and dragons are told apart by. */
export type SaurianPlan = {
  four: boolean
  pose: string
  legs: number
  legThickness: number
  body: number
  girth: number
  lean: number
  neck: number
  neckAngle: number
  neckThickness: number
  head: number
  headTilt: number
  snout: number
  snoutWidth: number
  open: number
  teeth: boolean
  tail: number
  tailUp: number
  tailTip: 'plain' | 'arrow' | 'spikes' | 'club'
  arms: number
  plates: number
  frill: number
  horns: 'none' | 'brow' | 'back' | 'curved'
  noseHorn: number
  spines: number
  sail: number
  crest: number
  armour: number
  wings: number
  eyes: EyeColour
  eyeSize: number
  frown: number
  stripes: number
  bellyPlates: number
}

export function buildSaurian(p: SaurianPlan, look: Look, make: ShapeMaker): void {
  const figure = new Figure()
  const main = look.light('main', '#5f9a3f')
  const pale = look.light('second', '#f0e2a8')
  const flying = p.pose === 'flying'
  const sitting = p.pose === 'sitting'
  const lying = p.pose === 'lying' || p.pose === 'sleeping'
  const g = p.girth
  const legs = lying ? 0 : p.legs
  const stands = legs + g * (lying ? 0.9 : 0.62)
  const hip: Vec3 = [0, sitting && p.four ? g * 0.95 : stands, 0]
  const lean = radians(flying ? 8 : sitting && p.four ? 48 : p.lean)
  const chest = add(hip, [0, Math.sin(lean) * p.body, Math.cos(lean) * p.body])
  const steep = radians(p.pose === 'sleeping' ? 0 : flying ? p.neckAngle * 0.5 : p.neckAngle)
  const neckEnd = add(chest, [0, Math.sin(steep) * (p.neck + g * 0.5), Math.cos(steep) * (p.neck + g * 0.5)])
  const h = p.head
  const skull = add(neckEnd, [0, h * 0.25, h * 0.3])
  const tilt = radians(p.headTilt)
  const ahead: Vec3 = [0, -Math.sin(tilt), Math.cos(tilt)]
  const up: Vec3 = [0, Math.cos(tilt), Math.sin(tilt)]
  const on = (x: number, y: number, z: number): Vec3 =>
    add(skull, add([x * h, 0, 0], add(times(up, y * h), times(ahead, z * h))))
  const tailWay = [0, 0.25, 0.5, 0.75, 1].map((t): Vec3 => {
    const y = hip[1] + p.tail * p.tailUp * t * (0.3 + 0.7 * t) - (p.four ? g * 0.1 * t : 0)
    return [Math.sin(t * 3) * p.tail * 0.1 * t, Math.max(g * 0.16, y), -g * 0.4 - p.tail * t]
  })

  const bodyBone = figure.joint('body', hip)
  const headBone = figure.joint('head', neckEnd, bodyBone)
  const tailBone = figure.joint('tail', tailWay[0] ?? hip, bodyBone)
  const paint = (at: Vec3, normal: Vec3): Vec3 | undefined => {
    const [x, y, z] = at
    if (p.bellyPlates > 0) {
      const near = Math.min(
        toLine(at, hip, chest, -g * 0.98) - g * 0.56,
        toLine(at, add(chest, [0, -g * 0.35, g * 0.66]), add(neckEnd, [0, -h * 0.55, h * 0.45]), 0) -
          g * 0.36,
      )
      if (near < 0) {
        const step = (((z * 0.8 - y * 0.6) / g) * 3.4) % 1
        return Math.abs(step) < 0.16 ? darker(pale, 0.62) : pale
      }
    }
    if (p.stripes > 0 && normal[1] > -0.25 && z < neckEnd[2] - g * 0.1) {
      const band = (((z / g) * 1.7 + 0.35 * noise(x * 9, y * 9, z * 9)) % 1) + 1
      const off = Math.abs((band % 1) - 0.5) * 2
      if (off > 1.02 - 0.42 * p.stripes * Math.max(0, Math.min(1, 0.55 + normal[1])))
        return darker(main, 0.55)
    }
    return undefined
  }
  const hide = hideOf(look, 'main', scales('#5f9a3f', { grain: 0.6, relief: 0.75, roughness: 0.6, paint }))
  const bare = { ...hide.material }
  delete bare.paint

  const blob = new Blob({ detail: Math.round(74 * look.detail), blend: g * 0.4, colour: main })
  blob
    .egg(hip, [g * 0.86, g * 0.98, g * 1.05], { bone: bodyBone })
    .limb(hip, chest, g * 0.94, g * 0.8, { bone: bodyBone })
    .egg(add(between(hip, chest, 0.55), [0, -g * 0.14, 0]), [g * 0.86, g * 0.94, p.body * 0.5], {
      bone: bodyBone,
    })
  const neckLine = curve(
    [
      add(chest, [0, g * 0.05, 0]),
      add(between(chest, neckEnd, 0.5), [0, -p.neck * 0.06, p.neck * 0.08]),
      neckEnd,
      on(0, -0.05, 0),
    ],
    3,
  )
  blob.chain(
    neckLine,
    neckLine.map((_, i) =>
      alongList(
        [g * 0.72, (g * 0.3 + h * 0.38) * p.neckThickness, h * 0.62 * p.neckThickness, h * 0.62],
        i / (neckLine.length - 1),
      ),
    ),
    { bone: headBone, blend: g * 0.2 },
  )
  const tailLine = curve([add(hip, [0, 0, -g * 0.1]), ...tailWay], 4)
  blob.chain(
    tailLine,
    tailLine.map((_, i) => g * Math.max(0.11, 0.82 * (1 - i / (tailLine.length - 1)) ** 1.15)),
    { bone: tailBone, blend: g * 0.16 },
  )
  head(blob, p, on, h, headBone, main, pale)
  const feet = limbs(blob, p, hip, chest, { flying, sitting, lying }, figure, bodyBone, main)
  if (p.bellyPlates === 0) {
    blob.limb(add(chest, [0, -g * 0.85, g * 0.3]), add(hip, [0, -g * 0.95, -g * 0.3]), g * 0.5, g * 0.45, {
      stain: true,
      colour: pale,
      blend: g * 0.14,
    })
    blob.limb(add(chest, [0, -g * 0.5, g * 0.75]), add(neckEnd, [0, -h * 0.6, h * 0.4]), g * 0.4, h * 0.4, {
      stain: true,
      colour: pale,
      blend: g * 0.14,
    })
    blob.limb(on(0, -0.85, 0.4), on(0, -0.95, 0.5 + p.snout), h * 0.36, h * 0.4, {
      stain: true,
      colour: pale,
      blend: h * 0.1,
    })
  }
  const body = blob.solid()
  figure.part('body', hide.dressed(body), hide.material)

  const claw = skin('#efe6cf', { roughness: 0.35 })
  if (feet.length > 0) figure.part('claws', together(feet), claw)
  face(figure, p, body, on, up, ahead, h, headBone, hide, main, claw)
  const ridge = { body, tailLine, hip, chest, neckEnd, g }
  const trim = look.material('accent', skin('#d8693a', { roughness: 0.55 }))
  if (p.spines > 0) figure.part('spines', spinesOf(ridge, p.spines).boned(bodyBone), trim)
  if (p.plates > 0) figure.part('plates', platesOf(ridge, p.plates).boned(bodyBone), trim)
  if (p.sail > 0) figure.part('sail', sailOf(ridge, p.sail).boned(bodyBone), trim)
  if (p.armour > 0) figure.part('plates', armourOf(ridge).boned(bodyBone), trim)
  const [end, before] = [tailLine.at(-1) ?? hip, tailLine.at(-3) ?? hip]
  const out = unit(subtract(end, before))
  if (p.tailTip === 'arrow') {
    const s = g * 0.75
    const leaf = roundedOutline(
      [
        [0, s * 1.1],
        [s * 0.62, -s * 0.1],
        [s * 0.16, s * 0.04],
        [0, -s * 0.3],
        [-s * 0.16, s * 0.04],
        [-s * 0.62, -s * 0.1],
      ],
      s * 0.07,
    )
    figure.part(
      'spines',
      extrude(leaf, s * 0.22, { bevel: s * 0.08 })
        .turn(90, 0, 0)
        .warp(([x, y, z]) => [x, -z, y])
        .turn(0, 90, 0)
        .aim(out)
        .at(end)
        .boned(tailBone),
      trim,
    )
  } else if (p.tailTip === 'spikes') {
    const place = (t: number) => tailLine[Math.round(t * (tailLine.length - 1))] ?? end
    const one = (t: number) =>
      cone(g * 0.09, g * 0.72, 12)
        .move(0, g * 0.3, 0)
        .aim(unit([1, 0.7, -0.35]))
        .at(place(t))
        .mirrored()
    figure.part('claws', together([one(0.84), one(0.94)]).boned(tailBone), claw)
  } else if (p.tailTip === 'club')
    figure.part(
      'plates',
      ball([g * 0.46, g * 0.34, g * 0.42], 20)
        .at(end)
        .with(
          ball(g * 0.24, 16)
            .at(add(end, [g * 0.34, 0, -g * 0.05]))
            .mirrored()
            .move(0, 0, 0),
        )
        .boned(tailBone),
      trim,
    )
  if (p.wings > 0) {
    const root = add(between(hip, chest, 0.82), [g * 0.5, g * 0.62, 0])
    const s = p.wings
    const wrist = add(root, [s * 0.42, s * 0.46, -s * 0.02])
    const wing = skinWing(
      root,
      wrist,
      [
        add(wrist, [s * 0.62, s * 0.1, s * 0.04]),
        add(wrist, [s * 0.62, -s * 0.26, -s * 0.22]),
        add(wrist, [s * 0.36, -s * 0.46, -s * 0.42]),
        add(wrist, [-s * 0.02, -s * 0.5, -s * 0.58]),
      ],
      s * 0.014,
      0.3,
    )
    const thumb = cone(s * 0.025, s * 0.12, 10)
      .move(0, s * 0.05, 0)
      .aim([0.1, 1, 0.5])
      .at(wrist)
    figure.part(
      'wings',
      wing.skin.mirrored().boned(bodyBone),
      look.material('accent', leather('#d8693a', { relief: 0.6, roughness: 0.7 })),
    )
    figure.part(
      'body',
      hide.dressed(wing.bones.mirrored().tinted(darker(main, 0.9)).boned(bodyBone)),
      hide.material,
    )
    figure.part('claws', thumb.mirrored().boned(bodyBone), claw)
  }
  figure
    .socket('head', skinAt(body, skull, up, h * 0.8), h * 0.7)
    .socket('eyes', on(0, 0.25, 0.9), h * 0.6)
    .socket('neck', between(chest, neckEnd, 0.7), Math.max(g * 0.5, h * 0.6))
    .socket('back', skinAt(body, between(hip, chest, 0.5), [0, 1, 0], g), g)
    .socket('top', skinAt(body, between(hip, chest, 0.5), [0, 1, 0], g), g)
    .socket('mouth', on(0, -0.35, 0.6 + p.snout), h * 0.4)
    .finish(make)
}

/** How far a point is from a line between two places, both sunk by some height. */
function toLine(at: Vec3, from: Vec3, to: Vec3, sunk: number): number {
  const [a, b] = [add(from, [0, sunk, 0]), add(to, [0, sunk, 0])]
  const way = subtract(b, a)
  const t = Math.min(1, Math.max(0, dot(subtract(at, a), way) / Math.max(1e-9, dot(way, way))))
  return length(subtract(at, add(a, times(way, t))))
}

type On = (x: number, y: number, z: number) => Vec3

function head(blob: Blob, p: SaurianPlan, on: On, h: number, bone: number, main: Vec3, pale: Vec3): void {
  const tip = 0.5 + p.snout
  const w = p.snoutWidth
  blob.egg(on(0, 0, 0.05), [h * 0.78, h * 0.76, h * 0.86], { bone, blend: h * 0.3 })
  blob.limb(on(0, -0.08, 0.3), on(0, -0.14, tip), h * (0.4 + 0.26 * w), h * 0.46 * w, {
    bone,
    blend: h * 0.24,
  })
  blob.both((b) => b.egg(on(0.22 * w, 0.14 * w, tip + 0.08), h * 0.2 * w, { bone, blend: h * 0.12 }))
  blob.both((b) =>
    b.limb(on(0.34, 0.5, 0.1), on(0.3, 0.34, 0.62), h * 0.2, h * 0.14, { bone, blend: h * 0.14 }),
  )
  const a = radians(p.open)
  const dir = (far: number): Vec3 => on(0, -0.42 - Math.sin(a) * far, 0.12 + Math.cos(a) * far)
  blob.limb(dir(0), dir(tip * 0.88), h * 0.42, h * 0.3 * w, {
    bone,
    blend: h * (p.open > 4 ? 0.04 : 0.1),
    colour: between(main, pale, 0.35),
  })
  if (p.open > 4) {
    const half = radians(p.open * 0.5)
    const mid = (far: number): Vec3 => on(0, -0.36 - Math.sin(half) * far, 0.12 + Math.cos(half) * far)
    blob.limb(mid(0.2), mid(tip * 0.92), h * 0.16, h * (0.1 + 0.007 * p.open), {
      stain: true,
      colour: light('#7c2430'),
      blend: h * 0.05,
    })
  }
  if (p.frill > 0) {
    const f = h * p.frill
    blob.egg(on(0, 0.62, -0.62), [f * 1.32, f * 1.0, f * 0.17], { bone, blend: h * 0.12, turn: [28, 0, 0] })
    blob.egg(on(0, 0.66, -0.5), [f * 1.12, f * 0.82, f * 0.17], {
      stain: true,
      colour: between(main, pale, 0.6),
      blend: h * 0.06,
      turn: [28, 0, 0],
    })
  }
  if (p.crest > 0)
    blob.chain(
      [on(0, 0.35, 0.2), on(0, 0.85, -0.6), on(0, 1.0, -0.6 - p.crest)],
      [h * 0.4, h * 0.3, h * 0.17],
      { bone, blend: h * 0.2 },
    )
}

function face(
  figure: Figure,
  p: SaurianPlan,
  body: Solid,
  on: On,
  up: Vec3,
  ahead: Vec3,
  h: number,
  bone: number,
  hide: ReturnType<typeof hideOf>,
  main: Vec3,
  claw: ReturnType<typeof skin>,
): void {
  const gloss = shiny()
  const spread = radians(46)
  const toEye = unit(add([Math.sin(spread), 0, 0], add(times(up, 0.32), times(ahead, Math.cos(spread)))))
  const radius = h * p.eyeSize
  const where = add(skinAt(body, on(0, 0.06, 0.14), toEye, h * 0.7), times(toEye, -radius * 0.36))
  const { eyes, lids } = pairOfEyes({
    at: where,
    gaze: unit(add(toEye, [0, 0, 0.4])),
    radius,
    look: { iris: eyeColours[p.eyes], white: '#fbf6e6', ring: 58, slit: true },
    lids: p.pose === 'sleeping' ? 1 : 0.18 + p.frown * 0.01,
    lidColour: darker(main, 0.75),
    slope: p.frown,
  })
  if (p.pose !== 'sleeping') figure.part('eyes', eyes.boned(bone), gloss)
  figure.part('body', hide.dressed(lids.boned(bone)), hide.material)
  const tip = 0.5 + p.snout
  const w = p.snoutWidth
  const nostril = skinAt(
    body,
    on(0.2 * w, 0.1 * w, tip),
    add([0.5, 0, 0], add(times(up, 0.5), times(ahead, 0.8))),
    h * 0.2,
  )
  figure.part(
    'eyes',
    ball([h * 0.07 * w, h * 0.07 * w, h * 0.07 * w], 10)
      .at(nostril)
      .mirrored()
      .tinted(light('#241612'))
      .boned(bone),
    gloss,
  )
  const dark = light('#2a1712')
  const a = radians(p.open)
  if (p.open > 4) {
    const half = radians(p.open * 0.78)
    const mid = (far: number): Vec3 => on(0, -0.32 - Math.sin(half) * far, 0.12 + Math.cos(half) * far)
    figure.part(
      'eyes',
      tube(
        [mid(0.2), add(mid(tip * 0.5), times(up, h * 0.06)), mid(tip * 0.82)],
        (t) => h * 0.17 * (1 - 0.45 * t),
        { corners: 12, smooth: 4 },
      )
        .warp((at) => at)
        .tinted(light('#e0606c'))
        .boned(bone),
      gloss,
    )
  } else {
    for (const side of [1, -1]) {
      const points = [0.25, 0.5, 0.75, 1].map((t): Vec3 => {
        const z = 0.3 + (tip + 0.22 * w - 0.3) * t
        const from = on(0, -0.36, z * 0.85)
        const out =
          t === 1
            ? ahead
            : unit(add([side, 0, 0], add(times(up, t < 0.4 ? 0.12 : -0.02), times(ahead, t > 0.7 ? 0.5 : 0))))
        return skinAt(body, from, out, h * 0.4)
      })
      figure.part(
        'eyes',
        tube(points, h * 0.03, { corners: 8, smooth: 4 })
          .tinted(dark)
          .boned(bone),
        gloss,
      )
    }
  }
  if (p.teeth && p.open > 4) {
    const teeth: Solid[] = []
    for (let i = 0; i < 6; i++) {
      const t = i / 5
      const z = 0.5 + (tip - 0.42) * t
      const r = 0.4 + 0.26 * w + (0.46 * w - (0.4 + 0.26 * w)) * ((z - 0.3) / (tip - 0.3))
      const y = -0.08 - 0.06 * ((z - 0.3) / (tip - 0.3))
      const upper = on(r * 0.72, y - r * 0.62, z)
      teeth.push(
        cone(h * 0.075, h * (0.24 + 0.06 * Math.sin(i * 3)), 8)
          .scale(1, -1, 1)
          .at(upper),
      )
      if (i % 2 === 1 && i < 5) {
        const far = z - 0.1
        const rl = 0.42 + (0.3 * w - 0.42) * (far / (tip * 0.88))
        const lower = on(rl * 0.66, -0.42 - Math.sin(a) * far + rl * 0.72, 0.12 + Math.cos(a) * far)
        teeth.push(cone(h * 0.06, h * 0.2, 8).at(lower))
      }
    }
    figure.part('claws', together(teeth).mirrored().boned(bone), claw)
  }
  const horn = (way: Vec3[], thick: number) =>
    tube(way, (t) => thick * (1 - 0.9 * t) + h * 0.012 * Math.sin(t * 60) * (1 - t), {
      corners: 12,
      smooth: 9,
    })
  if (p.horns === 'back')
    figure.part(
      'claws',
      horn(
        [on(0.34, 0.45, -0.35), on(0.46, 0.85, -0.8), on(0.58, 0.98, -1.35), on(0.62, 1.16, -1.8)],
        h * 0.19,
      )
        .mirrored()
        .boned(bone),
      claw,
    )
  if (p.horns === 'curved')
    figure.part(
      'claws',
      horn([on(0.4, 0.4, -0.25), on(0.72, 0.85, -0.55), on(0.78, 1.2, -0.5), on(0.7, 1.45, -0.2)], h * 0.17)
        .mirrored()
        .boned(bone),
      claw,
    )
  if (p.horns === 'brow')
    figure.part(
      'claws',
      horn([on(0.36, 0.4, 0.28), on(0.46, 0.85, 0.62), on(0.5, 1.2, 1.15)], h * 0.17)
        .mirrored()
        .boned(bone),
      claw,
    )
  if (p.noseHorn > 0)
    figure.part(
      'claws',
      horn(
        [
          on(0, 0.1, tip - 0.18),
          on(0, 0.44 * p.noseHorn + 0.1, tip + 0.02),
          on(0, 0.75 * p.noseHorn + 0.1, tip + 0.1),
        ],
        h * 0.19 * Math.min(1, p.noseHorn),
      ).boned(bone),
      claw,
    )
}

/** Legs and arms into the blob; the claws are given back. */
function limbs(
  blob: Blob,
  p: SaurianPlan,
  hip: Vec3,
  chest: Vec3,
  { flying, sitting, lying }: { flying: boolean; sitting: boolean; lying: boolean },
  figure: Figure,
  bodyBone: number,
  main: Vec3,
): Solid[] {
  const [g, t] = [p.girth, p.legThickness]
  const claws: Solid[] = []
  const walking = p.pose === 'walking' || p.pose === 'running'
  const tone = darker(main, 0.94)
  const toes = (foot: Vec3, size: number, bone: number, count = 3) => {
    for (let i = 0; i < count; i++) {
      const a = radians((i - (count - 1) / 2) * 30)
      const tip = add(foot, [Math.sin(a) * size * 1.35, -size * 0.14, Math.cos(a) * size * 1.35])
      blob.limb(foot, tip, size * 0.6, size * 0.36, { bone, blend: size * 0.16, colour: tone })
      claws.push(
        cone(size * 0.26, size * 0.66, 10)
          .move(0, size * 0.2, 0)
          .aim([Math.sin(a), -0.22, Math.cos(a)])
          .at(add(tip, [Math.sin(a) * size * 0.22, -size * 0.02, Math.cos(a) * size * 0.22]))
          .boned(bone),
      )
    }
  }
  for (const side of [1, -1]) {
    const name = side > 0 ? 'left' : 'right'
    const bone = figure.joint(`leg back ${name}`, [side * g * 0.6, hip[1], hip[2]], bodyBone)
    const x = side * g * (p.four ? 0.72 : 0.62)
    const stride = walking ? side * p.legs * 0.28 : p.four ? 0 : side * p.legs * 0.05
    const foot: Vec3 = flying
      ? [x, hip[1] - g * 0.9, hip[2] - g * 1.2]
      : [x, t * 0.5, hip[2] + (p.four ? (sitting || lying ? g * 0.9 : 0) : g * 0.2) + stride]
    const drop = hip[1] - foot[1]
    const knee: Vec3 = flying
      ? [x * 1.1, hip[1] - g * 0.8, hip[2] + g * 0.2]
      : [
          x * 1.08,
          foot[1] + drop * (sitting || lying ? 0.9 : 0.56),
          hip[2] + g * (p.four ? 0.32 : 0.55) + stride * 0.5 + (sitting || lying ? g * 0.5 : 0),
        ]
    const ankle: Vec3 = flying
      ? [x, hip[1] - g * 1.1, hip[2] - g * 0.6]
      : [
          x,
          foot[1] + drop * (sitting || lying ? 0.1 : 0.22),
          hip[2] - g * (p.four ? 0.12 : 0.24) + stride * 0.8,
        ]
    blob.chain(
      [[side * g * 0.46, hip[1] + g * 0.02, hip[2]], knee, ankle, foot],
      [t * 1.95, t * 1.28, t * 0.82, t * 0.78],
      { bone, blend: g * 0.24, colour: tone },
    )
    toes(foot, t * (p.four ? 0.9 : 0.82), bone)
    if (p.four) {
      const frontBone = figure.joint(`leg front ${name}`, [side * g * 0.5, chest[1], chest[2]], bodyBone)
      const fx = side * g * 0.64
      const step = walking ? -side * p.legs * 0.28 : 0
      const hand: Vec3 = flying
        ? [fx, chest[1] - g * 1.1, chest[2] - g * 0.35]
        : [fx, t * 0.5, chest[2] + g * (lying ? 1.1 : 0.16) + step]
      const elbow: Vec3 = flying
        ? [fx * 1.15, chest[1] - g * 0.6, chest[2] - g * 0.5]
        : [fx * 1.12, lying ? t : hand[1] + (chest[1] - hand[1]) * 0.46, chest[2] - g * 0.22 + step * 0.4]
      blob.chain(
        [[side * g * 0.46, chest[1] - g * 0.1, chest[2]], elbow, hand],
        [t * 1.6, t * 1.05, t * 0.8],
        { bone: frontBone, blend: g * 0.24, colour: tone },
      )
      toes(hand, t * 0.82, frontBone)
    } else if (p.arms > 0) {
      const armBone = figure.joint(`arm ${name}`, [side * g * 0.5, chest[1], chest[2]], bodyBone)
      const s = p.arms
      const shoulder: Vec3 = [side * g * 0.6, chest[1] - g * 0.3, chest[2] + g * 0.2]
      const elbow = add(shoulder, [side * s * 0.12, -s * 0.55, s * 0.1])
      const hand = add(elbow, [-side * s * 0.06, -s * 0.12, s * 0.5])
      blob.chain([shoulder, elbow, hand], [s * 0.3, s * 0.2, s * 0.15], {
        bone: armBone,
        blend: g * 0.12,
        colour: tone,
      })
      for (const k of [-1, 1])
        claws.push(
          cone(s * 0.07, s * 0.24, 8)
            .move(0, s * 0.08, 0)
            .aim([k * 0.4, -0.5, 1])
            .at(add(hand, [k * s * 0.08, -s * 0.04, s * 0.12]))
            .boned(armBone),
        )
    }
  }
  return claws
}

type Ridge = { body: Solid; tailLine: Vec3[]; hip: Vec3; chest: Vec3; neckEnd: Vec3; g: number }

/** Points along the top of the back, from the neck to the end of the tail, with the way from 0 to 1. */
function topLine(
  { body, tailLine, hip, chest, neckEnd, g }: Ridge,
  count: number,
): { at: Vec3; way: number }[] {
  const line = curve(
    [
      neckEnd,
      between(chest, neckEnd, 0.45),
      chest,
      between(hip, chest, 0.5),
      ...tailLine.filter((_, i) => i % 3 === 0),
    ],
    6,
  )
  return Array.from({ length: count }, (_, i) => {
    const way = (i + 0.5) / count
    const from = line[Math.round(way * (line.length - 1))] ?? hip
    return { at: skinAt(body, from, [0, 1, way < 0.3 ? -0.6 : 0], g * 0.3), way }
  })
}

function spinesOf(ridge: Ridge, size: number): Solid {
  return together(
    topLine(ridge, 18).map(({ at, way }) => {
      const s = ridge.g * size * (0.3 + 0.42 * Math.sin(Math.min(1, way * 1.25) * Math.PI * 0.8))
      return cone(s * 0.5, s * 1.2, 10)
        .scale(0.42, 1, 1)
        .move(0, s * 0.36, 0)
        .aim([0, 1, -0.5])
        .at(at)
    }),
  )
}

function platesOf(ridge: Ridge, size: number): Solid {
  return together(
    topLine(ridge, 17).map(({ at, way }, i) => {
      const s =
        ridge.g * size * (0.28 + 0.85 * Math.max(0.05, Math.sin(Math.min(1, way * 1.2 + 0.08) * Math.PI)))
      const leaf = roundedOutline(
        [
          [-s * 0.24, -s * 0.2],
          [s * 0.24, -s * 0.2],
          [s * 0.46, s * 0.42],
          [0, s * 1.12],
          [-s * 0.46, s * 0.42],
        ],
        s * 0.12,
      )
      const side = i % 2 ? 1 : -1
      return extrude(leaf, s * 0.2, { bevel: s * 0.08 })
        .turn(0, 90, 0)
        .turn(0, 0, -side * 14)
        .at(add(at, [side * ridge.g * 0.16, 0, 0]))
    }),
  )
}

function sailOf(ridge: Ridge, size: number): Solid {
  return together(
    topLine(ridge, 26)
      .filter(({ way }) => way > 0.2 && way < 0.62)
      .map(({ at, way }) => {
        const s = ridge.g * size * (0.35 + 1.5 * Math.sin(((way - 0.2) / 0.42) * Math.PI))
        return ball([ridge.g * 0.1, s, ridge.g * 0.36], 14).at(add(at, [0, s * 0.5, 0]))
      }),
  )
}

function armourOf(ridge: Ridge): Solid {
  const parts: Solid[] = []
  for (const { at, way } of topLine(ridge, 12))
    for (const side of way > 0.72 ? [0] : [-0.62, -0.2, 0.2, 0.62]) {
      const from = add(at, [0, -ridge.g * 0.7, 0])
      const point = skinAt(ridge.body, from, [side * 1.3, 1 - Math.abs(side) * 0.7, 0], ridge.g)
      const out = unit(subtract(point, from))
      const edge = Math.abs(side) > 0.5
      parts.push(
        cone(ridge.g * 0.17, ridge.g * (edge ? 0.5 : 0.24), 8)
          .move(0, ridge.g * 0.06, 0)
          .aim(out)
          .at(point),
      )
    }
  return together(parts)
}
