import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Atom, binding, fate, lasts, nameOf, type Thrown } from './model.ts'
import { draw } from './view.ts'

/** Nucleons and charge of what flies out. */
const parts = {
  electron: [0, -1],
  positron: [0, 1],
  neutron: [1, 0],
  proton: [1, 1],
  helium: [4, 2],
} as const

function fling(state: Atom, kind: Thrown['kind'], random: Random): void {
  keepTrail(state.thrown, { kind, at: state.time, angle: random.between(-Math.PI, Math.PI) }, 12)
  state.goneNucleons += parts[kind][0]
  state.goneCharge += parts[kind][1]
}

/** When the next thing happens: what cannot hold goes at once, a decay waits by chance, seconds here for up to ages there. */
function plan(state: Atom, random: Random): void {
  const will = fate(state.protons, state.neutrons)
  if (state.electrons > state.protons + 1) state.next = state.time + 0.3
  else if (will === 'lasts') state.next = Number.POSITIVE_INFINITY
  else if (will === 'beta minus' || will === 'beta plus')
    state.next = state.time + 1.5 - 2 * Math.log(1 - random.next())
  else state.next = state.time + 0.4
}

function happen(state: Atom, random: Random): void {
  const { protons, neutrons, electrons } = state
  const will = fate(protons, neutrons)
  const before = `${nameOf(protons)}-${protons + neutrons}`
  if (electrons > protons + 1) {
    state.electrons--
    fling(state, 'electron', random)
    state.happened = 'too many electrons: one leaves'
  } else if (will === 'neutron') {
    state.neutrons--
    fling(state, 'neutron', random)
    state.happened = `${before} cannot hold all its neutrons`
  } else if (will === 'proton') {
    state.protons--
    fling(state, 'proton', random)
    state.happened = `${before} cannot hold all its protons`
  } else if (will === 'helium') {
    state.protons -= 2
    state.neutrons -= 2
    fling(state, 'helium', random)
    state.happened = `${before} breaks into two helium nuclei`
  } else if (will === 'beta minus') {
    state.protons++
    state.neutrons--
    fling(state, 'electron', random)
    state.happened = 'a neutron became a proton'
  } else if (will === 'beta plus') {
    state.protons--
    state.neutrons++
    // With an electron at hand the nucleus catches it; without one it sends out a positron.
    if (electrons > 0) state.electrons--
    else fling(state, 'positron', random)
    state.happened = 'a proton became a neutron'
  }
}

const perNucleon = ({ protons, neutrons }: Atom) => binding(protons, neutrons) / (protons + neutrons)

const whole = ({ protons = 6, neutrons = 6, electrons = 6 }: Values) => ({
  protons: Math.round(protons),
  neutrons: Math.round(neutrons),
  electrons: Math.round(electrons),
})

