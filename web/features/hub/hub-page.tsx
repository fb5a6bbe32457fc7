import { useNavigate, useNavigation } from 'react-router'
import { hub } from '../../texts/en/hub.ts'
import { Gallery } from './gallery.tsx'
import { type GalleryWish, hubAddress } from './gallery-wish.ts'
import { LinkedModel } from './linked-model.tsx'
import type { GalleryView } from './read-gallery.ts'

/** The whole Creator Hub. Its address says what is shown, so that it can be passed on and come back to. */
export function HubPage({ view }: { view: GalleryView }) {
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'

  function show(wish: GalleryWish): void {
    // Going back should leave the filter, not a letter of the search or eight of the cards.
    const replace = wish.filter === view.wish.filter && wish.sort === view.wish.sort
    void navigate(hubAddress(wish), { replace, preventScrollReset: true })
  }

  return (
    <div className="page-width pt-14 md:pt-20">
      <h1 className="text-5xl md:text-6xl">{hub.title}</h1>
      <p className="mt-4 mb-8 text-lg text-muted">{hub.lead}</p>
      <Gallery view={view} busy={busy} onWish={show} heading="h2" />
      <LinkedModel />
    </div>
  )
}
