import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import {
  alongZ,
  atEach,
  block,
  darkGlass,
  drumX,
  drumZ,
  pipe,
  propellerZ,
  rod,
  swept,
  tint,
  wing,
} from './forms.ts'
import { wheel } from './wheel.ts'

/** A leg with a wheel under a plane; `at` is the axle. */
function gear(at: Vec3, up: number, radius: number, wide: number) {
  const one = wheel(radius, wide, 'disc')
  return {
    tyre: one.tyre.with(one.rim.mirror().scale(0.98)).at(at),
    leg: rod(at, [at[0], up, at[2]], 0.01, 8).with(one.rim.at(at)),
  }
}

/** Airliners and jets; nose to the front. */
export const plane = archetype({
  id: 'plane',
  about: 'An airplane: airliner, fighter jet, private jet, glider, propeller plane or biplane',
  skeleton: 'aircraft',
  nouns: ['plane', 'airplane', 'aeroplane', 'airliner', 'passenger plane', 'jumbo jet', 'aircraft'],
  parameters: {
    kind: choice(['airliner', 'jet', 'glider', 'propeller', 'biplane', 'triplane'], 'what kind it is'),
    engines: number(2, 0, 4, 'engines of an airliner'),
    blades: number(2, 2, 6, 'blades of a propeller'),
  },
  rows: {
    jet: { values: { kind: 'jet' }, colours: { main: '#8b96a3', second: '#c8302c' } },
    'fighter jet': { values: { kind: 'jet' }, colours: { main: '#7d8894', second: '#c8302c' } },
    'fighter plane': { values: { kind: 'jet' }, colours: { main: '#6f7f6a', second: '#f2b91f' } },
    'jet plane': { values: { kind: 'jet' }, colours: { main: '#2456a8', second: '#f2c51e' } },
    'cargo plane': { values: { engines: 4 }, colours: { main: '#7f8b78', second: '#4c5648' } },
    glider: { values: { kind: 'glider' }, colours: { main: '#f6f6f2', second: '#e2332e' } },
    sailplane: { values: { kind: 'glider' }, colours: { main: '#f6f6f2', second: '#1f5fc4' } },
    'propeller plane': { values: { kind: 'propeller' }, colours: { main: '#f2b91f', second: '#1f5fc4' } },
    'light aircraft': { values: { kind: 'propeller' }, colours: { main: '#f4f4f0', second: '#d8302a' } },
    'stunt plane': {
      values: { kind: 'propeller', blades: 3 },
      colours: { main: '#d8302a', second: '#ffffff' },
    },
    'toy plane': { values: { kind: 'propeller' }, colours: { main: '#e23b3b', second: '#3fa0e0' } },
    biplane: { values: { kind: 'biplane' }, colours: { main: '#c8302c', second: '#f0dcb4' } },
    triplane: { values: { kind: 'triplane' }, colours: { main: '#c8202a', second: '#1d1d20' } },
    'crop duster': { values: { kind: 'biplane' }, colours: { main: '#f2b91f', second: '#1f6b45' } },
  },
  build(v, look, make) {
    if (v.kind === 'airliner') airliner(look, make, Math.round(v.engines))
    else if (v.kind === 'jet') fighter(look, make)
    else if (v.kind === 'glider') glider(look, make)
    else propellerPlane(look, make, v.kind, Math.round(v.blades))
  },
})

type Make = Parameters<typeof plane.build>[2]

type Look = Parameters<typeof plane.build>[1]

