import { archetype, choice, number, type Row, type Values } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { curve, tube } from '../../geometry/solids.ts'
import { add, radians, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, lineOn, shiny } from './face.ts'
import { darker, Figure, hideOf } from './figure.ts'

const parameters = {
  kind: choice(['crab', 'lobster', 'shrimp', 'scorpion'], 'how it is built'),
  claws: number(1, 0, 1.8, 'size of the claws'),
  legs: number(0.3, 0.1, 0.5, 'length of the legs'),
  eyes: choice(eyeWords, 'colour of the eyes'),
}
type V = Values<typeof parameters>
const rows: Record<string, Row<typeof parameters>> = {
  lobster: { values: { kind: 'lobster', claws: 1.3 }, colours: { main: '#c93a28', second: '#e8805c' } },
  crayfish: { values: { kind: 'lobster', claws: 0.9 }, colours: { main: '#8a5a36', second: '#c9935c' } },
  shrimp: {
    values: { kind: 'shrimp', claws: 0.25, legs: 0.18 },
    colours: { main: '#f2917a', second: '#ffd8c8' },
  },
  prawn: {
    values: { kind: 'shrimp', claws: 0.4, legs: 0.18 },
    colours: { main: '#e8806a', second: '#ffd2bf' },
  },
  scorpion: {
    values: { kind: 'scorpion', claws: 0.8, legs: 0.26 },
    colours: { main: '#3a2d28', second: '#6a4c3a', accent: '#c9452c' },
  },
}

/** Crabs, lobsters, shrimps and scorpions. */
export const crustacean = archetype({
  id: 'crustacean',
  about: 'An animal with claws and a hard shell: crab, lobster, shrimp, scorpion',
  skeleton: 'crustacean',
  nouns: ['crab'],
  parameters,
  rows,
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#e0502c')
    const pale = look.light('second', '#f7c49a')
    const bone = figure.joint('body', [0, 0.15, 0])
    const hide = hideOf(look, 'main', skin('#e0502c', { roughness: 0.32, relief: 1.6 }))
    const crab = v.kind === 'crab'
    const y = crab ? 0.17 : v.kind === 'shrimp' ? 0.26 : 0.13
    const blob = new Blob({ detail: Math.round(64 * look.detail), blend: 0.035, colour: main })
    if (crab) {
      blob
        .egg([0, y, 0], [0.25, 0.12, 0.18], { bone })
        .egg([0, y - 0.03, 0.02], [0.22, 0.1, 0.17], { bone, colour: pale })
      blob.egg([0, y + 0.03, -0.02], [0.235, 0.105, 0.17], { bone })
      blob.both((b) => b.egg([0.2, y + 0.01, 0.08], [0.05, 0.03, 0.05], { bone }))
    } else bodyOf(blob, v, y, bone, main, pale)
    const front = crab ? 0.16 : v.kind === 'shrimp' ? 0.26 : v.kind === 'scorpion' ? 0.2 : 0.3
    const width = crab ? 0.2 : v.kind === 'scorpion' ? 0.1 : 0.09
    if (v.claws > 0.3) blob.both((b) => clawOf(b, v, width, y, front, bone, main))
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    figure.part(
      'legs',
      legsOf(v, width, y, crab ? 0 : 0.08).boned(bone),
      look.material('main', skin('#e0502c', { roughness: 0.35 })),
    )
    const stalks: Solid[] = []
    const eyes: Solid[] = []
    const high = crab ? 0.16 : v.kind === 'shrimp' ? 0.1 : 0.1
    const near = crab ? 0.075 : 0.05
    for (const s of [1, -1] as const) {
      const top: Vec3 = [s * near * 1.15, y + high, front + (crab ? -0.02 : 0.04)]
      if (v.kind !== 'scorpion')
        stalks.push(tube([[s * near, y + 0.03, front - 0.05], top], 0.02, { corners: 10 }))
      const r = crab ? 0.052 : v.kind === 'scorpion' ? 0.024 : 0.034
      const at: Vec3 = v.kind === 'scorpion' ? [s * 0.035, y + 0.068, front - 0.02] : top
      eyes.push(
        eyeball(r, [s * 0.25, 0.1, 1], {
          iris: eyeColours[v.eyes],
          white: v.kind === 'scorpion' ? '#17120f' : '#fdfdf6',
          pupil: 38,
          ring: 54,
        }).at(at),
      )
    }
    if (stalks.length > 0)
      figure.part('body', hide.dressed(together(stalks).tinted(main).boned(bone)), hide.material)
    if (crab)
      eyes.push(
        lineOn(
          body,
          [0, y, 0],
          [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [k * 0.1, y - 0.02 + 0.035 * k * k, 0.2]),
          0.007,
          light('#5c1a10'),
        ),
      )
    figure.part('eyes', together(eyes).boned(bone), shiny())
    if (v.kind === 'lobster' || v.kind === 'shrimp') {
      const one = tube(
        [
          [0.04, y + 0.03, front],
          [0.1, y + 0.16, front + 0.16],
          [0.22, y + 0.18, front - 0.05],
          [0.3, y + 0.1, front - 0.4],
        ],
        (t) => 0.012 * (1 - 0.75 * t),
        { corners: 7, smooth: 8 },
      )
      figure.part(
        'legs',
        one.mirrored().boned(bone),
        look.material('main', skin('#e0502c', { roughness: 0.35 })),
      )
    }
    figure
      .socket('back', [0, y + 0.12, 0], 0.15)
      .socket('top', [0, y + 0.12, 0], 0.15)
      .socket('head', [0, y + 0.12, front * 0.6], 0.1)
      .socket('eyes', [0, y + high, front], 0.1)
      .finish(make)
  },
})

