import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return {
    there: brief.actors.map(({ thing }) => thing.name),
    player: brief.actors.find(({ role }) => role === 'player')?.thing.name,
    claims: brief.claims.map(({ words }) => words),
    asked: askedIn(brief, mechanics).asked.map(({ mechanic, who, whom, with: tool }) =>
      [who, mechanic.id, whom, tool && `with ${tool}`].filter(Boolean).join(' '),
    ),
  }
}

describe('words that are no things', () => {
  it.each([
    ['you need the copies to open doors', 'copy', 'Need copies'],
    ['a tailor mouse sews dresses by following the pattern', 'pattern', 'Tailor mouse following pattern'],
    ['a magician does a trick', 'trick', 'Magician does trick'],
    ['a panda does a dragon dance and collects lanterns', 'dragon', 'Panda dance'],
  ])('are nobody on the stage, and are told: %s', (prompt, idea, claim) => {
    const { there, claims } = readOf(prompt)
    expect(there).not.toContain(idea)
    expect(claims).toContain(claim)
  })

  it('are there where they are collected or got to', () => {
    expect(readOf('robots collect memories').there).toContain('memory')
    expect(readOf('the rabbit is late for the tea party').there).toContain('tea party')
  })

  it('leave me whoever plays', () => {
    const { player, asked } = readOf('a fox follows me through the forest')
    expect(player).toBeUndefined()
    expect(asked).toContain('fox follow player')
  })
})

describe('two nouns after a verb of giving', () => {
  it('are who gets it and what they get, even where that is alive', () => {
    expect(readOf('feed the seals fish').asked).toEqual(['player feed seal with fish'])
    expect(readOf('feed worms to the chicks').asked).toEqual(['player feed chick with worm'])
  })

  it('are both fed where they are joined', () => {
    expect(readOf('feed cats and dogs').asked).toEqual(['player feed cat', 'player feed dog'])
  })
})
