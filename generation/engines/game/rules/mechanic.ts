import type { CastRole } from '@makebelieve/kit/game/plan'
import type {
  Amount,
  Ending,
  Goal,
  Kind,
  Layout,
  Phase,
  Rule,
  Rulebook,
  SpaceId,
} from '@makebelieve/kit/rules/rulebook'
import type { Thing } from '../../../things/thing.ts'
import type { Film } from './film.ts'

/**
 * A mechanic: what a verb comes to in a game. One small module says which verbs it serves, what it adds to the rulebook, how one sees
 * that it works, and what players are told. Nothing else knows it: the planner, the kernel and the bots go by what stands here.
 */
export type Mechanic = {
  id: string
  /** In their base form, with their particle: 'water', 'pick up'. */
  verbs: readonly string[]
  /** How those are whom it is done to, until it is done, or where they come to: who is fed is hungry, and one sees it. */
  states?: readonly string[]
  /** Only one of several will do for each of them, and is 'the right one': what is given, in that mechanic. */
  exact?: 'with' | 'whom'
  /** Whomever it is done to is better off then, and no foe. */
  cares?: true
  /** What it is done with flies off: nobody said what, and it is something that one throws or shoots. */
  sends?: true
  /** Done with what one has in one's hand, where there is something of the kind. */
  armed?: true
  /** What a deed is done with, where the deed makes nothing of it: it goes with the deed, and is claimed in its words. */
  means?: true
  /** What a verb is done with where nobody says it, by its noun; where that is another thing for each verb. */
  usual?: Readonly<Record<string, string>>
  /** One is kept well by it, in one way or in several: other care for the same one comes to this, too. */
  keepsUp?: true
  /** What it comes to where each belongs to its like ('on the shelf of the same colour'): another mechanic, by its id. */
  toItsLike?: string
  /** What it comes to when the player brings those who want something just that: another mechanic, by its id. */
  answeredBy?: string
  /** Done at the right moment it comes to another mechanic, by its id. */
  timed?: string
  /** Its verbs have their noun with them, which is nobody on the stage: 'flip gravity'. */
  idiom?: true
  /** What some of its verbs come to where those whom it is done to do not live: another mechanic, by its id. */
  toThings?: { verbs: readonly string[]; mechanic: string }
  /** Done to things of these kinds its verbs say something else: a whistle that is blown makes a sound. */
  otherwiseTo?: readonly Thing['traits'][number][]
  /** What its verbs come to where they are done to whoever plays: another mechanic, by its id. */
  toPlayer?: string
  /** What some of its verbs come to where they are done to anything at all: another mechanic, by its id. */
  toSomebody?: { verbs: readonly string[]; mechanic: string }
  /** Wider verbs of the dictionary whose every kind is the same here: a peck is a strike. What is done then is what is measured. */
  kindsOf?: readonly string[]
  /** What somebody else does who makes it undone: whoever soils what was wiped, opens what was closed. */
  undone?: readonly string[]
  /** The reader tells it of a whole phrase ('until it hits a wall'), and all words of that are what is measured. */
  phrase?: true
  /** It takes looking and thinking: nobody comes after whoever does it who was not spoken of. */
  careful?: true
  /** What they do whom it is done to follows its verb, whatever that is: 'catch-in-the-act steal'. */
  open?: true
  /** Whoever does it hurts: it is nothing that somebody does who is wanted, or a friend. */
  foe?: true
  /** Says only that they go about: where, and out of what, makes another mechanic of it. */
  aimless?: true
  /** And this is that other one: out of something, or about it. */
  goes?: 'out of' | 'about'
  /** Makes undone what the player does to the same ones, whatever that is: it gets the lines of those mechanics (`Use.undoes`). */
  undoes?: true
  /** Must not be done to some: it gets the lines of what is done to the others (`Use.withheld`). */
  withholds?: true
  /** What some of its verbs come to where those live and go about by themselves: who catches hens runs after them. */
  toLiving?: { verbs: readonly string[]; mechanic: string }
  /** What it is done to need not be said where something else is taken: a mole that digs and steals balls digs them up. */
  finds?: true
  /** Its verbs of which nobody need say what they are done to: it is everything that is in the way. */
  anything?: readonly string[]
  /** Whoever is named beside it is what one stands on: of the cast, or built of tiles. */
  onGround?: true
  /** Gives way to whatever else is done to the same thing: who picks up passengers to bring them home collects nobody. */
  yields?: true
  /** Whom it is done to comes into one's hands by it: who picks them up besides does nothing else. */
  takes?: true
  /** Those from whom do their harm by it, and are not dodged as well. */
  watched?: true
  /** Whom it is done to is a line on the ground, and drawn as that: it needs no picture. */
  drawsWhom?: true
  /** What it comes to where the rest of the sentence is played in a space in which it makes no sense: another mechanic, by its id. */
  elsewhere?: string
  /** One goes from one of them to the next: 'flies from flower to flower', however that is done. */
  rounds?: true
  /** Done to nobody: 'everyone must stop', and not 'stop the thief'. */
  toNobody?: true
  /** Whom it is done to is gone then: that is never the player, or nobody would be left to play. */
  takesAway?: true
  /** Stands in for verbs that nobody serves, and is told as that. */
  standsIn?: true
  /** Who does it: the player, or somebody else. */
  by: 'player' | 'others'
  /** The parts of those of whom the sentence says nothing but that they are there: what lies about is collected. */
  plays?: readonly CastRole[]
  /** Whom it is done to must be on the stage, too. */
  needs?: readonly ('whom' | 'with' | 'to' | 'from')[]
  /** Where it makes sense, the likeliest first. */
  spaces: readonly SpaceId[]
  adds(use: Use): Lines
  /**
   * What can be observed when it works: a measurement over the states of games that were played, never over names of rules or events.
   * A sentence that says what was seen, or nothing.
   */
  seen(films: readonly Film[], use: Use): string | undefined
  /** One sentence for the title screen. */
  howTo?(use: Use): string | undefined
  /** What it changes in what everybody else added: whoever comes out of something is not there before. */
  over?(book: Rulebook, use: Use): Rulebook
  /** A game of this mechanic alone, as the nouns of its sentence. */
  example: {
    you: string
    who?: string
    whom?: string
    with?: string
    to?: string
    from?: string
    /** What others do is often no game alone: something that the player does meanwhile, by the id of its mechanic. */
    besides?: Besides
    /** The same, where it is another thing in a space than elsewhere. */
    besidesIn?: Partial<Record<SpaceId, Besides>>
  }
  /** Other mechanics that cannot be told from this one by what is observed. */
  kin?: readonly string[]
}

