import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { block, box, cylinder, extrude, lathe, tube } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import {
  cloth,
  glowing,
  lacquer,
  marble,
  metal,
  plastic,
  polished,
  stone,
  wood,
} from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

export const counter = archetype({
  id: 'counter',
  about: 'A counter: of a kitchen, a bar, a shop',
  skeleton: 'furniture',
  nouns: ['counter', 'kitchen counter', 'countertop', 'worktop'],
  parameters: {
    doors: number(3, 1, 4, 'how many doors it has'),
    front: choice(['doors', 'panels'], 'how its front is made'),
  },
  rows: {
    'bar counter': { values: { front: 'panels' }, colours: { main: '#5f3820', second: '#2e1c12' } },
    bar: { values: { front: 'panels' }, colours: { main: '#5f3820', second: '#2e1c12' } },
    'shop counter': { values: { front: 'panels' } },
    'reception desk': { values: { front: 'panels' } },
    'kitchen island': { values: { doors: 4 } },
    'kitchen cabinet': {},
  },
  build(v, look, make) {
    const body = look.material('main', wood('#e6dcc8', { relief: 0.4 }))
    const count = Math.round(v.doors)
    make.part('body', box(1.2, 0.56, 0.42, 0.01).move(0, 0.31, 0), body)
    make.part('foot', box(1.16, 0.06, 0.36, 0.004).move(0, 0.03, -0.02), lacquer('#3a332c'))
    make.part(
      'top',
      box(1.28, 0.045, 0.5, 0.012).move(0, 0.61, 0.01),
      look.material('second', marble('#d8d4cc')),
    )
    const wide = 1.16 / count
    const door = (i: number) =>
      box(wide - 0.03, 0.46, 0.025, 0.008).move(-0.58 + (i + 0.5) * wide, 0.32, 0.215)
    make.part('doors', together(Array.from({ length: count }, (_, i) => door(i))), body)
    const knob = (i: number) =>
      cylinder(0.012, 0.04, { corners: 10 })
        .turn(90, 0, 0)
        .move(-0.58 + (i + 0.85) * wide, 0.46, 0.24)
    if (v.front === 'doors')
      make.part(
        'knobs',
        together(Array.from({ length: count }, (_, i) => knob(i))),
        look.material('accent', polished('#c9a35a')),
      )
    make.socket('top', [0, 0.632, 0], 0.22)
  },
})

