import { shade } from '@makebelieve/shapes/materials/colour'
import { cloth } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { built, slab } from '../built/solids.ts'
import type { Frame } from './frame.ts'

/** A long carpet from the door to what the hall is about, where the setting has one. */
export function carpetShapes(frame: Frame, setting: Setting): BuiltShape[] {
  const carpet = setting.ground.path
  if (!frame.isHall || carpet?.surface !== 'carpet') return []
  const half = Math.min(1.1, frame.width * 0.09)
  const [from, to] = [-frame.depth / 2 + 1.2, frame.depth / 2 - 0.6]
  return built('runner', 'carpet', { solid: false }, (make) => {
    make.part('carpet', slab([-half, half], [0, 0.034], [from, to]), cloth(carpet.colour))
    for (const side of [-1, 1])
      make.part(
        'carpet border',
        slab([side * half - 0.09, side * half + 0.09], [0, 0.042], [from, to]),
        cloth(frame.trim),
      )
    const count = Math.floor((to - from) / 2.4)
    for (let i = 0; i < count; i++) {
      const z = from + 1.2 + i * 2.4
      make.part(
        'carpet pattern',
        slab([-half * 0.45, half * 0.45], [0, 0.039], [z - 0.3, z + 0.3]),
        cloth(shade(carpet.second ?? carpet.colour, 1.25)),
      )
    }
  })
}
