import type { Input } from '../../../core/input.ts'
import { type GamePlan, theOne } from '../../../game/plan.ts'
import { picksIn } from '../../../game/second-cursor.ts'
import { newWorld, rate, tell } from '../../../game/world.ts'
import { newLock } from '../../lock.ts'
import { newBonus, passBonus } from '../../table/bonus.ts'
import { float, passFloats } from '../../table/floats.ts'
import { calmDown, feel, newHost } from '../../table/host.ts'
import { bossActs, isBossHere, tapBoss } from './boss.ts'
import { coins, goodsIn, outputOf, upgradesIn, usualSeconds } from './content.ts'
import { costOf, perSecond, perTap, priceOf, purseOf } from './economy.ts'
import { cardPlace, keeper, product, shelf, shelfPlace } from './layout.ts'
import { offerPower, paceFactor, priceFactor, takePower } from './powers.ts'
import { openVault } from './vault.ts'
import { visit, welcome } from './visitors.ts'
import { credit, earn, hostOf, type Owner, type TycoonWorld } from './world.ts'

const rushParts = [0.34, 0.7]
const rushSteps = 11 * rate

export function create(plan: GamePlan, seed: number): TycoonWorld {
  const upgrades = upgradesIn(plan)
  const [good] = goodsIn(plan)
  return {
    ...newWorld(plan, seed),
    money: 0,
    earned: 0,
    ...purseOf(plan),
    owned: upgrades.map(() => 0),
    carry: 0,
    good: 0,
    visitors: [],
    serving: -1,
    came: 0,
    served: 0,
    next: 5 * rate,
    rush: 0,
    rushes: 0,
    tapped: 99,
    bought: upgrades.map(() => 99),
    floats: [],
    host: newHost(),
    words: `Tap the ${good?.name ?? 'shop'} to make and sell!`,
    boss: null,
    bossDone: false,
    lock: newLock(plan),
    bonus: newBonus(),
    bonusIn: 12 * rate,
    servingSecond: -1,
    hostSecond: newHost(),
    tally: [0, 0],
  }
}

export function step(world: TycoonWorld, input: Input): void {
  passFloats(world.floats)
  calmDown(world.host)
  calmDown(world.hostSecond)
  passBonus(world)
  offerPower(world)
  world.tapped = Math.min(99, world.tapped + 1)
  world.bought = world.bought.map((since) => Math.min(99, since + 1))
  for (const { id, by } of picksIn(input)) if (world.status === 'playing') choose(world, id, by)
  if (world.status === 'playing') work(world)
  if (world.boss === null) rushHour(world)
  if (world.status === 'playing') bossActs(world)
  if (world.status === 'playing') visit(world)
}

function choose(world: TycoonWorld, pick: string, by: Owner): void {
  if (pick === 'product') tap(world, by)
  else if (pick === 'boss') tapBoss(world)
  else if (pick === 'door') openVault(world)
  else if (pick === 'power') takePower(world)
  else if (pick.startsWith('guest-')) welcome(world, Number(pick.slice('guest-'.length)), by)
  else if (pick.startsWith('buy-')) buy(world, Number(pick.slice('buy-'.length)), by)
}

function tap(world: TycoonWorld, owner: Owner): void {
  const by = theOne(world.plan, 'player').id
  const good = goodsIn(world.plan)[world.good]
  const made = perTap(world) * paceFactor(world)
  world.tapped = 0
  const worth = make(world, made, owner)
  credit(world, owner, worth)
  const x = product.x + ((world.tick * 37) % 90) - 45
  tell(world, 'sell', { by, to: good?.id, x, y: product.y - 40, words: `+${coins(worth)}`, value: 2 })
}

/** Every piece is sold at once, and counts for whoever is being served. Answers what it brought. */
function make(world: TycoonWorld, pieces: number, owner: Owner): number {
  const worth = pieces * priceOf(world) * priceFactor(world)
  const { boss } = world
  if (boss && isBossHere(world)) boss.got = Math.min(boss.wants, boss.got + pieces)
  const served = owner === 2 ? world.servingSecond : world.serving
  const visitor = world.visitors.find(({ number }) => number === served)
  if (visitor) visitor.got = Math.min(visitor.wants, visitor.got + pieces)
  earn(world, worth)
  return worth
}

/** What was bought works by itself; once a second one sees what it brought. */
function work(world: TycoonWorld): void {
  const pieces = perSecond(world)
  if (pieces === 0) return
  world.carry += (pieces * paceFactor(world)) / rate
  const done = Math.floor(world.carry)
  if (done > 0) {
    world.carry -= done
    // Helpers go to hand whoever serves; the second player where the first does not.
    make(world, done, world.serving < 0 && world.servingSecond >= 0 ? 2 : 1)
  }
  if (world.tick % rate !== 0) return
  const upgrades = upgradesIn(world.plan)
  const good = goodsIn(world.plan)[world.good]
  upgrades.forEach((upgrade, index) => {
    const count = world.owned[index] ?? 0
    const worth = outputOf(upgrade, count) * priceOf(world) * paceFactor(world) * priceFactor(world)
    if (worth === 0) return
    const { x, width } = shelfPlace(world.plan, index, upgrades.length)
    const at = { x: x + width / 2, y: shelf.y - 40 }
    tell(world, 'sell', { by: upgrade.cast, to: good?.id, ...at, words: `+${coins(worth)}`, value: 0 })
  })
}

function buy(world: TycoonWorld, index: number, owner: Owner): void {
  const upgrades = upgradesIn(world.plan)
  const upgrade = upgrades[index]
  if (!upgrade) return
  const cost = costOf(world, upgrade, index)
  if (world.money < cost) return
  world.money -= cost
  world.owned[index] = (world.owned[index] ?? 0) + 1
  world.bought[index] = 0
  feel(hostOf(world, owner), 'happy')
  const by = theOne(world.plan, 'player').id
  const { x, width } = shelfPlace(world.plan, index, upgrades.length)
  const card = cardPlace(index, upgrades.length)
  tell(world, 'upgrade', {
    by,
    to: upgrade.cast,
    x: x + width / 2,
    y: shelf.y - 36,
    words: upgrade.name,
    value: 3,
  })
  float(world.floats, `-${coins(cost)}`, { x: card.x + card.width / 2, y: card.y + 30 }, '#ffd447', 26)
  world.words = `${upgrade.name}: bought!`
}

/** Twice in a game everybody comes at once; then it is quiet for a while. */
function rushHour(world: TycoonWorld): void {
  if (world.rush > 0) {
    world.rush--
    if (world.rush === 0) world.words = 'The rush hour is over. Time to breathe.'
    return
  }
  const total = (world.plan.rules.seconds ?? usualSeconds) * rate
  const part = rushParts[world.rushes]
  if (part === undefined || world.tick < part * total) return
  world.rushes++
  world.rush = rushSteps
  world.next = Math.min(world.next, 20)
  world.words = 'Rush hour! Everyone wants something.'
  tell(world, 'wave', { ...keeper, value: world.rushes, words: 'Rush hour!' })
}
