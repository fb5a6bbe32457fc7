import { upload } from './constants.ts'
import type { ErrorBody } from './errors.ts'
import { texts } from './texts.ts'

export type UploadCheck = { ok: true } | ({ ok: false } & ErrorBody)

/**
 * What can be said of a picture before it is opened. The type is what the sender claims: the server passes the one
 * it found in the bytes.
 */
export function checkUpload(file: { type: string; size: number }): UploadCheck {
  if (!upload.types.some((type) => type === file.type)) {
    return { ok: false, code: 'unsupported_type', message: texts.upload.wrongType }
  }
  if (file.size > upload.maxBytes) return { ok: false, code: 'too_large', message: texts.upload.tooLarge }
  return { ok: true }
}
