import type { GamePlan } from '../../../game/plan.ts'
import type { Block, Stuff } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember, type Vec } from '../../space.ts'
import { layoutOf, pad, ramp, siteOf } from './level.ts'
import { bendAt, half, isWet, lapLength, limit, placeAt, roadHeight, type Track, trackOf } from './track.ts'

type Road = { stuff: Stuff; colour: string; edge: string; shines?: true }

const asphalt: Road = { stuff: 'stone', colour: '#62656e', edge: '#f4f1e8' }
const earthen: Road = { stuff: 'earth', colour: '#a5835a', edge: '#f0e6cc' }
const dark: Road = { stuff: 'metal', colour: '#2c3046', edge: '#38e0ff', shines: true }
/** What a race is driven on, by the scene. Roads stand out from the land around them. */
const roads: Partial<Record<string, Road>> = {
  forest: earthen,
  farm: earthen,
  garden: earthen,
  village: earthen,
  jungle: earthen,
  swamp: { ...earthen, colour: '#7a6546' },
  snow: { stuff: 'ice', colour: '#8fc3de', edge: '#ffffff' },
  candy: { stuff: 'paint', colour: '#a8683f', edge: '#fff3fa' },
  space: dark,
  moon: { ...dark, colour: '#3c4058' },
  'neon-city': { ...dark, colour: '#4c5283', edge: '#ff3cac' },
  abstract: { ...dark, colour: '#3a2f6e', edge: '#ffcf5a' },
  factory: { ...asphalt, colour: '#565b63', edge: '#f5b700' },
  volcano: { ...asphalt, colour: '#39343a', edge: '#ff8a3c', shines: true },
  haunted: { ...asphalt, colour: '#4b4a58', edge: '#9affc0', shines: true },
  graveyard: { ...asphalt, colour: '#4b4a58', edge: '#9affc0', shines: true },
  underwater: { stuff: 'sand', colour: '#c7b184', edge: '#fff6dc' },
  desert: { ...asphalt, colour: '#7b6c5c' },
  sky: { stuff: 'paint', colour: '#7d8fd0', edge: '#ffffff' },
  house: { stuff: 'wood', colour: '#9c6b3f', edge: '#fff6dc' },
}

const roadIn = ({ look }: GamePlan): Road => roads[look.scene] ?? asphalt
export const accentOf = ({ look }: GamePlan): string => stuffIn(look).accent

/** Everything that is built: the road, its kerbs and fences, gates, pads and ramps. Nothing of it is bumped into as such. */
export const circuitOf = remember((plan, level): Block[] => [
  ...(isWet(plan) ? buoys(plan, level) : [...roadway(plan, level), ...kerbs(plan, level)]),
  ...fences(plan, level),
  ...gates(plan, level),
  ...pads(plan, level),
  ...ramps(plan, level),
  ...stands(plan, level),
  ...flags(plan, level),
])

const nowhere = { x: 0, y: 0, z: 0, depth: 0, airy: true } as const

function lineAlong(track: Track, lat: number, lift: number, from = 0, to = lapLength, step = 3.58): Vec[] {
  const many = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: many + 1 }, (_, i) => {
    const s = from + ((to - from) * i) / many
    const { x, z } = placeAt(track, s, lat)
    return { x, y: roadHeight(track, s) + lift, z }
  })
}

const ribbon = (along: Vec[], width: number, height: number, stuff: Stuff, colour?: string): Block => ({
  ...nowhere,
  form: 'ribbon',
  width,
  height,
  stuff,
  ...(colour && { colour }),
  along,
})

function roadway(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const { stuff, colour, edge, shines } = roadIn(plan)
  const paint = shines ? 'neon' : 'paint'
  const blocks = [ribbon(lineAlong(track, 0, 0.02), half * 2, 0.4, stuff, colour)]
  for (const side of [-1, 1])
    blocks.push(ribbon(lineAlong(track, side * (half - 0.3), 0.06), 0.32, 0.05, paint, edge))
  for (let s = 12; s < lapLength - 8; s += 12)
    blocks.push(ribbon(lineAlong(track, 0, 0.06, s, s + 3.5), 0.24, 0.05, paint, edge))
  return blocks
}

