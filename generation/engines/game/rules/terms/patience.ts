import { type Kind, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

type Patience = TermOf<'patience'>

/** How many may go away where the sentence does not say it, and how much of it a quarter of a second takes. */
const usual = 3
const beat = 0.25
const pace = [-0.0075, -0.012] as const

const meterOf = (kind: Kind) => kind.meters?.find(({ name }) => name === 'patience')

/**
 * Those who wait have less and less of it, and whoever has none left goes away. It is one thing in several clauses: `all` are those about the
 * same ones.
 */
export function withPatience(told: Rulebook, all: readonly Patience[]): Rulebook | undefined {
  const [first] = all
  if (!first) return undefined
  const { whom, name } = first
  const wordsOf = (part: Patience['part']) => all.find((one) => one.part === part)?.words
  const because = { words: wordsOf('drops') ?? first.words }
  const leaves = { words: wordsOf('leaves') ?? because.words }
  const lost = all.find(({ part }) => part === 'lost')
  const waiting = told.kinds.filter((kind) => kind.cast === whom && meterOf(kind)?.perSecond !== undefined)
  if (waiting.length > 0) return cited(told, waiting, { because, leaves, ...(lost && { lost }) })
  const kind = told.kinds.find(({ id }) => id === whom)
  if (!kind || kind === playerKind(told) || kind.drive.does === 'player') return undefined
  const meets = (rule: Rule) => pairOf(rule).includes(whom)
  const serves = (rule: Rule) => meets(rule) && rule.do.some((one) => 'hand' in one)
  const isAsked = told.rules.some(
    (rule) =>
      serves(rule) ||
      (meets(rule) && rule.do.some((one) => 'carry' in one || 'become' in one || 'remove' in one)),
  )
  if (!isAsked) return undefined
  const gone = `${whom}.gone`
  const tally = `${whom} gone`
  const many = lost?.many ?? usual
  // Others come to wait in their place: there is always somebody left to get.
  const count = Math.max(...[kind.count].flat())
  const kinds = told.kinds.map(
    (one): Kind =>
      one === kind
        ? {
            ...one,
            meters: [...(one.meters ?? []), { name, from: 1, shown: true }],
            ...(!one.comes && {
              comes: {
                every: [3.4, 2.6] as const,
                most: Math.max(2, Math.min(count, 4)),
                where: 'far' as const,
              },
            }),
            because,
          }
        : one,
  )
  const leaving: Kind = {
    id: gone,
    cast: whom,
    drive: { does: 'leave', speed: 170 },
    count: 0,
    where: 'far',
    ...(kind.size !== undefined && { size: kind.size }),
    ...(kind.flies && { flies: true }),
    look: { mark: '!', glow: '#ff6a5e' },
    because: leaves,
  }
  const rules: Rule[] = [
    {
      when: { every: beat, of: whom },
      if: [{ is: whom, who: 'a' }, { free: 'a' }],
      do: [{ meter: name, of: 'a', add: pace }],
      rest: 0,
      because,
    },
    {
      when: { meter: name, of: whom, below: 0 },
      if: [{ is: whom, who: 'a' }],
      do: [
        { become: gone, of: 'a' },
        { tally, add: 1 },
        { show: 'miss', words: 'Too late!' },
      ],
      rest: 0,
      because: leaves,
    },
  ]
  const isClock = ({ result, when, because: why }: Rulebook['ends'][number]) =>
    result === 'lost' && 'seconds' in when && why === 'filler'
  return {
    ...told,
    kinds: [...kinds, leaving],
    // Whoever goes away is not taken along any more.
    rules: [
      ...told.rules.map((rule) => {
        const kept = stillWaiting(rule, whom)
        // Whoever is brought something is content again.
        return serves(rule) ? { ...kept, do: [...kept.do, { meter: name, of: 'b' as const, set: 1 }] } : kept
      }),
      ...rules,
    ],
    ends: [
      ...told.ends.filter((end) => !isClock(end)),
      {
        result: 'lost',
        when: { tallies: [{ tally, reaches: many, says: 'gone away', cast: whom }] },
        says: 'Too many went away.',
        because: lost ? { words: lost.words } : 'filler',
      },
    ],
  }
}

const pairOf = ({ when }: Rule): readonly string[] =>
  'touch' in when ? when.touch : 'near' in when ? when.near : []

/** Whatever is done to those who wait is done to nobody else of them. */
function stillWaiting(rule: Rule, whom: string): Rule {
  const at = pairOf(rule).indexOf(whom)
  if (at < 0) return rule
  return { ...rule, if: [...(rule.if ?? []), { is: whom, who: at === 0 ? 'a' : 'b' }] }
}

/** Where they wait anyway, it is so because the sentence says it; and so many may go away as it says. */
function cited(
  told: Rulebook,
  waiting: readonly Kind[],
  { because, leaves, lost }: { because: { words: string }; leaves: { words: string }; lost?: Patience },
): Rulebook {
  const ids = new Set(waiting.map(({ id }) => id))
  const goes = ({ when }: Rule) => 'meter' in when && when.meter === 'patience' && ids.has(when.of)
  const counted = new Set(
    told.rules
      .filter(goes)
      .flatMap(({ do: effects }) => effects.flatMap((one) => ('tally' in one ? one.tally : []))),
  )
  return {
    ...told,
    kinds: told.kinds.map((kind) => (waiting.includes(kind) ? { ...kind, because } : kind)),
    rules: told.rules.map((rule) => (goes(rule) ? { ...rule, because: leaves } : rule)),
    ends: told.ends.map((end) => {
      if (end.result !== 'lost' || !('tallies' in end.when) || lost?.many === undefined) return end
      const { tallies } = end.when
      if (!tallies.some(({ tally }) => counted.has(tally))) return end
      const many = lost.many
      return {
        ...end,
        when: { tallies: tallies.map((goal) => ({ ...goal, reaches: many })) },
        because: { words: lost.words },
      }
    }),
  }
}
