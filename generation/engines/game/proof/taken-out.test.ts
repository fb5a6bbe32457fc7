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
type Spoil = (game: GamePlan, plan: PlannedGame) => void

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

/** Who is meant stands still, where they do anything at all. */
const stilled =
  (cast: string): Spoil =>
  (game) => {
    for (const kind of ruled(game).kinds) if (kind.cast === cast) kind.drive = { does: 'still' }
  }

const content =
  (changes: Record<string, unknown>): Spoil =>
  (game) => {
    game.content = { ...game.content, ...changes }
  }

/** Somebody else has the part. */
const recast =
  (id: string, name: string): Spoil =>
  (game, plan) => {
    const other = (one: GamePlan['cast'][number]) => (one.id === id || one.role === id) && one
    const keys = game.cast.flatMap((one) => (other(one) ? [one.picture] : []))
    game.cast = game.cast.map((one) => (other(one) ? { ...one, name, plural: `${name}s` } : one))
    plan.pictures = Object.fromEntries(
      Object.entries(plan.pictures).map(([key, source]) => [
        key,
        keys.includes(key) ? { ...source, noun: name } : source,
      ]),
    )
  }

/** Nothing is left of what these words asked for. */
const unsaid =
  (words: string): Spoil =>
  (game) => {
    const book = ruled(game)
    book.rules = book.rules.filter(
      ({ because }) => typeof because !== 'object' || !('words' in because) || because.words !== words,
    )
  }

const fewer =
  (cast: string, count: number): Spoil =>
  (game) => {
    for (const kind of ruled(game).kinds) if (kind.cast === cast) kind.count = count
    game.cast = game.cast.map((one) => (one.id === cast ? { ...one, count } : one))
  }

/** It is won by less. */
const sooner =
  (reaches: number): Spoil =>
  (game) => {
    for (const { result, when } of ruled(game).ends)
      if (result === 'won' && 'tallies' in when) for (const tally of when.tallies) tally.reaches = reaches
  }

const none =
  (cast: string): Spoil =>
  (game) => {
    const book = ruled(game)
    book.kinds = book.kinds.filter((kind) => kind.cast !== cast)
  }

const canaries: [what: string, prompt: string, claim: RegExp, spoil: Spoil][] = [
  ['a score', 'a cat collects fish and dodges dogs, the score is shown', /score is shown/, without('score')],
  ['the cost of lives', 'a cat collects fish and dodges dogs, 4 lives', /4 lives/, without('hurt')],
  ['so many lives', 'a cat collects fish and dodges dogs, 4 lives', /4 lives/, rules({ lives: 2 })],
  ['the time', 'a cat collects fish in 50 seconds', /50 seconds/, rules({ seconds: 90 })],
  ['levels', 'a cat collects fish, 2 levels', /2 levels/, rules({ levels: 1 })],
  ['the dark', 'a cat collects fish at night in a meadow', /night/, look({ scene: 'cave' })],
  ['the first light', 'flappy bird with an owl at dawn in a meadow', /dawn/, look({ time: 'day' })],
  ['the sky', 'flappy bird with an owl at dawn in a meadow', /dawn/, look({ scene: 'cave' })],
  [
    'the light of the evening',
    'a cat collects fish at sunset in a city',
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
  [
    'peaceful company',
    'a cat collects fish, no enemies',
    /No enemies/,
    (game) => {
      game.cast = game.cast.map((one) => (one.role === 'player' ? one : { ...one, role: 'enemy' }))
    },
  ],
  // Ways of getting about.
  ['a beat to walk', 'guards with flashlights patrol, a fox collects gems', /patrol/i, stilled('guard')],
  [
    'lights that are carried',
    'guards with flashlights patrol, a fox collects gems',
    /flashlights/,
    (game) => {
      for (const kind of ruled(game).kinds) delete kind.beam
    },
  ],
  ['hops', 'a frog hops through the meadow and collects flies in a platformer', /hops/, rules({ jump: 0 })],
  [
    'traffic',
    'frogger with a hedgehog crossing a busy motorway',
    /Busy/,
    (game) => {
      const book = ruled(game)
      book.kinds = book.kinds.map((kind) =>
        kind.cast === 'car' || kind.cast === 'truck' ? { ...kind, count: 0 } : kind,
      )
    },
  ],
  // Consequences and quantities.
  ['what follows', 'a cat collects fish and grows bigger with every fish', /bigger/, without('grow')],
  [
    'what runs down',
    'an astronaut collects crystals and the oxygen runs down all the time',
    /oxygen/i,
    unsaid('the oxygen runs down all the time'),
  ],
  // What is done makes the kind of game.
  ['the stove', 'a cooking game in which a chef fries eggs', /cooking game/, none('pot')],
  [
    'so many',
    'a fox collects 5 gems and dodges snakes',
    /5 gems/,
    (game, plan) => {
      fewer('gem', 3)(game, plan)
      sooner(3)(game, plan)
    },
  ],
  // Goals of tables and boards.
  ['so many goals', 'air hockey, first to 5 goals wins', /5 goals/, rules({ goalCount: 3 })],
  ['so many points', 'a snake eats mice, first to 60 points wins', /60 points/, rules({ scoreGoal: 20 })],
  ['somebody to play against', 'air hockey for two players', /2 players/, rules({ players: 1 })],
  [
    'two cards only',
    'a memory game where two of the hidden cards change places after every miss',
    /Two of/,
    content({ shuffles: true }),
  ],
  [
    'that very food',
    'snake that gets shorter when it eats mice',
    /when it eats mice/,
    recast('collectible', 'carrot'),
  ],
  ['moves to spare', 'match three candies in at most 20 moves', /20 moves/, content({ moves: 30 })],
  [
    'so many questions',
    'a quiz about planets with 6 questions',
    /6 (?:rounds|questions)/,
    rules({ goalCount: 4 }),
  ],
  ['that subject', 'a quiz about planets with 6 questions', /about planets/, content({ topic: 'dinosaurs' })],
  ['so many laps', 'a race with 3 laps against 2 opponents', /3 laps/, sooner(2)],
  ['two rivals', 'a race with 3 laps against 2 opponents', /2 opponents/, fewer('rival', 1)],
  ['doors that are locked', 'a fox opens doors with keys', /opens doors/, none('key')],
  // A near look is another one.
  ['the very animal', 'a cat collects fish', /You play/, recast('player', 'dog')],
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
    const spoilt = { ...plan, game }
    spoil(game, spoilt)
    expect(statusOf(spoilt).filter(({ status }) => status === 'met')).toEqual([])
  })
})