/** Red and white in the bends, where one wants to cut them. */
function kerbs(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const blocks: Block[] = []
  const piece = 2.4
  for (let i = 0; i * piece < lapLength; i++) {
    const s = i * piece
    const bend = bendAt(track, s + piece / 2)
    if (Math.abs(bend) < 1 / 48) continue
    const along = lineAlong(track, Math.sign(bend) * (half + 0.42), 0.1, s, s + piece, piece)
    blocks.push(ribbon(along, 1, 0.3, 'paint', i % 2 === 0 ? '#f6f2ea' : '#d8362f'))
  }
  return blocks
}

/** Where the way ends: a rail all around, and walls of tyres behind the bends. */
function fences(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const { height } = siteOf(plan)
  const wet = isWet(plan)
  const { wall } = stuffIn(plan.look)
  const accent = accentOf(plan)
  const blocks: Block[] = []
  if (!wet)
    for (const side of [-1, 1]) {
      const along = lineAlong(track, side * (limit + 0.9), 0).map(({ x, z }) => ({
        x,
        y: height(x, z) + 0.75,
        z,
      }))
      blocks.push(ribbon(along, 0.3, 0.42, wall.stuff, wall.colour))
    }
  const piece = 4
  for (let i = 0; i * piece < lapLength; i++) {
    const s = i * piece
    const bend = bendAt(track, s + piece / 2)
    if (Math.abs(bend) < 1 / 30) continue
    const lat = -Math.sign(bend) * (limit + 0.55)
    const along = lineAlong(track, lat, 0, s, s + piece, piece).map(({ x, z }) => ({
      x,
      y: (wet ? 0 : height(x, z)) + 1.05,
      z,
    }))
    blocks.push(ribbon(along, 0.7, wet ? 1.3 : 1.2, 'paint', i % 2 === 0 ? '#f6f2ea' : accent))
  }
  return blocks
}

/** On water the road is what lies between two rows of buoys. */
function buoys(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const blocks: Block[] = []
  for (let s = 0; s < lapLength - 4; s += 9)
    for (const side of [-1, 1]) {
      const { x, z } = placeAt(track, s, side * (half + 0.4))
      const colour = side < 0 ? '#e2453a' : '#2fae5a'
      blocks.push({
        form: 'round',
        x,
        y: -0.4,
        z,
        width: 1,
        height: 0.9,
        depth: 1,
        stuff: 'paint',
        colour,
        airy: true,
      })
      blocks.push({
        form: 'round',
        x,
        y: 0.5,
        z,
        width: 0.45,
        height: 0.7,
        depth: 0.45,
        stuff: 'paint',
        colour: '#f6f2ea',
        airy: true,
      })
    }
  return blocks
}

/** The gate of start and finish with its squares, and others on the way. */
function gates(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const accent = accentOf(plan)
  const blocks: Block[] = []
  const gate = (s: number, high: number, colour: string) => {
    const { x, z, yaw } = placeAt(track, s)
    const width = half * 2 + 3.4
    const y = roadHeight(track, s) - 0.2
    blocks.push({
      form: 'arch',
      x,
      y,
      z,
      width,
      height: high,
      depth: 1.3,
      yaw,
      stuff: 'paint',
      colour,
      airy: true,
    })
    return { x, y, z, yaw, width }
  }
  const start = gate(0, 7.2, accent)
  const squares = 12
  for (let i = 0; i < squares; i++)
    for (const row of [0, 1]) {
      const across = ((i + 0.5) / squares - 0.5) * (start.width - 2.2)
      const { x, z } = placeAt(track, 0, across)
      const colour = (i + row) % 2 === 0 ? '#16161c' : '#f6f2ea'
      const size = (start.width - 2.2) / squares
      blocks.push({
        form: 'box',
        x,
        y: start.y + 4.7 + row * size,
        z,
        width: size,
        height: size,
        depth: 0.5,
        yaw: start.yaw,
        stuff: 'paint',
        colour,
        airy: true,
      })
      if (isWet(plan)) continue
      const lat = ((i + 0.5) / squares - 0.5) * half * 2
      blocks.push(
        ribbon(lineAlong(track, lat, 0.07, row - 0.95, row + 0.05, 1), half / 6, 0.05, 'paint', colour),
      )
    }
  const colours = ['#e2453a', '#2f8fe0', '#f5b700']
  for (const [i, share] of [0.27, 0.5, 0.77].entries()) gate(share * lapLength, 6, colours[i] ?? accent)
  return blocks
}

