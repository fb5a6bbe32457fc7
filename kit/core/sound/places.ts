import type { Stuff } from './effects.ts'
import { numbersIn } from './notation.ts'

/** An instrument: a wave, and what makes it more than that. */
export type Voice = {
  wave: OscillatorType
  /** Where its filter lies. */
  cut: number
  /** How many times as long as written a note rings. */
  ring?: number
  attack?: number
  /** A second tone: half tones above the first, and how loud it is beside it. */
  over?: number
  share?: number
  /** Half tones that it plays higher than written. */
  lift?: number
}

/** What a kind of place does to the music of every mood, and what one walks on there. */
export type Place = {
  /** The instrument of the tune. */
  lead: string
  /** Kick, snare and hat, in the notation of the effects. */
  drums: string
  /** What the hat plays, in sixteen steps. */
  figure: string
  /** Half tones of steps of the scale that are others here, by their place on it. */
  bends: Record<number, number>
  /** Sixteenths after which the tune is heard again; 0 is never. */
  echo: number
  gain: number
  ground: Stuff
}

export const kits = {
  plain:
    'sine 43 / slide -24 time .18 gain .5 + noise / time .11 gain .2 cut 3600 to 900 + noise / time .04 gain .07 cut 9000',
  hand: 'sine 50 / slide -9 time .2 gain .45 + sine 64 / slide -9 time .1 gain .3 + noise / time .07 gain .1 cut 5000 attack .02',
  wood: 'sine 48 / slide -12 time .1 gain .5 + triangle 67 / slide -2 time .07 gain .3 + triangle 86 / time .04 gain .1',
  deep: 'sine 36 / slide -9 time .3 gain .42 + noise / time .3 gain .24 cut 900 to 200 + sine 93 / time .25 gain .05',
  electric:
    'sine 38 / slide -20 time .24 gain .45 + noise / time .16 gain .2 cut 7000 to 2500 + noise / time .03 gain .12',
}

/** Scenes: lead; kit, figure, bends, echo, gain, ground. */
const rows: [scenes: string, lead: string, kit: keyof typeof kits, rest: string][] = [
  // A plucked string in the green.
  [
    'meadow forest garden farm village park',
    'triangle cut 2600 ring .8 over 12 share .2',
    'hand',
    '..x...x...x...x. - 0 1 cloth',
  ],
  // Hammers on logs.
  ['jungle swamp', 'sine cut 3000 ring .5 over 24 share .35', 'wood', 'x..x..x..x.x..x. - 0 1.1 wood'],
  // A flute that slips between the steps.
  [
    'desert volcano',
    'triangle cut 1800 attack .05 over .12 share .6',
    'hand',
    'x.xx..x.x.xx.x.. 1=1,5=8 0 1.02 cloth',
  ],
  // Tones that well up and come back.
  [
    'beach sea underwater',
    'sine cut 2000 attack .07 ring 1.4 over 12 share .3',
    'plain',
    'x...xx..x...xx.. - 4 0.89 water',
  ],
  // Small bells.
  ['snow mountain sky', 'sine cut 6000 ring 1.8 over 19 share .4', 'deep', '....x.......x.x. - 6 0.79 cloth'],
  // A far organ under vaults.
  [
    'cave dungeon graveyard haunted',
    'sine cut 1400 attack .05 ring 1.5 over .2 share .8',
    'deep',
    '......x......x.. 3=6 3 0.94 stone',
  ],
  // Horns and harpsichords.
  [
    'castle library',
    'sawtooth cut 2600 ring .9 over 12 share .4',
    'plain',
    'x..xx.x.x..xx.xx 6=10 0 1.16 stone',
  ],
  // Two strings of electricity that are not quite in tune.
  [
    'space moon laboratory abstract',
    'sawtooth cut 1700 attack .04 ring 1.5 over .15 share .9',
    'electric',
    'x..x..x..x..x... 3=6 6 1.05 metal',
  ],
  [
    'city neon-city road factory stadium',
    'square cut 2800 ring .7 over -12 share .5',
    'electric',
    '..x...x...x...xx 6=10 0 1.02 stone',
  ],
  // A toy piano.
  [
    'kitchen house school shop',
    'triangle cut 5000 ring .45 over 24 share .15',
    'wood',
    'x...x.x.x...x.x. - 0 1.14 wood',
  ],
  // The organ of a merry-go-round.
  ['carnival candy', 'square cut 2600 over 12 share .7', 'plain', '....x.x.....x.x. - 0 1.08 wood'],
]

export function placeOf(scene: string): Place | undefined {
  const row = rows.find(([scenes]) => scenes.split(' ').includes(scene))
  if (!row) return undefined
  const [figure = '', bends = '', echo, gain, ground] = row[3].split(' ')
  return {
    lead: row[1],
    drums: kits[row[2]],
    figure,
    bends: Object.fromEntries(bends.split(',').map((bend) => bend.split('=').map(Number))),
    echo: Number(echo),
    gain: Number(gain),
    ground: ground as Stuff,
  }
}

/** 'sine cut 2000 over 12': the wave, and then names and their numbers. */
export function voiceOf(score: string): Voice {
  const [wave, ...words] = score.split(' ')
  return { wave, ...numbersIn(words) } as Voice
}
