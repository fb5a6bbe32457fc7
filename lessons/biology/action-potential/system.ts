import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { atRest, begin, type Change, change, currents, given, leak, type Nerve, seen } from './model.ts'
import { draw } from './view.ts'

const stepped = (from: Change, by: Change, dt: number): Change => [
  from[0] + by[0] * dt,
  from[1] + by[1] * dt,
  from[2] + by[2] * dt,
  from[3] + by[3] * dt,
]

export const actionPotential = system<Nerve>({
  id: 'action-potential',
  title: 'A nerve fires',
  subject: 'biology',
  ages: [12, 19],
  words: [
    'action potential',
    'nerve impulse',
    'how nerves work',
    'how a nerve cell fires',
    'neuron',
    'nerve cell',
    'hodgkin huxley',
    'hodgkin-huxley model',
    'membrane potential',
    'resting potential',
    'sodium channel',
    'ion channels',
    'all or nothing',
    'refractory period',
    'nerve signal',
    'how the brain sends messages',
  ],
  tells: {
    young:
      'Touch something hot and a message runs to your brain. Nerves send it as tiny electric sparks! A small push does nothing. A push that is big enough opens little doors, and the nerve fires: once, full size. Bigger pushes do not make a bigger spark.',
    middle:
      'Inside a resting nerve the voltage is −65 mV. A push past the threshold opens sodium channels: sodium rushes in and the voltage jumps to about +40 mV. Then the sodium gates shut, potassium flows out, and the nerve is at rest again. For a moment it cannot fire: the refractory time.',
    upper:
      'The Hodgkin–Huxley equations of a space-clamped squid axon: C·V′ = I − g_Na·m³h(V − E_Na) − g_K·n⁴(V − E_K) − g_L(V − E_L), with gates that follow the voltage at rates growing by Q₁₀ = 3. Threshold, refractoriness and repetitive firing come out of it.',
  },
  controls: [
    {
      id: 'current',
      label: 'Push',
      symbol: 'I',
      unit: 'µA/cm²',
      from: 0,
      to: 50,
      usual: 20,
      step: 0.5,
      about: 'The current that is sent into the nerve.',
    },
    {
      id: 'kind',
      label: 'Given as',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['short pulses', 'a steady current'],
      about: 'Pulses last one millisecond each.',
      restarts: true,
    },
    {
      id: 'every',
      label: 'A pulse every',
      symbol: '\\tau',
      unit: 'ms',
      from: 3,
      to: 40,
      usual: 25,
      step: 0.5,
      about: 'How long it is from one pulse to the next.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Warmth',
      symbol: 'T',
      unit: '°C',
      from: 3,
      to: 18.5,
      usual: 6.3,
      step: 0.1,
      about: 'Squids live in cold water. Gates move three times as fast when it’s 10 °C warmer.',
    },
    {
      id: 'puffer',
      label: 'Sodium channels blocked',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      step: 1,
      about: 'The poison of the puffer fish, tetrodotoxin, plugs them.',
    },
    {
      id: 'block',
      label: 'Potassium channels blocked',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      step: 1,
      about: 'Tetraethylammonium plugs them.',
    },
  ],
  readouts: [
    {
      id: 'voltage',
      label: 'Voltage inside',
      symbol: 'V',
      unit: 'mV',
      digits: 1,
      about: 'Inside against outside.',
      of: ({ voltage }) => voltage,
    },
    {
      id: 'spikes',
      label: 'Times it fired',
      unit: '',
      digits: 0,
      about: 'How often the voltage has shot above zero.',
      of: ({ spikes }) => spikes,
    },
    {
      id: 'peak',
      label: 'Highest so far',
      unit: 'mV',
      digits: 1,
      about: 'The highest voltage since the start.',
      of: ({ peak }) => peak,
    },
    {
      id: 'width',
      label: 'Length of the last spike',
      unit: 'ms',
      about: 'How long the voltage stayed above zero.',
      known: ({ width }) => width > 0,
      of: ({ width }) => width,
    },
    {
      id: 'rate',
      label: 'Firing rate',
      symbol: 'f',
      unit: 'per second',
      digits: 1,
      about: 'From the time between the last two spikes.',
      known: ({ interval }) => interval > 0,
      of: ({ interval }) => (interval > 0 ? 1000 / interval : 0),
    },
    {
      id: 'potassium',
      label: 'Potassium gates open',
      symbol: 'n^4',
      unit: '%',
      about: 'How many potassium channels are open.',
      of: ({ n }) => 100 * n ** 4,
    },
  ],
  graphs: [
    {
      id: 'voltage',
      title: 'Voltage over time',
      x: 'time',
      y: ['voltage'],
      about: 'A spike is up and down in a few thousandths of a second, and always about as high.',
    },
    {
      id: 'gates',
      title: 'Open potassium gates over time',
      x: 'time',
      y: ['potassium'],
      about: 'They open late and close late: that brings the voltage down and keeps it there for a while.',
    },
    {
      id: 'loop',
      title: 'Potassium gates against voltage',
      x: 'voltage',
      y: ['potassium'],
      about: 'Each spike is one round of a loop.',
    },
  ],
  dt: 0.025,
  pace: 4,
  timeUnit: 'ms',
  start(values) {
    const [voltage, m, h, n] = atRest(values)
    return {
      voltage,
      m,
      h,
      n,
      time: 0,
      steps: 0,
      spikes: 0,
      lastSpike: -1,
      interval: 0,
      rose: -1,
      width: 0,
      peak: voltage,
      trail: [[0, voltage, 0]],
    }
  },
  step(state, values, dt) {
    const now: Change = [state.voltage, state.m, state.h, state.n]
    // Pulses begin and end on steps, so the push is the same all through one.
    const send = given(state.time + dt / 2, values)
    const a = change(now, send, values)
    const b = change(stepped(now, a, dt / 2), send, values)
    const c = change(stepped(now, b, dt / 2), send, values)
    const d = change(stepped(now, c, dt), send, values)
    const sum = (i: 0 | 1 | 2 | 3) => now[i] + (dt / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
    const voltage = sum(0)
    const before = state.voltage
    state.voltage = voltage
    state.m = sum(1)
    state.h = sum(2)
    state.n = sum(3)
    const crossed = state.time + (dt * before) / (before - voltage)
    state.steps++
    state.time = state.steps * dt
    if (before < 0 && voltage >= 0) {
      if (state.lastSpike >= 0) state.interval = crossed - state.lastSpike
      state.lastSpike = crossed
      state.rose = crossed
      state.spikes++
    }
    if (before >= 0 && voltage < 0 && state.rose >= 0) state.width = crossed - state.rose
    state.peak = Math.max(state.peak, voltage)
    if (state.steps % 8 === 0) keepTrail(state.trail, [state.time, voltage, send], seen * 5)
  },
  draw,
  describe(state, values) {
    const { voltage, spikes, time } = state
    const { sodium, potassium } = currents(state, values)
    const doing =
      voltage > 0
        ? 'it is firing'
        : -sodium > potassium + 3
          ? 'sodium is rushing in'
          : potassium > -sodium + 3
            ? 'potassium flows out'
            : 'it is nearly at rest'
    return `After ${time.toFixed(1)} milliseconds the inside is at ${voltage.toFixed(0)} millivolts: ${doing}. It has fired ${spikes} ${spikes === 1 ? 'time' : 'times'}.`
  },
  effects: [
    {
      control: 'current',
      readout: 'rate',
      goes: 'up',
      after: 60,
      given: { kind: 1 },
      over: [8, 50],
      says: 'A stronger steady push makes the nerve fire more often, not higher.',
    },
    {
      control: 'kind',
      readout: 'spikes',
      goes: 'up',
      after: 40,
      says: 'A steady push makes it fire again and again.',
    },
    {
      control: 'temperature',
      readout: 'width',
      goes: 'down',
      after: 12,
      says: 'When it’s warm, gates move faster and spikes are shorter.',
    },
    {
      control: 'puffer',
      readout: 'peak',
      goes: 'down',
      after: 10,
      over: [0, 90],
      says: 'With sodium channels plugged the spike gets lower and dies.',
    },
    {
      control: 'block',
      readout: 'width',
      goes: 'up',
      after: 30,
      over: [0, 60],
      given: { every: 40 },
      says: 'With potassium channels plugged the spike lasts longer.',
    },
    {
      control: 'every',
      readout: 'spikes',
      goes: 'changes',
      after: 60,
      says: 'Pulses too close together are missed: the nerve must recover first.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With all gates plugged the membrane charges like a capacitor: V = E_L + I/g_L·(1 − exp(−g_L·t/C)).',
      readout: 'voltage',
      expected: ({ current = 20 }, time) =>
        leak.at + (current / leak.most) * (1 - Math.exp(-leak.most * Math.max(0, time - begin))),
      until: 15,
      where: { kind: [1, 1], puffer: [100, 100], block: [100, 100] },
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'At rest, −65 mV, the gate n is open to 0.318: about 1% of the potassium channels.',
      source:
        'Hodgkin and Huxley, Journal of Physiology 117 (1952) 500: n₀ = 0.3177 at the resting potential.',
      values: {},
      readout: 'potassium',
      at: 0,
      expected: 100 * 0.3177 ** 4,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'A steady 10 µA/cm² makes the squid axon fire about 68 times a second at 6.3 °C.',
      source:
        'Known value for the standard Hodgkin–Huxley parameters (Koch, Biophysics of Computation, ch. 6).',
      values: { kind: 1, current: 10 },
      readout: 'rate',
      at: 100,
      expected: 68.3,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: 'C\\,\\frac{dV}{dt} = I - g_{Na}\\,m^3 h\\,(V - E_{Na}) - g_K\\,n^4 (V - E_K) - g_L (V - E_L)',
      about: 'The currents through the membrane change the voltage.',
    },
    {
      tex: '\\frac{dn}{dt} = \\alpha_n(V)(1 - n) - \\beta_n(V)\\,n',
      about: 'Gates open and close at rates that depend on the voltage; m and h likewise.',
    },
  ],
  tries: [
    { says: 'Turn the push down step by step. Where is the threshold?', set: { current: 8 } },
    { says: 'Double the push. Is the spike twice as high?', set: { current: 40 } },
    { says: 'Send a pulse every 5 ms. Which ones does the nerve miss?', set: { every: 5 } },
    { says: 'Push all the time, first gently, then hard.', set: { kind: 1, current: 10 } },
    { says: 'Eat a bad puffer fish: no spikes at all.', set: { puffer: 90 } },
  ],
  questions: [
    {
      asks: 'A pulse of 20 makes the nerve fire. You send one of 40. How high is the spike now?',
      options: ['Twice as high', 'About as high as before', 'Half as high'],
      settle: {
        readout: 'peak',
        after: 12,
        first: { current: 20 },
        second: { current: 40 },
        // Measured from rest.
        answer: (a, b) => ((b + 65) / (a + 65) > 1.5 ? 0 : (b + 65) / (a + 65) > 0.75 ? 1 : 2),
      },
      explains:
        'All or nothing: once the gates open, the sodium itself drives the voltage up, and it always stops at about the same height.',
    },
    {
      asks: 'A pulse that is only a third as strong, 6 instead of 20. How often does the nerve fire?',
      options: ['Not at all', 'Once, but lower', 'Once, as before'],
      settle: {
        readout: 'peak',
        after: 12,
        first: { current: 20 },
        second: { current: 6 },
        answer: (a, b) => (b < -30 ? 0 : b < a - 30 ? 1 : 2),
      },
      explains: 'Below the threshold so few gates open that potassium flowing out wins, and it fades away.',
    },
    {
      asks: 'Your brain needs to know how hard something presses. When the push is stronger, the nerve fires…',
      options: ['higher spikes', 'more often', 'just the same'],
      settle: {
        readout: 'rate',
        after: 60,
        first: { kind: 1, current: 10 },
        second: { kind: 1, current: 30 },
        answer: (a, b) => (b > a * 1.1 ? 1 : 2),
      },
      explains:
        'Spikes are all alike. What tells the brain how strong a push is, is how many come each second.',
    },
  ],
  glossary: [
    { word: 'Action potential', means: 'The short electric spike of a nerve: its signal.' },
    { word: 'Threshold', means: 'How far a nerve must be pushed before it fires.' },
    { word: 'Ion', means: 'An atom with a charge, such as those of sodium and potassium in salt water.' },
    { word: 'Channel', means: 'A tiny door in the skin of a cell for one kind of ion.' },
    { word: 'Refractory time', means: 'The moment after a spike in which the nerve cannot fire again.' },
  ],
  goals: [
    'Explain how sodium and potassium make a spike.',
    'Find the threshold and the refractory time by experiment.',
    'Tell how nerves report how strong something is.',
  ],
  standards: [
    'NGSS MS-LS1-8',
    'NGSS HS-LS1-2',
    'England GCSE Biology: coordination and control, nervous system',
    'A level Biology: nervous transmission',
  ],
})
