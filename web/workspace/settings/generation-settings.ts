import { allows, imageOptionTable, type Option, threeDOptionTable } from '@makebelieve/contract/options'
import { settingsText } from '../../texts/en/settings.ts'

export const options = { ...imageOptionTable, ...threeDOptionTable }

export type SettingName = keyof typeof options

/** What was chosen. What was not is left to the engine. Goes as `options` into the calls that generate. */
export type GenerationSettings = { readonly [Name in SettingName]?: number }

export type SettingsKind = 'game' | 'model'

type Group = { title: string; settings: { readonly [Name in SettingName]?: string } }

/**
 * What each kind offers, with a word on what it does. A game is drawn from a catalogue and played by bots, so that of
 * all options only the seed and the detail level mean anything to it. The rest is not shown there, not even disabled: to
 * someone who makes a game, nine dead sliders about textures are nine riddles.
 */
export const settingGroups: Record<SettingsKind, readonly Group[]> = {
  game: [settingsText.game],
  model: [settingsText.picture, settingsText.shape, settingsText.texture],
}

export function settingsOf(group: Group): { name: SettingName; hint: string }[] {
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
