import { blendOf, shade } from '@makebelieve/shapes/materials/colour'
import type { EnvironmentPlan, Palette } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import type { Point } from '../shared/geometry.ts'
import { isNight } from '../shared/times.ts'

/** What the walls of a setting are where it says nothing about them. */
const usualWalls: NonNullable<Setting['walls']> = {
  stuff: 'plaster',
  colour: '#efe6d6',
  windows: 'plain',
  height: 3,
  width: 7,
  depth: 7,
}
export type Walls = NonNullable<Setting['walls']>
/** The walls of a room, painted as the prompt wants them. */
export function wallsOf(setting: Setting, { walls: colour, wallStuff: stuff }: Palette = {}): Walls {
  const own = setting.walls ?? usualWalls
  if (colour === undefined && stuff === undefined) return own
  const isNewStuff = stuff !== undefined && stuff !== own.stuff
  const painted =
    (colour && blendOf(colour, '#efe9dd', 0.22)) ?? (isNewStuff ? stuffColours[stuff] : own.colour)
  return { ...own, ...(stuff && { stuff }), colour: painted, second: shade(painted, 0.82) }
}

const stuffColours: Record<NonNullable<Palette['wallStuff']>, string> = {
  brick: '#b06a50',
  stone: '#a39b8e',
  wood: '#a87848',
  metal: '#8d98a3',
  marble: '#e7dfd2',
  tiles: '#dfe6e4',
  ice: '#bfe3f4',
}

/** One side of a room. `u` runs along it, from its middle; `n` leads into the room. */
export type Side = {
  name: 'north' | 'west' | 'east' | 'south'
  /** A thing that stands with its back to it looks this way. */
  yaw: number
  length: number
  at(u: number, n?: number): Point
}

/** A hole in a wall, along it and up from the floor. */
export type Opening = { u: number; width: number; sill: number; height: number; is: 'window' | 'door' }

export type Frame = {
  width: number
  depth: number
  height: number
  /** How high the wall is at its sides: less under a sloping roof. */
  eaves: number
  walls: Walls
  trim: string
  sides: Record<Side['name'], Side>
  openings: Record<Side['name'], Opening[]>
  isHall: boolean
  isCorridor: boolean
  isDark: boolean
  /** A train stands along the left wall: no columns there. */
  hasPlatform?: true
}

const quarter = Math.PI / 2

/** The bare room: its sides, and where windows and the door are. */
export function frameOf(
  setting: Setting,
  { hour, palette }: Pick<EnvironmentPlan, 'hour' | 'palette'>,
  width: number,
  depth: number,
): Frame {
  const walls = wallsOf(setting, palette)
  const { height } = walls
  const isHall = setting.layout === 'hall'
  const isCorridor = setting.layout === 'corridor'
  const side = (name: Side['name'], yaw: number, length: number, [x, z]: Point): Side => ({
    name,
    yaw,
    length,
    at: (u, n = 0) => [x + u * Math.cos(yaw) + n * Math.sin(yaw), z - u * Math.sin(yaw) + n * Math.cos(yaw)],
  })
  const sides = {
    north: side('north', 0, width, [0, -depth / 2]),
    west: side('west', quarter, depth, [-width / 2, 0]),
    east: side('east', -quarter, depth, [width / 2, 0]),
    south: side('south', Math.PI, width, [0, depth / 2]),
  }
  const door: Opening = {
    u: 0,
    width: isHall ? 1.8 : 1,
    sill: 0,
    height: Math.min(isHall ? 2.8 : 2.1, height - 0.4),
    is: 'door',
  }
  return {
    width,
    depth,
    height,
    eaves: walls.form === 'tent' ? height * 0.62 : height,
    walls,
    trim: walls.trim ?? '#6d5138',
    sides,
    openings: {
      north: northWindows(walls, setting, width, isHall, isCorridor),
      west: windowsAlong(walls, depth, isHall, isCorridor),
      east:
        walls.outside === 'sea' || isHall || isCorridor ? windowsAlong(walls, depth, isHall, isCorridor) : [],
      south: [door],
    },
    isHall,
    isCorridor,
    isDark: isNight(hour) || setting.sky === 'space',
  }
}

