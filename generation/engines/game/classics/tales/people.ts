import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Brief, Claim } from '../../../../brief/brief.ts'
import { type Catalogue, openCatalogue } from '../../../../things/catalogue.ts'
import { singularsOf } from '../../../../things/inflection.ts'
import { personNames } from '../../../../things/overrides/person-names.ts'

/** Somebody whom a sentence calls by name, and what they are: 'her parrot Pico'. */
export type Person = { name: string; noun?: string }

/** All who have a name, in the order in which they are named. */
export function peopleIn(prompt: string): Person[] {
  const catalogue = openCatalogue()
  const words = [...prompt.matchAll(/[\p{L}]+/gu)].map(({ 0: text, index }) => ({
    text,
    isFirst: index === 0 || /[.!?:]\s*$/.test(prompt.slice(0, index)),
    follows: prompt.slice(0, index).endsWith(' '),
  }))
  const people = words.flatMap(({ text, isFirst, follows }, at): Person[] => {
    const before = follows
      ? nounBefore(
          words.slice(0, at).map((word) => word.text),
          catalogue,
        )
      : undefined
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text)
    const isWord = catalogue.isNoun(text.toLowerCase()) || catalogue.isAdjective(text.toLowerCase())
    const isAfterCapital = /^\p{Lu}/u.test(words[at - 1]?.text ?? '')
    const isKnown = personNames.has(text.toLowerCase()) && (isCapital || !isWord)
    const isTold =
      // 'Monkey Island' is no monkey of that name.
      isCapital &&
      !isFirst &&
      ((before !== undefined && !(isWord && isAfterCapital)) ||
        (!isWord && !catalogue.isVerb(text.toLowerCase())))
    // 'A knight called Rolf': whatever else the word may be, here it is a name.
    const isCalled = isCapital && follows && /^(?:named|called)$/i.test(words[at - 1]?.text ?? '')
    if (!isKnown && !isCalled && !(isTold && !isAlive(text, catalogue))) return []
    return [{ name: text.charAt(0).toUpperCase() + text.slice(1), ...(before && { noun: before }) }]
  })
  return people.filter(({ name }, at) => people.findIndex((one) => one.name === name) === at)
}

/** 'Grandma' in 'grandma Edith', 'boy' in 'a boy named Kenji'; what stands before in the plural names them all. */
function nounBefore(words: readonly string[], catalogue: Catalogue): string | undefined {
  const last = words.at(-1)?.toLowerCase() ?? ''
  const noun = /^(?:named|called)$/.test(last) ? (words.at(-2)?.toLowerCase() ?? '') : last
  const singular = [noun, ...singularsOf(noun)].find(
    (one) => catalogue.isNoun(one) && isAlive(one, catalogue),
  )
  return personNames.has(noun) ? undefined : singular
}

const isAlive = (word: string, catalogue: Catalogue) => {
  const { traits } = catalogue.find(word.toLowerCase())
  // 'Ewa' is no ewe, whatever the spelling corrects.
  return (
    catalogue.isNoun(word.toLowerCase()) &&
    traits.some((trait) => ['person', 'animal', 'monster'].includes(trait))
  )
}

/**
 * A sentence that names people tells a story of them: the first is who one plays, unless somebody else was said to be, and the others are in
 * it by their names.
 */
