import { genre, type Sign, type SumsContent, turns } from '@makebelieve/kit/game-2d/genres/arithmetic/index'
import { isForTheYoung } from '../../../words/choose.ts'
import { classic } from './classic.ts'

const signs: readonly (readonly [Sign, RegExp])[] = [
  ['+', /\b(?:add(?:ition|ing)?|plus|sums?)\b|\+/i],
  ['−', /\b(?:subtract(?:ion|ing)?|minus|tak(?:e|ing) away)\b/i],
  ['×', /\b(?:multipl\w+|times)\b|×/i],
  ['÷', /\b(?:divi(?:sion|de|ding))\b|÷/i],
]

const missing = /\bmissing (?:numbers?|factors?|addends?)\b|\bfill in the (?:blank|gap)s?\b/i
const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const number = `(\\d{1,2}|${numerals.join('|')})`
const tables = new RegExp(
  `\\b(?:only )?(?:the )?${number}[- ]times[- ]tables?\\b|\\btables? of ${number}\\b|\\b(?:multiply|multiplication|divide|division) (?:by|of|with) ${number}\\b|\\btimes tables? (?:for|of) ${number}\\b`,
  'i',
)

/** 'The times table of 7', 'the 7 times table', 'multiply by seven'. */
function tableIn(prompt: string): number | undefined {
  const [, ...found] = tables.exec(prompt) ?? []
  const said = found.find(Boolean)?.toLowerCase()
  if (!said) return undefined
  return numerals.includes(said) ? numerals.indexOf(said) + 2 : Number(said)
}

export const arithmetic = classic({
  turns,
  genre,
  example: 'Mental maths with addition and subtraction up to 20',
  parts: [
    'sum',
    'number',
    'math',
    'maths',
    'addition',
    'subtraction',
    'multiplication',
    'division',
    'table',
    'times table',
    'answer',
    'question',
    'arithmetic',
    'problem',
    'fact',
    'factor',
    'practice',
  ],
  roles: { collectible: { least: 0, most: 1 }, enemy: { least: 0, most: 1 } },
  twists: {
    // Whatever is asked has to do with the number of the table.
    table: {
      words: tables,
      seen: (_before, { sum: { left, right, sign }, content: { table } }) =>
        table !== undefined && (left === table || right === table) && (sign === '×' || sign === '÷'),
    },
    missing: { words: missing, seen: (_before, { sum }) => sum.asked === 'right' },
  },
  shows: () => ({
    right: [
      'answer',
      'solve',
      'add',
      'calculate',
      'practise',
      'practice',
      'multiply',
      'subtract',
      'divide',
      'feed',
      'work out',
      'learn',
    ],
  }),
  content(brief): SumsContent {
    const asked = signs.filter(([, words]) => words.test(brief.prompt)).map(([sign]) => sign)
    const table = tableIn(brief.prompt)
    const said = Number(/\b(?:up to|within|below|under|to) (\d{1,4})\b/i.exec(brief.prompt)?.[1])
    const young = isForTheYoung(brief)
    const usual: Sign[] = table ? ['×'] : young ? ['+'] : ['+', '−', '×']
    return {
      signs: asked.length > 0 ? asked : usual,
      ...(table && { table }),
      ...(said ? { most: Math.max(3, said) } : young && { most: 10 }),
      ...(missing.test(brief.prompt) && { missing: true }),
    }
  },
  goal: ({ content }) => `Get ${(content as SumsContent).count ?? 10} answers right.`,
})
