import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Cause, Consequence, Outcome } from '../../../../brief/brief.ts'

type Named = { name: string; plural: string }

/** How things are as long as something is so, as players are told: 'While you stand still, nothing can hurt you.' */
export function lastingInWords({ cause, effect }: Consequence, cast: GamePlan['cast']): string {
  const named = (id: string | undefined) =>
    cast.find((member) => member.id === id) ?? { name: id ?? 'one', plural: id ?? 'ones' }
  const when = timeOf(cause, named(cause.whom ?? effect.whom))
  return `${when}, ${stateOf(effect, named(effect.whom))}.`
}

function timeOf({ during, unless, verb, says = '' }: Cause, { name, plural }: Named): string {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  const time = unless ? 'Unless' : 'While'
  switch (during) {
    case 'still':
      return `${time} you stand still`
    case 'moving':
      return `${time} you’re moving`
    case 'near':
      return unless ? `Away from the ${plural}` : `Near the ${plural}`
    case 'carrying':
      return `${time} you’re carrying ${article} ${name}`
    case 'seen':
      return `${time} one of the ${plural} is looking at you`
    case 'looked':
      return `${time} you’re looking at them`
    case 'doing':
      return `${time} you ${verb}`
    default:
      return `${time} ${/^(?:music|he|she|it|they)\b/i.test(says) ? says : `the ${says}`}`
  }
}

function stateOf({ does, whom }: Outcome, { plural }: Named): string {
  const isYou = whom === 'player'
  const they = isYou ? 'you' : whom === 'others' ? 'everyone else' : `the ${plural}`
  const verb = (base: string) => (whom === 'others' ? `${base}s` : base)
  switch (does) {
    case 'faster':
    case 'slower':
      return `${they} ${whom === 'others' ? 'is' : 'are'} ${does}`
    case 'bigger':
    case 'smaller':
      return `${they} ${verb('get')} ${does} bit by bit`
    case 'stops':
      return isYou ? 'you can’t move' : `${they} ${whom === 'others' ? 'stands' : 'stand'} still`
    case 'safe':
      return 'nothing can hurt you'
    case 'reverses':
      return 'left and right, up and down change places'
    case 'lights':
      return 'there is light'
    case 'darkens':
      return 'it is dark'
    default:
      return 'it costs a heart after a moment'
  }
}
