import { upload } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'

const width = 640
/** A screen of today has a quarter of that; what has more is a bomb. */
const mostPixels = 40_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

/** A picture that a page took of a creation, made small and plain. What it really is, its bytes say. */
export async function stagePicture(dataUrl: string): Promise<Uint8Array> {
  const [, data] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  if (!data) throw new ApiError('unsupported_type', texts.upload.wrongType)
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > upload.maxBytes) throw new ApiError('too_large', texts.upload.tooLarge)
  // Loaded when the first picture comes: a start need not wait for it.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
  const { format } = await image.metadata().catch(unreadable)
  if (!format || !formats.has(format)) throw new ApiError('unsupported_type', texts.upload.wrongType)
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer().catch(unreadable)
}

function unreadable(cause: unknown): never {
  throw new ApiError('unprocessable', 'This picture is damaged or too large to open. Take it again.', {
    cause,
  })
}
