import { inputsOf } from '@makebelieve/kit/core/replay'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import { numberWords } from '../../../brief/function-words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Playthrough } from './playthrough.ts'
import type { Proof } from './prove.ts'
import { signs, untelling } from './signs.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/** What a game had come to when it ended, and when the last of each happened. */
type End = { score: number; reached?: number; ticks: number; deeds: Happened[] }
type Happened = { type: EventType; to?: string; count: number; last: number }

/** So long after the last hit or point a game may go on: a ball rolls out, a table is cleared. */
const settling = 3 * rate

/**
 * So many points, or hits, or rounds, are what it is won by: the won game was over as soon as there were as many, and none that went on or was
 * lost had them. 'First to five hits' counts hits, and five goals are another thing.
 */
export function judgeGoal(value: number, { plan: { game, prompt }, design, proof }: Case): Verdict {
  const { rules, cast } = game
  const goal = rules.scoreGoal ?? rules.goalCount
  if (goal !== value)
    return unmet(goal === undefined ? 'This game has no score.' : `The running game has ${goal} score.`)
  const { won, played } = proof
  if (!won) return unmet('Nobody won it.')
  const end = endOf(value, won, proof)
  const happened = (one: Happened) => one.count === value && end.ticks - one.last <= settling
  const unit = unitSaid(value, prompt)
  if (unit !== undefined) {
    const { lemma } = openCatalogue()
    const member = cast.find(({ name, plural }) => name === unit || plural === unit)
    const verb = lemma(unit, 'noun')
    // A kind of game says itself what its events are: on an air hockey table a goal is told as a hit.
    const shown = { ...signs, ...design.shows?.(game) }
    const own = end.deeds.filter(
      ({ type, to }) => shown[type]?.includes(verb) === true || (member && to === member.id),
    )
    return own.some(happened)
      ? met(`It was won when there had been ${value} ${unit}.`)
      : unchecked(`It ends at ${value}: whether those are ${unit} was not seen.`)
  }
  const others = played.filter(({ status }) => status !== 'won')
  const isReached =
    end.reached !== undefined &&
    end.ticks - end.reached <= settling &&
    others.every(({ world }) => world.score < value)
  if (isReached)
    return met(
      `It was won as soon as there were ${value} points (with ${end.score}), and ${others.length} games with less were not.`,
    )
  const isTold = ({ type }: Happened) => !untelling.includes(type) && !aside.includes(type)
  return rules.scoreGoal === undefined && end.deeds.some((one) => isTold(one) && happened(one))
    ? met(`It was won when that had happened ${value} times.`)
    : unchecked(`It was won with ${end.score} points: whether ${value} win was not seen.`)
}

/** Whatever one does on the way comes to some number: five jumps win nothing. */
const aside: readonly EventType[] = ['jump', 'bounce', 'shoot', 'hurt', 'power', 'turn', 'swap', 'push']

/** What is counted, where that is more than points: 'first to five hits', 'the first to ten eggs'. */
function unitSaid(value: number, prompt: string): string | undefined {
  const words = Object.entries(numberWords).flatMap(([word, of]) => (of === value ? [word] : []))
  const figure = [String(value), ...words].join('|')
  const [, unit] =
    new RegExp(
      `\\bfirst (?:one |player |person |team |side )?to (?:reach |score |get |do |run |finish |land |make )?(?:${figure}) (?:clean |good |direct )?([a-z]+s)\\b`,
      'i',
    ).exec(prompt) ?? []
  const said = unit?.toLowerCase()
  return said === undefined || /^(?:points|pts|wins|goals|scores)$/.test(said) ? undefined : said
}

function endOf(value: number, won: Playthrough<World>, { game }: Proof<World>): End {
  const match = game.begin(won.replay.seed)
  const deeds = new Map<string, Happened>()
  let reached = match.world.score >= value ? 0 : undefined
  let ticks = 0
  for (const input of inputsOf(won.replay)) {
    if (match.status !== 'playing' || ticks > won.ticks) break
    match.step(input)
    ticks++
    for (const { type, by, to } of match.events) {
      const key = `${type} ${by} ${to}`
      const before = deeds.get(key)
      deeds.set(key, { type, ...(to !== undefined && { to }), count: (before?.count ?? 0) + 1, last: ticks })
    }
    if (match.world.score >= value) reached ??= ticks
  }
  const { score } = match.world
  match.leave()
  return { score, ...(reached !== undefined && { reached }), ticks, deeds: [...deeds.values()] }
}
