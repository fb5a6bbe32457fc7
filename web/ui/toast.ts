import type { toast as sonner } from 'sonner'

/**
 * `toast.success('Saved')` from anywhere. The library behind it is fetched when the first toast is shown, so pages
 * that show none don't pay for it.
 */
type Show = typeof sonner
type Words = Parameters<Show['success']>

let wanted = false
const watchers = new Set<() => void>()
const ready = Promise.withResolvers<Show>()

/** What the outlet in the root watches to know when the toaster is needed. */
export const toasterWanted = {
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  now: () => wanted,
  onServer: () => false,
}

/** Called by the toaster once it listens; what was said earlier is shown then. */
export const toasterReady = ready.resolve

function show(kind: 'success' | 'error' | 'warning', words: Words) {
  wanted = true
  for (const watcher of watchers) watcher()
  void ready.promise.then((toaster) => toaster[kind](...words))
}

export const toast = {
  success: (...words: Words) => show('success', words),
  error: (...words: Words) => show('error', words),
  warning: (...words: Words) => show('warning', words),
}
