import type { Space } from '@makebelieve/kit/game-3d/space'
import type { SolidDesign } from '../design.ts'
import { archery3d } from './archery-3d.ts'
import { bowling3d } from './bowling-3d.ts'
import { collector3d } from './collector-3d.ts'
import { dogfight3d } from './dogfight-3d.ts'
import { downhill3d } from './downhill-3d.ts'
import { flight3d } from './flight-3d.ts'
import { marble3d } from './marble-3d.ts'
import { maze3d } from './maze-3d.ts'
import { platformer3d } from './platformer-3d.ts'
import { racing3d } from './racing-3d.ts'
import { railShooter3d } from './rail-shooter-3d.ts'
import { runner3d } from './runner-3d.ts'
import { shooter3d } from './shooter-3d.ts'
import { sports3d } from './sports-3d.ts'
import { stealth3d } from './stealth-3d.ts'
import { survival3d } from './survival-3d.ts'
import { tower3d } from './tower-3d.ts'

/** Every 3D genre that can be built. A new one is a folder in the kit, a design beside this file, and a line here. */
const designs = [
  platformer3d,
  tower3d,
  collector3d,
  runner3d,
  downhill3d,
  shooter3d,
  survival3d,
  bowling3d,
  sports3d,
  maze3d,
  stealth3d,
  racing3d,
  marble3d,
  archery3d,
  dogfight3d,
  flight3d,
  railShooter3d,
] as const

export const solidGenres: ReadonlyMap<string, SolidDesign> = new Map(
  designs.map((design) => [design.genre.id, design as unknown as SolidDesign<Space>]),
)
