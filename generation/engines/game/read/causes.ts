import { numberIn } from '../../../reading/words.ts'

/** How people say what makes something happen. Things stand as '#3', with their number in the reading. */

const small = '(?:(?:an?|the|each|every|any|some|your|my|his|her|its|their|our|another|one|more) )*'
const number =
  '(?:\\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|second|third|fourth|fifth|sixth|seventh|eighth|tenth|other)'
const self = '(?:you|i|we|he|she|it|they|the player)'
const doer = `(?:${self}|${small}#\\d+)`
const when = '(?:(?:each|every|any) time(?: that)?|when(?:ever)?|if|once|as soon as|anytime|if ever)'
const having = '(?:have|has|get|gets|got|reach|reaches|collect|collects|collected)'

/** What can stand before what follows, or after it. `v` is its verb, `t` the thing it is about, `n` how often. */
export const causes: readonly { like: string; once?: true; each?: true }[] = [
  // 'When you have 10 flies', 'once she has collected 3 hats'
  { like: `${when} ${doer} (?:${having} )+(?<n>${number}) (?<t>#\\d+|points?)`, once: true },
  // 'Every third fish', 'for every 6 shells you take', 'after every 10 points'
  {
    like: `(?:after |for |with |on |at )?(?:each|every) (?<n>${number}) (?<t>#\\d+|points?|[a-z]+s?)(?: (?:that |which )?${doer} (?<v>#\\d+|[a-z]+)| [a-z]+(?:ed|en))?`,
    each: true,
  },
  // 'After 5 fish', 'at 10 roses', 'after ten hits'
  { like: `(?:after|at|with|for|on) (?<n>${number}) (?<t>#\\d+|points?|[a-z]+s)(?: [a-z]+ed)?`, once: true },
  // '3 eggs ='
  { like: `(?<n>${number}) (?<t>#\\d+)`, each: true },
  // 'Every brick you break', 'each barrel that is smashed'
  {
    like: `(?:for |with |after |on )?(?:each|every|any) (?<t>#\\d+) (?:that |which )?${doer} (?<v>#\\d+|[a-z]+)`,
    each: true,
  },
  {
    like: `(?:for |with )?(?:each|every|any) (?<t>#\\d+) (?:that|which) (?:(?:is|are|gets?) )?(?<v>#\\d+|[a-z]+)`,
    each: true,
  },
  // 'Each time you honk', 'when it touches a cactus'
  {
    like: `${when} (?<s>${doer}) (?<v>#\\d+|[a-z]+)(?: (?:up|down|over|into|on|at|with))?(?: ${small}(?<t>#\\d+))?`,
  },
  // 'Whenever a tourist is scared'
  { like: `${when} ${small}(?<t>#\\d+) (?:is|are|gets?|get) (?<v>#\\d+|[a-z]+)` },
  // 'Jumping', 'touching a clock', 'it costs a coin to jump'
  { like: `(?<!#\\d+ )(?<v>[a-z]+ing)(?: (?:up|down|over|into|on))?(?: ${small}(?<t>#\\d+))?` },
  { like: `to (?<v>#\\d+|[a-z]+)(?: ${small}(?<t>#\\d+))?` },
  // 'Every crumb', 'each shot', 'with every leaf', 'lettuce'
  { like: `(?:for |with |after |on )?(?:each|every) (?<t>#\\d+|[a-z]+)`, each: true },
  { like: `${small}(?<t>#\\d+)` },
]
/** Right before what follows, and right after it. */
export const before = causes.map((cause) => ({
  ...cause,
  like: new RegExp(`(?<![\\w#])${cause.like} ?,? ?(?:then )?$`, 'i'),
}))
export const behind = causes.map((cause) => ({
  ...cause,
  like: new RegExp(`^ ?,? ?${cause.like}(?!\\w)`, 'i'),
}))

/** Whether nothing in it says that it is about a time: a noun or a verb alone. */
export const bare = (like: string) =>
  !like.startsWith(when) && !/^\(\?:\(\?:each|^\(\?:after|^\(\?:for|^\(\?:each/.test(like)

const ordinals: Record<string, number> = {
  second: 2,
  other: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
}
/** How many, or how manieth. */
export const ordinal = (word: string) =>
  ordinals[word.toLowerCase()] ?? numberIn(word.replace(/(?:st|nd|rd|th)$/i, ''))
