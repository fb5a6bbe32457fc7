import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, roundedOutline, softened, tube } from '../../geometry/solids.ts'
import { dot, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, lacquer, leather, marble, type Paint, plastic } from '../../materials/material.ts'

const seamOf = (
  centre: Vec3,
  lines: (p: Vec3) => number,
  width: number,
  colour: Vec3,
  other?: (p: Vec3) => Vec3 | undefined,
): Paint => {
  return ([x, y, z]) => {
    const p = unit([x - centre[0], y - centre[1], z - centre[2]])
    return Math.abs(lines(p)) < width ? colour : other?.(p)
  }
}

/** Twelve points around a ball, and where a soccer ball has its black patches. */
const corners12: Vec3[] = (() => {
  const g = (1 + Math.sqrt(5)) / 2
  const all: Vec3[] = []
  for (const a of [-1, 1])
    for (const b of [-g, g]) all.push(unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a]))
  return all
})()

/** Balls of all sports: one shape, many paints. */
export const sportsBall = archetype({
  id: 'ball',
  about: 'A ball as it is used in a sport',
  skeleton: 'toy',
  nouns: ['ball'],
  parameters: {
    kind: choice(
      [
        'beach',
        'soccer',
        'basketball',
        'tennis',
        'baseball',
        'volleyball',
        'bowling',
        'golf',
        'eight',
        'plain',
      ],
      'which sport it is for',
    ),
    long: number(1, 0.8, 1.7, 'how long it is; above 1 it is an egg'),
  },
  rows: {
    'soccer ball': { values: { kind: 'soccer' }, colours: { main: '#f4f4f2' } },
    football: { values: { kind: 'soccer' }, colours: { main: '#f4f4f2' } },
    'beach ball': { values: { kind: 'beach' } },
    basketball: { values: { kind: 'basketball' }, colours: { main: '#e0701c' } },
    'tennis ball': { values: { kind: 'tennis' }, colours: { main: '#cfe03a' } },
    baseball: { values: { kind: 'baseball' }, colours: { main: '#f6f2e8' } },
    volleyball: { values: { kind: 'volleyball' }, colours: { main: '#f4f0e2' } },
    'bowling ball': { values: { kind: 'bowling' }, colours: { main: '#26309c' } },
    'golf ball': { values: { kind: 'golf' }, colours: { main: '#f8f8f6' } },
    'billiard ball': { values: { kind: 'eight' }, colours: { main: '#16161a' } },
    'eight ball': { values: { kind: 'eight' }, colours: { main: '#16161a' } },
    'pool ball': { values: { kind: 'eight' }, colours: { main: '#16161a' } },
    'rugby ball': { values: { kind: 'plain', long: 1.55 }, colours: { main: '#b5521f' } },
    'american football': { values: { kind: 'plain', long: 1.6 }, colours: { main: '#7a3f20' } },
    marble: { values: { kind: 'plain' }, colours: { main: '#3a8fd0' } },
    snowball: { values: { kind: 'plain' }, colours: { main: '#f4f8fc' } },
  },
  build(v, look, make) {
    const centre: Vec3 = [0, 0.5, 0]
    const black = light('#1a1a1c')
    const second = look.light('second', '#e23b3b')
    const stuff =
      { basketball: leather, tennis: cloth, baseball: leather, volleyball: leather, soccer: leather }[
        v.kind as string
      ] ?? lacquer
    const base = look.material('main', stuff('#f4f4f2', { grain: 0.5, relief: 0.6 }))
    const twist = (p: Vec3) => p[2] * 0.62 - 0.75 * (p[0] * p[0] - p[1] * p[1])
    const paints: Record<string, Paint | undefined> = {
      soccer: ([x, y, z]) => {
        const p = unit([x, y - 0.5, z])
        const near = corners12.map((corner) => dot(p, corner)).toSorted((a, b) => b - a)
        const [first = 0, next = 0] = near
        if (first > 0.935) return black
        // Seams run between patches, where two are equally near.
        return first < 0.9 && Math.abs(first - next) < 0.014 ? light('#8a8a8c') : undefined
      },
      beach: ([x, y, z]) => {
        const p = unit([x, y - 0.5, z])
        if (Math.abs(p[1]) > 0.96) return light('#ffffff')
        const wedge = Math.floor(((Math.atan2(p[0], p[2]) + Math.PI) / (2 * Math.PI)) * 6)
        return [
          light('#e23b3b'),
          light('#ffffff'),
          light('#f2c230'),
          light('#ffffff'),
          light('#2f8fd8'),
          light('#ffffff'),
        ][wedge % 6]
      },
      basketball: seamOf(
        centre,
        (p) =>
          Math.min(
            Math.abs(p[0]),
            Math.abs(p[1]),
            Math.abs(Math.hypot(p[0] - Math.sign(p[0]) * 1.05, p[2]) - 0.75) * 0.8,
          ),
        0.02,
        black,
      ),
      tennis: seamOf(centre, twist, 0.035, light('#f4f4ee')),
      baseball: seamOf(centre, twist, 0.022, light('#c8202c')),
      volleyball: seamOf(
        centre,
        (p) => Math.min(...[0, 1, 2].map((k) => Math.abs(Math.abs(p[k as 0 | 1 | 2]) - 0.33))),
        0.018,
        light('#5a5a62'),
        (p) => (Math.abs(p[0]) > Math.max(Math.abs(p[1]), Math.abs(p[2])) ? second : undefined),
      ),
      bowling: ([x, y, z]) =>
        [
          [-0.08, 0.94],
          [0.08, 0.94],
          [0, 0.82],
        ].some(([a = 0, b = 0]) => Math.hypot(x - a, y - b) < 0.045 && z > 0)
          ? black
          : undefined,
      eight: ([x, y, z]) => {
        const far = Math.hypot(x, y - 0.58)
        if (z < 0 || far > 0.2) return undefined
        const inEight =
          Math.abs(Math.hypot(x, y - 0.63) - 0.05) < 0.018 || Math.abs(Math.hypot(x, y - 0.52) - 0.06) < 0.018
        return inEight ? black : light('#f6f6f2')
      },
    }
    const paint = paints[v.kind as string]
    const round = ball(0.5, 44)
    const shaped =
      v.kind === 'golf'
        ? round.warp((p) => {
            const u = unit(p)
            const dimple = Math.cos(u[0] * 24) * Math.cos(u[1] * 24) * Math.cos(u[2] * 24)
            return [
              p[0] * (1 - 0.018 * Math.max(0, dimple)),
              p[1] * (1 - 0.018 * Math.max(0, dimple)),
              p[2] * (1 - 0.018 * Math.max(0, dimple)),
            ]
          })
        : round
    const tip =
      v.long > 1.2
        ? shaped.warp(([x, y, z]) => [x * v.long * (1 + 0.08 * Math.abs(x)), y * 0.9, z * 0.9]).scale(0.7)
        : shaped
    make.part('ball', tip.grounded(), paint ? { ...base, paint } : base)
    if (v.long > 1.2) {
      make.part(
        'laces',
        together([-2, -1, 0, 1, 2].map((i) => box(0.012, 0.012, 0.08, 0.005).move(i * 0.05, 0.632, 0))).with(
          box(0.28, 0.01, 0.014, 0.004).move(0, 0.632, 0),
        ),
        plastic('#ffffff'),
      )
      make.part(
        'stripes',
        together(
          [-1, 1].map((s) =>
            cylinder(0.262, 0.022, { round: 0.002, corners: 36 })
              .turn(0, 0, 90)
              .move(s * 0.3, 0.315, 0),
          ),
        ),
        plastic('#ffffff'),
      )
    }
    make.socket('top', [0, 1, 0], 0.3)
  },
})

