import { castIn, dial } from '../../../game/plan.ts'
import { below, shuffle, tell } from '../../../game/world.ts'
import { allSwaps, canMove, columns, findRuns, type Piece, rows } from './matches.ts'
import { begin, type Match3World, stage } from './world.ts'

const mixSteps = 24

/** Fills the board so that nothing matches yet, something can be matched, and whatever blocks is in place. */
export function deal(world: Match3World): void {
  const { plan, blockers, level } = world
  const hazards = new Set(castIn(plan, 'hazard').map(({ id }) => id))
  do {
    world.pieces = Array.from({ length: columns * rows }, () => newPiece(world))
    for (const piece of world.pieces) piece.fell = rows
    const each = Math.min(4, Math.round(dial(plan, 1.6, 3.4) + (level - 1) * 0.7))
    for (const [index, id] of blockers.entries()) {
      const count = Math.min(5, plan.cast.find((member) => member.id === id)?.count ?? each)
      for (let one = 0; one < count; one++) {
        // Not on the lowest row, where hardly anything can be matched beside it.
        const piece = world.pieces[below(world, columns * (rows - 1))]
        if (!piece) continue
        piece.kind = -1 - index
        // Each has its own time, so that they do not all go off at once.
        if (hazards.has(id)) piece.fuse = Math.round(dial(plan, 11, 7)) + one * 3
        else piece.fuse = 0
      }
    }
    breakUp(world)
  } while (allSwaps(world.pieces).length < 3)
  begin(world, 'fall', 26)
}

/** Changes pieces until no three lie in a line. */
function breakUp(world: Match3World): void {
  for (let runs = findRuns(world.pieces); runs.length > 0; runs = findRuns(world.pieces))
    for (const { cells } of runs) {
      const piece = world.pieces[cells[1] ?? 0]
      if (piece) piece.kind = below(world, world.kinds.length)
    }
}

function newPiece(world: Match3World): Piece {
  return { kind: below(world, world.kinds.length), special: '', fell: 0, fuse: 0 }
}

/** What lies above comes down, and new ones follow. */
export function fall(world: Match3World): void {
  const gone = new Set(world.going)
  world.going = []
  let deepest = 0
  for (let column = 0; column < columns; column++) {
    let bottom = rows - 1
    for (let row = rows - 1; row >= 0; row--) {
      const piece = world.pieces[row * columns + column]
      if (!piece || gone.has(row * columns + column)) continue
      piece.fell = bottom - row
      world.pieces[bottom * columns + column] = piece
      bottom--
    }
    deepest = Math.max(deepest, bottom + 1)
    for (let row = bottom; row >= 0; row--)
      world.pieces[row * columns + column] = { ...newPiece(world), fell: bottom + 1 }
  }
  begin(world, 'fall', 9 + Math.min(5, deepest) * 3)
}

/** No move is left: the same pieces in another order. */
export function mix(world: Match3World): void {
  for (let attempt = 0; attempt < 50; attempt++) {
    const loose = shuffle(world, world.pieces.filter(canMove))
    world.pieces = world.pieces.map((piece) => (canMove(piece) ? (loose.pop() ?? piece) : piece))
    if (attempt > 20) breakUp(world)
    if (findRuns(world.pieces).length === 0 && allSwaps(world.pieces).length > 0) break
  }
  // Crowded out by blockers: then the board is dealt anew, because nobody may be stuck.
  if (allSwaps(world.pieces).length === 0) deal(world)
  tell(world, 'turn', { x: stage.width / 2, y: stage.height / 2 })
  tell(world, 'miss', { x: stage.width / 2, y: stage.height / 2, words: 'No match left: shuffled!' })
  begin(world, 'mix', mixSteps)
}
