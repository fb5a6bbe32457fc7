import type { Claim } from '../../../brief/brief.ts'
import { numberIn } from '../../../reading/words.ts'

/** What measures something of the whole game: words that only say it again are no wish of their own. */
const settled = new Set<Claim['about']>(['number', 'extra', 'feature', 'absent', 'time', 'weather', 'style'])

/** Small words, and those that say of a number what it is anyway: 'a 30 move limit', 'finally a dragon'. */
const glue =
  /^(?:an?|the|it|its|to|of|on|in|at|by|with|and|then|gets?|getting|becomes?|is|are|has|have|there|only|just|finally|lastly|eventually|overall|total|limit|limited|max|maximum|game|starts?|begins?|up)$/

const alike: Readonly<Record<string, string>> = {
  // Half a minute is 30 seconds.
  half: '30',
  minute: 'second',
  heart: 'live',
  hp: 'live',
  life: 'live',
  harder: 'hard',
  faster: 'fast',
  quicker: 'fast',
}

/** 'Lasts three minutes' is told as so many seconds. */
const inSeconds = (words: string) =>
  words.replace(/(\S+)[ -](?:minutes?|mins?)\b/g, (said, count: string) => {
    const minutes = numberIn(count)
    return minutes === undefined ? said : `${minutes * 60} seconds`
  })

const stemsOf = (words: string) =>
  inSeconds(words.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !glue.test(word))
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .map((word) => alike[word] ?? word)

/**
 * Claims without those that say once more in other words what is claimed, and measured, already: beside 'It gets faster over time' there is
 * no 'Gets faster over time' that nobody can check. Every word is in one claim.
 */
export function withoutEchoes(claims: readonly Claim[]): Claim[] {
  const said = claims.filter(({ about }) => settled.has(about)).map(({ words }) => stemsOf(words))
  return claims.filter(({ about, words }) => {
    if (about !== 'other') return true
    const stems = stemsOf(words)
    // 'Two' says nothing beside 'There are 2 hearts'.
    const bare = stems.length === 1 ? numberIn(words.trim()) : undefined
    if (bare !== undefined && claims.some((one) => 'value' in one && one.value === bare)) return false
    if (stems.length === 0) return !glue.test(words.toLowerCase().trim())
    return !said.some((other) => stems.every((stem) => other.includes(stem)))
  })
}
