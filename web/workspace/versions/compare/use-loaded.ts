import { useEffect, useEffectEvent, useState } from 'react'

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; value: Value }

/** Loads again when the key changes; an answer that comes too late is not shown. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const start = useEffectEvent(load)
  useEffect(() => {
    let wanted = true
    const show = (next: Loaded<Value>) => wanted && setLoaded(next)
    show({ state: 'loading' })
    start().then(
      (value) => show({ state: 'loaded', value }),
      () => show({ state: 'failed', retry: () => setAttempt((count) => count + 1) }),
    )
    return () => {
      wanted = false
    }
  }, [key, attempt])
  return loaded
}
