import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { floorAt, hbar, level, mixture, points, rightHalf, stiff, type Wave } from './model.ts'
import { draw } from './view.ts'

const spacing = ({ width = 1.5 }: Values) => width / (points + 1)

/** Rooms to reckon in, so that a step makes no rubbish: the last two with two points more on each side. */
const [upRe, upIm, outRe, outIm] = [0, 0, 0, 0].map(() => new Float64Array(points)) as [
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
]
const [wideRe, wideIm] = [new Float64Array(points + 4), new Float64Array(points + 4)]
const floors = new Float64Array(points)
let floorsFor = Number.NaN

function layFloor(values: Values): void {
  const { barrier = 0 } = values
  if (barrier === floorsFor) return
  floorsFor = barrier
  for (let i = 0; i < points; i++) floors[i] = floorAt(i, values)
}

/**
 * Crank and Nicolson's step of Schrödinger's equation, with Numerov's weights 1, 10, 1 for the curvature: the wave keeps its
 * size exactly, and the grid is good to the fourth order.
 */
function evolve(state: Wave, values: Values, dt: number): void {
  const { real, imaginary } = state
  layFloor(values)
  const turn = dt / (2 * hbar)
  const bend = stiff / spacing(values) ** 2
  // Each row: weight·ψ on three points ± i·turn·(curvature + weight·floor·ψ).
  for (let i = 0; i < points; i++) {
    const own = turn * (2 * bend + (10 / 12) * (floors[i] ?? 0))
    const low = turn * ((floors[i - 1] ?? 0) / 12 - bend)
    const high = turn * ((floors[i + 1] ?? 0) / 12 - bend)
    const re = real[i] ?? 0
    const im = imaginary[i] ?? 0
    const reB = i > 0 ? (real[i - 1] ?? 0) : 0
    const imB = i > 0 ? (imaginary[i - 1] ?? 0) : 0
    const reA = i < points - 1 ? (real[i + 1] ?? 0) : 0
    const imA = i < points - 1 ? (imaginary[i + 1] ?? 0) : 0
    // The right side: weights less i·turn·H.
    let rightRe = (10 / 12) * re + (reB + reA) / 12 + own * im + low * imB + high * imA
    let rightIm = (10 / 12) * im + (imB + imA) / 12 - own * re - low * reB - high * reA
    let pivotRe = 10 / 12
    let pivotIm = own
    if (i > 0) {
      const uRe = upRe[i - 1] ?? 0
      const uIm = upIm[i - 1] ?? 0
      const oRe = outRe[i - 1] ?? 0
      const oIm = outIm[i - 1] ?? 0
      pivotRe -= uRe / 12 - low * uIm
      pivotIm -= uIm / 12 + low * uRe
      rightRe -= oRe / 12 - low * oIm
      rightIm -= oIm / 12 + low * oRe
    }
    const size = pivotRe * pivotRe + pivotIm * pivotIm
    upRe[i] = (pivotRe / 12 + high * pivotIm) / size
    upIm[i] = (high * pivotRe - pivotIm / 12) / size
    outRe[i] = (rightRe * pivotRe + rightIm * pivotIm) / size
    outIm[i] = (rightIm * pivotRe - rightRe * pivotIm) / size
  }
  let nextRe = 0
  let nextIm = 0
  for (let i = points - 1; i >= 0; i--) {
    const uRe = upRe[i] ?? 0
    const uIm = upIm[i] ?? 0
    const re = (outRe[i] ?? 0) - (uRe * nextRe - uIm * nextIm)
    const im = (outIm[i] ?? 0) - (uRe * nextIm + uIm * nextRe)
    real[i] = re
    imaginary[i] = im
    nextRe = re
    nextIm = im
  }
}

