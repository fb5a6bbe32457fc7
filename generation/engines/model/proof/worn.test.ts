import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { judged } from '../testing/judged.ts'

/** A sentence, words of one of its claims, and a sentence that shows something else instead. */
const cases: [sentence: string, about: string, other: string][] = [
  ['a duck wearing boots', 'wearing', 'a duck holding boots'],
  ['a dog wearing a sweater', 'wearing', 'a dog holding a sweater'],
  ['a bear wearing a scarf', 'wearing', 'a bear holding a scarf'],
  ['a red car with a white roof', 'white roof', 'a red car with a black roof'],
  ['a blue car with yellow doors', 'yellow door', 'a blue car with red doors'],
  ['three penguins, one of them wearing a scarf', 'one penguin wearing', 'three penguins wearing scarves'],
  ['a pickup truck carrying a piano', 'carrying', 'a pickup truck beside a piano'],
  ['a woman with a tray on her head', 'on head', 'a woman holding a tray'],
  ['a fox with a white left ear', 'white left ear', 'a fox with a white right ear'],
  ['a fox with a white left ear', 'white left ear', 'a fox with white ears'],
  ['a robot with a red left arm', 'red left arm', 'a robot with red arms'],
  ['a robot with a red left arm', 'red left arm', 'a robot'],
  ['a stone cottage with a thatched roof', 'thatched', 'a stone cottage with a stone roof'],
]

const family = new Family<(typeof cases)[number]>('what is worn', {
  keyOf: (one) => one.join('\n'),
  source: 'generation/engines/model/proof/requirements.ts',
  own: ['generation/engines/model/proof'],
  ground: [fromRoot(import.meta.filename)],
  tried: { items: cases, textOf: (one) => one.join('\n') },
})

describe('what is worn, held, filled and painted is seen by where it is', () => {
  it.each(family.due(cases))(
    '“%s”: %s is not seen in “%s”',
    family.mark(),
    async (sentence, about, other) => {
      expect(await judged(sentence, about)).toBe('met')
      expect(await judged(sentence, about, other)).toBe('unmet')
    },
  )

  it('does not take one of two under an umbrella for both', async () => {
    expect(await judged('two penguins under an umbrella', 'under')).not.toBe('met')
    expect(await judged('a penguin under an umbrella', 'under')).toBe('met')
  })

  it('sees candies behind the glass of a jar, and none in an empty one', async () => {
    expect(await judged('a glass jar filled with candies', 'cand')).toBe('met')
    expect(await judged('a glass jar filled with candies', 'filled', 'a glass jar beside candies')).toBe(
      'unmet',
    )
  })

  it('does not take the head of one animal for that of another', async () => {
    expect(await judged('a fox with a rabbit head', 'rabbit')).not.toBe('met')
  })

  it('cuts wings, ears and tails out of the shape of whoever has them, and knows whose they are', async () => {
    expect(await judged('a fox with butterfly wings', 'fox with butterfly wings')).toBe('met')
    expect(await judged('a fox with butterfly wings', 'butterfly wings', 'a fox with eagle wings')).toBe(
      'unmet',
    )
    // A butterfly beside it lends it no wings.
    expect(await judged('a fox with butterfly wings', 'butterfly wings', 'a fox and a butterfly')).toBe(
      'unmet',
    )
    expect(await judged('a cat with a fish tail', 'cat with fish tail')).toBe('met')
    expect(await judged('a cat with a fish tail', 'fish tail', 'a cat')).toBe('unmet')
  })
})
