import { withArticle } from '../../nouns/nouns.ts'
import { pluralOf } from '../../things/inflection.ts'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from './design.ts'
import { settingOfPlan } from './settings/composed.ts'

/** How the prompt was understood, for the chat: the place and its hour, what is there, what could not be done. */
export function describeEnvironment(plan: EnvironmentPlan): string {
  const about = settingOfPlan(plan)?.about ?? plan.settingWords
  const place = about.charAt(0).toLowerCase() + about.slice(1).replace(/[.!]$/, '')
  const asked = [
    ...plan.things.filter((thing) => thing.asked),
    ...plan.matters.filter((matter) => matter.asked),
  ]
  const open = plan.claims.filter((claim) => claim.about === 'unknown').map(({ text }) => text)
  // What was not understood is not told as placed: two villages are no eight houses, and a bed is no bedroom.
  const names = [...new Set(asked.map(calledSo))].filter((name) => !open.some((text) => name.endsWith(text)))
  const brought = [
    ...new Set(plan.things.filter((thing) => !thing.asked).map((thing) => nameOf(thing.noun, thing.count))),
  ]
  const lost = open.map((text) => `‘${text}’`)
  const sentences = [
    `This is ${place}, ${hourWords(plan.hour)}${weatherWords[plan.weather]}.`,
    names.length > 0 ? `I placed ${listed(names, 8)} for you to find.` : '',
    brought.length > 0 && names.length < 6 ? `To complete the scene, I added ${listed(brought, 5)}.` : '',
    lost.length > 0 ? `I didn't know what to do with ${listed([...new Set(lost)], 4)}.` : '',
    ...plan.notes.slice(0, 2),
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const weatherWords: Record<EnvironmentPlan['weather'], string> = {
  clear: '',
  cloudy: ' under clouds',
  rain: ' in the rain',
  storm: ' in a thunderstorm',
  snow: ' while snow falls',
  fog: ' in the fog',
  wind: ' on a windy day',
  sandstorm: ' in a sandstorm',
}

function hourWords(hour: number): string {
  const [, words] =
    (
      [
        [5, 'in the middle of the night'],
        [7, 'at dawn'],
        [11, 'in the morning'],
        [13.5, 'around noon'],
        [17, 'in the afternoon'],
        [19, 'at sunset'],
        [20.5, 'at dusk'],
        [24, 'at night'],
      ] as const
    ).find(([until]) => hour < until) ?? []
  return words ?? 'at night'
}

/** 'a red barn', 'two cows', 'fog'. */
function calledSo(one: PlannedThing | PlannedMatter): string {
  const { phrase, noun, count } = one
  const isMass = 'as' in one && !['water', 'terrain', 'path', 'sky'].includes(one.as.is)
  const isOne = count === 1 && !isMass && phrase.endsWith(noun.split(' ').at(-1) ?? noun)
  return isOne && !/^(?:my|his|her|their|its|one|\d)\b/.test(phrase) ? withArticle(phrase) : phrase
}

const nameOf = (noun: string, count: number): string => (count === 1 ? withArticle(noun) : pluralOf(noun))

function listed(names: readonly string[], most: number): string {
  const shown = names.slice(0, most)
  if (names.length > most) shown.push(`${names.length - most} more`)
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}
