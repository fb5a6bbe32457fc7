/**
 * A game as rules: who is there, what happens when, and how it ends. Plain data, which the planner writes from a sentence, edits and
 * language providers change, players can read, and one kernel steps (`step.ts`). Every line says why it is there.
 */
export type Rulebook = {
  space: { id: SpaceId; because: Because } & Layout
  kinds: Kind[]
  rules: Rule[]
  ends: End[]
  /** Stretches that follow each other; the game begins with the first. */
  phases?: Phase[]
  /** What one has so many of from the start, to spend: it stands at the top. */
  stocks?: Stock[]
}

/** A tally that begins with something, what it is called, and the member that it is so many of. */
export type Stock = { tally: string; from: number; says: string; cast: string; because: Because }

/** The words that asked for a line, the form that brings it, or nobody: filler never counts as a wish. */
export type Because = { words: string } | { form: string } | 'filler'

/** A number, or what it is in a stroll and in a cruel game: the challenge of the plan lies between. */
export type Amount = number | readonly [gentle: number, cruel: number]

export const spaceIds = [
  'top',
  'side',
  'float',
  'slope',
  'run',
  'flap',
  'lanes',
  'catch',
  'hand',
  'air',
  'aim',
  'land',
  'paddle',
  'upward',
  'onward',
  'adrift',
  'track',
  'earth',
] as const
export type SpaceId = (typeof spaceIds)[number]

/**
 * How a space is laid out for this game: so many screens wide or high, bare ground without platforms, a course that bends where it scrolls
 * by itself, something large in the middle that one goes round, nothing to stand on between both ends, or so dark that one sees only what
 * is lit. Where one jumps, a way may be rough, with spikes, wider pits and flags to come back to, of islands over one long pit, or a cave
 * between a floor and a ceiling.
 */
export type Layout = {
  wide?: number
  tall?: number
  bare?: true
  course?: true
  round?: true
  abyss?: true
  /** What falls falls up, and a tap pushes down. Where one flies through gaps. */
  overturned?: true
  /** Nothing but corridors between walls. Where one walks freely. */
  maze?: true
  /** From one end to the other: one begins on the left, and what has to be reached is on the right. Where one walks freely. */
  across?: true
  /** Whoever is played slides until something is in the way. Where one walks freely. */
  ice?: true
  /** Strips across the whole stage that carry along whoever is played, so fast, neighbours opposite ways. Where one goes freely. */
  streams?: Amount
  /** One only rises and sinks, and gets aside as one is carried. Where nobody falls. */
  rises?: true
  /** Holes in the ground, in rows: whoever pops up pops up out of one. Where one is a hand. */
  holes?: true
  dark?: true
  /** One stays at one spot, below in the middle, and aims a light; others come by from the left. Where one walks freely. */
  watch?: true
  rough?: true
  islands?: true
  cave?: true
  /** Where there are lanes: a river among them, at once or from the second level on, or nothing but a river; rails. */
  river?: 'always' | 'later' | 'only'
  rail?: true
  /** Where there is a track: how often one goes round it, and which place at the finish is good enough, where that is not the first. */
  laps?: number
  place?: number
  /** What must be somewhere on a rough way, and what its pits are full of. */
  has?: readonly ('spikes' | 'springs' | 'lifts' | 'ladders')[]
  over?: 'water' | 'lava'
}

