import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { processes } from './processes/index.ts'
import { timelines } from './timelines/index.ts'

const titles = new Set([...processes, ...timelines].map(({ data }) => data.title))

/** Whether this is one of the processes and timelines that are known by name, not one made of the words of a prompt. */
export const isKnown = ({ kind, title }: GeneralData): boolean =>
  (kind === 'process' || kind === 'timeline') && titles.has(title)
