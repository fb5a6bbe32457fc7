import type { Tone } from './voice.ts'

/**
 * How every event sounds, as one to three tones that the synth voice plays. Pitches are MIDI notes (60 is middle C);
 * all of them sit in or near one pentatonic scale, so that effects go with each other and with the music.
 */
export const effects = {
  collect: [{ wave: 'triangle', notes: [84, 91], gap: 0.05, time: 0.14, gain: 0.3 }],
  hurt: [
    { wave: 'sawtooth', notes: [57], slide: -14, time: 0.28, gain: 0.26, cut: 1400, cutTo: 300 },
    { noise: true, notes: [60], time: 0.12, gain: 0.16, cut: 900 },
  ],
  hit: [
    { wave: 'square', notes: [50], slide: -10, time: 0.1, gain: 0.2, cut: 1800 },
    { noise: true, notes: [60], time: 0.07, gain: 0.2, cut: 2400, cutTo: 500 },
  ],
  defeat: [
    { wave: 'square', notes: [67, 62, 55], gap: 0.05, slide: -5, time: 0.14, gain: 0.18, cut: 2200 },
    { noise: true, notes: [60], time: 0.25, gain: 0.18, cut: 1800, cutTo: 200 },
  ],
  shoot: [{ wave: 'square', notes: [79], slide: -24, time: 0.11, gain: 0.13, cut: 3000, cutTo: 700 }],
  jump: [{ wave: 'triangle', notes: [60], slide: 12, time: 0.17, gain: 0.26 }],
  land: [{ noise: true, notes: [60], time: 0.06, gain: 0.12, cut: 500, cutTo: 150 }],
  bounce: [{ wave: 'sine', notes: [55], slide: 14, time: 0.16, gain: 0.3 }],
  break: [
    { noise: true, notes: [60], time: 0.3, gain: 0.24, cut: 4200, cutTo: 350 },
    { wave: 'triangle', notes: [76, 71, 64], gap: 0.035, time: 0.09, gain: 0.16 },
  ],
  push: [{ noise: true, notes: [60], time: 0.16, gain: 0.14, cut: 420, cutTo: 240, attack: 0.03 }],
  place: [{ wave: 'sine', notes: [62], slide: -12, time: 0.09, gain: 0.34 }],
  match: [{ wave: 'triangle', notes: [72, 76, 79, 84], gap: 0.045, time: 0.16, gain: 0.24 }],
  swap: [{ wave: 'sine', notes: [67, 72], gap: 0.05, time: 0.09, gain: 0.24 }],
  spawn: [{ wave: 'sine', notes: [48], slide: 17, time: 0.16, gain: 0.14 }],
  power: [{ wave: 'square', notes: [60, 67, 72, 76, 79], gap: 0.05, time: 0.14, gain: 0.14, cut: 3200 }],
  key: [{ wave: 'triangle', notes: [88, 93, 88, 95], gap: 0.06, time: 0.12, gain: 0.2 }],
  unlock: [
    { noise: true, notes: [60], time: 0.05, gain: 0.2, cut: 3000 },
    { wave: 'triangle', notes: [60, 64, 67, 72], gap: 0.07, after: 0.06, time: 0.2, gain: 0.24 },
  ],
  rescue: [{ wave: 'triangle', notes: [67, 72, 76, 72, 79], gap: 0.07, time: 0.2, gain: 0.24 }],
  deliver: [{ wave: 'triangle', notes: [72, 67, 76], gap: 0.07, time: 0.18, gain: 0.26 }],
  right: [{ wave: 'sine', notes: [76, 83], gap: 0.09, time: 0.28, gain: 0.32 }],
  wrong: [{ wave: 'square', notes: [51, 48], gap: 0.12, time: 0.18, gain: 0.14, cut: 900 }],
  cross: [{ wave: 'triangle', notes: [72, 74, 79], gap: 0.05, time: 0.16, gain: 0.22 }],
  level: [
    { wave: 'triangle', notes: [60, 64, 67, 72, 67, 72], gap: 0.09, time: 0.22, gain: 0.26 },
    { wave: 'square', notes: [48, 55], gap: 0.27, time: 0.3, gain: 0.1, cut: 1200 },
  ],
  wave: [{ wave: 'sawtooth', notes: [55, 55, 62], gap: 0.12, time: 0.2, gain: 0.13, cut: 1500 }],
  boss: [
    { wave: 'sawtooth', notes: [36, 37, 36, 42], gap: 0.2, time: 0.34, gain: 0.24, cut: 700 },
    { noise: true, notes: [60], time: 0.8, gain: 0.14, cut: 260, attack: 0.2 },
  ],
  phase: [{ wave: 'sawtooth', notes: [43, 49, 55], gap: 0.09, time: 0.24, gain: 0.2, cut: 900, cutTo: 2400 }],
  upgrade: [{ wave: 'triangle', notes: [67, 71, 74, 79], gap: 0.06, time: 0.2, gain: 0.24 }],
  sell: [{ wave: 'square', notes: [83, 88], gap: 0.07, time: 0.22, gain: 0.12, cut: 5000 }],
  heal: [{ wave: 'sine', notes: [67, 71, 74, 79], gap: 0.08, time: 0.3, gain: 0.22, attack: 0.02 }],
  block: [{ wave: 'triangle', notes: [86], slide: -3, time: 0.12, gain: 0.22 }],
  turn: [{ wave: 'sine', notes: [69], time: 0.07, gain: 0.18 }],
  steal: [{ wave: 'triangle', notes: [79, 74, 70, 65], gap: 0.06, time: 0.12, gain: 0.22 }],
  step: [{ noise: true, notes: [60], time: 0.035, gain: 0.06, cut: 900, cutTo: 300 }],
  miss: [{ noise: true, notes: [60], time: 0.16, gain: 0.12, cut: 1800, cutTo: 500, attack: 0.04 }],
  warn: [{ wave: 'sine', notes: [81], time: 0.07, gain: 0.22 }],
  won: [
    { wave: 'triangle', notes: [67, 67, 67, 72, 76, 79, 84], gap: 0.11, time: 0.32, gain: 0.28 },
    { wave: 'square', notes: [48, 52, 55, 60], gap: 0.19, time: 0.4, gain: 0.1, cut: 1600 },
  ],
  lost: [
    { wave: 'triangle', notes: [67, 65, 63, 60, 55], gap: 0.17, time: 0.34, gain: 0.26 },
    { wave: 'sine', notes: [43], after: 0.6, slide: -5, time: 0.7, gain: 0.24 },
  ],
  /** Not events of a game: the buttons of its menus. */
  press: [{ wave: 'sine', notes: [72, 79], gap: 0.04, time: 0.08, gain: 0.2 }],
} satisfies Record<string, Tone[]>

export type EffectName = keyof typeof effects

/** These climb the scale when they come in quick succession, and a streak can be heard. */
export const climbing: ReadonlySet<EffectName> = new Set(['collect', 'match', 'defeat', 'right', 'bounce'])

const scale = [0, 2, 4, 7, 9]

/** How many half tones higher the nth of a streak is; after two octaves it stays. */
export function climb(streak: number): number {
  const step = Math.min(streak, 10)
  return Math.floor(step / scale.length) * 12 + (scale[step % scale.length] ?? 0)
}
