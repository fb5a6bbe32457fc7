import { leftOutOf, withoutPoliteness } from '../../../brief/unsaid.ts'
import type { Registry } from '../../../nouns/nouns.ts'
import { Refused, triedOr } from '../../../pipeline/engine.ts'
import { read } from '../../../reading/read.ts'
import { type Wish, wishesOf } from '../../../reading/wishes.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Told } from '../../../told/as-reading.ts'
import type { ModelPlan } from '../design.ts'
import { describes } from '../read/describing.ts'
import { byChanges } from './by-changes.ts'
import {
  add,
  type Context,
  compare,
  comparing,
  describe,
  type Edited,
  graft,
  numberOf,
  recount,
  remove,
  replace,
} from './operations.ts'
import { pieceCalled, targetOf } from './target.ts'

/** A wish in words for which the reader found no change that could be made: what it says, as a pattern, and what is done then. Nothing: it was not meant. */
export type { Edited }

type Rule = [pattern: RegExp, act: (match: string[], context: Context) => Edited | undefined]

const compared = comparing.join('|')

const rules: Rule[] = [
  [
    /^(?:undo|go back|revert|undo (?:that|it|this|the last change)|take (?:that|it) back|never ?mind|back)$/,
    (_, { history }) => {
      const before = history.at(-1)
      if (!before) throw new Refused("There's nothing to undo yet.")
      return { plan: structuredClone(before), changes: ['It is back to how it was.'] }
    },
  ],
  [
    /^(?:replace|swap|exchange|change|turn|switch) (.+?) (?:with|for|to|into|by) (?:a |an |the |some )?(.+)$/,
    ([, what = '', by = ''], context) => replace(what, by, context),
  ],
  [
    /^(?:remove|delete|take (?:off|away|out)|get rid of|lose|drop|no|without|hide)(?: any| all)? (.+)$/,
    ([, what = ''], context) => remove(what, context),
  ],
  [
    /^(?:add |put |i want |make it |with )?((?:a |an )?\w+) (more|fewer|less|extra|additional) (.+)$/,
    ([, number = '', way = '', what = ''], context) => {
      const by = numberOf(number.replace(/^an? /, ''))
      const piece = pieceCalled(context.plan, what)
      if (by === undefined) return undefined
      if (!piece)
        return way === 'more' || way === 'extra' || way === 'additional'
          ? add(`${number} ${what}`, context)
          : undefined
      return recount(piece, piece.count + (way === 'fewer' || way === 'less' ? -by : by), context)
    },
  ],
  [
    /^(?:make (?:it|them|that) |i want |use |only |just )?(\w+) ([a-z ]+)$/,
    ([, number = '', what = ''], context) => {
      const count = numberOf(number)
      const piece = count === undefined ? undefined : pieceCalled(context.plan, what)
      return count !== undefined && piece ? recount(piece, count, context) : undefined
    },
  ],
  [
    new RegExp(`^(?:a bit |a little |much |slightly |even )?(${compared})$`),
    ([, how = ''], context) => compare('it', how, context),
  ],
  [
    new RegExp(
      `^(?:make |give it |i want |a |the )?(?:a )?(?:(?:much|a bit|a little|slightly|way) )?(${compared}) (.+)$`,
    ),
    ([, how = '', what = ''], context) => compare(what, how, context),
  ],
  [
    new RegExp(
      `^(?:make |turn |let )?(.+?) (?:be |become |look )?(?:(?:much|a bit|a little|slightly|way|even) )?(${compared})$`,
    ),
    ([, what = '', how = ''], context) => compare(what, how, context),
  ],
  [
    /^(?:paint|draw) (.+) (?:on|onto) (?:it|this|that|the \w+)$/,
    ([, what = ''], context) => add(what, context),
  ],
  [
    /^(?:make|turn|paint|colou?r|change|set|let|build|render|convert|redo)(?: the colou?r of)? (.+?) (?:(?:to|into|out of|of|in|from|look|be|become|as|made of|made out of) )+(?:be )?(?:a |an |the )?(.+)$/,
    ([, what = '', how = ''], context) => describe(what, how, context),
  ],
  [/^(?:make|turn|paint|colou?r|set|let) (.+)$/, ([, rest = ''], context) => makeSo(rest, context)],
  [
    /^(?:put|place|set|stand|sit) (?:it|this|that|the \w+) (on|in|inside|under|beside|next to|behind|on top of|in front of) (.+)$/,
    ([, link = '', what = ''], context) => graft(context, (noun) => `${noun} ${link} ${what}`),
  ],
  [
    /^(?:put|place|stick|attach|hang) (.+?) (on|in|inside|under|beside|next to|behind|around|onto|to) (?:it|this|that|top|the \w+|its \w+|top of it)(?: (.+))?$/,
    (match, context) => {
      const [whole = '', what = ''] = match
      const where =
        /\b(?:on|in|inside|under|beside|next to|behind|around|onto|to) (?:it|this|that|top|the \w+|its \w+|top of it)$/.exec(
          whole,
        )?.[0] ?? ''
      return add(`${what} ${where.replace(/^(?:onto|to) /, 'on ').replace(/ top of it$/, ' it')}`, context)
    },
  ],
  [
    /^(?:add|give it|give (?:him|her|them)|include|attach|i want|it (?:should|needs to|must) have|it needs|with|put on|put) (.+)$/,
    ([, what = ''], context) => add(what, context),
  ],
  [/^(.+)$/, ([, rest = ''], context) => makeSo(rest, context)],
]

