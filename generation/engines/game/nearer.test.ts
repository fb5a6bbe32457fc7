import { describe, expect, it } from 'vitest'
import type { PlannedGame } from './design.ts'
import { otherPlans } from './nearer.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function planFor(prompt: string): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}

const judged = (plan: PlannedGame, isMet: (words: string) => boolean) => ({
  unseen: plan.claims.map(({ words }) => words).filter((words) => !isMet(words)),
})

describe('other plans for a game', () => {
  const plan = planFor('a gardener waters tulips and a mole steals carrots')

  it('are none where everything was seen', () => {
    expect(
      otherPlans(
        plan,
        judged(plan, () => true),
      ),
    ).toEqual([])
  })

  it('play elsewhere, and are laid out anew, where a deed was not seen', () => {
    const others = otherPlans(
      plan,
      judged(plan, (words) => !/waters/i.test(words)),
    )
    const spaces = others.map(({ game }) => game.book?.space.id)
    expect(spaces.length).toBeGreaterThan(1)
    expect(spaces.slice(0, -1)).not.toContain(plan.game.book?.space.id)
    expect(others.at(-1)?.game).toMatchObject({ seed: plan.game.seed + 7919, book: plan.game.book })
  })

  it('keep who plays and what was claimed', () => {
    for (const other of otherPlans(
      plan,
      judged(plan, () => false),
    )) {
      expect(other.claims).toEqual(plan.claims)
      expect(other.game.cast.map(({ name }) => name)).toEqual(plan.game.cast.map(({ name }) => name))
    }
  })

  it('are none for a kind that has rules of its own', () => {
    const chess = planFor('chess')
    expect(
      otherPlans(
        chess,
        judged(chess, () => false),
      ),
    ).toEqual([])
  })
})
