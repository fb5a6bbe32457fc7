import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  current,
  gap,
  inertia,
  knocked,
  looked,
  metalOf,
  metals,
  type Photoelectric,
  photonEnergy,
  softMean,
  spare,
  stands,
  step,
} from './model.ts'
import { draw } from './view.ts'

const golden = 0.6180339887498949

/**
 * How much of the spare energy an electron takes towards the other plate. Those from deeper inside or that leave at a slant
 * have less: from none to all, the more the rarer. Spread evenly over this by the golden section instead of by chance.
 */
const shareOf = (i: number) => 1 - Math.sqrt(1 - ((0.5 + i * golden) % 1))

function knock(state: Photoelectric, values: Values, dt: number): void {
  const count = knocked(values) * dt
  if (count <= 0) return
  const speed = Math.sqrt((2 * spare(values) * shareOf(state.out)) / inertia)
  const across = (state.out * 0.754877666) % 1
  state.electrons.push({ count, x: 0, speed, across, drawn: (state.out * 0.569840291) % 1 < count / stands })
  state.out++
  if (state.electrons.length > 900) state.electrons.shift()
}

/** What Fowler and DuBridge expect: the share that gets over the hill of the voltage falls as a square. */
function expectedCurrent(values: Values): number {
  const [kept, voltage] = [spare(values), values.voltage ?? 1]
  if (kept <= 0 || voltage <= -kept) return 0
  const passes = voltage >= 0 ? 1 : (1 + voltage / kept) ** 2
  const power = (values.power ?? 1) * 1e-3
  // e·P/(h·ν) for a thousandth of all photons.
  return ((power * (values.wavelength ?? 400)) / 1239.84198 / 1000) * 1e6 * passes
}

