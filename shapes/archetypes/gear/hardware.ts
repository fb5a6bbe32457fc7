import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  circle,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { clay, lacquer, metal, plastic, polished, rubber, wornMetal } from '../../materials/material.ts'

/** A line that winds about the y axis. */
const winding = (
  turns: number,
  from: number,
  to: number,
  radius: (way: number) => number,
  steps = 18,
): Vec3[] =>
  Array.from({ length: Math.round(turns * steps) + 1 }, (_, i) => {
    const way = i / Math.round(turns * steps)
    const a = way * turns * 2 * Math.PI
    return [Math.cos(a) * radius(way), from + (to - from) * way, Math.sin(a) * radius(way)]
  })

/** What holds boards together: screw, nail, bolt, hook and spring. */
export const fastener = archetype({
  id: 'fastener',
  about: 'A screw, nail, bolt with its nut, hook, or coil spring, larger than life',
  skeleton: 'tool',
  nouns: ['screw'],
  parameters: {
    kind: choice(['screw', 'nail', 'bolt', 'nut', 'hook', 'spring'], 'which it is'),
    turns: number(9, 4, 16, 'how often its thread or wire goes round'),
  },
  rows: {
    nail: { values: { kind: 'nail' } },
    'iron nail': { values: { kind: 'nail' } },
    bolt: { values: { kind: 'bolt' } },
    'nuts and bolts': { values: { kind: 'bolt' } },
    'nut and bolt': { values: { kind: 'bolt' } },
    'hex nut': { values: { kind: 'nut' } },
    hook: { values: { kind: 'hook' } },
    'metal hook': { values: { kind: 'hook' } },
    'crane hook': { values: { kind: 'hook' } },
    spring: { values: { kind: 'spring', turns: 7 } },
    'coil spring': { values: { kind: 'spring', turns: 7 } },
    'metal spring': { values: { kind: 'spring', turns: 7 } },
  },
  build(v, look, make) {
    const steel = look.material('main', metal('#b4bac2', { roughness: 0.28 }))
    const turns = Math.round(v.turns)
    if (v.kind === 'spring') {
      make.part(
        'spring',
        tube(
          winding(turns, 0.045, 0.955, () => 0.26, 28),
          0.042,
          { corners: 12 },
        ),
        steel,
      )
      make.socket('top', [0, 1, 0], 0.26)
      return
    }
    if (v.kind === 'hook') {
      const bend = Array.from({ length: 17 }, (_, i): Vec3 => {
        const a = radians(90 - (255 * i) / 16)
        return [Math.cos(a) * 0.25, 0.31 + Math.sin(a) * 0.25, 0]
      })
      make.part(
        'hook',
        together([
          tube(
            [[0, 0.78, 0], [0, 0.66, 0], ...bend.slice(1)],
            (way) =>
              way > 0.84 ? 0.07 - 0.066 * ((way - 0.84) / 0.16) : 0.05 + 0.02 * Math.sin(way * Math.PI),
            { smooth: 3, corners: 18 },
          ),
          torus(0.11, 0.04, 32, 12).turn(90, 0, 0).move(0, 0.9, 0),
        ]),
        look.material('main', wornMetal('#8f959e')),
      )
      make.socket('top', [0, 1.05, 0], 0.1)
      return
    }
    const hexagon = roundedOutline(circle(0.25, 6), 0.015, 2)
    if (v.kind === 'nut') {
      make.part(
        'nut',
        extrude(hexagon, 0.22, { bevel: 0.02, holes: [circle(0.135, 32)] })
          .scale(1.6)
          .turn(0, 0, 30)
          .with(
            tube(
              winding(4, -0.15, 0.15, () => 0.216),
              0.014,
              { corners: 6 },
            ).turn(90, 0, 0),
          ),
        steel,
      )
      make.socket('top', [0, 0.7, 0], 0.2)
      return
    }
    if (v.kind === 'bolt') {
      make.part(
        'bolt',
        together([
          extrude(hexagon, 0.17, { bevel: 0.02 }).turn(90, 0, 0).move(0, 0.085, 0),
          cylinder(0.115, 0.86, { round: 0.02 }).move(0, 0.55, 0),
          tube(
            winding(turns + 2, 0.34, 0.96, () => 0.115),
            0.02,
            { corners: 6 },
          ),
        ]),
        steel,
      )
      make.part(
        'nut',
        extrude(hexagon, 0.16, { bevel: 0.02, holes: [circle(0.11, 24)] })
          .turn(90, 18, 0)
          .move(0, 0.66, 0),
        look.material('second', polished('#d6a84e', { roughness: 0.25 })),
      )
      make.socket('top', [0, 0.98, 0], 0.1)
      return
    }
    if (v.kind === 'nail') {
      make.part(
        'nail',
        together([
          lathe(
            softened(
              [
                [0, 0],
                [0.05, 0.14],
                [0.05, 0.93],
                [0.09, 0.955],
                [0.17, 0.96],
                [0.175, 1],
                [0, 1.005],
              ],
              0.008,
            ),
            { corners: 24 },
          ),
          ...[0.8, 0.83, 0.86, 0.89].map((y) => torus(0.05, 0.007, 24, 6).move(0, y, 0)),
        ]).turn(0, 0, -14),
        steel,
      )
      make.socket('top', [0.24, 0.98, 0], 0.17)
      return
    }
    const core = (way: number) => 0.016 + 0.075 * Math.min(1, way * 3.2)
    const slot = (turn: number) => box(0.26, 0.07, 0.05, 0.008).turn(0, turn, 0).move(0, 1, 0)
    make.part(
      'screw',
      together([
        lathe(
          softened(
            [
              [0, 0],
              [0.016, 0.02],
              [0.085, 0.26],
              [0.09, 0.8],
              [0.11, 0.88],
              [0.25, 0.96],
              [0.25, 0.985],
              [0, 1],
            ],
            0.008,
          ),
          {
            corners: 36,
          },
        ).minus(slot(0), slot(90)),
        tube(
          winding(turns, 0.03, 0.78, (way) => core(way) + 0.012, 24),
          (way) => 0.014 + 0.018 * Math.min(1, way * 3),
          { corners: 6 },
        ),
      ]),
      steel,
    )
    make.socket('top', [0, 1, 0], 0.2)
  },
})

