import { stage } from '@makebelieve/kit/rules/spaces/space'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all, secondOf } from '../observe.ts'
import { seenChances } from './chances.ts'
import { seenEstate } from './estates.ts'
import { didItself } from './helpers.ts'
import { kindInState } from './ripening.ts'
import { seenContest } from './seen-contest.ts'
import { seenJoining } from './seen-joining.ts'
import { seenNumber } from './seen-number.ts'
import { seenBulk, seenHealth, seenPatience, seenRoom } from './seen-others.ts'
import { seenMissed, seenStreak, seenTiming } from './seen-timing.ts'
import { type Played, type Step, stepsOf } from './steps.ts'
import { mine, priceOf, wareId } from './wares.ts'
import { seenWrong } from './wrong.ts'

/** Whether what a sentence settles was seen to be so, by what figures and bodies did. A sentence that says what was seen, or nothing. */
export function seenToHold(term: Term, played: Played, terms: readonly Term[]): string | undefined {
  switch (term.about) {
    case 'worth':
      return seenWorth(term, played, terms)
    case 'ware':
      return seenWare(term, played, terms)
    case 'ripening':
      return seenRipening(term, played)
    case 'estate':
      return seenEstate(term, played)
    case 'event':
      return seenEvent(term, played)
    case 'hits':
      return seenHits(term, played)
    case 'rounds':
      return seenRounds(term, played)
    case 'closing':
      return seenClosing(term, played)
    case 'loss':
      return seenLoss(term, played)
    case 'victory':
      return seenVictory(term, played)
    case 'contest':
      return seenContest(term, played)
    case 'joining':
      return seenJoining(term, played)
    case 'health':
      return seenHealth(term, played)
    case 'room':
      return seenRoom(term, played)
    case 'bulk':
      return seenBulk(term, played)
    case 'patience':
      return seenPatience(term, played)
    case 'number':
      return seenNumber(term, played, terms)
    case 'timing':
      return seenTiming(played.films, played.you)
    case 'missed':
      return seenMissed(term, played.films, played.you)
    case 'streak':
      return seenStreak(term, played.films, played.you)
    case 'wrong':
      return seenWrong(term, played)
    case 'toll':
      return seenToll(term, played)
    case 'chances':
      return seenChances(term, played)
    case 'fit':
    case 'act':
    case 'unmade':
      return undefined
  }
}

const stockOf = ({ stock }: Frame) => [...stock.values()].reduce((sum, one) => sum + one, 0)

/** Those who are got, brought or done away with in a step: gone, or another than before; or who were brought something. */
function doneIn({ before, after }: Step, { whom }: TermOf<'worth'>, state: string | undefined): Seen[] {
  const given = [...before.bodies.values()].filter(
    ({ id, carrier }) => carrier !== 0 && !after.bodies.has(id),
  )
  return all(before, whom).filter((one) => {
    const now = after.bodies.get(one.id)
    const isGiven = given.some(({ x, y, size }) => Math.hypot(x - one.x, y - one.y) < (size + one.size) * 1.2)
    return (
      (state === undefined || one.state === state) &&
      one.inSight &&
      (now === undefined || now.state !== one.state || isGiven)
    )
  })
}

/** How often something paid just so much, and how often something else. What cannot fall below nothing falls to it. */
function seenWorth(term: TermOf<'worth'>, { films }: Played, terms: readonly Term[]): string | undefined {
  const state = term.state === undefined ? undefined : kindInState(term.whom, term.state, terms)
  const figure = (frame: Frame) => (term.money === undefined ? frame.score : stockOf(frame))
  const isOutcome = term.whom === 'right' || term.whom === 'wrong'
  let exact = 0
  let other = 0
  let first: Frame | undefined
  for (const film of films)
    for (const step of stepsOf(film)) {
      const change = figure(step.after) - figure(step.before)
      if (change === 0 || change > 0 !== term.value > 0) continue
      const many = isOutcome ? droppedIn(step) : doneIn(step, term, state).length
      const touched = many > 0 || (!isOutcome && term.value < 0 && all(step.after, term.whom).length > 0)
      if (!touched) continue
      const isExact = Array.from({ length: Math.max(1, many) }, (_, at) => term.value * (at + 1)).includes(
        change,
      )
      const isToNothing = term.value < 0 && figure(step.after) === 0 && change > term.value
      if (isExact) first ??= step.after
      if (isExact) exact++
      else if (!isToNothing) other++
    }
  if (exact < 1 || other > exact * 0.4) return undefined
  const unit = term.money ?? 'points'
  return `${exact} times it changed the ${unit} by exactly ${term.value < 0 ? '−' : '+'}${Math.abs(term.value)}${first ? `, first at ${secondOf(first)}` : ''}.`
}

