import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'

/** A canvas that a picture fills, whatever its shape: what is too much of it is cut off evenly. */
export function filledWith(
  picture: Canvas | Image,
  { width, height }: { width: number; height: number },
): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const scale = Math.max(width / picture.width, height / picture.height)
  const [wide, tall] = [picture.width * scale, picture.height * scale]
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, (width - wide) / 2, (height - tall) / 2, wide, tall)
  return canvas
}
