import { tonesIn } from './notation.ts'
import type { Tone } from './voice.ts'

/** How every event sounds. All of it sits in or near one pentatonic scale, so that effects go with each other and with the music. */
const scores = {
  collect: 'triangle 84 91 / gap .05 time .14 gain .3',
  hurt: 'sawtooth 57 / slide -14 time .28 gain .26 cut 1400 to 300 + noise / time .12 gain .16 cut 900',
  hit: 'square 50 / slide -10 time .1 gain .2 cut 1800 + noise / time .07 gain .2 cut 2400 to 500',
  defeat:
    'square 67 62 55 / gap .05 slide -5 time .14 gain .18 cut 2200 + noise / time .25 gain .18 cut 1800 to 200',
  shoot: 'square 79 / slide -24 time .11 gain .13 cut 3000 to 700',
  jump: 'triangle 60 / slide 12 time .17 gain .26',
  land: 'noise / time .07 gain .35 cut 500 to 150',
  bounce: 'sine 55 / slide 14 time .16 gain .3',
  break: 'noise / time .3 gain .24 cut 4200 to 350 + triangle 76 71 64 / gap .035 time .09 gain .16',
  push: 'noise / time .16 gain .35 cut 420 to 240 attack .03',
  place: 'sine 62 / slide -12 time .09 gain .34',
  match: 'triangle 72 76 79 84 / gap .045 time .16 gain .24',
  swap: 'sine 67 72 / gap .05 time .09 gain .24',
  spawn: 'sine 48 / slide 17 time .16 gain .14',
  power: 'square 60 67 72 76 79 / gap .05 time .14 gain .14 cut 3200',
  key: 'triangle 88 93 88 95 / gap .06 time .12 gain .2',
  unlock: 'noise / time .05 gain .2 cut 3000 + triangle 60 64 67 72 / gap .07 after .06 time .2 gain .24',
  rescue: 'triangle 67 72 76 72 79 / gap .07 time .2 gain .24',
  deliver: 'triangle 72 67 76 / gap .07 time .18 gain .26',
  right: 'sine 76 83 / gap .09 time .28 gain .32',
  wrong: 'square 51 48 / gap .12 time .18 gain .14 cut 900',
  cross: 'triangle 72 74 79 / gap .05 time .16 gain .22',
  level:
    'triangle 60 64 67 72 67 72 / gap .09 time .22 gain .26 + square 48 55 / gap .27 time .3 gain .1 cut 1200',
  wave: 'sawtooth 55 55 62 / gap .12 time .2 gain .13 cut 1500',
  boss: 'sawtooth 36 37 36 42 / gap .2 time .34 gain .24 cut 700 + noise / time .8 gain .14 cut 260 attack .2',
  phase: 'sawtooth 43 49 55 / gap .09 time .24 gain .2 cut 900 to 2400',
  upgrade: 'triangle 67 71 74 79 / gap .06 time .2 gain .24',
  sell: 'square 83 88 / gap .07 time .22 gain .12 cut 5000',
  heal: 'sine 67 71 74 79 / gap .08 time .3 gain .22 attack .02',
  tend: 'sine 64 71 76 / gap .08 time .28 gain .22 attack .02',
  block: 'triangle 86 / slide -3 time .12 gain .22',
  turn: 'sine 69 / time .07 gain .18',
  steal: 'triangle 79 74 70 65 / gap .06 time .12 gain .22',
  step: 'noise / time .035 gain .2 cut 900 to 300',
  miss: 'noise / time .16 gain .3 cut 1800 to 500 attack .04',
  warn: 'sine 81 / time .07 gain .22',
  won: 'triangle 67 67 67 72 76 79 84 / gap .11 time .32 gain .28 + square 48 52 55 60 / gap .19 time .4 gain .1 cut 1600',
  lost: 'triangle 67 65 63 60 55 / gap .17 time .34 gain .26 + sine 43 / after .6 slide -5 time .7 gain .24',
  /** Not an event of a game: the buttons of its menus. */
  press: 'sine 72 79 / gap .04 time .08 gain .2',
}

export type EffectName = keyof typeof scores
export const effectNames = Object.keys(scores) as EffectName[]

/** These climb the scale when they come in quick succession, so that a streak can be heard. */
export const climbing: ReadonlySet<EffectName> = new Set(['collect', 'match', 'defeat', 'right', 'bounce'])

export type Stuff = 'wood' | 'metal' | 'stone' | 'glass' | 'water' | 'cloth'

/** What things are made of: how bright and how long their blows are beside the usual ones, and what is heard with them. */
const stuffs: Record<Stuff, [bright: number, ring: number, also: string]> = {
  wood: [0.6, 0.8, 'triangle 57 / slide -3 time .09 gain .3 cut 1600 + sine 69 / time .05 gain .16'],
  metal: [
    1.6,
    1.4,
    'sine 86 / time .5 gain .11 + sine 91.4 / time .4 gain .08 + sine 99.7 / time .25 gain .06',
  ],
  stone: [0.4, 1.1, 'sine 38 / slide -5 time .16 gain .32 + noise / time .18 gain .2 cut 700 to 180'],
  glass: [2.2, 0.9, 'triangle 98 103 96 / gap .035 time .22 gain .12 + noise / time .12 gain .08'],
  water: [
    0.4,
    1.3,
    'sine 60 / slide 16 time .16 gain .22 + noise / time .28 gain .22 cut 1200 to 350 attack .05',
  ],
  cloth: [0.5, 0.7, 'noise / time .14 gain .35 cut 700 to 300 attack .02'],
}
export const stuffNames = Object.keys(stuffs) as Stuff[]

/** In these one hears what it was that was touched. */
const touching = 'hit defeat land bounce break push place block step'.split(' ')

export function tonesOf(name: EffectName, stuff?: Stuff): Tone[] {
  const plain = tonesIn(scores[name])
  if (!stuff || !touching.includes(name)) return plain
  const [bright, ring, also] = stuffs[stuff]
  // A step is no crash.
  const weight =
    name === 'land' || name === 'step'
      ? 0.1
      : Math.min(1, 0.25 + Math.max(...plain.map(({ time }) => time)) * 2.5)
  return [
    ...plain.map(({ cut = 3000, to, ...tone }) => ({
      ...tone,
      time: tone.time * ring,
      gain: tone.gain * 0.85,
      cut: Math.min(5000, cut * bright),
      ...(to && { to: to * bright }),
    })),
    ...tonesIn(also).map((tone) => ({ ...tone, gain: tone.gain * weight })),
  ]
}

const scale = [0, 2, 4, 7, 9]

/** How many half tones higher the nth of a streak is; after two octaves it stays. */
export function climb(streak: number): number {
  const step = Math.min(streak, 10)
  return Math.floor(step / scale.length) * 12 + (scale[step % scale.length] ?? 0)
}
