import { bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import { seededRandom } from '@makebelieve/kit/core/random'
import type { Bot } from '@makebelieve/kit/game/bot'
import type { World } from '@makebelieve/kit/game/world'
import type { GameToPlay } from './game-to-play.ts'
import type { Player } from './playthrough.ts'

export const nobody: Player<World> = () => idle

/** The bot itself, as good as it can. */
export function goodPlayer<W extends World>({ play }: Pick<Bot<W>, 'play'>): Player<W> {
  return ({ world }, memory) => play(world, memory)
}

/** Presses what the game declares, at random, each for a moment: a toddler at the keyboard. */
export function randomPlayer<W extends World>(
  { controls }: Pick<GameToPlay<W>, 'controls'>,
  seed: number,
): Player<W> {
  const random = seededRandom(seed)
  const bits = controls.flatMap(({ input, player = 1 }) =>
    input === 'pointer' || input === 'pick' || input === 'look' || player !== 1 ? [] : [bitOf(input)],
  )
  const picks = controls.some(({ input }) => input === 'pick')
  let input: Input = idle
  let left = 0
  return (match) => {
    if (left-- > 0) return { held: input.held, second: 0 }
    left = 6 + random.below(24)
    input = { held: bits.reduce((mask, bit) => (random.next() < 0.4 ? mask | bit : mask), 0), second: 0 }
    const choices = picks ? match.choices().filter(({ disabled }) => !disabled) : []
    const choice = choices[random.below(Math.max(1, choices.length))]
    return choice ? { ...input, pick: choice.id } : input
  }
}

/** Plays well, but a third of the time it fumbles: somebody who plays it for the first time. */
export function middlingPlayer<W extends World>(
  game: Pick<GameToPlay<W>, 'controls'>,
  bot: Bot<W>,
  seed: number,
): Player<W> {
  const random = seededRandom(seed)
  const fumble = randomPlayer(game, seed + 1)
  let fumbling = false
  let left = 0
  return (match, memory) => {
    if (left-- <= 0) {
      fumbling = random.next() < 0.34
      left = fumbling ? 10 + random.below(14) : 16 + random.below(30)
    }
    return fumbling ? fumble(match, memory) : bot.play(match.world, memory)
  }
}
