/** Colours by the words that rows and prompts use for skin, hair and hats. */
export const skinTones = {
  light: '#f2c09a',
  pale: '#f6d8c4',
  tan: '#d99a6c',
  brown: '#a5683c',
  dark: '#6b4128',
  green: '#6ea544',
  olive: '#7d8b46',
  blue: '#5a9ad6',
  grey: '#9aa3a0',
  red: '#c9342c',
  purple: '#8f63c0',
  white: '#f4f1ec',
  black: '#33302f',
  golden: '#f0b43a',
} as const
export type SkinTone = keyof typeof skinTones
export const skinWords = Object.keys(skinTones) as [SkinTone, ...SkinTone[]]

export const hairTones = {
  brown: '#5b3620',
  black: '#211b1d',
  blond: '#e8be5c',
  red: '#b5501f',
  grey: '#a5a5a8',
  white: '#f2efe8',
  auburn: '#7c3a1f',
  orange: '#f07a1c',
  pink: '#ee86b4',
  blue: '#4a86d8',
  green: '#4ea552',
  purple: '#8452b8',
} as const
export type HairTone = keyof typeof hairTones
export const hairWords = Object.keys(hairTones) as [HairTone, ...HairTone[]]
