import sharp from 'sharp'
import type { Pixels, TextureFile, TextureName } from './model-build.ts'

/** How well JPEG keeps each texture. Normals show every fault as a wrong glint; the others forgive. */
const qualities: Record<TextureName, number> = { base: 88, orm: 82, normal: 91 }

export async function texturesOf(pixels: Pixels): Promise<Record<TextureName, TextureFile>> {
  const [base, orm, normal] = await Promise.all([
    encoded(pixels, 'base'),
    encoded(pixels, 'orm'),
    encoded(pixels, 'normal'),
  ])
  return { base, orm, normal }
}

async function encoded(pixels: Pixels, name: TextureName): Promise<TextureFile> {
  const { size } = pixels
  const bytes = await sharp(pixels[name], { raw: { width: size, height: size, channels: 3 } })
    // What is data in each channel must not be mixed; of colours the eye misses little.
    .jpeg({ quality: qualities[name], chromaSubsampling: name === 'base' ? '4:2:0' : '4:4:4' })
    .toBuffer()
  return { bytes: new Uint8Array(bytes), type: 'image/jpeg' }
}
