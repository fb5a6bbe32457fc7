import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import type { GameMap, Genre3d, Mark } from '../../genre.ts'
import { ahead, far, heroOf, newSpace } from '../../space.ts'
import { circuitOf } from './circuit.ts'
import { charges } from './driving.ts'
import { itemSays, pictureOf, shotKey } from './items.ts'
import { layoutOf, siteOf } from './level.ts'
import {
  hasRivals,
  heroRacer,
  lapsOf,
  ordinal,
  placeOf,
  placesThatWin,
  type RaceWorld,
  racersOf,
  type Thing,
} from './race-world.ts'
import { begin, step } from './rules.ts'
import { lapLength, placeAt, roadHeight, trackOf } from './track.ts'

/** A closed road through hills, rivals with tempers of their own, slides that charge a boost, and boxes with surprises. */
export const genre: Genre3d<RaceWorld> = {
  id: 'racing-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: circuitOf,
  controls: () => [
    { input: 'left', says: 'Steer' },
    { input: 'right', says: 'Steer' },
    { input: 'down', says: 'Brake' },
    { input: 'a', says: 'Hold in a bend to drift' },
    { input: 'b', says: 'Use the item' },
  ],
  howTo(plan) {
    const places = placesThatWin(plan)
    const aim =
      !hasRivals(plan) || places > 9 ? 'Come home' : places > 1 ? 'Finish in the top three' : 'Be first'
    const laps = lapsOf(plan)
    return [
      `You accelerate automatically, so just steer. ${aim} after ${laps} ${laps === 1 ? 'lap' : 'laps'}.`,
      'Hold a drift through a bend and let go for a boost. Orange pads boost you too.',
      'Boxes hold items. Off the road, you slow down.',
    ]
  },
  create: (plan, seed) => begin({ ...newSpace<Thing>(plan, seed), start: 0, over: 0, ready: 0 }),
  step,
  hud(world): HudItem[] {
    const { plan } = world
    const hero = heroRacer(world)
    const { item, coins, gone } = hero.kart
    const laps = lapsOf(plan)
    const lap = Math.min(laps, Math.max(1, Math.floor(gone / lapLength) + 1))
    const many = racersOf(world).length
    const [coin] = castIn(plan, 'collectible')
    const picture = item === '' ? undefined : pictureOf(plan, item)
    const shown =
      picture === shotKey || (item === 'slow' && !plan.rules.powerUps.includes('slow'))
        ? undefined
        : (plan.cast.find(({ id }) => id === picture)?.picture ?? picture)
    return [
      ...(many > 1 ? [{ says: 'Place', value: `${ordinal(placeOf(world, hero))} of ${many}` }] : []),
      { says: 'Lap', value: `${lap}/${laps}`, part: Math.max(0, gone / (laps * lapLength)) },
      ...(coin ? [{ says: coin.plural, value: `${coins}`, picture: coin.picture }] : []),
      ...(item === ''
        ? []
        : [{ says: 'Item', value: itemSays(world, item), ...(shown && { picture: shown }) }]),
    ]
  },
  marks,
  map,
  focus: heroOf,
}

/** Near lights only: those far away are too small to be seen. */
const nearby = 75

function marks(world: RaceWorld): Mark[] {
  const { plan, level } = world
  const track = trackOf(plan, level)
  const hero = heroRacer(world)
  const list: Mark[] = []
  for (const { s, lat } of layoutOf(plan, level).pads) {
    const { x, z } = placeAt(track, s, lat)
    const at = { x, y: roadHeight(track, s) + 0.25, z }
    if (far(at, hero) < nearby)
      list.push({ form: 'disc', ...at, size: 6.5, colour: '#ff9a3c', strength: 0.55 })
  }
  for (const body of world.bodies) {
    const { x, y, z, role, hidden, kart } = body
    if (hidden || far(body, hero) > nearby) continue
    if (role === 'power') list.push({ form: 'ring', x, y: y + 0.05, z, size: 1.9, colour: '#8ad0ff' })
    else if (role === 'hazard')
      list.push({ form: 'ring', x, y: y + 0.12, z, size: 2.4, colour: '#ff4a3a', strength: 0.55 })
    else if (role === 'shot')
      list.push({ form: 'disc', x, y: y + 0.1, z, size: 3, colour: '#ff5a3a', strength: 0.9 })
    if (kart && kart.shield > 0)
      list.push({ form: 'ring', x, y: y + 0.5, z, size: 3.6, colour: '#7ad0ff', strength: 0.9 })
    if (kart && (kart.boost > 0 || kart.charge > 0)) list.push(...sparks(body, kart.charge, kart.boost))
    if (kart && kart.tow > 15 && role === 'player') list.push(...wind(body, kart.way, kart.tow))
  }
  return list.slice(0, 90)
}

/** Behind the wheels: what was saved up so far, or fire. */
function sparks(body: Thing, charge: number, boost: number): Mark[] {
  const reached = charges.findLast(({ from }) => charge >= from)
  const colour = boost > 0 ? '#ffb43a' : reached?.colour
  if (!colour) return []
  const back = ahead(body.yaw)
  return [-0.55, 0.55].map((side): Mark => {
    const x = body.x - back.x * 1.1 + back.z * side
    const z = body.z - back.z * 1.1 - back.x * side
    const long = boost > 0 ? 2.6 : 1.1
    return {
      form: 'line',
      x,
      y: body.y + 0.3,
      z,
      size: 0.55,
      colour,
      strength: 0.95,
      to: { x: x - back.x * long, y: body.y + 0.25, z: z - back.z * long },
    }
  })
}

function wind(body: Thing, way: number, tow: number): Mark[] {
  const to = ahead(way)
  return [-1.3, 1.3].map((side): Mark => {
    const [x, z] = [body.x + to.z * side, body.z - to.x * side]
    return {
      form: 'line',
      x: x + to.x * 2,
      y: body.y + 0.8,
      z: z + to.z * 2,
      size: 0.12,
      colour: '#ffffff',
      strength: tow / 160,
      to: { x: x - to.x * 3, y: body.y + 0.8, z: z - to.z * 3 },
    }
  })
}

/** The whole circuit, as it lies. */
function map(world: RaceWorld): GameMap {
  const track = trackOf(world.plan, world.level)
  const loop = track.x.flatMap((x, i): [number, number][] => (i % 3 === 0 ? [[x, track.z[i] ?? 0]] : []))
  const [first] = loop
  const start = placeAt(track, 0)
  const order = [...racersOf(world)].sort(
    (one, other) => Number(one.role === 'player') - Number(other.role === 'player'),
  )
  return {
    x: 0,
    z: 0,
    yaw: 0,
    reach: Math.max(...loop.map(([x, z]) => Math.hypot(x, z))) + 14,
    dots: [
      { x: start.x, z: start.z, as: 'goal' },
      ...order.map(({ x, z, role }) => ({
        x,
        z,
        as: role === 'player' ? ('hero' as const) : ('foe' as const),
      })),
    ],
    lines: [first ? [...loop, first] : loop],
  }
}
