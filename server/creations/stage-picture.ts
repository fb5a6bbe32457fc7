import { bytesOfDataUrl, plainPicture } from '../pictures/plain-picture.ts'

const size = { width: 640 }
/** What a page takes of its stage; nobody's camera makes GIFs. */
const types = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A picture that a page took of a creation, made small and plain. */
export function stagePicture(dataUrl: string): Promise<Uint8Array> {
  return plainPicture(bytesOfDataUrl(dataUrl), { size, types })
}
