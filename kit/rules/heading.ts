import type { SpaceId } from './rulebook.ts'
import type { Spot } from './spaces/space.ts'
import { spaces } from './spaces.ts'
import { cosine, length, sine } from './sure-math.ts'
import type { Body } from './world.ts'

/** The direction in which somebody would send something: where it aims, else where it goes. */
export function headingOf(space: SpaceId, body: Body): Spot {
  const { heading, turns } = spaces[space]
  if (space === 'aim' || turns) return { x: cosine(body.way), y: sine(body.way) }
  if (heading) return heading
  const pace = length(body.vx, body.vy)
  return pace > 40 ? { x: body.vx / pace, y: body.vy / pace } : { x: body.facing, y: 0 }
}
