import { ApiError } from '@makebelieve/contract/errors'
import { openPhotographer, type Photographer } from '@makebelieve/generation/browser/photographer'
import type { Log } from '../log.ts'
import { isKey } from '../storage/key.ts'
import type { Storage } from '../storage/storage.ts'

export type Screenshots = ReturnType<typeof openScreenshots>

/** Contexts of one browser at a time; each draws with the processor. */
const mostAtOnce = 2
const mostWaiting = 8
/** Whoever asks waits for it; after that the picture from the stage will do. */
const patienceMs = 45_000
/** A browser that nobody needs gives its memory back. */
const idleMs = 60_000
const file = 'screenshot.webp'
const size = { width: 960, height: 600 }

type Services = { storage: Storage; log: Log; chromium?: string }

/**
 * Pictures of environments as a browser shows them. The browser starts with the first one, and sees nothing of the
 * network: what its pages ask for is handed to them. A version never changes, so its picture is taken once and kept.
 */
export function openScreenshots({ storage, log, chromium }: Services) {
  let photographer: Promise<Photographer | undefined> | undefined
  let idle: NodeJS.Timeout | undefined
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function begin(): Promise<void> {
    clearTimeout(idle)
    if (busy < mostAtOnce) {
      busy++
      return
    }
    if (waiting.length >= mostWaiting)
      throw new ApiError('unavailable', "We're taking a lot of pictures right now. Try again in a minute.")
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function end(): void {
    const next = waiting.shift()
    if (next) {
      next()
      return
    }
    busy--
    if (busy > 0) return
    idle = setTimeout(close, idleMs)
    idle.unref()
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const closing = photographer
    photographer = undefined
    await (await closing)?.close()
  }

  async function awake(): Promise<Photographer | undefined> {
    const known = await photographer
    if (known && !known.isOpen()) photographer = undefined
    photographer ??= openPhotographer(chromium)
    return photographer
  }

  async function take(folder: string): Promise<Uint8Array | undefined> {
    await begin()
    try {
      const [png] =
        (await (await awake())?.shoot((path) => read(storage, folder, path), { patienceMs })) ?? []
      if (!png) return undefined
      const { default: sharp } = await import('sharp')
      const picture = await sharp(png).resize(size).webp({ quality: 86 }).toBuffer()
      await storage.put(folder + file, picture, { type: 'image/webp' })
      return picture
    } catch (err) {
      // Whoever asked gets the picture that is there; why there is no better one is for those who run the server.
      log.warn({ err, folder }, 'No picture could be taken of an environment')
      return undefined
    } finally {
      end()
    }
  }

  return {
    /** A picture of the page in this folder, as WebP; nothing where there is no browser, or it could not draw it. */
    async of(folder: string): Promise<Uint8Array | undefined> {
      const kept = await read(storage, folder, file)
      if (kept) return kept.bytes
      const taking = underWay.get(folder) ?? take(folder).finally(() => underWay.delete(folder))
      underWay.set(folder, taking)
      return taking
    },
    stop: close,
  }
}

async function read(storage: Storage, folder: string, path: string) {
  const found = isKey(path) ? await storage.get(folder + path) : null
  if (!found) return undefined
  return { type: found.type, bytes: new Uint8Array(await new Response(found.body).arrayBuffer()) }
}
