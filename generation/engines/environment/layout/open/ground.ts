import type { Cover, Ground, GroundSurface } from '@makebelieve/kit/environment/scene'
import { blendOf, shade } from '@makebelieve/shapes/materials/colour'
import { clouds } from '@makebelieve/shapes/materials/noise'
import type { EnvironmentPlan, Layout } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { fromLine, type Point } from '../shared/geometry.ts'
import type { Terrain } from '../shared/terrain.ts'
import { mattersThatAre } from '../shared/times.ts'
import type { WaterBody } from './waters.ts'

type Patch = Ground['palette'][number]
/** Places of the palette, in this order. */
const uses = ['main', 'path', 'shore', 'steep', 'patch'] as const
type Use = (typeof uses)[number]

const usual: Record<GroundSurface, string> = {
  grass: '#84b052',
  moss: '#6c8a44',
  earth: '#b08d62',
  sand: '#ecd9a8',
  gravel: '#cbc2b2',
  rock: '#9a938a',
  snow: '#f3f6fb',
  ice: '#c9e6f5',
  mud: '#7a6548',
  leaves: '#b3803f',
  asphalt: '#5a5b60',
  paving: '#d4c8b4',
  cobbles: '#b3a797',
  planks: '#b98d5f',
  tiles: '#d9cfbf',
  carpet: '#a85c4c',
  metal: '#9aa2aa',
  marble: '#ece7df',
  concrete: '#bdb9b1',
  lava: '#ff6a2a',
  'coral-sand': '#e8dcb4',
}

/** What the ground is made of in this season, with what the prompt says of it. */
export function paletteOf(plan: EnvironmentPlan, { ground }: Setting): Patch[] {
  const asked = mattersThatAre(plan, 'ground').at(-1)
  const way = mattersThatAre(plan, 'path').find(({ asked: isAsked }) => isAsked)
  const of = (use: Use): Patch =>
    ground[use] ??
    (use === 'shore' || use === 'steep'
      ? { ...ground.main, colour: shade(ground.main.colour, 0.88) }
      : ground.main)
  return uses.map((use) => {
    let patch = inSeason(of(use), use, plan)
    if (use === 'main' && asked)
      patch = { surface: asked.as.surface, colour: asked.colour ?? ownColour(asked.as.surface, ground) }
    if (use === 'path' && way && (way.as.surface !== 'earth' || !ground.path))
      patch = { surface: way.as.surface, colour: way.colour ?? ownColour(way.as.surface, ground) }
    else if (use === 'path' && way?.colour) patch = { ...patch, colour: way.colour }
    if (plan.palette.ground && (use === 'main' || use === 'patch'))
      patch = { ...patch, colour: blendOf(patch.colour, plan.palette.ground, 0.6) }
    return plan.weather === 'rain' || plan.weather === 'storm' ? darker(patch, 0.9) : patch
  })
}

/** A place's own colour for a surface comes before the usual one. */
const ownColour = (surface: GroundSurface, ground: Setting['ground']): string =>
  uses.map((use) => ground[use]).find((patch) => patch?.surface === surface)?.colour ?? usual[surface]

const darker = (patch: Patch, by: number): Patch => ({
  ...patch,
  colour: shade(patch.colour, by),
  ...(patch.second && { second: shade(patch.second, by) }),
})

const grown: ReadonlySet<GroundSurface> = new Set(['grass', 'moss', 'leaves'])
const isWintry = ({ season }: EnvironmentPlan) => season === 'winter'

function inSeason(patch: Patch, use: Use, plan: EnvironmentPlan): Patch {
  const isGrown = grown.has(patch.surface)
  if (isWintry(plan)) {
    if (isGrown || (patch.surface === 'earth' && use !== 'path'))
      return { surface: 'snow', colour: '#f2f5fb', second: '#dfe8f5' }
    if (patch.surface === 'earth' || patch.surface === 'gravel')
      return { surface: 'snow', colour: '#d5dae3', second: '#c7cdd8' }
  }
  if (plan.season === 'autumn' && isGrown) {
    if (use === 'patch') return { surface: 'leaves', colour: '#bd8338', second: '#a5763a' }
    return {
      ...patch,
      colour: blendOf(patch.colour, '#b7953f', 0.35),
      ...(patch.second && { second: blendOf(patch.second, '#a58a3c', 0.35) }),
    }
  }
  if (plan.season === 'spring' && isGrown) return { ...patch, colour: blendOf(patch.colour, '#a9d65c', 0.18) }
  return patch
}

const roads: ReadonlySet<GroundSurface> = new Set(['asphalt', 'concrete'])

/** Half of how wide ways are. */
export const wayWidth = (palette: readonly Patch[]): number =>
  roads.has(palette[1]?.surface ?? 'earth') ? 2.7 : 1.25

