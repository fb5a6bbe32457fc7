import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, torus } from '../../geometry/solids.ts'
import { glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, block, darkGlass, drumX, drumZ, pipe, propellerZ, rod, swept, tint, wing } from './forms.ts'

/** Helicopters; nose to the front. */
export const helicopter = archetype({
  id: 'helicopter',
  about: 'A helicopter with rotor, tail boom and skids',
  skeleton: 'aircraft',
  nouns: ['helicopter', 'chopper helicopter', 'copter'],
  parameters: {
    blades: number(4, 2, 6, 'blades of the rotor'),
    guns: number(0, 0, 1, '1 for an attack helicopter'),
  },
  rows: {
    'rescue helicopter': { colours: { main: '#d8302a', second: '#f6f6f2' } },
    'police helicopter': { colours: { main: '#1d2f6b', second: '#f6f6f2' } },
    'military helicopter': { values: { guns: 1 }, colours: { main: '#5d6b45', second: '#3f4a30' } },
    'attack helicopter': { values: { guns: 1 }, colours: { main: '#4d5a4a', second: '#2d352b' } },
  },
  build(v, look, make) {
    const second = look.light('second', '#f4f4f0')
    const paint = look.material('main', {
      ...lacquer('#f28a1c'),
      paint: ([, y, z]) => (Math.abs(y - 0.235 - Math.max(0, -z) * 0.3) < 0.016 ? second : undefined),
    })
    const trim = look.material('second', lacquer('#f4f4f0'))
    const steel = metal('#8f969e', { surface: 'plain' })
    const black = plastic('#26282d')
    const form = (by: number) =>
      swept(
        [
          [-0.16, 0.05 - by, 0.2 + by, 0.36 - by],
          [-0.06, 0.12 - by, 0.13 + by, 0.41 - by],
          [0.12, 0.14 - by, 0.11 + by, 0.42 - by],
          [0.26, 0.125 - by, 0.11 + by, 0.37 - by],
          [0.35, 0.07 - by, 0.14 + by, 0.26 - by],
        ],
        { square: 2.5, smooth: 5, round: [0.02, 0.03], corners: 32 },
      )
    const door = block(1, 0.13, 0.12, 0.03).move(0, 0.31, 0.03)
    const screen = ball([0.3, 0.11, 0.16], 28)
      .turn(-18, 0, 0)
      .move(0, 0.305, 0.29)
      .minus(block(0.022, 1, 1, 0.002).move(0, 0.3, 0.3))
    make.part('body', form(0).minus(door, screen), paint)
    make.part('windows', form(0.009), darkGlass())
    make.part(
      'body',
      swept(
        [
          [-0.6, 0.02, 0.345, 0.385],
          [-0.3, 0.032, 0.3, 0.38],
          [-0.12, 0.055, 0.24, 0.38],
        ],
        { square: 2.2, smooth: 4 },
      ),
      paint,
    )
    make.part(
      'body',
      swept(
        [
          [-0.16, 0.03, 0.38, 0.42],
          [-0.06, 0.07, 0.37, 0.46],
          [0.08, 0.07, 0.37, 0.465],
          [0.14, 0.04, 0.38, 0.43],
        ],
        { square: 3, round: [0.02, 0.02] },
      ),
      paint,
    )
    make.part('trim', block(0.04, 0.03, 0.01, 0.008).move(0.036, 0.43, 0.135).mirrored(), trim)
    make.part(
      'tail',
      wing(
        [
          { at: [0, 0.32, -0.58], chord: 0.09, thick: 0.02 },
          { at: [0, 0.4, -0.58], chord: 0.11, thick: 0.022 },
          { at: [0, 0.53, -0.64], chord: 0.06, thick: 0.012 },
        ],
        true,
      ),
      trim,
    )
    make.part(
      'tail',
      wing([
        { at: [0, 0.36, -0.5], chord: 0.07, thick: 0.014 },
        { at: [0.12, 0.36, -0.51], chord: 0.05, thick: 0.01 },
      ]).mirrored(),
      trim,
    )
    make.part(
      'rotor',
      cylinder(0.022, 0.1, { corners: 14 })
        .move(0, 0.49, 0.03)
        .with(
          cylinder(0.05, 0.024, { corners: 18 }).move(0, 0.53, 0.03),
          ball(0.03, 12).move(0, 0.545, 0.03),
        ),
      steel,
    )
    const blade = block(0.44, 0.01, 0.052, 0.004)
      .move(0.25, 0, 0)
      .warp(([x, y, z]) => [x, y - x * x * 0.06, z])
    make.part(
      'blades',
      together(
        Array.from({ length: Math.round(v.blades) }, (_, i) =>
          blade.turn(8, 0, 0).turn(0, 22 + (360 * i) / Math.round(v.blades), 0),
        ),
      ).move(0, 0.535, 0.03),
      black,
    )
    make.part('tail rotor', propellerZ(0.1, 4, 0.2, 20).turn(0, 90, 0).move(0.035, 0.45, -0.61), black)
    make.part('rotor', drumX(0.018, 0.06, 12).move(0.02, 0.45, -0.61), steel)
    const skid = pipe(
      [
        [0.13, 0.05, 0.3],
        [0.13, 0.014, 0.24],
        [0.13, 0.014, 0],
        [0.13, 0.014, -0.16],
      ],
      0.014,
      8,
    )
    make.part(
      'skids',
      together([
        skid,
        ...[0.16, -0.04].map((z) =>
          pipe(
            [
              [0.06, 0.14, z],
              [0.12, 0.09, z],
              [0.13, 0.014, z],
            ],
            0.011,
            8,
            3,
          ),
        ),
      ]).mirrored(),
      steel,
    )
    make.part('lamps', ball(0.022, 12).move(0, 0.14, 0.335), glowing('#fff4d2', { glow: 1 }))
    if (v.guns > 0.5) {
      make.part(
        'weapons',
        wing([
          { at: [0.1, 0.22, 0], chord: 0.1, thick: 0.02 },
          { at: [0.26, 0.2, 0], chord: 0.08, thick: 0.016 },
        ])
          .mirrored()
          .with(
            drumZ(0.032, 0.16, 14).move(0.22, 0.17, 0.02).mirrored(),
            drumZ(0.016, 0.18, 10).move(0.15, 0.18, 0.03).mirrored(),
            rod([0, 0.11, 0.24], [0, 0.1, 0.4], 0.012),
          ),
        black,
      )
    }
    make
      .socket('top', [0, 0.56, 0.03], 0.05)
      .socket('back', [0, 0.42, -0.02], 0.08)
      .socket('front', [0, 0.2, 0.36], 0.08)
      .socket('inside', [0, 0.25, 0.1], 0.1)
  },
})

