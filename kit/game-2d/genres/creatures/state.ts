import { type Random, seededRandom } from '../../../core/random.ts'
import type { Move } from '../../turns/rules.ts'
import {
  type Blow,
  bestBlow,
  type Creature,
  type Effect,
  effectOf,
  forceOf,
  type Kind,
  newCreature,
  stronger,
} from './creature.ts'
import { type Land, walksFrom } from './land.ts'

export type Species = { cast: string; kind: Kind }

/** What was done in a fight, for the words and the marks on the stage. */
export type Done = { own: number; hurt: number; effect: Effect }

export type CreaturesState = {
  land: Land
  cell: number
  species: Species[]
  /** Creatures to begin with, one of which one takes. */
  offers: Creature[]
  team: Creature[]
  /** Who of the team fights, by id. */
  active: number
  foe?: { creatures: Creature[]; wild: boolean }
  /** The next blow counts double. */
  ready: boolean
  /** What one did and what was done in return. */
  mine?: Done & { missed?: true }
  theirs?: Done
  /** Whom one has caught, in order: ids of cast members. */
  caught: string[]
  /** So many must be caught before one may meet the one to beat. */
  needed: number
  /** How many of some, by their ids. */
  wanted: Record<string, number>
  beaten: number
  hasWon: boolean
  /** Creatures that get knocked out leave for good. */
  gone: boolean
  strength: number
  nextId: number
  random: number
}

export const mostInTeam = 6
const meetings = 0.34

export const activeOf = ({ team, active }: CreaturesState) =>
  team.find(({ id, health }) => id === active && health > 0)

export const foeOf = ({ foe }: CreaturesState) => foe?.creatures.find(({ health }) => health > 0)

/** Of whom there are not enough yet. */
export const missingIn = ({ caught, wanted }: CreaturesState): string[] =>
  Object.keys(wanted).filter((cast) => caught.filter((one) => one === cast).length < (wanted[cast] ?? 0))

export const isReadyForMaster = (state: CreaturesState) =>
  state.caught.length >= state.needed && missingIn(state).length === 0

export function moves(state: CreaturesState): Move[] {
  if (state.offers.length > 0) return state.offers.map((_, index) => [`offer ${index}`])
  if (!state.foe)
    return walksFrom(state.land, state.cell, isReadyForMaster(state)).map((walk) => [String(walk.at(-1))])
  const own = activeOf(state)
  const swaps = state.team
    .filter(({ id, health }) => health > 0 && id !== own?.id)
    .map(({ id }): Move => [`team ${id}`])
  if (!own) return swaps
  const wild: Move[] = state.foe.wild
    ? [...(state.team.length < mostInTeam ? [['catch'] as Move] : []), ['run']]
    : []
  return [['strike'], ['power'], ['focus'], ...wild, ...swaps]
}

export function after(state: CreaturesState, [place = '']: Move): CreaturesState {
  const { mine: _, theirs: __, ...calm } = state
  const [what, index] = place.split(' ')
  if (what === 'offer') {
    const chosen = state.offers[Number(index)] as Creature
    return { ...calm, offers: [], team: [chosen], active: chosen.id }
  }
  if (!state.foe) return walked(calm, Number(place))
  return fought(calm, what ?? '', Number(index))
}

function walked(state: CreaturesState, to: number): CreaturesState {
  const random = seededRandom(state.random)
  const walk = walksFrom(state.land, state.cell, true).find((cells) => cells.at(-1) === to) ?? []
  const next = { ...state }
  for (const cell of walk) {
    if (cell === state.land.master) return { ...facing(next), foe: masters(state), random: random.state() }
    next.cell = cell
    if (cell === state.land.camp) next.team = next.team.map((one) => ({ ...one, health: one.most }))
    if (!state.land.grass.includes(cell) || random.next() > meetings) continue
    const missing = state.species.filter(({ cast }) => missingIn(state).includes(cast))
    const around = missing.length > 0 && random.next() < 0.6 ? missing : state.species
    const { cast, kind } = around[random.below(around.length)] as Species
    const level = Math.max(1, Math.round(state.strength * 0.45) + random.below(2))
    return {
      ...facing(next),
      foe: { creatures: [newCreature(state.nextId, cast, kind, level)], wild: true },
      nextId: state.nextId + 1,
      random: random.state(),
    }
  }
  return { ...next, random: random.state() }
}

