import sharp from 'sharp'

/** A square picture: red, green, blue and alpha, one byte each. */
export type Image = { side: number; rgba: Uint8Array }

/** Any picture that sharp reads, fitted into a square with clear rims. Throws where it is none. */
export async function openImage(bytes: Uint8Array, side = 384): Promise<Image> {
  const rgba = await sharp(bytes, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { side, rgba: new Uint8Array(rgba) }
}
