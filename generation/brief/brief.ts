import type { Mood } from '@makebelieve/kit/core/sound/compose'
import type { ReadingFormOf } from '../reading/form.ts'
import type { Scene, Thing } from '../things/thing.ts'
import type { Term } from './terms.ts'
import type { View } from './view.ts'

/** What something is for in what was asked. */
export const roles = [
  'player',
  'friend',
  'enemy',
  'boss',
  'hazard',
  'collectible',
  'goal',
  'obstacle',
  'projectile',
  'prop',
] as const
export type Role = (typeof roles)[number]

/** What verbs come to. A verb that is not known is led to one of these by WordNet. */
export const mechanics = [
  'collect',
  'avoid',
  'survive',
  'chase',
  'steal',
  'shoot',
  'fight',
  'defend',
  'rescue',
  'deliver',
  'jump',
  'climb',
  'fly',
  'swim',
  'drive',
  'roll',
  'slide',
  'dig',
  'push',
  'rotate',
  'match',
  'sort',
  'stack',
  'build',
  'explore',
  'unlock',
  'sneak',
  'grow',
  'cook',
  'sell',
  'manage',
  'answer',
  'type',
  'remember',
  'race',
  'relax',
  'bounce',
  'cross',
  'break',
  'click',
] as const
export type Mechanic = (typeof mechanics)[number]

export type Attributes = {
  /** '#rrggbb', from a word such as 'red', 'golden' or 'icy'; `colourWord` is that word. */
  colour?: string
  colourWord?: string
  /** 1 is as usual; 'giant' is about 2.2, 'tiny' 0.6. */
  size?: number
  sizeWord?: string
  /** 1 is as usual. */
  speed?: number
  speedWord?: string
  material?: string
  mood?: string
}

/** Something of the prompt that can be put on a stage. */
export type Actor = {
  /** Unique in the brief, made from the name: 'dog', 'red-key'. */
  id: string
  thing: Thing
  /** The words of the prompt, without article: 'golden apples'. */
  phrase: string
  /** What they are called, where they have a name of their own: 'Mia'. */
  called?: string
  /** Words of the phrase that are claimed by themselves: 'golden'. */
  apart?: string[]
  role: Role
  /** All that has this part is one of them: 'the aliens are toasters'. */
  whole?: true
  /** The prompt speaks of several, whether or not it says how many. */
  plural?: boolean
  /** How many, when a number or a word such as 'two', 'a dozen' said so. */
  count?: number
  /** How much one is worth, when it was said ('worth 5 points'); negative when it costs points. */
  points?: number
  attributes: Attributes
  /** What it rides: a horse, a skateboard. It has no place of its own on the stage. */
  mount?: Thing
  /** What somebody with another body is by trade: the waiter of a penguin waiter. */
  trade?: string
  /** Whose it is, where it is only said to be with somebody: the hat of a squirrel in a hat. */
  belongs?: Belongs
  /** What the sentence says of its part. */
  said?: PartSaid
  /** True when the prompt does not name it: a known game brings it along ('space invaders' has aliens). */
  implied?: boolean
}

/** With which actor something is, and how. */
export type Belongs = { to: string; how: 'wearing' | 'holding' | 'in' }

/** Who does what to whom. Subjects and objects are ids of actors; the player is 'player' even when nobody named it. */
export type Triple = {
  subject: string
  mechanic: Mechanic
  /** The verb as it was written, in its base form. */
  verb: string
  object?: string
  /** The preposition before the object: 'over' in 'jumps over cats'. */
  by?: string
  /** Ids of what stands after 'with', 'using', 'to', 'onto': the syringe that is thrown, the pad that is pushed onto. */
  with?: string
  to?: string
  negated: boolean
  /** The piece of the prompt it was read from. */
  words: string
}

