import { seededRandom } from '../random.ts'
import { type Place, type Voice, voiceOf } from './places.ts'

export type Mood =
  | 'cheerful'
  | 'calm'
  | 'tense'
  | 'spooky'
  | 'epic'
  | 'mysterious'
  | 'silly'
  | 'sad'
  | 'dreamy'
export type Part = 'melody' | 'chord' | 'bass' | 'kick' | 'snare' | 'hat'

export type Note = {
  /** In sixteenths from the start of the piece. */
  at: number
  /** In sixteenths. */
  length: number
  /** A MIDI note; drums have none. */
  note: number
  part: Part
  gain: number
}

/** A piece that loops: sixteen bars of four beats in the form A A' B A. */
export type Music = {
  tempo: number
  length: number
  notes: Note[]
  /** The MIDI note that it is at home on. */
  key: number
  voices: Record<'melody' | 'chord' | 'bass', Voice>
  /** The drums of the place, where it has its own. */
  drums?: string
  gain: number
}

/** What else tells how a piece goes, beside its mood and its seed. */
export type Manner = {
  place?: Place | undefined
  /** How often somebody wanted more of this mood: lively ones get livelier, and quiet ones quieter. */
  more?: number | undefined
  /** Beats a minute, where they were said: else the mood has its own. */
  tempo?: number | undefined
}

type Style = {
  /** Beats a minute, from and to. */
  tempo: [number, number]
  /** Half tones of the scale. */
  scale: number[]
  /** One chord for each of four bars, by its place on the scale; `middle` is for the part between. */
  chords: string
  middle: string
  /** How many of the places for a melody note are taken, from 0 to 1. */
  busy: number
  /** Sixteen steps of a bar; what is not an x is silence. */
  kick?: string
  snare?: string
  hat?: string
  bass: string
  chord: 'held' | 'plucked' | 'offbeat' | 'rolled'
  /** Of the tune, the chords and the bass. */
  waves: string
  /**
   * How it is touched, wherever it plays: half tones (whole octaves) that the tune lies higher, and chords that are not held, how bright, how long notes ring,
   * and how loud, so that all moods are heard alike.
   */
  touch: [lift: number, bright: number, ring: number, gain: number]
  /** How late every second sixteenth comes, from 0 to 0.4. */
  swing: number
}

const major = [0, 2, 4, 5, 7, 9, 11]
const minor = [0, 2, 3, 5, 7, 8, 10]
const dorian = [0, 2, 3, 5, 7, 9, 10]
const lydian = [0, 2, 4, 6, 7, 9, 11]
const harmonic = [0, 2, 3, 5, 7, 8, 11]

