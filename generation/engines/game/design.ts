import type { Guess } from '@makebelieve/contract/offer'
import type { Bot } from '@makebelieve/kit/game/bot'
import type { CastRole, GamePlan, PowerUp, Rules } from '@makebelieve/kit/game/plan'
import type { GameRules } from '@makebelieve/kit/game/rules'
import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import type { Block } from '@makebelieve/kit/game-3d/blocks'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import type { Space } from '@makebelieve/kit/game-3d/space'
import type { Brief, Claim, Extra, Mechanic } from '../../brief/brief.ts'
import type { ReadingFormOf } from '../../reading/form.ts'
import type { Art, Scene, Sense } from '../../things/thing.ts'
import type { Piece } from '../model/design.ts'
import type { Count } from './figures.ts'
import type { Shown } from './proof/signs.ts'
import type { Wish } from './rules/compose.ts'
import type { StandIn } from './stand-ins.ts'
import type { Watch } from './twists.ts'

/** What the planner has to know about a genre, in two dimensions or in three. */
export type AnyDesign<W extends World = World> = {
  genre: GameRules<W>
  bot: Bot<W>
  /** What it is called in sentences: 'a top-down collecting game'. */
  name: string
  /**
   * Other kinds of games that this one comes near to, until they are built: the cue of the prompt, and the honest words
   * for what the user gets instead.
   */
  standsInFor: Record<string, string>
  /** Cues of the prompt that mean this kind itself, where it goes by another name: 'platformer' for one in 3D. */
  serves?: readonly string[]
  /** Words of the prompt, in small letters, that mean this kind and no other. */
  words?: RegExp
  /** Words that are so sure to mean this kind that no other cue counts: 'archery', 'rail shooter'. */
  surely?: RegExp
  /**
   * A game that everybody knows by its name: what goes over any other kind (bosses, keys, power-ups) goes over it only as far as it says.
   */
  classic?: true
  /** A game that everybody knows, made of verbs like any other: whoever describes it wants it, whatever its verbs would make. */
  known?: true
  /** A prompt for it: short, and with nothing in it that the engine would have to guess. */
  example?: string
  /** One thinks in it, and nothing hurries. */
  calm?: true
  /** A way of going on rather than a game with rules of its own: where a sentence settles prices, days and wares itself, those say more. */
  loose?: true
  /** Who plays only sits beside the table: it can be played without a picture of them. */
  hosted?: true
  /** Rules that a sentence may ask for by their names in its claims, and who looks whether they are at work. */
  twists?: Readonly<Record<string, Watch>>
  /** Figures that a sentence may set, among its twists, and how many of them a running game shows. */
  figures?: Readonly<Record<string, Count>>
  /** Where it plays when the prompt says nothing at all. */
  home?: Scene
  /** How this kind of game reads the prompt, where words mean something else in it: pictures that one takes are no things. */
  reads?(brief: Brief): Brief
  /** The words for a place in 3D, where the kind of game says more about it than the prompt: a ski slope has snow. */
  place?(brief: Brief, words: string): string
  /** Which verbs its events are, where they are others than elsewhere (`proof/signs.ts`): what is matched is not touched. */
  shows?(game: GamePlan): Shown
  /** How the player gets about in it, in verbs. */
  moves?: readonly string[]
  /** How strongly a verb speaks for this genre, from 0 to 3. */
  verbs: Partial<Record<Mechanic, number>>
  /** Whom it puts on the stage: how many kinds it needs, and how many it can take. */
  roles: Partial<Record<CastRole, { least: number; most: number }>>
  /** What it builds out of tiles: nouns of the prompt that are these need no picture. By kind of tile. */
  terrain?: Partial<Record<string, readonly string[]>>
  /** Words for a role that the prompt left open, before all others: kinds of fruit to be matched, where it says fruit. */
  suggest?(role: CastRole, brief: Brief): string[]
  /** As what it plays a role that it does not have: a quiz has no enemies, crossing makes them traffic. */
  instead?: Partial<Record<CastRole, CastRole>>
  /** What is usual here, before the prompt has its say. */
  rules?: Partial<Rules>
  /** Which of the rules that go over any game it can carry. */
  supports: readonly Extra[]
  /** The power-ups that it has where the prompt asks for some and it usually has none. */
  powerUps?: readonly PowerUp[]
  /** The longest that a good bot may need, in seconds of the game. */
  longest?: number
  /** What to do, in one sentence, with a full stop. */
  goal(game: GamePlan): string
  /** The last word on the plan: contents such as questions, recipes and layouts. */
  finish?(game: GamePlan, brief: Brief): GamePlan
}

