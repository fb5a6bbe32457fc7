import type { SpaceId } from '../../rules/rulebook.ts'
import type { RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'
import { drawThrust } from './adrift.ts'
import { drawCourse } from './course.ts'
import { drawEarth } from './earth.ts'
import { drawHoles } from './holes.ts'
import { drawRows } from './rows.ts'
import { drawMap, drawTrack } from './track.ts'

/** Spaces whose ground looks like no other. A built game has only its own (`bundleRules`). */
export const grounds: Partial<Record<SpaceId, (world: RulesWorld, painter: Painter) => void>> = {
  lanes: drawRows,
  hand: drawHoles,
  slope: drawCourse,
  adrift: drawThrust,
  track: drawTrack,
  earth: drawEarth,
}

/** What lies over everybody, where a space has something of the kind. */
export const overlays: Partial<Record<SpaceId, (world: RulesWorld, painter: Painter) => void>> = {
  track: drawMap,
}
