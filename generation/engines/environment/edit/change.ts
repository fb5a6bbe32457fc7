import { numberWords } from '../../../brief/function-words.ts'
import { refusalOf } from '../../../brief/refusals.ts'
import { isAsking, leftOutOf, withoutPoliteness } from '../../../brief/unsaid.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { Refused, triedOr } from '../../../pipeline/engine.ts'
import { read } from '../../../reading/read.ts'
import {
  changesOf,
  type Change as FoundChange,
  nounOf,
  type Wish,
  wishesOf,
} from '../../../reading/wishes.ts'
import { numberIn } from '../../../reading/words.ts'
import type { Told } from '../../../told/as-reading.ts'
import { isMany, withoutArticle } from '../../model/edit/target.ts'
import { describes } from '../../model/read/describing.ts'
import type { EnvironmentPlan } from '../design.ts'
import { refuse, sceneLexicon } from '../read/plan-environment.ts'
import { settingFor } from '../settings/index.ts'
import { addByWords } from './add.ts'
import { describeByWords, factors, resized } from './describe.ts'
import { furnishedAnew, settled } from './plan-parts.ts'
import { theyAre } from './sentences.ts'
import { targetsOf } from './targets.ts'
import { moved, recounted, replaced } from './things.ts'
import { whole } from './whole.ts'

export type Edited = { plan: EnvironmentPlan; changes: string[] }
/** What a wish makes of a plan. Nothing: it was not meant. */
export type Change = Edited | undefined

type Context = { plan: EnvironmentPlan; history: readonly EnvironmentPlan[] }
/** A wish of one sentence: what it says, as a pattern, and what is done then. */
type Rule = [pattern: RegExp, act: (match: readonly string[], context: Context) => Change]

const examples = 'Try “make it sunset”, “more trees”, “add a bench beside the pond” or “remove the fence”.'
const comparing = 'bigger|larger|huge|giant|smaller|tinier|tiny|taller|higher|shorter|wider'

