import type { Solid } from '../../geometry/solid.ts'
import { plastic } from '../../materials/material.ts'
import { block, swept } from './forms.ts'

/** What its windows are made of. */
export const pane = () => plastic('#2a4256', { roughness: 0.05 })

/** A cab: a frame with panes, standing on y = 0, its middle at the origin. */
export function cab(w: number, tall: number, deep: number, open = false): { frame: Solid; glass: Solid } {
  const form = (by: number) =>
    swept(
      [
        [0, w / 2 - by, -deep / 2 + by, deep / 2 - by],
        [tall * 0.5, w / 2 - by, -deep / 2 + by, deep / 2 - by],
        [tall - by, w * 0.46 - by, -deep * 0.46 + by, deep * 0.42 - by],
      ],
      { axis: 'y', square: 7, smooth: 2, round: [0, 0.02], corners: 32 },
    )
  const low = tall * (open ? 0.2 : 0.36)
  const cutX = block(1, tall * 0.86 - low, deep * 0.74, 0.02).move(0, (tall * 0.86 + low) / 2, 0)
  const cutZ = block(w * 0.78, tall * 0.86 - low, 1, 0.02).move(0, (tall * 0.86 + low) / 2, 0)
  return { frame: form(0).minus(cutX, cutZ), glass: form(0.008) }
}
