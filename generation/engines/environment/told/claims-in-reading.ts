import type { Claim, EnvironmentPlan } from '../design.ts'
import { settingNamed } from '../settings/index.ts'

type Name = { id: string; sort: 'thing' | 'matter' }

/**
 * The wishes of the prompt as they were read, speaking of the things of another plan of the same prompt. What that plan leaves out keeps
 * the name it had, so that the proof says it is missing; what a change of a place that exists has taken away is wished no more.
 */
export function claimsInReading(own: EnvironmentPlan, plan: EnvironmentPlan, isChanged: boolean): Claim[] {
  const names = namesIn(own, plan)
  const gone = new Set(
    [...own.things, ...own.matters].flatMap(({ id, noun }) =>
      isChanged && !names.has(id) && plan.absent?.includes(noun) ? [id] : [],
    ),
  )
  const claims = own.claims
    .filter((claim) => !gone.has('thing' in claim ? claim.thing : 'matter' in claim ? claim.matter : ''))
    .map((claim) => asWeather(claim, own, plan, names) ?? renamed(claim, names, plan))
  const said = claims.map((claim) => JSON.stringify(claim))
  return claims.filter((_, at) => said.indexOf(said[at] ?? '') === at)
}

/** What the weather brings along. */
const weatherParticles: Partial<Record<EnvironmentPlan['weather'], readonly string[]>> = {
  rain: ['rain'],
  storm: ['rain'],
  snow: ['snow'],
  fog: ['mist'],
  sandstorm: ['sand', 'dust'],
}

/** Rain that was told as the weather is the rain that was asked for, though nothing in the plan is called so. */
function asWeather(
  claim: Claim,
  own: EnvironmentPlan,
  { weather }: EnvironmentPlan,
  names: ReadonlyMap<string, Name>,
): Claim | undefined {
  if (claim.about !== 'matter' || names.has(claim.matter)) return undefined
  const as = own.matters.find(({ id }) => id === claim.matter)?.as
  const isTold = as?.is === 'particle' && weatherParticles[weather]?.includes(as.kind)
  return isTold ? { about: 'weather', weather, text: claim.text } : undefined
}

/** Which of the other plan's things and matters are the same: by noun, else by the last word of it; each is taken once. */
function namesIn(own: EnvironmentPlan, plan: EnvironmentPlan): Map<string, Name> {
  const names = new Map<string, Name>()
  const free = [
    ...plan.things.map(({ id, noun, phrase }) => ({ id, noun, phrase, sort: 'thing' as const })),
    ...plan.matters.map(({ id, noun, phrase, as }) => ({ id, noun, phrase, sort: 'matter' as const, as })),
  ]
  const last = (noun: string) => noun.split(' ').at(-1)
  const mine = [...own.things.filter(({ asked }) => asked), ...own.matters.filter(({ asked }) => asked)]
  const ways: ((one: (typeof mine)[number], other: (typeof free)[number]) => boolean)[] = [
    (one, other) => one.noun === other.noun,
    (one, other) => last(one.noun) === last(other.noun),
    (one, other) => 'as' in one && 'as' in other && sameMatter(one.as, other.as),
    (one, other) => one.phrase === other.phrase,
  ]
  for (const isSame of ways)
    for (const one of mine) {
      if (names.has(one.id)) continue
      const at = free.findIndex((other) => isSame(one, other))
      const [found] = at < 0 ? [] : free.splice(at, 1)
      if (found) names.set(one.id, { id: found.id, sort: found.sort })
    }
  return names
}

/** Any water is the water that was asked for; of all else, the very kind. */
const sameMatter = (
  one: EnvironmentPlan['matters'][number]['as'],
  other: EnvironmentPlan['matters'][number]['as'],
): boolean =>
  one.is === other.is &&
  (one.is === 'water' || JSON.stringify({ ...one, of: '' }) === JSON.stringify({ ...other, of: '' }))

function renamed(claim: Claim, names: ReadonlyMap<string, Name>, plan: EnvironmentPlan): Claim {
  const { text } = claim
  switch (claim.about) {
    case 'thing':
    case 'matter': {
      const name = names.get(claim.about === 'thing' ? claim.thing : claim.matter)
      if (!name) return claim
      return name.sort === 'thing'
        ? { ...(claim.about === 'thing' && claim), about: 'thing', thing: name.id, text }
        : { about: 'matter', matter: name.id, text }
    }
    case 'count':
    case 'colour':
    case 'stuff':
    case 'size':
    case 'glow':
      return { ...claim, thing: names.get(claim.thing)?.id ?? claim.thing }
    case 'place':
      return {
        ...claim,
        thing: names.get(claim.thing)?.id ?? claim.thing,
        ...(claim.of !== undefined && { of: names.get(claim.of)?.id ?? claim.of }),
      }
    case 'setting':
      return isNamed(text, plan) ? { ...claim, setting: plan.setting } : claim
    case 'hour':
      return isNear(claim.hour, plan.hour) ? { ...claim, hour: plan.hour } : claim
    default:
      return claim
  }
}

/** Whether the words of the prompt name the place that was chosen for them. */
function isNamed(text: string, { setting, settingWords }: EnvironmentPlan): boolean {
  const words = text.toLowerCase()
  return settingWords.toLowerCase().includes(words) || (settingNamed(setting)?.words.includes(words) ?? false)
}

const isNight = (hour: number) => hour >= 20 || hour < 4.5

/** 'At night' is any hour of it, and 'in the morning' some hours. */
function isNear(said: number, hour: number): boolean {
  const apart = Math.abs(((hour - said + 36) % 24) - 12)
  return apart <= 1.75 || (isNight(said) && isNight(hour))
}
