import { archetype, choice, number } from '../../archetype.ts'
import { hull } from '../../geometry/boolean.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  block,
  box,
  cylinder,
  extrude,
  lathe,
  sheet,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  blocks,
  cloth,
  glowing,
  grass,
  liquid,
  marble,
  metal,
  planks,
  plaster,
  plastic,
  snow,
  stone,
  tiles,
  wood,
} from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import { doorway, window } from './openings.ts'

export const lighthouse = archetype({
  id: 'lighthouse',
  about: 'A lighthouse with stripes, a gallery and a lamp',
  skeleton: 'building',
  nouns: ['lighthouse'],
  parameters: { stripes: number(3, 0, 6, 'painted stripes'), rock: number(1, 0, 1, 'standing on a rock') },
  build(v, look, make) {
    const white = look.material('main', plaster('#f4f1ea'))
    const red = look.light('second', '#c8302c')
    const base = v.rock > 0.3 ? 0.16 : 0
    if (v.rock > 0.3) {
      const points = Array.from(
        { length: 44 },
        (_, i): Vec3 => [
          Math.sin(i * 2.4) * 0.36 * (0.75 + 0.4 * chanceAt(i, 1, 2)),
          i % 3 === 0 ? 0.17 : 0.06 * (i % 2),
          Math.cos(i * 2.4) * 0.34 * (0.75 + 0.4 * chanceAt(i, 2, 2)) * (i % 3 === 0 ? 0.75 : 1),
        ],
      )
      make.part('rock', hull(points), stone('#77716a'))
    }
    const count = Math.round(v.stripes)
    const tall = 0.62
    make.part(
      'tower',
      lathe(
        softened(
          [
            [0, 0],
            [0.15, 0],
            [0.1, tall],
            [0, tall],
          ],
          0.008,
        ),
        { corners: 36 },
      ).move(0, base, 0),
      {
        ...white,
        ...(count > 0 && {
          paint: ([, y]: Vec3) =>
            Math.floor(((y - base) / tall) * (count * 2 + 1)) % 2 === 1 ? red : undefined,
        }),
      },
    )
    const high = base + tall
    make.part('gallery', cylinder(0.145, 0.025, { corners: 32 }).move(0, high + 0.01, 0), plastic('#2f3138'))
    make.part(
      'gallery',
      torus(0.138, 0.006, 32, 8)
        .move(0, high + 0.075, 0)
        .with(
          block(0.006, 0.06, 0.006)
            .move(0, high + 0.05, 0.138)
            .around(14),
        ),
      plastic('#2f3138'),
    )
    make.part(
      'lamp',
      cylinder(0.066, 0.1, { corners: 10 }).move(0, high + 0.075, 0),
      glowing('#ffe08a', { glow: 1.6 }),
    )
    make.part(
      'gallery',
      block(0.01, 0.12, 0.01)
        .move(0, high + 0.08, 0.072)
        .around(8),
      plastic('#2f3138'),
    )
    make.part(
      'roof',
      lathe(
        [
          [0, high + 0.13],
          [0.1, high + 0.13],
          [0.09, high + 0.15],
          [0.04, high + 0.205],
          [0.012, high + 0.22],
          [0, high + 0.26],
        ],
        { corners: 28 },
      ),
      look.material('second', tiles('#c8302c', { relief: 0.3 })),
    )
    const door = doorway(0.07, 0.12, true)
    make.part('door', door.pane.move(0, base, 0.148), wood('#5a3a26', { grain: 0.3 }))
    const pane = window(0.035, 0.06, { arched: true, bars: 0, sill: false }).pane
    make.part(
      'windows',
      pane
        .move(0, base + 0.25, 0.131)
        .with(
          pane.move(0, base + 0.42, 0.12).turn(0, 0, 0),
          pane.move(0, base + 0.33, 0.126).turn(0, 110, 0),
        ),
      plastic('#2a3a4a', { roughness: 0.1 }),
    )
    make.socket('top', [0, high + 0.26, 0], 0.05)
  },
})

