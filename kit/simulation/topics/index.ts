import type { System } from '../system.ts'
import { mechanics } from './mechanics/index.ts'

/** Every topic, by its id. One line for each subject's list. */
export const systems: ReadonlyMap<string, System> = new Map([...mechanics].map((one) => [one.id, one]))
