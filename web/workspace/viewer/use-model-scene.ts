import { type RefObject, useEffect, useRef, useState } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { ModelNotFetched } from './scene/load-model.ts'
import { type ModelScene, openScene, type ShownModel } from './scene/open-scene.ts'

export type Viewed =
  | { state: 'loading' }
  | { state: 'shown'; model: ShownModel }
  | { state: 'failed'; why: 'no-webgl' | 'not-fetched' | 'broken' }

type SceneOrder = {
  host: RefObject<HTMLDivElement | null>
  labels: RefObject<HTMLDivElement | null>
  url: string
  /** Another one is another model; the same model may get a fresh link. */
  identity: string
  name: string
}

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens a scene in its host for as long as the component is there, and shows what the link leads to. */
export function useModelScene({ host, labels, url, identity, name }: SceneOrder) {
  const scene = useRef<ModelScene>(null)
  const [viewed, setViewed] = useState<Viewed>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const link = useRef(url)
  link.current = url

  useEffect(() => {
    const canvas = newCanvas()
    host.current?.append(canvas)
    const edges = [...(labels.current?.children ?? [])].filter((label) => label instanceof HTMLElement)
    try {
      scene.current = openScene({ canvas, labels: edges, still: prefersStill() })
    } catch (error) {
      console.warn(error)
      setViewed({ state: 'failed', why: 'no-webgl' })
    }
    return () => {
      scene.current?.dispose()
      scene.current = null
      canvas.remove()
    }
  }, [host, labels])

  useEffect(() => {
    host.current?.firstElementChild?.setAttribute('aria-label', modelViewerText.canvas(name))
  }, [host, name])

  // Another model, or another attempt, is what loads it anew; a fresh link to the same one is not.
  useEffect(() => {
    const opened = scene.current
    if (!opened) return
    const leaving = new AbortController()
    setViewed({ state: 'loading' })
    opened.show(link.current, leaving.signal).then(
      (model) => setViewed({ state: 'shown', model }),
      (error) => {
        if (leaving.signal.aborted) return
        console.warn(error)
        const lost = error instanceof ModelNotFetched || error instanceof TypeError
        setViewed({ state: 'failed', why: lost ? 'not-fetched' : 'broken' })
      },
    )
    return () => leaving.abort()
  }, [identity, attempt])

  return { scene, viewed, again: () => setAttempt((count) => count + 1) }
}

/** Each scene gets a canvas of its own: one whose context was given back cannot have another. */
function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.tabIndex = 0
  canvas.className =
    'absolute inset-0 size-full cursor-grab touch-none active:cursor-grabbing outline-offset-[-3px]'
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-roledescription', '3D')
  canvas.setAttribute('aria-description', modelViewerText.keys)
  return canvas
}
