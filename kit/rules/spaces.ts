import type { SpaceId } from './rulebook.ts'
import { space as adrift } from './spaces/adrift.ts'
import { space as aim } from './spaces/aim.ts'
import { space as air } from './spaces/air.ts'
import { space as catching } from './spaces/catch.ts'
import { space as earth } from './spaces/earth.ts'
import { space as flap } from './spaces/flap.ts'
import { space as float } from './spaces/float.ts'
import { space as hand } from './spaces/hand.ts'
import { space as land } from './spaces/land.ts'
import { space as lanes } from './spaces/lanes.ts'
import { space as onward } from './spaces/onward.ts'
import { space as paddle } from './spaces/paddle.ts'
import { space as run } from './spaces/run.ts'
import { space as side } from './spaces/side.ts'
import { space as slope } from './spaces/slope.ts'
import type { Space } from './spaces/space.ts'
import { space as top } from './spaces/top.ts'
import { space as track } from './spaces/track.ts'
import { space as upward } from './spaces/upward.ts'

/** All of them, one file each. A built game has only the one it plays in (`bundleRules`). */
export const spaces: Record<SpaceId, Space> = {
  top,
  side,
  float,
  slope,
  run,
  flap,
  lanes,
  catch: catching,
  hand,
  air,
  aim,
  land,
  paddle,
  upward,
  onward,
  adrift,
  track,
  earth,
}
