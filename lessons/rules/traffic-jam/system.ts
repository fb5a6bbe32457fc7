import { system, type Values } from '@makebelieve/kit/simulation/system'
import { ring, type Traffic } from './model.ts'
import { draw } from './view.ts'

const carLength = 4.2
const closest = 5
const comfortable = 10
const softness = 4
const remembered = 60

const countOf = ({ cars = 22 }: Values) => Math.round(cars)
const shift = Math.tanh((comfortable - closest) / softness)

/** The speed at which drivers feel at ease, by the distance to the car in front (Bando and others). */
function wished(gap: number, { limit = 30 }: Values): number {
  if (gap <= closest) return 0
  return ((limit / 3.6) * (Math.tanh((gap - comfortable) / softness) + shift)) / (1 + shift)
}

function gaps(at: readonly number[]): number[] {
  return at.map((here, i) => (i + 1 < at.length ? (at[i + 1] ?? 0) : (at[0] ?? 0) + ring) - here)
}

/** How strongly the distances follow one long wave around the ring, in metres. */
function waveOf({ at }: Traffic): number {
  let [real, imaginary] = [0, 0]
  gaps(at).forEach((gap, i) => {
    const angle = (2 * Math.PI * i) / at.length
    real += gap * Math.cos(angle)
    imaginary -= gap * Math.sin(angle)
  })
  return (2 / at.length) * Math.hypot(real, imaginary)
}

