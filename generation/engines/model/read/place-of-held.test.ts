import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { describe, expect, it } from 'vitest'
import { planPrompt } from './plan-prompt.ts'

/** 'cat in box': how each piece of a prompt is attached. */
function attachments(prompt: string): string[] {
  const { pieces } = planPrompt(prompt, { seed: 1, registry: archetypes })
  const nounOf = (id: string) => pieces.find((piece) => piece.id === id)?.noun
  return pieces.flatMap(({ noun, attached }) =>
    attached ? [`${noun} ${attached.how} ${nounOf(attached.to)}`] : [],
  )
}
const valuesOf = (prompt: string) => {
  const [first] = planPrompt(prompt, { seed: 1, registry: archetypes }).pieces
  return first?.source.by === 'archetype' ? { ...first.source.order.values, looks: first.partLooks } : {}
}

describe('whoever uses a thing in a place is there with it', () => {
  it.each([
    ['a frog playing a violin on a lily pad', ['frog on lily pad', 'violin holding frog']],
    ['a bear riding a unicycle on a tightrope', ['bear on tightrope', 'unicycle riding bear']],
    ['a girl carrying a kitten in a basket', ['kitten in basket', 'basket holding girl']],
    ['a waiter holding a cake on a plate', ['cake on plate', 'plate holding waiter']],
    ['a tray with a rose in a vase', ['rose in vase', 'vase on tray']],
    ['a woman with a green dress playing a guitar on a bench', ['guitar holding woman', 'woman on bench']],
    ['a robot with a red arm holding an umbrella', ['umbrella holding robot']],
    ['a dresser with socks hanging out of it', ['socks in dresser']],
  ])('“%s”', (prompt, expected) => {
    expect(attachments(prompt).toSorted()).toEqual(expected.toSorted())
  })
})

describe('bodies of people are as it was said', () => {
  it('has the hair, the beard and the years that were told', () => {
    expect(valuesOf('a woman baker with curly red hair')).toMatchObject({
      hair: 'curly',
      beard: 'none',
      looks: [{ part: 'hair' }],
    })
    expect(valuesOf('an old fisherman with a long beard')).toMatchObject({
      beard: 'long',
      hairColour: 'grey',
    })
  })

  it('wears a coat that somebody has, instead of carrying another one around', () => {
    expect(attachments('a fisherman with a yellow raincoat')).toEqual([])
    expect(valuesOf('a fisherman with a yellow raincoat')).toMatchObject({ top: 'coat' })
  })
})
