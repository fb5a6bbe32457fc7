import type { Save } from '../../core/save.ts'
import type { QualityLevel } from '../view/view.ts'

export const qualities = ['auto', 'low', 'medium', 'high'] as const satisfies (QualityLevel | 'auto')[]
export type Quality = (typeof qualities)[number]

/** What the visitor has chosen; kept with the scene. */
export type Settings = {
  quality(): Quality
  setQuality(quality: Quality): void
  isCalm(): boolean
  setCalm(on: boolean): void
  /** What the page wishes for, as long as the visitor has not chosen. */
  wishCalm(on: boolean): void
  isMuted(): boolean
  mute(on: boolean): void
}

export function createSettings(save: Save, changed: () => void): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let pageWishesCalm = false
  still.addEventListener('change', changed)

  const set = (name: string, value: string | boolean) => {
    save.set(name, value)
    changed()
  }
  return {
    quality: () => qualities.find((level) => level === save.get('quality', 'auto')) ?? 'auto',
    setQuality: (quality) => set('quality', quality),
    isCalm: () => save.get('calm', pageWishesCalm || still.matches),
    setCalm: (on) => set('calm', on),
    wishCalm(on) {
      pageWishesCalm = on
      changed()
    },
    isMuted: () => save.get('muted', false),
    mute: (on) => set('muted', on),
  }
}
