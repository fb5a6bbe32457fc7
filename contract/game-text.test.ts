import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assistantText, exportedCode } from './game-text.ts'

const talk = {
  introduction: 'A calm fishing game.',
  analysis: { coreGame: { goal: 'Catch ten fish' }, technical: {} },
  discoveryQuestions: [{ title: 'Mood', question: 'Day or night?' }],
}

describe('what the chat shows for an answer', () => {
  it('is that the game is there, when code exists', () => {
    expect(assistantText({ ...talk, threejsCode: 'play()' })).toBe('Game Generated !')
    expect(assistantText(JSON.stringify({ threejsCode: 'play()' }))).toBe('Game Generated !')
  })

  it('is a readable summary otherwise', () => {
    const summary = 'A calm fishing game.\n\nCore game\ngoal: Catch ten fish\n\nMood: Day or night?'
    expect(assistantText({ ...talk, threejsCode: ' ' })).toBe(summary)
    expect(assistantText(JSON.stringify(talk))).toBe(summary)
  })

  it.each(['Hello!', '{ not JSON', ''])('is the text itself when it has no parts: %j', (text) => {
    expect(assistantText(text)).toBe(text)
  })

  it('is some text for any JSON, even with parts of the wrong type', () => {
    expect(assistantText('{"discoveryQuestions":"none"}')).toBe('{"discoveryQuestions":"none"}')
    fc.assert(fc.property(fc.json(), (json) => typeof assistantText(json) === 'string'))
  })
})

describe('exported code', () => {
  it('comes out of its fenced block', () => {
    expect(exportedCode('Here:\n```js\nplay()\n```\nEnjoy!')).toBe('play()\n')
  })

  it('is the whole text without one', () => {
    expect(exportedCode('play()')).toBe('play()')
  })
})
