import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { block, box, cylinder, torus, tube } from '../../geometry/solids.ts'
import { glowing, lacquer, metal, plastic, polished, wood } from '../../materials/material.ts'

/** Strokes that look like writing from afar: signs in no language. */
const writing = (wide: number, high: number, rows: number, seed: number) =>
  together(
    Array.from({ length: rows }, (_, row) => {
      const y = high * (0.5 - (row + 0.5) / rows)
      return Array.from({ length: 5 }, (_, i) => {
        const long = (0.08 + 0.1 * Math.abs(Math.sin(seed + row * 2.7 + i * 1.9))) * wide
        return block(long, (high / rows) * 0.42, 0.02).move(-wide * 0.38 + i * wide * 0.19, y, 0)
      })
    }).flat(),
  )

export const neonSign = archetype({
  id: 'neon-sign',
  about: 'A sign with letters and a frame of glowing tubes',
  skeleton: 'sign',
  nouns: ['neon sign', 'neon', 'neon light', 'neon lights', 'neon tube', 'open sign', 'light sign'],
  parameters: {
    form: choice(['wide', 'tall', 'arrow', 'round'], 'its outline'),
    rows: number(1, 1, 4, 'how many lines of writing it has'),
  },
  rows: { 'neon arrow': { values: { form: 'arrow' } }, 'bar sign': { values: { form: 'tall', rows: 3 } } },
  build(v, look, make) {
    const tube1 = glowing(look.colour('main', '#ff3d9a'), { glow: 2.4 })
    const tube2 = glowing(look.colour('second', '#35e0ff'), { glow: 2.4 })
    const [w, h] = { wide: [1, 0.5], tall: [0.42, 1.1], arrow: [1, 0.5], round: [0.8, 0.8] }[v.form] as [
      number,
      number,
    ]
    const board = lacquer('#17141f', { roughness: 0.5 })
    if (v.form === 'round')
      make.part(
        'board',
        cylinder(w / 2, 0.06, { corners: 40 })
          .turn(90, 0, 0)
          .move(0, h / 2, 0),
        board,
      )
    else make.part('board', box(w, h, 0.06, 0.03).move(0, h / 2, 0), board)
    const frame =
      v.form === 'round'
        ? torus(w * 0.44, 0.014, 40, 8).turn(90, 0, 0)
        : tube(
            [
              [-w * 0.45, -h * 0.42, 0],
              [w * 0.45, -h * 0.42, 0],
              [w * 0.45, h * 0.42, 0],
              [-w * 0.45, h * 0.42, 0],
            ],
            0.014,
            { corners: 8, closed: true },
          )
    make.part('neon frame', frame.move(0, h / 2, 0.04), tube1)
    const letters =
      v.form === 'arrow'
        ? tube(
            [
              [-0.3, 0, 0],
              [0.3, 0, 0],
            ],
            0.02,
            { corners: 8 },
          ).with(
            tube(
              [
                [0.14, 0.12, 0],
                [0.31, 0, 0],
                [0.14, -0.12, 0],
              ],
              0.02,
              { corners: 8 },
            ),
          )
        : writing(w * 0.9, h * 0.55, Math.round(v.rows) + (v.form === 'tall' ? 2 : 0), w * 3)
    make.part('neon letters', letters.move(0, h / 2, 0.042), tube2)
    make.socket('back', [0, h / 2, -0.03], 0.2)
  },
})

