import { inputsOf } from '@makebelieve/kit/core/replay'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import type { Spot } from './note-taker.ts'
import type { Deed, Playthrough } from './playthrough.ts'
import type { Proof } from './prove.ts'
import { verbsOf } from './signs.ts'

/** Who does it and to whom, as ids of the cast. */
type Pair = { who: string; whom: string }

/** What was seen of a deed over the states of the games that were played: a sentence, or nothing. */
type Measure = (proof: Proof<World>, pair: Pair) => string | undefined

/** Steps between two looks, and how many looks there are in a second. */
const stride = 6
const perSecond = rate / stride

/** A game once more, look by look: where everybody was, and what happened since the look before. */
type Look = {
  tick: number
  spots: Map<string, Spot[]>
  events: { type: EventType; by?: string; to?: string }[]
}

const known = new WeakMap<Playthrough<World>, Look[]>()

function looksAt(proof: Proof<World>, through: Playthrough<World>): Look[] {
  const seen = known.get(through)
  if (seen) return seen
  const { replay } = through
  const match = proof.game.begin(replay.seed)
  const steps = replay.inputs.reduce((sum, [count]) => sum + count, 0)
  const inputs = inputsOf(replay)
  const looks: Look[] = []
  let events: Look['events'] = []
  for (let tick = 1; tick <= steps && match.status === 'playing'; tick++) {
    const input = inputs.next().value
    if (!input) break
    match.step(input)
    events.push(...match.events.map(({ type, by, to }) => ({ type, by, to })))
    if (tick % stride !== 0) continue
    looks.push({ tick, spots: Map.groupBy(proof.seen.spots(match), ({ cast }) => cast), events })
    events = []
  }
  match.leave()
  known.set(through, looks)
  return looks
}

const wonLooks = (proof: Proof<World>) => (proof.won ? looksAt(proof, proof.won) : [])
const deedsOf = ({ played }: Proof<World>): Deed[] => played.flatMap(({ deeds }) => deeds)
const gap = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z)

/** How often somebody did harm to somebody else, or would have but for a shield. */
function harmOf(proof: Proof<World>, by: string, to: string): number {
  return deedsOf(proof)
    .filter((deed) => isHarm(deed, by, to))
    .reduce((sum, { count }) => sum + count, 0)
}

const isHarm = ({ type, by, to }: Pick<Deed, 'type' | 'by' | 'to'>, from: string, on: string) =>
  ((type === 'hurt' || type === 'steal') && by === from && to === on) ||
  (type === 'block' && ((by === from && to === on) || (by === on && to === from)))

/** How often they came as near as `reach` without anything of the kind happening; a stay nearby counts once. */
function passes(
  looks: readonly Look[],
  { who, whom }: Pair,
  reach: (one: Spot, other: Spot) => number,
  isTold: (event: Look['events'][number]) => boolean,
): number {
  let count = 0
  let near = false
  let told = -rate
  let since = 0
  for (const { tick, spots, events } of looks) {
    if (events.some(isTold)) told = tick
    const isNear = (spots.get(who) ?? []).some((one) =>
      (spots.get(whom) ?? []).some((other) => gap(one, other) < reach(one, other)),
    )
    if (isNear && !near) since = tick
    // Only when it is over is it known that nothing happened.
    if (!isNear && near && told < since - rate / 2) count++
    near = isNear
  }
  return count
}

/** By less than a body's width. */
const closely = (one: Spot, other: Spot) => (one.size + other.size) / 2 + Math.min(one.size, other.size)

const dodges: Measure = (proof, { who, whom }) => {
  const harm = harmOf(proof, whom, who)
  const missed = passes(wonLooks(proof), { who, whom }, closely, (event) => isHarm(event, whom, who))
  return harm > 0 && missed > 1
    ? `Touching it did harm in ${harm} moments of all games; in the won one it was missed by less than a body's width ${missed} times.`
    : undefined
}

const sneaks: Measure = (proof, { who, whom }) => {
  const isNoticed = ({ type, by, to }: Pick<Deed, 'type' | 'by' | 'to'>) =>
    (type === 'warn' || type === 'hurt') && by === whom && (to === undefined || to === who)
  const noticed = deedsOf(proof).some(isNoticed)
  const unseen = passes(wonLooks(proof), { who, whom }, (_, other) => other.size * 5, isNoticed)
  return noticed && unseen > 1
    ? `The game says when someone is noticed; in the won game, the player went close by ${unseen} times and nobody noticed.`
    : undefined
}

