import type { AnyArchetype } from '../../archetype.ts'
import { anvil, chessPiece, die, giftBox, sportsBall } from './games.ts'
import { gun } from './guns.ts'
import { hafted } from './hafted.ts'
import { helmet } from './helmet.ts'
import { lightbulb, wand } from './magic.ts'
import { arrow, bomb, bow, cannon, crossbow } from './ranged.ts'
import { shield } from './shield.ts'
import { boneShape, skull } from './skull.ts'
import { sword } from './sword.ts'
import { coin, crown, gem, ring, trophy } from './treasure.ts'

/** What one fights, works and plays with, and what one keeps. */
export const gear: AnyArchetype[] = [
  anvil,
  arrow,
  bomb,
  boneShape,
  bow,
  cannon,
  crossbow,
  gun,
  helmet,
  lightbulb,
  skull,
  wand,
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
