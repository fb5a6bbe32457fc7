import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Brief, Claim, Quantity, QuantityPart } from '../../../../brief/brief.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { sourceOf } from './names.ts'

/** The brief of what else a prompt says, with its quantities: whoever has to do with them is on the stage, and each part of them is claimed. */
export function withQuantities(brief: Brief, quantities: readonly Quantity[], prompt: string): Brief {
  if (quantities.length === 0) return brief
  const actors = [...brief.actors]
  const resolved = quantities.map((quantity) => ({
    ...quantity,
    parts: [...quantity.parts, ...usually(quantity)].map((part) => withIds(part, actors)),
  }))
  const claims = resolved.flatMap(({ name, parts: all }) =>
    [...new Set(all.flatMap(({ words, filler }) => (filler ? [] : words)))].map((words): Claim => {
      const parts = all.filter((part) => part.words === words && !part.filler)
      return { about: 'quantity', name, parts, words: capital(words) }
    }),
  )
  return { ...brief, prompt, actors, quantities: resolved, claims: [...brief.claims, ...claims] }
}

/** What runs low by itself, and is said to be filled up by nothing, is filled up by what usually does. */
function usually({ name, parts }: Quantity): QuantityPart[] {
  const source = sourceOf(name)
  const falls = parts.some((part) => part.about === 'flow' && part.way === 'down')
  const isFilled = parts.some(
    (part) => (part.about === 'flow' || part.about === 'change') && part.way !== 'down',
  )
  return source !== undefined && falls && !isFilled
    ? [{ about: 'change', way: 'up', whom: source, words: name, filler: true }]
    : []
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function withIds(part: QuantityPart, actors: Actor[]): QuantityPart {
  if (part.about === 'flow' && part.near !== undefined) return withNear(part, part.near, actors)
  if ((part.about !== 'change' && part.about !== 'edge') || part.whom === undefined) return part
  const { whom, ...rest } = part
  const id = idOf(whom, actors, part.about === 'edge' ? 'enemy' : 'collectible')
  if (id !== undefined) return { ...rest, whom: id }
  return rest.about === 'edge' && rest.so === 'comes' ? { ...rest, so: 'lost' } : rest
}

function withNear(
  part: Extract<QuantityPart, { about: 'flow' }>,
  near: string,
  actors: Actor[],
): QuantityPart {
  const { near: _, ...rest } = part
  const id = idOf(near, actors, 'goal')
  return id === undefined ? rest : { ...rest, near: id }
}

/** Whoever a noun means: somebody who is there already, or one who joins. */
function idOf(noun: string, actors: Actor[], role: Actor['role']): string | undefined {
  const catalogue = openCatalogue()
  const phrase = noun.replace(/^(?:\w+ )?(?:pinch|bit|drop|piece|lump|spoonful|cup|sip)s? of /i, '')
  const words = phrase.split(' ')
  // 'Charging stations' may be known as such, or only as stations.
  const names = words.map((_, at) => catalogue.lemma(words.slice(at).join(' '), 'noun'))
  if (names.some((name) => /^(?:you|me|yourself|player)$/.test(name))) return 'player'
  const there = actors.find(
    ({ thing, phrase: said }) => names.includes(thing.name) || said.toLowerCase() === phrase,
  )
  if (there) return there.role === 'player' ? 'player' : there.id
  const name = names.find((one) => catalogue.isNoun(one))
  if (name === undefined) return undefined
  const thing = catalogue.find(name)
  const isFoe = isAnimate(thing) && (role === 'enemy' || thing.traits.includes('dangerous'))
  actors.push({
    id: uniqueId(name, actors),
    thing,
    phrase,
    role: isFoe ? 'enemy' : role === 'enemy' ? 'hazard' : role,
    plural: true,
    attributes: {},
  })
  return actors.at(-1)?.id
}
