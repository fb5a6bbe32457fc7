import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, loft, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  blocks,
  bricks,
  glowing,
  lacquer,
  marble,
  metal,
  plaster,
  plastic,
  stone,
  tiles,
  wood,
} from '../../materials/material.ts'
import { doorway, window } from './openings.ts'

/** A plinth with mouldings; gives the level of its top. */
function plinth(width: number, height: number): Solid {
  const slab = (w: number, h: number, y: number) => box(w, h, w, Math.min(h, w) * 0.14).move(0, y + h / 2, 0)
  return together([
    slab(width, height * 0.16, 0),
    slab(width * 0.9, height * 0.1, height * 0.15),
    slab(width * 0.78, height * 0.62, height * 0.24),
    slab(width * 0.88, height * 0.07, height * 0.84),
    slab(width * 0.96, height * 0.1, height * 0.9),
  ])
}

/** Without the colours of a blob, so that the stone shows its own. */
const bare = (solid: Solid): Solid => new Solid(solid.positions, solid.triangles)

function bustOf(detail: number): Solid {
  const blob = new Blob({ detail: 50 * detail, blend: 0.03 })
  blob
    .egg([0, 0.56, -0.01], [0.125, 0.15, 0.145])
    .egg([0, 0.49, 0.045], [0.09, 0.11, 0.09])
    .egg([0, 0.41, 0.075], [0.045, 0.035, 0.045])
    .limb([0, 0.32, -0.03], [0, 0.46, -0.01], 0.078, 0.07)
    .egg([0, 0.16, -0.01], [0.24, 0.13, 0.12])
    .egg([0, 0.06, 0.02], [0.13, 0.12, 0.09])
    .both((side) =>
      side
        .egg([0.2, 0.17, -0.01], [0.1, 0.1, 0.095])
        .egg([0.128, 0.52, 0.0], [0.022, 0.04, 0.03], { blend: 0.012 })
        .egg([0.05, 0.575, 0.128], [0.042, 0.013, 0.02], { blend: 0.02 })
        .egg([0.052, 0.54, 0.13], [0.034, 0.022, 0.024], { cut: true, blend: 0.02 })
        .egg([0.05, 0.538, 0.112], [0.022, 0.015, 0.02], { blend: 0.004 })
        .egg([0.06, 0.48, 0.098], [0.036, 0.03, 0.03]),
    )
    .limb([0, 0.57, 0.128], [0, 0.5, 0.162], 0.014, 0.022, { blend: 0.014 })
    .egg([0, 0.452, 0.128], [0.034, 0.011, 0.016], { blend: 0.008 })
    .egg([0, 0.436, 0.124], [0.028, 0.011, 0.016], { blend: 0.008 })
  // Curls all over the skull.
  for (let i = 0; i < 44; i++) {
    const y = 1 - (i / 44) * 1.25
    const a = i * 2.39996
    const r = Math.sqrt(Math.max(0, 1 - y * y))
    const [x, z] = [Math.sin(a) * r, Math.cos(a) * r]
    if (z > 0.5 && y < 0.55) continue
    if (Math.abs(x) > 0.8 && y < 0.05 && z > -0.25) continue
    blob.egg([x * 0.128, 0.57 + y * 0.145, -0.015 + z * 0.145], 0.037, { blend: 0.012 })
  }
  return bare(blob.solid())
}

