import type { Scene } from '../../../../things/thing.ts'

/** What a place lends to a story: how one goes there, what is in the way, and what lies about. */
export type Setting = {
  /** '… in the old halls.' */
  where: string
  /** What has to be got through. */
  way: string
  dark: string
  /** Where something fell into. */
  pit: string
  /** What one may climb or bind with. */
  line: string
  /** Where whoever guards something sits. */
  den: string
  hide: string
}

const woods: Setting = {
  where: 'where the paths end',
  way: 'The path runs into a thicket where no light falls',
  dark: 'Twigs snap under your feet, much too loudly',
  pit: 'a hollow tree',
  line: 'a long vine',
  den: 'a clearing full of moonlight',
  hide: 'behind a mossy log',
}
const halls: Setting = {
  where: 'among old stones and long corridors',
  way: 'A stair winds down into a passage without a single torch',
  dark: 'Your hand finds cold stone, then a pot, which falls with a terrible crash',
  pit: 'a dry well',
  line: 'a bell rope',
  den: 'a hall with a high window',
  hide: 'behind a heavy curtain',
}
const streets: Setting = {
  where: 'between tall houses and narrow lanes',
  way: 'A lane leads under an arch where every lamp is broken',
  dark: 'You walk straight into a stack of boxes, and they come down with a rumble',
  pit: 'a drain',
  line: 'a washing line',
  den: 'a courtyard behind a green door',
  hide: 'behind a cart',
}
const waters: Setting = {
  where: 'where the waves never rest',
  way: 'The way leads through a cave that the tide is filling',
  dark: 'A wave takes your feet away, and you cry out',
  pit: 'a tide pool',
  line: 'a piece of rigging',
  den: 'the wreck of an old ship',
  hide: 'behind a barrel',
}
const heights: Setting = {
  where: 'high up, where the wind sings',
  way: 'The way goes through a tunnel in the rock, as dark as a pocket',
  dark: 'A stone comes loose and rolls down, knocking on every step',
  pit: 'a crack in the rock',
  line: 'a climbing rope',
  den: 'a ledge above the clouds',
  hide: 'behind a boulder',
}
const stars: Setting = {
  where: 'far from any planet you know',
  way: 'The airlock opens on a corridor where all the lights are out',
  dark: 'You float into a panel, and an alarm begins to howl',
  pit: 'a vent',
  line: 'a tether',
  den: 'the bridge of a silent ship',
  hide: 'behind a row of crates',
}

const settings: Partial<Record<Scene, Setting>> = {
  castle: halls,
  dungeon: halls,
  haunted: halls,
  library: halls,
  house: halls,
  kitchen: halls,
  factory: halls,
  city: streets,
  'neon-city': streets,
  village: streets,
  road: streets,
  carnival: streets,
  stadium: streets,
  beach: waters,
  sea: waters,
  underwater: waters,
  mountain: heights,
  snow: heights,
  cave: heights,
  volcano: heights,
  desert: heights,
  sky: heights,
  space: stars,
  moon: stars,
}

export const settingOf = (scene: string): Setting => settings[scene as Scene] ?? woods
