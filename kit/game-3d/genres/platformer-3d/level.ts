import { type Random, seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan } from '../../../game/plan.ts'
import {
  bridgeBlocks,
  type Course,
  islandBlocks,
  onStop,
  type Stop,
  squareBlocks,
} from '../../course/course.ts'
import { padSpeed } from '../../course/world.ts'
import { type PlaceStuff, stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { ahead, clamp, remember, type Vec } from '../../space.ts'

type Figure = 'stones' | 'steps' | 'bridge' | 'ferry' | 'boards' | 'pad' | 'lift'

/** A course that is being built, from the first island on. */
type Draft = Course & {
  random: Random
  stuff: PlaceStuff
  /** Where it goes on, and how much room the last stop takes along the way. */
  heading: number
  extent: number
  at: Vec
  gap: number
}

const lowest = 0
const highest = 15

/** How many islands a level has beside the first: a game of one level is as long as one of three. */
export const islandsIn = ({ rules }: GamePlan): number => clamp(Math.round(9 / rules.levels) + 1, 3, 7)

/** The way of a level. Levels bend differently, have wider gaps and smaller islands, and are built of other stuff. */
export const courseOf = remember((plan, level): Course => {
  const random = seededRandom(plan.seed * 31 + level * 977)
  const draft: Draft = {
    stops: [],
    blocks: [],
    spots: [],
    decor: [],
    random,
    stuff: stuffOf(plan, level),
    heading: random.between(-0.5, 0.5),
    extent: 0,
    at: { x: 0, y: 0, z: 0 },
    gap: clamp(dial(plan, 1.5, 2.9) + (level - 1) * 0.12, 1.4, 3.2),
  }
  const islands = islandsIn(plan)
  const bend = level % 2 === 0 ? 0.5 : 0
  const phase = random.next() * 6
  const figures = figuresFor(plan, level, islands - 1, random)
  island(draft, 4.2, 'first')
  for (let number = 1; number <= islands; number++) {
    const isLast = number === islands
    draft.heading = bend
      ? draft.heading + bend * (level % 4 === 0 ? -1 : 1)
      : Math.sin(number * 1.15 + phase) * 0.85
    figure(draft, plan, figures[number - 1] ?? 'stones')
    const shrink = Math.min(0.8, (level - 1) * 0.2)
    const hasBoss = isLast && plan.rules.boss && level === plan.rules.levels
    island(draft, hasBoss ? 7.5 : isLast ? 5 : random.between(3.6, 4.8) - shrink, isLast ? 'last' : 'between')
  }
  if (isSky(plan)) backdrop(draft)
  return centred(draft)
})

/** Each figure once before any comes again; the later levels begin with the bolder ones. */
function figuresFor(plan: GamePlan, level: number, count: number, random: Random): Figure[] {
  const easy: Figure[] = ['stones', 'bridge', 'steps']
  const bold: Figure[] = ['ferry', 'boards', 'pad', 'lift']
  const asked = Array.isArray(plan.content?.figures) ? (plan.content.figures as Figure[]) : []
  const first = level === 1 ? easy.slice(0, 1) : []
  const rest = random.shuffled([...easy.filter((one) => !first.includes(one)), ...bold])
  const wanted = asked.filter((one) => !first.includes(one))
  const order = [...first, ...wanted, ...rest.filter((one) => !wanted.includes(one))]
  return Array.from({ length: count + 1 }, (_, i) => order[i % order.length] ?? 'stones')
}

/** The second level is built of what walls are made of here, with the colours the other way round. */
function stuffOf(plan: GamePlan, level: number): PlaceStuff {
  const { floor, wall, accent } = stuffIn(plan.look)
  return level % 2 === 0 && floor.stuff !== 'grass'
    ? { floor: wall, wall: floor, accent }
    : { floor, wall, accent }
}

/** Goes on by a gap, to the middle of something that is so long. */
function goOn(draft: Draft, extent: number, gap: number, rise: number, turn = 0): Vec & { yaw: number } {
  const yaw = draft.heading + turn
  const way = ahead(yaw)
  const step = draft.extent + gap + extent
  const y = clamp(draft.at.y + rise, lowest, highest)
  draft.at = { x: draft.at.x + way.x * step, y, z: draft.at.z + way.z * step }
  draft.extent = extent
  return { ...draft.at, yaw }
}

function add(draft: Draft, stop: Stop): number {
  const before = draft.stops.at(-1)
  draft.stops.push(stop)
  const number = draft.stops.length - 1
  if (before && stop.form !== 'mover' && before.form !== 'mover' && before.form !== 'pad')
    draft.spots.push({
      x: (before.x + stop.x) / 2,
      y: Math.max(before.y, stop.y) + 1.1,
      z: (before.z + stop.z) / 2,
      stop: number,
      lies: 'air',
    })
  return number
}

function island(draft: Draft, radius: number, which: 'first' | 'between' | 'last'): void {
  const { random, stuff } = draft
  const place =
    which === 'first' ? { ...draft.at, yaw: draft.heading } : goOn(draft, radius, draft.gap * 0.85, 0.2)
  draft.extent = radius
  const stop: Stop = { ...place, form: 'island', radius, isCheckpoint: true }
  const number = add(draft, stop)
  draft.blocks.push(...islandBlocks(stop, radius, stuff))
  if (which !== 'first')
    for (let i = 0; i < 6; i++) {
      const angle = stop.yaw + (i / 6) * Math.PI * 2 + 0.5
      const way = ahead(angle)
      const out = radius * 0.56
      draft.spots.push({
        x: stop.x + way.x * out,
        y: stop.y,
        z: stop.z + way.z * out,
        stop: number,
        lies: 'floor',
      })
    }
  for (const side of [-1, 1])
    for (const [along, isTall] of [
      [random.between(-0.5, 0.1), true],
      [random.between(0.25, 0.6), false],
    ] as const) {
      if (which === 'last' && isTall) continue
      const place = onStop(stop, radius * along, side * radius * (isTall ? 0.82 : 0.74))
      draft.decor.push({
        ...place,
        isTall,
        size: isTall ? random.between(1.9, 2.7) : random.between(0.6, 0.95),
        yaw: random.next() * 6,
      })
    }
  if (which === 'between' && random.next() < 0.7) aside(draft, stop, number)
}

/** A small island beside the way: something worth having lies there. */
function aside(draft: Draft, stop: Stop, number: number): void {
  const side = draft.random.next() < 0.5 ? -1 : 1
  const radius = 1.5
  const out = stop.radius + draft.gap * 0.9 + radius
  const place = { ...onStop(stop, 0.5, side * out), y: stop.y + 0.7 }
  draft.blocks.push(...islandBlocks(place, radius, draft.stuff))
  for (const [dx, dz] of [
    [0, 0],
    [0.8, 0.2],
    [-0.8, -0.2],
  ] as const)
    draft.spots.push({ x: place.x + dx, y: place.y, z: place.z + dz, stop: number, lies: 'aside' })
  draft.decor.push({ ...place, x: place.x + 0.2, z: place.z + 1, isTall: false, size: 0.7, yaw: 1 })
}

function stone(
  draft: Draft,
  radius: number,
  gap: number,
  rise: number,
  turn: number,
  isSquare = false,
): void {
  const place = goOn(draft, radius, gap, rise, turn)
  const stop: Stop = { ...place, form: 'stone', radius }
  const number = add(draft, stop)
  draft.blocks.push(
    ...(isSquare
      ? squareBlocks(stop, radius, stop.yaw, draft.stuff)
      : islandBlocks(stop, radius, draft.stuff)),
  )
  draft.spots.push({ x: stop.x, y: stop.y, z: stop.z, stop: number, lies: 'floor' })
}

/** What lies between two islands: one idea each. */
function figure(draft: Draft, plan: GamePlan, which: Figure): void {
  const { random, gap, stuff } = draft
  const swing = (size: number) => (random.next() < 0.5 ? -size : size)
  const small = dial(plan, 1.55, 1.15)
  switch (which) {
    case 'stones': {
      const side = swing(0.5)
      for (let i = 0; i < 3; i++)
        stone(draft, small + 0.1, gap, random.between(-0.3, 0.6), i % 2 === 0 ? side : -side)
      return
    }
    case 'steps': {
      for (let i = 0; i < 3; i++)
        stone(draft, small + 0.15, gap * 0.72, 1.15, i === 1 ? swing(0.25) : 0, true)
      return
    }
    case 'bridge': {
      const long = 3.6
      const place = goOn(draft, long, 0.05, 0)
      const half = dial(plan, 0.95, 0.65)
      const number = add(draft, { ...place, form: 'bridge', radius: half, long })
      draft.blocks.push(...bridgeBlocks(place, half, long, place.yaw, stuff.accent))
      for (const along of [-2, 0, 2])
        draft.spots.push({
          ...onStop({ ...place, form: 'bridge', radius: half }, along, 0),
          stop: number,
          lies: 'floor',
        })
      stone(draft, small + 0.2, gap, 0.5, 0)
      return
    }
    case 'ferry':
    case 'lift': {
      const rise = which === 'lift' ? 1.5 : 0
      const reach = which === 'lift' ? 0 : dial(plan, 2.2, 3.2)
      const edge = which === 'lift' ? gap * 0.75 : 1.1
      const place = goOn(draft, 1.5 + reach, edge, rise)
      const way = ahead(place.yaw)
      add(draft, {
        ...place,
        form: 'mover',
        radius: 1.35,
        sway: {
          x: way.x * reach,
          y: rise,
          z: way.z * reach,
          seconds: dial(plan, 6.2, 4.6),
          phase: random.next() * 6,
        },
      })
      stone(draft, small + 0.4, edge, rise, 0, true)
      return
    }
    case 'boards': {
      for (let i = 0; i < 3; i++) {
        const place = goOn(draft, 1.15, gap * 0.62, 0.15, i === 1 ? swing(0.35) : 0)
        add(draft, { ...place, form: 'crumble', radius: 1.05 })
      }
      return
    }
    case 'pad': {
      const place = goOn(draft, 1.05, gap * 0.6, -0.2)
      add(draft, { ...place, form: 'pad', radius: 0.95 })
      // A leap of a pad is as high as this; one lands a little below its top.
      const height = (padSpeed * padSpeed) / 50 - 1.9
      stone(draft, 1.9, 1.4, height, 0)
      const top = draft.stops.at(-1)
      if (top)
        for (let i = 1; i < 3; i++)
          draft.spots.push({
            x: place.x,
            y: place.y + 1 + i * 1.1,
            z: place.z,
            stop: draft.stops.length - 1,
            lies: 'air',
          })
    }
  }
}

/** Islands that nobody gets to, beside the way and further out: the sky is full of them. */
function backdrop(draft: Draft): void {
  const { random, stops, stuff } = draft
  for (let made = 0, tries = 0; made < 11 && tries < 120; tries++) {
    const near = stops[random.below(stops.length)]
    if (!near) return
    const angle = random.next() * Math.PI * 2
    const out = random.between(13, 38)
    const place = {
      x: near.x + Math.sin(angle) * out,
      y: near.y + random.between(-7, 4) + out * 0.06,
      z: near.z + Math.cos(angle) * out,
    }
    const radius = random.between(1.6, 4.4)
    const room = (one: Vec & { radius: number }) =>
      Math.hypot(one.x - place.x, one.z - place.z) - one.radius - radius
    if (stops.some((stop) => room(stop) < 7)) continue
    draft.blocks.push(
      ...islandBlocks(place, radius, stuff).map((block) => ({ ...block, airy: true as const })),
    )
    for (let i = 0; i < (radius > 3 ? 2 : 1); i++) {
      const turn = random.next() * Math.PI * 2
      draft.decor.push({
        x: place.x + Math.sin(turn) * radius * 0.45,
        y: place.y,
        z: place.z + Math.cos(turn) * radius * 0.45,
        isTall: true,
        size: random.between(2.4, 4.6),
        yaw: turn,
      })
    }
    made++
  }
}

/** The middle of the course is the middle of the world, so that every level fits on one site. */
function centred({ stops, blocks, spots, decor }: Draft): Course {
  const middle = (of: 'x' | 'z') => {
    const all = stops.map((stop) => stop[of])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const [dx, dz] = [middle('x'), middle('z')]
  for (const one of [...stops, ...blocks, ...spots, ...decor]) {
    one.x -= dx
    one.z -= dz
  }
  return { stops, blocks, spots, decor }
}

/** Over the clouds and among the stars there is no ground at all. */
const isSky = ({ look }: GamePlan) => /^(sky|space|abstract|moon)$/.test(look.scene)
const isWet = ({ look }: GamePlan) => /^(beach|sea|volcano|swamp|candy|snow|island)$/.test(look.scene)

/** How deep below the lowest island the ground of the place lies. */
const depth = 15

export const siteOf = remember((plan): Site => {
  const levels = Array.from({ length: Math.min(4, plan.rules.levels) }, (_, i) => courseOf(plan, i + 1).stops)
  const all = levels.flat()
  const reach = Math.max(...all.map(({ x, z }) => Math.max(Math.abs(x), Math.abs(z)))) + 45
  const free = (x: number, z: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const stop of all)
      least = Math.min(least, Math.hypot(stop.x - x, stop.z - z) - (stop.long ?? stop.radius))
    return least - 4
  }
  if (isSky(plan))
    return {
      reach,
      height: () => -depth,
      surface: () => 'main',
      free,
      isVoid: true,
      ...(plan.look.scene !== 'space' && { water: -depth }),
      floating: [-13, 6],
      // What grows does not float: it stands on the islands of the backdrop.
      scenery: plan.look.scene === 'space' ? 0.5 : 0,
      sight: 260,
    }
  const wet = isWet(plan)
  return {
    reach,
    height(x, z) {
      const swell =
        Math.sin(x * 0.07 + 1) * Math.cos(z * 0.06) * 2.2 + Math.sin(x * 0.16) * Math.sin(z * 0.13)
      const rim = Math.max(0, Math.hypot(x, z) / reach - 0.72)
      return wet ? -depth - 3.5 + swell * 1.6 : -depth + swell + rim * 40
    },
    surface: (x, z) => (Math.sin(x * 0.09 + 2) * Math.cos(z * 0.1) > 0.5 ? 'patch' : 'main'),
    free,
    ...(wet && { water: -depth - 1.2 }),
    scenery: 1.2,
    sight: 240,
  }
})

/** Somebody who can be jumped on lives here. */
export const hasFoes = (plan: GamePlan): boolean => castIn(plan, 'enemy').length > 0
