import { shade } from '@makebelieve/shapes/materials/colour'
import { glowing, lacquer, metal, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, slab } from '../built/solids.ts'
import type { Frame } from '../room/frame.ts'
import { wallMaterial } from '../room/wall-stuff.ts'

/** A corridor has a beat: frames across it, and doors to rooms that stay closed. */
export function ribShapes(frame: Frame): BuiltShape[] {
  if (!frame.isCorridor) return []
  return [...frames(frame), ...sideDoors(frame)]
}

/** Where frames stand: between the windows. */
function ribPlaces({ depth }: Frame): number[] {
  const count = Math.max(3, Math.round(depth / 3.2))
  return Array.from({ length: count + 1 }, (_, i) => (i / count - 0.5) * (depth - 0.3))
}

function frames(frame: Frame): BuiltShape[] {
  const { width, eaves, walls, trim } = frame
  const isMine = walls.ceiling === 'beams'
  const isSmooth = walls.stuff === 'panels' || walls.stuff === 'metal'
  const half = width / 2
  return ribPlaces(frame).flatMap((z, n) =>
    built(`rib-${n}`, 'frame', { at: [0, 0, z], solid: false }, (make) => {
      const material = isMine
        ? wood(trim)
        : isSmooth
          ? metal(shade(walls.second ?? walls.colour, 0.9), { metalness: 0.3 })
          : wallMaterial(walls, 0.84)
      const [wide, deep] = isMine ? [0.14, 0.14] : [0.16, 0.2]
      for (const side of [-1, 1]) {
        const x = side * (half - wide / 2)
        make.part('frame', slab([x - wide / 2, x + wide / 2], [0, eaves], [-deep, deep]), material)
        if (isSmooth)
          make.part(
            'glow strip',
            slab(
              [x - (side * wide) / 2 - 0.015, x - (side * wide) / 2 + 0.015],
              [0.3, eaves - 0.5],
              [-0.04, 0.04],
            ),
            glowing(trim, { glow: 1.1 }),
          )
      }
      if (walls.ceiling !== 'vault')
        make.part(
          'frame',
          slab([-half, half], [eaves - (isMine ? 0.24 : 0.16), eaves], [-deep, deep]),
          material,
        )
    }),
  )
}

/** Doors to both sides, between every second pair of frames. */
function sideDoors(frame: Frame): BuiltShape[] {
  const { walls, sides, trim } = frame
  if (['rock', 'ice'].includes(walls.stuff) || walls.windows !== 'none') return []
  const isCell = walls.stuff === 'stone' || walls.stuff === 'brick'
  const ribs = ribPlaces(frame)
  return [sides.west, sides.east].flatMap((side, k) =>
    ribs.slice(0, -1).flatMap((z, n) => {
      if ((n + k) % 2) return []
      const u = (side.name === 'west' ? -1 : 1) * (z + (ribs[1] ?? 3) / 2 - (ribs[0] ?? 0) / 2)
      const [x, at] = side.at(u)
      return built(
        `door-${side.name}-${n}`,
        'door',
        { at: [x, 0, at], yaw: side.yaw, solid: false },
        (make) => {
          const frameStuff = isCell ? wallMaterial(walls, 0.8) : wood(trim)
          make.part('door frame', slab([-0.62, 0.62], [0, 2.25], [0, 0.09]), frameStuff)
          if (isCell) {
            make.part('dark', slab([-0.5, 0.5], [0, 2.1], [0.09, 0.1]), lacquer('#15130f'))
            for (let bar = -2; bar <= 2; bar++)
              make.part(
                'bars',
                slab([bar * 0.2 - 0.02, bar * 0.2 + 0.02], [0, 2.1], [0.1, 0.14]),
                metal('#4a4744'),
              )
            for (const y of [0.6, 1.5])
              make.part('bars', slab([-0.5, 0.5], [y, y + 0.05], [0.1, 0.14]), metal('#4a4744'))
            return
          }
          make.part('leaf', slab([-0.5, 0.5], [0, 2.12], [0.06, 0.11]), wood(shade(trim, 1.2)))
          for (const [low, high] of [
            [0.2, 0.9],
            [1.1, 1.95],
          ] as const)
            make.part('leaf panels', slab([-0.36, 0.36], [low, high], [0.11, 0.125]), wood(shade(trim, 1.35)))
          make.part('knob', slab([0.36, 0.42], [0.98, 1.04], [0.11, 0.17]), metal('#d8b25a'))
        },
      )
    }),
  )
}
