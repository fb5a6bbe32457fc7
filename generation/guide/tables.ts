import type { Guide, GuideRow } from '@makebelieve/contract/entities/guide'
import type { GuideTopic } from '@makebelieve/contract/guide-topics'
import { subjects } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { sizes, speeds } from '../brief/attribute-words.ts'
import { type Absent, type Extra, features, type Mechanic, mechanics, type Numbers } from '../brief/brief.ts'
import { colours } from '../brief/colours.ts'
import {
  extraPhrases,
  featurePhrases,
  moodPhrases,
  stylePhrases,
  timePhrases,
  weatherPhrases,
} from '../brief/frame-phrases.ts'
import { knownGames } from '../brief/known-games.ts'
import { frameOf, frameVerbs } from '../brief/verbs.ts'
import { settings } from '../engines/environment/settings/index.ts'
import type { GenreDesign } from '../engines/game/design.ts'
import { genres } from '../engines/game/genres/index.ts'
import { topics } from '../engines/game/genres/quiz-content/index.ts'
import { places } from '../things/overrides/places.ts'
import { scenes } from '../things/thing.ts'
import { nameOf, ruleNames } from './kinds.ts'
import { distinct, inSentenceCase, someWords } from './words.ts'

/** How numbers are said. A number that is missing here does not compile; one that is not read fails the test. */
export const numberExamples: Record<keyof Numbers, string[]> = {
  lives: ['5 lives', 'three hearts'],
  seconds: ['a timer of 90 seconds', '2 minutes'],
  levels: ['4 levels', 'three stages'],
  score: ['first to 100 points', 'reach 50 points'],
  waves: ['6 waves', 'ten enemy waves'],
  players: ['2 players'],
  moves: ['20 moves'],
  laps: ['3 laps'],
  rounds: ['10 questions', '5 rounds', 'best of 3'],
  nights: ['3 nights'],
  cards: ['16 cards', '8 pairs'],
  lanes: ['5 lanes'],
  phases: ['3 boss phases'],
  opponents: ['3 opponents'],
  kinds: ['three kinds of towers'],
  enemies: ['4 enemies at a time'],
}

/** How to forbid something; what is not read so fails the test. */
export const withoutExamples: Record<Absent, string[]> = {
  enemies: ['no enemies', 'without any monsters'],
  timer: ['no timer', 'no time limit'],
  losing: ['you cannot lose', 'no game over'],
  violence: ['no violence', 'without weapons'],
  score: ['no score', 'without points'],
  music: ['no music', 'without sound'],
  levels: ['no levels'],
}

type Phrases = readonly (readonly [name: string, words: string])[]

const rowsOf = (phrases: Phrases): GuideRow[] =>
  phrases.map(([name, words]) => ({ name: inSentenceCase(name), words: someWords(words, '|') }))

const examplesOf = (examples: Record<string, string[]>): GuideRow[] =>
  Object.entries(examples).map(([name, words]) => ({ name: inSentenceCase(name), words }))

const tables: Record<GuideTopic, () => GuideRow[]> = {
  rules: () =>
    extraPhrases.map(([extra, words]) => ({
      name: ruleNames[extra],
      words: someWords(words, '|'),
      ...whereItHolds(extra),
    })),
  without: () => examplesOf(withoutExamples),
  scenes: () =>
    scenes.map((scene) => ({ name: inSentenceCase(scene), words: someWords(places[scene], ',') })),
  // There are many: the words alone say what each is.
  settings: () =>
    settings.map(({ id, words }) => ({ name: inSentenceCase(id), words: distinct(words).slice(0, 4) })),
  // All of them stand under Education; here are enough to see what there is.
  simulations: () =>
    subjects.map((subject) => ({
      name: inSentenceCase(subject),
      words: [...systems.values()]
        .filter((one) => one.subject === subject)
        .slice(0, 12)
        .map(({ title }) => title),
    })),
  times: () => rowsOf(timePhrases),
  weathers: () => rowsOf(weatherPhrases),
  styles: () => rowsOf(stylePhrases),
  moods: () => rowsOf(moodPhrases),
  numbers: () => examplesOf(numberExamples),
  things: () => [
    { name: 'Colours', words: Object.keys(colours).slice(0, 40) },
    { name: 'Sizes', words: Object.keys(sizes) },
    { name: 'Speeds', words: Object.keys(speeds) },
  ],
  verbs: () => mechanics.map(verbRow),
  frame: () =>
    features.map((feature) => ({
      name: inSentenceCase(feature),
      words: someWords(featurePhrases.find(([name]) => name === feature)?.[1] ?? '', '|').slice(0, 6),
    })),
  quizzes: () =>
    topics.map(({ name, words }) => ({ name: inSentenceCase(name), words: someWords(words, ',') })),
  knownGames: () =>
    [...genres.values()].flatMap((design) => {
      const known = knownGames.filter(({ genre }) => genre === design.genre.id)
      const words = known.map(({ names: [first = ''] }) => first).slice(0, 16)
      return words.length > 0 ? [{ name: nameOf(design), words }] : []
    }),
}

export function guideTables(): Guide['tables'] {
  const made = Object.entries(tables).map(([topic, rows]) => [topic, rows()])
  return Object.fromEntries(made) as Guide['tables']
}

/** A rule that all kinds carry needs no note. */
function whereItHolds(extra: Extra): { note?: string } {
  // Light changes in every scene; no kind has to do anything for it.
  if (extra === 'day-and-night') return {}
  const has = ({ supports }: GenreDesign) => supports.includes(extra)
  const able = [...genres.values()].filter(has)
  const unable = [...genres.values()].filter((design) => !has(design))
  if (unable.length === 0) return {}
  if (able.length === 0) return { note: 'Not built yet.' }
  return able.length > unable.length
    ? { note: `Not in: ${named(unable)}.` }
    : { note: `Only in: ${named(able)}.` }
}

const named = (designs: GenreDesign[]) => designs.map((design) => nameOf(design).toLowerCase()).join(', ')

/** The verbs that come to one deed, and the kinds of games that it leads to. */
function verbRow(mechanic: Mechanic): GuideRow {
  const verbs = frameVerbs().filter((verb) => frameOf(verb)?.mechanic === mechanic)
  const kinds = [...genres.values()]
    .filter(({ verbs: weights }) => (weights[mechanic] ?? 0) >= 1)
    .sort((one, other) => (other.verbs[mechanic] ?? 0) - (one.verbs[mechanic] ?? 0))
  return {
    name: inSentenceCase(mechanic),
    words: someWords(verbs.join('|'), '|'),
    ...(kinds.length > 0 && { note: `Leads to: ${named(kinds.slice(0, 3))}.` }),
  }
}
