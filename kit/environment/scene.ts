import type { Mood } from '../core/sound/compose.ts'

/**
 * A scene that can be walked in, as plain data: written by the engine, read by the world (which is headless), the view
 * (which draws it) and the proof. Metres; y is up; the first look goes toward -z. Angles are radians about y, where a
 * thing of yaw 0 looks toward +z. Colours are '#rrggbb'.
 */
export type Scene = {
  title: string
  seed: number
  /** How far from the middle one can walk along x and z. Whatever stands further out is scenery. */
  reach: number
  /** The open air, a room, under water, or nothing below but sky. */
  around: 'outdoors' | 'indoors' | 'underwater' | 'void'
  ground: Ground
  waters: Water[]
  sky: Sky
  air: Air
  kinds: Kind[]
  placed: Placed[]
  /** What grows or lies in thousands where the ground has its surface. */
  covers: Cover[]
  emitters: Emitter[]
  lamps: Lamp[]
  sounds: SoundLayer[]
  /** What the music of `sounds` is like; the world's hour and weather suggest one otherwise. */
  mood?: Mood
  /** The nouns of the prompt by the number that kinds, waters, covers and emitters name as `noun`. */
  nouns: string[]
  spawn: Pose
  /** Twelve poses to look from, the best first: the first view, the shots of photo mode, the proof. */
  views: Pose[]
}

/** Where eyes are, and where they look: yaw 0 looks toward -z, a positive pitch looks up. */
export type Pose = { at: Place; yaw: number; pitch: number }
export type Place = [x: number, y: number, z: number]

/** What ground is made of: the view knows a pattern for each of them. */
export const groundSurfaces = [
  'grass',
  'moss',
  'earth',
  'sand',
  'gravel',
  'rock',
  'snow',
  'ice',
  'mud',
  'leaves', // fallen
  'asphalt',
  'paving', // slabs
  'cobbles',
  'planks',
  'tiles',
  'carpet',
  'metal', // plates
  'marble',
  'concrete',
  'lava', // glows
  'coral-sand',
] as const
export type GroundSurface = (typeof groundSurfaces)[number]

/**
 * A square grid of heights around the middle: `cells` by `cells` squares, so `cells + 1` vertices a side, row by row from
 * -z to +z, each row from -x to +x. `heights` are centimetres; `surfaces` names one of `palette` for each vertex.
 */
export type Ground = {
  size: number
  cells: number
  heights: number[]
  palette: { surface: GroundSurface; colour: string; second?: string }[]
  surfaces: number[]
  /** Nothing is below: only decks carry. Heights are then ignored. */
  isVoid?: true
}

/** A level surface of water (or lava, or mist) over all places of the ground that lie lower, within its outline. */
export type Water = {
  level: number
  /** A polygon of x and z, or all of the ground. */
  outline?: [x: number, z: number][]
  stuff: 'water' | 'ice' | 'lava' | 'swamp' | 'clouds'
  colour: string
  /** 0 is a mirror, 1 the open sea. */
  waves: number
  /** It flows this way: a river. */
  flow?: [x: number, z: number]
  noun?: number
}

export type Sky = {
  /** From 0 to 24; the slider changes it. */
  hour: number
  /** What hangs above: colours by hour are the view's own for each of them. */
  kind: 'earth' | 'mars' | 'alien' | 'space' | 'storm' | 'none'
  /** Tints zenith and horizon, as from an uploaded picture or 'purple sky'. */
  zenith?: string
  horizon?: string
  clouds: number
  cloudColour?: string
  /** At night, or always in space. */
  stars: number
  moons: { size: number; colour: string; yaw: number; pitch: number; ringed?: true; noun?: number }[]
  aurora?: true
  /** By day, opposite the sun. */
  rainbow?: true
  /** The sun or moon of the light: where it stands at noon, and how strong it is beside usual (1). */
  sunYaw: number
  sunStrength: number
  sunNoun?: number
}

export const particles = [
  'rain',
  'snow',
  'leaves',
  'petals',
  'fireflies',
  'embers',
  'ash',
  'dust', // motes in the light
  'sand', // blown
  'bubbles',
  'spores',
  'mist', // in wisps near the ground
  'confetti',
  'stars', // sparkles
] as const
export type Particle = (typeof particles)[number]

