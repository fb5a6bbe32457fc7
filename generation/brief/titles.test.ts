import { expect, it } from 'vitest'
import { briefOfPrompt } from '../engines/game/read/brief-of-prompt.ts'

it.each([
  ['Tetris with loaves of bread falling into an oven', 'Loaves of Bread Blocks'],
  ['an army of ants carries crumbs', 'Army of Ants and Crumbs'],
  ['snake but it gets shorter when it eats', 'Snake'],
  ['a cat in a bakery', 'Cat in a Bakery'],
])('“%s” is called %s', (prompt, title) => {
  expect(briefOfPrompt(prompt)).toMatchObject({ title })
})
