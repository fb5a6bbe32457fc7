import { expect, it } from 'vitest'
import { read } from './read.ts'
import type { Kind } from './schema.ts'
import { wishesOf } from './wishes.ts'

const cut = (text: string, kind: Kind = 'edit game') => wishesOf(read(text, kind)).map((wish) => wish.text)

it.each([
  ['make the dogs slower and add two more', ['make the dogs slower', 'add two more']],
  [
    'the duck is too fast and the crocodiles are too big',
    ['the duck is too fast', 'the crocodiles are too big'],
  ],
  ['less cars, more people', ['less cars', 'more people']],
  ['give me 5 lives and a timer of 90 seconds', ['give me 5 lives', 'a timer of 90 seconds']],
  [
    'it should be night time and the cat should be orange',
    ['it should be night time', 'the cat should be orange'],
  ],
  ['make it 6x6. turn the backs purple!', ['make it 6x6', 'turn the backs purple']],
])('a message is cut where another wish begins: %s', (text, wishes) => {
  expect(cut(text)).toEqual(wishes)
})

it.each([
  'its wings should be bigger and purple',
  'make it look old and scratched',
  'say "Bravo, and well done!"',
])('what belongs together stays together: %s', (text) => {
  expect(cut(text, 'edit model')).toEqual([text])
})

it('knows a condition when it sees one', () => {
  const isRule = (text: string) => wishesOf(read(text, 'edit game')).map((wish) => wish.isRule)
  expect(isRule('turn the salmon into gold when it is caught')).toEqual([true])
  expect(isRule('the monsters get faster every 30 seconds')).toEqual([true])
  expect(isRule('only 5 questions')).toEqual([false])
})
