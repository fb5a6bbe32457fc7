import { describe, expect, it } from 'vitest'
import { checkInput } from './check-input.ts'
import { checkPrompt } from './plain-text.ts'
import { plainText, program, prompt } from './text-rules.ts'

describe('a prompt', () => {
  it('loses the white space around it', () => {
    expect(checkPrompt('  a cat \n')).toEqual({ ok: true, prompt: 'a cat' })
    expect(prompt.parse('  a cat \n')).toBe('a cat')
  })

  it.each(['', '  ', '\n\t', '\u00a0'])('is refused when nothing is in it: %j', (text) => {
    expect(checkPrompt(text)).toMatchObject({ ok: false, code: 'invalid_input' })
  })

  it('may have 8,000 characters, an emoji counting as one', () => {
    expect(checkPrompt('x'.repeat(8000)).ok).toBe(true)
    expect(checkPrompt('🐙'.repeat(8000)).ok).toBe(true)
  })

  it('is too large with one more', () => {
    expect(checkPrompt('x'.repeat(8001))).toMatchObject({ ok: false, code: 'too_large' })
    expect(checkPrompt('🐙'.repeat(8001))).toMatchObject({ ok: false, code: 'too_large' })
  })

  it.each(['a\0b', 'a\ud800b', '\udc00'])('is refused when it cannot be stored: %j', (text) => {
    expect(checkPrompt(text)).toMatchObject({ ok: false, code: 'invalid_input' })
  })

  it('may look like a path or a tag: it is plain text', () => {
    expect(checkPrompt('../../etc/passwd').ok).toBe(true)
    expect(checkPrompt('<script>alert(1)</script>').ok).toBe(true)
  })

  it('gets the same answer from its schema', () => {
    for (const text of ['', 'x'.repeat(8001), 'a\0b']) {
      expect(checkInput(prompt, text)).toEqual(checkPrompt(text))
    }
  })
})

describe('a plain text', () => {
  it('is trimmed, unless its white space is meant', () => {
    expect(plainText({ max: 9 }).parse(' a ')).toBe('a')
    expect(plainText({ max: 9, exact: true }).parse(' a ')).toBe(' a ')
  })

  it('may be blank only where that is allowed', () => {
    expect(plainText({ max: 9 }).safeParse('  ').success).toBe(false)
    expect(plainText({ max: 9, blank: true }).parse('  ')).toBe('')
  })

  it.each(['\0', 'a\ud83d'])('is refused when it cannot be stored: %j', (text) => {
    expect(plainText({ max: 9 }).safeParse(text).success).toBe(false)
  })
})

describe('a program', () => {
  it('is kept to the letter', () => {
    expect(program.parse('\n  let x\n')).toBe('\n  let x\n')
  })

  it('may have 2 MB, counted in bytes', () => {
    const half = 'é'.repeat(2 ** 19)
    expect(checkInput(program, half + half).ok).toBe(true)
    expect(checkInput(program, `${half}${half}x`)).toMatchObject({ ok: false, code: 'too_large' })
  })
})
