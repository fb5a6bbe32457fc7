import { numberWords } from '../../../brief/function-words.ts'
import { type Registry, singularsOfPhrase, withArticle } from '../../../nouns/nouns.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { pluralOf } from '../../../things/inflection.ts'
import type { ModelPlan, Piece } from '../design.ts'
import { describes } from '../read/describing.ts'
import { isCount, parameterFor, partFor, scaled, shapeParameters } from '../read/fitting.ts'
import { grafted } from './graft.ts'
import { archetypeOf, isMany, pieceCalled, type Target, targetOf, withoutArticle } from './target.ts'

/** What an edit made of a plan, told in sentences. */
export type Edited = { plan: ModelPlan; changes: string[] }
export type Context = { plan: ModelPlan; history: readonly ModelPlan[]; registry: Registry }

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
/** Words that compare. */
export const comparing = [...Object.keys(more), ...Object.keys(comparatives)]

export const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word)
    ? Number(word)
    : word === 'a' || word === 'an' || word === 'another'
      ? 1
      : word in numberWords
        ? numberWords[word]
        : undefined

export function graft(
  context: Context,
  saying: (noun: string) => string,
  piece = context.plan.pieces[0],
  says = (noun: string) => `It is ${withArticle(saying(noun))} now.`,
): Edited | undefined {
  if (!piece) return undefined
  const { plan, looks, added, style, isWorn, unknown } = grafted(
    context.plan,
    piece,
    saying,
    context.registry,
  )
  const changes = [
    ...(looks ? [says(piece.noun)] : []),
    ...(style ? [`It is ${style.replace('-', ' ')} now.`] : []),
    ...(isWorn ? ['It looks more worn now.'] : []),
    ...(added.length > 0
      ? [`I added ${added.map(({ phrase, noun, count }) => shown(phrase || noun, count)).join(' and ')}.`]
      : []),
  ]
  if (changes.length === 0) {
    if (unknown.length > 0)
      throw new Refused(
        `I don't know how to show “${unknown.join(', ')}” on this model, so I left that as it was.`,
      )
    return undefined
  }
  return { plan, changes }
}

/** 'A blue scarf', 'three candles', 'the old hat'. */
const shown = (phrase: string, count: number): string =>
  count > 1 || /^(?:\d|an? |the |some |two|three|four|five|six|seven|eight|nine|ten)\b|s$/.test(phrase)
    ? phrase
    : withArticle(phrase)

export const add = (what: string, context: Context): Edited | undefined =>
  graft(context, (noun) => `${noun} with ${onIt(what, context)}`)

/** 'A vase on the table', where the table is what it is all about: on it. */
function onIt(what: string, { plan }: Context): string {
  return what.replace(/\bthe (\w+)$/, (said, noun: string) =>
    pieceCalled(plan, noun) === plan.pieces[0] ? 'it' : said,
  )
}

/** How something is to look, in the words of a prompt: 'older' is old, and who should sit is sitting. */
export const asDescribed = (how: string): string =>
  how
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

