import type { Actor, Brief, BriefDeed, GenreCue } from '../../../brief/brief.ts'
import { classicsRead } from '../../../brief/classics.ts'
import type { Reading } from '../../../reading/schema.ts'
import { isSureOfForm } from '../../../reading/sureness.ts'
import { forms } from '../forms/index.ts'
import { genres } from '../genres/index.ts'
import { isProcess } from './processes/processes.ts'

/** Forms of the reader by the kinds that the planner has cues for. A form that is missing here is its own cue. */
const kinds: Record<string, string> = {
  ...classicsRead,
  'endless runner': 'runner',
  'road crossing': 'crossing',
  'space invaders': 'invaders',
  'space shooter': 'shooter',
  'bullet hell': 'shooter',
  'twin-stick shooter': 'survival',
  'tower defence': 'tower-defence',
  defence: 'tower-defence',
  'restaurant serving': 'cooking',
  'time management': 'cooking',
  shop: 'tycoon',
  'idle clicker': 'tycoon',
  trading: 'tycoon',
  'city builder': 'tycoon',
  gardening: 'farming',
  'kart racing': 'racing',
  drifting: 'racing',
  'treasure hunt': 'collector',
  exploration: 'collector',
  guiding: 'collector',
  rescue: 'collector',
  cleaning: 'collector',
  photography: 'collector',
  'pac-man': 'maze-chase',
  'whack-a-mole': 'whack',
  popping: 'whack',
  reaction: 'whack',
  slicing: 'slicer',
  'red light green light': 'red-light',
  'physics slingshot': 'slingshot',
  launcher: 'slingshot',
  'tank battle': 'artillery',
  jumping: 'platformer',
  climbing: 'platformer',
  parkour: 'platformer',
  metroidvania: 'platformer',
  rpg: 'battle',
  'boss rush': 'battle',
  fighting: 'battle',
  'dungeon crawler': 'dungeon',
  roguelike: 'dungeon',
  'geography quiz': 'quiz',
  vocabulary: 'quiz',
  'bubble shooter': 'bubble-shooter',
  sledding: 'skiing',
  snowboarding: 'skiing',
  surfing: 'runner',
  'lunar lander': 'lander',
}

const kindOf = (form: string): string => kinds[form] ?? form.replaceAll(' ', '-')

/** What is less likely did not come to the reader's mind. */
const thinkable = 0.04

/** Kinds of games that may be meant, the likeliest first. */
export const kindsRead = (reading: Reading): NonNullable<Brief['kinds']> => ({
  likely: [...new Set(reading.forms.filter(({ sure }) => sure > thinkable).map(({ name }) => kindOf(name)))],
  isSure: isSureOfForm(reading),
})

/**
 * How loudly the form speaks for a kind of game. Where it is named it is as loud as a sure phrase; so it is where the reader is sure of a game that
 * everybody knows and that we have ("flip pairs of cards" is never called anything, and no verb of it makes the game). Any other form that
 * was only inferred is never missed.
 */
export function cuesOfForm(reading: Reading): GenreCue[] {
  const { said } = reading
  const [first] = reading.forms.filter(({ name }) => !modes.has(name))
  if (!first || first.sure < 0.3) return []
  const named = said.find(({ what }) => what === 'form')
  const words = named?.piece.text.toLowerCase() ?? ''
  const genre = kindOf(first.name)
  const isKnown = isSureOfForm(reading) && !loosely.has(first.name) && isKnownToAll(genre, first.sure)
  return [
    {
      genre,
      // 'A game like the one where blocks fall' names falling blocks, and not by 'game'.
      words: first.name.split(/[ -]/).some((word) => words.includes(word.slice(0, 4))) ? words : first.name,
      weight: isKnown ? 8 : first.sure * (named ? 6 : 2.9),
      ...(!named && first.sure < certain && { guessed: true as const }),
    },
  ]
}

/** How many play, and not what: any kind of game may be played by two. */
const modes: ReadonlySet<string> = new Set(['two-player duel', 'party'])

/** Below this, one form in six that was only inferred is another one than was meant. */
const certain = 0.95

/**
 * Whether it is a game with a name of its own, with rules that no verbs of a sentence make. One that is no form of the core would lose the
 * verbs of the sentence, and takes a reader who is certain.
 */
function isKnownToAll(id: string, sure: number): boolean {
  const design = genres.get(id)
  const mayBe = sure >= certain || forms.some((form) => form.id === id)
  return design?.hosted ?? design?.classic ?? (mayBe && design?.known) ?? false
}

/** Forms that are only played somewhat like the kind that they lead to, or that a violinist brings to mind who does something else. */
const loosely: ReadonlySet<string> = new Set([
  'launcher',
  'defence',
  'popping',
  'reaction',
  'rhythm',
  'dance',
])

/**
 * Kinds of game that words of the sentence speak for, held against what is done in it: who digs under a golf course plays no golf there, who
 * guards a museum with a flashlight hides from nobody, and snails that race to a lettuce drive no laps.
 */