export function withPeople(brief: Brief, meets = false): Brief {
  const people = peopleIn(brief.prompt)
  if (people.length === 0) return brief
  const lead = brief.actors.find(({ role, implied }) => role === 'player' && !implied)
  const keepsLead = lead !== undefined && !people.some((person) => isOf(person, lead)) && !isGroup(lead)
  const named: Actor[] = []
  for (const [at, person] of people.entries()) {
    const role = at === 0 && !keepsLead ? 'player' : isAgainst(person, brief) ? 'enemy' : 'friend'
    const thing = openCatalogue().find(person.noun ?? childOf(person, brief))
    const id = role === 'player' ? 'player' : uniqueId(person.name.toLowerCase(), named)
    named.push({ id, thing, phrase: person.name, called: person.name, role, attributes: {} })
  }
  const others = brief.actors.filter(
    (actor) =>
      !people.some((person) => isOf(person, actor)) && (keepsLead || actor !== lead) && !isGroup(actor),
  )
  const idOf = (old: string | undefined) => {
    const actor = brief.actors.find(({ id }) => id === old)
    const person = actor && people.findIndex((one) => isOf(one, actor))
    return person === undefined || person < 0 ? old : named[person]?.id
  }
  const gone = brief.actors.filter((actor) => !others.includes(actor)).map(({ id }) => id)
  return {
    ...brief,
    actors: [...named, ...others, ...(meets ? [metOn] : [])],
    triples: brief.triples.map((one) => ({
      ...one,
      subject: idOf(one.subject) ?? one.subject,
      object: idOf(one.object),
    })),
    ...(brief.deeds && {
      deeds: brief.deeds.map((deed) => ({ ...deed, subject: idOf(deed.subject) ?? deed.subject })),
    }),
    claims: [
      // 'A knight called Rolf' is seen in that he is there by his name.
      ...brief.claims
        .filter(({ about, words }) => about !== 'look' || !people.some(({ name }) => isNaming(words, name)))
        .flatMap((claim) => claimOf(claim, people, gone, idOf)),
      ...named.map(
        ({ id, role, phrase, thing }): Claim => ({
          about: 'actor',
          actor: id,
          role,
          words: role === 'player' ? `You play ${phrase}` : `${phrase} is in it`,
          nouns: { [id]: thing.name },
        }),
      ),
    ],
  }
}

const isNaming = (words: string, name: string) =>
  new RegExp(`\\b(?:called|named) ${name}\\b`, 'i').test(words)

/** A girl where the sentence says 'her', a boy where it says 'his'; where it says neither, most names in -a are girls'. */
function childOf({ name }: Person, { prompt }: Brief): string {
  const said = new RegExp(`\\b${name}\\b,?(?: \\w+){0,3} (her|his)\\b`, 'i').exec(prompt)?.[1]?.toLowerCase()
  if (said) return said === 'her' ? 'girl' : 'boy'
  return name.endsWith('a') ? 'girl' : 'child'
}

/** Whom one meets on the way, where those who were named all come along. */
const metOn: Actor = {
  id: 'met',
  thing: openCatalogue().find('owl'),
  phrase: 'owl',
  role: 'friend',
  implied: true,
  attributes: {},
}

/** 'Against the wizard Mordo', 'the evil queen Ravenna': nobody else who has a name is an enemy. */
const isAgainst = ({ name }: Person, { prompt }: Brief) =>
  new RegExp(
    `\\b(?:against|versus|vs|evil|wicked|villain|bully|fights?|defeats?|stops?|beats?|(?:escapes?|flee|run) from)\\W+(?:\\w+ ){0,3}${name}\\b`,
    'i',
  ).test(prompt)

/** By the name, or by the noun that stands before it: 'the dragon' of 'the dragon Smoky'. */
const isOf = ({ name, noun }: Person, { phrase, thing }: Actor) =>
  phrase.toLowerCase().split(' ').includes(name.toLowerCase()) || (noun !== undefined && thing.name === noun)

/** 'Her friends Tom, Priya and Leo': who they are is said right after. */
const isGroup = ({ thing, plural }: Actor) => plural === true && thing.traits.includes('person')

/** What was claimed of somebody by a noun is claimed of them by name; that they are there is said for each. */
function claimOf(
  claim: Claim,
  people: readonly Person[],
  gone: readonly string[],
  idOf: (id: string | undefined) => string | undefined,
): Claim[] {
  if (claim.about === 'rule') {
    if (/^(?:name|call)$/.test(claim.verb ?? '')) return []
    const { nouns: _, ...rest } = claim
    const object = idOf(claim.object)
    return [
      {
        ...rest,
        subject: idOf(claim.subject) ?? claim.subject,
        ...(object && { object }),
        words: byName(claim.words, people),
      },
    ]
  }
  if ('actor' in claim && gone.includes(claim.actor)) return []
  const isAboutThem = people.some(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(claim.words))
  return claim.about === 'other' && (isAboutThem || /\b(?:named|called)\b/.test(claim.words)) ? [] : [claim]
}

const byName = (words: string, people: readonly Person[]) =>
  people.reduce(
    (text, { name, noun }) =>
      text
        .replace(new RegExp(`^(?:the )?(?:\\w+ )?${name}\\b`, 'i'), name)
        .replace(new RegExp(`^the ${noun ?? name}\\b`, 'i'), name),
    words,
  )