export const buildAnAtom = system<Atom>({
  id: 'build-an-atom',
  title: 'Build an atom',
  subject: 'chemistry',
  ages: [10, 18],
  words: [
    'build an atom',
    'structure of an atom',
    'atomic structure',
    'protons neutrons and electrons',
    'protons, neutrons and electrons',
    'proton number',
    'atomic number',
    'mass number',
    'isotope',
    'ions',
    'element from protons',
    'stable nucleus',
    'nuclear binding energy',
    'binding energy',
    'chart of nuclides',
    'beta decay',
    'periodic table element',
  ],
  tells: {
    young:
      'Everything is made of atoms, and atoms are made of three things. The number of protons says what it is: six make carbon, seven make nitrogen! Neutrons hold the middle together, and electrons whirl around it. With too many or too few neutrons the middle breaks.',
    middle:
      'Protons decide the element, neutrons the isotope, electrons the charge. A nucleus lasts only with the right number of neutrons: about as many as protons in light elements, more in heavier ones. Others decay: a neutron turns into a proton, or a proton into a neutron, until it lasts.',
    upper:
      'The binding energy follows Bethe and Weizsäcker’s drop: volume, surface, charge, asymmetry and pairing. It is greatest per nucleon around iron. Off the valley of stability nuclei turn by β⁻ decay, electron capture or β⁺; beyond the drip lines they lose neutrons or protons at once.',
  },
  controls: [
    {
      id: 'protons',
      label: 'Protons',
      symbol: 'Z',
      unit: '',
      from: 1,
      to: 30,
      usual: 6,
      step: 1,
      about: 'They are positive, and their number makes the element.',
      restarts: true,
    },
    {
      id: 'neutrons',
      label: 'Neutrons',
      symbol: 'N',
      unit: '',
      from: 0,
      to: 40,
      usual: 6,
      step: 1,
      about: 'They have no charge and help to hold the nucleus together.',
      restarts: true,
    },
    {
      id: 'electrons',
      label: 'Electrons',
      unit: '',
      from: 0,
      to: 30,
      usual: 6,
      step: 1,
      about: 'They are negative. As many as there are protons makes a neutral atom.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'protons',
      label: 'Protons',
      symbol: 'Z',
      unit: '',
      digits: 0,
      about: 'In the nucleus now.',
      of: ({ protons }) => protons,
    },
    {
      id: 'nucleons',
      label: 'Mass number',
      symbol: 'A',
      unit: '',
      digits: 0,
      about: 'Protons and neutrons together.',
      of: ({ protons, neutrons }) => protons + neutrons,
    },
    {
      id: 'charge',
      label: 'Charge of the atom',
      symbol: 'q',
      unit: 'e',
      digits: 0,
      about: 'Protons less electrons; an atom with a charge is an ion.',
      of: ({ protons, electrons }) => protons - electrons,
    },
    {
      id: 'binding',
      label: 'Binding energy per nucleon',
      symbol: 'B/A',
      unit: 'MeV',
      digits: 2,
      about: 'How tightly the nucleus holds together. Below zero it cannot hold at all.',
      of: perNucleon,
    },
    {
      id: 'allNucleons',
      label: 'Nucleons, counting those that left',
      unit: '',
      digits: 0,
      about: 'However it decays, none is lost.',
      of: ({ protons, neutrons, goneNucleons }) => protons + neutrons + goneNucleons,
    },
    {
      id: 'allCharge',
      label: 'Charge, counting what left',
      unit: 'e',
      digits: 0,
      about: 'Charge is never made or lost.',
      of: ({ protons, electrons, goneCharge }) => protons - electrons + goneCharge,
    },
  ],
  graphs: [
    {
      id: 'decay',
      title: 'Protons and nucleons over time',
      x: 'time',
      y: ['protons', 'nucleons'],
      about: 'Flat if it lasts; steps if it decays.',
    },
    {
      id: 'binding',
      title: 'Binding energy over time',
      x: 'time',
      y: ['binding'],
      about: 'On the way to the valley a nucleus becomes more tightly bound.',
    },
  ],
  dt: 0.05,
  pace: 1,
  timeUnit: 's',
  start(values, random) {
    const state: Atom = {
      time: 0,
      ...whole(values),
      next: 0,
      thrown: [],
      goneNucleons: 0,
      goneCharge: 0,
      happened: '',
    }
    plan(state, random)
    return state
  },
  step(state, _, dt, random) {
    state.time += dt
    if (state.time < state.next) return
    happen(state, random)
    plan(state, random)
  },
  draw,
  describe({ protons, neutrons, electrons }) {
    const charge = protons - electrons
    const kind = charge === 0 ? 'neutral' : charge > 0 ? `charged ${charge} plus` : `charged ${-charge} minus`
    return `It is ${nameOf(protons)}-${protons + neutrons}, ${kind}, and its nucleus ${lasts(protons, neutrons) ? 'lasts' : 'does not last'}.`
  },
  effects: [
    {
      control: 'protons',
      readout: 'charge',
      goes: 'up',
      after: 0,
      says: 'Each proton adds a positive charge.',
    },
    {
      control: 'electrons',
      readout: 'charge',
      goes: 'down',
      after: 0,
      says: 'Each electron adds a negative charge.',
    },
    {
      control: 'neutrons',
      readout: 'nucleons',
      goes: 'up',
      after: 0,
      says: 'Each neutron makes the atom heavier, and it stays the same element.',
    },
    {
      control: 'neutrons',
      readout: 'binding',
      goes: 'up',
      after: 0,
      given: { protons: 26, electrons: 26 },
      over: [10, 28],
      says: 'With too few neutrons the protons push each other apart.',
    },
    {
      control: 'neutrons',
      readout: 'binding',
      goes: 'down',
      after: 0,
      given: { protons: 10, electrons: 10 },
      over: [12, 40],
      says: 'Too many neutrons loosen the nucleus again.',
    },
  ],
  references: [
    { kind: 'conserved', says: 'No proton or neutron is lost, however it decays.', readout: 'allNucleons' },
    {
      kind: 'conserved',
      says: 'The sum of all charges stays the same.',
      readout: 'allCharge',
      beside: 'allNucleons',
    },
    {
      kind: 'published',
      says: 'Iron-56 is bound by 8.790 MeV per nucleon.',
      source: 'Atomic Mass Evaluation AME2020.',
      values: { protons: 26, neutrons: 30, electrons: 26 },
      readout: 'binding',
      at: 1,
      expected: 8.79,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Calcium-40 is bound by 8.551 MeV per nucleon.',
      source: 'Atomic Mass Evaluation AME2020.',
      values: { protons: 20, neutrons: 20, electrons: 20 },
      readout: 'binding',
      at: 1,
      expected: 8.551,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Nickel-62, the most tightly bound of all, has 8.795 MeV per nucleon.',
      source: 'Atomic Mass Evaluation AME2020.',
      values: { protons: 28, neutrons: 34, electrons: 28 },
      readout: 'binding',
      at: 1,
      expected: 8.795,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Carbon-14 becomes nitrogen-14.',
      source: 'IAEA Live Chart of Nuclides: ¹⁴C, β⁻, 5700 years.',
      values: { protons: 6, neutrons: 8, electrons: 6 },
      readout: 'protons',
      at: 60,
      expected: 7,
      within: 0,
    },
    {
      kind: 'published',
      says: 'Cobalt-60 becomes nickel-60.',
      source: 'IAEA Live Chart of Nuclides: ⁶⁰Co, β⁻, 5.27 years.',
      values: { protons: 27, neutrons: 33, electrons: 27 },
      readout: 'protons',
      at: 60,
      expected: 28,
      within: 0,
    },
    {
      kind: 'published',
      says: 'Sodium-22 becomes neon-22.',
      source: 'IAEA Live Chart of Nuclides: ²²Na, β⁺ and electron capture, 2.6 years.',
      values: { protons: 11, neutrons: 11, electrons: 11 },
      readout: 'protons',
      at: 60,
      expected: 10,
      within: 0,
    },
  ],
  formulas: [
    { tex: 'A = Z + N', about: 'Mass number: protons and neutrons.' },
    {
      tex: 'B = a_V A - a_S A^{2/3} - a_C\\frac{Z(Z-1)}{A^{1/3}} - a_A\\frac{(N-Z)^2}{A} \\pm \\frac{a_P}{\\sqrt A}',
      about: 'Binding energy as of a charged drop, with 15.8, 18.3, 0.714, 23.2 and 12 MeV.',
    },
    { tex: 'n \\rightarrow p + e^- + \\bar\\nu', about: 'Beta decay: a neutron becomes a proton.' },
  ],
  tries: [
    {
      says: 'Build oxygen, the part of air we breathe: 8 of each.',
      set: { protons: 8, neutrons: 8, electrons: 8 },
    },
    {
      says: 'Build carbon-14 and wait: what does it turn into?',
      set: { protons: 6, neutrons: 8, electrons: 6 },
    },
    {
      says: 'Make the ion in table salt: sodium that has lost one electron.',
      set: { protons: 11, neutrons: 12, electrons: 10 },
    },
    {
      says: 'Twelve protons without any neutrons. Can that hold?',
      set: { protons: 12, neutrons: 0, electrons: 0 },
    },
    {
      says: 'Build iron-56. Can you find a nucleus that is bound more tightly?',
      set: { protons: 26, neutrons: 30, electrons: 26 },
    },
  ],
  questions: [
    {
      asks: 'Carbon has 6 protons. We add one more proton, one neutron and one electron. What do we have?',
      options: ['Heavier carbon', 'Another element: nitrogen', 'A carbon ion'],
      settle: {
        readout: 'protons',
        after: 5,
        first: { protons: 7, neutrons: 7, electrons: 7 },
        answer: (a) => (a === 7 ? 1 : a === 6 ? 0 : 2),
      },
      explains: 'The number of protons alone makes the element. Seven protons are always nitrogen.',
    },
    {
      asks: 'Carbon-14 has two neutrons more than usual. What will become of it?',
      options: ['It stays carbon forever', 'It turns into nitrogen', 'It loses two neutrons'],
      settle: {
        readout: 'protons',
        after: 60,
        first: { protons: 6, neutrons: 8, electrons: 6 },
        answer: (a) => (a === 6 ? 0 : a > 6 ? 1 : 2),
      },
      explains:
        'One of its neutrons turns into a proton, so now there are seven. For half of the atoms this takes 5700 years, which is how old bones are dated.',
    },
    {
      asks: 'Which nucleus holds together more tightly, for each of its particles: oxygen-16 or iron-56?',
      options: ['Oxygen-16', 'Iron-56', 'Both the same'],
      settle: {
        readout: 'binding',
        after: 1,
        first: { protons: 8, neutrons: 8, electrons: 8 },
        second: { protons: 26, neutrons: 30, electrons: 26 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains:
        'Nuclei around iron are bound most tightly. Stars gain energy by fusing light ones, but not beyond iron.',
    },
  ],
  glossary: [
    { word: 'Nucleus', means: 'The heavy middle of an atom: protons and neutrons.' },
    { word: 'Element', means: 'Atoms with the same number of protons.' },
    { word: 'Isotope', means: 'Atoms of one element with a certain number of neutrons.' },
    { word: 'Ion', means: 'An atom with a charge: it has too few or too many electrons.' },
    { word: 'Binding energy', means: 'What it would take to pull the whole nucleus apart.' },
  ],
  goals: [
    'Name element, isotope and charge from the numbers of protons, neutrons and electrons.',
    'See which nuclei last and how others decay.',
    'Read the chart of nuclides.',
  ],
  standards: [
    'NGSS HS-PS1-1',
    'NGSS HS-PS1-8',
    'England KS3 Chemistry: atoms, elements and compounds',
    'England GCSE Chemistry: atomic structure and isotopes',
  ],
})
