import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { GalleryView } from './read-gallery.ts'

type Live = ComponentType<{ first: GalleryView }>

const load = () => import('./live-gallery.tsx')
// The server needs it at once. A browser that comes from another page loads it before it turns to this one.
const Whole: Live = import.meta.env.SSR ? (await load()).default : lazy(load)

/** React neither compares nor replaces what the server wrote there. */
const asWritten = { __html: '' }

/**
 * The gallery on the first page, which does not load its script: what the server wrote stays until somebody comes
 * near it, and its links lead to the Creator Hub. Then the same cards come alive in the same place.
 */
export function LandingGallery({ first }: { first: GalleryView | null }) {
  const hydrated = useHydrated()
  const [written] = useState(!import.meta.env.SSR && !hydrated)
  const [Alive, setAlive] = useState<Live | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = place
    if (!written || !current || !first) return
    return whenNear(current, async (stillThere) => {
      const { default: loaded } = await load()
      await untilLeft(current)
      if (stillThere()) setAlive(() => loaded)
    })
  }, [written, first])

  if (written && !Alive)
    return <div key="written" ref={place} dangerouslySetInnerHTML={asWritten} suppressHydrationWarning />
  const Content = Alive ?? Whole
  // The attribute tells tests that the cards listen.
  return (
    <div key="alive" data-alive={hydrated || undefined}>
      {first && <Content first={first} />}
    </div>
  )
}

function whenNear(element: Element, begin: (stillThere: () => boolean) => Promise<void>): () => void {
  let gone = false
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      // Without the script it is what the server wrote, which can be read and leads on.
      begin(() => !gone).catch(() => {})
    },
    // A tall window shows its upper edge at once; whoever stays at the prompt box needs none of it.
    { rootMargin: '0px 0px -20% 0px' },
  )
  watch.observe(element)
  return () => {
    gone = true
    watch.disconnect()
  }
}

/** What has the focus is not taken away from under somebody's fingers. */
async function untilLeft(element: Element): Promise<void> {
  while (element.contains(document.activeElement))
    await new Promise((resolve) => {
      // The focus is nowhere while it moves; where it went is known afterwards.
      element.addEventListener('focusout', () => setTimeout(resolve, 0), { once: true })
    })
}
