import type { End } from '../../../reading/schema.ts'
import { bodySockets } from './body-sockets.ts'
import { poseOfDeed } from './describing.ts'
import { formations, join } from './gather-joins.ts'
import { joinOf } from './gather-of.ts'
import type { Gathered } from './gathered.ts'
import { type Link, linkOfDeed } from './links.ts'
import { describe } from './noun-phrase.ts'
import { isMember } from './said-again.ts'

/** What a deed and its prepositions say: how two things are joined, and what the first is doing besides. */
function meaningOf(words: readonly string[]): {
  joins: Link | undefined
  deed: readonly string[]
  rest: string
} {
  if (words[0] === 'not') return { joins: { joins: 'without' }, deed: [], rest: 'without' }
  for (let cut = 0; cut < words.length; cut++) {
    const rest = words.slice(cut).join(' ')
    const joins = linkOfDeed(rest) ?? linkOfDeed(`${rest} of`)
    // 'Hanging out of', 'climbing out of': it is in there still; only what was made is 'carved out of'.
    if (cut > 0 && rest === 'out of' && /ing$/.test(words[cut - 1] ?? ''))
      return {
        joins: { joins: 'first', how: 'in' },
        deed: words.slice(0, cut),
        rest: words.slice(cut - 1).join(' '),
      }
    if (joins) return { joins, deed: words.slice(0, cut), rest }
  }
  return { joins: undefined, deed: words, rest: '' }
}

export function takeLinks(told: Gathered): void {
  const links = told.read.links.map((link) => {
    for (const place of link.does.words) told.used.add(place)
    const ends =
      told.end(link.whom) === undefined ? [] : (told.read.things[Number(link.whom)]?.noun.words ?? [])
    const words = told.plain(
      link.does.words.filter((place) => !ends.includes(place) && !told.isArticle(place)),
    )
    return { ...link, words, said: told.textOf(link.does.words).toLowerCase() }
  })
  for (const { who, whom, words } of links) {
    const [outer, inner] = [told.end(who), told.end(whom)]
    if (words.join(' ') !== 'of' || outer === undefined || inner === undefined) continue
    if (isMember(told.at(outer).noun)) told.memberOf.set(outer, inner)
    else joinOf(told, outer, inner)
  }
  const isOfBody = ({ whom, words }: { whom?: End | undefined; words: readonly string[] }) => {
    const index = told.end(whom)
    if (linkOfDeed(words.join(' '))?.joins === 'with') return false
    return index !== undefined && bodySockets[told.at(index).noun] !== undefined
  }
  // Who wears the hat is known before it is asked on whose head it is.
  for (const link of [...links.filter((one) => !isOfBody(one)), ...links.filter(isOfBody)]) {
    if (link.words.join(' ') === 'of') continue
    const who = whoDoes(told, oneWhoDoes(told, told.end(link.who), link.does.words), links)
    const { joins, deed, rest } = meaningOf(link.words)
    if (who === undefined || told.gone.has(who)) {
      if (deed.length > 0) told.unknown.push(link.said)
      continue
    }
    const whom = told.end(link.whom)
    const isStanding = whom !== undefined && joins !== undefined
    tellDeed(told, who, deed, isStanding)
    if (whom !== undefined && !told.gone.has(whom)) join(told, who, joins, whom, link.said, rest)
  }
}

/** 'One of them is red and holding a flower': what comes after the one is told of the one. */
function oneWhoDoes(told: Gathered, who: number | undefined, words: readonly number[]): number | undefined {
  const headOf = (index: number) => told.read.things[index]?.head ?? 0
  const ones = [...told.memberOf].flatMap(([one, of]) =>
    of === who && headOf(one) < (words[0] ?? 0) ? [one] : [],
  )
  return ones.at(-1) ?? who
}

/** 'With a red arm holding an umbrella': whoever has the arm holds it. */
function whoDoes(
  told: Gathered,
  who: number | undefined,
  links: readonly { who?: End | undefined; whom?: End | undefined; words: readonly string[] }[],
): number | undefined {
  // Nor does a dress play the guitar.
  const isDoer =
    who === undefined ||
    !(bodySockets[told.at(who).noun]?.how === 'holding' || told.isWorn(told.at(who).noun))
  if (isDoer) return who
  const owner = links.find(
    ({ whom, words }) => told.end(whom) === who && linkOfDeed(words.join(' '))?.joins === 'with',
  )
  return told.end(owner?.who) ?? told.whoseIs(who) ?? who
}

/** 'sleeping', 'glowing' and 'juggling': a pose, a look, or something that no shape shows. */
function tellDeed(told: Gathered, who: number, deed: readonly string[], isStanding: boolean): void {
  if (deed.length === 0) return
  const thing = told.at(who)
  const verb = deed.filter((word) => !/^[a-z]{3,}ly$/.test(word)).join(' ')
  const [, formed] = /^in (row|line|circle|ring)$/.exec(verb) ?? []
  if (formed !== undefined && thing.plural) {
    thing.arranged ??= formations[formed]
    return
  }
  const pose = poseOfDeed(verb)
  if (pose === undefined) {
    if (!/^(?:is|are|be|set|placed|located|rests?|resting)$/.test(verb)) describe(thing, deed)
    return
  }
  // A cup that sits on a table does nothing else than a cup that is on one.
  if (isStanding && /^(?:sitting|standing|lying)$/.test(pose) && !told.isAlive(who)) return
  thing.pose ??= { pose, word: deed.join(' ') }
}
