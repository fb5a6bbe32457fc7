import { describe, expect, it } from 'vitest'
import { planModel } from '../plan.ts'

const claimsOf = (prompt: string) =>
  planModel(prompt, { seed: 7 }).claims.map(({ about, text }) => `${about}: ${text}`)

describe('claims are what was said, each by itself', () => {
  it.each([
    [
      'a cat on a wooden table',
      ['thing: cat', 'thing: table', 'stuff: wooden table', 'attachment: cat on table'],
    ],
    [
      'three red apples in a bowl',
      [
        'thing: apple',
        'count: three apples',
        'thing: bowl',
        'attachment: apple in bowl',
        'colour: red apple',
      ],
    ],
    [
      'a castle with four towers and a blue roof',
      ['thing: castle', 'part: tower', 'part: four towers', 'part: roof', 'colour: blue roof'],
    ],
    ['a sleeping fox', ['thing: fox', 'pose: sleeping fox']],
    [
      'a tall fluffy dog without a tail',
      ['without: without tail', 'shape: tall dog', 'unmeasured: fluffy dog'],
    ],
    ['a dog chasing a ball', ['thing: dog', 'thing: ball', 'attachment: dog chasing ball']],
  ])('“%s”', (prompt, claims) => {
    expect(claimsOf(prompt)).toEqual(expect.arrayContaining(claims))
  })

  it('nobody asked for what stands in where the prompt leaves it open, nor for how loose things stand', () => {
    expect(claimsOf('something that glows')).not.toContainEqual(
      expect.stringMatching(/^thing: (?!something)/),
    )
    expect(claimsOf('a cat and a dog')).toEqual(['thing: cat', 'thing: dog'])
  })

  it('no word that says something is passed over', () => {
    const words = claimsOf(
      'a vintage steampunk robot with one big eye juggling three melancholic turnips',
    ).join(' ')
    for (const word of 'vintage steampunk robot one big eye juggling three melancholic turnip'.split(' '))
      expect(words).toContain(word)
  })
})
