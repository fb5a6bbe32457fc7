import type { AnyArchetype } from '../../archetype.ts'
import { hammock, hay, picnicTable, silo, waterTower } from './countryside.ts'
import { container, dish, habitat, solarPanel, stoneLantern, totem } from './far-places.ts'
import { clothesRack, coffin, controlPanel, counter, pedestal, pew, vendingMachine } from './furnishings.ts'
import { flag, gasPump, hoop, torch, utilityPole } from './poles.ts'
import { billboard, bin, board, busStop, neonSign } from './street-signs.ts'
import { buoy, cobweb, lilyPad, pier, rails, reeds, stalagmite, vines } from './wilds.ts'
import {
  aqueduct,
  armourStand,
  colosseum,
  furnace,
  gate,
  pool,
  robotArm,
  seesaw,
  siegeEngine,
  waterWheel,
} from './works.ts'

/** What places are furnished with, so that they look lived in. */
export const scenery: AnyArchetype[] = [
  aqueduct,
  armourStand,
  colosseum,
  furnace,
  gate,
  pool,
  robotArm,
  seesaw,
  siegeEngine,
  waterWheel,
  billboard,
  bin,
  board,
  buoy,
  busStop,
  clothesRack,
  cobweb,
  coffin,
  container,
  controlPanel,
  counter,
  dish,
  flag,
  gasPump,
  habitat,
  hammock,
  hay,
  hoop,
  lilyPad,
  neonSign,
  pedestal,
  pew,
  picnicTable,
  pier,
  rails,
  reeds,
  silo,
  solarPanel,
  stalagmite,
  stoneLantern,
  torch,
  totem,
  utilityPole,
  vendingMachine,
  vines,
  waterTower,
]