/** A brick of clay, or a bar of gold. */
export const ingot = archetype({
  id: 'ingot',
  about: 'A brick with holes, or a bar of gold, alone or stacked',
  skeleton: 'treasure',
  nouns: ['gold bar', 'gold ingot', 'bar of gold', 'ingot', 'bullion'],
  parameters: {
    kind: choice(['ingot', 'brick'], 'which it is'),
    count: number(1, 1, 6, 'how many are stacked'),
  },
  rows: {
    'gold bars': { values: { count: 6 } },
    'stack of gold bars': { values: { count: 6 } },
    'silver bar': { colours: { main: '#d9dde2' } },
    'metal bar': { colours: { main: '#a9b0b8' } },
    brick: { values: { kind: 'brick' } },
    'clay brick': { values: { kind: 'brick' } },
    'stack of bricks': { values: { kind: 'brick', count: 6 } },
    'pile of bricks': { values: { kind: 'brick', count: 6 } },
  },
  build(v, look, make) {
    const isBrick = v.kind === 'brick'
    const count = Math.round(v.count)
    const [long, tall, deep] = isBrick ? [0.98, 0.3, 0.46] : [0.98, 0.24, 0.42]
    const holes = inRow(cylinder(0.07, 1, { corners: 20 }), 3, [0.27, 0, 0]).move(-0.27, tall / 2, 0)
    const one = isBrick
      ? box(long, tall, deep, 0.018)
          .move(0, tall / 2, 0)
          .minus(holes)
      : box(long, tall, deep, 0.03)
          .taper(1, 0.78)
          .move(0, tall / 2, 0)
          // Its stamp is sunk into the top.
          .minus(
            extrude(
              roundedOutline(
                [
                  [-0.25, -0.09],
                  [0.25, -0.09],
                  [0.25, 0.09],
                  [-0.25, 0.09],
                ],
                0.03,
              ),
              0.03,
            )
              .turn(90, 0, 0)
              .move(0, tall, 0),
          )
    const stamp = (['I', 'II', 'III', 'IIII'] as const).map((_, i) =>
      box(0.03, 0.012, 0.1, 0.004).move(-0.12 + i * 0.08, tall - 0.012, 0),
    )
    // Three below, two across them, one on top.
    const small = count > 1 ? 0.62 : 1
    const places = Array.from({ length: count }, (_, i): { at: Vec3; turn: number } => {
      const gap = deep * 1.08 * small
      if (i < 3) return { at: [0, 0, (i - Math.min(1, (count - 1) / 2)) * gap], turn: 0 }
      if (i < 5) return { at: [(i === 3 ? -0.5 : 0.5) * gap, tall * small, 0], turn: 90 }
      return { at: [0, 2 * tall * small, 0], turn: 0 }
    })
    const placed = (solid: typeof one) =>
      together(places.map(({ at, turn }) => solid.scale(small).turn(0, turn, 0).at(at)))
    const stuff = isBrick
      ? look.material('main', clay('#a9472f', { relief: 0.7 }))
      : look.material('main', polished('#ffc23c', { roughness: 0.2 }))
    make.part(isBrick ? 'brick' : 'bar', placed(one), stuff)
    if (!isBrick)
      make.part(
        'stamp',
        placed(together(stamp)),
        look.material('main', polished('#e2a01f', { roughness: 0.3 })),
      )
    make.socket('top', [0, tall, 0], 0.3)
  },
})

