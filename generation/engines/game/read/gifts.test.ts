import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

/** Who does what to whom, with what: 'feed lion with meat'. */
function deedsOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return (brief.deeds ?? []).map(({ verb, whoms }) =>
    [verb, ...whoms.map(({ id, by }) => (by ? `${by} ${id}` : id))].join(' '),
  )
}

describe('who gets what', () => {
  it.each([
    [
      'a zookeeper feeds the lions meat and the monkeys bananas',
      ['feed to lion meat', 'feed to monkey banana'],
    ],
    [
      'a keeper feeds the lions with meat and the monkeys with bananas',
      ['feed lion with meat', 'feed monkey with banana'],
    ],
    [
      'a waiter serves the guests soup, and the children ice cream',
      ['serve to guest soup', 'serve to child ice-cream'],
    ],
  ])('is said of each in "%s"', (prompt, wanted) => {
    expect(deedsOf(prompt)).toEqual(wanted)
  })

  it.each([
    ['a knight feeds dragons and horses', ['feed dragon horse']],
    ['a vet gives the dogs bones and runs from the cats', ['give to dog bone', 'run from cat']],
  ])('is no pair in "%s"', (prompt, wanted) => {
    expect(deedsOf(prompt)).toEqual(wanted)
  })
})
