import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  closesAt,
  conducts,
  coneOf,
  enters,
  explodes,
  flowOf,
  jetOf,
  kindOf,
  kinds,
  opensAt,
  plumeOf,
  stiffness,
  type Volcano,
} from './model.ts'
import { draw } from './view.ts'

/** From one eruption to the next: filling up evenly, then emptying towards a balance. */
function cycle(values: Values): number {
  const [k, q, g] = [stiffness(values), enters(values), conducts(values)]
  const [high, low, even] = [opensAt(values), closesAt(values), enters(values) / conducts(values)]
  return (high - low) / (k * q) + Math.log((high - even) / (low - even)) / (k * g)
}

export const volcanoEruption = system<Volcano>({
  id: 'volcano-eruption',
  title: 'A volcano erupts',
  subject: 'earth and space',
  ages: [8, 16],
  words: [
    'volcano eruption',
    'volcano',
    'volcanoes',
    'volcanic eruption',
    'how a volcano erupts',
    'why volcanoes erupt',
    'inside a volcano',
    'magma chamber',
    'magma and lava',
    'lava flow',
    'volcanic ash',
    'shield volcano',
    'stratovolcano',
    'explosive eruption',
  ],
  tells: {
    young:
      'Deep below, melted rock fills a chamber. The pressure grows and grows, until the plug bursts and the volcano erupts! Then it rests and fills up again. Runny lava flows out quietly, sticky lava with lots of gas explodes.',
    middle:
      'Magma flows into a chamber and raises its pressure. When the plug no longer holds, it comes out until the pressure has fallen; then the vent closes. How thick the magma is and how much gas it holds decide whether lava flows or ash is blown high into the sky.',
    upper:
      'dp/dt = (B/V)(Q_in − Q_out): between eruptions a straight rise, during them an exponential fall with Hagen-Poiseuille flow Q = πR⁴p/8μL. Gas-rich melt fragments, its effective viscosity drops, and the plume rises to 2.00·Q^0.241 km (Mastin).',
  },
  controls: [
    {
      id: 'kind',
      label: 'Kind of magma',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: kinds.map(({ name, rock }) => `${name} (${rock})`),
      about: 'Basalt flows like honey, andesite like cold syrup, rhyolite hardly flows at all.',
      restarts: true,
    },
    {
      id: 'gas',
      label: 'Gas in the magma',
      symbol: 'n',
      unit: '%',
      from: 0.5,
      to: 6,
      usual: 2,
      step: 0.1,
      about: 'Mostly steam. Above 3 to 4% thick magma is torn to ash.',
    },
    {
      id: 'inflow',
      label: 'Magma from below',
      symbol: 'Q',
      unit: 'm³/s',
      from: 0.5,
      to: 10,
      usual: 3,
      step: 0.1,
      about: 'Into the chamber: at most a lorry load each second.',
    },
    {
      id: 'strength',
      label: 'Strength of the plug',
      symbol: 'p_{max}',
      unit: 'MPa',
      from: 4,
      to: 20,
      usual: 10,
      step: 0.5,
      about: 'The pressure that it holds; sticky magma makes it firmer still.',
    },
    {
      id: 'chamber',
      label: 'Size of the chamber',
      symbol: 'V',
      unit: 'km³',
      from: 2,
      to: 20,
      usual: 10,
      step: 0.5,
      about: 'A large chamber takes up more before the pressure rises.',
    },
  ],
  readouts: [
    {
      id: 'pressure',
      label: 'Pressure in the chamber',
      symbol: 'p',
      unit: 'MPa',
      digits: 2,
      about: 'Above that of the rock around; 1 MPa is ten times the pressure of the air.',
      of: ({ pressure }) => pressure,
    },
    {
      id: 'flow',
      label: 'Coming out now',
      symbol: 'Q_{out}',
      unit: 'm³/s',
      digits: 1,
      about: 'Melted rock, as lava or ash.',
      of: flowOf,
    },
    {
      id: 'repose',
      label: 'From eruption to eruption',
      symbol: 'T',
      unit: 'days',
      digits: 1,
      about: 'Measured from start to start.',
      known: ({ repose }) => repose > 0,
      of: ({ repose }) => repose,
    },
    {
      id: 'jet',
      label: 'Speed at the vent',
      symbol: 'v',
      unit: 'm/s',
      digits: 0,
      about: 'Driven by gas that expands; 0 while it is closed.',
      of: jetOf,
    },
    {
      id: 'cone',
      label: 'Height of the new cone',
      symbol: 'h',
      unit: 'm',
      digits: 0,
      about: 'Built of all that came out.',
      of: coneOf,
    },
    {
      id: 'ledger',
      label: 'Stored and erupted less entered',
      unit: 'million m³',
      digits: 2,
      about: 'No magma is lost: this stays the same.',
      of: ({ pressure, erupted, entered }, values) => pressure / stiffness(values) + erupted - entered,
    },
  ],
  graphs: [
    {
      id: 'pressure',
      title: 'Pressure in the chamber',
      x: 'time',
      y: ['pressure'],
      about: 'A saw: slowly up, quickly down.',
    },
    { id: 'flow', title: 'Coming out', x: 'time', y: ['flow'], about: 'Strong at first, then fading.' },
    {
      id: 'cone',
      title: 'Height of the cone',
      x: 'time',
      y: ['cone'],
      about: 'Each eruption adds to it, but less and less in height.',
    },
  ],
  dt: 0.05,
  pace: 4,
  timeUnit: 'days',
  start: (values) => ({
    pressure: 0.5 * opensAt(values),
    open: false,
    erupted: 0,
    entered: 0,
    count: 0,
    openedAt: Number.NaN,
    repose: 0,
    lastOpen: Number.NEGATIVE_INFINITY,
    time: 0,
    trail: [],
  }),
  step(state, values, dt) {
    const [k, q, g] = [stiffness(values), enters(values), conducts(values)]
    let left = dt
    // Rise and fall are solved exactly; within a step the vent may open or close.
    for (let i = 0; i < 6 && left > 1e-12; i++) {
      if (state.open) {
        const even = q / g
        const low = closesAt(values)
        const over = state.pressure - even
        const closing =
          even < low && state.pressure > low
            ? Math.log(over / (low - even)) / (k * g)
            : Number.POSITIVE_INFINITY
        const part = Math.min(left, Math.max(0, closing))
        const after = even + over * Math.exp(-k * g * part)
        state.erupted += q * part - (after - state.pressure) / k
        state.pressure = after
        state.entered += q * part
        left -= part
        state.lastOpen = state.time + dt - left
        if (closing <= part + 1e-12) state.open = false
      } else {
        const rest = Math.max(0, (opensAt(values) - state.pressure) / (k * q))
        const part = Math.min(left, rest)
        state.pressure += k * q * part
        state.entered += q * part
        left -= part
        if (rest <= part + 1e-12) {
          const at = state.time + dt - left
          if (Number.isFinite(state.openedAt)) state.repose = at - state.openedAt
          state.openedAt = at
          state.open = true
          state.count++
        }
      }
    }
    const kept = Math.floor(state.time * 2)
    state.time += dt
    if (Math.floor(state.time * 2) > kept) keepTrail(state.trail, [state.time, state.pressure], 240)
  },
  draw,
  describe(state, values) {
    const now = state.open
      ? `It erupts: ${flowOf(state, values).toFixed(0)} cubic metres a second come out${explodes(values) ? `, and ash rises ${plumeOf(state, values).toFixed(1)} kilometres` : ' as lava'}.`
      : `It rests; the chamber has ${((100 * state.pressure) / opensAt(values)).toFixed(0)} percent of the pressure that the plug can hold.`
    return `Day ${state.time.toFixed(0)}, ${kindOf(values).name} magma; eruptions so far: ${state.count}. ${now}`
  },
  effects: [
    {
      control: 'inflow',
      readout: 'repose',
      goes: 'down',
      after: 800,
      given: { kind: 0 },
      says: 'The more magma comes from below, the sooner it erupts again.',
    },
    {
      control: 'strength',
      readout: 'repose',
      goes: 'up',
      after: 300,
      given: { kind: 0 },
      says: 'A stronger plug holds longer.',
    },
    {
      control: 'chamber',
      readout: 'repose',
      goes: 'up',
      after: 300,
      given: { kind: 0 },
      says: 'A larger chamber takes longer to fill.',
    },
    {
      control: 'gas',
      readout: 'jet',
      goes: 'up',
      after: 15.8,
      given: { kind: 0, chamber: 10 },
      over: [0.5, 6],
      says: 'Gas drives the melt out faster.',
    },
    {
      control: 'kind',
      readout: 'cone',
      goes: 'up',
      after: 200,
      given: { gas: 6 },
      says: 'Sticky magma builds steep cones, runny magma flat ones.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'From eruption to eruption it takes (p_max − p_min)/(K·Q) and the time of emptying, ln(…)/(K·g).',
      readout: 'repose',
      expected: (values, time) => (time > 1.7 * cycle(values) ? cycle(values) : undefined),
      until: 420,
      where: { kind: [0, 1], gas: [0.5, 3.9], inflow: [1, 4], strength: [10, 16], chamber: [2, 10] },
      within: 0.002,
    },
    {
      kind: 'conserved',
      says: 'No magma is lost: stored and erupted less entered stays the same.',
      readout: 'ledger',
      until: 200,
    },
    {
      kind: 'published',
      says: 'Gas drives explosive eruptions out at some hundred m/s: with 3% gas about 400.',
      source:
        'L. Wilson (1980), Journal of Volcanology and Geothermal Research 8: eruption velocities of 400 to 600 m/s for 3 to 5% of water.',
      values: { kind: 2, gas: 3, strength: 10, inflow: 10, chamber: 2 },
      readout: 'jet',
      at: 1.75,
      expected: 400,
      within: 0.12,
    },
  ],
  formulas: [
    {
      tex: '\\frac{dp}{dt} = \\frac{B}{V}\\,(Q_{in} - Q_{out})',
      about: 'How the pressure in the chamber changes.',
    },
    {
      tex: 'Q_{out} = \\frac{\\pi R^4}{8\\mu L}\\,p',
      about: 'What flows through the pipe: ten times as thick, a tenth of the flow.',
    },
    { tex: 'H = 2.00\\,Q^{0.241}', about: 'How high ash rises in km, Q in m³/s.' },
  ],
  tries: [
    { says: 'Take runny magma, as on Hawaii: many quiet eruptions.', set: { kind: 0 } },
    { says: 'Take sticky magma full of gas, and wait …', set: { kind: 2, gas: 5 } },
    { says: 'Take sticky magma with little gas: a slow dome.', set: { kind: 2, gas: 1 } },
    { says: 'Let more magma come from below. How often does it erupt now?', set: { inflow: 8, kind: 0 } },
  ],
  questions: [
    {
      asks: 'Twice as much magma flows into the chamber. How often does the volcano erupt?',
      options: ['Half as often', 'About twice as often', 'As often as before'],
      settle: {
        readout: 'repose',
        after: 300,
        first: { kind: 0, inflow: 2 },
        second: { kind: 0, inflow: 4 },
        answer: (a, b) => (b < a * 0.75 ? 1 : b > a * 1.3 ? 0 : 2),
      },
      explains: 'The chamber is full in half the time, so the plug gives way in half the time.',
    },
    {
      asks: 'Which magma builds the steeper mountain?',
      options: ['Runny magma', 'Sticky magma', 'Both the same'],
      settle: {
        readout: 'cone',
        after: 200,
        first: { kind: 0, gas: 6 },
        second: { kind: 2, gas: 6 },
        answer: (runny, sticky) => (sticky > runny * 1.1 ? 1 : runny > sticky * 1.1 ? 0 : 2),
      },
      explains:
        'Runny lava flows far and builds flat shields like Hawaii; sticky lava and ash pile up near the vent.',
    },
    {
      asks: 'What happens to the pressure in the chamber while the volcano erupts?',
      options: ['It rises', 'It falls', 'It stays'],
      settle: {
        readout: 'pressure',
        after: 17.5,
        first: { kind: 0, inflow: 3 },
        second: { kind: 0, inflow: 0.5 },
        // After 17.5 days the first has just erupted, the second has not.
        answer: (erupted, waiting) => (erupted < waiting ? 1 : erupted > waiting ? 0 : 2),
      },
      explains:
        'Magma leaves faster than it comes in, until too little pressure is left to keep the vent open.',
    },
  ],
  glossary: [
    { word: 'Magma', means: 'Melted rock below the ground; once outside it is called lava.' },
    { word: 'Magma chamber', means: 'A store of magma some kilometres down.' },
    { word: 'Viscosity', means: 'How thick and sticky a liquid is.' },
    { word: 'Volcanic ash', means: 'Tiny bits of torn magma; it is rock, not what is left of a fire.' },
    { word: 'Shield volcano', means: 'A wide, flat volcano of runny lava.' },
  ],
  goals: [
    'Explain an eruption by pressure that builds up and is let go.',
    'Say why some volcanoes flow and others explode.',
    'Read a saw-shaped graph.',
  ],
  standards: [
    'NGSS 4-ESS2-2',
    'NGSS MS-ESS2-2',
    'NGSS MS-ESS3-2',
    'England KS2 Geography: physical geography, volcanoes and earthquakes',
  ],
})