/** Something that goes on beside a mechanic in its example, by the id of its mechanic and the nouns it is between. */
export type Besides = { does: string; who?: string; whom?: string; with?: string; to?: string; from?: string }

/** A member of the cast, as a mechanic sees it. */
export type Part = {
  id: string
  name: string
  plural: string
  /** How many the prompt asks for. */
  count?: number
  flies: boolean
  alive: boolean
  /** What there is of it, where the word means many things: vegetables are carrots and potatoes. */
  sorts?: readonly string[]
}

/** One verb of the sentence, with those it is about. */
export type Use = {
  mechanic: string
  verb: string
  /** The words of the prompt. */
  words: string
  /** Nobody said it: it makes a game of what was said. */
  filler?: true
  /** The form that brings it, where the sentence says nothing of the kind. */
  form?: string
  /** One wins without it, as long as there is anything else to win by. */
  aside?: true
  /** The verb that stands in for the one that was said. */
  instead?: string
  you: Part
  who: Part
  whom?: Part
  with?: Part
  to?: Part
  /** Those from whom: 'protects the castle from goblins'. */
  from?: Part
  /** The button that is free for it. */
  button: 'a' | 'b'
  /** The player does something to the doer as well: nobody is chased off by a touch whom one has to calm. */
  isHandled?: true | undefined
  /** And to whom it is done to. */
  isTended?: true | undefined
  /** Another deed of the player is done with it, and says how much there is of it: it is taken in hand, and not away. */
  inHand?: Trait | undefined
  /** What the player's own mechanics say of whom it is done to. */
  undoes?: readonly Lines[] | undefined
  /** What the deed that must not be done to them would add for them. */
  withheld?: readonly Lines[] | undefined
  /** How many wishes come to this mechanic: what there is to do is shared among them. */
  among: number
  space: SpaceId
  /** There are walls on both sides everywhere: nothing comes flying from outside. */
  walled?: true | undefined
  /** One goes from one end of the field to the other. */
  across?: true | undefined
  /** It is a way with pits and ledges, and somebody is posted on them. */
  rough?: true | undefined
  /** How often one goes round, and which place is good enough, where the sentence says so. */
  laps?: number | undefined
  place?: number | undefined
}

/** What a mechanic knows of somebody. What is said softly gives way to any other mechanic. */
export type Trait = Partial<Omit<Kind, 'because' | 'cast'>> & { cast: string; softly?: true }

export type Lines = {
  kinds?: Trait[]
  rules?: Omit<Rule, 'because'>[]
  /** What has to be done to win, as far as this mechanic goes. */
  goal?: Goal
  /** Its goal is one only where nothing else is to be done. */
  alone?: true
  /** What loses. */
  lost?: { when: Ending; says: string }[]
  /** The stretches in which it goes on; where several want some, those of the first. */
  phases?: Omit<Phase, 'because'>[]
  /** How the space is laid out for it. */
  layout?: Layout
  /** How many seconds there are where nothing else can lose. */
  clock?: Amount
  /** It can be lost by being hurt: no clock is needed. */
  risky?: true
}
