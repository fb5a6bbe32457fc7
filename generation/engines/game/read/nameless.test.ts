import { expect, test } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

const cast = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return brief.actors.map(({ phrase, thing }) => `${phrase}: ${thing.name}`)
}

test('Things that somebody does something to are there, whatever they are', () => {
  expect(cast('a cat knocks things off shelves')).toContain('things: vase')
})

test('Things that are only spoken of are nobody', () => {
  expect(cast('a cat game where many things happen').join()).not.toMatch(/vase|box/)
})
