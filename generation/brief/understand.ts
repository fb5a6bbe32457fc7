import type { Reading } from '../reading/schema.ts'
import type { Absent, Brief, GenreCue, Refusal } from './brief.ts'
import { makeClaims } from './claims.ts'
import { withEmojiWords } from './emoji-words.ts'
import {
  darkPlace,
  type Found,
  type Frame,
  readAbsent,
  readDifficulty,
  readFrame,
  sensesOf,
  withDescribed,
} from './frame.ts'
import type { Cast } from './known-games.ts'
import { type Lexicon, openLexicon } from './lexicon.ts'
import { withLikenesses } from './likenesses.ts'
import { mixedCues, withMeetings } from './mash-ups.ts'
import { normalize, type Piece } from './normalize.ts'
import { readNumbers } from './numbers.ts'
import { type Occasion, occasionOf } from './occasions.ts'
import { refusalOfWish } from './refusals.ts'
import { withoutOrders } from './requests.ts'
import { chooseScene, type SceneHint } from './scene-choice.ts'
import { sectionOf } from './sections.ts'
import { type Spoken, spokenIn } from './set-phrases.ts'
import { phraseTitle } from './titles.ts'
import { readTopic } from './topics.ts'
import { dimensionMeant } from './view.ts'

/** What tables know of a prompt before anybody is on the stage. */
export type Told = {
  /** Without actors and what they do, and without a title. */
  brief: Brief
  /** Whom the games and the feast that were named bring along. */
  casts: readonly Cast[]
  /** Something cosy: where no danger is named, nobody wants one. */
  isCalm: boolean
  naming: {
    /** The prompt is a name already. */
    whole?: string
    /** The words of the place with their preposition: 'on the moon'. */
    where?: string
    occasion?: string
  }
}

/** Why nothing can be made of a prompt, or nothing. */
export function refusalIn(prompt: string): Refusal | undefined {
  const { plain, spelling } = plainly(prompt, openLexicon())
  return refusalOfWish(prompt, plain.toLowerCase(), { spelling, made: 'game' })
}

/** The prompt in plainer words, in pieces and as a whole. */
function plainly(prompt: string, { catalogue, spelling }: Lexicon) {
  const { text, notes } = withLikenesses(withEmojiWords(withoutOrders(prompt), catalogue))
  const pieces = normalize(withMeetings(text))
  const plain = pieces
    .flatMap(({ label, text: said, heading }) =>
      said === '' ? [heading ?? ''] : [label === undefined ? said : `${label}: ${said}`],
    )
    .join('. ')
  return { pieces, plain, notes, spelling }
}

/** What the tables tell of a prompt, with its reading. The same prompt always gives the same answer. */
export function toldIn(prompt: string, reading: Reading): Told {
  const lexicon = openLexicon()
  const { catalogue, spelling } = lexicon
  const { pieces, plain, notes } = plainly(prompt, lexicon)
  const { spoken, hints } = saidIn(pieces, lexicon)
  const senses = spoken.flatMap(sensesOf)
  const text = spoken.map((words) => words.map((one) => one.text).join(' ')).join(' . ')
  const frame = readFrame(senses, isVerbIn(reading))
  const cues = withDescribed(frame.cues, plain)
  const mixed = mixedCues(text, cues)
  const topic = readTopic(text, cues)
  const occasion = frame.game ? undefined : occasionOf(text.replace(/\b(?:before|until|till|for) \w+/g, ''))
  const casts = castsOf(frame, mixed, occasion)
  const scene = chooseScene(
    reading,
    [...hints, ...sceneHints(senses, frame, text, lexicon)],
    catalogue,
    topic?.words,
  )
  const told: Brief = {
    prompt,
    title: '',
    actors: [],
    triples: [],
    cues,
    extras: frame.extras,
    numbers: readNumbers(plain),
    absent: readAbsent(plain.toLowerCase()),
    styles: frame.styles,
    ...(Object.keys(frame.nearStyles).length > 0 && { nearStyles: frame.nearStyles }),
    ...settingOf(frame, occasion, plain),
    ...placeOf(scene, casts, occasion),
    ...difficultyIn(plain),
    ...(topic !== undefined && { topic: topic.words }),
    claims: [],
    notes: [...notes, ...[...spelling.notes].map(([from, to]) => `'${from}' was read as '${to}'`)],
  }
  const brief = withAbsent(told, plain)
  const claims = makeClaims({
    ...brief,
    mixed,
    features: frame.features.filter((feature) => !(feature === 'music' && brief.absent.includes('music'))),
    others: [],
  })
  const whole = pieces.length === 1 ? phraseTitle(reading, spoken.flat()) : undefined
  return {
    brief: { ...brief, claims },
    casts,
    isCalm: frame.mood === 'calm',
    naming: {
      ...(whole !== undefined && { whole }),
      ...(scene.where !== undefined && { where: scene.where }),
      ...(occasion && { occasion: occasion.name }),
    },
  }
}

