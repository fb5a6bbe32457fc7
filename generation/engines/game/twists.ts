import type { World } from '@makebelieve/kit/game/world'
import type { Brief, Claim, Feature } from '../../brief/brief.ts'
import { closedTag } from '../../brief/function-words.ts'
import { withDigits } from '../../brief/numbers.ts'
import type { GenreDesign } from './design.ts'
import type { FigureSaid } from './figures.ts'
import { withoutParts } from './game-parts.ts'

/** How a sentence asks for a rule. */
export type Twist = {
  words:
    | RegExp
    | ((brief: Brief) => readonly (Omit<FigureSaid, 'value'> & Partial<Pick<FigureSaid, 'value'>>)[])
  /** Whether what was said really means it, where that depends on who is who in the sentence. */
  fits?(brief: Brief, said: string): boolean
  /** Nouns that belong to the rule where it is asked for, as parts belong to the game: the ghosts that one becomes. */
  parts?: readonly string[]
  /** Numbers and extras that are said with it, and are claims no more: ten wrong guesses are no lives. */
  tells?: readonly (keyof Brief['numbers'] | Brief['extras'][number] | Feature)[]
  /** Numbers of these that are the very number in its words are said with it, and no others: 25 tries are no 25 lives. */
  same?: readonly (keyof Brief['numbers'])[]
  /** Words that go along with it in its sentence and ask for nothing more: 'you lose', 'to win'. */
  along?: string
  /** Numbers that are its own, and nothing else in the game goes by them: after three turns are no three rounds. */
  takes?: readonly (keyof Brief['numbers'])[]
  /** A number in its words counts what is there at a time, and not what there is to do: two apples at once. */
  atOnce?: true
  /** What it puts into the content of the plan. */
  sets?(said: string, brief: Brief, value?: number): Readonly<Record<string, unknown>>
}

/** Looks at one game step by step, and says when it sees the rule at work. It is told what was said. */
export type Watch<W extends World = World> = (said: string) => (world: W) => boolean

/** Worlds change in place: what has to be compared from one step to the next is noted. */
export const watching =
  <W extends World, N>(
    notes: (world: W) => N,
    seen: (before: N, after: N, said: string) => boolean,
  ): Watch<W> =>
  (said) => {
    let before: N | undefined
    return (world) => {
      const was = before
      before = notes(world)
      return was !== undefined && seen(was, before, said)
    }
  }

/** A design with rules that a sentence may add to it: read, put into the plan, and watched for in play. */
export function withTwists<W extends World>(
  design: GenreDesign<W>,
  twists: Readonly<Record<string, Twist & { watch: Watch<W> }>>,
): GenreDesign<W> {
  return {
    ...design,
    reads(told) {
      const brief = design.reads?.(told) ?? told
      const asked = askedIn(brief, twists)
      const parts = asked.flatMap(({ twist }) => twists[twist]?.parts ?? [])
      return readTwists(withoutParts(brief, new Set(parts)), twists, asked)
    },
    twists: {
      ...design.twists,
      ...Object.fromEntries(Object.entries(twists).map(([id, { watch }]) => [id, watch as unknown as Watch])),
    },
    finish(game, brief) {
      const made = design.finish?.(game, brief) ?? game
      return { ...made, content: { ...made.content, ...contentOf(brief, twists) } }
    },
  }
}

/** What the rules that a sentence asks for put into the content of its plan. */
export const contentOf = (brief: Brief, twists: Readonly<Record<string, Twist>>): Record<string, unknown> =>
  Object.assign(
    {},
    ...askedIn(brief, twists).map(
      ({ twist, said, value }) => twists[twist]?.sets?.(said, brief, value) ?? {},
    ),
  )

/** The first number in what was said: 'three cherries', '12 hits'. */
export function numberIn(said: string): number | undefined {
  const [found] = /\d+/.exec(withDigits(said)) ?? []
  return found === undefined ? undefined : Number(found)
}

/** `value` is the number where a figure of the game is said. */
export type Asked = { twist: string; said: string; all: string; value?: number }

export function askedIn(brief: Brief, twists: Readonly<Record<string, Twist>>): Asked[] {
  return Object.entries(twists).flatMap(([twist, { words, fits = () => true }]) => {
    const said =
      typeof words === 'function'
        ? words(brief)
        : [...brief.prompt.matchAll(new RegExp(words, 'gi'))].map(([text]) => ({
            text,
            heard: text,
            value: undefined,
          }))
    const all = said.filter(({ text }) => fits(brief, text))
    const [first] = all
    if (!first) return []
    const { text, value } = first
    return [
      {
        twist,
        said: text,
        all: all.map((one) => one.heard).join(' '),
        ...(value !== undefined && { value }),
      },
    ]
  })
}

