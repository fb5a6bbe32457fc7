import { castIn, dial, theOne } from '../../../game/plan.ts'
import { pickOne, shuffle, tell } from '../../../game/world.ts'
import { beside, middleOf, ways } from '../../table/board.ts'
import { feel } from '../../table/host.ts'
import { grid, reach } from './matches.ts'
import { board, type Match3World } from './world.ts'

const mostFoes = 9
const costOfBlast = 3

/** Foes that are left alone for three moves take over a neighbour. */
export function foesSpread(world: Match3World): void {
  const { pieces, plan } = world
  const foes = new Set(castIn(plan, 'enemy').map(({ id }) => id))
  const cells = pieces.flatMap(({ kind }, cell) =>
    kind < 0 && foes.has(world.blockers[-1 - kind] ?? '') ? [cell] : [],
  )
  if (cells.length === 0 || cells.length >= mostFoes || plan.rules.gentle) return
  if (++world.calm < Math.round(dial(plan, 5, 3))) return
  world.calm = 0
  const from = pickOne(world, cells)
  const near = shuffle(world, ways)
    .flatMap((way) => beside(grid, from, way) ?? [])
    .filter((cell) => (pieces[cell]?.kind ?? -1) >= 0)
  // What is spoken of first is what they are after.
  const to = near.find((cell) => pieces[cell]?.kind === 0) ?? near[0]
  const [foe, prey] = [pieces[from], pieces[to ?? -1]]
  if (!foe || !prey) return
  tell(world, 'steal', {
    by: world.blockers[-1 - foe.kind],
    to: world.kinds[prey.kind]?.cast,
    ...middleOf(board, to ?? 0),
  })
  prey.kind = foe.kind
  prey.special = ''
}

/** What is dangerous has a fuse: whoever does not clear it in time loses moves. */
export function burnFuses(world: Match3World): void {
  const { pieces, plan, kinds } = world
  pieces.forEach((piece, cell) => {
    if (piece.fuse === 0 || --piece.fuse > 0) return
    const at = middleOf(board, cell)
    const by = world.blockers[-1 - piece.kind]
    tell(world, 'hurt', { by, to: theOne(plan, 'player').id, ...at })
    tell(world, 'miss', { ...at, words: world.moves === null ? 'Boom!' : `-${costOfBlast} moves` })
    feel(world.host, 'sad')
    if (world.moves !== null) world.moves = Math.max(0, world.moves - costOfBlast)
    // What is left of it lies among others of another kind.
    const quiet = shuffle(world, [...kinds.keys()]).find(
      (kind) => Math.max(...reach(pieces, cell, kind, cell)) < 3,
    )
    piece.kind = quiet ?? 0
  })
}
