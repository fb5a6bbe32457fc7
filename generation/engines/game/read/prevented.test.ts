import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

/** What a sentence comes to, as mechanics between nouns. */
function askedBy(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const { asked } = askedIn(brief, mechanics)
  return asked.map(({ mechanic, whom, from }) =>
    [mechanic.id, whom, from && `from ${from}`].filter(Boolean).join(' '),
  )
}

describe('what somebody is kept from', () => {
  it.each([
    ['a farmer stops crows from stealing the corn', 'protect corn from crow'],
    ['the cat must not let the mice steal the cheese', 'protect cheese from mouse'],
    ['prevent the zombies from reaching the house', 'protect house from zombie'],
    ['plant seeds and keep the goats from eating the trees', 'protect tree from goat'],
  ])('is kept safe from them: %s', (prompt, asked) => {
    expect(askedBy(prompt)).toContain(asked)
  })

  it('is hidden from, where it is being seen', () => {
    const asked = askedBy('a ghost that scares tourists out of the castle without being seen by the priest')
    expect(asked).toEqual(expect.arrayContaining(['scare tourist', 'sneak priest']))
  })

  it('leaves alone who is only told to go on', () => {
    expect(askedBy('a farmer keeps bees and collects honey')).not.toContain('protect honey from bee')
  })
})

describe('how long there is time', () => {
  it.each([
    'a mouse sews dresses before the party begins',
    'an astronaut patches the holes before the air is gone',
    'a cleaner wipes windows before sunset',
  ])('is a rule of its own: %s', (prompt) => {
    expect(askedBy(prompt)).toContain('hurry')
  })

  it('is up when whoever comes at last is there', () => {
    const asked = askedBy('a beekeeper collects honey before the bear comes')
    expect(asked).toContain('brew')
    expect(asked).not.toContain('hurry')
  })
})

describe('what something is done with', () => {
  it('is in the hand of whoever does it', () => {
    expect(askedBy('a penguin puts out fires with a snow cannon')).toContain('hold snow-cannon')
  })

  it('is not held as well, where it flies off', () => {
    expect(askedBy('a girl throws snowballs at penguins')).not.toContain('hold snowball')
  })
})
