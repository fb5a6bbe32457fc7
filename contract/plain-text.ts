import { maxPromptCharacters } from './constants.ts'
import type { ErrorBody } from './errors.ts'
import { texts } from './texts.ts'

/** Why a text cannot be kept, if so: PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
export function unfitText(text: string): string | undefined {
  if (text.includes('\0')) return texts.unfit.nul
  if (!text.isWellFormed()) return texts.unfit.brokenCharacter
  return undefined
}

export type PromptCheck = { ok: true; prompt: string } | ({ ok: false } & ErrorBody)

/** The same rule before a prompt is sent and when it arrives. A prompt that is too long answers 413, not 400. */
export function checkPrompt(text: string): PromptCheck {
  const prompt = text.trim()
  if (prompt === '') return refused('invalid_input', texts.prompt.empty)
  if (isLonger(prompt, maxPromptCharacters)) return refused('too_large', texts.prompt.tooLong)
  const problem = unfitText(prompt)
  return problem ? refused('invalid_input', problem) : { ok: true, prompt }
}

function refused(code: ErrorBody['code'], message: string): PromptCheck {
  return { ok: false, code, message }
}

/** Counts an emoji as one character; a text of megabytes is not taken apart only to learn that it is long. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || [...text].length > max)
}
