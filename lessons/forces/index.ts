import type { System } from '@makebelieve/kit/simulation/system'
import { bouncingBall } from './bouncing-ball/system.ts'
import { brakingDistance } from './braking-distance/system.ts'
import { bridge } from './bridge/system.ts'
import { circularMotion } from './circular-motion/system.ts'
import { gears } from './gears/system.ts'
import { gyroscope } from './gyroscope/system.ts'
import { heatEngine } from './heat-engine/system.ts'
import { hydraulics } from './hydraulics/system.ts'
import { motionGraphs } from './motion-graphs/system.ts'
import { newtonsCannon } from './newtons-cannon/system.ts'
import { newtonsCradle } from './newtons-cradle/system.ts'
import { pulleys } from './pulleys/system.ts'
import { riverCrossing } from './river-crossing/system.ts'
import { rocket } from './rocket/system.ts'
import { rollerCoaster } from './roller-coaster/system.ts'
import { spinningSkater } from './spinning-skater/system.ts'
import { toppling } from './toppling/system.ts'
import { tugOfWar } from './tug-of-war/system.ts'
import { windTurbine } from './wind-turbine/system.ts'

/** More forces and motion: machines, rides and spins. */
export const forces = [
  newtonsCradle,
  pulleys,
  circularMotion,
  rollerCoaster,
  rocket,
  gears,
  hydraulics,
  spinningSkater,
  brakingDistance,
  tugOfWar,
  bouncingBall,
  bridge,
  windTurbine,
  heatEngine,
  gyroscope,
  motionGraphs,
  riverCrossing,
  toppling,
  newtonsCannon,
] as unknown as readonly System[]
