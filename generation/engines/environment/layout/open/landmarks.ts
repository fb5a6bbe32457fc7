import { sheet } from '@makebelieve/shapes/geometry/solids'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { liquid } from '@makebelieve/shapes/materials/material'
import { ShapeMaker } from '@makebelieve/shapes/shape'
import type { Layout } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import type { Point } from '../shared/geometry.ts'
import type { Terrain } from '../shared/terrain.ts'
import { mattersThatAre } from '../shared/times.ts'
import type { LandOrder } from './land.ts'
import { landUnder, type Site } from './site.ts'
import { fallOf } from './water-shapes.ts'
import { isOnIsland, type WaterBody } from './waters.ts'

/** How the land lies, with the hills, cliffs and mountains that the prompt names. */
export function landOf(input: LayoutInput, site: Site): LandOrder {
  const { plan, setting } = input
  const { reach, side, focus, ways } = site
  const own = setting.land ?? { form: 'rolling' as const, height: 1.5 }
  const order: LandOrder = {
    form: own.form,
    height: own.height,
    rim: own.rim ?? 'hills',
    reach,
    seed: plan.seed,
    path: ways.flat(),
    hills: [],
  }
  const under = landUnder(input, focus.thing)
  for (const { as, id, size } of mattersThatAre(plan, 'terrain')) {
    const isUnder = under?.id === id
    switch (as.form) {
      case 'hill': {
        const radius = (isUnder ? focus.radius * 1.3 + 13 : 17) * Math.sqrt(size)
        const at: Point = isUnder ? focus.at : [-side * (radius + 8), focus.at[1] - 4]
        order.hills.push({ at, radius, height: Math.min(9, radius * 0.3) * size })
        break
      }
      case 'mountains':
        order.rim = 'mountains'
        break
      case 'valley':
      case 'canyon':
      case 'dunes':
        order.form = as.form
        order.height = as.form === 'canyon' ? 16 : as.form === 'valley' ? 10 : 5
        break
      case 'island':
        order.form = 'island'
        order.height = Math.max(3, own.height)
        order.rim = 'sea'
        break
      case 'cliff':
        if (!hasSea(input)) order.cliff = { line: fallOf(site).cliff, height: 11 * size }
        break
      case 'volcano':
      case 'floating-islands':
        break
    }
  }
  if (mattersThatAre(plan, 'water').some(({ as }) => as.form === 'waterfall')) {
    const { cliff, height } = fallOf(site)
    order.cliff = { line: cliff, height }
  }
  if (isOnIsland(input)) order.form = 'island'
  return order
}

export const hasSea = ({ plan, setting }: LayoutInput): boolean => {
  const named = mattersThatAre(plan, 'water')
  return named.length > 0 ? named.some(({ as }) => as.form === 'sea') : setting.water?.form === 'sea'
}

/** Falling water over the edge of the rock, with spray at its foot. */
export function waterfall(
  input: LayoutInput,
  site: Site,
  terrain: Terrain,
  waters: readonly WaterBody[],
): Pick<Layout, 'built' | 'emitters'> {
  const matter = mattersThatAre(input.plan, 'water').find(({ as }) => as.form === 'waterfall')
  const pool = waters.find(({ form }) => form === 'waterfall')
  if (!matter || !pool) return { built: [], emitters: [] }
  const { at } = fallOf(site)
  const wide = 3.4 * Math.sqrt(matter.size)
  // Down the face as it came to lie, a hand's width before it.
  const face = Array.from({ length: 12 }, (_, n) => {
    const z = at[1] - 4.5 + n * 0.75
    return { y: terrain.heightAt(at[0], z), z: z - at[1] }
  })
  const top = Math.max(...face.map(({ y }) => y))
  const rows: Vec3[][] = []
  let lowest = top + 0.12
  for (const { y, z } of face) {
    const falls = Math.min(lowest, Math.max(y, pool.level) + 0.16)
    lowest = falls
    const half = wide / 2 + ((top - falls) / 9) * 0.4
    rows.push(
      [-1, -0.5, 0, 0.5, 1].map(
        (share): Vec3 => [
          share * half,
          falls - pool.level + Math.cos(share * 3) * 0.08,
          z + 0.5 + Math.cos(share * 2.2) * 0.25,
        ],
      ),
    )
    if (falls <= pool.level + 0.2) break
  }
  const make = new ShapeMaker().part(
    'falling water',
    sheet(rows, 0.16),
    liquid('#d3edf6', { opacity: 0.82, roughness: 0.25 }),
  )
  const foot = rows.at(-1)?.[2]?.[2] ?? 2
  return {
    built: [
      {
        id: 'waterfall',
        name: 'waterfall',
        parts: make.done().parts,
        at: [at[0], pool.level, at[1]],
        yaw: 0,
        solid: false,
        of: matter.id,
      },
    ],
    emitters: [{ kind: 'waterfall', at: [at[0], pool.level + 0.2, at[1] + foot], size: wide, of: matter.id }],
  }
}
