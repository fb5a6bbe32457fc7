import { seededRandom } from '../../../core/random.ts'
import { type CastMember, castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Move, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { type Kind, kinds, newCreature } from './creature.ts'
import { landOf } from './land.ts'
import { activeOf, after, type CreaturesState, foeOf, moves, type Species } from './state.ts'
import { drawBehind, drawBlows, masterOf, tableOf } from './view.ts'
import { foolish, wise } from './wise.ts'

export { activeOf, foeOf } from './state.ts'
export type { CreaturesState }

export type CreaturesContent = {
  /** How many have to be caught before one may meet the one to beat. */
  needed?: number
  /** How many of some, by their ids. */
  wanted?: Record<string, number>
  /** Creatures that get knocked out leave for good. */
  gone?: boolean
}

const usualNeeded = 2

/** How much somebody is of a kind, by their main colour; whoever swims is of water. */
function leaning({ colour, motion }: CastMember, kind: Kind): number {
  const bits = Number.parseInt(colour.slice(1), 16)
  const [red, green, blue] = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
  const own = { fire: red, leaf: green, water: blue }[kind]
  return own * 1.5 - (red + green + blue) / 2 + (kind === 'water' && motion === 'swims' ? 500 : 0)
}

/** All that one can meet: of each kind at least one, and each of the kind that suits it best. */
export function speciesIn(plan: GamePlan): Species[] {
  const members = castIn(plan, 'collectible')
  const given = new Map<string, Kind>()
  const pairs = members
    .flatMap((member) => kinds.map((kind) => ({ id: member.id, kind, worth: leaning(member, kind) })))
    .sort((one, other) => other.worth - one.worth)
  for (const { id, kind } of pairs)
    if (!given.has(id) && ![...given.values()].includes(kind)) given.set(id, kind)
  for (const { id, kind } of pairs) if (!given.has(id)) given.set(id, kind)
  return members.map(({ id }) => ({ cast: id, kind: given.get(id) ?? 'fire' }))
}

function deal(plan: GamePlan, seed: number): CreaturesState {
  const random = seededRandom(seed)
  const { needed = usualNeeded, wanted = {}, gone = false } = (plan.content ?? {}) as CreaturesContent
  const species = speciesIn(plan)
  const first = kinds.flatMap((kind) => species.find((one) => one.kind === kind) ?? [])
  const land = landOf(random.below(1_000_000))
  return {
    land,
    cell: land.camp,
    species,
    offers: first.map(({ cast, kind }, id) => newCreature(id, cast, kind, 2)),
    team: [],
    active: -1,
    ready: false,
    caught: [],
    needed,
    wanted,
    beaten: 0,
    hasWon: false,
    gone,
    strength: dial(plan, 1.6, 5.6),
    nextId: 10,
    random: random.state(),
  }
}

function told(before: CreaturesState, [place = '']: Move, state: CreaturesState, plan: GamePlan): Told[] {
  if (place.startsWith('offer')) return [{ type: 'swap' }]
  if (!before.foe) {
    const foe = foeOf(state)
    if (foe && state.foe?.wild)
      return [
        { type: 'warn', words: `A wild ${memberOf(plan, foe.cast).name}!` },
        { type: 'cross', at: 'hero' },
      ]
    if (foe) return [{ type: 'boss' }]
    if (state.cell === state.land.camp) return [{ type: 'heal', at: 'hero' }]
    return [{ type: state.land.grass.includes(state.cell) ? 'cross' : 'step', at: 'hero' }]
  }
  return toldOfFight(before, place, state, plan)
}

function toldOfFight(before: CreaturesState, place: string, state: CreaturesState, plan: GamePlan): Told[] {
  const [own, foe] = [activeOf(before), foeOf(before)]
  if (!foe || place === 'run') return [{ type: 'step' }]
  const master = before.foe?.wild ? undefined : masterOf(plan)
  const { mine, theirs } = state
  const told: Told[] = []
  if (place === 'catch')
    told.push(
      state.caught.length > before.caught.length
        ? { type: 'collect', to: foe.cast, words: 'Caught!' }
        : { type: 'miss' },
    )
  else if (mine && own) {
    told.push({ type: 'hit', at: `foe ${foe.id}`, to: foe.cast })
    if (foeOf(state)?.id !== foe.id) told.push({ type: 'defeat', to: foe.cast })
    const grown = state.team.find(({ id, level }) => id === own.id && level > own.level)
    const words = grown?.grown && !own.grown ? 'It evolved!' : `Level ${grown?.level}`
    if (grown) told.push({ type: 'upgrade', at: `own ${own.id}`, to: own.cast, words })
    if (state.hasWon && master) told.push({ type: 'defeat', to: master.id })
  } else told.push({ type: place === 'focus' ? 'power' : 'swap' })
  const struck = [...before.team, ...state.team].find(({ id }) => id === theirs?.own)
  if (!theirs || !struck) return told
  const deed = { at: `own ${struck.id}`, by: master?.id ?? foe.cast, to: struck.cast }
  const isOut = !state.team.some(({ id, health }) => id === theirs.own && health > 0)
  return [...told, { type: 'hurt', ...deed }, ...(isOut ? [{ type: 'defeat' as const, ...deed }] : [])]
}

/** One walks through tall grass, weakens what one meets there, catches it, and fights with a team of one's own. */
export const turns: TurnRules<CreaturesState> = {
  id: 'creatures',
  sides: 1,
  says: 'Choose where to go or what to do',
  final: true,
  settles: 16,
  deal,
  moves,
  after,
  ending({ hasWon, team, offers }) {
    if (hasWon) return { winner: 0, because: 'You and your team have won!' }
    return offers.length === 0 && !team.some(({ health }) => health > 0)
      ? { winner: 1, because: 'Your whole team is out.' }
      : undefined
  },
  score: ({ caught, beaten }) => caught.length * 100 + beaten * 20,
  solve: wise,
  blunder: foolish,
  progress: ({ caught, needed, beaten }) =>
    Math.min(0.9, (caught.length / Math.max(1, needed)) * 0.6 + beaten * 0.03),
  table: tableOf,
  backdrop: drawBehind,
  overlay: drawBlows,
  told,
  howTo(plan) {
    const { needed = usualNeeded, gone } = (plan.content ?? {}) as CreaturesContent
    return [
      'Pick where to walk. Wild creatures live in the tall grass. Rest at the tent to heal your team.',
      'Fire is strong against leaf, leaf against water, and water against fire. Weaken a wild creature, then catch it: the weaker it is, the better your chances.',
      `Catch ${needed} or more, then beat the ${masterOf(plan)?.name ?? 'master'}. If your whole team is out, you lose.`,
      ...(gone ? ['Creatures that get knocked out leave for good.'] : []),
    ]
  },
  hud: ({ caught, needed, team }) => [
    { says: 'Caught', value: `${caught.length} of ${needed}` },
    { says: 'Team', value: String(team.filter(({ health }) => health > 0).length) },
  ],
}

export const genre = turnGame(turns)
