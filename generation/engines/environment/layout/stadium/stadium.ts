import { seededRandom } from '@makebelieve/kit/core/random'
import type { BuiltShape, Layout } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { flatGround, type Patch } from '../built/flat-ground.ts'
import { openPlots } from '../built/floor.ts'
import { openSite } from '../built/site.ts'
import type { LayoutInput } from '../input.ts'
import { airFor } from '../shared/air.ts'
import { looking, type Point } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { isNight } from '../shared/times.ts'
import { footballLines, laneLines, raceShapes, rinkBoards, skateShapes } from './field.ts'
import { furnishStadium } from './furnish.ts'
import { flags, floodlights, scoreboard } from './masts.ts'
import { type Oval, outOf } from './oval.ts'
import { type Stands, standShapes, tierDeep, topOf } from './stands.ts'

type Field = NonNullable<Setting['stadium']>['field']

/** What each sport needs: its field, where tracks run beside it, and how people sit. */
export type Arena = {
  field: Field
  oval: Oval
  /** The track, as metres outside of the oval; none where it is only a field. */
  track?: readonly [number, number]
  stands?: Omit<Stands, 'seats'>
  spawn: Point
  looksAt: Point
}

const arenas: Record<Field, (reach: number) => Arena> = {
  football: (reach) => ({
    field: 'football',
    oval: { x: reach * 0.5, z: reach * 0.72, square: 4 },
    stands: { tiers: 12, begin: 5, full: 0.62, isStone: false, hasRoof: true, open: [] },
    spawn: [5, reach * 0.4],
    looksAt: [0, -6],
  }),
  running: (reach) => ({
    field: 'running',
    oval: { x: reach * 0.4, z: reach * 0.62, square: 2.8 },
    track: [0.5, 8.5],
    stands: { tiers: 10, begin: 11, full: 0.6, isStone: false, hasRoof: true, open: [] },
    spawn: [reach * 0.4 - 4, reach * 0.26],
    looksAt: [reach * 0.33, -10],
  }),
  race: (reach) => ({
    field: 'race',
    oval: { x: reach * 0.62, z: reach * 0.68, square: 2.8 },
    track: [-6, 6],
    stands: { tiers: 9, begin: 9, full: 0.75, isStone: false, hasRoof: true, open: [[2.3, 6.9]] },
    spawn: [reach * 0.62 - 9.5, 16],
    looksAt: [reach * 0.62 - 2, -10],
  }),
  arena: (reach) => ({
    field: 'arena',
    oval: { x: reach * 0.62, z: reach * 0.74, square: 2 },
    stands: { tiers: 13, begin: 0.6, full: 0.7, isStone: true, hasRoof: false, open: [] },
    spawn: [3, reach * 0.5],
    looksAt: [0, -6],
  }),
  skate: (reach) => ({
    field: 'skate',
    oval: { x: reach * 0.85, z: reach * 0.85, square: 4 },
    spawn: [2, reach * 0.5],
    looksAt: [0, -6],
  }),
  ice: (reach) => ({
    field: 'ice',
    oval: { x: reach * 0.4, z: reach * 0.62, square: 3.4 },
    stands: { tiers: 7, begin: 5, full: 0.6, isStone: false, hasRoof: false, open: [[2.75, 3.55]] },
    spawn: [2, reach * 0.36],
    looksAt: [0, -6],
  }),
}

