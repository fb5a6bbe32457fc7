import { useMemo, useSyncExternalStore } from 'react'
import type { GenerationSettings, SettingsKind } from './generation-settings.ts'
import { onStored, parseSettings, store, storedText } from './settings-store.ts'

/** The advanced settings of a kind, kept on this device. The server renders with none. */
export function useGenerationSettings(kind: SettingsKind) {
  const text = useSyncExternalStore(
    onStored,
    () => storedText(kind),
    () => '',
  )
  const settings = useMemo(() => parseSettings(kind, text), [kind, text])
  return [settings, (next: GenerationSettings) => store(kind, next)] as const
}
