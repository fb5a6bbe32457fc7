import type { Shape } from '@makebelieve/shapes/shape'
import type { Style } from '../design.ts'
import { broken } from './broken.ts'
import { lowPoly } from './low-poly.ts'
import { ancient, clay, futuristic, neon, realistic, toy } from './surfaces.ts'
import { voxel } from './voxel.ts'

const passes: Record<Style, (shape: Shape, seed: number) => Shape> = {
  plain: (shape) => shape,
  'low-poly': lowPoly,
  realistic,
  toy,
  voxel,
  clay,
  neon,
  ancient,
  futuristic,
  broken,
}

/** A style is a pass over the composed shape: what it is stays, how it is made changes. */
export const styled = (shape: Shape, style: Style, seed: number): Shape => passes[style](shape, seed)
