import sharp from 'sharp'
import { ProviderFailure } from '../failure.ts'
import type { SentPicture } from './protocol.ts'

/** Services scale pictures down to about this by themselves. */
const side = 1024
/** What Replicate calls small enough for a data address. */
const mostWebp = 250 * 1024

/** A picture in the form that a service takes. What is clear around its subject stays clear. */
export async function sentPicture(bytes: Uint8Array, type: SentPicture['type']): Promise<SentPicture> {
  const picture = sharp(bytes, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (type === 'image/png') return { bytes: await picture.png().toBuffer(), type }
  for (const quality of [90, 75, 55, 30]) {
    const small = await picture.clone().webp({ quality }).toBuffer()
    if (small.length <= mostWebp) return { bytes: small, type }
  }
  throw new ProviderFailure('too-large', 'The picture is too large to be sent.')
}