/** How much of their way those of `who` go towards the nearest of `whom`: 1 straight at it, −1 straight away. */
function heading(proof: Proof<World>, { who, whom }: Pair): { part: number; moments: number } {
  let sum = 0
  let moments = 0
  const games = [...new Set([proof.won, proof.lost, proof.played[1]])].filter((one) => one !== undefined)
  for (const looks of games.map((through) => looksAt(proof, through)))
    for (const [at, { spots }] of looks.entries()) {
      const after = looks[at + 1]?.spots.get(who)
      for (const was of after ? (spots.get(who) ?? []) : []) {
        const is = sameOf(was, after ?? [])
        const other = nearest(was, spots.get(whom) ?? [])
        if (!is || !other) continue
        const [went, apart] = [gap(was, is), gap(was, other)]
        // Who stands, arrived, or was set elsewhere says nothing.
        if (went * perSecond < was.size * 0.3 || went > was.size * 3 || apart < (was.size + other.size) / 2)
          continue
        const toward =
          (is.x - was.x) * (other.x - was.x) +
          (is.y - was.y) * (other.y - was.y) +
          (is.z - was.z) * (other.z - was.z)
        sum += toward / (went * apart)
        moments++
      }
    }
  return { part: moments === 0 ? 0 : sum / moments, moments }
}

const nearest = (to: Spot, among: readonly Spot[]): Spot | undefined =>
  among.reduce<Spot | undefined>(
    (best, one) => (!best || gap(one, to) < gap(best, to) ? one : best),
    undefined,
  )
const sameOf = (was: Spot, among: readonly Spot[]) =>
  was.id === undefined ? nearest(was, among) : among.find(({ id }) => id === was.id)

const share = (part: number) => `${Math.round(Math.abs(part) * 100)} %`

const chases: Measure = (proof, pair) => {
  const { part, moments } = heading(proof, pair)
  return moments > 20 && part > 0.6 && harmOf(proof, pair.who, pair.whom) > 0
    ? `In ${moments} moments of moving it went ${share(part)} of its way straight there, and did harm.`
    : undefined
}

const follows: Measure = (proof, pair) => {
  const { part, moments } = heading(proof, pair)
  return moments > 20 && part > 0.5 && harmOf(proof, pair.who, pair.whom) === 0
    ? `In ${moments} moments of moving it went ${share(part)} of its way straight there, and did no harm.`
    : undefined
}

const flees: Measure = (proof, pair) => {
  const { part, moments } = heading(proof, pair)
  return moments > 20 && part < -0.5
    ? `In ${moments} moments of moving it went ${share(part)} of its way straight away.`
    : undefined
}

const survives: Measure = (proof, { who, whom }) => {
  const harm = harmOf(proof, whom, who)
  return harm > 0 && proof.won
    ? `They did harm ${harm} times in all games, and one was lasted out in ${seconds(proof.won.ticks)}.`
    : undefined
}

/** What nobody ever harmed did not need anybody to look after it. */
const defends: Measure = (proof, { whom }) => {
  const harm = deedsOf(proof).filter(({ type, to }) => to === whom && (type === 'hurt' || type === 'steal'))
  const times = harm.reduce((sum, { count }) => sum + count, 0)
  return times > 0 && proof.won
    ? `It was harmed ${times} times in all games, and kept in the won one.`
    : undefined
}

/** Both go the same way, and somebody is there first. */
const races: Measure = (proof, { who, whom }) => {
  const looks = wonLooks(proof)
  const [own, theirs] = [wayOf(looks, who), wayOf(looks, whom)]
  const isOver = deedsOf(proof).some(({ type, by }) => type === 'cross' && by === who)
  return isOver && own > 0 && theirs > own / 2
    ? `Both went the course, and it was won by being there first.`
    : undefined
}

/** How far somebody went, in its own sizes. */
function wayOf(looks: readonly Look[], who: string): number {
  let sum = 0
  for (const [at, { spots }] of looks.entries()) {
    const [was] = spots.get(who) ?? []
    const is = was && sameOf(was, looks[at + 1]?.spots.get(who) ?? [])
    if (was && is && gap(was, is) < was.size * 3) sum += gap(was, is) / was.size
  }
  return sum
}

/** How many times as fast the others go at the end of a game as at its beginning, and how many times as many they are. */
export function grownIn(proof: Proof<World>, others: readonly string[]): { pace?: number; many?: number } {
  const looks = looksAt(proof, longestOf(proof))
  const third = Math.floor(looks.length / 3)
  const [early, late] = [looks.slice(0, third), looks.slice(-third)]
  const [before, after] = [early, late].map((part) => paceOf(part, others)) as [Pace, Pace]
  const [few, many] = [early, late].map((part) => manyOf(part, others)) as [number, number]
  const enough = before.moments > 20 && after.moments > 20 && before.pace > 0
  return {
    ...(enough && { pace: after.pace / before.pace }),
    ...(third > 10 && few > 0 && { many: many / few }),
  }
}

