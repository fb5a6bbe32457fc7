import { archetype, choice, number } from '../../archetype.ts'
import { inRow, type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, glass, lacquer, metal, planks, plastic, polished, wood } from '../../materials/material.ts'
import { pipe, rectangle, rod, standing } from './forms.ts'

/** An outline that is straight below and round above. */
const arched = (half: number, low: number, spring: number, high: number): Vec2[] => [
  [-half, low],
  [half, low],
  ...Array.from({ length: 17 }, (_, i): Vec2 => {
    const a = (Math.PI * i) / 16
    return [Math.cos(a) * half, spring + Math.sin(a) * (high - spring)]
  }),
]
const squared = (half: number, low: number, high: number): Vec2[] => [
  [-half, low],
  [half, low],
  [half, high],
  [-half, high],
]

export const door = archetype({
  id: 'door',
  about: 'A door in its frame',
  skeleton: 'opening',
  nouns: ['door', 'front door', 'wooden door'],
  parameters: {
    top: choice(['square', 'arched'], 'how it ends above'),
    open: number(0, 0, 1, 'how far it stands open'),
    panels: choice(['panels', 'planks', 'window'], 'kind of leaf'),
    step: choice(['stone', 'none'], 'whether there is a step'),
  },
  rows: {
    'castle door': { values: { top: 'arched', panels: 'planks' }, colours: { main: '#7a4a26' } },
    'medieval door': { values: { top: 'arched', panels: 'planks' }, colours: { main: '#7a4a26' } },
    'dungeon door': { values: { top: 'arched', panels: 'planks' }, colours: { main: '#5c3a22' } },
  },
  build: standing((v, look, make) => {
    const isArched = v.top === 'arched'
    const leafStuff = look.material(
      'main',
      v.panels === 'planks' ? planks('#7a4a26', { grain: 0.5 }) : lacquer('#c8402f', { roughness: 0.4 }),
    )
    const frame = look.material(
      'second',
      v.panels === 'planks'
        ? wood('#9a948a', { surface: 'blocks', roughness: 0.9 })
        : lacquer('#f7f1e4', { roughness: 0.5 }),
    )
    const brass = look.material(
      'accent',
      v.panels === 'planks' ? metal('#3a3d42', { roughness: 0.5 }) : metal('#d9ab48'),
    )
    const [half, tall] = [0.23, 0.88]
    const inner = isArched ? arched(half, 0, tall - half, tall) : squared(half, 0, tall)
    const outer = isArched
      ? arched(half + 0.075, 0, tall - half, tall + 0.075)
      : squared(half + 0.06, 0, tall + 0.06)
    // The frame goes round three sides only: its outline runs up outside and back inside.
    const rim = [
      ...outer.slice(1),
      ...outer.slice(0, 1),
      ...inner.slice(0, 1),
      ...inner.slice(1).toReversed(),
    ]
    make.part('frame', extrude(rim, 0.14, { bevel: 0.014 }), frame)
    if (!isArched) make.part('frame', box(0.68, 0.05, 0.18, 0.014).move(0, tall + 0.075, 0), frame)
    const swing = (one: Solid) =>
      one
        .move(half - 0.01, 0, 0)
        .turn(0, -100 * v.open, 0)
        .move(-half + 0.01, 0, 0.02)
    const leafOf = isArched
      ? arched(half - 0.012, 0.01, tall - half, tall - 0.012)
      : squared(half - 0.012, 0.01, tall - 0.012)
    make.part('leaf', swing(extrude(leafOf, 0.05, { bevel: 0.008 })), leafStuff)
    if (v.panels !== 'planks') {
      const field = (x: number, y: number, w: number, h: number) => box(w, h, 0.075, 0.016).move(x, y, 0)
      const lower = [field(0.1, 0.2, 0.15, 0.26).mirrored(), field(0.1, 0.46, 0.15, 0.16).mirrored()]
      const upper = v.panels === 'window' || isArched ? [] : [field(0.1, 0.71, 0.15, 0.24).mirrored()]
      make.part('panels', swing(together([...lower, ...upper])), leafStuff)
      if (v.panels === 'window' || isArched) {
        make.part(
          'window',
          swing(extrude(rectangle(0.33, 0.26, 0.04), 0.07, { bevel: 0.01 }).move(0, 0.7, 0)),
          glass('#9fd4ec', { opacity: 0.8 }),
        )
        make.part(
          'panels',
          swing(
            box(0.018, 0.26, 0.085, 0.006)
              .move(0, 0.7, 0)
              .with(box(0.33, 0.018, 0.085, 0.006).move(0, 0.7, 0)),
          ),
          leafStuff,
        )
      } else make.part('window', swing(box(0.13, 0.035, 0.07, 0.008).move(0, 0.58, 0)), brass)
    } else {
      make.part(
        'hinges',
        swing(
          together(
            [0.2, 0.64].map((y) =>
              extrude(
                [
                  [-0.2, -0.022],
                  [0.06, -0.014],
                  [0.1, 0],
                  [0.06, 0.014],
                  [-0.2, 0.022],
                ],
                0.08,
                { bevel: 0.008 },
              ).move(0, y, 0),
            ),
          ),
        ),
        brass,
      )
      make.part(
        'hinges',
        swing(
          together(
            Array.from({ length: 8 }, (_, i) =>
              ball([0.014, 0.014, 0.012], 8).move(-0.18 + 0.075 * (i % 4), i < 4 ? 0.2 : 0.64, 0.042),
            ),
          ),
        ),
        brass,
      )
      make.part(
        'knob',
        swing(
          torus(0.05, 0.012, 26, 8)
            .turn(90, 0, 0)
            .move(0.14, 0.4, 0.045)
            .with(ball(0.022, 12).move(0.14, 0.45, 0.035)),
        ),
        brass,
      )
    }
    if (v.panels !== 'planks')
      make.part(
        'knob',
        swing(
          ball(0.032, 16)
            .move(0.18, 0.4, 0.062)
            .mirrored('z')
            .with(
              cylinder(0.014, 0.1, { corners: 12 }).turn(90, 0, 0).move(0.18, 0.4, 0),
              box(0.04, 0.1, 0.062, 0.012).move(0.18, 0.39, 0),
            ),
        ),
        brass,
      )
    if (v.step === 'stone')
      make.part(
        'step',
        box(0.72, 0.06, 0.3, 0.016).move(0, -0.028, 0.06),
        lacquer('#a9a296', { surface: 'stone', roughness: 0.9 }),
      )
    make.socket('front', [0, 0.5, 0.1], 0.2)
  }),
})

