import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, sheet, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glowing, grass, lacquer, metal, plastic, rubber, wood } from '../../materials/material.ts'

const steel = metal('#c3c8cf')
const brass = metal('#e6b23f')

/** Wedges of a cone or ring in turning colours: roofs of carousels and stalls. */
function wedges(profile: Vec2[], count: number, colours: readonly [Vec3, Vec3]): Solid {
  const per = 4
  return together(
    Array.from({ length: count }, (_, i) => {
      const from = (2 * Math.PI * i) / count
      const rows = profile.map(([r, y]) =>
        Array.from({ length: per + 1 }, (_, k): Vec3 => {
          const a = from + (2 * Math.PI * k) / (per * count)
          return [Math.sin(a) * Math.max(0.002, r), y, Math.cos(a) * Math.max(0.002, r)]
        }),
      )
      return sheet(rows, 0.016).tinted(colours[i % 2] ?? colours[0])
    }),
  )
}

function horse(detail: number): Solid {
  const blob = new Blob({ detail: 23 * detail, blend: 0.02 })
  blob
    .egg([0, 0, 0], [0.042, 0.046, 0.085])
    .limb([0, 0.02, 0.06], [0, 0.095, 0.1], 0.034, 0.024)
    .limb([0, 0.1, 0.095], [0, 0.075, 0.15], 0.025, 0.016)
    .both((side) =>
      side
        .chain(
          [
            [0.026, -0.02, 0.065],
            [0.026, -0.07, 0.1],
            [0.026, -0.1, 0.075],
          ],
          [0.018, 0.013, 0.012],
        )
        .chain(
          [
            [0.026, -0.02, -0.065],
            [0.026, -0.075, -0.075],
            [0.026, -0.11, -0.11],
          ],
          [0.02, 0.013, 0.012],
        )
        .egg([0.012, 0.125, 0.085], [0.006, 0.016, 0.006], { blend: 0.004 }),
    )
  return blob.solid()
}

