import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, roundedOutline } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Cars: a body swept from its side view, a cabin with panes, four wheels in arches. Nose to the front. */
export const car = archetype({
  id: 'car',
  about: 'A car with body, cabin, panes, lamps and four wheels',
  skeleton: 'vehicle',
  nouns: ['car', 'automobile', 'sedan'],
  parameters: {
    height: number(0.33, 0.16, 0.5, 'height without the wheels showing below'),
    width: number(0.44, 0.3, 0.6, 'width'),
    hood: number(0.27, 0.06, 0.45, 'share of the length in front of the windscreen'),
    boot: number(0.16, 0, 0.4, 'share of the length behind the rear window'),
    slope: number(0.5, 0.05, 1, 'how much the panes lean'),
    belt: number(0.55, 0.4, 0.8, 'height of the doors against the whole'),
    wheels: number(0.1, 0.06, 0.22, 'radius of the wheels'),
    lift: number(0.06, 0.02, 0.3, 'how high the body is above the ground'),
    round: number(0.05, 0.01, 0.09, 'how rounded the body is'),
    roof: choice(['closed', 'open', 'rack', 'lights', 'sign'], 'what is on top'),
    spoiler: number(0, 0, 1, 'size of the wing at the back'),
  },
  rows: {
    'sports car': {
      values: {
        height: 0.25,
        hood: 0.34,
        boot: 0.14,
        slope: 0.95,
        wheels: 0.1,
        lift: 0.04,
        spoiler: 0.4,
        belt: 0.62,
      },
      colours: { main: '#d8242a' },
    },
    supercar: {
      values: {
        height: 0.22,
        hood: 0.26,
        boot: 0.26,
        slope: 1,
        wheels: 0.1,
        lift: 0.035,
        spoiler: 0.8,
        belt: 0.64,
      },
      colours: { main: '#f2b90f' },
    },
    'race car': {
      values: { height: 0.23, hood: 0.32, boot: 0.2, slope: 0.9, lift: 0.035, spoiler: 1, belt: 0.62 },
      colours: { main: '#1f5fc4' },
    },
    'racing car': {
      values: { height: 0.23, hood: 0.32, boot: 0.2, slope: 0.9, lift: 0.035, spoiler: 1, belt: 0.62 },
      colours: { main: '#1f5fc4' },
    },
    convertible: {
      values: { height: 0.3, hood: 0.32, boot: 0.22, slope: 0.7, roof: 'open', belt: 0.62 },
      colours: { main: '#2a8f9e' },
    },
    taxi: { values: { roof: 'sign' }, colours: { main: '#f2b90f' } },
    cab: { values: { roof: 'sign' }, colours: { main: '#f2b90f' } },
    'police car': { values: { roof: 'lights' }, colours: { main: '#1d2b4f' } },
    jeep: {
      values: {
        height: 0.4,
        hood: 0.28,
        boot: 0.02,
        slope: 0.12,
        wheels: 0.13,
        lift: 0.11,
        round: 0.025,
        roof: 'rack',
      },
      colours: { main: '#5b6b3a' },
    },
    suv: {
      values: { height: 0.4, hood: 0.25, boot: 0.03, slope: 0.3, wheels: 0.12, lift: 0.08, roof: 'rack' },
      colours: { main: '#3d4f63' },
    },
    'off-road vehicle': {
      values: {
        height: 0.4,
        hood: 0.28,
        boot: 0.02,
        slope: 0.12,
        wheels: 0.14,
        lift: 0.12,
        round: 0.025,
        roof: 'rack',
      },
      colours: { main: '#8a7a45' },
    },
    hatchback: { values: { hood: 0.24, boot: 0.02, slope: 0.4, height: 0.36 }, colours: { main: '#2f7fc9' } },
    'station wagon': {
      values: { hood: 0.25, boot: 0.01, slope: 0.3, height: 0.33, roof: 'rack' },
      colours: { main: '#6b3f2a' },
    },
    van: {
      values: { height: 0.47, hood: 0.1, boot: 0, slope: 0.3, belt: 0.5, lift: 0.06, width: 0.46 },
      colours: { main: '#e9e7e2' },
    },
    minivan: {
      values: { height: 0.42, hood: 0.16, boot: 0, slope: 0.45, belt: 0.52 },
      colours: { main: '#7d8f9e' },
    },
    limousine: {
      values: { height: 0.24, hood: 0.2, boot: 0.13, slope: 0.45, width: 0.3, wheels: 0.065, lift: 0.04 },
      colours: { main: '#16181d' },
    },
    'monster truck': {
      values: { height: 0.34, hood: 0.28, boot: 0.22, wheels: 0.2, lift: 0.26, slope: 0.3 },
      colours: { main: '#7a2fc0' },
    },
    'mini cooper': {
      values: { height: 0.4, hood: 0.22, boot: 0.02, slope: 0.3, round: 0.08, wheels: 0.105 },
      colours: { main: '#b3202a' },
    },
    'toy car': {
      values: { height: 0.42, hood: 0.24, boot: 0.12, round: 0.09, wheels: 0.13, width: 0.5 },
      colours: { main: '#e23b3b' },
    },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#c8302c'))
    const dark = plastic('#1c1f24')
    const low = v.lift
    const top = low + v.height
    const belt = low + v.height * v.belt
    const half = 0.5
    const axle = v.wheels
    const wheelsZ: Vec2 = [half - 0.19, -half + 0.2]
    const side = (outline: Vec2[], width: number, bevel: number): Solid =>
      extrude(outline, width, { bevel, steps: 4 }).turn(0, -90, 0)
    const nose = belt - v.height * 0.16
    const lower = roundedOutline(
      [
        [-half, low + 0.03],
        [-half + 0.05, low],
        [half - 0.06, low],
        [half, low + 0.035],
        [half - 0.004, nose - 0.05],
        [half - 0.06, nose],
        [half - v.hood, belt],
        [-half + v.boot, belt + 0.004],
        [-half + 0.03, belt - 0.012],
        [-half, belt - 0.07],
      ],
      0.05,
      5,
    )
    const arches = together(
      wheelsZ.flatMap((z) => [
        cylinder(axle * 1.16, 0.3, { corners: 32 })
          .turn(0, 0, 90)
          .move(v.width / 2, axle, z),
      ]),
    )
    const hull = side(lower, v.width, v.round).minus(arches, arches.mirror())
    make.part('body', hull, paint)
    make.part('underside', box(v.width * 0.8, 0.05, 0.86, 0.01).move(0, low + 0.028, 0), dark)
    // The cabin: a shell with openings, and glass inside it.
    const [screen, rear] = [half - v.hood, -half + v.boot]
    const lean = v.slope * v.height * (1 - v.belt) * 1.35
    const cabinWidth = v.width * 0.86
    const cabin: Vec2[] = [
      [screen, belt - 0.03],
      [screen - lean, top],
      [rear + lean * 0.75, top],
      [rear, belt - 0.03],
    ]
    const narrowing = (solid: Solid) =>
      solid.warp(([x, y, z]) => [x * (1 - 0.16 * Math.max(0, (y - belt) / (top - belt))), y, z])
    if (v.roof === 'open') {
      const pane = extrude(
        roundedOutline(
          [
            [-cabinWidth / 2, 0],
            [cabinWidth / 2, 0],
            [cabinWidth * 0.42, v.height * 0.4],
            [-cabinWidth * 0.42, v.height * 0.4],
          ],
          0.02,
        ),
        0.014,
      )
      make.part(
        'glass',
        pane.turn(-35 * v.slope, 0, 0).move(0, belt - 0.01, screen - 0.03),
        plastic('#9fc4dd', { opacity: 0.45, roughness: 0.05 }),
      )
      const seat = box(0.15, 0.12, 0.05, 0.024)
        .move(0, 0.1, -0.05)
        .with(box(0.15, 0.05, 0.14, 0.024).move(0, 0.03, 0.02))
      make.part(
        'seats',
        seat
          .move(cabinWidth * 0.24, belt - 0.05, -0.03)
          .mirrored()
          .with(seat.move(cabinWidth * 0.24, belt - 0.05, -0.2).mirrored()),
        look.material('second', plastic('#c9a06a')),
      )
    } else {
      const shell = narrowing(side(roundedOutline(cabin, 0.05, 5), cabinWidth, 0.035))
      const bar = (top - belt) * 0.2
      const inset = (by: number): Vec2[] => [
        [screen - 0.03 - by * 0.6, belt + 0.012],
        [screen - lean - by * 0.2, top - bar],
        [rear + lean * 0.75 + by * 0.2, top - bar],
        [rear + 0.04 + by * 0.6, belt + 0.012],
      ]
      const middle = (screen + rear) / 2
      const windows = inset(0.03)
      const pillar = box(1, 1, 0.028).move(0, belt, middle - 0.01)
      const sideCut = side(roundedOutline(windows, 0.025), 1, 0.001).minus(pillar)
      const endCut = box(cabinWidth * 0.8, (top - belt) * 0.68, 2, 0.03).move(
        0,
        belt + (top - belt) * 0.46,
        0,
      )
      make.part('body', shell.minus(sideCut, endCut), paint)
      make.part(
        'glass',
        shell.warp(([x, y, z]) => [x * 0.965, belt + (y - belt) * 0.975, middle + (z - middle) * 0.975]),
        plastic('#20303d', { roughness: 0.04 }),
      )
    }
    trim(v, { low, top, belt, nose, half, middleZ: (screen - lean + rear + lean * 0.75) / 2 }, make, paint)
    const [front, back] = wheelsZ
    const across = v.width / 2 - 0.02
    const { tyre, rim } = wheelsAt(
      wheel(axle, 0.095 + (axle > 0.15 ? 0.08 : 0), 'star', axle > 0.13 ? 1 : 0),
      [
        [across, axle, front],
        [-across, axle, front],
        [across, axle, back],
        [-across, axle, back],
      ],
    )
    make.part('wheels', tyre, rubber('#1d1d1f'))
    make.part('rims', rim, look.material('accent', metal('#c3c8ce')))
    make
      .socket('top', [0, top, 0], v.width * 0.35)
      .socket('back', [0, top, -0.05], v.width * 0.35)
      .socket('front', [0, belt, half], v.width / 2)
      .socket('inside', [0, belt, -0.05], v.width * 0.35)
  },
})