/** Pads shine; arrows say where they push. */
function pads(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  return layoutOf(plan, level).pads.flatMap(({ s, lat }) => {
    const bars = [0, 1, 2].map((i) =>
      ribbon(
        lineAlong(track, lat, 0.1, s - 1.9 + i * 1.6, s - 1.1 + i * 1.6, 1),
        pad.wide - 0.7,
        0.05,
        'neon',
        '#fff27a',
      ),
    )
    const field = lineAlong(track, lat, 0.07, s - pad.long / 2, s + pad.long / 2, 1.25)
    return [ribbon(field, pad.wide, 0.06, 'neon', '#ff7a1a'), ...bars]
  })
}

function ramps(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  return layoutOf(plan, level).ramps.flatMap(({ s, lat }): Block[] => {
    const { x, z, yaw } = placeAt(track, s + ramp.long / 2, lat)
    const base = { x, z, yaw, airy: true } as const
    const y = Math.min(roadHeight(track, s), roadHeight(track, s + ramp.long)) - 0.05
    const high = ramp.high + roadHeight(track, s + ramp.long) - y
    return [
      {
        ...base,
        form: 'ramp',
        y,
        width: ramp.wide,
        height: high,
        depth: ramp.long,
        stuff: 'paint',
        colour: '#3d7be0',
      },
      {
        ...base,
        form: 'ramp',
        y: y + 0.04,
        width: ramp.wide * 0.3,
        height: high,
        depth: ramp.long,
        stuff: 'neon',
        colour: '#ffe27a',
      },
    ]
  })
}

/** Steps for those who watch, beside the start. */
function stands(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const { wall } = stuffIn(plan.look)
  const accent = accentOf(plan)
  const blocks: Block[] = []
  for (const side of [-1, 1])
    for (const step of [0, 1, 2]) {
      const { x, z, yaw } = placeAt(track, lapLength - 14, side * (limit + 3 + step * 1.5))
      blocks.push({
        form: 'box',
        x,
        y: siteOf(plan).height(x, z) - 1.2,
        z,
        width: 1.5,
        height: 1.8 + step * 0.7,
        depth: 15,
        yaw,
        stuff: step === 1 ? 'paint' : wall.stuff,
        colour: step === 1 ? accent : (wall.colour ?? '#b9b3a8'),
        airy: true,
      })
    }
  return blocks
}

/** Poles with cloth in the wind, where the road is straight enough to see them coming. */
function flags(plan: GamePlan, level: number): Block[] {
  const track = trackOf(plan, level)
  const colours = [accentOf(plan), '#e2453a', '#2f8fe0', '#f6f2ea']
  const blocks: Block[] = []
  for (let i = 0; i < 18; i++) {
    const s = 14 + i * 23
    const { x, z, yaw } = placeAt(track, s, (i % 2 === 0 ? 1 : -1) * (limit + 1.6))
    const y = Math.max(siteOf(plan).height(x, z), isWet(plan) ? -0.2 : -99)
    const high = 4.6 + (i % 3) * 0.5
    const pole = { x, y: y - 0.3, z, depth: 0.2, airy: true } as const
    blocks.push({ ...pole, form: 'round', width: 0.2, height: high + 0.3, stuff: 'paint', colour: '#f6f2ea' })
    blocks.push({
      ...pole,
      form: 'box',
      x: x + Math.cos(yaw) * 0.75,
      y: y + high - 1.9,
      z: z - Math.sin(yaw) * 0.75,
      width: 1.3,
      height: 1.8,
      depth: 0.08,
      yaw,
      stuff: 'cloth',
      colour: colours[i % colours.length] ?? '#e2453a',
    })
  }
  return blocks
}
