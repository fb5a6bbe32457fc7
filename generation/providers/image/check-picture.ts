import { ProviderFailure } from '../failure.ts'

/** More than any of the services draws; what has more is a bomb. */
const mostPixels = 4096 * 4096
const smallestSide = 128
const longestRatio = 3
/** As uploaded pictures are kept, so that what is cut out of it still has detail. */
const keptSide = 1536
/** Of 255: paper and the grain of a camera have more. */
const leastContrast = 2.5

/**
 * A picture from a service, opened, looked at and written anew as plain WebP: what else the file held is gone. Its
 * background stays, as that of an uploaded picture does; it is cut away when a model is made.
 */
export async function checkedPicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isKnown(bytes)) throw noPicture('The service answered with something that is no picture.')
  // Loaded when the first picture comes: a start need not wait for it.
  const { default: sharp } = await import('sharp')
  const limits = { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, limits).metadata()
    if (width * height > mostPixels)
      throw new ProviderFailure('too-large', 'The picture of the service is too large.')
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    if (short < smallestSide || long > short * longestRatio)
      throw noPicture(`The picture of the service is of no use: ${width} by ${height} pixels.`)
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
    if (info.size === 0 || (await isBlank(sharp, data)))
      throw noPicture('The picture of the service is blank.')
    return new Uint8Array(data)
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw noPicture('The picture of the service is damaged or too large to open.', error)
  }
}

/** On white, as a picture with clear parts is seen: nothing on it that differs from the rest. */
async function isBlank(sharp: typeof import('sharp').default, bytes: Uint8Array): Promise<boolean> {
  const small = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(64, 64, { fit: 'fill' })
    .toBuffer()
  const { channels } = await sharp(small).stats()
  return channels.every(({ stdev }) => stdev < leastContrast)
}

/** PNG, JPEG or WebP, by how each begins. Nothing else reaches the library that opens pictures. */
function isKnown(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}

const noPicture = (message: string, cause?: unknown) => new ProviderFailure('malformed', message, { cause })
