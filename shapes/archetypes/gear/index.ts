import type { AnyArchetype } from '../../archetype.ts'
import { archeryTarget } from './archery-target.ts'
import { anvil, chessPiece, die, giftBox, sportsBall } from './games.ts'
import { gun } from './guns.ts'
import { hafted } from './hafted.ts'
import { helmet } from './helmet.ts'
import { dreamcatcher, fishingRod, necklace, treasurePile } from './keepsakes.ts'
import { lightbulb, wand } from './magic.ts'
import { arrow, bomb, bow, cannon, crossbow } from './ranged.ts'
import { shield } from './shield.ts'
import { boneShape, skull } from './skull.ts'
import { boxingGlove, club, dartboard, dumbbell, medal, racket, surfboard } from './sport.ts'
import { sword } from './sword.ts'
import { chain, cog, compass, handTool, wateringCan } from './tools.ts'
import {
  balloon,
  chessboard,
  kite,
  magnet,
  playingCards,
  puzzleCube,
  spinningToy,
  toyBlocks,
} from './toys.ts'
import { coin, crown, gem, ring, trophy } from './treasure.ts'
import { gardenHose, gardenMachine, lawnMower, smallThing } from './yard.ts'

/** What one fights, works and plays with, and what one keeps. */
export const gear: AnyArchetype[] = [
  gardenHose,
  gardenMachine,
  lawnMower,
  smallThing,
  anvil,
  archeryTarget,
  arrow,
  balloon,
  bomb,
  boneShape,
  bow,
  boxingGlove,
  cannon,
  chain,
  chessboard,
  club,
  cog,
  compass,
  crossbow,
  dartboard,
  dreamcatcher,
  dumbbell,
  fishingRod,
  gun,
  handTool,
  helmet,
  kite,
  lightbulb,
  magnet,
  medal,
  necklace,
  playingCards,
  puzzleCube,
  racket,
  skull,
  spinningToy,
  surfboard,
  toyBlocks,
  treasurePile,
  wand,
  wateringCan,
  chessPiece,
  coin,
  crown,
  die,
  gem,
  giftBox,
  hafted,
  ring,
  shield,
  sportsBall,
  sword,
  trophy,
]
