import type { SoundKind } from '../scene.ts'
import { type Bed, layBed, wave } from './noises.ts'

/** What sounds all the time: rushes of noise, by kind. Loudness is tuned by ear against wind at 1. */
const beds: Partial<Record<SoundKind, Bed[]>> = {
  wind: [
    {
      noise: 'pink',
      gain: 0.5,
      filter: { type: 'bandpass', at: 380, q: 0.8 },
      swells: [
        [7, 0.6],
        [17, 0.5],
      ],
      wander: [11, 160],
    },
    { noise: 'brown', gain: 0.22, filter: { type: 'lowpass', at: 220 }, swells: [[13, 0.6]] },
  ],
  leaves: [
    {
      noise: 'white',
      gain: 0.09,
      filter: { type: 'highpass', at: 2600 },
      second: { type: 'lowpass', at: 8000 },
      swells: [
        [4.3, 0.7],
        [11, 0.6],
      ],
    },
  ],
  waves: [
    { noise: 'pink', gain: 0.6, filter: { type: 'lowpass', at: 620 }, swells: [[9, 1.1]], wander: [9, 240] },
    { noise: 'white', gain: 0.09, filter: { type: 'bandpass', at: 2200, q: 0.5 }, swells: [[9.4, 1.2]] },
    { noise: 'brown', gain: 0.3, filter: { type: 'lowpass', at: 160 }, swells: [[14, 0.8]] },
  ],
  stream: [
    {
      noise: 'white',
      gain: 0.13,
      filter: { type: 'bandpass', at: 1500, q: 0.6 },
      swells: [
        [0.7, 0.25],
        [2.3, 0.3],
      ],
      wander: [1.3, 380],
    },
    {
      noise: 'pink',
      gain: 0.26,
      filter: { type: 'bandpass', at: 520, q: 1.1 },
      swells: [[1.1, 0.35]],
      wander: [0.9, 160],
    },
  ],
  rain: [
    {
      noise: 'white',
      gain: 0.2,
      filter: { type: 'highpass', at: 1300 },
      second: { type: 'lowpass', at: 9000 },
      swells: [[8, 0.25]],
    },
    { noise: 'pink', gain: 0.18, filter: { type: 'lowpass', at: 700 } },
  ],
  city: [
    { noise: 'brown', gain: 0.42, filter: { type: 'lowpass', at: 260 }, swells: [[19, 0.4]] },
    { noise: 'pink', gain: 0.06, filter: { type: 'bandpass', at: 900, q: 0.5 }, swells: [[12, 0.6]] },
  ],
  traffic: [
    {
      noise: 'brown',
      gain: 0.5,
      filter: { type: 'lowpass', at: 340 },
      swells: [
        [6, 0.7],
        [10, 0.5],
      ],
    },
  ],
  crowd: [
    {
      noise: 'pink',
      gain: 0.3,
      filter: { type: 'bandpass', at: 420, q: 2.2 },
      swells: [
        [0.31, 0.4],
        [1.7, 0.4],
      ],
      wander: [0.9, 70],
    },
    {
      noise: 'pink',
      gain: 0.24,
      filter: { type: 'bandpass', at: 780, q: 2.6 },
      swells: [
        [0.27, 0.5],
        [2.3, 0.4],
      ],
      wander: [1.3, 130],
    },
    {
      noise: 'pink',
      gain: 0.12,
      filter: { type: 'bandpass', at: 1700, q: 2 },
      swells: [
        [0.23, 0.6],
        [1.9, 0.5],
      ],
      wander: [0.7, 260],
    },
  ],
  fire: [
    {
      noise: 'brown',
      gain: 0.5,
      filter: { type: 'lowpass', at: 320 },
      swells: [
        [0.6, 0.35],
        [2.1, 0.3],
      ],
    },
  ],
  hum: [{ noise: 'pink', gain: 0.05, filter: { type: 'bandpass', at: 1100, q: 0.8 } }],
  bubbles: [{ noise: 'brown', gain: 0.4, filter: { type: 'lowpass', at: 180 }, swells: [[7, 0.5]] }],
  drips: [{ noise: 'pink', gain: 0.05, filter: { type: 'lowpass', at: 300 }, swells: [[11, 0.5]] }],
}

/** Tones that go on: machines and the emptiness of space. */
const drones: Partial<
  Record<SoundKind, { tones: [hertz: number, gain: number][]; wave: OscillatorType; cut: number }>
> = {
  hum: {
    tones: [
      [55, 0.1],
      [110.4, 0.06],
      [165, 0.025],
      [220.7, 0.012],
    ],
    wave: 'triangle',
    cut: 480,
  },
  space: {
    tones: [
      [55, 0.09],
      [82.6, 0.06],
      [110.3, 0.05],
      [164.5, 0.035],
      [246.9, 0.02],
      [369.6, 0.012],
    ],
    wave: 'sine',
    cut: 900,
  },
}

/** Whether there was anything to begin. */
export function beginBeds(
  context: BaseAudioContext,
  out: AudioNode,
  kind: SoundKind,
  random: () => number,
): void {
  for (const bed of beds[kind] ?? []) layBed(context, out, bed, random)
  const drone = drones[kind]
  if (drone) {
    const filter = context.createBiquadFilter()
    filter.frequency.value = drone.cut
    filter.connect(out)
    for (const [hertz, gain] of drone.tones) {
      const tone = context.createOscillator()
      tone.type = drone.wave
      tone.frequency.value = hertz
      const level = context.createGain()
      level.gain.value = gain
      wave(context, level.gain, 6 + random() * 14, gain * 0.6, random)
      wave(context, tone.detune, 5 + random() * 9, 5, random)
      tone.connect(level).connect(filter)
      tone.start()
    }
  }
  if (kind === 'crickets') beginCrickets(context, out, random)
}

/** A few of them, each with its own pitch and pulse, chirping in threes. */
function beginCrickets(context: BaseAudioContext, out: AudioNode, random: () => number): void {
  for (let each = 0; each < 4; each++) {
    const length = 0.9 + random() * 0.5
    const buffer = context.createBuffer(1, Math.floor(length * context.sampleRate), context.sampleRate)
    const samples = buffer.getChannelData(0)
    const hertz = 3900 + random() * 900
    const pulses = 3 + Math.floor(random() * 2)
    for (let at = 0; at < samples.length; at++) {
      const time = at / context.sampleRate
      const pulse = Math.floor(time / 0.045)
      const part = (time % 0.045) / 0.045
      const swell = pulse < pulses ? Math.sin(Math.PI * Math.min(1, part * 1.25)) ** 2 : 0
      samples[at] = Math.sin(2 * Math.PI * hertz * time) * swell * (part < 0.8 ? 1 : 0)
    }
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = true
    const level = context.createGain()
    level.gain.value = 0.03
    wave(context, level.gain, 7 + random() * 9, 0.022, random)
    const pan = context.createStereoPanner()
    pan.pan.value = random() * 1.6 - 0.8
    source.connect(level).connect(pan).connect(out)
    source.start(0, random() * length)
  }
}
