import type { Mechanic } from '../mechanic.ts'
import { act } from './act.ts'
import { build } from './build.ts'
import { chase } from './chase.ts'
import { collect } from './collect.ts'
import { connect } from './connect.ts'
import { deliver } from './deliver.ts'
import { dig } from './dig.ts'
import { dodge } from './dodge.ts'
import { flee } from './flee.ts'
import { guard } from './guard.ts'
import { hunt } from './hunt.ts'
import { light } from './light.ts'
import { pair } from './pair.ts'
import { patrol } from './patrol.ts'
import { shoot } from './shoot.ts'
import { smash } from './smash.ts'
import { sort } from './sort.ts'
import { steal } from './steal.ts'
import { unlock } from './unlock.ts'
import { water } from './water.ts'

/** Every mechanic there is. A new one is a file in this folder and a line here. */
export const mechanics: readonly Mechanic[] = [
  act,
  build,
  chase,
  collect,
  connect,
  deliver,
  dig,
  dodge,
  flee,
  guard,
  hunt,
  light,
  pair,
  patrol,
  shoot,
  smash,
  sort,
  steal,
  unlock,
  water,
]
