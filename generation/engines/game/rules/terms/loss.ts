import {
  type Effect,
  type End,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import type { Settled } from './settled.ts'

/** Lost when nobody of them is left: they stand about, and whoever is against the player makes away with them. */
export function withLoss(
  told: Rulebook,
  { whom, many, words }: TermOf<'loss'>,
  { game }: Settled,
): Rulebook | undefined {
  const because = { words }
  const you = playerKind(told).id
  if (whom === you || whom === 'player') return undefined
  const isThere = told.kinds.some(({ id, cast }) => id === whom || cast === whom)
  const stands: Kind = {
    id: whom,
    cast: whom,
    drive: { does: 'still' },
    count: many ?? 4,
    where: 'spread',
    size: 60,
    because,
  }
  const kinds = isThere
    ? told.kinds.map(
        (kind): Kind => (kind.id === whom && many !== undefined ? { ...kind, count: many } : kind),
      )
    : [...told.kinds, stands]
  const sideIn = ({ when }: Rule): 'a' | 'b' | undefined => {
    const refs = 'touch' in when ? when.touch : 'near' in when ? when.near : 'meter' in when ? [when.of] : []
    return (['a', 'b'] as const)[refs.indexOf(whom)]
  }
  const isHarmed = (one: Effect, side: 'a' | 'b') =>
    'meter' in one &&
    one.meter === 'health' &&
    one.of === side &&
    [one.add ?? 0].flat()[0] !== undefined &&
    Math.max(...[one.add ?? 0].flat()) < 0
  // Whatever wears them down makes away with one after the other: it is said when all of them are gone.
  const isWearing = (rule: Rule) => {
    const side = sideIn(rule)
    return side !== undefined && rule.do.some((one) => isHarmed(one, side))
  }
  const isWorn = told.rules.some(isWearing)
  const worn = told.rules.map((rule): Rule => {
    const side = sideIn(rule) ?? 'b'
    return isWearing(rule)
      ? {
          ...rule,
          do: [...rule.do.filter((one) => !isHarmed(one, side)), { meter: 'health', of: side, add: -0.25 }],
          because,
        }
      : rule
  })
  const goes: Rule[] = isWorn
    ? [
        {
          when: { meter: 'health', of: whom, below: 0.001 },
          do: [{ remove: 'a' }, { show: 'miss' }],
          because,
        },
      ]
    : []
  const isTaken =
    isWorn ||
    told.rules.some((rule) => {
      const side = sideIn(rule)
      return (
        side !== undefined &&
        rule.do.some(
          (one) => ('remove' in one && one.remove === side) || ('strike' in one && one.strike === side),
        )
      )
    })
  const isFoe = (cast: string) =>
    game.cast.some(({ id, role }) => id === cast && /^(?:enemy|hazard|boss)$/.test(role))
  const foes = told.kinds.filter(({ cast, drive }) => cast !== whom && drive.does !== 'still' && isFoe(cast))
  const [foe] = foes
  if (!isTaken && !foe) return undefined
  // Some of those who are against the player go for them, and come back for more.
  const raider = foe && `${foe.cast}.raider`
  const raiders: Kind[] =
    isTaken || !foe || raider === undefined
      ? []
      : [
          {
            ...foe,
            id: raider,
            drive: { does: 'chase', whom, speed: [45, 75] },
            count: 1,
            where: 'far',
            because,
          },
        ]
  const taking: Rule[] =
    raider === undefined || isTaken
      ? []
      : [
          {
            when: { touch: [raider, whom] },
            do: [{ remove: 'b' }, { move: 'a', to: 'far' }, { show: 'miss' }],
            rest: 2,
            because,
          },
        ]
  const isAboutThem = ({ result, when }: End) =>
    result === 'lost' && 'tallies' in when && when.tallies.some(({ cast }) => cast === whom)
  return {
    ...told,
    kinds: [...kinds, ...raiders],
    rules: [...worn, ...goes, ...taking],
    // When it is lost is said here, and nowhere else.
    ends: [
      ...told.ends.filter((end) => !isAboutThem(end)),
      { result: 'lost', when: { gone: whom }, says: 'None of them is left.', because },
    ],
  }
}
