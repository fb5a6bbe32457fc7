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
            : term.state === undefined
              ? `Each ${name}`
              : `${/^[aeiou]/i.test(term.state) ? 'An' : 'A'} ${term.state} ${name}`
      return [term.value < 0 ? `${what} costs ${much}.` : `${what} brings ${much}.`]
    }
    case 'ware':
      return [`Earn ${term.money} to buy the ${term.name}.`]
    case 'ripening':
      return [`The ${plural} ${plural === name ? 'turns' : 'turn'} ${term.states.join(', then ')}.`]
    case 'hits':
      return [`The ${name} takes ${term.many} hits.`]
    case 'wrong':
      return [`${term.words.charAt(0).toUpperCase()}${term.words.slice(1)}.`]
    default:
      return []
  }
}
