import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/** One of several things that somebody whom one looks after needs again and again. */
export type Need = {
  /** The words that say so. */
  words: string
  /** How one keeps them: a verb of the mechanic that keeps somebody well. */
  verb: string
  /** What it is met with, where the sentence says so. */
  item?: string
}

/** Somebody who is looked after, and what they need. */
export type Needs = { whom: string; needs: Need[] }

/** How one keeps whoever is like that, wants that, or has that done. */
const ways: readonly { verb: string; state: string; noun: string; does: string; item?: string }[] = [
  {
    verb: 'keep fed',
    state: 'hungry|starving|peckish',
    noun: 'food|meals?|snacks?|treats?|hunger|breakfast|dinner',
    does: 'feed(?:s|ing)? X(?: (?:with )?(?:some |its |their |his |her )?(?<item>(?!and\\b|or\\b|then\\b|when\\b|to\\b|so\\b|before\\b|every\\b|in\\b|on\\b|at\\b|three\\b|twice\\b)[a-z]+))?',
  },
  { verb: 'keep watered', state: 'thirsty', noun: 'water|drinks?|thirst', does: 'water(?:s|ing)? X' },
  {
    verb: 'keep rested',
    state: 'sleepy|tired|exhausted|drowsy',
    noun: 'sleep|naps?|rest|energy|bedtime',
    does: '(?:put(?:s|ting)? X (?:to|in|into) (?:the |its |their |his |her |a )?(?:bed|sleep|basket|crib|cradle)|(?:let(?:s|ting)?|make|makes) X (?:sleep|rest|nap|take a nap))',
  },
  {
    verb: 'keep clean',
    state: 'dirty|smelly|muddy|messy|stinky|filthy',
    noun: 'baths?|showers?|washing|washes|grooming|brushing|hygiene|cleanliness|cleaning',
    does: '(?:clean(?:s|ing)? (?:its|his|her|their) (?:tank|cage|litter ?box|bowl|stable|hutch|aquarium|kennel|pen)|(?:wash|bathe?|clean|shower|groom|brush)(?:es|s|ing)? X|give X a (?:bath|wash|shower))',
  },
  {
    verb: 'keep happy',
    state: 'bored|restless',
    noun: 'play|playtime|playing|toys?|fun|games|exercise|walks?|happiness|mood|boredom|entertainment',
    does: '(?:play(?:s|ing)? with X|walk(?:s|ing)? X|take X (?:for|on) a walk|entertain X|put(?:s|ting)? X (?:in|into|on) (?:the |its |their |his |her |a )?(?<item>wheel|swing|slide))',
  },
  {
    verb: 'keep loved',
    state: 'lonely|sad',
    noun: 'love|cuddles|cuddling|hugs|attention|affection|petting|pets',
    does: '(?:cuddle|hug|pet|stroke|love|comfort)(?:s|ing)? X',
  },
  { verb: 'keep cosy', state: 'cold|freezing', noun: 'warmth', does: 'warm(?:s|ing)? X(?: up)?' },
  {
    verb: 'keep healthy',
    state: 'sick|ill|hurt',
    noun: 'medicine|pills?|health',
    does: '(?:heal|cure|treat)(?:s|ing)? X',
  },
]

const joint = '(?:,? ?(?:and|or|&|then) | ?, ?(?:and |or |then )?)'
const listOf = (words: readonly string[]) =>
  `(?:${words.join('|')})(?:${joint}(?:a |an |some )?(?:${words.join('|')}))+`
const states = ways.map(({ state }) => state)
const nouns = ways.map(({ noun }) => noun)
const owner = '(?:the|my|your|an?|its|their|his|her|all|every|each|those|these|\\d+|two|three|four|five)'
const named = `(?:${owner} )*(?<whom>(?:[a-z-]+ )?[a-z-]+)`

/** 'A puppy that gets hungry, sleepy and dirty', 'dogs get tired and hungry', 'babies cry when they are hungry or tired'. */
const asStates = new RegExp(
  `\\b${named}(?: (?:that|who|which))?(?: (?:can|will|may|always|often|sometimes|[a-z]+s?(?: when| whenever| if) (?:it|they|he|she)))* ?(?:gets?|is|are|become|becomes|feels?|['’](?:re|s))(?: (?:very|too|really|always))? (?<list>${listOf(states)})\\b`,
  'i',
)
/** 'My cat needs food, naps and cuddles'. */
const asNouns = new RegExp(
  `\\b${named}(?: (?:that|who|which))? (?:needs?|wants?)(?: (?:some|lots of|a))? (?<list>${listOf(nouns)})\\b`,
  'i',
)
/** 'A bunny: keep its hunger, energy and happiness bars full'. */
const asBars = new RegExp(
  `\\b(?:keep|watch|fill|refill|manage|mind)(?:s|ing)? (?:up )?(?:its|his|her|their|the|all) (?<list>${listOf(nouns)})(?: (?:bars?|meters?|levels?|needs|stats?))?(?: (?:full|up|high|happy|from (?:running out|dropping|falling)))*`,
  'i',
)

