import type { Mechanic } from '../mechanic.ts'
import { act } from './act.ts'
import { chase } from './chase.ts'
import { collect } from './collect.ts'
import { deliver } from './deliver.ts'
import { dodge } from './dodge.ts'
import { shoot } from './shoot.ts'
import { water } from './water.ts'

/** Every mechanic there is. A new one is a file in this folder and a line here. */
export const mechanics: readonly Mechanic[] = [act, chase, collect, deliver, dodge, shoot, water]
