import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'
import { firstWish, type GalleryWish, stretchOf } from './gallery-wish.ts'

/** What is shown of the gallery. `from` is how many come before it. */
export type GalleryView = { wish: GalleryWish; items: CommunityItem[]; from: number; more: boolean }

export async function readGallery(host: WebHost, wish: GalleryWish): Promise<GalleryView> {
  const { page, pageSize, from, to } = stretchOf(wish)
  const { filter, sort, search } = wish
  const answer = await askGallery(host, { page, pageSize, filter, sort, search })
  return { wish, items: answer.items.slice(0, to - from), from, more: answer.total > to }
}

/** The first page is about more than its gallery, and does without one rather than fail. */
export async function readLandingGallery(host: WebHost): Promise<GalleryView | null> {
  try {
    return await readGallery(host, firstWish)
  } catch (error) {
    console.error(error)
    return null
  }
}

type Query = Record<string, string | number>

export async function askGallery(host: WebHost, query: Query): Promise<CallAnswer<'getCommunity'>> {
  const [, path = ''] = paths.getCommunity.split(' ')
  const given = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const answer = await host.api(`${path}?${given}`)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  return await answer.json()
}
