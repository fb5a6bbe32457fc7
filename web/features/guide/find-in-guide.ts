import type { Guide, GuideRow } from '@makebelieve/contract/entities/guide'
import { guideTopics } from '@makebelieve/contract/guide-topics'

export type Found = { guide: Guide; count: number }

/** What of the guide has all the words that somebody looks for, in any order. */
export function findInGuide(guide: Guide, wanted: string): Found {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (...parts: (string | undefined)[]) => {
    const text = parts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const hasRow = ({ name, words: said, note }: GuideRow) => has(name, ...said, note)
  const kinds = guide.kinds.filter(({ name, words: said, rules, example }) =>
    has(name, ...said, ...rules, example.prompt, example.title),
  )
  const rows = guideTopics.map((topic) => [topic, guide.tables[topic].filter(hasRow)] as const)
  const hasEdit = ({ ask, answer }: Guide['edits']['done'][number]) => has(ask, answer)
  const done = guide.edits.done.filter(hasEdit)
  const refused = guide.edits.refused.filter(hasEdit)
  const standIns = guide.standIns.filter(({ asked, instead }) => has(asked, ...instead))
  const lists = [kinds, done, refused, standIns, ...rows.map(([, list]) => list)]
  return {
    guide: {
      kinds,
      tables: Object.fromEntries(rows) as Guide['tables'],
      edits: { ...guide.edits, done, refused },
      standIns,
    },
    count: lists.reduce((sum, list) => sum + list.length, 0),
  }
}
