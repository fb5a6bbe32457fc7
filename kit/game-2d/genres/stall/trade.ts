import { type Random, seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'

/** A kind of day: how many come on it, against a usual one. */
export type Weather = { id: string; name: string; crowd: number }

export type StallContent = {
  days?: number
  start?: number
  /** What one has to have when the last day is over. */
  aim?: number
  /** What money is called. */
  coins?: string
  weathers?: Weather[]
  /** What was not sold is still good the next day. */
  keeps?: boolean
}

/** What is sold: `cost` to make one, `worth` to somebody who is neither mean nor generous. */
export type Ware = { cast: string; name: string; cost: number; worth: number; price: number; made: number }

/** Who comes wants one thing, and pays so much for it at most. */
export type Comer = { ware: number; pays: number }

/** A day that is over. */
export type Day = { weather: string; came: number; sold: number; earned: number; prices: number[] }

export type StallState = {
  day: number
  days: number
  phase: 'morning' | 'open' | 'evening'
  money: number
  aim: number
  /** By how much prices go up and down. */
  unit: number
  keeps: boolean
  /** The weather of each day. */
  sky: Weather[]
  wares: Ware[]
  comers: Comer[]
  /** How many of them have been at the counter, and what became of the last one. */
  come: number
  last?: 'bought' | 'dear' | 'out'
  sold: number
  earned: number
  log: Day[]
  random: number
}

export const usualDays = 5
const usualCrowd = 10
/** What a good player earns with one who comes, where prices go by ones. */
const usualGain = 1.4

export const usualWeathers: readonly Weather[] = [
  { id: 'sunny', name: 'Sunny', crowd: 1.3 },
  { id: 'cloudy', name: 'Cloudy', crowd: 1 },
  { id: 'rainy', name: 'Rainy', crowd: 0.6 },
]

export const contentOf = ({ content }: GamePlan): StallContent => (content ?? {}) as StallContent

export function deal(plan: GamePlan, seed: number): StallState {
  const { days = usualDays, start, aim, weathers = usualWeathers, keeps = false } = contentOf(plan)
  const random = seededRandom(seed)
  const sky = skyOf(days, weathers, random)
  const usual = sky.reduce((sum, { crowd }) => sum + crowd, 0) * usualCrowd * usualGain
  // Where more is asked for than small change brings, everything costs more.
  const unit = aim === undefined ? 1 : Math.max(1, Math.ceil(((aim - (start ?? 0)) * 1.5) / usual))
  const money = start ?? 10 * unit
  const share = plan.rules.gentle ? 0.3 : 0.4 + 0.35 * plan.challenge
  const wares = castIn(plan, 'collectible').map(
    ({ id, name }): Ware => ({ cast: id, name, cost: unit, worth: 4 * unit, price: unit, made: 0 }),
  )
  const first: StallState = {
    day: 1,
    days,
    phase: 'morning',
    money,
    aim: aim ?? money + Math.max(5, Math.round(usual * share)),
    unit,
    keeps,
    sky,
    wares,
    comers: [],
    come: 0,
    sold: 0,
    earned: 0,
    log: [],
    random: random.state(),
  }
  return withComers(first)
}

/** Every kind of weather comes up before one of them comes again. */
function skyOf(days: number, weathers: readonly Weather[], random: Random): Weather[] {
  const sky: Weather[] = []
  while (sky.length < days) sky.push(...random.shuffled([...weathers]))
  return sky.slice(0, days)
}

export const weatherOf = ({ sky, day }: StallState): Weather =>
  sky[day - 1] ?? { id: 'cloudy', name: 'Cloudy', crowd: 1 }

/** Whom the weather brings is ready to pay a little more as well. */
const eagerness = (state: StallState): number => Math.min(1.4, 0.8 + 0.2 * weatherOf(state).crowd)

/** Who will come today; nobody knows before the stall opens. */
function withComers(state: StallState): StallState {
  const random = seededRandom(state.random)
  const many = Math.round(usualCrowd * weatherOf(state).crowd * (0.9 + 0.2 * random.next()))
  const comers = Array.from({ length: many }, (): Comer => {
    const ware = random.below(state.wares.length)
    const worth = state.wares[ware]?.worth ?? 0
    return { ware, pays: Math.round(worth * eagerness(state) * (0.5 + random.next())) }
  })
  return { ...state, comers, come: 0, sold: 0, earned: 0, random: random.state() }
}

/** The next one steps up to the counter and buys, or goes away; after the last one it is evening. */
export function served(state: StallState): StallState {
  const { comers, come, wares } = state
  const comer = comers[come]
  const ware = comer && wares[comer.ware]
  if (!comer || !ware) return closed(state)
  const last = ware.price > comer.pays ? 'dear' : ware.made === 0 ? 'out' : 'bought'
  if (last !== 'bought') return { ...state, come: come + 1, last }
  return {
    ...state,
    come: come + 1,
    last,
    money: state.money + ware.price,
    sold: state.sold + 1,
    earned: state.earned + ware.price,
    wares: wares.map((one, at) => (at === comer.ware ? { ...one, made: one.made - 1 } : one)),
  }
}

function closed({ last: _, ...state }: StallState): StallState {
  const day: Day = {
    weather: weatherOf(state).id,
    came: state.comers.length,
    sold: state.sold,
    earned: state.earned,
    prices: state.wares.map(({ price }) => price),
  }
  return { ...state, phase: 'evening', log: [...state.log, day] }
}

/** What was not sold is thrown away, where it does not keep. */
export function nextDay({ last: _, ...state }: StallState): StallState {
  const wares = state.wares.map((ware) => ({ ...ware, made: state.keeps ? ware.made : 0 }))
  return withComers({ ...state, day: state.day + 1, phase: 'morning', wares })
}

/** How many a good player expects to sell of one ware today at a price, without knowing who comes. */
export function expectedSales(state: StallState, { worth }: Ware, price: number): number {
  const usual = worth * eagerness(state)
  const share = Math.min(1, Math.max(0, (1.5 * usual - price) / usual))
  return (usualCrowd * weatherOf(state).crowd * share) / state.wares.length
}
