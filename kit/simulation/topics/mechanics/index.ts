import type { System } from '../../system.ts'
import { pendulum } from './pendulum/system.ts'

/** Motion and forces. */
export const mechanics = [pendulum] as unknown as readonly System[]
