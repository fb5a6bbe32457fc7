import type { SpaceId } from '../../rules/rulebook.ts'
import type { RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'
import { drawCourse } from './course.ts'
import { drawHoles } from './holes.ts'
import { drawRows } from './rows.ts'

/** Spaces whose ground looks like no other. A built game has only its own (`bundleRules`). */
export const grounds: Partial<Record<SpaceId, (world: RulesWorld, painter: Painter) => void>> = {
  lanes: drawRows,
  hand: drawHoles,
  slope: drawCourse,
}
