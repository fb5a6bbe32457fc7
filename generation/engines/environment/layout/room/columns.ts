import { lathe } from '@makebelieve/shapes/geometry/solids'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { cloth, metal, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, slab } from '../built/solids.ts'
import type { Point } from '../shared/geometry.ts'
import { ceilingAt } from './ceiling.ts'
import type { Frame } from './frame.ts'
import { wallMaterial } from './wall-stuff.ts'

/** Where columns stand in a hall: in two lines that leave a nave between them. */
export function columnsOf(frame: Frame): Point[] {
  if (!frame.isHall || frame.width < 9) return []
  const x = frame.width / 2 - Math.max(1.7, frame.width * 0.17)
  const count = Math.max(2, Math.floor((frame.depth - 3) / 4))
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * (frame.depth - 2)).flatMap(
    (z): Point[] =>
      frame.hasPlatform
        ? [[x, z]]
        : [
            [-x, z],
            [x, z],
          ],
  )
}

export const columnRadius = 0.34

export function columnShapes(frame: Frame, places: Point[], of: string | undefined): BuiltShape[] {
  const { walls, trim } = frame
  const isPost = ['wood', 'metal', 'panels', 'brick', 'tiles'].includes(walls.stuff)
  return places.flatMap(([x, z], n) =>
    built(
      `column-${n}`,
      'column',
      { at: [x, 0, z], solid: true, ...(of !== undefined && { of }) },
      (make) => {
        const top = ceilingAt(frame, x) + 0.1
        if (isPost) {
          const half = columnRadius * 0.62
          const post = walls.stuff === 'wood' ? wood(trim) : metal(shade(trim, 0.9), { metalness: 0.4 })
          make.part('post', slab([-half, half], [0, top], [-half, half]), post)
          make.part('post', slab([-half - 0.07, half + 0.07], [0, 0.25], [-half - 0.07, half + 0.07]), post)
          make.part(
            'post',
            slab([-half - 0.1, half + 0.1], [top - 0.4, top], [-half - 0.1, half + 0.1]),
            post,
          )
          return
        }
        const r = columnRadius
        const profile: Vec2[] = [
          [r * 1.35, 0],
          [r * 1.35, 0.22],
          [r * 1.1, 0.34],
          [r * 0.9, 0.46],
          [r * 0.78, top - 0.75],
          [r * 0.95, top - 0.62],
          [r * 1.3, top - 0.36],
          [r * 1.4, top],
        ]
        make.part('column', lathe(profile, { corners: 14 }), {
          ...wallMaterial(walls, 1.08),
          surface: walls.stuff === 'marble' ? 'marble' : 'stone',
        })
      },
    ),
  )
}

/** Banners between the columns of castles and palaces. */
export function bannerShapes(frame: Frame, colour: string): BuiltShape[] {
  const { sides, eaves, trim } = frame
  return [sides.west, sides.east].flatMap((side) => {
    const holes = frame.openings[side.name]
    const step = holes.length > 1 ? side.length / holes.length : 4
    const count = Math.floor(side.length / step) - 1
    return Array.from({ length: Math.max(0, count) }, (_, i) => (i + 1) * step - side.length / 2).flatMap(
      (u, n) => {
        const [x, z] = side.at(u)
        const top = eaves - 0.7
        const long = Math.min(3.2, eaves * 0.42)
        return built(
          `banner-${side.name}-${n}`,
          'banner',
          { at: [x, 0, z], yaw: side.yaw, solid: false },
          (make) => {
            make.part('banner', slab([-0.5, 0.5], [top - long, top], [0.1, 0.13]), cloth(colour))
            make.part(
              'banner hem',
              slab([-0.5, 0.5], [top - long - 0.12, top - long], [0.1, 0.135]),
              cloth(trim),
            )
            make.part(
              'banner sign',
              slab([-0.2, 0.2], [top - long * 0.6, top - long * 0.35], [0.13, 0.14]),
              cloth(trim),
            )
            make.part('pole', slab([-0.62, 0.62], [top - 0.03, top + 0.04], [0.08, 0.15]), wood('#5a4028'))
          },
        )
      },
    )
  })
}
