import type { GamePlan } from '@makebelieve/kit/game/plan'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import { gameToPlay } from '../../proof/game-to-play.ts'
import { goodPlayer, nobody, randomPlayer } from '../../proof/players.ts'
import { type Playthrough, playThrough } from '../../proof/playthrough.ts'
import { bot } from '../bot/bot.ts'
import { type Film, filmed } from '../film.ts'

export type Played = {
  won?: Playthrough<RulesWorld>
  lost?: Playthrough<RulesWorld>
  idle: Playthrough<RulesWorld>
  films: Film[]
}

/** The games by which one sees what a rulebook is: a win of the bot, the worst play, none, random play, and somebody who tries something. */
export function playedOf(
  plan: GamePlan,
  trying?: Parameters<typeof playThrough<RulesWorld>>[0]['player'],
): Played {
  const game = gameToPlay(genre, plan)
  const play = (
    player: Parameters<typeof playThrough<RulesWorld>>[0]['player'],
    seconds: number,
    seed = plan.seed,
  ) => {
    const filmedHere: Film[] = []
    const through = playThrough({ game: filmed(game, filmedHere), seed, player, longest: seconds })
    return { ...through, films: filmedHere }
  }
  let won: ReturnType<typeof play> | undefined
  for (let attempt = 0; attempt < 3 && won?.status !== 'won'; attempt++)
    won = play(goodPlayer(bot), 120, plan.seed + attempt * 101)
  const bad = play(({ world }, memory) => bot.lose?.(world, memory) ?? { held: 0, second: 0 }, 150)
  const idle = play(nobody, 110)
  const random = play(randomPlayer(game, 11), 60)
  const tried = trying && play(trying, 100)
  const first = [won, bad, idle, random, tried].filter((one) => one !== undefined)
  // Somebody loses in the end: whoever has no idea, where the worst that a bot can think of is not bad enough.
  const all = first.some(({ status }) => status === 'lost')
    ? first
    : [...first, ...[21, 22, 23].map((seed) => play(randomPlayer(game, seed), 150, plan.seed + seed))]
  return {
    ...(won?.status === 'won' && { won }),
    lost: all.find(({ status }) => status === 'lost'),
    idle,
    films: all.flatMap(({ films }) => films),
  }
}
