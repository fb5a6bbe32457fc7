import { archetype, choice, number, type Row, type Values } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { cone, curve } from '../../geometry/solids.ts'
import { add, between, radians, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, skin } from '../../materials/material.ts'
import { coatPaint } from './coats.ts'
import { earOf, earPlace } from './ears.ts'
import { cast, Figure, hideOf, skinAt } from './figure.ts'
import type { Posture, QuadrupedValues } from './posture.ts'
import { faceOf, headOf, stainsOf } from './quadruped-head.ts'
import { quadrupedParameters as usual } from './quadruped-parameters.ts'

const parameters = {
  body: usual.body,
  girth: usual.girth,
  hips: usual.hips,
  neck: usual.neck,
  head: usual.head,
  headTilt: usual.headTilt,
  cheeks: usual.cheeks,
  muzzle: usual.muzzle,
  muzzleWidth: usual.muzzleWidth,
  nose: usual.nose,
  mouth: usual.mouth,
  ears: usual.ears,
  earSize: usual.earSize,
  eyes: usual.eyes,
  eyeSize: usual.eyeSize,
  eyeSpread: usual.eyeSpread,
  lids: usual.lids,
  tail: usual.tail,
  tailThickness: usual.tailThickness,
  legThickness: usual.legThickness,
  fluff: usual.fluff,
  pattern: usual.pattern,
  marks: usual.marks,
  pose: choice(['sitting', 'upright', 'lying', 'sleeping'], 'whether it sits on all fours, upright, or lies'),
  tailKind: choice(['stub', 'thin', 'brush', 'thick', 'none'], 'kind of tail'),
  quills: number(0, 0, 1, 'length of quills'),
  arms: number(0.17, 0.06, 0.5, 'length of the arms'),
  feetSize: number(0.1, 0.03, 0.3, 'length of the hind feet'),
  pouch: number(0, 0, 1, 'size of a pouch'),
}
type CritterRow = Row<typeof parameters>
type V = Values<typeof parameters>

const usualValues = Object.fromEntries(
  Object.entries(usual).map(([name, parameter]) => [name, parameter.usual]),
) as unknown as QuadrupedValues

const base = {
  body: 0.26,
  girth: 0.17,
  hips: 1.12,
  head: 0.15,
  neck: 0,
  muzzle: 0.035,
  muzzleWidth: 0.5,
  nose: 'cat',
  eyeSpread: 52,
  eyeSize: 0.22,
  eyes: 'dark',
  cheeks: 0.8,
  headTilt: 6,
  legThickness: 0.045,
} as const
const rabbit = {
  ...base,
  ears: 'long',
  earSize: 0.15,
  tailKind: 'stub',
  tailThickness: 0.06,
  feetSize: 0.14,
} as const
const mouse = {
  ...base,
  body: 0.2,
  girth: 0.14,
  head: 0.13,
  muzzle: 0.075,
  muzzleWidth: 0.36,
  ears: 'round',
  earSize: 0.12,
  tailKind: 'thin',
  tail: 0.42,
  tailThickness: 0.013,
  feetSize: 0.08,
  legThickness: 0.032,
} as const
const hamster = {
  ...base,
  body: 0.16,
  girth: 0.17,
  head: 0.165,
  muzzle: 0.03,
  cheeks: 1,
  ears: 'round',
  earSize: 0.06,
  tailKind: 'stub',
  tailThickness: 0.02,
  feetSize: 0.07,
  legThickness: 0.036,
} as const
const squirrel = {
  ...base,
  pose: 'upright',
  body: 0.24,
  girth: 0.125,
  head: 0.13,
  muzzle: 0.055,
  muzzleWidth: 0.42,
  ears: 'pointed',
  earSize: 0.08,
  tailKind: 'brush',
  tail: 0.6,
  tailThickness: 0.085,
  feetSize: 0.12,
  legThickness: 0.04,
  arms: 0.16,
  hips: 1.25,
} as const
const hopper = {
  ...base,
  pose: 'upright',
  body: 0.4,
  girth: 0.14,
  hips: 1.45,
  head: 0.1,
  neck: 0.12,
  muzzle: 0.08,
  muzzleWidth: 0.46,
  nose: 'button',
  ears: 'long',
  earSize: 0.07,
  tailKind: 'thick',
  tail: 0.56,
  tailThickness: 0.06,
  feetSize: 0.3,
  legThickness: 0.05,
  arms: 0.2,
  pouch: 1,
  cheeks: 0.3,
  eyeSize: 0.2,
} as const

