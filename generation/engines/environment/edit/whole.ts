import { colourOf } from '../../model/read/describing.ts'
import type { EnvironmentPlan, Mood } from '../design.ts'
import { type Condition, conditionAt } from '../read/conditions.ts'
import type { Change } from './change.ts'
import { furnishedAnew } from './plan-parts.ts'
import { conditionNow } from './sentences.ts'

/** What a mood brings with it where nothing else was said. */
const moodLooks: Partial<Record<Mood, Condition>> = {
  spooky: { hour: 21.5, weather: 'fog' },
  cosy: { hour: 18.4, weather: 'clear' },
  cheerful: { hour: 11, weather: 'clear' },
  sad: { weather: 'rain' },
  tense: { hour: 19, weather: 'cloudy' },
  epic: { hour: 18.2 },
  magical: { hour: 19.6 },
}

/** Words that no condition stands for by itself. */
const others: [RegExp, (plan: EnvironmentPlan) => Condition][] = [
  [/^(?:darker|dark|gloomier)$/, (plan) => ({ hour: plan.hour < 17 ? 18.8 : plan.hour < 20 ? 21 : 23.5 })],
  [/^(?:brighter|lighter|bright|sunnier|sunny)$/, () => ({ hour: 12, weather: 'clear' })],
  [/^(?:night|nighttime|night time)$/, () => ({ hour: 23 })],
  [/^(?:day|daytime|daylight)$/, () => ({ hour: 11.5 })],
  [/^(?:earlier)$/, (plan) => ({ hour: Math.max(0, plan.hour - 2) })],
  [/^(?:later)$/, (plan) => ({ hour: Math.min(24, plan.hour + 2) })],
  [
    /^(?:fuller|denser|livelier|busier|more lively|more crowded)$/,
    (plan) => ({ density: Math.min(2, plan.density * 1.5) }),
  ],
  [
    /^(?:emptier|sparser|calmer|less crowded|less busy|simpler)$/,
    (plan) => ({ density: Math.max(0.4, plan.density * 0.6) }),
  ],
  [
    /^no (?:rain|snow|snowfall|fog|mist|storm|wind|clouds?|weather|thunder|lightning)$/,
    () => ({ weather: 'clear' }),
  ],
  [
    /^(?:snow|snowy|let it snow|heavy snow|heavy snowfall|snowfall|snowing)$/,
    () => ({ weather: 'snow', season: 'winter' }),
  ],
  [/^(?:warmer|warm)$/, () => ({ season: 'summer', weather: 'clear' })],
  [/^(?:colder|cold|freezing)$/, () => ({ season: 'winter' })],
]

/** 'make it sunset', 'heavy snowfall', 'purple sky': what changes the place as a whole. */
export function whole(said: string, plan: EnvironmentPlan): Change {
  const words = said
    .replace(/^(?:a |an |the |at |in |during |it is |it )+/, '')
    .replace(
      /\b(?:really|very|super|heavy|heavily|light|lightly|thick|more|time|scene|weather|mood|there|outside|with|be|look|feel)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const sky = /^(.+) sky$/.exec(words)?.[1]
  const colour = sky === undefined ? undefined : colourOf(sky)
  if (colour !== undefined)
    return {
      plan: { ...plan, palette: { ...plan.palette, zenith: colour, horizon: colour } },
      changes: [`The sky is ${sky} now.`],
    }
  const condition = others.find(([pattern]) => pattern.test(words))?.[1](plan) ?? allConditions(words)
  if (!condition || Object.keys(condition).length === 0) return undefined
  const looks =
    condition.mood && condition.density === undefined
      ? { ...moodLooks[condition.mood], ...condition }
      : condition
  const { zenith: _, horizon: __, ...frame } = looks
  const next: EnvironmentPlan = {
    ...plan,
    ...frame,
    // The weather that was, falls no more.
    matters: frame.weather === undefined ? plan.matters : plan.matters.filter(({ as }) => !isWeather(as)),
    claims: plan.claims.flatMap((claim) => (claim.about in frame ? [] : [claim])),
  }
  const claims = [...next.claims]
  if (frame.hour !== undefined) claims.push({ about: 'hour', hour: frame.hour, text: words })
  if (frame.weather !== undefined) claims.push({ about: 'weather', weather: frame.weather, text: words })
  if (frame.season !== undefined) claims.push({ about: 'season', season: frame.season, text: words })
  return {
    plan: furnishedAnew({ ...next, claims }),
    changes: conditionNow(frame, words),
  }
}

const isWeather = (as: EnvironmentPlan['matters'][number]['as']): boolean =>
  as.is === 'particle' && ['rain', 'snow', 'mist', 'sand'].includes(as.kind)

/** Only where every word is of a condition: 'rainy night', but not 'a snowman'. */
function allConditions(words: string): Condition | undefined {
  const all = words.split(' ').filter((word) => !/^(?:and|a|the|of|at|in)$/.test(word))
  const found: Condition = {}
  for (let at = 0; at < all.length; ) {
    const one = conditionAt(all, at)
    if (!one) return undefined
    Object.assign(found, { ...one.condition, ...found })
    at += one.length
  }
  return found
}
