import { z } from 'zod'
import { says } from './check-input.ts'
import { maxCodeBytes, maxEnvironmentBytes } from './constants.ts'
import { checkPrompt, unfitText } from './plain-text.ts'

export { unfitText }

type TextRule = {
  max: number
  /** May be empty. */
  blank?: boolean
  /** White space around it is meant, as in a password or a program. */
  exact?: boolean
}

/** Any text a user may send. What cannot be stored is refused here, so that nothing behind has to think of it. */
export function plainText({ max, blank = false, exact = false }: TextRule) {
  const text = exact ? z.string() : z.string().trim()
  return text
    .min(blank ? 0 : 1, { error: says('must not be empty') })
    .max(max, { error: says(`must have at most ${max} characters`) })
    .check(({ value, issues }) => {
      const message = unfitText(value)
      if (message) issues.push({ code: 'custom', input: value, message })
    })
}

/** What a user asks for. Carries its own error code, because a long prompt answers 413. */
export const prompt = z.string().check((context) => {
  const result = checkPrompt(context.value)
  if (result.ok) {
    context.value = result.prompt
    return
  }
  const { code, message } = result
  context.issues.push({ code: 'custom', input: context.value, message, params: { code } })
})

/** A program as a user edits it, kept to the letter. One that is too long answers 413, like a prompt. */
const programOf = (mostBytes: number) =>
  z
    .string()
    .min(1, { error: says('must not be empty') })
    .check(({ value, issues }) => {
      const tooLarge = bytesOf(value) > mostBytes
      const message = tooLarge ? `The code has more than ${mostBytes / 2 ** 20} MB` : unfitText(value)
      const params = tooLarge ? { code: 'too_large' } : undefined
      if (message) issues.push({ code: 'custom', input: value, message, params })
    })

const bytesOf = (text: string) => new TextEncoder().encode(text).length

export const program = programOf(maxCodeBytes)
/** Its meshes are part of it. */
export const environmentProgram = programOf(maxEnvironmentBytes)

export const id = plainText({ max: 128 })
export const name = plainText({ max: 200 })

/** An address of something on this server; whose it is, the server finds out. */
export const link = plainText({ max: 4096 })