export const windmill = archetype({
  id: 'windmill',
  about: 'A windmill with four sails, or a wind turbine with three blades',
  skeleton: 'building',
  nouns: ['windmill', 'mill'],
  parameters: { kind: choice(['mill', 'turbine'], 'old or new'), blades: number(4, 3, 8, 'how many blades') },
  rows: { 'wind turbine': { values: { kind: 'turbine', blades: 3 }, colours: { main: '#f2f4f6' } } },
  build(v, look, make) {
    const count = Math.round(v.blades)
    if (v.kind === 'turbine') {
      const white = look.material('main', plastic('#f2f4f6', { roughness: 0.35 }))
      make.part(
        'tower',
        lathe(
          [
            [0, 0],
            [0.035, 0],
            [0.018, 0.72],
            [0, 0.72],
          ],
          { corners: 24 },
        ),
        white,
      )
      make.part(
        'hub',
        box(0.045, 0.045, 0.13, 0.02)
          .move(0, 0.735, -0.01)
          .with(ball([0.028, 0.028, 0.04], 16).move(0, 0.735, 0.065)),
        white,
      )
      const blade = extrude(
        [
          [-0.008, 0.01],
          [0.012, 0.01],
          [0.024, 0.08],
          [0.006, 0.4],
          [0, 0.4],
          [-0.008, 0.08],
        ],
        0.01,
        { bevel: 0.004 },
      )
      make.part(
        'blades',
        together(Array.from({ length: count }, (_, i) => blade.turn(0, 12, (360 * i) / count))).move(
          0,
          0.735,
          0.075,
        ),
        white,
      )
      make.socket('top', [0, 0.76, 0], 0.03)
      return
    }
    const wall = look.material('main', plaster('#f1e7d2'))
    make.part(
      'tower',
      lathe(
        softened(
          [
            [0, 0],
            [0.23, 0],
            [0.15, 0.55],
            [0, 0.55],
          ],
          0.012,
        ),
        { corners: 10 },
      ),
      wall,
    )
    make.part(
      'base',
      lathe(
        [
          [0, 0],
          [0.25, 0],
          [0.24, 0.07],
          [0, 0.07],
        ],
        { corners: 10 },
      ),
      blocks('#8f887c', { grain: 0.7 }),
    )
    make.part(
      'cap',
      lathe(
        [
          [0, 0.53],
          [0.175, 0.53],
          [0.17, 0.57],
          [0.12, 0.66],
          [0.05, 0.72],
          [0, 0.74],
        ],
        { corners: 24 },
      ),
      look.material('second', tiles('#8a3f2a', { grain: 0.6 })),
    )
    const door = doorway(0.1, 0.18, true)
    make.part('door', door.pane.move(0, 0.01, 0.228), wood('#6b4326', { grain: 0.4 }))
    const pane = window(0.06, 0.08)
    make.part('frames', pane.frame.move(0, 0.32, 0.185), wood('#f4efe4', { relief: 0.3 }))
    make.part('windows', pane.pane.move(0, 0.32, 0.187), plastic('#5a86a8', { roughness: 0.1 }))
    const timber = look.material('accent', wood('#7a5232', { grain: 0.5 }))
    const spar = block(0.016, 0.46, 0.014).move(0, 0.24, 0)
    const lattice = together(
      Array.from({ length: 7 }, (_, i) => block(0.11, 0.008, 0.008).move(0.05, 0.12 + i * 0.055, 0.002)),
    )
    const sailCloth = sheet(
      [0, 1].map((j) =>
        [0, 1, 2].map((i): Vec3 => [0.008 + i * 0.048, 0.12 + j * 0.33, 0.012 + 0.008 * (i === 1 ? 1 : 0)]),
      ),
      0.006,
    )
    const sail = together([spar, lattice, block(0.008, 0.34, 0.008).move(0.1, 0.285, 0.002)])
    const around = (solid: Solid) =>
      together(Array.from({ length: count }, (_, i) => solid.turn(0, 0, (360 * i) / count + 22)))
        .turn(-6, 0, 0)
        .move(0, 0.6, 0.225)
    make.part('sails', around(sail), timber)
    make.part('cloth', around(sailCloth), cloth('#f3ead6'))
    make.part('sails', cylinder(0.03, 0.14).turn(84, 0, 0).move(0, 0.598, 0.18), timber)
    make.socket('top', [0, 0.74, 0], 0.1)
  },
})

export const temple = archetype({
  id: 'temple',
  about: 'A temple with columns, steps and a gable',
  skeleton: 'building',
  nouns: ['temple', 'greek temple', 'parthenon'],
  parameters: {
    columns: number(6, 2, 10, 'columns at the front'),
    ruined: number(0, 0, 1, 'how much of it has fallen'),
  },
  rows: {
    ruin: { values: { ruined: 0.8 } },
    ruins: { values: { ruined: 0.8 } },
    'ancient ruins': { values: { ruined: 0.8 } },
    shrine: { values: { columns: 4 } },
  },
  build(v, look, make) {
    const pale = look.material('main', marble('#e9e2d3', { roughness: 0.6 }))
    make.part(
      'steps',
      together(
        [0, 1, 2].map((i) =>
          box(0.98 - i * 0.06, 0.035, 0.78 - i * 0.06, 0.004).move(0, 0.0175 + i * 0.034, 0),
        ),
      ),
      pale,
    )
    const floor = 0.102
    const count = Math.round(v.columns)
    const [w, d] = [0.37, 0.27]
    const tall = 0.36
    const shaft = lathe(
      softened(
        [
          [0, 0],
          [0.046, 0],
          [0.046, 0.018],
          [0.036, 0.026],
          [0.034, tall * 0.4],
          [0.028, tall - 0.03],
          [0.042, tall - 0.014],
          [0.046, tall],
          [0, tall],
        ],
        0.004,
        1,
      ),
      {
        corners: 32,
        flutes: (a, y) => (y > 0.03 && y < tall - 0.035 ? 1 - 0.05 * Math.abs(Math.sin(a * 8)) : 1),
      },
    )
    const places: Vec2[] = []
    for (let i = 0; i < count; i++) for (const z of [d, -d]) places.push([-w + (2 * w * i) / (count - 1), z])
    for (let i = 1; i < 4; i++) for (const x of [w, -w]) places.push([x, -d + (2 * d * i) / 4])
    places.forEach(([x, z], i) => {
      const fallen = chanceAt(i, 3, 9) < v.ruined * 0.75
      const height = fallen ? 0.25 + 0.5 * chanceAt(i, 4, 9) : 1
      make.part(
        'columns',
        (fallen ? shaft.within(box(1, tall * height * 2, 1, 0).turn(12, i * 40, 0)) : shaft).move(
          x,
          floor,
          z,
        ),
        pale,
      )
    })
    const top = floor + tall
    if (v.ruined < 0.35) {
      make.part('roof', box(0.84, 0.06, 0.64, 0.006).move(0, top + 0.03, 0), pale)
      make.part(
        'roof',
        extrude(
          [
            [-0.44, 0],
            [0.44, 0],
            [0, 0.18],
          ],
          0.66,
          { bevel: 0.006 },
        ).move(0, top + 0.06, 0),
        look.material('second', marble('#dcd0b8', { roughness: 0.7 })),
      )
      make.part(
        'relief',
        extrude(
          [
            [-0.33, 0.014],
            [0.33, 0.014],
            [0, 0.145],
          ],
          0.02,
          { bevel: 0.004 },
        ).move(0, top + 0.062, 0.33),
        look.material('accent', plaster('#b98a5a')),
      )
    } else {
      make.part('roof', box(0.44, 0.06, 0.08, 0.006).move(-0.18, top + 0.03, d), pale)
      make.part(
        'rubble',
        together(
          [0, 1, 2, 3, 4].map((i) =>
            cylinder(0.036, 0.12 + 0.05 * i, { corners: 16 })
              .turn(0, i * 60, 86)
              .move(-0.1 + 0.15 * i, floor + 0.036, 0.05 * i - 0.08),
          ),
        ),
        pale,
      )
    }
    make.part(
      'hall',
      box(0.5, tall * (v.ruined > 0.35 ? 0.45 : 0.98), 0.3, 0.004).move(
        0,
        floor + (tall * (v.ruined > 0.35 ? 0.45 : 0.98)) / 2,
        -0.02,
      ),
      look.material('second', plaster('#d8c9a8')),
    )
    make.socket('top', [0, top + 0.2, 0], 0.1)
  },
})

