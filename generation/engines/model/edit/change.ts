import { numberWords } from '../../../brief/function-words.ts'
import type { Registry } from '../../../nouns/nouns.ts'
import { Refused } from '../../../pipeline/engine.ts'
import type { ModelPlan, Piece } from '../design.ts'
import { describes } from '../read/describing.ts'
import { parameterFor, partFor, scaled, shapeParameters } from '../read/fitting.ts'
import { grafted } from './graft.ts'
import { archetypeOf, pieceCalled, targetOf, withoutArticle } from './target.ts'

export type Edited = { plan: ModelPlan; changes: string[] }

/** A wish of one sentence: what it says, as a pattern, and what is done then. Nothing: it was not meant. */
type Rule = [pattern: RegExp, act: (match: string[], context: Context) => Edited | undefined]
type Context = { plan: ModelPlan; history: readonly ModelPlan[]; registry: Registry }

const more: Record<string, number> = {
  bigger: 1.4,
  larger: 1.4,
  huge: 1.8,
  giant: 2.2,
  smaller: 0.7,
  tinier: 0.5,
  tiny: 0.5,
}
/** Words that compare: which way, and by how much. */
const comparatives: Record<string, { stretch: [number, number, number]; like: string; factor: number }> = {
  taller: { stretch: [1, 1.35, 1], like: 'tall', factor: 1.4 },
  higher: { stretch: [1, 1.35, 1], like: 'tall', factor: 1.4 },
  longer: { stretch: [1, 1, 1.35], like: 'long', factor: 1.4 },
  shorter: { stretch: [1, 0.72, 1], like: 'tall', factor: 0.7 },
  wider: { stretch: [1.35, 1, 1], like: 'wide', factor: 1.4 },
  narrower: { stretch: [0.74, 1, 1], like: 'wide', factor: 0.7 },
  thinner: { stretch: [0.75, 1, 0.75], like: 'fat', factor: 0.7 },
  slimmer: { stretch: [0.75, 1, 0.75], like: 'fat', factor: 0.7 },
  thicker: { stretch: [1.3, 1, 1.3], like: 'fat', factor: 1.4 },
  fatter: { stretch: [1.3, 1, 1.2], like: 'fat', factor: 1.4 },
  flatter: { stretch: [1.1, 0.65, 1.1], like: 'tall', factor: 0.6 },
}
/** 'make it sit' */
const doing: Record<string, string> = {
  sit: 'sitting',
  sleep: 'sleeping',
  run: 'running',
  walk: 'walking',
  jump: 'jumping',
  fly: 'flying',
  stand: 'standing',
  swim: 'swimming',
  dance: 'dancing',
  roar: 'roaring',
  lie: 'lying',
}
const compared = [...Object.keys(more), ...Object.keys(comparatives)].join('|')

