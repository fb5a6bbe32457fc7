import type { Brief } from './brief.ts'
import type { Cast } from './known-games.ts'

/** Seasons, feasts and moods that bring their own place and things along, as a known game does. */
export type Occasion = {
  name: string
  words: RegExp
  cast: Cast
  time?: Brief['time']
  weather?: Brief['weather']
}

const rows: Occasion[] = [
  {
    name: 'christmas',
    words: /\bchristmas|\bxmas|\badvent calendar/,
    cast: { collectible: 'present', scene: 'snow' },
    weather: 'snow',
  },
  {
    name: 'halloween',
    words: /\bhalloween|\btrick or treat/,
    cast: { collectible: 'pumpkin', scene: 'haunted' },
    time: 'night',
  },
  {
    name: 'easter',
    words: /\beaster\b/,
    cast: { player: 'rabbit', collectible: 'easter egg', scene: 'garden' },
  },
  { name: 'valentine', words: /\bvalentine'?s?\b/, cast: { collectible: 'heart', scene: 'park' } },
  { name: 'thanksgiving', words: /\bthanksgiving\b/, cast: { collectible: 'pie', scene: 'farm' } },
  {
    name: 'new year',
    words: /\bnew year'?s?(?: eve)?\b/,
    cast: { collectible: 'firework', scene: 'city' },
    time: 'night',
  },
  { name: 'birthday', words: /\bbirthday\b/, cast: { collectible: 'cake', scene: 'carnival' } },
  {
    name: 'autumn',
    words: /\b(?:autumn|fall season|fall leaves)\b/,
    cast: { collectible: 'maple leaf', scene: 'forest' },
  },
  { name: 'winter', words: /\bwinter\b/, cast: { collectible: 'snowflake', scene: 'snow' }, weather: 'snow' },
  {
    name: 'spring',
    words: /\bspringtime|\bspring\b(?! (?:up|into|from|board|trap|loaded))/,
    cast: { collectible: 'flower', scene: 'garden' },
  },
  { name: 'summer', words: /\bsummer\b/, cast: { collectible: 'shell', scene: 'beach' } },
]

export const occasionOf = (text: string): Occasion | undefined => rows.find(({ words }) => words.test(text))
