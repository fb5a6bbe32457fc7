import { type UploadType, upload } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { checkUpload } from '@makebelieve/contract/upload-check'

/** A screen of today has a quarter of that; what has more is a bomb. */
const mostPixels = 40_000_000

type Wish = {
  /** At most so large afterwards. */
  size: { width: number; height?: number }
  types?: readonly UploadType[]
  quality?: number
  /** Of what moves, it would be chance which moment is kept: that is refused. */
  still?: boolean
}

/** A picture that somebody sent, made small and plain WebP. What it really is, its bytes say. */
export async function plainPicture(
  bytes: Uint8Array,
  { size, types = upload.types, quality = 82, still = false }: Wish,
): Promise<Uint8Array> {
  const type = typeOf(bytes)
  const checked = checkUpload({ type: types.find((known) => known === type) ?? '', size: bytes.length })
  if (!checked.ok) throw new ApiError(checked.code, checked.message)
  // Loaded when the first picture comes: a start need not wait for it.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
  const { pages = 1 } = still ? await picture.metadata().catch(unreadable) : {}
  if (pages > 1) throw new ApiError('unprocessable', 'This picture moves. Choose one that stands still.')
  return picture
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(unreadable)
}

/** The bytes of a data URL. */
export function bytesOfDataUrl(dataUrl: string): Uint8Array {
  const [, data] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  if (!data) throw new ApiError('unsupported_type', texts.upload.wrongType)
  return Buffer.from(data, 'base64')
}

/** By how each of them begins. Nothing else reaches the library that opens pictures. */
function typeOf(bytes: Uint8Array): UploadType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('GIF8')) return 'image/gif'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return undefined
}

function unreadable(cause: unknown): never {
  throw new ApiError('unprocessable', 'This picture is damaged or too large to open. Please take it again.', {
    cause,
  })
}
