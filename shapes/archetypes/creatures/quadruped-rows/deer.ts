import type { QuadrupedRow } from '../quadruped-parameters.ts'
import { deer } from './builds.ts'

/** Deer and antelopes. */
export const deerKin: Record<string, QuadrupedRow> = {
  deer: { values: deer, colours: { main: '#b27a45', second: '#fbf0dc' } },
  fawn: {
    values: {
      ...deer,
      body: 0.34,
      girth: 0.11,
      neck: 0.15,
      head: 0.135,
      eyeSize: 0.3,
      earSize: 0.14,
      legs: 0.38,
      pattern: 'flecks',
    },
    colours: { main: '#c28748', second: '#fff6e2', accent: '#fff6e2' },
  },
  doe: { values: deer, colours: { main: '#bd854f', second: '#fbf0dc' } },
  stag: {
    values: { ...deer, horns: 'antlers', hornSize: 1.15, girth: 0.15, neckThickness: 1.15 },
    colours: { main: '#8f5a31', second: '#f0dcba' },
  },
  reindeer: {
    values: {
      ...deer,
      horns: 'antlers',
      hornSize: 1.1,
      legs: 0.36,
      girth: 0.16,
      neck: 0.16,
      neckAngle: 44,
      fluff: 0.9,
      legThickness: 0.042,
    },
    colours: { main: '#7d5f48', second: '#f2e8d8' },
  },
  moose: {
    values: {
      ...deer,
      horns: 'broad antlers',
      hornSize: 1,
      legs: 0.46,
      girth: 0.18,
      withers: 0.7,
      neck: 0.12,
      neckAngle: 34,
      head: 0.14,
      muzzle: 0.17,
      muzzleWidth: 0.8,
      nose: 'nostrils',
      headTilt: 28,
      beard: 0.5,
      legThickness: 0.042,
      eyeSize: 0.16,
      marks: 'none',
    },
    colours: { main: '#4f3626', second: '#3a281c' },
  },
  antelope: {
    values: { ...deer, horns: 'straight', hornSize: 1.1 },
    colours: { main: '#c08a4c', second: '#fff3dc' },
  },
  gazelle: {
    values: { ...deer, horns: 'straight', hornSize: 1, legs: 0.44, girth: 0.12 },
    colours: { main: '#d09a58', second: '#fff6e4' },
  },
}
