import { allows, imageOptionTable, type Option, threeDOptionTable } from '@makebelieve/contract/options'
import { settingsText } from '../../texts/en/settings.ts'

export const options = { ...imageOptionTable, ...threeDOptionTable }

export type SettingName = keyof typeof options

/** What was chosen. What was not is left to the engine. Goes as `options` into the calls that generate. */
export type GenerationSettings = { readonly [Name in SettingName]?: number }

export type SettingsKind = 'game' | 'model'

export type SettingGroup = { title: string; settings: { readonly [Name in SettingName]?: string } }

const { game, picture, shape, texture } = settingsText

/** What each kind heeds, with a word on what it does. */
export const settingGroups: Record<SettingsKind, readonly SettingGroup[]> = {
  game: [game],
  model: [picture, shape, texture],
}

/**
 * Specified for every kind, and accepted by every call. A game is drawn from a catalogue and played by bots, so these mean nothing to
 * it: they stand folded behind a sentence that says so, or nine sliders about textures would be nine riddles.
 */
export const otherGroups: Record<SettingsKind, readonly SettingGroup[]> = {
  game: [without(picture, 'stable_seed', 'num_inference_steps'), without(shape, 'seed'), texture],
  model: [],
}

function without({ title, settings }: SettingGroup, ...names: SettingName[]): SettingGroup {
  const left = Object.entries(settings).filter(([name]) => !names.includes(name as SettingName))
  return { title, settings: Object.fromEntries(left) }
}

export function settingsOf(group: SettingGroup): { name: SettingName; hint: string }[] {
  return Object.entries(group.settings).map(([name, hint]) => ({ name: name as SettingName, hint }))
}

/** A seed is a name for a chance, not an amount: it is typed or drawn, and may be left out. */
export function isSeed(name: SettingName): name is 'seed' | 'stable_seed' {
  return name === 'seed' || name === 'stable_seed'
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** The number that was typed, if the option allows it. Only plain decimals: '' and '0x10' are numbers to JavaScript. */
export function readEntry(text: string, option: Option): number | undefined {
  const entry = text.trim()
  const value = decimal.test(entry) ? Number(entry) : Number.NaN
  return allows(option, value) ? value : undefined
}