/** A 2D genre. The world itself is in `kit/game-2d/genres`. */
export type GenreDesign<W extends World = World> = AnyDesign<W> & { genre: Genre<W> }

/** A 3D genre. The world itself is in `kit/game-3d/genres`. */
export type SolidDesign<W extends Space = Space> = Omit<AnyDesign<W>, 'genre'> & {
  genre: Genre3d<W>
  /** Shapes that it needs beside its cast: the key by which bodies name them, and the words for the
   * shape. A key that is a member's id gives that member another shape: notes are pages here, and no music.
   */
  extras?(game: GamePlan): Record<string, string>
  /** Shapes of its own that are built of blocks, around a foot at the origin: platforms that one rides. By key, as extras. */
  built?(game: GamePlan): Record<string, readonly Block[]>
  /** It can be seen with the player's own eyes, where that is asked for. */
  byOwnEyes?: true
  /** How many triangles a member of the cast is worth, beside usual (1): a racing car seen from behind all the time. */
  detail?: Partial<Record<CastRole, number>>
}

/** The plan of the engine: the game itself, what it is drawn with, and what it promised. */
export type PlannedGame = {
  prompt: string
  /** What a language provider read in the prompt. Without it, our own reader reads it. */
  told?: ReadingFormOf<'game'>
  game: GamePlan
  /** Where each picture of the game comes from. */
  pictures: Record<string, PictureSource>
  /** Glossy pictures or paper cut-outs; never both on one stage. */
  style: 'glossy' | 'cutout'
  /** Things of the prompt that are built of tiles: the actor's id, and the kind of tile. */
  terrain: Record<string, string>
  claims: Claim[]
  /** Games of rules: what the rulebook was composed of, for edits to change. */
  wishes?: Wish[]
  /** How the words were read, where that is not obvious. */
  notes: string[]
  /** The main thing that was asked for, where something else had to take its place. */
  standsIn?: StandIn
  /** The kind of game was only guessed. */
  guess?: Guess
  /** Only where it is in 3D: the words for the place, and models of the user's own that play a part, by cast id. */
  solid?: { place: string; models?: Record<string, OwnModel> }
}

/** A model that a user made, as the game takes it: the pieces that it was composed of. */
export type OwnModel = { modelId: string; name: string; pieces: Piece[] }

/** A picture that a user drew or brought along: cut out, as WebP in base64; and which way it looks. */
export type Drawing = { webp: string; looks: 'left' | 'right' | 'front' }

/** The noun leads back to its row in the catalogue, for when the whole stage has to be dressed anew. */
export type PictureSource = {
  noun: string
  art: Art
  /** The word has another sense than usual, and the noun is whatever shows that; where nothing does, it is the word. */
  sense?: Sense & { of: string }
  /** A model of the user's own that plays this part: it is drawn from it. */
  model?: OwnModel
  /** The user's own drawing of it, which is shown before all else. */
  drawn?: Drawing
  /**
   * It is drawn from a shape and not from flat art: the noun's own, that of any person, or that of anything of its kind; and what nobody
   * could draw is a tag with its name.
   */
  body?: 'own' | 'person' | 'kind' | 'name'
  tint?: string
  /** What it was said to be made of: 'glass'. */
  stuff?: string
  /** Whose clothes it wears, over a body of its own: a penguin's, and a waiter's bow tie. */
  dressedAs?: string
  /** How it is, where that shows: asleep, rotten, angry (`conditions/conditions.ts`). */
  condition?: string
  /** What it sits on, painted as one picture with it. */
  mount?: { noun: string; art: Art }
  /** What it holds before itself. */
  held?: { noun: string; art: Art }
  /** What of the sentence it wears, holds or sits in: drawn with its body, and nowhere else. */
  has?: readonly Belonging[]
}

/** Something of somebody: `id` is the actor's of the brief, `words` say its looks, too ('red hat'). */
export type Belonging = {
  id: string
  how: 'wearing' | 'holding' | 'in'
  noun: string
  words: string
  /** Its own colour, where one was said. */
  tint?: string
}