/** Someone in a robe, one arm raised with a torch or hanging. */
function standing(detail: number, raised: boolean): Solid {
  const blob = new Blob({ detail: 56 * detail, blend: 0.025 })
  blob
    .egg([0, 0.52, 0], [0.052, 0.062, 0.058])
    .egg([0, 0.5, 0.03], [0.032, 0.04, 0.03])
    .limb([0, 0.43, 0], [0, 0.48, 0], 0.027, 0.026)
    .egg([0, 0.39, 0], [0.105, 0.055, 0.062])
    .limb([0, 0.37, 0], [0, 0.26, 0], 0.088, 0.07)
    .limb([0, 0.24, 0], [0, 0.03, 0], 0.088, 0.125)
    .limb([0.08, 0.4, 0.04], [-0.08, 0.25, 0.06], 0.028, 0.028, { blend: 0.012 })
    .chain(
      [
        [-0.11, 0.4, 0],
        [-0.14, 0.28, 0.02],
        [-0.06, 0.25, 0.1],
      ],
      [0.036, 0.03, 0.024],
    )
    .chain(
      raised
        ? [
            [0.11, 0.41, 0],
            [0.16, 0.52, 0.02],
            [0.15, 0.67, 0.03],
          ]
        : [
            [0.11, 0.4, 0],
            [0.145, 0.28, 0],
            [0.13, 0.16, 0.04],
          ],
      [0.036, 0.028, 0.022],
    )
  for (let i = 0; i < 14; i++) {
    const a = radians((360 * i) / 14)
    blob.limb(
      [Math.sin(a) * 0.075, 0.25, Math.cos(a) * 0.075],
      [Math.sin(a) * 0.135, 0.01, Math.cos(a) * 0.135],
      0.014,
      0.022,
      { blend: 0.012 },
    )
  }
  blob
    .egg([0, 0.535, -0.014], [0.057, 0.056, 0.056], { blend: 0.006 })
    .egg([0, 0.51, -0.066], [0.026, 0.026, 0.022], { blend: 0.01 })
    .limb([0, 0.522, 0.056], [0, 0.5, 0.068], 0.006, 0.009, { blend: 0.006 })
    .both((side) => side.egg([0.02, 0.516, 0.056], [0.01, 0.007, 0.008], { cut: true, blend: 0.008 }))
  return bare(blob.solid()).warp(([x, y, z]) => [x, Math.max(-0.01, y), z])
}

