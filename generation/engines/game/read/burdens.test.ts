import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function burdensOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return askedIn(brief, mechanics)
    .asked.filter(({ mechanic }) => mechanic.id === 'spill')
    .map(({ verb, whom, from }) => [verb, whom, from].filter(Boolean).join(' '))
}

describe('what is carried and may come to harm', () => {
  it.each([
    ["a butler carries tea to the guests, don't spill it", 'not spill tea'],
    ['a baker brings cakes to the wedding without dropping one', 'not spill cake'],
    [
      'a girl carries a vase across the yard to her aunt; when she bumps into a goat it breaks',
      'not bump vase goat',
    ],
    ['a courier delivers pizza to houses, if the pizza gets cold you lose', 'not let cool pizza'],
  ])('%s', (prompt, wanted) => {
    expect(burdensOf(prompt)).toEqual([wanted])
  })

  it.each([
    'a robot breaks crates and carries boxes to the truck',
    'a dog brings newspapers to grandma',
    'a squirrel collects nuts that fall from the tree, do not drop out of the tree',
  ])('nothing does in: %s', (prompt) => {
    expect(burdensOf(prompt)).toEqual([])
  })
})
