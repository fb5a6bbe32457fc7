import { z } from 'zod'

/** A text that falls back when it is missing or blank. */
export function textOr(fallback: string) {
  return z
    .string()
    .overwrite((text) => text.trim() || fallback)
    .default(fallback)
}

export const creationName = textOr('Untitled')
