import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Ending, Move, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { contentOf, deal, expectedSales, nextDay, type StallState, served, type Ware } from './trade.ts'
import { backdrop, table } from './view.ts'

/** The most of one ware that a shelf holds, and how often its price may be raised. */
const mostMade = 40
const mostPrice = 12

function moves({ phase, money, unit, wares }: StallState): Move[] {
  if (phase === 'open') return []
  if (phase === 'evening') return [['next']]
  const ofWares = wares.flatMap(({ price, cost, made }, at): Move[] => [
    ...(price > unit ? [[`cheaper ${at}`]] : []),
    ...(price < unit * mostPrice ? [[`dearer ${at}`]] : []),
    ...(made > 0 ? [[`fewer ${at}`]] : []),
    ...(made < mostMade && money >= cost ? [[`more ${at}`]] : []),
    ...(made + 5 <= mostMade && money >= cost * 5 ? [[`five ${at}`]] : []),
  ])
  return [...ofWares, ['open']]
}

/** What each button of a row changes. */
const changes: Readonly<Record<string, { price?: number; made?: number }>> = {
  cheaper: { price: -1 },
  dearer: { price: 1 },
  fewer: { made: -1 },
  more: { made: 1 },
  five: { made: 5 },
}

function after(state: StallState, [place = '']: Move): StallState {
  if (place === 'open') return { ...state, phase: 'open' }
  if (place === 'next') return nextDay(state)
  const [what = '', row] = place.split(' ')
  const { price = 0, made = 0 } = changes[what] ?? {}
  const cost = (state.wares[Number(row)]?.cost ?? 0) * made
  const change = (ware: Ware): Ware => ({
    ...ware,
    price: ware.price + price * state.unit,
    made: ware.made + made,
  })
  return {
    ...state,
    money: state.money - cost,
    wares: state.wares.map((ware, at) => (at === Number(row) ? change(ware) : ware)),
  }
}

function ending({ phase, day, days, money, aim, wares }: StallState): Ending | undefined {
  if (phase === 'evening' && day === days)
    return money >= aim
      ? { winner: 0, because: `${money} on the last evening!` }
      : { winner: 1, because: `${money}, and it should have been ${aim}.` }
  const isBroke = wares.every(({ cost, made }) => cost > money && made === 0)
  return phase === 'morning' && isBroke ? { winner: 1, because: 'There is no money left.' } : undefined
}

/** The price that brings most today, and as many as will be wanted at it; a button at a time. */
function solve(state: StallState): Move | undefined {
  if (state.phase === 'open') return undefined
  if (state.phase === 'evening') return ['next']
  const open = new Set(moves(state).map(([place]) => place))
  for (const [at, ware] of state.wares.entries()) {
    const price = bestPrice(state, ware)
    const wanted = Math.round(expectedSales(state, ware, price) * 1.1)
    const steps = [
      price > ware.price && `dearer ${at}`,
      price < ware.price && `cheaper ${at}`,
      wanted >= ware.made + 5 && `five ${at}`,
      wanted > ware.made && `more ${at}`,
    ]
    const step = steps.find((one) => one && open.has(one))
    if (step) return [step]
  }
  return ['open']
}

function bestPrice(state: StallState, ware: Ware): number {
  const prices = Array.from({ length: mostPrice }, (_, at) => (at + 1) * state.unit)
  const gain = (price: number) => (price - ware.cost) * expectedSales(state, ware, price)
  return prices.reduce((best, price) => (gain(price) > gain(best) ? price : best), state.unit)
}

/** Days at a stall: each morning one sets prices and makes what is to be sold, then opens, and the weather decides how many come. */
export const turns: TurnRules<StallState> = {
  id: 'stall',
  sides: 1,
  says: 'Set your prices, make your stock, and open',
  final: true,
  settles: 4,
  deal,
  moves,
  after,
  ending,
  solve,
  // Whoever opens with nothing to sell earns nothing.
  blunder: ({ phase }) => (phase === 'open' ? undefined : [phase === 'evening' ? 'next' : 'open']),
  progress: ({ day, days, money, aim }) => (day / days) * Math.min(1, money / aim),
  beat: { every: ({ phase }) => (phase === 'open' ? 24 : Number.POSITIVE_INFINITY), after: served },
  score: ({ money }) => money,
  table,
  backdrop,
  told: happened,
  howTo: (plan) => [
    'Each morning, see what the weather is like, set your prices, and make as much as you think you can sell.',
    'Then open. Whoever comes buys if the price suits them; if it is too high, they go away.',
    ...(contentOf(plan).keeps ? [] : ['What is left in the evening is thrown away.']),
  ],
  hud: ({ money, aim, day, days }, plan) => [
    { says: 'Day', value: `${day} of ${days}` },
    { says: capital(contentOf(plan).coins ?? 'coins'), value: `${money} of ${aim}` },
  ],
}

function happened(before: StallState, [place]: Move, now: StallState, plan: GamePlan): Told[] {
  const [seller] = castIn(plan, 'player')
  const wanted = now.comers[now.come - 1]?.ware ?? 0
  const cast = now.wares[wanted]?.cast
  const at = `ware ${wanted}`
  const told = { at, ...(cast && { to: cast }) }
  if (now.phase === 'open' && now.come > before.come) {
    if (now.last !== 'bought')
      return [{ type: 'miss', at, words: now.last === 'dear' ? 'Too dear' : 'Sold out' }]
    const price = now.wares[wanted]?.price ?? 0
    return [{ type: 'sell', ...told, ...(seller && { by: seller.id }), value: price, words: `+${price}` }]
  }
  if (place === 'open') return [{ type: 'level', at: 'open' }]
  if (place === 'next' || now.phase === 'evening') return [{ type: 'turn' }]
  const [what = '', row] = (place ?? '').split(' ')
  const made = now.wares[Number(row)]
  return changes[what]?.made && made
    ? [{ type: 'place', at: `ware ${row}`, to: made.cast }]
    : [{ type: 'swap', ...(place && { at: place }) }]
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export type { StallContent, StallState, Weather } from './trade.ts'
export { usualDays, usualWeathers } from './trade.ts'

export const genre = turnGame(turns)
