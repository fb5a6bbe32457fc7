import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  sheet,
  softened,
  torus,
} from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { alongZ, atEach, block, drumX, fromSide, pipe, rod, swept, tint } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

const loads = [
  'box',
  'dump',
  'fire',
  'garbage',
  'tow',
  'tank',
  'mixer',
  'flat',
  'ambulance',
  'ice cream',
] as const

/** A bent blade that pushes snow aside, striped so that it is seen. */
function ploughOf(make: ShapeMaker): void {
  const blade = sheet(
    Array.from({ length: 7 }, (_, i) => {
      const a = (-0.9 + (1.8 * i) / 6) * 0.9
      return [-1, -0.5, 0, 0.5, 1].map(
        (s): Vec3 => [0.3 * s, 0.13 + 0.13 * Math.sin(a), 0.63 - 0.06 * Math.cos(a) + 0.02 * s],
      )
    }),
    0.024,
  )
  make.part('blade', blade, lacquer('#f2c21e'))
  const stripes = [-0.2, 0, 0.2].map((x) =>
    block(0.05, 0.05, 0.02, 0.004).turn(-30, 0, 0).move(x, 0.235, 0.63),
  )
  const arm = block(0.04, 0.05, 0.16, 0.008).move(0.12, 0.12, 0.54)
  make.part('plough', together([...stripes, arm.mirrored()]), plastic('#26282d'))
}

