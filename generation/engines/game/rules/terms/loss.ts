import { type Kind, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
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
  const refs = (rule: Rule) =>
    'touch' in rule.when
      ? rule.when.touch
      : 'near' in rule.when
        ? rule.when.near
        : 'meter' in rule.when
          ? [rule.when.of]
          : []
  const isTaken = told.rules.some(
    (rule) =>
      refs(rule).includes(whom) &&
      rule.do.some(
        (one) =>
          'remove' in one ||
          'strike' in one ||
          ('become' in one && !kinds.some(({ id, cast }) => id === one.become && cast === whom)),
      ),
  )
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
  return {
    ...told,
    kinds: [...kinds, ...raiders],
    rules: [...told.rules, ...taking],
    ends: [...told.ends, { result: 'lost', when: { gone: whom }, says: 'None of them is left.', because }],
  }
}