/**
 * What somebody who is looked after needs, several things again and again: 'feed it, wash it and put it to bed', 'a puppy that gets hungry, sleepy
 * and dirty'. One need alone is fed or petted as any other.
 */
export function needsIn(prompt: string): { needs: Needs[]; rest: string } {
  const found =
    fromDeeds(prompt) ??
    fromList(prompt, asStates, 'state') ??
    fromList(prompt, asNouns, 'noun') ??
    fromList(prompt, asBars, 'noun')
  if (!found) return { needs: [], rest: prompt }
  const { cuts, ...needs } = found
  const rest = cuts.reduce((text, [from, to]) => `${text.slice(0, from)} ${text.slice(to)}`, prompt).trim()
  const more = needsIn(rest)
  return { needs: [needs, ...more.needs], rest: more.rest }
}

type Found = Needs & { cuts: [number, number][] }

function fromList(prompt: string, shape: RegExp, by: 'state' | 'noun'): Found | undefined {
  const match = shape.exec(prompt)
  const list = match?.groups?.list
  if (!match || list === undefined) return undefined
  const said = match.groups?.whom
  // 'My baby brother: he gets hungry'
  const isMeant = said === undefined || /^(?:it|he|she|they)$/i.test(said)
  const whom = isMeant ? lastNamed(prompt.slice(0, match.index)) : livingIn(said)
  const isSeveral = whom !== undefined && openCatalogue().lemma(whom, 'noun') !== whom
  const parts = list
    .toLowerCase()
    .split(new RegExp(joint))
    .map((one) => one.replace(/^(?:an?|some) /, ''))
  const all = parts.flatMap((part): Need[] => {
    const way = ways.find((one) => new RegExp(`^(?:${one[by]})$`).test(part))
    const words =
      by === 'state'
        ? `${whom} ${isSeveral ? 'get' : 'gets'} ${part}`
        : said === undefined
          ? `keep ${part}`
          : `${whom} ${isSeveral ? 'need' : 'needs'} ${part}`
    return way && whom ? [{ words, verb: way.verb, ...(by === 'noun' && itemOf(part)) }] : []
  })
  const needs = all.filter(({ verb }, at) => all.findIndex((one) => one.verb === verb) === at)
  if (!whom || needs.length < 2) return undefined
  // 'When they are hungry or tired, give them milk or a blanket': each of these is for one of those.
  const end = match.index + match[0].length
  const gifts = giftsAfter.exec(prompt.slice(end))
  const given = gifts?.groups?.list?.toLowerCase().split(new RegExp(joint)) ?? []
  const start =
    match.index + (said === undefined ? 0 : match[0].toLowerCase().indexOf(said.toLowerCase()) + said.length)
  const isPaired = given.length === needs.length
  return {
    whom,
    needs: isPaired
      ? needs.map((need, at) => ({
          ...need,
          item: (given[at] ?? '').replace(/^(?:an?|some|the|its) /, ''),
          words: `${need.words}: give ${given[at]}`,
        }))
      : needs,
    cuts: [[start, isPaired ? end + (gifts?.[0].length ?? 0) : end]],
  }
}

const giftsAfter = new RegExp(
  `^[,.;:]? ?(?:so |then |and )?(?:you |i )?(?:must |have to |need to |can )?give (?:them|it|him|her) (?<list>(?:an? |some |the )?[a-z]+(?:${joint}(?:an? |some |the )?[a-z]+)+)`,
  'i',
)

/** What is needed by its own name is what is brought: 'needs water' gets water. */
const itemOf = (noun: string): { item?: string } =>
  /^(?:water|medicine|pills?|toys?)$/.test(noun) ? { item: noun } : {}

