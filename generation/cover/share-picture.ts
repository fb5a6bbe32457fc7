import { createCanvas, loadImage } from '@napi-rs/canvas'
import { letter } from './lettering.ts'
import { brand, farthestOf, strongestHue } from './mood.ts'

/** As those who unfold links want it. https://ogp.me */
export const shareSize = { width: 1200, height: 630, type: 'image/jpeg' } as const

const room = { x: 56, bottom: shareSize.height - 44, width: 640, height: 262 }
const underTitle = [brand.tomato, brand.teal, brand.iris]

/** The picture that travels with a link: the cover of a creation with its name, which may have changed since the cover was made. */
export async function sharePicture(cover: Uint8Array, name: string): Promise<Uint8Array> {
  const { width, height } = shareSize
  const image = await loadImage(Buffer.from(cover))
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const scale = Math.max(width / image.width, height / image.height)
  const [wide, tall] = [image.width * scale, image.height * scale]
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, (width - wide) / 2, (height - tall) / 2, wide, tall)
  letter(ctx, name, room, {
    fill: '#fffaf0',
    outline: '#1d1b2e',
    shadow: farthestOf(underTitle, strongestHue(image)),
  })
  return canvas.encode('jpeg', 84)
}