/** What somebody does, as the reading has it: the verb as it is, whatever rules come of it. Ids as in triples. */
export type BriefDeed = {
  subject: string
  verb: string
  /** Each whom, and the preposition before it, if any. */
  whoms: { id: string; by?: string }[]
  /** Small words that go with the verb: 'out' of 'run out'. */
  particles: string[]
  negated: boolean
  words: string
  /** Part of a condition, which is claimed as a whole. */
  within?: true
  /** What it depends on, where nothing was made of that: 'if he digs under them'. */
  on?: string
  /** Not said in the prompt: a language provider thought of it. */
  told?: true
}

/** What can follow from something: a price, another pace or size, somebody who comes, a control that is taken … */
export const outcomes = [
  'costs',
  'faster',
  'slower',
  'bigger',
  'smaller',
  'comes',
  'stops',
  'life',
  'hurts',
  'says',
  'reverses',
  'forgets',
  'lights',
  'darkens',
  'wakes',
  'safe',
  'again',
  'loses',
] as const

/** What makes something happen: a deed of the player, getting something, or points. */
export type Cause = {
  /** In its base form; without one, whatever is done to get at `whom`. */
  verb?: string
  whom?: string
  points?: true
  /** Only when it was done so often: again and again, or `once`. */
  times?: number
  once?: true
  /** It was said of each time: 'every worm', and not 'worms'. */
  each?: true
  /**
   * It is so as long as this is so, or `unless` it is: while one stands or moves, is near `whom` or carries it, while `whom` looks or is
   * looked at, while one does it (a button is held), or while something `says` comes and goes by turns.
   */
  during?: 'still' | 'moving' | 'near' | 'carrying' | 'seen' | 'looked' | 'doing' | 'turn'
  unless?: true
  says?: string
  /** Whoever it is does it by seeing, and not by touch. */
  sees?: true
}

/** What happens then, and to whom: an id, 'player', or everybody else. What it costs or who comes is `whom`, too. */
export type Outcome = {
  does: (typeof outcomes)[number]
  whom: string
  amount?: number
  /** How many of what it costs there are at first. */
  from?: number
  /** What is shown. */
  says?: string
  /** How long it lasts, where that was said; and which of the arrow keys is gone. */
  seconds?: number
  key?: 'left' | 'right' | 'up' | 'down'
}

/** 'Each jump costs a coin': what happens, and what follows. */
export type Consequence = {
  words: string
  cause: Cause
  effect: Outcome
  /** A language provider's idea: nobody asked for it. */
  told?: true
}

/** Whether what follows is bad for whoever plays. */
export const isBadFor = ({ does, whom }: Outcome): boolean =>
  does === 'hurts' ||
  does === 'loses' ||
  does === 'again' ||
  does === 'wakes' ||
  (whom === 'player' && /^(?:slower|smaller|stops|reverses|forgets|darkens)$/.test(does))

/** What a sentence says of a quantity, in its own words. Ids of cast members stand where somebody is meant. */
export type QuantityPart = { words: string; filler?: true } /** There is a bar for it. */ & (
  | { about: 'shown' }
  /** By itself, all the time or only then: `none` is where it stops. */
  | {
      about: 'flow'
      way: 'up' | 'down' | 'none'
      pace?: 'slow' | 'fast'
      during?: 'still' | 'moving'
      near?: string
    }
  /** At once, by what somebody does or gets at. */
  | { about: 'change'; way: 'up' | 'down'; verb?: string; whom?: string; whole?: true }
  /** What happens when it gets there: to an end of it, or past a figure. */
  | { about: 'edge'; side: 'full' | 'empty'; value?: number; so: 'lost' | 'hurts' | 'comes'; whom?: string }
)

/** Whoever a part of a quantity is about. */
export const membersIn = (part: QuantityPart): string[] =>
  (part.about === 'flow' ? [part.near] : 'whom' in part ? [part.whom] : []).filter((id) => id !== undefined)

/** A quantity that a sentence speaks of: noise, warmth, a battery. */
export type Quantity = {
  name: string
  unit?: '%' | '°'
  /** So many seconds from one end to the other. */
  seconds?: number
  parts: QuantityPart[]
}

export const styles = [
  'neon',
  'pixel',
  'kawaii',
  'retro',
  'spooky',
  'steampunk',
  'paper',
  'dark',
  'pastel',
] as const
export type Style = (typeof styles)[number]
export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'night'
export type Weather = 'clear' | 'rain' | 'snow' | 'storm' | 'fog' | 'wind'
export type { Mood }

