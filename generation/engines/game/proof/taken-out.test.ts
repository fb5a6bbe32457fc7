import type { GamePlan } from '@makebelieve/kit/game/plan'
import { describe, expect, it } from 'vitest'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { PlannedGame } from '../design.ts'
import { flatGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { flatPlace } from './flat-place.ts'
import { proveFlat } from './prove-flat.ts'
import { judge } from './requirements.ts'

/**
 * A game of which exactly that is taken out which one claim asks for, built and played anew: whoever still calls the claim met never looked.
 * `spoil` changes the game alone; the claims are those of the sentence.
 */
type Spoil = (game: GamePlan) => void

const ruled = (game: GamePlan) => {
  if (!game.book) throw new Error('It has no rules of its own')
  return game.book
}

/** Every rule goes on without what it did of this kind; a rule that did nothing else is gone. */
const without =
  (effect: string): Spoil =>
  (game) => {
    const book = ruled(game)
    book.rules = book.rules.flatMap((rule) => {
      const left = rule.do.filter((one) => !(effect in one))
      return left.length > 0 ? [{ ...rule, do: left }] : []
    })
  }

const look =
  (changes: Partial<GamePlan['look']>): Spoil =>
  (game) => {
    game.look = { ...game.look, ...changes }
  }

const rules =
  (changes: Partial<GamePlan['rules']>): Spoil =>
  (game) => {
    game.rules = { ...game.rules, ...changes }
  }

const player =
  (changes: Partial<GamePlan['cast'][number]>): Spoil =>
  (game) => {
    game.cast = game.cast.map((one) => (one.role === 'player' ? { ...one, ...changes } : one))
  }

const canaries: [what: string, prompt: string, claim: RegExp, spoil: Spoil][] = [
  ['a score', 'a cat collects fish and dodges dogs, the score is shown', /score is shown/, without('score')],
  ['the cost of lives', 'a cat collects fish and dodges dogs, 4 lives', /4 lives/, without('hurt')],
  ['so many lives', 'a cat collects fish and dodges dogs, 4 lives', /4 lives/, rules({ lives: 2 })],
  ['the time', 'a cat collects fish in 50 seconds', /50 seconds/, rules({ seconds: 90 })],
  ['levels', 'a cat collects fish, 2 levels', /2 levels/, rules({ levels: 1 })],
  ['the dark', 'a cat collects fish at night in a meadow', /night/, look({ scene: 'cave' })],
  ['the first light', 'a cat collects fish at dawn in a meadow', /dawn/, look({ time: 'day' })],
  ['the sky', 'a cat collects fish at dawn in a meadow', /dawn/, look({ scene: 'cave' })],
  [
    'the light of the evening',
    'a cat collects fish at sunset in a desert',
    /sunset/,
    look({ scene: 'kitchen' }),
  ],
  ['the rain', 'a cat collects fish in the rain', /rain/, look({ weather: 'clear' })],
  ['the place', 'a cat collects fish in the desert', /desert/, look({ scene: 'meadow' })],
  ['the style', 'a neon game in which a cat collects fish', /neon/, look({ style: 'paper' })],
  ['the size', 'a giant cat collects fish', /giant|large/, player({ size: 1 })],
  ['who collects', 'a cat collects fish', /collects/, without('remove')],
  [
    'the chase',
    'dogs chase a cat that collects fish',
    /chase/i,
    (game) => {
      for (const kind of ruled(game).kinds) if (kind.cast === 'dog') kind.drive = { does: 'still' }
    },
  ],
  [
    'the pace',
    'catch falling apples, they fall faster and faster',
    /faster over time/,
    rules({ faster: false }),
  ],
  ['the goal', 'a snake eats mice, first to 60 points wins', /60 points/, rules({ scoreGoal: 30 })],
  ['peace', 'a cat collects fish, no timer', /timer|time limit|clock/, rules({ seconds: 80 })],
]

function planOf(prompt: string): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}

function judged(plan: PlannedGame): Requirement[] {
  const design = flatGenreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const proof = proveFlat({ genre, bot, plan: plan.game, longest })
  return judge({ plan, design, proof, place: (claim) => flatPlace(claim, plan.game, genre) })
}

describe('a game without', () => {
  it.each(canaries)('%s does not meet that claim of “%s”', (_, prompt, words, spoil) => {
    const plan = planOf(prompt)
    const statusOf = (made: PlannedGame) => judged(made).filter(({ claim }) => words.test(claim))
    const own = statusOf(plan)
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 'met'))
    expect(own).not.toEqual([])
    const game = structuredClone(plan.game)
    spoil(game)
    expect(statusOf({ ...plan, game }).filter(({ status }) => status === 'met')).toEqual([])
  })
})
