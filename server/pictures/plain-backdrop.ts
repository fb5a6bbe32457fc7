/** Dusk over a plain, for cards of what nobody has taken a picture of yet. */
const dusk = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#2a2450"/><stop offset=".55" stop-color="#c9788a"/>
<stop offset=".62" stop-color="#f2c18d"/><stop offset=".63" stop-color="#4d5a4a"/><stop offset="1" stop-color="#262c2a"/>
</linearGradient></defs><rect width="640" height="400" fill="url(#g)"/></svg>`

export async function plainBackdrop(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(dusk)).webp({ quality: 82 }).toBuffer()
}