export const die = archetype({
  id: 'dice',
  about: 'A die with its pips',
  skeleton: 'toy',
  nouns: ['die', 'dice'],
  parameters: { round: number(0.14, 0.02, 0.3, 'how rounded it is') },
  build(v, look, make) {
    make.part(
      'die',
      box(1, 1, 1, v.round).move(0, 0.5, 0),
      look.material('main', plastic('#f6f3ea', { roughness: 0.25 })),
    )
    const dotSolid = ball([0.088, 0.02, 0.088], 18)
    const spots: Record<number, Vec2[]> = {
      1: [[0, 0]],
      2: [
        [-1, -1],
        [1, 1],
      ],
      3: [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
      4: [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ],
      5: [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ],
      6: [
        [-1, -1],
        [-1, 0],
        [-1, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    }
    const sides: [number, Vec3][] = [
      [1, [0, 0, 0]],
      [6, [180, 0, 0]],
      [2, [90, 0, 0]],
      [5, [-90, 0, 0]],
      [3, [0, 0, -90]],
      [4, [0, 0, 90]],
    ]
    make.part(
      'pips',
      together(
        sides.flatMap(([count, turn]) =>
          (spots[count] ?? []).map(([x, z]) =>
            dotSolid
              .move(x * 0.25, 0.494, z * 0.25)
              .turn(...turn)
              .move(0, 0.5, 0),
          ),
        ),
      ),
      look.material('second', plastic('#1c1c20')),
    )
    make.socket('top', [0, 1, 0], 0.4)
  },
})

/** Chess pieces: turned feet and bodies, each with its own head. */
export const chessPiece = archetype({
  id: 'chess-piece',
  about: 'A chess piece',
  skeleton: 'toy',
  nouns: ['chess piece', 'chess pawn'],
  parameters: { piece: choice(['pawn', 'rook', 'bishop', 'queen', 'king', 'knight'], 'which one it is') },
  rows: {
    pawn: { values: { piece: 'pawn' } },
    rook: { values: { piece: 'rook' } },
    'chess rook': { values: { piece: 'rook' } },
    bishop: { values: { piece: 'bishop' } },
    'chess bishop': { values: { piece: 'bishop' } },
    'chess queen': { values: { piece: 'queen' } },
    'chess king': { values: { piece: 'king' } },
    'chess knight': { values: { piece: 'knight' } },
    'knight chess piece': { values: { piece: 'knight' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', marble('#efe6d6'))
    const tall =
      { pawn: 0.5, rook: 0.5, bishop: 0.6, queen: 0.68, king: 0.7, knight: 0.26 }[v.piece as string] ?? 0.5
    const foot: Vec2[] = [
      [0, 0],
      [0.27, 0],
      [0.28, 0.05],
      [0.25, 0.09],
      [0.2, 0.12],
      [0.19, 0.15],
    ]
    const neck: Vec2[] =
      v.piece === 'knight'
        ? [
            [0.17, 0.2],
            [0.16, tall],
            [0, tall],
          ]
        : [
            [0.12, 0.28],
            [0.09, tall * 0.7],
            [0.085, tall],
            [0.15, tall + 0.02],
            [0.15, tall + 0.045],
            [0.09, tall + 0.06],
            [0, tall + 0.06],
          ]
    make.part('body', lathe(softened([...foot, ...neck], 0.02), { corners: 40 }), stuff)
    const on = tall + 0.05
    if (v.piece === 'pawn') make.part('head', ball(0.13, 28).move(0, on + 0.1, 0), stuff)
    if (v.piece === 'rook')
      make.part(
        'head',
        lathe(
          softened(
            [
              [0, 0],
              [0.1, 0],
              [0.16, 0.06],
              [0.17, 0.2],
              [0.11, 0.2],
              [0.11, 0.15],
              [0, 0.15],
            ],
            0.006,
          ),
          { corners: 40 },
        )
          .minus(
            together([0, 60, 120].map((turn) => box(0.5, 0.09, 0.05, 0).turn(0, turn, 0).move(0, 0.19, 0))),
          )
          .move(0, on, 0),
        stuff,
      )
    if (v.piece === 'bishop')
      make.part(
        'head',
        lathe(
          [
            [0, 0],
            [0.06, 0],
            [0.11, 0.07],
            [0.1, 0.14],
            [0.05, 0.22],
            [0.02, 0.25],
            [0, 0.25],
          ],
          { corners: 32 },
        )
          .minus(box(0.03, 0.2, 0.4, 0).turn(0, 0, -35).move(0.07, 0.17, 0))
          .with(ball(0.032, 16).move(0, 0.27, 0))
          .move(0, on, 0),
        stuff,
      )
    if (v.piece === 'queen')
      make.part(
        'head',
        lathe(
          [
            [0, 0],
            [0.06, 0],
            [0.1, 0.1],
            [0.16, 0.2],
            [0.12, 0.2],
            [0.06, 0.15],
            [0, 0.15],
          ],
          { corners: 48, flutes: (a, y) => (y > 0.15 ? 1 + 0.09 * Math.cos(a * 8) : 1) },
        )
          .with(ball(0.05, 18).move(0, 0.2, 0))
          .move(0, on, 0),
        stuff,
      )
    if (v.piece === 'king')
      make.part(
        'head',
        lathe(
          [
            [0, 0],
            [0.06, 0],
            [0.13, 0.14],
            [0.11, 0.17],
            [0.04, 0.2],
            [0, 0.2],
          ],
          { corners: 40 },
        )
          .with(
            box(0.035, 0.15, 0.035, 0.01).move(0, 0.26, 0),
            box(0.11, 0.035, 0.035, 0.01).move(0, 0.27, 0),
          )
          .move(0, on, 0),
        stuff,
      )
    if (v.piece === 'knight') {
      const outline: Vec2[] = [
        [-0.16, 0],
        [0.16, 0],
        [0.12, 0.16],
        [0.08, 0.24],
        [0.2, 0.27],
        [0.24, 0.34],
        [0.2, 0.42],
        [0.06, 0.5],
        [0.02, 0.6],
        [-0.03, 0.52],
        [-0.12, 0.46],
        [-0.19, 0.3],
        [-0.2, 0.12],
      ]
      make.part(
        'head',
        extrude(roundedOutline(outline, 0.05), 0.16, { bevel: 0.05, steps: 4 })
          .turn(0, -40, 0)
          .move(0, tall - 0.01, 0),
        stuff,
      )
      make.part(
        'eyes',
        ball(0.018, 12)
          .move(0.07, tall + 0.42, 0.078)
          .turn(0, 0, 0)
          .with(ball(0.018, 12).move(0.07, tall + 0.42, -0.078))
          .turn(0, -40, 0),
        look.material('second', lacquer('#2a2420')),
      )
    }
    make.socket('top', [0, tall + 0.3, 0], 0.1)
  },
})

export const giftBox = archetype({
  id: 'gift-box',
  about: 'A wrapped box with a ribbon',
  skeleton: 'toy',
  nouns: ['gift', 'present', 'gift box'],
  parameters: { tall: number(0.62, 0.3, 1, 'height') },
  build(v, look, make) {
    const paper = look.material('main', lacquer('#d8333f', { roughness: 0.4 }))
    const band = look.material('second', cloth('#f6d35a', { roughness: 0.5, relief: 0.3 }))
    make.part('box', box(0.76, v.tall, 0.76, 0.014).move(0, v.tall / 2, 0), paper)
    make.part('lid', box(0.82, 0.14, 0.82, 0.014).move(0, v.tall + 0.03, 0), paper)
    const high = v.tall + 0.1
    make.part(
      'ribbon',
      box(0.12, high, 0.775, 0.004)
        .move(0, high / 2 - 0.05, 0)
        .with(
          box(0.775, high, 0.12, 0.004).move(0, high / 2 - 0.05, 0),
          box(0.125, 0.15, 0.834, 0.004).move(0, v.tall + 0.03, 0),
          box(0.834, 0.15, 0.125, 0.004).move(0, v.tall + 0.03, 0),
        ),
      band,
    )
    const loop = tube(
      [
        [0, high, 0],
        [0.16, high + 0.16, 0.02],
        [0.3, high + 0.1, 0],
        [0.2, high + 0.01, -0.01],
        [0.01, high, 0],
      ],
      0.05,
      {
        smooth: 6,
        outline: [
          [-0.35, -1],
          [0.35, -1],
          [0.35, 1],
          [-0.35, 1],
        ],
      },
    )
    make.part(
      'bow',
      together([0, 90, 180, 270].map((turn) => loop.turn(0, turn + 20, 0))).with(
        ball([0.075, 0.055, 0.075], 18).move(0, high + 0.02, 0),
      ),
      band,
    )
    make.socket('top', [0, high, 0], 0.3)
  },
})

export const anvil = archetype({
  id: 'anvil',
  about: 'An anvil',
  skeleton: 'tool',
  nouns: ['anvil'],
  parameters: { horn: number(0.34, 0.1, 0.5, 'length of the horn') },
  build(v, look, make) {
    const iron = look.material(
      'main',
      lacquer('#4a4e56', { surface: 'worn metal', metalness: 0.85, roughness: 0.5 }),
    )
    const outline: Vec2[] = [
      [-0.34, 0],
      [0.34, 0],
      [0.32, 0.08],
      [0.16, 0.14],
      [0.13, 0.26],
      [0.2, 0.34],
      [0.3, 0.38],
      [0.3, 0.56],
      [-0.36, 0.56],
      [-0.36, 0.42],
      [-0.2, 0.36],
      [-0.13, 0.26],
      [-0.16, 0.14],
      [-0.32, 0.08],
    ]
    make.part('body', extrude(roundedOutline(outline, 0.03), 0.3, { bevel: 0.03, steps: 3 }), iron)
    const tip = tube(
      [
        [0.26, 0.47, 0],
        [0.3 + v.horn * 0.5, 0.49, 0],
        [0.3 + v.horn, 0.53, 0],
      ],
      [0.1, 0.075, 0.014],
      { smooth: 5, corners: 20 },
    )
    make.part(
      'horn',
      tip.warp(([x, y, z]) => [x, Math.min(y, 0.552), z * 1.2]),
      iron,
    )
    make.part(
      'body',
      box(0.56, 0.024, 0.3, 0.008).move(-0.05, 0.564, 0),
      look.material('second', lacquer('#8f959e', { metalness: 0.9, roughness: 0.25 })),
    )
    make.socket('top', [-0.03, 0.576, 0], 0.25)
  },
})
