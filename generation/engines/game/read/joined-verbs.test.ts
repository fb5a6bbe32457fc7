import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function deedsIn(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('refused')
  return {
    deeds: (brief.deeds ?? []).map(({ subject, verb, whoms }) =>
      [subject, verb, ...whoms.map(({ id }) => id)].join(' '),
    ),
    consequences: (brief.consequences ?? []).map(({ cause, effect }) =>
      [cause.verb, cause.whom, effect.does].join(' '),
    ),
    terms: (brief.terms ?? []).map(({ about }) => about),
  }
}

describe('verbs that are joined', () => {
  it('are both done', () => {
    const { deeds } = deedsIn(
      'A gardener waters flowers, but bugs come and eat them and you must squash the bugs',
    )
    expect(deeds).toContain('bug eat flower')
  })

  it('are done by as many as their ending says', () => {
    const { deeds } = deedsIn("The hero turns invisible so the guards can't see him and steals the crown")
    expect(deeds).toContain('player steal crown')
    expect(deedsIn('A mouse eats cheese, the guards run around and steal the crown').deeds).not.toContain(
      'player steal crown',
    )
  })

  it('are no cause of each other after a comma', () => {
    const { deeds, consequences } = deedsIn('The bee flies from flower to flower, brings pollen to the hive')
    expect(deeds).toContain('player bring pollen hive')
    expect(consequences).toEqual([])
  })
})

describe('what grows', () => {
  it('grows by what it eats, where it eats to grow', () => {
    const { deeds } = deedsIn('The little fish must eat smaller fish to grow')
    expect(deeds).toContain('player grow by eating fish')
    expect(deedsIn('a rabbit eats carrots').deeds).toEqual(['player eat carrot'])
  })

  it('is no danger where it grows because it is watered', () => {
    const { deeds, consequences } = deedsIn('A gardener waters flowers so they grow')
    expect(deeds).toEqual(['player water flower'])
    expect(consequences).toEqual(['water flower bigger'])
  })
})

it.each([
  ['a pirate digs up treasure, if the shark bites him 3 times he is dead', 'chances'],
  ['a kid jumps over trash cans, if he falls three times game over', 'chances'],
  ['a ghost scares people out of the house until nobody is left', 'victory'],
  ['a knight fights goblins until no goblins are left', 'victory'],
])('%s: an end is said', (prompt, about) => {
  expect(deedsIn(prompt).terms).toEqual([about])
})