/** Words that ask for a rule of the game are one claim, measured by that rule. */
export function readTwists(
  brief: Brief,
  twists: Readonly<Record<string, Twist>>,
  asked: readonly Asked[] = askedIn(brief, twists),
): Brief {
  if (asked.length === 0) return brief
  const counted = asked.flatMap(({ twist, all }) => (twists[twist]?.atOnce ? [all] : [])).join(' ')
  const taken = new Set<string>(asked.flatMap(({ twist }) => twists[twist]?.takes ?? []))
  const told = new Set<string>([...taken, ...asked.flatMap(({ twist }) => twists[twist]?.tells ?? [])])
  const { actors, claims } = uncounted(brief, counted)
  const player = actors.find(({ role }) => role === 'player')?.thing
  const own = player ? [player.name, player.plural] : []
  const all = asked.map(({ all, twist }) => `${all} ${twists[twist]?.along ?? ''}`).join(' ')
  const isSame = (what: string, value: unknown) =>
    asked.some(
      ({ twist, said }) =>
        (twists[twist]?.same as readonly string[] | undefined)?.includes(what) && numberIn(said) === value,
    )
  const isTold = (claim: Claim) =>
    (claim.about === 'number' && (told.has(claim.what) || isSame(claim.what, claim.value))) ||
    (claim.about === 'extra' && told.has(claim.extra)) ||
    (claim.about === 'feature' && told.has(claim.feature)) ||
    (ownAlone.has(claim.about) && overlaps(claim.words, all, own))
  const rules = asked.map(
    ({ twist, said, value }): Claim => ({
      about: 'twist',
      twist,
      ...(value !== undefined && { value }),
      words: capital(said),
    }),
  )
  const numbers = Object.fromEntries(
    Object.entries(brief.numbers).filter(([what, value]) => !taken.has(what) && !isSame(what, value)),
  )
  return {
    ...brief,
    numbers,
    actors,
    // What is a rule of its own is no deed beside it.
    ...(brief.deeds && { deeds: brief.deeds.filter(({ words }) => !overlaps(words, all, own)) }),
    ...(brief.quantities && {
      quantities: brief.quantities.filter(({ parts }) =>
        parts.every(({ words }) => !overlaps(words, all, own)),
      ),
    }),
    ...(brief.consequences && {
      consequences: brief.consequences.filter(({ words }) => !overlaps(words, all, own)),
    }),
    claims: [...claims.filter((claim) => !isTold(claim)), ...rules],
  }
}

/** What is no claim of its own where a rule of the game says all of it. */
const ownAlone = new Set<Claim['about']>([
  ...(['rule', 'other', 'unserved', 'look', 'topic', 'deed', 'attribute'] as const),
  ...(['consequence', 'quantity', 'term'] as const),
])

/** Whoever is counted in these words is so many at a time: nobody has to do anything so often. */
function uncounted(brief: Brief, said: string): Pick<Brief, 'actors' | 'claims'> {
  const isMeant = ({ thing }: Brief['actors'][number]) =>
    new RegExp(`\\b(?:${thing.name}|${thing.plural})\\b`, 'i').test(said)
  const ids = said === '' ? [] : brief.actors.filter(isMeant).map(({ id }) => id)
  if (ids.length === 0) return brief
  return {
    actors: brief.actors.map((actor) => {
      if (!ids.includes(actor.id)) return actor
      const { count: _, ...other } = actor
      return other
    }),
    claims: brief.claims.filter((claim) => !(claim.about === 'count' && ids.includes(claim.actor))),
  }
}

/** Whether all words of one are among those of the other that carry meaning; that it is the player who does it goes without saying. */
function overlaps(claim: string, said: string, player: readonly string[]): boolean {
  // 'Don't reach' says 'do not reach'.
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .replace(/n['’]t\b/g, ' not')
      .replace(/\bcannot\b/g, 'can not')
      .match(/[a-z]{3,}|\d+/g) ?? []
  const idle = [...idleWords, ...player.flatMap(words)]
  const meant = words(claim).filter((word) => !idle.includes(word))
  const rest = meant.filter((word) => !isIdle(word))
  // 'At once' holds nothing together: it is all that is said.
  const own = rest.length > 0 ? rest : meant
  const told = words(said)
  const isIn = (word: string) => {
    const forms = (of: string) => new RegExp(`^${of.replace(/e$/, 'e?')}(?:s|es|.?ed|.?ing)?$`)
    return told.some((one) => forms(word).test(one) || forms(one).test(word))
  }
  return own.length > 0 && own.every(isIn)
}

const idleWords = ['set', 'need', 'needs', 'get', 'gets', 'have', 'has']
/** Words that hold a sentence together, and ask for nothing by themselves. */
const isIdle = (word: string) =>
  ['det', 'pron', 'prep', 'and', 'or', 'but', 'sub', 'aux'].includes(closedTag(word) ?? '') ||
  ['just', 'only', 'also', 'even', 'too'].includes(word)

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
