import type { QuadrupedRow } from '../quadruped-parameters.ts'
import { type Values, wolf } from './builds.ts'

const fox: Values = {
  legs: 0.25,
  legThickness: 0.04,
  body: 0.46,
  girth: 0.13,
  neck: 0.09,
  head: 0.155,
  muzzle: 0.11,
  muzzleWidth: 0.36,
  ears: 'pointed',
  earSize: 0.14,
  eyes: 'amber',
  eyeSize: 0.2,
  tailKind: 'bushy',
  tail: 0.5,
  tailThickness: 0.05,
  tailUp: 0.22,
  fluff: 0.75,
  marks: 'mask',
}

/** Wolves and foxes. */
export const wildDogs: Record<string, QuadrupedRow> = {
  wolf: { values: wolf, colours: { main: '#75726f', second: '#d8d2c8' } },
  fox: { values: fox, colours: { main: '#e0702a', second: '#fff5e6', accent: '#2a1c16' } },
  'arctic fox': {
    values: { ...fox, marks: 'none', earSize: 0.1, fluff: 1 },
    colours: { main: '#f6f5f2', second: '#ffffff' },
  },
  coyote: { values: { ...wolf, girth: 0.12, legs: 0.28 }, colours: { main: '#b0906a', second: '#efe4d0' } },
  jackal: {
    values: { ...fox, tail: 0.34, earSize: 0.16 },
    colours: { main: '#c09a5c', second: '#efe0c0', accent: '#3a342e' },
  },
  dingo: { values: { ...wolf, fluff: 0.2 }, colours: { main: '#d89a4c', second: '#f6e8d0' } },
}
