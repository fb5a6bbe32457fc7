import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { editGame } from './edit.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function gameOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}

describe('an edit for which there is no change by name', () => {
  it('is read after the words before it, so that "she" is who was named', () => {
    const before = gameOf('a nurse heals dragons in a hospital')
    const { plan, changes } = editGame(before, 'she also brings them soup', [])
    expect(changes.join(' ')).toMatch(/^Nurse brings? .*soup/)
    expect(plan.game.cast.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nurse', 'dragon', 'soup']),
    )
    expect(plan.claims.map(({ words }) => words)).toEqual(
      expect.arrayContaining(before.claims.map(({ words }) => words)),
    )
    expect(plan.game.title).toBe(before.game.title)
  })

  it('is refused where reading anew would lose what was changed before', () => {
    const { plan } = editGame(gameOf('a nurse heals dragons in a hospital'), 'make the dragons pink', [])
    expect(() => editGame(plan, 'she also brings them soup', [])).toThrow(Refused)
  })

  it('is refused where nothing in it can be looked for', () => {
    const game = gameOf('a nurse heals dragons in a hospital')
    expect(() => editGame(game, 'it should feel more blorpy', [])).toThrow(Refused)
  })

  it('that says what somebody is able to do changes nobody into what they do it with', () => {
    const game = gameOf('a cat collects fish while dogs chase it')
    const { changes } = editGame(game, 'the cat should be able to throw yarn balls at the dogs', [])
    expect(changes).toEqual(['The cat throws yarn balls at dogs now.'])
  })
})
