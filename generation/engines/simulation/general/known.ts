import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { nameStemsOf } from '../read/stems.ts'
import { processes } from './processes/index.ts'
import { timelines } from './timelines/index.ts'

/** The process or timeline whose name is said; the longest name, where there are several. */
export function knownByName(prompt: string): GeneralData | undefined {
  const said = new Set(nameStemsOf(prompt))
  const length = (phrase: string) => {
    const stems = nameStemsOf(phrase)
    return stems.every((stem) => said.has(stem)) ? stems.length : 0
  }
  const scored = [...processes, ...timelines]
    .map(({ words, data }): { data: GeneralData; score: number } => ({
      data,
      score: Math.max(0, ...words.map(length)),
    }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  return best && best.score > 0 ? best.data : undefined
}