export const pyramid = archetype({
  id: 'pyramid',
  about: 'A pyramid of great stones',
  skeleton: 'building',
  nouns: ['pyramid', 'egyptian pyramid'],
  parameters: { steps: number(14, 4, 24, 'courses of stone'), tip: number(1, 0, 1, 'a golden tip') },
  rows: { ziggurat: { values: { steps: 5, tip: 0 } }, 'mayan pyramid': { values: { steps: 8, tip: 0 } } },
  build(v, look, make) {
    const count = Math.round(v.steps)
    const sandy = look.material('main', blocks('#d9b877', { grain: 0.9 }))
    const tall = 0.66
    make.part(
      'stones',
      together(
        Array.from({ length: count }, (_, i) =>
          box(1 - i / count, tall / count + 0.002, 1 - i / count, 0.006).move(
            0,
            (tall / count) * (i + 0.5),
            0,
          ),
        ),
      ),
      sandy,
    )
    if (v.tip > 0.3)
      make.part(
        'tip',
        lathe(
          [
            [0, 0],
            [0.09, 0],
            [0, 0.1],
          ],
          { corners: 4 },
        )
          .turn(0, 45, 0)
          .move(0, tall - 0.02, 0),
        look.material('accent', metal('#e6b53a')),
      )
    const door = doorway(0.08, 0.11)
    make.part('entrance', door.pane.move(0, 0, 0.5), plastic('#2a2018'))
    make.socket('top', [0, tall, 0], 0.1)
  },
})

export const fountain = archetype({
  id: 'fountain',
  about: 'A fountain with basins and falling water',
  skeleton: 'building',
  nouns: ['fountain'],
  parameters: { tiers: number(2, 1, 3, 'basins above each other') },
  build(v, look, make) {
    const pale = look.material('main', marble('#d9d4ca', { roughness: 0.5 }))
    const water = liquid('#4fb0d8', { opacity: 0.8 })
    const basin = (radius: number, deep: number) =>
      lathe(
        softened(
          [
            [0, 0],
            [radius * 0.9, 0],
            [radius, deep * 0.4],
            [radius * 1.06, deep],
            [radius * 0.95, deep],
            [radius * 0.88, deep * 0.5],
            [0, deep * 0.4],
          ],
          0.012,
        ),
        { corners: 48 },
      )
    make.part('basin', basin(0.46, 0.16), pale)
    make.part('water', cylinder(0.42, 0.02, { corners: 44 }).move(0, 0.125, 0), water)
    const count = Math.round(v.tiers)
    let y = 0.08
    for (let i = 0; i < count; i++) {
      const radius = 0.25 - i * 0.1
      make.part(
        'column',
        lathe(
          softened(
            [
              [0, 0],
              [0.075 - i * 0.02, 0],
              [0.04 - i * 0.008, 0.08],
              [0.05 - i * 0.01, 0.16],
              [0.035, 0.26],
              [0, 0.26],
            ],
            0.012,
          ),
          { corners: 28 },
        ).move(0, y, 0),
        pale,
      )
      y += 0.25
      make.part(
        'basin',
        lathe(
          softened(
            [
              [0, 0],
              [0.05, 0],
              [radius, 0.06],
              [radius * 1.03, 0.085],
              [radius * 0.94, 0.085],
              [0, 0.05],
            ],
            0.008,
          ),
          { corners: 40 },
        ).move(0, y - 0.02, 0),
        pale,
      )
      make.part('water', cylinder(radius * 0.93, 0.012, { corners: 36 }).move(0, y + 0.055, 0), water)
      // Threads of water over the rim.
      const fall = tube(
        [
          [0, y + 0.06, radius],
          [0, y + 0.03, radius * 1.16],
          [0, y - 0.16, radius * 1.24],
        ],
        [0.008, 0.009, 0.006],
        { smooth: 4, corners: 7 },
      )
      make.part('water', fall.around(12), water)
      y += 0.06
    }
    make.part(
      'water',
      tube(
        [
          [0, y, 0],
          [0, y + 0.15, 0],
        ],
        [0.016, 0.01],
        { corners: 10 },
      ).with(
        together(
          [0, 1, 2, 3, 4, 5].map((i) =>
            tube(
              [
                [0, y + 0.14, 0],
                [0.05, y + 0.17, 0],
                [0.1, y + 0.02, 0],
              ],
              [0.009, 0.008, 0.006],
              { smooth: 5, corners: 7 },
            ).turn(0, 60 * i, 0),
          ),
        ),
      ),
      water,
    )
    make.socket('top', [0, y, 0], 0.05).socket('inside', [0, 0.13, 0], 0.4)
  },
})

