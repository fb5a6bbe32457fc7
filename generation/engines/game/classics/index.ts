import type { World } from '@makebelieve/kit/game/world'
import type { GenreDesign } from '../design.ts'
import { battleship } from './battleship.ts'
import { bingo } from './bingo.ts'
import { checkers } from './checkers.ts'
import { chess } from './chess.ts'
import { codeBreaker } from './code-breaker.ts'
import { creatures } from './creatures.ts'
import { deckbuilder } from './deckbuilder.ts'
import { detective } from './detective.ts'
import { diceSheet } from './dice-sheet.ts'
import { dominoes } from './dominoes.ts'
import { escapeRoom } from './escape-room.ts'
import { hexConquest } from './hex-conquest.ts'
import { hiddenObject } from './hidden-object.ts'
import { fourInARow, ticTacToe } from './in-a-row.ts'
import { logicPuzzles } from './logic.ts'
import { mancala } from './mancala.ts'
import { memory } from './memory.ts'
import { musicBox } from './music-box.ts'
import { pointAndClick } from './point-and-click.ts'
import { puzzles } from './puzzles.ts'
import { reversi } from './reversi.ts'
import { simonSays } from './simon-says.ts'
import { solitaire } from './solitaire.ts'
import { sorting } from './sorting.ts'
import { spelling } from './spelling.ts'
import { stall } from './stall.ts'
import { story } from './story.ts'
import { tactics } from './tactics.ts'
import { twentyOne } from './twenty-one.ts'
import { typing } from './typing.ts'

/** Games that have a name of their own, on the kernel of moves: a folder in the kit, a design here, and words in `brief/classics.ts`. */
export const classicDesigns = [
  chess,
  ticTacToe,
  fourInARow,
  memory,
  reversi,
  ...puzzles,
  ...logicPuzzles,
  checkers,
  story,
  typing,
  spelling,
  deckbuilder,
  hiddenObject,
  detective,
  escapeRoom,
  pointAndClick,
  battleship,
  dominoes,
  bingo,
  mancala,
  solitaire,
  twentyOne,
  tactics,
  musicBox,
  simonSays,
  codeBreaker,
  diceSheet,
  creatures,
  sorting,
  hexConquest,
  stall,
] as unknown as readonly GenreDesign<World>[]
