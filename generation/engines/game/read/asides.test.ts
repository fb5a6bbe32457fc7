import { expect, it } from 'vitest'
import { withoutAsides } from './asides.ts'

it.each([
  ['my son is 8 and loves moles. Mole digs for worms', 'Mole digs for worms'],
  ['a game to play while waiting for the bus: a toaster shoots toast', 'a game: a toaster shoots toast'],
  ['For our museum: visitors match cards', 'visitors match cards'],
  ["You move a lamp. I'm an art teacher so it should look good", 'You move a lamp. so it should look good'],
])('what is said of whoever asks is no part of “%s”', (prompt, rest) => {
  expect(withoutAsides(prompt)).toBe(rest)
})

it.each([
  'I am a magnet and metal balls roll to me',
  'My cat chases mice through the house',
  'I want to play a firefighter who puts out fires',
  'my son loves dinosaurs, make him a game',
  'Game for my 5 year old where she feeds hungry monsters',
  'a game to play with two players on one keyboard',
  'My character is a baker with a wooden leg. Geese chase him',
  "I'm a lifeguard, kids throw sand at each other",
])('what the game is about stays: “%s”', (prompt) => {
  expect(withoutAsides(prompt)).toBe(prompt)
})
