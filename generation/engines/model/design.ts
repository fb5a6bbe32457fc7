import type { Guess } from '@makebelieve/contract/offer'
import type { Role, ShapeOrder } from '@makebelieve/shapes/archetype'
import type { Material } from '@makebelieve/shapes/materials/material'

/**
 * How one thing of a model stands to another. Deeds are told of what does them: 'a corgi (0) wearing a hat (1)' attaches
 * 1 to 0 as 'wearing', and so do 'holding', 'riding', 'full-of' and 'covered-in'. Places are told of what stands there:
 * 'a cat (0) on a cushion (1)' attaches 0 to 1 as 'on', and so do the rest.
 */
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
  'stuck-in',
  'above',
  'towards',
  'ahead-of',
  'tied-to',
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
  /** `only`: the part of it that was asked for on another: the wings of a butterfly. */
  | { by: 'archetype'; order: ShapeOrder; only?: string }
  /** Of parts that the dictionary knows the thing to have, or of archetypes that its description names. */
  | { by: 'parts'; orders: ShapeOrder[] }
  /** Its flat picture, inflated on both sides. */
  | { by: 'puffed'; art: { set: string; id: string }; colour: string }
  /** What has no shape of its own and takes that of what it lies in or on: tea, snow, moss. */
  | { by: 'stuff'; stuff: Material }

/** How several of a thing stand: as a stack of books, a row of soldiers, a heap of coins. */
export const arrangements = ['stack', 'row', 'circle', 'heap', 'bunch', 'group'] as const
export type Arrangement = (typeof arrangements)[number]

/** Left and right as the thing itself has them, when it looks to the front. */
export type OwnSide = 'left' | 'right'

/** A part that was asked to look different: 'golden hilt', 'bigger lens', 'without a roof'. */
export type PartLook = {
  part: string
  /** Of a part of two, the one of this side: 'a red left arm'. */
  side?: OwnSide
  colour?: string
  stuff?: string
  /** 1 is as it usually is. */
  size?: number
  glows?: boolean
  gone?: boolean
  /** A pattern on it, by its name in compose/patterns.ts, and its second colour. */
  pattern?: { name: string; colour?: string }
}

/** One of several copies, of which more was said than of the others: 'one of them fallen over'. */
export type OneOfThem = {
  size?: number
  lean?: number
  look?: Omit<PartLook, 'part'>
  /** Values of its archetype: another pose. */
  values?: Record<string, number | string>
}

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
  partLooks: PartLook[]
  /** How its copies stand, where there are several. */
  arranged?: Arrangement
  /** A pattern on all of it, by its name in compose/patterns.ts, and its second colour. */
  pattern?: { name: string; colour?: string }
  /** How much wider, taller and deeper than usual: 'tall' is [1, 1.4, 1]. */
  stretch?: [x: number, y: number, z: number]
  /** Leaning to one side, in degrees. */
  lean?: number
  /** The first of its copies, as they differ from the rest. */
  members?: OneOfThem[]
  /** It flies, floats or leaps: off the ground, and touching nothing. */
  aloft?: true
  /** To which piece it is attached, and how; at least one piece has none. */
  attached?: {
    to: string
    how: Attachment
    socket?: string
    /** Of a line that runs between two: the other of them. */
    and?: string
    /** Of one of several: the place of that copy among them. */
    member?: number
    /** The words that say it, where more than one deed is shown in that way. */
    says?: string
  }
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
  /** A noun of two senses was taken in one of them. */
  guess?: Guess
  claims: Claim[]
  /** What it is about, where something of another kind is shown in its place because its maker wanted it anyway. */
  standsIn?: { asked: string; shown: string }
}

/** One checkable wish of the prompt. Every word that says something is in one of them, in the words of whoever asked. */
export type Claim =
  /** That it is there and is what it is called; `noun` where that is another than the piece's ('shaped like an elephant'). */
  | { about: 'thing'; piece: string; noun?: string; text: string }
  /** A part of a thing, and how many of it: 'four towers'. */
  | { about: 'part'; piece: string; part: string; count?: number; text: string }
  /** What is not to be there: 'without a roof'. */
  | { about: 'without'; piece: string; noun: string; text: string }
  | { about: 'count'; piece: string; count: number; text: string }
  /** `ones`: of so many of its copies, and of no more. `side`: of the part on that side, and not of its twin. */
  | {
      about: 'colour'
      piece: string
      part?: string
      side?: OwnSide
      ones?: number
      /** It is that of dots and stripes, which cover less than a coat of paint. */
      isPattern?: boolean
      colour: string
      text: string
    }
  | {
      about: 'stuff'
      piece: string
      part?: string
      side?: OwnSide
      ones?: number
      stuff: string
      text: string
    }
  /** Striped, spotted, checkered. */
  | { about: 'pattern'; piece: string; part?: string; side?: OwnSide; pattern: string; text: string }
  /** 1 is usual. */
  | { about: 'size'; piece: string; part?: string; ones?: number; size: number; text: string }
  /** How large the whole is to be, in metres: '40mm tall'. */
  | { about: 'measure'; piece: string; metres: number; along: 'height' | 'any'; text: string }
  /** 'tall', 'thin', 'long': other proportions than usual. */
  | { about: 'shape'; piece: string; part?: string; word: string; text: string }
  /** 'sleeping', 'open': one of the ways in which such a thing may be. */
  | { about: 'pose'; piece: string; part?: string; ones?: number; pose: string; text: string }
  /** Leaning, lying on its side or standing on its head, in degrees. */
  | { about: 'lean'; piece: string; ones?: number; lean: number; text: string }
  /** 'flying', 'floating': off the ground, and on nothing. */
  | { about: 'aloft'; piece: string; text: string }
  | { about: 'glow'; piece: string; part?: string; text: string }
  | { about: 'arranged'; piece: string; arranged: Arrangement; text: string }
  /** `says` are the words that join the two: 'leaning against'. */
  | {
      about: 'attachment'
      piece: string
      to: string
      how: Attachment
      says?: string
      /** Where on the body of the other: on its head. */
      socket?: string
      /** To so many copies of the other, and to no more. */
      ones?: number
      text: string
    }
  | { about: 'style'; style: Style; text: string }
  /** Done as well as it can be, and measured by nothing: 'striped', 'old'. */
  | { about: 'unmeasured'; piece: string; text: string }
  /** Words that the engine cannot check or do. */
  | { about: 'unknown'; text: string }

export type { Role }
