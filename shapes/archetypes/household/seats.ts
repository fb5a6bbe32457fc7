import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, sheet, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, metal, plastic, polished, rubber, wood } from '../../materials/material.ts'
import { atCorners, cushion, pipe, rod, standing, turned } from './forms.ts'

/** Where kings sit. */
export const throne = archetype({
  id: 'throne',
  about: 'A high royal seat with a pointed back, jewels and a velvet cushion',
  skeleton: 'furniture',
  nouns: ['throne', 'royal chair'],
  parameters: {
    top: choice(['pointed', 'round'], 'how the back ends'),
    step: choice(['red', 'none'], 'whether it stands on a step'),
  },
  build: standing((v, look, make) => {
    const gold = look.material('main', metal('#e0ac3c', { roughness: 0.24 }))
    const velvet = look.material('second', cloth('#a3182c', { grain: 0.4 }))
    const gem = look.material('accent', polished('#2f62c9', { metalness: 0, roughness: 0.06 }))
    const arch = (w: number, low: number, high: number): Vec2[] => [
      [-w, low],
      [w, low],
      [w, high * 0.72],
      ...Array.from({ length: 13 }, (_, i): Vec2 => {
        const t = i / 12
        const a = Math.PI * t
        return v.top === 'round'
          ? [Math.cos(a) * w, high * 0.72 + Math.sin(a) * high * 0.26]
          : [w * Math.cos(a) * (1 - 0.35 * Math.sin(a)), high * 0.72 + high * 0.28 * Math.sin(a) ** 1.3]
      }).slice(1, -1),
      [-w, high * 0.72],
    ]
    make.part(
      'back',
      extrude(arch(0.29, 0.1, 1.32), 0.08, { bevel: 0.022, steps: 3 }).move(0, 0, -0.26),
      gold,
    )
    make.part(
      'cushion',
      extrude(arch(0.215, 0.46, 1.18), 0.1, { bevel: 0.04, steps: 4 }).move(0, 0, -0.225),
      velvet,
    )
    const post = turned(
      [
        [0, 0],
        [0.045, 0],
        [0.045, 0.06],
        [0.032, 0.09],
        [0.032, 0.9],
        [0.046, 0.93],
        [0.046, 0.98],
        [0.026, 1],
        [0.05, 1.06],
        [0.03, 1.11],
        [0, 1.17],
      ],
      0.01,
      20,
    )
    make.part('back', post.move(0.3, 0, -0.26).mirrored(), gold)
    make.part('seat', box(0.6, 0.13, 0.58, 0.025).move(0, 0.4, 0.02), gold)
    make.part('seat', box(0.64, 0.035, 0.62, 0.014).move(0, 0.345, 0.02), gold)
    make.part('cushion', cushion(0.5, 0.13, 0.5, 0.4).move(0, 0.49, 0.03), velvet)
    const front = turned(
      [
        [0, 0],
        [0.05, 0],
        [0.055, 0.05],
        [0.03, 0.09],
        [0.036, 0.28],
        [0.05, 0.33],
        [0.05, 0.47],
        [0.03, 0.52],
        [0.034, 0.64],
        [0, 0.66],
      ],
      0.012,
      20,
    )
    make.part('legs', front.move(0.28, 0, 0.27).mirrored(), gold)
    make.part(
      'arms',
      pipe(
        [
          [0.29, 0.74, -0.24],
          [0.3, 0.69, 0],
          [0.29, 0.66, 0.2],
          [0.285, 0.64, 0.29],
        ],
        [0.032, 0.03, 0.034, 0.04],
        5,
      ).mirrored(),
      gold,
    )
    make.part('arms', ball(0.058, 18).move(0.285, 0.655, 0.305).mirrored(), gold)
    // A crest with points, and jewels along the frame.
    const crest = v.top === 'round' ? 1.28 : 1.31
    make.part(
      'crest',
      cone(0.028, 0.11, 14)
        .move(0, crest + 0.06, -0.26)
        .with(ball(0.04, 16).move(0, crest, -0.26)),
      gold,
    )
    make.part('jewels', ball([0.045, 0.06, 0.03], 14).move(0, 1.235, -0.222), gem)
    make.part('jewels', ball([0.024, 0.024, 0.016], 12).move(0, 0.4, 0.312), gem)
    make.part(
      'jewels',
      together([-0.17, 0.17].map((x) => ball([0.02, 0.02, 0.014], 12).move(x, 0.4, 0.312))),
      gem,
    )
    make.part(
      'jewels',
      together(
        [0.55, 0.72, 0.89].map((y) => ball([0.02, 0.024, 0.014], 12).move(0.253, y, -0.222).mirrored()),
      ),
      gem,
    )
    make.part(
      'crest',
      torus(0.05, 0.012, 24, 8).turn(90, 0, 0).scale(0.95, 1.25, 1).move(0, 1.235, -0.222),
      gold,
    )
    if (v.step === 'red') {
      make.part('step', box(0.96, 0.08, 0.92, 0.02).move(0, -0.04, 0.03), gold)
      make.part('carpet', box(0.56, 0.03, 0.96, 0.012).move(0, 0.002, 0.035), velvet)
    }
    make.socket('top', [0, 0.55, 0.05], 0.25).socket('back', [0, 0.55, 0.05], 0.25)
  }),
})