/** A change asked for in words becomes another plan, wish by wish. Throws `Refused` with a sentence where nothing of it can be done. */
export function changeByWords(
  plan: ModelPlan,
  text: string,
  history: readonly ModelPlan[],
  registry: Registry,
  reader: Told['reader'] = read,
): Edited {
  if (withoutPoliteness(text) === '')
    throw new Refused('Tell me what to change: “make it red”, “add a hat” or “bigger wheels” is enough.')
  let now: Edited = { plan, changes: [] }
  const cannot: string[] = []
  for (const wish of wishesOf(reader(text, 'edit model'))) {
    const context = { plan: now.plan, history, registry }
    const made = triedOr(cannot, () => byChanges(wish, context) ?? byPatterns(wish, context))
    if (!made) continue
    const claimed = made.plan.claims.map((claim) => claim.text)
    const left = leftOutOf(wish, [...made.changes, ...claimed], openCatalogue())
    now = { plan: made.plan, changes: [...now.changes, ...made.changes, ...left] }
  }
  if (now.changes.length === 0) throw new Refused([...new Set(cannot)].join(' '))
  return { ...now, changes: [...now.changes, ...cannot] }
}

function byPatterns(wish: Wish, context: Context): Edited {
  const said = withoutPoliteness(wish.text)
  for (const [pattern, act] of rules) {
    const match = pattern.exec(said)
    const made =
      match &&
      act(
        [...match].map((part) => part ?? ''),
        context,
      )
    if (made) return made
  }
  throw new Refused(
    `I couldn't work out what to change for “${wish.text}”. Try “make it red”, “add a hat”, “remove the hat” or “bigger wheels”.`,
  )
}

/** 'it golden', 'the hat red', 'the door round', 'legs longer': the last words describe the first. */
function makeSo(rest: string, context: Context): Edited | undefined {
  const words = rest.split(' ')
  for (let cut = words.length - 1; cut > 0; cut--) {
    const what = words.slice(0, cut).join(' ')
    if (!targetOf(context.plan, what, context.registry)) continue
    return describe(what, words.slice(cut).join(' '), context)
  }
  // 'red', 'low poly', 'golden hilt'.
  const last = words.at(-1) ?? ''
  const isNoun = targetOf(context.plan, last, context.registry)
  if (isNoun && words.length > 1 && !describes(rest))
    return describe(last, words.slice(0, -1).join(' '), context)
  return describes(rest) || describes(words[0] ?? '') ? describe('it', rest, context) : undefined
}