/** Where something is put, or comes from. */
export type Where =
  | 'anywhere'
  | 'far'
  | 'start'
  | 'middle'
  | 'edge'
  | 'above'
  /** From where things come, often in line with the player: standing still is no way out. */
  | 'ahead'
  | 'below'
  | 'beyond'
  | 'goal'
  | 'lane'
  | 'low'
  /** Side by side over the whole ground, cell by cell. */
  | 'rows'
  /** Before the player, in small heaps that one can stand behind. */
  | 'before'
  /** Laid along a way that goes on by itself, again and again, in patterns that can be passed: in the way, low overhead, to be taken. */
  | 'hurdle'
  | 'overhead'
  | 'trail'
  /** From where one comes. */
  | 'behind'
  /** In the air all along the way, where a jump leads; and spread over its ground. The longer the way, the more of them. */
  | 'arcs'
  | 'posts'
  /** Under what one stands on along the way, one under each: islands, clouds, roofs. */
  | 'footholds'
  /** On the water, to be stood on: instead of logs. */
  | 'water'
  /** Next to what has to be reached. */
  | 'beside'
  /** Far from one another, so that it is never far to the next one. */
  | 'spread'
  /** In the middle of one side or the other. Where one walks freely. */
  | 'left'
  | 'right'
  /** Where strips begin that carry along, one after the other. */
  | 'upstream'

/** A stretch of the game: a night, a wave, the break after it. */
export type Phase = {
  id: string
  /** What the screen says when it begins, with its number where it comes again and again: 'Wave 2'. */
  says: string
  numbered?: true
  /** Over after so many seconds, or when nobody of these kinds is left or still to come: whichever is first. */
  seconds?: Amount
  /** Now shorter, now longer than that, so that nobody can count along. */
  uneven?: true
  until?: { gone: string[] }
  /** What follows; without it, it lasts. */
  next?: string
  /** A signal that everybody sees all the while. */
  signal?: 'green' | 'amber' | 'red'
  /** How light it is, from 0 to 1; as light as the scene unless told. */
  light?: number
  /** It is that light at once: a lamp is switched on. */
  sudden?: true
  because: Because
}

/** Rules name a kind by its id, or all states of a member by the member's: 'flower.dry' and 'flower'. */
export type Kind = {
  id: string
  /** The member of the cast that it looks like; several kinds may be states of one member. */
  cast: string
  drive: Drive
  /** How many there are at the start; a count that the prompt gave stands in the cast and wins. */
  count: Amount
  where: Where
  /**
   * More come while it lasts, one at a time or so many `together`, or only in a phase of that name: so many in all, and `more` with every
   * time that it comes again. Nobody comes while somebody is there whom they leave the stage to.
   */
  comes?: {
    every: Amount
    most: Amount
    where: Where
    together?: Amount
    phase?: string
    inAll?: Amount
    more?: number
    unless?: string
  }
  /** In units of the stage, before the member's own size; 56 unless told. */
  size?: number
  /** A box that is so many times as wide as it is high, and exactly as large as told: a brick, a paddle. */
  wide?: Amount
  /** Keeps its height where others fall: only where there is a ground. */
  flies?: true
  /** Can be driven off the stage. */
  loose?: true
  /** How readily the player's own answers, from 0 to 1: little for what rolls or slides on ice. */
  grip?: number
  /** Nobody gets through. */
  solid?: true
  /** Players who walk into it shove it along, as far as there is room; one can stand on it. */
  shoved?: true
  /** Whoever carries it sits on it: a mount, a vehicle. */
  under?: true
  /** The player's own goes where it points: it is turned, speeds up and brakes. Where one walks freely. */
  wheels?: true
  /** What one pushes on with is used up: the meter that must not be empty. Where one is pulled down all the time. */
  burns?: string
  /** Each jump of the player's own takes so much of a tally, and without that much there is none. Where one jumps. */
  pays?: { tally: string; each: number }
  /** The player's own flaps up as often as it likes, and glides down. Where one falls. */
  wings?: true
  /** The player's own swims: it strokes up as often as it likes, and sinks slowly. Where one falls. */
  fins?: true
  /** Instead of jumping, the player's own turns over what pulls it: it falls up, and walks on what is above. Where one falls. */
  flips?: true
  /** Stops what is sent at the player, and is gone with it. */
  covers?: true
  /** Out of sight until something is near enough to see it, so many units. */
  hidden?: number
  /** Fills everything below its surface from wall to wall, and comes from below: water, lava, mist. */
  fills?: true
  /** How far it lights up the dark: as far as that, and less the less is left of a meter. */
  shines?: { within: number; meter?: string }
  /**
   * A light that it sends in one direction: how far, and how much to both sides, in radians. The player's own is aimed; others send it
   * where they go, or `turn` it round, so many radians a second. Each of a tally makes it `brighter`: longer by a fifth, and wider.
   */
  beam?: { within: Amount; half: number; turns?: Amount; brighter?: string }
  /** The member whose picture it wears: whoever has taken over another body. */
  guise?: string
  /** How much it can have with it at once, and what the figure at the top is called for it; whoever follows it in one of these states counts, too. */
  holds?: { most: number; says: string; of?: string[] }
  /** How much room it takes where somebody carries it; as much as one unless told. */
  bulk?: number
  meters?: Meter[]
  look?: Look
  because: Because
}