/** What a small wave becomes, by linear stability analysis: λ² + aλ = aV′(e^{iθ} − 1), both roots. */
function waveByTheory(values: Values, time: number): number {
  const { alert = 1.2, nudge = 0.3, limit = 30 } = values
  const turn = (2 * Math.PI) / countOf(values)
  const slope =
    limit / 3.6 / (1 + shift) / softness / Math.cosh((ring / countOf(values) - comfortable) / softness) ** 2
  // λ = −a/2 ± √(a²/4 + aV′(e^{iθ} − 1))
  const [re, im] = [alert ** 2 / 4 + alert * slope * (Math.cos(turn) - 1), alert * slope * Math.sin(turn)]
  const size = Math.sqrt(Math.hypot(re, im))
  const half = Math.atan2(im, re) / 2
  const [rx, ry] = [size * Math.cos(half), size * Math.sin(half)]
  const grown = (x: number, y: number): [number, number] => [
    Math.exp(x * time) * Math.cos(y * time),
    Math.exp(x * time) * Math.sin(y * time),
  ]
  const [ax, ay] = grown(-alert / 2 + rx, ry)
  const [bx, by] = grown(-alert / 2 - rx, -ry)
  // A = (λ₁e^{λ₂t} − λ₂e^{λ₁t}) / (λ₁ − λ₂)
  const [px, py] = [-alert / 2 + rx, ry]
  const [qx, qy] = [-alert / 2 - rx, -ry]
  const top = Math.hypot(px * bx - py * by - (qx * ax - qy * ay), px * by + py * bx - (qx * ay + qy * ax))
  return (nudge * 2 * Math.sin(turn / 2) * top) / Math.hypot(2 * rx, 2 * ry)
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

function remember(state: Traffic): void {
  state.past.push({ at: [...state.at], speed: [...state.speed] })
  if (state.past.length > remembered) state.past.shift()
}

export const trafficJam = system<Traffic>({
  id: 'traffic-jam',
  title: 'A traffic jam out of nothing',
  subject: 'physics',
  ages: [11, 20],
  words: [
    'traffic jam',
    'traffic jam formation',
    'traffic',
    'phantom traffic jam',
    'cars on a ring road',
    'stop and go',
    'stop-and-go wave',
    'traffic flow',
    'cars on a road',
    'congestion',
    'highway traffic',
  ],
  tells: {
    young:
      'Cars go round and round. One comes a little too close and brakes, so the next must brake harder, and the next still harder, until one stops. Nobody did anything wrong, and yet there is a jam, and it travels backwards!',
    middle:
      'Each driver goes as fast as the distance ahead allows, but reacts with a delay. On a crowded road small differences grow into a jam that travels against the traffic. Quick reactions or fewer cars keep the traffic flowing.',
    upper:
      'Bando’s optimal velocity model on a ring: x″ = a(V(Δx) − x′). The even flow is unstable for long waves when V′ > a/2; perturbations then grow into stop-and-go waves that travel upstream.',
  },
  controls: [
    {
      id: 'cars',
      label: 'Cars on the ring',
      symbol: 'N',
      unit: 'cars',
      from: 10,
      to: 38,
      usual: 22,
      step: 1,
      about: 'How many cars share 230 metres of road.',
      restarts: true,
    },
    {
      id: 'alert',
      label: 'Alertness of the drivers',
      symbol: 'a',
      unit: '1/s',
      from: 0.7,
      to: 4,
      usual: 0.9,
      about:
        'How quickly drivers change to the speed they wish for: 1 means in about one second, 4 in a quarter.',
    },
    {
      id: 'limit',
      label: 'Speed limit',
      symbol: 'v_0',
      unit: 'km/h',
      from: 20,
      to: 50,
      usual: 30,
      about: 'How fast everyone would go on an empty road.',
    },
    {
      id: 'nudge',
      label: 'Unevenness at first',
      unit: 'm',
      from: 0.01,
      to: 2,
      usual: 0.8,
      logarithmic: true,
      about: 'How far the cars are from being evenly spaced when they begin.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'mean',
      label: 'Mean speed',
      symbol: '\\bar v',
      unit: 'km/h',
      digits: 1,
      about: 'Of all cars.',
      of: ({ speed }) => 3.6 * mean(speed),
    },
    {
      id: 'slowest',
      label: 'Slowest car',
      unit: 'km/h',
      digits: 1,
      about: 'The speed of the slowest car.',
      of: ({ speed }) => 3.6 * Math.min(...speed),
    },
    {
      id: 'fastest',
      label: 'Fastest car',
      unit: 'km/h',
      digits: 1,
      about: 'The speed of the fastest car.',
      of: ({ speed }) => 3.6 * Math.max(...speed),
    },
    {
      id: 'flow',
      label: 'Traffic flow',
      symbol: 'q',
      unit: 'cars/h',
      digits: 0,
      about: 'How many cars pass a point in an hour, on average.',
      of: ({ speed }) => (3600 * mean(speed) * speed.length) / ring,
    },
    {
      id: 'wave',
      label: 'Height of the wave',
      unit: 'm',
      digits: 3,
      about: 'How strongly the distances between cars go up and down once around the ring.',
      of: waveOf,
    },
  ],
  graphs: [
    {
      id: 'speeds',
      title: 'Slowest, mean and fastest',
      x: 'time',
      y: ['slowest', 'mean', 'fastest'],
      about: 'Close together while traffic flows; far apart in stop and go.',
    },
    {
      id: 'wave',
      title: 'The wave of distances',
      x: 'time',
      y: ['wave'],
      about: 'A small wave grows, or dies out, depending on the drivers.',
    },
  ],
  dt: 1 / 20,
  pace: 3,
  timeUnit: 's',
  start(values) {
    const count = countOf(values)
    const even = ring / count
    const state: Traffic = {
      at: Array.from(
        { length: count },
        (_, i) => i * even + Math.min(values.nudge ?? 0.5, even / 4) * Math.cos((2 * Math.PI * i) / count),
      ),
      speed: Array.from({ length: count }, () => wished(even, values)),
      time: 0,
      past: [],
    }
    remember(state)
    return state
  },
  step(state, values, dt) {
    const { alert = 0.9 } = values
    const { at, speed } = state
    // The midpoint rule: half a step to feel the road, then the whole one.
    const halfSpeed = gaps(at).map((gap, i) => {
      const v = speed[i] ?? 0
      return v + (dt / 2) * alert * (wished(gap, values) - v)
    })
    const halfGaps = gaps(at.map((x, i) => x + (dt / 2) * (speed[i] ?? 0)))
    for (let i = 0; i < at.length; i++) at[i] = (at[i] ?? 0) + dt * (halfSpeed[i] ?? 0)
    const ahead = gaps(at)
    for (let i = 0; i < at.length; i++) {
      const v = (speed[i] ?? 0) + dt * alert * (wished(halfGaps[i] ?? 0, values) - (halfSpeed[i] ?? 0))
      // Nobody drives into the car in front: an emergency brake that even flow never needs.
      speed[i] = Math.max(0, Math.min(v, ((ahead[i] ?? 0) - carLength - 0.3) / 0.3))
    }
    const before = Math.floor(state.time)
    state.time += dt
    if (Math.floor(state.time + 1e-9) > before) {
      state.time = Math.round(state.time * 20) / 20
      remember(state)
    }
  },
  draw,
  describe({ speed }) {
    const slow = speed.filter((v) => v * 3.6 < 5).length
    return `${speed.length} cars go at ${(3.6 * mean(speed)).toFixed(0)} kilometres an hour on average; ${slow === 0 ? 'none stands' : `${slow} nearly stand`}.`
  },
  effects: [
    { control: 'cars', readout: 'mean', goes: 'down', after: 60, says: 'The more cars, the slower they go.' },
    {
      control: 'alert',
      readout: 'wave',
      goes: 'down',
      after: 40,
      given: { nudge: 0.2 },
      over: [1.2, 4],
      says: 'Alert drivers smooth the wave out. (Very dull ones make several small jams instead of one.)',
    },
    {
      control: 'nudge',
      readout: 'wave',
      goes: 'up',
      after: 10,
      says: 'A larger unevenness is a larger wave at first.',
    },
    {
      control: 'limit',
      readout: 'fastest',
      goes: 'up',
      after: 60,
      says: 'A higher limit makes the free part faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A small wave grows or dies as linear stability analysis says.',
      readout: 'wave',
      expected: waveByTheory,
      until: 12,
      where: { nudge: [0.01, 0.02] },
    },
    {
      kind: 'conserved',
      says: 'With alert drivers (a > 2V′) even traffic keeps its mean speed.',
      readout: 'mean',
      where: { alert: [3.5, 4], limit: [20, 35], nudge: [0.01, 0.1] },
      until: 30,
    },
  ],
  formulas: [
    {
      tex: '\\ddot x_n = a\\,\\bigl(V(x_{n+1}-x_n) - \\dot x_n\\bigr)',
      about: 'Each driver turns to the speed that fits the distance.',
    },
    {
      tex: "V'(h) > \\frac{a}{2}",
      about: 'When a jam comes out of nothing: the wish changes faster than the driver can.',
    },
  ],
  tries: [
    { says: 'Wait a minute: where does the jam come from, and which way does it go?' },
    { says: 'Wake the drivers up: the jam dissolves.', set: { alert: 3.5 } },
    { says: 'Take a third of the cars away.', set: { cars: 14 } },
    {
      says: 'Begin almost even, with one centimetre of difference. Does a jam still come?',
      set: { nudge: 0.01 },
    },
  ],
  questions: [
    {
      asks: '22 cars begin almost evenly spaced, and nobody makes a mistake. How fast is the slowest car after a hundred seconds?',
      options: ['As fast as all the others', 'Nearly at a standstill'],
      settle: {
        readout: 'slowest',
        after: 100,
        first: { nudge: 0.8, alert: 0.9 },
        answer: (slowest) => (slowest < 6 ? 1 : 0),
      },
      explains:
        'Each driver brakes a little more than the one in front, as they react late. The small wave grows into a jam.',
    },
    {
      asks: 'What do drivers who react four times as quickly do to the jam?',
      options: ['It gets worse', 'Nothing', 'It does not come about'],
      settle: {
        readout: 'wave',
        after: 90,
        first: { alert: 0.9 },
        second: { alert: 3.6 },
        answer: (a, b) => (b < 0.3 * a ? 2 : b > 1.2 * a ? 0 : 1),
      },
      explains: 'Drivers who react quickly need not brake harder than the car in front, so waves die out.',
    },
    {
      asks: 'There are 38 cars instead of 22. Do more cars pass a point in an hour?',
      options: ['Yes, more', 'As many', 'No, fewer'],
      settle: {
        readout: 'flow',
        after: 60,
        first: { cars: 22 },
        second: { cars: 38 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains: 'So close together all must crawl. A full road carries fewer cars than a half-full one.',
    },
  ],
  glossary: [
    { word: 'Headway', means: 'The distance to the car in front.' },
    { word: 'Flow', means: 'How many cars pass a point in an hour.' },
    { word: 'Instability', means: 'When small differences grow instead of dying out.' },
    { word: 'Phantom jam', means: 'A jam without an accident or a narrow place.' },
  ],
  goals: [
    'See that a jam needs no cause but crowding and late reactions.',
    'Tell the motion of the cars from the motion of the wave.',
    'Read a picture of places over time.',
  ],
  standards: [
    'NGSS crosscutting concept: stability and change',
    'Mathematics and computing, ages 14–20: modelling',
  ],
})