export const controlPanel = archetype({
  id: 'control-panel',
  about: 'A console with lights, levers and screens; also racks of machines',
  skeleton: 'machine',
  nouns: [
    'control panel',
    'console',
    'control console',
    'control desk',
    'cockpit console',
    'computer terminal',
  ],
  parameters: { form: choice(['desk', 'rack'], 'a desk to stand at, or a tall rack') },
  rows: {
    'server rack': { values: { form: 'rack' } },
    server: { values: { form: 'rack' } },
    mainframe: { values: { form: 'rack' } },
    supercomputer: { values: { form: 'rack' } },
    generator: { values: { form: 'rack' }, colours: { main: '#6a7a52' } },
  },
  build(v, look, make) {
    const chance = (i: number, j: number) => chanceAt(i, j, 3)
    const body = look.material('main', metal('#4a515c', { metalness: 0.4, roughness: 0.5 }))
    const lights = ['#46e0a0', '#ffb52e', '#ff5a4d', '#54b8ff']
    const tall = v.form === 'rack'
    if (tall) {
      make.part('body', box(0.5, 1.2, 0.5, 0.02).move(0, 0.6, 0), body)
      const units = Array.from({ length: 9 }, (_, i) =>
        box(0.44, 0.1, 0.02, 0.004).move(0, 0.12 + i * 0.122, 0.25),
      )
      make.part('units', together(units), look.material('second', plastic('#1d2026', { roughness: 0.5 })))
      lights.forEach((colour, k) => {
        const lamps: Solid[] = []
        for (let i = 0; i < 9; i++)
          for (let j = 0; j < 9; j++)
            if (Math.floor(chance(i, j) * 7) === k)
              lamps.push(block(0.02, 0.02, 0.012).move(-0.18 + j * 0.045, 0.12 + i * 0.122, 0.264))
        if (lamps.length > 0) make.part(`lights ${k + 1}`, together(lamps), glowing(colour, { glow: 1.8 }))
      })
      make.socket('top', [0, 1.2, 0], 0.2)
      return
    }
    const side: Vec2[] = [
      [-0.26, 0],
      [0.2, 0],
      [0.24, 0.42],
      [-0.02, 0.56],
      [-0.26, 0.86],
      [-0.3, 0.86],
    ]
    make.part('body', extrude(side, 1.1, { bevel: 0.015 }).turn(0, -90, 0), body)
    const face = (y: number, z: number, lean: number, solid: Solid) => solid.turn(lean, 0, 0).move(0, y, z)
    const screens = [-0.34, 0, 0.34].map((x) =>
      face(0.71, -0.13, -39, box(0.29, 0.2, 0.02, 0.006).move(x, 0, 0)),
    )
    make.part('screens', together(screens), glowing(look.colour('second', '#4fc3ff'), { glow: 1.1 }))
    lights.forEach((colour, k) => {
      const keys = Array.from({ length: 16 }, (_, i) => i)
        .filter((i) => Math.floor(chance(i, 9) * 4) === k)
        .map((i) =>
          face(
            0.49,
            0.12,
            -62,
            cylinder(0.018, 0.02, { corners: 10 })
              .turn(90, 0, 0)
              .move(-0.44 + (i % 8) * 0.125, i < 8 ? 0.05 : -0.05, 0.01),
          ),
        )
      if (keys.length > 0) make.part(`lights ${k + 1}`, together(keys), glowing(colour, { glow: 1.4 }))
    })
    make.socket('top', [0, 0.86, -0.28], 0.1)
  },
})

