import { archetype, choice, number } from '../../archetype.ts'
import { inRow } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, loft, torus, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { leather, metal, polished } from '../../materials/material.ts'

/** Blades with a hilt, point up, standing on their pommel; the broad side looks to the front. */
export const sword = archetype({
  id: 'sword',
  about: 'A sword or knife with blade, guard, grip and pommel',
  skeleton: 'tool',
  nouns: ['sword', 'broadsword', 'longsword'],
  parameters: {
    blade: number(0.7, 0.15, 1, 'length of the blade'),
    width: number(0.1, 0.02, 0.18, 'width of the blade'),
    curve: number(0, -0.3, 0.5, 'how far the blade bends back'),
    edge: choice(['double', 'single', 'wavy', 'jagged', 'leaf'], 'what the edge is like'),
    guard: choice(['cross', 'curved', 'disc', 'basket', 'none'], 'kind of guard'),
    guardWidth: number(0.28, 0.05, 0.5, 'width of the guard'),
    grip: number(0.18, 0.08, 0.4, 'length of the grip'),
    pommel: choice(['ball', 'gem', 'disc', 'none'], 'what ends the hilt'),
  },
  rows: {
    'great sword': { values: { blade: 0.78, width: 0.11, grip: 0.24, guardWidth: 0.34 } },
    claymore: { values: { blade: 0.78, width: 0.085, grip: 0.26, guard: 'curved', guardWidth: 0.34 } },
    katana: {
      values: {
        blade: 0.74,
        width: 0.055,
        curve: 0.1,
        edge: 'single',
        guard: 'disc',
        guardWidth: 0.13,
        grip: 0.26,
        pommel: 'none',
      },
      colours: { second: '#2a2f3a', accent: '#b58a3a' },
    },
    rapier: { values: { blade: 0.78, width: 0.022, guard: 'basket', guardWidth: 0.18, grip: 0.15 } },
    scimitar: {
      values: { blade: 0.66, width: 0.11, curve: 0.26, edge: 'single', guard: 'curved', guardWidth: 0.2 },
      colours: { accent: '#d9a93a' },
    },
    sabre: {
      values: { blade: 0.72, width: 0.04, curve: 0.14, edge: 'single', guard: 'basket', guardWidth: 0.16 },
      colours: { accent: '#d9a93a' },
    },
    saber: {
      values: { blade: 0.72, width: 0.04, curve: 0.14, edge: 'single', guard: 'basket', guardWidth: 0.16 },
      colours: { accent: '#d9a93a' },
    },
    cutlass: {
      values: { blade: 0.58, width: 0.085, curve: 0.12, edge: 'single', guard: 'basket', guardWidth: 0.18 },
      colours: { accent: '#d9a93a' },
    },
    gladius: { values: { blade: 0.5, width: 0.09, edge: 'leaf', guard: 'disc', guardWidth: 0.16 } },
    dagger: { values: { blade: 0.42, width: 0.09, grip: 0.2, guardWidth: 0.22, edge: 'leaf' } },
    kris: { values: { blade: 0.5, width: 0.06, edge: 'wavy', guardWidth: 0.18 } },
    machete: {
      values: {
        blade: 0.6,
        width: 0.1,
        edge: 'single',
        curve: 0.05,
        guard: 'none',
        grip: 0.2,
        pommel: 'none',
      },
    },
    blade: { values: { blade: 0.74, width: 0.07 } },
  },
  build(v, look, make) {
    const steel = look.material('main', polished('#c9d1da', { roughness: 0.2 }))
    const wrap = look.material('second', leather('#5b3420', { grain: 0.35 }))
    const brass = look.material('accent', metal('#c79a3f', { roughness: 0.25 }))
    const from = v.pommel === 'none' ? 0.02 : 0.075
    const top = from + v.grip
    make.part('blade', bladeOf(v).move(0, top + 0.02, 0), steel)
    // The grip: a waist, bound with cord.
    const waist = lathe(
      [0, 0.15, 0.5, 0.85, 1].map((t) => [0.021 + 0.006 * Math.sin(t * Math.PI), from + t * v.grip] as const),
      { corners: 18 },
    ).scale(1, 1, 0.78)
    make.part('grip', waist, wrap)
    const turns = Math.max(4, Math.round(v.grip / 0.022))
    make.part(
      'grip',
      inRow(
        torus(0.024, 0.0055, 18, 8)
          .scale(1, 1, 0.82)
          .turn(14, 0, 8)
          .move(0, from + v.grip / turns / 2, 0),
        turns,
        [0, v.grip / turns, 0],
      ),
      wrap,
    )
    for (const one of guardOf(v.guard, v.guardWidth, top)) make.part('guard', one, brass)
    if (v.pommel === 'ball')
      make.part(
        'pommel',
        lathe(
          [
            [0.012, from + 0.008],
            [0.02, from],
            [0.036, from - 0.034],
            [0.024, from - 0.064],
            [0, from - 0.074],
          ].toReversed() as [number, number][],
          { corners: 24 },
        ),
        brass,
      )
    else if (v.pommel === 'disc')
      make.part(
        'pommel',
        cylinder(0.042, 0.03)
          .turn(90, 0, 0)
          .move(0, from - 0.034, 0),
        brass,
      )
    else if (v.pommel === 'gem') {
      make.part(
        'pommel',
        torus(0.03, 0.01)
          .turn(90, 0, 0)
          .move(0, from - 0.035, 0),
        brass,
      )
      make.part(
        'gem',
        ball([0.03, 0.03, 0.02], 12).move(0, from - 0.035, 0),
        polished('#c2203a', { metalness: 0, roughness: 0.08 }),
      )
    }
    make.socket('handle', [0, from + v.grip / 2, 0], 0.03).socket('top', [0, top + v.blade, 0], 0.03)
  },
})

