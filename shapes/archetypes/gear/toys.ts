import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  sheet,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, lacquer, metal, paper, plastic, rubber, wood } from '../../materials/material.ts'

export const balloon = archetype({
  id: 'balloon',
  about: 'A balloon on a string, or a bunch of them',
  skeleton: 'toy',
  nouns: ['balloon', 'party balloon'],
  parameters: { count: number(1, 1, 7, 'how many there are') },
  rows: { balloons: { values: { count: 5 } }, 'bunch of balloons': { values: { count: 6 } } },
  build(v, look, make) {
    const count = Math.round(v.count)
    const colours = [
      look.colour('main', '#e0282f'),
      look.colour('second', '#2f7fe0'),
      look.colour('accent', '#f6c51e'),
      '#3fb04f',
      '#b04fd0',
      '#f07a1e',
      '#ee6fa5',
    ]
    const size = count === 1 ? 1 : 0.62
    const one = lathe(
      softened(
        [
          [0, -0.05],
          [0.035, -0.05],
          [0.04, -0.03],
          [0.012, 0],
          [0.03, 0.02],
          [0.16, 0.16],
          [0.26, 0.36],
          [0.27, 0.5],
          [0.18, 0.63],
          [0, 0.68],
        ],
        0.07,
        4,
      ),
      { corners: 36 },
    )
    const stuff = look.material('main', lacquer('#e0282f', { roughness: 0.12 }))
    const strings = Array.from({ length: count }, (_, i) => {
      const a = radians((360 * i) / Math.max(1, count - 1))
      const far = count === 1 || i === 0 ? 0 : 0.25
      const at: Vec3 = [
        Math.sin(a) * far,
        count === 1 ? 0.5 : i === 0 ? 0.78 : 0.58 + 0.06 * Math.sin(i * 2),
        Math.cos(a) * far,
      ]
      const material = i === 0 ? stuff : { ...stuff, colour: colours[i % colours.length] ?? '#e0282f' }
      make.part(
        'balloons',
        one
          .scale(size)
          .turn(0, i * 40, 0)
          .turn(far * 60 * Math.cos(a), 0, -far * 60 * Math.sin(a))
          .at(at),
        material,
      )
      return tube(
        [
          [0, 0.01, 0],
          [at[0] * 0.2 + 0.02, 0.2, at[2] * 0.2],
          [at[0] * 0.6 - 0.02, at[1] * 0.65, at[2] * 0.6],
          [at[0], at[1] - 0.03 * size, at[2]],
        ],
        0.006,
        { smooth: 8, corners: 7 },
      )
    })
    make.part('string', together(strings), cloth('#f3ece0'))
    make.socket('handle', [0, 0.1, 0], 0.02)
  },
})

export const kite = archetype({
  id: 'kite',
  about: 'A kite with a tail of bows',
  skeleton: 'toy',
  nouns: ['kite'],
  parameters: { bows: number(5, 0, 9, 'bows on its tail') },
  build(v, look, make) {
    const colours = [look.light('main', '#e0332f'), look.light('second', '#f7c51e')]
    const rows = Array.from({ length: 13 }, (_, i) => {
      const y = 0.42 + (i / 12) * 0.78
      const half = y > 0.88 ? (1.2 - y) * 1.1 : (y - 0.42) * 0.765
      return Array.from({ length: 13 }, (_, j): Vec3 => {
        const x = (j / 6 - 1) * Math.max(0.003, half)
        return [x, y, 0.06 - 0.35 * x * x - 0.18 * (y - 0.88) ** 2]
      })
    })
    make.part(
      'kite',
      sheet(rows, 0.012),
      look.material(
        'main',
        paper('#e0332f', {
          roughness: 0.6,
          paint: ([x, y]) => colours[(x > 0 ? 1 : 0) ^ (y > 0.88 ? 1 : 0)],
        }),
      ),
    )
    make.part(
      'frame',
      together([
        tube(
          [
            [0, 0.4, -0.0],
            [0, 0.88, 0.05],
            [0, 1.21, 0.03],
          ],
          0.012,
          { smooth: 6, corners: 10 },
        ),
        tube(
          [
            [-0.355, 0.88, 0.01],
            [-0.18, 0.88, 0.042],
            [0, 0.88, 0.052],
            [0.18, 0.88, 0.042],
            [0.355, 0.88, 0.01],
          ],
          0.012,
          { smooth: 4, corners: 10 },
        ),
      ]),
      wood('#c99a5a'),
    )
    const path = (t: number): Vec3 => [0.12 * Math.sin(t * 7), 0.42 - 0.41 * t, 0.05 * Math.sin(t * 5)]
    make.part(
      'tail',
      tube(
        Array.from({ length: 30 }, (_, i) => path(i / 29)),
        0.007,
        { corners: 7 },
      ),
      cloth('#f3ece0'),
    )
    const bow = lathe(
      [
        [0, 0],
        [0.028, 0.03],
        [0.04, 0.07],
        [0, 0.085],
      ],
      { corners: 14 },
    )
      .scale(1, 1, 0.5)
      .turn(0, 0, 90)
      .mirrored()
      .with(ball(0.018, 10))
    const count = Math.round(v.bows)
    if (count > 0)
      make.part(
        'bows',
        together(
          Array.from({ length: count }, (_, i) =>
            bow.turn(0, 0, i * 25 - 30).at(path((i + 0.8) / (count + 0.6))),
          ),
        ),
        look.material('accent', cloth('#2f7fe0')),
      )
    make.socket('front', [0, 0.88, 0.06], 0.1)
  },
})

