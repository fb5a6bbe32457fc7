import type { Actor, Brief, Claim, Role } from '../../../brief/brief.ts'
import type { ClassicWords } from '../../../brief/classics.ts'
import { occasionOf } from '../../../brief/occasions.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/** Nouns that stand in a sentence about a board as whose counters or pictures lie there, and that mean something else in other games. */

/** 'Hearts and stars', 'cookies against carrots'. */
const paired = /\bwith (\w+) (?:and|vs\.?|versus|against) (\w+)/i
/** 'A cookie theme', 'cookie-themed', 'the cookie version'. */
const themed = /\b(\w+)[- ](?:theme|themed|style|version|edition)\b/i

/** Somebody whom the catalogue knows, where the sentence names them and nobody has heard it. */
export function withNamed(brief: Brief, noun: string | undefined, role: Role): Brief {
  const { isNoun, find } = openCatalogue()
  const said = noun?.toLowerCase() ?? ''
  const isKnown = brief.actors.some(
    ({ thing, implied }) => !implied && (thing.name === said || thing.plural === said),
  )
  if (said === '' || isKnown) return brief
  const thing = find(said)
  // What has no picture of its own would only be a word on a tag.
  if (!isNoun(thing.name) || (!thing.glossy && !thing.traits.includes('person'))) return brief
  const { name, plural } = thing
  const many = said === plural
  const actor: Actor = { id: name, thing, phrase: said, role, attributes: {}, plural: many }
  const words = many ? `There are ${plural}` : `There is ${withArticle(name)}`
  const claim: Claim = { about: 'actor', actor: name, role: 'prop', words, nouns: { [name]: name } }
  return { ...brief, actors: [...brief.actors, actor], claims: [...brief.claims, claim] }
}

/** Two who are named beside each other are both there: hearts that lie on a board are nobody's lives. */
export function withBothNamed(brief: Brief): Brief {
  const [, one, other] = paired.exec(brief.prompt) ?? []
  const isActor = (noun: string | undefined) =>
    brief.actors.some(
      ({ thing }) => noun?.toLowerCase() === thing.name || noun?.toLowerCase() === thing.plural,
    )
  if (!isActor(one) && !isActor(other)) return brief
  return withNamed(withNamed(brief, one, 'collectible'), other, 'enemy')
}

/** What stands before the name of a game: 'pirate battleship'. What says how large, how hard or whose it is, is no theme. */
function nounBefore({ prompt }: Brief, { names, title }: Pick<ClassicWords, 'names' | 'title'>): string {
  const called = [...names.split('|'), title.toLowerCase()].map((name) => name.replaceAll(' ', '[ -]'))
  const [, noun = ''] = new RegExp(`\\b([a-z]{3,})[ -](?:${called.join('|')})\\b`, 'i').exec(prompt) ?? []
  return openCatalogue()
    .find(noun.toLowerCase())
    .traits.some((trait) => seenTraits.has(trait))
    ? noun
    : ''
}

/** Somebody or something that one sees at once: speed, families and royalty are no pictures on a board. */
const seenTraits = new Set<string>(['person', 'animal', 'monster', 'food', 'vehicle'])

/** What a feast brings along lies on the table where nothing else is named: it is seen there that it is Christmas. */
export function withOccasion(brief: Brief): Brief {
  const occasion = occasionOf(brief.prompt.toLowerCase())
  const isNamed = brief.actors.some(({ implied, role }) => !implied && role !== 'player')
  const noun = occasion?.cast.collectible
  if (!occasion || !noun || isNamed || brief.topic !== undefined) return brief
  const thing = openCatalogue().find(noun)
  const name = capital(occasion.name)
  const actor: Actor = {
    id: thing.name,
    thing,
    phrase: occasion.name,
    role: 'collectible',
    attributes: {},
    plural: true,
  }
  const claim: Claim = {
    about: 'actor',
    actor: thing.name,
    role: 'prop',
    words: `${name}: there are ${thing.plural}`,
    nouns: { [thing.name]: thing.name },
  }
  // A feast is no place; what place goes with it is seen there and was not asked for.
  const isFeast = ({ about, words }: Claim) =>
    about === 'scene' &&
    (words.toLowerCase().includes(occasion.name) ||
      brief.sceneWords?.toLowerCase().includes(occasion.name) === true)
  const { sceneWords, ...rest } = brief
  const isPlace = sceneWords !== undefined && !sceneWords.toLowerCase().includes(occasion.name)
  return {
    ...rest,
    ...(isPlace && { sceneWords }),
    actors: [...brief.actors.filter(({ id }) => id !== thing.name), actor],
    claims: [...brief.claims.filter((one) => !isFeast(one)), claim],
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a theme is of lies on the table, where it is no place, no season and no style. */
export function withTheme(brief: Brief, called: Pick<ClassicWords, 'names' | 'title'>): Brief {
  const [, said = ''] = themed.exec(brief.prompt) ?? []
  const noun = said || nounBefore(brief, called)
  const known = `${brief.sceneWords ?? ''} ${brief.styles.join(' ')} ${brief.topic ?? ''} ${brief.weather ?? ''}`
  const isTold = known.toLowerCase().includes(noun.toLowerCase())
  const isClaimed = brief.claims.some(
    ({ about, words }) =>
      ['scene', 'style', 'topic', 'mood', 'look'].includes(about) &&
      new RegExp(`\\b${noun}`, 'i').test(words),
  )
  if (noun === '' || isTold || isClaimed) return brief
  const named = withNamed(brief, noun, 'collectible')
  const isSame = ({ about, words }: Claim) =>
    about === 'other' && words.replace(/[^a-z]/gi, '').toLowerCase() === noun.toLowerCase()
  // That it is there is claimed, and nothing is left of the word.
  return named === brief ? brief : { ...named, claims: named.claims.filter((claim) => !isSame(claim)) }
}
