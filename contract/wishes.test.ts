import { describe, expect, it } from 'vitest'
import { wishesOf } from './wishes.ts'

const wish = (claim: string, status: 'met' | 'unmet' | 'unsupported' = 'met', evidence = `${claim}.`) => ({
  claim,
  status,
  evidence,
})
const told = (...requirements: ReturnType<typeof wish>[]) =>
  wishesOf(requirements).map(({ claim, status }) => `${claim} ${status}`)

describe('what was asked for', () => {
  it('is listed once: a wooden rocking chair is one wish, with all that was seen of it', () => {
    const one = [wish('rocking chair'), wish('wooden rocking chair')]
    expect(wishesOf(one)).toEqual([
      { claim: 'wooden rocking chair', status: 'met', evidence: 'rocking chair. wooden rocking chair.' },
    ])
  })

  it('stays apart where the thing is there and its look is not', () => {
    expect(told(wish('teapot'), wish('red teapot', 'unmet'))).toEqual(['teapot met', 'red teapot unmet'])
  })

  it('stays apart where a thing is to be like two things', () => {
    expect(told(wish('robot'), wish('blue robot'), wish('big robot'))).toEqual([
      'blue robot met',
      'big robot met',
    ])
  })

  it('is met only if all that its words were understood as is', () => {
    expect(told(wish('in the snow'), wish('in the snow', 'unmet'), wish('cabin'))).toEqual([
      'in the snow unmet',
      'cabin met',
    ])
  })

  it('is called replaced only where nothing of it is missing altogether', () => {
    const replaced = { ...wish('on a deck', 'unmet'), standIn: true as const }
    const isReplaced = (other: Parameters<typeof wishesOf>[0][number]) =>
      wishesOf([replaced, other]).map(({ standIn }) => standIn ?? false)
    expect(isReplaced(wish('on a deck'))).toEqual([true])
    expect(isReplaced({ ...wish('on a deck', 'unsupported'), standIn: true })).toEqual([true])
    expect(isReplaced(wish('on a deck', 'unsupported'))).toEqual([false])
    expect(isReplaced(wish('at dawn', 'unmet'))).toEqual([true, false])
  })

  it('keeps sentences apart that end alike by chance', () => {
    expect(told(wish('You play a cat'), wish('Cat collects fish'), wish('There are 3 fish'))).toHaveLength(3)
  })
})
