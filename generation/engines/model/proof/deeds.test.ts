import { describe, expect, it } from 'vitest'
import { madeOf, planned } from '../testing/made.ts'
import { requirementsOf } from './requirements.ts'

/** The claim of a sentence in which two things are named, held against the model of another. */
const judged = async (sentence: string, about: string, other = sentence) =>
  requirementsOf(await madeOf(other), planned(sentence)).find(({ claim }) => claim.includes(about))?.status

describe('what is done between two is seen by how they stand', () => {
  it.each([
    ['a cat chasing a mouse', 'a cat looking at a mouse'],
    ['a cat chasing a mouse', 'a mouse chasing a cat'],
    ['a dog knocking over a chair', 'a dog looking at a chair'],
    ['a dog looking at a cat', 'a dog pulling a cat'],
    ['a cow talking to a pig', 'a cow looking at a pig'],
    ['a cow talking to a pig', 'a cow beside a pig'],
  ])('“%s” is not “%s”', async (sentence, other) => {
    const about = sentence.split(' ').slice(2, 4).join(' ')
    expect(await judged(sentence, about)).toBe('met')
    expect(await judged(sentence, about, other)).toBe('unmet')
  })

  it('does not call thrown what is only looked at', async () => {
    expect(await judged('a boy throwing a ball', 'throwing')).toBe('unsupported')
  })

  it('counts those of several that are so', async () => {
    expect(await judged('two elephants, one big and one small', 'one big')).toBe('met')
    expect(await judged('two elephants, one big and one small', 'one big', 'two elephants')).toBe('unmet')
  })

  it('knows what flies from what stands', async () => {
    expect(await judged('a flower with a bee flying around it', 'flying')).toBe('met')
    expect(await judged('a flower with a bee flying around it', 'flying', 'a flower beside a bee')).toBe(
      'unmet',
    )
  })
})
