import type { AnyArchetype } from '../../archetype.ts'
import { archeryTarget } from './archery-target.ts'
import { needle, stethoscope } from './fine-tools.ts'
import { anvil, chessPiece, die, giftBox, sportsBall } from './games.ts'
import { gun } from './guns.ts'
import { hafted } from './hafted.ts'
import { battery, button, fastener, ingot, whistle } from './hardware.ts'
import { helmet } from './helmet.ts'
import { dreamcatcher, fishingRod, necklace, treasurePile } from './keepsakes.ts'
import { lightbulb, wand } from './magic.ts'
import { brain, eyeball, hand, print, tooth } from './organs.ts'
import {
  boomerang,
  domino,
  frisbee,
  horseshoe,
  pogoStick,
  puzzlePiece,
  slinky,
  trampoline,
} from './playthings.ts'
import { arrow, bomb, bow, cannon, crossbow } from './ranged.ts'
import { scienceModel } from './science.ts'
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
import { usefulThing } from './useful.ts'
import { cannonball, fireExtinguisher, toolbox } from './workshop.ts'
import { gardenHose, gardenMachine, lawnMower, smallThing } from './yard.ts'

/** What one fights, works and plays with, and what one keeps. */
export const gear: AnyArchetype[] = [
  ...[brain, eyeball, hand, print, tooth],
  ...[toolbox, fireExtinguisher, stethoscope, cannonball, needle],
  gardenHose,
  gardenMachine,
  lawnMower,
  smallThing,
  anvil,
  archeryTarget,
  arrow,
  balloon,
  battery,
  bomb,
  boneShape,
  bow,
  boomerang,
  boxingGlove,
  button,
  cannon,
  chain,
  chessboard,
  club,
  cog,
  compass,
  crossbow,
  dartboard,
  domino,
  dreamcatcher,
  dumbbell,
  fastener,
  fishingRod,
  frisbee,
  gun,
  handTool,
  helmet,
  horseshoe,
  ingot,
  kite,
  lightbulb,
  magnet,
  medal,
  necklace,
  playingCards,
  pogoStick,
  puzzleCube,
  puzzlePiece,
  racket,
  skull,
  slinky,
  spinningToy,
  surfboard,
  toyBlocks,
  trampoline,
  treasurePile,
  wand,
  wateringCan,
  whistle,
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
  scienceModel,
  usefulThing,
]
