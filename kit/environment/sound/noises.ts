export type NoiseColour = 'white' | 'pink' | 'brown'

/** Filtered noise that goes on forever, moved by slow waves so that no two moments are alike. */
export type Bed = {
  noise: NoiseColour
  gain: number
  filter: { type: BiquadFilterType; at: number; q?: number }
  second?: { type: BiquadFilterType; at: number; q?: number }
  /** Swells of loudness: seconds for each, and how deep they go, from 0 to 1. */
  swells?: [seconds: number, depth: number][]
  /** The filter wanders up and down by so many hertz. */
  wander?: [seconds: number, hertz: number]
}

const seconds = 5
const kept = new WeakMap<BaseAudioContext, Map<NoiseColour, AudioBuffer>>()

function noiseOf(context: BaseAudioContext, colour: NoiseColour): AudioBuffer {
  const buffers = kept.get(context) ?? new Map<NoiseColour, AudioBuffer>()
  kept.set(context, buffers)
  const known = buffers.get(colour)
  if (known) return known
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  // Pink as a sum of slower and slower drifts (after Paul Kellet), brown as a leaking sum.
  let [slow, middle, fast, brown] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const white = Math.random() * 2 - 1
    slow = 0.99765 * slow + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    fast = 0.57 * fast + white * 1.0526913
    brown = 0.985 * brown + white * 0.06
    samples[at] = {
      white: white * 0.5,
      pink: (slow + middle + fast + white * 0.1848) * 0.16,
      brown: brown * 1.6,
    }[colour]
  }
  // The end runs over into the beginning, so that nobody hears it go around.
  const overlap = Math.floor(context.sampleRate * 0.2)
  for (let at = 0; at < overlap; at++) {
    const part = at / overlap
    const end = samples.length - overlap + at
    samples[end] = (samples[end] ?? 0) * (1 - part) + (samples[at] ?? 0) * part
  }
  buffers.set(colour, buffer)
  return buffer
}

export function layBed(context: BaseAudioContext, out: AudioNode, bed: Bed, random: () => number): void {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context, bed.noise)
  source.loop = true
  source.playbackRate.value = 0.92 + random() * 0.16
  const filter = filterOf(context, bed.filter)
  const level = context.createGain()
  const swells = bed.swells ?? []
  const depth = swells.reduce((sum, [, deep]) => sum + deep, 0) / 2
  level.gain.value = bed.gain * (1 - depth)
  for (const [long, deep] of swells) wave(context, level.gain, long, (bed.gain * deep) / 2, random)
  if (bed.wander) wave(context, filter.frequency, bed.wander[0], bed.wander[1], random)
  source.connect(filter)
  let last: AudioNode = filter
  if (bed.second) {
    last = filterOf(context, bed.second)
    filter.connect(last)
  }
  last.connect(level).connect(out)
  source.start(0, random() * seconds * 0.8)
}

function filterOf(context: BaseAudioContext, { type, at, q = 0.7 }: Bed['filter']): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.value = at
  filter.Q.value = q
  return filter
}

/** Lets a value go up and down around what it is. */
export function wave(
  context: BaseAudioContext,
  value: AudioParam,
  long: number,
  by: number,
  random: () => number,
  shape: OscillatorType = 'sine',
): void {
  const slow = context.createOscillator()
  slow.type = shape
  slow.frequency.value = (1 / long) * (0.9 + random() * 0.2)
  const size = context.createGain()
  size.gain.value = by
  slow.connect(size).connect(value)
  slow.start()
}
