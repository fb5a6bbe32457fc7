import type { Rulebook, SpaceId } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { burrow } from './mechanics/burrow.ts'
import { mechanics } from './mechanics/index.ts'
import { exampleGame } from './testing/example-game.ts'
import { playedOf } from './testing/played.ts'
import { askedIn } from './wishes.ts'

function askedOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('It was refused')
  return askedIn(brief, mechanics).asked.map(({ mechanic, whom }) => [mechanic.id, whom].join(' ').trim())
}

describe('who digs their way through the ground', () => {
  it('is in it, and is after what they dig for', () => {
    expect(askedOf('a badger tunnels through the hill for truffles')).toEqual(['burrow', 'collect truffle'])
  })

  it('is not who only digs something up', () => {
    expect(askedOf('a badger digs up truffles in the wood')).not.toContain('burrow')
  })
})

describe('what is observed of digging', () => {
  const { plan, composed } = exampleGame([burrow], mechanics)
  const seenIn = (id: SpaceId) => {
    const [use] = composed.uses
    if (!use || !plan.book) throw new Error('Nobody digs in the example')
    const book: Rulebook = { ...plan.book, space: { ...plan.book.space, id } }
    return burrow.seen(playedOf({ ...plan, book }).films, use)
  }

  it('says yes in the earth', () => expect(seenIn('earth')).toMatch(/solid earth/))
  it('says no in the open, where there is nothing to dig', () => expect(seenIn('top')).toBeUndefined())
})