/** The whole chance, and the mean and the blur of the place. */
function whereabouts(
  { real, imaginary }: Wave,
  values: Values,
): { all: number; place: number; blur: number } {
  const h = spacing(values)
  let all = 0
  let place = 0
  let square = 0
  for (let i = 0; i < points; i++) {
    const here = ((real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2) * h
    const x = (i + 1) * h
    all += here
    place += here * x
    square += here * x * x
  }
  return { all, place, blur: Math.sqrt(Math.max(0, square - place * place)) }
}

/** Energies of motion and of the floor, in eV: the curvature from five points; beyond a wall the wave goes on upside down. */
function energies({ real, imaginary }: Wave, values: Values): { motion: number; floor: number } {
  layFloor(values)
  const h = spacing(values)
  for (let i = 0; i < points; i++) {
    wideRe[i + 2] = real[i] ?? 0
    wideIm[i + 2] = imaginary[i] ?? 0
  }
  for (const wide of [wideRe, wideIm]) {
    wide[0] = -(wide[2] ?? 0)
    wide[points + 3] = -(wide[points + 1] ?? 0)
  }
  let motion = 0
  let floor = 0
  for (let i = 2; i < points + 2; i++) {
    let sum = 0
    for (const wide of [wideRe, wideIm]) {
      const here = wide[i] ?? 0
      const curve =
        16 * ((wide[i - 1] ?? 0) + (wide[i + 1] ?? 0)) - (wide[i - 2] ?? 0) - (wide[i + 2] ?? 0) - 30 * here
      motion -= ((stiff / h) * here * curve) / 12
      sum += here * here
    }
    floor += sum * h * (floors[i - 2] ?? 0)
  }
  return { motion, floor }
}

export const particleInABox = system<Wave>({
  id: 'particle-in-a-box',
  title: 'An electron in a box',
  subject: 'physics',
  ages: [15, 20],
  words: [
    'particle in a box',
    'electron in a box',
    'quantum well',
    'infinite square well',
    'wave function',
    'wavefunction',
    'schrödinger equation',
    'schrodinger equation',
    'quantum mechanics',
    'quantum tunnelling',
    'tunnel effect',
    'energy quantisation',
    'superposition of states',
    'uncertainty principle',
    'heisenberg uncertainty',
    'quantum dot',
  ],
  tells: {
    young:
      'An electron is not a little ball. It is like a wave that fills its box, as a note fills a flute. Only certain waves fit between the walls. Where the wave is big you will probably find the electron, and sometimes it even gets through a wall!',
    middle:
      'Between two walls only waves fit that are zero at both ends: one hump, two humps, three … Each has its own energy, and the narrower the box, the higher it is. A mixture of two such waves sloshes back and forth. Through a barrier that is too high for a ball, the wave leaks: it tunnels.',
    upper:
      'Schrödinger’s equation with levels Eₙ = n²h²/(8mL²), stepped by Crank and Nicolson with Numerov’s weights. A superposition beats with the frequency (Eₘ − Eₙ)/h. Norm and energy are kept also with a barrier in the middle, where the two lowest levels move together and tunnelling slows the beat.',
  },
  controls: [
    {
      id: 'width',
      label: 'Width of the box',
      symbol: 'L',
      unit: 'nm',
      from: 1,
      to: 2.5,
      usual: 1.5,
      about: 'A nanometre is about five atoms wide.',
      restarts: true,
    },
    {
      id: 'first',
      label: 'First wave',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 5,
      usual: 1,
      step: 1,
      about: 'How many humps it has.',
      restarts: true,
    },
    {
      id: 'second',
      label: 'Second wave',
      symbol: 'm',
      unit: '',
      from: 1,
      to: 5,
      usual: 2,
      step: 1,
      about: 'It is mixed with the first.',
      restarts: true,
    },
    {
      id: 'share',
      label: 'Share of the second',
      symbol: 'p',
      unit: '%',
      from: 0,
      to: 100,
      usual: 50,
      step: 1,
      about: 'At 0 or 100 it is a pure wave, and nothing seems to move.',
      restarts: true,
    },
    {
      id: 'barrier',
      label: 'Barrier in the middle',
      symbol: 'V',
      unit: 'eV',
      from: 0,
      to: 4,
      usual: 0,
      about: 'A thin wall, a tenth of the box wide; a ball with less energy could not get over it.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'energy',
      label: 'Mean energy',
      symbol: '\\langle E\\rangle',
      unit: 'eV',
      digits: 3,
      about: 'What many measurements would give on average.',
      of: (state, values) => {
        const { motion, floor } = energies(state, values)
        return motion + floor
      },
    },
    {
      id: 'right',
      label: 'Chance for the right half',
      symbol: 'P',
      unit: '%',
      digits: 1,
      about: 'How likely it is to be found there.',
      of: (state, values) => 100 * rightHalf(state, values),
    },
    {
      id: 'place',
      label: 'Mean place',
      symbol: '\\langle x\\rangle',
      unit: 'nm',
      digits: 3,
      about: 'Counted from the left wall.',
      of: (state, values) => whereabouts(state, values).place,
    },
    {
      id: 'product',
      label: 'Blur of place times blur of momentum',
      symbol: '\\Delta x\\,\\Delta p/\\hbar',
      unit: '',
      digits: 3,
      about: 'Never below 0.5 (Heisenberg). For pure waves; for mixtures the momentum is taken about zero.',
      of: (state, values) => {
        const { blur } = whereabouts(state, values)
        return blur * Math.sqrt(Math.max(0, energies(state, values).motion) / stiff)
      },
    },
    {
      id: 'all',
      label: 'Chance to be anywhere',
      unit: '%',
      digits: 2,
      about: 'Always 100: it must be somewhere.',
      of: (state, values) => 100 * whereabouts(state, values).all,
    },
  ],
  graphs: [
    {
      id: 'right',
      title: 'Chance for the right half',
      x: 'time',
      y: ['right'],
      about: 'A mixture sloshes back and forth; a barrier makes it slower.',
    },
    {
      id: 'place',
      title: 'Mean place',
      x: 'time',
      y: ['place'],
      about: 'The faster, the farther apart the two energies are.',
    },
  ],
  dt: 0.02,
  pace: 1.5,
  timeUnit: 'fs',
  start(values) {
    const { n, m, second } = mixture(values)
    const { width = 1.5 } = values
    const real = Array.from({ length: points }, (_, i) => {
      const along = (Math.PI * (i + 1)) / (points + 1)
      return (
        Math.sqrt(2 / width) *
        (Math.sqrt(1 - second) * Math.sin(n * along) + Math.sqrt(second) * Math.sin(m * along))
      )
    })
    const state: Wave = { time: 0, steps: 0, real, imaginary: real.map(() => 0), trail: [] }
    state.trail.push([0, rightHalf(state, values)])
    return state
  },
  step(state, values, dt) {
    evolve(state, values, dt)
    state.time += dt
    state.steps++
    if (state.steps % 5 === 0) keepTrail(state.trail, [state.time, rightHalf(state, values)], 300)
  },
  draw,
  describe(state, values) {
    const { motion, floor } = energies(state, values)
    return `After ${state.time.toFixed(1)} femtoseconds the electron, with ${(motion + floor).toFixed(2)} electronvolts, is in the right half with a chance of ${(100 * rightHalf(state, values)).toFixed(0)} percent.`
  },
  effects: [
    {
      control: 'width',
      readout: 'energy',
      goes: 'down',
      after: 1,
      says: 'A wider box gives lower energies.',
    },
    {
      control: 'first',
      readout: 'energy',
      goes: 'up',
      after: 1,
      given: { share: 0, second: 5 },
      says: 'More humps mean more energy, with the square of their number.',
    },
    {
      control: 'share',
      readout: 'energy',
      goes: 'up',
      after: 1,
      says: 'More of the higher wave gives more energy on average.',
    },
    {
      control: 'second',
      readout: 'energy',
      goes: 'up',
      after: 1,
      says: 'Mixed with a higher wave it has more energy.',
    },
    {
      control: 'barrier',
      readout: 'right',
      goes: 'down',
      after: 3.5,
      over: [0, 2],
      says: 'The higher the barrier, the less has leaked through in the same time.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The energy is (1 − p)·Eₙ + p·Eₘ with Eₙ = n²h²/(8mL²).',
      readout: 'energy',
      expected(values) {
        const { n, m, second } = mixture(values)
        // h²/(8m) of an electron: 0.37603 eV·nm².
        const unit = 0.3760301 / (values.width ?? 1.5) ** 2
        return unit * ((1 - second) * n * n + second * m * m)
      },
      until: 3,
      where: { barrier: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Without a barrier the mean place of two neighbouring waves swings as L/2 − 2√(p(1−p))·(8L/π²)·nm/(n² − m²)²·cos(ωt).',
      readout: 'place',
      expected(values, time) {
        const { n, m, second } = mixture(values)
        const { width = 1.5 } = values
        const beat = (level(m, values) - level(n, values)) / hbar
        const swing = (((8 * width) / Math.PI ** 2) * n * m) / (n * n - m * m) ** 2
        return width / 2 - 2 * Math.sqrt(second * (1 - second)) * swing * Math.cos(beat * time)
      },
      until: 8,
      where: { barrier: [0, 0], first: [1, 1], second: [2, 2], share: [20, 80] },
    },
    {
      kind: 'conserved',
      says: 'The electron is always somewhere: the whole chance stays 100%, also with a barrier.',
      readout: 'all',
      until: 10,
    },
    {
      kind: 'conserved',
      says: 'The mean energy stays the same, also with a barrier.',
      readout: 'energy',
      until: 10,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'The lowest level of an electron in a box of 1 nm is 0.376 eV.',
      source:
        'E₁ = h²/(8mL²); worked out in OpenStax University Physics 3, section 7.4, for boxes of this size.',
      values: { width: 1, first: 1, share: 0, barrier: 0 },
      readout: 'energy',
      at: 1,
      expected: 0.376,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'For the lowest wave, Δx·Δp is 0.568 ħ.',
      source: 'D. J. Griffiths, Introduction to Quantum Mechanics, problem 2.4: (ħ/2)√(n²π²/3 − 2).',
      values: { width: 1.5, first: 1, share: 0, barrier: 0 },
      readout: 'product',
      at: 1,
      expected: 0.5679,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: 'E_n = \\frac{n^2 h^2}{8 m L^2}', about: 'The energies that fit into the box.' },
    {
      tex: 'i\\hbar\\frac{\\partial\\psi}{\\partial t} = -\\frac{\\hbar^2}{2m}\\frac{\\partial^2\\psi}{\\partial x^2} + V\\psi',
      about: 'Schrödinger’s equation: how the wave changes.',
    },
    { tex: 'f = \\frac{E_m - E_n}{h}', about: 'How often a mixture of two sloshes back and forth.' },
  ],
  tries: [
    {
      says: 'A pure wave: the chance to find the electron does not change at all.',
      set: { first: 2, share: 0, barrier: 0 },
    },
    {
      says: 'Mix one hump and two: the electron sloshes from side to side.',
      set: { first: 1, second: 2, share: 50, barrier: 0 },
    },
    {
      says: 'Put a barrier in that is far too high for it. Does it stay on its side?',
      set: { first: 1, second: 2, share: 50, barrier: 2 },
    },
    { says: 'Make the box narrow: the electron gets lively.', set: { width: 1 } },
  ],
  questions: [
    {
      asks: 'The box becomes half as wide. What happens to the lowest energy?',
      options: ['It halves', 'It doubles', 'It becomes four times as large'],
      settle: {
        readout: 'energy',
        after: 0.5,
        first: { width: 2.4, share: 0, barrier: 0 },
        second: { width: 1.2, share: 0, barrier: 0 },
        answer: (a, b) => (b < a ? 0 : b < 3 * a ? 1 : 2),
      },
      explains:
        'A wave pressed into half the space must bend twice as sharply, and the energy goes as the square of that.',
    },
    {
      asks: 'The electron begins on the left. In the middle is a barrier higher than its energy. Can it get to the right?',
      options: ['Never', 'Yes, after a while', 'At once'],
      settle: {
        readout: 'right',
        after: 8,
        first: { barrier: 1.5, share: 50 },
        answer: (a) => (a < 40 ? 0 : 1),
      },
      explains:
        'The wave does not end at the barrier, it only grows smaller inside. A bit of it reaches the other side: the electron tunnels.',
    },
    {
      asks: 'A pure wave with two humps. Where will the electron never be found?',
      options: ['In the middle', 'On the left', 'On the right'],
      settle: {
        readout: 'right',
        after: 2,
        first: { first: 2, share: 0, barrier: 0 },
        answer: (a) => (a > 55 ? 1 : a < 45 ? 2 : 0),
      },
      explains:
        'Left and right are equally likely, but exactly in the middle the wave is zero. And yet it gets from one side to the other: it is a wave.',
    },
  ],
  glossary: [
    { word: 'Wave function', means: 'The wave that tells where a particle may be found.' },
    { word: 'Energy level', means: 'One of the energies that are allowed.' },
    { word: 'Superposition', means: 'A mixture of several waves at once.' },
    { word: 'Tunnelling', means: 'Getting through a barrier that is too high to climb.' },
    { word: 'Femtosecond', means: 'A millionth of a billionth of a second (fs).' },
  ],
  goals: [
    'Explain why only certain energies are allowed.',
    'See that pure states rest and mixtures move.',
    'Describe tunnelling as a property of waves.',
  ],
  standards: [
    'England A level Physics: wave-particle duality and electron energy levels',
    'First-year university physics: the infinite square well',
  ],
})