/** 'Feed it, give it water and put it in the wheel when it is bored': a row of deeds, all done to the same one. */
function fromDeeds(prompt: string): Found | undefined {
  const target = '(?:(?:it|him|her|them)\\b|(?:the|your|my|its|a|an|their) [a-z-]+(?: [a-z-]+)?)'
  const when = `(?: (?:when(?:ever)?|if|before) (?:it|he|she|they)?(?: ?['’]?(?:s|re)| is| are| gets?)? ?(?:${states.join('|')}))?`
  const starts: { at: number; end: number; need: Need; target: string }[] = []
  for (const { verb, does } of ways) {
    const shape = new RegExp(
      `\\b${does.replaceAll('X', `(?<x>${target})`).replace(/\(\?<x>/g, once())}${when}`,
      'gi',
    )
    for (const match of prompt.matchAll(shape)) starts.push(asNeed(match, verb, prompt))
  }
  const gifts = new RegExp(
    `\\bgive(?:s|ing)? (?<x0>it|him|her|them) (?:an? |some |the |lots of )?(?<item>[a-z]+)${when}`,
    'gi',
  )
  for (const match of prompt.matchAll(gifts)) {
    const item = (match.groups?.item ?? '').toLowerCase()
    const way = ways.find(({ noun }) => new RegExp(`^(?:${noun})$`).test(item))
    if (way && !starts.some(({ at }) => at === match.index)) {
      const { need, ...rest } = asNeed(match, way.verb, prompt)
      starts.push({ ...rest, need: { ...need, ...itemOf(item) } })
    }
  }
  starts.sort((one, other) => one.at - other.at)
  const row = starts.filter((one, at) => {
    const next = starts[at + 1]
    const before = starts[at - 1]
    return (
      (next && isJoined(prompt.slice(one.end, next.at))) ||
      (before && isJoined(prompt.slice(before.end, one.at)))
    )
  })
  const [first] = row
  const needs = row
    .map(({ need }) => need)
    .filter(({ verb }, at, all) => all.findIndex((one) => one.verb === verb) === at)
  if (!first || needs.length < 2) return undefined
  const direct = row.map(({ target: one }) => livingIn(one)).find((one) => one !== undefined)
  const whom = direct ?? lastNamed(prompt.slice(0, first.at))
  if (!whom) return undefined
  const last = row.at(-1) ?? first
  const lead =
    /(?:,? ?(?:and |where )?(?:you|i|we) )?(?:(?:must|should|can|have to|need to|has to|needs to|get to) )?$/i.exec(
      prompt.slice(0, first.at),
    )
  return { whom, needs, cuts: [[first.at - (lead?.[0].length ?? 0), last.end]] }
}

/** Names of groups are given once in a pattern. */
const once = () => {
  let many = 0
  return () => `(?<x${many++}>`
}

function asNeed(match: RegExpMatchArray, verb: string, prompt: string) {
  const groups = match.groups ?? {}
  const target = [groups.x0, groups.x1, groups.x2, groups.x3].find((one) => one !== undefined) ?? ''
  const at = match.index ?? 0
  const item = groups.item?.toLowerCase()
  return {
    at,
    end: at + match[0].length,
    target,
    need: {
      words: prompt.slice(at, at + match[0].length),
      verb,
      ...(item && openCatalogue().isNoun(openCatalogue().lemma(item, 'noun')) && { item }),
    },
  }
}

const isJoined = (between: string) =>
  /^(?:,|;| &| and| then|, and|, then| or|,? you (?:can|must|have to))* ?(?:you (?:can|must|have to) |also )?$/i.test(
    between,
  )

/** The one who lives, of a few words: 'baby dragon'. */
function livingIn(words: string): string | undefined {
  const catalogue = openCatalogue()
  const all = words
    .toLowerCase()
    .replace(/ (?:that|who|which)$/, '')
    .split(/[\s-]+/)
  for (let from = 0; from < all.length; from++) {
    const text = all.slice(from).join(' ')
    const name = catalogue.lemma(text, 'noun')
    if (catalogue.isNoun(name) && isAnimate(catalogue.find(name)) && !notTended.test(name)) return text
  }
  return undefined
}

/** Whoever plays has quantities of their own, and whoever pays has patience. */
const notTended = /^(?:player|hero|customer|guest|client|character|man|crew|zombie|enemy|it|they|he|she)$/

/** Whom 'it' means: who lives, and was named last. */
function lastNamed(before: string): string | undefined {
  const words = before.toLowerCase().match(/[a-z'-]+/g) ?? []
  for (let at = words.length - 1; at >= 0; at--) {
    const one = livingIn(words[at] ?? '')
    if (one) return one
  }
  return undefined
}
