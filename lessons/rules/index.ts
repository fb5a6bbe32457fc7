import type { System } from '@makebelieve/kit/simulation/system'
import { forestFire } from './forest-fire/system.ts'
import { gameOfLife } from './game-of-life/system.ts'
import { sorting } from './sorting/system.ts'
import { supplyAndDemand } from './supply-and-demand/system.ts'
import { trafficJam } from './traffic-jam/system.ts'

/** Many small parts that follow one rule: cells, cars, trees, buyers. */
export const rules = [
  gameOfLife,
  supplyAndDemand,
  sorting,
  trafficJam,
  forestFire,
] as unknown as readonly System[]