/** Trucks: a cab, and behind it what the truck is for. Nose to the front. */
export const truck = archetype({
  id: 'truck',
  about: 'A truck: cab, chassis and one of many loads (dump body, ladder, tank, mixer, box, crane)',
  skeleton: 'vehicle',
  nouns: ['truck', 'lorry', 'box truck', 'delivery truck', 'moving truck'],
  parameters: {
    load: choice(loads, 'what it carries'),
    cab: choice(['flat', 'long'], 'a flat face or a long hood'),
    tilt: number(0, 0, 1, 'how far a dump body is tipped'),
    ladder: number(0.25, 0, 1, 'how far the ladder of a fire truck is raised'),
    plough: number(0, 0, 1, 'whether it has a blade for snow before it'),
  },
  rows: {
    'dump truck': {
      values: { load: 'dump', cab: 'long', tilt: 0.35 },
      colours: { main: '#f2b01a', second: '#f2b01a' },
    },
    'tipper truck': { values: { load: 'dump', tilt: 0.7 }, colours: { main: '#2f7fc9', second: '#e8a01c' } },
    'fire truck': { values: { load: 'fire' }, colours: { main: '#d8201f', second: '#d8201f' } },
    'fire engine': { values: { load: 'fire' }, colours: { main: '#d8201f', second: '#d8201f' } },
    firetruck: { values: { load: 'fire' }, colours: { main: '#d8201f', second: '#d8201f' } },
    'garbage truck': { values: { load: 'garbage' }, colours: { main: '#2f9e4f', second: '#2f9e4f' } },
    'trash truck': { values: { load: 'garbage' }, colours: { main: '#e8731c', second: '#f4efe2' } },
    'tow truck': { values: { load: 'tow', cab: 'long' }, colours: { main: '#1f6fc4', second: '#f2f2ee' } },
    'tanker truck': {
      values: { load: 'tank', cab: 'long' },
      colours: { main: '#c8302c', second: '#d6dade' },
    },
    'fuel truck': { values: { load: 'tank' }, colours: { main: '#1f8f5a', second: '#f2f2ee' } },
    'milk truck': { values: { load: 'tank' }, colours: { main: '#5aa6d8', second: '#f8f6ee' } },
    'cement mixer': { values: { load: 'mixer' }, colours: { main: '#e8731c', second: '#f4efe2' } },
    'concrete mixer': { values: { load: 'mixer' }, colours: { main: '#2f7fc9', second: '#f4efe2' } },
    'cement truck': {
      values: { load: 'mixer', cab: 'long' },
      colours: { main: '#e8b01c', second: '#f4efe2' },
    },
    'flatbed truck': {
      values: { load: 'flat', cab: 'long' },
      colours: { main: '#7a3fae', second: '#8a5a34' },
    },
    'semi truck': { values: { cab: 'long' }, colours: { main: '#c8302c', second: '#f4f2ea' } },
    ambulance: {
      values: { load: 'ambulance' },
      colours: { main: '#f8f8f6', second: '#f8f8f6', accent: '#d8201f' },
    },
    'ice cream truck': { values: { load: 'ice cream' }, colours: { main: '#f7a8c4', second: '#fff6e8' } },
    'food truck': { values: { load: 'ice cream' }, colours: { main: '#4fb0a8', second: '#f7e3b0' } },
    snowplow: { values: { load: 'dump', plough: 1 }, colours: { main: '#f08a1c', second: '#f08a1c' } },
    snowplough: { values: { load: 'dump', plough: 1 }, colours: { main: '#f08a1c', second: '#f08a1c' } },
    'snow plow': { values: { load: 'dump', plough: 1 }, colours: { main: '#f08a1c', second: '#f08a1c' } },
    'snow plough': { values: { load: 'dump', plough: 1 }, colours: { main: '#f08a1c', second: '#f08a1c' } },
    'mail truck': { colours: { main: '#f4f4f2', second: '#f4f4f2', accent: '#1f55c0' } },
  },
  build(v, look, make) {
    const red = look.light('accent', '#d8201f')
    const w = 0.19
    const high = v.load === 'ambulance' ? 0.4 : 0.42
    const paint = look.material('main', {
      ...lacquer('#d8402c'),
      paint: ([x, y], n) =>
        v.load === 'ambulance' && Math.abs(n[0]) > 0.6 && Math.abs(y - 0.2) < 0.018 && Math.abs(x) > 0.1
          ? red
          : undefined,
    })
    const body = look.material('second', {
      ...lacquer('#f2ead8'),
      paint: ([, y], n) =>
        (v.load === 'ambulance' && Math.abs(n[0]) > 0.6 && Math.abs(y - 0.2) < 0.018) ||
        (v.load === 'box' && Math.abs(n[0]) > 0.6 && Math.abs(y - 0.24) < 0.02)
          ? red
          : undefined,
    })
    const chrome = metal('#cdd2d8', { surface: 'plain', roughness: 0.2 })
    const dark = plastic('#24272d')
    const long = v.cab === 'long'
    const [front, back] = [0.5, long ? 0.14 : 0.24]
    const screen = long ? 0.33 : 0.485
    // The cab: body, hood, shell with panes.
    const form = (by: number) =>
      swept(
        [
          [0.22, w - by, back + by, screen + 0.005 - by],
          [0.3, w * 0.985 - by, back + by, screen - 0.004 - by],
          [high - by, w * 0.9 - by, back + 0.012 + by, screen - 0.05 - by],
        ],
        { axis: 'y', square: 6, smooth: 2, round: [0, 0.04] },
      )
    const cuts = fromSide(
      roundedOutline(
        [
          [back + 0.035, 0.27],
          [screen - 0.035, 0.27],
          [screen - 0.06, high - 0.045],
          [back + 0.045, high - 0.045],
        ],
        0.02,
      ),
      1,
      0.001,
    )
    const ends = extrude(
      roundedOutline(
        [
          [-w * 0.84, 0.262],
          [w * 0.84, 0.262],
          [w * 0.76, high - 0.045],
          [-w * 0.76, high - 0.045],
        ],
        0.024,
      ),
      0.3,
      { bevel: 0.001 },
    ).move(0, 0, 0.5)
    make.part('cab', form(0).minus(cuts, ends), paint)
    if (v.plough > 0.5) ploughOf(make)
    const r = 0.085
    const zf = long ? 0.36 : 0.385
    const arch = drumX(r * 1.16, 0.1, 24).move(w, r, zf)
    make.part(
      'cab',
      swept(
        [
          [back, w, 0.08, 0.255],
          [screen - 0.02, w, 0.075, 0.255],
          [front - 0.06, w * 0.97, 0.075, long ? 0.245 : 0.255],
          [front, w * 0.92, 0.085, long ? 0.225 : 0.255],
        ],
        { square: 6, smooth: 3, round: [0.012, 0.03] },
      ).minus(arch, arch.mirror()),
      paint,
    )
    const lamp = alongZ(
      [
        [0.027, -0.02],
        [0.03, 0.008],
        [0.018, 0.018],
        [0, 0.02],
      ],
      16,
    )
    const lamps = glowing('#fff4d2', { glow: 0.9 })
    const panes = plastic('#26394a', { roughness: 0.05 })
    make.part('windows', form(0.01), panes)
    make.part('lamps', lamp.move(w * 0.7, 0.15, front).mirrored(), lamps)
    make.part(
      'chrome',
      torus(0.031, 0.007, 20, 6)
        .turn(90, 0, 0)
        .move(w * 0.7, 0.15, front)
        .mirrored(),
      chrome,
    )
    make.part('chassis', block(w * 0.85, 0.09, 0.02, 0.01).move(0, 0.165, front), dark)
    make.part(
      'chrome',
      together(
        Array.from({ length: 4 }, (_, i) =>
          block(w * 0.8, 0.009, 0.016, 0.003).move(0, 0.135 + i * 0.02, front + 0.006),
        ),
      ),
      chrome,
    )
    make.part('chrome', block(w * 2.06, 0.045, 0.04, 0.014).move(0, 0.075, front + 0.004), chrome)
    const mirror = block(0.014, 0.06, 0.03, 0.006)
      .move(w + 0.032, 0.32, screen - 0.03)
      .with(rod([w * 0.9, 0.35, screen - 0.03], [w + 0.032, 0.34, screen - 0.03], 0.005, 6))
    make.part('chassis', mirror.mirrored(), dark)
    make.part(
      'chrome',
      block(0.012, 0.011, 0.04, 0.004)
        .move(w + 0.001, 0.23, back + 0.05)
        .mirrored(),
      chrome,
    )
    if (long)
      make.part(
        'chrome',
        rod([w * 0.88, 0.12, back - 0.012], [w * 0.88, high + 0.07, back - 0.012], 0.014, 10).mirrored(),
        chrome,
      )
    // Chassis and wheels.
    make.part(
      'chassis',
      block(0.2, 0.05, 0.94, 0.01)
        .move(0, 0.1, -0.02)
        .with(
          block(0.05, 0.07, 0.14, 0.014)
            .move(w - 0.05, 0.09, 0.04)
            .mirrored(),
        ),
      dark,
    )
    const deep = v.load === 'fire' || v.load === 'ambulance' || v.load === 'ice cream'
    const rear = deep ? [-0.28] : [-0.2, -0.375]
    const places = [zf, ...rear].flatMap((z): Vec3[] => [
      [w - 0.035, r, z],
      [-w + 0.035, r, z],
    ])
    const { tyre, rim } = wheelsAt(wheel(r, 0.085, 'steel'), places)
    make.part('wheels', tyre, rubber('#232327')).part('rims', rim, metal('#c9ccd0', { surface: 'plain' }))
    if (!deep)
      make.part(
        'chassis',
        atEach(block(0.09, 0.06, 0.012, 0.004), [[w - 0.04, 0.09, -0.475]]).mirrored(),
        dark,
      )
    make.part(
      'lamps',
      tint(
        block(0.05, 0.025, 0.02, 0.008)
          .move(w * 0.75, 0.12, -0.494)
          .mirrored(),
        '#d8201c',
      ),
      lamps,
    )
    const from = back - 0.02
    const add = (name: string, solid: Solid) => make.part(name, solid, body)
    const top = loadOf[v.load]({
      from,
      w,
      high,
      r,
      rear,
      add,
      make,
      tilt: v.tilt,
      ladder: v.ladder,
      chrome,
      dark,
      lamps,
      panes,
      red: look.colour('accent', '#d8201f'),
    })
    make
      .socket('top', [0, top, -0.15], w * 0.8)
      .socket('back', [0, top, -0.15], w * 0.8)
      .socket('front', [0, 0.18, front], w)
  },
})

