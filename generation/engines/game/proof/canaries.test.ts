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
 * Pairs of sentences that differ in one word. Whoever holds the claims of one against the game of the other must find that very claim
 * unmet, and nothing else changed: a judge that calls it met would call anything met.
 */
const families: { game: string; twins: [one: string, other: string][] }[] = [
  {
    game: 'a match-3 game where a baker matches cookies and cupcakes while mice steal the cookies',
    twins: [
      ['mice steal', 'mice guard'],
      ['a baker', 'a wizard'],
      ['cupcakes', 'candles'],
      ['a match-3 game', 'a snake game'],
    ],
  },
  {
    game: 'a snake game where a green train eats passengers and avoids cows, 3 lives',
    twins: [
      ['eats passengers', 'feeds passengers'],
      ['avoids cows', 'chases cows'],
      ['avoids cows', 'avoids goats'],
      ['green train', 'red train'],
      ['3 lives', '5 lives'],
    ],
  },
  {
    game: 'a sokoban game where a penguin pushes blue barrels in a garden',
    twins: [
      ['pushes', 'paints'],
      ['pushes', 'throws'],
      ['a penguin', 'a bear'],
      ['blue barrels', 'red barrels'],
      ['in a garden', 'in a castle'],
    ],
  },
  {
    game: 'a tower defence game where an elf protects the blue tent from wolves, 6 waves',
    twins: [
      ['6 waves', '8 waves'],
      ['blue tent', 'yellow tent'],
      ['protects', 'cleans'],
    ],
  },
  {
    game: 'a turn-based battle where a knight fights goblins',
    twins: [
      ['fights goblins', 'photographs goblins'],
      ['fights goblins', 'feeds goblins'],
      ['fights goblins', 'fights vampires'],
    ],
  },
  {
    game: 'a quiz about dinosaurs with 4 lives',
    twins: [
      ['dinosaurs', 'planets'],
      ['4 lives', '2 lives'],
    ],
  },
  {
    game: 'a tycoon game where a baker sells cakes at night',
    twins: [
      ['sells cakes', 'paints cakes'],
      ['sells cakes', 'sells hats'],
      ['at night', 'at dawn'],
    ],
  },
]

function planOf(prompt: string): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}

describe.each(families)('claims held against “$game”', ({ game, twins }) => {
  const plan = planOf(game)
  const design = flatGenreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const proof = proveFlat({ genre, bot, plan: plan.game, longest })
  const place = (claim: Parameters<typeof flatPlace>[0]) => flatPlace(claim, plan.game, genre)
  const judged = ({ claims }: Pick<PlannedGame, 'claims'>): Requirement[] =>
    judge({ plan: { ...plan, claims }, design, proof, place })
  const own = judged(plan)

  it('are all met where they are its own', () => {
    expect(own.filter(({ status }) => status !== 'met')).toEqual([])
  })

  it.each(twins)('turn unmet where “%s” becomes “%s”', (one, other) => {
    const twin = game.replace(one, other)
    expect(twin).not.toBe(game)
    const held = judged(planOf(twin))
    const isOwn = ({ claim }: Requirement) => own.some((known) => known.claim === claim)
    const changed = held.filter((requirement) => !isOwn(requirement))
    expect(changed).not.toEqual([])
    expect(changed.filter(({ status }) => status === 'met')).toEqual([])
    expect(held.filter(isOwn).filter(({ status }) => status !== 'met')).toEqual([])
  })
})