/** Long bodies in rings: ahead of the tail a shield. */
function bodyOf(blob: Blob, v: V, y: number, bone: number, main: Vec3, pale: Vec3): void {
  if (v.kind === 'scorpion') {
    blob.egg([0, y, 0.08], [0.115, 0.07, 0.15], { bone })
    for (let i = 0; i < 5; i++)
      blob.egg([0, y, -0.03 - i * 0.06], [0.12 - 0.012 * i, 0.075, 0.045], {
        bone,
        blend: 0.008,
        colour: i % 2 ? pale : main,
      })
    const way = curve(
      [
        [0, y, -0.3],
        [0, y + 0.06, -0.42],
        [0, y + 0.24, -0.5],
        [0, y + 0.4, -0.42],
        [0, y + 0.47, -0.26],
        [0, y + 0.44, -0.14],
      ],
      3,
    )
    for (const [i, p] of way.entries())
      blob.egg(p, 0.047 - i * 0.0012, { bone, blend: 0.012, colour: i % 2 ? pale : main })
    const end = way.at(-1) ?? [0, y, 0]
    blob
      .limb(end, add(end, [0, -0.035, 0.05]), 0.052, 0.03, { bone })
      .limb(add(end, [0, -0.035, 0.05]), add(end, [0, -0.12, 0.085]), 0.026, 0.006, {
        bone,
        blend: 0.02,
        colour: light('#1a1412'),
      })
    return
  }
  const shrimp = v.kind === 'shrimp'
  const g = shrimp ? 0.085 : 0.105
  blob
    .limb([0, y, 0.28], [0, y + (shrimp ? 0.04 : 0), 0.02], g * 0.72, g, { bone })
    .limb([0, y + 0.02, 0.3], [0, y + 0.04, 0.44], 0.04, 0.008, { bone })
  const count = 7
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const a = shrimp ? radians(20 + 150 * t) : 0
    const at: Vec3 = shrimp
      ? [0, y - 0.17 + Math.cos(a) * 0.22, -0.04 - Math.sin(a) * 0.24]
      : [0, y - 0.02 * t, -0.07 - t * 0.34]
    blob.egg(at, [g * (0.98 - 0.42 * t), g * (0.92 - 0.42 * t), 0.075], {
      bone,
      blend: 0.01,
      colour: i % 2 ? pale : main,
      turn: [shrimp ? 20 + 150 * t : 0, 0, 0],
    })
  }
  const end: Vec3 = shrimp ? [0, y - 0.39, -0.06] : [0, y - 0.03, -0.44]
  for (const k of [-2, -1, 0, 1, 2]) {
    const a = radians(k * 26)
    const to: Vec3 = shrimp
      ? add(end, [Math.sin(a) * 0.12, 0.0, 0.13 * Math.cos(a)])
      : add(end, [Math.sin(a) * 0.16, -0.02, -0.17 * Math.cos(a)])
    blob.limb(end, to, 0.02, 0.034, { bone, blend: 0.01, colour: k % 2 ? main : pale })
  }
}