function airliner(look: Look, make: Make, engines: number): void {
  const second = look.light('second', '#1f6fc4')
  const y0 = 0.2
  const paint = look.material('main', {
    ...lacquer('#f6f7f9'),
    paint: ([x, y, z], n) => {
      if (z > 0.455 && y > y0 + 0.008)
        return Math.abs(n[1]) > 0.2 && z < 0.485 && Math.abs(x) > 0.004 ? [0.01, 0.02, 0.04] : undefined
      if (
        Math.abs(y - y0 - 0.018) < 0.008 &&
        z < 0.4 &&
        z > -0.34 &&
        (((z * 40) % 1) + 1) % 1 < 0.5 &&
        Math.abs(n[0]) > 0.6
      )
        return [0.01, 0.03, 0.06]
      if (y < y0 - 0.012 && y > y0 - 0.03) return second
      return z < -0.4 && y > y0 + 0.02 ? second : undefined
    },
  })
  const trim = look.material('second', lacquer('#1f6fc4'))
  const steel = metal('#c9ced4', { surface: 'plain' })
  make.part(
    'body',
    swept(
      [
        [-0.5, 0.008, y0 + 0.03, y0 + 0.05],
        [-0.36, 0.042, y0 - 0.02, y0 + 0.06],
        [-0.22, 0.062, y0 - 0.06, y0 + 0.065],
        [0.3, 0.064, y0 - 0.064, y0 + 0.064],
        [0.42, 0.05, y0 - 0.056, y0 + 0.045],
        [0.48, 0.026, y0 - 0.044, y0 + 0.008],
        [0.5, 0.006, y0 - 0.028, y0 - 0.014],
      ],
      { square: 2, smooth: 6, corners: 32 },
    ),
    paint,
  )
  const half = wing([
    { at: [0, y0 - 0.03, 0.06], chord: 0.24, thick: 0.036 },
    { at: [0.16, y0 - 0.02, -0.01], chord: 0.14, thick: 0.022 },
    { at: [0.47, y0 + 0.02, -0.16], chord: 0.06, thick: 0.01 },
    { at: [0.485, y0 + 0.04, -0.175], chord: 0.045, thick: 0.008 },
  ])
  const skin = look.material('main', lacquer('#e9edf1'))
  make.part('wings', half.mirrored(), skin)
  make.part(
    'tail',
    wing(
      [
        { at: [0.484, y0 + 0.022, -0.172], chord: 0.06, thick: 0.01 },
        { at: [0.496, y0 + 0.085, -0.2], chord: 0.03, thick: 0.006 },
      ],
      true,
    ).mirrored(),
    trim,
  )
  make.part(
    'tail',
    wing(
      [
        { at: [0, y0 + 0.04, -0.38], chord: 0.18, thick: 0.026 },
        { at: [0, y0 + 0.2, -0.46], chord: 0.09, thick: 0.014 },
        { at: [0, y0 + 0.215, -0.47], chord: 0.06, thick: 0.006 },
      ],
      true,
    ),
    trim,
  )
  make.part(
    'wings',
    wing([
      { at: [0, y0 + 0.03, -0.42], chord: 0.11, thick: 0.016 },
      { at: [0.17, y0 + 0.05, -0.475], chord: 0.05, thick: 0.008 },
    ]).mirrored(),
    skin,
  )
  const places: Vec3[] =
    engines >= 3
      ? [
          [0.14, y0 - 0.075, 0.09],
          [0.27, y0 - 0.055, 0.02],
        ]
      : engines >= 1
        ? [[0.17, y0 - 0.075, 0.07]]
        : []
  const nacelle = alongZ(
    [
      [0.02, -0.09],
      [0.034, -0.05],
      [0.044, 0.02],
      [0.042, 0.062],
      [0.036, 0.068],
      [0.032, 0.05],
      [0, 0.046],
    ],
    24,
  )
  make.part('engines', atEach(nacelle, places).mirrored(), trim)
  make.part(
    'gear',
    atEach(torus(0.039, 0.005, 24, 6).turn(90, 0, 0).move(0, 0, 0.065), places)
      .mirrored()
      .with(
        atEach(
          alongZ(
            [
              [0.02, 0.044],
              [0, 0.075],
            ],
            12,
          ),
          places,
        ).mirrored(),
        atEach(
          alongZ(
            [
              [0.018, -0.115],
              [0.022, -0.085],
            ],
            14,
          ),
          places,
        ).mirrored(),
      ),
    steel,
  )
  make.part('engines', atEach(block(0.012, 0.05, 0.1, 0.004).move(0, 0.05, -0.02), places).mirrored(), trim)
  const [g1, g2] = [
    gear([0.07, 0.028, -0.02], y0 - 0.03, 0.028, 0.03),
    gear([0, 0.026, 0.37], y0 - 0.04, 0.026, 0.022),
  ]
  make
    .part('wheels', g1.tyre.mirrored().with(g2.tyre), rubber('#26282d'))
    .part('gear', g1.leg.mirrored().with(g2.leg), steel)
  make.part(
    'lamps',
    tint(ball(0.01, 8).move(-0.49, y0 + 0.04, -0.155), '#e0201c').with(
      tint(ball(0.01, 8).move(0.49, y0 + 0.04, -0.155), '#20c040'),
    ),
    glowing('#ffffff', { glow: 1 }),
  )
  make
    .socket('back', [0, y0 + 0.065, 0.1], 0.06)
    .socket('top', [0, y0 + 0.065, 0], 0.06)
    .socket('front', [0, y0, 0.5], 0.04)
}