/** What was carried before and is not any more. */
const droppedIn = ({ before, after }: Step) =>
  [...before.bodies.values()].filter(
    ({ id, carrier }) => carrier !== 0 && (after.bodies.get(id)?.carrier ?? 0) === 0,
  ).length

/** It was paid for with its price, and then did what it is for. */
function seenWare(term: TermOf<'ware'>, { films, you }: Played, terms: readonly Term[]): string | undefined {
  const wares = terms.filter((one): one is TermOf<'ware'> => one.about === 'ware')
  const price = priceOf(
    term,
    wares.findIndex(({ words }) => words === term.words),
  )
  const whom = term.whom === undefined || term.whom === 'player' ? you : term.whom
  let bought = 0
  let worked = 0
  for (const film of films) {
    const steps = [...stepsOf(film)]
    let isOpen = false
    for (const [at, { before, after }] of steps.entries()) {
      for (const words of after.said) if (isStretch.test(words)) isOpen = !/\d$/.test(words)
      const taken = all(before, wareId(term)).some(({ id }) => after.bodies.get(id)?.cast !== wareId(term))
      const paid = stockOf(before) - stockOf(after)
      // Something may be earned in the same moment.
      if (!taken || paid <= 0 || paid > price) continue
      if (term.between && !isOpen) return undefined
      bought++
      const later = steps.slice(at, at + perSecond * 40).map((step) => step.after)
      const earlier = steps.slice(0, at).map((step) => step.before)
      if (works(term, { before, earlier, later, you }, whom)) worked++
    }
  }
  if (bought === 0 || worked === 0) return undefined
  return `It was bought for ${price} ${term.money} ${bought === 1 ? 'once' : `${bought} times`}, and ${told[term.does]}.`
}

/** A stretch that begins, or the pause in which the shop is open. */
const isStretch = /^(?:(?:wave|day|night|round|shift|level) \d+|the shop is open)$/i

const told: Record<TermOf<'ware'>['does'], string> = {
  faster: 'the pace was higher from then on',
  slower: 'the pace was lower from then on',
  bigger: 'the size was larger from then on',
  life: 'there was one more life',
  another: 'there was one more',
  room: 'more could be held or reached at once than before',
  guards: 'it stayed and sent somebody away',
  patience: 'it stayed, and patience ran out more slowly',
  helps: 'it did the work by itself from then on',
  kept: 'it stayed with its owner',
}

function works(
  { does, ...term }: TermOf<'ware'>,
  {
    before,
    earlier,
    later,
    you,
  }: { before: Frame; earlier: readonly Frame[]; later: readonly Frame[]; you: string },
  whom: string,
): boolean {
  const [soon] = later
  if (!soon) return false
  const [was] = all(before, whom)
  const [is] = all(soon, whom)
  const isKept = () => later.slice(0, perSecond).every((frame) => all(frame, mine(term)).length > 0)
  switch (does) {
    case 'faster':
      return was !== undefined && is !== undefined && is.haste > was.haste * 1.1
    case 'slower':
      return was !== undefined && is !== undefined && is.haste < was.haste * 0.9
    case 'bigger':
      return was !== undefined && is !== undefined && is.size > was.size * 1.1
    case 'life':
      return soon.lives > before.lives
    case 'another':
      return all(soon, whom).length > all(before, whom).length
    case 'kept':
      return isKept()
    case 'room':
      return isKept() && reachedFurther(earlier, later, you)
    case 'helps':
      return (
        isKept() && later.filter((frame, at) => didItself(frame, later[at + 1], mine(term), you)).length > 1
      )
    case 'guards':
      return isKept() && later.some((frame, at) => sentAway(frame, later[at + 1], term))
    case 'patience':
      return isKept() && easedIn(before, later)
  }
}

/** Two things carried at once, or something taken from further off, as never before. */
function reachedFurther(earlier: readonly Frame[], later: readonly Frame[], you: string): boolean {
  const load = (frames: readonly Frame[]) =>
    Math.max(
      0,
      ...frames.map(
        ({ bodies }) =>
          [...bodies.values()].filter(({ carrier }) => bodies.get(carrier)?.cast === you).length,
      ),
    )
  const reach = (frames: readonly Frame[]) =>
    Math.max(
      0,
      ...frames.flatMap((frame, at) => {
        const [me] = all(frame, you)
        const next = frames[at + 1]
        if (!me || !next || next.score <= frame.score) return []
        return [...frame.bodies.values()].flatMap((one) =>
          next.bodies.has(one.id) || one.cast === you
            ? []
            : [Math.hypot(one.x - me.x, one.y - me.y) - (one.size + me.size) * 0.42],
        )
      }),
    )
  return (
    load(later) > Math.max(1, load(earlier)) || (load(earlier) === 0 && reach(later) > reach(earlier) + 15)
  )
}

