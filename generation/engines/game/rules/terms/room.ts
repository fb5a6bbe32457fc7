import { type If, type Kind, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import type { Settled } from './settled.ts'

type Room = TermOf<'room'>

/** More than that is no game any more: one would collect for minutes before it matters. */
const largest = 16

const isTaking = (rule: Rule, you: string, { kinds }: Rulebook): boolean =>
  'touch' in rule.when &&
  rule.when.touch[0] === you &&
  rule.do.some((one) => 'carry' in one) &&
  // What one sits on takes no room.
  !kinds.some(({ id, under }) => under && 'touch' in rule.when && id === rule.when.touch[1])

const isRoom = (one: If) => 'room' in one || ('carries' in one && one.carries === null)

/** So much can be carried at once: whoever has no room left takes nothing more, and brings all of it to where it belongs. */
export function withRoom(
  told: Rulebook,
  { holder, many, whom, words }: Room,
  { game }: Settled,
): Rulebook | undefined {
  const because = { words }
  const you = playerKind(told).id
  if (many > largest) return undefined
  const says = capital(holder === '' ? 'carried' : (holder.split(' ').at(-1) ?? holder))
  const isMeant = (id: string) => whom === undefined || castOf(told, id) === whom
  const takes = told.rules.filter(
    (rule) => isTaking(rule, you, told) && 'touch' in rule.when && isMeant(rule.when.touch[1]),
  )
  const followers = takes.length > 0 ? [] : followersIn(told, you, isMeant)
  if (takes.length === 0 && followers.length === 0) return undefined
  const taken = new Set(takes.flatMap(({ when }) => ('touch' in when ? castOf(told, when.touch[1]) : [])))
  for (const { from } of followers) taken.add(castOf(told, from))
  const kinds = told.kinds.map((kind): Kind => {
    if (kind.id === you)
      return {
        ...kind,
        holds: { most: many, says, ...(followers.length > 0 && { of: followers.map(({ to }) => to) }) },
      }
    return taken.has(kind.cast) && kind.id === kind.cast ? withMore(kind, many, taken.size, game.cast) : kind
  })
  const full = (touch: [string, string], conditions: If[]): Rule => ({
    when: { touch },
    if: conditions,
    do: [{ show: 'wrong', words: 'Full!' }],
    rest: 1.5,
    because,
  })
  const rules = told.rules.flatMap((rule): Rule[] => {
    if (!('touch' in rule.when)) return [rule]
    const { touch } = rule.when
    if (takes.includes(rule)) {
      const others = (rule.if ?? []).filter((one) => !isRoom(one) && !('free' in one))
      const free: If[] = [...others, { free: 'b' }]
      return [
        { ...rule, if: [...free, { room: many }], rest: 0.2, because },
        full(touch, [...free, { room: many, not: true }]),
      ]
    }
    const follows = followers.find(
      ({ from, to }) => touch[0] === you && touch[1] === from && becomes(rule, to),
    )
    if (!follows) return [rule]
    return [
      { ...rule, if: [...(rule.if ?? []), { many: follows.to, below: many }], because },
      full(touch, [...(rule.if ?? []), { many: follows.to, atLeast: many }]),
    ]
  })
  return withAll({ ...told, kinds: inHand(kinds, you, holder, game, because), rules }, taken)
}

/** Who takes up the room of several. */
export function withBulk(told: Rulebook, { whom, many, words }: TermOf<'bulk'>): Rulebook | undefined {
  const holds = playerKind(told).holds
  if (!holds || holds.of || many > holds.most) return undefined
  if (!told.kinds.some(({ cast }) => cast === whom)) return undefined
  const kinds = told.kinds.map(
    (kind): Kind => (kind.cast === whom ? { ...kind, bulk: many, because: { words } } : kind),
  )
  return { ...told, kinds }
}

/** What it is all put into does not lie about somewhere: whoever plays has it in the hand. */
function inHand(
  kinds: Kind[],
  you: string,
  holder: string,
  { cast }: Settled['game'],
  because: Kind['because'],
): Kind[] {
  if (!cast.some(({ id, role }) => id === holder && role !== 'player')) return kinds
  const held: Kind = {
    id: holder,
    cast: holder,
    drive: { does: 'ride', whom: you, at: 'hand' },
    count: 1,
    where: 'start',
    size: 46,
    because,
  }
  return [...kinds.filter(({ cast: of }) => of !== holder), held]
}

const castOf = ({ kinds }: Rulebook, id: string) => kinds.find((one) => one.id === id)?.cast ?? id

const becomes = ({ do: effects }: Rule, to: string) =>
  effects.some((one) => 'become' in one && one.become === to && one.of === 'b')

/** Those who come along behind, and are brought somewhere: as they are found, and as they follow. */
function followersIn({ kinds, rules }: Rulebook, you: string, isMeant: (id: string) => boolean) {
  const followers = kinds.filter(({ drive }) => drive.does === 'follow' && drive.whom === you)
  return followers.flatMap(({ id: to }) => {
    const isBrought = rules.some(
      ({ when }) => 'touch' in when && when.touch[0] === to && when.touch[1] !== you,
    )
    const found = rules.find(
      (rule) => 'touch' in rule.when && rule.when.touch[0] === you && becomes(rule, to),
    )
    const from = found && 'touch' in found.when ? found.when.touch[1] : undefined
    return isBrought && from !== undefined && isMeant(from) ? [{ from, to }] : []
  })
}

/** There is more of it than fits in at once, unless the sentence says how much there is. */
function withMore(kind: Kind, many: number, among: number, cast: Settled['game']['cast']): Kind {
  if (cast.some(({ id, count }) => id === kind.cast && count !== undefined) || kind.comes) return kind
  const least = Math.ceil((many + Math.max(2, many / 2)) / among)
  const size = least > 8 ? Math.min(kind.size ?? 56, 36) : kind.size
  return {
    ...kind,
    count: Math.max(least, ...[kind.count].flat()),
    ...(size !== undefined && { size }),
  }
}

/** All of what is there has to be brought then. */
function withAll(book: Rulebook, taken: ReadonlySet<string>): Rulebook {
  const ends = book.ends.map((end) =>
    end.result === 'won' && 'tallies' in end.when
      ? {
          ...end,
          when: {
            tallies: end.when.tallies.map((goal) => {
              const kind = book.kinds.find(({ id }) => id === goal.cast)
              return goal.cast !== undefined && taken.has(goal.cast) && kind && !kind.comes
                ? { ...goal, reaches: kind.count }
                : goal
            }),
          },
        }
      : end,
  )
  return { ...book, ends }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
