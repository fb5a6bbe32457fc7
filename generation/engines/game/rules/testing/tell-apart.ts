import { mechanics } from '../mechanics/index.ts'
import { exampleGame } from './example-game.ts'
import { playedOf } from './played.ts'

/**
 * Holds every observable against the example games of all mechanics: it must be true in its own, and elsewhere only in its declared kin.
 * `node …/tell-apart.ts [id…]` says where that does not hold, for all or for those named.
 */
const names = process.argv.slice(2)
/** Where each was seen. */
const where = new Map<string, string[]>(mechanics.map(({ id }) => [id, []]))
for (const example of mechanics) {
  const { plan, composed } = exampleGame([example], mechanics)
  const [use] = composed.uses
  if (!use) continue
  const { films } = playedOf(plan)
  // What others do is never asked of the player.
  const by = use.who.id === use.you.id ? 'player' : 'others'
  for (const mechanic of mechanics)
    if (mechanic.by === by && mechanic.seen(films, use) !== undefined)
      where.get(mechanic.id)?.push(example.id)
}
for (const { id, kin = [] } of mechanics) {
  const seen = where.get(id) ?? []
  const elsewhere = seen.filter((other) => other !== id && !kin.includes(other))
  const concerns =
    names.length === 0 || names.includes(id) || elsewhere.some((other) => names.includes(other))
  if (!concerns) continue
  if (!seen.includes(id)) console.log(`${id}: NOT SEEN in its own example`)
  if (elsewhere.length > 0) console.log(`${id}: seen in ${elsewhere.join(', ')}, too`)
  else console.log(`${id}: fine`)
}