/** Windows in even steps along a wall. */
function windowsAlong(walls: Walls, length: number, isHall: boolean, isCorridor: boolean): Opening[] {
  const style = walls.windows ?? 'none'
  if (style === 'none') return []
  const low = walls.form === 'tent' ? walls.height * 0.62 : walls.height
  const sizes: Record<string, { width: number; sill: number; height: number; step: number }> = {
    plain: { width: 1.3, sill: 0.95, height: Math.min(1.45, low - 1.25), step: 2.9 },
    wide: { width: 2.2, sill: 0.85, height: Math.min(1.75, low - 1.15), step: 2.8 },
    arched: { width: 1.2, sill: 1, height: Math.min(2, low - 1.4), step: 2.9 },
    stained: { width: 1.3, sill: 1.4, height: low - 2.6, step: 3.4 },
    portholes: { width: 0.8, sill: 1.15, height: 0.8, step: 2.6 },
  }
  const { width, sill, height, step } = sizes[style] ?? { width: 1.3, sill: 0.95, height: 1.4, step: 2.9 }
  // High above the shelves of a hall.
  const raised = isHall && style !== 'wide' ? Math.max(sill, low * 0.36) : sill
  const tall = isHall && style !== 'portholes' ? low - raised - 0.7 : height
  if (tall < 0.5) return []
  const count = Math.max(isCorridor ? 2 : 1, Math.floor((length - 1) / (isHall ? Math.max(step, 3.6) : step)))
  return Array.from({ length: count }, (_, i) => ({
    u: ((i + 0.5) / count - 0.5) * (length - 0.6),
    width,
    sill: raised,
    height: tall,
    is: 'window' as const,
  }))
}

/** The wall that one looks at first is for what the room is about; only wide views have their window there. */
function northWindows(
  walls: Walls,
  setting: Setting,
  width: number,
  isHall: boolean,
  isCorridor: boolean,
): Opening[] {
  const style = walls.windows ?? 'none'
  if (setting.id === 'spaceship-bridge' || (walls.outside === 'sea' && !isCorridor && !isHall))
    return [{ u: 0, width: width * 0.82, sill: 0.9, height: Math.min(walls.height - 1.4, 2.2), is: 'window' }]
  if (style === 'stained')
    return [-0.22, 0, 0.22].map((share) => ({
      u: share * width,
      width: share === 0 ? 2 : 1.4,
      sill: 2.6,
      height: walls.height - (share === 0 ? 3 : 4),
      is: 'window' as const,
    }))
  if (isHall && style === 'arched')
    return [-0.3, 0.3].map((share) => ({
      u: share * width,
      width: 1.3,
      sill: walls.height * 0.36,
      height: walls.height * 0.42,
      is: 'window' as const,
    }))
  if (!isHall && !isCorridor && (style === 'plain' || style === 'arched') && width > 6)
    return [-0.34, 0.34].map((share) => ({
      u: share * width,
      width: 1.1,
      sill: 0.95,
      height: Math.min(1.45, walls.height - 1.3),
      is: 'window' as const,
    }))
  return []
}

/** As many windows as were asked for, and no more. */
export function withWindows(frame: Frame, count: number | undefined): Frame {
  if (count === undefined) return frame
  let left = count
  const kept = (name: Side['name']) =>
    frame.openings[name].filter(({ is }) => {
      if (is === 'window') left -= 1
      return is !== 'window' || left >= 0
    })
  const [north, west, east] = [kept('north'), kept('west'), kept('east')]
  return { ...frame, openings: { ...frame.openings, north, west, east } }
}