export const carousel = archetype({
  id: 'carousel',
  about: 'A carousel with horses under a striped roof',
  skeleton: 'ride',
  nouns: ['carousel', 'merry-go-round', 'merry go round'],
  parameters: {
    horses: number(8, 3, 10, 'how many horses'),
    wedges: number(16, 8, 20, 'stripes of the roof'),
  },
  build(v, look, make) {
    const floor = 0.1
    const base = softened(
      [
        [0, 0],
        [0.56, 0],
        [0.56, 0.045],
        [0.52, 0.055],
        [0.52, floor],
        [0, floor],
      ] as Vec2[],
      0.01,
    )
    make.part('platform', lathe(base, { corners: 48 }), look.material('second', lacquer('#e8c890')))
    make.part('platform', torus(0.525, 0.014, 48, 8).move(0, floor, 0), brass)
    const red = look.light('main', '#d8302f')
    const striped = [red, light('#fff4df')] as const
    const count = Math.round(v.wedges / 2) * 2
    make.part(
      'roof',
      wedges(
        [
          [0.58, 0.66],
          [0.4, 0.745],
          [0.2, 0.86],
          [0.03, 0.97],
        ],
        count,
        striped,
      ),
      look.material('main', plastic('#ffffff', { roughness: 0.6 })),
    )
    make.part(
      'ceiling',
      cylinder(0.56, 0.03, { corners: 48 }).move(0, 0.655, 0),
      look.material('second', lacquer('#f2dcae')),
    )
    const scallop = extrude(
      Array.from(
        { length: 13 },
        (_, i): Vec2 => [Math.cos(radians(180 + 15 * i)) * 0.1, Math.sin(radians(180 + 15 * i)) * 0.09],
      ),
      0.02,
      { bevel: 0.004 },
    )
    const wide = (2 * Math.PI * 0.575) / count / 0.2
    make.part(
      'roof',
      together(
        Array.from({ length: count }, (_, i) =>
          scallop
            .scale(wide, 1, 1)
            .move(0, 0.675, 0.572)
            .turn(0, (360 * (i + 0.5)) / count, 0)
            .tinted(striped[(i + 1) % 2] ?? red),
        ),
      ),
      look.material('main', plastic('#ffffff', { roughness: 0.6 })),
    )
    make.part(
      'pillar',
      lathe(
        [
          [0, floor],
          [0.16, floor],
          [0.13, 0.14],
          [0.12, 0.38],
          [0.14, 0.6],
          [0.2, 0.66],
          [0, 0.66],
        ],
        { corners: 12 },
      ),
      look.material('accent', lacquer('#3f9ac0')),
    )
    const bulbs = together(
      Array.from({ length: count }, (_, i) =>
        ball(0.016, 10)
          .move(0, 0.672, 0.588)
          .turn(0, (360 * i) / count, 0),
      ),
    )
    make.part(
      'lights',
      together([bulbs, ball([0.026, 0.03, 0.026], 14).move(0, 0.985, 0)]),
      glowing('#ffe08a', { glow: 0.8 }),
    )
    const n = Math.round(v.horses)
    const one = horse(look.detail).scale(1.12).turn(0, 90, 0)
    const high = (i: number) => floor + 0.2 + (i % 2 ? 0.07 : 0)
    make.part(
      'horses',
      together(Array.from({ length: n }, (_, i) => one.move(0, high(i), 0.39).turn(0, (360 * i) / n, 0))),
      lacquer('#fbf4ea'),
    )
    const saddle = ball([0.054, 0.034, 0.045], 14).move(0, 0.026, 0)
    const mane = ball([0.016, 0.05, 0.024], 12).turn(0, 0, 24).move(0.085, 0.085, 0)
    const tail = ball([0.04, 0.016, 0.016], 12).turn(0, 0, 40).move(-0.115, 0.0, 0)
    make.part(
      'saddles',
      together(
        Array.from({ length: n }, (_, i) =>
          together([saddle.turn(0, 90, 0), mane, tail])
            .move(0, high(i), 0.39)
            .turn(0, (360 * i) / n, 0),
        ),
      ),
      look.material('accent', lacquer('#e0488a', {})),
    )
    make.part('poles', cylinder(0.01, 0.57, { corners: 8 }).move(0, 0.375, 0.39).around(n), brass)
    make.socket('top', [0, 1, 0], 0.03)
  },
})