/** The set phrases of each piece, and the places that headings name: 'Setting: a small bakery in Paris'. */
function saidIn(pieces: readonly Piece[], lexicon: Lexicon): { spoken: Spoken[][]; hints: SceneHint[] } {
  const { catalogue } = lexicon
  const spoken: Spoken[][] = []
  const hints: SceneHint[] = []
  const place = (words: string, weight: number) => {
    const scene = catalogue.sceneOf(words)
    if (scene) hints.push({ scene, words, weight })
    return scene !== undefined
  }
  for (const { text, label, heading } of pieces) {
    const section =
      (label !== undefined ? sectionOf(label) : undefined) ??
      (heading !== undefined ? sectionOf(heading) : undefined)
    if (section === 'title') continue
    if (label !== undefined && (section === 'places' || sectionOf(label) === undefined))
      spoken.push(spokenIn(label, lexicon))
    // A heading: its words may name a kind of game.
    if (text === '' && heading !== undefined && section === undefined) spoken.push(spokenIn(heading, lexicon))
    if (text === '') continue
    spoken.push(spokenIn(text, lexicon))
    const [first = text] = text.split(',')
    if (section === 'places') place(first, 5)
    // A bakery in Paris is a bakery first.
    if (section === 'setting')
      place(first.split(/ (?:in|on|at|of|near|under|with)\b/)[0] ?? first, 7) || place(text, 7)
  }
  return { spoken, hints }
}

/** Whether a word is a verb where it is said. */
const isVerbIn =
  ({ words }: Reading) =>
  (text: string): boolean =>
    words.some((word) => word.part === 'VERB' && word.text.toLowerCase() === text)

/** Words of a genre's name that say where it plays. */
const genreScenes = new Set(
  'space underwater desert jungle forest city beach snow farm kitchen garden ice moon castle street island ocean'.split(
    ' ',
  ),
)

/** Adjectives and adverbs that name a place. */
const sceneWords = new Set(
  'underwater undersea haunted arctic antarctic lunar urban medieval tropical prehistoric offshore volcanic galactic aquatic'.split(
    ' ',
  ),
)

/** Places that words of the frame name: 'space shooter', 'an arctic race'. */
function sceneHints(
  senses: readonly Found[],
  { styles }: Frame,
  text: string,
  { catalogue }: Lexicon,
): SceneHint[] {
  const named = (word: string, weight: number): SceneHint[] => {
    const scene = catalogue.sceneOf(word)
    return scene ? [{ scene, words: word, weight }] : []
  }
  return [
    // 'Space shooter' plays in space; 'tower defense' is no tower.
    ...senses
      .filter(({ token }) => token.text.includes(' ') && token.sense?.joined && token.sense.cues.length > 0)
      .flatMap(({ token }) => token.text.split(' '))
      .filter((word) => genreScenes.has(word))
      .flatMap((word) => named(word, 0.8)),
    ...(styles.includes('neon') && text.includes('cyberpunk')
      ? [{ scene: 'neon-city' as const, words: 'cyberpunk', weight: 1.5 }]
      : []),
    ...text
      .split(' ')
      .filter((word) => sceneWords.has(word))
      .flatMap((word) => named(word, 2.2)),
  ]
}

function castsOf({ game, games }: Frame, mixed: readonly GenreCue[], occasion: Occasion | undefined): Cast[] {
  const others = mixed.length > 0 ? games.slice(1) : []
  return [game?.cast ?? occasion?.cast, ...others.map(({ cast }) => cast)].flatMap((cast) => cast ?? [])
}

/** The place that was said, else that of the game or the feast. */
function placeOf(
  { scene, words }: ReturnType<typeof chooseScene>,
  [cast]: readonly Cast[],
  occasion: Occasion | undefined,
): Pick<Brief, 'scene' | 'sceneWords'> {
  const place = scene ?? cast?.scene
  const said = words ?? (place && occasion?.name)
  return { ...(place && { scene: place }), ...(said !== undefined && { sceneWords: said }) }
}

function settingOf(
  frame: Frame,
  occasion: Occasion | undefined,
  plain: string,
): Pick<Brief, 'time' | 'weather' | 'mood'> {
  const time = frame.time ?? occasion?.time ?? (darkPlace.test(plain) ? 'night' : undefined)
  const weather = frame.weather ?? occasion?.weather
  const isForsaken = /\b(?:abandoned|haunted|derelict|deserted)\b/i.test(plain)
  const mood = frame.mood ?? (isForsaken ? 'spooky' : undefined)
  return { ...(time && { time }), ...(weather && { weather }), ...(mood && { mood }) }
}

function difficultyIn(plain: string): Pick<Brief, 'difficulty' | 'dimension'> {
  const difficulty = readDifficulty(plain.toLowerCase())
  const dimension = dimensionMeant(plain)
  return { ...(difficulty && { difficulty }), ...(dimension && { dimension }) }
}

/** Said of who plays; toddlers whom a pigeon dodges are in the game. */
const forSmallChildren =
  /\b(?:(?:for|my|our)\s+(?:\w+\s+){0,2}(?:toddlers?|preschoolers?)|(?:toddler|preschool)[- ](?:friendly|games?)|bab(?:y|ies) to play|[1-4][- ]year[- ]olds?)\b/i

/** Small children play without losing, and who wants no levels gets none. */
function withAbsent(brief: Brief, plain: string): Brief {
  const absent: Absent[] = [...brief.absent]
  if (forSmallChildren.test(plain) && !absent.includes('losing')) absent.push('losing')
  const extras = brief.extras.filter((extra) => !(extra === 'levels' && absent.includes('levels')))
  if (brief.numbers.players === 2 && !extras.includes('two-players')) extras.push('two-players')
  return { ...brief, absent, extras }
}
