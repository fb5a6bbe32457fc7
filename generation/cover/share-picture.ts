import { loadImage } from '@napi-rs/canvas'
import { filledWith } from './filled.ts'
import { letter } from './lettering.ts'
import { brand, farthestOf, strongestHue } from './mood.ts'

/** As those who unfold links want it. https://ogp.me */
export const shareSize = { width: 1200, height: 630, type: 'image/jpeg' } as const

const room = { x: 56, bottom: shareSize.height - 44, width: 640, height: 262 }
const underTitle = [brand.tomato, brand.teal, brand.iris]

/** The picture that travels with a link: the cover of a creation with its name, which may have changed since the cover was made. */
export async function sharePicture(cover: Uint8Array, name: string): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(cover))
  const canvas = filledWith(image, shareSize)
  const ctx = canvas.getContext('2d')
  letter(ctx, name, room, {
    fill: '#fffaf0',
    outline: '#1d1b2e',
    shadow: farthestOf(underTitle, strongestHue(image)),
  })
  return canvas.encode('jpeg', 84)
}
