import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const asked = askedIn(brief, mechanics).asked.map(({ mechanic, who, whom, with: tool }) =>
    [mechanic.id, who === 'player' ? undefined : who, whom, tool && `with ${tool}`].filter(Boolean).join(' '),
  )
  return { asked, actors: brief.actors.map(({ id }) => id) }
}

describe('what somebody lives on', () => {
  it.each([['an astronaut collects crystals, the air tank empties and bubbles refill it', 'breathe bubble']])(
    'runs low, and is filled up by what the sentence says: %s',
    (prompt, asked) => {
      expect(readOf(prompt).asked).toContain(asked)
    },
  )

  it('is light that grows weaker', () => {
    const { asked } = readOf('a firefly leads children home, its light gets weaker and flowers recharge it')
    expect(asked).toContain('burn-down flower')
  })

  it('is how long there is time, where that is all that was said', () => {
    expect(readOf('a boy rescues kittens before the battery runs out').asked).toContain('hurry')
  })

  it.each([
    ['keep the fire burning with logs while wolves circle the camp', 'stoke fire with log'],
    ['keep the campfire alive with wood', 'stoke campfire with wood'],
    ['keep the bonfire burning by bringing sticks, if it goes out wolves come', 'stoke bonfire with stick'],
  ])('is kept going: %s', (prompt, asked) => {
    expect(readOf(prompt).asked).toContain(asked)
  })

  it('leaves alone who is kept from something', () => {
    expect(readOf('keep the wolves from eating the sheep').asked).toContain('protect sheep')
  })
})