export const statue = archetype({
  id: 'statue',
  about: 'A statue or bust on a plinth, or an obelisk or column',
  skeleton: 'monument',
  nouns: ['statue', 'marble statue', 'monument', 'sculpture'],
  parameters: {
    kind: choice(['figure', 'bust', 'torch', 'obelisk', 'column'], 'what stands on the plinth'),
    plinth: number(0.3, 0.1, 0.5, 'height of the plinth'),
  },
  rows: {
    bust: { values: { kind: 'bust', plinth: 0.34 } },
    'marble bust': { values: { kind: 'bust', plinth: 0.34 } },
    'stone bust': { values: { kind: 'bust', plinth: 0.34 } },
    'statue of liberty': {
      values: { kind: 'torch', plinth: 0.36 },
      colours: { main: '#7fb8a4', second: '#c9b896' },
    },
    obelisk: { values: { kind: 'obelisk', plinth: 0.2 }, colours: { main: '#d8c49a', second: '#c0a878' } },
    column: { values: { kind: 'column', plinth: 0.1 } },
    pillar: { values: { kind: 'column', plinth: 0.1 } },
    'greek column': { values: { kind: 'column', plinth: 0.1 } },
    'marble column': { values: { kind: 'column', plinth: 0.1 } },
  },
  build(v, look, make) {
    const body = look.material(
      'main',
      v.kind === 'torch' ? stone('#7fb8a4', { relief: 0.3 }) : marble('#efebe4', { roughness: 0.4 }),
    )
    const foot = look.material(
      'second',
      v.kind === 'torch' ? blocks('#c9b896') : marble('#c9c2b8', { roughness: 0.5 }),
    )
    const low = v.plinth
    if (v.kind === 'column') {
      const shaft: Vec2[] = Array.from(
        { length: 12 },
        (_, i): Vec2 => [0.135 - 0.022 * (i / 11) ** 1.6, 0.12 + (0.7 * i) / 11],
      )
      make.part(
        'shaft',
        lathe(shaft, { corners: 80, flutes: (a) => 1 - 0.045 * (1 - Math.abs(Math.sin(a * 10))) ** 1.5 }),
        body,
      )
      make.part(
        'base',
        together([
          box(0.38, 0.06, 0.38, 0.01).move(0, 0.03, 0),
          lathe(
            softened(
              [
                [0, 0.055],
                [0.17, 0.055],
                [0.175, 0.085],
                [0.145, 0.1],
                [0.155, 0.125],
                [0.13, 0.135],
                [0, 0.135],
              ],
              0.012,
            ),
            { corners: 40 },
          ),
        ]),
        foot,
      )
      make.part(
        'capital',
        together([
          lathe(
            [
              [0.11, 0.8],
              [0.13, 0.815],
              [0.115, 0.83],
              [0.12, 0.85],
              [0.16, 0.885],
              [0.165, 0.9],
            ],
            { corners: 40 },
          ),
          box(0.36, 0.05, 0.36, 0.01).move(0, 0.925, 0),
        ]),
        foot,
      )
      const scroll = cylinder(0.05, 0.33, { corners: 24 }).turn(90, 0, 0).move(0.15, 0.875, 0)
      make.part('capital', scroll.mirrored(), foot)
      make.socket('top', [0, 0.95, 0], 0.17).socket('base', [0, 0, 0], 0.19)
      return
    }
    make.part('plinth', plinth(v.kind === 'obelisk' ? 0.44 : v.kind === 'bust' ? 0.4 : 0.42, low), foot)
    if (v.kind === 'obelisk') {
      const needle = lathe(
        [
          [0, 0],
          [0.17, 0],
          [0.105, 0.68],
          [0, 0.8],
        ],
        { corners: 4 },
      ).turn(0, 45, 0)
      make.part(
        'obelisk',
        needle.move(0, low - 0.005, 0),
        look.material('main', stone('#d8c49a', { relief: 0.4 })),
      )
      const sign = [
        block(0.03, 0.03, 0.02),
        cylinder(0.017, 0.02, { corners: 12 }).turn(90, 0, 0),
        block(0.045, 0.01, 0.02),
        block(0.01, 0.04, 0.02),
      ]
      const marks = Array.from({ length: 9 }, (_, i) =>
        (sign[i % 4] ?? block(0.02, 0.02, 0.02)).move(
          0,
          low + 0.07 + i * 0.06,
          0.1163 - (0.06 + i * 0.06) * 0.068,
        ),
      )
      make.part('signs', together(marks).around(4), look.material('accent', stone('#9a8050')))
      make.socket('top', [0, low + 0.8, 0], 0.03)
      return
    }
    if (v.kind === 'bust') {
      make.part('bust', bustOf(look.detail).move(0, low + 0.1, 0), body)
      make.part(
        'bust',
        lathe(
          softened(
            [
              [0, 0],
              [0.1, 0],
              [0.1, 0.025],
              [0.06, 0.05],
              [0.07, 0.1],
              [0, 0.11],
            ],
            0.01,
          ),
          { corners: 32 },
        ).move(0, low - 0.003, 0),
        body,
      )
      make.part(
        'plate',
        box(0.2, 0.07, 0.02, 0.006).move(0, low * 0.55, 0.158),
        look.material('accent', metal('#c9a24a')),
      )
      make
        .socket('head', [0, low + 0.66, 0], 0.14)
        .socket('top', [0, low + 0.82, 0], 0.1)
        .socket('neck', [0, low + 0.42, 0], 0.08)
      make.socket('eyes', [0, low + 0.64, 0.13], 0.05, { front: [0, 0, 1] })
      return
    }
    const figure = standing(look.detail, v.kind === 'torch')
    make.part('figure', figure.move(0, low + 0.005, 0), body)
    if (v.kind === 'torch') {
      const ray = lathe(
        [
          [0, 0],
          [0.01, 0],
          [0, 0.08],
        ],
        { corners: 8 },
      )
      make.part(
        'figure',
        together(
          [-75, -50, -25, 0, 25, 50, 75].map((turn) =>
            ray
              .move(0, 0.05, 0)
              .turn(0, 0, turn)
              .turn(-20, 0, 0)
              .move(0, low + 0.545, 0.01),
          ),
        ),
        body,
      )
      make.part(
        'figure',
        lathe(
          [
            [0, 0],
            [0.014, 0],
            [0.018, 0.05],
            [0.04, 0.06],
            [0.036, 0.075],
            [0, 0.075],
          ],
          { corners: 20 },
        ).move(0.15, low + 0.66, 0.03),
        body,
      )
      make.part(
        'flame',
        ball([0.026, 0.05, 0.026], 16).move(0.15, low + 0.77, 0.03),
        look.material('accent', glowing('#ffc23a', { glow: 0.6 })),
      )
      make.part(
        'figure',
        box(0.03, 0.13, 0.09, 0.008)
          .turn(0, 0, 12)
          .move(-0.08, low + 0.28, 0.11),
        body,
      )
    } else
      make.part(
        'plate',
        box(0.2, 0.07, 0.02, 0.006).move(0, low * 0.55, 0.166),
        look.material('accent', metal('#c9a24a')),
      )
    make.socket('top', [0, low + 0.6, 0], 0.06).socket('head', [0, low + 0.52, 0], 0.06)
  },
})

