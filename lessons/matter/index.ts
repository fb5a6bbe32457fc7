import type { System } from '@makebelieve/kit/simulation/system'
import { gasInABox } from './gas-in-a-box/system.ts'
import { heatAlongARod } from './heat-along-a-rod/system.ts'
import { heatBetweenTwoBlocks } from './heat-between-two-blocks/system.ts'
import { radioactiveDecay } from './radioactive-decay/system.ts'
import { reactionRates } from './reaction-rates/system.ts'
import { titration } from './titration/system.ts'

/** Atoms, gases, heat and reactions. */
export const matter = [
  radioactiveDecay,
  gasInABox,
  titration,
  reactionRates,
  heatAlongARod,
  heatBetweenTwoBlocks,
] as unknown as readonly System[]
