import { seededRandom } from '../../core/random.ts'
import type { GamePlan } from '../../game/plan.ts'
import type { Area, Table, TurnRules } from './rules.ts'
import { stage } from './world.ts'

/** Somebody who sits beside the board and, every so many moves, takes a piece that nobody chose. */
export type RaidContent = { raid?: { every: number; cast?: string } }

export type Raid = {
  every: number
  /** Moves that were made, by both sides. */
  moves: number
  random: number
  /** Where a piece was taken in the last move, as the id of a place. */
  at?: string
}

export type Raided = { raid?: Raid }

/** What has to be known of a board for pieces to be taken from it. */
export type Raidable<S> = {
  /** Places whose piece may be taken, so that the game can go on after it. */
  prey(state: S): string[]
  without(state: S, place: string): S
}

/**
 * The same game with a raider, where the plan has one. Whoever looks ahead does not see the raids coming, as nobody does; that they came is
 * written into the state, so that undo and replays hold.
 */
export function raided<S extends object>(
  rules: TurnRules<S & Raided>,
  { prey, without }: Raidable<S & Raided>,
): TurnRules<S & Raided> {
  return {
    ...rules,
    deal(plan, seed, level) {
      const raid = raidIn(plan)
      const state = rules.deal(plan, seed, level)
      return raid ? { ...state, raid: { every: raid.every, moves: 0, random: seed } } : state
    },
    after(state, move) {
      const next = rules.after(state, move)
      if (!state.raid) return next
      const moves = state.raid.moves + 1
      const { at: _, ...raid } = { ...state.raid, moves }
      const isNow = moves % raid.every === 0 && rules.ending({ ...next, raid }) === undefined
      const [first, ...others] = isNow ? prey(next) : []
      if (first === undefined) return { ...next, raid }
      const random = seededRandom(raid.random)
      const at = random.pick([first, ...others])
      return { ...without(next, at), raid: { ...raid, random: random.state(), at } }
    },
    ahead: { moves: rules.moves, after: rules.after, ending: rules.ending, ...rules.ahead },
    table: (state, plan) => withRaider(rules.table(state, plan), state, plan),
    told(before, move, after, plan) {
      const raid = raidIn(plan)
      // What the move itself did is told without the raid that followed it.
      const told = rules.told?.(before, move, raid ? rules.after(before, move) : after, plan) ?? []
      if (!raid || after.raid?.at === undefined) return told
      return [...told, { type: 'defeat', at: after.raid.at, ...(raid.cast && { by: raid.cast }) }]
    },
    howTo(plan) {
      const raid = raidIn(plan)
      return [
        ...rules.howTo(plan),
        ...(raid
          ? [`After every ${raid.every} moves a random piece is taken from the board, yours or theirs.`]
          : []),
      ]
    },
  }
}

const raidIn = ({ content }: GamePlan) => (content as RaidContent | undefined)?.raid

/** The raider waits at the edge, with the moves that are left, and stands where it has just been. */
function withRaider(table: Table, { raid }: Raided, plan: GamePlan): Table {
  if (!raid) return table
  const cast = raidIn(plan)?.cast
  const left = raid.every - (raid.moves % raid.every)
  const den = { x: 32, y: 360 }
  const place = table.places.find(({ id }) => id === raid.at)
  const where = place ? middleOf(place) : den
  return {
    ...table,
    pieces: [
      ...table.pieces,
      ...(cast
        ? [
            {
              id: 'raider',
              ...where,
              width: place ? place.width * 0.9 : 60,
              face: { kind: 'picture' as const, cast },
              above: true as const,
            },
          ]
        : []),
    ],
    labels: [
      ...(table.labels ?? []),
      {
        x: Math.max(26, den.x),
        y: den.y + 50,
        words: `in ${left}`,
        size: 19,
        bold: true,
        colour: '#ffffff',
        width: stage.width,
      },
    ],
  }
}

const middleOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 })
