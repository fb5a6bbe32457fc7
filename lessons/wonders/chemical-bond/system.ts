import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  type ChemicalBond,
  farthest,
  forceAt,
  kick,
  moleculeOf,
  molecules,
  narrow,
  reduced,
  wellAt,
} from './model.ts'
import { draw } from './view.ts'

/** Above the floor of the well. */
function energy({ distance, speed }: ChemicalBond, values: Values): number {
  const molecule = moleculeOf(values)
  return molecule.deep + wellAt(molecule, distance) + (reduced(molecule) * speed * speed) / (2 * kick)
}

export const chemicalBond = system<ChemicalBond>({
  id: 'chemical-bond',
  title: 'A chemical bond',
  subject: 'chemistry',
  ages: [12, 20],
  words: [
    'chemical bond',
    'covalent bond',
    'bond length',
    'bond energy',
    'bond dissociation',
    'breaking a bond',
    'morse potential',
    'vibrating molecule',
    'molecular vibration',
    'hydrogen molecule',
    'why do atoms bond',
    'potential energy of two atoms',
    'sharing electrons',
    'diatomic molecule',
    'lennard-jones',
  ],
  tells: {
    young:
      'Two atoms can hold hands: they share their electrons. That is a bond. It is like a spring: pull the atoms apart and they pull back, press them together and they push. Give them a good knock and they wobble. Knock too hard, and they let go!',
    middle:
      'Atoms in a bond share electrons and sit where their energy is lowest: that distance is the bond length. Closer they repel, farther they attract, so they vibrate about it. To part them for good, at least the bond energy is needed.',
    upper:
      'Two atoms with reduced mass μ move in Morse’s potential D[e^(−2a(r−rₑ)) − 2e^(−a(r−rₑ))] with a = √(k/2D). Small swings have ω = √(k/μ); larger ones are slower, ω√(1 − E/D), and the mean length grows. At E = D the molecule falls apart.',
  },
  controls: [
    {
      id: 'molecule',
      label: 'Molecule',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: molecules.map(({ name }) => name),
      about: 'A single bond, a double bond in oxygen, a triple bond in nitrogen.',
      restarts: true,
    },
    {
      id: 'knock',
      label: 'Energy of the knock',
      symbol: 'E/D',
      unit: '%',
      from: 1,
      to: 130,
      usual: 20,
      step: 1,
      about: 'As a share of what it takes to break the bond.',
      restarts: true,
    },
    {
      id: 'calm',
      label: 'Neighbours calm it',
      symbol: '\\beta',
      unit: '1/ps',
      from: 0,
      to: 100,
      usual: 0,
      step: 1,
      about: 'How quickly bumps with other molecules carry the wobble away.',
    },
  ],
  readouts: [
    {
      id: 'distance',
      label: 'Distance between the atoms',
      symbol: 'r',
      unit: 'Å',
      digits: 3,
      about: 'From nucleus to nucleus; an ångström is a ten-millionth of a millimetre.',
      of: ({ distance }) => distance,
    },
    {
      id: 'energy',
      label: 'Energy above rest',
      symbol: 'E',
      unit: 'eV',
      digits: 3,
      about: 'Of motion and of the stretched bond together.',
      of: energy,
    },
    {
      id: 'needed',
      label: 'Energy still missing to break it',
      unit: 'eV',
      digits: 3,
      about: 'Below zero the atoms part.',
      of: (state, values) => moleculeOf(values).deep - energy(state, values),
    },
    {
      id: 'period',
      label: 'Time for one swing',
      symbol: 'T',
      unit: 'fs',
      digits: 2,
      about: 'Out and in again; a femtosecond is a millionth of a billionth of a second.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'wave',
      label: 'Infrared light it answers to',
      unit: '1/cm',
      digits: 0,
      about: 'How many waves of light with the same rhythm fit into a centimetre.',
      known: ({ period }) => period > 0,
      of: ({ period }) => (period > 0 ? 33356.41 / period : 0),
    },
    {
      id: 'widest',
      label: 'Farthest so far',
      unit: 'Å',
      digits: 3,
      about: 'The longest the bond has been.',
      of: ({ widest }) => widest,
    },
  ],
  graphs: [
    {
      id: 'distance',
      title: 'Distance over time',
      x: 'time',
      y: ['distance'],
      about: 'Narrow valleys and wide crests: stretching is easier than squeezing.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy', 'needed'],
      about: 'Flat, unless neighbours carry it away.',
    },
  ],
  dt: 0.02,
  pace: 5,
  timeUnit: 'fs',
  start(values) {
    const molecule = moleculeOf(values)
    const given = (molecule.deep * (values.knock ?? 20)) / 100
    // Knocked at its rest length, outwards.
    return {
      distance: molecule.rest,
      speed: Math.sqrt((2 * given * kick) / reduced(molecule)),
      time: 0,
      passed: 0,
      period: 0,
      widest: molecule.rest,
    }
  },
  step(state, values, dt) {
    const molecule = moleculeOf(values)
    const push = kick / reduced(molecule)
    // Half of the calming before and half after a leapfrog step.
    const calm = Math.exp((-0.5 * dt * (values.calm ?? 0)) / 1000)
    const before = state.distance
    state.speed = state.speed * calm + 0.5 * dt * push * forceAt(molecule, before)
    state.distance += dt * state.speed
    state.speed = (state.speed + 0.5 * dt * push * forceAt(molecule, state.distance)) * calm
    state.time += dt
    state.widest = Math.max(state.widest, state.distance)
    if (before < molecule.rest && state.distance >= molecule.rest) {
      const at = state.time - (dt * (state.distance - molecule.rest)) / (state.distance - before)
      state.period = at - state.passed
      state.passed = at
    }
  },
  isOver: ({ distance }) => distance >= farthest,
  draw,
  describe: (state, values) =>
    state.distance >= farthest
      ? `The bond of ${moleculeOf(values).name} is broken; the atoms fly apart.`
      : `The atoms of ${moleculeOf(values).name} are ${state.distance.toFixed(2)} ångström apart; the bond has been up to ${state.widest.toFixed(2)} long.`,
  effects: [
    {
      control: 'knock',
      readout: 'widest',
      goes: 'up',
      after: 30,
      says: 'A harder knock stretches the bond farther, and from 100% on it breaks.',
    },
    {
      control: 'knock',
      readout: 'period',
      goes: 'up',
      after: 60,
      over: [1, 90],
      says: 'Wide swings take longer: far out the bond pulls only weakly.',
    },
    { control: 'calm', readout: 'energy', goes: 'down', after: 30, says: 'Neighbours carry energy away.' },
    {
      control: 'molecule',
      readout: 'needed',
      goes: 'changes',
      after: 4,
      says: 'Each bond has its own strength; nitrogen’s triple bond is the strongest.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'One swing takes 2π√(μ/k) / √(1 − E/D), Morse’s exact result.',
      readout: 'period',
      expected(values, time) {
        const molecule = moleculeOf(values)
        const turn = narrow(molecule) * Math.sqrt((2 * molecule.deep * kick) / reduced(molecule))
        const period = (2 * Math.PI) / (turn * Math.sqrt(1 - (values.knock ?? 20) / 100))
        return time > 1.05 * period ? period : undefined
      },
      until: 60,
      where: { calm: [0, 0], knock: [1, 80] },
    },
    {
      kind: 'analytic',
      says: 'The bond stretches to rₑ − ln(1 − √(E/D))/a.',
      readout: 'widest',
      expected(values, time) {
        const molecule = moleculeOf(values)
        const reach = -Math.log(1 - Math.sqrt((values.knock ?? 20) / 100)) / narrow(molecule)
        return time > 45 ? molecule.rest + reach : undefined
      },
      until: 60,
      where: { calm: [0, 0], knock: [1, 80] },
    },
    {
      kind: 'conserved',
      says: 'Left alone, the molecule keeps its energy.',
      readout: 'energy',
      where: { calm: [0, 0], knock: [5, 130] },
    },
    {
      kind: 'published',
      says: 'Hydrogen vibrates with 4401 waves per centimetre.',
      source: 'NIST Chemistry WebBook, constants of diatomic molecules (Huber and Herzberg): ωₑ of H₂.',
      values: { molecule: 0, knock: 1, calm: 0 },
      readout: 'wave',
      at: 30,
      expected: 4401.2,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Hydrogen chloride vibrates with 2991 waves per centimetre.',
      source: 'NIST Chemistry WebBook, constants of diatomic molecules (Huber and Herzberg): ωₑ of HCl.',
      values: { molecule: 1, knock: 1, calm: 0 },
      readout: 'wave',
      at: 40,
      expected: 2990.9,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'V(r) = D\\left(e^{-2a(r-r_e)} - 2e^{-a(r-r_e)}\\right)', about: 'Morse’s energy of two atoms.' },
    { tex: 'T = \\frac{2\\pi\\sqrt{\\mu/k}}{\\sqrt{1-E/D}}', about: 'The time of one swing.' },
    {
      tex: '\\mu = \\frac{m_1 m_2}{m_1+m_2}',
      about: 'The mass that counts when two things swing against each other.',
    },
  ],
  tries: [
    { says: 'Find the smallest knock that breaks the bond.', set: { knock: 95 } },
    { says: 'Break it for good.', set: { knock: 125 } },
    { says: 'Let neighbours calm it: it comes to rest at its bond length.', set: { calm: 80 } },
    { says: 'Compare it with nitrogen, the strongest bond in the air.', set: { molecule: 3, knock: 50 } },
  ],
  questions: [
    {
      asks: 'Hydrogen is the lightest, nitrogen has the strongest bond. Which of the two vibrates faster?',
      options: ['Hydrogen', 'Nitrogen', 'Both the same'],
      settle: {
        readout: 'period',
        after: 60,
        first: { molecule: 0, knock: 5 },
        second: { molecule: 3, knock: 5 },
        answer: (a, b) => (a < 0.95 * b ? 0 : b < 0.95 * a ? 1 : 2),
      },
      explains: 'Nitrogen’s spring is four times as stiff, but its atoms are fourteen times as heavy.',
    },
    {
      asks: 'A harder knock makes the swings wider. How long does one swing take then?',
      options: ['Shorter', 'As long as before', 'Longer'],
      settle: {
        readout: 'period',
        after: 60,
        first: { knock: 5 },
        second: { knock: 75 },
        answer: (a, b) => (b > 1.05 * a ? 2 : b < 0.95 * a ? 0 : 1),
      },
      explains: 'A bond is no perfect spring: far out its pull fades, so it takes longer to come back.',
    },
    {
      asks: 'The knock gives exactly half of the bond’s energy. Does the bond break?',
      options: ['Yes', 'No, it only stretches', 'After many swings it does'],
      settle: {
        readout: 'widest',
        after: 200,
        first: { knock: 50 },
        answer: (widest) => (widest > 4 ? 0 : 1),
      },
      explains: 'Without the full bond energy the atoms always come back, however long you wait.',
    },
  ],
  glossary: [
    { word: 'Covalent bond', means: 'A bond between atoms that share electrons.' },
    { word: 'Bond length', means: 'The distance between the nuclei at which the energy is lowest.' },
    { word: 'Bond energy', means: 'What it takes to part the atoms.' },
    { word: 'Vibration', means: 'The swinging of atoms about their rest distance.' },
    { word: 'Electronvolt', means: 'The energy an electron gains from one volt; handy for single atoms.' },
  ],
  goals: [
    'Read bond length and bond energy from an energy curve.',
    'Explain why breaking bonds takes energy and making them sets it free.',
    'Say how mass and stiffness decide the rhythm of a vibration.',
  ],
  standards: [
    'NGSS HS-PS1-4',
    'NGSS HS-PS1-1',
    'England GCSE Chemistry: bonding, structure and properties of matter; bond energies',
  ],
})
