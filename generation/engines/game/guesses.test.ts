import { describe, expect, it } from 'vitest'
import { engineIn } from './engine.ts'
import { guessOf } from './guesses.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function made(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const plan = planGame(brief, 1)
  return { plan, guess: guessOf(plan, brief, '2d') }
}

describe('a kind of game that was only guessed', () => {
  it.each(['a hero in a castle', 'something with dinosaurs', 'monkeys and bananas in the jungle'])(
    'is told, and two others are offered that lead where they say: %s',
    (prompt) => {
      const { plan, guess } = made(prompt)
      expect(guess?.says).toMatch(/^You didn't say what kind of game you want, so we made an? /)
      expect(guess?.offers).toHaveLength(2)
      for (const { label, prompt: words } of guess?.offers ?? []) {
        expect(words.startsWith(prompt)).toBe(true)
        expect(label).toBe(`Make it ${words.slice(prompt.length + ', as '.length)}`)
        const other = made(words)
        expect(other.plan.game.genre).not.toBe(plan.game.genre)
        expect(other.guess).toBeUndefined()
      }
    },
  )

  it.each([
    'a platformer with a hero in a castle',
    'a witch shoots spells at flying pumpkins',
    'a fox collects berries',
    'tetris with fruit',
  ])('is none where it was named, or told by what one does: %s', (prompt) => {
    expect(made(prompt).guess).toBeUndefined()
  })
})

describe('words that nothing can be read in', () => {
  const platform = { seed: 1, now: () => 0, emit: () => {} }

  it('are asked about before anything is made', async () => {
    await expect(engineIn('2d').understand('asdf qwer zxcv', platform)).rejects.toMatchObject({
      message: expect.stringMatching(/can't make sense of “asdf qwer zxcv”\. Who do you play/),
      offers: [{}, {}, { label: 'Surprise me', anyway: true }],
    })
  })

  it('are made of all the same by whoever wants to be surprised', async () => {
    const brief = await engineIn('2d', { anyway: true }).understand('asdf qwer zxcv', platform)
    expect(brief.prompt).toBe('asdf qwer zxcv')
  })
})