function fighter(look: Look, make: Make): void {
  const paint = look.material('main', lacquer('#7d8894', { roughness: 0.45 }))
  const trim = look.material('second', lacquer('#c8302c'))
  const steel = metal('#5f666e', { surface: 'plain' })
  const y0 = 0.17
  make.part(
    'body',
    swept(
      [
        [-0.42, 0.06, y0 - 0.035, y0 + 0.035],
        [-0.2, 0.075, y0 - 0.05, y0 + 0.045],
        [0.06, 0.07, y0 - 0.05, y0 + 0.04],
        [0.28, 0.04, y0 - 0.036, y0 + 0.034],
        [0.42, 0.02, y0 - 0.016, y0 + 0.012],
        [0.5, 0.003, y0 - 0.006, y0 - 0.002],
      ],
      { square: 2.6, smooth: 5 },
    ),
    paint,
  )
  // Air intakes beside the cockpit.
  make.part(
    'body',
    swept(
      [
        [-0.25, 0.02, y0 - 0.04, y0 + 0.02],
        [-0.05, 0.035, y0 - 0.05, y0 + 0.03],
        [0.12, 0.032, y0 - 0.046, y0 + 0.028],
      ],
      { square: 4 },
    )
      .move(0.075, 0, 0)
      .mirrored(),
    paint,
  )
  make.part(
    'engines',
    block(0.05, 0.06, 0.01, 0.004)
      .move(0.075, y0 - 0.009, 0.118)
      .mirrored(),
    plastic('#1b1d22'),
  )
  make.part(
    'canopy',
    swept(
      [
        [0, 0.006, y0 + 0.03, y0 + 0.045],
        [0.08, 0.032, y0 + 0.02, y0 + 0.088],
        [0.18, 0.034, y0 + 0.01, y0 + 0.084],
        [0.29, 0.01, y0 + 0.01, y0 + 0.036],
      ],
      { square: 2, smooth: 5, corners: 20 },
    ),
    plastic('#e0a83a', { roughness: 0.05, metalness: 0.5 }),
  )
  make.part(
    'wings',
    wing([
      { at: [0.04, y0 - 0.005, -0.1], chord: 0.42, thick: 0.026 },
      { at: [0.32, y0 - 0.01, -0.24], chord: 0.14, thick: 0.012 },
      { at: [0.35, y0 - 0.01, -0.26], chord: 0.08, thick: 0.006 },
    ]).mirrored(),
    paint,
  )
  make.part(
    'stripes',
    drumZ(0.008, 0.2, 10)
      .move(0.35, y0 - 0.01, -0.2)
      .mirrored(),
    trim,
  )
  make.part(
    'wings',
    wing([
      { at: [0.04, y0, -0.38], chord: 0.14, thick: 0.018 },
      { at: [0.19, y0 - 0.005, -0.46], chord: 0.07, thick: 0.008 },
    ]).mirrored(),
    paint,
  )
  make.part(
    'stripes',
    wing(
      [
        { at: [0.06, y0 + 0.02, -0.34], chord: 0.17, thick: 0.018 },
        { at: [0.1, y0 + 0.18, -0.44], chord: 0.07, thick: 0.008 },
      ],
      true,
    ).mirrored(),
    trim,
  )
  make.part(
    'engines',
    alongZ(
      [
        [0.03, -0.06],
        [0.034, -0.05],
        [0.042, 0.02],
        [0.03, 0.03],
      ],
      20,
    )
      .move(0.034, y0, -0.42)
      .mirrored(),
    steel,
  )
  make.part(
    'flames',
    alongZ(
      [
        [0, -0.09],
        [0.018, -0.03],
        [0.026, 0],
      ],
      16,
    )
      .move(0.034, y0, -0.47)
      .mirrored(),
    glowing('#ff9a3c', { glow: 1.6 }),
  )
  const missile = alongZ(
    [
      [0.01, -0.1],
      [0.011, 0.06],
      [0.006, 0.09],
      [0, 0.1],
    ],
    10,
  ).with(
    block(0.05, 0.004, 0.03, 0.001).move(0, 0, -0.085),
    block(0.004, 0.05, 0.03, 0.001).move(0, 0, -0.085),
  )
  const white = lacquer('#f2f2ee')
  make.part(
    'missiles',
    atEach(missile, [
      [0.17, y0 - 0.04, -0.14],
      [0.25, y0 - 0.038, -0.2],
    ]).mirrored(),
    white,
  )
  make.part(
    'missiles',
    atEach(block(0.008, 0.03, 0.06, 0.003), [
      [0.17, y0 - 0.022, -0.14],
      [0.25, y0 - 0.022, -0.2],
    ]).mirrored(),
    white,
  )
  const [g1, g2] = [
    gear([0.09, 0.03, -0.14], y0 - 0.02, 0.03, 0.028),
    gear([0, 0.026, 0.26], y0 - 0.02, 0.026, 0.02),
  ]
  make
    .part('wheels', g1.tyre.mirrored().with(g2.tyre), rubber('#26282d'))
    .part('gear', g1.leg.mirrored().with(g2.leg), steel)
  make
    .socket('back', [0, y0 + 0.06, 0], 0.05)
    .socket('top', [0, y0 + 0.09, 0.15], 0.03)
    .socket('front', [0, y0, 0.5], 0.03)
}

