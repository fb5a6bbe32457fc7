import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  allLate,
  decays,
  factor,
  fromRods,
  fullWarmth,
  generation,
  limit,
  type Reactor,
  shares,
  surplus,
  warming,
} from './model.ts'
import { draw } from './view.ts'

const low = 0.01
const kinds = shares.length

/** Rooms to reckon in, so that a step makes no rubbish. */
const scratch = Array.from({ length: 6 }, () => new Float64Array(kinds + 2))
const [now, there, a, b, c, d] = scratch as [
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
]

/** How fast power, late neutrons and warmth change; all eight in one row. */
function change(row: Float64Array, rods: number, values: Values, by: Float64Array): void {
  const power = row[0] ?? 0
  const warmth = row[kinds + 1] ?? 0
  let sum = ((surplus({ rods, warmth }, values) - allLate) / generation) * power
  for (let i = 0; i < kinds; i++) {
    const come = (decays[i] ?? 0) * (row[i + 1] ?? 0)
    sum += come
    by[i + 1] = ((shares[i] ?? 0) / generation) * power - come
  }
  by[0] = sum
  by[kinds + 1] = (fullWarmth * power - (values.cooling ?? 1) * warmth) / warming
}

function fill({ power, late, warmth }: Reactor): void {
  now[0] = power
  for (let i = 0; i < kinds; i++) now[i + 1] = late[i] ?? 0
  now[kinds + 1] = warmth
}

function ahead(by: Float64Array, long: number): Float64Array {
  for (let i = 0; i < there.length; i++) there[i] = (now[i] ?? 0) + long * (by[i] ?? 0)
  return there
}

/** One step of Runge and Kutta. */
function advance(state: Reactor, values: Values, dt: number): void {
  fill(state)
  change(now, state.rods, values, a)
  change(ahead(a, dt / 2), state.rods, values, b)
  change(ahead(b, dt / 2), state.rods, values, c)
  change(ahead(c, dt), state.rods, values, d)
  const next = (i: number) =>
    (now[i] ?? 0) + (dt / 6) * ((a[i] ?? 0) + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0))
  state.power = Math.max(1e-15, next(0))
  for (let i = 0; i < kinds; i++) state.late[i] = next(i + 1)
  state.warmth = next(kinds + 1)
}

/** In percent a second. */
function growth(state: Reactor, values: Values): number {
  fill(state)
  change(now, state.rods, values, a)
  return (100 * (a[0] ?? 0)) / state.power
}

/** ρ that belongs to a rate ω: Nordheim’s inhour equation. */
const inhour = (rate: number) =>
  generation * rate + shares.reduce((sum, share, i) => sum + (share * rate) / (rate + (decays[i] ?? 1)), 0)

/** Its seven roots, one between each two poles: found by halving, since it rises there. */
function roots(wanted: number): number[] {
  const poles = [...decays].map((one) => -one).sort((a, b) => b - a)
  const bounds: [number, number][] = [
    [poles[0] ?? 0, 50],
    ...poles.slice(1).map((pole, i): [number, number] => [pole, poles[i] ?? 0]),
    [-500, poles.at(-1) ?? 0],
  ]
  return bounds.map(([from, to]) => {
    let [a, b] = [from + 1e-9 * Math.abs(from), to - 1e-9 * Math.abs(to)]
    for (let i = 0; i < 80; i++) {
      const middle = (a + b) / 2
      if (inhour(middle) < wanted) a = middle
      else b = middle
    }
    return (a + b) / 2
  })
}

/** Power after a sudden change from rest, as the sum of seven exponentials. */
function exactPower(wanted: number, time: number): number {
  return roots(wanted).reduce((sum, rate) => {
    let [above, below] = [generation, generation]
    shares.forEach((share, i) => {
      const apart = rate + (decays[i] ?? 1)
      above += share / apart
      below += (share * (decays[i] ?? 1)) / apart ** 2
    })
    return sum + (above / below) * Math.exp(rate * time)
  }, 0)
}

