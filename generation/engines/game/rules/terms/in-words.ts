import type { CastMember } from '@makebelieve/kit/game/plan'
import { memberIn, type Term } from '../../../../brief/terms.ts'
import { toThe } from '../lines.ts'

/** What players are told of a term, where the screen does not say it anyway. */
export function inWordsOf(term: Term, cast: readonly CastMember[]): string[] {
  const whom = memberIn(term)
  const { name = '', plural = '', role } = cast.find(({ id }) => id === whom) ?? {}
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
      return [
        term.does === 'helps'
          ? `Earn ${term.money} to hire the ${term.name}, who then works alone.`
          : `Earn ${term.money} to buy the ${term.name}.`,
      ]
    case 'estate':
      return [
        term.part === 'costs'
          ? `Each ${name} costs ${term.value} ${term.money}.`
          : `Each ${name} brings in ${term.value} ${term.money} by itself.`,
      ]
    case 'ripening':
      return [`The ${plural} ${plural === name ? 'turns' : 'turn'} ${term.states.join(', then ')}.`]
    case 'room':
      return [`There is room for ${term.many}: whoever is full has to empty first.`]
    case 'joining':
      return [`Whoever is caught is on your side, and catches the other ${plural}.`]
    case 'contest': {
      const rival = cast.find(({ id }) => id === term.rival)
      if ((term.rivals ?? 1) > 1 && rival && role !== 'goal')
        return [`The ${rival.plural} want the ${plural} too, all on one side: have more than they have.`]
      const other = rival?.name ?? 'other one'
      if (role === 'goal') return [`The ${other} heads ${toThe({ name })} too: be there first.`]
      return [
        term.many === undefined
          ? `The ${other} wants the ${plural} too: have more than it has.`
          : `The ${other} wants the ${plural} too: be the first with ${term.many}.`,
      ]
    }
    case 'bulk':
      return [`Each ${name} takes the room of ${term.many}.`]
    case 'patience':
      return [`The ${plural} who wait too long go away.`]
    case 'hits':
      return [`The ${name} takes ${term.many} hits.`]
    case 'streak':
      return [
        term.brings === 'win'
          ? `${term.many} in a row win. A miss begins the row anew.`
          : 'Perfect ones in a row bring more points. A miss begins the row anew.',
      ]
    case 'wrong':
      return [`${term.words.charAt(0).toUpperCase()}${term.words.slice(1)}.`]
    default:
      return []
  }
}