const styles: Record<Mood, Style> = {
  cheerful: {
    tempo: [112, 128],
    scale: major,
    chords: '0453 0534',
    middle: '3405 5304',
    busy: 0.62,
    kick: 'x.......x.......',
    snare: '....x.......x...',
    hat: '..x...x...x...x.',
    bass: 'x.....x.x.......',
    chord: 'offbeat',
    waves: 'triangle triangle triangle',
    touch: [0, 1, 1, 1.02],
    swing: 0.1,
  },
  calm: {
    tempo: [72, 84],
    scale: major,
    chords: '0304 0534',
    middle: '5314 3014',
    busy: 0.36,
    hat: '........x.......',
    bass: 'x.......x.......',
    chord: 'held',
    waves: 'sine sine sine',
    touch: [0, 0.6, 1.3, 1.18],
    swing: 0,
  },
  tense: {
    tempo: [126, 140],
    scale: minor,
    chords: '0056 0536',
    middle: '3564 5604',
    busy: 0.5,
    kick: 'x...x...x...x...',
    snare: '....x.......x..x',
    hat: 'x.x.x.x.x.x.x.x.',
    bass: 'x.x.x.x.x.x.x.x.',
    chord: 'held',
    waves: 'square triangle sawtooth',
    touch: [-12, 1.3, 0.8, 0.85],
    swing: 0,
  },
  spooky: {
    tempo: [84, 96],
    scale: harmonic,
    chords: '0054 0304',
    middle: '5354 3514',
    busy: 0.4,
    kick: 'x.........x.....',
    hat: '......x.......x.',
    bass: 'x.....x.........',
    chord: 'plucked',
    waves: 'sine triangle triangle',
    touch: [-12, 0.4, 1.2, 1.17],
    swing: 0.2,
  },
  epic: {
    tempo: [104, 116],
    scale: minor,
    chords: '0526 0656',
    middle: '5600 3564',
    busy: 0.5,
    kick: 'x..x..x.x..x..x.',
    snare: '....x.......x...',
    hat: 'x...x...x...x...',
    bass: 'x..x..x.x..x..x.',
    chord: 'held',
    waves: 'sawtooth sawtooth triangle',
    touch: [-12, 1, 1.2, 0.76],
    swing: 0,
  },
  mysterious: {
    tempo: [86, 98],
    scale: dorian,
    chords: '0306 0230',
    middle: '2360 6324',
    busy: 0.42,
    kick: 'x...............',
    hat: '....x.......x...',
    bass: 'x.......x..x....',
    chord: 'plucked',
    waves: 'triangle sine sine',
    touch: [12, 0.9, 1.5, 0.95],
    swing: 0.1,
  },
  silly: {
    tempo: [124, 140],
    scale: lydian,
    chords: '0104 0414',
    middle: '3414 5144',
    busy: 0.55,
    kick: 'x.......x.......',
    snare: '....x.......x...',
    hat: '..x...x...x..xx.',
    bass: 'x.......x.......',
    chord: 'offbeat',
    waves: 'square triangle triangle',
    touch: [12, 1.6, 0.6, 1.16],
    swing: 0.25,
  },
  sad: {
    tempo: [60, 68],
    scale: minor,
    chords: '0536 0354',
    middle: '5304 3564',
    busy: 0.3,
    bass: 'x...............',
    chord: 'held',
    waves: 'triangle sine sine',
    touch: [-12, 0.7, 1.6, 1.11],
    swing: 0,
  },
  dreamy: {
    tempo: [66, 76],
    scale: lydian,
    chords: '0141 0414',
    middle: '5141 2514',
    busy: 0.34,
    bass: 'x.......x.......',
    chord: 'rolled',
    waves: 'sine triangle sine',
    touch: [12, 1.2, 2, 0.93],
    swing: 0,
  },
}

/** Further than this a mood becomes another one. */
export const mostOfMood = 3
export const moods = Object.keys(styles) as Mood[]

const bar = 16
const form = ['A', 'A', 'B', 'A'] as const

/**
 * Writes the music of a game: the same for the same mood and seed, in Node as in a browser. The mood has the tempo, the
 * key and the chords; a place has the instrument of the tune, its drums and its turns of phrase, so that a mood can be
 * told in all places and a place in all moods.
 */
