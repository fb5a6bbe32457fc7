import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where links to files on disk lead; the rest of the path is the file's key. */
export const filesPath = '/files/'

/**
 * Signs links to files on disk. The signing key is derived from the server's secret for this one purpose, so
 * that a signature made here is worth nothing anywhere else.
 */
export function linkSignature(secret: string) {
  const signingKey = createHmac('sha256', secret).update('files').digest()

  /** `expires` is in seconds since 1970. No key has a line break, so no two pairs sign the same text. */
  const sign = (key: string, expires: string) =>
    createHmac('sha256', signingKey).update(`${key}\n${expires}`).digest('base64url')

  return {
    link(key: string, expires: number) {
      return `${filesPath}${key}?expires=${expires}&signature=${sign(key, String(expires))}`
    },
    matches(key: string, expires: string, signature: string) {
      const expected = Buffer.from(sign(key, expires))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