const rules: Rule[] = [
  [
    /^(?:undo|go back|revert|undo (?:that|it|this|the last change)|take (?:that|it) back|never ?mind|back)$/,
    (_, { history }) => {
      const before = history.at(-1)
      if (!before) throw new Refused("There's nothing to undo yet.")
      return { plan: structuredClone(before), changes: ['back to how it was'] }
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

/** A change asked for in words becomes another plan. Throws `Refused` with a sentence where it cannot be done. */
export function changeByWords(
  plan: ModelPlan,
  text: string,
  history: readonly ModelPlan[],
  registry: Registry,
): Edited {
  const wish = text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[.!?]+$/g, '')
    .replace(
      /\b(?:please|can you|could you|would you|i would like you to|i'd like you to|now|also|then|just|instead|actually)\b/g,
      ' ',
    )
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
  if (wish === '')
    throw new Refused("Tell me what to change: 'make it red', 'add a hat' or 'bigger wheels' is enough.")
  const context = { plan, history, registry }
  const wishes = wish
    .replace(/^(make the .+?) and (?=the .+$)/, '$1, make ')
    .split(
      /\s*(?:,|;| and )\s*(?=(?:make|add|remove|replace|turn|give|put|paint|take|delete|change|two|three|one more|bigger|smaller)\b)/,
    )
  let now: Edited = { plan, changes: [] }
  for (const one of wishes) {
    const made = change(one, { ...context, plan: now.plan })
    now = { plan: made.plan, changes: [...now.changes, ...made.changes] }
  }
  return now
}

function change(wish: string, context: Context): Edited {
  for (const [pattern, act] of rules) {
    const match = pattern.exec(wish)
    const made =
      match &&
      act(
        [...match].map((part) => part ?? ''),
        context,
      )
    if (made) return made
  }
  throw new Refused(
    `I could not find out what to change by '${wish}'. Try 'make it red', 'add a hat', 'remove the hat' or 'bigger wheels'.`,
  )
}

const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word)
    ? Number(word)
    : word === 'a' || word === 'an' || word === 'another'
      ? 1
      : word in numberWords
        ? numberWords[word]
        : undefined

function graft(
  context: Context,
  saying: (noun: string) => string,
  piece = context.plan.pieces[0],
): Edited | undefined {
  if (!piece) return undefined
  const { plan, changes, unknown } = grafted(context.plan, piece, saying, context.registry)
  if (changes.length === 0) {
    if (unknown.length > 0)
      throw new Refused(`I do not know how to show '${unknown.join(', ')}' on this model.`)
    return undefined
  }
  return { plan, changes }
}

const add = (what: string, context: Context): Edited | undefined =>
  graft(context, (noun) => `${noun} with ${what}`)

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

function describe(what: string, how: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target) throw new Refused(`There is no ${withoutArticle(what)} on this model that I could change.`)
  const plain = /^(?:normal|plain|regular|original|usual)(?: again| style| one| version)?$/.test(how)
  if (plain) {
    const plan = structuredClone(context.plan)
    plan.style = 'plain'
    plan.wear = 0
    plan.claims = plan.claims.filter((claim) => claim.about !== 'style')
    return { plan, changes: ['in no special style'] }
  }
  if (/^(?:new|clean|brand new|cleaner|newer)$/.test(how)) {
    const plan = structuredClone(context.plan)
    plan.wear = 0
    return { plan, changes: ['as good as new'] }
  }
  const said = how
    .replace(
      /\b(?:a|an|the|one|version|style|kind|of|look|looking|colou?r|more|very|much|made|out|thing|model|all)\b/g,
      ' ',
    )
    .replace(/^(?:sit|sleep|run|walk|jump|fly|stand|swim|dance|roar|lie)$/, (verb) => doing[verb] ?? verb)
    .replace(/\brustier\b/, 'rusty')
    .replace(/\bolder\b/, 'old')
    .replace(/\bdirtier\b/, 'dirty')
    .replace(/\bshinier\b/, 'polished')
    .replace(/\bdarker\b/, 'dark')
    .replace(/\s+/g, ' ')
    .trim()
  if (said === '') return undefined
  const { part, piece } = target
  return graft(
    context,
    (noun) => (part === undefined ? `${said} ${noun}` : `${noun} with ${said} ${part}`),
    piece,
  )
}

function compare(what: string, how: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target) throw new Refused(`There is no ${withoutArticle(what)} on this model that I could change.`)
  const plan = structuredClone(context.plan)
  const piece = plan.pieces.find((one) => one.id === target.piece.id)
  if (!piece) return undefined
  const archetype = archetypeOf(piece, context.registry)
  const way = comparatives[how]
  const factor = more[how] ?? way?.factor ?? 1
  const told = { plan, changes: [`${how} ${target.words}`] }
  const set = (name: string): boolean => {
    const parameter = archetype?.parameters[name]
    if (!parameter || !archetype || piece.source.by !== 'archetype') return false
    const { order } = piece.source
    const now = order.values?.[name] ?? archetype.rows[order.noun]?.values?.[name]
    const value = scaled(parameter, factor, typeof now === 'number' ? now : undefined)
    if (value === undefined) return false
    if (value === now) throw new Refused(`The ${target.words} can not be ${how} than it is.`)
    order.values = { ...order.values, [name]: value }
    return true
  }
  if (target.part !== undefined && archetype) {
    const named = parameterFor(archetype, target.part)
    if (named && set(named.name)) return told
    const part = partFor(archetype, target.part)
    if (part === undefined) return undefined
    const known = piece.partLooks.find((look) => look.part === part)
    if (known) known.size = Math.min(3, Math.max(0.3, (known.size ?? 1) * factor))
    else piece.partLooks.push({ part, size: factor })
    return told
  }
  if (way) {
    const name = shapeParameters[way.like]?.names.find((one) => archetype?.parameters[one])
    if (name !== undefined && set(name)) return told
    const [x, y, z] = piece.stretch ?? [1, 1, 1]
    const limited = (value: number) => Math.min(2.5, Math.max(0.4, value))
    piece.stretch = [limited(x * way.stretch[0]), limited(y * way.stretch[1]), limited(z * way.stretch[2])]
    return told
  }
  piece.size = Math.min(6, Math.max(0.15, piece.size * factor))
  if (plan.pieces[0]?.id === piece.id) plan.metres = Math.min(500, Math.max(0.005, plan.metres * factor))
  return told
}