export const ferrisWheel = archetype({
  id: 'ferris-wheel',
  about: 'A ferris wheel with cabins',
  skeleton: 'ride',
  nouns: ['ferris wheel', 'big wheel', 'observation wheel', 'london eye'],
  parameters: { cabins: number(10, 6, 16, 'how many cabins') },
  build(v, look, make) {
    const frame = look.material('main', lacquer('#f2f0ea', { roughness: 0.35 }))
    const hub = 0.56
    const r = 0.42
    const rim = (radius: number, z: number, thick: number) =>
      torus(radius, thick, 56, 8).turn(90, 0, 0).move(0, hub, z)
    const n = Math.round(v.cabins)
    const spoke = (z: number) =>
      together(
        Array.from({ length: n }, (_, i) =>
          cylinder(0.007, r, { corners: 6 })
            .move(0, r / 2, 0)
            .turn(0, 0, (360 * i) / n)
            .move(0, hub, z),
        ),
      )
    const cross = together(
      Array.from({ length: n * 2 }, (_, i) =>
        cylinder(0.006, 0.13, { corners: 6 })
          .turn(90, 0, 0)
          .move(0, r, 0)
          .turn(0, 0, (180 * i) / n)
          .move(0, hub, 0),
      ),
    )
    make.part(
      'wheel',
      together(
        [-0.06, 0.06].flatMap((z) => [rim(r, z, 0.013), rim(r * 0.72, z, 0.008), spoke(z)]).concat([cross]),
      ),
      frame,
    )
    make.part(
      'hub',
      cylinder(0.055, 0.2, { corners: 28 }).turn(90, 0, 0).move(0, hub, 0),
      look.material('second', lacquer('#d8362f')),
    )
    const leg = tube(
      [
        [0, hub, 0.13],
        [0.27, 0.05, 0.2],
      ],
      0.022,
      { corners: 12 },
    )
    const brace = tube(
      [
        [-0.14, 0.3, 0.165],
        [0.14, 0.3, 0.165],
      ],
      0.012,
      { corners: 8 },
    )
    make.part(
      'stand',
      together([leg.mirrored(), brace]).mirrored('z'),
      look.material('second', lacquer('#d8362f', {})),
    )
    make.part(
      'base',
      together([
        box(0.8, 0.05, 0.54, 0.014).move(0, 0.025, 0),
        box(0.3, 0.04, 0.3, 0.01).move(0, 0.065, 0),
        box(0.36, 0.03, 0.1, 0.01).move(0, 0.015, 0.3),
      ]),
      plastic('#5f6f86'),
    )
    const colours = ['#e5322d', '#f58a1f', '#fbd02f', '#4fb548', '#2f8fdc', '#8a4fc0']
    const cabin = together([
      lathe(
        softened(
          [
            [0, -0.075],
            [0.045, -0.075],
            [0.058, -0.045],
            [0.058, -0.02],
            [0, -0.02],
          ] as Vec2[],
          0.008,
        ),
        { corners: 20 },
      ),
      lathe(
        [
          [0, 0.02],
          [0.064, 0.02],
          [0.058, 0.032],
          [0.02, 0.055],
          [0, 0.058],
        ],
        { corners: 20 },
      ),
    ])
    const glazing = cylinder(0.05, 0.05, { corners: 20 })
    const places = Array.from({ length: n }, (_, i): Vec3 => {
      const a = radians((360 * i) / n)
      return [Math.sin(a) * r, hub + Math.cos(a) * r - 0.05, 0]
    })
    make.part(
      'cabins',
      together(
        places.map((place, i) =>
          cabin
            .at(place)
            .tinted(
              light(look.asked('accent') ? look.colour('accent', '#e5322d') : (colours[i % 6] ?? '#e5322d')),
            ),
        ),
      ),
      look.material('accent', lacquer('#ffffff', { roughness: 0.35 })),
    )
    make.part(
      'windows',
      together(places.map((place) => glazing.at(place))),
      plastic('#bfe6f5', { roughness: 0.1 }),
    )
    make.part(
      'lights',
      together(
        Array.from({ length: n * 2 }, (_, i) =>
          ball(0.014, 8)
            .move(0, r, 0.076)
            .turn(0, 0, (180 * i) / n)
            .move(0, hub, 0),
        ),
      ).mirrored('z'),
      glowing('#ffe08a', { glow: 0.8 }),
    )
    make.socket('top', [0, hub + r, 0], 0.05)
  },
})

