import {
  type Effect,
  type End,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

/** What those have who are not yet on the player's side. */
const free = 'free'

/** Whoever is caught is gone no more, but goes for the others as the player does; it is won when all are on one side. */
export function withJoining(told: Rulebook, { whom, alike, words }: TermOf<'joining'>): Rulebook | undefined {
  const you = playerKind(told)
  const because = { words }
  const isMeeting = ({ when, do: effects }: Rule) =>
    'touch' in when && when.touch[0] === you.id && when.touch[1] === whom && effects.some(isTaking)
  const caught = told.rules.filter(isMeeting)
  const [first] = told.kinds.filter(({ cast, count }) => cast === whom && count !== 0)
  if (caught.length === 0 || !first || !/^(?:top|float)$/.test(told.space.id)) return undefined
  const joined = `${whom}.joined`
  const { comes: _, ...rest } = first
  // With a few of them it would be over before anybody helps.
  const count = typeof rest.count === 'number' && rest.count > 3 ? rest.count : ([7, 9] as const)
  const kinds: Kind[] = [
    { ...rest, count, meters: [...(rest.meters ?? []), { name: free, from: 1 }] },
    {
      ...rest,
      id: joined,
      count: 0,
      drive: { does: 'chase', whom, speed: [165, 150], only: { meter: free, above: 0.5 } },
      meters: [{ name: free, from: 0 }],
      ...(alike ? { guise: you.cast } : { look: { mark: '★', glow: '#ffd447' } }),
      because,
    },
  ]
  const joins = ({ do: effects }: Rule): Effect[] => [
    { meter: free, of: 'b', set: 0 },
    { become: joined, of: 'b' },
    ...effects.filter((one) => !isTaking(one)),
  ]
  const isFree = { is: whom, who: 'b' as const }
  const rules = told.rules.flatMap((rule): Rule[] =>
    caught.includes(rule)
      ? [
          { ...rule, if: [...(rule.if ?? []), isFree], do: joins(rule), because },
          { ...rule, when: { touch: [joined, whom] }, if: [isFree], do: joins(rule), because },
        ]
      : [rule],
  )
  const all = (end: End): End =>
    end.result === 'won' && 'tallies' in end.when
      ? {
          ...end,
          when: {
            tallies: end.when.tallies.map((goal) =>
              goal.cast === whom ? { ...goal, reaches: count } : goal,
            ),
          },
        }
      : end
  return {
    ...told,
    kinds: [...told.kinds.filter((kind) => kind !== first), ...kinds],
    rules,
    ends: told.ends.map(all),
  }
}

const isTaking = (one: Effect) =>
  ('remove' in one && one.remove === 'b') || ('strike' in one && one.strike === 'b')
