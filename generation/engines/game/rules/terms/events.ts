import {
  type Effect,
  type End,
  type Goal,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
  type When,
} from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { withGuest } from '../consequences/with-consequences.ts'
import { isPassing } from '../lines.ts'
import { withHunter } from '../quantities/edges.ts'
import { withFight } from './hits.ts'
import type { Settled } from './settled.ts'

type Event = TermOf<'event'>

/** Who comes at a time, at so many points or in a certain wave, comes then and not before. */
export function withEvent(
  told: Rulebook,
  { at, whom, amount, says, words }: Event,
  { game }: Settled,
): Rulebook | undefined {
  const because = { words }
  const member = game.cast.find(({ id }) => id === whom)
  if (!member || member.role === 'player') return undefined
  const when = whenOf(at, told, game)
  if (!when) return undefined
  const isAlive = isAnimate(openCatalogue().find(member.name))
  const guest = withGuest(told, whom, because)
  const isFoe = member.role === 'enemy' || member.role === 'boss'
  const book = isAlive
    ? isFoe
      ? withFight(withHunter(guest, whom, because), whom, `${member.name} beaten`, because)
      : guest
    : blowing(guest, whom, because)
  const kind = book.kinds.find(({ id, cast }) => id === whom || cast === whom)
  const comes: Effect = isAlive
    ? { spawn: kind?.id ?? whom, at: isPassing(book.space.id) ? 'above' : 'far', count: amount ?? 1 }
    : { spawn: kind?.id ?? whom, at: 'beyond', toward: 'player', count: amount ?? 8, speed: [170, 240] }
  const tally = `${whom} came`
  const rule: Rule = {
    when,
    do: [comes, { tally, add: 1 }, { show: isFoe ? 'warn' : 'right', words: says ?? `The ${member.name}!` }],
    because,
  }
  const due = awaited(book, at, { tally, reaches: 1, says: member.plural, cast: whom })
  return { ...due, rules: [...due.rules, rule] }
}

function whenOf(at: Event['at'], { phases = [] }: Rulebook, { rules }: Settled['game']): When | undefined {
  if ('every' in at) return { after: at.every, again: at.every }
  if ('after' in at) return { after: at.after }
  if ('points' in at) return { points: at.points, once: true }
  if (at.stretch === 'level') return at.number === 'last' ? { level: rules.levels } : { level: at.number }
  const phase = phases.find(({ id, numbered }) => id === at.stretch && numbered)
  const many = at.stretch === 'wave' ? rules.waves : at.stretch === 'night' ? rules.nights : undefined
  const round = at.number === 'last' ? many : at.number
  return phase && round !== undefined ? { phase: phase.id, is: 'begun', round } : undefined
}

/** It is not over before that, as long as it is not far off; points are made until then. */
function awaited(book: Rulebook, at: Event['at'], goal: Goal): Rulebook {
  const isSoon = ('every' in at && at.every <= 60) || ('after' in at && at.after <= 75)
  const change = (end: End): End => {
    if (end.result !== 'won' || !('tallies' in end.when)) return end
    if (isSoon && end.when.tallies.length < 7)
      return { ...end, when: { tallies: [...end.when.tallies, goal] } }
    if (!('points' in at)) return end
    const [first, ...rest] = end.when.tallies
    const worth = Math.max(
      1,
      ...book.rules.flatMap(({ do: effects }) =>
        effects.some((one) => 'tally' in one && one.tally === first?.tally && one.add > 0)
          ? effects.flatMap((one) => ('score' in one ? one.score : []))
          : [],
      ),
    )
    const needed = Math.ceil(at.points / worth) + 1
    if (!first || Math.min(...[first.reaches].flat()) >= needed || needed > 60) return end
    return { ...end, when: { tallies: [{ ...first, reaches: needed }, ...rest] } }
  }
  const isClock = ({ result, when, because }: End) =>
    result === 'lost' && 'seconds' in when && because === 'filler'
  return { ...book, ends: book.ends.filter((end) => !isSoon || !isClock(end)).map(change) }
}

/** What does not live blows over the stage, and slows whoever it hits. */
function blowing(book: Rulebook, whom: string, because: Rule['because']): Rulebook {
  const you = playerKind(book).id
  const kinds = book.kinds.map(
    (kind): Kind =>
      kind.cast === whom && kind.because === because
        ? { ...kind, drive: { does: 'fly', upright: true }, size: 50 }
        : kind,
  )
  const met: Rule = {
    when: { touch: [you, whom] },
    do: [{ haste: 'a', times: 0.55, seconds: 2 }, { remove: 'b' }, { show: 'push' }],
    rest: 0.3,
    because,
  }
  return { ...book, kinds, rules: [...book.rules, met] }
}