function glider(look: Look, make: Make): void {
  const paint = look.material('main', lacquer('#f6f6f2'))
  const trim = look.material('second', lacquer('#e2332e'))
  const y0 = 0.1
  make.part(
    'body',
    swept(
      [
        [-0.4, 0.006, y0 + 0.01, y0 + 0.026],
        [-0.15, 0.012, y0, y0 + 0.03],
        [0.05, 0.034, y0 - 0.034, y0 + 0.042],
        [0.18, 0.036, y0 - 0.04, y0 + 0.04],
        [0.3, 0.02, y0 - 0.024, y0 + 0.012],
        [0.34, 0.004, y0 - 0.008, y0],
      ],
      { square: 2, smooth: 6 },
    ),
    paint,
  )
  make.part(
    'canopy',
    swept(
      [
        [0.08, 0.01, y0 + 0.02, y0 + 0.045],
        [0.16, 0.03, y0 + 0.004, y0 + 0.056],
        [0.24, 0.026, y0, y0 + 0.046],
        [0.31, 0.006, y0, y0 + 0.016],
      ],
      { square: 2, smooth: 5, corners: 18 },
    ),
    darkGlass(),
  )
  make.part(
    'wings',
    wing([
      { at: [0, y0 + 0.032, 0.05], chord: 0.1, thick: 0.02 },
      { at: [0.3, y0 + 0.045, 0.045], chord: 0.08, thick: 0.014 },
      { at: [0.5, y0 + 0.065, 0.03], chord: 0.04, thick: 0.007 },
    ]).mirrored(),
    paint,
  )
  make.part(
    'tips',
    wing([
      { at: [0.44, y0 + 0.06, 0.036], chord: 0.056, thick: 0.014 },
      { at: [0.55, y0 + 0.075, 0.024], chord: 0.028, thick: 0.008 },
    ]).mirrored(),
    trim,
  )
  make.part(
    'tips',
    wing(
      [
        { at: [0, y0 + 0.01, -0.37], chord: 0.1, thick: 0.014 },
        { at: [0, y0 + 0.13, -0.4], chord: 0.06, thick: 0.008 },
      ],
      true,
    ),
    trim,
  )
  make.part(
    'tips',
    wing([
      { at: [0, y0 + 0.125, -0.4], chord: 0.06, thick: 0.01 },
      { at: [0.12, y0 + 0.13, -0.41], chord: 0.03, thick: 0.006 },
    ]).mirrored(),
    trim,
  )
  const one = gear([0, 0.04, 0.1], y0, 0.04, 0.03)
  make
    .part('wheels', one.tyre.with(rod([0, 0.01, -0.32], [0, y0 + 0.01, -0.33], 0.01)), rubber('#26282d'))
    .part('gear', one.leg, metal('#c9ced4'))
  make
    .socket('back', [0, y0 + 0.05, 0.05], 0.03)
    .socket('top', [0, y0 + 0.05, 0.05], 0.03)
    .socket('front', [0, y0, 0.34], 0.02)
}

