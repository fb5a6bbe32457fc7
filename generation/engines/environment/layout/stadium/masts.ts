import { cloth, glowing, lacquer, metal } from '@makebelieve/shapes/materials/material'
import type { BuiltShape, Layout } from '../../design.ts'
import { built, slab } from '../built/solids.ts'
import { type Oval, ovalAt } from './oval.ts'

/** Floodlights at the corners, looking at the middle. */
export function floodlights(
  oval: Oval,
  out: number,
  high: number,
): { built: BuiltShape[]; lamps: Layout['lamps'] } {
  const corners = [0.7, 2.44, 3.84, 5.58].map((angle) => ovalAt(oval, angle, out))
  return {
    built: corners.flatMap(([x, z], n) =>
      built(`mast-${n}`, 'floodlight', { at: [x, 0, z], yaw: Math.atan2(-x, -z) }, (make) => {
        make.part('mast', slab([-0.3, 0.3], [0, high], [-0.3, 0.3]), metal('#7d858d'))
        make.part('case', slab([-3, 3], [high, high + 3.4], [-0.4, 0]), metal('#4d545c'))
        for (let i = 0; i < 5; i++)
          for (let k = 0; k < 3; k++)
            make.part(
              'lamp lights',
              slab(
                [-2.7 + i * 1.15, -1.8 + i * 1.15],
                [high + 0.2 + k * 1.08, high + 1.1 + k * 1.08],
                [0, 0.12],
              ),
              glowing('#f6faff'),
            )
      }),
    ),
    // Over the field, where they are needed: light from the masts would be lost on its way.
    lamps: [-0.66, 0, 0.66].flatMap((z) =>
      [-0.45, 0.45].map((x) => ({
        at: [x * oval.x, 15, z * oval.z] as [number, number, number],
        colour: '#eef5ff',
        range: 110,
        strength: 15,
        when: 'night' as const,
      })),
    ),
  }
}

/** Flags on the rim. */
export function flags(oval: Oval, out: number, top: number, colours: readonly string[]): BuiltShape[] {
  return Array.from({ length: 14 }, (_, n) => {
    const [x, z] = ovalAt(oval, ((n + 0.5) / 14) * Math.PI * 2, out)
    return built(`flag-${n}`, 'flag', { at: [x, top, z], solid: false }, (make) => {
      make.part('pole', slab([-0.05, 0.05], [0, 4], [-0.05, 0.05]), metal('#c3c9cf'))
      make.part(
        'flag',
        slab([0.05, 2], [2.8, 4], [-0.02, 0.02]),
        cloth(colours[n % colours.length] ?? '#e0483e'),
      )
      make.part(
        'flag stripe',
        slab([0.05, 2], [3.25, 3.55], [-0.03, 0.03]),
        cloth(colours[(n + 1) % colours.length] ?? '#f4f4f0'),
      )
    })
  }).flat()
}

/** A lit board that tells the score. */
export function scoreboard(z: number, high: number): BuiltShape[] {
  return built('scoreboard', 'scoreboard', { at: [0, 0, z], solid: false }, (make) => {
    make.part(
      'legs',
      slab([-4, -3.6], [0, high], [-0.2, 0.2]).with(slab([3.6, 4], [0, high], [-0.2, 0.2])),
      metal('#5d656d'),
    )
    make.part('case', slab([-6, 6], [high, high + 5], [-0.4, 0.3]), lacquer('#15181d'))
    const digit = (x: number, on: readonly number[]) => {
      const bars: [number, number, number, number][] = [
        [0, 2.6, 1.6, 2.9],
        [0, 1.3, 1.6, 1.6],
        [0, 0, 1.6, 0.3],
        [0, 1.4, 0.3, 2.9],
        [1.3, 1.4, 1.6, 2.9],
        [0, 0, 0.3, 1.5],
        [1.3, 0, 1.6, 1.5],
      ]
      for (const n of on) {
        const [a, b, c, d] = bars[n] ?? [0, 0, 0, 0]
        make.part(
          'digits',
          slab([x + a, x + c], [high + 1 + b, high + 1 + d], [0.3, 0.36]),
          glowing('#ffd23e'),
        )
      }
    }
    digit(-3.6, [0, 1, 2, 4, 5])
    digit(2, [4, 6])
    make.part(
      'digits',
      slab([-0.3, 0.3], [high + 1.5, high + 2], [0.3, 0.36]).with(
        slab([-0.3, 0.3], [high + 2.8, high + 3.3], [0.3, 0.36]),
      ),
      glowing('#ffd23e'),
    )
  })
}
