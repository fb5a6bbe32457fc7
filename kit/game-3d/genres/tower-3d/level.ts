import { type Random, seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { type Course, islandBlocks, onStop, type Stop } from '../../course/course.ts'
import { padSpeed } from '../../course/world.ts'
import type { PlaceStuff } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'
import { buildTower, towerRadius, towerStuff } from './tower.ts'

type Figure = 'ledges' | 'stairs' | 'lift' | 'ferry' | 'boards' | 'pad'

/** Where the middle of the way lies, from the middle of the tower. */
const wayRadius = towerRadius + 1.65
const balconyRadius = 2.7

/** Which way round a level climbs: 1 to the right of whoever looks at the tower, -1 to the left. */
export const turnOf = (level: number): 1 | -1 => (level % 2 === 1 ? 1 : -1)

export const storeysIn = ({ rules }: GamePlan): number => clamp(Math.round(6 / rules.levels) + 1, 3, 6)

/** A way around the tower that is being built: by angle and height. */
type Draft = Course & {
  random: Random
  stuff: PlaceStuff
  turn: 1 | -1
  angle: number
  y: number
  /** Room that the last stop takes along the way. */
  extent: number
  gap: number
}

export const courseOf = remember((plan, level): Course => {
  const random = seededRandom(plan.seed * 53 + level * 1409)
  const draft: Draft = {
    stops: [],
    blocks: [],
    spots: [],
    decor: [],
    random,
    stuff: towerStuff(plan, level),
    turn: turnOf(level),
    angle: random.between(-0.4, 0.4),
    y: 0,
    extent: 0,
    gap: clamp(dial(plan, 1.2, 2.4) + (level - 1) * 0.12, 1.1, 2.7),
  }
  const storeys = storeysIn(plan)
  const figures = figuresFor(plan, level, storeys * 2, random)
  balcony(draft, 'first')
  for (let storey = 1; storey <= storeys; storey++) {
    for (const which of figures.slice(storey * 2 - 2, storey * 2)) figure(draft, plan, which)
    balcony(draft, 'between')
  }
  const top = draft.y + 0.9
  roof(draft, top)
  draft.blocks.push(...buildTower(plan, level, top, draft.angle))
  return { stops: draft.stops, blocks: draft.blocks, spots: draft.spots, decor: draft.decor }
})

function figuresFor(plan: GamePlan, level: number, count: number, random: Random): Figure[] {
  const bold = random.shuffled<Figure>(['lift', 'boards', 'pad', 'ferry'])
  const easy: Figure[] = level === 1 ? ['ledges', 'stairs'] : ['stairs', 'ledges']
  const asked = Array.isArray(plan.content?.figures) ? (plan.content.figures as Figure[]) : []
  const order = [...easy, ...asked, ...bold.filter((one) => !asked.includes(one)), 'ledges' as const]
  return Array.from({ length: count }, (_, i) => order[i % order.length] ?? 'ledges')
}

/** Goes on around the tower by a gap, to the middle of something that is so long, and so much higher. */
function goOn(draft: Draft, extent: number, gap: number, rise: number, radius = wayRadius): Stop {
  draft.angle += (draft.turn * (draft.extent + gap + extent)) / wayRadius
  draft.y += rise
  draft.extent = extent
  const { angle, y } = draft
  return {
    x: Math.sin(angle) * radius,
    y,
    z: Math.cos(angle) * radius,
    yaw: angle + (draft.turn * Math.PI) / 2,
    form: 'stone',
    radius: extent,
  }
}

function add(draft: Draft, stop: Stop): number {
  draft.stops.push(stop)
  return draft.stops.length - 1
}

const floorSpot = (draft: Draft, stop: Stop, number: number) =>
  draft.spots.push({ x: stop.x, y: stop.y, z: stop.z, stop: number, lies: 'floor' })

/** A checkpoint on every storey, with room for somebody to guard it. */
function balcony(draft: Draft, which: 'first' | 'between'): void {
  const radius = which === 'first' ? 3.4 : balconyRadius
  if (which === 'first') draft.extent = -radius
  const place = goOn(
    draft,
    radius,
    which === 'first' ? 0 : draft.gap * 0.8,
    which === 'first' ? 0 : 0.4,
    towerRadius + radius - 0.5,
  )
  const stop: Stop = { ...place, form: 'island', radius, isCheckpoint: true }
  const number = add(draft, stop)
  draft.blocks.push(...islandBlocks(stop, radius, draft.stuff))
  if (which === 'between')
    for (let i = 0; i < 5; i++) {
      const angle = stop.yaw + (i / 5) * Math.PI * 2 + 0.3
      draft.spots.push({
        x: stop.x + Math.sin(angle) * radius * 0.5,
        y: stop.y,
        z: stop.z + Math.cos(angle) * radius * 0.5,
        stop: number,
        lies: 'floor',
      })
    }
  // Outward is to one side of the way: that is where it is seen, and not in it.
  const outward = -draft.turn
  for (const along of [-0.55, 0.55])
    draft.decor.push({
      ...onStop(stop, along * radius, outward * radius * 0.7),
      isTall: false,
      size: draft.random.between(0.6, 0.85),
      yaw: along,
    })
}

/** A board of stone at the wall, on a bracket. */
function ledge(draft: Draft, half: number, gap: number, rise: number): void {
  const stop = goOn(draft, half, gap, rise)
  const number = add(draft, stop)
  draft.blocks.push(...ledgeBlocks(draft, stop, half))
  floorSpot(draft, stop, number)
  draft.spots.push({ x: stop.x, y: stop.y + 1.7, z: stop.z, stop: number, lies: 'air' })
}

function ledgeBlocks({ stuff }: Draft, { x, y, z, yaw }: Stop, half: number): Block[] {
  return [
    { form: 'box', x, y: y - 0.5, z, width: 3, height: 0.5, depth: half * 2, yaw, ...stuff.floor },
    {
      form: 'box',
      x: x * 0.94,
      y: y - 1.1,
      z: z * 0.94,
      width: 1.9,
      height: 0.62,
      depth: half * 1.1,
      yaw,
      ...stuff.wall,
    },
  ]
}

function figure(draft: Draft, plan: GamePlan, which: Figure): void {
  const { gap, random } = draft
  const half = dial(plan, 1.4, 1.05)
  switch (which) {
    case 'ledges':
      for (let i = 0; i < 3; i++) ledge(draft, half, gap, random.between(0.75, 1.15))
      return
    case 'stairs':
      for (let i = 0; i < 6; i++) {
        const stop = goOn(draft, 0.62, i === 0 ? 0.05 : -0.04, 0.38)
        const number = add(draft, stop)
        const { x, y, z, yaw } = stop
        draft.blocks.push({
          form: 'box',
          x,
          y: y - 0.9,
          z,
          width: 2.7,
          height: 0.9,
          depth: 1.5,
          yaw,
          ...(i % 2 === 0 ? draft.stuff.wall : draft.stuff.floor),
        })
        if (i % 2 === 1) floorSpot(draft, stop, number)
      }
      return
    case 'lift': {
      const rise = 1.7
      const stop = goOn(draft, 1.5, gap * 0.55, rise)
      add(draft, {
        ...stop,
        form: 'mover',
        radius: 1.35,
        sway: { x: 0, y: rise, z: 0, seconds: dial(plan, 6, 4.6), phase: random.next() * 6 },
      })
      ledge(draft, half, gap * 0.55, rise)
      return
    }
    case 'ferry': {
      const reach = 1.9
      const stop = goOn(draft, 1.5 + reach, 0.7, 0.3)
      // It swings on a straight line past a round wall: a little further out.
      const out = 1 + 0.5 / wayRadius
      add(draft, {
        ...stop,
        x: stop.x * out,
        z: stop.z * out,
        form: 'mover',
        radius: 1.35,
        sway: {
          x: Math.sin(stop.yaw) * reach,
          y: 0,
          z: Math.cos(stop.yaw) * reach,
          seconds: dial(plan, 5.6, 4.2),
          phase: random.next() * 6,
        },
      })
      ledge(draft, half, 0.8, 0.5)
      return
    }
    case 'boards':
      for (let i = 0; i < 3; i++) {
        const stop = goOn(draft, 1.15, gap * 0.6, 0.55)
        add(draft, { ...stop, form: 'crumble', radius: 1.05 })
      }
      return
    case 'pad': {
      const stop = goOn(draft, 1.05, gap * 0.6, 0)
      add(draft, { ...stop, form: 'pad', radius: 0.95 })
      ledge(draft, 1.7, 1.1, (padSpeed * padSpeed) / 50 - 1.9)
    }
  }
}

/** The roof is the last stop: the whole top of the tower. */
function roof(draft: Draft, y: number): void {
  const number = add(draft, {
    x: 0,
    y,
    z: 0,
    // Whoever comes up looks across it.
    yaw: draft.angle + Math.PI,
    form: 'island',
    radius: towerRadius - 0.1,
    isCheckpoint: true,
  })
  for (let i = 0; i < 6; i++) {
    const angle = draft.angle + (i / 6) * Math.PI * 2
    draft.spots.push({ x: Math.sin(angle) * 3.4, y, z: Math.cos(angle) * 3.4, stop: number, lies: 'floor' })
  }
}

const isSky = ({ look }: GamePlan) => /^(sky|space|abstract|moon)$/.test(look.scene)

/** How wide the water around the tower is; the land begins behind it. */
const lake = 30
export const waterLine = -1.6

export const siteOf = remember((plan): Site => {
  const free = (x: number, z: number) => Math.hypot(x, z) - lake + 1
  if (isSky(plan))
    return {
      reach: 80,
      height: () => -20,
      surface: () => 'main',
      free,
      isVoid: true,
      ...(plan.look.scene !== 'space' && { water: waterLine - 3 }),
      floating: [-6, 24],
      scenery: plan.look.scene === 'space' ? 0.5 : 0,
      sight: 240,
    }
  return {
    reach: 96,
    height(x, z) {
      const out = Math.hypot(x, z)
      const shore = clamp((out - lake) / 7, 0, 1)
      const hills = Math.sin(x * 0.09 + 1) * Math.cos(z * 0.08) * 1.6 + Math.max(0, out - 56) * 0.14
      return -5 + shore * shore * (3 - 2 * shore) * (5 + Math.max(-0.6, hills))
    },
    surface(x, z) {
      const out = Math.hypot(x, z)
      if (out < lake + 6) return 'shore'
      return Math.sin(x * 0.12 + 2) * Math.cos(z * 0.14) > 0.5 ? 'patch' : 'main'
    },
    free,
    water: waterLine,
    scenery: 1.3,
    sight: 220,
  }
})
