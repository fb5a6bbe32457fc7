import { describe, expect, it } from 'vitest'
import { planOf } from '../../../guide/kinds.ts'
import { planGame } from '../plan.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { samplePlan, troupes } from '../testing/sample-plan.ts'
import { rhythm } from './rhythm.ts'

describe('rhythm', () => {
  it.each(Object.keys(troupes))('passes its proof: %s', (troupe) => {
    for (const more of [{}, { faster: true, levels: 2 }, { gentle: true }, { goalCount: 30 }]) {
      const plan = samplePlan(rhythm, { troupe, seed: 7, difficulty: 'normal', rules: more })
      const { checks } = proveFlat({ genre: rhythm.genre, bot: rhythm.bot, plan, longest: rhythm.longest })
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
    }
  })

  it.each([
    'a rhythm game',
    'guitar hero with a dancing robot in a disco',
    'notes fall in three lanes and you tap them to the beat',
    'a penguin dances on ice, hit the notes in time with the music',
    'dance battle between a cat and a dog',
    'tap falling fish to the beat, avoid the bombs',
  ])('is what is asked for: %s', (prompt) => {
    expect(planOf(prompt).game.genre).toBe('rhythm')
  })

  it('has as many lanes and notes as are said', () => {
    const { game } = planOf('a rhythm game with three lanes, hit 40 notes to win')
    expect([game.content?.lanes, game.rules.goalCount]).toEqual([3, 40])
  })

  it('sends down what is tapped, and lets somebody dance against somebody', () => {
    const roles = (prompt: string) => {
      const brief = briefOfPrompt(prompt)
      if ('refused' in brief) throw new Error(brief.message)
      return Object.fromEntries(planGame(brief, 3).game.cast.map(({ name, role }) => [name, role]))
    }
    expect(roles('tap falling fish to the beat, avoid the bombs')).toMatchObject({
      fish: 'collectible',
      bomb: 'hazard',
    })
    expect(roles('dance battle between a cat and a dog')).toMatchObject({ cat: 'player', dog: 'enemy' })
  })
})
