import { pageSize } from '@makebelieve/contract/constants'
import { routes } from '@makebelieve/contract/routes'

export const filters = ['all', 'models', 'environments', 'games'] as const
export const sorts = ['views', 'newest', 'likes'] as const

/** What somebody wants to see. `page` counts how often there were eight more. */
export type GalleryWish = {
  filter: (typeof filters)[number]
  sort: (typeof sorts)[number]
  search: string
  page: number
}

export const firstWish: GalleryWish = { filter: 'all', sort: 'views', search: '', page: 1 }

const longestSearch = 200
const lastPage = 10_000

/** Addresses are typed and shared: what makes no sense in one is as if it was not there. */
export function wishIn(params: URLSearchParams): GalleryWish {
  const page = Number(params.get('page') ?? 1)
  return {
    filter: filters.find((filter) => filter === params.get('filter')) ?? firstWish.filter,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? firstWish.sort,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** Says only what differs, so that there is one address for everything as it is at first. */
export function hubAddress(wish: Partial<GalleryWish>): string {
  const told = Object.entries(wish).filter(([key, value]) => value !== firstWish[key as keyof GalleryWish])
  const query = new URLSearchParams(told.map(([key, value]) => [key, String(value)])).toString()
  return routes.creatorHub + (query && `?${query}`)
}

/** The most that are sent with one page of HTML; a whole number of eights, and no more than the API gives at once. */
const most = 12 * pageSize.gallery

export type Stretch = { page: number; pageSize: number; from: number; to: number }

/**
 * Which creations a page shows: all up to its last, so that an address leads to the same view that was left. Without
 * script, and far down, only the last stretch of them.
 */
export function stretchOf({ page }: GalleryWish): Stretch {
  const to = page * pageSize.gallery
  if (to <= most) return { page: 1, pageSize: to, from: 0, to }
  const before = Math.floor((to - 1) / most)
  return { page: before + 1, pageSize: most, from: before * most, to }
}
