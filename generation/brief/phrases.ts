import type { Absent, Extra, Feature, GenreCue, Mood, Style, TimeOfDay, Weather } from './brief.ts'
import {
  adverbPhrases,
  extraPhrases,
  featurePhrases,
  moodPhrases,
  stylePhrases,
  talkPhrases,
  timePhrases,
  weatherPhrases,
} from './frame-phrases.ts'
import { genrePhrases, genreThings } from './genre-cues.ts'
import { type KnownGame, knownGames, timidNames } from './known-games.ts'

/** What a phrase says by itself, before any grammar. */
export type Sense = {
  cues: GenreCue[]
  game?: KnownGame
  style?: Style
  feature?: Feature
  extra?: Extra
  time?: TimeOfDay
  weather?: Weather
  mood?: Mood
  absent?: Absent
  /** Joined into one word before tagging. 'noun' is talk and never an actor. */
  joined?: 'noun' | 'adv'
}

/** Phrases that begin with a verb keep their words for the grammar: 'cross the road' is a cue and a rule. */
const softStart = new Set(
  (
    'catch cross place build upgrade guess whack collect find unlock sort flip reverse invert shoot get gets getting pop tap land ' +
    'unscramble waves buy purchase spend keys red locked display show keep keeps track tracks save press pressing hit mouse click ' +
    'increase increases speed speeds becomes become moves shield rain drops quiz covered falling temporary harder faster player ' +
    'with against snow full starry flick gusts thunder busy wider extra slow health bonus score fits works treasure fishing race kart ' +
    'racing go night rival lemonade coffee pressure security shop boost resizes spaceship sword egg tower you'
  ).split(' '),
)
const softEnd = new Set(['to', 'of', 'as', 'and', 'every', 'each', 'a', 'line', 'rod', 'boat'])
const hardAnyway = new Set([
  'match 3',
  'match three',
  'match 3 puzzle',
  'match 4',
  'whack a mole',
  'tower defense',
  'tower defence',
  'click the mouse',
  'race game',
  'racing game',
  'fishing game',
  'player 1',
  'player 2',
  'player one',
  'player two',
  'falling sand',
  'sword fighting',
  'sword fighting game',
  'shop management',
  'shop simulator',
  'go kart',
  'tap game',
  'fishing simulator',
  'fishing trip',
  'kart racing',
  'kart racer',
  'score counter',
  'score display',
  'score system',
  'score tracking',
  'score board',
  'score multiplier',
  'score and',
  'speed typing',
  'health bar',
  'health bars',
  'health meter',
  'health indicator',
  'health system',
  'health points',
  'tower defender',
  'click or tap',
  'show score',
  'keep score',
  'full screen',
  'track score',
  'mouse controls',
  'mouse control',
  'mouse click',
  'mouse clicks',
  'mouse input',
  'mouse movement',
  'mouse cursor',
  'mouse pointer',
  'mouse aim',
  'mouse aiming',
  'mouse wheel',
  'mouse button',
  'mouse or touch',
  'racing simulator',
  'extra ball',
  'wider paddle',
  'slow motion',
  'slow paced',
  'speed boost',
  'temporary invincibility',
  'temporary powers',
  'bonus items',
  'building game',
  'night time',
  'full moon',
  'tower stacking',
  'tower building game',
  'red light green light',
  'flip cards',
  'falling blocks',
  'falling block',
  'falling block puzzle',
  'night and day',
  'race track',
  'press space',
  'press r',
  'press enter',
  'save points',
  'save point',
  'save scores',
  'quiz game',
  'quiz show',
  'go fishing',
  'guess the word',
  'health packs',
  'boost pads',
  'display score',
  'show lives',
  'show timer',
  'unlock levels',
  'keyboard',
])

const table = new Map<string, Sense>()

function sense(words: string): Sense {
  let found = table.get(words)
  if (!found) {
    found = { cues: [] }
    table.set(words, found)
  }
  return found
}

function isSoft(words: string): boolean {
  if (hardAnyway.has(words)) return false
  const parts = words.split(' ')
  return softStart.has(parts[0] ?? '') || softEnd.has(parts.at(-1) ?? '')
}

function each(list: string, joined: 'noun' | 'adv' | undefined, set: (sense: Sense, words: string) => void) {
  for (const words of list.split('|')) {
    const at = sense(words)
    set(at, words)
    if (joined && words.includes(' ') && !isSoft(words)) at.joined ??= joined
  }
}

for (const [genre, weight, list] of genrePhrases) {
  each(list, 'noun', (at, words) => at.cues.push({ genre, words, weight }))
}
for (const [genre, weight, list] of genreThings) {
  each(list, undefined, (at, words) => at.cues.push({ genre, words, weight }))
}
for (const [feature, list] of featurePhrases) {
  each(list, 'noun', (at, words) => {
    at.feature = feature
    if (/^(?:controlled|by|with|using|via|follows) /.test(words)) at.joined = 'adv'
  })
}
for (const [style, list] of stylePhrases) each(list, 'noun', (at) => (at.style = style))
for (const [time, list] of timePhrases) {
  each(list, 'noun', (at, words) => {
    at.time = time
    // 'mice at night' are mice.
    if (/^(?:at|in|the) /.test(words)) at.joined = 'adv'
  })
}
for (const [weather, list] of weatherPhrases) each(list, 'noun', (at) => (at.weather = weather))
for (const [mood, list] of moodPhrases) each(list, 'noun', (at) => (at.mood = mood))
for (const [extra, list] of extraPhrases) each(list, 'noun', (at) => (at.extra = extra))
each(talkPhrases, 'noun', () => undefined)
each(adverbPhrases, 'adv', () => undefined)
for (const game of knownGames) {
  for (const name of game.names) {
    const at = sense(name.replaceAll('-', ' '))
    at.game = game
    if (name.includes(' ')) at.joined = 'noun'
  }
}

export const longestPhrase = 6

export const phraseSense = (words: string): Sense | undefined => table.get(words)

/** A name such as 'snake' or 'memory' means the game only where the words around it say so. */
export const isTimid = (words: string) => timidNames.has(words)

/** Every word of the table, so that spelling is not mended inside a title. */
export const phraseWords = new Set([...table.keys()].flatMap((words) => words.split(' ')))
