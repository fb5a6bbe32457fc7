import type { Level, System } from '@makebelieve/kit/simulation/system'
import { withDigits } from '../../../brief/numbers.ts'
import type { Reading } from '../../../reading/schema.ts'
import type { Page } from './pages.ts'
import { stemsOf } from './stems.ts'
import { textOf } from './subject.ts'

const byWords: [pattern: RegExp, level: Level][] = [
  [
    /\b(?:university|college|undergrad\w*|a[- ]level|advanced|first[- ]year|phd|engineering students?|ap (?:physics|biology|chemistry|calculus)|ib (?:physics|biology|chemistry|maths?))\b/i,
    'upper',
  ],
  [
    /\b(?:kids?|children|child|kindergarten\w*|preschool\w*|elementary|primary|ks[12]|little ones|young(?:er|est)? (?:learners?|students?|pupils?)|my (?:son|daughter)|toddlers?)\b/i,
    'young',
  ],
  [
    /\b(?:teen\w*|middle[- ]school\w*|high[- ]school\w*|secondary|gcse|ks[34]|junior high|older (?:kids|children))\b/i,
    'middle',
  ],
]

/** Those that may as well be in the picture as before it: a child on a swing is no audience. */
const persons = /^(?:kids?|children|child|little ones|toddlers?|teen\w*)$/i

/** Words before a person that make it the one who is told, and after it that it is a kind of lesson. */
const isToldBefore =
  /\b(?:(?:for|to)(?: an?)?|my|our|teach|teaching|tell|show|help|let) (?:(?!an?\b|the\b|how\b|why\b|what\b)[\w-]+ ){0,2}$/i
const isToldAfter = /^(?:[- ]friendly|['’]?s? (?:version|lesson|level|science|class))/i

/** For whom it is, where the words say so: `text` are those words. What a page knows by itself ('primary colours') says nothing about people. */
export function readLevel(
  reading: Reading,
  pages: readonly Page[] = [],
): { level: Level; text: string } | undefined {
  const said = reading.said.filter(({ what }) => what === 'for' || what === 'frame')
  const texts = [
    ...said.map(({ piece }) => ({ text: textOf(reading, piece.words), isTold: true })),
    { text: reading.text, isTold: false },
  ]
  return texts
    .map(({ text, isTold }) => levelIn(text, isTold) ?? levelIn(withDigits(text), isTold))
    .find((found) => found && !pages.some(({ weights }) => knowsAll(weights, stemsOf(found.text))))
}

const knowsAll = (weights: ReadonlyMap<string, number>, stems: readonly string[]) =>
  stems.length > 0 && stems.every((stem) => weights.has(stem))

function levelIn(text: string, isTold: boolean): { level: Level; text: string } | undefined {
  const age =
    /\b(\d{1,2})[- ]?(?:to[- ]\d{1,2}[- ]?|-\d{1,2}[- ]?|or \d{1,2}[- ]?)?years?[- ]olds?\b/i.exec(text) ??
    /\bages?d? (\d{1,2})\b/i.exec(text)
  if (age) return { level: levelOf(Number(age[1])), text: age[0] }
  const grade = /\b(?:grade (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)[- ]grade(?:rs?)?)\b/i.exec(text)
  if (grade) return { level: levelOf(Number(grade[1] ?? grade[2]) + 5), text: grade[0] }
  const year = /\b(?:year |y)(\d{1,2})\b(?! ?(?:years|old))/i.exec(text)
  if (year && Number(year[1]) <= 13) return { level: levelOf(Number(year[1]) + 4), text: year[0] }
  for (const [pattern, level] of byWords) {
    const found = [...text.matchAll(new RegExp(pattern, 'gi'))].find(
      ({ 0: word, index }) =>
        isTold ||
        !persons.test(word) ||
        isToldBefore.test(text.slice(0, index)) ||
        isToldAfter.test(text.slice(index + word.length)),
    )
    if (found) return { level, text: found[0] }
  }
  return undefined
}

const levelOf = (age: number): Level => (age <= 11 ? 'young' : age <= 16 ? 'middle' : 'upper')

/** Where nothing is said, what most of those will be for whom it is made. */
export function usualLevel({ ages: [from, to] }: System): Level {
  return from >= 16 ? 'upper' : to <= 12 ? 'young' : 'middle'
}
