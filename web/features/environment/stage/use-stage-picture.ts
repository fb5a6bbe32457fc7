import { type RefObject, useEffect, useRef } from 'react'
import type { CreationFrameHandle } from '../../../workspace/stage/creation-frame.tsx'

/**
 * When to look, after the scene has come alive: by then light, shadows and what moves are there. A machine without a
 * graphics card needs longer to draw at all, so it is asked again.
 */
const pausesMs = [1_500, 6_000, 15_000]

/**
 * The picture of the stage becomes the picture of what was made just now, once. It is nicer than the one from the
 * proof; without it, that one stays. Answers what to call when the stage is ready.
 */
export function useStagePicture(
  frame: RefObject<CreationFrameHandle | null>,
  /** The version that wants a picture; none, if it has one. */
  wanted: string | undefined,
  store: (image: string) => Promise<unknown>,
): () => void {
  const begun = useRef(new Set<string>())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function take(): Promise<void> {
    const { signal } = leaving.current
    for (const pause of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return
      const image = await frame.current?.screenshot().catch(() => undefined)
      if (image === undefined) continue
      // Cards are wide: the upright picture of a phone would be cut to a strip.
      if (await isWide(image)) await store(image)
      return
    }
  }

  return () => {
    if (wanted === undefined || begun.current.has(wanted)) return
    begun.current.add(wanted)
    take().catch((error) => console.warn('The picture of the stage was not kept:', error))
  }
}

async function isWide(source: string): Promise<boolean> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image.naturalWidth >= image.naturalHeight
}
