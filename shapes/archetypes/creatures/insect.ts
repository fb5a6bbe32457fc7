import { archetype } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cone, sheet, tube } from '../../geometry/solids.ts'
import { add, between, radians, rotated, rotation, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, lacquer, skin } from '../../materials/material.ts'
import { eyeball, eyeColours, lineOn, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'
import { bee, insectParameters, insectRows, type InsectValues as V } from './insect-rows.ts'

/** Insects on six legs. */
export const insect = archetype({
  id: 'insect',
  about: 'An insect on six legs: bee, ant, beetle, fly, grasshopper, dragonfly',
  skeleton: 'insect',
  nouns: ['insect'],
  parameters: insectParameters,
  rows: {
    ...insectRows,
    bee: { values: bee },
    bug: {
      values: { wings: 'cover', pattern: 'plain', abdomen: 0.4, abdomenWidth: 0.2, thorax: 0.15, legs: 0.24 },
      colours: { main: '#3f9a4a', second: '#2c6f38', accent: '#24301f' },
    },
    beetle: {
      values: {
        wings: 'cover',
        pattern: 'plain',
        abdomen: 0.42,
        abdomenWidth: 0.2,
        thorax: 0.16,
        legs: 0.26,
        jaws: 0.1,
      },
      colours: { main: '#2c7a5c', second: '#1f3f4a', accent: '#1c1f1c' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#f5b921')
    const second = look.light('second', '#2a2019')
    const accent = look.light('accent', '#2a2019')
    const [h, t] = [v.head, v.thorax]
    const y = v.legs * 0.52 + t * 0.6
    const chest: Vec3 = [0, y, 0.06]
    const skull: Vec3 = [0, y + t * 0.1, 0.06 + t * 0.8 + h * 0.72]
    const droop = radians(v.droop)
    const back: Vec3 = [0, -Math.sin(droop), -Math.cos(droop)]
    const start = add(chest, [0, 0, -t * 0.8 - v.waist])
    const end = add(start, times(back, v.abdomen))
    const w = v.abdomenWidth
    const stripe = ([, , z]: Vec3): Vec3 | undefined => {
      const along = (start[2] - z) / v.abdomen
      if (along < -0.02) return undefined
      if (v.pattern === 'stripes') return (along * 3.4 + 0.35) % 1 < 0.46 ? second : main
      if (v.pattern === 'rings') return (along * 7) % 1 < 0.26 ? accent : undefined
      return undefined
    }
    const usual =
      v.fuzzy > 0.5 ? fur('#f5b921', { grain: 0.45, relief: 1 }) : lacquer('#f5b921', { roughness: 0.32 })
    const hide = hideOf(look, 'main', { ...usual, paint: stripe })
    const bone = figure.joint('body', chest)
    const headBone = figure.joint('head', skull, bone)
    const cover = v.wings === 'cover'
    const bodyTone = cover ? second : main
    const blob = new Blob({ detail: Math.round(58 * look.detail), blend: 0.03, colour: bodyTone })
    blob.egg(chest, [t * 0.92, t * 0.9, t], {
      bone,
      colour: cover ? second : v.pattern === 'stripes' && v.fuzzy > 0.5 ? darker(main, 0.85) : bodyTone,
    })
    if (v.waist > 0)
      blob.limb(chest, start, t * 0.34, t * 0.22, {
        bone,
        colour: v.pattern === 'stripes' ? second : bodyTone,
      })
    const mid = between(start, end, 0.45)
    const turn: Vec3 = [-v.droop, 0, 0]
    blob.egg(
      add(mid, [0, cover ? w * 0.1 : 0, 0]),
      [w * (cover ? 0.96 : 1), w * (cover ? 0.5 : 0.94), v.abdomen * 0.54],
      { bone, turn, colour: v.pattern === 'glow' ? second : bodyTone, blend: v.waist > 0 ? 0.015 : 0.03 },
    )
    if (!cover) blob.limb(mid, end, w * 0.72, w * 0.24, { bone, colour: bodyTone })
    blob.egg(skull, [h * 0.98, h * 0.92, h * 0.88], {
      bone: headBone,
      blend: 0.02,
      colour: v.pattern === 'stripes' && v.fuzzy <= 0.5 ? main : v.pattern === 'stripes' ? main : bodyTone,
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const dark = look.material('accent', lacquer('#2a2019', { roughness: 0.35 }))
    legsOf(figure, v, y, chest, t, bone, dark)
    feelers(figure, v, skull, end, back, headBone, dark)
    wingsOf(figure, v, look, chest, start, mid, t, w, bone, main, accent)
    if (v.pattern === 'glow')
      figure.part(
        'lamp',
        ball([w * 0.9, w * 0.84, v.abdomen * 0.26], 20)
          .at(between(start, end, 0.82))
          .boned(bone),
        lacquer('#e8ff6a', { glow: 1.6 }),
      )

    const gloss = shiny()
    const real = v.face === 'real'
    const r = h * v.eyeSize * (real ? 0.95 : 0.8)
    const to = unit([real ? 0.85 : 0.46, 0.2, real ? 0.45 : 0.84] as Vec3)
    const p = skinAt(body, skull, to, h)
    const eye = (s: 1 | -1): Solid => {
      const at: Vec3 = [s * (p[0] - to[0] * r * 0.4), p[1] - to[1] * r * 0.4, p[2] - to[2] * r * 0.4]
      if (real)
        return ball([r * 0.86, r * 1.05, r * 0.95], 20)
          .at(at)
          .tinted(light(eyeColours[v.eyes]))
      return eyeball(r, [s * 0.3, 0.08, 1], {
        iris: eyeColours[v.eyes],
        white: '#fdfdf6',
        pupil: 36,
        ring: 52,
      }).at(at)
    }
    const smile = real
      ? []
      : [
          lineOn(
            body,
            skull,
            [-1, -0.5, 0, 0.5, 1].map((k) => add(skull, [k * h * 0.42, -h * (0.5 - 0.2 * k * k), h])),
            h * 0.035,
            light('#3a1a14'),
          ),
        ]
    figure.part('eyes', together([eye(1), eye(-1), ...smile]).boned(headBone), gloss)
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.8)
      .socket('eyes', add(skull, [0, h * 0.15, h]), h * 0.7)
      .socket('back', skinAt(body, chest, [0, 1, 0], t), t)
      .socket('top', skinAt(body, chest, [0, 1, 0], t), t)
      .finish(make)
  },
})

type Paint = Parameters<Figure['part']>[2]

function legsOf(
  figure: Figure,
  v: V,
  y: number,
  chest: Vec3,
  t: number,
  bone: number,
  material: Paint,
): void {
  const legs: Solid[] = []
  for (const [i, lean] of [38, -4, -44].entries()) {
    const a = radians(lean)
    const s = v.legs * (i === 2 ? v.hindLegs : 1)
    const hop = i === 2 && v.hindLegs > 1.5
    const root = add(chest, [t * 0.6, -t * 0.4, (1 - i) * t * 0.5])
    const out = (far: number, h: number): Vec3 => [
      root[0] + Math.cos(a) * far,
      h,
      root[2] + Math.sin(a) * far,
    ]
    const way: Vec3[] = hop
      ? [
          root,
          [root[0] + 0.09, y + v.legs * 0.9, root[2] - s * 0.42],
          [root[0] + 0.12, 0.02, root[2] - s * 0.62],
          [root[0] + 0.13, 0.014, root[2] - s * 0.5],
        ]
      : [
          root,
          out(s * 0.42, y + s * 0.12),
          out(s * 0.74, y * 0.5),
          out(s * 0.86, 0.014),
          out(s * 0.98, 0.012),
        ]
    const thick = Math.max(0.011, t * (hop ? 0.26 : 0.15))
    legs.push(
      hop
        ? tube(
            [way[0] ?? root, between(way[0] ?? root, way[1] ?? root, 0.5), way[1] ?? root],
            [thick * 0.8, thick * 1.5, thick * 0.6],
            { corners: 10, smooth: 4 },
          ).with(tube(way.slice(1), thick * 0.5, { corners: 8, smooth: 1 }))
        : tube(way, (w) => thick * (1 - 0.55 * w), { corners: 8, smooth: 3 }),
    )
  }
  figure.part('legs', together(legs).mirrored().boned(bone), material)
}

function feelers(
  figure: Figure,
  v: V,
  skull: Vec3,
  end: Vec3,
  back: Vec3,
  bone: number,
  material: Paint,
): void {
  const h = v.head
  const parts: Solid[] = []
  if (v.antennae > 0.01) {
    const s = v.antennae
    const tip = add(skull, [h * 0.4 + s * 0.35, h * 0.8 + s * 0.62, h * 0.5 + s * 0.55])
    parts.push(
      tube(
        [
          add(skull, [h * 0.3, h * 0.7, h * 0.4]),
          add(skull, [h * 0.4 + s * 0.12, h * 0.8 + s * 0.5, h * 0.45 + s * 0.1]),
          tip,
        ],
        Math.max(0.008, h * 0.06),
        { corners: 7, smooth: 6 },
      )
        .with(ball(Math.max(0.014, h * 0.11), 10).at(tip))
        .mirrored(),
    )
  }
  if (v.sting > 0)
    parts.push(
      cone(v.sting * 0.26, v.sting, 12)
        .move(0, v.sting * 0.3, 0)
        .aim(back)
        .at(end),
    )
  if (v.snout > 0)
    parts.push(
      tube(
        [
          add(skull, [0, -h * 0.4, h * 0.6]),
          add(skull, [0, -h * 0.6 - v.snout * 0.5, h * 0.7 + v.snout * 0.8]),
        ],
        (w) => 0.012 * (1 - 0.6 * w),
        { corners: 8 },
      ),
    )
  if (v.jaws > 0) {
    const s = v.jaws
    parts.push(
      tube(
        [
          add(skull, [h * 0.42, -h * 0.3, h * 0.6]),
          add(skull, [h * 0.5 + s * 0.32, -h * 0.25, h * 0.7 + s * 0.45]),
          add(skull, [h * 0.1 + s * 0.08, -h * 0.2, h * 0.7 + s]),
        ],
        (w) => s * 0.17 * (1 - 0.8 * w) + 0.006,
        { corners: 9, smooth: 6 },
      ).mirrored(),
    )
  }
  if (parts.length > 0) figure.part('legs', together(parts).boned(bone), material)
}

function wingsOf(
  figure: Figure,
  v: V,
  look: { material(role: 'main' | 'second', usual: Paint): Paint },
  chest: Vec3,
  start: Vec3,
  mid: Vec3,
  t: number,
  w: number,
  bone: number,
  main: Vec3,
  accent: Vec3,
): void {
  const clear = skin('#dbeef5', {
    opacity: 0.55,
    roughness: 0.15,
    relief: 0,
    paint: (at) => (Math.sin(at[0] * 90 + at[2] * 50) > 0.93 ? [0.5, 0.55, 0.6] : undefined),
  })
  const leaf = (root: Vec3, turn: Vec3, long: number, wide: number) => {
    const by = rotation(...turn)
    const rows = Array.from({ length: 13 }, (_, i) => {
      const s = i / 12
      const half =
        wide *
        (0.12 + 0.88 * Math.sin(Math.PI * Math.min(0.97, 0.08 + s * 0.9)) ** 0.7) *
        (s > 0.97 ? 0.4 : 1)
      return [-1, -0.35, 0.35, 1].map(
        (k): Vec3 =>
          add(root, rotated(by, [long * s, 0.015 * (1 - k * k), k * half * 0.5 - wide * 0.12 * s])),
      )
    })
    return sheet(rows, 0.01)
  }
  const shoulder = add(chest, [t * 0.35, t * 0.72, -t * 0.1])
  if (v.wings === 'pair') {
    const s = v.wingSize
    figure.part(
      'wings',
      together([
        leaf(shoulder, [0, 18, 32], s, s * 0.42),
        leaf(add(shoulder, [0, -t * 0.1, -t * 0.35]), [0, 44, 24], s * 0.72, s * 0.34),
      ])
        .mirrored()
        .boned(bone),
      clear,
    )
  } else if (v.wings === 'long') {
    const s = v.wingSize
    figure.part(
      'wings',
      together([
        leaf(shoulder, [0, -8, 10], s, s * 0.2),
        leaf(add(shoulder, [0, 0, -t * 0.8]), [0, 14, 8], s * 0.94, s * 0.24),
      ])
        .mirrored()
        .boned(bone),
      clear,
    )
  } else if (v.wings === 'folded') {
    const one = new Blob({ detail: 30, blend: 0.02, colour: darker(main, 0.85) })
      .limb(
        add(chest, [t * 0.4, t * 0.55, 0]),
        add(start, [w * 0.2, w * 0.6, -v.abdomen * 1.02]),
        t * 0.3,
        w * 0.22,
      )
      .solid()
      .warp(([x, y, z]) => [x * 0.9, y, z])
    figure.part('cover', one.mirrored().boned(bone), look.material('second', skin('#5f9a24')))
  } else if (v.wings === 'cover') {
    const paint = ([x, , z]: Vec3): Vec3 | undefined => {
      const seam = Math.abs(x) < 0.007
      if (seam) return darker(accent, 0.9)
      if (v.pattern !== 'dots') return undefined
      const spots: [number, number, number][] = [
        [0.4, 0.55, 0.24],
        [0.55, -0.1, 0.22],
        [0.36, -0.62, 0.19],
      ]
      const [px, pz] = [Math.abs(x) / w, (z - mid[2]) / (v.abdomen * 0.6)]
      if (Math.hypot(x / w, (z - mid[2] - v.abdomen * 0.56) / (v.abdomen * 0.6)) < 0.2) return accent
      return spots.some(([a, b, r]) => Math.hypot(px - a, pz - b) < r) ? accent : undefined
    }
    const shell = ball([w * 1.06, w * 1.02, v.abdomen * 0.62], 40)
      .warp(([x, y, z]) => [x, Math.max(y, -w * 0.16), z])
      .turn(-v.droop, 0, 0)
      .at(add(mid, [0, w * 0.08, 0]))
    figure.part(
      'cover',
      shell.tinted(main).boned(bone),
      look.material('main', lacquer('#d9261c', { roughness: 0.16, paint })),
    )
  }
}
