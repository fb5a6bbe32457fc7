import { isAsking, unsaidIn } from '../../../brief/unsaid.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { type Change, changesOf, nounOf, type Wish } from '../../../reading/wishes.ts'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import {
  add,
  asDescribed,
  type Context,
  compare,
  comparing,
  describe,
  type Edited,
  numberOf,
  recount,
  recountPart,
  remove,
  replace,
} from './operations.ts'
import { isMany, pieceCalled, targetOf } from './target.ts'

/** What the reader found as changes is done as such. Nothing: it found none, or one that only the words of the wish can tell. */
export function byChanges(wish: Wish, context: Context): Edited | undefined {
  let now: Edited = { plan: context.plan, changes: [] }
  for (const change of changesOf(wish)) {
    const made = done(change, wish, { ...context, plan: now.plan })
    if (!made) return undefined
    now = { plan: made.plan, changes: [...now.changes, ...made.changes] }
  }
  return now.changes.length > 0 ? now : undefined
}

function done(change: Change, wish: Wish, context: Context): Edited | undefined {
  const { op, value } = change
  const what = nounOf(wish, change)
  switch (op) {
    case 'remove':
      return remove(what, context)
    case 'replace':
      return value && (replace(what, value.text, context) ?? cannotReplace(what, value.text, context))
    case 'change':
      if (!targetOf(context.plan, what, context.registry)) return noneOf(what)
      return value && changed(what, value.text, context)
    case 'set':
    case 'more':
    case 'fewer':
      return counted(change, what, wish, context)
    case 'add':
      // 'Armrests and a blue cushion': what is given besides has no verb of its own.
      return isAsking(wish.text) ? undefined : add(wish.text, context)
    default:
      return undefined
  }
}

/** Words for how it looks, and not for what there is. */
const ofLooks = /\b(?:colou?rs?|style|size|shape|looks?|pose|material|background|model|thing)\b/

function noneOf(what: string): undefined {
  if (!ofLooks.test(what))
    throw new Refused(
      `There ${isMany(what) ? 'are' : 'is'} no ${what} on this model, so I left that as it was.`,
    )
}

function cannotReplace(what: string, by: string, { plan, registry }: Context): undefined {
  if (targetOf(plan, what, registry))
    throw new Refused(`The ${what} is part of its shape and can't become a ${by}, so I left it as it was.`)
}

/** 'Bigger and purple': what compares is measured out, the rest is how it looks. All of it, or nothing. */
function changed(what: string, how: string, context: Context): Edited | undefined {
  const words = how.toLowerCase().split(/[\s,]+/)
  const ways = words.filter((word) => comparing.includes(word))
  const looks = words.filter(
    (word) =>
      !comparing.includes(word) && !/^(?:and|be|much|a|bit|little|way|even|look|to|more|should)$/.test(word),
  )
  let now: Edited = { plan: context.plan, changes: [] }
  for (const make of [
    ...ways.map((way) => (at: Context) => compare(what, way, at)),
    ...(looks.length > 0 ? [(at: Context) => describe(what, looks.join(' '), at)] : []),
  ]) {
    const made = make({ ...context, plan: now.plan })
    if (!made) return undefined
    now = { plan: made.plan, changes: [...now.changes, ...made.changes] }
  }
  const { claims, style } = now.plan
  const said = [...claims.map(({ text }) => text), style.replace('-', ' ')]
  const lost = unsaidIn(asDescribed(looks.join(' ')).split(' ').filter(Boolean), said, openCatalogue())
  if (lost.length > 0)
    throw new Refused(
      `I don't know how to make the ${what === 'it' ? 'model' : what} “${lost.join(' ')}”, so I left that as it was.`,
    )
  return now.changes.length > 0 ? now : undefined
}

/** 'Three candles', 'two more candles'. */
function counted({ op, value }: Change, what: string, wish: Wish, context: Context): Edited | undefined {
  const words = value?.text.split(' ') ?? []
  const said = words.flatMap((word) => numberIn(word) ?? numberOf(word) ?? [])
  const own = wish.things.find(({ noun }) => noun.text === what)?.count
  const number = said.length > 0 ? Math.max(...said) : own
  if (number === undefined) return undefined
  const piece = pieceCalled(context.plan, what)
  if (piece) {
    const count = op === 'set' ? number : piece.count + (op === 'fewer' ? -number : number)
    return recount(piece, count, context)
  }
  const target = targetOf(context.plan, what, context.registry)
  return op === 'set' && target ? recountPart(target, number, context) : undefined
}
