import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, roundedOutline, torus, tube } from '../../geometry/solids.ts'
import { times, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glowing, lacquer, type Material, metal, plastic, rubber } from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { carRows } from './car-rows.ts'
import { alongZ, atEach, block, drumX, fromSide, rod, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

export const carParameters = {
  height: number(0.34, 0.16, 0.55, 'height without the wheels showing below'),
  width: number(0.46, 0.26, 0.64, 'width'),
  hood: number(0.3, 0.06, 0.45, 'share of the length in front of the windscreen'),
  boot: number(0.17, 0.01, 0.45, 'share of the length behind the rear window'),
  slope: number(0.55, 0.05, 1, 'how much the panes lean'),
  belt: number(0.58, 0.4, 0.8, 'height of the doors against the whole'),
  wheels: number(0.095, 0.05, 0.22, 'radius of the wheels'),
  lift: number(0.055, 0.02, 0.32, 'how high the body is above the ground'),
  square: number(4.2, 2.2, 9, 'how square the body is: 2 is round, 8 a box'),
  windows: number(2, 1, 6, 'windows on each side'),
  roof: choice(['closed', 'open', 'rack', 'lights', 'sign'], 'what is on top'),
  nose: choice(['wide', 'grille', 'round', 'smooth'], 'the face of the front'),
  stripes: choice(['none', 'racing', 'doors', 'checks', 'flames'], 'how it is painted'),
  spoiler: number(0, 0, 1, 'size of the wing at the back'),
  bed: number(0, 0, 1, '1 for an open loading bed behind the cabin'),
  spare: number(0, 0, 1, '1 for a spare wheel on the back'),
}

/** What the parts of one car measure by. */
type Frame = { low: number; top: number; belt: number; nose: number; w: number; screen: number; rear: number }

/** Cars: a body swept from nose to tail, a cabin with panes, four wheels in arches. Nose to the front. */
export const car = archetype({
  id: 'car',
  about: 'A car with body, cabin, panes, lamps and four wheels',
  skeleton: 'vehicle',
  nouns: ['car', 'automobile', 'sedan', 'motorcar', 'passenger car'],
  parameters: carParameters,
  rows: carRows,
  build(v, look, make) {
    const low = v.lift
    const w = v.width / 2
    const above = v.wheels * 2.16 + 0.03 < low + v.height * 0.75 ? v.wheels * 2.16 + 0.03 : 0
    const belt = Math.max(low + v.height * v.belt, above)
    const top = Math.max(low + v.height, belt + 0.1)
    const nose = Math.max(belt - v.height * 0.11, Math.min(above, belt))
    const at: Frame = { low, top, belt, nose, w, screen: 0.5 - v.hood, rear: -0.5 + v.boot }
    const second = look.light('second', '#f4f4f0')
    const line = times(look.light('main', '#d8302a'), 0.3)
    const paint = look.material('main', {
      ...lacquer('#d8302a'),
      paint: (place, normal) => livery(v.stripes, at, [second, line, light('#d8402a')], place, normal),
    })
    const dark = plastic('#1c1f24')
    const chrome = metal('#cdd2d8', { roughness: 0.2, surface: 'plain' })
    const axles: Vec2 = [0.5 - 0.19, -0.5 + 0.2]
    const hull = swept(
      [
        [-0.5, w * 0.84, low + 0.045, belt - 0.05],
        [-0.45, w * 0.94, low + 0.012, belt - 0.014],
        [-0.33, w * 0.99, low, belt],
        [-0.05, w, low, belt],
        [at.screen - 0.04, w, low, belt],
        [(at.screen + 0.42) / 2, w * 0.985, low, (belt + nose * 2) / 3],
        [0.42, w * 0.94, low + 0.008, nose - 0.012],
        [0.5, w * 0.8, low + 0.04, nose - 0.05],
      ],
      { square: v.square, round: [0.04, 0.045], corners: 32 },
    )
    const arch = drumX(v.wheels * 1.15, 0.15, 28)
    const arches = together(axles.map((z) => arch.move(w - 0.035, v.wheels, z)))
    const well =
      v.bed > 0.5
        ? [
            block(v.width * 0.82, 0.3, v.boot - 0.07, 0.02).move(
              0,
              0.15 + Math.max(belt - (belt - low) * 0.5, Math.min(belt - 0.05, above)),
              (at.rear - 0.5) / 2 - 0.005,
            ),
          ]
        : v.roof === 'open'
          ? [
              block(v.width * 0.8, 0.3, at.screen - at.rear - 0.06, 0.04).move(
                0,
                belt + 0.06,
                (at.screen + at.rear) / 2 - 0.01,
              ),
            ]
          : []
    make.part('body', hull.minus(arches, arches.mirror(), ...well), paint)
    if (above > 0) {
      // A lip around each arch, on the skin of the body where it is.
      const lip = (z: number) =>
        tube(
          Array.from({ length: 13 }, (_, i): Vec3 => {
            const a = (Math.PI * (i - 1)) / 10
            const [y, ahead] = [v.wheels + Math.sin(a) * v.wheels * 1.15, z + Math.cos(a) * v.wheels * 1.15]
            return [w * (Math.abs(ahead) > 0.4 ? 0.945 : 0.975), Math.max(y, low + 0.02), ahead]
          }),
          0.017,
          { corners: 8 },
        )
      make.part('body', together(axles.map(lip)).mirrored(), paint)
    }
    make.part('trim', block(v.width * 0.8, 0.05, 0.86, 0.01).move(0, low + 0.028, 0), dark)
    if (v.lift > 0.2) suspension(v.wheels, v.lift, axles, w, make, chrome)
    if (v.roof === 'open')
      openTop(v.slope, v.height, at, make, look.material('second', plastic('#d9b27a')), chrome, dark)
    else cabin(v.slope, Math.round(v.windows), v.square, at, make, paint, dark)
    lamps(v.nose, at, make, chrome, dark)
    onTop(v.roof, at, make, chrome, dark)
    if (v.spoiler > 0.05) make.part('spoiler', spoiler(v.spoiler, at), paint)
    const wide = v.wheels > 0.15 ? 0.17 : v.wheels > 0.11 ? 0.115 : 0.1
    const across = w - wide / 2 + (v.wheels > 0.15 ? 0.1 : 0.012)
    const one = wheel(v.wheels, wide, v.nose === 'round' ? 'disc' : 'star', v.wheels > 0.11 ? 1 : 0)
    const { tyre, rim } = wheelsAt(
      one,
      axles.flatMap((z): Vec3[] => [
        [across, v.wheels, z],
        [-across, v.wheels, z],
      ]),
    )
    const tyres = rubber('#222226')
    const rims = look.material('accent', metal('#c3c8ce', { surface: 'plain' }))
    make.part('wheels', tyre, tyres)
    make.part('rims', rim, rims)
    if (v.spare > 0.5) {
      const spare = wheel(v.wheels * 0.85, 0.07, 'steel', 1)
      const behind = (solid: Solid) => solid.turn(0, 90, 0).move(0, (low + belt) / 2 + 0.06, -0.53)
      make.part('wheels', behind(spare.tyre), tyres).part('rims', behind(spare.rim), rims)
    }
    make
      .socket('top', [0, v.roof === 'open' ? belt : top, (at.screen + at.rear) / 2], w * 0.7)
      .socket('back', [0, v.roof === 'open' ? belt - 0.06 : top, -0.05], w * 0.7)
      .socket('front', [0, (low + nose) / 2, 0.5], w)
      .socket('inside', [0, belt, -0.05], w * 0.7)
    if (v.bed > 0.5) {
      const floor = Math.max(belt - (belt - low) * 0.5, Math.min(belt - 0.05, above))
      make.socket('bed', [0, floor, (at.rear - 0.5) / 2 - 0.005], Math.min(v.width, v.boot) * 0.42)
    }
  },
})

/** Stripes, doors, checks and the fine lines between panels. */
function livery(
  kind: string,
  at: Frame,
  [second, line, flame]: [Vec3, Vec3, Vec3],
  [x, y, z]: Vec3,
  normal: Vec3,
): Vec3 | undefined {
  const middle = (at.screen + at.rear) / 2
  const beside = Math.abs(normal[0]) > 0.6 && y < at.belt && y > at.low + 0.03
  const seam = [at.screen - 0.05, middle - 0.005, Math.max(at.rear + 0.04, -0.3)].some(
    (s) => Math.abs(z - s) < 0.0035,
  )
  if (beside && (seam || (Math.abs(y - at.low - 0.04) < 0.003 && z < at.screen - 0.05 && z > -0.3)))
    return line
  if (normal[1] > 0.6 && Math.abs(z - at.screen - 0.006) < 0.003 && y < at.belt + 0.02) return line
  if (kind === 'racing') {
    const far = Math.abs(x)
    if (far > 0.03 && far < 0.085 && (normal[1] > 0.25 || Math.abs(normal[2]) > 0.6)) return second
    if (beside && Math.hypot(y - (at.low + at.belt) / 2 - 0.01, z - middle) < (at.belt - at.low) * 0.34)
      return second
  }
  if (kind === 'doors' && beside && z < at.screen - 0.05 && z > Math.max(at.rear + 0.04, -0.3)) return second
  if (kind === 'checks' && beside) {
    const band = (y - at.belt + 0.075) / 0.018
    if (band > 0 && band < 2)
      return (Math.floor(band) + Math.floor(z / 0.018)) % 2 === 0 ? second : [0.8, 0.8, 0.8]
  }
  if (kind === 'flames' && z > -0.28) {
    const tongue = 0.2 + 0.24 * Math.abs(Math.sin(y * 42 + x * 26)) ** 1.5
    const ahead = 0.5 - z
    if (ahead < tongue * 0.7) return second
    if (ahead < tongue) return flame
  }
  return undefined
}

function cabin(
  slope: number,
  windows: number,
  square: number,
  at: Frame,
  make: ShapeMaker,
  paint: Material,
  dark: Material,
): void {
  const { belt, top, screen, rear, w } = at
  const tall = top - belt
  const lean = slope * tall * 1.3
  const form = (inset: number) => {
    const station = (t: number): [number, number, number, number] => [
      belt + tall * t,
      w * (0.9 - 0.15 * Math.max(0, t)) - inset,
      rear + lean * 0.8 * t + inset + (t < 0 ? 0.02 : 0),
      screen - lean * t - inset,
    ]
    return swept(
      [station(-0.25), station(0.02), station(0.5), [top - inset, ...station(0.97).slice(1)] as never],
      {
        axis: 'y',
        square: Math.max(4.5, square),
        smooth: 2,
        round: [0, Math.min(0.05, tall * 0.4)],
        corners: 36,
      },
    )
  }
  const [floor, roof] = [belt + tall * 0.1, top - Math.max(0.026, tall * 0.2)]
  const [front, back] = [screen - 0.045, rear + 0.05]
  const onSide: Vec2[] = [
    [front - lean * 0.1, floor],
    [front - lean * 0.82 - 0.012, roof],
    [back + lean * 0.62 + 0.012, roof],
    [back + lean * 0.1, floor],
  ]
  const posts = Array.from({ length: windows - 1 }, (_, i) => {
    const [a, b] = [front - lean * 0.5, back + lean * 0.4]
    return block(1, 1, 0.026, 0.002).move(0, belt, b + ((a - b) * (i + 1)) / windows)
  })
  const sideCut = fromSide(roundedOutline(onSide, 0.028), 1, 0.001)
  const endCut = extrude(
    roundedOutline(
      [
        [-w * 0.76, floor],
        [w * 0.76, floor],
        [w * 0.64, roof],
        [-w * 0.64, roof],
      ],
      0.03,
    ),
    2.4,
    { bevel: 0.001 },
  )
  make.part('body', form(0).minus(posts.length > 0 ? sideCut.minus(...posts) : sideCut, endCut), paint)
  make.part('windows', form(0.011), plastic('#26394a', { roughness: 0.05 }))
  const mirror = ball([0.026, 0.021, 0.017], 14)
    .move(w + 0.016, belt + 0.034, screen - 0.075)
    .with(rod([w * 0.86, belt + 0.012, screen - 0.075], [w + 0.016, belt + 0.03, screen - 0.075], 0.007))
  make.part('body', mirror.mirrored(), paint)
  const wiper = rod(
    [0.03, belt + 0.004, screen + 0.004],
    [w * 0.5, belt + tall * 0.16, screen - lean * 0.13],
    0.004,
    6,
  )
  make.part('trim', wiper.with(wiper.move(-w * 0.55, 0, 0)), dark)
}

function openTop(
  slope: number,
  height: number,
  at: Frame,
  make: ShapeMaker,
  leather: Material,
  chrome: Material,
  dark: Material,
): void {
  const { belt, screen, rear, w } = at
  const [wide, tall] = [w * 1.7, height * 0.36]
  const outline = (by: number): Vec2[] =>
    roundedOutline(
      [
        [-wide / 2 + by, by],
        [wide / 2 - by, by],
        [wide * 0.42 - by, tall - by],
        [-wide * 0.42 + by, tall - by],
      ],
      0.025,
    )
  const lean = (solid: Solid) => solid.turn(-18 - 32 * slope, 0, 0).move(0, belt - 0.016, screen - 0.01)
  make.part(
    'windows',
    lean(extrude(outline(0.008), 0.008)),
    plastic('#a9cfe6', { opacity: 0.45, roughness: 0.05 }),
  )
  make.part('chrome', lean(extrude(outline(0), 0.018, { holes: [outline(0.016)] })), chrome)
  const seat = block(0.15, 0.17, 0.05, 0.022)
    .turn(-12, 0, 0)
    .move(0, 0.05, -0.06)
    .with(
      block(0.15, 0.05, 0.13, 0.022).move(0, -0.03, 0.01),
      block(0.08, 0.05, 0.035, 0.016).turn(-12, 0, 0).move(0, 0.15, -0.085),
    )
  const rows = screen - rear > 0.34 ? [screen - 0.17, screen - 0.32] : [screen - 0.2]
  make.part(
    'seats',
    atEach(
      seat.move(w * 0.42, 0, 0).mirrored(),
      rows.map((z): Vec3 => [0, belt - 0.02, z]),
    ),
    leather,
  )
  make.part('trim', block(w * 1.5, 0.05, 0.05, 0.02).move(0, belt - 0.012, screen - 0.05), dark)
  const ring = torus(0.042, 0.008, 20, 6)
    .with(block(0.07, 0.008, 0.012, 0.003))
    .turn(65, 0, 0)
  make.part('trim', ring.move(w * 0.42, belt + 0.02, screen - 0.1), dark)
  const mirror = ball([0.026, 0.021, 0.017], 12)
    .move(w + 0.014, belt + 0.034, screen - 0.03)
    .with(rod([w * 0.84, belt - 0.006, screen - 0.03], [w + 0.014, belt + 0.03, screen - 0.03], 0.007))
  make.part('chrome', mirror.mirrored(), chrome)
}

/** Lamps, grille, bumpers, plates and handles. */
function lamps(nose: string, at: Frame, make: ShapeMaker, chrome: Material, dark: Material): void {
  const { w, low, belt } = at
  const lampY = at.nose - 0.065
  const round = nose === 'round' || nose === 'grille'
  const big = Math.min(0.044, (at.nose - low) * 0.26)
  const lamp = round
    ? alongZ(
        [
          [big * 0.9, -0.03],
          [big, 0.006],
          [big * 0.7, 0.022],
          [0, 0.028],
        ],
        20,
      ).move(w * 0.62, lampY, 0.488)
    : ball([w * 0.22, 0.026, 0.028], 18)
        .turn(0, 22, -6)
        .move(w * 0.62, lampY, 0.476)
  make.part('lamps', lamp.mirrored(), glowing('#fff4d2', { glow: 0.9 }))
  if (round)
    make.part(
      'chrome',
      torus(big, 0.009, 24, 6)
        .turn(90, 0, 0)
        .move(w * 0.62, lampY, 0.492)
        .mirrored(),
      chrome,
    )
  const tail = round
    ? drumX(0.03, 0.03, 16)
        .turn(0, 90, 0)
        .move(w * 0.68, belt - 0.075, -0.495)
    : block(w * 0.36, 0.036, 0.03, 0.012)
        .turn(0, 10, 0)
        .move(w * 0.6, belt - 0.07, -0.493)
  make.part('tail lamps', tail.mirrored(), glowing('#d8201c', { glow: 0.6 }))
  if (nose === 'grille') {
    const tall = at.nose - low - 0.085
    make.part('trim', block(w * 0.8, tall, 0.03, 0.012).move(0, lampY - 0.008, 0.488), dark)
    const bars = Array.from({ length: 6 }, (_, i) =>
      block(0.012, tall * 0.94, 0.02, 0.004).move((i - 2.5) * w * 0.13, lampY - 0.008, 0.501),
    )
    make.part('chrome', together(bars), chrome)
  } else if (nose !== 'smooth') {
    make.part('trim', block(w * 0.66, 0.036, 0.03, 0.013).move(0, lampY - 0.016, 0.489), dark)
    const bars = [-0.008, 0.008].map((y) =>
      block(w * 0.62, 0.006, 0.02, 0.002).move(0, lampY - 0.016 + y, 0.499),
    )
    make.part('chrome', together(bars), chrome)
  }
  const bumper = tube(
    [
      [-w * 0.93, 0, -0.07],
      [-w * 0.8, 0, -0.012],
      [0, 0, 0.012],
      [w * 0.8, 0, -0.012],
      [w * 0.93, 0, -0.07],
    ],
    1,
    {
      smooth: 3,
      outline: roundedOutline(
        [
          [-0.012, -0.02],
          [0.012, -0.02],
          [0.012, 0.02],
          [-0.012, 0.02],
        ],
        0.008,
        2,
      ),
      flat: true,
    },
  )
  const high = low + 0.05
  make.part('chrome', bumper.move(0, high, 0.497).with(bumper.mirror('z').move(0, high, -0.497)), chrome)
  make.part('chrome', block(0.1, 0.032, 0.01, 0.003).move(0, high + 0.036, -0.502), chrome)
  const handle = block(0.014, 0.011, 0.045, 0.005)
  const middle = (at.screen + at.rear) / 2
  make.part(
    'chrome',
    atEach(handle, [
      [w * 0.985, belt - 0.05, middle + 0.035],
      [w * 0.985, belt - 0.05, Math.max(at.rear + 0.08, middle - 0.17)],
    ]).mirrored(),
    chrome,
  )
}

function onTop(roof: string, at: Frame, make: ShapeMaker, chrome: Material, dark: Material): void {
  const middle = (at.screen + at.rear) / 2 - 0.02
  const w = at.w
  if (roof === 'rack') {
    const rail = rod(
      [w * 0.56, at.top + 0.018, middle + 0.14],
      [w * 0.56, at.top + 0.018, middle - 0.16],
      0.009,
    )
    const feet = atEach(block(0.014, 0.03, 0.02, 0.004), [
      [w * 0.56, at.top + 0.004, middle + 0.1],
      [w * 0.56, at.top + 0.004, middle - 0.12],
    ])
    const bars = atEach(rod([-w * 0.58, 0, 0], [w * 0.58, 0, 0], 0.007), [
      [0, at.top + 0.02, middle + 0.07],
      [0, at.top + 0.02, middle - 0.09],
    ])
    make.part('rack', together([rail.mirrored(), feet.mirrored(), bars]), chrome)
  } else if (roof === 'lights') {
    make.part('trim', block(w * 1.1, 0.014, 0.07, 0.006).move(0, at.top + 0.004, middle), dark)
    const one = block(w * 0.44, 0.04, 0.062, 0.018)
    make.part('red light', one.move(-w * 0.3, at.top + 0.026, middle), glowing('#ea1f1c', { glow: 1.2 }))
    make.part('blue light', one.move(w * 0.3, at.top + 0.026, middle), glowing('#1f5bf0', { glow: 1.2 }))
  } else if (roof === 'sign') {
    const sign = fromSide(
      [
        [-0.04, 0],
        [0.04, 0],
        [0.028, 0.06],
        [-0.028, 0.06],
      ],
      0.16,
      0.01,
      0.012,
    )
    make.part('sign', sign.move(0, at.top - 0.004, middle), glowing('#fff3c4', { glow: 0.7 }))
    make.part('trim', block(0.19, 0.012, 0.1, 0.005).move(0, at.top + 0.002, middle), dark)
  }
}

function spoiler(size: number, at: Frame): Solid {
  const high = at.belt + 0.06 * size + 0.02
  const legs = block(0.016, high - at.belt + 0.05, 0.045, 0.005).move(
    at.w * 0.58,
    (high + at.belt) / 2 - 0.015,
    -0.44,
  )
  const ends = block(0.012, 0.05, 0.1, 0.005).move(at.w * 0.93, high + 0.012, -0.445)
  return block(at.w * 1.86, 0.016, 0.085, 0.007)
    .turn(9, 0, 0)
    .move(0, high + 0.01, -0.445)
    .with(legs.mirrored(), ...(size > 0.5 ? [ends.mirrored()] : []))
}

/** What carries the body of a monster truck above its wheels. */
function suspension(
  radius: number,
  lift: number,
  axles: Vec2,
  w: number,
  make: ShapeMaker,
  chrome: Material,
): void {
  const frame = plastic('#3a3f47')
  for (const z of axles) {
    make.part(
      'frame',
      drumX(0.024, w * 2 + 0.1, 12)
        .move(0, radius, z)
        .with(ball(0.055, 14).move(0, radius, z)),
      frame,
    )
    const spring = Array.from({ length: 5 }, (_, i) =>
      torus(0.026, 0.008, 14, 6).move(w * 0.62, radius + 0.03 + ((lift - radius) * (i + 0.5)) / 5, z),
    )
    make.part('chrome', together(spring).mirrored(), chrome)
    make.part('frame', rod([w * 0.62, radius, z], [w * 0.62, lift + 0.05, z], 0.012).mirrored(), frame)
    make.part('frame', rod([w * 0.3, lift + 0.02, z * 0.3], [w * 0.45, radius, z], 0.013).mirrored(), frame)
  }
  make.part('frame', block(w * 0.9, 0.05, 0.7, 0.012).move(0, lift, 0), frame)
  const pipes = cylinder(0.014, 0.2, { corners: 10 }).move(w * 0.7, lift + 0.34, -0.02)
  make.part('chrome', pipes.mirrored(), chrome)
}
