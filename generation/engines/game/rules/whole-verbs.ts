import type { Brief, BriefDeed } from '../../../brief/brief.ts'
import type { Mechanic } from './mechanic.ts'

/** 'Flip gravity': the noun is part of the verb, and nobody on the stage. */
export function withWholeVerbs(brief: Brief, mechanics: readonly Mechanic[]): Brief {
  const { deeds = [], actors, claims } = brief
  const idioms = new Set(mechanics.flatMap(({ idiom, verbs }) => (idiom ? verbs : [])))
  const nameOf = (id: string) => actors.find((actor) => actor.id === id)?.thing.name ?? id
  const taken = new Set<string>()
  const whole = (deed: BriefDeed): BriefDeed => {
    const { verb, whoms, words } = deed
    const part = whoms.find(({ id, by }) => idioms.has([verb, by, nameOf(id)].filter(Boolean).join(' ')))
    if (part) {
      taken.add(part.id)
      return {
        ...deed,
        verb: [verb, part.by, nameOf(part.id)].filter(Boolean).join(' '),
        whoms: whoms.filter((one) => one !== part),
      }
    }
    // What is no thing was not taken for one.
    const said = words.toLowerCase()
    const own = whoms.length > 0 ? undefined : [...idioms].find((idiom) => isSaid(idiom, verb, said))
    return own === undefined ? deed : { ...deed, verb: own }
  }
  const read = deeds.map(whole)
  const spoken = new Set(read.flatMap(({ subject, whoms }) => [subject, ...whoms.map(({ id }) => id)]))
  const isGone = (id: string) => taken.has(id) && !spoken.has(id)
  if (read.every((deed, at) => deed === deeds[at])) return brief
  return {
    ...brief,
    deeds: read,
    actors: actors.filter(({ id }) => !isGone(id)),
    claims: claims.filter((claim) => !('actor' in claim && isGone(claim.actor))),
  }
}

function isSaid(idiom: string, verb: string, words: string): boolean {
  const rest = idiom.slice(verb.length + 1)
  return idiom.startsWith(`${verb} `) && new RegExp(`\\b${rest}\\b`).test(words)
}