export const billboard = archetype({
  id: 'billboard',
  about: 'A large board on posts: billboard, scoreboard, screen',
  skeleton: 'sign',
  nouns: ['billboard', 'hoarding', 'advertising board'],
  parameters: {
    shows: choice(['advert', 'score', 'screen'], 'what is on it'),
    posts: number(2, 1, 2, 'how many posts carry it'),
  },
  rows: {
    scoreboard: { values: { shows: 'score' } },
    'drive in screen': { values: { shows: 'screen' } },
    'big screen': { values: { shows: 'screen' } },
    'cinema screen': { values: { shows: 'screen' } },
  },
  build(v, look, make) {
    const post = metal('#5d6168', { roughness: 0.5 })
    const xs = Math.round(v.posts) === 1 ? [0] : [-0.32, 0.32]
    make.part(
      'posts',
      together(xs.map((x) => cylinder(0.025, 0.42, { corners: 12 }).move(x, 0.21, -0.02))),
      post,
    )
    make.part(
      'frame',
      box(1.06, 0.56, 0.05, 0.012).move(0, 0.68, 0),
      look.material('second', lacquer('#2c2f36')),
    )
    const face = look.colour('main', { advert: '#f2b63c', score: '#10131a', screen: '#e9eef2' }[v.shows])
    make.part(
      'board',
      box(1, 0.5, 0.03, 0.006).move(0, 0.68, 0.018),
      v.shows === 'screen' ? glowing(face, { glow: 0.5 }) : plastic(face),
    )
    if (v.shows === 'advert') {
      make.part(
        'picture',
        cylinder(0.15, 0.02, { corners: 32 }).turn(90, 0, 0).move(-0.28, 0.68, 0.036),
        plastic(look.colour('accent', '#d6402f')),
      )
      make.part('writing', writing(0.56, 0.28, 3, 2).move(0.18, 0.68, 0.036), plastic('#2b2233'))
    } else if (v.shows === 'score') {
      const digit = (x: number) => box(0.13, 0.24, 0.02, 0.02).move(x, 0.66, 0.036)
      make.part(
        'neon digits',
        together([digit(-0.3), digit(-0.14), digit(0.14), digit(0.3)]),
        glowing('#ffb52e', { glow: 1.6 }),
      )
      make.part('writing', writing(0.8, 0.06, 1, 1).move(0, 0.87, 0.036), glowing('#ffffff', { glow: 1 }))
    }
    make.part(
      'lamps',
      together([-0.3, 0, 0.3].map((x) => box(0.08, 0.03, 0.1, 0.01).move(x, 0.97, 0.05))),
      post,
    )
    make.socket('top', [0, 0.97, 0], 0.1).socket('front', [0, 0.68, 0.04], 0.3)
  },
})

export const board = archetype({
  id: 'blackboard',
  about: 'A board to write on, on the wall or on legs',
  skeleton: 'furniture',
  nouns: ['blackboard', 'chalkboard', 'chalk board'],
  parameters: {
    form: choice(['wall', 'legs'], 'how it is put up'),
    written: number(1, 0, 1, 'whether something stands on it'),
  },
  rows: {
    whiteboard: { colours: { main: '#f4f6f7', second: '#b9bfc6', accent: '#2f62c4' } },
    'school board': {},
    'menu board': { values: { form: 'legs' } },
    'bulletin board': { colours: { main: '#c69a63', second: '#8a5f38', accent: '#f6f1e2' } },
    'notice board': {
      values: { form: 'legs' },
      colours: { main: '#c69a63', second: '#8a5f38', accent: '#f6f1e2' },
    },
  },
  build(v, look, make) {
    const low = v.form === 'legs' ? 0.42 : 0
    make.part(
      'board',
      box(1.16, 0.56, 0.03, 0.004).move(0, low + 0.32, 0),
      look.material('main', plastic('#274a3a', { roughness: 0.85 })),
    )
    const frame = look.material('second', wood('#9a6c3f'))
    make.part(
      'frame',
      together([
        box(1.22, 0.04, 0.045, 0.008).move(0, low + 0.62, 0),
        box(1.22, 0.04, 0.045, 0.008).move(0, low + 0.02, 0),
        box(0.04, 0.64, 0.045, 0.008).move(-0.59, low + 0.32, 0),
        box(0.04, 0.64, 0.045, 0.008).move(0.59, low + 0.32, 0),
        box(1.1, 0.02, 0.09, 0.006).move(0, low + 0.045, 0.045),
      ]),
      frame,
    )
    if (v.written > 0.5)
      make.part(
        'writing',
        writing(0.9, 0.36, 4, 1.3)
          .scale(1, 1, 0.3)
          .move(-0.05, low + 0.36, 0.016),
        plastic(look.colour('accent', '#f1efe6'), { roughness: 1 }),
      )
    if (v.form === 'legs') {
      const leg = (x: number) => box(0.045, 0.46, 0.045, 0.008).move(x, 0.23, 0)
      const foot = (x: number) => box(0.06, 0.04, 0.36, 0.01).move(x, 0.02, 0)
      make.part('legs', together([leg(-0.5), leg(0.5), foot(-0.5), foot(0.5)]), frame)
    }
    make.socket('top', [0, low + 0.64, 0], 0.1)
  },
})

