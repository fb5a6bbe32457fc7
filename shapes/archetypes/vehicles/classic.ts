import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, roundedOutline, sheet, torus, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, leather, metal, plastic, rubber } from '../../materials/material.ts'
import { alongZ, block, drumX, fromAbove, fromSide, pipe, rod, swept, tint, wing } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** A bent fender over a wheel: from angle to angle (degrees, 0 is ahead, 90 above). */
function fender(radius: number, from: number, to: number, wide: number, y: number, z: number) {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 11) / 180) * Math.PI
    return [-1, -0.55, 0, 0.55, 1].map((s): Vec3 => {
      const far = radius - 0.022 * s * s
      return [(s * wide) / 2, y + Math.sin(a) * far, z + Math.cos(a) * far]
    })
  })
  return sheet(rows, 0.016)
}

/** Cars of long ago: a separate hood and grille, fenders, running boards; also hot rods. */
export const classicCar = archetype({
  id: 'classic car',
  about: 'An old car with upright grille, free fenders and running boards, or a hot rod with its engine bare',
  skeleton: 'vehicle',
  nouns: ['vintage car', 'classic car', 'oldtimer', 'old car', 'antique car'],
  parameters: {
    engine: choice(['covered', 'bare'], 'bare for a hot rod'),
    top: choice(['closed', 'open'], 'whether it has a roof'),
  },
  rows: {
    'hot rod': { values: { engine: 'bare' }, colours: { main: '#e2571e', second: '#e2571e' } },
    'model t': { colours: { main: '#1d1f24', second: '#1d1f24' } },
    'gangster car': { colours: { main: '#2a2330', second: '#17181d' } },
  },
  build(v, look, make) {
    const bare = v.engine === 'bare'
    const paint = look.material('main', lacquer('#8f2230'))
    const wings = look.material('second', lacquer('#22242a'))
    const chrome = metal('#d3d6da', { surface: 'plain', roughness: 0.18 })
    const brass = look.material('accent', metal('#d8b25a', { surface: 'plain', roughness: 0.2 }))
    const dark = plastic('#1c1f24')
    const seat = leather('#7a4a2a')
    const lamps = glowing('#fff0c0', { glow: 0.9 })
    const tyres = rubber('#26262a')
    const [rf, rb] = bare ? [0.095, 0.135] : [0.115, 0.115]
    const [zf, zb] = [0.33, -0.29]
    // The hood narrows to the grille; the cabin stands behind it.
    if (!bare)
      make.part(
        'body',
        swept(
          [
            [0.06, 0.15, 0.11, 0.31],
            [0.2, 0.125, 0.11, 0.3],
            [0.38, 0.095, 0.11, 0.28],
          ],
          { square: 5, smooth: 3, round: [0, 0.01] },
        ),
        paint,
      )
    make.part(
      'body',
      swept(
        [
          [-0.46, 0.15, 0.13, 0.27],
          [-0.4, 0.165, 0.11, 0.3],
          [-0.2, 0.175, 0.1, 0.315],
          [0.07, 0.16, 0.1, 0.31],
          [0.09, 0.15, 0.1, 0.31],
        ],
        { square: 5, smooth: 3, round: [0.05, 0.01] },
      ),
      paint,
    )
    if (v.top === 'closed') {
      const form = (by: number) =>
        swept(
          [
            [0.29, 0.165 - by, -0.4 + by, 0.07 - by],
            [0.4, 0.158 - by, -0.38 + by, 0.05 - by],
            [(bare ? 0.45 : 0.51) - by, 0.145 - by, -0.34 + by, 0.03 - by],
          ],
          { axis: 'y', square: 5, smooth: 2, round: [0, 0.045] },
        )
      const high = bare ? 0.4 : 0.46
      const cut = fromSide(
        roundedOutline(
          [
            [-0.32, 0.335],
            [0.03, 0.335],
            [0.02, high],
            [-0.3, high],
          ],
          0.02,
        ),
        1,
        0.001,
      ).minus(block(1, 1, 0.026, 0.001).move(0, 0.3, -0.14))
      const ends = block(0.23, high - 0.335, 2, 0.02).move(0, (high + 0.335) / 2, 0)
      make.part('body', form(0).minus(cut, ends), paint)
      make.part('windows', form(0.01), plastic('#2a3a46', { roughness: 0.05 }))
      make.part(
        'fenders',
        swept(
          [
            [-0.4, 0.13, 0, 0.03],
            [-0.2, 0.15, 0, 0.035],
            [0.06, 0.15, 0, 0.03],
          ],
          { round: [0.02, 0.02] },
        ).move(0, bare ? 0.432 : 0.492, 0),
        wings,
      )
    } else {
      make.part(
        'seats',
        block(0.26, 0.13, 0.06, 0.03)
          .turn(-10, 0, 0)
          .move(0, 0.36, -0.26)
          .with(block(0.26, 0.06, 0.16, 0.03).move(0, 0.32, -0.17)),
        seat,
      )
      const pane = extrude(
        roundedOutline(
          [
            [-0.13, 0],
            [0.13, 0],
            [0.12, 0.12],
            [-0.12, 0.12],
          ],
          0.02,
        ),
        0.01,
      )
      make.part(
        'windows',
        pane.turn(-12, 0, 0).move(0, 0.3, 0.02),
        plastic('#a9cfe6', { opacity: 0.5, roughness: 0.05 }),
      )
      make.part(
        'grille',
        tube(
          [
            [-0.135, 0.29, 0.02],
            [-0.125, 0.43, -0.01],
            [0.125, 0.43, -0.01],
            [0.135, 0.29, 0.02],
          ],
          0.008,
          { corners: 6 },
        ),
        chrome,
      )
      make.part('chassis', torus(0.05, 0.007, 20, 6).turn(60, 0, 0).move(0.07, 0.37, -0.06), dark)
    }
    // Grille with a shell of metal.
    const shell = roundedOutline(
      [
        [-0.085, 0],
        [0.085, 0],
        [0.095, 0.14],
        [0.05, 0.19],
        [-0.05, 0.19],
        [-0.095, 0.14],
      ],
      0.03,
    )
    make.part('grille', extrude(shell, 0.05, { bevel: 0.012, steps: 3 }).move(0, 0.1, 0.4), brass)
    make.part(
      'chassis',
      extrude(
        shell.map(([x, y]): [number, number] => [x * 0.8, 0.02 + y * 0.85]),
        0.05,
      ).move(0, 0.1, 0.408),
      dark,
    )
    make.part(
      'grille',
      together(
        Array.from({ length: 7 }, (_, i) =>
          block(0.007, 0.14 - Math.abs(i - 3) * 0.008, 0.012, 0.002).move((i - 3) * 0.019, 0.195, 0.433),
        ),
      ),
      chrome,
    )
    make.part(
      'grille',
      ball(0.014, 10)
        .move(0, 0.305, 0.4)
        .with(rod([0, 0.28, 0.4], [0, 0.3, 0.4], 0.007)),
      brass,
    )
    const lamp = alongZ(
      [
        [0.012, -0.05],
        [0.04, -0.02],
        [0.05, 0.015],
        [0.044, 0.02],
      ],
      18,
    )
    make.part(
      'grille',
      lamp
        .move(0.135, 0.25, 0.39)
        .with(rod([0.08, 0.2, 0.38], [0.135, 0.235, 0.38], 0.01))
        .mirrored(),
      brass,
    )
    make.part(
      'lamps',
      alongZ(
        [
          [0.043, 0.012],
          [0.03, 0.028],
          [0, 0.033],
        ],
        18,
      )
        .move(0.135, 0.25, 0.392)
        .mirrored(),
      lamps,
    )
    make.part(
      'lamps',
      tint(drumX(0.02, 0.03, 12).turn(0, 90, 0).move(0.13, 0.2, -0.47).mirrored(), '#d8201c'),
      lamps,
    )
    make.part('chassis', block(0.24, 0.04, 0.84, 0.01).move(0, 0.1, -0.02), dark)
    make.part(
      'chassis',
      drumX(0.016, 0.4, 10)
        .move(0, rf, zf)
        .with(drumX(0.018, 0.4, 10).move(0, rb, zb)),
      dark,
    )
    if (bare) {
      make.part('chassis', rod([0.1, 0.11, 0.05], [0.075, 0.11, 0.42], 0.02).mirrored(), dark)
      make.part(
        'engine',
        block(0.13, 0.12, 0.22, 0.02)
          .move(0, 0.17, 0.22)
          .with(block(0.06, 0.06, 0.22, 0.02).turn(0, 0, -35).move(0.07, 0.25, 0.22).mirrored()),
        metal('#5b6068'),
      )
      make.part(
        'grille',
        drumX(0.045, 0.05, 18)
          .turn(0, 0, 90)
          .move(0, 0.32, 0.22)
          .with(
            cylinder(0.055, 0.02, { corners: 20 }).move(0, 0.35, 0.22),
            block(0.05, 0.06, 0.1, 0.015).move(0, 0.27, 0.22),
          ),
        chrome,
      )
      const exhaust = [0.14, 0.19, 0.24, 0.29].map((z) =>
        pipe(
          [
            [0.08, 0.21, z],
            [0.15, 0.19, z],
            [0.17, 0.14, z - 0.05],
          ],
          0.012,
          8,
          3,
        ),
      )
      make.part(
        'grille',
        together([...exhaust, rod([0.172, 0.135, 0.24], [0.185, 0.12, -0.15], 0.017)]).mirrored(),
        chrome,
      )
    } else {
      const front = fender(rf * 1.24, 25, 188, 0.1, rf, zf)
      const rear = fender(rb * 1.26, 5, 175, 0.1, rb, zb)
      make.part('fenders', together([front, rear]).move(0.195, 0, 0).mirrored(), wings)
      make.part('fenders', block(0.09, 0.02, 0.42, 0.008).move(0.195, 0.075, 0.02).mirrored(), wings)
      make.part('grille', block(0.07, 0.008, 0.36, 0.003).move(0.195, 0.086, 0.02).mirrored(), chrome)
      make.part('fenders', block(0.05, 0.05, 0.2, 0.01).move(0.16, 0.1, 0.02).mirrored(), wings)
      make.part(
        'grille',
        tube(
          [
            [-0.2, 0.1, 0.43],
            [-0.1, 0.1, 0.47],
            [0.1, 0.1, 0.47],
            [0.2, 0.1, 0.43],
          ],
          0.016,
          { smooth: 3, corners: 8 },
        ),
        chrome,
      )
    }
    const big = wheel(rb, bare ? 0.13 : 0.06, bare ? 'star' : 'wire')
    const small = wheel(rf, bare ? 0.08 : 0.06, bare ? 'star' : 'wire')
    const xb = bare ? 0.235 : 0.195
    const f = wheelsAt(small, [
      [0.195, rf, zf],
      [-0.195, rf, zf],
    ])
    const b = wheelsAt(big, [
      [xb, rb, zb],
      [-xb, rb, zb],
    ])
    make.part('wheels', f.tyre.with(b.tyre), tyres)
    make.part('rims', f.rim.with(b.rim), bare ? chrome : brass)
    if (!bare) make.part('wheels', wheel(0.1, 0.05, 'disc').tyre.turn(0, 90, 0).move(0, 0.24, -0.48), tyres)
    make
      .socket('top', [0, v.top === 'closed' ? 0.52 : 0.34, -0.15], 0.14)
      .socket('back', [0, 0.36, -0.16], 0.12)
      .socket('front', [0, 0.2, 0.44], 0.1)
  },
})

