/** One sound of the synth: a tone or a rush of noise, once or as an arpeggio. */
export type Tone = {
  /** MIDI notes, one after the other. Noise has notes for its rhythm only. */
  notes: number[]
  /** Seconds from one note to the next. */
  gap?: number
  /** How long each note rings. */
  time: number
  gain: number
  wave: OscillatorType | 'noise'
  /** Half tones that the pitch glides while it rings. */
  slide?: number
  /** A low-pass filter, and where it moves to. */
  cut?: number
  to?: number
  attack?: number
  /** Seconds of silence before it. */
  after?: number
}

export const frequency = (note: number) => 440 * 2 ** ((note - 69) / 12)

let noise: AudioBuffer | undefined

function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}

/** Sounds a tone into `out`, from `at` on. Its parts fall away by themselves when it has ended. */
export function sound(context: BaseAudioContext, out: AudioNode, tone: Tone, at: number, shift = 0): void {
  tone.notes.forEach((note, index) => {
    const start = at + (tone.after ?? 0) + index * (tone.gap ?? 0)
    const end = start + tone.time
    const level = context.createGain()
    const attack = Math.min(tone.attack ?? 0.005, tone.time / 2)
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(tone.gain, start + attack)
    // Falls like something that was struck; exponential ramps cannot reach zero.
    level.gain.exponentialRampToValueAtTime(0.0008, end)
    level.connect(out)

    let into: AudioNode = level
    if (tone.cut) {
      const filter = context.createBiquadFilter()
      filter.type = 'lowpass'
      filter.frequency.setValueAtTime(tone.cut, start)
      if (tone.to) filter.frequency.exponentialRampToValueAtTime(tone.to, end)
      filter.connect(level)
      into = filter
    }

    const source = tone.wave === 'noise' ? context.createBufferSource() : context.createOscillator()
    if ('buffer' in source) {
      source.buffer = noiseOf(context)
      source.loop = true
    } else if (tone.wave !== 'noise') {
      source.type = tone.wave
      source.frequency.setValueAtTime(frequency(note + shift), start)
      if (tone.slide) source.frequency.exponentialRampToValueAtTime(frequency(note + shift + tone.slide), end)
    }
    source.connect(into)
    source.start(start)
    source.stop(end + 0.02)
    source.onended = () => level.disconnect()
  })
}
