import type { Brief } from '../brief/brief.ts'
import { definitionOf } from './dictionary.ts'
import { commonWords, type WordTopic, wordTopics } from './topics.ts'

export type ChosenWords = {
  /** What they are about; left out where no topic was asked for, or none that we have words on. */
  topic?: string
  words: { word: string; clue?: string }[]
}

/** How long words may be, and how many are wanted. */
export type Wanted = { least: number; most: number; count: number }

/** Words on the topic of a sentence, short ones for those who are just learning to read. */
export function wordsFor(brief: Brief, wanted: Wanted): ChosenWords {
  const topic = topicOf(brief.topic ?? brief.actors.map(({ phrase }) => phrase).join(' '))
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

const far = ({ length }: string, { least }: Wanted, most: number) =>
  length < least ? least - length : Math.max(0, length - most)

/** The topic that words mean: by the whole phrase, or by its head. */
export function topicOf(said: string): WordTopic | undefined {
  const clean = tidied(said)
  if (!clean) return undefined
  const words = clean.split(' ')
  return (
    exactly(clean) ??
    exactly(words.slice(-2).join(' ')) ??
    exactly(words.at(-1) ?? '') ??
    (words.length > 1 ? exactly(words[0] ?? '') : undefined)
  )
}

/** 'Quantum physics' is on no list, although physics is. */
const exactly = (phrase: string) =>
  wordTopics.find(({ asked, name }) => name.toLowerCase() === phrase || asked.split(',').includes(phrase))

const tidied = (said: string) =>
  said
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(
      /\b(?:common|simple|easy|different|words?|names?|of|the|for|kids|children|about|from|my|some|various|all)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Whether words that are in a game are words on a topic: each of them stands in the list of that very name. What a list is taken for as well
 * (things of the sea for fish, of space for planets) is near enough to play with, and not what was asked for.
 */
export function areOn(words: readonly string[], asked: string): boolean {
  const said = tidied(asked)
  const topic = wordTopics.find(({ name }) => [name, name.replace(/s$/, '')].includes(said))
  const own = new Set(topic?.words.split(' '))
  return topic !== undefined && words.length > 0 && words.every((word) => own.has(word))
}

/** First readers, and those who are younger. */
export const isForTheYoung = ({ prompt }: Pick<Brief, 'prompt'>) =>
  /\b(?:first|1st|second|2nd) grade(?:rs?|s)?\b|\bgrades? (?:1|2|one|two|k)\b|\bkindergart\w+|\bpre-?school\w*|\btoddlers?\b|\bbeginning readers\b|\bearly readers\b|\b(?:[3-7]|three|four|five|six|seven)[- ]year[- ]olds?\b|\bages? [3-6]\b|\blittle (?:kids|ones|children)\b|\byoung (?:kids|children)\b/i.test(
    prompt,
  )
