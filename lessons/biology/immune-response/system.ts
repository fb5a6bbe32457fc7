import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  antibodiesFade,
  type Change,
  change,
  dose,
  doses,
  fades,
  feltAt,
  fitting,
  halfCall,
  type Immunity,
  infection,
  multiply,
  secondAt,
  watched,
} from './model.ts'
import { draw } from './view.ts'

const shifted = (from: Change, by: Change, dt: number) =>
  from.map((one, i) => one + (by[i] ?? 0) * dt) as Change

export const immuneResponse = system<Immunity>({
  id: 'immune-response',
  title: 'How a vaccine protects',
  subject: 'biology',
  ages: [10, 18],
  words: [
    'immune system',
    'immune response',
    'vaccine',
    'vaccination',
    'how a vaccine works',
    'antibodies',
    'antibody',
    'memory cells',
    'why we get a disease only once',
    'white blood cells',
    'immunity',
    'booster shot',
    'how the body fights a virus',
    'fighting germs',
    'second infection',
  ],
  tells: {
    young:
      'A virus gets into your body and makes copies of itself. Your white blood cells must first learn what it looks like; meanwhile you are ill. Then they build antibodies that catch it. And they remember! A vaccine shows them a picture of the virus beforehand, so they are ready.',
    middle:
      'Few cells know a new virus. They multiply, make antibodies, and after about a week the virus is beaten. Memory cells stay, so that a second infection is stopped before you notice. A vaccine makes memory cells without the illness. If the virus changes, they know it less well.',
    upper:
      'Virus grows as V′ = rV(1 − V/K) − kAV; specific cells expand clonally, M′ = gM·(V + G)/(V + G + h), and feed short-lived makers of antibodies, whose IgG has a half-life of 21 days. After a dose of vaccine that fades exponentially, ln M = (g/γ)·ln((G₀ + h)/(G + h)) exactly.',
  },
  controls: [
    {
      id: 'vaccine',
      label: 'Vaccine',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: ['none', 'one dose', 'two doses'],
      about: 'Given on day 1, and again on day 15.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Growth of the virus',
      symbol: 'r',
      unit: 'per day',
      from: 1,
      to: 2.2,
      usual: 1.5,
      step: 0.05,
      about: 'How fast it makes copies: 1.5 doubles it in 11 hours.',
    },
    {
      id: 'caught',
      label: 'Viruses caught',
      symbol: 'V_0',
      unit: '',
      from: 1,
      to: 10000,
      usual: 10,
      logarithmic: true,
      about: 'With how many an infection begins.',
    },
    {
      id: 'gap',
      label: 'Second infection after',
      unit: 'days',
      from: 30,
      to: 80,
      usual: 50,
      step: 1,
      about: 'Counted from the first, which is on day 27.',
      restarts: true,
    },
    {
      id: 'change',
      label: 'The virus has changed by',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      step: 5,
      about: 'How different the virus of the second infection is, as with flu each winter.',
    },
  ],
  readouts: [
    {
      id: 'virus',
      label: 'Viruses (powers of ten)',
      symbol: '\\log V',
      unit: '',
      digits: 2,
      about: '4 means ten thousand: then you feel ill. 0 when there are none.',
      of: ({ now, ill }) => (ill ? now[0] / Math.LN10 : 0),
    },
    {
      id: 'antibodies',
      label: 'Antibodies',
      symbol: 'A',
      unit: '',
      digits: 0,
      about: 'How many there are that fit the virus; about two thousand are enough to start winning.',
      of: ({ now }) => now[4],
    },
    {
      id: 'knowing',
      label: 'Cells that know it (powers of ten)',
      symbol: '\\log M',
      unit: '',
      digits: 3,
      about: 'Compared with before the first contact.',
      of: ({ now }) => Math.log10(now[2]),
    },
    {
      id: 'fever',
      label: 'Days ill',
      unit: 'days',
      digits: 1,
      about: 'Days with more than ten thousand viruses so far.',
      of: ({ fever }) => fever,
    },
    {
      id: 'second',
      label: 'Highest in the second infection',
      unit: '',
      digits: 2,
      about: 'Powers of ten.',
      known: ({ highest }) => highest[1] > 0,
      of: ({ highest }) => highest[1],
    },
    {
      id: 'halving',
      label: 'Antibodies are halved in',
      unit: 'days',
      digits: 1,
      about: 'At the present pace, while their number falls.',
      known: ({ now }) => now[4] > 1e-6 && now[3] < antibodiesFade * now[4],
      of({ now }) {
        const slope = now[3] - antibodiesFade * now[4]
        return slope < 0 && now[4] > 1e-6 ? Math.min(999, (Math.LN2 * now[4]) / -slope) : 0
      },
    },
  ],
  graphs: [
    {
      id: 'virus',
      title: 'Viruses',
      x: 'time',
      y: ['virus'],
      about: 'Each unit up is ten times as many.',
    },
    {
      id: 'antibodies',
      title: 'Antibodies',
      x: 'time',
      y: ['antibodies'],
      about: 'Late and few at the first contact, soon and many at the second.',
    },
    {
      id: 'knowing',
      title: 'Cells that know the virus',
      x: 'time',
      y: ['knowing'],
      about: 'Memory: it goes up and stays.',
    },
  ],
  dt: 0.05,
  pace: 4,
  timeUnit: 'days',
  start: () => ({
    now: [0, 0, 1, 0, 0],
    ill: false,
    highest: [0, 0],
    fever: 0,
    time: 0,
    steps: 0,
    trail: [[0, 0, 0]],
  }),
  step(state, values, dt) {
    const tick = state.steps
    const at = (day: number) => tick === Math.round(day / dt)
    const given = Math.round(values.vaccine ?? 0)
    doses.forEach((day, i) => {
      if (at(day) && given > i) state.now[1] += dose
    })
    const again = at(secondAt(values))
    if (again) {
      // From now on only what fits the changed virus counts.
      const fit = fitting(values)
      state.now[2] = 1 + (state.now[2] - 1) * fit
      state.now[3] *= fit
      state.now[4] *= fit
    }
    if (at(infection) || again) {
      const caught = values.caught ?? 10
      state.now[0] = Math.log((state.ill ? Math.exp(state.now[0]) : 0) + caught)
      state.ill = true
    }
    const { now, ill } = state
    const a = change(now, ill, values)
    const b = change(shifted(now, a, dt / 2), ill, values)
    const c = change(shifted(now, b, dt / 2), ill, values)
    const d = change(shifted(now, c, dt), ill, values)
    state.now = now.map(
      (one, i) => one + (dt / 6) * ((a[i] ?? 0) + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)),
    ) as Change
    // Less than one virus is none.
    if (state.ill && state.now[0] < 0) {
      state.ill = false
      state.now[0] = 0
    }
    const power = state.ill ? state.now[0] / Math.LN10 : 0
    if (power > Math.log10(feltAt)) state.fever += dt
    state.steps++
    state.time = state.steps * dt
    const round = state.time >= secondAt(values) ? 1 : 0
    state.highest[round] = Math.max(state.highest[round], power)
    if (state.steps % 10 === 0) keepTrail(state.trail, [state.time, power, state.now[4]], 330)
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe({ now, ill, fever, time }) {
    const power = now[0] / Math.LN10
    const is = !ill
      ? 'no virus is in the body'
      : power > Math.log10(feltAt)
        ? `the person is ill with ten to the power of ${power.toFixed(1)} viruses`
        : `there are viruses, but so few that nothing is felt`
    return `On day ${time.toFixed(0)} ${is}; there are ${now[4].toFixed(0)} antibodies, and the person has been ill for ${fever.toFixed(1)} days.`
  },
  effects: [
    {
      control: 'gap',
      readout: 'second',
      goes: 'changes',
      after: 120,
      says: 'When the germ comes again changes how the second illness goes.',
    },
    {
      control: 'vaccine',
      readout: 'fever',
      goes: 'down',
      after: 52,
      given: { speed: 1.9, caught: 100 },
      says: 'Those who had the vaccine are ill for a shorter time, or not at all.',
    },
    {
      control: 'speed',
      readout: 'fever',
      goes: 'changes',
      after: 52,
      says: 'A faster virus makes you ill sooner, and is noticed sooner.',
    },
    {
      control: 'caught',
      readout: 'virus',
      goes: 'up',
      after: 29,
      says: 'Catching more viruses means having more of them at first.',
    },
    {
      control: 'change',
      readout: 'second',
      goes: 'up',
      after: 95,
      says: 'The more the virus has changed, the less memory helps.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'After a dose the cells that know the virus multiply as ln M = (g/γ)·ln((G₀ + h)/(G + h)).',
      readout: 'knowing',
      expected(_, time) {
        const since = Math.max(0, time - doses[0])
        const left = dose * Math.exp(-fades * since)
        return since === 0
          ? 0
          : ((multiply / fades) * Math.log((dose + halfCall) / (left + halfCall))) / Math.LN10
      },
      until: 26,
      where: { vaccine: [1, 1] },
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'Before the body has learned, viruses grow exponentially.',
      readout: 'virus',
      expected: ({ speed = 1.5, caught = 10 }, time) =>
        time <= infection || time > infection + 2
          ? undefined
          : (Math.log(caught) + speed * (time - infection)) / Math.LN10,
      until: infection + 2,
      where: { vaccine: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Antibodies of the kind IgG are halved in about 21 days.',
      source: 'Janeway’s Immunobiology, table of the classes of antibodies: half-life of IgG 21 days.',
      values: {},
      readout: 'halving',
      at: 70,
      expected: 21,
      within: 0.05,
    },
  ],
  formulas: [
    {
      tex: "V' = r\\,V\\left(1 - \\frac{V}{K}\\right) - k\\,A\\,V",
      about: 'Viruses make copies, antibodies catch them.',
    },
    {
      tex: "M' = g\\,M\\,\\frac{V + G}{V + G + h}",
      about: 'Cells that know the virus multiply when they meet it, or the vaccine.',
    },
    { tex: 'A \\propto 2^{-t/21}', about: 'Antibodies fade, in days; memory stays.' },
  ],
  tries: [
    {
      says: 'Wait for day 27 and see a body learn. Then wait for the second infection.',
      set: { vaccine: 0 },
    },
    { says: 'Give one dose of vaccine, then two.', set: { vaccine: 2 } },
    {
      says: 'Let the virus change by 80%, like flu over the years. How is the second infection now?',
      set: { change: 80 },
    },
    {
      says: 'A fast virus and a big cough: is one dose enough?',
      set: { vaccine: 1, speed: 2.1, caught: 1000 },
    },
  ],
  questions: [
    {
      asks: 'The same virus comes a second time, with no vaccine given. How does it go?',
      options: ['As the first time', 'It is stopped before you feel ill', 'Worse than the first time'],
      settle: {
        readout: 'second',
        after: 95,
        first: {},
        answer: (a) => (a < 4 ? 1 : a < 7.5 ? 0 : 2),
      },
      explains:
        'Thousands of cells remember the virus, and antibodies are still there. That is why we have measles only once.',
    },
    {
      asks: 'Someone had two doses of vaccine. How long is the person ill at the first infection?',
      options: ['As long as without it', 'Longer', 'Hardly, or not at all'],
      settle: {
        readout: 'fever',
        after: 60,
        first: { vaccine: 0 },
        second: { vaccine: 2 },
        answer: (a, b) => (b > a * 1.1 ? 1 : b > a * 0.5 ? 0 : 2),
      },
      explains: 'The vaccine has shown the cells what the virus looks like. They need not learn it now.',
    },
    {
      asks: 'The virus has changed nearly completely, by 95%. The second infection is…',
      options: ['stopped at once, as before', 'strong enough to make you ill again', 'impossible'],
      settle: {
        readout: 'second',
        after: 97,
        first: { change: 0 },
        second: { change: 95 },
        answer: (a, b) => (b < a + 2 ? 0 : 1),
      },
      explains: 'Memory cells look for what they know. That is why there is a new flu vaccine each year.',
    },
  ],
  glossary: [
    { word: 'Virus', means: 'A tiny thing that makes cells build copies of it.' },
    { word: 'Antibody', means: 'A Y-shaped protein that sticks to just one kind of germ.' },
    { word: 'Memory cell', means: 'A white blood cell that remembers a germ for years.' },
    { word: 'Vaccine', means: 'A harmless picture of a germ from which the body learns.' },
    { word: 'Half-life', means: 'The time after which half is left.' },
  ],
  goals: [
    'Explain why the second infection goes otherwise than the first.',
    'Tell what a vaccine does, and why some must be given again.',
    'Read a graph with powers of ten.',
  ],
  standards: [
    'NGSS HS-LS1-2',
    'England GCSE Biology: infection and response, vaccination',
    'A level Biology: cell recognition and the immune system',
  ],
})