export type Air = {
  /** How far one sees before things are half lost, in metres. */
  sight: number
  /** Overrides what follows from sky and hour. */
  fogColour?: string
  wind: number
  particles: { kind: Particle; amount: number; colour?: string; noun?: number }[]
  lightning?: true
  /** Shafts of light from above: under water, through windows and leaves. */
  shafts?: number
  /** The light that comes from everywhere, beside usual (1): low in a cave, high on snow. */
  ambient: number
  /** Tints all light a little: warm rooms, blue ice. */
  tint?: string
}

/** One shape that is set many times. Its mesh lies in the packed meshes at the same place as it does in `kinds`. */
export type Kind = {
  name: string
  noun?: number
  /** From its own origin, which is in the middle of its foot. */
  min: Place
  max: Place
  /**
   * What one bumps into: cells of its plan that are filled between knee and head. Row by row from min z to max z; '1' is
   * filled. Without one it is walked through. Where it has a deck, knee and head are those of somebody who stands on it:
   * the railings of a bridge fill cells, its planks do not.
   */
  footprint?: Mask
  /** What one can stand on, as centimetres above its foot for each cell; -1 is nothing. */
  deck?: { cell: number; width: number; depth: number; x: number; z: number; heights: number[] }
  /** How it bends in the wind: 0 stands still, 1 is grass. */
  sways?: number
  /** Its legs, wings, tail: vertices name these by their bone. Bone 0 is what does not move. */
  bones?: Bone[]
  /** Casts no shadow: too small, too far, or light itself. */
  shadowless?: true
  /** It is flat, and turned to whoever looks. What looks to the right shows its back, which is its mirror, when it goes to the left. */
  paper?: 'right' | 'front'
}

/** Cells of `cell` metres, the first at x, z. */
export type Mask = { cell: number; width: number; depth: number; x: number; z: number; filled: string }

/** What turns about `at`: the view swings it in step. */
export type Bone = {
  at: Place
  does: 'leg' | 'arm' | 'wing' | 'tail' | 'head' | 'fin' | 'body' | 'wheel' | 'rotor'
  /** Where in the step it is, from 0 to 1: opposite legs are half a step apart. */
  phase: number
  /** Which side, for wings: -1 is left. */
  side: number
  /** What wheels and rotors turn about: 0 is x, 1 is y, 2 is z. */
  axis?: 0 | 1 | 2
}

export type Placed = {
  kind: number
  at: Place
  yaw: number
  scale: number
  /** Multiplied with its colours, to tell copies apart. */
  tint?: string
  /** It has a life of its own. */
  life?: Life
  /** The number of the placed thing that carries it: a cup on a table. */
  on?: number
  /** Hangs in the air on purpose: a moon, a balloon, a floating candle. */
  floats?: true
}

/** What it does all day, by simple rules in the world. */
export type Life = {
  does:
    | 'wander'
    | 'graze'
    | 'stand'
    | 'swim'
    | 'fly'
    | 'hover'
    | 'bob'
    | 'drive'
    | 'patrol'
    | 'spin'
    | 'drift'
  /** How far from home. */
  range: number
  speed: number
  /** Drives and patrols go along it, there and back or around. */
  path?: [x: number, z: number][]
}

export type Cover = {
  kind:
    | 'grass'
    | 'tall-grass'
    | 'wheat'
    | 'flowers'
    | 'reeds'
    | 'clover'
    | 'pebbles'
    | 'leaves'
    | 'seaweed'
    | 'snow-tufts'
  /** Where: numbers of the ground's palette. */
  on: number[]
  colour: string
  second?: string
  /** Beside usual (1). */
  density: number
  height: number
  noun?: number
}

