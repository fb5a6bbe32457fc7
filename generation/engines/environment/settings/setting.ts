import type { Cover, GroundSurface, Life, Particle, SoundKind } from '@makebelieve/kit/environment/scene'
import type { Placing, Season, Weather } from '../design.ts'

/** How a place is laid out: each is a function in layout/. */
export const layoutNames = [
  'open', // terrain under the sky: woods, deserts, gardens, villages, farms
  'street', // buildings on both sides
  'square', // buildings all around
  'rooftop', // a terrace high above a skyline
  'stadium', // stands around a field or track
  'room',
  'hall', // tall and long, with columns: libraries, churches, throne rooms, stations
  'corridor',
  'cave',
  'islands', // floating, joined by bridges
] as const
export type LayoutName = (typeof layoutNames)[number]

/** How the houses of a street look. */
export const facadeStyles = [
  'modern',
  'old town', // gables, shutters, plaster
  'brick',
  'neon', // concrete, cables, signs
  'japanese',
  'medieval', // timber frames
  'classical', // columns, arcades
  'venetian', // arches, balconies
  'suburb', // detached, with gardens
  'industrial',
] as const
export type FacadeStyle = (typeof facadeStyles)[number]

/** A kind of place: data for one of the layouts. */
export type Setting = {
  id: string
  /** What it is, for the guide: 'A Japanese garden with raked gravel and maples'. */
  about: string
  /** Words of prompts that mean it, the surest first: 'japanese garden', 'zen garden'. */
  words: readonly string[]
  layout: LayoutName
  around?: 'outdoors' | 'indoors' | 'underwater' | 'void'
  /** How far one can walk from the middle, in metres. */
  reach: number
  hour?: number
  weather?: Weather
  season?: Season
  sky?: 'earth' | 'mars' | 'alien' | 'space' | 'storm' | 'none'
  /** What hangs there besides the sun: the earth above the moon, two moons over an alien planet. Sizes beside our moon's. */
  moons?: { size: number; colour: string; ringed?: true }[]
  /** Tints of the sky, where its kind's own are not meant: a candy sky. */
  zenith?: string
  horizon?: string
  /** How far one sees. */
  sight?: number
  fogColour?: string
  /** Shafts of light from above. */
  shafts?: number
  ambient?: number
  tint?: string
  wind?: number
  ground: {
    /** The first is most of it, the others come in patches or where the layout has a use for them (path, shore, rock). */
    main: { surface: GroundSurface; colour: string; second?: string }
    path?: { surface: GroundSurface; colour: string; second?: string }
    shore?: { surface: GroundSurface; colour: string; second?: string }
    steep?: { surface: GroundSurface; colour: string; second?: string }
    patch?: { surface: GroundSurface; colour: string; second?: string }
  }
  /** Open layouts: how the land lies. Heights in metres. */
  land?: {
    form:
      | 'flat'
      | 'rolling'
      | 'hilly'
      | 'mountainous'
      | 'dunes'
      | 'canyon'
      | 'island'
      | 'valley'
      | 'crater'
      | 'seabed'
      | 'terraces'
    height: number
    /** What closes the view on the horizon. */
    rim?: 'hills' | 'mountains' | 'sea' | 'forest' | 'dunes' | 'mesas' | 'city' | 'none'
    /** How high the land stands above the sea at its edge: a cliff instead of a beach. */
    cliff?: number
  }
  water?: {
    form: 'pond' | 'lake' | 'river' | 'sea' | 'puddles' | 'lava' | 'swamp'
    colour?: string
    stuff?: 'clouds' | 'ice'
  }
  covers?: {
    kind: Cover['kind']
    colour: string
    second?: string
    density: number
    height: number
    on?: 'main' | 'patch' | 'shore'
  }[]
  particles?: { kind: Particle; amount: number; colour?: string }[]
  sounds?: { kind: SoundKind; loud: number }[]
  /** Indoors: what walls, ceiling and windows are made of. Layouts read it. */
  walls?: {
    stuff:
      | 'plaster'
      | 'wood'
      | 'stone'
      | 'brick'
      | 'metal'
      | 'ice'
      | 'rock'
      | 'panels'
      | 'paper'
      | 'marble'
      | 'tiles'
    colour: string
    second?: string
    windows?: 'none' | 'plain' | 'arched' | 'stained' | 'portholes' | 'wide'
    height: number
    width: number
    depth: number
    ceiling?: 'flat' | 'beams' | 'vault' | 'open' | 'pipes'
    /** Skirting, frames, beams and doors. */
    trim?: string
    /** What hangs on the wall that one looks at first. */
    board?: 'chalk' | 'white' | 'screen'
    /** Four walls without one. */
    form?: 'dome' | 'tent'
    /** What one sees through the windows; a garden without one. */
    outside?: 'garden' | 'forest' | 'city' | 'sea' | 'snow' | 'space'
  }
  /** Streets, squares and rooftops: what stands along them. Layouts read it. */
  street?: {
    facades: FacadeStyle
    /** From facade to facade, pavements included. */
    width: number
    /** What runs along the middle; squares and lanes for walkers have none. */
    road: 'asphalt' | 'cobbles' | 'canal' | 'rails' | 'none'
    storeys: readonly [from: number, to: number]
    colours: readonly string[]
    /** Signs that glow. */
    neon?: readonly string[]
    /** Houses on the left only; the right lies open, to the water where the road is a canal. */
    oneSided?: true
  }
  /** Stadiums: what is played there, and the colours of the seats. */
  stadium?: { field: 'football' | 'running' | 'race' | 'arena' | 'skate' | 'ice'; seats: readonly string[] }
  /** What belongs there, so that the place is whole even where the prompt names nothing. */
  things: SettingThing[]
}

export type SettingThing = {
  /** A noun that has a shape of its own (generation/shapes). */
  noun: string
  /** Words that change its look, as in a prompt: 'old wooden', 'red'. */
  look?: string
  /** How many; for 'open' layouts this is for the whole place. */
  count: number
  variants?: number
  place: Placing
  /** Of which other noun of the setting. */
  of?: string
  does?: Life['does']
  /** Beside its usual size, up to four times. */
  size?: number
  /** Its longest side in metres, where the place is not to the usual scale: a lollipop as tall as a tree. */
  metres?: number
  /** Only in these seasons, or only at night. */
  only?: Season[] | 'night' | 'day'
  /** Left away as soon as the prompt asks for things of its own that take this role: 'tree', 'building', 'furniture', 'animal'. */
  role?:
    | 'tree'
    | 'shrub'
    | 'rock'
    | 'building'
    | 'furniture'
    | 'animal'
    | 'person'
    | 'vehicle'
    | 'decoration'
    | 'light'
}

/** A row of `Setting.things` on one line. */
export const bring = (
  noun: string,
  count: number,
  place: Placing,
  more: Omit<SettingThing, 'noun' | 'count' | 'place'> = {},
): SettingThing => ({ noun, count, place, ...more })