const rows: Record<string, CritterRow> = {
  bunny: { values: rabbit, colours: { main: '#f3ece2', second: '#ffffff' } },
  'white rabbit': { values: { ...rabbit, eyes: 'red' }, colours: { main: '#fbf8f4', second: '#ffffff' } },
  hare: {
    values: { ...rabbit, body: 0.34, girth: 0.145, neck: 0.08, earSize: 0.17, eyes: 'amber' },
    colours: { main: '#a88458', second: '#f4ead8' },
  },
  mouse: { values: mouse, colours: { main: '#a5a19d', second: '#ece6df' } },
  rat: {
    values: {
      ...mouse,
      body: 0.3,
      girth: 0.15,
      muzzle: 0.1,
      earSize: 0.085,
      tail: 0.56,
      tailThickness: 0.018,
    },
    colours: { main: '#7b6c62', second: '#c9bcb0' },
  },
  hamster: { values: hamster, colours: { main: '#dd9a4e', second: '#fffaf0' } },
  'guinea pig': {
    values: { ...hamster, body: 0.3, girth: 0.17, marks: 'blaze' },
    colours: { main: '#a5622f', second: '#fff8ec' },
  },
  chinchilla: {
    values: { ...hamster, earSize: 0.12, tailKind: 'brush', tail: 0.3, tailThickness: 0.05 },
    colours: { main: '#9aa0aa', second: '#f2f2f0' },
  },
  squirrel: { values: squirrel, colours: { main: '#b5622a', second: '#fbeed8' } },
  chipmunk: {
    values: { ...squirrel, tailThickness: 0.055, tail: 0.44 },
    colours: { main: '#c2844a', second: '#fbefd8', accent: '#4a2f1c' },
  },
  hedgehog: {
    values: {
      ...hamster,
      pose: 'lying',
      body: 0.24,
      girth: 0.185,
      head: 0.13,
      muzzle: 0.085,
      muzzleWidth: 0.36,
      nose: 'button',
      quills: 0.75,
      earSize: 0.05,
      marks: 'muzzle',
    },
    colours: { main: '#cfae86', second: '#f6e7cd', accent: '#6b4f3a' },
  },
  porcupine: {
    values: {
      ...hamster,
      pose: 'lying',
      body: 0.3,
      girth: 0.19,
      head: 0.12,
      muzzle: 0.06,
      nose: 'button',
      quills: 1,
      earSize: 0.04,
      marks: 'none',
    },
    colours: { main: '#5c4a3e', accent: '#e8dcc6' },
  },
  // Broad hands, no ears to speak of, tiny eyes and a long pink nose.
  mole: {
    values: {
      ...hamster,
      pose: 'lying',
      body: 0.28,
      girth: 0.165,
      head: 0.125,
      muzzle: 0.1,
      muzzleWidth: 0.3,
      nose: 'button',
      earSize: 0.02,
      eyeSize: 0.1,
      feetSize: 0.2,
      arms: 0.2,
      marks: 'muzzle',
    },
    colours: { main: '#4a4347', second: '#e9a9a2' },
  },
  meerkat: {
    values: {
      ...squirrel,
      body: 0.36,
      girth: 0.1,
      hips: 1.1,
      tailKind: 'thin',
      tail: 0.3,
      tailThickness: 0.02,
      ears: 'tiny',
      earSize: 0.035,
      marks: 'eyes',
      muzzle: 0.07,
    },
    colours: { main: '#c79f6a', second: '#f5e7cc', accent: '#3d2c20' },
  },
  'prairie dog': {
    values: {
      ...squirrel,
      body: 0.32,
      girth: 0.14,
      hips: 1.15,
      tailKind: 'stub',
      tailThickness: 0.03,
      ears: 'tiny',
      earSize: 0.04,
    },
    colours: { main: '#c0965c', second: '#f2e2c2' },
  },
  kangaroo: { values: hopper, colours: { main: '#b57a48', second: '#f0dcbc' } },
  wallaby: {
    values: { ...hopper, head: 0.12, body: 0.32, tail: 0.44 },
    colours: { main: '#8f6f58', second: '#e6d6c2' },
  },
  koala: {
    values: {
      ...base,
      pose: 'upright',
      body: 0.2,
      girth: 0.17,
      head: 0.18,
      muzzle: 0.02,
      muzzleWidth: 0.62,
      nose: 'button',
      ears: 'round',
      earSize: 0.15,
      tailKind: 'none',
      feetSize: 0.09,
      arms: 0.2,
      legThickness: 0.055,
      eyeSpread: 40,
      eyeSize: 0.16,
      fluff: 0.4,
    },
    colours: { main: '#9aa0a6', second: '#f3f2ee' },
  },
  sloth: {
    values: {
      ...base,
      pose: 'upright',
      body: 0.26,
      girth: 0.15,
      head: 0.15,
      muzzle: 0.03,
      muzzleWidth: 0.6,
      nose: 'button',
      ears: 'none',
      tailKind: 'none',
      feetSize: 0.1,
      arms: 0.3,
      legThickness: 0.05,
      eyeSpread: 36,
      eyeSize: 0.16,
      marks: 'eyes',
      lids: 0.45,
    },
    colours: { main: '#8a7257', second: '#ead9b8', accent: '#4a3726' },
  },
}

