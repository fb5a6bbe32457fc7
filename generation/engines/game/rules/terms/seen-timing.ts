import type { TermOf } from '../../../../brief/terms.ts'
import type { Film } from '../film.ts'
import { all } from '../observe.ts'
import { percent, type Stop, stopsOf, stretchOf } from '../timing.ts'
import { bonus } from './timing.ts'

type Stretch = NonNullable<ReturnType<typeof stretchOf>>

/** Whoever has a bar that counts only in a stretch of it. */
function gaugeIn(
  films: readonly Film[],
  you: string,
): { stops: Stop[]; stretch: Stretch; cast: string } | undefined {
  const casts = new Set(films.flatMap(({ frames }) => [...(frames[0]?.casts.keys() ?? [])]))
  for (const cast of casts)
    for (const button of ['a', 'b'] as const) {
      const stops = cast === you ? [] : stopsOf(films, you, cast, button)
      const stretch = stretchOf(stops)
      if (stretch) return { stops, stretch, cast }
    }
  return undefined
}

/** Within a stretch it counted, and outside it cost a life: both were seen. */
export function seenTiming(films: readonly Film[], you: string): string | undefined {
  const gauge = gaugeIn(films, you)
  if (!gauge || gauge.stretch.bad === 0) return undefined
  const { from, to, good, bad } = gauge.stretch
  return `Between ${percent(from)} and ${percent(to)} of its bar it counted, ${times(good)}; outside it cost a life, ${times(bad)}.`
}

/** Too soon, or too far: no point was made then, and the screen said what it was. */
export function seenMissed(
  { when, says }: TermOf<'missed'>,
  films: readonly Film[],
  you: string,
): string | undefined {
  const gauge = gaugeIn(films, you)
  if (!gauge) return undefined
  const { from, to } = gauge.stretch
  const told = `${says.charAt(0).toUpperCase()}${says.slice(1)}!`
  let is = 0
  let other = 0
  for (const { frames } of films)
    for (const [at, after] of frames.entries()) {
      const before = frames[at - 1]
      if (!before || !after.said.includes(told)) continue
      const changed = all(before, gauge.cast).filter(({ id, state }) => after.bodies.get(id)?.state !== state)
      const isThen = changed.some(({ meters: [value = 0] }) =>
        when === 'late' ? value > (from + to) / 2 : value < from + 0.02,
      )
      if (isThen && after.score === before.score) is++
      else other++
    }
  return is > 0 && other === 0
    ? `It came to that ${times(is)}, ${when === 'late' ? 'after' : 'before'} the stretch that counts; the screen said “${told}”, and no point was made.`
    : undefined
}

/** The row that won was just so long, and none before it; and a row that was broken by a miss began anew. */
export function seenStreak(
  { many, brings }: TermOf<'streak'>,
  films: readonly Film[],
  you: string,
): string | undefined {
  const gauge = gaugeIn(films, you)
  if (!gauge) return undefined
  let won = 0
  let begun = 0
  let against = 0
  for (const film of films) {
    let row = 0
    let broken = false
    let longest = 0
    for (const { points, missed } of stepsIn(film)) {
      if (missed) {
        broken ||= row > 0
        row = 0
      } else if (points > 0) {
        row++
        longest = Math.max(longest, row)
        if (brings === 'win') continue
        const isMore = row >= many
        if (points > bonus + 15 === isMore) isMore ? won++ : broken && begun++
        else against++
      }
    }
    if (brings === 'bonus') continue
    if (film.status === 'won') row === many && longest === many ? won++ : against++
    else if (longest >= many) against++
    if (film.status === 'won' && broken) begun++
  }
  if (won === 0 || begun === 0 || against > 0) return undefined
  return brings === 'win'
    ? `It was won with ${many} in a row, ${times(won)}, and never with fewer; ${times(begun)} a miss had broken a row before.`
    : `From the ${many === 2 ? 'second' : `${many}th`} in a row on each brought more points, ${times(won)}; after a miss it began anew.`
}

/** Points that were made, and lives that were lost, step by step, the last one among them. */
function* stepsIn({ frames, last }: Film): Generator<{ points: number; missed: boolean }> {
  const whole = last ? [...frames, last] : frames
  for (const [at, after] of whole.entries()) {
    const before = whole[at - 1]
    if (!before) continue
    const points = after.score - before.score
    const missed = after.lives < before.lives
    if (points > 0 || missed) yield { points, missed }
  }
}

const times = (many: number) => (many === 1 ? 'once' : `${many} times`)
