import type { Actor, Brief, Claim, Role } from '../../../brief/brief.ts'
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
  if (!isNoun(thing.name) || !thing.glossy) return brief
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

/** What a theme is of lies on the table, where it is no place, no season and no style. */
export function withTheme(brief: Brief): Brief {
  const [, noun = ''] = themed.exec(brief.prompt) ?? []
  const known = `${brief.sceneWords ?? ''} ${brief.styles.join(' ')} ${brief.topic ?? ''} ${brief.weather ?? ''}`
  const isTold = known.toLowerCase().includes(noun.toLowerCase())
  const isClaimed = brief.claims.some(
    ({ about, words }) =>
      ['scene', 'style', 'topic', 'mood', 'look'].includes(about) &&
      new RegExp(`\\b${noun}`, 'i').test(words),
  )
  return noun === '' || isTold || isClaimed ? brief : withNamed(brief, noun, 'collectible')
}
