import type { Arrangement, Attachment } from '../design.ts'
import type { Phrase, Told } from './phrase.ts'

/** How a thing of the prompt is joined to another, before it is known what either can do. */
export type Joined = {
  to: number
  how: Attachment | 'with' | 'without' | 'made-of' | 'costume'
  socket?: string
  /** Of a line that runs between two: the other of them. */
  and?: number
  andSaid?: string
  /** What joins them, in words that say how it is measured, and as it was said: 'wearing' for 'a woman in a coat'. */
  says?: string
  said?: string
  /** Whether those words are told of the owner: 'a corgi wearing a hat'. */
  isOwners?: boolean
  /** Nobody said so: they have to stand somewhere. It is no wish. */
  isFiller?: true
  /** 'One of them wearing a scarf': which of the several it is joined to. */
  member?: number
}

export type ReadThing = Phrase & {
  arranged?: Arrangement
  /** Some of several, of which more is said: 'four chairs, one of them fallen over'. */
  members?: Member[]
  /** What it was called, where that usually is another thing: glasses beside a bottle. */
  called?: string
  /** A wider noun that it was called by, too: 'a different tool in every arm: hammer, saw'. */
  alsoCalled?: string
  /** How many, where no number was said but a quantity was: 'a stack of books'. */
  usual?: number
  /** 'a stack of three pancakes', where an archetype is a whole stack: how many are in one. */
  within?: { count: number; noun: string; said?: string }
  /** Of a part: the words that its owner's own shape shows. */
  shown?: string[]
  joined?: Joined
}

/** One of several: 'the small one'. `phrase` is as it was said. */
export type Member = Told & { phrase: string }

/** A prompt as things and how they are joined; what the words mean for shapes is decided by the plan. */
export type Reading = {
  text: string
  things: ReadThing[]
  /** Words that nothing was made of. */
  unknown: string[]
  /** Words that ask for nothing: 'make me a 3D model of'. */
  idle?: string[]
}
