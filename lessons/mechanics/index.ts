import type { System } from '@makebelieve/kit/simulation/system'
import { buoyancy } from './buoyancy/system.ts'
import { collisions } from './collisions/system.ts'
import { doublePendulum } from './double-pendulum/system.ts'
import { freeFall } from './free-fall/system.ts'
import { incline } from './incline/system.ts'
import { lever } from './lever/system.ts'
import { orbits } from './orbits/system.ts'
import { pendulum } from './pendulum/system.ts'
import { projectile } from './projectile/system.ts'
import { spring } from './spring/system.ts'

/** Motion and forces. */
export const mechanics = [
  pendulum,
  projectile,
  freeFall,
  spring,
  collisions,
  orbits,
  incline,
  doublePendulum,
  buoyancy,
  lever,
] as unknown as readonly System[]
