import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script has taken over. Before that, the browser itself would send a form, to nobody. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