export const vendingMachine = archetype({
  id: 'vending-machine',
  about: 'A machine that sells or plays: vending machine, jukebox',
  skeleton: 'machine',
  nouns: ['vending machine', 'drinks machine', 'snack machine', 'soda machine'],
  parameters: { form: choice(['vending', 'jukebox', 'tickets', 'meter'], 'kind of machine') },
  rows: {
    'ticket machine': { values: { form: 'tickets' }, colours: { main: '#2f6fb0' } },
    'ticket dispenser': { values: { form: 'tickets' }, colours: { main: '#2f6fb0' } },
    'parking meter': { values: { form: 'meter' }, colours: { main: '#6f7b88' } },
    'parking machine': { values: { form: 'tickets' }, colours: { main: '#4a7a5a' } },
    jukebox: { values: { form: 'jukebox' }, colours: { main: '#7a3520' } },
    'music box machine': { values: { form: 'jukebox' } },
  },
  build(v, look, make) {
    const body = look.material('main', lacquer('#c93a33'))
    if (v.form === 'vending') {
      make.part('body', box(0.6, 1.2, 0.46, 0.03).move(0, 0.6, 0), body)
      make.part(
        'window',
        box(0.38, 0.8, 0.02, 0.01).move(-0.07, 0.72, 0.232),
        glowing('#dff1ff', { glow: 0.55 }),
      )
      const colours = ['#e2452f', '#2f9e58', '#f2b52c', '#3a6fd0']
      colours.forEach((colour, k) => {
        const cans = Array.from({ length: 5 }, (_, i) =>
          cylinder(0.032, 0.1, { corners: 12 }).move(-0.21 + i * 0.07, 0.44 + k * 0.19, 0.25),
        )
        make.part(`cans ${k + 1}`, together(cans), plastic(colour))
      })
      make.part('panel', box(0.1, 0.36, 0.02, 0.006).move(0.21, 0.82, 0.232), plastic('#22252b'))
      make.part('slot', box(0.4, 0.12, 0.03, 0.01).move(-0.07, 0.19, 0.23), plastic('#22252b'))
    } else if (v.form === 'meter') {
      make.part('foot', box(0.24, 0.04, 0.24, 0.01).move(0, 0.02, 0), plastic('#3a3f46'))
      make.part('pole', cylinder(0.035, 0.95, { corners: 12 }).move(0, 0.48, 0), metal('#8d949c'))
      make.part('body', box(0.2, 0.34, 0.14, 0.06).move(0, 1.1, 0), body)
      make.part(
        'display',
        box(0.13, 0.1, 0.02, 0.006).move(0, 1.17, 0.072),
        glowing('#bfe8ff', { glow: 0.5 }),
      )
      make.part('coin slot', box(0.02, 0.06, 0.02, 0.004).move(0, 1.04, 0.072), plastic('#22252b'))
    } else if (v.form === 'tickets') {
      const dark = plastic('#22252b')
      make.part('body', box(0.52, 1.25, 0.36, 0.04).move(0, 0.625, 0), body)
      make.part('sign', box(0.56, 0.16, 0.38, 0.03).move(0, 1.32, 0), glowing('#ffd24a', { glow: 0.5 }))
      make.part(
        'screen',
        box(0.3, 0.26, 0.02, 0.01).move(-0.06, 0.98, 0.182),
        glowing('#bfe8ff', { glow: 0.6 }),
      )
      const keys = Array.from({ length: 9 }, (_, k) =>
        box(0.04, 0.035, 0.02, 0.006).move(-0.14 + (k % 3) * 0.06, 0.62 + Math.floor(k / 3) * 0.055, 0.185),
      )
      make.part('keys', together(keys), plastic('#f1eee6'))
      make.part('coin slot', box(0.06, 0.1, 0.02, 0.006).move(0.17, 0.7, 0.182), dark)
      make.part('tray', box(0.34, 0.12, 0.03, 0.01).move(0, 0.36, 0.182), dark)
      make.part('ticket', box(0.12, 0.09, 0.012, 0.002).move(0, 0.4, 0.206), plastic('#fff3d0'))
    } else {
      const arch: Vec2[] = [
        [-0.34, 0],
        [0.34, 0],
        ...Array.from({ length: 13 }, (_, i): Vec2 => {
          const a = (Math.PI * i) / 12
          return [0.34 * Math.cos(a), 0.72 + 0.34 * Math.sin(a)]
        }),
      ]
      make.part('body', extrude(arch, 0.42, { bevel: 0.03 }), body)
      const glow = tube(
        Array.from({ length: 17 }, (_, i): [number, number, number] => {
          const a = (Math.PI * i) / 16
          return [0.27 * Math.cos(a), 0.72 + 0.27 * Math.sin(a), 0.215]
        }),
        0.026,
        { corners: 8 },
      )
      make.part('neon arch', glow, glowing('#ff9a3d', { glow: 1.8 }))
      make.part(
        'neon sides',
        box(0.05, 0.5, 0.04, 0.02)
          .move(-0.27, 0.44, 0.215)
          .with(box(0.05, 0.5, 0.04, 0.02).move(0.27, 0.44, 0.215)),
        glowing(look.colour('second', '#4fd0c0'), { glow: 1.6 }),
      )
      make.part('window', box(0.4, 0.22, 0.02, 0.01).move(0, 0.76, 0.215), glowing('#fff0cc', { glow: 0.6 }))
      make.part(
        'grille',
        together(
          Array.from({ length: 9 }, (_, i) => block(0.02, 0.34, 0.02).move(-0.16 + i * 0.04, 0.32, 0.216)),
        ),
        look.material('accent', polished('#d8b25a')),
      )
    }
    make.socket('top', [0, v.form === 'vending' ? 1.2 : 1.06, 0], 0.2)
  },
})

