import type { Space } from '@makebelieve/kit/game-3d/space'
import type { SolidDesign } from '../design.ts'
import { collector3d } from './collector-3d.ts'

/** Every 3D genre that can be built. A new one is a folder in the kit, a design beside this file, and a line here. */
const designs = [collector3d] as const

export const solidGenres: ReadonlyMap<string, SolidDesign> = new Map(
  designs.map((design) => [design.genre.id, design as unknown as SolidDesign<Space>]),
)
