import type { Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { addScore, between, lose, pressed, rate, shuffle, tell, win } from '../../../game/world.ts'
import { chase } from '../../rigs.ts'
import { addBody, age, clamp, inRole } from '../../space.ts'
import { bumpOthers, drive, overPads, slipstream } from './driving.ts'
import { boxKey, comeBack, fly, meetDangers, take, useItem } from './items.ts'
import { floorAt, layoutOf, siteOf } from './level.ts'
import {
  floorFor,
  hasRivals,
  heroRacer,
  hoverOf,
  type Item,
  type Kart,
  lapsOf,
  nameOf,
  ordinal,
  placeOf,
  placesThatWin,
  type Racer,
  type RaceWorld,
  racersOf,
  rivalKinds,
  seconds,
  type Temper,
  tempers,
  topSpeed,
} from './race-world.ts'
import { race } from './rivals.ts'
import { half, lapLength, limit, placeAt, trackOf, wrap } from './track.ts'

/** Many of one shape are told apart by a shimmer. */
const tints = [
  '#ff9d8c',
  '#ffe27a',
  '#9df59a',
  '#d9a8ff',
  '#ffb066',
  '#8ff0ea',
  '#ffa8d8',
  '#c8c8d0',
  '#e8d5a8',
]

const fresh: Kart = {
  speed: 0,
  way: 0,
  gone: 0,
  boost: 0,
  spin: 0,
  shield: 0,
  slowed: 0,
  slide: 0,
  charge: 0,
  tow: 0,
  bumped: 0,
  coins: 0,
  item: '',
  home: 0,
  skill: 1,
  lane: 0,
  temper: 'steady',
  wait: 60,
}

const countdown = seconds(2.6)

export function begin(world: RaceWorld): RaceWorld {
  lineUp(world)
  look(world, true)
  return world
}

/** Everybody at the start, the hero behind the others; the road is laid with what belongs there. */
function lineUp(world: RaceWorld): void {
  world.bodies = []
  world.start = countdown
  world.over = 0
  world.ready = 0
  const rivals = rivalsOf(world.plan, world.level)
  const moods = shuffle(world, tempers)
  rivals.forEach((member, i) => {
    addRacer(world, member, member.role === 'boss' ? 'boss' : 'rival', i, moods[i % moods.length] ?? 'steady')
  })
  addRacer(world, theOne(world.plan, 'player'), 'player', rivals.length, 'steady')
  layRoad(world)
}

/** Who races against the hero: as many as were named, or a field of three or four. The boss comes to the last race. */
export function rivalsOf(plan: GamePlan, level: number): CastMember[] {
  const kinds = rivalKinds(plan)
  const boss = level >= plan.rules.levels ? castIn(plan, 'boss') : []
  const opponents = typeof plan.content?.opponents === 'number' ? plan.content.opponents : undefined
  const counted = kinds.flatMap((member) =>
    member.count === undefined ? [] : Array.from({ length: member.count }, () => member),
  )
  const open = kinds.filter(({ count }) => count === undefined)
  const wanted = opponents ?? Math.max(counted.length + open.length, kinds.length === 0 ? 0 : 4)
  const field = [...open, ...counted]
  for (let i = 0; field.length < wanted && kinds.length > 0; i++) {
    const member = (open.length > 0 ? open : kinds)[i % Math.max(1, open.length || kinds.length)]
    if (!member) break
    field.push(member)
  }
  return [...field.slice(0, 9), ...boss]
}

function addRacer(
  world: RaceWorld,
  member: CastMember,
  role: 'player' | 'rival' | 'boss',
  row: number,
  temper: Temper,
): void {
  const { plan, level } = world
  const track = trackOf(plan, level)
  const gone = -5 - row * 3.6
  const lat = row % 2 === 0 ? 2.6 : -2.6
  const at = placeAt(track, gone, lat)
  const best = dial(plan, 0.87, 1.01) * (role === 'boss' ? 1.03 : 1) * (1 + (level - 1) * 0.015)
  const skill =
    role === 'player' ? 1 : (best - (row % 4) * 0.018 + between(world, -0.008, 0.008)) * own(member.speed)
  const tint = role === 'rival' ? tints[row % tints.length] : undefined
  addBody(world, { ...member, size: clamp(member.size, 0.8, role === 'boss' ? 1.7 : 1.35) }, role, {
    ...at,
    y: floorAt(plan, level, at.x, at.z, wrap(gone), lat) + hoverOf(plan, member.id),
    s: wrap(gone),
    lat,
    rest: 0,
    owner: 0,
    size: 1.75,
    radius: 0.95,
    act: isRidden(member) ? 'ride' : 'go',
    kart: {
      ...fresh,
      item: role === 'player' ? firstItem(plan) : '',
      way: at.yaw,
      gone,
      skill,
      lane: between(world, -1.6, 1.6),
      temper,
    },
    ...(tint && { tint }),
  })
}

/** Nobody begins with empty hands. */
const firstItem = (plan: GamePlan): Item => {
  const { powerUps } = plan.rules
  if (castIn(plan, 'projectile').length > 0 && hasRivals(plan)) return 'throw'
  return powerUps.includes('speed') ? 'speed' : (powerUps[0] ?? 'speed')
}

const own = (speed: number) => clamp(1 + (speed - 1) * 0.08, 0.96, 1.04)
/** Who sits on something holds on to it. */
const isRidden = ({ motion, picture }: CastMember) => motion === 'drives' && picture.includes('+')

function layRoad(world: RaceWorld): void {
  const { plan, level } = world
  const track = trackOf(plan, level)
  const layout = layoutOf(plan, level)
  const lay = (
    who: CastMember | string,
    role: 'power' | 'collectible' | 'hazard' | 'obstacle',
    { s, lat }: { s: number; lat: number },
    size: number,
    lift = 0,
  ) => {
    const { x, z, yaw } = placeAt(track, s, lat)
    const thing = addBody(world, who, role, {
      x,
      y: 0,
      z,
      yaw,
      s: wrap(s),
      lat,
      rest: 0,
      owner: 0,
      size,
      radius: size * 0.55,
    })
    thing.y = floorFor(world, thing) + lift
  }
  for (const spot of layout.boxes) lay(boxKey, 'power', spot, 1.25, 0.35)
  const treasures = castIn(plan, 'collectible')
  const [first] = treasures
  const named = treasures.find(({ count }) => count !== undefined)
  const spots = named ? layout.coins.slice(0, Math.max(5, named.count ?? 0)) : layout.coins
  if (first)
    spots.forEach((spot, i) => {
      lay(treasures[Math.floor(i / 5) % treasures.length] ?? first, 'collectible', spot, 1.05, 0.3)
    })
  const dangers = castIn(plan, 'hazard')
  layout.dangers.forEach((spot, i) => {
    const member = dangers[i % dangers.length]
    if (member) lay(member, 'hazard', spot, 1.25)
  })
  const solids = castIn(plan, 'obstacle')
  layout.obstacles.forEach((spot, i) => {
    const member = solids[i % solids.length]
    if (member) lay(member, 'obstacle', spot, 1.6)
  })
  watch(world)
}

/** Friends cheer from the steps at the start; whatever else was named stands beside the road. */
function watch(world: RaceWorld): void {
  const { plan, level } = world
  const track = trackOf(plan, level)
  const stand = (member: CastMember, s: number, lat: number, size: number) => {
    const { x, z, yaw } = placeAt(track, s, lat)
    const y = Math.max(siteOf(plan).height(x, z), siteOf(plan).water ?? -99)
    addBody(world, member, member.role, {
      x,
      y,
      z,
      yaw: yaw + (lat > 0 ? -Math.PI / 2 : Math.PI / 2),
      s: wrap(s),
      lat,
      rest: 0,
      owner: 0,
      size,
      radius: size * 0.4,
      act: member.role === 'friend' ? 'cheer' : 'go',
    })
  }
  for (const member of castIn(plan, 'friend').filter((one) => !rivalKinds(plan).includes(one)))
    for (let i = 0; i < Math.min(6, member.count ?? 4); i++)
      stand(member, 6 + i * 2.6, (i % 2 === 0 ? 1 : -1) * (limit + 2), 1.6)
  for (const member of castIn(plan, 'goal')) stand(member, 5, -(half + 2.6), 2.6)
  const besides = [...castIn(plan, 'prop'), ...castIn(plan, 'key'), ...castIn(plan, 'door')]
  besides.forEach((member, i) => {
    for (let k = 0; k < Math.min(8, member.count ?? 5); k++)
      stand(
        member,
        24 + (lapLength / 5) * k + i * 17,
        (k % 2 === 0 ? 1 : -1) * (limit + 1.8 + member.size),
        2.2,
      )
  })
}

export function step(world: RaceWorld, input: Input): void {
  age(world)
  for (const thing of world.bodies) {
    comeBack(thing)
    if (thing.role === 'power' || thing.role === 'collectible') thing.yaw += 0.04
  }
  if (world.start > 0) wait(world, input)
  else ride(world, input)
  look(world)
}

/** Three, two, one: whoever presses just before the start leaves with fire. */
function wait(world: RaceWorld, input: Input): void {
  const hero = heroRacer(world)
  world.start--
  world.ready = pressed(world, input, 'a') ? 1 : world.ready > 0 ? world.ready + 1 : 0
  const beat = seconds(0.8)
  const at = { x: hero.x, y: hero.y + 2, z: hero.z }
  if (world.start > 0 && world.start % beat === 0 && world.start / beat <= 3)
    tell(world, 'warn', { by: hero.cast, ...at, value: world.start / beat, words: `${world.start / beat}` })
  if (world.start > 0) return
  tell(world, 'cross', { by: hero.cast, ...at, words: 'Go!' })
  const [boss] = inRole(world, 'boss')
  if (boss)
    tell(world, 'boss', { by: boss.cast, x: boss.x, y: boss.y + 1, z: boss.z, words: 'The boss races!' })
  if (world.ready > 0 && world.ready < 26) {
    hero.kart.boost = 60
    hero.kart.speed = 10
    tell(world, 'power', { by: hero.cast, ...at, words: 'Rocket start!' })
  }
}

function ride(world: RaceWorld, input: Input): void {
  const hero = heroRacer(world)
  const place = placeOf(world, hero)
  if (pressed(world, input, 'b')) useItem(world, hero)
  for (const racer of racersOf(world)) {
    const lap = lapOf(racer)
    if (racer === hero) drive(world, hero, input)
    else race(world, racer)
    overPads(world, racer)
    slipstream(world, racer)
    if (racer.kart.home === 0) {
      take(world, racer)
      meetDangers(world, racer)
    }
    if (lapOf(racer) > lap) cross(world, racer)
    if (world.status !== 'playing') return
  }
  bumpOthers(world)
  for (const shot of inRole(world, 'shot')) fly(world, shot)
  if (Math.floor(world.tick / 24) !== Math.floor((world.tick - 1) / 24) && hero.kart.speed > 4)
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  overtake(world, hero, place)
  if (world.over > 0 && ++world.over > seconds(11)) lost(world, placeOf(world, hero))
}

const lapOf = ({ kart }: Racer): number => Math.floor(kart.gone / lapLength)

function overtake(world: RaceWorld, hero: Racer, before: number): void {
  const now = placeOf(world, hero)
  // The crowd at the start is no fight for places.
  if (now >= before || hero.kart.gone < 60 || hero.kart.home > 0) return
  addScore(world, 20)
  tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y + 1.8, z: hero.z, words: `${ordinal(now)}!` })
}

