import { describe, expect, it } from 'vitest'
import type { Part } from '../mechanic.ts'
import { exampleGame } from '../testing/example-game.ts'
import { playedOf } from '../testing/played.ts'
import { inSteps } from './in-steps.ts'
import { mechanics } from './index.ts'

/** The example of the mechanic with something of its own to do one of the steps in. */
function gameWith(verb: string, tool: string) {
  const one = { ...inSteps, verbs: [verb], example: { you: 'girl', whom: 'dog', from: tool } }
  const { plan, composed } = exampleGame([one], [one, ...mechanics.filter(({ id }) => id !== inSteps.id)])
  const [use] = composed.uses
  if (!use) throw new Error('It is not used in its own example')
  return { use, ...playedOf(plan) }
}

describe('one step at a place of its own', () => {
  const { won, films, use } = gameWith('in-steps wash+', 'bathtub')

  it('is won by bringing each there, and says where it was', () => {
    expect(won?.status).toBe('won')
    expect(inSteps.seen(films, use)).toContain('wash at the bathtub')
  })

  it('is not seen at anything else, nor with a step more', () => {
    const elsewhere: Part = { ...use.you, id: 'somewhere-else' }
    expect(inSteps.seen(films, { ...use, from: elsewhere })).toBeUndefined()
    expect(inSteps.seen(films, { ...use, verb: 'in-steps wash+,dry*' })).toBeUndefined()
  })
})
