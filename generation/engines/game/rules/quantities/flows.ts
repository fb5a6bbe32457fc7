import {
  type Amount,
  type If,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { Known } from '../consequences/with-consequences.ts'
import type { Flow, Whole } from './filled-in.ts'
import type { Scale } from './scale.ts'

/** How near is near, and how slow is standing still. */
export const vicinity = 130
const standing = 25
const beat = 0.1

/** How much of its span a second takes, in a stroll and in a cruel game. */
const rates = {
  /** By itself, where something can be done about it, and where it is a clock. */
  drift: [0.042, 0.068],
  clock: [0.02, 0.032],
  moving: [0.06, 0.09],
  /** Beside what makes it worse. */
  near: [0.16, 0.24],
  /** Away from where it is bad: while one rests, and beside what helps. */
  rest: [0.17, 0.15],
  relief: [0.42, 0.36],
} as const
const paces = { slow: 0.65, fast: 1.6 } as const

/** What time does to it, as rules of whoever plays: each cites its words, and holds only where and while it was said to. */
export function flowRules(book: Rulebook, whole: Whole, scale: Scale): Rule[] {
  const { flows } = whole
  const you = playerKind(book).id
  const base = flows.find((flow) => isBase(flow))
  const stops = flows.filter(({ way }) => way === 'none').flatMap((flow) => conditionsOf(flow).map(negated))
  return flows
    .filter(({ way }) => way !== 'none')
    .map((flow): Rule => {
      const conditions = [...conditionsOf(flow), ...(isBase(flow) ? stops : [])]
      return {
        when: { every: beat, of: you },
        ...(conditions.length > 0 && { if: conditions }),
        do: [{ meter: whole.name, of: 'a', add: amountOf(flow, whole, scale, base) }],
        rest: 0,
        because: flow.filler ? 'filler' : { words: flow.words },
      }
    })
}

const isBase = ({ way, near, during, above }: Flow) =>
  way !== 'none' && near === undefined && during === undefined && above === undefined

function conditionsOf({ near, during, above }: Flow): If[] {
  return [
    ...(above === undefined ? [] : [{ meter: above, of: 'a' as const, above: 0.5 }]),
    ...(near === undefined ? [] : [{ near, within: vicinity }]),
    ...(during === 'still' ? [{ pace: 'a' as const, below: standing }] : []),
    ...(during === 'moving' ? [{ pace: 'a' as const, above: standing }] : []),
  ]
}

function negated(one: If): If {
  if ('near' in one) return { ...one, not: true }
  if ('pace' in one && one.below !== undefined) return { pace: one.pace, above: one.below }
  return 'pace' in one && one.above !== undefined ? { pace: one.pace, below: one.above } : one
}

function amountOf(flow: Flow, whole: Whole, { span }: Scale, base: Flow | undefined): Amount {
  const sign = flow.way === 'up' ? 1 : -1
  const isBad = whole.edges.some(({ side }) => (side === 'full') === (flow.way === 'up'))
  const isBoth = new Set(whole.edges.map(({ side }) => side)).size > 1
  const rate = rateOf(flow, whole, isBad)
  const pace = flow.pace === undefined ? 1 : paces[flow.pace]
  // What helps has to be more than what goes on all the while.
  const against = base && base !== flow && base.way !== flow.way ? rates.drift[0] : 0
  const part = (value: number) =>
    round(sign * (value * pace * (isBoth && isBase(flow) ? 0.9 : 1) + against) * span * beat)
  return [part(rate[0]), part(rate[1])]
}

function rateOf(flow: Flow, { seconds, isEased }: Whole, isBad: boolean): readonly [number, number] {
  if (isBase(flow)) {
    if (seconds !== undefined && isBad) return [1 / seconds, 1 / seconds]
    return isBad ? (isEased ? rates.drift : rates.clock) : rates.drift
  }
  // 'Faster in wind': as much again as it does anyway.
  if (flow.near !== undefined && isBad && flow.pace === 'fast') return isEased ? rates.drift : rates.clock
  if (flow.near !== undefined) return isBad ? rates.near : rates.relief
  return isBad ? rates.moving : rates.rest
}

const round = (value: number) => Math.round(value * 100000) / 100000

/** What does something to whoever is near it stands about, where no rule has put it there yet. */
export function withPlaces(
  book: Rulebook,
  { flows, name }: Pick<Whole, 'flows' | 'name'>,
  { cast }: Pick<Known, 'cast'>,
): Rulebook {
  const missing = [...new Set(flows.flatMap(({ near }) => near ?? []))].filter(
    (id) =>
      cast.some((member) => member.id === id) &&
      !book.kinds.some((kind) => kind.cast === id || kind.id === id),
  )
  const kinds = missing.map((id): Kind => {
    const { words = name } = flows.find(({ near }) => near === id) ?? {}
    const isFoe = cast.some((member) => member.id === id && member.role === 'enemy')
    return {
      id,
      cast: id,
      drive: isFoe ? { does: 'wander', speed: [35, 55] } : { does: 'still' },
      count: 3,
      where: 'anywhere',
      size: 64,
      because: { words },
    }
  })
  return { ...book, kinds: [...book.kinds, ...kinds] }
}
