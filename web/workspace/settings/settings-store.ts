import { allows } from '@makebelieve/contract/options'
import {
  type GenerationSettings,
  options,
  type SettingsKind,
  settingGroups,
  settingsOf,
} from './generation-settings.ts'

const keyOf = (kind: SettingsKind) => `generationSettings.${kind}`

/** Serves where storage is forbidden or full; then the settings live as long as the page. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/** As text, because that stays the same value for as long as nothing changes. */
export function storedText(kind: SettingsKind): string {
  const key = keyOf(kind)
  try {
    return inMemory.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function store(kind: SettingsKind, settings: GenerationSettings): void {
  const key = keyOf(kind)
  const text = JSON.stringify(settings)
  inMemory.delete(key)
  try {
    localStorage.setItem(key, text)
  } catch {
    inMemory.set(key, text)
  }
  for (const tell of listeners) tell()
}

/** Tells of changes made on this page and in other tabs. */
export function onStored(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** What is kept on a device may be old or broken: only what the kind offers and the options allow comes through. */
export function parseSettings(kind: SettingsKind, text: string): GenerationSettings {
  const found = parsed(text)
  if (typeof found !== 'object' || found === null) return {}
  const values = new Map(Object.entries(found))
  const fit = settingGroups[kind].flatMap(settingsOf).flatMap(({ name }) => {
    const value: unknown = values.get(name)
    return typeof value === 'number' && allows(options[name], value) ? [[name, value]] : []
  })
  return Object.fromEntries(fit)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