const facesOfCube: { turn: Vec3; colour: string }[] = [
  { turn: [0, 0, 0], colour: '#1fa04a' },
  { turn: [0, 180, 0], colour: '#1f5fd0' },
  { turn: [0, 90, 0], colour: '#d3202a' },
  { turn: [0, -90, 0], colour: '#f5861f' },
  { turn: [-90, 0, 0], colour: '#fbfbf7' },
  { turn: [90, 0, 0], colour: '#f9d71c' },
]

export const puzzleCube = archetype({
  id: 'puzzle-cube',
  about: 'A puzzle cube of small coloured cubes that turn',
  skeleton: 'toy',
  nouns: ["rubik's cube", 'rubiks cube', 'puzzle cube', 'magic cube'],
  parameters: {
    size: number(3, 2, 5, 'small cubes along an edge'),
    twist: number(28, 0, 45, 'how far its top is turned, in degrees'),
    mixed: choice(['mixed', 'solved'], 'whether its colours are in order'),
  },
  build(v, look, make) {
    const n = Math.round(v.size)
    const step = 0.78 / n
    const turned = (y: number) => (y === n - 1 ? v.twist : 0)
    const at = (i: number) => (i - (n - 1) / 2) * step
    const cubes = Array.from(
      { length: n ** 3 },
      (_, i) => [i % n, Math.floor(i / n) % n, Math.floor(i / (n * n))] as const,
    )
    make.part(
      'cubes',
      together(
        cubes
          .filter((c) => c.some((k) => k === 0 || k === n - 1))
          .map(([x, y, z]) =>
            box(step * 0.98, step * 0.98, step * 0.98, step * 0.065)
              .move(at(x), at(y), at(z))
              .turn(0, turned(y), 0),
          ),
      ).move(0, 0.39, 0),
      look.material('main', plastic('#17181c')),
    )
    const sticker = extrude(
      roundedOutline(
        [
          [-0.4, -0.4],
          [0.4, -0.4],
          [0.4, 0.4],
          [-0.4, 0.4],
        ].map(([x = 0, y = 0]): Vec2 => [x * step, y * step]),
        step * 0.1,
        3,
      ),
      0.03,
      { bevel: 0.008 },
    )
    const byColour = facesOfCube.map(() => [] as ReturnType<typeof box>[])
    facesOfCube.forEach(({ turn }, face) => {
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
          const one = sticker.move(at(a), at(b), 0.39 - 0.008).turn(...turn)
          const middle = one.bounds()
          const layer = Math.round((middle.min[1] + middle.max[1]) / 2 / step + (n - 1) / 2)
          const colour = v.mixed === 'solved' ? face : (face * 5 + a * 7 + b * 3 + ((a * b + face) % 4)) % 6
          byColour[colour]?.push(one.turn(0, turned(Math.min(n - 1, layer)), 0))
        }
    })
    byColour.forEach((stickers, i) => {
      if (stickers.length > 0)
        make.part(
          'stickers',
          together(stickers).move(0, 0.39, 0),
          plastic(facesOfCube[i]?.colour ?? '#ffffff', { roughness: 0.25 }),
        )
    })
    make.socket('top', [0, 0.79, 0], 0.3)
  },
})

