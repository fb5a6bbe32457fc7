import { describe, expect, it } from 'vitest'
import { judged } from '../testing/judged.ts'

describe('what is done between two is seen by how they stand', () => {
  it.each([
    ['a robot chasing a duck', 'chasing', 'a robot looking at a duck'],
    ['a robot knocking over a chair', 'knocking', 'a robot looking at a chair'],
    ['a robot looking at a duck', 'looking', 'a robot beside a duck'],
  ])('“%s”: %s is not seen in “%s”', async (sentence, about, other) => {
    expect(await judged(sentence, about)).toBe('met')
    expect(await judged(sentence, about, other)).toBe('unmet')
  })

  it('does not call thrown what is only looked at', async () => {
    expect(await judged('a robot throwing a ball', 'throwing')).toBe('unsupported')
  })

  it('counts those of several that are so', async () => {
    expect(await judged('two robots, one big and one small', 'one big')).toBe('met')
    expect(await judged('two robots, one big and one small', 'one big', 'two robots')).toBe('unmet')
  })

  it('knows what flies from what stands', async () => {
    expect(await judged('a flower with a bee flying around it', 'flying')).toBe('met')
    expect(await judged('a flower with a bee flying around it', 'flying', 'a flower beside a bee')).toBe(
      'unmet',
    )
  })
})
