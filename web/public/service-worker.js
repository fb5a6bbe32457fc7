/*
 * Answers when the network does not: with one page, on which what one made can be played. Everything else, and every page while there
 * is a network, goes its way as if this were not here, so that nothing old is ever shown.
 */
const shell = 'makebelieve-shell-1'
const page = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldShells(), fetchWhileWaking(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(visit(event))
})

async function keepPage() {
  const kept = await caches.open(shell)
  await kept.add(new Request(page, { cache: 'reload' }))
}

async function forgetOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('makebelieve-shell-') && name !== shell)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The browser asks for the page while this worker wakes up: nobody waits for it. */
async function fetchWhileWaking() {
  await self.registration.navigationPreload?.enable()
}

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const kept = await caches.match(page, { cacheName: shell })
    if (kept) return kept
    throw error
  }
}