export const toyBlocks = archetype({
  id: 'toy-blocks',
  about: 'Wooden toy blocks in a pile, or bricks with studs',
  skeleton: 'toy',
  nouns: ['toy blocks', 'building blocks', 'wooden blocks'],
  parameters: {
    kind: choice(['blocks', 'brick'], 'wooden blocks or a brick with studs'),
    studs: number(4, 1, 6, 'studs along a brick'),
  },
  rows: {
    'lego brick': { values: { kind: 'brick' }, colours: { main: '#d3202a' } },
    lego: { values: { kind: 'brick' }, colours: { main: '#d3202a' } },
    'toy brick': { values: { kind: 'brick' }, colours: { main: '#f7c51e' } },
  },
  build(v, look, make) {
    if (v.kind === 'brick') {
      const n = Math.round(v.studs)
      const step = 0.96 / Math.max(2, n)
      const body = box(n * step - 0.01, step * 1.2, step * 2 - 0.01, 0.018).move(0, step * 0.6, 0)
      const stud = cylinder(step * 0.31, step * 0.24, { round: 0.014, corners: 28 })
      make.part(
        'brick',
        together([
          body,
          ...Array.from({ length: n * 2 }, (_, i) =>
            stud.move((Math.floor(i / 2) - (n - 1) / 2) * step, step * 1.3, ((i % 2) - 0.5) * step),
          ),
        ]),
        look.material('main', plastic('#d3202a', { roughness: 0.25 })),
      )
      make.socket('top', [0, step * 1.4, 0], step)
      return
    }
    const cube = box(0.36, 0.36, 0.36, 0.03)
    make.part(
      'red block',
      cube.turn(0, 12, 0).move(-0.25, 0.18, 0.02),
      look.material('main', wood('#e0382f', { relief: 0.5 })),
    )
    make.part(
      'blue block',
      cube.turn(0, -14, 0).move(0.2, 0.18, 0.06),
      look.material('second', wood('#2f7fe0', { relief: 0.5 })),
    )
    make.part(
      'yellow block',
      cube.turn(0, 28, 0).move(-0.02, 0.541, 0.03),
      look.material('accent', wood('#f7c51e', { relief: 0.5 })),
    )
    make.part(
      'roof',
      extrude(
        roundedOutline(
          [
            [-0.2, 0],
            [0.2, 0],
            [0, 0.26],
          ],
          0.03,
        ),
        0.3,
        { bevel: 0.02 },
      )
        .turn(0, 28, 0)
        .move(-0.02, 0.722, 0.03),
      wood('#3fae4f', { relief: 0.5 }),
    )
    const star = Array.from(
      { length: 10 },
      (_, i): Vec2 => [
        Math.sin(radians(36 * i)) * (i % 2 ? 0.05 : 0.115),
        Math.cos(radians(36 * i)) * (i % 2 ? 0.05 : 0.115),
      ],
    )
    const pale = wood('#f6e6c4', { relief: 0.4 })
    make.part(
      'signs',
      together([
        extrude(star, 0.02, { bevel: 0.005 }).move(0, 0, 0.183).turn(0, 12, 0).move(-0.25, 0.18, 0.02),
        extrude(
          [
            [-0.11, -0.12],
            [-0.05, -0.12],
            [-0.03, -0.06],
            [0.03, -0.06],
            [0.05, -0.12],
            [0.11, -0.12],
            [0.035, 0.12],
            [-0.035, 0.12],
          ],
          0.02,
          {
            bevel: 0.004,
            holes: [
              [
                [-0.02, -0.01],
                [0.02, -0.01],
                [0, 0.06],
              ],
            ],
          },
        )
          .move(0, 0, 0.183)
          .turn(0, -14, 0)
          .move(0.2, 0.18, 0.06),
        torus(0.08, 0.022, 30, 8)
          .turn(90, 0, 0)
          .scale(1, 1, 0.5)
          .move(0, 0, 0.183)
          .turn(0, 28, 0)
          .move(-0.02, 0.541, 0.03),
      ]),
      pale,
    )
    make.part(
      'post',
      cylinder(0.12, 0.3, { round: 0.02 }).turn(90, 0, 0).move(0.1, 0.12, 0.43).with(),
      wood('#b04fd0', { relief: 0.5 }),
    )
    make.socket('top', [0, 0.98, 0.03], 0.05)
  },
})