export const pedestal = archetype({
  id: 'pedestal',
  about: 'A block that carries something: pedestal, podium, altar, stage',
  skeleton: 'monument',
  nouns: ['pedestal', 'plinth', 'stand'],
  parameters: {
    form: choice(['column', 'podium', 'altar', 'stage', 'lectern'], 'what it is for'),
  },
  rows: {
    podium: { values: { form: 'podium' } },
    'winners podium': { values: { form: 'podium' } },
    altar: { values: { form: 'altar' } },
    stage: { values: { form: 'stage' } },
    platform: { values: { form: 'stage' } },
    'boxing ring': { values: { form: 'stage' } },
    pulpit: { values: { form: 'lectern' } },
    lectern: { values: { form: 'lectern' } },
  },
  build(v, look, make) {
    const rock = look.material('main', marble('#ded8cc'))
    if (v.form === 'column') {
      make.part(
        'block',
        together([
          box(0.5, 0.1, 0.5, 0.012).move(0, 0.05, 0),
          box(0.4, 0.62, 0.4, 0.012).move(0, 0.4, 0),
          box(0.48, 0.08, 0.48, 0.015).move(0, 0.74, 0),
        ]),
        rock,
      )
      make.socket('top', [0, 0.78, 0], 0.22)
    } else if (v.form === 'podium') {
      const step = (x: number, h: number) => box(0.42, h, 0.42, 0.015).move(x, h / 2, 0)
      make.part(
        'steps',
        together([step(0, 0.5), step(-0.43, 0.36), step(0.43, 0.25)]),
        look.material('main', lacquer('#f2efe8')),
      )
      const mark = (x: number, y: number, wide: number) => box(wide, 0.12, 0.02, 0.004).move(x, y, 0.215)
      make.part(
        'numbers',
        together([mark(0, 0.32, 0.04), mark(-0.43, 0.2, 0.09), mark(0.43, 0.13, 0.13)]),
        look.material('second', plastic('#d8402f')),
      )
      make.socket('top', [0, 0.5, 0], 0.2)
    } else if (v.form === 'altar') {
      make.part(
        'block',
        together([
          box(1.1, 0.08, 0.62, 0.012).move(0, 0.04, 0),
          box(0.9, 0.44, 0.42, 0.015).move(0, 0.3, 0),
          box(1.04, 0.07, 0.54, 0.015).move(0, 0.55, 0),
        ]),
        rock,
      )
      make.part(
        'cloth',
        box(0.44, 0.46, 0.57, 0.01)
          .move(0, 0.36, 0)
          .with(box(0.44, 0.012, 0.57, 0.004).move(0, 0.592, 0)),
        look.material('second', cloth('#8a1f2d')),
      )
      make.socket('top', [0, 0.6, 0], 0.22)
    } else if (v.form === 'stage') {
      make.part(
        'floor',
        box(1.3, 0.05, 0.9, 0.01).move(0, 0.235, 0),
        look.material('main', wood('#a2703f', { surface: 'planks' })),
      )
      make.part(
        'front',
        box(1.26, 0.21, 0.86, 0.006).move(0, 0.105, 0),
        look.material('second', cloth('#2a2433')),
      )
      make.part(
        'steps',
        box(0.3, 0.08, 0.2, 0.008)
          .move(0.4, 0.04, 0.52)
          .with(box(0.3, 0.16, 0.1, 0.008).move(0.4, 0.08, 0.47)),
        look.material('main', wood('#a2703f')),
      )
      make.socket('top', [0, 0.26, 0], 0.4)
    } else {
      make.part(
        'body',
        box(0.36, 0.78, 0.3, 0.02).taper(1.1, 0.9).move(0, 0.42, 0),
        look.material('main', wood('#7a4c2a')),
      )
      make.part('foot', box(0.5, 0.05, 0.42, 0.012).move(0, 0.025, 0), look.material('main', wood('#7a4c2a')))
      make.part(
        'desk',
        box(0.46, 0.035, 0.36, 0.01).turn(22, 0, 0).move(0, 0.85, 0),
        look.material('main', wood('#7a4c2a')),
      )
      make.part('book', box(0.26, 0.03, 0.2, 0.008).turn(22, 0, 0).move(0, 0.88, 0.005), plastic('#f4ecd8'))
      make.socket('top', [0, 0.9, 0], 0.12)
    }
  },
})