export const officeChair = archetype({
  id: 'office-chair',
  about: 'A swivel chair on castors',
  skeleton: 'furniture',
  nouns: ['office chair', 'desk chair', 'swivel chair', 'gaming chair'],
  parameters: {
    arms: choice(['two', 'none'], 'whether it has arm rests'),
    head: choice(['rest', 'none'], 'whether it has a head rest'),
  },
  rows: { 'gaming chair': { colours: { main: '#20232a', second: '#d8262f' } } },
  build: standing((v, look, make) => {
    const cover = look.material('main', cloth('#3b6fb5', { grain: 0.4 }))
    const trim = look.material('second', plastic('#2a2d33'))
    const chrome = look.material('accent', metal('#c4cad1'))
    const black = rubber('#1c1d20')
    const spoke = tube(
      [
        [0, 0.13, 0.03],
        [0, 0.11, 0.16],
        [0, 0.075, 0.3],
      ],
      [0.034, 0.028, 0.02],
      { smooth: 4, corners: 10 },
    )
    make.part('base', spoke.around(5, 36), chrome)
    const castor = cylinder(0.036, 0.022, { round: 0.008, corners: 18 }).turn(0, 0, 90)
    make.part('wheels', castor.move(0.022, 0.036, 0.3).mirrored().around(5, 36), black)
    make.part(
      'base',
      cylinder(0.045, 0.09)
        .move(0, 0.13, 0)
        .with(cylinder(0.024, 0.3).move(0, 0.28, 0)),
      chrome,
    )
    make.part('column', cylinder(0.036, 0.14, { top: 0.04 }).move(0, 0.24, 0), trim)
    make.part('column', box(0.26, 0.045, 0.26, 0.018).move(0, 0.435, 0), trim)
    make.part(
      'seat',
      cushion(0.52, 0.13, 0.52, 0.45, 36)
        .warp(([x, y, z]) => [x, y + 0.35 * x * x - (z > 0 ? 0.5 * z * z : 0), z])
        .move(0, 0.51, 0.02),
      cover,
    )
    const curved = (one: ReturnType<typeof box>) =>
      one
        .warp(([x, y, z]) => [x, y, z + 0.5 * x * x + 0.06 * Math.sin(y * 5)])
        .turn(-7, 0, 0)
        .move(0, 0.58, -0.25)
    make.part('back', curved(cushion(0.46, 0.56, 0.12, 0.5, 36).move(0, 0.31, 0)), cover)
    make.part('frame', curved(cushion(0.5, 0.6, 0.07, 0.5, 30).move(0, 0.31, -0.035)), trim)
    make.part(
      'frame',
      pipe(
        [
          [0, 0.44, -0.08],
          [0, 0.44, -0.28],
          [0, 0.56, -0.335],
          [0, 0.78, -0.335],
        ],
        0.026,
      ),
      trim,
    )
    if (v.head === 'rest') {
      make.part('back', curved(cushion(0.28, 0.15, 0.09, 0.5, 24).move(0, 0.69, 0.03)), cover)
      make.part('frame', curved(rod([0.05, 0.5, -0.02], [0.05, 0.68, 0.02], 0.012).mirrored()), trim)
    }
    if (v.arms === 'two') {
      make.part(
        'arms',
        pipe(
          [
            [0.14, 0.44, 0],
            [0.29, 0.46, 0],
            [0.3, 0.6, 0],
            [0.3, 0.69, 0],
          ],
          0.018,
        ).mirrored(),
        trim,
      )
      make.part('arms', cushion(0.075, 0.04, 0.28, 0.4, 20).move(0.3, 0.71, 0.02).mirrored(), trim)
    }
    make.socket('top', [0, 0.58, 0.02], 0.24).socket('back', [0, 0.58, 0.02], 0.24)
  }),
})

