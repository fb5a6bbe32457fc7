import type { CastMember } from '@makebelieve/kit/game/plan'
import { memberIn, type Term } from '../../../../brief/terms.ts'

/** What players are told of a term, where the screen does not say it anyway. */
export function inWordsOf(term: Term, cast: readonly CastMember[]): string[] {
  const whom = memberIn(term)
  const { name = '', plural = '' } = cast.find(({ id }) => id === whom) ?? {}
  switch (term.about) {
    case 'worth': {
      const unit = term.money ?? 'points'
      const value = Math.abs(term.value)
      const much = `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`
      const what =
        term.whom === 'right'
          ? 'Getting it right'
          : term.whom === 'wrong'
            ? 'A mistake'
            : `${capital(term.state ?? 'each')} ${name}`
      return [term.value < 0 ? `${what} costs ${much}.` : `${what} brings ${much}.`]
    }
    case 'ware':
      return [`Spend your ${term.money} on the ${term.name} when it's for sale.`]
    case 'ripening':
      return [`The ${plural} turn ${term.states.join(', then ')}.`]
    case 'hits':
      return [`The ${name} takes ${term.many} hits.`]
    default:
      return []
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