type Frame = { low: number; top: number; belt: number; nose: number; half: number; middleZ: number }

/** Lamps, bumpers, grille, mirrors, handles and what is on the roof. */
function trim(
  v: { width: number; height: number; roof: string; spoiler: number; slope: number },
  at: Frame,
  make: ShapeMaker,
  paint: ReturnType<typeof lacquer>,
): void {
  const chrome = metal('#cdd2d8', { roughness: 0.15 })
  const w = v.width / 2
  const lampY = at.nose - 0.055
  const lamp = ball([0.05, 0.032, 0.03], 18).move(w * 0.66, lampY, at.half - 0.018)
  make.part('lamps', lamp.mirrored(), glowing('#fff3cf', { glow: 1.1 }))
  const tail = box(0.09, 0.035, 0.03, 0.012).move(w * 0.66, at.belt - 0.06, -at.half + 0.006)
  make.part('tail lamps', tail.mirrored(), glowing('#d8201c', { glow: 0.7 }))
  make.part('chrome', box(v.width * 0.36, 0.045, 0.02, 0.012).move(0, lampY - 0.01, at.half - 0.004), chrome)
  make.part(
    'chrome',
    box(v.width * 0.9, 0.035, 0.05, 0.016)
      .move(0, at.low + 0.045, at.half - 0.005)
      .with(box(v.width * 0.9, 0.035, 0.05, 0.016).move(0, at.low + 0.045, -at.half + 0.005)),
    chrome,
  )
  const handle = box(0.012, 0.012, 0.05, 0.005)
  make.part(
    'chrome',
    together([0.06, -0.14].map((z) => handle.move(w + 0.002, at.belt - 0.035, z))).mirrored(),
    chrome,
  )
  const mirror = ball([0.022, 0.02, 0.016], 14).move(w + 0.012, at.belt + 0.03, at.half * 0.36)
  make.part('body', mirror.mirrored(), paint)
  if (v.roof === 'rack') {
    const rail = box(0.012, 0.014, 0.32, 0.005).move(w * 0.6, at.top + 0.012, at.middleZ)
    make.part('chrome', rail.mirrored(), chrome)
  } else if (v.roof === 'lights') {
    const red = box(v.width * 0.26, 0.036, 0.07, 0.014)
    make.part('red light', red.move(v.width * 0.14, at.top + 0.018, at.middleZ), glowing('#e0201c'))
    make.part('blue light', red.move(-v.width * 0.14, at.top + 0.018, at.middleZ), glowing('#1f55e0'))
  } else if (v.roof === 'sign')
    make.part(
      'sign',
      box(0.12, 0.05, 0.06, 0.014).move(0, at.top + 0.02, at.middleZ),
      glowing('#fff6d8', { glow: 0.9 }),
    )
  if (v.spoiler > 0.05) {
    const high = at.belt + 0.05 * v.spoiler + 0.02
    const legs = box(0.014, high - at.belt + 0.03, 0.04)
      .move(w * 0.6, (high + at.belt) / 2, -at.half + 0.05)
      .mirrored()
    make.part(
      'body',
      box(v.width * 0.92, 0.014, 0.085, 0.006)
        .turn(8, 0, 0)
        .move(0, high + 0.01, -at.half + 0.05)
        .with(legs),
      paint,
    )
  }
}