/** From 0 to 1: how thirsty, hungry, damaged, warm something is. */
export type Meter = {
  name: string
  from: Amount
  perSecond?: Amount
  shown?: true
  /** What fills it, pictured beside it: one of a kind. */
  of?: string
  /** What it is called at the top, where it has a bar there, the figures at its ends, and between which of them it is well: 'Noise', from 0 to 100 %. */
  says?: {
    name: string
    from: number
    to: number
    unit: string
    well: readonly [least: number, most: number]
  }
  /** The stretch of its bar in which it has to be stopped, marked there in its colour. */
  zone?: Zone
  /** How it looks at 0 and at 1; in between, something in between. */
  empty?: Look
  full?: Look
}

/** What lies in its middle is one of a kind. */
export type Zone = { from: number; to: number; colour?: string; of?: string; as?: (typeof gaugeIds)[number] }

/** What a bar with a zone looks like: a glass beside somebody; or, instead of its picture, a dial, a pendulum over an arc, or a rail. */
export const gaugeIds = ['glass', 'dial', 'pendulum', 'rail'] as const

/** How a state of something differs from its usual looks. */
export type Look = {
  alpha?: number
  glow?: string
  angle?: number
  scale?: number
  /** So much of it is in the hole that it sits in, from 0 to 1; it comes up out of it. */
  sunk?: number
  /** Only its top sticks out of a heap of this colour. */
  heap?: string
  /** It is inside of something that one sees through: ice, a bubble. */
  shell?: string
  /** A few letters on it: its number, its price. */
  sign?: string
  /** It throws a shade on the ground, so many units around it. */
  shade?: number
  /** A sign over it: '♥', 'Zzz', '!'. */
  mark?: string
  /** A sort of it, which has a picture of its own: itself in a colour ('#e5484d'), or a thing that is one ('carrot'). */
  sort?: string
  /** What it wants, in a bubble over it: pictures of these kinds. */
  wants?: readonly string[]
  /** Blotches all over it, in this colour. */
  spots?: string
  /** A thin line from the player to it. */
  line?: true
  /** Swells and shrinks: something is about to happen. */
  pulses?: true
  /** On a rope from above. */
  hangs?: true
  /** Turns as it goes, like a wheel. */
  rolls?: true
  /** Lies flat on the ground, under everybody. */
  flat?: true
  /** Only one half of it is there. */
  half?: 'left' | 'right'
  /** It is pictured on a brick; a tough one has rivets, and cracks before it breaks. */
  plate?: 'plain' | 'tough'
  /** A glowing ball of this colour with a red rim, instead of its picture: what nobody named, and must be dodged. */
  orb?: string
  /** Lines on the ground around it in this colour instead of its picture: a bay to park in. */
  bay?: string
  /** The finder of a camera instead of its picture: four corners and a dot; or the flash of one, all of its window white. */
  finder?: 'open' | 'flash'
  /** On a badge: something good, whatever its picture shows. */
  badge?: true
  /** Instead of its picture a line on the ground in this colour, from the one before it to it. */
  stroke?: string
  /** Instead of its picture a blot of this colour on the ground: what was spilt, or trodden in. */
  blot?: string
  /** A dot in its middle: only that can be hit. */
  heart?: true
}

