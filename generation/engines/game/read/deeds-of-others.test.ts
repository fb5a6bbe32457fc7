import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

/** Every deed of others, as 'who verb whom', and in which words it is claimed. */
function deedsOfOthers(prompt: string): [deed: string, words: string][] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(prompt)
  return (brief.deeds ?? [])
    .filter(({ subject }) => subject !== 'player')
    .map(({ subject, verb, whoms, words }) => [
      [subject, verb, ...whoms.map(({ id, by }) => (by === undefined ? id : `${by} ${id}`))].join(' '),
      words,
    ])
}

describe('what others do', () => {
  it.each([
    [
      'a hedgehog delivers newspapers and owls try to grab him',
      [['owl grab player', 'owls try to grab hedgehog']],
    ],
    [
      'a chef cooks soup, rats keep jumping into the pot',
      [['rat jump into pot', 'rats keep jumping into pot']],
    ],
    ['you are a snail, crows try to peck you', [['crow peck player', 'crows try to peck you']]],
    [
      'zombies crawl out of the graves and try to bite me while i collect candles',
      [
        ['zombie crawl out of grave', 'zombies crawl out of graves'],
        ['zombie bite player', 'zombies try to bite me'],
      ],
    ],
  ])('is what they try, begin or keep doing: %s', (prompt, deeds) => {
    expect(deedsOfOthers(prompt)).toEqual(deeds)
  })

  it('is told in the order of the sentence, with those who are meant in the place of their pronoun', () => {
    expect(deedsOfOthers('a window cleaner wipes windows, pigeons dirty them again')).toEqual([
      ['pigeon dirty window', 'pigeons dirty windows again'],
    ])
  })

  it('is not done by whoever is robbed, but by those who jump out', () => {
    expect(
      deedsOfOthers('a cowboy collects gold, bandits jump out from behind the cacti and rob him'),
    ).toContainEqual(['bandit rob gold', 'bandits rob gold'])
  })

  it('is nothing that somebody is kept from', () => {
    expect(deedsOfOthers('a farmer keeps the goats from eating the trees')).toEqual([])
  })
})