export const nuclearChainReaction = system<Reactor>({
  id: 'nuclear-chain-reaction',
  title: 'A nuclear reactor',
  subject: 'physics',
  ages: [13, 19],
  words: [
    'nuclear chain reaction',
    'chain reaction',
    'nuclear reactor',
    'nuclear power',
    'nuclear power station',
    'nuclear fission',
    'fission',
    'splitting uranium',
    'control rods',
    'critical mass',
    'criticality',
    'delayed neutrons',
    'multiplication factor',
    'neutrons in a reactor',
    'how a nuclear reactor works',
  ],
  tells: {
    young:
      'A tiny neutron hits a uranium atom and splits it. Out come warmth and new neutrons, which split more atoms. If each split makes exactly one more, the fire burns steadily. Rods that swallow neutrons are the brake: pull them out and it grows, push them in and it dies down.',
    middle:
      'Each fission frees two or three neutrons. The factor k tells how many of them, on average, cause the next fission. At k = 1 the power stays, above it grows, below it fades. A few neutrons come seconds late, and only these make it slow enough to be steered by rods.',
    upper:
      'Point kinetics with six groups of delayed neutrons of uranium-235 and a generation time of 1 ms. The reactivity ρ = (k − 1)/k comes from the rods and from the warm fuel (Doppler). After a step the power follows the seven roots of the inhour equation; with feedback it settles where ρ = 0.',
  },
  controls: [
    {
      id: 'rods',
      label: 'Control rods inserted',
      symbol: 'x',
      unit: '%',
      from: 0,
      to: 100,
      usual: 12,
      step: 1,
      about: 'They swallow neutrons; they move at 4% a second.',
    },
    {
      id: 'feedback',
      label: 'Warm fuel brakes by',
      symbol: '\\alpha',
      unit: '10⁻⁵/K',
      from: 0,
      to: 3,
      usual: 1,
      about: 'Warm uranium swallows more neutrons. At 0 nothing holds the power by itself.',
    },
    {
      id: 'cooling',
      label: 'Cooling',
      unit: '× usual',
      from: 0.5,
      to: 2,
      usual: 1,
      about: 'How well the water carries the heat away.',
    },
  ],
  readouts: [
    {
      id: 'power',
      label: 'Power',
      symbol: 'P',
      unit: '%',
      digits: 2,
      about: 'Of full power.',
      of: ({ power }) => 100 * power,
    },
    {
      id: 'k',
      label: 'Factor k',
      symbol: 'k',
      unit: '',
      digits: 5,
      about: 'Fissions caused by one fission.',
      of: factor,
    },
    {
      id: 'warmth',
      label: 'Fuel warmer than water by',
      symbol: '\\Delta T',
      unit: 'K',
      digits: 0,
      about: '300 K at full power with usual cooling.',
      of: ({ warmth }) => warmth,
    },
    {
      id: 'rate',
      label: 'Growth',
      symbol: '\\omega',
      unit: '%/s',
      digits: 2,
      about: 'By how many percent the power changes in a second; below zero it fades.',
      of: growth,
    },
    {
      id: 'share',
      label: 'Neutrons that come late',
      symbol: '\\Lambda\\sum\\lambda c / P',
      unit: '%',
      digits: 3,
      about: 'Of all neutrons of this moment. Small, yet they keep the reactor slow.',
      of: ({ late, power }) => {
        const come = late.reduce((sum, one, i) => sum + (decays[i] ?? 0) * one, 0) * generation
        return (100 * come) / (come + (1 - allLate) * power)
      },
    },
  ],
  graphs: [
    {
      id: 'power',
      title: 'Power over time',
      x: 'time',
      y: ['power'],
      about: 'Steady where k is 1.',
    },
    {
      id: 'k',
      title: 'Factor k over time',
      x: 'time',
      y: ['k'],
      about: 'With a brake from warm fuel it finds back to 1 by itself.',
    },
    {
      id: 'warmth',
      title: 'Warmth of the fuel',
      x: 'time',
      y: ['warmth'],
      about: 'It follows the power some seconds later.',
    },
  ],
  dt: 0.02,
  pace: 3,
  timeUnit: 's',
  start: ({ rods = 12, cooling = 1 }) => ({
    time: 0,
    steps: 0,
    power: low,
    late: shares.map((share, i) => (share * low) / generation / (decays[i] ?? 1)),
    warmth: (fullWarmth * low) / cooling,
    rods: rods / 100,
    dropped: false,
    trail: [[0, low]],
  }),
  step(state, values, dt) {
    const wanted = state.dropped ? 1 : (values.rods ?? 12) / 100
    const run = (state.dropped ? 0.5 : 0.04) * dt
    state.rods += Math.min(run, Math.max(-run, wanted - state.rods))
    advance(state, values, dt)
    state.time += dt
    state.steps++
    if (state.power > limit) state.dropped = true
    if (state.steps % 25 !== 0) return
    state.trail.push([state.time, state.power])
    if (state.trail.length > 400) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe(state, values) {
    const k = factor(state, values)
    const doing = state.dropped
      ? 'the rods have fallen in by themselves'
      : Math.abs(k - 1) < 2e-5
        ? 'it is steady'
        : k > 1
          ? 'it is growing'
          : 'it is fading'
    return `The power is ${(100 * state.power).toPrecision(3)} percent, k is ${k.toFixed(5)}: ${doing}.`
  },
  effects: [
    {
      control: 'rods',
      readout: 'power',
      goes: 'down',
      after: 60,
      says: 'The farther in the rods are, the less power.',
    },
    {
      control: 'feedback',
      readout: 'power',
      goes: 'down',
      after: 100,
      over: [0.6, 3],
      says: 'The stronger warm fuel brakes, the lower the power at which it settles.',
    },
    {
      control: 'cooling',
      readout: 'power',
      goes: 'up',
      after: 100,
      over: [0.5, 1.4],
      says: 'Better cooled fuel brakes less, so the power settles higher.',
    },
    {
      control: 'rods',
      readout: 'k',
      goes: 'down',
      after: 0,
      says: 'Rods swallow neutrons, so fewer are left for the next fission.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'After a step the power is the sum of seven exponentials, the roots of the inhour equation.',
      readout: 'power',
      expected({ rods = 12 }, time) {
        // Looked at once a second: the roots take a while.
        if (Math.abs(time - Math.round(time)) > 1e-6) return undefined
        const found = low * exactPower(fromRods(rods / 100), time)
        return found < 1 ? 100 * found : undefined
      },
      until: 30,
      where: { feedback: [0, 0], rods: [5, 60] },
    },
    {
      kind: 'analytic',
      says: 'With warm fuel as a brake it settles where k = 1: at P = ρ·cooling/(α·300 K).',
      readout: 'power',
      expected: ({ rods = 12, feedback = 1, cooling = 1 }, time) => {
        if (time < 539) return undefined
        const x = rods / 100
        const spare = 0.003 - 0.04 * (x - Math.sin(2 * Math.PI * x) / (2 * Math.PI))
        return (100 * spare * cooling) / (feedback * 1e-5 * 300)
      },
      until: 540,
      where: { rods: [5, 15], feedback: [2, 3], cooling: [0.5, 1.5] },
    },
    {
      kind: 'published',
      says: 'In a steady reactor 0.65% of all neutrons of uranium-235 come late.',
      source: 'Keepin, Wimett and Zeigler, Physical Review 107 (1957) 1044: β = 0.0065 (thermal fission).',
      values: { rods: 12, feedback: 1, cooling: 1 },
      readout: 'share',
      at: 500,
      expected: 0.65,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'After the rods are in, the power fades no faster than with a period of 80 s: 1.25% a second.',
      source:
        'Lamarsh and Baratta, Introduction to Nuclear Engineering, section 7.2: −80 s, set by the slowest late neutrons.',
      values: { rods: 100, feedback: 0, cooling: 1 },
      readout: 'rate',
      at: 400,
      expected: -1.25,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: '\\rho = \\frac{k-1}{k}', about: 'How far k is from 1.' },
    {
      tex: '\\frac{dP}{dt} = \\frac{\\rho-\\beta}{\\Lambda}P + \\sum_i \\lambda_i c_i',
      about: 'Prompt neutrons and those that come late.',
    },
    {
      tex: '\\rho = \\Lambda\\omega + \\sum_i \\frac{\\beta_i\\,\\omega}{\\omega+\\lambda_i}',
      about: 'The inhour equation: how fast it grows for a certain ρ.',
    },
  ],
  tries: [
    {
      says: 'Find the place of the rods where the power neither grows nor fades.',
      set: { rods: 23, feedback: 0 },
    },
    {
      says: 'Pull the rods out and watch how the warm fuel catches the power by itself.',
      set: { rods: 0, feedback: 2 },
    },
    {
      says: 'Take that brake away and pull the rods out a little. What saves the reactor?',
      set: { rods: 5, feedback: 0 },
    },
    { says: 'Push all rods in. Does the power drop to nothing at once?', set: { rods: 100 } },
  ],
  questions: [
    {
      asks: 'k is a little below 1. What does the power do?',
      options: ['It grows', 'It stays low but steady', 'It fades away'],
      settle: {
        readout: 'power',
        after: 60,
        first: { rods: 35, feedback: 0 },
        answer: (a) => (a > 1.05 ? 0 : a > 0.95 ? 1 : 2),
      },
      explains: 'If 100 fissions cause only 99 new ones, each generation is smaller than the last.',
    },
    {
      asks: 'In a running reactor the rods are pulled out a little. Warm fuel brakes. What happens in the end?',
      options: ['The power grows forever', 'It settles at a higher power', 'It goes back to the old power'],
      settle: {
        readout: 'power',
        after: 150,
        first: { rods: 15, feedback: 2 },
        second: { rods: 8, feedback: 2 },
        answer: (a, b) => (b > 119 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'More power warms the fuel, warm fuel swallows more neutrons, and so k comes back to 1, only at a higher power.',
    },
    {
      asks: 'No brake from warm fuel, and the rods are far out. What stops the growing power here?',
      options: ['It stops by itself', 'The rods fall in by themselves', 'Nothing stops it'],
      settle: {
        readout: 'k',
        after: 120,
        first: { rods: 3, feedback: 0 },
        answer: (a) => (a < 0.98 ? 1 : a < 1.0001 ? 0 : 2),
      },
      explains:
        'Above 120 percent the magnets that hold the rods let go: a scram. Good reactors need this only as a last resort.',
    },
  ],
  glossary: [
    { word: 'Fission', means: 'A heavy nucleus splits in two and frees neutrons and energy.' },
    { word: 'Chain reaction', means: 'Each event causes the next.' },
    { word: 'Critical', means: 'k is exactly 1: the chain keeps going steadily.' },
    { word: 'Control rod', means: 'A rod of boron or cadmium, which swallows neutrons.' },
    { word: 'Delayed neutron', means: 'One that comes seconds after the fission, from a fragment.' },
  ],
  goals: [
    'Say what k means and what happens above and below 1.',
    'Explain what control rods do.',
    'See why late neutrons and the brake of warm fuel make a reactor safe to steer.',
  ],
  standards: [
    'NGSS HS-PS1-8',
    'England GCSE Physics: nuclear fission',
    'England A level Physics: induced fission, moderator, control rods',
  ],
})
