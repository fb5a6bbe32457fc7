import { type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import type { Claim, Quantity } from '../../../brief/brief.ts'
import type { Term } from '../../../brief/terms.ts'
import type { GameToPlay } from '../proof/game-to-play.ts'
import { playThrough } from '../proof/playthrough.ts'
import type { Proof } from '../proof/prove.ts'
import { bot, ruined } from './bot/bot.ts'
import { mistimes } from './bot/mistiming.ts'
import { tries } from './bot/trying.ts'
import { seenToFollow } from './consequences/seen.ts'
import { type Film, filmsOf } from './film.ts'
import type { Part, Use } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { partOf } from './part-of.ts'
import { seenToMeasure } from './quantities/seen.ts'
import { roundsOf, wholeOf } from './rounds.ts'
import { seenToHold } from './terms/seen.ts'
import { isTraced } from './traces.ts'

/** All that were looked at, and those of the won game among them. */
const films = new WeakMap<Proof<World>, { all: Film[]; won: Film[]; lost: Film[] }>()
const worst = new WeakMap<Proof<World>, Film[]>()

/** So many games are looked at: the won one, a lost one, and how others fared. */
const most = 5

/**
 * A sentence that says what was seen of a deed, and who of those it names the measurement never looked at; and the second of the won game
 * at which it is seen, where that alone shows it.
 */
export type SeenDeed = { says: string; ignored: Part[]; moment?: number }

/** What was seen of a deed in the games that were played, or nothing. */
export function seenInPlay(
  { mechanic: id, verb, words, who, whom, with: tool, to, from }: Extract<Claim, { about: 'deed' }>,
  { book, cast }: GamePlan,
  proof: Proof<World>,
): SeenDeed | undefined {
  const mechanic = mechanics.find((one) => one.id === id)
  if (!mechanic || !book) return undefined
  const part = (name: string | undefined): Part | undefined => {
    const member = cast.find((one) => one.id === name)
    return member && partOf(member)
  }
  const you = cast.find(({ role }) => role === 'player')
  const doer = part(who)
  if (!you || !doer) return undefined
  const use: Use = {
    mechanic: id,
    verb,
    words,
    you: partOf(you),
    who: doer,
    whom: part(whom),
    with: part(tool),
    to: part(to),
    from: part(from),
    button: 'a',
    among: 1,
    space: book.space.id,
    ...(whom !== undefined && isCarried(book, whom) && { inHand: { cast: whom } }),
  }
  const { all: played, won, lost } = filmsOfProof(proof)
  // What forbids something is seen only where somebody does it all the same.
  const looked = new Set<PropertyKey>()
  const watched = new Proxy(use, {
    get(target, key, receiver) {
      looked.add(key)
      return Reflect.get(target, key, receiver)
    },
  })
  // 'Before they sting the guests': that happens to whoever loses.
  if (isInTime(words) && doer.id !== you.id) {
    const late = mechanic.seen(lost, watched) ?? mechanic.seen([...lost, ...worstOf(proof)], watched)
    return late === undefined || won.length === 0
      ? undefined
      : { says: `In the game that was lost: ${late} The winner was done before.`, ignored: [] }
  }
  const own = mechanic.seen(played, watched)
  const worse = own === undefined ? [...played, ...worstOf(proof)] : played
  const all = own ?? mechanic.seen(worse, watched)
  if (all === undefined) return undefined
  // Of four pearls twelve are found in three games: whoever reads so has to know over what was counted.
  const says = worse.length > 1 && /\d/.test(all) ? `Across ${worse.length} games: ${lowered(all)}` : all
  const ignored = named.flatMap((slot) => (looked.has(slot) ? [] : (use[slot] ?? [])))
  // Seconds are counted anew on every level, so only a game of one level has a place for them.
  const moment = won.length === 1 ? secondIn(mechanic.seen(won, use)) : undefined
  return { says, ignored, ...(moment !== undefined && { moment }) }
}

const lowered = (says: string) =>
  says.replace(/^(?:The|A|An|In|On|Of|No|Being|It|They|Each|What|When|All|Those|Every|With|Only)\b/, (word) =>
    word.toLowerCase(),
  )

/** Whether it is taken in hand by whoever comes to it. */
const isCarried = ({ rules }: Rulebook, id: string) =>
  rules.some(
    ({ when, do: effects }) =>
      'touch' in when && when.touch[1] === id && effects.some((effect) => 'carry' in effect),
  )

const isInTime = (words: string) => /^before\b/i.test(words)

/** Whether one thing was seen to follow from another, and what of it. */
export function followsInPlay(
  claim: Extract<Claim, { about: 'consequence' }>,
  { cast }: GamePlan,
  proof: Proof<World>,
): SeenDeed | undefined {
  const you = cast.find(({ role }) => role === 'player')?.id ?? 'player'
  const { all: played, won } = filmsOfProof(proof)
  const more = () =>
    claim.cause.during || claim.effect.does === 'safe'
      ? oneMore(proof, (world, memory) => tries(world, memory, claim))
      : worstOf(proof)
  const says = seenToFollow(played, claim, you) ?? seenToFollow([...played, ...more()], claim, you)
  if (says === undefined) return undefined
  const moment = won.length === 1 ? secondIn(seenToFollow(won, claim, you)) : undefined
  return { says, ignored: [], ...(moment !== undefined && { moment }) }
}

/** Whether a quantity was seen to do what is said of it. */
export function measuredInPlay(
  { name, parts }: Extract<Claim, { about: 'quantity' }>,
  { cast, content }: GamePlan,
  proof: Proof<World>,
): string | undefined {
  const you = cast.find(({ role }) => role === 'player')?.id ?? 'player'
  const quantity = ((content?.quantities ?? []) as Quantity[]).find((one) => one.name === name)
  if (!quantity) return undefined
  const { all: played } = filmsOfProof(proof)
  const seen = seenToMeasure(played, quantity, parts, you)
  if (seen !== undefined) return seen
  // What happens at its ends is seen where somebody wants to get it there.
  const ends = parts.flatMap((part) => (part.about === 'edge' ? [part.side] : []))
  const more = ends.flatMap((side) => ruinedOf(proof, name, side === 'full' ? 'up' : 'down'))
  return seenToMeasure([...played, ...(ends.length > 0 ? more : worstOf(proof))], quantity, parts, you)
}

/** Whether what the sentence settles was seen to be so. */
export function settledInPlay(
  { term }: Extract<Claim, { about: 'term' }>,
  { cast, content, book }: GamePlan,
  proof: Proof<World>,
): string | undefined {
  const you = cast.find(({ role }) => role === 'player')?.id ?? 'player'
  const terms = (content?.terms ?? []) as Term[]
  const last = { you, won: proof.won?.because, lost: proof.lost?.because }
  const { all: played } = filmsOfProof(proof)
  if (term.about === 'timing' || term.about === 'missed' || term.about === 'streak') {
    // Where nothing has to be stopped in time, nothing that looks like it is that.
    const isTimed = book?.kinds.some(({ meters = [] }) => meters.some(({ zone }) => zone))
    const more = () => [...oneMore(proof, mistimes), ...worstOf(proof)]
    return isTimed ? seenToHold(term, { films: [...played, ...more()], ...last }, terms) : undefined
  }
  return (
    seenToHold(term, { films: played, ...last }, terms) ??
    seenToHold(term, { films: [...played, ...worstOf(proof)], ...last }, terms) ??
    // What becomes of those whom nobody comes for is seen where nobody does.
    (/^(?:patience|number|contest)$/.test(term.about)
      ? seenToHold(term, { films: [...played, ...oneMore(proof, () => idle)], ...last }, terms)
      : undefined)
  )
}

function ruinedOf(proof: Proof<World>, meter: string, way: 'up' | 'down'): Film[] {
  return oneMore(proof, (world, memory) => ruined(world, memory, { meter, way }) ?? idle)
}

/** Whether anything was ever seen that a deed could have been, though nothing knows how to see it. */
export const tracesInPlay = (deed: Parameters<typeof isTraced>[1], proof: Proof<World>): boolean =>
  isTraced(filmsOfProof(proof).all, deed) || isTraced(worstOf(proof), deed)

/** How often the player was round in the won game, and how many others went round as well, by where they were. */
export function roundsInPlay({ cast }: GamePlan, proof: Proof<World>): { mine: number; others: number } {
  const you = cast.find(({ role }) => role === 'player')?.id
  const [film] = filmsOfProof(proof).won
  const rounds = film
    ? roundsOf(
        film,
        cast.map(({ id }) => id),
      )
    : []
  const mine = rounds.find((round) => round.cast === you)
  const others = rounds.filter((round) => round.cast !== you && wholeOf(round) > 0.5).length
  // Everybody begins a little before the line.
  return { mine: mine ? Math.floor(wholeOf(mine) + 0.03) : 0, others }
}

function secondIn(says: string | undefined): number | undefined {
  const [, second] = /second (\d+(?:\.\d+)?)/.exec(says ?? '') ?? []
  return second === undefined ? undefined : Number(second)
}

/** Those whom a deed may name beside its doer. */
const named = ['whom', 'with', 'to', 'from'] as const

/** One more game, of whoever wants to lose: only where the others did not show everything. */
function worstOf(proof: Proof<World>): Film[] {
  const known = worst.get(proof)
  if (known) return known
  const made = oneMore(proof, (world, memory) => bot.lose?.(world, memory) ?? idle)
  worst.set(proof, made)
  return made
}

function oneMore(proof: Proof<World>, plays: (world: RulesWorld, memory: Memory) => Input): Film[] {
  const game = proof.game as unknown as GameToPlay<RulesWorld>
  const player = ({ world }: { world: RulesWorld }, memory: Memory) => plays(world, memory)
  const seed = (proof.won ?? proof.played[0])?.replay.seed ?? 1
  const { replay } = playThrough({ game, seed, player, longest: 100 })
  return filmsOf(game, replay)
}

function filmsOfProof(proof: Proof<World>): { all: Film[]; won: Film[]; lost: Film[] } {
  const known = films.get(proof)
  if (known) return known
  const { won, lost, played } = proof
  const chosen = [...new Set([won, lost, ...played])].filter((one) => one !== undefined).slice(0, most)
  const game = proof.game as unknown as GameToPlay<RulesWorld>
  const each = chosen.map(({ replay }) => filmsOf(game, replay))
  const at = lost ? chosen.indexOf(lost) : -1
  const made = { all: each.flat(), won: won ? (each[0] ?? []) : [], lost: each[at] ?? [] }
  films.set(proof, made)
  return made
}