function remove(what: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target) throw new Refused(`There is no ${withoutArticle(what)} on this model that could be removed.`)
  const plan = structuredClone(context.plan)
  if (target.part !== undefined) {
    const piece = plan.pieces.find((one) => one.id === target.piece.id)
    const archetype = piece && archetypeOf(piece, context.registry)
    const named = archetype && parameterFor(archetype, target.part)
    if (piece?.source.by === 'archetype' && named && 'from' in named.parameter && named.parameter.from <= 0) {
      piece.source.order.values = { ...piece.source.order.values, [named.name]: 0 }
      return { plan, changes: [`${target.words} removed`] }
    }
    const part = archetype && partFor(archetype, target.part)
    if (!piece || part === undefined) return undefined
    piece.partLooks = [...piece.partLooks.filter((look) => look.part !== part), { part, gone: true }]
    return { plan, changes: [`${target.words} removed`] }
  }
  if (plan.pieces.length === 1)
    throw new Refused(
      `The ${target.words} is all that there is; say what to make of it instead: 'replace the ${target.words} with a …'.`,
    )
  const gone = new Set([target.piece.id])
  // What it wore and held goes with it; what it stood on stays.
  for (const piece of plan.pieces)
    if (
      piece.attached &&
      gone.has(piece.attached.to) &&
      ['wearing', 'holding', 'full-of', 'covered-in'].includes(piece.attached.how)
    )
      gone.add(piece.id)
  plan.pieces = plan.pieces.filter((piece) => !gone.has(piece.id))
  for (const piece of plan.pieces) if (piece.attached && gone.has(piece.attached.to)) delete piece.attached
  plan.claims = plan.claims.filter(
    (claim) =>
      !('piece' in claim && gone.has(claim.piece)) && !(claim.about === 'attachment' && gone.has(claim.to)),
  )
  if (plan.pieces.length === 0) throw new Refused('Nothing would be left of it.')
  return { plan, changes: [`${target.words} removed`] }
}

function replace(what: string, by: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target || target.part !== undefined) return undefined
  // 'turn it into gold', 'change the hat to red': a look, not another thing.
  const words = by.replace(/ (?:one|version|style|model)$/, '')
  if (
    describes(words) ||
    words.split(' ').every((word) => describes(word) || /^(?:a|an|the|and)$/.test(word))
  )
    return describe(what, words, context)
  const made = grafted(context.plan, target.piece, (noun) => `${noun} beside a ${by}`, context.registry)
  const added = made.plan.pieces.slice(context.plan.pieces.length)
  const [first] = added
  if (!first) throw new Refused(`I do not know what a ${by} looks like.`)
  const plan = structuredClone(context.plan)
  const index = plan.pieces.findIndex((piece) => piece.id === target.piece.id)
  const old = plan.pieces[index]
  if (!old) return undefined
  const next: Piece = { ...first, count: first.count > 1 ? first.count : old.count, size: old.size }
  delete next.attached
  if (old.attached) next.attached = old.attached
  if (old.arranged) next.arranged = old.arranged
  plan.pieces[index] = next
  for (const piece of plan.pieces)
    if (piece.attached?.to === old.id) piece.attached = { ...piece.attached, to: next.id }
  plan.claims = plan.claims
    .filter(
      (claim) =>
        !(
          'piece' in claim &&
          claim.piece === old.id &&
          claim.about !== 'attachment' &&
          claim.about !== 'count'
        ),
    )
    .map((claim) => {
      if (claim.about === 'attachment')
        return {
          ...claim,
          piece: claim.piece === old.id ? next.id : claim.piece,
          to: claim.to === old.id ? next.id : claim.to,
          text: claim.text.replace(old.phrase, next.phrase),
        }
      return claim.about === 'count' && claim.piece === old.id ? { ...claim, piece: next.id } : claim
    })
  plan.claims.push(
    ...made.plan.claims.filter(
      (claim) => 'piece' in claim && claim.piece === first.id && claim.about !== 'attachment',
    ),
  )
  if (index === 0) plan.title = plan.title.replace(new RegExp(`\\b${old.noun}\\b`, 'i'), next.noun)
  return { plan, changes: [`${next.noun} instead of ${old.noun}`] }
}

function recount(piece: Piece, count: number, context: Context): Edited {
  if (count < 1) {
    const gone = remove(piece.noun, context)
    if (gone) return gone
  }
  if (count > 40) throw new Refused('More than 40 of one thing can not be counted in a picture.')
  const plan = structuredClone(context.plan)
  const changed = plan.pieces.find((one) => one.id === piece.id)
  if (changed) changed.count = Math.max(1, count)
  plan.claims = plan.claims.filter((claim) => !(claim.about === 'count' && claim.piece === piece.id))
  plan.claims.push({ about: 'count', piece: piece.id, count, text: `${count} of ${piece.noun}` })
  return { plan, changes: [`${count} of ${piece.noun}`] }
}