const longestOf = ({ won, played }: Proof<World>) =>
  played.reduce(
    (long, one) => (one.ticks > long.ticks ? one : long),
    won ?? (played[0] as Playthrough<World>),
  )

type Pace = { pace: number; moments: number }

/** In its own sizes a look. Whoever stands, or was set elsewhere, says nothing. */
function paceOf(looks: readonly Look[], others: readonly string[]): Pace {
  let [sum, moments] = [0, 0]
  for (const [at, { spots }] of looks.entries())
    for (const was of others.flatMap((id) => spots.get(id) ?? [])) {
      const is = sameOf(was, looks[at + 1]?.spots.get(was.cast) ?? [])
      const went = is ? gap(was, is) / was.size : 0
      if (went < 0.01 || went > 3) continue
      sum += went
      moments++
    }
  return { pace: moments === 0 ? 0 : sum / moments, moments }
}

const manyOf = (looks: readonly Look[], others: readonly string[]) =>
  looks.reduce((sum, { spots }) => sum + others.flatMap((id) => spots.get(id) ?? []).length, 0) /
  Math.max(1, looks.length)

/** How somebody got about in the won game, where it was far enough to be called a way; whoever explores was in many places. */
export function wayGone(verb: string, who: string, proof: Proof<World>): string | undefined {
  const looks = wonLooks(proof)
  if (/^(?:explore|roam|wander)/.test(verb)) {
    const places = new Set(
      looks.flatMap(({ spots }) =>
        (spots.get(who) ?? []).map(({ x, y, z, size }) =>
          [x, y, z].map((at) => Math.floor(at / (size * 5))).join(' '),
        ),
      ),
    )
    return places.size >= 12 ? `In the won game it was in ${places.size} different places.` : undefined
  }
  const way = wayOf(looks, who)
  return way > 10 ? `In the won game it went ${Math.round(way)} times its own size.` : undefined
}

/** How often somebody was up in the air and down again, by more than half of their size, as they were seen from the side. */
export function hopsIn(proof: Proof<World>, who: string): string | undefined {
  let hops = 0
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  for (const { spots } of wonLooks(proof)) {
    const [one] = spots.get(who) ?? []
    if (!one) continue
    // Down is more on the screen.
    if (one.y - high > one.size / 2 && low - high > one.size / 2) {
      hops++
      low = one.y
      high = one.y
    }
    if (one.y < high) high = one.y
    if (one.y > low) {
      low = one.y
      high = one.y
    }
  }
  return hops >= 5 ? `In the won game it was up in the air and down again ${hops} times.` : undefined
}

/** How they come down: nearly all the way they go is downwards. */
export function fallen(proof: Proof<World>, who: string): string | undefined {
  let [down, moves] = [0, 0]
  const looks = wonLooks(proof)
  for (const [at, { spots }] of looks.entries())
    for (const was of spots.get(who) ?? []) {
      const is = sameOf(was, looks[at + 1]?.spots.get(who) ?? [])
      if (!is || gap(was, is) < was.size * 0.01 || gap(was, is) > was.size * 2) continue
      moves++
      if (is.y - was.y > gap(was, is) * 0.7) down++
    }
  return moves > 20 && down > moves * 0.8
    ? `In ${moves} moments of moving they came down in ${share(down / moves)}.`
    : undefined
}

/** Whether a verb needs nobody to be named: whoever survives does so among those who are against it. */
export const isAmongFoes = (verb: string): boolean =>
  [sneaks, survives].some((one) => one === measureOf(verb, 'player'))

const seconds = (ticks: number) => `${(ticks / rate).toFixed(0)} s`

const byOthers: [string[], Measure][] = [
  [
    ['chase', 'hunt', 'hunt down', 'pursue', 'come after', 'go after', 'run after', 'stalk', 'charge at'],
    chases,
  ],
  [verbsOf('follow'), follows],
  [verbsOf('flee'), flees],
]
const byPlayer: [string[], Measure][] = [
  [[...verbsOf('dodge'), 'steer clear of', 'get away from', 'beware', 'beware of', 'look out for'], dodges],
  [verbsOf('sneak'), sneaks],
  [verbsOf('survive'), survives],
  [verbsOf('protect'), defends],
  [verbsOf('race'), races],
]

/** How a verb is measured over states, where it can be. */
export const measureOf = (verb: string, by: 'player' | 'others'): Measure | undefined =>
  (by === 'player' ? byPlayer : byOthers).find(([verbs]) => verbs.includes(verb))?.[1]
