import type { System } from '@makebelieve/kit/simulation/system'
import { binaryNumbers } from './binary-numbers/system.ts'
import { binarySearch } from './binary-search/system.ts'
import { budgetAndSaving } from './budget-and-saving/system.ts'
import { dataCompression } from './data-compression/system.ts'
import { digitalImage } from './digital-image/system.ts'
import { economicGrowth } from './economic-growth/system.ts'
import { errorCorrection } from './error-correction/system.ts'
import { inflationAndPrices } from './inflation-and-prices/system.ts'
import { loanOrMortgage } from './loan-or-mortgage/system.ts'
import { logicGates } from './logic-gates/system.ts'
import { moneyAndInequality } from './money-and-inequality/system.ts'
import { neuralNetwork } from './neural-network/system.ts'
import { packetsOnANetwork } from './packets-on-a-network/system.ts'
import { pageRank } from './page-rank/system.ts'
import { prisonersDilemma } from './prisoners-dilemma/system.ts'
import { publicKey } from './public-key/system.ts'
import { secretMessages } from './secret-messages/system.ts'
import { shortestPath } from './shortest-path/system.ts'
import { socialNetworkRumour } from './social-network-rumour/system.ts'
import { stockMarketRandomWalk } from './stock-market-random-walk/system.ts'
import { towersOfHanoi } from './towers-of-hanoi/system.ts'
import { tragedyOfTheCommons } from './tragedy-of-the-commons/system.ts'
import { waitingLineAtAShop } from './waiting-line-at-a-shop/system.ts'

/** Computing, and how people deal with one another. */
export const society = [
  binaryNumbers,
  shortestPath,
  binarySearch,
  logicGates,
  neuralNetwork,
  packetsOnANetwork,
  secretMessages,
  loanOrMortgage,
  prisonersDilemma,
  tragedyOfTheCommons,
  towersOfHanoi,
  dataCompression,
  pageRank,
  stockMarketRandomWalk,
  budgetAndSaving,
  socialNetworkRumour,
  economicGrowth,
  moneyAndInequality,
  digitalImage,
  errorCorrection,
  inflationAndPrices,
  publicKey,
  waitingLineAtAShop,
] as unknown as readonly System[]
