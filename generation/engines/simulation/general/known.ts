import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { nameStemsOf } from '../read/stems.ts'
import { processes } from './processes/index.ts'
import { timelines } from './timelines/index.ts'

type Known = { data: GeneralData; names: string[][] }
let known: Known[] | undefined

/** Digits tell 'world war 1' from 'world war 2', and '3d printing' from printing. */
const saidIn = (text: string) => [...nameStemsOf(text), ...(text.toLowerCase().match(/\b\dd?\b/g) ?? [])]

/** The process or timeline whose name is said, and of how many words that name is; the longest, where there are several. */
export function longestKnown(prompt: string): { data: GeneralData; words: number } | undefined {
  known ??= [...processes, ...timelines].map(({ words, data }) => ({ data, names: words.map(saidIn) }))
  // 'For middle school, ages 11 to 14' is not about the Middle Ages.
  const said = new Set(saidIn(prompt.replaceAll(/\bages?(?=\s*\d)/gi, '')))
  const longest = ({ names }: Known) =>
    Math.max(0, ...names.filter((stems) => stems.every((stem) => said.has(stem))).map(({ length }) => length))
  const [best] = known
    .map((one) => ({ data: one.data, words: longest(one) }))
    .sort((a, b) => b.words - a.words)
  return best && best.words > 0 ? best : undefined
}

export const knownByName = (prompt: string): GeneralData | undefined => longestKnown(prompt)?.data