/** Small round animals that sit on their haunches. */
export const critter = archetype({
  id: 'critter',
  about:
    'A small round animal that sits on its haunches: rabbit, mouse, squirrel, hedgehog; also kangaroo and koala',
  skeleton: 'critter',
  nouns: ['critter'],
  parameters,
  rows: { rabbit: { values: rabbit, colours: { main: '#b79470', second: '#f7ecdc' } }, ...rows },
  build(v, look, make) {
    const figure = new Figure()
    const [g, h] = [v.girth, v.head]
    const main = look.light('main', '#b79470')
    const pale = look.light('second', '#f7ecdc')
    const accent = look.light('accent', '#4a3526')
    const upright = v.pose === 'upright'
    const low = v.pose === 'lying' || v.pose === 'sleeping'
    const lean = radians(upright ? 74 : low ? 6 : 24)
    const hip: Vec3 = [0, g * v.hips * 0.94, -v.body * 0.4]
    const chest = add(hip, [0, Math.sin(lean) * v.body, Math.cos(lean) * v.body])
    const rise = radians(upright ? 80 : low ? 22 : 56)
    const reach = v.neck + g * 0.48 + h * 0.5
    const neckEnd = add(chest, [0, Math.sin(rise) * reach * 0.6, Math.cos(rise) * reach * 0.6])
    const skull = add(chest, [0, Math.sin(rise) * reach + h * 0.1, Math.cos(rise) * reach + h * 0.16])
    const tilt = radians(v.headTilt)
    const ahead: Vec3 = [0, -Math.sin(tilt), Math.cos(tilt)]
    const up: Vec3 = [0, Math.cos(tilt), Math.sin(tilt)]
    const nose = add(skull, add(times(ahead, h * 0.5 + v.muzzle), times(up, -h * 0.24)))
    const posture: Posture = { chest, hip, neckEnd, skull, nose, ahead, up, resting: true }
    // Its head is that of the animals on four legs.
    const q: QuadrupedValues = {
      ...usualValues,
      ...v,
      pose: v.pose === 'sleeping' ? 'sleeping' : 'standing',
      tailKind: 'none',
    }
    const paint = coatPaint(v.pattern, accent, { chest, hip, girth: g, skull, head: h, nose })
    const coat = fur('#b79470', { grain: 0.4, relief: 1.1 })
    const hide = hideOf(look, 'main', paint ? { ...coat, paint } : coat)
    const bare = { ...hide.material }
    delete bare.paint
    const bodyBone = figure.joint('body', hip)
    const headBone = figure.joint('head', neckEnd, bodyBone)

    const blob = new Blob({ detail: Math.round(56 * look.detail), blend: g * 0.36, colour: main })
    blob
      .egg(hip, [g * v.hips, g * v.hips * 0.98, g * v.hips], { bone: bodyBone })
      .limb(hip, chest, g * 0.92, g * 0.78, { bone: bodyBone })
      .egg(chest, [g * 0.78, g * 0.82, g * 0.78], { bone: bodyBone })
      .limb(chest, neckEnd, g * 0.66, h * 0.7, { bone: headBone })
    headOf(blob, q, posture, headBone, { coat: main, pale, marks: accent })
    limbsOf(blob, v, hip, chest, bodyBone, main, pale)
    if (v.marks !== 'none' && v.marks !== 'muzzle')
      blob.limb(
        add(chest, [0, -g * 0.2, g * 0.7]),
        add(hip, [0, -g * 0.1, g * v.hips * 0.92]),
        g * 0.5,
        g * 0.62,
        { stain: true, colour: pale, blend: g * 0.12 },
      )
    stainsOf(blob, { ...q, marks: v.marks === 'belly' ? 'none' : q.marks }, posture, {
      coat: main,
      pale,
      marks: accent,
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    if (v.ears !== 'none') {
      const place = earPlace(v.ears, body, skull, h)
      const ear = earOf(v.ears, v.earSize, main, between(main, light('#eb9c98'), 0.62))
      figure.part(
        'ears',
        hide.dressed(
          ear
            .turn(...place.turn)
            .at(place.at)
            .boned(headBone)
            .mirrored(),
        ),
        bare,
      )
    }
    const tail = tailOf(v, hip, main, pale)
    if (tail) {
      const naked = v.tailKind === 'thin' && v.earSize > 0.06
      figure.part(
        'tail',
        naked ? tail.tinted(light('#dba39a')).boned(bodyBone) : hide.dressed(tail.boned(bodyBone)),
        naked ? skin('#dba39a') : bare,
      )
    }
    faceOf(figure, q, posture, body, headBone, hide, bare, { coat: main, pale, marks: accent })
    if (v.quills > 0)
      figure.part(
        'quills',
        quillsOf(body, v, hip, chest, skull).boned(bodyBone),
        look.material('accent', skin('#6b4f3a', { roughness: 0.6 })),
      )
    const back = skinAt(body, between(hip, chest, 0.6), [0, 1, -0.6], g)
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.75)
      .socket('eyes', skinAt(body, skull, [0, 0.25, 1], h), h * 0.65)
      .socket('neck', between(chest, skull, 0.5), Math.max(g * 0.6, h * 0.7))
      .socket('back', back, g)
      .socket('top', back, g)
      .socket('hand', add(chest, [-g * 0.55, -v.arms * 0.4, g * 0.8 + v.arms * 0.3]), 0.03)
      .socket('hand left', add(chest, [g * 0.55, -v.arms * 0.4, g * 0.8 + v.arms * 0.3]), 0.03)
      .socket('mouth', add(nose, times(ahead, h * 0.2)), h * 0.3)
      .finish(make)
  },
})

function limbsOf(blob: Blob, v: V, hip: Vec3, chest: Vec3, bone: number, main: Vec3, pale: Vec3): void {
  const [g, t] = [v.girth, v.legThickness]
  const wide = g * v.hips
  const upright = v.pose === 'upright'
  blob.both((b) => {
    // The haunch and the long foot under it.
    b.egg([wide * 0.78, wide * 0.72, hip[2] + g * 0.2], [wide * 0.42, wide * 0.68, wide * 0.72], {
      bone,
      blend: g * 0.14,
    })
    const heel: Vec3 = [wide * 0.82, t * 0.62, hip[2] + g * 0.1]
    const toe = add(heel, [g * 0.08, 0, g * 0.5 + v.feetSize])
    b.limb(heel, toe, t * 0.72, t * 0.82, { bone, blend: g * 0.1, colour: pale })
    for (const k of [-1, 0, 1])
      b.egg(add(toe, [k * t * 0.56, -t * 0.1, t * 0.5]), [t * 0.34, t * 0.44, t * 0.5], {
        bone,
        blend: t * 0.12,
        colour: pale,
      })
    const shoulder: Vec3 = [g * 0.58, chest[1] - g * 0.18, chest[2] + g * 0.16]
    if (upright) {
      const elbow = add(shoulder, [g * 0.22, -v.arms * 0.55, g * 0.12])
      const hand = add(elbow, [-g * 0.26, v.arms * 0.1, v.arms * 0.6])
      b.chain([shoulder, elbow, hand], [t * 1.1, t * 0.88, t * 0.7], { bone, blend: g * 0.12 })
      b.egg(add(hand, [0, 0, t * 0.3]), [t * 0.8, t * 0.74, t * 0.9], { bone, blend: t * 0.3, colour: pale })
    } else {
      const hand: Vec3 = [g * 0.44, t * 0.6, chest[2] + g * 0.62 + (v.pose === 'sitting' ? 0 : g * 0.4)]
      b.chain(
        [shoulder, [g * 0.55, (shoulder[1] + hand[1]) * 0.45, chest[2] + g * 0.3], hand],
        [t * 1.2, t, t * 0.8],
        { bone, blend: g * 0.14 },
      )
      for (const k of [-1, 0, 1])
        b.egg(add(hand, [k * t * 0.5, -t * 0.12, t * 0.6]), [t * 0.32, t * 0.42, t * 0.55], {
          bone,
          blend: t * 0.12,
          colour: pale,
        })
    }
  })
  if (v.pouch > 0) {
    const at = add(between(hip, chest, 0.2), [0, 0, wide * 0.86])
    blob.egg(at, [g * 0.6, g * 0.55, g * 0.32], { bone, blend: g * 0.12, colour: main })
    blob.egg(add(at, [0, g * 0.52, g * 0.1]), [g * 0.44, g * 0.16, g * 0.24], { cut: true, blend: g * 0.06 })
  }
}

function tailOf(v: V, hip: Vec3, main: Vec3, pale: Vec3): Solid | undefined {
  const wide = v.girth * v.hips
  const root: Vec3 = [0, hip[1] * 0.6, hip[2] - wide * 0.82]
  const s = v.tail
  const t = v.tailThickness
  if (v.tailKind === 'none') return undefined
  if (v.tailKind === 'stub')
    return new Blob({ detail: 18, blend: t * 0.3, colour: pale })
      .egg(add(root, [0, t * 0.3, -t * 0.35]), t)
      .egg(add(root, [0, t * 0.8, -t * 0.8]), t * 0.62)
      .solid()
  const way: Vec3[] =
    v.tailKind === 'brush'
      ? [
          root,
          add(root, [0, s * 0.05, -s * 0.24]),
          add(root, [0, s * 0.4, -s * 0.42]),
          add(root, [0, s * 0.82, -s * 0.34]),
          add(root, [0, s * 1.02, -s * 0.42]),
          add(root, [0, s * 0.9, -s * 0.62]),
        ]
      : v.tailKind === 'thick'
        ? [
            add(root, [0, 0, wide * 0.3]),
            add(root, [0, -hip[1] * 0.36, -s * 0.3]),
            [0, t * 0.7, root[2] - s * 0.66],
            [0, t * 0.5, root[2] - s],
          ]
        : [
            [0, hip[1] * 0.4, root[2] + wide * 0.2],
            [0, t * 1.1, root[2] - s * 0.25],
            [s * 0.2, t, root[2] - s * 0.55],
            [s * 0.5, t, root[2] - s * 0.5],
            [s * 0.62, t, root[2] - s * 0.2],
          ]
  const line = curve(way, 4)
  const last = line.length - 1
  const radius = (w: number) =>
    v.tailKind === 'brush'
      ? t * (0.45 + 0.62 * Math.sin(Math.min(1, w * 1.1 + 0.12) * Math.PI * 0.86))
      : v.tailKind === 'thick'
        ? t * (1.7 - 1.25 * w)
        : t * (1.2 - 0.75 * w)
  const blob = new Blob({ detail: 34, blend: t * 0.4, colour: main })
  for (let i = 0; i < last; i++) {
    const [a, b] = [line[i], line[i + 1]]
    if (a && b)
      blob.limb(a, b, radius(i / last), radius((i + 1) / last), {
        colour: v.tailKind === 'brush' && i > last * 0.75 ? between(main, pale, 0.7) : main,
      })
  }
  return blob.solid()
}

/** Cones all over the back. */
function quillsOf(body: Solid, v: V, hip: Vec3, chest: Vec3, skull: Vec3): Solid {
  const parts: Solid[] = []
  const middle = between(hip, chest, 0.4)
  const count = 420
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const out: Vec3 = [Math.cos(i * 2.39996) * r, y, Math.sin(i * 2.39996) * r]
    if (out[1] < -0.3 || out[2] > 0.55 + out[1] * 0.2) continue
    const hit = cast(body, middle, out)
    if (!hit || Math.hypot(...subtract(hit.at, skull)) < v.head * 0.8) continue
    const long = v.girth * (0.28 + 0.4 * v.quills)
    parts.push(
      cone(v.girth * 0.05, long, 5)
        .move(0, long * 0.32, 0)
        .aim(unit(add(out, [0, 0.1, -0.55])))
        .at(hit.at),
    )
  }
  return together(parts)
}
