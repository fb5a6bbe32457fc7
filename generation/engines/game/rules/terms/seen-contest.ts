import type { TermOf } from '../../../../brief/terms.ts'
import type { Film, Frame, Seen } from '../film.ts'
import { all, gap, heading, nearestOf, nearness } from '../observe.ts'
import { type Played, type Step, stepsOf } from './steps.ts'

/**
 * Both got some of them, the rival went for them by itself, and it was won by whoever had more: no game was won in which the rival had as
 * many, and one was lost in which it had more.
 */
export function seenContest({ whom, rival }: TermOf<'contest'>, { films, you }: Played): string | undefined {
  const { part, moments } = heading(films, rival, whom)
  const games = films.map((film) => ({ status: film.status, ...tallied(film, whom, you, rival) }))
  const sum = (of: 'mine' | 'theirs' | 'nobodys') => games.reduce((total, game) => total + game[of], 0)
  const won = games.filter(({ status }) => status === 'won')
  // By the rival, and not by a hawk: it had as many as win. Of the last one the film may not show the step.
  const enough = Math.min(...won.map(({ mine }) => mine)) - 1
  const lost = games.filter(
    ({ status, mine, theirs }) => status === 'lost' && theirs > mine && theirs >= enough,
  )
  const isFair = won.length > 0 && won.every(({ mine, theirs }) => mine > theirs) && lost.length > 0
  if (!isFair || moments < 20 || part < 0.3 || sum('theirs') < 2 || sum('mine') < 2) return undefined
  if (sum('nobodys') > (sum('mine') + sum('theirs')) * 0.2) return undefined
  const [first] = won
  return `The ${rival} went for it by itself. A game was won with ${first?.mine} against ${first?.theirs}, and one was lost in which the ${rival} had ${lost[0]?.theirs} and the player ${lost[0]?.mine}.`
}

function tallied(film: Film, whom: string, you: string, rival: string) {
  const found = { mine: 0, theirs: 0, nobodys: 0 }
  for (const step of stepsOf(film))
    for (const taker of takersIn(step, whom, you, rival))
      found[taker === you ? 'mine' : taker === rival ? 'theirs' : 'nobodys']++
  return found
}

/** Who got each of those that were got in a step: whoever carried it, or was right beside it; or who got there, and begins again. */
function takersIn({ before, after }: Step, whom: string, you: string, rival: string): string[] {
  const got = all(before, whom).flatMap((one): string[] => {
    const now = after.bodies.get(one.id)
    const isKept = now?.state === one.state && (gap(now, one) < 100 || now.carrier > 0)
    if (isKept) return []
    const carrier = before.bodies.get(one.carrier)?.cast
    return [carrier ?? nearer(before, one, you, rival)]
  })
  const back = [you, rival].filter((cast) =>
    all(before, cast).some((one) => {
      const now = after.bodies.get(one.id)
      const place = nearestOf(before, whom, one)
      return now && place && gap(now, one) > 100 && nearness(place, one) < 1.8
    }),
  )
  return [...got, ...back]
}

function nearer(frame: Frame, one: Seen, you: string, rival: string): string {
  const away = (cast: string) => {
    const near = nearestOf(frame, cast, one)
    return near ? nearness(near, one) : Number.POSITIVE_INFINITY
  }
  const [mine, theirs] = [away(you), away(rival)]
  if (Math.min(mine, theirs) > 2.2) return ''
  return mine < theirs ? you : rival
}