function propellerPlane(look: Look, make: Make, kind: string, blades: number): void {
  const old = kind !== 'propeller'
  const second = look.light('second', '#1f5fc4')
  const y0 = 0.26
  const paint = look.material('main', {
    ...lacquer('#f2b91f'),
    paint: ([x, y, z], n) =>
      !old &&
      Math.abs(n[0]) > 0.3 &&
      Math.abs(y - y0 - 0.005 - (z < 0 ? -z * 0.08 : 0)) < 0.016 &&
      Math.abs(x) < 0.12
        ? second
        : undefined,
  })
  const trim = look.material('second', lacquer('#1f5fc4'))
  const steel = metal('#c9ced4', { surface: 'plain' })
  const black = plastic('#26282d')
  const hull = swept(
    [
      [-0.42, 0.012, y0 + 0.02, y0 + 0.05],
      [-0.2, 0.055, y0 - 0.05, y0 + 0.055],
      [0.05, 0.095, y0 - 0.095, y0 + 0.075],
      [0.24, 0.1, y0 - 0.1, y0 + 0.085],
      [0.38, 0.085, y0 - 0.085, y0 + 0.08],
    ],
    { square: 2.5, smooth: 5, round: [0, 0.02] },
  )
  make.part('body', old ? hull.minus(ball([0.06, 0.07, 0.08], 20).move(0, y0 + 0.1, 0)) : hull, paint)
  if (old) {
    // A ring of cylinders around the engine.
    make.part(
      'engine',
      together(
        Array.from({ length: 7 }, (_, i) =>
          cylinder(0.026, 0.08, { corners: 10 })
            .move(0, 0.07, 0)
            .turn(0, 0, (360 * i) / 7),
        ),
      ).move(0, y0, 0.4),
      steel,
    )
    make.part('engine', torus(0.1, 0.016, 30, 8).turn(90, 0, 0).move(0, y0, 0.375), steel)
    make.part('pilot', ball(0.045, 18).move(0, y0 + 0.1, -0.02), plastic('#7a4a2a'))
    make.part(
      'canopy',
      sheet(
        Array.from({ length: 5 }, (_, i) =>
          [-1, -0.5, 0, 0.5, 1].map(
            (s): Vec3 => [s * 0.06, y0 + 0.06 + i * 0.016, 0.1 - i * 0.014 - 0.03 * s * s],
          ),
        ),
        0.008,
      ),
      plastic('#a9cfe6', { opacity: 0.5, roughness: 0.05 }),
    )
    make.part(
      'engine',
      atEach(torus(0.015, 0.005, 12, 6).turn(90, 0, 0), [
        [0.018, y0 + 0.106, 0.024],
        [-0.018, y0 + 0.106, 0.024],
      ]),
      steel,
    )
  } else {
    make.part(
      'canopy',
      swept(
        [
          [-0.12, 0.02, y0 + 0.03, y0 + 0.06],
          [-0.03, 0.075, y0 + 0.03, y0 + 0.15],
          [0.1, 0.08, y0 + 0.03, y0 + 0.155],
          [0.22, 0.05, y0 + 0.05, y0 + 0.08],
        ],
        { square: 2.6, smooth: 4 },
      ),
      darkGlass(),
    )
    make.part(
      'body',
      swept(
        [
          [-0.006, 0.081, y0 + 0.03, y0 + 0.16],
          [0.012, 0.082, y0 + 0.03, y0 + 0.163],
        ],
        { square: 2.6, smooth: 1 },
      ).move(0, 0, 0.02),
      paint,
    )
    make.part(
      'engine',
      block(0.06, 0.03, 0.02, 0.01)
        .move(0.04, y0 + 0.03, 0.382)
        .mirrored()
        .with(
          pipe(
            [
              [0.08, y0 - 0.03, 0.3],
              [0.11, y0 - 0.04, 0.28],
              [0.115, y0 - 0.045, 0.2],
            ],
            0.014,
            8,
          ).mirrored(),
        ),
      black,
    )
  }
  const nose = old ? 0.43 : 0.395
  make.part(
    'spinner',
    alongZ(
      [
        [0.045, 0],
        [0.043, 0.02],
        [0.025, 0.06],
        [0, 0.075],
      ],
      20,
    ).move(0, y0, nose),
    trim,
  )
  make.part(
    'propeller',
    propellerZ(0.2, blades, 0.22).move(0, y0, nose + 0.03),
    old ? plastic('#7a4a22', { roughness: 0.4 }) : black,
  )
  const span = 0.5
  const one = (y: number, z: number, reach: number) => {
    const ribs = wing([
      { at: [0, y, z], chord: 0.2, thick: 0.034 },
      { at: [reach * 0.8, y + (old ? 0 : 0.03), z], chord: old ? 0.19 : 0.15, thick: 0.026 },
      { at: [reach * 0.95, y + (old ? 0 : 0.036), z], chord: old ? 0.15 : 0.12, thick: 0.02 },
      { at: [reach, y + (old ? 0 : 0.038), z], chord: 0.08, thick: 0.006 },
    ])
    make.part('wings', ribs.mirrored(), old && kind === 'biplane' ? trim : paint)
  }
  const levels =
    kind === 'triplane'
      ? [y0 - 0.09, y0 + 0.06, y0 + 0.21]
      : kind === 'biplane'
        ? [y0 - 0.08, y0 + 0.19]
        : [y0 - 0.05]
  for (const [i, y] of levels.entries())
    one(y, 0.1 + (old ? i * 0.015 : 0), span * (kind === 'triplane' ? 0.9 + i * 0.05 : 1))
  if (old) {
    const [low = 0, high = 0] = [levels[0], levels.at(-1)]
    const struts = [0.2, 0.42].flatMap((x) => [
      rod([x, low, 0.16], [x, high, 0.18], 0.009, 8),
      rod([x, low, 0.04], [x, high, 0.06], 0.009, 8),
    ])
    const wires = [
      rod([0.2, low, 0.1], [0.42, high, 0.12], 0.0035, 5),
      rod([0.42, low, 0.1], [0.2, high, 0.12], 0.0035, 5),
      rod([0.06, y0 + 0.06, 0.15], [0.09, high, 0.16], 0.008, 6),
    ]
    make.part('struts', together([...struts, ...wires]).mirrored(), plastic('#8a5a30'))
  }
  make.part(
    'tail',
    wing(
      [
        { at: [0, y0 + 0.03, -0.36], chord: 0.15, thick: 0.02 },
        { at: [0, y0 + 0.14, -0.4], chord: 0.1, thick: 0.014 },
        { at: [0, y0 + 0.17, -0.41], chord: 0.05, thick: 0.006 },
      ],
      true,
    ),
    trim,
  )
  make.part(
    'tail',
    wing([
      { at: [0, y0 + 0.04, -0.37], chord: 0.13, thick: 0.018 },
      { at: [0.15, y0 + 0.045, -0.39], chord: 0.08, thick: 0.012 },
      { at: [0.17, y0 + 0.045, -0.39], chord: 0.04, thick: 0.005 },
    ]).mirrored(),
    trim,
  )
  const g = wheel(0.058, 0.045, 'disc')
  make.part(
    'wheels',
    g.tyre
      .move(0.14, 0.058, 0.18)
      .mirrored()
      .with(drumX(0.02, 0.02, 12).move(0, 0.14, -0.38)),
    rubber('#26282d'),
  )
  make.part(
    old ? 'engine' : 'gear',
    g.rim
      .move(0.14, 0.058, 0.18)
      .mirrored()
      .with(
        rod([0.14, 0.06, 0.18], [0.06, y0 - 0.06, 0.2], 0.012).mirrored(),
        rod([0, 0.14, -0.38], [0, y0 + 0.02, -0.34], 0.009),
        ...(old ? [rod([-0.14, 0.06, 0.18], [0.14, 0.06, 0.18], 0.009)] : []),
      ),
    steel,
  )
  make
    .socket('back', [0, y0 + 0.09, 0], 0.07)
    .socket('top', [0, (levels.at(-1) ?? y0) + 0.02, 0.1], 0.08)
    .socket('front', [0, y0, 0.48], 0.05)
    .socket('inside', [0, y0 + 0.05, 0], 0.06)
}