/** A roof with swung eaves on a square, from `y` up; wide at its eaves, narrow at its top. */
function swungRoof(wide: number, narrow: number, height: number): Solid {
  const steps = 8
  const ring = (half: number, y: number, lift: number): Vec3[] =>
    Array.from({ length: 32 }, (_, k) => {
      const side = Math.floor(k / 8)
      const t = (k % 8) / 8
      const s = t * 2 - 1
      const corner = Math.abs(s) ** 3
      const [x, z] = [s * half, half]
      const a = radians(90 * side)
      return [x * Math.cos(a) + z * Math.sin(a), y + lift * corner, -x * Math.sin(a) + z * Math.cos(a)]
    })
  const rows = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const half = (wide + (narrow - wide) * t ** 0.6) / 2
    return ring(half, height * t ** 1.5 + 0.012, 0.055 * (1 - t) ** 2 * (wide / 0.5))
  })
  const low = ring(wide / 2 - 0.004, -0.01, 0.055 * (wide / 0.5))
  const inner = ring(wide * 0.3, 0.004, 0)
  return loft([inner, low, ...rows])
}

export const pagoda = archetype({
  id: 'pagoda',
  about: 'A pagoda with swung roofs',
  skeleton: 'building',
  nouns: ['pagoda', 'japanese temple', 'chinese temple', 'asian temple', 'dojo'],
  parameters: { floors: number(5, 1, 8, 'how many roofs it has') },
  rows: {
    'shinto shrine': { values: { floors: 1 } },
    'japanese shrine': { values: { floors: 1 } },
    shrine: { values: { floors: 1 } },
    'japanese temple': { values: { floors: 2 } },
    'chinese temple': { values: { floors: 3 }, colours: { main: '#c0281f', second: '#d99a2a' } },
    dojo: { values: { floors: 1 }, colours: { main: '#8a5a36' } },
  },
  build(v, look, make) {
    const red = look.material('main', lacquer('#b5342a', { roughness: 0.45 }))
    const roof = look.material('second', tiles('#3f5a62', { grain: 0.6 }))
    const floors = Math.round(v.floors)
    const scale = floors < 3 ? 1.5 : 1
    const storey = (0.8 / Math.max(floors, 3)) * (floors < 3 ? 1.35 : 1)
    const wall = plaster('#f3ead8')
    make.part(
      'base',
      together([
        box(0.62 * Math.min(1.35, scale), 0.04, 0.62 * Math.min(1.35, scale), 0.008).move(0, 0.02, 0),
        box(0.54 * Math.min(1.35, scale), 0.04, 0.54 * Math.min(1.35, scale), 0.008).move(0, 0.055, 0),
        box(0.16, 0.05, 0.12, 0.006).move(0, 0.025, 0.31 * Math.min(1.35, scale)),
      ]),
      stone('#a8a298'),
    )
    let y = 0.07
    for (let i = 0; i < floors; i++) {
      const w = 0.36 * Math.min(1.3, scale) * (1 - (0.42 * i) / Math.max(floors, 4))
      make.part('walls', block(w * 0.92, storey * 0.66, w * 0.92).move(0, y + storey * 0.32, 0), wall)
      const post = block(0.024, storey * 0.68, 0.024)
      const across = block(w, 0.02, 0.02)
      const front = [
        ...[-0.5, -0.19, 0.19, 0.5].map((s) => post.move(s * w, y + storey * 0.33, w / 2 - 0.006)),
        across.move(0, y + storey * 0.6, w / 2 - 0.004),
        across.move(0, y + storey * 0.1, w / 2 - 0.004),
      ]
      make.part('frames', together(front).around(4), red)
      const open =
        i === 0
          ? doorway(w * 0.28, storey * 0.5, false)
          : window(w * 0.24, storey * 0.3, { bars: 2, sill: false })
      const lift = i === 0 ? y : y + storey * 0.2
      make.part('doors', open.pane.move(0, lift, w * 0.46 + 0.004).around(i === 0 ? 1 : 4), darkWood)
      make.part('frames', open.frame.move(0, lift, w * 0.46 + 0.002).around(i === 0 ? 1 : 4), red)
      const last = i === floors - 1
      make.part(
        'roofs',
        swungRoof(w * 1.62, last ? 0.03 : w * 0.8, last ? storey * 0.8 : storey * 0.42).move(
          0,
          y + storey * 0.66,
          0,
        ),
        roof,
      )
      y += storey
    }
    const top = y + storey * 0.4
    const rings: Vec2[] = [
      [0.03, 0],
      [0.03, 0.02],
    ]
    for (let i = 0; i < 5; i++)
      rings.push(
        [0.012, 0.03 + i * 0.022],
        [0.026 - 0.003 * i, 0.038 + i * 0.022],
        [0.012, 0.046 + i * 0.022],
      )
    make.part(
      'spire',
      lathe([...rings, [0.008, 0.15], [0.018, 0.165], [0, 0.19]], { corners: 16 }).move(0, top - 0.02, 0),
      look.material('accent', metal('#e0b040')),
    )
    make.socket('top', [0, top + 0.16, 0], 0.03).socket('front', [0, 0.07, 0.3], 0.1)
  },
})
const darkWood = wood('#4a2a1a', { grain: 0.4 })

