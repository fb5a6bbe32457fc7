import { describe, expect, it } from 'vitest'
import { checkUpload } from './upload-check.ts'

describe('an uploaded picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('may be %s of 10 MB', (type) => {
    expect(checkUpload({ type, size: 10 * 1024 * 1024 })).toEqual({ ok: true })
  })

  it.each(['image/svg+xml', 'text/html', ''])('may not be %j', (type) => {
    expect(checkUpload({ type, size: 1 })).toEqual({
      ok: false,
      code: 'unsupported_type',
      message: 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    })
  })

  it('may not have one byte more', () => {
    expect(checkUpload({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toEqual({
      ok: false,
      code: 'too_large',
      message: 'File too large. Maximum size is 10MB.',
    })
  })
})