export const swing = archetype({
  id: 'swing',
  about: 'A swing set, or a slide',
  skeleton: 'ride',
  nouns: ['swing', 'swing set', 'swings'],
  parameters: {
    seats: number(2, 1, 4, 'how many seats'),
    pushed: number(0.3, 0, 1, 'how far one of them swings'),
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#e0402f', { roughness: 0.35 }))
    const [half, top] = [0.46, 0.78]
    make.part(
      'frame',
      tube(
        [
          [-half - 0.04, top, 0],
          [half + 0.04, top, 0],
        ],
        0.026,
        { corners: 14 },
      ),
      paint,
    )
    const leg = tube(
      [
        [half, top, 0],
        [half + 0.05, 0.015, 0.3],
      ],
      0.023,
      { corners: 14 },
    )
    const bar = tube(
      [
        [half + 0.025, 0.4, -0.16],
        [half + 0.025, 0.4, 0.16],
      ],
      0.016,
      { corners: 10 },
    )
    make.part('frame', together([leg, leg.mirror('z'), bar]).mirrored(), paint)
    make.part(
      'feet',
      box(0.09, 0.024, 0.09, 0.008)
        .move(half + 0.05, 0.012, 0.3)
        .mirrored()
        .mirrored('z'),
      rubber('#4a4a50'),
    )
    const seats = Math.round(v.seats)
    const seat = look.material('second', plastic('#2f78c8'))
    for (let i = 0; i < seats; i++) {
      const x = (i - (seats - 1) / 2) * ((half * 1.7) / Math.max(2, seats))
      const angle = i === 0 ? -26 * v.pushed : 8 * v.pushed
      const put = (solid: Solid) => solid.turn(angle, 0, 0).move(x, top, 0)
      const ropes = [-0.095, 0.095].map((s) =>
        tube(
          [
            [s, 0, 0],
            [s, -0.55, 0],
          ],
          0.008,
          { corners: 7 },
        ),
      )
      make.part(
        'chains',
        put(
          together([
            ...ropes,
            torus(0.02, 0.008, 14, 7).turn(90, 0, 0).move(-0.095, -0.015, 0),
            torus(0.02, 0.008, 14, 7).turn(90, 0, 0).move(0.095, -0.015, 0),
          ]),
        ),
        steel,
      )
      const bent = box(0.24, 0.03, 0.12, 0.012).warp(([a, b, c]) => [a, b + 0.9 * a * a, c])
      make.part('seats', put(bent.move(0, -0.562, 0)), seat)
    }
    make.part('ground', box(1.16, 0.016, 0.74, 0.006).move(0, 0.008, 0), grass('#79a84a'))
    make.socket('top', [0, top, 0], 0.05)
  },
})

