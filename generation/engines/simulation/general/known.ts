import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { nameStemsOf } from '../read/stems.ts'
import { processes } from './processes/index.ts'
import { timelines } from './timelines/index.ts'

type Known = { data: GeneralData; names: string[][] }
let known: Known[] | undefined

/** Single digits tell 'world war 1' from 'world war 2'. */
const saidIn = (text: string) => [...nameStemsOf(text), ...(text.match(/\b\d\b/g) ?? [])]

/** The process or timeline whose name is said; the longest name, where there are several. */
export function knownByName(prompt: string): GeneralData | undefined {
  known ??= [...processes, ...timelines].map(({ words, data }) => ({ data, names: words.map(saidIn) }))
  const said = new Set(saidIn(prompt))
  const longest = ({ names }: Known) =>
    Math.max(0, ...names.filter((stems) => stems.every((stem) => said.has(stem))).map(({ length }) => length))
  const [best] = known
    .map((one) => ({ data: one.data, score: longest(one) }))
    .sort((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.data : undefined
}
