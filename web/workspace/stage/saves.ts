/**
 * What creations want to remember. Their frames have no storage, so the page keeps it for them: a little for each,
 * and only for the last ones played, because all pages of the app share one storage.
 */
const prefix = 'makebelieve.save.'
const maxLength = 32_000
const maxCount = 40

export type SaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function readSave(creation: string, storage = browserStorage()): string | undefined {
  try {
    const kept = storage?.getItem(prefix + creation)
    return kept?.slice(kept.indexOf(' ') + 1)
  } catch {
    return undefined
  }
}

export function keepSave(creation: string, data: string, storage = browserStorage()): void {
  if (!storage || data.length > maxLength) return
  try {
    storage.setItem(prefix + creation, `${Date.now()} ${data}`)
    forgetOldest(storage)
  } catch {
    // Full or forbidden: the creation goes on without.
  }
}

function forgetOldest(storage: SaveStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const saves = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, at: Number.parseInt(storage.getItem(name) ?? '', 10) || 0 }))
    .sort((one, other) => other.at - one.at)
  for (const { name } of saves.slice(maxCount)) storage.removeItem(name)
}

function browserStorage(): SaveStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
