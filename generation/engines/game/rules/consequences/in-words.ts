import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Cause, Consequence } from '../../../../brief/brief.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { lastingInWords } from './lasting-in-words.ts'

/** What follows from what, as players are told: 'Every jump costs a coin.' */
export function inWordsOf(one: Consequence, cast: GamePlan['cast']): string {
  const named = (id: string | undefined) =>
    cast.find((member) => member.id === id) ?? { name: id ?? 'one', plural: id ?? 'ones' }
  const { cause } = one
  if (cause.during) return lastingInWords(one, cast)
  const then = named(one.effect.whom)
  if (cause.points) return `Every ${cause.times} points, ${clauseOf(one, then)}.`
  const doing = nounOf(cause)
  if (cause.whom === undefined && doing === undefined)
    return `Each time you ${cause.verb}, ${clauseOf(one, then)}.`
  const { says, isMany } = subjectOf(one, named(cause.whom), doing ?? '')
  return `${says.charAt(0).toUpperCase()}${says.slice(1)} ${predicateOf(one, then, isMany)}.`
}

type Named = { name: string; plural: string }

/** What a deed is called: a shot, a jump. */
const nounOf = ({ verb }: Cause) =>
  verb === undefined ? undefined : (nouns[verb] ?? (openCatalogue().isNoun(verb) ? verb : undefined))
const nouns: Record<string, string> = { shoot: 'shot', fire: 'shot' }

/** Who or what does it, and whether that is more than one. */
function subjectOf(
  { cause, words }: Consequence,
  { name, plural }: Named,
  deed: string,
): { says: string; isMany: boolean } {
  const { verb, whom, times, once, each } = cause
  const one = (says: string) => ({ says, isMany: false })
  const what = whom === undefined ? deed : name
  if (times !== undefined && once)
    return { says: `${times} ${whom === undefined ? `${what}s` : plural}`, isMany: true }
  if (times !== undefined) return one(`every ${ordinal(times)} ${what}`)
  if (whom !== undefined && verb !== undefined) return one(`every ${name} you ${verb}`)
  if (each || whom === undefined) return one(`every ${what}`)
  const [last = plural] = plural.split(' ').slice(-1)
  const isMany = new RegExp(
    `\\b${last} (?:make|slow|speed|stop|freeze|give|cost|bring|drop|shrink)\\b`,
    'i',
  ).test(words)
  return isMany ? { says: plural, isMany } : one(/\ban? /i.test(words) ? `${article(name)} ${name}` : name)
}

const many = ({ effect: { amount = 1 } }: Consequence, { name, plural }: Named) =>
  amount === 1 ? `${article(name)} ${name}` : `${amount} ${plural}`

const themIn = ({ effect: { whom } }: Consequence, { plural }: Named) =>
  whom === 'player' ? 'you' : whom === 'others' ? 'everyone else' : `the ${plural}`

/** A thing falls out of what is done away with; who lives comes along. */
const isDropped = ({ cause: { whom, verb, times } }: Consequence, { name }: Named) =>
  whom !== undefined && verb !== undefined && times === undefined && !isAnimate(openCatalogue().find(name))

const lives = ({ effect: { amount = 1 } }: Consequence) =>
  amount === 1 ? 'an extra life' : `${amount} extra lives`

function predicateOf(one: Consequence, named: Named, isMany: boolean): string {
  const { does, says } = one.effect
  const verb = (base: string) => (isMany ? base : `${base}s`)
  switch (does) {
    case 'costs':
      return `${verb('cost')} ${many(one, named)}`
    case 'faster':
    case 'slower':
    case 'bigger':
    case 'smaller':
      return `${verb('make')} ${themIn(one, named)} ${does}`
    case 'comes':
      return `${verb(isDropped(one, named) ? 'drop' : 'bring')} ${many(one, named)}`
    case 'stops':
      return `${verb('stop')} ${themIn(one, named)} for a moment`
    case 'life':
      return `${verb('give')} you ${lives(one)}`
    case 'hurts':
      return `${verb('cost')} you a life`
    case 'reverses':
      return `${verb('turn')} your controls around${spanOf(one)}`
    case 'forgets':
      return `${verb('take')} ${keyOf(one)} away${spanOf(one)}`
    case 'lights':
      return `${verb('light')} up the dark for a moment`
    case 'darkens':
      return `${verb('put')} out the lights${spanOf(one)}`
    case 'wakes':
      return `${verb('wake')} the ${named.plural}`
    case 'safe':
      return `${verb('keep')} you from harm${spanOf(one)}`
    case 'again':
      return `${verb('send')} you back to the start`
    case 'loses':
      return `${verb('end')} the game`
    case 'says':
      return `${verb('reveal')} “${says}”`
  }
}

function clauseOf(one: Consequence, named: Named): string {
  const { does, says, whom } = one.effect
  const they = themIn(one, named)
  switch (does) {
    case 'costs':
      return `it costs ${many(one, named)}`
    case 'faster':
    case 'slower':
    case 'bigger':
    case 'smaller':
      return `${they} ${whom === 'others' ? 'gets' : 'get'} ${does}`
    case 'comes':
      return `${many(one, named)} ${(one.effect.amount ?? 1) === 1 ? 'turns' : 'turn'} up`
    case 'stops':
      return `${they} ${whom === 'others' ? 'freezes' : 'freeze'} for a moment`
    case 'life':
      return `you get ${lives(one)}`
    case 'hurts':
      return 'you lose a life'
    case 'reverses':
      return `left and right, up and down change places${spanOf(one)}`
    case 'forgets':
      return `${keyOf(one)} stops working${spanOf(one)}`
    case 'lights':
      return 'the dark lights up for a moment'
    case 'darkens':
      return `the lights go out${spanOf(one)}`
    case 'wakes':
      return `the ${named.plural} wake up`
    case 'safe':
      return `nothing can hurt you${spanOf(one)}`
    case 'again':
      return 'you go back to the start'
    case 'loses':
      return 'the game is over'
    case 'says':
      return `you see “${says}”`
  }
}

const spanOf = ({ effect: { seconds } }: Consequence) =>
  seconds === undefined ? ' for a while' : ` for ${seconds} second${seconds === 1 ? '' : 's'}`
const keyOf = ({ effect: { key } }: Consequence) => (key ? `the ${key} arrow key` : 'one of the arrow keys')

const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')
const ordinal = (value: number) =>
  ({ 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth', 8: 'eighth', 10: 'tenth' })[value] ??
  `${value}${/1\d$/.test(`${value}`) ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
