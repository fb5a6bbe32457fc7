import type { Life } from '@makebelieve/kit/environment/scene'
import type { Phrase } from '../../model/read/phrase.ts'
import type { Reading } from '../../model/read/reading.ts'
import type { Motion, Palette, Placing, PlannedMatter } from '../design.ts'
import type { PlaceNoun } from './place-nouns.ts'

/** One noun of the prompt with what was said of it. */
export type SceneItem = {
  sort: 'thing' | 'matter' | 'land'
  /** Its words with their article: 'the pond', 'a wizard'. */
  text: string
  phrase: Phrase
  /** Its shape, as the model engine takes it: a wizard, and the staff that he holds. */
  shape: Reading
  as?: PlannedMatter['as']
  land?: PlaceNoun
  /** How many, where a number or a word such as 'herd' said so. */
  count?: number
  /** A weak place follows from what it was told with; one that was said wins over it. A turned one is told of the other: 'steps lined with lanterns'. */
  place?: { how: Placing; of?: SceneItem; and?: SceneItem; words: string; weak?: true; turned?: true }
  does?: Life['does']
  /** What it was said to do, where that can be seen in how it moves: 'grazing'. */
  deed?: { motion: Motion; word: string }
  /** 'on fire', 'burning'. */
  burns?: true
  /** What an emitter comes from, or what a light belongs to. */
  from?: SceneItem | 'buildings'
  /** A place phrase names it: where one is inside of it, it is no thing. */
  isPlace?: true
  /** The prompt opens with it: the scene is about it. */
  opens: boolean
}

/** A prompt as nouns and where they stand. What the place is was decided before. */
export type SceneReading = {
  items: SceneItem[]
  palette: Palette
  unknown: string[]
  /** Nouns that must not be there. */
  absent: string[]
}