/** Whoever can fight steps forward. */
const facing = (state: CreaturesState): CreaturesState => ({
  ...state,
  ready: false,
  active: (activeOf(state) ?? state.team.find(({ health }) => health > 0))?.id ?? -1,
})

/** One of each kind. */
const masters = ({ species, strength, nextId }: CreaturesState): NonNullable<CreaturesState['foe']> => ({
  wild: false,
  creatures: (['leaf', 'water', 'fire'] as const).map((kind, index) => {
    const cast = (species.find((one) => one.kind === kind) ?? species[0])?.cast ?? ''
    return newCreature(nextId + 100 + index, cast, kind, Math.round(strength))
  }),
})

function fought(state: CreaturesState, what: string, index: number): CreaturesState {
  const random = seededRandom(state.random)
  const own = activeOf(state)
  const foe = foeOf(state)
  if (!foe || !state.foe) throw new Error('Nobody is there to fight')
  const stays = () => ({ random: random.state() })
  if (what === 'run') return { ...leaving(state), ...stays() }
  // Somebody who takes the place of one that is out comes at once; any other change takes a turn.
  if (what === 'team') {
    const changed = { ...state, active: index, ready: false }
    return own ? answered(changed, random) : { ...changed, ...stays() }
  }
  if (!own) throw new Error('Nobody of the team can fight')
  if (what === 'focus') return answered({ ...state, ready: true }, random)
  if (what === 'catch') {
    if (random.next() < chanceToCatch(foe))
      return {
        ...leaving(state),
        team: [...state.team, { ...foe, health: Math.max(foe.health, Math.ceil(foe.most / 2)) }],
        caught: [...state.caught, foe.cast],
        ...stays(),
      }
    return answered({ ...state, mine: { own: own.id, hurt: 0, effect: 'plain', missed: true } }, random)
  }
  const blow = what as Blow
  const hurt = Math.round(forceOf(own, foe, blow) * (state.ready ? 2 : 1) + random.next() * 2)
  const effect = blow === 'power' ? effectOf(own.kind, foe.kind) : 'plain'
  const creatures = state.foe.creatures.map((one) =>
    one.id === foe.id ? { ...one, health: Math.max(0, one.health - hurt) } : one,
  )
  const hit: CreaturesState = {
    ...state,
    ready: false,
    foe: { ...state.foe, creatures },
    mine: { own: own.id, hurt, effect },
  }
  if (hurt < foe.health) return answered(hit, random)
  const grown = {
    ...hit,
    beaten: state.beaten + 1,
    team: state.team.map((one) => (one.id === own.id ? stronger(one) : one)),
    ...stays(),
  }
  if (foeOf(grown)) return grown
  return state.foe.wild ? { ...leaving(grown) } : { ...leaving(grown), hasWon: true }
}

function leaving({ foe: _, ...state }: CreaturesState): CreaturesState {
  return { ...state, ready: false }
}

/** The weaker it is, the surer. */
export const chanceToCatch = ({ health, most }: Creature) =>
  Math.min(0.95, Math.max(0.1, 1.05 - health / most))

/** Whoever is against the team hits back. */
function answered(state: CreaturesState, random: Random): CreaturesState {
  const [own, foe] = [activeOf(state), foeOf(state)]
  if (!own || !foe) return { ...state, random: random.state() }
  const blow = bestBlow(foe, own)
  const hurt = Math.max(
    1,
    Math.round(forceOf(foe, own, blow) * (state.foe?.wild ? 0.5 : 0.85) + random.next() * 2),
  )
  const health = Math.max(0, own.health - hurt)
  const isOut = health === 0
  return {
    ...state,
    ready: state.ready && !isOut,
    team: state.team
      .map((one) => (one.id === own.id ? { ...one, health } : one))
      .filter((one) => one.health > 0 || !state.gone),
    theirs: { own: own.id, hurt, effect: blow === 'power' ? effectOf(foe.kind, own.kind) : 'plain' },
    random: random.state(),
  }
}
