import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, sheet, torus, tube } from '../../../geometry/solids.ts'
import { add, type Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { cloth, plastic } from '../../../materials/material.ts'
import type { Fitting } from './fitting.ts'

/** What hangs about a neck: ties, scarves, medals, flowers. */
export function neckTrimOf({ v, w, bone, neckRadius, at, onFront, gold }: Fitting): void {
  const neckFront = (down: number, out = 0.008): Vec3 => add(onFront(0, 0.92 - down), [0, 0, out])
  const n = at(0.97)
  switch (v.tie) {
    case 'tie':
      if (v.top !== 'suit' && v.top !== 'coat')
        w.put(
          'tie',
          together([
            ball([0.016, 0.014, 0.012], 12).at(neckFront(0.04)),
            sheet(
              [[0.012], [0.02], [0.024], [0.004]].map(([half = 0.01], i) =>
                [-1, -0.3, 0.3, 1].map(
                  (s): Vec3 => add(neckFront([0.06, 0.3, 0.52, 0.6][i] ?? 0.1, 0.012), [s * half, 0, 0]),
                ),
              ),
              0.01,
            ),
          ]).boned(bone),
          w.of('accent', cloth('#c22f35')),
        )
      break
    case 'bow tie': {
      const loop = ball([0.026, 0.02, 0.012], 16).warp(([x, y, z]) => [
        x,
        y * (0.4 + 0.8 * ((x + 0.026) / 0.052)),
        z,
      ])
      w.put(
        'bow tie',
        together([loop.at([0.026, 0, 0]), loop.mirror().at([-0.026, 0, 0]), ball(0.011, 12)])
          .at(neckFront(0.02, 0.016))
          .boned(bone),
        w.of('accent', cloth('#c22f35')),
      )
      break
    }
    case 'scarf':
      w.put(
        'scarf',
        together([
          torus(neckRadius * 1.16, 0.026, 30, 12)
            .scale(1, 1.1, 1)
            .at(n),
          tube(
            [
              add(n, [0.03, -0.01, neckRadius * 1.1]),
              add(neckFront(0.25, 0.02), [0.04, 0, 0]),
              add(neckFront(0.5, 0.02), [0.045, 0, 0]),
            ],
            [0.024, 0.024, 0.026],
            { corners: 12, smooth: 4 },
          ),
        ]).boned(bone),
        w.of('accent', cloth('#d8433a', { grain: 0.5 })),
      )
      break
    case 'ruff': {
      const frill = torus(neckRadius * 1.5, 0.026, 72, 8)
        .warp(([x, y, z]) => [x, y + 0.012 * Math.sin(Math.atan2(x, z) * 16), z])
        .at(add(n, [0, 0.012, 0]))
      w.put('collar', frill.boned(bone), w.of(undefined, cloth('#fbf8f2')))
      break
    }
    case 'medal':
      w.put(
        'medal',
        together([
          torus(0.04, 0.006, 26, 8)
            .turn(72, 0, 0)
            .scale(1.2, 1.6, 1)
            .at(add(neckFront(0.16, 0.002), [0, 0, -0.006])),
          cylinder(0.022, 0.01, { corners: 20 }).turn(90, 0, 0).at(neckFront(0.36, 0.012)),
        ]).boned(bone),
        gold(),
      )
      break
    case "mayor's chain": {
      const links = Array.from({ length: 22 }, (_, i) => {
        const a = (2 * Math.PI * i) / 22
        const front = Math.max(0, Math.cos(a))
        return torus(0.016, 0.007, 12, 6)
          .turn(90, (180 * a) / Math.PI, 90 * (i % 2))
          .at(
            add(n, [
              Math.sin(a) * neckRadius * 1.75,
              -0.1 * front ** 2 - 0.012,
              Math.cos(a) * neckRadius * 1.2 + 0.03 * front,
            ]),
          )
      })
      w.put(
        'chain',
        together([
          ...links,
          cylinder(0.036, 0.014, { corners: 24 }).turn(90, 0, 0).at(neckFront(0.5, 0.018)),
        ]).boned(bone),
        gold(),
      )
      break
    }
    case 'tape measure': {
      const end = (side: 1 | -1) =>
        sheet(
          [0, 1, 2, 3, 4, 5].map((i) =>
            [-0.014, 0.014].map((x): Vec3 => {
              if (i === 0) return add(n, [side * 0.058 + x, 0.022, 0])
              const [, y, z] = onFront(side * 0.052, 0.94 - 0.14 * i)
              return [side * 0.052 + x, y, z + 0.012]
            }),
          ),
          0.01,
        )
      w.put(
        'tape measure',
        together([end(1), end(-1), torus(neckRadius * 1.14, 0.015, 28, 8).at(add(n, [0, 0.012, 0]))]).boned(
          bone,
        ),
        w.of(undefined, cloth('#ffd83a')),
      )
      break
    }
    case 'whistle':
      w.put(
        'whistle cord',
        together([
          torus(neckRadius * 1.2, 0.006, 30, 8)
            .warp(([x, y, z]) => [x, y - Math.max(0, z) * 1.1, z * 1.15])
            .at(n),
        ]).boned(bone),
        w.of(undefined, cloth('#d8302c')),
      )
      w.put(
        'whistle',
        together([
          ball(0.022, 14).at(neckFront(0.3, 0.022)),
          box(0.014, 0.016, 0.04, 0.003).at(add(neckFront(0.27, 0.04), [0, 0, 0])),
        ]).boned(bone),
        gold(),
      )
      break
    case 'clerical collar':
      w.put(
        'collar',
        torus(neckRadius * 1.04, 0.017, 32, 10)
          .scale(1, 1.3, 1)
          .at(add(n, [0, 0.012, 0]))
          .boned(bone),
        w.of(undefined, cloth('#fdfdfb')),
      )
      break
    case 'stethoscope':
      w.put(
        'stethoscope',
        together([
          tube(
            [
              add(n, [-0.05, 0.01, -0.02]),
              neckFront(0.12, 0.014).map((c, k) => (k === 0 ? -0.045 : c)) as unknown as Vec3,
              add(neckFront(0.4, 0.016), [-0.02, 0, 0]),
              add(neckFront(0.42, 0.016), [0.02, 0, 0]),
              neckFront(0.12, 0.014).map((c, k) => (k === 0 ? 0.045 : c)) as unknown as Vec3,
              add(n, [0.05, 0.01, -0.02]),
            ],
            0.0065,
            { corners: 8, smooth: 5 },
          ),
          cylinder(0.017, 0.012, { corners: 18 })
            .turn(90, 0, 0)
            .at(add(neckFront(0.46, 0.018), [0.014, 0, 0])),
        ]).boned(bone),
        w.of(undefined, plastic('#2a3038', { roughness: 0.35 })),
      )
      break
    case 'lei': {
      const flowers = Array.from({ length: 20 }, (_, i) => {
        const a = (2 * Math.PI * i) / 20
        const front = Math.max(0, Math.cos(a))
        return ball([0.02, 0.02, 0.02], 10)
          .at(
            add(n, [
              Math.sin(a) * neckRadius * 1.35,
              -0.09 * front - 0.005,
              Math.cos(a) * neckRadius * (1.1 + 0.55 * front),
            ]),
          )
          .tinted(light(['#f0457e', '#f6c62a', '#f58a3a', '#ffffff'][i % 4] ?? '#ffffff'))
      })
      w.put('lei', together(flowers).boned(bone), w.of(undefined, cloth('#ffffff')))
      break
    }
  }
}