export const spinningToy = archetype({
  id: 'spinning-toy',
  about: 'A spinning top or a yo-yo',
  skeleton: 'toy',
  nouns: ['spinning top', 'toy top'],
  parameters: { kind: choice(['top', 'yo-yo'], 'which of both') },
  rows: {
    'yo-yo': { values: { kind: 'yo-yo' }, colours: { main: '#2f7fe0' } },
    yoyo: { values: { kind: 'yo-yo' }, colours: { main: '#2f7fe0' } },
  },
  build(v, look, make) {
    if (v.kind === 'yo-yo') {
      const side = lathe(
        softened(
          [
            [0, 0.015],
            [0.1, 0.015],
            [0.34, 0.05],
            [0.36, 0.08],
            [0.35, 0.15],
            [0.22, 0.17],
            [0.2, 0.15],
            [0, 0.15],
          ],
          0.02,
        ),
        { corners: 48 },
      ).turn(90, 0, 0)
      make.part(
        'yo-yo',
        side.mirrored('z').move(0, 0.36, 0),
        look.material('main', plastic('#2f7fe0', { roughness: 0.15 })),
      )
      make.part(
        'badge',
        together([
          lathe(
            softened(
              [
                [0, 0.1],
                [0.17, 0.1],
                [0.17, 0.165],
                [0, 0.185],
              ],
              0.015,
            ),
            { corners: 40 },
          )
            .turn(90, 0, 0)
            .mirrored('z'),
          cylinder(0.08, 0.06, { corners: 24 }).turn(90, 0, 0),
        ]).move(0, 0.36, 0),
        look.material('second', plastic('#f7c51e', { roughness: 0.2 })),
      )
      make.part(
        'string',
        tube(
          [
            [0.08, 0.38, 0],
            [0.085, 0.6, 0],
            [0.08, 0.9, 0],
            [0.1, 1.0, 0],
            [0.15, 1.02, 0],
            [0.16, 0.96, 0],
            [0.1, 0.93, 0],
          ],
          0.009,
          { smooth: 8, corners: 8 },
        ),
        cloth('#f6efe0'),
      )
      make.socket('handle', [0.12, 0.97, 0], 0.03)
      return
    }
    const lines = [look.light('main', '#e0332f'), look.light('second', '#f7c51e'), light('#2f7fe0')]
    const lean = (s: ReturnType<typeof lathe>) => s.turn(0, 0, -12)
    make.part(
      'top',
      lean(
        lathe(
          softened(
            [
              [0, 0.04],
              [0.04, 0.06],
              [0.2, 0.26],
              [0.42, 0.4],
              [0.44, 0.46],
              [0.34, 0.54],
              [0.12, 0.62],
              [0, 0.63],
            ],
            0.05,
            4,
          ),
          { corners: 48 },
        ),
      ),
      look.material(
        'main',
        lacquer('#e0332f', {
          roughness: 0.2,
          paint: ([x, y, z]) => {
            const up = y * Math.cos(radians(12)) - x * Math.sin(radians(12)) * -1
            const far = Math.hypot(x, z)
            return lines[Math.floor(up > 0.5 ? 6 - far * 9 : up * 11) % 3 === 0 ? 1 : up > 0.36 ? 0 : 2]
          },
        }),
      ),
    )
    make.part(
      'spindle',
      lean(
        together([
          lathe(
            softened(
              [
                [0, 0.6],
                [0.05, 0.6],
                [0.03, 0.68],
                [0.03, 0.84],
                [0.06, 0.88],
                [0.05, 0.94],
                [0, 0.95],
              ],
              0.015,
            ),
            { corners: 24 },
          ),
          lathe(
            [
              [0, 0],
              [0.02, 0.02],
              [0.045, 0.08],
              [0, 0.1],
            ],
            { corners: 18 },
          ),
        ]),
      ),
      look.material('accent', metal('#c9a24a')),
    )
    make.socket('handle', [0.18, 0.85, 0], 0.04)
  },
})

