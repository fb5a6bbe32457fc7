import { tell } from '../game/world.ts'
import { playerKind, type Rulebook } from './rulebook.ts'
import { bodiesOf, bookOf, gapBetween, kindOf, type RulesWorld } from './world.ts'

const known = new WeakMap<Rulebook, { covers: string[]; harmful: string[] }>()

/** What stands before the player stops what would hurt: a shot is gone with it, whoever comes in person goes on. */
export function cover(world: RulesWorld): void {
  const book = bookOf(world)
  const { covers, harmful } = known.get(book) ?? remember(book)
  if (covers.length === 0) return
  const walls = covers.flatMap((id) => bodiesOf(world, id))
  for (const body of harmful.flatMap((id) => bodiesOf(world, id))) {
    if (walls.length === 0 || body.y < (walls[0]?.y ?? 0) - 100) continue
    const flies = kindOf(book, body.kind).drive.does === 'fly'
    for (const wall of walls) {
      if (wall.gone || body.gone || gapBetween(book, wall, body) >= 0) continue
      wall.gone = true
      body.gone = flies
      tell(world, 'break', { by: body.cast, to: wall.cast, x: wall.x, y: wall.y })
    }
  }
}

function remember(book: Rulebook): { covers: string[]; harmful: string[] } {
  const you = playerKind(book)
  const harmful = book.rules.flatMap(({ when, do: effects }) =>
    'touch' in when && effects.some((effect) => 'hurt' in effect) ? when.touch : [],
  )
  const found = {
    covers: book.kinds.filter(({ covers }) => covers).map(({ id }) => id),
    harmful: [...new Set(harmful)].filter((ref) => ref !== you.id && ref !== you.cast),
  }
  known.set(book, found)
  return found
}
