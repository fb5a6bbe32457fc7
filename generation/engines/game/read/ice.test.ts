import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function deedsIn(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return (brief.deeds ?? []).map(({ subject, verb }) => `${subject} ${verb}`)
}

describe('who slides until something is in the way', () => {
  it.each([
    'a penguin on slippery ice slides until it bumps into something; reach the hole',
    'you keep sliding across the ice until a wall stops you, collect the gems',
    'I am penguin, I slide on ice and cannot stop until hit the wall, collect all the fish',
    "you slide over the rink and can't stop until you hit a wall, get to the hole",
  ])('cannot turn before that: %s', (prompt) => {
    expect(deedsIn(prompt)).toContain('player slide until stopped')
  })

  it.each([
    'a penguin slides down an ice hill collecting herring',
    'a penguin slides down an icy mountain and jumps over holes, it gets faster until you crash',
    'a skater glides around until the music stops and dodges the hedgehogs',
    'boulders roll until they hit the wall, a hare dodges the boulders',
  ])('and nobody else does: %s', (prompt) => {
    expect(deedsIn(prompt)).not.toContain('player slide until stopped')
  })
})
