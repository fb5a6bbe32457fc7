import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { hub } from '../../texts/en/hub.ts'
import { toast } from '../../ui/toast.ts'
import { Gallery } from './gallery.tsx'
import { type GalleryWish, hubAddress } from './gallery-wish.ts'
import type { GalleryView } from './read-gallery.ts'

/** The gallery as a part of a page that is about more: it changes in place, and leaves the address alone. */
export default function LiveGallery({ first }: { first: GalleryView }) {
  const [view, setView] = useState(first)
  const [busy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)

  async function show(wish: GalleryWish): Promise<void> {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setBusy(true)
    try {
      const answer = await call('getCommunity', { query: wish, signal })
      // While somebody looked, cards may have changed places: none is shown twice.
      const before = wish.page > 1 ? view.items : []
      const known = new Set(before.map(({ modelId }) => modelId))
      const items = [...before, ...answer.items.filter(({ modelId }) => !known.has(modelId))]
      setView({ wish, items, from: 0, more: answer.total > wish.page * answer.pageSize })
    } catch (error) {
      if (signal.aborted) return
      toast.error(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="gallery" className="page-width pt-[clamp(4rem,8vw,6rem)]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="gallery" className="section-title">
            {hub.landingTitle}
          </h2>
          <p className="mt-2 text-lg text-muted">{hub.landingLead}</p>
        </div>
        <a href={hubAddress({})} className="text-link">
          {hub.seeAll}
        </a>
      </div>
      <Gallery view={view} busy={busy} onWish={show} heading="h3" />
    </section>
  )
}
