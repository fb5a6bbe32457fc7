import type { Storage } from './storage.ts'

/** Copies everything below one prefix to below another. */
export async function copyFolder(storage: Storage, from: string, to: string): Promise<void> {
  for await (const key of storage.list(from)) {
    const file = await storage.get(key)
    if (file) await storage.put(to + key.slice(from.length), file.body, { type: file.type })
  }
}
