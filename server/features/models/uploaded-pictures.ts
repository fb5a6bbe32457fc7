import type { Pool } from 'pg'
import type { AppContext } from '../../http/context.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { openArtists } from './artists.ts'
import { findPicture, pictureFile } from './picture-rows.ts'
import { uploadPicture } from './upload-picture.ts'

type Services = { pool: Pool; secret: string; storage: Storage; queue: Queue; links: PlayLinks }

/** Pictures that somebody brought along, for whichever kind is made from them. */
export function uploadedPictures({ secret, ...services }: Services) {
  const { pool, storage } = services
  const artists = openArtists(pool, secret)

  return {
    /** Keeps a picture and answers its id. */
    async keep(c: AppContext, image: File) {
      const artist = await artists.who(c)
      await artists.checkAppetite(artist)
      return uploadPicture(services, artist, image)
    },

    /** The bytes of a picture that somebody may use, as plain WebP. */
    async open(userId: string | undefined, imageId: string): Promise<Uint8Array | undefined> {
      const picture = await findPicture(pool, userId, imageId)
      const file = picture && (await storage.get(picture.folder + pictureFile))
      return file ? new Uint8Array(await new Response(file.body).arrayBuffer()) : undefined
    },
  }
}