export type Numbers = {
  lives?: number
  seconds?: number
  levels?: number
  /** Points to reach. */
  score?: number
  waves?: number
  players?: number
  moves?: number
  laps?: number
  rounds?: number
  /** To get through. */
  nights?: number
  cards?: number
  lanes?: number
  phases?: number
  opponents?: number
  /** Kinds of towers. */
  kinds?: number
  /** Foes that are there at the same time. */
  enemies?: number
}

/** What the prompt forbids. */
export type Absent = 'enemies' | 'timer' | 'losing' | 'violence' | 'score' | 'music' | 'levels'

/** A word or phrase that speaks for a genre; the heavier, the surer. A title of a known game weighs 10, 'puzzle' 1. */
export type GenreCue = {
  genre: string
  words: string
  weight: number
  /** Nobody named it, and the reader is not sure of it either. */
  guessed?: true
  /** Nobody named it, but its rules were told, all of them. */
  described?: true
}

/** A rule that can be laid over any genre. */
export type Extra =
  | 'power-ups'
  | 'boss'
  | 'keys'
  | 'levels'
  | 'waves'
  | 'day-and-night'
  | 'two-players'
  | 'faster-over-time'
  | 'shield'
  | 'double-jump'
  | 'shop'
  | 'checkpoints'

/** A wish about the frame around the game rather than about what is in it. */
export const features = [
  'score-shown',
  'lives-shown',
  'timer-shown',
  'level-shown',
  'high-score',
  'title-screen',
  'win-screen',
  'lose-screen',
  'restart',
  'pause',
  'sound',
  'music',
  'particles',
  'screen-shake',
  'animation',
  'keyboard',
  'mouse',
  'touch',
  'gesture',
  'gamepad',
  'responsive',
  'levels-harder',
  'combo',
  'instructions',
  'health-bar',
  'minimap',
  'settings',
  'difficulty-levels',
  'undo',
  'ai-opponent',
  'parallax',
  'random-levels',
] as const
export type Feature = (typeof features)[number]

/**
 * One checkable claim of the prompt, as data: the proof looks for it in the running world. `words` is the sentence
 * that the user sees, such as 'Dogs are to be avoided'.
 */