export const battery = archetype({
  id: 'battery',
  about: 'A round battery with its two poles',
  skeleton: 'tool',
  nouns: [
    'battery',
    'aa battery',
    'alkaline battery',
    'energy cell',
    'power cell',
    'fuel cell',
    'power pack',
  ],
  parameters: { thick: number(0.2, 0.12, 0.34, 'its radius against a height of one') },
  build(v, look, make) {
    const r = v.thick
    const white = look.light('accent', '#ffffff')
    make.part('case', cylinder(r, 0.66, { round: 0.012, corners: 48 }).move(0, 0.345, 0), {
      ...look.material('main', lacquer('#1f2126', { roughness: 0.25 })),
      // Plus, minus and a bolt, printed on its front and back.
      paint: ([x, y, z], n) => {
        if (Math.abs(n[1]) > 0.5) return undefined
        const u = Math.atan2(x, Math.abs(z)) * r
        const plus = Math.abs(u) < 0.075 && Math.abs(y - 0.57) < 0.02
        const cross = Math.abs(u) < 0.02 && Math.abs(y - 0.57) < 0.075
        const minus = Math.abs(u) < 0.075 && Math.abs(y - 0.11) < 0.018
        const d = y - 0.34
        const bolt =
          Math.abs(d) < 0.13 &&
          Math.abs(u + d * 0.45 - (d > 0 ? 0.05 : -0.05)) < 0.055 * (1 - Math.abs(d) / 0.14) + 0.012
        return plus || cross || minus || bolt ? white : undefined
      },
    })
    make.part(
      'top',
      cylinder(r, 0.24, { round: 0.02, corners: 48 }).move(0, 0.795, 0),
      look.material('second', polished('#d98a3a', { roughness: 0.22 })),
    )
    make.part(
      'poles',
      together([
        cylinder(r * 0.42, 0.1, { round: 0.02 }).move(0, 0.95, 0),
        cylinder(r * 0.86, 0.03, { round: 0.008 }).move(0, 0.015, 0),
      ]),
      metal('#c9ced4'),
    )
    make.socket('top', [0, 1, 0], r)
  },
})