/** Over the line: another lap, or home. */
function cross(world: RaceWorld, racer: Racer): void {
  const laps = lapsOf(world.plan)
  const done = lapOf(racer)
  const mine = racer.role === 'player'
  if (done < 1) return
  if (racer.role === 'boss' && done < laps && racer.kart.home === 0)
    tell(world, 'phase', { by: racer.cast, x: racer.x, y: racer.y + 1, z: racer.z, value: laps - done })
  if (done < laps) {
    if (!mine) return
    addScore(world, 25)
    const [goal] = castIn(world.plan, 'goal')
    tell(world, 'cross', {
      by: racer.cast,
      ...(goal && { to: goal.id }),
      x: racer.x,
      y: racer.y + 1.5,
      z: racer.z,
      value: done,
      words: done + 1 === laps ? 'Last lap!' : `Lap ${done + 1}`,
    })
    return
  }
  if (racer.kart.home > 0) return
  racer.kart.home = world.tick
  if (mine) finish(world, racer)
  else if (world.over === 0) {
    world.over = 1
    tell(world, 'warn', {
      by: racer.cast,
      x: racer.x,
      y: racer.y + 1.5,
      z: racer.z,
      words: `The ${nameOf(world, racer.cast)} has finished!`,
    })
  }
}

function finish(world: RaceWorld, hero: Racer): void {
  const { plan } = world
  const place = placeOf(world, hero)
  const [goal] = castIn(plan, 'goal')
  tell(world, 'cross', {
    by: hero.cast,
    ...(goal && { to: goal.id }),
    x: hero.x,
    y: hero.y + 1.5,
    z: hero.z,
    words: ordinal(place),
  })
  if (place > placesThatWin(plan)) {
    lost(world, place)
    return
  }
  if (world.level < plan.rules.levels) {
    const { coins } = hero.kart
    addScore(world, 100)
    if (world.status !== 'playing') return
    world.level++
    lineUp(world)
    const again = heroRacer(world)
    again.kart.coins = coins
    tell(world, 'level', { by: again.cast, x: again.x, y: again.y, z: again.z, value: world.level })
    look(world, true)
    return
  }
  addScore(world, Math.max(20, 120 - place * 20))
  if (!hasRivals(plan)) win(world, 'You finished in time.')
  else
    win(
      world,
      place === 1 ? 'You finished first.' : `You finished ${ordinal(place)} of ${racersOf(world).length}.`,
    )
}

function lost(world: RaceWorld, place: number): void {
  const [first] = racersOf(world).filter(({ kart, role }) => kart.home > 0 && role !== 'player')
  const winner = first ? `The ${nameOf(world, first.cast)} won. ` : ''
  lose(world, `${winner}You were ${ordinal(place)}.`)
}

/** Behind the hero, calm in bends, further back and wider at full speed. */
function look(world: RaceWorld, atOnce = false): void {
  const hero = heroRacer(world)
  const { kart } = hero
  const share = clamp(kart.speed / topSpeed, 0, 1.4)
  chase(
    world,
    hero,
    {
      yaw: kart.speed < -1 ? kart.way : kart.way + kart.slide * 0.1,
      distance: 4.9 + share * 0.7,
      height: 2.45,
      over: 1.25,
      stiff: 0.24,
      field: 58 + share * 9 + (kart.boost > 0 ? 7 : 0),
      ground: siteOf(world.plan).height,
      roll: hero.roll * -0.18,
    },
    atOnce,
  )
}

export const clockIn = (world: RaceWorld): number => Math.max(0, world.tick - countdown) / rate
