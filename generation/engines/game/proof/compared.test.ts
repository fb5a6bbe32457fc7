import type { GamePlan } from '@makebelieve/kit/game/plan'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { goesAsBefore, paceOf, pressureOf, sizeOf } from './compared.ts'

function gameOf(prompt: string): GamePlan {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7).game
}
const withMember = (game: GamePlan, id: string, change: Partial<GamePlan['cast'][number]>): GamePlan => ({
  ...game,
  cast: game.cast.map((member) => (member.id === id ? { ...member, ...change } : member)),
})

describe('two versions of a game, beside each other', () => {
  const chase = gameOf('a fox collects berries in the forest while wolves chase him')

  it('tell how fast somebody goes, by the way that they went', () => {
    const pace = (game: GamePlan) => paceOf(game, 'wolf') ?? 0
    expect(pace(withMember(chase, 'wolf', { speed: 0.7 })) / pace(chase)).toBeCloseTo(0.7, 1)
    expect(pace(withMember(chase, 'berry', { speed: 0.7 })) / pace(chase)).toBe(1)
    const runs = (game: GamePlan) => paceOf(game, 'player') ?? 0
    expect(runs(withMember(chase, 'player', { speed: 1.5 })) / runs(chase)).toBeGreaterThan(1.2)
  })

  it('tell nothing of whoever never moves', () => {
    expect(paceOf(withMember(chase, 'berry', { speed: 2 }), 'berry')).toBeUndefined()
  })

  it('tell when nothing that is felt was changed', () => {
    const snake = gameOf('snake game with a dragon')
    expect(goesAsBefore(withMember(snake, 'player', { speed: 1.4 }), snake)).toBe(false)
    expect(goesAsBefore({ ...snake, title: 'Another' }, snake)).toBe(true)
    const pong = gameOf('two players play pong with a potato')
    expect(goesAsBefore(withMember(pong, 'potato', { speed: 1.4 }), pong)).toBe(true)
  })

  it('tell how large somebody is', () => {
    const size = (game: GamePlan) => sizeOf(game, 'wolf') ?? 0
    expect(size(withMember(chase, 'wolf', { size: 2 }))).toBeGreaterThan(size(chase) * 1.4)
  })

  it('tell which of them is harder', () => {
    const easier = pressureOf({ ...chase, challenge: 0.2 })
    expect(easier.ways).toBeLessThan(pressureOf({ ...chase, challenge: 0.8 }).ways)
  })
})
