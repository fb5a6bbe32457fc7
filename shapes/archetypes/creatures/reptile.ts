import { archetype, choice, number, type Row } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { alongList, ball, cone, curve } from '../../geometry/solids.ts'
import { add, radians, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { scales, skin } from '../../materials/material.ts'
import { coatPaint } from './coats.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

const parameters = {
  pose: choice(['standing', 'walking', 'lying'], 'how it holds itself'),
  body: number(0.36, 0.15, 0.6, 'length of the body'),
  girth: number(0.095, 0.04, 0.2, 'thickness of the body'),
  flat: number(0.85, 0.5, 1.6, 'height of the body against its width'),
  legs: number(0.12, 0.05, 0.3, 'length of the legs'),
  head: number(0.085, 0.04, 0.16, 'size of the head'),
  snout: number(0.9, 0.2, 3, 'length of the snout'),
  snoutWidth: number(0.8, 0.4, 1.2, 'width of the snout'),
  mouth: choice(['closed', 'open'], 'whether the mouth is open'),
  teeth: number(0, 0, 1, 'how long its teeth are'),
  tail: number(0.5, 0.1, 0.9, 'length of the tail'),
  curl: number(0, 0, 1, 'how far the tail is curled up'),
  ridge: number(0, 0, 1, 'size of spines along the back'),
  casque: number(0, 0, 1, 'size of a casque on the head'),
  eyes: choice(eyeWords, 'colour of the eyes'),
  eyeSize: number(0.26, 0.1, 0.5, 'size of the eyes'),
  toes: choice(['claws', 'pads'], 'kind of toes'),
  pattern: choice(['plain', 'stripes', 'spots', 'dots'], 'pattern of the skin'),
}
type ReptileRow = Row<typeof parameters>
const croc = {
  body: 0.42,
  girth: 0.115,
  flat: 0.72,
  legs: 0.12,
  head: 0.085,
  snout: 2.6,
  snoutWidth: 0.9,
  mouth: 'open',
  teeth: 1,
  tail: 0.62,
  ridge: 0.8,
  eyes: 'yellow',
  eyeSize: 0.26,
} as const
const rows: Record<string, ReptileRow> = {
  crocodile: { values: croc, colours: { main: '#5f7a3a', second: '#e6dda6', accent: '#47602a' } },
  alligator: {
    values: { ...croc, snoutWidth: 1.15, snout: 2.2 },
    colours: { main: '#4a5c3c', second: '#d9d3a8', accent: '#394a2e' },
  },
  gecko: {
    values: {
      toes: 'pads',
      head: 0.1,
      eyeSize: 0.34,
      eyes: 'amber',
      pattern: 'spots',
      tail: 0.42,
      girth: 0.085,
      snout: 0.6,
    },
    colours: { main: '#8fce3c', second: '#f4f5c0', accent: '#e8632c' },
  },
  iguana: {
    values: { ridge: 1, tail: 0.75, girth: 0.11, head: 0.095, flat: 1, pattern: 'stripes' },
    colours: { main: '#5fa858', second: '#d8e6a8', accent: '#3c7a46' },
  },
  'komodo dragon': {
    values: { body: 0.46, girth: 0.125, head: 0.095, snout: 1.3, tail: 0.7 },
    colours: { main: '#6a6152', second: '#b8ab90', accent: '#4b4438' },
  },
  chameleon: {
    values: {
      flat: 1.5,
      girth: 0.095,
      legs: 0.15,
      head: 0.1,
      snout: 0.6,
      casque: 1,
      curl: 1,
      tail: 0.55,
      eyeSize: 0.42,
      eyes: 'orange',
      ridge: 0.5,
      pattern: 'stripes',
    },
    colours: { main: '#4fb84a', second: '#d8ec8c', accent: '#1f8a8c' },
  },
  salamander: {
    values: {
      girth: 0.085,
      head: 0.095,
      snoutWidth: 1.05,
      snout: 0.5,
      pattern: 'dots',
      eyes: 'dark',
      toes: 'pads',
    },
    colours: { main: '#26242a', second: '#3a363c', accent: '#f5c322' },
  },
  newt: {
    values: {
      girth: 0.075,
      head: 0.085,
      snoutWidth: 1.0,
      snout: 0.5,
      ridge: 0.5,
      eyes: 'dark',
      toes: 'pads',
    },
    colours: { main: '#8a6a3a', second: '#f0913a', accent: '#5a4526' },
  },
}

/** Lizards and crocodiles: legs to the sides, a long tail, close to the ground. */
export const reptile = archetype({
  id: 'reptile',
  about: 'A lizard or crocodile: low, with legs to the sides and a long tail',
  skeleton: 'reptile',
  nouns: ['lizard', 'reptile'],
  parameters,
  rows,
  build(v, look, make) {
    const figure = new Figure()
    const [g, h] = [v.girth, v.head]
    const main = look.light('main', '#6faa3c')
    const pale = look.light('second', '#f0eab0')
    const accent = look.light('accent', '#4b7a2a')
    const tall = g * v.flat
    const y = tall + (v.pose === 'lying' ? 0 : v.legs * 0.42)
    const hip: Vec3 = [0, y, -v.body / 2]
    const chest: Vec3 = [0, y, v.body / 2]
    const skull: Vec3 = [0, y + h * 0.35 + (v.casque > 0 ? h * 0.3 : 0), v.body / 2 + g * 0.8 + h * 0.5]
    const tip: Vec3 = [0, skull[1] - h * 0.2, skull[2] + h * (0.4 + v.snout)]
    const sway = (t: number) => Math.sin(t * 3.4) * v.tail * 0.16 * t
    const tailWay = Array.from({ length: 14 }, (_, i): Vec3 => {
      const t = i / 13
      if (v.curl > 0.4) {
        const a = t * 7.2
        const r = v.tail * (0.3 - 0.21 * t)
        if (t < 0.3) return [0, y - tall * 0.1, -v.body / 2 - g * 0.4 - t * v.tail * 0.9]
        return [
          0,
          y - tall * 0.1 - v.tail * 0.2 + Math.cos(a - 2.16) * r * 0.9 + v.tail * 0.02,
          -v.body / 2 - g * 0.4 - v.tail * 0.27 - Math.sin(a - 2.16) * r,
        ]
      }
      return [
        sway(t),
        Math.max(g * 0.16 + tall * 0.1, y * (1 - t * 1.25)),
        -v.body / 2 - g * 0.3 - t * v.tail,
      ]
    })
    const paint = coatPaint(v.pattern, accent, { chest, hip, girth: g * 1.5, skull, head: h, nose: tip })
    const usual = scales('#6faa3c', { grain: 0.55, relief: 0.9, roughness: 0.5 })
    const hide = hideOf(look, 'main', paint ? { ...usual, paint } : usual)
    const bone = figure.joint('body', [0, y, 0])
    const headBone = figure.joint('head', chest, bone)
    const tailBone = figure.joint('tail', hip, bone)
    const blob = new Blob({ detail: Math.round(70 * look.detail), blend: g * 0.35, colour: main })
    for (const t of [0, 0.33, 0.66, 1])
      blob.egg(
        [0, y, -v.body / 2 + v.body * t],
        [
          g * (t === 0.33 || t === 0.66 ? 1.06 : 0.86),
          tall * (t === 0.33 || t === 0.66 ? 1.02 : 0.86),
          v.body * 0.3,
        ],
        { bone },
      )
    blob.limb(chest, skull, Math.min(g, tall) * 0.74, h * 0.66, { bone: headBone })
    blob.egg(skull, [h * 0.86, h * 0.66, h * 0.95], { bone: headBone, blend: h * 0.3 })
    const w = v.snoutWidth
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const at: Vec3 = [0, skull[1] - h * 0.12 * t, skull[2] + (tip[2] - skull[2]) * t]
      blob.egg(
        at,
        [h * (0.8 * (1 - t) + 0.5 * t) * w, h * (0.42 - 0.14 * t), h * 0.34 + v.snout * h * 0.12],
        { bone: headBone, blend: h * 0.16 },
      )
      const drop = v.mouth === 'open' ? h * (0.2 + 0.42 * t) * Math.min(1, 0.5 + v.snout * 0.25) : h * 0.1
      blob.egg(
        add(at, [0, -h * 0.26 - drop, -h * 0.08]),
        [h * (0.7 * (1 - t) + 0.44 * t) * w, h * 0.2, h * 0.32 + v.snout * h * 0.12],
        { bone: headBone, blend: v.mouth === 'open' ? h * 0.05 : h * 0.1, colour: pale },
      )
    }
    if (v.snout > 1.5)
      blob.egg(add(tip, [0, h * 0.1, 0]), [h * 0.3 * w, h * 0.24, h * 0.24], {
        bone: headBone,
        blend: h * 0.1,
      })
    blob.both((b) =>
      b.egg(add(skull, [h * 0.46, h * 0.42, h * 0.22]), h * (0.2 + v.eyeSize * 0.55), {
        bone: headBone,
        blend: h * 0.14,
      }),
    )
    if (v.casque > 0)
      blob.limb(
        add(skull, [0, h * 0.3, 0]),
        add(skull, [0, h * (0.7 + 0.5 * v.casque), -h * 0.8]),
        h * 0.5,
        h * 0.1,
        { bone: headBone, blend: h * 0.2 },
      )
    const line = curve([[0, y, -v.body / 2 + g * 0.2], ...tailWay], 2)
    blob.chain(
      line,
      line.map((_, i) =>
        alongList(
          [Math.min(g, tall) * 0.8, Math.min(g, tall) * 0.5, g * 0.3, g * 0.14],
          i / (line.length - 1),
        ),
      ),
      { bone: tailBone, blend: g * 0.1 },
    )
    const claws: Solid[] = []
    for (const [n, front] of [true, true, false, false].entries()) {
      const side = n % 2 ? -1 : 1
      const z = (front ? chest : hip)[2]
      const legBone = figure.joint(
        `leg ${front ? 'front' : 'back'} ${side > 0 ? 'left' : 'right'}`,
        [side * g, y, z],
        bone,
      )
      const step =
        v.pose === 'walking'
          ? (front === side > 0 ? 1 : -1) * v.legs * 0.4
          : front
            ? v.legs * 0.25
            : -v.legs * 0.1
      const t = 0.3 * v.legs
      const out = g * 0.9 + v.legs * 0.62
      const elbow: Vec3 = [side * out, y * 0.86, z - (front ? 1 : -0.6) * v.legs * 0.2 + step * 0.5]
      const hand: Vec3 = [side * (out + v.legs * 0.08), t * 0.5, z + step + v.legs * 0.1]
      blob.chain([[side * g * 0.5, y - tall * 0.2, z], elbow, hand], [t * 1.25, t * 0.95, t * 0.72], {
        bone: legBone,
        blend: g * 0.2,
      })
      for (const k of [-1, 0, 1]) {
        const a = radians(k * 38 + side * 24)
        const end = add(hand, [Math.sin(a) * t * 1.5, -t * 0.2, Math.cos(a) * t * 1.5])
        blob.limb(hand, end, t * 0.42, t * 0.3, { bone: legBone, blend: t * 0.2 })
        if (v.toes === 'pads') blob.egg(end, t * 0.42, { bone: legBone, blend: t * 0.1 })
        else
          claws.push(
            cone(t * 0.2, t * 0.55, 8)
              .move(0, t * 0.2, 0)
              .aim([Math.sin(a), -0.15, Math.cos(a)])
              .at(end)
              .boned(legBone),
          )
      }
    }
    blob.limb([0, y - tall * 0.95, chest[2] + g * 0.4], [0, y - tall * 0.95, hip[2]], g * 0.55, g * 0.5, {
      stain: true,
      colour: pale,
      blend: g * 0.15,
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const ivory = skin('#f4ecd6', { roughness: 0.35 })
    if (claws.length > 0) figure.part('claws', together(claws), ivory)
    const gloss = shiny()
    const out = unit([0.8, 0.55, 0.5] as Vec3)
    const bump: Vec3 = add(skull, [h * 0.46, h * 0.42, h * 0.22])
    const radius = h * v.eyeSize * 0.75
    const at = add(skinAt(body, bump, out, h * 0.3), [
      -out[0] * radius * 0.55,
      -out[1] * radius * 0.55,
      -out[2] * radius * 0.55,
    ])
    const { eyes, lids } = pairOfEyes({
      at,
      gaze: out,
      radius,
      look: { iris: eyeColours[v.eyes], white: '#3a3420', slit: v.eyes !== 'dark', ring: 66 },
      lids: 0.15,
      lidColour: darker(main, 0.8),
    })
    figure
      .part('eyes', eyes.boned(headBone), gloss)
      .part('body', hide.dressed(lids.boned(headBone)), hide.material)
    const nostril = skinAt(body, tip, [0.5, 0.8, 0.6], h * 0.3)
    figure.part(
      'eyes',
      ball(h * 0.05, 10)
        .at(nostril)
        .mirrored()
        .tinted(light('#1c1712'))
        .boned(headBone),
      gloss,
    )
    if (v.mouth === 'open') {
      const teeth: Solid[] = []
      const long = tip[2] - skull[2]
      for (let i = 0; i < 8; i++) {
        const t = 0.36 + 0.62 * (i / 7)
        const x = h * (0.8 * (1 - t) + 0.5 * t) * w * 0.84
        const size = h * 0.24 * v.teeth * (0.8 + 0.3 * Math.sin(i * 2.3))
        teeth.push(
          cone(h * 0.07, size, 8)
            .scale(1, -1, 1)
            .at([x, skull[1] - h * 0.12 * t - h * 0.28, skull[2] + long * t]),
        )
        const drop = h * (0.2 + 0.42 * t) * Math.min(1, 0.5 + v.snout * 0.25)
        if (i % 2)
          teeth.push(
            cone(h * 0.06, size * 0.9, 8).at([
              x * 0.84,
              skull[1] - h * 0.12 * t - h * 0.16 - drop,
              skull[2] + long * t - h * 0.08,
            ]),
          )
      }
      if (v.teeth > 0) figure.part('claws', together(teeth).mirrored().boned(headBone), ivory)
      figure.part(
        'eyes',
        ball([h * 0.4 * w, h * 0.1, long * 0.42], 16)
          .at([0, skull[1] - h * 0.48, skull[2] + long * 0.42])
          .tinted(light('#d8626a'))
          .boned(headBone),
        gloss,
      )
    } else {
      const arc = lineOn(
        body,
        [0, skull[1] - h * 0.3, skull[2] + h * 0.2],
        [
          [0, tip[1] - h * 0.14, tip[2] + h * 0.5],
          [h * 0.6 * w, tip[1] - h * 0.16, tip[2]],
          [h * 0.9, skull[1] - h * 0.22, skull[2] + h * 0.1],
        ],
        h * 0.03,
        light('#2a2a16'),
      )
      figure.part('eyes', arc.mirrored().boned(headBone), gloss)
    }
    if (v.ridge > 0) {
      const rows: Solid[] = []
      const spine = curve(
        [[0, y, chest[2] + g * 0.5], [0, y, 0], ...tailWay.filter((_, i) => i % 3 === 0)],
        8,
      )
      const count = v.snout > 1.5 ? 15 : 22
      for (let i = 0; i < count; i++) {
        const from = spine[Math.round((i / count) * (spine.length - 8))] ?? hip
        for (const side of v.snout > 1.5 && i < count * 0.6 ? [-0.5, 0.5] : [0]) {
          const p = skinAt(body, from, [side, 1, 0], tall)
          const s = g * v.ridge * (v.snout > 1.5 ? 0.3 : 0.44) * (1 - 0.5 * (i / count))
          rows.push(
            cone(s * 0.6, s * 1.3, 8)
              .scale(0.6, 1, 1)
              .move(0, s * 0.25, 0)
              .turn(-20, 0, 0)
              .at(p),
          )
        }
      }
      figure.part(
        'ridge',
        together(rows).boned(bone),
        look.material('accent', skin('#4b7a2a', { roughness: 0.6 })),
      )
    }
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.6)
      .socket('back', skinAt(body, [0, y, 0], [0, 1, 0], tall), g)
      .socket('top', skinAt(body, [0, y, 0], [0, 1, 0], tall), g)
      .socket('neck', chest, g * 0.8)
      .socket('eyes', add(skull, [0, h * 0.4, h * 0.5]), h * 0.6)
      .socket('mouth', tip, h * 0.4)
      .finish(make)
  },
})
