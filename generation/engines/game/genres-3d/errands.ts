import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import type { Errand } from '@makebelieve/kit/game-3d/genres/collector-3d/errands'
import {
  flame,
  type Work,
  type WorkKind,
  workOf,
  works,
} from '@makebelieve/kit/game-3d/genres/collector-3d/work'
import type { Brief, Triple } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { fromThing } from '../cast.ts'
import { type Shown, verbsOf } from '../proof/signs.ts'
import { thingNamed } from '../solid/shapes.ts'

const kindOf = (verb: string): WorkKind | undefined => works.find((kind) => verbsOf(kind).includes(verb))

const byPlayer = ({ actors, triples }: Brief): Triple[] =>
  triples.filter(
    ({ subject, negated }) =>
      !negated &&
      (subject === 'player' || actors.some(({ id, role }) => id === subject && role === 'player')),
  )

/** What is mended, put out or photographed stays where it is, and one goes there: nothing of it is picked up. */
export function withWork(game: GamePlan, brief: Brief): GamePlan {
  const deeds = byPlayer(brief).flatMap(({ verb, object }) => {
    const kind = kindOf(verb)
    const member = game.cast.find(({ id, role }) => id === object && role !== 'player')
    return kind && member ? [{ kind, verb, member }] : []
  })
  const [first] = deeds
  if (!first) return game
  const on = deeds.filter(({ kind }) => kind === first.kind).map(({ member }) => member.id)
  const tall = Math.min(3.4, Math.max(1.1, thingNamed(first.member.name, game.seed)?.metres ?? 2))
  const work: Work = { kind: first.kind, says: capital(first.verb), on, tall }
  const named = new Set(brief.actors.filter(({ implied }) => !implied).map(({ id }) => id))
  // Nobody needs anything else to pick up.
  const cast = game.cast
    .filter(({ id, role }) => !isFiller.test(role) || on.includes(id) || named.has(id))
    .map((member) => (on.includes(member.id) ? { ...member, role: 'collectible' as const } : member))
  const count = game.rules.goalCount ?? first.member.count
  const goalCount = Math.min(12, count ?? 5)
  return againstTime({
    ...game,
    cast,
    rules: { ...game.rules, levels: 1, goalCount },
    content: { ...game.content, work },
  })
}

/** Nobody asked for anything else to pick up, nor for wolves around a fire. */
const isFiller = /^(?:collectible|enemy)$/

/** Where nobody is in the way there is a clock, unless nothing can be lost. */
function againstTime(game: GamePlan): GamePlan {
  const { gentle, seconds, goalCount = 5 } = game.rules
  const isSafe = castIn(game, 'enemy').length + castIn(game, 'hazard').length === 0
  if (!isSafe || gentle || seconds !== undefined) return game
  return { ...game, rules: { ...game.rules, seconds: 40 + 14 * goalCount, timeUp: 'lose' } }
}

/** What is brought to somebody is carried there, one at a time. Where no place is named, there are houses that wait. */
export function withErrand(game: GamePlan, brief: Brief): GamePlan {
  if (workOf(game)) return game
  const delivering = verbsOf('deliver')
  const found = byPlayer(brief).filter(({ verb }) => delivering.includes(verb))
  const named = new Set(brief.actors.filter(({ implied }) => !implied).map(({ id }) => id))
  const isLoad = ({ id, role }: GamePlan['cast'][number]) =>
    named.has(id) && /^(?:collectible|friend|prop)$/.test(role) && found.some(({ object }) => object === id)
  const loads = game.cast.filter(isLoad)
  if (loads.length === 0) return game
  const [own] = castIn(game, 'goal')
  const house = fromThing(openCatalogue().find('house'), 'goal', 'house').member
  const place = own ?? house
  const total = Math.min(12, game.rules.goalCount ?? loads[0]?.count ?? 5)
  const isMany = !own || own.count !== undefined || speaksOfMany(brief.prompt, own.plural)
  const errand: Errand = {
    loads: loads.map(({ id }) => id),
    goal: place.id,
    places: isMany ? Math.max(own?.count ?? 0, total) : 1,
  }
  const cast = game.cast
    .filter((member) => !isFiller.test(member.role) || named.has(member.id))
    .map((member) => (isLoad(member) ? { ...member, role: 'collectible' as const } : member))
  return againstTime({
    ...game,
    cast: own ? cast : [...cast, house],
    rules: { ...game.rules, levels: 1, goalCount: total },
    content: { ...game.content, errand },
  })
}

/** A fire is a shape of its own on what burns. */
export const shapesOfWork = (game: GamePlan): Record<string, string> =>
  workOf(game)?.kind === 'extinguish' ? { [flame]: 'flame' } : {}

const speaksOfMany = (prompt: string, plural: string) => prompt.toLowerCase().includes(plural.toLowerCase())

/** What was done is the deed of that very kind; what is only carried is taken as well. */
export const shownByWork = (game: GamePlan): Shown => {
  const work = workOf(game)
  return work ? { tend: verbsOf(work.kind) } : {}
}

/** What there is to do, where it is no collecting. */
export function goalOfWork(
  game: GamePlan,
  { name, plural }: { name: string; plural: string },
): string | undefined {
  const work = workOf(game)
  const errand = game.content?.errand as Errand | undefined
  const many = game.rules.goalCount ?? 5
  const what = many === 1 ? `the ${name}` : `${many} ${plural}`
  if (work) return `${work.says} ${what}`
  const place = game.cast.find(({ id }) => id === errand?.goal)
  if (!errand || !place) return undefined
  return `Bring ${what} to the ${errand.places > 1 ? place.plural : place.name}`
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
