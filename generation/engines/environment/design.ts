import type {
  Air,
  Cover,
  Emitter,
  Ground,
  Lamp,
  Life,
  Particle,
  Place,
  Pose,
  Sky,
  SoundLayer,
  Water,
} from '@makebelieve/kit/environment/scene'
import type { Part } from '@makebelieve/shapes/shape'
import type { ReadingFormOf } from '../../reading/form.ts'
import type { Piece, Style } from '../model/design.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
export const weathers = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'wind', 'sandstorm'] as const
export type Weather = (typeof weathers)[number]
export const moods = [
  'calm',
  'cosy',
  'cheerful',
  'spooky',
  'tense',
  'epic',
  'mysterious',
  'magical',
  'sad',
] as const
export type Mood = (typeof moods)[number]

/** How a thing stands to another, or to the place as a whole. */
export const placings = [
  'middle', // what the scene is about: the focal point
  'anywhere',
  'along', // on both sides of the path, or of the thing named
  'around',
  'on',
  'in',
  'under',
  'above',
  'beside',
  'behind',
  'in-front',
  'between',
  'across', // a bridge over a river
  'distance', // on the horizon
  'sky',
  'water', // in or on the water
  'wall', // indoors: against or on a wall
  'ceiling',
  'corner',
  'rows', // fields, shelves, desks, graves
] as const
export type Placing = (typeof placings)[number]

/** What of a deed can be seen in how somebody moves. */
export type Motion =
  | 'goes'
  | 'runs'
  | 'grazes'
  | 'flies'
  | 'circles'
  | 'swims'
  | 'hovers'
  | 'drives'
  | 'turns'

/** One thing of the scene: asked for by the prompt, or brought along by the setting so that the place is whole. */
export type PlannedThing = {
  id: string
  /** The words of the prompt, or of the setting: 'cherry trees'. */
  phrase: string
  noun: string
  /** The thing and what it wears, holds, rides or is full of; the first is the thing itself. */
  pieces: Piece[]
  /** Its longest side, in metres. */
  metres: number
  count: number
  /** How many different ones of it there are among the copies: trees of one wood are not twins. */
  variants: number
  asked: boolean
  /** `and` is the other of the two that it stands between. */
  place: { how: Placing; of?: string; and?: string /** It hangs there, and does not stand. */; hung?: true }
  does?: Life['does']
  /** How fast it goes beside one of its kind: who gallops does not stroll. */
  pace?: number
  /** Lights up in the dark, burns, smokes: decided by what it is and by the words around it. */
  gives?: ('light' | 'fire' | 'smoke' | 'steam' | 'spray' | 'magic')[]
  lightColour?: string
  /** Read by the model engine from its words; composing takes them as those of a model. */
  style?: Style
  /** Between 0 and 1: rusty, old, mossy. */
  wear?: number
}

/** What has no shape of its own but is there all the same: water, grass, fog, snow, light, stars. */
export type PlannedMatter = {
  id: string
  phrase: string
  noun: string
  asked: boolean
  as:
    | {
        is: 'water'
        form:
          | 'pond'
          | 'lake'
          | 'river'
          | 'sea'
          | 'waterfall'
          | 'fountain'
          | 'puddles'
          | 'lava'
          | 'ice'
          | 'swamp'
          | 'canal'
      }
    | { is: 'cover'; kind: Cover['kind'] }
    | { is: 'particle'; kind: Particle }
    | { is: 'ground'; surface: Ground['palette'][number]['surface'] }
    | {
        is: 'terrain'
        form:
          | 'hill'
          | 'mountains'
          | 'valley'
          | 'canyon'
          | 'cliff'
          | 'dunes'
          | 'volcano'
          | 'island'
          | 'floating-islands'
      }
    | { is: 'path'; surface: Ground['palette'][number]['surface'] }
    | { is: 'sky'; what: 'moon' | 'sun' | 'stars' | 'aurora' | 'clouds' | 'rainbow' | 'planet' | 'lightning' }
    | { is: 'light'; what: 'shafts' | 'glow' | 'neon' | 'flicker' | 'warm windows' }
    | { is: 'emitter'; kind: Emitter['kind']; of?: string }
    | { is: 'sound'; kind: SoundLayer['kind'] }
  count: number
  colour?: string
  /** 1 is as usual. */
  size: number
  place: { how: Placing; of?: string }
}

/** Colours taken from an uploaded picture, or from words such as 'purple sky'. */
export type Palette = {
  zenith?: string
  horizon?: string
  ground?: string
  leaves?: string
  light?: string
  /** Of a room's walls: what they are painted, and what they are built of. */
  walls?: string
  wallStuff?: 'brick' | 'stone' | 'wood' | 'metal' | 'marble' | 'tiles' | 'ice'
  brightness?: number
  horizonAt?: number
}