/** Whoever was near it a moment ago is gone. */
function sentAway(
  frame: Frame,
  next: Frame | undefined,
  term: Pick<TermOf<'ware'>, 'name' | 'whom'>,
): boolean {
  const guards = all(frame, mine(term))
  return all(frame, term.whom ?? '').some(
    (foe) =>
      next !== undefined &&
      !next.bodies.has(foe.id) &&
      guards.some((guard) => Math.hypot(guard.x - foe.x, guard.y - foe.y) < (guard.size + foe.size) * 0.9),
  )
}

/** How fast a first meter of somebody falls, at most, before and after. */
function easedIn(before: Frame, later: readonly Frame[]): boolean {
  const paces = later.flatMap((frame, at) => {
    const next = later[at + 1]
    return [...frame.bodies.values()].flatMap(({ id, meters, state }) => {
      const now = next?.bodies.get(id)
      const [was, is] = [meters[0], now?.meters[0]]
      return now?.state === state && was !== undefined && is !== undefined && is < was ? [was - is] : []
    })
  })
  const rises = later.some((frame, at) =>
    [...frame.bodies.values()].some(({ id, meters, state }) => {
      const next = later[at + 1]?.bodies.get(id)
      return next?.state === state && (next.meters[0] ?? 0) > (meters[0] ?? 0) && (meters[0] ?? 0) < 0.98
    }),
  )
  return before.bodies.size > 0 && paces.length > 0 && rises
}

/** Each went through its states in that order, and nowhere in another; where a time was said, after that time. */
function seenRipening({ whom, states, seconds }: TermOf<'ripening'>, { films }: Played): string | undefined {
  const later = seconds !== undefined && states.length === 1 ? states : states.slice(1)
  const row = [whom, ...later.map((state) => `${whom}.${state}`)]
  const turns = new Map<string, number>()
  let wrong = 0
  let late = 0
  for (const film of films) {
    const since = new Map<number, { state: string; tick: number; begun: boolean }>()
    for (const { before, after } of stepsOf(film)) {
      for (const one of all(after, whom)) {
        const was = before.bodies.get(one.id)
        const known = since.get(one.id)
        if (!known || known.state !== one.state) {
          if (was && was.state !== one.state) {
            const [from, to] = [row.indexOf(was.state), row.indexOf(one.state)]
            if (from >= 0 && to === from + 1) turns.set(one.state, (turns.get(one.state) ?? 0) + 1)
            else if (to >= 0 && from >= 0) wrong++
            const lasted = known ? (after.tick - known.tick) / 60 : undefined
            if (
              seconds !== undefined &&
              lasted !== undefined &&
              known?.begun &&
              Math.abs(lasted - seconds) > 0.4
            )
              late++
          }
          since.set(one.id, { state: one.state, tick: after.tick, begun: !was || was.state !== one.state })
        }
      }
    }
  }
  const isWhole = row.slice(1).every((state) => (turns.get(state) ?? 0) > 0)
  if (!isWhole || wrong > 0 || late > 0) return undefined
  const often = row.slice(1).map((state, at) => `${turns.get(state)} turned ${later[at]}`)
  return `${often.join(', ')}, each in its turn${seconds === undefined ? '' : ` and after ${seconds} seconds`}.`
}

/** They came when they were to come, and at no other time. */
function seenEvent({ at, whom, amount = 1, says }: TermOf<'event'>, { films }: Played): string | undefined {
  let due = 0
  let stray = 0
  let first: Frame | undefined
  for (const film of films) {
    const start = film.frames[0]?.tick ?? 0
    const heard: string[] = [...(film.frames[0]?.said ?? [])]
    for (const { before, after } of stepsOf(film)) {
      heard.push(...after.said)
      const come = all(after, whom).filter(({ id }) => !before.bodies.has(id)).length
      if (come === 0) continue
      const isDue =
        isTime(at, { before, after, start, heard }) &&
        come >= amount &&
        (says === undefined || after.said.some((one) => one.includes(says)))
      if (isDue) first ??= after
      if (isDue) due++
      else stray++
    }
    // They are not there from the beginning.
    if (film.frames[0] && all(film.frames[0], whom).length > 0) return undefined
  }
  if (due === 0 || stray > 0) return undefined
  return `${due === 1 ? 'Once' : `${due} times`} it came just then${first ? `, first at ${secondOf(first)}` : ''}, and at no other time.`
}

