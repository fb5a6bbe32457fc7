import type { Music } from '../compose.ts'
import { tonesOfNote } from '../instruments.ts'
import { frequency, type Tone } from '../voice.ts'

export const sampleRate = 16_000

/** What a browser would play, roughly: the same tones through plain oscillators, filters and envelopes. */
export function render(tones: readonly (readonly [tone: Tone, at: number])[], seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  for (const [tone, at] of tones)
    tone.notes.forEach((note, index) => {
      renderNote(samples, tone, note, at + (tone.after ?? 0) + index * (tone.gap ?? 0))
    })
  return samples
}

function renderNote(samples: Float32Array, tone: Tone, note: number, start: number): void {
  const { time, gain, slide = 0, cut, to = cut, wave } = tone
  const attack = Math.min(tone.attack ?? 0.005, time / 2)
  const from = Math.round(start * sampleRate)
  const count = Math.min(Math.round(time * sampleRate), samples.length - from)
  let random = 1
  // Two of these make a low-pass of the second order.
  let first = 0
  let second = 0
  let share = 1
  let phase = 0
  let turn = frequency(note) / sampleRate
  const bend = 2 ** (slide / time / sampleRate / 12)
  let level = 0
  const rise = gain / (attack * sampleRate)
  const fall = (0.0008 / gain) ** (1 / ((time - attack) * sampleRate))
  for (let i = 0; i < count; i++) {
    turn *= bend
    phase += turn
    if (phase >= 1) phase -= 1
    if (cut && to && i % 64 === 0)
      share =
        1 -
        Math.exp((-2 * Math.PI * Math.min(0.45 * sampleRate, cut * (to / cut) ** (i / count))) / sampleRate)
    random = (Math.imul(random, 1_103_515_245) + 12_345) | 0
    const raw = wave === 'noise' ? random / 2 ** 31 : swing(wave, phase)
    first += share * (raw - first)
    second += share * (first - second)
    level = i < attack * sampleRate ? level + rise : level * fall
    samples[from + i] = (samples[from + i] ?? 0) + level * (cut ? second : raw)
  }
}

function swing(wave: OscillatorType, phase: number): number {
  if (wave === 'sine') return Math.sin(2 * Math.PI * phase)
  if (wave === 'square') return phase < 0.5 ? 1 : -1
  return wave === 'sawtooth' ? 2 * phase - 1 : 1 - 4 * Math.abs(phase - 0.5)
}

/** Some bars of a piece, with everybody playing. */
export function renderMusic(music: Music, bars: number): Float32Array {
  const sixteenth = 15 / music.tempo
  const tones = music.notes
    .filter(({ at }) => at < bars * 16)
    .flatMap((note) =>
      tonesOfNote(note, music, sixteenth).map((tone) => [tone, note.at * sixteenth] as const),
    )
  return render(tones, bars * 16 * sixteenth)
}

export function decibels(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** Where the middle of the spectrum lies, in hertz, by the sizes of what sounds there. */
export function centroid(samples: Float32Array): number {
  const size = 2048
  let weighed = 0
  let all = 0
  for (let from = 0; from + size <= samples.length; from += size) {
    const spectrum = sizesOf(samples.subarray(from, from + size))
    spectrum.forEach((magnitude, bin) => {
      weighed += (magnitude * bin * sampleRate) / size
      all += magnitude
    })
  }
  return weighed / all
}

/** A fast Fourier transform, in its shortest form. */
function sizesOf(samples: Float32Array): number[] {
  const size = samples.length
  const transform = (start: number, step: number, count: number): [number[], number[]] => {
    if (count === 1) return [[(samples[start] ?? 0) * Math.sin((Math.PI * start) / size) ** 2], [0]]
    const [evenReal, evenImaginary] = transform(start, step * 2, count / 2)
    const [oddReal, oddImaginary] = transform(start + step, step * 2, count / 2)
    const real: number[] = []
    const imaginary: number[] = []
    for (let k = 0; k < count / 2; k++) {
      const cos = Math.cos((2 * Math.PI * k) / count)
      const sin = Math.sin((2 * Math.PI * k) / count)
      const re = cos * (oddReal[k] ?? 0) + sin * (oddImaginary[k] ?? 0)
      const im = cos * (oddImaginary[k] ?? 0) - sin * (oddReal[k] ?? 0)
      real[k] = (evenReal[k] ?? 0) + re
      imaginary[k] = (evenImaginary[k] ?? 0) + im
      real[k + count / 2] = (evenReal[k] ?? 0) - re
      imaginary[k + count / 2] = (evenImaginary[k] ?? 0) - im
    }
    return [real, imaginary]
  }
  const [real, imaginary] = transform(0, 1, size)
  return real.slice(0, size / 2).map((re, k) => Math.hypot(re, imaginary[k] ?? 0))
}

/** What one can tell a piece by: beats a minute, notes a second, how many of its thirds are major, how high the tune lies. */
export function featuresOf({ tempo, notes, key, length, voices }: Music) {
  const above = (halfTones: number) =>
    notes.filter(
      ({ part, note }) => (part === 'melody' || part === 'chord') && (note - key - halfTones) % 12 === 0,
    ).length
  const tune = notes.filter(({ part }) => part === 'melody')
  return {
    tempo,
    density: (notes.length / length) * (tempo / 15),
    major: above(4) / (above(3) + above(4)),
    register: tune.reduce((sum, { note }) => sum + note, 0) / tune.length + (voices.melody.lift ?? 0),
  }
}

/** A scene of every family of places. */
export const scenes = [
  'meadow',
  'jungle',
  'desert',
  'sea',
  'snow',
  'cave',
  'castle',
  'space',
  'city',
  'kitchen',
  'candy',
]