const rules: Rule[] = [
  [
    /^(?:undo|go back|revert|undo (?:that|it|this|the last change|my last change)|take (?:that|it) back|never ?mind|back)$/,
    (_, { history }) => {
      const before = history.at(-1)
      if (!before) throw new Refused("There's nothing to undo yet.")
      return { plan: structuredClone(before), changes: ['It is back to how it was.'] }
    },
  ],
  [
    /^(?:reset|start over|back to the (?:start|beginning|original)|undo (?:everything|all))$/,
    (_, { history }) => {
      const [first] = history
      if (!first) throw new Refused("It's still how it started.")
      return { plan: structuredClone(first), changes: ['It is back to how it started.'] }
    },
  ],
  [
    /^(?:call|name|rename|title) (?:it|this|the place|the scene|that)(?: to| as)? ["'‘“]?(.{2,60}?)["'’”]?$/,
    ([, title = ''], { plan }) => {
      const named = title.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
      return { plan: { ...plan, title: named }, changes: [`It is called “${named}” now.`] }
    },
  ],
  [
    /^(?:turn|change|transform|convert|make|move|set) (?:it|this|everything|the (?:place|scene|setting|world|environment))(?: all)? (?:in ?to|to|in|on|at|be) (?:be )?(?:a |an |the |some )?(.+)$/,
    ([, place = ''], context) => elsewhere(place, context) ?? whole(place, context.plan),
  ],
  [
    /^(?:replace|swap|exchange|change|turn|switch|make) (.+?) (?:with|for|to|into|by) (?:a |an |the |some )?(.+)$/,
    ([, what = '', by = ''], { plan }) => replaced(plan, what, by),
  ],
  [
    /^(?:remove|delete|take (?:off|away|out)|turn off|switch off|stop|get rid of|lose|drop|no|no more|without|hide|clear)(?: any| all)?(?: of)? (.+)$/,
    ([, what = ''], context) => removed(what, context),
  ],
  [
    /^(?:move|put|place|set) (the .+?) (on|in|inside|under|beside|next to|near|by|behind|in front of|around|along|above|across|between|in the (?:distance|sky|middle|corner|background|water).*|to the .+|on the wall.*)(?: (.+))?$/,
    ([words = ''], { plan }) => moved(plan, words.replace(/^\w+ /, '')),
  ],
  [
    /^(?:add |put |i want |make |with |use |have )?(?:(?:a lot|lots|many|much|way|a few|some) )?(more|fewer|less|extra|additional) (.+)$/,
    ([, way = '', what = ''], context) => more(what, /more|extra|additional/.test(way) ? 1.8 : 0.5, context),
  ],
  [
    /^(?:add |put |i want |with )?(\w+) (more|fewer|less|extra|additional) (.+)$/,
    ([, number = '', way = '', what = ''], { plan }) => {
      const by = numberOf(number)
      if (by === undefined) return undefined
      const { things } = targetsOf(plan, what)
      const [first] = things
      if (!first) return /more|extra|additional/.test(way) ? addByWords(plan, `${number} ${what}`) : undefined
      return recounted(plan, [first], first.count + (/fewer|less/.test(way) ? -by : by))
    },
  ],
  [
    /^(?:twice|double|two times)(?: as many)?(?: the)?(?: number of)? (.+)$/,
    ([, what = ''], context) => more(what, 2, context),
  ],
  [
    /^(?:half|halve)(?: as many)?(?: the)?(?: number of)? (.+)$/,
    ([, what = ''], context) => more(what, 0.5, context),
  ],
  [
    /^(?:make (?:it|them|that) |i want |use |only |just |there should be |have )?(\w+) ([a-z ]+)$/,
    ([, number = '', what = ''], { plan }) => {
      const count = numberOf(number)
      const { things } = targetsOf(plan, what)
      const [first] = things
      return count !== undefined && number !== 'a' && number !== 'an' && first
        ? recounted(plan, [first], count)
        : undefined
    },
  ],
  [
    new RegExp(
      `^(?:make |give it |i want |a |the )?(?:a )?(?:(?:much|a bit|a little|slightly|way|even) )?(${comparing}) (.+)$`,
    ),
    ([, how = '', what = ''], { plan }) => resized(plan, what, how),
  ],
  [
    new RegExp(
      `^(?:make |turn |let )?(.+?) (?:should |must |needs to |has to )?(?:be |become |look )?(?:(?:much|a bit|a little|slightly|way|even) )?(${comparing})$`,
    ),
    ([, what = '', how = ''], { plan }) => resized(plan, what, how),
  ],
  [
    /^(?:make|let|turn|set|switch|it should be|it must be|i want it|i want it to be|should be|it is|have it|let it be) ?(?:it|this|the (?:scene|place|weather|time|sky|light|mood|lighting)|everything)? ?(?:be |to |to be |look |feel |a bit |more |much |very |all )*(.+)$/,
    ([, how = ''], { plan }) => whole(how, plan),
  ],
  [
    /^(?:make|turn|paint|colou?r|change|set|let)(?: the colou?r of)? (.+?) (?:to|into|in|look|be|become|as)? ?(?:be )?(?:a |an )?([a-z ]+)$/,
    ([words = ''], { plan }) => describeByWords(plan, words.replace(/^\w+ (?:the colou?r of )?/, '')),
  ],
  [
    /^(?:add|give it|include|i want|i would like|it (?:should|needs to|must) have|it needs|there should be|with|put|place|let there be|plant|build|draw|show|bring|scatter|hang) (.+)$/,
    ([, what = ''], { plan }) => addByWords(plan, what),
  ],
  [
    /^(.+)$/,
    ([words = ''], { plan }) =>
      whole(words, plan) ??
      describeByWords(plan, words) ??
      (/\b(?:should|must|be|is|are)\b/.test(words) ? undefined : addByWords(plan, words, true)),
  ],
]

/** A change asked for in words becomes another plan, wish by wish. Throws `Refused` with a sentence where nothing of it can be done. */
export function changeByWords(
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
  reader: Told['reader'] = read,
): Edited {
  refuse(text, sceneLexicon(), refusalOf)
  if (withoutPoliteness(text) === '') throw new Refused(`Tell me what to change. ${examples}`)
  let now: Edited = { plan, changes: [] }
  const cannot: string[] = []
  for (const wish of wishesOf(reader(text, 'edit place'))) {
    const context = { plan: now.plan, history }
    const made = triedOr(cannot, () => byChanges(wish, context) ?? byPatterns(wish, context))
    if (!made) continue
    const claimed = made.plan.claims.map((claim) => claim.text)
    const places = [...made.plan.things, ...made.plan.matters].map(({ place }) => place.how)
    const left = leftOutOf(wish, [...made.changes, ...claimed, ...places], sceneLexicon().catalogue)
    now = { plan: made.plan, changes: [...now.changes, ...made.changes, ...left] }
  }
  if (now.changes.length === 0) throw new Refused([...new Set(cannot)].join(' '))
  return { ...now, changes: [...now.changes, ...cannot] }
}

function byPatterns(wish: Wish, context: Context): Edited {
  const said = withoutPoliteness(wish.text).replace(/\b(?:a bit|a little)\b\s*/g, '')
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
  throw new Refused(`I couldn't work out what to change for “${wish.text}”. ${examples}`)
}

/** What the reader found as changes is done as such. Nothing: it found none, or one that only the words of the wish can tell. */
function byChanges(wish: Wish, context: Context): Change {
  let now: Edited = { plan: context.plan, changes: [] }
  for (const change of changesOf(wish)) {
    const made = done(change, wish, { ...context, plan: now.plan })
    if (!made) return undefined
    now = { plan: made.plan, changes: [...now.changes, ...made.changes] }
  }
  return now.changes.length > 0 ? now : undefined
}

const asNamed = (what: string) => (/^(?:the|it)\b/.test(what) ? what : `the ${what}`)

function done(change: FoundChange, wish: Wish, context: Context): Change {
  const { op, value } = change
  const { plan } = context
  const what = nounOf(wish, change)
  switch (op) {
    case 'remove':
      return removed(what, context)
    case 'replace':
      return value && replaced(plan, what, value.text)
    case 'change':
      return value && changed(what, value.text, context)
    case 'set':
    case 'more':
    case 'fewer':
      return counted(change, what, wish, context)
    case 'move':
      return (
        moved(plan, `${asNamed(what)} ${value?.text ?? ''}`) ?? (value && changed(what, value.text, context))
      )
    case 'add':
      return isAsking(wish.text) ? undefined : addByWords(plan, wish.text.replace(/^with /i, ''))
    default:
      return undefined
  }
}

/** 'Bigger and green': what compares is measured out, the rest is how it looks. What cannot be shown is said. */
function changed(what: string, how: string, { plan }: Context): Change {
  const { things, matters } = targetsOf(plan, what)
  if (things.length === 0 && matters.length === 0) return undefined
  const words = how
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => !/^(?:and|be|much|a|bit|little|way|even|look|to|more|should)$/.test(word))
  let now: Edited = { plan, changes: [] }
  const lost: string[] = []
  for (const word of words) {
    const made =
      factors[word] === undefined
        ? describeByWords(now.plan, `the ${what} ${word}`)
        : resized(now.plan, what, word)
    if (made) now = { plan: made.plan, changes: [...now.changes, ...made.changes] }
    else lost.push(word)
  }
  if (now.changes.length === 0) return undefined
  return lost.length === 0
    ? now
    : {
        ...now,
        changes: [
          ...now.changes,
          `I couldn't make the ${what} “${lost.join(' ')}”, so I left that part out.`,
        ],
      }
}