export function describe(what: string, how: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target)
    throw new Refused(
      `There ${isMany(what) ? 'are' : 'is'} no ${withoutArticle(what)} on this model, so I left that as it was.`,
    )
  const plain = /^(?:normal|plain|regular|original|usual)(?: again| style| one| version)?$/.test(how)
  if (plain) {
    const plan = structuredClone(context.plan)
    plan.style = 'plain'
    plan.wear = 0
    plan.claims = plan.claims.filter((claim) => claim.about !== 'style')
    return { plan, changes: ['It is in no special style any more.'] }
  }
  if (/^(?:new|clean|brand new|cleaner|newer)$/.test(how)) {
    const plan = structuredClone(context.plan)
    plan.wear = 0
    return { plan, changes: ['It is as good as new.'] }
  }
  const said = asDescribed(how)
  if (said === '') return undefined
  const { part, piece } = target
  return graft(
    context,
    (noun) => (part === undefined ? `${said} ${noun}` : `${noun} with ${said} ${part}`),
    piece,
    () => `${theyAre(target)} ${said} now.`,
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const theNoun = ({ noun, count }: Piece) => `the ${count > 1 ? pluralOf(noun) : noun}`

/** 'The hat is', 'The candles are', 'The wings are'. */
const theyAre = ({ words, piece, part }: Target): string =>
  `The ${words} ${isMany(words) || (part === undefined && piece.count > 1) ? 'are' : 'is'}`

const countedAs = (count: number, noun: string): string =>
  count === 1 ? `There is one ${noun} now.` : `There are ${count} ${pluralOf(noun)} now.`

/** So many of a part: 'three candles' on the cake, 'six legs'. */
export function recountPart(
  { piece, part = '', words }: Target,
  count: number,
  context: Context,
): Edited | undefined {
  const archetype = archetypeOf(piece, context.registry)
  const named = archetype && parameterFor(archetype, part)
  if (!named || !isCount(named.parameter) || !('from' in named.parameter)) return undefined
  const { from, to } = named.parameter
  if (count < from || count > to)
    throw new Refused(`There can be between ${from} and ${to} ${words} here, so I left that as it was.`)
  return graft(
    context,
    (noun) => `${noun} with ${count} ${part}`,
    piece,
    () => countedAs(count, withoutPlural(words)),
  )
}

const withoutPlural = (words: string) => singularsOfPhrase(words)[0] ?? words

export function compare(what: string, how: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target)
    throw new Refused(
      `There ${isMany(what) ? 'are' : 'is'} no ${withoutArticle(what)} on this model, so I left that as it was.`,
    )
  const plan = structuredClone(context.plan)
  const piece = plan.pieces.find((one) => one.id === target.piece.id)
  if (!piece) return undefined
  const archetype = archetypeOf(piece, context.registry)
  const way = comparatives[how]
  const factor = more[how] ?? way?.factor ?? 1
  const told = { plan, changes: [`${theyAre(target)} ${how} now.`] }
  const set = (name: string): boolean => {
    const parameter = archetype?.parameters[name]
    if (!parameter || !archetype || piece.source.by !== 'archetype') return false
    const { order } = piece.source
    const now = order.values?.[name] ?? archetype.rows[order.noun]?.values?.[name]
    const value = scaled(parameter, factor, typeof now === 'number' ? now : undefined)
    if (value === undefined) return false
    if (value === now) throw new Refused(`The ${target.words} can’t get any ${how}.`)
    order.values = { ...order.values, [name]: value }
    return true
  }
  if (target.part !== undefined && archetype) {
    const named = parameterFor(archetype, target.part)
    // How many there are is no size of theirs.
    if (named && !isCount(named.parameter) && set(named.name)) return told
    const part = partFor(archetype, target.part)
    if (part === undefined) return undefined
    const known = piece.partLooks.find((look) => look.part === part && look.side === undefined)
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

export function remove(what: string, context: Context): Edited | undefined {
  const target = targetOf(context.plan, what, context.registry)
  if (!target)
    throw new Refused(
      `There ${isMany(what) ? 'are' : 'is'} no ${withoutArticle(what)} on this model to take away.`,
    )
  const plan = structuredClone(context.plan)
  if (target.part !== undefined) {
    const piece = plan.pieces.find((one) => one.id === target.piece.id)
    const archetype = piece && archetypeOf(piece, context.registry)
    const named = archetype && parameterFor(archetype, target.part)
    if (piece?.source.by === 'archetype' && named && 'from' in named.parameter && named.parameter.from <= 0) {
      piece.source.order.values = { ...piece.source.order.values, [named.name]: 0 }
      return { plan, changes: [`${theyAre(target)} gone.`] }
    }
    const part = archetype && partFor(archetype, target.part)
    if (!piece || part === undefined) return undefined
    piece.partLooks = [...piece.partLooks.filter((look) => look.part !== part), { part, gone: true }]
    return { plan, changes: [`${theyAre(target)} gone.`] }
  }
  if (plan.pieces.length === 1)
    throw new Refused(
      `The ${target.words} is all that there is. Tell me what to make of it instead: “replace the ${target.words} with a …”.`,
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
  if (plan.pieces.length === 0) throw new Refused('Nothing would be left of it, so I left it as it was.')
  return { plan, changes: [`${theyAre(target)} gone.`] }
}

export function replace(what: string, by: string, context: Context): Edited | undefined {
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
  if (!first) throw new Refused(`I don't know what ${withArticle(by)} looks like, so I left that as it was.`)
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
  return {
    plan,
    changes: [
      `${capital(theNoun(old))} ${old.count > 1 ? 'are' : 'is'} ${next.count > 1 ? pluralOf(next.noun) : withArticle(next.noun)} now.`,
    ],
  }
}

export function recount(piece: Piece, count: number, context: Context): Edited {
  if (count < 1) {
    const gone = remove(piece.noun, context)
    if (gone) return gone
  }
  if (count > 40)
    throw new Refused('More than 40 of one thing can’t be told apart in a picture, so I left that as it was.')
  const plan = structuredClone(context.plan)
  const changed = plan.pieces.find((one) => one.id === piece.id)
  if (changed) changed.count = Math.max(1, count)
  plan.claims = plan.claims.filter((claim) => !(claim.about === 'count' && claim.piece === piece.id))
  plan.claims.push({ about: 'count', piece: piece.id, count, text: `${count} of ${piece.noun}` })
  return { plan, changes: [countedAs(count, piece.noun)] }
}
