import { choice, number, type Row, type Values } from '../../archetype.ts'
import { eyeWords } from './face.ts'

/** Outlines from the nose to the root of the tail: half heights above and below, half widths. */
export const fishForms = {
  fish: {
    top: [0.02, 0.11, 0.17, 0.205, 0.205, 0.175, 0.125, 0.075, 0.055],
    low: [0.02, 0.09, 0.15, 0.19, 0.19, 0.16, 0.11, 0.065, 0.05],
    wide: [0.015, 0.075, 0.105, 0.12, 0.115, 0.095, 0.066, 0.035, 0.022],
  },
  slim: {
    top: [0.015, 0.065, 0.105, 0.125, 0.13, 0.115, 0.09, 0.055, 0.04],
    low: [0.015, 0.06, 0.1, 0.125, 0.13, 0.115, 0.085, 0.05, 0.035],
    wide: [0.012, 0.055, 0.08, 0.09, 0.09, 0.08, 0.058, 0.032, 0.02],
  },
  tall: {
    top: [0.02, 0.12, 0.23, 0.3, 0.31, 0.26, 0.17, 0.08, 0.06],
    low: [0.02, 0.1, 0.21, 0.29, 0.31, 0.26, 0.16, 0.08, 0.06],
    wide: [0.012, 0.06, 0.085, 0.09, 0.085, 0.07, 0.05, 0.03, 0.018],
  },
  round: {
    top: [0.04, 0.17, 0.25, 0.29, 0.29, 0.25, 0.17, 0.09, 0.06],
    low: [0.05, 0.18, 0.28, 0.32, 0.32, 0.28, 0.18, 0.09, 0.055],
    wide: [0.04, 0.16, 0.25, 0.29, 0.29, 0.25, 0.16, 0.07, 0.035],
  },
  shark: {
    top: [0.012, 0.065, 0.11, 0.14, 0.148, 0.128, 0.09, 0.052, 0.038],
    low: [0.012, 0.045, 0.082, 0.112, 0.118, 0.098, 0.065, 0.038, 0.03],
    wide: [0.016, 0.075, 0.112, 0.13, 0.128, 0.106, 0.074, 0.042, 0.03],
  },
  whale: {
    top: [0.06, 0.17, 0.21, 0.225, 0.215, 0.175, 0.12, 0.07, 0.045],
    low: [0.08, 0.19, 0.235, 0.25, 0.225, 0.165, 0.095, 0.05, 0.035],
    wide: [0.06, 0.19, 0.245, 0.26, 0.24, 0.185, 0.12, 0.065, 0.045],
  },
  dolphin: {
    top: [0.05, 0.105, 0.135, 0.15, 0.148, 0.125, 0.088, 0.055, 0.036],
    low: [0.05, 0.1, 0.13, 0.145, 0.142, 0.115, 0.078, 0.045, 0.03],
    wide: [0.045, 0.1, 0.13, 0.142, 0.138, 0.112, 0.076, 0.042, 0.03],
  },
} as const

/** What tells fish apart. */
export const fishParameters = {
  form: choice(['fish', 'slim', 'tall', 'round', 'shark', 'whale', 'dolphin'], 'outline of the body'),
  tail: choice(['forked', 'fan', 'veil', 'crescent', 'shark', 'flukes'], 'kind of tail fin'),
  tailSize: number(0.2, 0.08, 0.5, 'size of the tail fin'),
  dorsal: choice(['round', 'long', 'spiny', 'triangle', 'sail', 'none'], 'fin on the back'),
  fins: number(0.13, 0.04, 0.45, 'size of the fins at the sides'),
  nose: choice(['plain', 'sword', 'beak', 'tusk', 'lamp', 'whiskers', 'hammer'], 'what it has at the front'),
  mouth: choice(['smile', 'teeth', 'pout', 'none'], 'kind of mouth'),
  pattern: choice(
    ['belly', 'none', 'bands', 'stripes', 'spots', 'orca', 'koi', 'patches', 'grooves'],
    'how its colours lie',
  ),
  skin: choice(['scales', 'smooth'], 'what it is covered with'),
  spikes: number(0, 0, 1, 'length of spikes all over'),
  eyes: choice(eyeWords, 'colour of the eyes'),
  eyeSize: number(0.05, 0.012, 0.1, 'size of the eyes'),
  pose: choice(['swimming', 'straight', 'jumping'], 'how it holds itself'),
}
export type FishValues = Values<typeof fishParameters>
type FishRow = Row<typeof fishParameters>

