/** What can be more or less without being anybody: words that are quantities where something is said of how much there is. */
type Known = {
  names: readonly string[]
  /** The end at which it is bad, where that does not go by what is said. */
  worse?: 'full' | 'empty'
  /** What makes it less, or more, when it is done to somebody: 'teddy bears calm you down'. */
  eased?: readonly string[]
  stirred?: readonly string[]
}

const known: readonly Known[] = [
  {
    names: [
      'battery',
      'charge',
      'fuel',
      'petrol',
      'gas',
      'diesel',
      'oxygen',
      'air',
      'breath',
      'stamina',
      'strength',
      'energy',
      'power',
      'patience',
      'happiness',
      'trust',
      'morale',
      'courage',
      'confidence',
      'joy',
      'mana',
      'magic',
      'freshness',
      'popularity',
      'balance',
      'signal',
      'moisture',
      'torch',
      'lantern',
      'lamp',
      'flashlight',
      'torchlight',
      'concentration',
      'focus',
      'hope',
    ],
    worse: 'empty',
  },
  { names: ['warmth', 'body heat'], stirred: ['warm', 'heat'], eased: ['cool', 'chill', 'freeze'] },
  { names: ['noise', 'loudness', 'sound level', 'racket', 'din'], worse: 'full' },
  {
    names: ['fear', 'panic', 'terror'],
    worse: 'full',

    eased: ['calm', 'soothe', 'comfort', 'reassure'],
    stirred: ['scare', 'frighten'],
  },
  {
    names: ['stress', 'anger', 'rage', 'worry', 'annoyance', 'impatience'],
    worse: 'full',

    eased: ['calm', 'soothe', 'relax', 'comfort'],
    stirred: ['annoy', 'anger', 'stress'],
  },
  { names: ['hunger'], worse: 'full', eased: ['feed', 'fill'] },
  { names: ['thirst'], worse: 'full', eased: ['quench', 'refresh'] },
  { names: ['loneliness', 'homesickness'], worse: 'full', eased: ['comfort', 'cheer'] },
  { names: ['boredom'], worse: 'full', eased: ['entertain', 'amuse'] },
  {
    names: ['tiredness', 'sleepiness', 'exhaustion', 'fatigue'],
    worse: 'full',

    eased: ['wake', 'refresh'],
  },
  { names: ['sadness'], worse: 'full', eased: ['cheer', 'comfort'] },
  { names: ['cold', 'chill'], worse: 'full', eased: ['warm', 'heat'], stirred: ['chill'] },
  { names: ['heat'], worse: 'full', eased: ['cool', 'chill'], stirred: ['heat', 'warm'] },
  { names: ['dirt', 'grime'], worse: 'full', eased: ['clean', 'wash'] },
  {
    names: [
      'suspicion',
      'pressure',
      'pollution',
      'radiation',
      'poison',
      'infection',
      'alarm',
      'danger',
      'pain',
      'dizziness',
      'sunburn',
      'algae',
      'smell',
      'madness',
      'wetness',
      'jealousy',
      'alertness',
      'attention',
      'steam',
      'rust',
      'smoke',
    ],
    worse: 'full',

    eased: ['cure', 'dry', 'ease'],
  },
  {
    names: ['temperature', 'mood', 'water level', 'humidity', 'sleep', 'light level'],
    eased: ['cool', 'chill'],
    stirred: ['warm', 'heat'],
  },
]

/** How somebody is who has much of something. */
const states: Readonly<Record<string, string>> = {
  loud: 'noise',
  noisy: 'noise',
  scared: 'fear',
  afraid: 'fear',
  frightened: 'fear',
  stressed: 'stress',
  nervous: 'stress',
  angry: 'anger',
  grumpy: 'anger',
  impatient: 'impatience',
  hungry: 'hunger',
  thirsty: 'thirst',
  lonely: 'loneliness',
  homesick: 'homesickness',
  bored: 'boredom',
  tired: 'tiredness',
  sleepy: 'sleepiness',
  exhausted: 'exhaustion',
  sad: 'sadness',
  cold: 'cold',
  dirty: 'dirt',
  muddy: 'dirt',
  suspicious: 'suspicion',
  dizzy: 'dizziness',
  wet: 'wetness',
  jealous: 'jealousy',
  hot: 'heat',
  rusty: 'rust',
}

/** Bars that games have anyway, and that other tables know. */
const taken =
  /^(?:health|life|progress|score|time|boss|xp|experience|level|hp|loading|power-?up|space|chocolate|candy|snack|sushi|juice|coffee|side|cross|iron|gold|steel|parking|water)$/

export const quantityNames = known
  .flatMap(({ names }) => names)
  .toSorted((one, other) => other.length - one.length)

export const stateWords = Object.keys(states)

const rowOf = (name: string) => known.find(({ names }) => names.includes(name))

export const worseEnd = (name: string) => rowOf(name)?.worse

/** What somebody has much of who is like that: loneliness. */
export const quantityOfState = (state: string): string | undefined => states[state]

/** Which way it goes when that is done to whoever has it. */
export function swayedBy(name: string, verb: string): 'up' | 'down' | undefined {
  const { eased = [], stirred = [] } = rowOf(name) ?? {}
  return stirred.includes(verb) ? 'up' : eased.includes(verb) ? 'down' : undefined
}

export const swayingVerbs = [
  ...new Set(known.flatMap(({ eased = [], stirred = [] }) => [...eased, ...stirred])),
]

export const isOwnBar = (name: string) => !taken.test(name)

export const lights = /^(?:torch|lantern|lamp|flashlight|torchlight)$/

/** What fills up what nobody can pick up by itself. */
const sources: readonly [what: RegExp, noun: string][] = [
  [/^(?:oxygen|air|breath|air tank|oxygen tank)$/, 'bubble'],
  [/^(?:fuel|gas|petrol|diesel|fuel tank|gas tank|tank)$/, 'fuel can'],
  [/^(?:energy|strength|stamina|power|magic|mana)$/, 'apple'],
  [/^(?:water|water tank)$/, 'water drop'],
]

export const sourceOf = (name: string) => sources.find(([what]) => what.test(name))?.[1]
