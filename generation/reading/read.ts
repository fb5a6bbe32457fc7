import { innerNumbers } from './inner-numbers.ts'
import { linksIn } from './links.ts'
import { byNeighbours } from './neighbours.ts'
import { markWhoActs, markWhoIsPlayed } from './players.ts'
import { changesIn, limitsIn, saidIn } from './said.ts'
import type { End, Kind, Reading } from './schema.ts'
import { thingsIn } from './things.ts'
import { unreadOf } from './unread.ts'
import { type Window, windowsOf } from './window.ts'
import { cutWords } from './words.ts'

/**
 * The one reader: what a text says, as a reading. A network judges words and pairs of words; here its judgements become things, links and
 * all the rest, and what it left out is looked for in the tree of the sentence.
 */
export function read(text: string, kind: Kind): Reading {
  const parts = windowsOf(cutWords(text), kind).map(readWindow)
  const [main] = parts
  const placeOfThing = (part: number, own: number) =>
    parts.slice(0, part).reduce((sum, { things: before }) => sum + before.length, 0) + own
  const moved = (end: End, part: number): End => (typeof end === 'number' ? placeOfThing(part, end) : end)
  const links = parts.flatMap((part, at) =>
    part.links.map((link) => ({
      ...link,
      who: moved(link.who, at),
      ...(link.whom !== undefined && { whom: moved(link.whom, at) }),
    })),
  )
  return byNeighbours({
    kind,
    text,
    words: parts.flatMap((part) => part.words),
    things: parts.flatMap((part) => part.things),
    links,
    said: parts.flatMap((part) => part.said),
    limits: parts.flatMap((part) => part.limits),
    forms: kind === 'game' ? (main?.forms ?? []) : [],
    ...(kind === 'place' && main && { indoors: main.indoors }),
    changes: parts.flatMap((part) => part.changes),
    unread: parts.flatMap((part) => part.unread),
  })
}

type ReadWindow = Omit<Reading, 'kind' | 'text' | 'indoors'> & { indoors: NonNullable<Reading['indoors']> }

function readWindow(window: Window): ReadWindow {
  const { cut, first, graph, kind, words } = window
  const found = thingsIn(window)
  markWhoIsPlayed(window, found)
  const links = linksIn(window, found)
  markWhoActs(window, found, links)
  const { things } = found
  const said = saidIn(window, found, links)
  const limits = limitsIn(window, found)
  const changes = changesIn(window)
  const inside = graph.indoors()
  return {
    words,
    things,
    links,
    said,
    limits: kind === 'game' ? withInner(limits, innerNumbers(cut, first)) : limits,
    changes,
    forms: graph.forms().slice(0, 5),
    indoors: { is: inside > 0.5, sure: Math.max(inside, 1 - inside) },
    unread: unreadOf(cut, { things, links, said, limits, changes }, first),
  }
}

/** What a number inside a word counts is said by that word, and by nothing around it. */
const withInner = (limits: Reading['limits'], inner: Reading['limits']): Reading['limits'] => {
  const own = new Set(inner.flatMap(({ piece }) => piece.words))
  return [...limits.filter(({ piece }) => !piece.words.some((at) => own.has(at))), ...inner]
}