/** Single-seaters with open wheels. */
export const formulaCar = archetype({
  id: 'formula car',
  about: 'A single-seat racing car with open wheels and wings',
  skeleton: 'vehicle',
  nouns: ['formula one car', 'formula 1 car', 'f1 car', 'formula car', 'indy car', 'grand prix car'],
  parameters: {},
  build(_, look, make) {
    const second = look.light('second', '#ffffff')
    const paint = look.material('main', {
      ...lacquer('#d81f26'),
      paint: ([x, y], n) => (Math.abs(x) < 0.022 && n[1] > 0.2 && y < 0.24 ? second : undefined),
    })
    const trim = look.material('second', lacquer('#ffffff'))
    const carbon = plastic('#1b1d22')
    const nose = swept(
      [
        [-0.46, 0.06, 0.06, 0.17],
        [-0.3, 0.085, 0.05, 0.22],
        [-0.08, 0.085, 0.05, 0.2],
        [0.12, 0.07, 0.06, 0.185],
        [0.32, 0.042, 0.08, 0.145],
        [0.47, 0.022, 0.07, 0.1],
      ],
      { square: 3.4, round: [0.03, 0.02] },
    )
    make.part('body', nose.minus(ball([0.055, 0.09, 0.11], 24).move(0, 0.21, -0.02)), paint)
    make.part(
      'body',
      swept(
        [
          [-0.4, 0.03, 0.05, 0.12],
          [-0.2, 0.07, 0.045, 0.15],
          [0.02, 0.07, 0.045, 0.155],
          [0.07, 0.06, 0.05, 0.15],
        ],
        { square: 4, round: [0.02, 0.02] },
      )
        .move(0.115, 0, 0)
        .mirrored(),
      paint,
    )
    make.part('wings', block(0.085, 0.06, 0.03, 0.012).move(0.115, 0.1, 0.064).mirrored(), carbon)
    make.part(
      'body',
      swept(
        [
          [-0.42, 0.012, 0.12, 0.17],
          [-0.25, 0.03, 0.14, 0.25],
          [-0.14, 0.042, 0.16, 0.3],
          [-0.11, 0.04, 0.17, 0.3],
        ],
        { square: 3, round: [0.01, 0.02] },
      ),
      paint,
    )
    make.part('wings', drumX(0.024, 0.05, 14).turn(0, 90, 0).move(0, 0.265, -0.108), carbon)
    make.part(
      'wings',
      fromAbove(
        [
          [-0.17, -0.42],
          [0.17, -0.42],
          [0.15, 0.05],
          [0.06, 0.3],
          [-0.06, 0.3],
          [-0.15, 0.05],
        ],
        0.016,
        0.004,
        0.03,
      ).move(0, 0.042, 0),
      carbon,
    )
    // Driver.
    make.part('helmet', ball([0.044, 0.047, 0.05], 22).move(0, 0.235, -0.045), trim)
    make.part('wings', ball([0.04, 0.018, 0.034], 16).move(0, 0.24, -0.026), carbon)
    make.part(
      'wings',
      pipe(
        [
          [-0.06, 0.19, -0.1],
          [-0.055, 0.25, -0.05],
          [0, 0.27, 0.04],
          [0.055, 0.25, -0.05],
          [0.06, 0.19, -0.1],
        ],
        0.01,
        8,
      ),
      carbon,
    )
    make.part('wings', rod([0, 0.27, 0.04], [0, 0.18, 0.09], 0.01), carbon)
    const frontWing = fromAbove(
      [
        [-0.24, -0.03],
        [0, -0.05],
        [0.24, -0.03],
        [0.24, 0.03],
        [0, 0.045],
        [-0.24, 0.03],
      ],
      0.014,
      0.004,
      0.01,
    )
    make.part('wings', frontWing.move(0, 0.05, 0.455), carbon)
    make.part(
      'trim',
      block(0.44, 0.01, 0.03, 0.004)
        .turn(-14, 0, 0)
        .move(0, 0.068, 0.432)
        .with(block(0.012, 0.07, 0.1, 0.005).move(0.24, 0.07, 0.45).mirrored()),
      trim,
    )
    make.part(
      'trim',
      wing([
        { at: [-0.17, 0.28, -0.45], chord: 0.09, thick: 0.018 },
        { at: [0.17, 0.28, -0.45], chord: 0.09, thick: 0.018 },
      ]).with(
        wing([
          { at: [-0.17, 0.305, -0.475], chord: 0.05, thick: 0.014 },
          { at: [0.17, 0.305, -0.475], chord: 0.05, thick: 0.014 },
        ]).turn(0, 0, 0),
      ),
      trim,
    )
    make.part(
      'wings',
      block(0.012, 0.13, 0.13, 0.005)
        .move(0.175, 0.27, -0.455)
        .mirrored()
        .with(block(0.02, 0.16, 0.04, 0.006).move(0.04, 0.2, -0.44).mirrored()),
      carbon,
    )
    const [zf, zb] = [0.3, -0.34]
    const arms = (z: number, x: number, y: number) =>
      [
        [0.05, 0.08, z + 0.07],
        [0.05, 0.13, z + 0.05],
        [0.05, 0.08, z - 0.05],
        [0.05, 0.13, z - 0.04],
      ].map((p) => rod(p as unknown as Vec3, [x, y, z], 0.007, 6))
    make.part('wings', together([...arms(zf, 0.19, 0.09), ...arms(zb, 0.18, 0.1)]).mirrored(), carbon)
    make.part('lamp', block(0.03, 0.03, 0.02, 0.008).move(0, 0.12, -0.47), glowing('#e0201c'))
    const mirror = block(0.03, 0.022, 0.016, 0.007)
      .move(0.115, 0.215, 0.04)
      .with(rod([0.07, 0.17, 0.03], [0.11, 0.21, 0.04], 0.005, 6))
    make.part('body', mirror.mirrored(), paint)
    const f = wheelsAt(wheel(0.09, 0.1, 'star'), [
      [0.22, 0.09, zf],
      [-0.22, 0.09, zf],
    ])
    const b = wheelsAt(wheel(0.1, 0.135, 'star'), [
      [0.21, 0.1, zb],
      [-0.21, 0.1, zb],
    ])
    make.part('wheels', f.tyre.with(b.tyre), rubber('#222226'))
    make.part('rims', f.rim.with(b.rim), look.material('accent', metal('#e0b93a', { surface: 'plain' })))
    make.part(
      'stripes',
      together([
        ...[zf, zb].map((z, i) =>
          torus(i ? 0.082 : 0.073, 0.004, 30, 6)
            .turn(0, 0, 90)
            .move(i ? 0.277 : 0.27, i ? 0.1 : 0.09, z),
        ),
      ]).mirrored(),
      plastic('#f2c51e'),
    )
    make
      .socket('back', [0, 0.18, -0.04], 0.05)
      .socket('front', [0, 0.08, 0.5], 0.1)
      .socket('top', [0, 0.3, -0.12], 0.03)
      .socket('inside', [0, 0.15, -0.02], 0.05)
  },
})