export const window_ = archetype({
  id: 'window',
  about: 'A window with panes, sill and curtains or shutters',
  skeleton: 'opening',
  nouns: ['window', 'glass window'],
  parameters: {
    top: choice(['square', 'arched', 'round'], 'its outline'),
    panes: number(2, 1, 4, 'panes side by side'),
    sides: choice(['shutters', 'none'], 'what is beside it'),
    glass: choice(['clear', 'stained'], 'kind of glass'),
    flowers: choice(['none', 'box'], 'whether a flower box is below'),
  },
  rows: {
    'stained glass window': {
      values: { top: 'arched', sides: 'none', glass: 'stained' },
      colours: { main: '#4a4640' },
    },
    'church window': {
      values: { top: 'arched', sides: 'none', glass: 'stained' },
      colours: { main: '#8d8577' },
    },
    porthole: { values: { top: 'round', sides: 'none', panes: 1 }, colours: { main: '#c9963c' } },
  },
  build: standing((v, look, make) => {
    const isRound = v.top === 'round'
    const frame = look.material('main', isRound ? metal('#c9963c') : lacquer('#fbf6ea', { roughness: 0.5 }))
    const shutter = look.material('second', lacquer('#3f8f7a', { roughness: 0.5 }))
    const [half, tall] = [0.3, 0.86]
    const outline = (grow: number): Vec2[] =>
      isRound
        ? Array.from(
            { length: 40 },
            (_, i): Vec2 => [
              (0.4 + grow) * Math.cos((i * Math.PI) / 20),
              0.45 + (0.4 + grow) * Math.sin((i * Math.PI) / 20),
            ],
          )
        : v.top === 'arched'
          ? arched(half + grow, 0 - grow, tall - half, tall + grow)
          : squared(half + grow, -grow, tall - 0.06 + grow)
    make.part('frame', extrude(outline(0.07), 0.12, { bevel: 0.014, holes: [outline(0)] }), frame)
    const colours = ['#d8332c', '#2f6fd0', '#f2b52a', '#3f9a4f', '#8a3fa8', '#35b5c8'].map(light)
    make.part(
      'glass',
      extrude(outline(0.012), 0.025, { bevel: 0.002 }),
      v.glass === 'stained'
        ? glass('#ffffff', {
            opacity: 0.92,
            glow: 0.25,
            paint: ([x, y]) => {
              const [u, w] = [x, y - 0.56]
              const far = Math.hypot(u, w)
              const turn = Math.floor(((Math.atan2(u, w) / (2 * Math.PI)) * 8 + 8) % 8)
              const edge = Math.abs((((Math.atan2(u, w) / (2 * Math.PI)) * 8 + 8) % 1) - 0.5) > 0.46
              if (Math.abs(far - 0.07) < 0.008 || Math.abs(far - 0.2) < 0.008) return [0.02, 0.02, 0.02]
              if (far < 0.07) return colours[2]
              if (far < 0.2) return edge ? [0.02, 0.02, 0.02] : colours[turn % 2 === 0 ? 0 : 1]
              const [a, b] = [x * 0.7 + y, x * 0.7 - y]
              if (
                Math.abs(((a * 8) % 1) + (a < 0 ? 1 : 0) - 0.5) > 0.45 ||
                Math.abs(((b * 8 + 20) % 1) - 0.5) > 0.45
              )
                return [0.02, 0.02, 0.02]
              return colours[Math.abs(Math.floor(a * 8) * 3 + Math.floor(b * 8 + 20)) % 6]
            },
          })
        : glass('#a9daf0', { opacity: 0.55 }),
    )
    const count = Math.round(v.panes)
    if (!isRound && v.glass === 'clear') {
      if (count > 1)
        make.part(
          'bars',
          inRow(
            box(0.026, tall - 0.06, 0.06, 0.008).move(-half + (2 * half) / count, (tall - 0.06) / 2, 0),
            count - 1,
            [(2 * half) / count, 0, 0],
          ),
          frame,
        )
      make.part(
        'bars',
        together([0.3, 0.57].map((y) => box(2 * half, 0.026, 0.056, 0.008).move(0, y, 0))),
        frame,
      )
      make.part('sill', box(0.86, 0.055, 0.24, 0.014).move(0, -0.09, 0.05), frame)
    }
    if (isRound)
      make.part(
        'bolts',
        together(
          Array.from({ length: 10 }, (_, i) =>
            ball([0.022, 0.022, 0.016], 10).move(
              0.436 * Math.cos((i * Math.PI) / 5),
              0.45 + 0.436 * Math.sin((i * Math.PI) / 5),
              0.062,
            ),
          ),
        ),
        look.material('accent', metal('#8a6a30')),
      )
    if (v.sides === 'shutters' && !isRound) {
      const wide = 0.28
      const panel = extrude(squared(wide / 2, 0, tall - 0.02), 0.045, {
        bevel: 0.008,
        holes: [squared(wide / 2 - 0.04, 0.05, 0.4), squared(wide / 2 - 0.04, 0.45, tall - 0.07)],
      })
      const slats = inRow(
        box(wide - 0.07, 0.05, 0.012, 0.004)
          .turn(-30, 0, 0)
          .move(0, 0.075, 0),
        7,
        [0, 0.05, 0],
      ).with(
        inRow(
          box(wide - 0.07, 0.05, 0.012, 0.004)
            .turn(-30, 0, 0)
            .move(0, 0.475, 0),
          7,
          [0, 0.05, 0],
        ),
      )
      make.part(
        'shutters',
        panel
          .with(slats)
          .turn(0, -22, 0)
          .move(half + 0.08 + wide / 2, -0.02, 0.07)
          .mirrored(),
        shutter,
      )
    }
    if (v.flowers === 'box') {
      make.part(
        'flower box',
        box(0.7, 0.14, 0.17, 0.02).move(0, -0.02, 0.15),
        look.material('accent', wood('#9a5f30')),
      )
      make.part(
        'leaves',
        together(
          Array.from({ length: 16 }, (_, i) =>
            ball([0.05, 0.045, 0.05], 10).move(
              -0.3 + 0.04 * i,
              0.07 + 0.02 * (i % 3),
              0.15 + 0.03 * ((i % 2) * 2 - 1),
            ),
          ),
        ),
        lacquer('#4f9a3f', { surface: 'leaf', roughness: 0.8 }),
      )
      make.part(
        'flowers',
        together(
          Array.from({ length: 11 }, (_, i) =>
            ball(0.034, 10).move(-0.29 + 0.058 * i, 0.12 + 0.02 * (i % 2), 0.18 + 0.02 * (i % 3)),
          ),
        ),
        lacquer('#e8456a'),
      )
    }
    make.socket('front', [0, 0.4, 0.1], 0.3)
  }),
})

