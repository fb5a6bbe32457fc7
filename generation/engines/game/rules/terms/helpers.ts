import {
  type Effect,
  type If,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { Frame, Seen } from '../film.ts'
import { all, nearness } from '../observe.ts'

const pace = [150, 120] as const

type Helping = { drive: Kind['drive']; kinds: Kind[]; rules: Rule[] }

/** What somebody does who was hired: the player's own work, by itself. Nothing where nobody else could do it. */
export const helping = (book: Rulebook, id: string, because: Rule['because']): Helping | undefined =>
  bringing(book, id, because) ?? working(book, id, because)

/** Whoever brings something gets one of it first; with a tool they go right to those whom it is for. */
function bringing(book: Rulebook, id: string, because: Rule['because']): Helping | undefined {
  const you = playerKind(book).id
  const handed = book.rules.flatMap((rule) => {
    const goods = carriedIn(rule)
    const [who, whom] = pairOf(rule)
    return goods !== undefined && who === you && whom !== undefined ? [{ rule, goods, whom }] : []
  })
  const [first] = handed
  if (!first) return undefined
  const goTo = (ids: readonly string[]) => ({ does: 'go', whom: castOrId(book, ids), speed: pace }) as const
  if (!isUsedUp(first.rule))
    return {
      drive: goTo([first.whom]),
      kinds: [],
      rules: handed.map(({ rule, whom }) => ({ ...rest(rule), when: { touch: [id, whom] }, because })),
    }
  const loaded = (goods: string) => `${id}.with ${goods}`
  const goods = [...new Set(handed.map((one) => one.goods))]
  return {
    drive: goTo(handed.map((one) => one.goods)),
    kinds: goods.map((one) => ({
      id: loaded(one),
      cast: id,
      drive: goTo(handed.flatMap(({ goods: own, whom }) => (own === one ? [whom] : []))),
      count: 0,
      where: 'start',
      size: 70,
      flies: true,
      look: { wants: [one] },
      because,
    })),
    rules: [
      ...goods.map(
        (one): Rule => ({
          when: { touch: [id, one] },
          if: [{ is: id, who: 'a' }, { free: 'b' }],
          do: [{ remove: 'b' }, { become: loaded(one), of: 'a' }],
          because,
        }),
      ),
      ...handed.map(
        ({ rule, goods: one, whom }): Rule => ({
          ...rest(rule),
          when: { touch: [loaded(one), whom] },
          do: [...rest(rule).do, { become: id, of: 'a' }],
          because,
        }),
      ),
    ],
  }
}

/** What is done to those by whom it is won, they do as well. */
function working(book: Rulebook, id: string, because: Rule['because']): Helping | undefined {
  const you = playerKind(book).id
  const goals = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when ? when.tallies.flatMap(({ cast }) => cast ?? []) : [],
    ),
  )
  const own = book.rules.flatMap((rule) => {
    const [who, whom] = pairOf(rule)
    const cast = book.kinds.find((kind) => kind.id === whom || kind.cast === whom)?.cast
    const isWork = rule.do.some(
      (one) =>
        ('remove' in one && one.remove === 'b') ||
        ('become' in one && one.of === 'b') ||
        ('meter' in one && one.of === 'b'),
    )
    return who === you && whom !== undefined && cast !== undefined && goals.has(cast) && isWork
      ? [{ rule, whom }]
      : []
  })
  const [work] = own
  if (!work) return undefined
  return {
    drive: { does: 'go', whom: work.whom, speed: pace },
    kinds: [],
    rules: own.map(({ rule, whom }) => ({ ...rest(rule), when: whenOf(rule, id, whom), because })),
  }
}

const pairOf = ({ when }: Rule): readonly string[] =>
  'touch' in when ? when.touch : 'near' in when ? when.near : []

/** Bit by bit as the player does it, but without a button. */
function whenOf({ when }: Rule, id: string, whom: string): Rule['when'] {
  if (!('near' in when)) return { touch: [id, whom] }
  return { near: [id, whom], within: when.within, seconds: when.seconds ?? 0.5 }
}

function carriedIn({ if: conditions = [], do: effects }: Rule): string | undefined {
  const held = conditions.find((one) => 'carries' in one && one.carries !== null && !one.not)
  const isGiven = effects.some((one) => 'hand' in one || ('move' in one && one.move === 'load'))
  return isGiven && held && 'carries' in held ? (held.carries ?? undefined) : undefined
}

const isUsedUp = ({ do: effects }: Rule) => effects.some((one) => 'hand' in one)

/** Without what the player has in hand. */
function rest(rule: Rule): { if: If[]; do: Effect[]; rest?: number } {
  const isLoad = (one: Effect) => 'hand' in one || 'carry' in one || ('move' in one && one.move === 'load')
  return {
    if: (rule.if ?? []).filter((one) => !('carries' in one) && !('hasty' in one) && !('held' in one)),
    do: rule.do.filter((one) => !isLoad(one)),
    ...(rule.rest !== undefined && { rest: rule.rest }),
  }
}

/** All states of one member by its own name; of several the first. */
function castOrId({ kinds }: Rulebook, ids: readonly string[]): string {
  const [first = ''] = ids
  const casts = new Set(ids.map((id) => kinds.find((kind) => kind.id === id)?.cast))
  return ids.length > 1 && casts.size === 1 ? ([...casts][0] ?? first) : first
}

/** Something changed or was gone right beside somebody who was hired, far from whoever plays, and it counted. */
export function didItself(before: Frame, after: Frame | undefined, helper: string, you: string): boolean {
  const [me] = all(before, you)
  if (!after || !me || after.score <= before.score) return false
  const isFar = (one: Seen) => nearness(one, me) > 2.6
  return all(before, helper).some(
    (one) =>
      isFar(one) &&
      [...before.bodies.values()].some((other) => {
        if (other.cast === helper || other.cast === you || nearness(other, one) > 1.8 || !isFar(other))
          return false
        const now = after.bodies.get(other.id)
        return now === undefined || now.state !== other.state
      }),
  )
}
