import type { QuadrupedRow } from '../quadruped-parameters.ts'
import type { Values } from './builds.ts'

const cat: Values = {
  legs: 0.25,
  legThickness: 0.044,
  body: 0.44,
  girth: 0.135,
  neck: 0.05,
  head: 0.165,
  headTilt: 4,
  muzzle: 0.022,
  muzzleWidth: 0.5,
  nose: 'cat',
  ears: 'pointed',
  earSize: 0.115,
  eyes: 'green',
  eyeSize: 0.24,
  eyeSpread: 34,
  tail: 0.46,
  tailThickness: 0.026,
  tailUp: 0.75,
  cheeks: 0.6,
  lids: 0.1,
}

const bigCat: Values = {
  ...cat,
  legs: 0.3,
  legThickness: 0.058,
  body: 0.56,
  girth: 0.165,
  neck: 0.1,
  neckAngle: 42,
  head: 0.17,
  muzzle: 0.06,
  muzzleWidth: 0.66,
  ears: 'round',
  earSize: 0.072,
  eyes: 'amber',
  eyeSize: 0.17,
  tail: 0.5,
  tailUp: 0.3,
  lids: 0.22,
}

/** Cats, small and big. */
export const cats: Record<string, QuadrupedRow> = {
  cat: {
    values: { ...cat, pattern: 'tabby' },
    colours: { main: '#e0913f', second: '#fff1de', accent: '#b2621f' },
  },
  'tabby cat': {
    values: { ...cat, pattern: 'tabby' },
    colours: { main: '#a8917a', second: '#efe3d2', accent: '#4b3a2e' },
  },
  tabby: {
    values: { ...cat, pattern: 'tabby' },
    colours: { main: '#d98e45', second: '#f8e6cb', accent: '#a3581f' },
  },
  'siamese cat': {
    values: { ...cat, marks: 'points', eyes: 'blue', earSize: 0.135 },
    colours: { main: '#efe2cd', accent: '#3f2d25' },
  },
  siamese: {
    values: { ...cat, marks: 'points', eyes: 'blue', earSize: 0.135 },
    colours: { main: '#efe2cd', accent: '#3f2d25' },
  },
  'black cat': { values: { ...cat, marks: 'none', eyes: 'yellow' }, colours: { main: '#262329' } },
  kitten: {
    values: {
      ...cat,
      legs: 0.16,
      body: 0.3,
      girth: 0.125,
      head: 0.19,
      eyeSize: 0.28,
      earSize: 0.12,
      tail: 0.28,
      eyes: 'blue',
      pattern: 'tabby',
      tailUp: 1,
    },
    colours: { main: '#c4a88a', second: '#fff3e2', accent: '#7d6046' },
  },
  lion: {
    values: { ...bigCat, mane: 'ruff', tailKind: 'tufted', marks: 'belly', head: 0.175 },
    colours: { main: '#d9a04e', second: '#f6dfb4', accent: '#7c4318' },
  },
  lioness: {
    values: { ...bigCat, tailKind: 'tufted' },
    colours: { main: '#d3a05a', second: '#f4dfb8', accent: '#5a3a20' },
  },
  'lion cub': {
    values: {
      ...bigCat,
      legs: 0.19,
      body: 0.36,
      girth: 0.15,
      head: 0.2,
      eyeSize: 0.22,
      tailKind: 'tufted',
      tail: 0.34,
    },
    colours: { main: '#dcaa62', second: '#f8e6c2', accent: '#6b4322' },
  },
  tiger: {
    values: { ...bigCat, pattern: 'stripes', marks: 'mask', fluff: 0.35 },
    colours: { main: '#e5832a', second: '#fff6e6', accent: '#1f1712' },
  },
  'white tiger': {
    values: { ...bigCat, pattern: 'stripes', fluff: 0.35, eyes: 'blue' },
    colours: { main: '#f6f2ea', second: '#ffffff', accent: '#2b2725' },
  },
  leopard: {
    values: { ...bigCat, pattern: 'rosettes', girth: 0.15, tail: 0.56 },
    colours: { main: '#e0a850', second: '#faeacb', accent: '#2e1c10' },
  },
  jaguar: {
    values: { ...bigCat, pattern: 'rosettes', girth: 0.17 },
    colours: { main: '#d9963a', second: '#f7e3bd', accent: '#2a1a0f' },
  },
  'snow leopard': {
    values: { ...bigCat, pattern: 'rosettes', tailThickness: 0.042, tail: 0.6, eyes: 'blue' },
    colours: { main: '#d9d6cf', second: '#f8f6f1', accent: '#4a4541' },
  },
  cheetah: {
    values: { ...bigCat, pattern: 'spots', legs: 0.36, girth: 0.135, belly: 0.7, head: 0.145, tail: 0.54 },
    colours: { main: '#e3b05c', second: '#fbedcf', accent: '#241810' },
  },
  panther: { values: { ...bigCat, marks: 'none', eyes: 'yellow' }, colours: { main: '#232126' } },
  puma: { values: bigCat, colours: { main: '#b98a5c', second: '#f0dfc4' } },
  lynx: {
    values: {
      ...bigCat,
      ears: 'pointed',
      earSize: 0.12,
      tailKind: 'stub',
      tail: 0.06,
      tailThickness: 0.04,
      fluff: 0.9,
      pattern: 'flecks',
    },
    colours: { main: '#c39a6b', second: '#f3e6d0', accent: '#4a3423' },
  },
}