type Site = {
  from: number
  w: number
  high: number
  r: number
  rear: number[]
  tilt: number
  ladder: number
  add(name: string, solid: Solid): void
  make: { part(name: string, solid: Solid, material: ReturnType<typeof lacquer>): unknown }
  chrome: ReturnType<typeof lacquer>
  dark: ReturnType<typeof lacquer>
  lamps: ReturnType<typeof lacquer>
  panes: ReturnType<typeof lacquer>
  red: string
}

/** What stands behind the cab, by the word for it; each gives its height. */
const loadOf: Record<(typeof loads)[number], (site: Site) => number> = {
  box({ from, w, add, make, chrome }) {
    const [long, mid] = [from + 0.49, (from - 0.49) / 2]
    add('box', block(w * 2.1, 0.35, long, 0.02).move(0, 0.33, mid))
    const ribs = [0.158, 0.5].map((y) => block(w * 2.13, 0.02, long + 0.012, 0.006).move(0, y, mid))
    make.part(
      'chrome',
      together([
        ...ribs,
        block(0.008, 0.3, 0.02, 0.003).move(0, 0.33, -0.493),
        block(0.02, 0.05, 0.02, 0.005).move(0.04, 0.3, -0.496),
      ]),
      chrome,
    )
    return 0.505
  },
  flat({ from, w, add, make, chrome }) {
    const [long, mid] = [from + 0.5, (from - 0.5) / 2]
    add('bed', block(w * 2.05, 0.04, long, 0.01).move(0, 0.155, mid))
    add('bed', block(w * 2.05, 0.14, 0.02, 0.008).move(0, 0.23, from - 0.01))
    make.part(
      'chrome',
      atEach(
        rod([w, 0.17, 0], [w, 0.24, 0], 0.01),
        [0.25, 0.5, 0.75, 1].map((t): Vec3 => [0, 0, from - t * (long - 0.02)]),
      ).mirrored(),
      chrome,
    )
    return 0.175
  },
  dump({ from, w, add, make, tilt, dark, chrome }) {
    const length = from + 0.5
    const outline: Vec2[] = [
      [-length, 0.02],
      [0, 0],
      [0.01, 0.19],
      [-length - 0.03, 0.17],
    ]
    const inside: Vec2[] = [
      [-length - 0.1, 0.05],
      [-0.03, 0.03],
      [-0.02, 0.3],
      [-length - 0.1, 0.3],
    ]
    const bed = fromSide(outline, w * 2.1, 0.012, 0.012).minus(fromSide(inside, w * 1.86, 0.002))
    const shield = block(w * 2, 0.02, 0.1, 0.008).move(0, 0.2, 0.05)
    const ribs = together(
      [0.2, 0.42, 0.64, 0.86].map((t) => block(0.02, 0.16, 0.024, 0.006).move(w * 1.05, 0.1, -length * t)),
    ).mirrored()
    const rim = block(0.03, 0.024, length + 0.02, 0.008)
      .turn(-2, 0, 0)
      .move(w * 1.0, 0.182, -length / 2 - 0.01)
      .mirrored()
    const tip = (solid: Solid) =>
      solid
        .move(0, 0, length - 0.04)
        .turn(-tilt * 42, 0, 0)
        .move(0, 0.145, from - length + 0.04)
    add('bed', tip(bed.with(shield, ribs, rim)))
    if (tilt > 0.05) {
      const [py, pz] = [
        0.145 + Math.sin((tilt * 42 * Math.PI) / 180) * length * 0.62,
        from - length + Math.cos((tilt * 42 * Math.PI) / 180) * length * 0.62,
      ]
      make.part('chrome', rod([0, 0.12, from - 0.16], [0, py, pz], 0.018, 10), chrome)
      make.part(
        'chassis',
        rod([0, 0.1, from - 0.16], [0, (py + 0.12) / 2, (pz + from - 0.16) / 2], 0.028, 10),
        dark,
      )
    }
    return 0.33
  },
  fire({ from, w, r, rear, add, make, ladder, chrome, dark, lamps }) {
    const [long, mid] = [from + 0.5, (from - 0.5) / 2]
    const arch = drumX(r * 1.16, 0.1, 24).move(w, r, rear[0] ?? -0.28)
    add(
      'body',
      block(w * 2, 0.28, long, 0.02)
        .move(0, 0.21, mid)
        .minus(arch, arch.mirror()),
    )
    // Rolling shutters on the sides.
    const shutter = together(
      Array.from({ length: 6 }, (_, i) => block(0.014, 0.02, 0.13, 0.004).move(w, 0.215 + i * 0.0205, 0)),
    )
    make.part(
      'chrome',
      atEach(
        shutter,
        [
          [0, 0, from - 0.09],
          [0, 0.0, from - 0.25],
          [0, 0, from - 0.56],
        ].filter(([, , z]) => (z ?? 0) > -0.5) as unknown as Vec3[],
      ).mirrored(),
      chrome,
    )
    make.part('stripe', block(w * 2.02, 0.026, long + 0.01, 0.008).move(0, 0.17, mid), lacquer('#f8f6ee'))
    make.part('chrome', block(w * 1.9, 0.02, long * 0.98, 0.006).move(0, 0.352, mid), chrome)
    const reach = 0.72
    const rungs = Array.from({ length: 10 }, (_, i) =>
      rod([-0.055, 0.02, (reach * (i + 0.5)) / 10], [0.055, 0.02, (reach * (i + 0.5)) / 10], 0.007, 6),
    )
    const rails = [0, 0.05].map((y) => rod([0.055, y, 0], [0.055, y, reach], 0.009, 6).mirrored())
    const posts = Array.from({ length: 11 }, (_, i) =>
      rod([0.055, 0, (reach * i) / 10], [0.055, 0.05, (reach * i) / 10], 0.005, 6).mirrored(),
    )
    const raised = together([...rungs, ...rails, ...posts])
      .turn(-6 - ladder * 48, 0, 0)
      .move(0, 0.44, -0.36)
    make.part('ladder', raised, metal('#e4e6e8', { surface: 'plain' }))
    make.part(
      'chassis',
      cylinder(0.08, 0.06, { corners: 20 })
        .move(0, 0.38, -0.36)
        .with(block(0.16, 0.08, 0.09, 0.02).move(0, 0.43, -0.36)),
      dark,
    )
    make.part(
      'lamps',
      tint(
        atEach(
          lathe(
            [
              [0.034, 0],
              [0.034, 0.03],
              [0.02, 0.052],
              [0, 0.056],
            ],
            { corners: 16 },
          ),
          [
            [0.1, 0.415, 0.39],
            [-0.1, 0.415, 0.39],
          ],
        ),
        '#1f5bf0',
      ),
      lamps,
    )
    make.part(
      'chassis',
      torus(0.035, 0.014, 18, 8)
        .turn(0, 0, 90)
        .move(w + 0.006, 0.14, from - 0.08)
        .mirrored(),
      dark,
    )
    return 0.36
  },
  garbage({ from, w, add, make, dark, chrome, lamps }) {
    const end = -0.36
    add(
      'body',
      fromSide(
        [
          [end, 0.13],
          [from, 0.13],
          [from, 0.4],
          [from - 0.05, 0.47],
          [end + 0.04, 0.47],
          [end, 0.42],
        ],
        w * 2.06,
        0.02,
        0.03,
      ),
    )
    const ribs = [0.14, 0.28, 0.42].map((t) =>
      fromSide(
        [
          [-0.014, 0.135],
          [0.014, 0.135],
          [0.014, 0.46],
          [-0.014, 0.46],
        ],
        w * 2.12,
        0.012,
      ).move(0, 0, from - t),
    )
    add('body', together(ribs))
    const hopper = fromSide(
      [
        [end - 0.01, 0.13],
        [-0.5, 0.15],
        [-0.53, 0.28],
        [end - 0.04, 0.45],
        [end - 0.01, 0.45],
      ],
      w * 1.98,
      0.018,
      0.02,
    )
    make.part('hopper', hopper.minus(block(w * 1.7, 0.16, 0.14, 0.01).move(0, 0.27, -0.51)), dark)
    make.part(
      'chrome',
      rod([w * 0.9, 0.2, -0.4], [w * 0.9, 0.42, -0.42], 0.013)
        .mirrored()
        .with(rod([-w * 0.8, 0.17, -0.525], [w * 0.8, 0.17, -0.525], 0.012)),
      chrome,
    )
    make.part(
      'lamps',
      tint(
        lathe(
          [
            [0.026, 0],
            [0.026, 0.024],
            [0.014, 0.042],
            [0, 0.045],
          ],
          { corners: 14 },
        ).move(0, 0.415, 0.38),
        '#ff9a1c',
      ),
      lamps,
    )
    return 0.47
  },
  tow({ from, w, add, make, dark, chrome, lamps }) {
    add(
      'bed',
      fromSide(
        [
          [-0.5, 0.14],
          [from, 0.14],
          [from, 0.24],
          [from - 0.03, 0.25],
          [-0.47, 0.2],
          [-0.5, 0.19],
        ],
        w * 2.04,
        0.014,
        0.012,
      ),
    )
    make.part(
      'chassis',
      block(w * 1.7, 0.02, from + 0.38, 0.006)
        .move(0, 0.232, (from - 0.46) / 2 + 0.02)
        .turn(0, 0, 0),
      dark,
    )
    const boom = [
      rod([0.07, 0.2, -0.02], [0.03, 0.42, -0.44], 0.017).mirrored(),
      rod([0.07, 0.22, -0.28], [0.035, 0.4, -0.4], 0.012).mirrored(),
      rod([-0.05, 0.42, -0.44], [0.05, 0.42, -0.44], 0.018),
    ]
    make.part('crane', together(boom), lacquer('#f2b01a'))
    make.part('chassis', drumX(0.04, 0.11, 16).move(0, 0.27, -0.04), dark)
    make.part(
      'chrome',
      rod([0, 0.42, -0.45], [0, 0.25, -0.46], 0.006, 6).with(
        pipe(
          [
            [0, 0.25, -0.46],
            [0, 0.2, -0.46],
            [0, 0.17, -0.48],
            [0, 0.19, -0.515],
          ],
          0.011,
          8,
        ),
      ),
      chrome,
    )
    make.part('lamps', tint(block(0.2, 0.035, 0.05, 0.014).move(0, 0.437, 0.22), '#ff9a1c'), lamps)
    return 0.25
  },
  tank({ from, w, add, make, chrome }) {
    const [long, mid] = [from + 0.49, (from - 0.49) / 2]
    add(
      'tank',
      swept(
        [
          [mid - long / 2, w * 0.98, 0.15, 0.43],
          [mid + long / 2, w * 0.98, 0.15, 0.43],
        ],
        { square: 2.4, smooth: 1, round: [0.05, 0.05] },
      ),
    )
    const bands = [-0.33, 0, 0.33].map((t) =>
      swept(
        [
          [-0.012, w * 1.02, 0.145, 0.436],
          [0.012, w * 1.02, 0.145, 0.436],
        ],
        { square: 2.4, smooth: 1 },
      ).move(0, 0, mid + t * long),
    )
    const hatches = [-0.2, 0.16].map((t) =>
      cylinder(0.05, 0.04, { corners: 18 }).move(0, 0.44, mid + t * long),
    )
    const steps = together(
      Array.from({ length: 5 }, (_, i) =>
        rod([-0.045, 0.17 + i * 0.055, -0.5], [0.045, 0.17 + i * 0.055, -0.5], 0.006, 6),
      ),
    )
    make.part(
      'chrome',
      together([
        ...bands,
        ...hatches,
        steps,
        rod([0.05, 0.14, -0.5], [0.05, 0.44, -0.49], 0.007, 6).mirrored(),
        block(w * 1.4, 0.04, long, 0.01).move(0, 0.145, mid),
      ]),
      chrome,
    )
    return 0.46
  },
  mixer({ from, w, add, make, dark, chrome, red }) {
    const drum = lathe(
      softened(
        [
          [0, -0.27],
          [0.1, -0.27],
          [0.17, -0.06],
          [0.175, 0.06],
          [0.115, 0.24],
          [0.085, 0.3],
          [0.06, 0.3],
          [0, 0.26],
        ],
        0.04,
      ),
      { corners: 32 },
    )
    const set = (solid: Solid) => solid.turn(-72, 0, 0).move(0, 0.335, -0.15)
    add('drum', set(drum))
    const helix = Array.from({ length: 40 }, (_, i): Vec3 => {
      const [t, a] = [-0.24 + (i / 39) * 0.5, (i / 39) * Math.PI * 4]
      const far =
        t < -0.06 ? 0.105 + ((t + 0.27) / 0.21) * 0.07 : t < 0.06 ? 0.174 : 0.174 - ((t - 0.06) / 0.18) * 0.06
      return [Math.sin(a) * far, t, Math.cos(a) * far]
    })
    make.part('stripes', set(pipe(helix, 0.016, 6, 1)), lacquer(red))
    make.part(
      'chassis',
      fromSide(
        [
          [-0.04, 0.1],
          [0.03, 0.1],
          [0.02, 0.34],
          [-0.02, 0.34],
        ],
        w * 0.9,
        0.01,
      )
        .move(0, 0, from - 0.04)
        .with(
          fromSide(
            [
              [-0.04, 0.1],
              [0.04, 0.1],
              [0.015, 0.33],
              [-0.015, 0.33],
            ],
            w * 1.2,
            0.01,
          ).move(0, 0, -0.37),
        ),
      dark,
    )
    make.part(
      'chrome',
      lathe(
        [
          [0.03, 0],
          [0.07, 0.05],
          [0.06, 0.055],
          [0.02, 0.02],
        ],
        { corners: 18 },
      )
        .scale(1.1)
        .move(0, 0.46, -0.46)
        .with(
          pipe(
            [
              [0, 0.44, -0.46],
              [0, 0.36, -0.49],
              [0, 0.26, -0.53],
            ],
            0.03,
            10,
          ),
        ),
      chrome,
    )
    return 0.52
  },
  ambulance({ from, w, r, rear, add, make, red, lamps, panes }) {
    const mid = (from - 0.5) / 2
    const arch = drumX(r * 1.16, 0.1, 24).move(w, r, rear[0] ?? -0.28)
    add(
      'body',
      swept(
        [
          [-0.5, w * 1.04, 0.075, 0.46],
          [from, w * 1.04, 0.075, 0.46],
        ],
        { square: 9, smooth: 1, round: [0.02, 0.03], corners: 36 },
      ).minus(arch, arch.mirror()),
    )
    const cross = block(0.03, 0.1, 0.012, 0.004).with(block(0.1, 0.03, 0.0125, 0.004))
    make.part(
      'cross',
      cross
        .turn(0, 90, 0)
        .move(w * 1.042, 0.33, mid + 0.04)
        .mirrored()
        .with(cross.move(0, 0.34, -0.502)),
      lacquer(red),
    )
    make.part(
      'windows',
      block(0.012, 0.09, 0.1, 0.005)
        .move(w * 1.038, 0.33, from - 0.09)
        .mirrored()
        .with(block(0.1, 0.1, 0.012, 0.005).move(0.085, 0.36, -0.5).mirrored()),
      panes,
    )
    const lamp = block(0.09, 0.035, 0.05, 0.015)
    make.part(
      'lamps',
      tint(
        lamp
          .move(0.07, 0.475, from - 0.04)
          .mirrored()
          .with(
            block(0.04, 0.03, 0.03, 0.01)
              .move(w * 0.85, 0.47, -0.46)
              .mirrored(),
          ),
        '#1f5bf0',
      ),
      lamps,
    )
    return 0.46
  },
  'ice cream'({ from, w, r, rear, add, make, red, chrome, dark }) {
    const mid = (from - 0.5) / 2
    const arch = drumX(r * 1.16, 0.1, 24).move(w, r, rear[0] ?? -0.28)
    add(
      'body',
      swept(
        [
          [-0.5, w * 1.06, 0.075, 0.48],
          [from, w * 1.06, 0.075, 0.48],
        ],
        { square: 8, smooth: 1, round: [0.03, 0.03], corners: 36 },
      ).minus(arch, arch.mirror()),
    )
    make.part(
      'chassis',
      block(0.02, 0.13, 0.32, 0.01)
        .move(w * 1.055, 0.33, mid)
        .mirrored(),
      dark,
    )
    make.part(
      'chrome',
      block(0.06, 0.016, 0.34, 0.006)
        .move(w * 1.14, 0.258, mid)
        .mirrored(),
      chrome,
    )
    const strip = (i: number) =>
      fromSide(
        [
          [-0.02, -0.008],
          [0.02, -0.008],
          [0.02, 0.008],
          [-0.02, 0.008],
        ],
        0.13,
        0.003,
      )
        .turn(0, 0, -28)
        .move(w * 1.06 + 0.055, 0.385, mid - 0.16 + i * 0.04)
    const awning = lacquer(red)
    make.part('awning', together([0, 2, 4, 6, 8].map(strip)).mirrored(), awning)
    make.part('awning', tint(together([1, 3, 5, 7].map(strip)).mirrored(), '#fff8ec'), awning)
    // A cone on the roof.
    const scoop = lacquer('#ffd3e2')
    make.part(
      'ice cream',
      tint(
        lathe(
          [
            [0.01, 0],
            [0.055, 0.15],
          ],
          { corners: 20 },
        ).move(0, 0.47, mid),
        '#d99a4a',
      ),
      scoop,
    )
    make.part(
      'ice cream',
      ball(0.068, 20)
        .move(0, 0.645, mid)
        .with(torus(0.05, 0.02, 20, 8).move(0, 0.625, mid)),
      scoop,
    )
    make.part('ice cream', tint(ball(0.024, 12).move(0, 0.715, mid), '#d8201f'), scoop)
    return 0.48
  },
}
