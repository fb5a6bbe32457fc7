import type { AnyArchetype } from '../../archetype.ts'
import { anvil, chessPiece, die, giftBox, sportsBall } from './games.ts'
import { hafted } from './hafted.ts'
import { shield } from './shield.ts'
import { sword } from './sword.ts'
import { coin, crown, gem, ring, trophy } from './treasure.ts'

/** What one fights, works and plays with, and what one keeps. */
export const gear: AnyArchetype[] = [
  anvil,
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
