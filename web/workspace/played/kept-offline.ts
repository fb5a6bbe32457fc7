import { keptName as cacheName } from './kept-name.ts'

/**
 * What one made and opened is kept in this browser, as the one file that it can be taken along as, for the page that the service
 * worker shows without a network. It belongs to whoever made it: with another person, or nobody, all of it goes.
 */
const listAddress = '/kept/list.json'
/** The oldest go first: a 3D game is a megabyte and a half. */
const mostKept = 12

type KeptList = { owner: string; creations: KeptCreation[] }
type KeptCreation = { id: string; versionId: string; title: string }

export type ToKeep = KeptCreation & {
  owner: string
  /** Where it is as one file. */
  page: string
  picture?: string
}

/** Pages of a browser that cannot keep anything, or would rather not load more than it must, are left alone. */
const canKeep = () => 'caches' in window && 'serviceWorker' in navigator && !wantsToSave()

const wantsToSave = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Forgets what belongs to somebody else; `null` is nobody. */
export async function keepOnlyFor(owner: string | null): Promise<void> {
  if (!('caches' in window) || !(await caches.has(cacheName))) return
  const list = await readList(await caches.open(cacheName))
  if (owner === null || list?.owner !== owner) await caches.delete(cacheName)
}

/** Keeps a creation, unless this version of it is kept already. */
export async function keepCreation({ owner, page, picture, ...creation }: ToKeep): Promise<void> {
  if (!canKeep()) return
  await keepOnlyFor(owner)
  const cache = await caches.open(cacheName)
  const known = (await readList(cache))?.creations ?? []
  if (known.some(({ id, versionId }) => id === creation.id && versionId === creation.versionId)) return
  await store(cache, pageOf(creation.id), page)
  if (picture) await store(cache, pictureOf(creation.id), picture)
  const creations = [creation, ...known.filter(({ id }) => id !== creation.id)]
  for (const { id } of creations.splice(mostKept)) {
    await cache.delete(pageOf(id))
    await cache.delete(pictureOf(id))
  }
  await cache.put(listAddress, Response.json({ owner, creations } satisfies KeptList))
}

const pageOf = (id: string) => `/kept/${id}.html`
const pictureOf = (id: string) => `/kept/${id}.picture`

async function readList(cache: Cache): Promise<KeptList | undefined> {
  return (await cache.match(listAddress))?.json()
}

/** Under an address of its own: links to files run out. */
async function store(cache: Cache, address: string, from: string): Promise<void> {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}`)
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  await cache.put(address, new Response(await answer.blob(), { headers: { 'content-type': type } }))
}
