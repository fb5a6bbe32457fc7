import { expect, test } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function briefOf(prompt: string): Brief {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return brief
}

/** Who is done what to, by the word that tells them apart; what is not to be done stands behind a minus. */
function deedsIn(prompt: string): string[] {
  const { deeds = [], actors } = briefOf(prompt)
  const named = (id: string) => actors.find((actor) => actor.id === id)?.phrase ?? id
  return deeds.map(
    ({ verb, whoms, negated }) =>
      `${negated ? '−' : ''}${verb} ${whoms.map(({ id }) => named(id)).join(' ')}`,
  )
}

test.each([
  ['catch the good apples and avoid the bad ones', ['catch good apples', 'avoid bad apples']],
  ['a baker catches falling eggs and dodges the rotten ones', ['catch falling eggs', 'dodge rotten eggs']],
  [
    'collect mushrooms in the forest, but never the poisonous ones',
    ['collect mushrooms', '−collect poisonous mushrooms'],
  ],
  ['pop the red balloons but not the black ones', ['pop red balloons', '−pop black balloons']],
])('“Ones” are what was named before, of another sort: %s', (prompt, deeds) => {
  expect(deedsIn(prompt)).toEqual(deeds)
})

test('What one does is not done to those who are spared', () => {
  expect(deedsIn('a frog eats flies but not the bees')).toEqual(['eat flies', '−eat bees'])
})

test('Whom one spares is not collected besides', () => {
  expect(deedsIn('a hedgehog rolls down the hill collecting apples but not the rotten ones')).toEqual([
    'roll ',
    'collect apples',
    '−collect rotten apples',
  ])
})

test('What one must not let happen is not to be done', () => {
  const deeds = deedsIn("a magnet picks up scrap metal, but don't let it grab the bombs")
  expect(deeds).toContain('−grab bombs')
})

test('Two small words can make one verb', () => {
  expect(deedsIn('a window cleaner must watch out for pigeons')).toEqual(['watch out for pigeons'])
})

test('One of them alone stands for nobody', () => {
  expect(briefOf('one robot cleans one room').actors.map(({ thing }) => thing.name)).toContain('robot')
})