export const bridge = archetype({
  id: 'bridge',
  about: 'A bridge: stone arch, wood or hung from towers',
  skeleton: 'building',
  nouns: ['bridge', 'stone bridge'],
  parameters: {
    kind: choice(['stone', 'wood', 'suspension'], 'how it is built'),
    arches: number(2, 1, 5, 'arches below it'),
  },
  rows: {
    'wooden bridge': { values: { kind: 'wood' }, colours: { main: '#8a5a33' } },
    'suspension bridge': { values: { kind: 'suspension' }, colours: { main: '#c0442f' } },
    'golden gate bridge': { values: { kind: 'suspension' }, colours: { main: '#c0442f' } },
    'rope bridge': { values: { kind: 'wood' }, colours: { main: '#a8814f' } },
  },
  build(v, look, make) {
    if (v.kind === 'suspension') {
      const red = look.material('main', metal('#c0442f', { metalness: 0.2, roughness: 0.5 }))
      make.part('deck', box(1.2, 0.025, 0.2, 0.004).move(0, 0.18, 0), plastic('#4a4d52'))
      const tower = together([
        box(0.035, 0.56, 0.03, 0.004).move(0, 0.28, 0.1).mirrored('z'),
        box(0.03, 0.025, 0.2, 0.004).move(0, 0.5, 0),
        box(0.03, 0.025, 0.2, 0.004).move(0, 0.34, 0),
      ])
      make.part('towers', tower.move(0.33, 0, 0).mirrored(), red)
      const sag = (x: number) =>
        Math.abs(x) < 0.33 ? 0.24 + 0.3 * (x / 0.33) ** 2 : 0.54 - 0.34 * ((Math.abs(x) - 0.33) / 0.27)
      const cable = tube(
        Array.from({ length: 41 }, (_, i): Vec3 => [-0.6 + 0.03 * i, sag(-0.6 + 0.03 * i), 0.1]),
        0.007,
        { corners: 8 },
      )
      const hangers = together(
        Array.from({ length: 37 }, (_, i) => {
          const x = -0.54 + 0.03 * i
          const high = sag(x) - 0.18
          return block(0.004, Math.max(0.01, high), 0.004).move(x, 0.18 + high / 2, 0.1)
        }),
      )
      make.part('cables', cable.with(hangers).mirrored('z'), red)
      make.socket('top', [0, 0.2, 0], 0.2)
      return
    }
    const count = v.kind === 'wood' ? 1 : Math.round(v.arches)
    const rise = (x: number) => 0.3 + 0.08 * Math.cos((x / 0.6) * 1.5)
    const outline: Vec2[] = [
      [-0.6, 0],
      ...Array.from({ length: 25 }, (_, i): Vec2 => [-0.6 + 0.05 * i, rise(-0.6 + 0.05 * i)]),
      [0.6, 0],
    ]
    if (v.kind === 'stone') {
      const span = 1.06 / count
      const cuts = Array.from({ length: count }, (_, i) => {
        const mid = -0.53 + span * (i + 0.5)
        const r = span * 0.4
        const arch: Vec2[] = [
          [mid + r, -0.1],
          ...Array.from(
            { length: 17 },
            (_, k): Vec2 => [
              mid + Math.cos(radians((180 * k) / 16)) * r,
              0.06 + Math.sin(radians((180 * k) / 16)) * Math.min(r, 0.17),
            ],
          ),
          [mid - r, -0.1],
        ]
        return extrude(arch, 1, { bevel: 0 })
      })
      make.part(
        'bridge',
        extrude(outline, 0.3, { bevel: 0.006 }).minus(...cuts),
        look.material('main', blocks('#a49c90', { grain: 0.8 })),
      )
      const rail = tube(
        outline.slice(1, -1).map(([x, y]): Vec3 => [x, y + 0.045, 0.135]),
        0.022,
        { corners: 4 },
      )
      make.part(
        'parapet',
        rail.with(rail.mirror('z')),
        look.material('main', blocks('#a49c90', { grain: 0.6 })),
      )
    } else {
      const timber = look.material('main', wood('#8a5a33', { grain: 0.5 }))
      const boards = Array.from({ length: 26 }, (_, i) =>
        box(0.038, 0.016, 0.3, 0.003).move(-0.58 + i * 0.0464, rise(-0.58 + i * 0.0464), 0),
      )
      make.part('boards', together(boards), timber)
      const posts = together(
        [-0.58, -0.29, 0, 0.29, 0.58].map((x) =>
          cylinder(0.014, 0.18, { corners: 10 }).move(x, rise(x) + 0.08, 0.14),
        ),
      )
      const rail = tube(
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.6 + 0.1 * i, rise(-0.6 + 0.1 * i) + 0.16, 0.14]),
        0.012,
        { corners: 8 },
      )
      const beam = tube(
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.6 + 0.1 * i, rise(-0.6 + 0.1 * i) - 0.03, 0.12]),
        0.022,
        { corners: 8 },
      )
      const legs = together(
        [-0.45, 0.45].map((x) => cylinder(0.022, rise(x), { corners: 10 }).move(x, rise(x) / 2, 0.12)),
      )
      make.part('rails', together([posts, rail, beam, legs]).mirrored('z'), timber)
    }
    make.socket('top', [0, 0.39, 0], 0.14)
  },
})

