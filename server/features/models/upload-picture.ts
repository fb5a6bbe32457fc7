import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { upload } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Pool } from 'pg'
import { lastingAddress, type PlayLinks } from '../../http/play-links.ts'
import { plainPicture } from '../../pictures/plain-picture.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Artist } from './artists.ts'
import { keepPicture } from './keep-picture.ts'
import { pictureFile } from './picture-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue; links: PlayLinks }

/** Larger than what engines draw, so that what is cut out of it still has detail. */
const size = { width: 1536, height: 1536 }

/** Keeps a picture that somebody brought along, so that a model can be made from it. */
export async function uploadPicture(
  services: Services,
  artist: Artist,
  image: File,
): Promise<CallAnswer<'uploadImage'>> {
  if (image.size > upload.maxBytes) throw new ApiError('too_large', texts.upload.tooLarge)
  const bytes = await plainPicture(new Uint8Array(await image.arrayBuffer()), { size, quality: 92 })
  const id = randomUUID()
  const name = nameOf(image)
  await keepPicture(services, artist, { id, prompt: name, title: name, answer: '', bytes })
  return {
    imageId: id,
    imageUrl: services.links.file(id, pictureFile).signedUrl,
    originalUrl: lastingAddress(id, pictureFile),
  }
}

/** What a file is about, as far as its name says so: 'my_cat-2.png' is 'my cat 2'. */
function nameOf({ name }: File): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return [...words].slice(0, 100).join('') || 'picture'
}
