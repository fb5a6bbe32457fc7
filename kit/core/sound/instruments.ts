import type { Music, Note } from './compose.ts'
import { tonesIn } from './notation.ts'
import { kits } from './places.ts'
import type { Tone } from './voice.ts'

const gains = { melody: 0.26, chord: 0.11, bass: 0.34 }
const drums = ['kick', 'snare', 'hat']

/** How a note of a piece sounds; `sixteenth` is in seconds. */
export function tonesOfNote({ part, note, gain, length }: Note, music: Music, sixteenth: number): Tone[] {
  const loud = gain * music.gain
  if (part === 'kick' || part === 'snare' || part === 'hat') {
    const drum = tonesIn(music.drums ?? kits.plain)[drums.indexOf(part)]
    return drum ? [{ ...drum, gain: drum.gain * loud }] : []
  }
  const { wave, cut, ring = 1, attack = 0.012, over, share = 0, lift = 0 } = music.voices[part]
  // Waves with many overtones are louder than they look, less so where a filter takes most of them.
  const rich = wave !== 'square' && wave !== 'sawtooth' ? 1 : part === 'melody' && cut < 1500 ? 0.8 : 0.45
  const tone = {
    wave,
    notes: [note + lift],
    time: Math.max(0.16, length * sixteenth * 1.15) * ring,
    gain: (gains[part] * loud * rich) / (1 + share),
    cut,
    attack: part === 'chord' && length > 8 ? 0.12 : attack,
  }
  return over === undefined
    ? [tone]
    : [tone, { ...tone, notes: [note + lift + over], gain: tone.gain * share }]
}