export const playingCards = archetype({
  id: 'playing-cards',
  about: 'A hand of playing cards',
  skeleton: 'toy',
  nouns: ['playing cards', 'cards', 'playing card', 'deck of cards'],
  parameters: { count: number(5, 1, 9, 'how many cards') },
  rows: { 'ace of hearts': { values: { count: 1 } } },
  build(v, look, make) {
    const n = Math.round(v.count)
    const card = extrude(
      roundedOutline(
        [
          [-0.26, 0],
          [0.26, 0],
          [0.26, 0.74],
          [-0.26, 0.74],
        ],
        0.04,
      ),
      0.012,
      { bevel: 0.003 },
    )
    const heart = Array.from({ length: 30 }, (_, i): Vec2 => {
      const t = (i / 30) * 2 * Math.PI
      return [
        0.0085 * 16 * Math.sin(t) ** 3,
        0.0085 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
      ]
    })
    const spade: Vec2[] = [...heart.map(([x, y]): Vec2 => [x, -y + 0.02])]
    const fan = (s: ReturnType<typeof extrude>, i: number) =>
      s.turn(0, 0, n === 1 ? 0 : (n - 1) * 7 - i * 14).move(0, 0.12, (i - n / 2) * 0.018)
    const [white, red, black] = [
      look.material('main', paper('#fdfbf4', { roughness: 0.4, relief: 0.2 })),
      look.material('second', lacquer('#d3202a')),
      look.material('accent', lacquer('#1b1c22')),
    ]
    for (let i = 0; i < n; i++) {
      make.part('cards', fan(card, i), white)
      const odd = i % 2 === 1 && n > 1
      const sign = extrude(odd ? spade : heart, 0.01, { bevel: 0.002 })
      const stem = extrude(
        [
          [-0.05, -0.17],
          [0.05, -0.17],
          [0.015, -0.08],
          [-0.015, -0.08],
        ],
        0.01,
        { bevel: 0.002 },
      )
      const pips = together([sign, ...(odd ? [stem] : [])])
      make.part(
        odd ? 'spades' : 'hearts',
        fan(
          together([
            pips.move(0, 0.38, 0.006),
            pips.scale(0.36, 0.36, 1).move(-0.19, 0.65, 0.006),
            pips.scale(0.36, -0.36, 1).move(0.19, 0.09, 0.006),
          ]),
          i,
        ),
        odd ? black : red,
      )
    }
    const lowest = together([...Array.from({ length: n }, (_, i) => fan(card, i))]).bounds().min[1]
    make.part(
      'stand',
      box(0.62, Math.max(0.1, lowest + 0.09), 0.2, 0.025).move(0, Math.max(0.1, lowest + 0.09) / 2, 0),
      wood('#7a4522'),
    )
    make.socket('handle', [0, 0.2, 0], 0.1)
  },
})

