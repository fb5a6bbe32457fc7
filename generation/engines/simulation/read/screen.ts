import type { Reading } from '../../../reading/schema.ts'
import { fold, isPlain, numberIn } from '../../../reading/words.ts'
import { isEmpty, stemsOf } from './stems.ts'
import { wordsSaid } from './subject.ts'

/** The parts of the page that stand around every lesson, and what its drawing is made of. */
export const screenParts = [
  'sliders',
  'graph',
  'table',
  'numbers',
  'slow',
  'pause',
  'beside',
  'questions',
  'formulas',
  'glossary',
  'arrows',
  'sheet',
] as const
export type ScreenPart = (typeof screenParts)[number]

/** A part of the page that somebody asks for: its words, and those that say of what it should be. */
export type AskedPart = {
  shows: ScreenPart
  words: number[]
  /** Where it should show something: 'a graph of sick people'. */
  of: { words: number[]; stems: string[] }
  count?: number
}

/** What people call them, longer names first. */
const names: [shows: ScreenPart, called: string][] = [
  ['slow', 'in slow motion|slow motion|slow mo|slow-motion|slow-mo|slowed down|in slowmo'],
  [
    'beside',
    'side by side|side-by-side|next to each other|beside each other|compare|compared|comparing|comparison',
  ],
  ['sheet', 'lesson plan|lesson sheet|worksheet|worksheets|handout|printable'],
  ['questions', 'questions|question|quiz|quizzes|quiz questions'],
  ['formulas', 'formula|formulas|formulae|equation|equations'],
  ['glossary', 'glossary|vocabulary|key terms|definitions'],
  ['graph', 'graph|graphs|plot|plots|chart|charts'],
  ['table', 'table of numbers|csv|spreadsheet|export|data table|table of values'],
  ['numbers', 'numbers|readouts|readout|measurements|read off|exact values'],
  ['pause', 'pause|pause button|play button|stop and start|reset button|restart button'],
  ['sliders', 'sliders|slider|knob|knobs|dials|controls'],
  ['arrows', 'arrow|arrows|vectors'],
]
const phrases = names
  .flatMap(([shows, called]) => called.split('|').map((name) => ({ shows, said: name.split(/[ ]/) })))
  .sort((a, b) => b.said.length - a.said.length)

/** The parts that a sentence asks for; `taken` are words that are something else already, as those of the topic's name. */
export function askedParts(reading: Reading, taken: ReadonlySet<number>): AskedPart[] {
  const { words } = reading
  const folded = words.map(({ text }) => fold(text))
  const aside = new Set([...wordsSaid(reading, ['for', 'not']), ...taken])
  const used = new Set<number>()
  const named = phrases.flatMap(({ shows, said }) =>
    folded.flatMap((_, at) => {
      const places = said.map((_, i) => at + i)
      const isSaid = said.every((word, i) => folded[at + i] === word)
      if (!isSaid || places.some((place) => used.has(place) || aside.has(place))) return []
      for (const place of places) used.add(place)
      return [{ shows, places }]
    }),
  )
  return named
    .map(({ shows, places }): AskedPart => {
      const below = alone.has(shows) ? [] : hangingOn(reading, places.at(-1) ?? 0)
      const own = below.filter((place) => !used.has(place) && !aside.has(place))
      const countAt = own.find((place) => numberIn(words[place]?.text ?? '') !== undefined)
      const count = countAt === undefined ? undefined : numberIn(words[countAt]?.text ?? '')
      const of = own.filter((place) => !isEmptyWord(words[place]?.text ?? ''))
      for (const place of own) used.add(place)
      return {
        shows,
        words: [...(countAt === undefined ? [] : [countAt]), ...places],
        of: { words: of, stems: of.flatMap((place) => stemsOf(words[place]?.text ?? '')) },
        ...(count !== undefined && { count }),
      }
    })
    .sort((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0))
}

/** What the sliders are for is a wish of its own, and so is what is compared. */
const alone = new Set<ScreenPart>(['sliders', 'beside', 'slow', 'pause'])

const isEmptyWord = (text: string) => isEmpty(fold(text)) || isPlain(text) || /^\P{L}+$/u.test(text)

/** What hangs on a word as part of its phrase: 'of sick people over time' on 'graph', but no other clause and nothing that is joined to it. */
function hangingOn({ words }: Pick<Reading, 'words'>, top: number): number[] {
  return words.flatMap((word, at) => {
    if (word.head !== top || !/^(?:nmod|compound|amod|nummod|obl)/.test(word.relation)) return []
    return [at, ...hangingOn({ words }, at)]
  })
}