export const arch = archetype({
  id: 'arch',
  about: 'A gate to walk through: torii, triumphal arch or stone arch',
  skeleton: 'monument',
  nouns: ['arch', 'archway', 'stone arch', 'triumphal arch'],
  parameters: { kind: choice(['stone', 'torii', 'triumph'], 'what kind of gate') },
  rows: {
    torii: { values: { kind: 'torii' }, colours: { main: '#d8402a' } },
    'torii gate': { values: { kind: 'torii' }, colours: { main: '#d8402a' } },
    'shinto gate': { values: { kind: 'torii' }, colours: { main: '#d8402a' } },
    'triumphal arch': { values: { kind: 'triumph' }, colours: { main: '#e0d3b8' } },
    'arc de triomphe': { values: { kind: 'triumph' }, colours: { main: '#e0d3b8' } },
  },
  build(v, look, make) {
    if (v.kind === 'torii') {
      const red = look.material('main', lacquer('#d8402a', { roughness: 0.45 }))
      const black = look.material('second', lacquer('#2a2426', { roughness: 0.5 }))
      const bent = (solid: Solid) => solid.warp(([x, y, z]) => [x, y + 0.16 * Math.abs(x) ** 2.2, z])
      const beam = (long: number, tall: number, deep: number) =>
        loft(
          Array.from({ length: 17 }, (_, i) => {
            const x = (i / 16 - 0.5) * long
            const flare = 1 + 0.5 * Math.abs(x / long) ** 3 * 2
            return [
              [x, -tall / 2, -deep / 2],
              [x, tall / 2, (-deep / 2) * flare],
              [x, tall / 2, (deep / 2) * flare],
              [x, -tall / 2, deep / 2],
            ] as Vec3[]
          }),
        )
      const leg = cylinder(0.048, 0.78, { top: 0.04, corners: 24 }).turn(0, 0, 2.5).move(0.31, 0.42, 0)
      make.part('posts', leg.mirrored(), red)
      make.part(
        'beams',
        together([
          box(0.86, 0.06, 0.06, 0.008).move(0, 0.63, 0),
          box(0.07, 0.13, 0.05, 0.006).move(0, 0.72, 0),
          bent(beam(1.02, 0.06, 0.08)).move(0, 0.8, 0),
        ]),
        red,
      )
      make.part('lintel', bent(beam(1.12, 0.045, 0.12)).move(0, 0.852, 0), black)
      make.part('lintel', cylinder(0.064, 0.07, { corners: 24 }).move(0.325, 0.035, 0).mirrored(), black)
      make.part('wedges', box(0.05, 0.026, 0.1, 0.004).move(0.3, 0.672, 0).mirrored(), black)
      const rope = tube(
        Array.from(
          { length: 19 },
          (_, i): Vec3 => [(i / 18 - 0.5) * 0.56, 0.585 - 0.06 * Math.sin((Math.PI * i) / 18), 0.03],
        ),
        (w) => 0.013 + 0.012 * Math.sin(Math.PI * w),
        { corners: 10 },
      )
      make.part('rope', rope, look.material('accent', plaster('#e8d8a8')))
      const paper = extrude(
        [
          [-0.02, 0],
          [0.012, 0],
          [0.012, -0.035],
          [0.03, -0.035],
          [0.03, -0.075],
          [0.0, -0.075],
          [0.0, -0.04],
          [-0.02, -0.04],
        ],
        0.006,
        { bevel: 0 },
      )
      make.part(
        'paper',
        together([-0.18, -0.06, 0.06, 0.18].map((x) => paper.move(x, 0.565 - 0.06 * Math.cos(x * 5), 0.036))),
        plaster('#fbfaf4'),
      )
      make.socket('top', [0, 0.88, 0], 0.1)
      return
    }
    const triumph = v.kind === 'triumph'
    const [w, h, d, gate, spring] = triumph ? [0.94, 0.9, 0.42, 0.16, 0.4] : [0.84, 0.8, 0.24, 0.26, 0.42]
    const rock = look.material('main', blocks('#b8ad9a', { grain: triumph ? 0.8 : 1 }))
    const hole: Vec2[] = [
      [-gate, -0.1],
      [gate, -0.1],
      ...Array.from(
        { length: 19 },
        (_, i): Vec2 => [
          Math.cos(radians((180 * i) / 18)) * gate,
          spring + Math.sin(radians((180 * i) / 18)) * gate,
        ],
      ),
    ]
    const outline: Vec2[] = triumph
      ? [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h],
          [-w / 2, h],
        ]
      : [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2 - 0.02, spring],
          ...Array.from(
            { length: 17 },
            (_, i): Vec2 => [
              Math.cos(radians((180 * i) / 16)) * (w / 2 - 0.02),
              spring + Math.sin(radians((180 * i) / 16)) * (w / 2 - 0.02),
            ],
          ),
          [-w / 2 + 0.02, spring],
        ]
    let body = extrude(outline, d, { bevel: 0.01 }).minus(extrude(hole, d * 3, { bevel: 0 }))
    if (triumph)
      body = body.minus(
        extrude(
          hole.map(([x, y]): Vec2 => [x * 0.55, y * 0.72]),
          w * 3,
          { bevel: 0 },
        ).turn(0, 90, 0),
      )
    make.part('arch', body, rock)
    const pale = look.material('second', stone('#d8cfbc', { relief: 0.4 }))
    const count = 11
    const wedge = (i: number) => {
      const a = (180 * (i + 0.5)) / count
      return box(0.085, ((Math.PI * gate) / count) * 1.02, d + 0.035, 0.008)
        .move(gate + 0.04, 0, 0)
        .turn(0, 0, a)
        .move(0, spring, 0)
    }
    make.part('trim', together(Array.from({ length: count }, (_, i) => wedge(i))), pale)
    make.part('trim', box(0.09, 0.14, d + 0.06, 0.01).move(0, spring + gate + 0.05, 0), pale)
    const pier = w / 2 - gate
    make.part(
      'trim',
      together([
        box(pier + 0.04, 0.07, d + 0.05, 0.01).move(gate + pier / 2 + 0.002, 0.035, 0),
        box(pier + 0.03, 0.035, d + 0.04, 0.008).move(gate + pier / 2 + 0.002, spring - 0.02, 0),
      ]).mirrored(),
      pale,
    )
    if (triumph) {
      make.part(
        'trim',
        together([
          box(w * 1.06, 0.04, d + 0.08, 0.01).move(0, 0.7, 0),
          box(w * 1.08, 0.05, d + 0.1, 0.01).move(0, h + 0.015, 0),
          box(w * 0.9, 0.06, d * 0.9, 0.01).move(0, h + 0.06, 0),
        ]),
        pale,
      )
      const relief = box(0.17, 0.16, 0.03, 0.01)
      make.part(
        'reliefs',
        together([
          relief.move(0.32, 0.55, d / 2),
          relief.move(-0.32, 0.55, d / 2),
          relief.scale(0.9, 1.3, 1).move(0.32, 0.24, d / 2),
          relief.scale(0.9, 1.3, 1).move(-0.32, 0.24, d / 2),
          box(0.5, 0.09, 0.02, 0.006).move(0, 0.81, d / 2),
        ]).mirrored('z'),
        look.material('accent', stone('#c0b090')),
      )
    }
    make.socket('top', [0, h, 0], 0.15).socket('front', [0, 0, d], 0.2)
  },
})