/** Things of streets and parks. */
export const streetLamp = archetype({
  id: 'street-lamp',
  about: 'A street lamp or a hanging lantern',
  skeleton: 'furniture',
  nouns: ['street lamp', 'lamp post', 'lamppost', 'streetlight', 'street light'],
  parameters: {
    arms: number(1, 1, 3, 'how many lanterns it has'),
    kind: choice(['post', 'bracket', 'standing'], 'how the lantern is held'),
  },
  rows: { lantern: { values: { kind: 'standing' } }, 'hanging lantern': { values: { kind: 'bracket' } } },
  build(v, look, make) {
    const iron = look.material('main', metal('#2c3036', { metalness: 0.6, roughness: 0.5 }))
    const lanternParts = (scale: number) => ({
      frame: together([
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.055, 0.012],
            [0.03, 0.02],
            [0, 0.02],
          ],
          { corners: 6 },
        ),
        lathe(
          [
            [0, 0.15],
            [0.085, 0.15],
            [0.08, 0.165],
            [0.03, 0.205],
            [0.012, 0.22],
            [0, 0.24],
          ],
          { corners: 6 },
        ),
        block(0.008, 0.14, 0.008).taper(1, 1).move(0, 0.085, 0.062).around(6),
      ]).scale(scale),
      light: lathe(
        [
          [0, 0.018],
          [0.042, 0.018],
          [0.068, 0.15],
          [0, 0.15],
        ],
        { corners: 6 },
      ).scale(scale),
    })
    const glow = look.material('accent', glowing('#ffd98a', { glow: 1.3 }))
    const put = (at: Vec3, scale: number) => {
      const one = lanternParts(scale)
      make.part('lantern', one.frame.at(at), iron).part('light', one.light.at(at), glow)
    }
    if (v.kind === 'standing') {
      put([0, 0, 0], 3.4)
      make.part('lantern', torus(0.09, 0.012, 24, 8).turn(90, 0, 0).move(0, 0.87, 0), iron)
      make.socket('handle', [0, 0.95, 0], 0.03).socket('top', [0, 0.82, 0], 0.1)
      return
    }
    if (v.kind === 'bracket') {
      make.part('bracket', box(0.04, 0.5, 0.06, 0.01).move(-0.3, 0.7, 0), iron)
      make.part(
        'bracket',
        tube(
          [
            [-0.28, 0.88, 0],
            [0, 0.92, 0],
            [0.22, 0.9, 0],
          ],
          0.018,
          { smooth: 6, corners: 10 },
        ).with(
          tube(
            [
              [-0.28, 0.6, 0],
              [-0.1, 0.72, 0],
              [0.02, 0.9, 0],
            ],
            0.014,
            { smooth: 6, corners: 10 },
          ),
        ),
        iron,
      )
      make.part(
        'bracket',
        together(
          [0, 1, 2].map((i) =>
            torus(0.016, 0.005, 14, 6)
              .turn(90, i * 90, 0)
              .move(0.2, 0.87 - i * 0.022, 0),
          ),
        ),
        iron,
      )
      put([0.2, 0.36, 0], 1.95)
      make.part(
        'bracket',
        box(0.1, 0.06, 0.12, 0.01)
          .move(-0.3, 0.03, 0)
          .with(box(0.03, 0.44, 0.03, 0.006).move(-0.3, 0.25, 0)),
        iron,
      )
      make.socket('top', [0.2, 0.9, 0], 0.05)
      return
    }
    make.part(
      'post',
      lathe(
        softened(
          [
            [0, 0],
            [0.085, 0],
            [0.08, 0.04],
            [0.05, 0.07],
            [0.042, 0.13],
            [0.026, 0.16],
            [0.02, 0.68],
            [0.03, 0.7],
            [0.02, 0.72],
            [0, 0.72],
          ],
          0.008,
        ),
        { corners: 20 },
      ),
      iron,
    )
    const count = Math.round(v.arms)
    if (count === 1) put([0, 0.71, 0], 1.15)
    for (let i = 0; count > 1 && i < count; i++) {
      const a = (2 * Math.PI * i) / count + Math.PI / 2
      const out: Vec3 = [Math.sin(a) * 0.16, 0, Math.cos(a) * 0.16]
      make.part(
        'post',
        tube(
          [
            [0, 0.66, 0],
            [out[0] * 0.6, 0.6, out[2] * 0.6],
            [out[0], 0.7, out[2]],
          ],
          0.011,
          { smooth: 6, corners: 8 },
        ),
        iron,
      )
      put([out[0], 0.7, out[2]], 0.9)
    }
    make.socket('top', [0, 0.98, 0], 0.05)
  },
})

export const bench = archetype({
  id: 'bench',
  about: 'A park bench',
  skeleton: 'furniture',
  nouns: ['bench', 'park bench'],
  parameters: { back: number(1, 0, 1, 'with a back') },
  build(v, look, make) {
    const slats = look.material('main', wood('#9a6334', { grain: 0.7 }))
    const iron = look.material('second', metal('#2c3036', { metalness: 0.6, roughness: 0.5 }))
    const board = (y: number, z: number, tilt = 0) =>
      box(1, 0.022, 0.075, 0.007).turn(tilt, 0, 0).move(0, y, z)
    make.part(
      'seat',
      together([0, 1, 2, 3].map((i) => board(0.36 - 0.006 * (i === 0 ? 2 : 0), -0.12 + i * 0.088))),
      slats,
    )
    if (v.back > 0.3)
      make.part('back', together([0, 1, 2].map((i) => board(0.47 + i * 0.1, -0.185 - i * 0.03, 75))), slats)
    const leg = tube(
      [
        [0.4, 0.0, 0.16],
        [0.4, 0.3, 0.15],
        [0.4, 0.335, 0.05],
        [0.4, 0.34, -0.14],
        [0.4, 0.5, -0.2],
        [0.4, 0.74, -0.27],
      ],
      0.02,
      { smooth: 5, corners: 10 },
    )
    const rear = tube(
      [
        [0.4, 0, -0.2],
        [0.4, 0.2, -0.16],
        [0.4, 0.34, -0.14],
      ],
      0.02,
      { smooth: 5, corners: 10 },
    )
    const arm = tube(
      [
        [0.4, 0.5, -0.2],
        [0.4, 0.54, -0.02],
        [0.4, 0.52, 0.14],
        [0.4, 0.33, 0.16],
      ],
      0.016,
      { smooth: 5, corners: 10 },
    )
    make.part('legs', together([leg, rear, arm]).mirrored(), iron)
    make.socket('top', [0, 0.375, 0], 0.3).socket('back', [0, 0.375, 0], 0.3)
  },
})

export const skyscraper = archetype({
  id: 'skyscraper',
  about: 'A tall building with rows of windows',
  skeleton: 'building',
  nouns: ['skyscraper', 'building', 'office building', 'apartment building', 'apartment block'],
  parameters: {
    tall: number(1, 0.4, 1.3, 'height'),
    steps: number(3, 1, 4, 'how often it steps back'),
    lights: number(0.35, 0, 1, 'how many windows are lit'),
    spire: number(1, 0, 1, 'a spire on top'),
  },
  rows: {
    'empire state building': { values: { steps: 4 } },
    hotel: { values: { tall: 0.7, steps: 1, spire: 0 }, colours: { main: '#d9c9b0' } },
    hospital: { values: { tall: 0.5, steps: 2, spire: 0 }, colours: { main: '#eef0f2' } },
    'city building': {},
  },
  build(v, look, make) {
    const wall = look.material('main', plaster('#8f9aa8', { roughness: 0.5 }))
    const count = Math.round(v.steps)
    const lit = light('#ffd98a')
    const dark = light('#33485c')
    let y = 0
    for (let i = 0; i < count; i++) {
      const side = 0.34 - i * 0.075
      const high = (v.tall / count) * (1.15 - i * 0.15)
      make.part('walls', box(side, high, side, 0.006).move(0, y + high / 2, 0), {
        ...wall,
        paint: (at, normal) => {
          if (Math.abs(normal[1]) > 0.5) return undefined
          const u = (Math.abs(normal[0]) > Math.abs(normal[2]) ? at[2] : at[0]) / 0.036
          const w = at[1] / 0.042
          const inPane = Math.abs(u - Math.round(u)) < 0.32 && Math.abs(w - Math.round(w)) < 0.3
          if (!inPane) return undefined
          return chanceAt(
            Math.round(u) + (normal[0] > 0.5 ? 31 : 0),
            Math.round(w),
            normal[2] > 0.5 ? 3 : 8,
          ) < v.lights
            ? lit
            : dark
        },
      })
      make.part(
        'ledges',
        box(side + 0.016, 0.016, side + 0.016, 0.004).move(0, y + high, 0),
        look.material('second', plaster('#6f7885')),
      )
      y += high
    }
    const door = doorway(0.1, 0.07)
    make.part('door', door.pane.move(0, 0, 0.172), plastic('#22303c', { roughness: 0.08 }))
    if (v.spire > 0.3)
      make.part(
        'spire',
        lathe(
          [
            [0, 0],
            [0.03, 0],
            [0.022, 0.05],
            [0.008, 0.07],
            [0.003, 0.2],
            [0, 0.2],
          ],
          { corners: 12 },
        ).move(0, y, 0),
        metal('#c0c6ce'),
      )
    make.socket('top', [0, y, 0], 0.06)
  },
})

