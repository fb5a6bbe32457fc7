import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function trailsOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return askedIn(brief, mechanics)
    .asked.filter(({ mechanic }) => mechanic.id === 'trail')
    .map(({ verb, whom }) => `${verb}: ${whom}`)
}

describe('what whoever plays leaves behind', () => {
  it.each([
    ['a snail that leaves slime wherever it goes eats lettuce', 'leave behind: slime'],
    [
      'a painter mouse leaves a wet line of paint behind it and must not touch it, collect all the nuts',
      'leave behind and not cross: line',
    ],
    [
      'a tailor spider sews leaves together, but her thread stays on the ground and she may never cross it herself',
      'leave behind and not cross: thread',
    ],
  ])('%s', (prompt, wanted) => {
    expect(trailsOf(prompt)).toEqual([wanted])
  })

  it.each([
    'a dragon leaves his cave and collects gold',
    'a boy leaves a letter in the mailbox',
    'a knight follows a trail of footprints',
    'a mole collects worms while a slug leaves slime behind it',
  ])('is nothing in: %s', (prompt) => {
    expect(trailsOf(prompt)).toEqual([])
  })
})