export const eiffel = archetype({
  id: 'eiffel-tower',
  about: 'A lattice tower of iron on four feet',
  skeleton: 'building',
  nouns: ['eiffel tower', 'radio tower', 'lattice tower', 'tokyo tower'],
  parameters: { height: number(1, 0.8, 1.3, 'height') },
  rows: {
    'tokyo tower': { colours: { main: '#e8502a', second: '#f4f2ee' } },
    'radio tower': { colours: { main: '#c8342a' } },
  },
  build(v, look, make) {
    const iron = look.material('main', metal('#8f6f52', { metalness: 0.5, roughness: 0.55 }))
    const deck = look.material('second', metal('#75583f', { metalness: 0.5, roughness: 0.5 }))
    const half = (y: number) => 0.012 + 0.24 * (1 - y) ** 3.6 + 0.018 * (1 - y)
    const bars: Solid[] = []
    const beam = (a: Vec3, b: Vec3, r: number) => bars.push(tube([a, b], r, { corners: 4, flat: true }))
    const levels = [
      0, 0.055, 0.11, 0.165, 0.22, 0.28, 0.34, 0.4, 0.455, 0.51, 0.565, 0.62, 0.675, 0.73, 0.785, 0.84, 0.9,
    ]
    const legWide = (y: number) => (y < 0.4 ? 0.085 - 0.1 * y : 0)
    levels.slice(1).forEach((high, n) => {
      const low = levels[n] ?? 0
      const thick = 0.0095 - 0.005 * low
      const corners = (y: number): Vec3[] => {
        const [o, i] = [half(y), Math.max(0, half(y) - legWide(y))]
        return low < 0.4
          ? [
              [o, y, o],
              [i, y, o],
              [i, y, i],
              [o, y, i],
            ]
          : [
              [o, y, o],
              [-o, y, o],
              [-o, y, -o],
              [o, y, -o],
            ]
      }
      const [under, over] = [corners(low), corners(high)]
      under.forEach((point, k) => {
        const next = (k + 1) % 4
        const [p, q, r, s] = [point, over[k] ?? point, over[next] ?? point, under[next] ?? point]
        beam(p, q, thick)
        beam(p, r, thick * 0.6)
        beam(s, q, thick * 0.6)
        beam(q, r, thick * 0.7)
      })
    })
    const lower = bars.filter((one) => one.bounds().max[1] < 0.405)
    const upper = bars.filter((one) => one.bounds().max[1] >= 0.405)
    const h = v.height
    make.part('lattice', together([together(lower).around(4), ...upper]).scale(1, h, 1), iron)
    const floor = (y: number, tall: number) => {
      const w = (half(y) + 0.02) * 2
      return together([
        box(w, tall, w, 0.006).move(0, y, 0),
        box(w * 1.08, tall * 0.3, w * 1.08, 0.004).move(0, y + tall * 0.5, 0),
      ])
    }
    make.part(
      'decks',
      together([floor(0.225, 0.035), floor(0.405, 0.028), floor(0.9, 0.024)]).scale(1, h, 1),
      deck,
    )
    const feet = box(0.115, 0.03, 0.115, 0.008).move(half(0) - 0.035, 0.015, half(0) - 0.035)
    make.part('feet', feet.around(4), stone('#b5aa98'))
    const r = half(0.1) - 0.055
    const curve = Array.from({ length: 21 }, (_, i): Vec3 => {
      const a = radians(8 + (164 * i) / 20)
      const y = 0.055 + Math.sin(a) * 0.15
      return [Math.cos(a) * r * 1.06, y, half(y) + 0.002]
    })
    make.part('decks', tube(curve, 0.011, { corners: 6 }).around(4).scale(1, h, 1), deck)
    make.part(
      'decks',
      together([
        cylinder(0.02, 0.03, { corners: 16 }).move(0, 0.925, 0),
        ball([0.018, 0.016, 0.018], 14).move(0, 0.942, 0),
        cylinder(0.005, 0.08, { top: 0.002, corners: 8 }).move(0, 0.985, 0),
      ]).scale(1, h, 1),
      deck,
    )
    make.socket('top', [0, 1.02 * h, 0], 0.02).socket('base', [0, 0, 0], 0.27)
  },
})

