import type { CastRole, PowerUp } from '@makebelieve/kit/game/plan'
import type { Layout, SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { Brief } from '../../../brief/brief.ts'
import type { AnyDesign } from '../design.ts'

/**
 * A kind of game that has a name: a preset of the core. It says where it plays, whom it needs on the stage, and what is done there where
 * the sentence says nothing of the kind. Everything that the sentence does say comes first, as in any other game of rules.
 */
export type Form = Pick<
  AnyDesign,
  | 'name'
  | 'standsInFor'
  | 'serves'
  | 'verbs'
  | 'roles'
  | 'words'
  | 'surely'
  | 'known'
  | 'home'
  | 'suggest'
  | 'reads'
  | 'terrain'
  | 'instead'
  | 'rules'
  | 'powerUps'
  | 'longest'
  | 'twists'
> & {
  id: string
  space: SpaceId
  /** What it can do beside what all games of rules can. */
  also?: AnyDesign['supports']
  layout?: Layout | ((brief: Brief) => Layout)
  /** So many of a part lie about from the start, all of them together, where nobody says how many. */
  strewn?: (layout: Layout) => Partial<Record<CastRole, number>>
  brings: readonly Brought[]
  /** What a verb comes to in this kind of game, where that has a way of its own: one mechanic for another, by their ids. */
  means?: Means | ((brief: Brief) => Means)
  /** Nouns of what one has in one's hand in it, where the sentence only says that it is there: 'a bear with a basket'. */
  tools?: RegExp
  /** Strengths of which one may be chosen after each wave. */
  offers?: readonly PowerUp[]
}

type Means = Readonly<Record<string, string>>

/** A mechanic by its id, with the parts it is between. It counts for each member to whom the sentence does nothing itself. */
export type Brought = {
  does: string
  /** Who does it; the player unless told. */
  who?: CastRole
  whom?: CastRole
  with?: CastRole
  to?: CastRole
  from?: CastRole
  /** It scores, but one wins without it, as long as there is anything else to win by. */
  aside?: true
  /** It would not be this kind of game without it: somebody is found for it, unless the sentence says it itself. */
  always?: true
  /** Only where the sentence is like that. */
  given?: (brief: Brief) => boolean
  /** Only for those with whom nothing that is brought before it has to do. */
  otherwise?: true
  /** For those whom the sentence speaks of, too, as long as nothing in it beats them, nothing in it makes them hurt, or they do not do it anyway. */
  also?: 'unless beaten' | 'unless dealt with' | 'unless they hurt' | 'unless they do'
}
