import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Brief } from '../../../../brief/brief.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { withArticle } from '../../../../nouns/nouns.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'

const lists = [
  /\bsuspects?(?: are| is| include|:)? (?<list>(?:an?|the|my|our) [^.;:?!]+)/i,
  /(?:^|[.;:?!,]) ?(?<list>(?:an?|the|my|our) [^.;:?!]+?),? (?:are|were) (?:the |all |both )?(?:\w+ )?suspects\b/i,
]

/** Whom a sentence lists as suspects, each with the words for them: 'the cook, the pianist and the retired dentist'. */
export function suspectsIn(prompt: string): string[] {
  const list = lists.map((one) => one.exec(prompt)?.groups?.list).find((said) => said !== undefined)
  if (!list) return []
  const items = list
    .split(/,? and |,? or |, ?/)
    .map((item) => /^(?:an?|the|my|our) (.+)$/i.exec(item.trim())?.[1])
  // What follows the last of them is no suspect: 'the nun and the cook, who all lie'.
  const end = items.indexOf(undefined)
  return (end < 0 ? items : items.slice(0, end)).flatMap((item) => item?.toLowerCase() ?? [])
}

/** Everybody on the list is under suspicion, whatever else the words made of them: whoever solves the case is another one. */
export function withSuspects(brief: Brief): Brief {
  const { find, isNoun } = openCatalogue()
  const suspects = suspectsIn(brief.prompt)
  const isListed = ({ role, phrase }: Actor) => role === 'player' && suspects.includes(phrase.toLowerCase())
  const mistaken = brief.actors.filter(isListed).map(({ id }) => id)
  const actors = brief.actors.filter((actor) => !isListed(actor))
  const claims = brief.claims.filter((claim) => claim.about !== 'actor' || !mistaken.includes(claim.actor))
  for (const phrase of suspects) {
    const noun = phrase.split(' ').at(-1) ?? ''
    const thing = find(noun)
    if (!isNoun(noun) || !isAnimate(thing)) continue
    const at = actors.findIndex((actor) => actor.thing.name === thing.name && actor.role !== 'player')
    const known = actors[at]
    if (known) actors[at] = { ...known, role: 'enemy' }
    else {
      const id = uniqueId(thing.name, actors)
      actors.push({ id, thing, phrase, role: 'enemy', attributes: {} })
      claims.push({
        about: 'actor',
        actor: id,
        role: 'prop',
        words: `There is ${withArticle(thing.name)}`,
        nouns: { [id]: thing.name },
      })
    }
  }
  return { ...brief, actors, claims }
}