type Now = { before: Frame; after: Frame; start: number; heard: readonly string[] }

function isTime(at: TermOf<'event'>['at'], { before, after, start, heard }: Now): boolean {
  const seconds = (after.tick - start) / 60
  const isNear = (moment: number) => Math.abs(seconds - moment) < 0.2
  if ('every' in at) return seconds > at.every * 0.9 && isNear(Math.round(seconds / at.every) * at.every)
  if ('after' in at) return isNear(at.after)
  if ('points' in at)
    return after.score >= at.points && before.score < at.points + 1 && before.score <= after.score
  const name = new RegExp(`^${at.stretch} (\\d+)$`, 'i')
  const round = heard.flatMap((one) => name.exec(one)?.[1] ?? []).at(-1)
  if (at.stretch === 'level')
    return round === undefined ? at.number === 1 : Number(round) === at.number || at.number === 'last'
  return round !== undefined && (at.number === 'last' || Number(round) === at.number)
}

/** From whole to gone it lost its health in just so many equal parts. */
function seenHits({ whom, many }: TermOf<'hits'>, { films }: Played): string | undefined {
  let fallen = 0
  let other = 0
  let blows = 0
  for (const film of films) {
    const taken = new Map<number, number>()
    for (const { before, after } of stepsOf(film))
      for (const one of all(before, whom)) {
        const health = Math.max(...one.meters.slice(-1), 0)
        const now = after.bodies.get(one.id)
        const left = now ? Math.max(...now.meters.slice(-1), 0) : 0
        if (health - left < 0.001) continue
        const parts = (health - left) * many
        if (Math.abs(parts - Math.round(parts)) > 0.05) other++
        blows++
        taken.set(one.id, (taken.get(one.id) ?? 0) + Math.round(parts))
        if (!now && taken.get(one.id) === many) fallen++
        else if (!now) other++
      }
  }
  if (blows === 0 || other > 0 || fallen === 0) return undefined
  return `Each hit took one of ${many} parts of its health, and it was gone with the last.`
}

/** So many were there at first, and the game was lost in the moment in which the last was gone. */
function seenLoss({ whom, many }: TermOf<'loss'>, { films }: Played): string | undefined {
  let lost = 0
  for (const film of films) {
    const [first] = film.frames
    if (!first || (many !== undefined && all(first, whom).length !== many)) return undefined
    const end = film.last ?? film.frames.at(-1)
    const isEmpty = end !== undefined && all(end, whom).length === 0
    if (film.status === 'won' && isEmpty) return undefined
    if (film.status !== 'lost' || !isEmpty) continue
    const before = film.frames.at(film.last ? -1 : -2)
    if (before && all(before, whom).length > 0) lost++
  }
  return lost > 0
    ? `${many ?? 'Several'} were there at first, and it was lost when the last of them was gone.`
    : undefined
}

/**
 * A game was won with the last of so many, and went on as long as there were fewer; or in the moment in which whoever plays got there.
 */
function seenVictory(
  { whom, many, all: isEach, first }: TermOf<'victory'>,
  { films, you }: Played,
): string | undefined {
  // Who else would have had it first is not counted.
  if (first) return undefined
  const lately = perSecond
  let won = 0
  for (const film of films) {
    const steps = [...stepsOf(film)]
    const isPutUp = film.frames[0] !== undefined && all(film.frames[0], whom).length === 0
    const taken = steps.map((step) => takenIn(step, whom))
    // What is put up is not there at first, and stays.
    const done = isPutUp && taken.every((one) => one === 0) ? steps.map((step) => comeIn(step, whom)) : taken
    const total = done.reduce((sum, one) => sum + one, 0)
    if (film.status !== 'won') {
      if (many !== undefined && total > many) return undefined
      continue
    }
    const atEnd = done.slice(-lately).some((one) => one > 0)
    const isThere = steps
      .slice(-lately)
      .some(({ before, after }) => [before, after].some((frame) => isWith(frame, you, whom)))
    // Not every film has its very last step, in which the last of them went.
    const isCut = film.last === undefined && many !== undefined && total === many - 1
    const isAll = atEnd && (many === undefined || total === many)
    if (isEach && !isWhole(steps, whom)) return undefined
    if (total === 0 ? !isThere || many !== undefined : !isAll && !isCut) return undefined
    won++
  }
  if (won === 0) return undefined
  return many === undefined
    ? `It was won in the moment in which that was done${isEach ? ' to the last of them' : ''}, ${won === 1 ? 'once' : `${won} times`}.`
    : `It was won with number ${many}, and never before.`
}

