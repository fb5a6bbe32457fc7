import { describe, expect, it } from 'vitest'
import { mechanics } from './mechanics/index.ts'
import { rulebook, wish } from './rulebook-schema.ts'
import { exampleGame } from './testing/example-game.ts'

/** What composing adds to a wish, each time anew. */
const composedAnew = ['button', 'space', 'among', 'isHandled', 'isTended', 'inHand', 'undoes', 'withheld']

/** Storage and providers hand rulebooks through the schema: whatever it does not know would be lost on the way. */
describe('a rulebook that was kept', () => {
  it.each(mechanics.map(({ id }) => id))('comes back as it was: %s', (id) => {
    const mechanic = mechanics.find((one) => one.id === id)
    if (!mechanic) throw new Error('It is in the list')
    for (const space of mechanic.spaces) {
      const { composed } = exampleGame([mechanic], mechanics, { space })
      expect(rulebook.parse(composed.book)).toEqual(composed.book)
      for (const use of composed.uses) {
        const said = Object.fromEntries(Object.entries(use).filter(([key]) => !composedAnew.includes(key)))
        expect(wish.parse(said)).toEqual(said)
      }
    }
  })

  it.each([
    [
      'a rule that does what no kernel knows',
      { rules: [{ when: { press: 'a' }, do: [{ explode: 'b' }], because: 'filler' }] },
    ],
    [
      'a rule that happens when nothing does',
      { rules: [{ when: { wishes: 'fox' }, do: [], because: 'filler' }] },
    ],
    ['a line without a reason', { rules: [{ when: { press: 'a' }, do: [] }] }],
    ['a space that there is not', { space: { id: 'opera', because: 'filler' } }],
  ])('is refused with %s', (_, change) => {
    const [first] = mechanics
    if (!first) throw new Error('There are mechanics')
    const { book } = exampleGame([first], mechanics).composed
    expect(rulebook.safeParse({ ...book, ...change }).success).toBe(false)
  })
})
