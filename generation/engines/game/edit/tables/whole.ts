import type { Edit } from '../change.ts'
import { factorOf } from './quality.ts'
import type { Reader } from './target.ts'

/** What is said of the game as a whole: back to an earlier version, its name, its depth. */
export const readVersion: Reader = (words) => {
  if (/\b(?:undo|revert|go back|take (?:that|it) back|previous version|as it was|roll ?back)\b/.test(words))
    return [{ change: 'undo' }]
  if (/\bredo\b/.test(words)) return [{ change: 'redo' }]
  if (/^(?:start (?:over|again|from scratch)|reset(?: it| everything)?|from scratch)$/.test(words))
    return [{ change: 'reset' }]
  return undefined
}

const naming =
  /\b(?:rename(?: (?:it|this|the game))?(?: to| as)?|call (?:it|this|the game)|name (?:it|this|the game)|(?:change|set) (?:the )?(?:title|name)(?: of (?:it|the game))? to|(?:the )?(?:title|name) should be|title:?)\s+["'“]?(.{2,60}?)["'”]?$/i

export const readTitle: Reader = (words, _lexicon, _last, raw) => {
  const title = naming.exec(raw.trim().replace(/[.!]+$/, ''))?.[1]
  return title && !/^the /.test(words) ? [{ change: 'title', title: title.trim() }] : undefined
}

export const readDimension: Reader = (words) => {
  const dimension = /\b([23])d\b/.exec(words)?.[1]
  return dimension && !/\b(?:add|with)\b/.test(words)
    ? [{ change: 'dimension', dimension: dimension === '3' ? '3d' : '2d' }]
    : undefined
}

const harder =
  /\b(?:harder|more difficult|more challenging|tougher|too easy|less easy|increase (?:the )?difficulty|difficulty up|raise the difficulty)\b/
const easier =
  /\b(?:easier|less difficult|less hard|simpler|too (?:hard|difficult|tough)|decrease (?:the )?difficulty|lower the difficulty|reduce (?:the )?difficulty)\b/
const asHard =
  /\b(?:difficulty (?:to|should be|:)?|make it|set it to) ?(easy|normal|medium|hard)(?: mode)?$|\b(easy|normal|hard) (?:mode|difficulty)\b/

export const readDifficulty: Reader = (words) => {
  if (harder.test(words)) return [{ change: 'difficulty', to: 'harder' }]
  if (easier.test(words)) return [{ change: 'difficulty', to: 'easier' }]
  const level = asHard.exec(words)
  const to = level?.[1] ?? level?.[2]
  return to
    ? [{ change: 'difficulty', to: to === 'medium' ? 'normal' : (to as 'easy' | 'normal' | 'hard') }]
    : undefined
}

const jumping =
  /\bjump(?:s|ing)?\b.*\b(higher|lower|further|farther|as high|as far|half as high)\b|\b(higher|lower|bigger|smaller) jumps?\b/

const lighter = /\b(?:less|lower|weaker|little|no|reduce\w*|decrease\w*|moon|too (?:much|strong))\b/

/** How high one jumps; with less gravity one gets up higher by the same jump. */
export const readJump: Reader = (words) => {
  const jump = jumping.exec(words)
  const how = jump?.[1] ?? jump?.[2]
  const gravity = /\bgravity\b/.test(words) ? lighter.test(words) : undefined
  if (gravity !== undefined) return [{ change: 'jump', factor: factorOf(words, gravity) }]
  if (how) return [{ change: 'jump', factor: factorOf(words, !/lower|smaller|half/.test(words)) }]
  return undefined
}

/** 'Faster every 30 seconds', 'faster over time'. */
export const readPace: Reader = (words) =>
  /\b(?:faster|quicker|speed(?:s|ing)? up)\b.*\b(?:every|each|over time|with time|as time|the longer|as it goes|more and more)\b/.test(
    words,
  )
    ? [{ change: 'extra', extra: 'faster-over-time', on: true }]
    : undefined

/** How light it is where it plays. */
export const readLight: Reader = (words) => {
  if (!/\b(?:it|background|scene|sky|picture|screen|everything|place|world|too)\b/.test(words))
    return undefined
  if (/\b(?:brighter|lighter|sunnier|too dark)\b/.test(words)) return [{ change: 'time', time: 'day' }]
  if (/\b(?:darker|dark|too bright|too light)\b/.test(words)) return [{ change: 'time', time: 'night' }]
  return undefined
}

/** What a table answers is for the words of one wish; it takes the first that knows anything. */
export const firstOf = (readers: readonly Reader[], ...said: Parameters<Reader>): Edit[] => {
  for (const reader of readers) {
    const edits = reader(...said)
    if (edits && edits.length > 0) return edits
  }
  return []
}