const comeIn = ({ before, after }: Step, whom: string) =>
  all(after, whom).filter(({ id }) => !before.bodies.has(id)).length

/** Each of those who were ever there was got, brought or changed: nobody was left as it was at first. */
function isWhole(steps: readonly Step[], whom: string): boolean {
  const open = new Set<number>()
  for (const { before, after } of steps)
    for (const one of all(before, whom)) {
      const now = after.bodies.get(one.id)
      if (now?.state === one.state) {
        if (now.carrier === 0) open.add(one.id)
      } else open.delete(one.id)
    }
  // What is carried by the last step, or fell in it, is done.
  const end = steps.at(-1)?.after
  return [...open].filter((id) => end?.bodies.has(id)).length <= 1
}

/** How many of them were got, brought or changed in a step. */
function takenIn({ before, after }: Step, whom: string): number {
  // What falls out of the stage nobody took.
  return all(before, whom).filter(
    (one) => one.y < stage.height && after.bodies.get(one.id)?.state !== one.state,
  ).length
}

const isWith = (frame: Frame, you: string, whom: string) =>
  all(frame, you).some((me) =>
    all(frame, whom).some((one) => Math.hypot(one.x - me.x, one.y - me.y) < (one.size + me.size) * 0.8),
  )

/** Those who were gone, or carried elsewhere, with nothing to show for it: each lost game ends with the last of so many, and no other game has as many. */
function seenToll({ many, of: whom }: TermOf<'toll'>, { films, you }: Played): string | undefined {
  const casts = new Set(films.flatMap(({ frames }) => frames.flatMap((frame) => [...frame.casts.keys()])))
  const candidates =
    whom !== undefined && casts.has(whom) ? [whom] : [...casts].filter((cast) => cast !== you)
  for (const cast of candidates) {
    const told = films.map((film) => ({ isLost: film.status === 'lost', ...goneIn(film, cast) }))
    // Two may be lost in the last moment.
    const isThen = ({ gone, last }: { gone: number; last: number }) => gone >= many && gone - last < many
    const ended = told.filter((one) => one.isLost && isThen(one)).length
    if (ended > 0 && told.every((one) => one.gone < many || (one.isLost && isThen(one))))
      return `Lost in ${ended} ${ended === 1 ? 'game' : 'games'}, in the moment in which number ${many} was lost, and in no other game were there so many.`
  }
  return undefined
}

/** How many were gone in all, and how many of those in the last moment. */
function goneIn(film: Film, cast: string): { gone: number; last: number } {
  let gone = 0
  let last = 0
  for (const { before, after } of stepsOf(film)) {
    last = 0
    if (after.score > before.score) continue
    for (const one of all(before, cast)) {
      const now = after.bodies.get(one.id)
      if (!now || Math.hypot(now.x - one.x, now.y - one.y) > 100) last++
    }
    gone += last
  }
  return { gone, last }
}

/** They were told one after the other with their numbers, and the game was won only after the last. */
function seenRounds({ name, many }: TermOf<'rounds'>, { films }: Played): string | undefined {
  const like = new RegExp(`^${name} (\\d+)$`, 'i')
  const rows = films
    .filter(({ status }) => status === 'won')
    .map((film) =>
      [...stepsOf(film)]
        .flatMap(({ after }) => after.said.flatMap((one) => like.exec(one)?.[1] ?? []))
        .map(Number),
    )
  if (rows.length === 0) return undefined
  const isWhole = rows.every((row) => row.length === many && row.every((number, at) => number === at + 1))
  return isWhole
    ? `${name} 1 to ${name} ${many} were told one after the other, and it was won after the last.`
    : undefined
}

/** It stands on the last screen, and where a time was said, that came after just so long. */
function seenClosing(
  { says, when, seconds }: TermOf<'closing'>,
  { films, won, lost }: Played,
): string | undefined {
  const screens = [when !== 'lost' && won, when !== 'won' && lost].filter((one) => typeof one === 'string')
  if (screens.length === 0 || !screens.every((one) => one.includes(says))) return undefined
  if (seconds !== undefined) {
    const ends = films.filter(({ status }) => status === 'won')
    const isThen = ends.every(({ frames, last }) => {
      const end = (last ?? frames.at(-1))?.tick ?? 0
      return Math.abs((end - (frames[0]?.tick ?? 0)) / 60 - seconds) < 0.3
    })
    if (ends.length === 0 || !isThen) return undefined
  }
  return `The last screen said “${screens[0]}”${seconds === undefined ? '' : ` after ${seconds} seconds`}.`
}
