import type { SpaceId } from './rulebook.ts'
import { aim } from './spaces/aim.ts'
import { catching } from './spaces/catch.ts'
import { flapping } from './spaces/flap.ts'
import { float } from './spaces/float.ts'
import { hand } from './spaces/hand.ts'
import { lanes } from './spaces/lanes.ts'
import { onward, upward } from './spaces/onward.ts'
import { paddle } from './spaces/paddle.ts'
import { run } from './spaces/run.ts'
import { side } from './spaces/side.ts'
import { slope } from './spaces/slope.ts'
import type { Space, Spot } from './spaces/space.ts'
import { top } from './spaces/top.ts'
import { cosine, length, sine } from './sure-math.ts'
import type { Body } from './world.ts'

export const spaces: Record<SpaceId, Space> = {
  top,
  side,
  float,
  slope,
  run,
  flap: flapping,
  lanes,
  catch: catching,
  hand,
  aim,
  paddle,
  upward,
  onward,
}

/** The direction in which somebody would send something: where it aims, else where it goes. */
export function headingOf(space: SpaceId, body: Body): Spot {
  if (space === 'aim') return { x: cosine(body.way), y: sine(body.way) }
  const { heading } = spaces[space]
  if (heading) return heading
  const pace = length(body.vx, body.vy)
  return pace > 40 ? { x: body.vx / pace, y: body.vy / pace } : { x: body.facing, y: 0 }
}
