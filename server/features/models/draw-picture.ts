import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import type { Offer } from '@makebelieve/contract/offer'
import type { Pool } from 'pg'
import type { FreeWork } from '../../engines/free-work.ts'
import { pictureDetails } from '../../engines/model-details.ts'
import { lastingAddress, type PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Artist } from './artists.ts'
import { drawWithService, type ServiceDesk } from './draw-with-service.ts'
import { keepPicture } from './keep-picture.ts'
import type { ModelModules } from './modules.ts'
import { type Drawing, shownDrawing } from './picture-drawing.ts'
import { pictureFile } from './picture-rows.ts'
import { pictureToChange, type ToChange } from './picture-to-change.ts'

export type DrawServices = {
  pool: Pool
  storage: Storage
  queue: Queue
  links: PlayLinks
  freeWork: FreeWork
  modules: ModelModules
  /** Where a service draws. */
  desk?: ServiceDesk
}

export type PictureAsk = {
  prompt: string
  options?: ImageOptions
  editOf?: string
  anyway?: boolean
  signal: AbortSignal
}

/** A picture before it is kept. */
export type DrawnPicture = {
  title: string
  answer: string
  changes: string[]
  offers?: Offer[]
  bytes: Uint8Array
  plan?: object
  drawing?: Drawing
}

/** Draws what a prompt asks for, or what becomes of an earlier picture when it is changed so. */
export async function drawPicture(
  services: DrawServices,
  artist: Artist,
  ask: PictureAsk,
): Promise<CallAnswer<'getImage'>> {
  const { desk, links } = services
  const before =
    ask.editOf === undefined ? undefined : await pictureToChange(services.pool, artist.userId, ask.editOf)
  const id = randomUUID()
  const here = () => drawHere(services, artist, { id, ask, before })
  // What began without a service goes on without one: its plan says more than its words.
  const served = desk && (!before || before.drawing)
  const { drawing, changes, offers, ...picture } = served
    ? await drawWithService(services, desk, artist, { ask, before, here })
    : await here()
  const prompt = before?.prompt ?? ask.prompt
  await keepPicture(services, artist, {
    ...picture,
    id,
    prompt,
    drawing,
    editOf: before?.pictureId ?? undefined,
  })
  return {
    originalUrl: lastingAddress(id, pictureFile),
    imageUrl: links.file(id, pictureFile).signedUrl,
    imageId: id,
    title: picture.title,
    message: picture.answer,
    changes,
    ...(offers && { offers }),
    ...(drawing && { drawing: shownDrawing(drawing) }),
  }
}

type Task = { id: string; ask: PictureAsk; before: ToChange | undefined }

/** The picture of the built-in engine. */
async function drawHere(
  { freeWork, modules }: DrawServices,
  artist: Artist,
  { id, ask: { prompt, options, anyway }, before }: Task,
): Promise<DrawnPicture> {
  const input = before?.plan
    ? { prompt, options, plan: before.plan, history: before.history }
    : { prompt: [...(before?.drawing?.words ?? []), prompt].join(', '), options, anyway }
  const { name: title, files, details } = await freeWork.do(artist.name, modules.picture, { id, input })
  const [file] = files
  if (!file) throw new Error('The engine of pictures gave none')
  return { title, bytes: file.bytes, ...pictureDetails.parse(details) }
}
