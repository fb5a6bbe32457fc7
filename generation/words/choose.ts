import type { Brief } from '../brief/brief.ts'
import { singularsOf } from '../things/inflection.ts'
import { definitionOf, wordsUnder } from './dictionary.ts'
import { calledIn, type Language, languages } from './other-languages.ts'
import { commonWords, type WordTopic, wordTopics } from './topics.ts'

export type ChosenWords = {
  /** What they are about; left out where no topic was asked for, or none that we have words on. */
  topic?: string
  words: { word: string; clue?: string }[]
}

/** How long words may be, and how many are wanted. */
export type Wanted = { least: number; most: number; count: number }

/** Words on the topic of a sentence, short ones for those who are just learning to read; the sentence's own words where it lists some. */
export function wordsFor(brief: Brief, wanted: Wanted): ChosenWords {
  const own = listedIn(brief.prompt)
  if (own.length > 0) return { words: own.map((word) => ({ word })) }
  const said = brief.topic ?? brief.actors.map(({ phrase }) => phrase).join(' ')
  const language = languageIn(said)
  const topic = topicOf(language ? said.replace(new RegExp(language, 'i'), ' ') : said)
  if (language) {
    const foreign = translated((topic?.words ?? commonWords).split(' '), language).filter(
      ({ word }) => word.length >= wanted.least && word.length <= wanted.most,
    )
    if (foreign.length >= 3)
      return { ...(topic && { topic: topic.name }), words: foreign.slice(0, wanted.count) }
  }
  const all = (topic?.words ?? commonWords).split(' ')
  const most = isForTheYoung(brief) ? Math.max(wanted.least, Math.min(wanted.most, 5)) : wanted.most
  const fitting = all.filter(({ length }) => length >= wanted.least && length <= most)
  const near = [...all].sort((one, other) => far(one, wanted, most) - far(other, wanted, most))
  const words = fitting.length >= 3 || !topic ? fitting : near.slice(0, 5)
  return {
    ...(topic && { topic: topic.name }),
    words: words.slice(0, wanted.count).map((word) => {
      const clue = topic && definitionOf(word, topic.kind)
      return { word, ...(clue && { clue }) }
    }),
  }
}

const languageIn = (said: string): Language | undefined =>
  languages.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(said))

/** What things are called in another language, as far as plain letters write it; the clue is what that means. */
function translated(words: readonly string[], language: Language): { word: string; clue: string }[] {
  return words.flatMap((noun) => {
    const word = calledIn(language, noun)?.toLowerCase()
    return word && /^[a-z]+$/.test(word) ? [{ word, clue: `${language} for “${noun}”` }] : []
  })
}

const far = ({ length }: string, { least }: Wanted, most: number) =>
  length < least ? least - length : Math.max(0, length - most)

/** 'With the words cat, moon and apple', 'these names: Anna, Ben, Clara': what is listed is what is played with. */
export function listedIn(prompt: string): string[] {
  const [, list] =
    /\b(?:words|names)(?: of (?:my |our |the )?\w+)?(?: are| like| such as| list)?:? ((?:[a-z]+(?:, (?:and )?| and )){1,}[a-z]+)/i.exec(
      prompt,
    ) ?? []
  const words = (list ?? '')
    .toLowerCase()
    .split(/,? and |, /)
    .filter((word) => /^[a-z]{2,12}$/.test(word))
  return words.length >= 3 ? [...new Set(words)] : []
}

/** The topic that words mean: by the whole phrase, by its head, or by what the dictionary has of that kind. */
export function topicOf(said: string): WordTopic | undefined {
  const clean = tidied(said)
  if (!clean) return undefined
  const words = clean.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    exactly(clean) ??
    nearly(clean) ??
    fromDictionary(clean) ??
    nearly(words.slice(-2).join(' ')) ??
    nearly(last) ??
    (words.length > 1 ? nearly(first) : undefined)
  )
}

/** The topic of this very name. */
export const topicMeant = (said: string): WordTopic | undefined => exactly(tidied(said))

/** 'Quantum physics' is on no list, although physics is. */
const exactly = (phrase: string) => wordTopics.find(({ asked }) => isAmong(phrase, asked))

const nearly = (phrase: string) =>
  exactly(phrase) ?? wordTopics.find(({ near }) => near !== undefined && isAmong(phrase, near))

/** In the plural or the singular, with or without the small words between. */
const isAmong = (phrase: string, phrases: string) =>
  phrases.split(',').some((one) => singular(tidied(one)) === singular(phrase))

const singular = (phrase: string) => phrase.replace(/ies$/, 'y').replace(/s$/, '')

/** A kind that no list was written for, such as cheeses: as many as the dictionary knows, those that people speak of first. */
function fromDictionary(phrase: string): WordTopic | undefined {
  const kind = [phrase, ...singularsOf(phrase)].find((one) => wordsUnder(one).length >= 6)
  return kind ? { name: phrase, asked: phrase, kind, words: wordsUnder(kind).join(' ') } : undefined
}

const tidied = (said: string) =>
  said
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(
      /\b(?:common|simple|easy|different|kinds|types|breeds|words?|names?|of|the|in|for|kids|children|about|from|my|some|various|all|only|just)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Whether words that are in a game are words on a topic: each of them stands in its list, is of that kind in the dictionary, or was said.
 * What a list is taken for as well (things of the sea for the ocean) is near enough to play with, and not what was asked for.
 */
export function areOn(words: readonly string[], asked: string): boolean {
  const language = languageIn(asked)
  if (language) {
    const topic = topicMeant(asked.replace(new RegExp(language, 'i'), ' '))
    const known = new Set(
      translated((topic?.words ?? commonWords).split(' '), language).map(({ word }) => word),
    )
    return words.length > 0 && words.every((word) => known.has(word))
  }
  const said = tidied(asked)
  const own = new Set([
    ...(exactly(said)?.words.split(' ') ?? []),
    ...[said, ...singularsOf(said)].flatMap(wordsUnder),
    ...listedIn(`words ${asked}`),
  ])
  return words.length > 0 && words.every((word) => own.has(word))
}

/** First readers, and those who are younger. */
export const isForTheYoung = ({ prompt }: Pick<Brief, 'prompt'>) =>
  /\b(?:first|1st|second|2nd) grade(?:rs?|s)?\b|\bgrades? (?:1|2|one|two|k)\b|\bkindergart\w+|\bpre-?school\w*|\btoddlers?\b|\bbeginning readers\b|\bearly readers\b|\b(?:[3-7]|three|four|five|six|seven)[- ]year[- ]olds?\b|\bages? [3-6]\b|\blittle (?:kids|ones|children)\b|\byoung (?:kids|children)\b/i.test(
    prompt,
  )