export function composeMusic(mood: Mood, seed: number, { place, more = 0, tempo: said }: Manner = {}): Music {
  const style = styles[mood]
  const random = seededRandom(seed ^ 0x5eed)
  const { scale, swing } = style
  const further = style.tempo[0] > 100 ? more : -more
  const key = 57 + random.below(8) + 2 * further
  const usual = Math.round(random.between(...style.tempo) * (1 + further / 10))
  const tempo = said ?? usual
  const oneOf = (chords: string) => [...(chords.split(' ')[random.below(2)] ?? '0000')].map(Number)
  const chords = { A: oneOf(style.chords), B: oneOf(style.middle) }
  const notes: Note[] = []
  const length = form.length * 4 * bar

  const pitch = (degree: number) => key + 12 * Math.floor(degree / 7) + (scale[((degree % 7) + 7) % 7] ?? 0)
  const add = (part: Part, at: number, length: number, note: number, gain: number) =>
    notes.push({ part, at: at % 2 === 1 ? at + swing : at, length, note, gain })

  // Two rhythms for melodies: repeating them is what makes a tune out of notes.
  const motif = () => {
    const rhythm: number[] = [0]
    for (let at = 2; at < bar; at += 2)
      if (random.next() < style.busy * (at % 4 === 0 ? 1.2 : 0.75)) rhythm.push(at)
    return { rhythm, contour: rhythm.map(() => random.below(5) - 2) }
  }
  const motifs = { A: [motif(), motif()], B: [motif(), motif()] }

  form.forEach((section, sectionIndex) => {
    chords[section].forEach((root, barIndex) => {
      const start = (sectionIndex * 4 + barIndex) * bar
      const last = barIndex === 3
      playDrums(start, last && sectionIndex % 2 === 1)
      for (const at of hits(style.bass)) add('bass', start + at, 2, pitch(root + (at === 8 ? 4 : 0)) - 24, 1)
      playChord(start, root)
      playMelody(start, root, motifs[section][barIndex % 2] ?? motif(), last, section === 'B' ? 2 : 0)
    })
  })

  function playDrums(start: number, fill: boolean): void {
    for (const drum of ['kick', 'snare', 'hat'] as const) {
      const own = hits(style[drum] ?? '')
      // Of what a place drums, quiet moods have the beginning, and silent ones nothing. Whoever drums more keeps to it.
      const local = drum === 'hat' ? hits(place?.figure.slice(0, style.snare ? bar : 8) ?? '') : []
      for (const at of own.length > 0 && local.length >= own.length ? local : own)
        add(drum, start + at, 1, 0, at % 4 === 0 ? 1 : 0.7)
    }
    if (fill && style.snare) for (const at of [10, 13, 14, 15]) add('snare', start + at, 1, 0, 0.6)
  }

  function playChord(start: number, root: number): void {
    const tones = [0, 2, 4].map((third) => pitch(root + third) - (root > 3 ? 12 : 0))
    if (style.chord === 'held') for (const note of tones) add('chord', start, 15, note, 0.7)
    if (style.chord === 'offbeat')
      for (const at of [4, 12]) for (const note of tones) add('chord', start + at, 2, note, 0.8)
    if (style.chord === 'rolled')
      for (let at = 0; at < bar; at += 2)
        add('chord', start + at, 4, tones[[0, 1, 2, 1][(at / 2) % 4] ?? 0] ?? key, 1)
    if (style.chord === 'plucked')
      for (let at = 0; at < bar; at += 4) add('chord', start + at, 4, tones[(at / 4) % 3] ?? key, 1)
  }

  /** Chord tones on strong beats, steps of the scale between them; the last bar comes to rest. */
  function playMelody(
    start: number,
    root: number,
    { rhythm, contour }: ReturnType<typeof motif>,
    last: boolean,
    lift: number,
  ): void {
    let degree = root + 7 + lift
    rhythm.forEach((at, index) => {
      if (last && at > 8) return
      degree += contour[index] ?? 0
      if (at % 8 === 0) degree = nearestChordTone(degree, root)
      // A tune stays within what could be sung.
      degree = Math.max(4, Math.min(15, degree))
      const until = rhythm[index + 1] ?? bar
      const note = at % 8 === 0 ? pitch(degree) : bent(degree)
      const long = Math.min(until - at, last ? 6 : 4)
      const gain = at % 4 === 0 ? 1 : 0.8
      add('melody', start + at, long, note, gain)
      if (place?.echo) add('melody', (start + at + place.echo) % length, long, note, gain * 0.3)
    })
  }

  /** A place bends what lies between the chord tones: that colours a tune, and goes with every chord. */
  function bent(degree: number): number {
    const halfTones = place?.bends[((degree % 7) + 7) % 7]
    return halfTones === undefined ? pitch(degree) : key + 12 * Math.floor(degree / 7) + halfTones
  }

  notes.sort((one, other) => one.at - other.at)
  return { tempo, length, notes, key, ...played(style, further, place) }
}

function played(
  { waves, touch, chord: chords }: Style,
  further: number,
  place: Place | undefined,
): Pick<Music, 'voices' | 'drums' | 'gain'> {
  const [lift, bright, ring, gain] = touch
  const [melody = '', chord = '', bass = ''] = waves.split(' ')
  const touched = ({ cut, ring: own = 1, ...voice }: Voice, lifted = lift): Voice => ({
    ...voice,
    cut: cut * bright * (1 + further / 6),
    ring: own * ring,
    lift: lifted,
  })
  return {
    voices: {
      melody: touched(voiceOf(place?.lead ?? `${melody} cut 2400`)),
      chord: touched(voiceOf(`${chord} cut 1500`), chords === 'held' ? 0 : lift),
      bass: touched(voiceOf(`${bass} cut 700`), 0),
    },
    ...(place && { drums: place.drums }),
    gain: gain * (place?.gain ?? 1),
  }
}

function hits(pattern: string): number[] {
  return [...pattern].flatMap((mark, at) => (mark === 'x' ? [at] : []))
}

function nearestChordTone(degree: number, root: number): number {
  const distances = [0, 1, -1, 2, -2, 3, -3]
  const inChord = (candidate: number) => [0, 2, 4].includes((((candidate - root) % 7) + 7) % 7)
  return degree + (distances.find((distance) => inChord(degree + distance)) ?? 0)
}