export function heldAgainstDeeds(
  cues: readonly GenreCue[],
  { text, said }: Pick<Reading, 'text' | 'said'>,
  { actors, deeds }: { actors: readonly Actor[]; deeds: readonly BriefDeed[] },
): GenreCue[] {
  const own = deeds.filter(({ subject, negated, told }) => subject === 'player' && !negated && !told)
  const player = actors.find(({ role }) => role === 'player')
  const isHeld = (words: string) =>
    player?.phrase.split(' ').includes(words) ||
    new RegExp(
      `\\b(?:with|holding|carr(?:y|ies|ying)|using) (?:an?|the|his|her|your|my) (?:\\w+ )?${words}\\b`,
      'i',
    ).test(text)
  const isHurry = deeds.some(({ verb, words }) => verb === 'hurry' && /\brac(?:e|es|ing)\b/i.test(words))
  // 'Drives around the farm and plows the fields': going about with something else to do is no race.
  const isAboutTown =
    about.test(text) ||
    own.some(({ verb }) => !/^(?:drive|ride|steer|pilot|race|drift|dodge|avoid|evade|speed|go)\b/.test(verb))
  const isDone = (verb: string, by: 'player' | 'others') =>
    deeds.some((deed) => deed.verb === verb && (deed.subject === 'player') === (by === 'player'))
  // A process of several steps is a game of its own, whatever game its nouns bring to mind: a detective who follows footprints, a caterpillar
  // that becomes a butterfly.
  const isStepwise = own.some(({ verb }) => isProcess(verb))
  const named = said.flatMap(({ what, piece }) => (what === 'form' ? piece.text.toLowerCase() : []))
  const isKeeper = own.some(({ verb }) => /^hold (?:any )?shots of$/.test(verb))
  // 'Put the toys back in the box': all of it has one place, and nothing is told apart.
  const places = own.flatMap(({ verb, whoms }) =>
    whoms.flatMap(({ id, by = '' }) =>
      /^(?:put|bring|return|take|carry|drop)/.test(verb) && placing.test(by) ? [id] : [],
    ),
  )
  const isToOnePlace = new Set(places).size === 1 && !toldApart.test(text)
  // Who sows, waters and reaps before anything is sold has more to do than to sell.
  const isFarmed = new Set(own.flatMap(({ verb }) => (farming.test(verb) ? [verb] : []))).size > 1
  return cues.filter(({ genre, words }) => {
    if (genre === 'sorting' && isToOnePlace) return false
    if (genre === 'tycoon' && isFarmed && !businessNamed.test(text)) return false
    // What others do says nothing of what one plays: pigeons that steal make no thief of a conductor.
    if (isDone(words, 'others') && !isDone(words, 'player')) return false
    const played = playedAt[words.replace(/s$/, '')]
    if (played && own.length > 0 && !own.some(({ verb }) => played.test(verb))) return false
    // Whoever keeps the goal does not play to and fro.
    if (isKeeper && /^(?:air-hockey|pong|pinball)$/.test(genre)) return false
    if (isStepwise && !named.some((form) => form.includes(words) || words.includes(form))) return false
    // Trains stop at platforms, and nobody jumps on them.
    if (genre === 'platformer' && /^platforms?$/.test(words) && stations.test(text)) return false
    if (genre === 'racing' && isHurry && !raceNamed.test(text)) return false
    if (genre === 'racing' && isAboutTown && !raceNamed.test(text) && !raced.test(text)) return false
    return !(spyingOnes.test(words) && isHeld(words))
  })
}

const farming = /^(?:plant|sow|water|harvest|milk|shear|feed|pick|dig|plough|plow|mow|grow|raise)(?: |$)/
const businessNamed = /\b(?:tycoon|business|idle|clicker|simulator|sim|company|empire)\b/i

const placing = /^(?:in|into|on|onto|to|inside|back)$/
const toldApart =
  /\b(?:sort\w*|separat\w*|right|correct|matching|proper|own|each|every|colou?rs?|kinds?|types?|belongs?|where)\b/i

/** Who keeps watch, and by which light: whoever is that, or has it, does not hide from it. */
const spyingOnes = /^(?:guard|flashlight|spotlight|searchlight|torch|night watchman|security camera)s?$/

const stations = /\b(?:trains?|subways?|metros?|trams?|station|railway|conductor)\b/i

const raceNamed = /\b(?:racing|racers?|race ?(?:game|tracks?|cars?|course)|laps?|karts?|grand prix|rally)\b/i

/** Somebody to be ahead of, or a way that is driven round and round. */
const raced =
  /\b(?:against|versus|vs|rivals?|opponents?|overtak\w*|outrun|first place|podium|finish line|checkered|circuit|speedway|race ?track|time trial|fastest|rac(?:e|es|ing))\b/i

/** Driving to and fro, wherever one likes. */
const about =
  /\b(?:driv(?:e|es|ing)|rid(?:e|es|ing)|cruis(?:e|es|ing)) (?:(?!against\b|past\b)[\w-]+ ){0,4}?(?:around|about|through|across)\b(?! (?:the |a |an )?(?:track|circuit|course|oval|speedway))/i

/** Places that a game is known by, and what is done there by whoever plays it. */
const playedAt: Record<string, RegExp> = {
  'golf course': /^(?:golf|putt|putter|hit|strike|swing|sink|hole|tee|drive|shoot|play)\b/,
  'putting green': /^(?:golf|putt|hit|strike|sink|hole|play)\b/,
  'bowling alley': /^(?:bowl|roll|knock|throw|strike|hit|play)\b/,
  'pool table': /^(?:pot|pocket|hit|strike|shoot|sink|cue|break|play)\b/,
  'billiard table': /^(?:pot|pocket|hit|strike|shoot|sink|cue|break|play)\b/,
  'archery range': /^(?:shoot|aim|hit|fire|draw|practise|practice|play)\b/,
  'shooting gallery': /^(?:shoot|hit|aim|fire|whack|pop|play)\b/,
  'pinball machine': /^(?:flip|hit|shoot|launch|keep|bounce|play)\b/,
}
