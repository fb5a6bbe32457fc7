import { ApiError } from '@makebelieve/contract/errors'

export const longestKey = 512

/** Whether text is a key: segments of plain characters, none of which could climb out of a folder. */
export function isKey(text: string): boolean {
  return (
    text.length <= longestKey &&
    text
      .split('/')
      .every((segment) => /^[A-Za-z0-9._-]+$/.test(segment) && segment !== '.' && segment !== '..')
  )
}

export function checkKey(key: string): string {
  if (!isKey(key))
    throw new ApiError(
      'invalid_input',
      `A file's key is parts of letters, digits, '.', '_' and '-' between '/', at most ${longestKey} long.`,
    )
  return key
}

/** The slash at the end is required, or `user/1` would reach the files of `user/10` as well. */
export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new ApiError('invalid_input', "A prefix of files ends with '/'.")
  return `${checkKey(prefix.slice(0, -1))}/`
}