export const tent = archetype({
  id: 'tent',
  about: 'A tent, tipi or igloo',
  skeleton: 'building',
  nouns: ['tent', 'camping tent'],
  parameters: { kind: choice(['ridge', 'tipi', 'igloo', 'circus'], 'what kind of tent') },
  rows: {
    tipi: { values: { kind: 'tipi' }, colours: { main: '#e6d2ac' } },
    teepee: { values: { kind: 'tipi' }, colours: { main: '#e6d2ac' } },
    igloo: { values: { kind: 'igloo' }, colours: { main: '#eaf3fa' } },
    'circus tent': { values: { kind: 'circus' }, colours: { main: '#d8333f' } },
    yurt: { values: { kind: 'circus' }, colours: { main: '#e9dfc9' } },
  },
  build(v, look, make) {
    const dark = plastic('#2a241e')
    if (v.kind === 'igloo') {
      make.part(
        'dome',
        lathe(
          Array.from(
            { length: 12 },
            (_, i): Vec2 => [
              Math.cos(radians((90 * i) / 11)) * 0.42 + 0.0005,
              Math.sin(radians((90 * i) / 11)) * 0.42,
            ],
          ),
          { corners: 40 },
        ),
        look.material('main', snow('#eaf3fa', { surface: 'blocks', grain: 0.9 })),
      )
      make.part(
        'dome',
        cylinder(0.16, 0.3, { corners: 28 })
          .turn(90, 0, 0)
          .within(box(1, 0.4, 1, 0).move(0, 0.2, 0))
          .move(0, 0, 0.46),
        look.material('main', snow('#e2edf6', { surface: 'blocks', grain: 0.7 })),
      )
      make.part('door', doorway(0.2, 0.14, true).pane.move(0, 0, 0.606), dark)
    } else if (v.kind === 'tipi') {
      make.part(
        'cloth',
        lathe(
          [
            [0, 0],
            [0.42, 0],
            [0.05, 0.86],
            [0, 0.86],
          ],
          { corners: 16 },
        ),
        look.material('main', cloth('#e6d2ac')),
      )
      make.part(
        'poles',
        together(
          Array.from({ length: 8 }, (_, i) =>
            tube(
              [
                [Math.sin(i * 0.785) * 0.05, 0.8, Math.cos(i * 0.785) * 0.05],
                [-Math.sin(i * 0.785) * 0.07, 1.04, -Math.cos(i * 0.785) * 0.07],
              ],
              0.012,
              { corners: 8 },
            ),
          ),
        ),
        wood('#7a5232'),
      )
      make.part(
        'door',
        extrude(
          [
            [-0.09, 0],
            [0.09, 0],
            [0, 0.42],
          ],
          0.012,
        )
          .turn(-23, 0, 0)
          .move(0, 0, 0.42),
        dark,
      )
      make.part(
        'band',
        lathe(
          [
            [0, 0.2],
            [0.338, 0.2],
            [0.312, 0.26],
            [0, 0.26],
          ],
          { corners: 16 },
        ).scale(1.012, 1, 1.012),
        look.material('second', cloth('#b5442f')),
      )
    } else if (v.kind === 'circus') {
      const stripes = look.light('second', '#fbf3e4')
      const stripe = ([x, , z]: Vec3) =>
        Math.floor(((Math.atan2(x, z) + Math.PI) / Math.PI) * 8) % 2 === 0 ? stripes : undefined
      make.part(
        'cloth',
        lathe(
          softened(
            [
              [0, 0],
              [0.46, 0],
              [0.46, 0.32],
              [0.5, 0.32],
              [0.28, 0.52],
              [0.06, 0.76],
              [0, 0.78],
            ],
            0.012,
          ),
          { corners: 48 },
        ),
        { ...look.material('main', cloth('#d8333f')), paint: stripe },
      )
      make.part('door', doorway(0.2, 0.24, true).pane.move(0, 0, 0.462), dark)
      make.part(
        'flag',
        tube(
          [
            [0, 0.76, 0],
            [0, 0.94, 0],
          ],
          0.008,
          { corners: 8 },
        ).with(
          extrude(
            [
              [0, 0.94],
              [0.14, 0.89],
              [0, 0.85],
            ],
            0.012,
          ),
        ),
        look.material('accent', cloth('#f2c230')),
      )
    } else {
      make.part(
        'cloth',
        extrude(
          [
            [-0.42, 0],
            [0.42, 0],
            [0, 0.56],
          ],
          0.86,
          { bevel: 0.02 },
        ),
        look.material('main', cloth('#d9832f')),
      )
      make.part(
        'door',
        extrude(
          [
            [-0.2, 0],
            [0.2, 0],
            [0, 0.4],
          ],
          0.02,
        ).move(0, 0.001, 0.428),
        dark,
      )
      make.part(
        'flaps',
        extrude(
          [
            [-0.24, 0],
            [-0.15, 0],
            [0, 0.42],
          ],
          0.03,
        )
          .move(0, 0.002, 0.436)
          .mirrored(),
        look.material('main', cloth('#c06f22')),
      )
      make.part(
        'poles',
        cylinder(0.012, 0.62, { corners: 10 })
          .move(0, 0.31, 0.44)
          .with(cylinder(0.012, 0.62, { corners: 10 }).move(0, 0.31, -0.44)),
        wood('#7a5232'),
      )
      const rope = tube(
        [
          [0.2, 0.3, 0.4],
          [0.56, 0.01, 0.46],
        ],
        0.005,
        { corners: 6 },
      )
      make.part(
        'ropes',
        together([
          rope.mirrored(),
          rope.mirror('z').mirrored(),
          block(0.016, 0.06, 0.016).move(0.56, 0.03, 0.46).mirrored().mirrored('z'),
        ]),
        plastic('#e8dfcc'),
      )
    }
    make.socket('top', [0, 0.6, 0], 0.1)
  },
})

