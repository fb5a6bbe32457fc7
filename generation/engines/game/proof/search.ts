import type { Input } from '@makebelieve/kit/core/input'
import { seededRandom } from '@makebelieve/kit/core/random'
import { type Replay, recorder } from '@makebelieve/kit/core/replay'
import type { Bot } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { GameToPlay, Match } from './game-to-play.ts'
import { middlingPlayer, randomPlayer } from './players.ts'

type Saved<W extends World> = { match: Match<W>; inputs: Input[]; visits: number; score: number }

/**
 * Where the bot of a genre fails: saves promising worlds, goes back to one, explores from there, and saves what is new
 * or further (Go-Explore). The way to a win is a replay like any other.
 */
export function searchWin<W extends World>(
  game: GameToPlay<W>,
  bot: Bot<W>,
  plan: GamePlan,
  budget = 60_000,
): Replay | undefined {
  const random = seededRandom(plan.seed ^ 0x5eed)
  const archive = new Map<string, Saved<W>>()
  keep(archive, { match: game.begin(plan.seed), inputs: [], visits: 0, score: 0 })
  let steps = 0
  for (let round = 0; steps < budget; round++) {
    const from = choose([...archive.values()], random.next())
    from.visits++
    const match = from.match.copy()
    const inputs = [...from.inputs]
    const explorer = round % 2 === 0 ? middlingPlayer(game, bot, round) : randomPlayer(game, round * 7 + 1)
    const memory = {}
    for (let step = 0; step < 4 * rate && match.status === 'playing'; step++) {
      const input = explorer(match, memory)
      inputs.push(input)
      match.step(input)
      steps++
      if (step % 30 === 29 && match.status === 'playing')
        keep(archive, {
          match: match.copy(),
          inputs: [...inputs],
          visits: 0,
          score: bot.progress(match.world),
        })
    }
    match.leave()
    if (match.status === 'won') return replayOf(plan.seed, inputs)
  }
  return undefined
}

/** One world for each degree of progress and number of lives: the one that came there the quickest. */
function keep<W extends World>(archive: Map<string, Saved<W>>, saved: Saved<W>): void {
  const { lives, level } = saved.match.world
  const cell = `${Math.floor(saved.score * 60)} ${lives} ${level}`
  const known = archive.get(cell)
  const isBetter = !known || known.inputs.length > saved.inputs.length
  if (isBetter) archive.set(cell, saved)
  ;(isBetter ? known : saved)?.match.leave()
}

/** Far ones and rarely visited ones first. */
function choose<W extends World>(saved: Saved<W>[], chance: number): Saved<W> {
  const weights = saved.map(
    ({ score, visits, match }) => ((score + 0.05) ** 2 * (1 + match.world.lives)) / (1 + visits),
  )
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, one] of saved.entries()) {
    left -= weights[index] ?? 0
    if (left <= 0) return one
  }
  const last = saved.at(-1)
  if (!last) throw new Error('The archive is never empty')
  return last
}

function replayOf(seed: number, inputs: readonly Input[]): Replay {
  const { add, replay } = recorder(seed)
  for (const input of inputs) add(input)
  return replay
}
