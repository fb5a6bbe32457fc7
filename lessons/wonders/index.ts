import type { System } from '@makebelieve/kit/simulation/system'
import { antTrails } from './ant-trails/system.ts'
import { balancingEquations } from './balancing-equations/system.ts'
import { blackHole } from './black-hole/system.ts'
import { blueSky } from './blue-sky/system.ts'
import { chemicalBond } from './chemical-bond/system.ts'
import { cooling } from './cooling/system.ts'
import { flocking } from './flocking/system.ts'
import { timeDilation } from './time-dilation/system.ts'

/** What people often ask about, from a cup of coffee to a black hole. */
export const wonders = [
  cooling,
  timeDilation,
  blackHole,
  chemicalBond,
  blueSky,
  flocking,
  antTrails,
  balancingEquations,
] as unknown as readonly System[]
