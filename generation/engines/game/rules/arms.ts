import type { PowerUp } from '@makebelieve/kit/game/plan'
import { type Effect, type Kind, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'

/** What makes whatever one sends flying fly more often, or more of it at once, for so many seconds. */
const lasts = 8

type Sent = Extract<Effect, { spawn: string }>

const stronger: Partial<Record<PowerUp, (rule: Rule) => Rule>> = {
  rapid: (rule) => ({ ...rule, rest: (rule.rest ?? 0.5) * 0.55 }),
  multi: (rule) => ({
    ...rule,
    do: rule.do.map((effect) => (isSent(effect) ? { ...effect, count: 3, fan: 0.17 } : effect)),
  }),
}

/** The powers that are of use only where a button sends something off. */
export const isForArms = (power: PowerUp) => power in stronger

export const hasArms = ({ rules }: Pick<Rulebook, 'rules'>) => rules.some(isFiring)

const isFiring = ({ when, do: effects }: Pick<Rule, 'when' | 'do'>) =>
  'press' in when && effects.some((effect) => isSent(effect))

const isSent = (effect: Effect): effect is Sent =>
  'spawn' in effect &&
  effect.at === 'a' &&
  effect.count === undefined &&
  (effect.toward === 'facing' || effect.toward === 'pointer')

/** While the power lasts, every rule that sends something does so in its stronger way, and else as ever. */
export function withArms(book: Rulebook, power: PowerUp): Rulebook {
  const strengthen = stronger[power]
  if (!strengthen) return book
  const you = playerKind(book).id
  const holds = { meter: power, of: 'a' as const }
  return {
    ...book,
    kinds: book.kinds.map(
      (kind): Kind =>
        kind.id === you
          ? { ...kind, meters: [...(kind.meters ?? []), { name: power, from: 0, perSecond: -1 / lasts }] }
          : kind,
    ),
    rules: book.rules.flatMap((rule) => {
      if (!isFiring(rule)) return [rule]
      const asked = rule.if ?? []
      return [
        { ...rule, if: [...asked, { ...holds, below: 0.001 }] },
        { ...strengthen(rule), if: [...asked, { ...holds, above: 0 }] },
      ]
    }),
  }
}
