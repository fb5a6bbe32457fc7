import type { QuadrupedRow } from '../quadruped-parameters.ts'
import type { Values } from './builds.ts'

const bear: Values = {
  legs: 0.24,
  legThickness: 0.082,
  body: 0.5,
  girth: 0.225,
  belly: 1.05,
  hips: 1.05,
  neck: 0.06,
  neckAngle: 34,
  neckThickness: 1.2,
  head: 0.19,
  muzzle: 0.09,
  muzzleWidth: 0.56,
  ears: 'round',
  earSize: 0.08,
  eyeSize: 0.17,
  tailKind: 'stub',
  tail: 0.05,
  tailThickness: 0.045,
  marks: 'muzzle',
  withers: 0.35,
  cheeks: 0.9,
  headTilt: 12,
}

/** Bears. */
export const bears: Record<string, QuadrupedRow> = {
  bear: { values: bear, colours: { main: '#6e4527', second: '#d6b282' } },
  'brown bear': { values: bear, colours: { main: '#7a4c2a', second: '#d6b282' } },
  'grizzly bear': { values: { ...bear, withers: 0.8 }, colours: { main: '#6a4a30', second: '#cfab7a' } },
  'black bear': { values: bear, colours: { main: '#2b2524', second: '#b98f62' } },
  'polar bear': {
    values: { ...bear, withers: 0.1, neck: 0.13, neckAngle: 26, head: 0.165, marks: 'none' },
    colours: { main: '#f4f1e8' },
  },
  panda: {
    values: { ...bear, withers: 0, marks: 'panda', head: 0.215, cheeks: 1, eyeSize: 0.14, earSize: 0.085 },
    colours: { main: '#fbfaf6', second: '#fbfaf6', accent: '#1e1b1d' },
  },
}