/** A field or track with people all around it. */
export function stadiumLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const { field, seats } = setting.stadium ?? { field: 'football', seats: ['#2f6fd0', '#f2f2f2'] }
  const arena = arenas[field](setting.reach)
  const site = openSite(input, openPlots(), seededRandom(plan.seed ^ 0x57ad))
  furnishStadium(site, arena)
  const rim = arena.stands ? arena.stands.begin + arena.stands.tiers * tierDeep : 4
  const stands = arena.stands && { ...arena.stands, seats }
  const lights = floodlights(arena.oval, rim + 3, 24)
  const size = 2 * Math.ceil(Math.max(arena.oval.x, arena.oval.z) + rim + 22)
  const asked = site.standing.filter(({ item }) => item.thing.asked)[0]
  const looksAt =
    asked && Math.hypot(asked.at[0] - arena.spawn[0], asked.at[1] - arena.spawn[1]) > 5
      ? asked.at
      : arena.looksAt
  return {
    reach: Math.ceil(Math.max(arena.oval.x, arena.oval.z) + (arena.stands?.begin ?? 3)),
    around: 'outdoors',
    ground: groundOf(setting, arena, size),
    waters: [],
    sky: skyFor(plan, setting),
    air: litAir(airFor(plan, setting), plan.hour),
    covers: (setting.covers ?? []).map(({ on: _, ...cover }) => ({ ...cover, on: [0, 2] })),
    emitters: [],
    lamps: [...(field === 'skate' || field === 'arena' ? [] : lights.lamps), ...site.lamps],
    sounds: soundsFor(plan, setting),
    built: [
      ...(stands ? standShapes(arena.oval, stands, plan.seed) : []),
      ...(stands
        ? flags(arena.oval, rim, topOf(stands) + (stands.hasRoof ? 5 : stands.isStone ? 5.5 : 1), seats)
        : []),
      ...(stands && !stands.isStone
        ? scoreboard(-arena.oval.z - rim - 2, topOf(stands) + (stands.hasRoof ? 4 : 2))
        : []),
      ...(field === 'skate' || field === 'arena' ? [] : lights.built),
      ...marksOf(arena, setting.reach),
      ...site.built,
    ],
    spots: site.spots,
    focus: [looksAt[0], 1.5, looksAt[1]],
    path: [
      arena.spawn,
      [arena.spawn[0] * 0.8, arena.spawn[1] * 0.4],
      [arena.looksAt[0] * 0.8, arena.looksAt[1]],
    ],
    spawn: looking([arena.spawn[0], 1.65, arena.spawn[1]], [looksAt[0], 2.4, looksAt[1]]),
  }
}

/** Floodlight comes from all sides. */
const litAir = (air: Layout['air'], hour: number): Layout['air'] =>
  isNight(hour) ? { ...air, ambient: air.ambient * 1.9 } : air

function groundOf(setting: Setting, { field, oval, track }: Arena, size: number): Layout['ground'] {
  const { main, path = main } = setting.ground
  const striped: Patch = { ...main, colour: main.second ?? main.colour }
  const around: Patch =
    field === 'arena' || field === 'skate' || field === 'ice'
      ? path
      : field === 'race'
        ? main
        : { surface: 'asphalt', colour: '#8b8d90' }
  const lane: Patch = track ? path : { surface: 'grass', colour: '#4a8f3c' }
  return flatGround(size, Math.min(128, size), [main, lane, striped, around], {
    surface: (at) => {
      const out = outOf(oval, at)
      if (track && out > track[0] - 0.2 && out < track[1] + 0.2) return 1
      const edge = field === 'football' ? 3.5 : field === 'race' ? 400 : 0.4
      if (out > edge) return 3
      // The mower goes up and down.
      return (field === 'football' || field === 'running') && Math.floor((at[1] + 400) / 6) % 2 ? 2 : 0
    },
  })
}

function marksOf({ field, oval, track }: Arena, reach: number): BuiltShape[] {
  switch (field) {
    case 'football':
      return footballLines(oval.x - 2, oval.z - 3)
    case 'running':
      return [
        ...laneLines(oval, track?.[0] ?? 0, track?.[1] ?? 8, 6),
        ...footballLines(oval.x * 0.72, oval.z * 0.68),
      ]
    case 'race':
      return raceShapes(oval, 6)
    case 'ice':
      return rinkBoards(oval)
    case 'skate':
      return skateShapes(reach)
    case 'arena':
      return []
  }
}
