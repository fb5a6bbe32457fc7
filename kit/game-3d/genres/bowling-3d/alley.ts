import type { Block } from '../../blocks.ts'
import type { Site } from '../../site.ts'
import { remember } from '../../space.ts'
import { beyondHall, hallAround } from './hall.ts'
import { boardsIn, isHall, laneBlocks, openSite } from './lane.ts'

const hallSite: Site = {
  reach: 40,
  height: () => -0.5,
  surface: () => 'main',
  free: beyondHall,
  scenery: 0,
  around: 'indoors',
  ambient: 1.25,
}

/** Where it is played: in a bowling alley, or on a lane in the place that the prompt names. */
export const siteOf = remember((plan): Site => (isHall(plan) ? hallSite : openSite()))

export const blocksOf = remember((plan, level): Block[] => {
  const blocks = laneBlocks(plan, level)
  if (isHall(plan)) hallAround(blocks, boardsIn(plan))
  return blocks
})