export type Drive =
  /** Steered by the player, in the way of the space. */
  | { does: 'player' }
  | { does: 'still' }
  /** Flies on as it was sent. `falls` bends it down, in units per second²; what is upright does not spin. */
  | { does: 'fly'; falls?: number; upright?: true }
  | { does: 'wander' | 'drift' | 'patrol' | 'stream' | 'fall' | 'rise'; speed: Amount }
  /** Along the course, or straight on where there is none, at a pace of its own; out of sight it goes on. */
  | { does: 'race'; speed: Amount }
  | { does: 'chase' | 'flee' | 'circle' | 'go'; whom: string; speed: Amount; within?: number; only?: Having }
  /** To `whom`, round what of `round` it can see on its way: in the dark only what a beam falls on. */
  | { does: 'sail'; whom: string; round: string; speed: Amount }
  /** A step behind; `inLine` each goes behind the one that was there before it. */
  | { does: 'follow'; whom: string; speed: Amount; within?: number; inLine?: true }
  /** Goes for somebody as one of many, who keep a little apart from each other. */
  | { does: 'swarm'; whom: string; speed: Amount }
  /** Stays about `whom`, and goes for those of `from` who come so near to it. */
  | { does: 'guard'; whom: string; from: string; speed: Amount; within: number }
  /** Up so far from where it came, and down again. */
  | { does: 'tide'; speed: Amount; within: number }
  /**
   * Flies on and is thrown back: by the rims, by what is solid, and by players, who send it to the side on which they meet it. The
   * `open` rim lets it through. What it `strikes` loses so much of its health.
   */
  | { does: 'bounce'; speed: Amount; open?: 'bottom'; strikes?: number }
  /**
   * Side by side with all others who march: across, and a step nearer at every rim; the fewer they are, the faster. Now and then, every so
   * many seconds, one of them `dives` at the player and comes back.
   */
  | { does: 'march'; speed: Amount; dives?: Amount }
  /** Flies in with those who came with it, one behind the other on a curve through the stage, and again when it is through. */
  | { does: 'sweep'; speed: Amount }
  /** Sits on somebody, wherever that goes, is held before it in its hand, or sticks to it where the two met, and turns with it. */
  | { does: 'ride'; whom: string; at?: 'hand' | 'skin' }
  /** Runs out of the stage by the nearest way that does not lead past the player. */
  | { does: 'leave'; speed: Amount }

/** Those of them of whom a meter is so low or so high: nobody soils what is dirty. */
export type Having = { meter: string; below?: number; above?: number }

export type Rule = {
  when: When
  if?: If[]
  do: Effect[]
  /** Seconds before the same two may do so again; half a second unless told. */
  rest?: number
  /** Where there are waves or nights, only between them: what shops do. */
  between?: true
  /** What the button for it is called: 'Water'. */
  says?: string
  because: Because
}

