import { dial, theOne } from '../../../game/plan.ts'
import { below, between, loseLife, rate, tell } from '../../../game/world.ts'
import { float } from '../../table/floats.ts'
import { feel } from '../../table/host.ts'
import { coinOf, coins, customersIn, goodsIn, pestsIn } from './content.ts'
import { bonusOf, hurryOf, perSecond, perTap, priceOf } from './economy.ts'
import { guestPlace, places } from './layout.ts'
import { isCalm, isShielded } from './powers.ts'
import { bringsKey, giveKey, keyArrives, missKey } from './vault.ts'
import {
  credit,
  earn,
  hostOf,
  howBothFared,
  type Owner,
  patienceOf,
  type TycoonWorld,
  type Visitor,
} from './world.ts'

const leaveSteps = 34
const goldenEvery = 5

/** A pause between two, so that there is time to bake and to buy. */
function gapOf(world: TycoonWorld): number {
  const usual = world.rush > 0 ? dial(world.plan, 2.4, 1.7) : dial(world.plan, 6.4, 4.6)
  // Two at the counter can look after more of them.
  const both = world.cursor ? 0.75 : 1
  return Math.round(usual * both * hurryOf(world) * between(world, 0.8, 1.25) * rate)
}

/** Somebody comes, somebody is done, somebody has waited too long. */
export function visit(world: TycoonWorld): void {
  if (world.boss === null) world.next--
  if (world.next <= 0) arrive(world)
  for (const visitor of world.visitors) {
    visitor.since++
    if (visitor.mood !== 'waits') visitor.leaving--
    else if (visitor.got >= visitor.wants && visitor.kind !== 'pest') content(world, visitor)
    else if (!isCalm(world) && --visitor.patience <= 0) giveUp(world, visitor)
    if (world.status !== 'playing') return
  }
  world.visitors = world.visitors.filter(({ leaving, mood }) => mood === 'waits' || leaving > 0)
}

function arrive(world: TycoonWorld): void {
  const slot = places.findIndex((_, place) => !world.visitors.some((visitor) => visitor.slot === place))
  if (slot < 0) {
    world.next = rate
    return
  }
  world.next = gapOf(world)
  const { plan } = world
  const pests = pestsIn(plan)
  const number = world.came++
  const pest =
    pests.length > 0 && number > 0 && number % 3 === 2 && !isShielded(world)
      ? pests[Math.floor(number / 3) % pests.length]
      : undefined
  const golden = !pest && number % goldenEvery === goldenEvery - 1
  const customers = customersIn(plan)
  const goods = goodsIn(plan)
  // A few seconds of work, however large the shop has grown.
  const wants = Math.max(3, Math.round((3.5 * perTap(world) + perSecond(world)) * between(world, 1.1, 1.9)))
  const total = Math.round(patienceOf(world) * (pest ? 0.4 : golden ? 0.75 : 1))
  world.visitors.push({
    number,
    slot,
    kind: pest ? 'pest' : golden ? 'golden' : 'customer',
    cast: pest?.id ?? (customers.length > 0 ? (customers[number % customers.length]?.id ?? '') : ''),
    good: number === 0 ? 0 : below(world, goods.length),
    wants: pest ? 0 : wants,
    got: 0,
    pays: wants * priceOf(world) * (golden ? 3 : 1.2) * bonusOf(world),
    patience: total,
    total,
    since: 0,
    leaving: leaveSteps,
    mood: 'waits',
  })
  const at = guestPlace(slot)
  tell(world, 'spawn', { to: pest?.id, ...at })
  if (pest) {
    world.words = `The ${pest.name} is after your money. Tap to chase it off!`
    tell(world, 'warn', { by: pest.id, ...at })
  } else if (golden) world.words = 'A golden customer! The order pays three times as much.'
  else if (number < 2) world.words = 'Tap a customer to serve the order.'
  const visitor = world.visitors.at(-1)
  if (visitor && !pest && bringsKey(world)) keyArrives(world, visitor)
}

/** Tapping somebody: a customer is served from now on, a thief runs. */
export function welcome(world: TycoonWorld, number: number, owner: Owner): void {
  const visitor = world.visitors.find((one) => one.number === number && one.mood === 'waits')
  if (!visitor) return
  const by = theOne(world.plan, 'player').id
  const at = guestPlace(visitor.slot)
  if (visitor.kind === 'pest') {
    visitor.mood = 'cross'
    feel(hostOf(world, owner), 'happy')
    tell(world, 'hit', { by, to: visitor.cast, ...at })
    tell(world, 'block', { by, to: visitor.cast, ...at, words: 'Shoo!', value: 4 })
    world.words = 'Chased off!'
    return
  }
  if (owner === 2) world.servingSecond = number
  else world.serving = number
  world.good = visitor.good
  const good = goodsIn(world.plan)[visitor.good]
  world.words = `Make ${visitor.wants - visitor.got} ${good?.plural ?? 'pieces'} for this customer!`
  tell(world, 'turn', { by, ...at })
}

function content(world: TycoonWorld, visitor: Visitor): void {
  const by = theOne(world.plan, 'player').id
  const at = guestPlace(visitor.slot)
  const good = goodsIn(world.plan)[visitor.good]
  // Whoever did not have to wait gives a tip.
  const pays = visitor.pays * (1 + 0.3 * (visitor.patience / visitor.total))
  visitor.mood = 'happy'
  world.served++
  const owner = world.serving !== visitor.number && world.servingSecond === visitor.number ? 2 : 1
  feel(hostOf(world, owner), 'happy')
  noLonger(world, visitor)
  credit(world, owner, pays)
  tell(world, 'deliver', { by, to: visitor.cast || good?.id, ...at, words: `+${coins(pays)}`, value: 5 })
  tell(world, 'sell', { by, to: visitor.cast || good?.id, ...at })
  const coin = coinOf(world.plan) ?? good
  if (coin) tell(world, 'collect', { by, to: coin.id, ...at })
  world.words = visitor.kind === 'golden' ? 'The golden customer is delighted!' : 'Thank you! Who is next?'
  giveKey(world, visitor)
  earn(world, pays)
}

function giveUp(world: TycoonWorld, visitor: Visitor): void {
  const { plan, floats } = world
  const to = theOne(plan, 'player').id
  const at = guestPlace(visitor.slot)
  visitor.mood = visitor.kind === 'pest' ? 'happy' : 'cross'
  noLonger(world, visitor)
  missKey(world, visitor)
  feel(world.host, 'sad')
  if (visitor.kind === 'pest') {
    const taken = Math.floor(world.money * 0.25)
    world.money -= taken
    tell(world, 'steal', {
      by: visitor.cast,
      to: coinOf(plan)?.id ?? to,
      ...at,
      words: `-${coins(taken)}`,
      value: 4,
    })
    tell(world, 'hurt', { by: visitor.cast, to, ...at })
    world.words = 'It got away with your money!'
    return
  }
  world.words = 'A customer left without being served.'
  tell(world, 'miss', { by: visitor.cast || undefined, ...at, words: 'Too slow!' })
  float(floats, 'Too slow!', { x: at.x, y: at.y - 60 }, '#ff8a7a', 24)
  if (!isShielded(world))
    loseLife(world, `Too many customers left unhappy. The shop has to close.${howBothFared(world)}`)
}

function noLonger(world: TycoonWorld, { number }: Visitor): void {
  if (world.serving === number) world.serving = -1
  if (world.servingSecond === number) world.servingSecond = -1
}
