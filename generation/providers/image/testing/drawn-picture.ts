import sharp from 'sharp'

const side = 512

/** A red ball before light grey, as a service would draw it, with a note inside that nobody should find again. */
export async function ballPicture(format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const ball = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#dddddd"/><circle cx="256" cy="256" r="150" fill="#c22"/></svg>`
  return sharp(Buffer.from(ball))
    .withExif({ IFD0: { Copyright: 'a secret note' } })
    .toFormat(format)
    .toBuffer()
}

export const plainPicture = (colour: string, width = side, height = side) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
