import { withArticle } from '../../../nouns/nouns.ts'
import { pluralOf } from '../../../things/inflection.ts'
import { isMany } from '../../model/edit/target.ts'
import type { EnvironmentPlan, Weather } from '../design.ts'
import type { Condition } from '../read/conditions.ts'

/** How changes of a place are told. */

type Counted = { noun: string; count: number }

/** 'The sofa is', 'The boats are'. */
export function theyAre(words: string, meant: readonly Counted[]): string {
  const areMany = isMany(words) || meant.length > 1 || meant.some(({ count }) => count > 1)
  return `The ${areMany && !isMany(words) ? pluralOf(words) : words} ${areMany ? 'are' : 'is'}`
}

/** The words for several, and they themselves. */
export const named = <T extends Counted>(meant: readonly T[]): [string, readonly T[]] => [
  listed([...new Set(meant.map(({ noun, count }) => (count > 1 ? pluralOf(noun) : noun)))]),
  meant,
]

/** 'There are six cars now.' All of one name together. */
export const countsOf = (meant: readonly Counted[]): string[] =>
  [...Map.groupBy(meant, ({ noun }) => noun)].map(([noun, all]) => {
    const count = all.reduce((sum, one) => sum + one.count, 0)
    return count === 1 ? `There is one ${noun} now.` : `There are ${count} ${pluralOf(noun)} now.`
  })

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** 'A red bridge', 'two palms', 'snow'. */
export const shown = (phrase: string): string =>
  isMany(phrase) || counts.test(phrase) || uncounted.test(phrase) ? phrase : withArticle(phrase)
const counts = /^(?:\d|an? |the |some |\w+ of |two|three|four|five|six|seven|eight|nine|ten|twelve|many)/
const uncounted =
  /(?:fish|sheep|people|children|snow|rain|fog|mist|grass|water|sand|ice|smoke|fire|light|lightning|moss|ivy)$/

const weatherNow: Record<Weather, string> = {
  clear: 'The sky is clear now.',
  cloudy: 'It is cloudy now.',
  rain: 'It rains now.',
  storm: 'There is a thunderstorm now.',
  snow: 'It snows now.',
  fog: 'There is fog now.',
  wind: 'It is windy now.',
  sandstorm: 'There is a sandstorm now.',
}
const hoursNow: [until: number, words: string][] = [
  [5, 'the middle of the night'],
  [7, 'dawn'],
  [11, 'morning'],
  [13.5, 'noon'],
  [17, 'afternoon'],
  [19, 'sunset'],
  [20.5, 'dusk'],
  [25, 'night'],
]

/** What a condition made of the place: its hour, its weather, its season, its mood. */
export function conditionNow(
  { hour, weather, season, mood, density }: Condition & Partial<Pick<EnvironmentPlan, 'density'>>,
  words: string,
): string[] {
  const named = hoursNow.find(([until]) => (hour ?? 0) < until)?.[1]
  const told = [
    ...(mood === undefined ? [] : [`It feels ${mood} now.`]),
    ...(hour === undefined || !named ? [] : [`It is ${named} now.`]),
    ...(season === undefined ? [] : [`It is ${season} now.`]),
    ...(weather === undefined ? [] : [weatherNow[weather]]),
    ...(density === undefined ? [] : [density > 1 ? 'There is more to see now.' : 'It is less crowded now.']),
  ]
  return told.length > 0 ? told : [`It is ${words} now.`]
}
