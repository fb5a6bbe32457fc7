import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { proveFlat } from '../../proof/prove-flat.ts'
import { bot } from '../bot/bot.ts'
import { filmsOf } from '../film.ts'
import { mechanics } from '../mechanics/index.ts'
import { exampleGame } from './example-game.ts'

/**
 * Plays the example game of each mechanic (or of those named) and says whether it was proven and seen:
 * `node …/try-mechanics.ts [id…] [--space=side]`.
 */
const names = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const space = process.argv.find((one) => one.startsWith('--space='))?.slice(8) as never
for (const mechanic of mechanics.filter(({ id }) => names.length === 0 || names.includes(id))) {
  const { plan, composed } = exampleGame([mechanic], mechanics, { space })
  const began = performance.now()
  const proof = proveFlat({ genre, bot, plan, longest: 150 })
  const films = proof.played.slice(0, 4).flatMap(({ replay }) => filmsOf(proof.game, replay))
  const [use] = composed.uses
  const failed = proof.checks.filter(({ passed }) => !passed)
  console.log(
    `${mechanic.id} in ${composed.book.space.id}: ${failed.length === 0 ? 'proven' : `NOT PROVEN (${failed.map(({ name, evidence }) => `${name}: ${evidence}`).join('; ')})`}`,
    `· won in ${proof.won ? Math.round(proof.won.ticks / 60) : '–'} s · ${Math.round(performance.now() - began)} ms`,
    `· seen: ${use ? (mechanic.seen(films, use) ?? 'NOT SEEN') : 'NOT USED'}`,
  )
}
