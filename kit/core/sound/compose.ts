import { seededRandom } from '../random.ts'

export type Mood = 'cheerful' | 'calm' | 'tense' | 'spooky' | 'epic' | 'mysterious' | 'silly'
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
export type Music = { tempo: number; length: number; notes: Note[]; waves: Record<Tuned, OscillatorType> }
type Tuned = 'melody' | 'chord' | 'bass'

type Style = {
  /** Beats a minute, from and to. */
  tempo: [number, number]
  /** Half tones of the scale. */
  scale: number[]
  /** Where each chord stands on the scale, one for a bar; the second list is for the middle part. */
  chords: [number[][], number[][]]
  /** How many of the places for a melody note are taken, from 0 to 1. */
  busy: number
  /** Sixteen steps of a bar for each drum; a dot is silence. */
  drums: Partial<Record<'kick' | 'snare' | 'hat', string>>
  bass: string
  chord: 'held' | 'plucked' | 'offbeat'
  waves: Music['waves']
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
    chords: [
      [
        [0, 4, 5, 3],
        [0, 3, 4, 4],
        [0, 5, 3, 4],
      ],
      [
        [3, 4, 0, 5],
        [5, 3, 0, 4],
      ],
    ],
    busy: 0.62,
    drums: { kick: 'x.......x.......', snare: '....x.......x...', hat: '..x...x...x...x.' },
    bass: 'x.....x.x.......',
    chord: 'offbeat',
    waves: { melody: 'triangle', chord: 'triangle', bass: 'triangle' },
    swing: 0.1,
  },
  calm: {
    tempo: [72, 84],
    scale: major,
    chords: [
      [
        [0, 3, 0, 4],
        [0, 5, 3, 4],
      ],
      [
        [5, 3, 1, 4],
        [3, 0, 1, 4],
      ],
    ],
    busy: 0.36,
    drums: { hat: '........x.......' },
    bass: 'x.......x.......',
    chord: 'held',
    waves: { melody: 'sine', chord: 'sine', bass: 'sine' },
    swing: 0,
  },
  tense: {
    tempo: [126, 140],
    scale: minor,
    chords: [
      [
        [0, 0, 5, 6],
        [0, 5, 3, 6],
      ],
      [
        [3, 5, 6, 4],
        [5, 6, 0, 4],
      ],
    ],
    busy: 0.5,
    drums: { kick: 'x...x...x...x...', snare: '....x.......x..x', hat: 'x.x.x.x.x.x.x.x.' },
    bass: 'x.x.x.x.x.x.x.x.',
    chord: 'held',
    waves: { melody: 'square', chord: 'triangle', bass: 'sawtooth' },
    swing: 0,
  },
  spooky: {
    tempo: [84, 96],
    scale: harmonic,
    chords: [
      [
        [0, 0, 5, 4],
        [0, 3, 0, 4],
      ],
      [
        [5, 3, 5, 4],
        [3, 5, 1, 4],
      ],
    ],
    busy: 0.4,
    drums: { kick: 'x.........x.....', hat: '......x.......x.' },
    bass: 'x.....x.........',
    chord: 'plucked',
    waves: { melody: 'sine', chord: 'triangle', bass: 'triangle' },
    swing: 0.2,
  },
  epic: {
    tempo: [104, 116],
    scale: minor,
    chords: [
      [
        [0, 5, 2, 6],
        [0, 6, 5, 6],
      ],
      [
        [5, 6, 0, 0],
        [3, 5, 6, 4],
      ],
    ],
    busy: 0.5,
    drums: { kick: 'x..x..x.x..x..x.', snare: '....x.......x...', hat: 'x...x...x...x...' },
    bass: 'x..x..x.x..x..x.',
    chord: 'held',
    waves: { melody: 'sawtooth', chord: 'sawtooth', bass: 'triangle' },
    swing: 0,
  },
  mysterious: {
    tempo: [86, 98],
    scale: dorian,
    chords: [
      [
        [0, 3, 0, 6],
        [0, 2, 3, 0],
      ],
      [
        [2, 3, 6, 0],
        [6, 3, 2, 4],
      ],
    ],
    busy: 0.42,
    drums: { kick: 'x...............', hat: '....x.......x...' },
    bass: 'x.......x..x....',
    chord: 'plucked',
    waves: { melody: 'triangle', chord: 'sine', bass: 'sine' },
    swing: 0.1,
  },
  silly: {
    tempo: [124, 140],
    scale: lydian,
    chords: [
      [
        [0, 1, 0, 4],
        [0, 4, 1, 4],
      ],
      [
        [3, 4, 1, 4],
        [5, 1, 4, 4],
      ],
    ],
    busy: 0.55,
    drums: { kick: 'x.......x.......', snare: '....x.......x...', hat: '..x...x...x..xx.' },
    bass: 'x.......x.......',
    chord: 'offbeat',
    waves: { melody: 'square', chord: 'triangle', bass: 'triangle' },
    swing: 0.25,
  },
}

const bar = 16
const form = ['A', 'A', 'B', 'A'] as const

/** Writes the music of a game: the same for the same mood and seed, in Node as in a browser. */
export function composeMusic(mood: Mood, seed: number): Music {
  const style = styles[mood]
  const random = seededRandom(seed ^ 0x5eed)
  const { scale, waves, swing } = style
  const key = 57 + random.below(8)
  const tempo = Math.round(random.between(...style.tempo))
  const [plain, middle] = style.chords
  const chords = {
    A: plain[random.below(plain.length)] ?? [0],
    B: middle[random.below(middle.length)] ?? [0],
  }
  const notes: Note[] = []

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
    for (const drum of ['kick', 'snare', 'hat'] as const)
      for (const at of hits(style.drums[drum] ?? '')) add(drum, start + at, 1, 0, at % 4 === 0 ? 1 : 0.7)
    if (fill && style.drums.snare) for (const at of [10, 13, 14, 15]) add('snare', start + at, 1, 0, 0.6)
  }

  function playChord(start: number, root: number): void {
    const tones = [0, 2, 4].map((third) => pitch(root + third) - (root > 3 ? 12 : 0))
    if (style.chord === 'held') for (const note of tones) add('chord', start, 15, note, 0.7)
    if (style.chord === 'offbeat')
      for (const at of [4, 12]) for (const note of tones) add('chord', start + at, 2, note, 0.8)
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
      add('melody', start + at, Math.min(until - at, last ? 6 : 4), pitch(degree), at % 4 === 0 ? 1 : 0.8)
    })
  }

  notes.sort((one, other) => one.at - other.at)
  return { tempo, length: form.length * 4 * bar, notes, waves }
}

function hits(pattern: string): number[] {
  return [...pattern].flatMap((mark, at) => (mark === 'x' ? [at] : []))
}

function nearestChordTone(degree: number, root: number): number {
  const distances = [0, 1, -1, 2, -2, 3, -3]
  const inChord = (candidate: number) => [0, 2, 4].includes((((candidate - root) % 7) + 7) % 7)
  return degree + (distances.find((distance) => inChord(degree + distance)) ?? 0)
}
