import type { System } from '../system.ts'
import { life } from './life/index.ts'
import { matter } from './matter/index.ts'
import { mechanics } from './mechanics/index.ts'
import { numbers } from './numbers/index.ts'
import { rules } from './rules/index.ts'

/** Every topic, by its id. One line for each subject's list. */
export const systems: ReadonlyMap<string, System> = new Map(
  [...mechanics, ...numbers, ...rules, ...life, ...matter].map((one) => [one.id, one]),
)
