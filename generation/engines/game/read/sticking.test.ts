import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

/** Every deed of the player, as 'verb whom', and who is there. */
function told(prompt: string): { deeds: string[]; there: string[] } {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(prompt)
  return {
    deeds: (brief.deeds ?? [])
      .filter(({ subject }) => subject === 'player')
      .map(({ verb, whoms }) =>
        [verb, ...whoms.map(({ id, by }) => (by === undefined ? id : `${by} ${id}`))].join(' '),
      ),
    there: brief.actors.map(({ id }) => id),
  }
}

describe('what sticks to whoever plays', () => {
  it.each([
    ['a hedgehog rolls through the park and leaves stick to its spikes', ['roll', 'have stick leaf']],
    ['a sheep runs through the meadow and burrs cling to its wool', ['run', 'have stick burr']],
    ['a snowball that picks up everything and gets bigger', ['have everything stick and grow']],
    [
      'a snowball rolls up twigs and once it is big enough it can crush the fence',
      ['have stick and grow twig', 'crush once larger fence'],
    ],
    ['a magnet truck that scrap sticks to', ['have stick scrap']],
    [
      'a magnet truck, nails stick to it, bring them to the barrel',
      ['have stick nail', 'bring what sticks nail to barrel'],
    ],
  ])('%s', (prompt, deeds) => {
    expect(told(prompt).deeds).toEqual(deeds)
  })

  it('sticks to no thing of its own, but to a part of whoever plays', () => {
    expect(told('a hedgehog rolls through the park and leaves stick to its spikes').there).toEqual([
      'player',
      'leaf',
    ])
  })

  it.each([
    ['a squirrel picks up nuts and brings them to its tree', /stick/],
    ['a shark eats fish and gets bigger', /stick/],
    ['a ball rolls through a maze and collects coins', /stick/],
    ['posters stick to the wall and a boy paints them', /stick/],
  ])('is nothing else: %s', (prompt, never) => {
    for (const deed of told(prompt).deeds) expect(deed).not.toMatch(never)
  })
})
