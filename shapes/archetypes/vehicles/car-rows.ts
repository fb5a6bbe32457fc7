import type { Row } from '../../archetype.ts'
import type { carParameters } from './car.ts'

const jeep = {
  height: 0.42,
  hood: 0.3,
  boot: 0.02,
  slope: 0.14,
  wheels: 0.125,
  lift: 0.11,
  square: 7,
  roof: 'rack',
  nose: 'grille',
  spare: 1,
} as const
const racer = {
  height: 0.28,
  hood: 0.34,
  boot: 0.2,
  slope: 0.95,
  lift: 0.035,
  spoiler: 1,
  belt: 0.66,
  stripes: 'racing',
} as const
const sports = {
  height: 0.28,
  hood: 0.36,
  boot: 0.15,
  slope: 0.95,
  lift: 0.04,
  spoiler: 0.35,
  belt: 0.68,
} as const
const small = {
  height: 0.4,
  hood: 0.24,
  boot: 0.06,
  slope: 0.5,
  square: 2.9,
  width: 0.5,
  wheels: 0.105,
  nose: 'round',
} as const
const pickup = {
  height: 0.38,
  hood: 0.27,
  boot: 0.42,
  slope: 0.2,
  wheels: 0.115,
  lift: 0.09,
  square: 6,
  bed: 1,
  nose: 'grille',
} as const

/** Cars that people have names for. */
export const carRows: Record<string, Row<typeof carParameters>> = {
  'sports car': { values: sports, colours: { main: '#d8242a' } },
  supercar: {
    values: { ...sports, hood: 0.3, boot: 0.24, slope: 1, spoiler: 0.7 },
    colours: { main: '#f2b90f' },
  },
  'race car': { values: racer, colours: { main: '#1f5fc4', second: '#ffffff' } },
  'racing car': { values: racer, colours: { main: '#1f5fc4', second: '#ffffff' } },
  'stock car': { values: racer, colours: { main: '#e2571e', second: '#1d2b4f' } },
  'rally car': {
    values: { ...racer, height: 0.34, boot: 0.05, slope: 0.5, lift: 0.06, belt: 0.6 },
    colours: { main: '#f4f4f0', second: '#2456b8' },
  },
  'muscle car': {
    values: { height: 0.29, hood: 0.38, boot: 0.2, slope: 0.7, stripes: 'racing', square: 6, spoiler: 0.15 },
    colours: { main: '#e0631a', second: '#18181a' },
  },
  convertible: {
    values: { height: 0.33, hood: 0.34, boot: 0.22, slope: 0.7, roof: 'open', belt: 0.68 },
    colours: { main: '#2aa5a5', second: '#f0dcb4' },
  },
  cabriolet: {
    values: { height: 0.33, hood: 0.34, boot: 0.22, slope: 0.7, roof: 'open', belt: 0.68 },
    colours: { main: '#c8302c', second: '#f0dcb4' },
  },
  roadster: {
    values: { height: 0.31, hood: 0.4, boot: 0.2, slope: 0.8, roof: 'open', belt: 0.7, square: 3 },
    colours: { main: '#1f6b45', second: '#b37a45' },
  },
  taxi: {
    values: { roof: 'sign', stripes: 'checks' },
    colours: { main: '#f7bd12', second: '#18181a' },
  },
  cab: { values: { roof: 'sign', stripes: 'checks' }, colours: { main: '#f7bd12', second: '#18181a' } },
  'police car': {
    values: { roof: 'lights', stripes: 'doors' },
    colours: { main: '#1b2440', second: '#f6f7f9' },
  },
  'cop car': {
    values: { roof: 'lights', stripes: 'doors' },
    colours: { main: '#18181c', second: '#f6f7f9' },
  },
  'sheriff car': {
    values: { roof: 'lights', stripes: 'doors' },
    colours: { main: '#7a5a2e', second: '#f0e6cc' },
  },
  jeep: { values: jeep, colours: { main: '#5d7a3a' } },
  'off-road vehicle': { values: { ...jeep, wheels: 0.14, lift: 0.13 }, colours: { main: '#c98a2c' } },
  'safari car': { values: jeep, colours: { main: '#c9a765' } },
  suv: {
    values: {
      height: 0.42,
      hood: 0.27,
      boot: 0.03,
      slope: 0.3,
      wheels: 0.115,
      lift: 0.08,
      roof: 'rack',
      nose: 'grille',
    },
    colours: { main: '#2f5876' },
  },
  hatchback: {
    values: { hood: 0.26, boot: 0.03, slope: 0.42, height: 0.38 },
    colours: { main: '#2f8fd9' },
  },
  'electric car': {
    values: { hood: 0.26, boot: 0.06, slope: 0.6, height: 0.37, nose: 'smooth' },
    colours: { main: '#e8eef2', accent: '#5fb8e8' },
  },
  'station wagon': {
    values: { hood: 0.28, boot: 0.02, slope: 0.3, height: 0.36, roof: 'rack' },
    colours: { main: '#8a4b2a' },
  },
  minivan: {
    values: { height: 0.46, hood: 0.17, boot: 0.02, slope: 0.5, belt: 0.54, lift: 0.06 },
    colours: { main: '#4f8f9e' },
  },
  limousine: {
    values: {
      height: 0.24,
      hood: 0.19,
      boot: 0.13,
      slope: 0.45,
      width: 0.3,
      wheels: 0.062,
      lift: 0.04,
      windows: 5,
      nose: 'grille',
    },
    colours: { main: '#17181d' },
  },
  limo: {
    values: {
      height: 0.24,
      hood: 0.19,
      boot: 0.13,
      slope: 0.45,
      width: 0.3,
      wheels: 0.062,
      lift: 0.04,
      windows: 5,
      nose: 'grille',
    },
    colours: { main: '#f4f3ee' },
  },
  'monster truck': {
    values: {
      ...pickup,
      height: 0.36,
      wheels: 0.19,
      lift: 0.27,
      stripes: 'flames',
      width: 0.44,
    },
    colours: { main: '#6a2fc0', second: '#ffb31a' },
  },
  'pickup truck': { values: pickup, colours: { main: '#b5342a' } },
  pickup: { values: pickup, colours: { main: '#2f6f8f' } },
  'beetle car': { values: { ...small, slope: 0.9, boot: 0.09, square: 2.5 }, colours: { main: '#7cc4a8' } },
  'small car': { values: small, colours: { main: '#f2c53d' } },
  'mini car': { values: small, colours: { main: '#c8302c' } },
  'toy car': {
    values: { ...small, wheels: 0.13, width: 0.54, height: 0.42, square: 3.2 },
    colours: { main: '#e23b3b', accent: '#f7c62b' },
  },
  'bumper car': {
    values: {
      height: 0.34,
      hood: 0.4,
      boot: 0.2,
      roof: 'open',
      square: 2.6,
      width: 0.62,
      wheels: 0.06,
      lift: 0.05,
      nose: 'round',
      slope: 0.6,
    },
    colours: { main: '#d42b8a', second: '#f7d64a' },
  },
}