export const chessboard = archetype({
  id: 'chessboard',
  about: 'A board for chess, set up to play or empty',
  skeleton: 'toy',
  nouns: ['chessboard', 'chess board', 'chess set', 'chess'],
  parameters: { pieces: number(1, 0, 1, 'whether the pieces stand on it') },
  rows: { checkerboard: { values: { pieces: 0 } } },
  build(v, look, make) {
    make.part('frame', box(1.1, 0.07, 1.1, 0.02).move(0, 0.035, 0), look.material('accent', wood('#5a2f16')))
    const [dark, pale] = [light('#7a4522'), light('#f0d9ac')]
    make.part(
      'board',
      box(0.98, 0.02, 0.98, 0.004).move(0, 0.068, 0),
      wood('#f0d9ac', {
        relief: 0.4,
        roughness: 0.35,
        paint: ([x, , z]) => ((Math.floor(x / 0.1225 + 64) + Math.floor(z / 0.1225 + 64)) % 2 ? dark : pale),
      }),
    )
    if (v.pieces > 0.3) {
      const body = (h: number, top: Vec2[]) =>
        lathe(
          [
            [0, 0],
            [0.042, 0],
            [0.044, 0.012],
            [0.03, 0.024],
            [0.017, h * 0.5],
            [0.015, h * 0.68],
            [0.026, h * 0.7],
            [0.014, h * 0.74],
            ...top.map(([r, y]): Vec2 => [r, h * y]),
          ],
          { corners: 14 },
        )
      const pawn = body(0.11, [
        [0.026, 0.84],
        [0.026, 0.92],
        [0, 1.05],
      ])
      const rook = body(0.13, [
        [0.028, 0.78],
        [0.03, 1],
        [0, 1],
      ])
      const bishop = body(0.165, [
        [0.024, 0.8],
        [0.018, 0.92],
        [0, 1.05],
      ])
      const knight = body(0.12, [[0, 0.76]]).with(
        extrude(
          [
            [-0.025, 0],
            [0.025, 0],
            [0.02, 0.05],
            [0.03, 0.085],
            [0.005, 0.1],
            [-0.035, 0.07],
            [-0.03, 0.055],
            [-0.008, 0.06],
          ],
          0.03,
          { bevel: 0.006 },
        )
          .turn(0, 90, 0)
          .move(0, 0.08, 0),
      )
      const queen = body(0.19, [
        [0.034, 0.96],
        [0.02, 0.96],
        [0.012, 1.02],
        [0, 1.04],
      ])
      const king = body(0.2, [
        [0.03, 0.92],
        [0, 0.96],
      ]).with(
        box(0.012, 0.05, 0.012, 0.003).move(0, 0.215, 0),
        box(0.034, 0.012, 0.012, 0.003).move(0, 0.22, 0),
      )
      const rank = together(
        [rook, knight, bishop, queen, king, bishop, knight, rook].map((one, i) =>
          one.move((i - 3.5) * 0.1225, 0, 0.429),
        ),
      )
      const pawns = together(Array.from({ length: 8 }, (_, i) => pawn.move((i - 3.5) * 0.1225, 0, 0.306)))
      const side = rank.with(pawns).move(0, 0.077, 0)
      make.part('white pieces', side, look.material('main', lacquer('#f4e6c6', { roughness: 0.3 })))
      make.part(
        'black pieces',
        side.turn(0, 180, 0),
        look.material('second', lacquer('#2a1c16', { roughness: 0.3 })),
      )
    }
    make.socket('top', [0, 0.08, 0], 0.45)
  },
})

export const magnet = archetype({
  id: 'magnet',
  about: 'A horseshoe magnet',
  skeleton: 'tool',
  nouns: ['magnet', 'horseshoe magnet'],
  parameters: { wide: number(1, 0.7, 1.3, 'how wide it is') },
  build(v, look, make) {
    const square = roundedOutline(
      [
        [-0.11, -0.11],
        [0.11, -0.11],
        [0.11, 0.11],
        [-0.11, 0.11],
      ],
      0.03,
    )
    const arc = Array.from(
      { length: 33 },
      (_, i): Vec3 => [
        Math.cos((Math.PI * i) / 32) * 0.3 * v.wide,
        0.56 + Math.sin((Math.PI * i) / 32) * 0.32,
        0,
      ],
    )
    make.part(
      'magnet',
      tube([[0.3 * v.wide, 0.2, 0], ...arc, [-0.3 * v.wide, 0.2, 0]], 1, { outline: square, flat: true }),
      look.material('main', lacquer('#d8202c')),
    )
    make.part(
      'poles',
      box(0.222, 0.24, 0.222, 0.03)
        .move(0.3 * v.wide, 0.12, 0)
        .mirrored(),
      look.material('second', metal('#cfd4dc')),
    )
    make.part(
      'bands',
      box(0.236, 0.03, 0.236, 0.01)
        .move(0.3 * v.wide, 0.245, 0)
        .mirrored(),
      look.material('accent', rubber('#24262d')),
    )
    make.socket('top', [0, 0.99, 0], 0.1)
  },
})