export const beachChair = archetype({
  id: 'beach-chair',
  about: 'A folding chair with a striped cloth',
  skeleton: 'furniture',
  nouns: ['beach chair', 'deck chair', 'deckchair', 'lounge chair', 'sun lounger'],
  parameters: { pattern: choice(['striped', 'plain'], 'of the cloth') },
  build: standing((v, look, make) => {
    const base = look.material('main', cloth('#e2483d', { grain: 0.5 }))
    const white = look.light('second', '#fbf3e2')
    const timber = look.material('accent', wood('#c58a4e'))
    const striped =
      v.pattern === 'striped'
        ? { ...base, paint: ([x]: Vec3) => (Math.floor(x / 0.09 + 50.5) % 2 === 0 ? white : undefined) }
        : base
    const bar = (a: Vec3, b: Vec3) =>
      tube([a, b], 0.024, {
        outline: [
          [-0.8, -1.1],
          [0.8, -1.1],
          [0.8, 1.1],
          [-0.8, 1.1],
        ],
        flat: true,
      })
    make.part('frame', bar([0.3, 0.02, 0.42], [0.3, 0.98, -0.42]).mirrored(), timber)
    make.part('frame', bar([0.255, 0.02, -0.36], [0.255, 0.4, 0.46]).mirrored(), timber)
    make.part('frame', bar([0.34, 0.05, -0.62], [0.34, 0.66, -0.16]).mirrored(), timber)
    for (const [y, z, w] of [
      [0.96, -0.4, 0.33],
      [0.39, 0.44, 0.29],
      [0.06, 0.38, 0.32],
      [0.05, -0.32, 0.28],
      [0.06, -0.6, 0.36],
    ] as const)
      make.part('frame', rod([-w, y, z], [w, y, z], 0.022), timber)
    make.part(
      'bolts',
      together(
        [
          [0.327, 0.42, 0.07],
          [0.37, 0.62, -0.19],
        ].map(([x = 0, y = 0, z = 0]) =>
          cylinder(0.02, 0.014, { corners: 12 }).turn(0, 0, 90).move(x, y, z).mirrored(),
        ),
      ),
      metal('#b9bfc6'),
    )
    const line = Array.from({ length: 20 }, (_, i): Vec3 => {
      const t = i / 19
      return [
        0,
        0.985 + (0.405 - 0.985) * t - 0.16 * Math.sin(Math.PI * t) ** 1.2,
        -0.415 + 0.86 * t - 0.09 * Math.sin(Math.PI * t),
      ]
    })
    make.part(
      'cloth',
      sheet(
        line.map(([, y, z]) =>
          Array.from(
            { length: 13 },
            (_, j): Vec3 => [(j / 12 - 0.5) * 0.5, y - 0.012 * Math.cos((j / 12 - 0.5) * Math.PI), z],
          ),
        ),
        0.014,
      ),
      striped,
    )
    make.part('cloth', cushion(0.42, 0.14, 0.09, 0.5, 20).turn(-34, 0, 0).move(0, 0.9, -0.31), striped)
    make.socket('top', [0, 0.5, 0.05], 0.24).socket('back', [0, 0.5, 0.05], 0.24)
  }),
})

/** A bag of beans that gives way. */
export const ottoman = archetype({
  id: 'ottoman',
  about: 'A round stuffed seat without a back',
  skeleton: 'furniture',
  nouns: ['ottoman', 'pouf', 'hassock'],
  parameters: {},
  build: standing((_, look, make) => {
    const cover = look.material('main', cloth('#c8567a', { grain: 0.6 }))
    const piping = look.material('second', lacquer('#f2c14e', { roughness: 0.6 }))
    const body = turned(
      [
        [0, 0],
        [0.4, 0],
        [0.5, 0.16],
        [0.5, 0.36],
        [0.4, 0.5],
        [0, 0.53],
      ],
      0.14,
      48,
    ).warp(([x, y, z]) => {
      const a = Math.atan2(x, z)
      const f = 1 - 0.045 * Math.abs(Math.cos(a * 6)) ** 8
      return [x * f, y, z * f]
    })
    make.part('seat', body.move(0, 0.04, 0), cover)
    make.part(
      'piping',
      torus(0.455, 0.014, 48, 8)
        .move(0, 0.485, 0)
        .with(torus(0.43, 0.014, 48, 8).move(0, 0.075, 0)),
      piping,
    )
    make.part('button', ball([0.04, 0.025, 0.04], 14).move(0, 0.568, 0), piping)
    make.part(
      'legs',
      atCorners(cylinder(0.03, 0.13, { top: 0.045 }).move(0.26, 0.005, 0.26)),
      wood('#6a4124'),
    )
    make.socket('top', [0, 0.57, 0], 0.4)
  }),
})