export const slide = archetype({
  id: 'slide',
  about: 'A slide with a ladder',
  skeleton: 'ride',
  nouns: ['slide', 'playground slide', 'playground'],
  parameters: {
    kind: choice(['straight', 'wavy'], 'how it runs'),
    roof: number(0, 0, 1, 'a roof over its top'),
  },
  rows: { playground: { values: { roof: 1, kind: 'wavy' } } },
  build(v, look, make) {
    const paint = look.material('main', plastic('#f2c21f', { roughness: 0.3 }))
    const blue = look.material('second', lacquer('#2f78c8', { roughness: 0.35 }))
    const top = 0.6
    const run = Array.from({ length: 26 }, (_, i): Vec3 => {
      const t = i / 25
      const fall = t < 0.12 ? 0 : t > 0.86 ? 1 : ((t - 0.12) / 0.74) ** 1.1
      const wave = v.kind === 'wavy' ? 0.045 * Math.sin(t * 13) * Math.sin(Math.PI * t) : 0
      return [0, top - (top - 0.07) * fall + wave, -0.14 + 0.78 * t]
    })
    const smooth = run.map(
      (point, i): Vec3 => [
        0,
        ((run[i - 1] ?? point)[1] + 2 * point[1] + (run[i + 1] ?? point)[1]) / 4,
        point[2],
      ],
    )
    const bed = smooth.map(([, y, z]) =>
      [-0.15, -0.145, -0.13, -0.06, 0.06, 0.13, 0.145, 0.15].map(
        (x): Vec3 => [x, y + (Math.abs(x) > 0.14 ? 0.075 : Math.abs(x) > 0.1 ? 0.012 : 0), z],
      ),
    )
    make.part('slide', sheet(bed, 0.022), paint)
    make.part(
      'slide',
      tube(
        smooth.map(([, y, z]): Vec3 => [0.15, y + 0.078, z]),
        0.017,
        { corners: 10 },
      ).mirrored(),
      paint,
    )
    const pole = cylinder(0.02, top + 0.16, { corners: 12 })
    make.part(
      'frame',
      together([
        pole.move(0.17, (top + 0.16) / 2, -0.14),
        pole.move(0.17, (top + 0.16) / 2, -0.34),
      ]).mirrored(),
      blue,
    )
    make.part('frame', box(0.36, 0.03, 0.24, 0.008).move(0, top - 0.014, -0.24), blue)
    const ladder = together([
      tube(
        [
          [0.14, top + 0.15, -0.35],
          [0.14, top + 0.02, -0.36],
          [0.14, 0.015, -0.56],
        ],
        0.017,
        { corners: 10 },
      ).mirrored(),
      ...Array.from({ length: 6 }, (_, i) => {
        const t = (i + 0.6) / 6.4
        return box(0.28, 0.018, 0.05, 0.006).move(0, top * t, -0.56 + 0.2 * t)
      }),
    ])
    make.part('ladder', ladder, look.material('accent', lacquer('#d8362f')))
    make.part(
      'frame',
      tube(
        [
          [0.17, top + 0.14, -0.34],
          [0.17, top + 0.14, -0.14],
        ],
        0.015,
        { corners: 10 },
      ).mirrored(),
      blue,
    )
    make.part(
      'frame',
      tube(
        [
          [0, 0.01, 0.46],
          [0, 0.12, 0.46],
        ],
        0.022,
        { corners: 12 },
      )
        .move(0.1, 0, 0)
        .mirrored(),
      blue,
    )
    if (v.roof > 0.3) {
      make.part(
        'frame',
        cylinder(0.016, 0.3, { corners: 10 })
          .move(0.17, top + 0.28, -0.14)
          .with(cylinder(0.016, 0.3, { corners: 10 }).move(0.17, top + 0.28, -0.34))
          .mirrored(),
        blue,
      )
      make.part(
        'roof',
        lathe(
          [
            [0, 0],
            [0.32, 0],
            [0.3, 0.02],
            [0, 0.22],
          ],
          { corners: 4 },
        )
          .turn(0, 45, 0)
          .scale(1, 1, 0.86)
          .move(0, top + 0.4, -0.24),
        look.material('accent', lacquer('#d8362f', {})),
      )
    }
    make.part('ground', box(0.6, 0.016, 1.3, 0.006).move(0, 0.008, 0.03), grass('#79a84a'))
    make.socket('top', [0, top, -0.24], 0.1)
  },
})
export const ladder = archetype({
  id: 'ladder',
  about: 'A wooden ladder',
  skeleton: 'timber',
  nouns: ['ladder', 'wooden ladder', 'rung ladder'],
  parameters: {
    rungs: number(8, 3, 14, 'how many rungs'),
    step: number(0, 0, 1, 'a stepladder that stands by itself'),
  },
  rows: { stepladder: { values: { step: 1, rungs: 6 } }, 'step ladder': { values: { step: 1, rungs: 6 } } },
  build(v, look, make) {
    const timber = look.material('main', wood('#c08a4a', { grain: 0.6 }))
    const second = look.material('second', wood('#dcae6c', { grain: 0.6 }))
    const n = Math.round(v.rungs)
    const stile = box(0.045, 1, 0.05, 0.01).move(0.15, 0.5, 0)
    const lean = v.step > 0.3 ? 14 : 8
    const settled = (solid: Solid, turn: number) =>
      solid.turn(turn, 0, 0).move(0, 0.025 * Math.sin(radians(Math.abs(turn))), 0)
    const rungs = Array.from({ length: n }, (_, i) =>
      (v.step > 0.3
        ? box(0.29, 0.024, 0.1, 0.006)
        : cylinder(0.018, 0.36, { corners: 12 }).turn(0, 0, 90)
      ).move(0, (i + 0.75) / (n + 0.4), 0),
    )
    make.part('sides', settled(stile.mirrored().taper(1.1, 0.9), -lean), timber)
    make.part('rungs', settled(together(rungs), -lean), second)
    if (v.step > 0.3) {
      const top = Math.cos(radians(lean))
      const back = settled(stile.mirrored().with(box(0.3, 0.03, 0.03, 0.006).move(0, 0.3, 0)), lean).move(
        0,
        0,
        -2 * Math.sin(radians(lean)) - 0.02,
      )
      make.part('sides', back, timber)
      make.part(
        'rungs',
        box(0.4, 0.035, 0.2, 0.01).move(0, top + 0.012, -Math.sin(radians(lean)) - 0.01),
        second,
      )
    }
    make.socket('top', [0, 1, -0.15], 0.1)
  },
})
