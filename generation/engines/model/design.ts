import type { Role, ShapeOrder } from '../../shapes/archetype.ts'

/** How one thing of a model stands to another: 'a corgi (0) wearing a hat (1)' attaches 1 to 0 as 'wearing'. */
export const attachments = [
  'wearing',
  'holding',
  'riding',
  'on',
  'in',
  'under',
  'beside',
  'behind',
  'leaning-against',
  'hanging-from',
  'around',
  'full-of',
  'covered-in',
  'part',
] as const
export type Attachment = (typeof attachments)[number]

export const styles = [
  'plain',
  'low-poly',
  'realistic',
  'toy',
  'voxel',
  'clay',
  'neon',
  'ancient',
  'futuristic',
  'broken',
] as const
export type Style = (typeof styles)[number]

/** How a thing gets its shape, the surest first. */
export type Source =
  | { by: 'archetype'; order: ShapeOrder }
  /** Of parts that the dictionary knows the thing to have, or of archetypes that its description names. */
  | { by: 'parts'; orders: ShapeOrder[] }
  /** Its flat picture, inflated on both sides. */
  | { by: 'puffed'; art: { set: string; id: string }; colour: string }

/** One thing of the model: a node of the part graph. */
export type Piece = {
  id: string
  /** The words of the prompt: 'a blue scarf'. */
  phrase: string
  noun: string
  source: Source
  /** How it was found, in words for the user: 'a corgi is a kind of dog'. */
  via: string
  count: number
  /** 1 is as large as it usually is beside the others; 'giant' is 2. */
  size: number
  /** Parts of it that were asked to look different: 'golden hilt'. */
  partLooks: { part: string; colour?: string; stuff?: string }[]
  /** To which piece it is attached, and how; the first piece has none. */
  attached?: { to: string; how: Attachment; socket?: string }
}

/** A model as it was read from a prompt. Plain data, kept with the model, changed by edits. */
export type ModelPlan = {
  kind: 'model'
  prompt: string
  title: string
  pieces: Piece[]
  style: Style
  /** Between 0 and 1: rusty, old, dirty, mossy. */
  wear: number
  /** The longest side of the whole, in metres. */
  metres: number
  seed: number
  /** What could not be read or done, honestly. */
  notes: string[]
  claims: Claim[]
}

/** One checkable wish of the prompt. */
export type Claim =
  | { about: 'thing'; piece: string; text: string }
  | { about: 'count'; piece: string; count: number; text: string }
  | { about: 'colour'; piece: string; colour: string; text: string }
  | { about: 'stuff'; piece: string; stuff: string; text: string }
  | { about: 'size'; piece: string; text: string }
  | { about: 'attachment'; piece: string; to: string; how: Attachment; text: string }
  | { about: 'style'; style: Style; text: string }
  /** Words that the engine cannot check or do. */
  | { about: 'unknown'; text: string }

export type { Role }
