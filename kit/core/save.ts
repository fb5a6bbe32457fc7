/**
 * What a game remembers: best scores and settings. A file of its own keeps them in `localStorage`. In a frame that
 * throws, so they stay in memory and are handed to the page, which gives them back when the frame starts again.
 */
export type Save = {
  /** What was kept under this name, or the fallback when there is nothing of the same kind. */
  get(name: string, fallback: boolean): boolean
  get(name: string, fallback: number): number
  get(name: string, fallback: string): string
  set(name: string, value: Kept): void
  /** Takes over what the page has kept. */
  load(text: string | undefined): void
}

type Kept = string | number | boolean
export type Storage = { getItem(key: string): string | null; setItem(key: string, value: string): void }

export function createSave(key: string, handOver: (data: string) => void, storage = browserStorage()): Save {
  const kept = new Map<string, unknown>()
  const save: Save = {
    get<T extends Kept>(name: string, fallback: T): T {
      const value = kept.get(name)
      return typeof value === typeof fallback ? (value as T) : fallback
    },
    set(name, value) {
      if (kept.get(name) === value) return
      kept.set(name, value)
      const text = JSON.stringify(Object.fromEntries(kept))
      try {
        storage?.setItem(key, text)
      } catch {
        // Full or forbidden: memory has to do.
      }
      handOver(text)
    },
    load(text) {
      if (!text) return
      try {
        const values: unknown = JSON.parse(text)
        if (typeof values !== 'object' || values === null) return
        for (const [name, value] of Object.entries(values)) kept.set(name, value)
      } catch {
        // What cannot be read is as good as nothing.
      }
    },
  }
  try {
    save.load(storage?.getItem(key) ?? undefined)
  } catch {
    // As in `set`.
  }
  return save
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