function clawOf(b: Blob, v: V, width: number, y: number, front: number, bone: number, main: Vec3): void {
  const s = v.claws * (v.kind === 'crab' ? 0.15 : 0.13)
  const elbow: Vec3 = [width + s * 0.9, y + 0.0, front + s * 0.1]
  const wrist: Vec3 = [width + s * 0.86, y + (v.kind === 'crab' ? s * 0.5 : 0.02), front + s * 1.15]
  b.chain([[width * 0.8, y - 0.01, front - 0.06], elbow, wrist], [s * 0.26, s * 0.27, s * 0.24], {
    bone,
    blend: 0.02,
  })
  const palm = add(wrist, [-s * 0.15, s * 0.16, s * 0.5])
  b.egg(palm, [s * 0.5, s * 0.42, s * 0.6], { bone, blend: 0.03 })
  const tone = darker(main, 0.82)
  b.chain(
    [
      add(palm, [s * 0.22, s * 0.05, s * 0.3]),
      add(palm, [s * 0.36, s * 0.08, s * 0.85]),
      add(palm, [s * 0.06, s * 0.06, s * 1.28]),
    ],
    [s * 0.3, s * 0.2, s * 0.05],
    { bone, blend: 0.012, colour: tone },
  )
  b.chain(
    [
      add(palm, [-s * 0.28, s * 0.05, s * 0.3]),
      add(palm, [-s * 0.46, s * 0.06, s * 0.75]),
      add(palm, [-s * 0.24, s * 0.05, s * 1.12]),
    ],
    [s * 0.2, s * 0.15, s * 0.04],
    { bone, blend: 0.006, colour: tone },
  )
}

function legsOf(v: V, width: number, y: number, ahead: number): Solid {
  const legs: Solid[] = []
  const count = v.kind === 'crab' ? 3 : 4
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const z = ahead + (0.1 - 0.22 * t) * (v.kind === 'crab' ? 0.9 : 0.8)
    const lean = radians(28 - 66 * t)
    const s = v.legs
    const out = (far: number, h: number): Vec3 => [
      width * 0.82 + Math.cos(lean) * far,
      h,
      z + Math.sin(lean) * far,
    ]
    if (v.kind === 'shrimp')
      legs.push(
        tube(
          [
            [0.04, y - 0.04, 0.2 - i * 0.07],
            [0.07, y - 0.14, 0.24 - i * 0.07],
            [0.06, 0.01, 0.2 - i * 0.07],
          ],
          (w) => 0.014 * (1 - 0.5 * w),
          { corners: 8, smooth: 4 },
        ),
      )
    else
      legs.push(
        tube(
          [out(0, y - 0.02), out(s * 0.45, y + s * 0.3), out(s * 0.8, y * 0.7), out(s, 0.012)],
          (w) => (v.kind === 'crab' ? 0.034 : 0.024) * (1 - 0.68 * w),
          { corners: 10, smooth: 4 },
        ),
      )
  }
  return together(legs).mirrored()
}
