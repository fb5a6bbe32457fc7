import { describe, expect, it } from 'vitest'
import { exampleGame } from '../testing/example-game.ts'
import { playedOf } from '../testing/played.ts'
import { mechanics } from './index.ts'
import { withhold } from './withhold.ts'

/** The example of the mechanic, with other rules in place of what is forbidden in it. */
function seenWith(change: (isForbidden: boolean) => 'left' | 'gone' | 'harmless') {
  const { plan, composed } = exampleGame([withhold], mechanics)
  const [use] = composed.uses
  const { book } = plan
  if (!use || !book) throw new Error('It is not used in its own example')
  const rules = book.rules.flatMap((rule) => {
    const isForbidden = 'sees' in rule.when && rule.when.sees[1] === use.whom?.id
    const to = change(isForbidden)
    if (!isForbidden || to === 'left') return [rule]
    return to === 'harmless' ? [] : [{ ...rule, do: [...rule.do, { remove: 'b' as const }] }]
  })
  return withhold.seen(playedOf({ ...plan, book: { ...book, rules } }).films, use)
}

describe('what must not be done to some', () => {
  it('is seen where it costs a life and nothing else comes of it', () => {
    expect(seenWith(() => 'left')).toContain('cost a life')
  })

  it('is not seen where it costs nothing, nor where they are gone by it', () => {
    expect(seenWith(() => 'harmless')).toBeUndefined()
    expect(seenWith(() => 'gone')).toBeUndefined()
  })
})
