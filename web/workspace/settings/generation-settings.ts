import { allows, imageOptionTable, type Option, threeDOptionTable } from '@makebelieve/contract/options'

export const options = { ...imageOptionTable, ...threeDOptionTable }

export type SettingName = keyof typeof options

/** What was chosen. What was not is left to the engine. Goes as `options` into the calls that generate. */
export type GenerationSettings = { readonly [Name in SettingName]?: number }

export type SettingsKind = 'game' | 'model'

type Group = { title: string; settings: { [Name in SettingName]?: string } }

/**
 * What each kind offers, with a word on what it does. A game is drawn from a catalogue and played by bots, so that of
 * all options only the seed and the detail level mean anything to it. The rest is not shown there, not even disabled: to
 * someone who makes a game, nine dead sliders about textures are nine riddles.
 */
export const settingGroups: Record<SettingsKind, readonly Group[]> = {
  game: [
    {
      title: 'Game',
      settings: {
        seed: 'The same words with the same seed make the same game. While it is empty, your words decide.',
        num_inference_steps:
          'How many designs are built and played before the best is kept. More takes longer.',
      },
    },
  ],
  model: [
    {
      title: 'Picture',
      settings: {
        stable_seed:
          'The same words with the same seed make the same picture. While it is empty, one is chosen for you.',
        num_inference_steps: 'How much work goes into the picture. More takes longer.',
        guidance_scale: 'How closely the picture keeps to your words.',
        lora_weight: 'How strongly the style shows.',
      },
    },
    {
      title: '3D shape',
      settings: {
        seed: 'The same picture with the same seed makes the same shape. While it is empty, one is chosen for you.',
        ss_guidance_strength: 'How closely the shape keeps to the picture.',
        ss_sampling_steps: 'How much work goes into the shape. More takes longer.',
        simplify: 'How many of its triangles are left out. Less is finer, more is quicker to load.',
      },
    },
    {
      title: 'Texture',
      settings: {
        slat_guidance_strength: 'How closely the surface keeps to the picture.',
        slat_sampling_steps: 'How much work goes into the surface. More takes longer.',
        texture_size: 'The size of the image on the surface. More is sharper, and a larger file.',
      },
    },
  ],
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
