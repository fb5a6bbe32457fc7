import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function told(prompt: string): { deeds: string[]; there: string[] } {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(prompt)
  return {
    deeds: (brief.deeds ?? []).map(({ verb, whoms }) =>
      [verb, ...whoms.map(({ id, by }) => (by === undefined ? id : `${by} ${id}`))].join(' '),
    ),
    there: brief.actors.map(({ id }) => id),
  }
}

describe('what is rubbed off something', () => {
  it.each([
    ['scratch the frost off the windows', ['bare of a layer window'], ['window']],
    ['brush the sand off to find dinosaur bones', ['bare what is under dinosaur-bone'], ['dinosaur-bone']],
    [
      'rub the dust off the mirror to reveal the secret message',
      ['bare what is under message from mirror'],
      ['mirror', 'message'],
    ],
  ])('is a layer, and nobody: %s', (prompt, deeds, there) => {
    expect(told(prompt)).toEqual({ deeds, there })
  })

  it.each(['a maid cleans windows', 'a snowplow pushes snow', 'a boy builds castles of sand'])(
    'is not spoken of: %s',
    (prompt) => {
      for (const deed of told(prompt).deeds) expect(deed).not.toMatch(/^bare/)
    },
  )
})