export const photoelectricEffect = system<Photoelectric>({
  id: 'photoelectric-effect',
  title: 'Light that knocks out electrons',
  subject: 'physics',
  ages: [14, 19],
  words: [
    'photoelectric effect',
    'photo electric effect',
    'photoelectric',
    'photoelectron',
    'work function',
    'stopping voltage',
    'stopping potential',
    'threshold frequency',
    'threshold wavelength',
    'einstein photon',
    'light is made of photons',
    'light as particles',
    'planck constant',
    "planck's constant",
    'photocell',
    'light quanta',
  ],
  tells: {
    young:
      'Light comes in tiny portions. One portion of blue light is strong enough to kick an electron out of this metal. One portion of red light is too weak, and however many of them arrive, nothing happens!',
    middle:
      'Light knocks electrons out of a metal, but only if its wavelength is short enough. Brighter light frees more electrons, not faster ones. Einstein explained it: each electron takes the energy of a single photon, pays the metal’s price for leaving, and keeps the rest.',
    upper:
      'The greatest kinetic energy is hc/λ − W. A retarding voltage V₀ = (hc/λ − W)/e just stops the current. Electrons start with normal energies spread as Fowler and DuBridge’s theory says for a cold metal, so below zero the current falls as (1 − |V|/V₀)².',
  },
  controls: [
    {
      id: 'wavelength',
      label: 'Wavelength of the light',
      symbol: '\\lambda',
      unit: 'nm',
      from: 150,
      to: 700,
      usual: 400,
      step: 5,
      about: 'Red is about 650, violet 400; below that it is ultraviolet, which no eye sees.',
    },
    {
      id: 'power',
      label: 'Power of the light',
      symbol: 'P',
      unit: 'mW',
      from: 0.2,
      to: 2,
      usual: 1,
      step: 0.1,
      about: 'How much energy the lamp sends onto the metal in a second.',
    },
    {
      id: 'metal',
      label: 'Metal',
      unit: '',
      from: 0,
      to: 4,
      usual: 1,
      options: metals.map(({ name }) => name),
      about: 'Each metal holds its electrons more or less tightly.',
    },
    {
      id: 'voltage',
      label: 'Voltage of the far plate',
      symbol: 'V',
      unit: 'V',
      from: -4,
      to: 4,
      usual: 1,
      step: 0.05,
      about: 'Above zero it pulls the electrons over; below zero it pushes them back.',
    },
  ],
  readouts: [
    {
      id: 'photon',
      label: 'Energy of one photon',
      symbol: 'h\\nu',
      unit: 'eV',
      about: 'The shorter the wave, the more.',
      of: (_, values) => photonEnergy(values),
    },
    {
      id: 'spare',
      label: 'Energy of the fastest',
      symbol: 'E_{max}',
      unit: 'eV',
      about: 'What is left after the price for leaving; zero where no electron comes out.',
      of: (_, values) => Math.max(0, spare(values)),
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'µA',
      digits: 3,
      about: 'What the meter shows: the charge that moved across lately.',
      of: current,
    },
    {
      id: 'arrival',
      label: 'Mean energy on arrival',
      symbol: '\\bar E',
      unit: 'eV',
      about: 'Of the electrons that hit the far plate lately, from their speed.',
      known: ({ arrived }) => softMean(arrived) > 0,
      of: ({ arrived }) => softMean(arrived),
    },
  ],
  graphs: [
    {
      id: 'current',
      title: 'Current over time',
      x: 'time',
      y: ['current'],
      about: 'It is there as soon as the light is, even in weak light.',
    },
    {
      id: 'arrival',
      title: 'Mean energy on arrival',
      x: 'time',
      y: ['arrival'],
      about: 'More light does not lift it; bluer light and more voltage do.',
    },
  ],
  dt: step,
  pace: 3,
  timeUnit: 'ns',
  start: () => ({ time: 0, electrons: [], out: 0, moved: [], arrived: [] }),
  step(state, values, dt) {
    const pull = (values.voltage ?? 1) / gap / inertia
    let moved = 0
    let went = false
    for (const one of state.electrons) {
      const x = one.x + one.speed * dt + 0.5 * pull * dt * dt
      // What the wire feels while an electron crosses: its charge times the share of the gap it has come along.
      moved += (one.count * (Math.min(gap, Math.max(0, x)) - one.x)) / gap
      if (x >= gap) {
        const late = one.speed + pull * dt * ((gap - one.x) / (x - one.x))
        keepTrail(state.arrived, 0.5 * inertia * late * late, looked)
      }
      if (x >= gap || x <= 0) went = true
      one.x = x
      one.speed += pull * dt
    }
    if (went) state.electrons = state.electrons.filter(({ x }) => x > 0 && x < gap)
    if (expectsNone(state, values)) state.arrived = []
    keepTrail(state.moved, moved, looked)
    knock(state, values, dt)
    state.time += dt
  },
  draw,
  describe(state, values) {
    const now = current(state)
    if (spare(values) <= 0)
      return `One photon has ${photonEnergy(values).toFixed(2)} electronvolts, too little to free an electron from ${metalOf(values).name}: nothing comes out.`
    return `Light of ${(values.wavelength ?? 400).toFixed(0)} nanometres frees electrons from ${metalOf(values).name}; the current is ${now.toFixed(2)} microamperes.`
  },
  effects: [
    {
      control: 'wavelength',
      readout: 'spare',
      goes: 'down',
      after: 1,
      over: [150, 535],
      says: 'Longer waves leave the electrons with less energy; beyond 539 nm none leaves potassium.',
    },
    {
      control: 'power',
      readout: 'current',
      goes: 'up',
      after: 40,
      says: 'Brighter light frees more electrons.',
    },
    {
      control: 'metal',
      readout: 'spare',
      goes: 'down',
      after: 1,
      given: { wavelength: 200 },
      says: 'A metal that holds its electrons tightly lets them go with less energy.',
    },
    {
      control: 'voltage',
      readout: 'current',
      goes: 'up',
      after: 40,
      given: { wavelength: 200 },
      over: [-3.8, -0.2],
      says: 'Pushing back less lets more electrons across; above zero all of them come and the current stays.',
    },
    {
      control: 'voltage',
      readout: 'arrival',
      goes: 'up',
      after: 20,
      over: [0.5, 4],
      says: 'A pulling voltage makes them arrive with more energy.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Pulled over, every electron arrives: the current is e·P·λ/(hc) for one photon in a thousand, and none at all beyond the threshold.',
      readout: 'current',
      expected: (values, time) => (time > 40 ? expectedCurrent(values) : undefined),
      until: 46,
      where: { voltage: [0.5, 4] },
    },
    {
      kind: 'analytic',
      says: 'Pushed back, the current falls as (1 − |V|/V₀)² and ends at V₀ = (hc/λ − W)/e.',
      readout: 'current',
      expected: (values, time) => (time > 40 ? expectedCurrent(values) : undefined),
      until: 46,
      where: { wavelength: [180, 220], metal: [0, 2], voltage: [-1, -0.2] },
    },
    {
      kind: 'analytic',
      says: 'Electrons arrive with a third of the greatest energy on average, and what the voltage adds.',
      readout: 'arrival',
      expected: (values, time) =>
        time > 40 && spare(values) > 0 ? spare(values) / 3 + (values.voltage ?? 1) : undefined,
      until: 46,
      where: { wavelength: [180, 300], metal: [0, 2], voltage: [0.5, 4] },
    },
    {
      kind: 'published',
      says: 'A photon of violet light of 420 nm has 2.96 eV.',
      source: 'OpenStax, College Physics, section 29.2, example 29.1.',
      values: { wavelength: 420 },
      readout: 'photon',
      at: 0,
      expected: 2.96,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: 'E_{max} = \\frac{hc}{\\lambda} - W',
      about: 'Einstein 1905: a photon’s energy less the price for leaving.',
    },
    { tex: 'e V_0 = E_{max}', about: 'The voltage that just stops the fastest.' },
    { tex: '\\lambda_{max} = \\frac{hc}{W}', about: 'Longer waves free nothing.' },
  ],
  tries: [
    {
      says: 'Slide the light slowly from red to violet. When does the first electron come out?',
      set: { wavelength: 700, metal: 1 },
    },
    { says: 'Red light, as bright as it gets: still nothing!', set: { wavelength: 650, power: 2, metal: 1 } },
    {
      says: 'Push back with −0.9 volts: the current is gone. Now make the light bluer.',
      set: { voltage: -0.9, wavelength: 400 },
    },
    {
      says: 'Platinum holds on tightly. Find light that is strong enough.',
      set: { metal: 4, wavelength: 300 },
    },
  ],
  questions: [
    {
      asks: 'Red light of 650 nm frees nothing from potassium. We make it ten times brighter. What happens?',
      options: ['Electrons come out', 'Still nothing', 'A few come out, slowly'],
      settle: {
        readout: 'current',
        after: 40,
        first: { wavelength: 650, power: 0.2 },
        second: { wavelength: 650, power: 2 },
        answer: (_, b) => (b > 0.2 ? 0 : b > 0 ? 2 : 1),
      },
      explains:
        'Brighter light has more photons, but each is as weak as before. An electron takes one photon at a time, so none has enough.',
    },
    {
      asks: 'The violet light becomes twice as bright. How do the electrons arrive?',
      options: ['Faster', 'As fast as before, but more of them', 'More slowly'],
      settle: {
        readout: 'arrival',
        after: 40,
        first: { power: 1 },
        second: { power: 2 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains: 'Twice the photons free twice the electrons; each still gets the energy of one photon.',
    },
    {
      asks: 'Same power, but ultraviolet of 200 nm instead of violet of 400 nm. What does the current do?',
      options: ['It is halved', 'It stays', 'It doubles'],
      settle: {
        readout: 'current',
        after: 40,
        first: { wavelength: 400 },
        second: { wavelength: 200 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b > a * 1.5 ? 2 : 1),
      },
      explains:
        'Each photon is twice as big a portion, so the same power holds half as many. Fewer electrons come out, but faster ones.',
    },
  ],
  glossary: [
    { word: 'Photon', means: 'The smallest portion of light; its energy depends on the colour only.' },
    { word: 'Work function', means: 'The energy an electron needs to leave a metal.' },
    { word: 'Threshold', means: 'The longest wave that still frees electrons.' },
    { word: 'Stopping voltage', means: 'The voltage that holds back even the fastest electron.' },
    { word: 'Electronvolt', means: 'What an electron gains from one volt (eV).' },
  ],
  goals: [
    'Say what colour and what brightness each do to the electrons.',
    'Explain why this shows that light comes in portions.',
    'Work out the energy of an electron from wavelength and metal.',
  ],
  standards: [
    'NGSS HS-PS4-3',
    'England A level Physics: the photoelectric effect, threshold frequency, work function',
  ],
})

/** Whether no electron can arrive any more. */
function expectsNone({ electrons }: Photoelectric, values: Values): boolean {
  const [kept, voltage] = [spare(values), values.voltage ?? 1]
  return electrons.length === 0 && (kept <= 0 || voltage <= -kept)
}