/** 'Twelve desks' are twelve in all, 'two more' are two besides. */
function counted({ op, value }: FoundChange, what: string, wish: Wish, context: Context): Change {
  const words = value?.text.split(' ') ?? []
  const said = words.flatMap((word) => numberIn(word) ?? [])
  const own = wish.things.find(({ noun }) => noun.text === what)?.count
  const number = said.length > 0 ? Math.max(...said) : own
  const [first] = targetsOf(context.plan, what).things
  if (number === undefined) return op === 'set' ? undefined : more(what, op === 'more' ? 1.8 : 0.5, context)
  if (!first) return undefined
  const count = op === 'set' ? number : first.count + (op === 'fewer' ? -number : number)
  return recounted(context.plan, [first], count)
}

const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word)
    ? Number(word)
    : word === 'another' || word === 'a' || word === 'an'
      ? 1
      : numberWords[word]

/** 'into a desert': another setting; what was asked for comes along. */
function elsewhere(place: string, { plan }: Context): Change {
  const found = settingFor(place)
  if (!found || found.setting.id === plan.setting) return undefined
  // 'to sunset', 'to winter' is no other place.
  if (describes(place) || found.words.split(' ').length * 2 < withoutArticle(place).split(' ').length)
    return undefined
  const { setting, words } = found
  const moved = {
    ...plan,
    setting: setting.id,
    settingWords: words,
    season: setting.season ?? (plan.season === 'winter' ? 'summer' : plan.season),
    weather: setting.weather ?? (plan.weather === 'snow' ? 'clear' : plan.weather),
    claims: [
      ...plan.claims.filter((claim) => claim.about !== 'setting'),
      { about: 'setting' as const, setting: setting.id, text: words },
    ],
  }
  return { plan: furnishedAnew(moved), changes: [`It is ${withArticle(words)} now.`] }
}

function removed(what: string, { plan }: Context): Change {
  const { things, matters, words } = targetsOf(plan, what)
  const air = whole(`no ${words}`, plan)
  if (things.length === 0 && matters.length === 0) {
    if (air) return air
    throw new Refused(`There ${isMany(words) ? 'are' : 'is'} no ${words} here to take away.`)
  }
  const gone = new Set([...things, ...matters].map(({ id }) => id))
  const rest = settled({
    ...plan,
    things: plan.things.filter(({ id }) => !gone.has(id)),
    matters: plan.matters.filter(({ id }) => !gone.has(id)),
    absent: [...new Set([...(plan.absent ?? []), ...[...things, ...matters].map(({ noun }) => noun)])],
  })
  return {
    plan: air ? { ...air.plan, things: rest.things, matters: rest.matters } : rest,
    changes: [`${theyAre(words, [...things, ...matters])} gone.`],
  }
}

function more(what: string, factor: number, { plan }: Context): Change {
  const { things } = targetsOf(plan, what)
  if (things.length > 0)
    return recounted(plan, things, (count) => Math.round(count * factor + (factor > 1 ? 1 : 0)))
  if (factor > 1) return addByWords(plan, what)
  throw new Refused(
    `There ${isMany(what) ? 'are' : 'is'} no ${withoutArticle(what)} here to have less of, so I left that as it was.`,
  )
}