export const well = archetype({
  id: 'well',
  about: 'A well with a roof and a bucket',
  skeleton: 'building',
  nouns: ['well', 'wishing well', 'water well'],
  parameters: { roof: number(1, 0, 1, 'with a roof') },
  build(v, look, make) {
    make.part(
      'wall',
      lathe(
        softened(
          [
            [0.0, 0],
            [0.3, 0],
            [0.3, 0.3],
            [0.22, 0.3],
            [0.22, 0.1],
            [0, 0.1],
          ],
          0.012,
        ),
        { corners: 36 },
      ),
      look.material('main', blocks('#9d968b', { grain: 0.8 })),
    )
    make.part('water', cylinder(0.215, 0.02).move(0, 0.17, 0), liquid('#3f8fb8'))
    const timber = look.material('second', wood('#7d5230', { grain: 0.5 }))
    make.part(
      'posts',
      box(0.045, 0.78, 0.045, 0.008)
        .move(0.25, 0.57, 0)
        .mirrored()
        .with(cylinder(0.022, 0.56).turn(0, 0, 90).move(0, 0.62, 0)),
      timber,
    )
    make.part(
      'bucket',
      lathe(
        softened(
          [
            [0, 0],
            [0.05, 0],
            [0.065, 0.1],
            [0.055, 0.1],
            [0, 0.02],
          ],
          0.006,
        ),
        { corners: 20 },
      )
        .move(0, 0.36, 0)
        .with(
          tube(
            [
              [0, 0.51, 0],
              [0, 0.62, 0],
            ],
            0.006,
            { corners: 7 },
          ),
          // Its handle, by which the rope holds it.
          tube(
            [
              [-0.06, 0.455, 0],
              [0, 0.515, 0],
              [0.06, 0.455, 0],
            ],
            0.005,
            { smooth: 5, corners: 7 },
          ),
        ),
      timber,
    )
    if (v.roof > 0.3)
      make.part(
        'roof',
        extrude(
          [
            [0.36, 0],
            [0, 0.22],
            [-0.36, 0],
            [-0.36, -0.03],
            [0, 0.18],
            [0.36, -0.03],
          ],
          0.72,
          { bevel: 0.006 },
        )
          .turn(0, -90, 0)
          .move(0, 0.78, 0),
        look.material('accent', tiles('#a8442f', { grain: 0.6 })),
      )
    make.socket('top', [0, 1, 0], 0.1).socket('inside', [0, 0.18, 0], 0.2)
  },
})

export const stairs = archetype({
  id: 'staircase',
  about: 'Stairs, straight or winding around a pole',
  skeleton: 'building',
  nouns: ['staircase', 'stairs', 'spiral staircase'],
  parameters: {
    kind: choice(['spiral', 'straight'], 'winding or straight'),
    steps: number(16, 4, 28, 'how many steps'),
    turns: number(1.2, 0.4, 2.5, 'how often it winds'),
  },
  rows: { steps: { values: { kind: 'straight', steps: 7 } } },
  build(v, look, make) {
    const timber = look.material('main', wood('#9a6334', { grain: 0.6 }))
    const iron = look.material('second', metal('#2f333a', { metalness: 0.6, roughness: 0.45 }))
    const count = Math.round(v.steps)
    if (v.kind === 'straight') {
      make.part(
        'steps',
        together(
          Array.from({ length: count }, (_, i) =>
            box(0.6, (i + 1) * (0.7 / count), 0.9 / count + 0.004, 0.004).move(
              0,
              ((i + 1) * (0.7 / count)) / 2,
              0.45 - (i + 0.5) * (0.9 / count),
            ),
          ),
        ),
        look.material('main', stone('#b3aca0')),
      )
      make.socket('top', [0, 0.7, -0.4], 0.2)
      return
    }
    const tall = 0.86
    make.part('pole', cylinder(0.035, tall + 0.14).move(0, (tall + 0.14) / 2, 0), iron)
    const tread = extrude(
      [
        [0, 0.02],
        [0.36, 0.085],
        [0.36, -0.085],
        [0, -0.02],
      ],
      0.024,
      { bevel: 0.006 },
    ).turn(90, 0, 0)
    const rail: Vec3[] = []
    for (let i = 0; i < count; i++) {
      const turn = (360 * v.turns * i) / count
      const y = ((i + 0.5) * tall) / count
      make.part('steps', tread.turn(0, turn, 0).move(0, y, 0), timber)
      const a = radians(turn)
      const out: Vec3 = [Math.cos(a) * 0.345, y, -Math.sin(a) * 0.345]
      make.part('rail', cylinder(0.008, 0.2, { corners: 8 }).move(out[0], y + 0.1, out[2]), iron)
      rail.push([out[0], y + 0.2, out[2]])
    }
    make.part('rail', tube(rail, 0.014, { smooth: 4, corners: 10 }), iron)
    make.socket('top', [0, tall, 0], 0.2)
  },
})

