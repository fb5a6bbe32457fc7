import type { Actor, Brief, BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'

const giving = /^(?:give|hand|hand out|bring|serve|offer|pass)$/

/**
 * 'Children come, I give bandages or tea': those who come get it, where nobody else is named; and where it is the one *or* the other, each of
 * them wants one of these and no other.
 */
export function withReceivers(brief: Brief): Brief {
  const { deeds = [], actors, prompt } = brief
  const others = actors.filter(
    ({ role, thing, implied }) =>
      role !== 'player' && !implied && isAnimate(thing) && !/^(?:enemy|boss|hazard)$/.test(role),
  )
  const told = deeds.flatMap((deed): BriefDeed[] => {
    if (deed.subject !== 'player' || deed.negated || !giving.test(deed.verb)) return [deed]
    const named = others.find(({ id }) => deed.whoms.some((whom) => whom.id === id))
    const isBare = deed.whoms.every(({ by }) => by === undefined)
    const [only, second] = others
    const receiver = named ?? (isBare && only?.plural && !second ? only : undefined)
    const goods = deed.whoms.filter(({ id, by }) => by === undefined && id !== receiver?.id)
    if (!receiver || goods.length === 0) return [deed]
    const things = goods.flatMap(({ id }) => actors.find((actor) => actor.id === id) ?? [])
    if (goods.length > 1 && goods.length < 4 && areChoices(things, prompt))
      return goods.map(
        ({ id }): BriefDeed => ({
          ...deed,
          subject: receiver.id,
          verb: 'want',
          whoms: [{ id }],
          particles: [],
        }),
      )
    return named ? [deed] : [{ ...deed, whoms: [...deed.whoms, { id: receiver.id, by: 'to' }] }]
  })
  return { ...brief, deeds: told }
}

/** 'Pills, bandages or a hug'. */
function areChoices(goods: readonly Actor[], prompt: string): boolean {
  const nouns = goods.map(({ phrase }) => (phrase.split(' ').at(-1) ?? '').replace(/[^\w-]/g, ''))
  const [last, ...before] = nouns.toReversed()
  return before.some((noun) => new RegExp(`\\b${noun},? or (?:\\w+ ){0,3}${last}\\b`, 'i').test(prompt))
}
