import { ApiError } from '@makebelieve/contract/errors'
import { unsafeMessages, unsafeRows } from '@makebelieve/generation/brief/unsafe'
import type { NoteCall } from '@makebelieve/generation/providers/usage'
import type { Pool } from 'pg'
import { openRation } from '../../engines/ration.ts'
import type { PictureMaker } from '../../providers/open-image.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Artist } from './artists.ts'
import { askPictureService } from './ask-picture-service.ts'
import type { DrawnPicture, PictureAsk } from './draw-picture.ts'
import { drawnBy } from './picture-drawing.ts'
import { findPicture, pictureFile } from './picture-rows.ts'
import type { ToChange } from './picture-to-change.ts'

/** The service, who may ask it how often at once, and where its calls are written down. */
export type ServiceDesk = ReturnType<typeof openServiceDesk>

/** A service may take a minute; meanwhile nobody asks for a hundred more. */
const rations = { perAsker: 3, inAll: 32 }

type DeskParts = {
  maker: PictureMaker
  noteFor?(asker: { userId?: string }): NoteCall
  /** What is used up, in a sentence; nothing when the service may be asked. */
  usedUp?(userId: string | undefined): Promise<string | undefined>
}

export function openServiceDesk({ maker, noteFor, usedUp }: DeskParts) {
  return {
    maker,
    within: openRation(rations),
    noteFor: noteFor ?? (() => () => {}),
    usedUp: usedUp ?? (async () => undefined),
  }
}

type Task = {
  ask: PictureAsk
  before: ToChange | undefined
  /** The picture of the built-in engine. */
  here(): Promise<DrawnPicture>
}

const longestTitle = 60

/**
 * The picture of the service. Meanwhile the built-in engine draws the same: it names the thing, and stands in where the
 * service fails.
 */
export async function drawWithService(
  services: { pool: Pool; storage: Storage },
  { maker, within, noteFor, usedUp }: ServiceDesk,
  artist: Artist,
  { ask, before, here }: Task,
): Promise<DrawnPicture> {
  if (before && isUndo(ask.prompt)) return earlier(services, artist, before)
  const words = [...(before?.drawing?.words ?? []), ask.prompt]
  refuseUnsafe(words)
  const { options = {}, signal } = ask
  const over = await usedUp(artist.userId)
  if (over) {
    const own = await here()
    return { ...own, answer: `${over} ${own.answer}` }
  }
  return within(artist.name, async () => {
    const standIn = here().catch((error: unknown) => ({ error }))
    const note = noteFor({ userId: artist.userId })
    const drawn = await askPictureService(maker, { words, options, signal, note })
    const own = await standIn
    const { record } = drawn
    if ('reason' in drawn) {
      if ('error' in own) throw neither(drawn.reason, own.error)
      const answer = [...record.notes, own.answer].join(' ')
      return { ...own, answer, drawing: { by: 'built-in', words, record } }
    }
    const plan = 'error' in own ? before?.plan : own.plan
    return {
      bytes: drawn.bytes,
      title: 'error' in own ? titleOf(words) : own.title,
      answer: drawnBy(record),
      changes: [],
      drawing: { by: 'service', words, record, ...(plan && { plan }) },
    }
  })
}

/** The service failed, and the built-in engine cannot do it either: both are said. */
const neither = (reason: string, error: unknown) =>
  error instanceof ApiError ? new ApiError(error.code, `${reason} ${error.message}`) : error

/** Services have rules of their own, but these hold for everything that is made here. */
function refuseUnsafe(words: string[]): void {
  const text = words.join('\n').toLowerCase()
  const unsafe = unsafeRows.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
  if (unsafe) throw new ApiError('unprocessable', unsafeMessages[unsafe.why])
}

const isUndo = (words: string) =>
  /^(?:please )?(?:undo(?: (?:that|it|this|the last change))?|go back|revert|take (?:that|it) back|never ?mind|back)[.!]?$/i.test(
    words.trim(),
  )

/** The picture before, once more: a service would draw another one. */
async function earlier(
  { pool, storage }: { pool: Pool; storage: Storage },
  { userId }: Artist,
  { earlierId }: ToChange,
): Promise<DrawnPicture> {
  const picture = earlierId ? await findPicture(pool, userId, earlierId) : undefined
  const file = picture && (await storage.get(picture.folder + pictureFile))
  if (!file) throw new ApiError('unprocessable', "There's nothing to undo yet.")
  return {
    bytes: new Uint8Array(await new Response(file.body).arrayBuffer()),
    title: picture.title,
    answer: 'Back to how it was.',
    changes: [],
    ...(picture.plan && { plan: picture.plan }),
    ...(picture.drawing && { drawing: picture.drawing }),
  }
}

/** The first words, where the built-in engine has no name for it. */
function titleOf([first = '']: string[]): string {
  const short = [...first.trim()].slice(0, longestTitle).join('').trim()
  return short.charAt(0).toUpperCase() + short.slice(1)
}