const shark = {
  form: 'shark',
  tail: 'shark',
  tailSize: 0.24,
  dorsal: 'triangle',
  fins: 0.24,
  mouth: 'teeth',
  skin: 'smooth',
  eyes: 'black',
  eyeSize: 0.03,
} as const
const whale = {
  form: 'whale',
  tail: 'flukes',
  tailSize: 0.22,
  dorsal: 'none',
  fins: 0.22,
  skin: 'smooth',
  eyes: 'dark',
  eyeSize: 0.026,
  pattern: 'grooves',
} as const
const dolphin = {
  form: 'dolphin',
  tail: 'flukes',
  tailSize: 0.19,
  dorsal: 'triangle',
  fins: 0.17,
  nose: 'beak',
  skin: 'smooth',
  eyes: 'dark',
  eyeSize: 0.028,
  pose: 'jumping',
} as const

export const fishRows: Record<string, FishRow> = {
  goldfish: {
    values: { tail: 'veil', tailSize: 0.32, form: 'fish', dorsal: 'round', pattern: 'belly', eyeSize: 0.055 },
    colours: { main: '#f5791f', second: '#ffc766', accent: '#ff9a3c' },
  },
  clownfish: {
    values: { pattern: 'bands', tail: 'fan', tailSize: 0.16, dorsal: 'long', skin: 'smooth' },
    colours: { main: '#f5711d', second: '#fdfbf4', accent: '#1f1a18' },
  },
  angelfish: {
    values: { form: 'tall', pattern: 'stripes', dorsal: 'sail', tail: 'fan', fins: 0.12 },
    colours: { main: '#f2dc5e', second: '#fffbe8', accent: '#2c2730' },
  },
  betta: {
    values: { form: 'slim', tail: 'veil', tailSize: 0.48, dorsal: 'sail', fins: 0.2, pattern: 'none' },
    colours: { main: '#2f4fd0', second: '#6f7fe8', accent: '#c4337c' },
  },
  koi: {
    values: { form: 'slim', pattern: 'koi', tail: 'forked', tailSize: 0.24, nose: 'whiskers' },
    colours: { main: '#fbf8f0', second: '#ffffff', accent: '#e8501f' },
  },
  carp: {
    values: { form: 'fish', pattern: 'belly', nose: 'whiskers', tail: 'forked' },
    colours: { main: '#9a7a3e', second: '#e8d6a4', accent: '#b08a4a' },
  },
  tuna: {
    values: {
      form: 'fish',
      pattern: 'belly',
      tail: 'crescent',
      tailSize: 0.24,
      dorsal: 'spiny',
      skin: 'smooth',
      eyeSize: 0.036,
    },
    colours: { main: '#2b4a7c', second: '#dfe6ec', accent: '#f2c53a' },
  },
  salmon: {
    values: { form: 'slim', pattern: 'spots', tail: 'forked', dorsal: 'round', eyeSize: 0.032 },
    colours: { main: '#d8705a', second: '#f3cdb8', accent: '#5b4a4a' },
  },
  trout: {
    values: { form: 'slim', pattern: 'spots', tail: 'fan', dorsal: 'round', eyeSize: 0.032 },
    colours: { main: '#7f8f5a', second: '#efe3c4', accent: '#3a3a2c' },
  },
  sardine: {
    values: { form: 'slim', pattern: 'belly', tail: 'forked', dorsal: 'round' },
    colours: { main: '#4f7a98', second: '#e9eef0', accent: '#8aa6b8' },
  },
  piranha: {
    values: { form: 'fish', mouth: 'teeth', pattern: 'belly', eyes: 'red', dorsal: 'round', tail: 'forked' },
    colours: { main: '#4d6470', second: '#e0563a', accent: '#3c4c56' },
  },
  catfish: {
    values: { form: 'slim', nose: 'whiskers', skin: 'smooth', pattern: 'belly', tail: 'fan' },
    colours: { main: '#5f6a5c', second: '#e0dcc8', accent: '#4a5448' },
  },
  pufferfish: {
    values: {
      form: 'round',
      spikes: 0.6,
      tail: 'fan',
      tailSize: 0.12,
      fins: 0.12,
      dorsal: 'round',
      mouth: 'pout',
      skin: 'smooth',
      pattern: 'spots',
      eyeSize: 0.075,
      pose: 'straight',
    },
    colours: { main: '#e8b93c', second: '#fffaec', accent: '#8a5a20' },
  },
  'puffer fish': {
    values: {
      form: 'round',
      spikes: 0.6,
      tail: 'fan',
      tailSize: 0.12,
      fins: 0.12,
      dorsal: 'round',
      mouth: 'pout',
      skin: 'smooth',
      pattern: 'spots',
      eyeSize: 0.075,
      pose: 'straight',
    },
    colours: { main: '#e8b93c', second: '#fffaec', accent: '#8a5a20' },
  },
  blowfish: {
    values: {
      form: 'round',
      spikes: 0.8,
      tail: 'fan',
      tailSize: 0.12,
      fins: 0.12,
      dorsal: 'round',
      mouth: 'pout',
      skin: 'smooth',
      pattern: 'belly',
      eyeSize: 0.075,
      pose: 'straight',
    },
    colours: { main: '#8fa94a', second: '#fffaec', accent: '#6f8a3a' },
  },
  anglerfish: {
    values: {
      form: 'round',
      nose: 'lamp',
      mouth: 'teeth',
      tail: 'fan',
      tailSize: 0.16,
      skin: 'smooth',
      pattern: 'none',
      eyes: 'yellow',
      eyeSize: 0.04,
    },
    colours: { main: '#4a3a4c', accent: '#6c4f5e' },
  },
  swordfish: {
    values: {
      form: 'slim',
      nose: 'sword',
      tail: 'crescent',
      tailSize: 0.26,
      dorsal: 'triangle',
      skin: 'smooth',
      eyeSize: 0.034,
    },
    colours: { main: '#34537f', second: '#dfe5ea', accent: '#2b4468' },
  },
  marlin: {
    values: {
      form: 'slim',
      nose: 'sword',
      tail: 'crescent',
      tailSize: 0.26,
      dorsal: 'sail',
      skin: 'smooth',
      eyeSize: 0.034,
    },
    colours: { main: '#2554a8', second: '#e6ecf2', accent: '#1f3f80' },
  },
  shark: { values: shark, colours: { main: '#6b7c8c', second: '#f1f3f2', accent: '#5d6d7c' } },
  'great white shark': { values: shark, colours: { main: '#7a848d', second: '#f5f5f2', accent: '#6a747d' } },
  'hammerhead shark': {
    values: { ...shark, nose: 'hammer', eyeSize: 0.026 },
    colours: { main: '#7d8578', second: '#eeefe8', accent: '#6b7366' },
  },
  'tiger shark': {
    values: { ...shark, pattern: 'stripes' },
    colours: { main: '#8a938f', second: '#eef0ec', accent: '#4c5452' },
  },
  whale: { values: whale, colours: { main: '#3f6ea8', second: '#e4ecf2', accent: '#3a659a' } },
  'blue whale': { values: whale, colours: { main: '#4a79b0', second: '#dfe8ef', accent: '#436e9f' } },
  'humpback whale': {
    values: { ...whale, fins: 0.36 },
    colours: { main: '#39434f', second: '#e9edf0', accent: '#333c47' },
  },
  beluga: {
    values: { ...whale, form: 'dolphin', pattern: 'none', dorsal: 'none' },
    colours: { main: '#f3f5f6', accent: '#e4e9ec' },
  },
  narwhal: {
    values: { ...whale, form: 'dolphin', nose: 'tusk', pattern: 'spots', dorsal: 'none' },
    colours: { main: '#8ea2b4', second: '#eef2f4', accent: '#5c6f82' },
  },
  orca: {
    values: { ...dolphin, nose: 'plain', pattern: 'orca', dorsal: 'triangle', fins: 0.22, form: 'dolphin' },
    colours: { main: '#1f2228', second: '#fcfcfa', accent: '#1f2228' },
  },
  'killer whale': {
    values: { ...dolphin, nose: 'plain', pattern: 'orca', dorsal: 'triangle', fins: 0.22, form: 'dolphin' },
    colours: { main: '#1f2228', second: '#fcfcfa', accent: '#1f2228' },
  },
  dolphin: { values: dolphin, colours: { main: '#6f93b5', second: '#eff3f5', accent: '#6488aa' } },
  porpoise: {
    values: { ...dolphin, nose: 'plain' },
    colours: { main: '#5b6875', second: '#e9edee', accent: '#525e6a' },
  },
}