export const pew = archetype({
  id: 'pew',
  about: 'A long bench with a high back, or several rows of them rising',
  skeleton: 'furniture',
  nouns: ['pew', 'church pew', 'church bench'],
  parameters: { rows: number(1, 1, 6, 'how many rows, each higher than the one before') },
  rows: {
    bleachers: { values: { rows: 5 }, colours: { main: '#8fa3b5' } },
    bleacher: { values: { rows: 5 }, colours: { main: '#8fa3b5' } },
    grandstand: { values: { rows: 6 }, colours: { main: '#b8483a' } },
    stands: { values: { rows: 6 }, colours: { main: '#3f6fb0' } },
    tribune: { values: { rows: 6 }, colours: { main: '#3f6fb0' } },
  },
  build(v, look, make) {
    const timber = look.material('main', wood('#8a5a31'))
    const rows = Math.round(v.rows)
    if (rows === 1) {
      make.part('seat', box(1.2, 0.04, 0.34, 0.01).move(0, 0.36, 0), timber)
      make.part('back', box(1.2, 0.5, 0.035, 0.01).turn(-7, 0, 0).move(0, 0.58, -0.18), timber)
      const end = (x: number) => box(0.045, 0.72, 0.4, 0.02).move(x, 0.36, -0.02)
      make.part(
        'ends',
        together([end(-0.59), end(0.59), box(0.04, 0.36, 0.3, 0.01).move(0, 0.18, 0)]),
        look.material('second', wood('#6d4423')),
      )
      make.socket('seat', [0, 0.38, 0], 0.3).socket('top', [0, 0.38, 0], 0.3)
      return
    }
    const deep = 0.16
    const rise = 0.11
    const steps = Array.from({ length: rows }, (_, i) =>
      box(1.4, rise * (i + 1), deep, 0.004).move(0, (rise * (i + 1)) / 2, -i * deep),
    )
    make.part('steps', together(steps), look.material('second', stone('#b5b1aa', { relief: 0.4 })))
    const benches = Array.from({ length: rows }, (_, i) =>
      box(1.36, 0.03, 0.07, 0.008)
        .move(0, rise * (i + 1) + 0.035, -i * deep - 0.03)
        .with(box(1.36, 0.03, 0.03, 0.004).move(0, rise * (i + 1) + 0.01, -i * deep - 0.03)),
    )
    make.part('seats', together(benches), timber)
    make.socket('top', [0, rise * rows + 0.05, -(rows - 1) * deep], 0.4)
  },
})

