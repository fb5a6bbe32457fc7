import { idle } from '@makebelieve/kit/core/input'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import { gameToPlay } from '../../proof/game-to-play.ts'
import { goodPlayer, nobody, randomPlayer } from '../../proof/players.ts'
import { type Player, playThrough } from '../../proof/playthrough.ts'
import { bot } from '../bot/bot.ts'
import { type Film, filmed } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { mechanics } from '../mechanics/index.ts'
import { exampleGame } from './example-game.ts'

/** The example of a mechanic in a space, played no longer than it takes: what is wrong with it there, or nothing. */
export function faultIn(space: SpaceId, mechanic: Mechanic): string | undefined {
  const { plan, composed } = exampleGame([mechanic], mechanics, { space })
  const [use] = composed.uses
  if (!use || composed.left.length > 0) return 'It is left out.'
  const game = gameToPlay(genre, plan)
  const films: Film[] = []
  const play = (player: Player<RulesWorld>, seconds: number, seed = plan.seed) =>
    playThrough({ game: filmed(game, films), seed, player, longest: seconds }).status
  const isSeen = () => mechanic.seen([...films], use) !== undefined
  const isWon = (attempt: number) => play(goodPlayer(bot), 120, plan.seed + attempt * 101) === 'won'

  if (![0, 1, 2].some(isWon)) return 'It is not won.'
  if (isSeen()) return undefined
  // What forbids something is seen only where somebody does it all the same.
  play(({ world }, memory) => bot.lose?.(world, memory) ?? idle, 150)
  play(nobody, 110)
  play(randomPlayer(game, 11), 60)
  if (isSeen()) return undefined
  // Some games are won before there was much to see.
  for (const attempt of [3, 4, 5]) isWon(attempt)
  return isSeen() ? undefined : 'It is not seen.'
}