/** What a place is made with: 'lollipop' of 'a lollipop forest'. `said` and `place` are the words of the prompt. */
export type Composition = { said: string; place: string } & (
  | { by: 'shape'; noun: string }
  | { by: 'stuff'; stuff: string }
  /** A setting whose plants, ground and sky are taken. */
  | { by: 'land'; land: string }
)

/** An environment as it was read from a prompt. Plain data, kept with it, changed by edits. */
export type EnvironmentPlan = {
  kind: 'environment'
  category: 'scene'
  prompt: string
  /** What a language provider read in the prompt. Without it, our own reader reads it. */
  told?: ReadingFormOf<'place'>
  title: string
  seed: number
  /** A row of settings/: what the place is. */
  setting: string
  /** The words it was read from: 'japanese garden'. */
  settingWords: string
  /** What it is made with, where a noun before its name says so. */
  composed?: Composition
  hour: number
  weather: Weather
  season: Season
  mood: Mood
  /** How full it is beside usual (1): 'sparse', 'dense', 'more trees'. */
  density: number
  palette: Palette
  things: PlannedThing[]
  matters: PlannedMatter[]
  notes: string[]
  claims: Claim[]
  /** Nouns that must not be there: 'without people', or removed by an edit. The setting does not bring them along. */
  absent?: string[]
}

/** One checkable wish of the prompt. Every word that says something is in one of them, in the words of whoever asked. */
export type Claim =
  /** `least` where several make it up: a forest is no single tree. */
  | { about: 'thing'; thing: string; least?: number; text: string }
  /** A place within the place that has no shape of its own: `shows` is all that is there of it. */
  | { about: 'stand-in'; shows: string; text: string }
  | { about: 'matter'; matter: string; text: string }
  /** Of a thing, or of a matter that can be counted: moons. */
  | { about: 'count'; thing: string; count: number; text: string }
  | { about: 'colour'; thing: string; colour: string; text: string }
  | { about: 'stuff'; thing: string; stuff: string; text: string }
  /** 1 is usual. */
  | { about: 'size'; thing: string; size: number; text: string }
  | { about: 'glow'; thing: string; text: string }
  /** What it was said to do, seen in how it moves. */
  | { about: 'deed'; thing: string; motion: Motion; text: string }
  | { about: 'place'; thing: string; how: Placing; of?: string; and?: string; text: string }
  | { about: 'setting'; setting: string; text: string }
  /** The place as it lies, and all that grows or stands there as the noun before it says. */
  | { about: 'composed'; setting: string; made: Composition; text: string }
  | { about: 'hour'; hour: number; text: string }
  | { about: 'weather'; weather: Weather; text: string }
  | { about: 'season'; season: Season; text: string }
  /** What is not to be there. */
  | { about: 'absent'; noun: string; text: string }
  /** Done as well as it can be, and measured by nothing: 'striped', 'old'. */
  | { about: 'unmeasured'; text: string }
  /** Words that the engine cannot check or do. */
  | { about: 'unknown'; text: string }

/**
 * Where everything stands: the plan worked out in metres, before any mesh. What layouts build themselves (walls, floors,
 * terraces, canyon rims) are parts of closed solids; all else are planned things.
 */
export type Layout = {
  reach: number
  around: 'outdoors' | 'indoors' | 'underwater' | 'void'
  ground: Ground
  waters: (Omit<Water, 'noun'> & { matter?: string })[]
  sky: Omit<Sky, 'moons' | 'sunNoun'> & {
    moons: (Omit<Sky['moons'][number], 'noun'> & { matter?: string })[]
    sunMatter?: string
  }
  air: Omit<Air, 'particles'> & {
    particles: (Omit<Air['particles'][number], 'noun'> & { matter?: string })[]
  }
  covers: (Omit<Cover, 'noun'> & { matter?: string })[]
  emitters: (Omit<Emitter, 'noun'> & { of?: string })[]
  lamps: Lamp[]
  sounds: SoundLayer[]
  /** Shapes that the layout made: walls, a canyon, a pier. */
  built: BuiltShape[]
  spots: Spot[]
  /** What the eye should find first. */
  focus: Place
  /** A way to walk, from where one arrives to the focus: the first pose stands on it. */
  path: [x: number, z: number][]
  spawn: Pose
}

export type BuiltShape = {
  id: string
  name: string
  parts: Part[]
  at: Place
  yaw: number
  /** One bumps into it where it is filled between knee and head; floors and ceilings need none. */
  solid: boolean
  /** One can stand on it. */
  deck?: true
  /** The planned thing or matter that this is: its claim is met by being seen. */
  of?: string
}

/** One copy of a planned thing. */
export type Spot = {
  thing: string
  /** Which of the thing's variants, from 0. */
  variant: number
  at: Place
  yaw: number
  /** Beside the thing's own metres. */
  scale: number
  tint?: string
  life?: Life
  /** The index of the spot that carries it. */
  on?: number
  floats?: true
  /** Far away: nobody gets there. */
  distant?: true
}
