import type { Catalogue } from '../things/catalogue.ts'
import { actorMoods, materials, sizes, speeds } from './attribute-words.ts'
import { colours } from './colours.ts'
import { closedTag, foreignWords, numberWords, participles } from './function-words.ts'
import { knownGames } from './known-games.ts'
import { phraseWords } from './phrases.ts'
import { roleNouns, stopNouns } from './stop-nouns.ts'
import { frameVerbs } from './verbs.ts'

type Word = { raw: string; text: string; hyphened: boolean }

/** Words of prompts for games: a misspelt word is looked for among them before the whole dictionary is asked. */
const everyday =
  'game where which with while player enemy enemies collect avoid jump shoot their there about without before ' +
  'zombies zombie dinosaur dinosaurs spaceship aliens alien monster monsters stars coins platform space forest castle dragon knight ' +
  'princess through across should because people please create would could friends different until against obstacles obstacle ' +
  'character background explode catch falling bullets points lives seconds minutes levels winner surprise vegetables vegetable ' +
  'broccoli restaurant rabbit rabbits penguin penguins unicorn unicorns butterfly butterflies pizza chicken elephant giraffe gorilla ' +
  'crocodile tyrannosaurus treasure diamond diamonds rescue escape survive fight from they them that have make want like'

/** Names of games are in no dictionary, and children write them by ear: 'tetriss', 'sudoko'. */
const gameNames = knownGames
  .flatMap(({ names }) => names.flatMap((name) => name.split(' ')))
  .filter((word) => word.length > 4)

const vocabulary = new Set(
  [
    ...everyday.split(' '),
    ...gameNames,
    ...frameVerbs().filter((verb) => verb.length > 3 && !verb.includes(' ')),
  ].filter((word) => word.length > 3),
)

/** One letter added, left out, changed, or two swapped. */
export function near(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let at = 0
  while (at < left.length && at < right.length && left[at] === right[at]) at += 1
  const a = left.slice(at)
  const b = right.slice(at)
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

export type Spelling = {
  /** The same words with misspelt ones mended. Names, titles and capitalised words inside a sentence stay. */
  mend(words: Word[]): Word[]
  isKnown(word: string): boolean
  notes: Map<string, string>
}

export function openSpelling(catalogue: Catalogue): Spelling {
  const notes = new Map<string, string>()

  const isKnown = (word: string): boolean =>
    closedTag(word) !== undefined ||
    word in numberWords ||
    word in colours ||
    word in sizes ||
    word in speeds ||
    materials.has(word) ||
    actorMoods.has(word) ||
    participles.has(word) ||
    stopNouns.has(word) ||
    word in roleNouns ||
    phraseWords.has(word) ||
    vocabulary.has(word) ||
    catalogue.isNoun(catalogue.lemma(word, 'noun')) ||
    catalogue.isVerb(catalogue.lemma(word, 'verb')) ||
    catalogue.isAdjective(word) ||
    (word.endsWith('ly') &&
      (catalogue.isAdjective(word.slice(0, -2)) || catalogue.isAdjective(`${word.slice(0, -3)}y`))) ||
    (/(?:er|est)$/.test(word) && catalogue.isAdjective(word.replace(/(?:er|est)$/, ''))) ||
    (word.endsWith('s') && stopNouns.has(word.slice(0, -1)))

  const correction = (word: string): string | undefined => {
    for (const known of vocabulary) if (known[0] === word[0] && near(word, known)) return known
    const ending = /(?:s|ed|ing)$/.exec(word)?.[0]
    if (ending && word.length - ending.length > 3) {
      const stem = word.slice(0, -ending.length)
      for (const known of vocabulary) if (known[0] === word[0] && near(stem, known)) return known + ending
    }
    return catalogue.correct(word)
  }

  return {
    notes,
    isKnown,
    mend(words) {
      return words.map((word, index) => {
        const named = index > 0 && /^\p{Lu}/u.test(word.raw)
        if (
          named ||
          word.text.length < 4 ||
          !/^[a-z]+$/.test(word.text) ||
          isKnown(word.text) ||
          foreignWords.has(word.text)
        )
          return word
        const found = correction(word.text)
        // The plural is kept: 'asteriods' are asteroids.
        const text = found && word.text.endsWith('s') && !found.endsWith('s') ? `${found}s` : found
        if (text === undefined || text === word.text) return word
        notes.set(word.text, text)
        return { ...word, text }
      })
    },
  }
}