export type Claim = {
  words: string
  /** What those are whom it is about, by their ids: that somebody else has the part does not meet it. */
  nouns?: Record<string, string>
} & (
  | {
      about: 'genre'
      genre: string
      guessed?: true
      near?: string
      /** A second kind beside the one that is built, as in 'snake meets tower defence'. */
      also?: true
    }
  /** `drawn`: it is to be shown as its user drew it; `belongs`: it is somebody's, as a hat on a squirrel, and none that lies about. */
  | ({
      about: 'actor'
      actor: string
      role: Role
      mount?: string
      trade?: string
      drawn?: true
      belongs?: Belongs
    } & PartSaid)
  | {
      about: 'rule'
      mechanic: Mechanic
      /** As the user said it: that is what has to be seen, whatever mechanic was made of it. */
      verb?: string
      subject: string
      object?: string
      /** The preposition before the object: flying through rings is another deed than flying. */
      by?: string
      with?: string
      to?: string
    }
  /** What somebody does in a game of rules: seen by the observable of the mechanic. Ids of cast members. */
  | {
      about: 'deed'
      mechanic: string
      verb: string
      who: string
      whom?: string
      with?: string
      to?: string
      from?: string
      /** The sentence says from whom: where nobody in the game is called that, whoever is `from` only stands in. */
      saysFrom?: true
      /** Another verb stands in for that of the prompt, which no mechanic serves. */
      instead?: string
      /** What it is done with is a foe's, as the sentence has it, and nobody said that it is done with that. */
      lent?: string
      /** Words of the sentence that its measurement does not look at: 'the other direction'. */
      more?: string
    }
  /** What follows from what: met where the one was seen to follow the other. */
  | ({ about: 'consequence' } & Pick<Consequence, 'cause' | 'effect'>)
  /** What a quantity does: met where its bar was seen to do so. */
  | { about: 'quantity'; name: string; parts: QuantityPart[] }
  /** What a sentence settles: met where figures and bodies were seen to be so. */
  | { about: 'term'; term: Term }
  /** What somebody does that nothing knows how to see: that nothing came of it can be seen all the same. Ids as in deeds. */
  | { about: 'unserved'; verb: string; who: string; whoms: string[] }
  /** How somebody looks, beside colour and size: 'angry', 'striped'. */
  | { about: 'look'; actor: string; look: string }
  | { about: 'number'; what: keyof Numbers; value: number }
  | ({ about: 'count'; actor: string; value: number } & PartSaid)
  | { about: 'points'; actor: string; value: number }
  /** After an edit: so many times as high as in the version before, in which it was `before` times the usual height. */
  | { about: 'jump'; factor: number; before: number }
  /** `before`: after an edit, what it was in the version before, in times of the usual. */
  | {
      about: 'attribute'
      actor: string
      attribute: 'colour' | 'size' | 'speed'
      value: number | string
      before?: number
    }
  /** After an edit: harder or easier than the version before, which had this challenge. */
  | { about: 'difficulty'; harder: boolean; before: number }
  /** `near`: the place has no scenery of its own, and this is the nearest; `site`: but seen from above it has a ground. */
  | { about: 'scene'; scene: Scene; near?: true; site?: string }
  | { about: 'time'; time: TimeOfDay }
  | { about: 'weather'; weather: Weather }
  /** `near`: what was said, where the style only comes near it. */
  | { about: 'style'; style: Style; near?: string }
  | { about: 'extra'; extra: Extra }
  | { about: 'absent'; absent: Absent }
  | { about: 'view'; view: View }
  | { about: 'dimension'; dimension: '2d' | '3d' }
  | { about: 'topic'; topic: string }
  /** A rule of the kind of game that was asked for, by its name in the design. */
  | {
      about: 'twist'
      twist: string /** Where it is a figure of the game, such as so many mines. */
      value?: number
    }
  | { about: 'feature'; feature: Feature }
  /** Understood as a wish, but nothing that an engine could do or check. */
  | { about: 'other' }
)

/**
 * `acts`: the sentence says what they do, or what is done to them; `as`: the parts that this comes to; `never`: those that it does not let
 * them have.
 */
export type PartSaid = { acts?: true; as?: Role[]; never?: Role[] }

/** What the words ask for. All engines read it; each takes what it can use. */
export type Brief = {
  prompt: string
  /** What a language provider read in the prompt. */
  told?: ReadingFormOf<'game'>
  /** A short name for the creation, in title case: 'Cat in Space'. */
  title: string
  actors: Actor[]
  triples: Triple[]
  /** Only where the learned reader read it. */
  deeds?: BriefDeed[]
  consequences?: Consequence[]
  quantities?: Quantity[]
  terms?: Term[]
  cues: GenreCue[]
  /** Kinds of games that the reader thought of, the likeliest first, and whether it is sure of the first. */
  kinds?: { likely: string[]; isSure: boolean }
  extras: Extra[]
  absent: Absent[]
  numbers: Numbers
  scene?: Scene
  /** The words the scene was read from: 'an old factory'. */
  sceneWords?: string
  time?: TimeOfDay
  weather?: Weather
  mood?: Mood
  styles: Style[]
  /** What was said of the look, where the style only comes near it. */
  nearStyles?: Partial<Record<Style, string>>
  difficulty?: 'easy' | 'normal' | 'hard'
  dimension?: '2d' | '3d'
  /** What a quiz, a hangman or a memory game is about: 'planets of the solar system'. */
  topic?: string
  claims: Claim[]
  /** How unusual words were read, in sentences for the user: "'yeet' was read as throw". */
  notes: string[]
}

/** A prompt that cannot be served; `message` is a friendly sentence that says why and what to do. */
export type Refusal = { refused: 'language' | 'unsafe' | 'empty'; message: string }