export const curtain = archetype({
  id: 'curtain',
  about: 'Two curtains on a rod, tied back',
  skeleton: 'opening',
  nouns: ['curtain', 'curtains', 'drapes', 'drape', 'stage curtain'],
  parameters: { open: number(0.6, 0, 1, 'how far they are drawn aside') },
  build: standing((v, look, make) => {
    const stuff = look.material('main', cloth('#b3263a', { grain: 0.5 }))
    const gold = look.material('second', metal('#d9ab48'))
    const rows = Array.from({ length: 26 }, (_, i) => {
      const t = i / 25
      const tie = v.open > 0.2 ? Math.exp(-(((t - 0.62) / 0.2) ** 2)) : 0
      const wide = 0.5 - 0.26 * v.open * (0.35 * (1 - t) + 0.65 * tie + 0.2 * t)
      return Array.from({ length: 41 }, (_, j): Vec3 => {
        const s = j / 40
        const wave = Math.sin(s * Math.PI * 2 * 7) * 0.034 * (1 - 0.4 * tie)
        return [0.52 - s * wide, 0.94 - t * 0.92, wave + 0.01 * Math.sin(s * 23 + t * 3)]
      })
    })
    make.part('curtains', sheet(rows, 0.014).mirrored(), stuff)
    make.part(
      'rod',
      rod([-0.58, 0.97, 0], [0.58, 0.97, 0], 0.02, 16).with(ball(0.042, 18).move(0.6, 0.97, 0).mirrored()),
      gold,
    )
    make.part(
      'rings',
      inRow(
        torus(0.034, 0.008, 20, 6)
          .turn(0, 0, 90)
          .move(0.06 + 0.2 * v.open, 0.96, 0),
        7,
        [(0.44 - 0.2 * v.open) / 6, 0, 0],
      ).mirrored(),
      gold,
    )
    if (v.open > 0.2) {
      const x = 0.52 - (0.5 - 0.26 * v.open * (0.35 * 0.38 + 0.65 + 0.124)) / 2
      make.part('ties', torus(0.15, 0.02, 30, 8).scale(1, 1.4, 0.42).move(x, 0.37, 0).mirrored(), gold)
      make.part(
        'ties',
        ball(0.03, 12)
          .move(x + 0.02, 0.36, 0.07)
          .mirrored()
          .with(rod([x + 0.02, 0.34, 0.075], [x + 0.02, 0.25, 0.075], [0.014, 0.03]).mirrored()),
        gold,
      )
    }
  }),
})

