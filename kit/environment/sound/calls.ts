import type { Random } from '../../core/random.ts'
import type { Tone } from '../../core/sound/voice.ts'
import type { SoundKind } from '../scene.ts'

/** What is heard now and then: seconds between two, and the tones of one. */
export type Call = { every: [least: number, most: number]; tones(random: Random, voice: number): Tone[] }

const tone = (
  wave: Tone['wave'],
  notes: number[],
  time: number,
  gain: number,
  more: Partial<Tone> = {},
): Tone => ({
  wave,
  notes,
  time,
  gain,
  ...more,
})

/** Each scene has a few kinds of birds; `voice` says which, and so how it sings. */
function birdSong(random: Random, voice: number): Tone[] {
  const base = 88 + ((voice * 5) % 17)
  const count = 2 + random.below(4)
  if (voice % 3 === 0) {
    // A trill, then a fall.
    const trill = Array.from({ length: count * 2 }, (_, at) => base + (at % 2) * 2)
    return [
      tone('sine', trill, 0.07, 0.05, { gap: 0.065, slide: 1 }),
      tone('sine', [base + 5], 0.22, 0.05, { after: trill.length * 0.065 + 0.05, slide: -7 }),
    ]
  }
  if (voice % 3 === 1)
    return [
      tone(
        'sine',
        Array.from({ length: count }, () => base - 4),
        0.13,
        0.055,
        { gap: 0.19, slide: 6 },
      ),
    ]
  const tune = Array.from({ length: count }, (_, at) => base + ((at * 7 + voice * 3) % 10) * 0.5)
  return [tone('triangle', tune, 0.16, 0.035, { gap: 0.15, slide: -2, attack: 0.02 })]
}

const bellPartials: [half: number, gain: number, time: number][] = [
  [-12, 0.1, 5],
  [0, 0.12, 4],
  [3, 0.07, 3],
  [7, 0.06, 2.4],
  [12, 0.06, 2],
  [19.4, 0.03, 1.2],
]

export const calls: Partial<Record<SoundKind, Call>> = {
  birds: { every: [0.7, 4.5], tones: birdSong },
  frogs: {
    every: [0.9, 4],
    tones: (random, voice) => [
      tone('sawtooth', [45 + voice, 45 + voice], 0.16, 0.09, { gap: 0.17, slide: 4, cut: 850, attack: 0.02 }),
      ...(random.next() < 0.4
        ? [tone('sawtooth', [46 + voice], 0.2, 0.07, { after: 0.45, slide: 5, cut: 800 })]
        : []),
    ],
  },
  owls: {
    every: [9, 24],
    tones: (_random, voice) => [
      tone('sine', [62 + voice], 0.34, 0.14, { attack: 0.08, slide: -1 }),
      tone('sine', [62 + voice, 62 + voice], 0.28, 0.11, { after: 0.55, gap: 0.26, attack: 0.06 }),
      tone('sine', [61 + voice], 0.7, 0.13, { after: 1.1, attack: 0.1, slide: -2 }),
    ],
  },
  seagulls: {
    every: [4, 13],
    tones: (random, voice) => [
      tone(
        'sawtooth',
        Array.from({ length: 2 + random.below(4) }, () => 81 + voice),
        0.3,
        0.035,
        { gap: 0.34, slide: -8, cut: 2800, attack: 0.05 },
      ),
    ],
  },
  cows: {
    every: [11, 30],
    tones: (_random, voice) => [
      tone('sawtooth', [43 + voice], 1.5, 0.12, { attack: 0.3, slide: -4, cut: 420, to: 620 }),
      tone('sine', [55 + voice], 1.3, 0.05, { attack: 0.3, slide: -4 }),
    ],
  },
  wolves: {
    every: [16, 40],
    tones: (_random, voice) => [
      tone('triangle', [64 + voice], 1.1, 0.05, { attack: 0.4, slide: 7 }),
      tone('triangle', [71 + voice], 2.6, 0.07, { after: 0.75, attack: 0.4, slide: -3 }),
    ],
  },
  bells: {
    every: [14, 34],
    tones: (random, voice) =>
      Array.from({ length: 1 + random.below(3) }, (_, strike) =>
        bellPartials.map(([half, gain, time]) =>
          tone('sine', [64 + voice + half], time, gain, { after: strike * 2.1 }),
        ),
      ).flat(),
  },
  drips: {
    every: [0.5, 3.2],
    tones: (random) => {
      const note = 84 + random.below(14)
      // The walls give it back twice.
      return [0, 0.21, 0.42].map((after, echo) =>
        tone('sine', [note], 0.12, 0.11 / 3 ** echo, { after, slide: 5, attack: 0.003 }),
      )
    },
  },
  bubbles: {
    every: [0.8, 4],
    tones: (random) => [
      tone(
        'sine',
        Array.from({ length: 3 + random.below(6) }, () => 62 + random.below(16)),
        0.09,
        0.07,
        { gap: 0.07, slide: 12 },
      ),
    ],
  },
  stream: {
    every: [0.15, 0.6],
    tones: (random) => [tone('sine', [76 + random.below(16)], 0.07, 0.022, { slide: 7 })],
  },
  fire: {
    every: [0.03, 0.34],
    tones: (random) => [
      tone('noise', [60], 0.02 + random.next() * 0.03, 0.1 + random.next() * 0.25, {
        cut: 2200 + random.next() * 5000,
        attack: 0.001,
      }),
    ],
  },
  rain: {
    every: [0.05, 0.25],
    tones: (random) => [tone('sine', [88 + random.below(18)], 0.03, 0.012, { slide: -6 })],
  },
  traffic: {
    every: [3, 9],
    tones: (random) => [tone('noise', [60], 3 + random.next() * 2, 0.22, { attack: 1.4, cut: 260, to: 700 })],
  },
  city: {
    every: [9, 26],
    tones: (random, voice) => [
      random.next() < 0.5
        ? tone('noise', [60], 4, 0.14, { attack: 1.8, cut: 240, to: 560 })
        : tone('square', [63 + voice, 63 + voice], 0.18, 0.014, { gap: 0.28, cut: 900, attack: 0.02 }),
    ],
  },
  thunder: { every: [18, 45], tones: (random) => thunderTones(random, 0.6) },
}

/** Near is a crack and a roll, far only the roll. `near` goes from 0 to 1. */
export function thunderTones(random: Random, near: number): Tone[] {
  const rolls = 3 + random.below(3)
  return [
    ...(near > 0.5 ? [tone('noise', [60], 0.35, 0.7 * near, { cut: 3400, to: 300, attack: 0.004 })] : []),
    ...Array.from({ length: rolls }, (_, roll) =>
      tone('noise', [60], 2 + random.next() * 2, (0.75 * (0.4 + near * 0.6)) / (1 + roll * 0.5), {
        after: roll * (0.25 + random.next() * 0.6),
        cut: 170 + near * 160,
        to: 60,
        attack: 0.08 + roll * 0.12,
      }),
    ),
  ]
}
