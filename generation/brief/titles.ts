import type { Reading } from '../reading/schema.ts'
import type { Actor, Brief } from './brief.ts'
import { classicOf } from './classics.ts'
import { closedTag } from './function-words.ts'
import { isProper } from './proper-names.ts'
import type { Spoken } from './set-phrases.ts'

const small = new Set(['a', 'an', 'the', 'in', 'on', 'at', 'of', 'and', 'vs', 'with', 'to', 'for'])

export function titleCase(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** A name that the prompt gives: 'called "Star Cat"', 'Title: Star Cat'. */
export function givenTitle(prompt: string): string | undefined {
  const quoted =
    /\b(?:called|named|titled|entitled|title[d]?:?|name:?)\s+["'“‘]([^"'”’\n]{2,40})["'”’]/i.exec(prompt)
  if (quoted?.[1]) return quoted[1].trim()
  const labelled =
    /(?:^|\n)[\s#*]*(?:game )?(?:title|name)\*{0,2}\s*:\*{0,2}\s*["'“]?([^\n"”]{2,40}?)["'”]?\s*(?:\n|$)/i.exec(
      prompt,
    )
  if (labelled?.[1]) return labelled[1].replace(/[*#]/g, '').trim()
  const capital =
    /\bgame (?:called|named|titled)\s+((?:[A-Z0-9][\w'-]*)(?:\s+(?:of|the|and|in|to|[A-Z0-9][\w'-]*)){0,4})/.exec(
      prompt,
    )
  if (capital?.[1]) return capital[1].trim()
  const concept =
    /(?:^|\n)[\s#*]*(?:game |working )?(?:concept|idea|title|name)\*{0,2}\s*:\*{0,2}\s*["“]([^\n"”]{2,40})["”]/i.exec(
      prompt,
    )
  if (concept?.[1]) return concept[1].trim()
  const opening = /^\s*["“]([^"”\n]{3,40})["”]\s*[-–—:]/.exec(prompt)
  return opening?.[1]?.trim()
}

const inTitles = new Set(['in', 'on', 'at', 'of', 'under', 'inside', 'vs', 'against'])
const dropped = new Set([
  'game',
  'games',
  'please',
  'simple',
  'cool',
  'fun',
  'little',
  'nice',
  '2d',
  'html5',
  'mini',
])

/** A prompt that is a name already: 'bubble tea shop tycoon', 'a ghost in an old mansion'. */
export function phraseTitle({ words }: Reading, spoken: readonly Spoken[]): string | undefined {
  // What others have called theirs is how people ask for it, and no title of ours.
  if (spoken.some(({ sense }) => sense?.game)) return undefined
  // Who does something is a sentence, and a sentence is no name.
  const isDone = words
    .slice(1)
    .some(({ part, relation, text }) => part === 'VERB' && relation !== 'amod' && !text.endsWith('ing'))
  if (isDone) return undefined
  const kept = words
    .map(({ text }) => text.toLowerCase())
    .filter((text) => !dropped.has(text) && !/^[.!?]$/.test(text))
  while (small.has(kept[0] ?? '')) kept.shift()
  // 'For toddlers' says for whom, and is no part of the name.
  if (kept.includes('for')) kept.splice(kept.indexOf('for'))
  const title = kept.join(' ')
  if (kept.length < 2 || kept.length > 6 || title.length > 34) return undefined
  const isName = (text: string | undefined) =>
    /^\p{L}[\p{L}\p{N}'’]*$/u.test(text ?? '') && !closedTag(text ?? '')
  const isPlain = kept.every((text) => isName(text) || inTitles.has(text) || small.has(text))
  if (!isPlain || !isName(kept[0]) || !isName(kept.at(-1))) return undefined
  return titleCase(title.replace(/\bagainst\b/, 'vs'))
}

const genreNames: Partial<Record<string, string>> = {
  'tower-defence': 'Defence',
  'match-3': 'Match',
  collector: 'Hunt',
  tycoon: 'Tycoon',
  whack: 'Whack',
  catcher: 'Catch',
  crossing: 'Crossing',
  racing: 'Race',
  survival: 'Survival',
  cooking: 'Kitchen',
  farming: 'Garden',
  'card-game': 'Cards',
  'word-game': 'Words',
  'life-sim': 'Days',
  'physics-puzzle': 'Puzzle',
  sandbox: 'World',
  flappy: 'Flight',
  'bubble-shooter': 'Bubbles',
}

/** What a game is called after what one does in it. */
const verbNames: Record<string, string> = {
  pop: 'Pop',
  catch: 'Catch',
  water: 'Garden',
  plant: 'Garden',
  grow: 'Garden',
  cook: 'Kitchen',
  bake: 'Bakery',
  sell: 'Shop',
  serve: 'Shop',
  mine: 'Mine',
  dig: 'Dig',
  deliver: 'Delivery',
  rescue: 'Rescue',
  save: 'Rescue',
  dodge: 'Dodge',
  avoid: 'Dodge',
  shoot: 'Blaster',
  fight: 'Battle',
  match: 'Match',
  sort: 'Sort',
  stack: 'Stack',
  hunt: 'Hunt',
  'hunt for': 'Hunt',
  find: 'Hunt',
  steal: 'Heist',
  slice: 'Slice',
  feed: 'Feast',
  eat: 'Feast',
  throw: 'Toss',
  push: 'Push',
  defend: 'Defence',
  protect: 'Guard',
  click: 'Clicker',
  race: 'Race',
  clean: 'Clean-Up',
  build: 'Builder',
  collect: 'Hunt',
  gather: 'Hunt',
}

const sceneTails: Partial<Record<string, string>> = {
  space: 'in Space',
  moon: 'on the Moon',
  snow: 'in the Snow',
  sea: 'at Sea',
  road: 'on the Road',
  beach: 'at the Beach',
  mountain: 'in the Mountains',
  farm: 'on the Farm',
  candy: 'in Candy Land',
  school: 'at School',
  underwater: 'Under Water',
  sky: 'in the Sky',
  'neon-city': 'in Neon City',
  haunted: 'in the Haunted House',
}

const nameOf = (actor: Actor) => titleCase(shortName(actor.phrase.replace(/^\d+ /, '')))
const oneOf = (actor: Actor) => titleCase(shortName(actor.thing.name))

export type TitleInput = Pick<
  Brief,
  'actors' | 'cues' | 'scene' | 'topic' | 'triples' | 'sceneWords' | 'styles'
> & {
  /** The season or feast it is about. */
  occasion?: string
  /** The words of the place as the prompt has them, with their preposition: 'on the moon'. */
  where?: string
}

export function makeTitle(brief: TitleInput): string {
  const player = brief.actors.find((actor) => actor.role === 'player' && !actor.implied)
  const others = brief.actors.filter((actor) => actor.role !== 'player' && !actor.implied)
  const cue = [...brief.cues].sort((left, right) => right.weight - left.weight)[0]
  const genre = cue
    ? (genreNames[cue.genre] ?? classicOf(cue.genre)?.title ?? titleCase(cue.genre.replaceAll('-', ' ')))
    : undefined
  const played = brief.triples.some(({ subject, object }) => subject === 'player' && object !== undefined)
  if (
    brief.topic !== undefined &&
    (!player || cue?.genre === 'quiz') &&
    !(played && (cue?.weight ?? 0) < 5)
  ) {
    const topic = brief.topic.includes(' ') ? brief.topic : brief.topic.replace(/(?<=[a-z]{3}[^s])s$/, '')
    return cut(`${titleCase(topic)}${genre && genre.length < 12 ? ` ${genre}` : ''}`)
  }
  const sceneSaid = brief.actors.some((actor) => actor.phrase === brief.sceneWords)
  const tail =
    sceneSaid || !brief.scene || brief.scene === 'abstract' || brief.sceneWords === undefined
      ? undefined
      : (titleWhere(brief.where) ??
        sceneTails[brief.scene] ??
        `in the ${titleCase(/^(?:maze|labyrinth|museum|hospital|hotel|jungle)$/.test(brief.sceneWords) ? brief.sceneWords : brief.scene)}`)
  const foe = others.find((actor) => actor.role === 'boss' || actor.role === 'enemy')
  if (player) {
    const name = nameOf(player)
    const prize = others.find((actor) => actor.role === 'collectible' || actor.role === 'goal')
    const friends = others.find((actor) => actor.role === 'friend')
    if (tail !== undefined && `${name} ${tail}`.length <= 34) return cut(`${name} ${tail}`)
    if (foe?.phrase.startsWith('other '))
      return cut(`${name} ${cue && cue.weight >= 4 && cue.genre === 'racing' ? 'Race' : 'Battle'}`)
    if (foe) return cut(`${name} vs ${nameOf(foe)}`)
    if (prize) return cut(`${name} and ${prize.plural || isMass(prize) ? '' : 'the '}${nameOf(prize)}`)
    if (friends) return cut(`${name} and ${friends.plural ? '' : 'the '}${nameOf(friends)}`)
    if (
      cue &&
      [
        'sports',
        'golf',
        'bowling',
        'pong',
        'air-hockey',
        'pool',
        'basketball',
        'archery',
        'pinball',
      ].includes(cue.genre) &&
      cue.weight >= 10
    )
      return cut(`${oneOf(player)} ${titleCase(cue.words)}`)
    if (genre && cue && cue.weight >= 8) return cut(`${name} ${genre}`)
    return cut(isProper(player) ? `${name}'s Adventure` : `${oneOf(player)} Adventure`)
  }
  const prize = brief.actors.find((actor) => actor.role === 'collectible')
  if (brief.occasion !== undefined && prize && others.length === 0)
    return cut(titleCase(`${brief.occasion} ${prize.thing.name.split(' ').at(-1)} hunt`))
  const friend = others.find((actor) => actor.role === 'friend')
  if (friend && foe) return cut(`${nameOf(friend)} vs ${nameOf(foe)}`)
  // What one does to the first thing that has a part in it.
  const deed = brief.triples.find(
    ({ subject, verb, object }) =>
      subject === 'player' && object !== undefined && verbNames[verb] !== undefined,
  )
  const done = deed && others.find(({ id }) => id === deed.object)
  if (deed && done) {
    const sure =
      cue && cue.weight >= 8 && ['tycoon', 'tower-defence', 'racing', 'sokoban'].includes(cue.genre)
    return cut(`${oneOf(done)} ${sure && genre ? genre : verbNames[deed.verb]}`)
  }
  const first = others.find(({ role }) => role !== 'prop') ?? others[0]
  if (first) {
    if (cue && cue.weight >= 3 && genre) return cut(`${oneOf(first)} ${genre}`)
    return cut(tail !== undefined ? `${nameOf(first)} ${tail}` : `${oneOf(first)} Adventure`)
  }
  if (cue && cue.weight >= 3) {
    const title = genre ?? 'Game'
    const place = brief.sceneWords === undefined ? undefined : titleCase(shortName(brief.sceneWords))
    if (place !== undefined && !place.includes(title)) return cut(`${place} ${title}`)
    const look = brief.styles[0]
    return cut(place !== undefined || look === undefined ? title : `${titleCase(look)} ${title}`)
  }
  if (brief.sceneWords !== undefined) {
    const place = titleCase(brief.sceneWords.split(' ').slice(-3).join(' '))
    return cut(place.includes(' ') ? place : `${place} Adventure`)
  }
  return 'Little Adventure'
}

const isMass = (actor: Actor) =>
  actor.thing.plural === actor.thing.name || actor.thing.traits.includes('material')

function titleWhere(where: string | undefined): string | undefined {
  if (where === undefined || where.split(' ').length > 5 || where.length > 24) return undefined
  return where
    .split(' ')
    .map((word) =>
      small.has(word) || word === 'under' ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** The last two words, and what they are a part of: 'golden ticket', 'loaves of bread'. */
function shortName(phrase: string): string {
  const words = phrase.split(' ')
  const [first, ...rest] = words.slice(-2)
  const isLinked = first !== undefined && rest.length > 0 && small.has(first)
  return (isLinked ? words.slice(-3) : words.slice(-2)).join(' ')
}

function cut(said: string): string {
  const title = withoutEcho(said)
  if (title.length <= 40) return title
  return title.slice(0, 40).replace(/\s+\S*$/, '')
}

/** 'Snake Snake', 'Letter Letters': once is enough. */
const withoutEcho = (title: string): string => title.replace(/\b(\w{3,}?)(?:s|es)? (?=\1(?:s|es)?\b)/gi, '')
