import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { box, extrude, lathe, roundedOutline, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glowing, ice, lacquer, plaster, plastic } from '../../materials/material.ts'

/** An outline with points, the first of them up. */
function starOutline(points: number, outer: number, inner: number): Vec2[] {
  return Array.from({ length: points * 2 }, (_, i): Vec2 => {
    const angle = radians(90 + (180 * i) / points)
    const far = i % 2 ? inner : outer
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
}

/** Swollen in the middle, as a cushion is: the nearer to the middle, the thicker. */
function cushioned(outline: Vec2[], rim: number, swell: number, reach: number): Solid {
  const rings = [1, 0.86, 0.7, 0.52, 0.34, 0.16]
  const face = (side: 1 | -1): Vec3[][] =>
    rings.map((share) =>
      outline.map(
        ([x, y]): Vec3 => [
          x * share,
          y * share,
          side * (rim / 2 + swell * Math.cos((share * Math.PI) / 2) ** 0.85 * reach),
        ],
      ),
    )
  const loops = [...face(1).toReversed(), ...face(-1)]
  const size = outline.length
  const places = loops.flat()
  const middleFront = places.length
  const middleBack = middleFront + 1
  places.push([0, 0, rim / 2 + swell * reach], [0, 0, -rim / 2 - swell * reach])
  const triangles: number[] = []
  for (let i = 0; i + 1 < loops.length; i++)
    for (let k = 0; k < size; k++) {
      const [a, b] = [i * size + k, i * size + ((k + 1) % size)]
      triangles.push(a, a + size, b + size, a, b + size, b)
    }
  const last = (loops.length - 1) * size
  for (let k = 0; k < size; k++) {
    const next = (k + 1) % size
    triangles.push(k, next, middleFront, last + next, last + k, middleBack)
  }
  return new Solid(places.flat(), triangles)
}

export const star = archetype({
  id: 'star',
  about: 'A star with points, swollen like a cushion',
  skeleton: 'sky',
  nouns: ['star', 'gold star', 'golden star'],
  parameters: {
    points: number(5, 4, 12, 'how many points'),
    inner: number(0.52, 0.2, 0.8, 'how far in the notches lie'),
    face: number(0, 0, 1, 'with a friendly face'),
    tail: number(0, 0, 1, 'length of a tail of light'),
  },
  rows: {
    'shooting star': { values: { tail: 1 } },
    'falling star': { values: { tail: 1 } },
    'cute star': { values: { face: 1 } },
  },
  build(v, look, make) {
    const points = Math.round(v.points)
    const radius = v.tail > 0.1 ? 0.3 : 0.5
    const outline = roundedOutline(starOutline(points, radius, radius * v.inner), radius * 0.14, 3)
    const lift = radius * (points % 2 ? 0.8 : 0.96)
    const gold = look.material('main', lacquer('#f7c325', { roughness: 0.3, metalness: 0.15 }))
    const body = cushioned(outline, radius * 0.16, 0.24, radius)
    make.part('star', body.move(0, lift, 0), gold)
    if (v.face > 0.3) {
      const z = radius * 0.225
      const eye = box(0.07, 0.11, 0.05, 0.024).move(0.1, lift + 0.04, z + 0.028)
      const smile = tube(
        [
          [-0.07, lift - 0.06, z + 0.035],
          [0, lift - 0.105, z + 0.045],
          [0.07, lift - 0.06, z + 0.035],
        ],
        0.013,
        { smooth: 5, corners: 8 },
      )
      make.part('face', eye.mirrored().with(smile), plastic('#33231a'))
    }
    if (v.tail > 0.1) {
      const streak = (x: number, y: number, long: number, thick: number) =>
        tube(
          [
            [x, y, 0],
            [x - long * 0.55, y + long * 0.42, 0],
            [x - long, y + long * 0.62, 0],
          ],
          [thick, thick * 0.62, 0.006],
          { smooth: 6, corners: 12 },
        )
      const glow = look.material('second', glowing('#ffdf7a', { glow: 0.6 }))
      const colours = [
        streak(-0.06, lift + 0.12, 0.7 * v.tail, 0.1),
        streak(-0.16, lift + 0.0, 0.5 * v.tail, 0.06),
        streak(0.08, lift + 0.2, 0.5 * v.tail, 0.06),
      ]
      make.part('tail', together(colours), glow)
    }
    make.socket('top', [0, lift + radius, 0], 0.05).socket('front', [0, lift, radius * 0.3], 0.2)
  },
})

export const sign = archetype({
  id: 'sky-sign',
  about: 'A bolt of lightning, a crescent moon or a heart',
  skeleton: 'sky',
  nouns: ['lightning bolt', 'lightning', 'thunderbolt'],
  parameters: { kind: choice(['bolt', 'crescent', 'heart'], 'what it is') },
  rows: {
    'crescent moon': { values: { kind: 'crescent' }, colours: { main: '#f4dc8c' } },
    'half moon': { values: { kind: 'crescent' }, colours: { main: '#f4dc8c' } },
    heart: { values: { kind: 'heart' }, colours: { main: '#e0263a' } },
    'love heart': { values: { kind: 'heart' }, colours: { main: '#e0263a' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', lacquer('#ffcf1f', { roughness: 0.3 }))
    if (v.kind === 'bolt') {
      const outline: Vec2[] = [
        [-0.06, 1],
        [0.24, 1],
        [0.08, 0.62],
        [0.28, 0.62],
        [-0.14, 0],
        [-0.02, 0.44],
        [-0.24, 0.44],
      ]
      make.part('bolt', extrude(outline, 0.17, { bevel: 0.03, steps: 3 }), stuff)
    } else if (v.kind === 'crescent') {
      const arc = Array.from({ length: 49 }, (_, i): Vec3 => {
        const a = radians(62 + (236 * i) / 48)
        return [Math.cos(a) * 0.36, 0.5 + Math.sin(a) * 0.36, 0]
      })
      const body = tube(arc, (way) => 0.17 * Math.sin(Math.PI * (0.01 + 0.98 * way)) ** 0.8 + 0.004, {
        corners: 24,
      })
      make.part('moon', body.scale(1, 1, 0.72).grounded(), stuff)
      const dot = lathe(
        [
          [0, -0.012],
          [0.05, -0.012],
          [0.06, 0.004],
          [0.042, 0.012],
          [0, 0.008],
        ],
        { corners: 20 },
      ).turn(90, 0, 0)
      make.part(
        'craters',
        together([
          dot.move(-0.2, 0.52, 0.12),
          dot.scale(0.7).move(-0.17, 0.36, 0.113),
          dot.scale(0.55).move(-0.16, 0.66, 0.11),
        ]),
        look.material('second', lacquer('#dcbc5e')),
      )
    } else {
      const outline = Array.from({ length: 56 }, (_, i): Vec2 => {
        const t = (2 * Math.PI * i) / 56
        return [
          -0.5 * Math.sin(t) ** 3,
          (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 33.5,
        ]
      })
      make.part('heart', cushioned(outline, 0.05, 0.42, 0.5).grounded(), stuff)
    }
    make.socket('top', [0, 1, 0], 0.05)
  },
})

export const rainbow = archetype({
  id: 'rainbow',
  about: 'A rainbow between two clouds',
  skeleton: 'sky',
  nouns: ['rainbow'],
  parameters: { bands: number(7, 3, 7, 'how many colours'), clouds: number(1, 0, 1, 'clouds at its ends') },
  build(v, look, make) {
    const colours = ['#e5322d', '#f58a1f', '#fbd83a', '#4fb548', '#2f8fdc', '#3f4fc0', '#8a44b8']
    const count = Math.round(v.bands)
    const step = 0.042
    const outline = roundedOutline(
      [
        [-1, -1.4],
        [1, -1.4],
        [1, 1.4],
        [-1, 1.4],
      ],
      0.5,
      3,
    )
    const bands = Array.from({ length: count }, (_, i) => {
      const r = 0.53 - i * step
      const arc = Array.from({ length: 33 }, (_, k): Vec3 => {
        const a = Math.PI * (1 - k / 32)
        return [Math.cos(a) * r, Math.sin(a) * r + 0.05, 0]
      })
      const colour = colours[Math.round((i * 6) / Math.max(1, count - 1))] ?? '#e5322d'
      return tube([[-r, 0.001, 0], ...arc, [r, 0.001, 0]], step * 0.54, { outline, flat: true }).tinted(
        light(colour),
      )
    })
    make.part('rainbow', together(bands), look.material('main', plastic('#ffffff', { roughness: 0.4 })))
    if (v.clouds > 0.3) {
      const puff = new Blob({ detail: 32 * look.detail, blend: 0.03 })
      const eggs: [number, number, number, number][] = [
        [-0.15, 0.085, 0, 0.085],
        [0.0, 0.12, 0.04, 0.12],
        [0.13, 0.09, 0, 0.09],
        [-0.05, 0.085, 0.1, 0.085],
        [0.06, 0.08, -0.09, 0.08],
        [0.08, 0.075, 0.11, 0.075],
      ]
      for (const [x, y, z, r] of eggs) puff.egg([x, y, z], r)
      const cloud = puff.solid().move(-0.4, 0, 0)
      make.part('clouds', cloud.mirrored(), look.material('second', plaster('#f7f9fd')))
    }
    make.socket('top', [0, 0.6, 0], 0.05).socket('base', [0, 0, 0], 0.5)
  },
})

export const snowflake = archetype({
  id: 'snowflake',
  about: 'A snowflake of six branched arms',
  skeleton: 'sky',
  nouns: ['snowflake', 'snow flake', 'snow crystal', 'ice crystal'],
  parameters: { branches: number(3, 1, 5, 'pairs of branches on each arm') },
  build(v, look, make) {
    const clear = look.material('main', ice('#a9dcf7', { opacity: 0.92 }))
    const bar = (length: number, thick: number) =>
      extrude(
        roundedOutline(
          [
            [-thick, 0],
            [thick, 0],
            [thick, length - thick * 1.6],
            [0, length],
            [-thick, length - thick * 1.6],
          ],
          thick * 0.3,
          2,
        ),
        0.07,
        { bevel: 0.02 },
      )
    const count = Math.round(v.branches)
    const arm = [bar(0.5, 0.027)]
    for (let i = 0; i < count; i++) {
      const at = 0.17 + (0.25 * i) / Math.max(1, count - 0.5)
      const twig = bar(0.19 - 0.045 * i, 0.02)
        .scale(1, 1, 0.86)
        .turn(0, 0, 56)
        .move(0, at, 0)
      arm.push(twig, twig.mirror())
    }
    const one = together(arm)
    const all = together(Array.from({ length: 6 }, (_, i) => one.turn(0, 0, i * 60)))
    make.part('arms', all.move(0, 0.5, 0), clear)
    const hexagon = starOutline(3, 0.13, 0.13)
    make.part(
      'middle',
      extrude(hexagon, 0.1, { bevel: 0.025 }).move(0, 0.5, 0),
      look.material('second', ice('#dff3ff', { opacity: 0.95 })),
    )
    make.socket('top', [0, 1, 0], 0.03)
  },
})
