import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import type { Site } from '../../site.ts'
import { placeOf } from './way.ts'

/** How far from the middle of the way each track lies, in metres. */
const tracks = [-2.7, 0, 2.7] as const

/** Three tracks beside one another, to change between, and the beams that they lie on. */
export function railsOf(plan: GamePlan, height: Site['height'], from: number, to: number): Block[] {
  const on = (s: number, u: number, over: number) => {
    const at = placeOf(plan, { s, u, v: 0 })
    return { x: at.x, y: height(at.x, at.z) + over, z: at.z, yaw: at.yaw }
  }
  const beams: Block[] = []
  for (let s = from; s < to; s += 2.2)
    for (const track of tracks)
      beams.push({
        form: 'box',
        ...on(s, track, -0.02),
        width: 2,
        height: 0.12,
        depth: 0.42,
        stuff: 'wood',
        colour: '#6e4c2d',
        airy: true,
      })
  const rails = tracks.flatMap((track) =>
    [-0.62, 0.62].map((aside): Block => {
      const along = Array.from({ length: Math.ceil((to - from) / 4) + 1 }, (_, i) => {
        const { x, y, z } = on(from + i * 4, track + aside, 0.24)
        return { x, y, z }
      })
      return {
        form: 'ribbon',
        x: 0,
        y: 0,
        z: 0,
        width: 0.14,
        height: 0.16,
        depth: 0,
        along,
        stuff: 'metal',
        colour: '#9aa0a8',
        airy: true,
      }
    }),
  )
  return [...beams, ...rails]
}
