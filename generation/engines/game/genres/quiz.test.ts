import { secondsEach } from '@makebelieve/kit/game-2d/genres/quiz/content'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function plannedOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

describe('how long an answer may take', () => {
  it.each([
    ['quiz on the planets, 15 seconds each', 15],
    ['a quiz about the human body with 10 seconds per question', 10],
    ['multiple choice quiz about space, thirty seconds to answer', 30],
  ])('is no clock of the game: %s', (prompt, seconds) => {
    const { game, claims } = plannedOf(prompt)
    expect(secondsEach(game)).toBe(seconds)
    expect(game.rules.seconds).toBeUndefined()
    expect(claims.map(({ about }) => about)).toContain('twist')
  })

  it('leaves a clock of the game alone', () => {
    const { game } = plannedOf('a quiz about space in 90 seconds')
    expect(game.rules.seconds).toBe(90)
    expect(secondsEach(game)).toBeUndefined()
  })
})

describe('a game that is called by its name', () => {
  it.each([
    ['a simple solitaire card game', 'solitaire'],
    ['hangman style word guessing', 'hangman'],
  ])('is that game: %s', (prompt, id) => {
    expect(plannedOf(prompt).game.genre).toBe(id)
  })
})
