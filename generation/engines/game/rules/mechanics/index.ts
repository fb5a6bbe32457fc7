import type { Mechanic } from '../mechanic.ts'
import { act } from './act.ts'
import { chase } from './chase.ts'
import { collect } from './collect.ts'
import { deliver } from './deliver.ts'
import { dodge } from './dodge.ts'
import { flee } from './flee.ts'
import { guard } from './guard.ts'
import { hunt } from './hunt.ts'
import { patrol } from './patrol.ts'
import { shoot } from './shoot.ts'
import { steal } from './steal.ts'
import { water } from './water.ts'

/** Every mechanic there is. A new one is a file in this folder and a line here. */
export const mechanics: readonly Mechanic[] = [
  act,
  chase,
  collect,
  deliver,
  dodge,
  flee,
  guard,
  hunt,
  patrol,
  shoot,
  steal,
  water,
]