/** A drone with four arms. */
export const drone = archetype({
  id: 'drone',
  about: 'A flying drone with rotors on arms and a camera below',
  skeleton: 'aircraft',
  nouns: ['drone', 'quadcopter', 'camera drone'],
  parameters: { rotors: number(4, 3, 8, 'how many rotors') },
  build(v, look, make) {
    const count = Math.round(v.rotors)
    const paint = look.material('main', plastic('#eef0f2'))
    const dark = look.material('second', plastic('#2a2d33'))
    const accent = look.material('accent', plastic('#f28a1c'))
    make.part(
      'body',
      swept(
        [
          [-0.18, 0.05, 0.2, 0.26],
          [-0.08, 0.1, 0.18, 0.29],
          [0.1, 0.095, 0.18, 0.29],
          [0.19, 0.05, 0.195, 0.25],
        ],
        { square: 3, round: [0.02, 0.02] },
      ),
      paint,
    )
    make.part(
      'trim',
      swept(
        [
          [-0.12, 0.03, 0.27, 0.3],
          [0.0, 0.05, 0.27, 0.303],
          [0.08, 0.03, 0.27, 0.3],
        ],
        { square: 2.6, round: [0.02, 0.02] },
      ),
      accent,
    )
    const blade = propellerZ(0.135, 2, 0.26, 24).turn(90, 0, 0)
    const lamps = glowing('#ffffff', { glow: 1.3 })
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * (i + 0.5)) / count
      const [x, z] = [Math.sin(a) * 0.37, Math.cos(a) * 0.37]
      make.part('body', rod([x * 0.18, 0.235, z * 0.18], [x, 0.25, z], [0.034, 0.02], 12), paint)
      make.part('motors', cylinder(0.034, 0.07, { corners: 16 }).move(x, 0.255, z), dark)
      make.part('trim', cylinder(0.036, 0.014, { corners: 16 }).move(x, 0.262, z), accent)
      make.part('rotors', blade.turn(0, 30 + i * 70, 0).move(x, 0.302, z), dark)
      make.part(
        'motors',
        torus(0.15, 0.007, 30, 6)
          .move(x, 0.295, z)
          .with(rod([x, 0.295, z], [x * 0.6, 0.295, z * 0.6], 0.006)),
        dark,
      )
      make.part(
        'lamps',
        tint(ball(0.012, 8).move(x * 1.08, 0.24, z * 1.08), z > 0 ? '#30e070' : '#ff3a30'),
        lamps,
      )
    }
    const leg = pipe(
      [
        [0.07, 0.19, 0.09],
        [0.13, 0.05, 0.11],
        [0.13, 0.012, 0.11],
      ],
      0.011,
      8,
    )
    make.part(
      'motors',
      leg
        .mirrored('z')
        .with(rod([0.13, 0.012, -0.16], [0.13, 0.012, 0.16], 0.012))
        .mirrored(),
      dark,
    )
    make.part(
      'camera',
      ball(0.055, 20)
        .move(0, 0.145, 0.09)
        .with(rod([0, 0.19, 0.08], [0, 0.15, 0.09], 0.02)),
      dark,
    )
    make.part(
      'lens',
      alongZ(
        [
          [0.03, 0],
          [0.03, 0.02],
          [0.02, 0.026],
          [0, 0.02],
        ],
        18,
      ).move(0, 0.145, 0.132),
      plastic('#1a3a5c', { roughness: 0.05 }),
    )
    make
      .socket('top', [0, 0.3, 0], 0.07)
      .socket('back', [0, 0.3, 0], 0.07)
      .socket('front', [0, 0.2, 0.2], 0.05)
  },
})
