import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function told(prompt: string): { deeds: string[]; there: string[] } {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(prompt)
  return {
    deeds: (brief.deeds ?? []).map(({ verb, whoms }) => [verb, ...whoms.map(({ id }) => id)].join(' ')),
    there: brief.actors.map(({ id }) => id),
  }
}

describe('a noun that is a deed', () => {
  it.each([
    ['a photographer takes pictures of lions in the savanna', ['photograph lion'], ['player', 'lion']],
    ['snap photos of the birds', ['photograph bird'], ['bird']],
    ['take photos of bees but never of the wasps', ['photograph bee', 'photograph wasp'], ['bee', 'wasp']],
    ['give the dog a bath', ['bathe dog'], ['dog']],
    ['a barber gives haircuts to sheep', ['shear sheep'], ['player', 'sheep']],
    ['a girl gives her cats a big hug', ['hug cat'], ['player', 'cat']],
    ['the mayor pays a visit to the farmers', ['visit farmer'], ['player', 'farmer']],
  ])('is done, and nobody: %s', (prompt, deeds, there) => {
    expect(told(prompt)).toEqual({ deeds, there })
  })

  it.each([
    // It hangs on a wall, and is carried about.
    'take the picture of the king to the castle',
    'give children balloons',
    'collect photos',
    'a girl has a bath full of ducks',
  ])('is not spoken of: %s', (prompt) => {
    for (const deed of told(prompt).deeds) expect(deed).not.toMatch(/^(?:photograph|bathe|shear|hug|visit)/)
  })
})
