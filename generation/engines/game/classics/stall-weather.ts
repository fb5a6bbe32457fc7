import { usualWeathers, type Weather } from '@makebelieve/kit/game-2d/genres/stall/index'

/** Kinds of days by the words for them, and how many come where nothing else is said: to whoever sells what is cold, and what is warm. */
const skies: readonly { is: string; name: string; cold: number; warm: number }[] = [
  { is: 'snow ?storms?|blizzards?', name: 'Snowstorm', cold: 0.3, warm: 1.2 },
  { is: 'snow(?:y|s|ing|fall)?', name: 'Snow', cold: 0.5, warm: 1.3 },
  { is: 'thunder ?storms?|storms?|stormy', name: 'Storm', cold: 0.4, warm: 0.6 },
  { is: 'rain(?:y|s|ing|fall)?|drizzle', name: 'Rainy', cold: 0.6, warm: 1.2 },
  { is: 'fog(?:gy)?|mist(?:y)?', name: 'Foggy', cold: 0.8, warm: 1 },
  { is: 'wind(?:y|s)?', name: 'Windy', cold: 0.8, warm: 1 },
  { is: 'heat ?waves?|hot(?: weather| days?)|heat', name: 'Hot', cold: 1.6, warm: 0.6 },
  { is: 'cold(?: weather| days?)|frost(?:y)?|freezing', name: 'Cold', cold: 0.5, warm: 1.5 },
  { is: 'cloud(?:y|s)?|overcast', name: 'Cloudy', cold: 1, warm: 1 },
  { is: 'sun(?:ny|shine)?', name: 'Sunny', cold: 1.3, warm: 0.8 },
]

const anySky = skies.map(({ is }) => is).join('|')
const days = '(?: (?:days?|weather|mornings?))?'
const people =
  '(?:customers?|buyers?|people|guests?|visitors?|clients?|shoppers?|tourists?|kids?|children|sales|business|trade|crowds?|demand)'
const amount = '(?:twice as many|double|more|extra|bigger|larger|fewer|less|half|smaller|no|nobody|few)'
const brings =
  '(?:brings?|means?|draws?|attracts?|gives?|gets?|makes?|doubles?|halves?|triples?|boosts?|hurts?|kills?|stops?|keeps?)'

/** 'Snowstorms bring more customers', 'rain halves sales', 'fewer people come when it rains'. */
export const skyRule = new RegExp(
  [
    `\\b(?:on |in )?(?:${anySky})${days}(?: (?:always|usually))? ${brings} (?:in |away |the |my |your |your shop )?(?:${amount} )?(?:\\w+ )?${people}(?: (?:come|home|away|stay home))?\\b`,
    `\\b(?:${amount}) (?:\\w+ )?${people}(?: (?:come|comes|buy|show up|turn up|arrive|visit))?(?: by| over| \\w+)? (?:when|if|on|in|during) (?:it(?:'s| is)? |the weather is )?(?:a )?(?:${anySky})${days}\\b`,
    `\\b(?:when|if|on|in|during) (?:it(?:'s| is)? |the weather is )?(?:a )?(?:${anySky})${days},? (?:\\w+ )?${people} (?:buy|come|want|drink|eat) (?:\\w+ )?(?:more|less|fewer|twice as much)\\b`,
    `\\b(?:when|if|on|in|during) (?:it(?:'s| is)? |the weather is )?(?:a )?(?:${anySky})${days},? (?:${amount}) (?:\\w+ )?${people}(?: (?:come|comes|buy|show up|turn up|arrive))?\\b`,
  ].join('|'),
)

/** More of them, or fewer: against what comes on any other day. */
export const crowdOf = (said: string): number =>
  /\b(?:no|nobody|stops?)\b/i.test(said)
    ? 0
    : /\b(?:fewer|less|half|halves|smaller|few|hurts?|kills?|away|home)\b/i.test(said)
      ? 0.4
      : 2

export const skyIn = (said: string): Weather['id'] | undefined =>
  skies.find(({ is }) => new RegExp(`\\b(?:${is})\\b`, 'i').test(said))?.name.toLowerCase()

/** The days of a stall: those that were named, with what they were said to do, among the usual ones. */
export function weathersIn(prompt: string, isWarm: boolean): Weather[] {
  const crowds = new Map<string, number>()
  for (const [said] of prompt.matchAll(new RegExp(skyRule, 'gi'))) {
    const sky = skyIn(said)
    if (sky) crowds.set(sky, crowdOf(said))
  }
  const isNamed = ({ is }: (typeof skies)[number]) => new RegExp(`\\b(?:${is})\\b`, 'i').test(prompt)
  const named = skies.filter(isNamed).filter(({ name }, _, all) => !isSnowOf(name, all))
  const usual = skies.filter(({ name }) => usualWeathers.some((one) => one.name === name))
  const all = [...named, ...usual.filter((one) => named.length < 2 && !named.includes(one))]
  return all.map(({ name, cold, warm }): Weather => {
    const id = name.toLowerCase()
    const crowd = crowds.get(id) ?? (crowds.size > 0 ? 1 : isWarm ? warm : cold)
    return { id, name, crowd }
  })
}

/** A snowstorm is named once, and is neither snow nor any storm. */
const isSnowOf = (name: string, all: readonly { name: string }[]) =>
  ['Snow', 'Storm'].includes(name) && all.some((one) => one.name === 'Snowstorm')
