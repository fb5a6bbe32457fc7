import type { Move } from '../../turns/rules.ts'
import {
  distance,
  type Fighter,
  hit,
  opened,
  reachable,
  standing,
  type TacticsState,
  targetsFrom,
} from './field.ts'
import { afterBlows } from './foes.ts'

/** How the squad stands once the blows that are shown have fallen. */
function worthOf(state: TacticsState): number {
  const then = afterBlows(state)
  const [squad, foes] = [standing(then, 0), standing(then, 1)]
  if (foes.length === 0) return 1000
  const strength = (side: Fighter[]) => side.reduce((sum, { health }) => sum + 10 * health + 18, 0)
  const apart = squad.reduce(
    (sum, { cell }) => sum + Math.min(...foes.map((foe) => distance(foe.cell, cell))),
    0,
  )
  return strength(squad) * 1.2 - strength(foes) - apart * 0.6
}

/** The best that any one of the squad could do now, where it does any good; else the turn is over. */
export function wise(state: TacticsState): Move {
  let best: { move: Move; worth: number } = { move: ['end'], worth: worthOf(state) + 0.01 }
  for (const own of standing(state, 0)) {
    if (own.acted) continue
    for (const cell of own.moved ? [own.cell] : reachable(state, own)) {
      const moved = opened(state)
      const mover = moved.fighters.find(({ id }) => id === own.id) as Fighter
      mover.cell = cell
      const walks: Move = [String(own.cell), String(cell)]
      if (cell !== own.cell) consider(walks, moved)
      for (const target of targetsFrom(moved, mover, cell)) {
        const struck = opened(moved)
        hit(struck, struck.fighters.find(({ id }) => id === own.id) as Fighter, target)
        consider(cell === own.cell ? [String(own.cell), String(target)] : walks, struck)
      }
    }
  }
  return best.move

  function consider(move: Move, after: TacticsState): void {
    const worth = worthOf(after)
    if (worth > best.worth) best = { move, worth }
  }
}
