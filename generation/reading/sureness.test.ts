import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { isSureOfForm } from './sureness.ts'

const isSure = (text: string) => isSureOfForm(read(text, 'game'))

describe('the form of a game', () => {
  it.each([
    'an endless runner with a llama',
    'a witch shoots spells at three flying pumpkins',
    'memory pairs with sea animals',
    'a snail races four other snails around a garden pond',
    'herd ducklings into the barn before the fox comes',
  ])('is sure where the sentence tells it: %s', (text) => {
    expect(isSure(text)).toBe(true)
  })

  it.each(['a quiet afternoon', 'something with my grandma', 'make it fun', 'dragons!!!', 'a game'])(
    'is a guess where many would do: %s',
    (text) => {
      expect(isSure(text)).toBe(false)
    },
  )

  it.each(['asdkjh qwoeiu zmxncb', '猫が魚を集める', '🦊🦊🦊', ''])(
    'is a guess where no word is known: %s',
    (text) => {
      expect(isSure(text)).toBe(false)
    },
  )

  it('is nothing that other kinds have', () => {
    expect(isSureOfForm(read('a red kite', 'model'))).toBe(false)
  })
})