export type When =
  /** Two bodies meet: the first is `a`, the second `b`. */
  | { touch: [a: string, b: string] }
  /** `a` is near `b`, for so many seconds, holding a button where one is named: the nearest one only, or each that is near. */
  | { near: [a: string, b: string]; within: number; button?: 'a' | 'b'; seconds?: Amount; each?: true }
  /** The player presses a button, or keeps it down; `a` is the player. */
  | { press: 'a' | 'b'; held?: true }
  /** `a` looks at `b`: near enough, in the direction in which it goes, and nothing solid between. `narrow` is 0 for all that is ahead, 1 for a line; `first` is the nearest only. */
  | { sees: [a: string, b: string]; within: number; button?: 'a' | 'b'; narrow?: number; first?: true }
  /** `b` is in the beam of `a`. */
  | { lights: [a: string, b: string] }
  /** `a` was defeated: struck, and nothing of it left. */
  | { defeated: string }
  /** Each body of a kind, as `a`, now and then; staggered. Or only `one` of them all, whoever it is. */
  | { every: Amount; of: string; one?: true }
  /** A meter of `a` falls below or rises above; once each time it does. */
  | { meter: string; of: string; below?: number; above?: number }
  /** The player lets go of a button that was held. */
  | { release: 'a' | 'b' }
  /** In every step in which the player steers that way. */
  | { steers: 'left' | 'right' | 'up' | 'down' }
  /** `a` gets past `b`, from one side of it to the other: over it in the air, under it, through its middle, or beside it. */
  | { passes: [a: string, b: string]; by: 'over' | 'under' | 'through' | 'beside' }
  /** `a` comes to that rim of the stage; once each time. */
  | { enters: string; side: Side }
  /** `a` has gone so many units further. */
  | { covers: string; units: number }
  /** `a` leaves the stage. */
  | { leaves: string }
  /** All of a kind are gone that were there; each time the last one goes. */
  | { gone: string }
  /** A tally comes to so much; once, or again and again where that much is taken off it each time. */
  | { tally: string; reaches: Amount; again?: true }
  /** So many points more were made; again and again, or only once. */
  | { points: number; once?: true }
  /** `a` jumps off by itself. */
  | { leaps: string }
  /** A phase begins, or is over; each time, or only when it comes for that time. */
  | { phase: string; is: 'begun' | 'over'; round?: number }
  /** A level of that number begins. */
  | { level: number }
  /** So many seconds after the start, again and again where `again` is said; what it `says` is counted down to. */
  | { after: Amount; again?: Amount }

export type Side = 'left' | 'right' | 'top' | 'bottom'

export type If =
  /** `who` carries one of this kind or member, or nothing at all; or else something, and `not` that. */
  | { carries: string | null; who: 'a' | 'b'; not?: true }
  | { meter: string; of: 'a' | 'b'; below?: number; above?: number }
  | { tally: string; atLeast?: Amount; below?: Amount }
  /** `a` comes from above, as one who jumps on `b`. */
  | { from: 'above' }
  /** `a` is hasty for the moment, or is not. */
  | { hasty: boolean }
  | { chance: number }
  /** How fast it goes, in units per second: who creeps, who runs, who stands. */
  | { pace: 'a' | 'b'; above?: number; below?: number }
  /** In this very state; rules that name a member mean all of its states. */
  | { is: string; who: 'a' | 'b' | 'load' }
  /** Nobody carries it. */
  | { free: 'a' | 'b' }
  /** Somebody of that kind is near `b`, or nobody. */
  | { near: string; within: number; not?: true }
  /** So many of a kind are there. */
  | { many: string; atLeast?: Amount; below?: Amount }
  /** One of the two is the larger. */
  | { larger: 'a' | 'b' }
  /** It is that time. */
  | { phase: string }
  /** `a` has room for `b`, where it can carry so much; or has `not`. */
  | { room: number; not?: true }
  /** `a` is in the air, or stands. */
  | { aloft: boolean }
  /** A rope holds it. */
  | { tied: 'a' | 'b' }
  /** `a` is at that rim of the stage. */
  | { rim: Side }
  /** Whoever is played keeps that button down, or does not. */
  | { held: 'a' | 'b'; not?: true }
  /** One of a kind looks at `a`, and is not too far to see it; or none does. */
  | { watched: string; within: number; not?: true }
  /** It is in the beam of one of a kind, or in none. */
  | { lit: string; who: 'a' | 'b'; not?: true }