export function surfacesOf(
  terrain: Terrain,
  palette: readonly Patch[],
  ways: readonly Point[][],
  waters: readonly WaterBody[],
  seed: number,
): number[] {
  const surfaces = new Array<number>((terrain.cells + 1) ** 2).fill(0)
  const wide = wayWidth(palette)
  const from = (seed % 613) * 1.7
  const hasPatch = palette[4] !== undefined && palette[4].colour !== palette[0]?.colour
  const isBeach =
    palette[0]?.surface === 'sand' &&
    palette[4]?.surface === 'grass' &&
    waters.some(({ form }) => form === 'sea')
  terrain.each((x, z, index) => {
    const rough = clouds(x / 5 + from, 2, z / 5, 2)
    const far = Math.min(...ways.map((way) => fromLine([x, z], way).far))
    const out = Math.min(99, ...waters.map((body) => body.outside(x, z) - (body.form === 'sea' ? 3.5 : 0)))
    if (far < wide + rough * 0.25) surfaces[index] = 1
    else if (out < 1.3 + rough * 0.8) surfaces[index] = 2
    else if (terrain.slopeAt(x, z) > 0.72 + rough * 0.15) surfaces[index] = 3
    // Green begins a few steps behind the beach.
    else if (hasPatch && isBeach && out > 11 + rough * 5 && out < 90) surfaces[index] = 4
    else if (hasPatch && !isBeach && clouds(x / 17 + from, 7, z / 17, 2) + rough * 0.12 > 0.3)
      surfaces[index] = 4
  })
  return surfaces
}

const heights: Record<Cover['kind'], number> = {
  grass: 0.2,
  'tall-grass': 0.5,
  wheat: 0.8,
  flowers: 0.35,
  reeds: 1.1,
  clover: 0.14,
  pebbles: 0.08,
  leaves: 0.04,
  seaweed: 0.7,
  'snow-tufts': 0.2,
}
const colours: Record<Cover['kind'], [string, string]> = {
  grass: ['#86b350', '#a9c867'],
  'tall-grass': ['#7fae4c', '#c5cf75'],
  wheat: ['#dfb955', '#efd383'],
  flowers: ['#f2c84b', '#e86f8f'],
  reeds: ['#8aa04e', '#b49a5a'],
  clover: ['#5d9143', '#8fb65c'],
  pebbles: ['#a89e90', '#c7bdae'],
  leaves: ['#c9772f', '#e0a63a'],
  seaweed: ['#4f9f5d', '#7fbf5f'],
  'snow-tufts': ['#dfe7ee', '#b9ad8c'],
}
const green: ReadonlySet<Cover['kind']> = new Set(['grass', 'tall-grass', 'flowers', 'clover'])

/** What grows and lies on it in thousands: the setting's own in this season, and what was asked for. */
export function coversOf(
  plan: EnvironmentPlan,
  setting: Setting,
  palette: readonly Patch[],
): Layout['covers'] {
  const covers: Layout['covers'] = []
  const full = Math.min(1.6, Math.max(0.3, plan.density))
  const isBare = (surface: GroundSurface | undefined) =>
    surface !== undefined && !grown.has(surface) && surface !== 'earth'
  for (const row of setting.covers ?? []) {
    const on = uses.indexOf(row.on ?? 'main')
    const isGreen = green.has(row.kind)
    if (isGreen && (isWintry(plan) || palette[on]?.surface === 'snow')) continue
    const patch = palette[on]
    // Where a prompt made the ground something else, nothing of the old one grows.
    if (isGreen && isBare(patch?.surface) && setting.ground[row.on ?? 'main']?.surface !== patch?.surface)
      continue
    const { on: _, ...cover } = row
    const faded = plan.season === 'autumn' && isGreen ? { colour: blendOf(cover.colour, '#b8943f', 0.4) } : {}
    covers.push({ ...cover, ...faded, on: [on], density: row.density * full })
  }
  if (isWintry(plan) && palette[0]?.surface === 'snow' && !covers.some(({ kind }) => kind === 'snow-tufts'))
    covers.push({
      kind: 'snow-tufts',
      on: [0, 4],
      colour: '#dfe7ee',
      second: '#b9ad8c',
      density: 0.3,
      height: 0.2,
    })
  if (
    plan.season === 'autumn' &&
    palette[4]?.surface === 'leaves' &&
    !covers.some(({ kind }) => kind === 'leaves')
  )
    covers.push({ kind: 'leaves', on: [4], colour: '#c9772f', second: '#e0a63a', density: 0.7, height: 0.04 })
  for (const { as, id, colour, size } of mattersThatAre(plan, 'cover')) {
    const same = covers.find(({ kind }) => kind === as.kind)
    const [first, second] = colours[as.kind]
    const fresh = {
      kind: as.kind,
      on: as.kind === 'reeds' ? [2] : [0, 4],
      colour: colour ?? same?.colour ?? first,
      second: colour ? blendOf(colour, '#ffffff', 0.25) : (same?.second ?? second),
      density: 1.1 * size * full,
      height: same?.height ?? heights[as.kind],
      matter: id,
    }
    if (same) Object.assign(same, fresh)
    else covers.push(fresh)
  }
  return covers
}