export type Emitter = {
  kind: 'fire' | 'smoke' | 'steam' | 'sparks' | 'fountain' | 'waterfall' | 'glow' | 'magic' | 'bubbles'
  /** Where it comes from: the foot of a flame, the mouth of a fountain, the foot of a waterfall. */
  at: Place
  /** Metres that a flame is high, a fountain rises, a waterfall or a glow is wide. */
  size: number
  colour?: string
  /** The spray of a waterfall goes toward +z at yaw 0. */
  yaw?: number
  noun?: number
}

export type Lamp = {
  at: Place
  colour: string
  /** In metres. */
  range: number
  strength: number
  when: 'night' | 'always'
  flickers?: true
  /** Drawn as a soft disc of light too. */
  halo?: number
}

export const soundKinds = [
  'wind',
  'birds',
  'crickets',
  'frogs',
  'owls',
  'waves',
  'stream',
  'rain',
  'thunder',
  'fire',
  'leaves',
  'city',
  'traffic',
  'crowd',
  'hum', // machines, stations
  'drips',
  'bubbles',
  'bells',
  'music', // soft, by mood
  'seagulls',
  'cows',
  'wolves',
  'steps',
  'space',
] as const
export type SoundKind = (typeof soundKinds)[number]
/** Everywhere, or from one place. */
export type SoundLayer = { kind: SoundKind; loud: number; at?: Place }

/**
 * The mesh of a kind, unpacked. Colours are sRGB bytes. `finish` names one of `finishes` for each vertex, `bones` one of
 * the kind's bones. `far` is the same with few triangles, for a distance.
 */
export type KindMesh = { near: MeshPart; far: MeshPart }
export type MeshPart = {
  positions: Float32Array
  normals: Int8Array
  colours: Uint8Array
  finish: Uint8Array
  /** Names one of `patterns` for each vertex: what the view may draw on the surface from near. 0 without. */
  pattern?: Uint8Array
  bones?: Uint8Array
  triangles: Uint16Array | Uint32Array
  /** From this triangle on one sees through them. */
  clearFrom: number
}

/**
 * What surfaces show from near, beyond their colour: the view may draw it by the place on the thing (colours of vertices
 * are too far apart for it). Sizes are those of the real stuff, in metres.
 */
export const patterns = [
  'even',
  'bricks',
  'blocks', // courses of hewn stone
  'roof', // overlapping tiles
  'planks',
  'wood', // grain
  'bark',
  'stone',
  'cloth',
  'fur',
  'leaves',
  'straw',
  'metal', // brushed
  'rust',
  'marble',
  'earth',
  'windows', // the front of a high house: rows of windows, some of them lit at night
] as const
export type Pattern = (typeof patterns)[number]

/** How a surface takes light. */
export type Finish = {
  roughness: number
  metalness: number
  opacity: number
  glow: number
  /** Shines only when it is dark outside: windows, lamps, neon. */
  atNight?: true
}
/** Vertices name these by number. */
export const finishes: readonly Finish[] = [
  { roughness: 0.92, metalness: 0, opacity: 1, glow: 0 }, // dull
  { roughness: 0.6, metalness: 0, opacity: 1, glow: 0 }, // plain
  { roughness: 0.25, metalness: 0, opacity: 1, glow: 0 }, // glossy
  { roughness: 0.35, metalness: 1, opacity: 1, glow: 0 }, // metal
  { roughness: 0.12, metalness: 1, opacity: 1, glow: 0 }, // polished
  { roughness: 0.08, metalness: 0, opacity: 0.35, glow: 0 }, // glass
  { roughness: 0.1, metalness: 0, opacity: 0.75, glow: 0 }, // liquid, ice
  { roughness: 0.5, metalness: 0, opacity: 1, glow: 1.6 }, // shines
  { roughness: 0.5, metalness: 0, opacity: 1, glow: 1.8, atNight: true }, // a lit window
]

/** Most of what a scene may cost to draw. */
export const budget = { drawCalls: 150, triangles: 400_000, bytes: 3 * 1024 * 1024 } as const

/** From here on a kind is drawn with few triangles, in metres for each metre of its size. */
export const farFrom = (kind: Kind): number => {
  const size = Math.max(kind.max[0] - kind.min[0], kind.max[1] - kind.min[1], kind.max[2] - kind.min[2])
  return 12 + size * 4
}
