import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { proveFlat } from '../../proof/prove-flat.ts'
import { bot } from '../bot/bot.ts'
import { type Film, filmsOf } from '../film.ts'
import type { Use } from '../mechanic.ts'
import { mechanics } from '../mechanics/index.ts'
import { exampleGame } from './example-game.ts'

/**
 * Holds every observable against the example games of all mechanics: it must be true in its own, and elsewhere only in its declared kin.
 * `node …/tell-apart.ts [id…]` says where that does not hold, for all or for those named.
 */
const names = process.argv.slice(2)
const games = mechanics.flatMap((mechanic): { id: string; films: Film[]; use: Use }[] => {
  const { plan, composed } = exampleGame([mechanic], mechanics)
  const proof = proveFlat({ genre, bot, plan, longest: 60 })
  const [use] = composed.uses
  return use
    ? [
        {
          id: mechanic.id,
          films: proof.played.slice(0, 4).flatMap(({ replay }) => filmsOf(proof.game, replay)),
          use,
        },
      ]
    : []
})
for (const { id, by, seen, kin = [] } of mechanics) {
  // What others do is never asked of the player.
  const asked = games.filter(({ use }) => (use.who.id === use.you.id) === (by === 'player'))
  const where = asked.filter(({ films, use }) => seen(films, use) !== undefined).map((game) => game.id)
  const elsewhere = where.filter((other) => other !== id && !kin.includes(other))
  const concerns =
    names.length === 0 || names.includes(id) || elsewhere.some((other) => names.includes(other))
  if (!concerns) continue
  if (!where.includes(id)) console.log(`${id}: NOT SEEN in its own example`)
  if (elsewhere.length > 0) console.log(`${id}: seen in ${elsewhere.join(', ')}, too`)
  else console.log(`${id}: fine`)
}