export const busStop = archetype({
  id: 'bus-stop',
  about: 'A bus shelter with bench and sign',
  skeleton: 'street',
  nouns: ['bus stop', 'bus shelter', 'tram stop'],
  parameters: { length: number(1, 0.7, 1.2, 'length') },
  build(v, look, make) {
    const frame = look.material('main', metal('#3f6f8f', { metalness: 0.4, roughness: 0.4 }))
    const w = v.length
    make.part('roof', box(w + 0.1, 0.035, 0.46, 0.012).move(0, 0.76, 0), frame)
    const post = (x: number, z: number) => cylinder(0.016, 0.75, { corners: 10 }).move(x, 0.375, z)
    make.part(
      'posts',
      together([post(-w / 2, -0.19), post(w / 2, -0.19), post(-w / 2, 0.16), post(w / 2, 0.16)]),
      frame,
    )
    make.part(
      'glass',
      box(w, 0.6, 0.012, 0.002)
        .move(0, 0.42, -0.19)
        .with(box(0.012, 0.6, 0.35, 0.002).move(-w / 2, 0.42, -0.015)),
      plastic('#cfe6ee', { opacity: 0.35, roughness: 0.08 }),
    )
    make.part('bench', box(w * 0.6, 0.025, 0.15, 0.008).move(0, 0.22, -0.09), wood('#a7723f'))
    const leg = (x: number) => box(0.03, 0.22, 0.12, 0.006).move(x, 0.11, -0.09)
    make.part('legs', leg(-w * 0.22).with(leg(w * 0.22)), metal('#5a5f66'))
    make.part(
      'sign',
      together([
        cylinder(0.012, 0.95, { corners: 8 }).move(w / 2 + 0.14, 0.475, 0.1),
        cylinder(0.09, 0.02, { corners: 28 })
          .turn(90, 0, 0)
          .move(w / 2 + 0.14, 0.9, 0.1),
      ]),
      look.material('second', plastic('#f2c230')),
    )
    make.socket('top', [0, 0.78, 0], 0.2)
  },
})

export const bin = archetype({
  id: 'trash-can',
  about: 'A bin for rubbish: round in parks, large with a lid in yards',
  skeleton: 'street',
  nouns: [
    'trash can',
    'garbage can',
    'dustbin',
    'litter bin',
    'waste bin',
    'rubbish bin',
    'trash bin',
    'bin',
  ],
  parameters: { form: choice(['round', 'skip'], 'kind of bin') },
  rows: { dumpster: { values: { form: 'skip' } }, 'garbage container': { values: { form: 'skip' } } },
  build(v, look, make) {
    const body = look.material(
      'main',
      v.form === 'round'
        ? metal('#4b6b58', { metalness: 0.4, roughness: 0.5 })
        : lacquer('#2f7a4c', { roughness: 0.5 }),
    )
    if (v.form === 'round') {
      make.part('body', cylinder(0.27, 0.66, { top: 0.31, round: 0.02 }).move(0, 0.33, 0), body)
      make.part('ribs', block(0.02, 0.58, 0.02).move(0, 0.33, 0.288).around(18), body)
      make.part(
        'lid',
        cylinder(0.335, 0.06, { round: 0.02 })
          .move(0, 0.69, 0)
          .with(cylinder(0.2, 0.1, { top: 0.1, round: 0.02 }).move(0, 0.76, 0)),
        look.material('second', metal('#38423d')),
      )
    } else {
      make.part('body', box(1.1, 0.62, 0.6, 0.03).taper(0.9, 1).move(0, 0.37, 0), body)
      make.part(
        'lid',
        box(1.14, 0.05, 0.64, 0.02).move(0, 0.7, 0),
        look.material('second', plastic('#23282c')),
      )
      const wheel = (x: number, z: number) =>
        cylinder(0.055, 0.05, { corners: 16 }).turn(0, 0, 90).move(x, 0.055, z)
      make.part(
        'wheels',
        together([wheel(-0.42, -0.2), wheel(0.42, -0.2), wheel(-0.42, 0.2), wheel(0.42, 0.2)]),
        polished('#3b3e42', { metalness: 0.4 }),
      )
      const pocket = (x: number) => box(0.06, 0.12, 0.3, 0.01).move(x, 0.5, 0)
      make.part('handles', pocket(-0.56).with(pocket(0.56)), body)
    }
    make.socket('top', [0, v.form === 'round' ? 0.8 : 0.72, 0], 0.2).socket('inside', [0, 0.6, 0], 0.25)
  },
})
