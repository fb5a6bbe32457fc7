import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

const deedsIn = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`Refused: ${prompt}`)
  return (brief.deeds ?? []).map(({ subject, verb, whoms }) =>
    [subject, verb, ...whoms.map(({ id, by }) => [by, id].filter(Boolean).join(' '))].join(' '),
  )
}

describe('what is let fall on somebody', () => {
  it.each([
    ['you are a knight, dragons drop rocks on your head', 'dragon throw rock'],
    ['a firefighter helicopter drops water on forest fires', 'player extinguish forest-fire'],
    ['a girl pours water on sunflowers', 'player water sunflower'],
  ])('is thrown, puts out or waters: %s', (prompt, deed) => {
    expect(deedsIn(prompt)).toContain(deed)
  })

  it('is only let fall elsewhere', () => {
    expect(deedsIn('a robot drops boxes on the truck').join()).not.toMatch(/throw|extinguish|water/)
  })
})

describe('who drives about', () => {
  it.each([
    ['my dog drives a tractor and collects hay', ['player collect hay']],
    ['drive a delivery van around a city delivering pizzas', ['player deliver pizza']],
  ])('has that to do which is said: %s', (prompt, deeds) => {
    expect(deedsIn(prompt)).toEqual(deeds)
  })
})