export const fence = archetype({
  id: 'fence',
  about: 'A fence of pickets, or a signpost',
  skeleton: 'building',
  nouns: ['fence', 'picket fence', 'wooden fence'],
  parameters: { pickets: number(9, 3, 16, 'how many pickets') },
  build(v, look, make) {
    const white = look.material('main', planks('#f1ede4', { relief: 0.5 }))
    const count = Math.round(v.pickets)
    const one = extrude(
      [
        [-0.036, 0],
        [0.036, 0],
        [0.036, 0.44],
        [0, 0.5],
        [-0.036, 0.44],
      ],
      0.026,
      { bevel: 0.006 },
    )
    make.part(
      'pickets',
      together(Array.from({ length: count }, (_, i) => one.move(-0.5 + (i + 0.5) / count, 0, 0.014))),
      white,
    )
    make.part(
      'rails',
      box(1.04, 0.05, 0.03, 0.006)
        .move(0, 0.14, -0.012)
        .with(box(1.04, 0.05, 0.03, 0.006).move(0, 0.34, -0.012)),
      white,
    )
    make.socket('top', [0, 0.5, 0], 0.3)
  },
})

export const signpost = archetype({
  id: 'sign',
  about: 'A sign on a post',
  skeleton: 'building',
  nouns: ['sign', 'signpost', 'road sign', 'wooden sign'],
  parameters: { kind: choice(['board', 'stop', 'arrows'], 'what kind of sign') },
  rows: { 'stop sign': { values: { kind: 'stop' }, colours: { main: '#c8202c' } } },
  build(v, look, make) {
    const post = look.material(
      'second',
      v.kind === 'stop' ? metal('#9aa0a8') : wood('#7a5232', { grain: 0.5 }),
    )
    make.part('post', box(0.05, 0.8, 0.05, 0.008).move(0, 0.4, -0.03), post)
    if (v.kind === 'stop') {
      const eight = (r: number): Vec2[] =>
        Array.from({ length: 8 }, (_, i) => [
          Math.cos(radians(22.5 + 45 * i)) * r,
          Math.sin(radians(22.5 + 45 * i)) * r,
        ])
      make.part('rim', extrude(eight(0.27), 0.02).move(0, 0.76, 0), plastic('#f6f6f4'))
      make.part(
        'board',
        extrude(eight(0.245), 0.026).move(0, 0.76, 0),
        look.material('main', plastic('#c8202c')),
      )
      make.part(
        'letters',
        together([-0.15, -0.05, 0.05, 0.15].map((x) => box(0.055, 0.12, 0.012, 0.004).move(x, 0.76, 0.016))),
        plastic('#f6f6f4'),
      )
    } else {
      const timber = look.material('main', planks('#a8774a'))
      const board =
        v.kind === 'arrows'
          ? extrude(
              [
                [-0.3, -0.08],
                [0.24, -0.08],
                [0.34, 0],
                [0.24, 0.08],
                [-0.3, 0.08],
              ],
              0.04,
            )
          : box(0.64, 0.32, 0.04, 0.012)
      make.part(
        'board',
        v.kind === 'arrows'
          ? board.move(0.05, 0.72, 0.01).with(board.mirror().move(-0.05, 0.5, 0.01))
          : board.move(0, 0.68, 0.01),
        timber,
      )
      make.part(
        'writing',
        together(
          [0, 1, 2].map((i) => block(0.4 - i * 0.08, 0.022, 0.006).move(-0.03 * i, 0.75 - i * 0.07, 0.032)),
        ),
        plastic('#4a3018'),
      )
    }
    make.part(
      'ground',
      ball([0.16, 0.04, 0.16], 18)
        .move(0, 0.0, -0.03)
        .within(box(1, 0.2, 1, 0).move(0, 0.1, 0)),
      grass('#6f9a45'),
    )
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})

export const church = archetype({
  id: 'church',
  about: 'A church with a steeple',
  skeleton: 'building',
  nouns: ['church', 'chapel', 'cathedral'],
  parameters: { steeple: number(0.95, 0.5, 1.2, 'height of the steeple') },
  build(v, look, make) {
    const wall = look.material('main', plaster('#f2ede2'))
    const roof = look.material('second', tiles('#4a5666', { grain: 0.8 }))
    make.part('walls', box(0.4, 0.32, 0.66, 0.006).move(0, 0.16, -0.14), wall)
    make.part(
      'roof',
      extrude(
        [
          [-0.24, 0],
          [0.24, 0],
          [0, 0.26],
        ],
        0.7,
        { bevel: 0.008 },
      ).move(0, 0.315, -0.14),
      roof,
    )
    const high = v.steeple * 0.56
    make.part('walls', box(0.2, high, 0.2, 0.006).move(0, high / 2, 0.26), wall)
    make.part(
      'roof',
      lathe(
        [
          [0, 0],
          [0.155, 0],
          [0.14, 0.03],
          [0.05, v.steeple * 0.3],
          [0, v.steeple * 0.42],
        ],
        { corners: 4 },
      )
        .turn(0, 45, 0)
        .move(0, high, 0.26),
      roof,
    )
    make.part(
      'cross',
      box(0.014, 0.1, 0.014, 0.003)
        .move(0, high + v.steeple * 0.42 + 0.04, 0.26)
        .with(box(0.06, 0.014, 0.014, 0.003).move(0, high + v.steeple * 0.42 + 0.055, 0.26)),
      metal('#e0b848'),
    )
    const door = doorway(0.09, 0.17, true)
    make.part('door', door.pane.move(0, 0, 0.362), wood('#6b3f26', { grain: 0.4 }))
    make.part('frames', door.frame.move(0, 0, 0.362), blocks('#c9c0b0', { grain: 0.4 }))
    const pane = window(0.05, 0.15, { arched: true })
    const side = (solid: Solid) =>
      together([0.1, -0.08, -0.26, -0.42].map((z) => solid.turn(0, 90, 0).move(0.202, 0.1, z))).mirrored()
    make.part(
      'frames',
      side(pane.frame).with(pane.frame.move(0, high * 0.66, 0.362)),
      blocks('#c9c0b0', { grain: 0.4 }),
    )
    make.part(
      'glass',
      side(pane.pane).with(pane.pane.move(0, high * 0.66, 0.362)),
      look.material('accent', plastic('#5a7fc0', { roughness: 0.08 })),
    )
    make.socket('top', [0, high + v.steeple * 0.42, 0.26], 0.03)
  },
})
