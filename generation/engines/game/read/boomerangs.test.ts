import { describe, expect, test } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function deedsIn(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return (brief.deeds ?? [])
    .filter(({ subject }) => subject === 'player')
    .map(({ verb, whoms }) => [verb, ...whoms.map(({ id, by }) => (by ? `${by} ${id}` : id))].join(' '))
}

describe('what comes back to whoever throws it', () => {
  test.each([
    ['A kangaroo throws a boomerang at crocodiles', 'throw and get back crocodile with boomerang'],
    [
      'you throw a boomerang that comes back to you, fight off the crocodiles',
      'throw and get back crocodile with boomerang',
    ],
    ['a viking hurls an axe at trolls and it flies back to him', 'throw and get back troll with axe'],
  ])('“%s” is one deed', (prompt, deed) => {
    expect(deedsIn(prompt)).toContain(deed)
  })

  test('what only flies off is thrown and gone', () => {
    for (const prompt of [
      'a viking hurls axes at trolls',
      'a knight throws rocks at bats and runs back home',
    ])
      expect(deedsIn(prompt).join()).not.toContain('get back')
  })
})
