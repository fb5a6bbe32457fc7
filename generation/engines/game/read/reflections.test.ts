import { expect, test } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function deedsIn(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return (brief.deeds ?? []).map(({ subject, verb, whoms }) =>
    [subject, verb, ...whoms.map(({ id, by }) => (by ? `${by} ${id}` : id))].join(' '),
  )
}

test.each([
  'a knight with a shield reflects the fireballs back at the sorcerer',
  'a sorcerer shoots fireballs at you and you reflect them back with your shield',
])('“%s”: what was sent is turned back at whoever sent it, and that is one deed', (prompt) => {
  expect(deedsIn(prompt)).toContain('player send back to its sender fireball to sorcerer with shield')
  expect(deedsIn(prompt).join()).not.toMatch(/sorcerer (?:shoot|throw)/)
})

test('where nobody sends anything, nothing is sent back', () => {
  for (const prompt of [
    'a lake reflects the moon',
    'a dog brings the ball back to the boy',
    'send the letters back to the queen',
  ])
    expect(deedsIn(prompt).join()).not.toContain('sender')
})