export const clockTower = archetype({
  id: 'clock-tower',
  about: 'A clock tower with four dials and a pointed roof',
  skeleton: 'building',
  nouns: ['clock tower', 'big ben', 'bell tower', 'clocktower'],
  parameters: { hour: number(10, 0, 12, 'what time it shows') },
  rows: {
    'big ben': { colours: { main: '#c9a868', second: '#4a5a5f' } },
    'bell tower': { colours: { main: '#b5674a' } },
  },
  build(v, look, make) {
    const wall = look.material('main', bricks('#c9a06a', { grain: 0.8 }))
    const roof = look.material('second', tiles('#46606a', { grain: 0.5 }))
    const trim = stone('#e6dcc4', { relief: 0.3 })
    const gold = look.material('accent', metal('#e0b23f'))
    const w = 0.22
    make.part(
      'walls',
      together([box(w, 0.6, w, 0.006).move(0, 0.3, 0), box(w * 1.12, 0.2, w * 1.12, 0.006).move(0, 0.62, 0)]),
      wall,
    )
    make.part(
      'trim',
      together([
        box(w * 1.25, 0.05, w * 1.25, 0.008).move(0, 0.025, 0),
        ...[0.26, 0.515].map((y) => box(w * 1.12, 0.022, w * 1.12, 0.005).move(0, y, 0)),
        box(w * 1.28, 0.03, w * 1.28, 0.006).move(0, 0.725, 0),
        box(0.026, 0.66, 0.026, 0.004)
          .move(w / 2, 0.36, w / 2)
          .around(4),
      ]),
      trim,
    )
    const pane = window(0.04, 0.13, { arched: true, sill: false })
    const places = [-0.055, 0.055].flatMap((x) => [0.31].map((y) => [x, y] as const))
    make.part(
      'windows',
      together(places.map(([x, y]) => pane.pane.move(x, y, w / 2 + 0.002))).around(4),
      plastic('#34405a'),
    )
    make.part('trim', together(places.map(([x, y]) => pane.frame.move(x, y, w / 2))).around(4), trim)
    const front = w * 0.56
    const dial = cylinder(0.085, 0.014, { corners: 36, round: 0.003 })
      .turn(90, 0, 0)
      .move(0, 0.62, front + 0.006)
    make.part('dials', dial.around(4), plaster('#fbf6e6'))
    const rim = tube(
      Array.from(
        { length: 36 },
        (_, i): Vec3 => [Math.cos(radians(10 * i)) * 0.089, Math.sin(radians(10 * i)) * 0.089, 0],
      ),
      0.009,
      { closed: true, corners: 8 },
    )
    make.part('gold', rim.move(0, 0.62, front + 0.012).around(4), gold)
    const tick = Array.from({ length: 12 }, (_, i) =>
      block(i % 3 ? 0.005 : 0.009, 0.014, 0.005)
        .move(0, 0.068, 0)
        .turn(0, 0, 30 * i),
    )
    const hands = together([
      ...tick,
      block(0.011, 0.05, 0.006)
        .move(0, 0.02, 0.002)
        .turn(0, 0, -30 * v.hour),
      block(0.007, 0.072, 0.006).move(0, 0.03, 0.006).turn(0, 0, -60),
      cylinder(0.009, 0.014, { corners: 12 }).turn(90, 0, 0),
    ])
    make.part('hands', hands.move(0, 0.62, front + 0.0145).around(4), plastic('#1f1c20'))
    const openings = window(0.05, 0.09, { arched: true, bars: 0, sill: false })
    make.part('walls', box(w * 0.92, 0.11, w * 0.92, 0.006).move(0, 0.79, 0), wall)
    make.part(
      'windows',
      together(
        [-0.05, 0.05].map((x) => openings.pane.scale(0.8, 0.85, 1).move(x, 0.75, w * 0.46 + 0.002)),
      ).around(4),
      plastic('#34405a'),
    )
    make.part('trim', box(w * 1.08, 0.022, w * 1.08, 0.005).move(0, 0.848, 0), trim)
    make.part(
      'roof',
      lathe(
        [
          [0, 0],
          [0.19, 0],
          [0.155, 0.03],
          [0.085, 0.13],
          [0.03, 0.28],
          [0, 0.33],
        ],
        { corners: 4 },
      )
        .turn(0, 45, 0)
        .move(0, 0.856, 0),
      roof,
    )
    make.part(
      'roof',
      lathe(
        [
          [0, 0],
          [0.03, 0],
          [0, 0.09],
        ],
        { corners: 4 },
      )
        .turn(0, 45, 0)
        .move(w * 0.56, 0.738, w * 0.56)
        .around(4),
      roof,
    )
    make.part(
      'gold',
      together([ball(0.016, 14).move(0, 1.19, 0), cylinder(0.004, 0.07, { corners: 8 }).move(0, 1.22, 0)]),
      gold,
    )
    const door = doorway(0.08, 0.14, true)
    make.part('door', door.pane.move(0, 0.03, w / 2 + 0.012), darkWood)
    make.part('trim', door.frame.move(0, 0.03, w / 2 + 0.006), trim)
    make.socket('top', [0, 1.25, 0], 0.02).socket('front', [0, 0, 0.2], 0.1)
  },
})