export type Effect =
  | { remove: Who }
  /** One life less for the player, who is safe for a moment. What it `says` is why, where nobody did it. */
  | { hurt: 'player'; says?: string }
  /** Damage to a meter called health; what has none or loses the last is removed and counted as defeated. */
  | { strike: 'a' | 'b'; by: number }
  /** A new one; `apart` is how far beside the one it comes from, or `onward` from there: further in the direction in which `a` came to `b`. */
  | {
      spawn: string
      at: 'a' | 'b' | 'player' | Where
      count?: Amount
      toward?: Toward
      speed?: Amount
      /** As fast as that only where this meter of `a` is full, and the slower the less is in it. */
      by?: string
      apart?: number
      onward?: true
      /** Several that go the same way spread a little, so many radians from one to the next. */
      fan?: number
    }
  /** `a` takes `b` along. */
  | { carry: 'b' }
  /** What `a` carries is laid down at `b`, to stay there or to be gone. */
  | { hand: 'over' | 'in' }
  | { drop: 'a' }
  /** Nobody carries it any more. */
  | { free: Who }
  /**
   * The cord that `a` pulls along is tied to `b`, where the next one begins. With a length it is a rope that one of the two is on: it
   * hangs there, or is dragged along. One that is longer at first is drawn in.
   */
  | { tie: 'a' | 'b'; long?: number }
  | { untie: Who }
  | { meter: string; of: Who; add?: Amount; set?: number }
  /** Another kind, in the same place: wilted becomes fresh. */
  | { become: string; of: Who }
  | { tally: string; add: number }
  | { score: number }
  | { push: 'a' | 'b'; speed: number }
  /** Carried off a little in a direction, whatever it does itself: by wind, by a current. */
  | { blow: Who; toward: 'left' | 'right' | 'up' | 'down'; speed: Amount }
  /** Up into the air; or in an arc onto the nearest of those, for what falls while it flies. */
  | { leap: 'a' | 'b'; speed: number; onto?: string }
  | { still: Who; seconds: Amount }
  /** Nothing hurts for so long. */
  | { safe: Who; seconds: Amount }
  | { life: number }
  /** So many times as fast as usual; with a `most`, as fast as it is now, and no further than that. */
  | { haste: Who; times: number; seconds: Amount; most?: number }
  | { grow: Who; times: number; most: number }
  /** Left is right and up is down for so long; or one of the four directions does not answer, this one or any. */
  | { dizzy: Who; seconds: Amount }
  | { forget: Who; seconds: Amount; way?: 'left' | 'right' | 'up' | 'down' }
  /** The dark is lit up for a moment, or the lights go out for a while. */
  | { light: 'on' | 'off'; seconds: Amount }
  /** To a place, or to where another one of a kind is; a load is let go. */
  | { move: 'a' | 'b' | 'load' | 'player'; to: Where | { other: string } }
  /** What is seen and heard of it, by the name of an event. */
  | { show: string; words?: string }

/** One of the two that met, what `a` carries, the player, everybody but the players, or all of a kind. */
export type Who = 'a' | 'b' | 'load' | 'player' | 'others' | { all: string }

/** `apart`: each of several in a direction of its own, evenly all around. `around`: the same, and from one time to the next all of them have turned a little. `over`: up in an arc, over the middle of the stage. */
export type Toward =
  | 'facing'
  | 'pointer'
  | 'player'
  | 'down'
  | 'up'
  | 'left'
  | 'right'
  | 'apart'
  | 'around'
  | 'over'
  | { nearest: string }

export type End = {
  result: 'won' | 'lost'
  /** All of these tallies have come to so much; the time is over; none of a kind is left; or so many are there. */
  when: Ending
  /** What the screen says then: 'Every flower has water.' */
  says: string
  because: Because
}

export type Ending =
  | { tallies: Goal[] }
  | { seconds: Amount }
  | { gone: string }
  | { many: string; reaches: Amount }

/** A tally that counts, and the figure at the top for it: 'flowers watered', with a member's picture. */
export type Goal = { tally: string; reaches: Amount; says: string; cast?: string }

/** The kind that the player steers. */
export function playerKind({ kinds }: Rulebook): Kind {
  const found = kinds.find(({ drive }) => drive.does === 'player')
  if (!found) throw new Error('Nobody in this rulebook is steered by the player')
  return found
}

/** The button that makes a rule happen. */
export function buttonOf(when: When): 'a' | 'b' | undefined {
  if ('press' in when) return when.press
  if ('release' in when) return when.release
  return 'button' in when ? when.button : undefined
}

/** Whether a rule wants this button. */
export const isTaken = ({ rules }: Pick<Rulebook, 'rules'>, button: 'a' | 'b') =>
  rules.some(({ when }) => buttonOf(when) === button)