export const frame = archetype({
  id: 'picture-frame',
  about: 'A framed picture, mirror or painting',
  skeleton: 'opening',
  nouns: ['picture frame', 'picture', 'painting', 'photo frame', 'framed picture'],
  parameters: {
    shape: choice(['square', 'oval', 'round', 'arched'], 'its outline'),
    shows: choice(['landscape', 'portrait', 'mirror', 'abstract', 'empty'], 'what is in it'),
    stand: choice(['none', 'easel', 'feet'], 'what it stands on'),
    ornament: choice(['carved', 'plain'], 'kind of frame'),
    width: number(0.8, 0.4, 1.3, 'width against height'),
  },
  rows: {
    mirror: { values: { shape: 'oval', shows: 'mirror', width: 0.72 }, colours: { main: '#d6a643' } },
    'wall mirror': {
      values: { shape: 'round', shows: 'mirror', ornament: 'plain', width: 1 },
      colours: { main: '#a8713c' },
    },
    'magic mirror': {
      values: { shape: 'oval', shows: 'mirror', width: 0.72 },
      colours: { main: '#7a4fb0', second: '#8fe0ff' },
    },
    'standing mirror': {
      values: { shape: 'arched', shows: 'mirror', stand: 'feet', ornament: 'plain', width: 0.5 },
      colours: { main: '#8a5229' },
    },
    portrait: { values: { shows: 'portrait', width: 0.78 } },
    'mona lisa': { values: { shows: 'portrait', width: 0.74 } },
  },
  build: standing((v, look, make) => {
    const rim = look.material('main', metal('#d0a040', { roughness: 0.3 }))
    const [w, h] = [v.width / 2, 0.5]
    const shape = (grow: number): Vec2[] =>
      v.shape === 'square'
        ? squared(w - 0.07 + grow, -h + 0.07 - grow, h - 0.07 + grow)
        : v.shape === 'arched'
          ? arched(w - 0.05 + grow, -h + 0.05 - grow, h - w, h - 0.05 + grow)
          : Array.from(
              { length: 56 },
              (_, i): Vec2 => [
                (w - 0.07 + grow) * Math.cos((i * Math.PI) / 28),
                (h - 0.07 + grow) * Math.sin((i * Math.PI) / 28),
              ],
            )
    const wide = v.ornament === 'carved' ? 0.1 : 0.06
    make.part('frame', extrude(shape(wide), 0.06, { bevel: 0.018, steps: 3, holes: [shape(0)] }), rim)
    if (v.ornament === 'carved') {
      make.part(
        'frame',
        extrude(shape(wide * 0.72), 0.09, { bevel: 0.012, steps: 3, holes: [shape(wide * 0.34)] }),
        rim,
      )
      const line = shape(wide * 0.55)
      const beads: Solid[] = []
      if (v.shape === 'square')
        for (const [sx, sy] of [
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const) {
          const [x, y] = [sx * (w - 0.02), sy * (h - 0.02)]
          beads.push(ball([0.05, 0.05, 0.04], 14).move(x, y, 0.035))
          for (const d of [0.085, 0.15])
            beads.push(
              ball([0.036, 0.022, 0.026], 10).move(x - sx * d, y, 0.038),
              ball([0.022, 0.036, 0.026], 10).move(x, y - sy * d, 0.038),
            )
        }
      else
        line.forEach(([x, y], i) => {
          if (i % 2 === 0) beads.push(ball(0.024, 10).move(x, y, 0.042))
        })
      make.part('ornaments', together(beads), rim)
      make.part(
        'ornaments',
        ball([0.07, 0.05, 0.04], 14)
          .move(0, h + 0.03, 0.03)
          .with(
            ball([0.035, 0.035, 0.03], 12)
              .move(0.08, h + 0.02, 0.03)
              .mirrored(),
          ),
        rim,
      )
    }
    const sky = light('#7cc0ec')
    const picture = extrude(shape(0.01), 0.02, { bevel: 0.002 }).move(0, 0, -0.005)
    if (v.shows === 'mirror')
      make.part('glass', picture, look.material('second', polished('#cfe4ef', { roughness: 0.05 })))
    else
      make.part(
        'picture',
        picture,
        plastic('#f6efdd', {
          roughness: 0.7,
          paint: ([x, y], n) =>
            n[2] < 0.5
              ? undefined
              : v.shows === 'portrait'
                ? portraitAt(x / (w / 0.4), y)
                : v.shows === 'landscape'
                  ? landscapeAt(x, y, sky)
                  : v.shows === 'abstract'
                    ? abstractAt(x, y)
                    : undefined,
        }),
      )
    make.part('back', extrude(shape(wide * 0.6), 0.015, { bevel: 0.004 }).move(0, 0, -0.033), wood('#7a5a3a'))
    if (v.stand === 'feet') {
      const leg = rod([w + 0.1, -h - 0.06, 0], [w + 0.1, 0.12, 0], 0.024).with(
        pipe(
          [
            [w + 0.1, -h - 0.06, 0.2],
            [w + 0.1, -h, 0.08],
            [w + 0.1, -h + 0.03, 0],
            [w + 0.1, -h, -0.08],
            [w + 0.1, -h - 0.06, -0.2],
          ],
          0.026,
          4,
        ),
        ball(0.035, 14).move(w + 0.1, 0.14, 0),
        rod([w - 0.02, 0.06, 0], [w + 0.1, 0.06, 0], 0.018),
      )
      make.part('stand', leg.mirrored(), rim)
      make.part('stand', rod([-w - 0.1, -h - 0.01, 0], [w + 0.1, -h - 0.01, 0], 0.018), rim)
    }
    make.socket('front', [0, 0, 0.06], w)
  }),
})

function landscapeAt(x: number, y: number, sky: Vec3): Vec3 {
  if (Math.hypot(x - 0.16, y - 0.24) < 0.07) return light('#ffe27a')
  const peak = 0.16 - Math.abs(x + 0.16) * 0.9
  const other = 0.08 - Math.abs(x - 0.22) * 0.8
  const hill = -0.1 + 0.05 * Math.sin(x * 7)
  if (y < -0.24 + 0.03 * Math.sin(x * 9 + 1)) return light('#3f8a3a')
  if (y < hill && Math.abs(x - 0.05 - (y + 0.1) * 0.5) < 0.03 - y * 0.14) return light('#8fd0f2')
  if (y < hill) return light('#6fb04a')
  if (y < peak) return y > peak * 0.4 + 0.03 && y > 0.05 ? light('#ffffff') : light('#6d7fa8')
  if (y < other) return light('#8a98bd')
  return [sky[0] * (1 - y * 0.5), sky[1], sky[2]]
}

function portraitAt(x: number, y: number): Vec3 {
  const face = Math.hypot(x / 0.1, (y - 0.12) / 0.14)
  if (face < 1) {
    if (Math.hypot((Math.abs(x) - 0.038) / 0.015, (y - 0.145) / 0.009) < 1) return light('#2a1a12')
    if (Math.abs(y - 0.06 - x * x * 6) < 0.006 && Math.abs(x) < 0.035) return light('#a0483a')
    if (Math.abs(x) < 0.008 && y > 0.085 && y < 0.13) return light('#c9936a')
    return light('#ecc49a')
  }
  if (Math.hypot(x / 0.15, (y - 0.1) / 0.2) < 1 && y > -0.06) return light('#3a2216')
  if (Math.abs(x) < 0.05 && y > -0.12 && y < 0.05) return light('#e0b48a')
  if (y < -0.02 - Math.abs(x) * 0.6 + 0.04 && Math.abs(x) < 0.3)
    return Math.hypot(x / 0.12, (y + 0.02) / 0.12) < 1 ? light('#e6bc92') : light('#54421f')
  return y < 0.06 + 0.04 * Math.sin(x * 12) ? light('#5f7a52') : light('#9db08a')
}

function abstractAt(x: number, y: number): Vec3 {
  const [u, w] = [x + 0.15, y - 0.1]
  if (Math.hypot(u, w) < 0.17) return light('#e2443a')
  if (Math.abs(x * 0.8 + y + 0.1) < 0.035) return light('#1c1c22')
  if (x > 0.05 && y < 0) return light('#2f6fc0')
  return y > 0.18 ? light('#f5c63a') : light('#f6efdd')
}