export const coffin = archetype({
  id: 'coffin',
  about: 'A coffin of wood, or a sarcophagus of stone',
  skeleton: 'furniture',
  nouns: ['coffin', 'casket'],
  parameters: {
    form: choice(['wood', 'stone'], 'of what it is made'),
    open: number(0, 0, 1, 'how far the lid is pushed aside'),
  },
  rows: {
    sarcophagus: { values: { form: 'stone' } },
    'stone coffin': { values: { form: 'stone' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', v.form === 'wood' ? wood('#5a3a24') : stone('#b9a884'))
    const shape = (w: number): Vec2[] =>
      v.form === 'wood'
        ? [
            [-0.2 * w, -0.6],
            [0.2 * w, -0.6],
            [0.32 * w, 0.28],
            [0.2 * w, 0.6],
            [-0.2 * w, 0.6],
            [-0.32 * w, 0.28],
          ]
        : [
            [-0.3 * w, -0.62],
            [0.3 * w, -0.62],
            [0.3 * w, 0.62],
            [-0.3 * w, 0.62],
          ]
    make.part('box', extrude(shape(1), 0.3, { bevel: 0.012 }).turn(90, 90, 0).move(0, 0.15, 0), stuff)
    make.part(
      'lid',
      extrude(shape(1.06), 0.07, { bevel: 0.02 })
        .turn(90, 90, 0)
        .move(0, 0.33, v.open * 0.2),
      stuff,
    )
    const mark =
      v.form === 'wood'
        ? box(0.4, 0.02, 0.04, 0.004).with(box(0.04, 0.02, 0.2, 0.004).move(0.06, 0, 0))
        : box(0.9, 0.02, 0.1, 0.006).with(
            lathe(
              [
                [0, 0],
                [0.12, 0.02],
                [0, 0.06],
              ],
              { corners: 20 },
            ).move(0.45, 0, 0),
          )
    make.part('ornament', mark.move(0, 0.372, v.open * 0.2), look.material('second', polished('#c9a24a')))
    make.socket('top', [0, 0.365, 0], 0.2)
  },
})

export const clothesRack = archetype({
  id: 'clothes-rack',
  about: 'A rail with clothes on hangers, or a line with washing',
  skeleton: 'furniture',
  nouns: ['clothes rack', 'clothing rack', 'garment rack', 'wardrobe rack'],
  parameters: {
    form: choice(['rack', 'line'], 'rail on feet, or a line between posts'),
    count: number(7, 3, 10, 'how many pieces hang on it'),
  },
  rows: {
    clothesline: { values: { form: 'line', count: 5 } },
    'washing line': { values: { form: 'line', count: 5 } },
    laundry: { values: { form: 'line', count: 5 } },
    'laundry line': { values: { form: 'line', count: 5 } },
  },
  build(v, look, make) {
    const bar = metal('#9aa1a8')
    const wide = v.form === 'line' ? 1.4 : 1
    const post = (x: number) => cylinder(0.016, 0.96, { corners: 10 }).move(x, 0.48, 0)
    make.part(
      'posts',
      together([
        post(-wide / 2),
        post(wide / 2),
        ...(v.form === 'rack'
          ? [
              box(0.04, 0.03, 0.4, 0.01).move(-wide / 2, 0.015, 0),
              box(0.04, 0.03, 0.4, 0.01).move(wide / 2, 0.015, 0),
            ]
          : []),
      ]),
      v.form === 'line' ? wood('#8a623c') : bar,
    )
    make.part(
      'rail',
      tube(
        [
          [-wide / 2, 0.95, 0],
          [0, v.form === 'line' ? 0.9 : 0.95, 0],
          [wide / 2, 0.95, 0],
        ],
        0.009,
        { corners: 8 },
      ),
      bar,
    )
    const colours = [
      look.colour('main', '#d8574a'),
      look.colour('second', '#f0e8d6'),
      look.colour('accent', '#3f6f9f'),
      '#e2b04a',
      '#6f9a6a',
    ]
    const count = Math.round(v.count)
    const made = colours.map((): Solid[] => [])
    for (let i = 0; i < count; i++) {
      const x = -wide / 2 + ((i + 0.5) * wide) / count
      const long = 0.36 + 0.16 * chanceAt(i, 4, 2)
      const flat = v.form === 'line'
      const piece = box(flat ? 0.2 : 0.035, long, flat ? 0.02 : 0.34, 0.01).taper(1.1, 0.85)
      made[i % colours.length]?.push(piece.move(x, 0.91 - long / 2, 0))
    }
    made.forEach((solids, i) => {
      if (solids.length > 0)
        make.part(`clothes ${i + 1}`, together(solids), cloth(colours[i] ?? '#ffffff', { relief: 0.5 }))
    })
    make.socket('top', [0, 0.97, 0], 0.05)
  },
})