type BladeValues = { blade: number; width: number; curve: number; edge: string }

/** A diamond section with a fuller, swept to the point. */
function bladeOf({ blade, width, curve, edge }: BladeValues) {
  const steps = 40
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const leaf = edge === 'leaf' ? 0.78 + 0.3 * Math.sin(Math.PI * (0.15 + 0.75 * t)) : 1 - 0.22 * t
    const point = Math.min(1, Math.sqrt(Math.max(0, (1 - t) / (edge === 'single' ? 0.16 : 0.14))))
    const half = Math.max(0.0012, (width / 2) * leaf * point)
    const sway = edge === 'wavy' ? Math.sin(t * 22) * width * 0.24 * (1 - t * 0.6) : 0
    const bend = curve * blade * t * t + sway
    const tooth = edge === 'jagged' ? 1 + 0.22 * (((t * 12) % 1) - 0.5) : 1
    const thick = Math.max(0.0008, 0.013 * (1 - 0.5 * t) * Math.min(1, point * 1.4))
    const y = t * blade
    const back = edge === 'single' ? 0.7 : 1
    const ring: Vec3[] = [
      [bend + half * tooth, y, 0],
      [bend + half * 0.42, y, thick],
      [bend + half * 0.14, y, thick * (t < 0.72 ? 0.62 : 1)],
      [bend - half * 0.14, y, thick * (t < 0.72 ? 0.62 : 1)],
      [bend - half * 0.42 * back, y, thick],
      [bend - half * tooth * back, y, edge === 'single' ? thick * 0.7 : 0],
      [bend - half * tooth * back - 1e-4, y, edge === 'single' ? -thick * 0.7 : -1e-5],
      [bend - half * 0.42 * back, y, -thick],
      [bend - half * 0.14, y, -thick * (t < 0.72 ? 0.62 : 1)],
      [bend + half * 0.14, y, -thick * (t < 0.72 ? 0.62 : 1)],
      [bend + half * 0.42, y, -thick],
    ]
    return ring
  })
  return loft(sections)
}

function guardOf(kind: string, width: number, y: number) {
  const half = width / 2
  if (kind === 'none')
    return [
      cylinder(0.03, 0.02)
        .scale(1, 1, 0.6)
        .move(0, y + 0.01, 0),
    ]
  if (kind === 'disc')
    return [
      cylinder(half, 0.016, { round: 0.007 })
        .scale(1, 1, 0.85)
        .move(0, y + 0.012, 0),
      cylinder(0.03, 0.03)
        .scale(1, 1, 0.6)
        .move(0, y + 0.03, 0),
    ]
  const collar = box(0.075, 0.05, 0.042, 0.014).move(0, y + 0.016, 0)
  if (kind === 'curved') {
    const arm = tube(
      [
        [0, y + 0.01, 0],
        [half * 0.55, y + 0.015, 0],
        [half, y + 0.075, 0],
      ],
      [0.02, 0.016, 0.014],
      { smooth: 6, corners: 12 },
    )
    return [
      collar,
      arm.with(arm.mirror()),
      ball(0.021, 14)
        .move(half, y + 0.08, 0)
        .mirrored(),
    ]
  }
  const bar = tube(
    [
      [-half, y + 0.012, 0],
      [-half * 0.4, y + 0.012, 0],
      [0, y + 0.012, 0],
      [half * 0.4, y + 0.012, 0],
      [half, y + 0.012, 0],
    ],
    [0.018, 0.013, 0.017, 0.013, 0.018],
    { smooth: 4, corners: 14 },
  )
  if (kind === 'basket') {
    const bow = tube(
      [
        [half, y + 0.01, 0],
        [half * 0.95, y - 0.09, 0],
        [0.03, y - 0.19, 0],
      ],
      0.009,
      { smooth: 8, corners: 10 },
    )
    return [
      collar,
      bar,
      bow,
      cylinder(half * 0.62, 0.012, { top: half * 0.7 })
        .scale(1, 1, 0.8)
        .move(0, y + 0.03, 0),
    ]
  }
  return [
    collar,
    bar,
    ball(0.022, 14)
      .move(half, y + 0.012, 0)
      .mirrored(),
  ]
}