/** A button of a coat: a disc with a rim and holes. */
export const button = archetype({
  id: 'button',
  about: 'A round sewing button with holes and a thread through them',
  skeleton: 'tool',
  nouns: ['button', 'coat button', 'shirt button', 'sewing button'],
  parameters: { holes: choice(['four', 'two'], 'how many holes') },
  build(v, look, make) {
    const places: Vec2[] =
      v.holes === 'four'
        ? [
            [-0.11, 0.11],
            [0.11, 0.11],
            [-0.11, -0.11],
            [0.11, -0.11],
          ]
        : [
            [-0.12, 0],
            [0.12, 0],
          ]
    const disc = lathe(
      softened(
        [
          [0, -0.05],
          [0.42, -0.05],
          [0.5, 0],
          [0.5, 0.04],
          [0.45, 0.085],
          [0.4, 0.075],
          [0.35, 0.03],
          [0, 0.02],
        ],
        0.02,
      ),
      { corners: 64 },
    )
      .turn(90, 0, 0)
      .minus(...places.map(([x, y]) => cylinder(0.055, 0.5, { corners: 20 }).turn(90, 0, 0).move(x, y, 0)))
    make.part('button', disc.turn(-16, 0, 0), look.material('main', plastic('#c8342f', { roughness: 0.25 })))
    const pairs: [Vec2, Vec2][] =
      v.holes === 'four'
        ? [
            [places[0] ?? [0, 0], places[3] ?? [0, 0]],
            [places[1] ?? [0, 0], places[2] ?? [0, 0]],
          ]
        : [[places[0] ?? [0, 0], places[1] ?? [0, 0]]]
    make.part(
      'thread',
      together(
        pairs.map(([a, b]) =>
          tube(
            [
              [a[0], a[1], -0.04],
              [a[0], a[1], 0.035],
              [0, 0, 0.065],
              [b[0], b[1], 0.035],
              [b[0], b[1], -0.04],
            ],
            0.026,
            { smooth: 5, corners: 8 },
          ),
        ),
      ).turn(-16, 0, 0),
      look.material('second', rubber('#f3ead6')),
    )
    make.socket('front', [0, 0.5, 0.06], 0.4)
  },
})

export const whistle = archetype({
  id: 'whistle',
  about: 'A whistle with a ring and a ball in it',
  skeleton: 'tool',
  nouns: ['whistle', "referee's whistle", 'referee whistle'],
  parameters: { mouth: number(0.52, 0.36, 0.7, 'how long its mouthpiece is') },
  build(v, look, make) {
    const r = 0.27
    const rim = Array.from({ length: 29 }, (_, i): Vec2 => {
      const a = radians(90 + (270 * i) / 28)
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    const outline: Vec2[] = [...rim, [r, 0.05], [v.mouth + 0.1, 0.09], [v.mouth + 0.1, r]]
    const cut = box(0.13, 0.3, 0.2, 0.01)
      .turn(0, 0, -32)
      .move(0.2, r + 0.05, 0)
    make.part(
      'whistle',
      extrude(outline, 0.3, { bevel: 0.025 }).minus(
        cut,
        box(0.3, 0.07, 0.2, 0.01).move(v.mouth + 0.1, 0.19, 0),
      ),
      look.material('main', polished('#d3d8de', { roughness: 0.16 })),
    )
    make.part('ball', ball(0.085, 18).move(0.15, 0.17, 0), look.material('accent', rubber('#d8573a')))
    make.part(
      'ring',
      together([
        torus(0.1, 0.02, 30, 10)
          .turn(90, 0, 0)
          .move(-r - 0.1, 0.06, 0),
        ball([0.05, 0.045, 0.045], 14).move(-r, 0.06, 0),
      ]),
      look.material('second', metal('#a9b0b8')),
    )
    make.socket('top', [0, r, 0], 0.2)
  },
})
