import type {
  Absent,
  Actor,
  Extra,
  Feature,
  Mechanic,
  Mood,
  Numbers,
  Role,
  Style,
  TimeOfDay,
  Weather,
} from '../../../brief/brief.ts'
import type { Scene } from '../../../things/thing.ts'

/** Whom a change is for: the name of a thing in the singular, a role, or all when it is missing. */
export type Target = string

/** One change that a message asks for, as data. Engines apply what they can and say what they cannot. */
export type Edit =
  | { change: 'speed'; target?: Target; factor: number }
  | { change: 'size'; target?: Target; factor: number }
  | { change: 'colour'; target?: Target; colour: string; word: string }
  | { change: 'count'; target?: Target; delta?: number; factor?: number; value?: number }
  | { change: 'points'; target: Target; value: number }
  | { change: 'time'; time: TimeOfDay }
  | { change: 'weather'; weather: Weather }
  | { change: 'scene'; scene: Scene; words: string }
  | { change: 'style'; style: Style }
  | { change: 'mood'; mood: Mood }
  | { change: 'replace'; from: Target; to: Actor }
  | { change: 'add'; actor: Actor; behaviours: Behaviour[] }
  | { change: 'behaviour'; target: Target; mechanic: Mechanic; object?: Target; on: boolean }
  | { change: 'role'; target: Target; role: Role }
  | { change: 'remove'; target: Target }
  | { change: 'number'; what: keyof Numbers; value?: number; delta?: number }
  | { change: 'difficulty'; to: 'harder' | 'easier' | 'easy' | 'normal' | 'hard' }
  | { change: 'extra'; extra: Extra; on: boolean }
  | { change: 'feature'; feature: Feature; on: boolean }
  | { change: 'absent'; absent: Absent }
  | { change: 'genre'; genre: string }
  | { change: 'dimension'; dimension: '2d' | '3d' }
  | { change: 'title'; title: string }
  /** Something that someone wears, holds or carries from now on. */
  | { change: 'attach'; target: Target; relation: 'wearing' | 'holding' | 'riding' | 'on'; actor: Actor }
  /** Of simulations: a slider, a graph or a readout for a quantity. */
  | { change: 'control'; control: 'slider' | 'graph' | 'button' | 'readout'; words: string; on: boolean }
  /** For whom it should be said: 'explain it for 10 year olds'. */
  | { change: 'audience'; words: string; age?: number }
  | { change: 'jump'; factor: number }
  | { change: 'undo' }
  | { change: 'redo' }
  | { change: 'reset' }

export type Behaviour = { mechanic: Mechanic; verb: string; object?: Target; with?: Target }
