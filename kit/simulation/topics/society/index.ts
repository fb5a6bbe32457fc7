import type { System } from '../../system.ts'
import { binaryNumbers } from './binary-numbers/system.ts'
import { binarySearch } from './binary-search/system.ts'
import { logicGates } from './logic-gates/system.ts'
import { neuralNetwork } from './neural-network/system.ts'
import { packetsOnANetwork } from './packets-on-a-network/system.ts'
import { shortestPath } from './shortest-path/system.ts'

/** Computing, and how people deal with one another. */
export const society = [
  binaryNumbers,
  shortestPath,
  binarySearch,
  logicGates,
  neuralNetwork,
  packetsOnANetwork,
] as unknown as readonly System[]
