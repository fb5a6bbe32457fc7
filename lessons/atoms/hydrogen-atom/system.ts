import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { chosen, elements, type Hydrogen, jumpEnergy, lines, rate, shellCount, wavelength } from './model.ts'
import { draw } from './view.ts'

/** How fast the shares change: what leaves each shell, and where it lands. */
function change(shells: readonly number[]): number[] {
  const by = new Array<number>(shellCount).fill(0)
  for (const [upper, lower] of lines) {
    const flow = rate(upper, lower) * (shells[upper - 1] ?? 0)
    by[upper - 1] = (by[upper - 1] ?? 0) - flow
    by[lower - 1] = (by[lower - 1] ?? 0) + flow
  }
  return by
}

/** Where atoms of one shell are after a step, and the photons they sent meanwhile: Runge and Kutta in many small parts. */
function fate(shell: number, long: number): { shells: number[]; sent: number[] } {
  const parts = Math.ceil(long / 0.25)
  const dt = long / parts
  let shells = Array.from({ length: shellCount }, (_, i): number => (i === shell ? 1 : 0))
  const sent = lines.map(() => 0)
  for (let part = 0; part < parts; part++) {
    const at = (by: readonly number[], share: number) =>
      shells.map((value, i) => value + share * dt * (by[i] ?? 0))
    const a = change(shells)
    const second = at(a, 0.5)
    const b = change(second)
    const third = at(b, 0.5)
    const c = change(third)
    const last = at(c, 1)
    const d = change(last)
    lines.forEach(([upper, lower], i) => {
      const mean = [shells, second, second, third, third, last].reduce(
        (sum, one) => sum + (one[upper - 1] ?? 0) / 6,
        0,
      )
      sent[i] = (sent[i] ?? 0) + dt * rate(upper, lower) * mean
    })
    shells = shells.map(
      (value, i) => value + (dt / 6) * ((a[i] ?? 0) + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)),
    )
  }
  return { shells, sent }
}

/** What becomes of each shell in one step never changes, so it is worked out once for each length of a step. */
const fates = new Map<number, ReturnType<typeof fate>[]>()
function fatesOf(long: number): ReturnType<typeof fate>[] {
  const known = fates.get(long)
  if (known) return known
  const found = Array.from({ length: shellCount }, (_, shell) => fate(shell, long))
  fates.set(long, found)
  return found
}

function relax(state: Hydrogen, long: number, element: number): void {
  const next = new Array<number>(shellCount).fill(0)
  fatesOf(long).forEach(({ shells, sent }, shell) => {
    const share = state.shells[shell] ?? 0
    if (share === 0) return
    for (let i = 0; i < shellCount; i++) next[i] = (next[i] ?? 0) + share * (shells[i] ?? 0)
    for (let i = 0; i < lines.length; i++) {
      const count = share * (sent[i] ?? 0)
      state.sent[i] = (state.sent[i] ?? 0) + count
      state.light += count * lineEnergy(i, element)
    }
  })
  state.shells = next
}

const energies = elements.map((_, element) =>
  lines.map(([upper, lower]) => jumpEnergy(upper, lower, element)),
)
const lineEnergy = (line: number, element: number) => energies[element]?.[line] ?? 0

const total = (shell: number) =>
  lines.reduce((sum, [upper, lower]) => sum + (upper === shell ? rate(upper, lower) : 0), 0)

/** When the followed electron leaves its shell: by chance, none waits for another. */
const leaving = (time: number, shell: number, fast: number, random: Random) =>
  shell === 1 ? Number.POSITIVE_INFINITY : time - Math.log(1 - random.next()) / (total(shell) * fast)

function flash(state: Hydrogen, upper: number, fast: number, random: Random): void {
  state.flashed = state.time
  state.shells[upper - 1] = (state.shells[upper - 1] ?? 0) + (state.shells[0] ?? 0)
  state.shells[0] = 0
  if (state.shell > 1) return
  state.shell = upper
  state.leaves = leaving(state.time, upper, fast, random)
}

/** The followed electron falls, by chance, as often on each shell as the rates say. */
function fall(state: Hydrogen, fast: number, random: Random): void {
  while (state.leaves <= state.time) {
    const upper = state.shell
    let left = random.next() * total(upper)
    let lower = 1
    while (lower < upper - 1 && left > rate(upper, lower)) {
      left -= rate(upper, lower)
      lower++
    }
    keepTrail(state.photons, { upper, lower, at: state.leaves, angle: random.between(-Math.PI, Math.PI) }, 6)
    state.shell = lower
    state.leaves = leaving(state.leaves, lower, fast, random)
  }
}

const chargeOf = (element: number) => (elements[element] ?? elements[0]).charge

export const hydrogenAtom = system<Hydrogen>({
  id: 'hydrogen-atom',
  title: 'The light of hydrogen',
  subject: 'physics',
  ages: [13, 19],
  words: [
    'hydrogen atom',
    'bohr model',
    'bohr atom',
    'electron shells',
    'energy levels of an atom',
    'spectral lines',
    'line spectrum',
    'emission spectrum',
    'hydrogen spectrum',
    'balmer series',
    'lyman series',
    'rydberg formula',
    'quantum jump',
    'electron transition',
    'why neon signs glow',
    'spectroscopy',
  ],
  tells: {
    young:
      'An electron lives around the heart of an atom, but only on certain shells, like the steps of a staircase. A flash lifts it up. When it hops down again, it throws out a bit of light, and each hop has its own colour!',
    middle:
      'An electron in an atom can only have certain energies. When it falls from a higher shell to a lower one, the difference leaves as one photon, and so each jump has its own wavelength. Jumps down to shell 2 are the red, turquoise, blue and violet lines of hydrogen.',
    upper:
      'Bohr’s condition m v r = nħ in the Coulomb field gives E = −13.6 eV · Z²/n², with the reduced mass of electron and nucleus. Excited atoms cascade down by chance with Einstein’s coefficients; their light fills the Lyman, Balmer and Paschen series.',
  },
  controls: [
    {
      id: 'level',
      label: 'A flash lifts them to shell',
      symbol: 'n_2',
      unit: '',
      from: 2,
      to: 6,
      usual: 5,
      step: 1,
      about: 'The electrons begin on this shell and fall down from there.',
    },
    {
      id: 'series',
      label: 'Jump to measure',
      symbol: 'n_1',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: ['down to shell 1', 'down to shell 2', 'down to shell 3'],
      about:
        'Which jump is worked out. Where the electrons begin no higher, the shell just below them counts.',
    },
    {
      id: 'element',
      label: 'Atom',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: elements.map(({ name, short }) => `${name} ${short}`),
      about: 'All three have one electron; the nucleus has a charge of 1, 2 or 3.',
      restarts: true,
    },
    {
      id: 'every',
      label: 'Time between flashes',
      unit: 'ns',
      from: 20,
      to: 400,
      usual: 150,
      about: 'A flash lifts all electrons that are on shell 1. A nanosecond is a billionth of a second.',
    },
  ],
  readouts: [
    {
      id: 'wavelength',
      label: 'Wavelength of the jump',
      symbol: '\\lambda',
      unit: 'nm',
      digits: 1,
      about: 'From 380 to 750 nm eyes can see it.',
      of(_, values) {
        const { upper, lower, element } = chosen(values)
        return wavelength(upper, lower, element)
      },
    },
    {
      id: 'photon',
      label: 'Energy of its photon',
      symbol: 'E',
      unit: 'eV',
      digits: 3,
      about: 'The difference between the two shells.',
      of(_, values) {
        const { upper, lower, element } = chosen(values)
        return jumpEnergy(upper, lower, element)
      },
    },
    {
      id: 'waiting',
      label: 'Still on the upper shell',
      symbol: 'N',
      unit: '%',
      digits: 1,
      about: 'The share of atoms whose electron is on the shell the flash lifts to.',
      of: ({ shells }, values) => 100 * (shells[chosen(values).upper - 1] ?? 0),
    },
    {
      id: 'photons',
      label: 'Photons per atom',
      unit: '',
      digits: 3,
      about: 'How many an atom has sent out so far, on average, of all colours.',
      of: ({ sent }) => sent.reduce((sum, one) => sum + one, 0),
    },
    {
      id: 'red',
      label: 'Of them from 3 to 2',
      unit: '',
      digits: 3,
      about: 'The red line of hydrogen, Hα.',
      of: ({ sent }) => sent[lines.findIndex(([upper, lower]) => upper === 3 && lower === 2)] ?? 0,
    },
    {
      id: 'energy',
      label: 'Energy, atoms and light',
      unit: 'eV',
      digits: 3,
      about:
        'Per atom, above shell 1: what is still stored and what has left as light. Only a flash adds to it.',
      of: ({ shells, light }, values) => {
        const { element } = chosen(values)
        return (
          light +
          shells.reduce((sum, share, i) => sum + (i === 0 ? 0 : share * jumpEnergy(i + 1, 1, element)), 0)
        )
      },
    },
  ],
  graphs: [
    {
      id: 'waiting',
      title: 'Still on the upper shell',
      x: 'time',
      y: ['waiting'],
      about: 'After each flash it dies away: nobody knows which atom is next, but the share is sure.',
    },
    {
      id: 'photons',
      title: 'Photons per atom',
      x: 'time',
      y: ['photons', 'red'],
      about: 'All of them, and the red ones.',
    },
  ],
  dt: 0.5,
  pace: 30,
  timeUnit: 'ns',
  start(values, random) {
    const { upper, element } = chosen(values)
    const state: Hydrogen = {
      time: 0,
      shells: [1, 0, 0, 0, 0, 0],
      sent: lines.map(() => 0),
      light: 0,
      flashed: 0,
      shell: 1,
      leaves: Number.POSITIVE_INFINITY,
      photons: [],
    }
    flash(state, upper, chargeOf(element) ** 4, random)
    return state
  },
  step(state, values, dt, random) {
    const { upper, element } = chosen(values)
    // A stronger nucleus makes it all faster, with the fourth power of its charge.
    const fast = chargeOf(element) ** 4
    relax(state, dt * fast, element)
    state.time += dt
    fall(state, fast, random)
    if (state.time - state.flashed >= (values.every ?? 150) - 1e-9) flash(state, upper, fast, random)
  },
  draw,
  describe({ shell, time, photons }, values) {
    const { upper, lower, element } = chosen(values)
    const last = photons.at(-1)
    return `After ${time.toFixed(0)} nanoseconds the electron is on shell ${shell}${last ? `; its last jump was from ${last.upper} to ${last.lower}` : ''}. A jump from ${upper} to ${lower} gives light of ${wavelength(upper, lower, element).toFixed(0)} nanometres.`
  },
  effects: [
    {
      control: 'level',
      readout: 'photon',
      goes: 'up',
      after: 1,
      given: { series: 0 },
      says: 'A fall from higher up gives a photon of more energy.',
    },
    {
      control: 'series',
      readout: 'wavelength',
      goes: 'up',
      after: 1,
      given: { level: 6 },
      says: 'Jumps that end lower down give shorter waves: ultraviolet to shell 1, visible to 2, infrared to 3.',
    },
    {
      control: 'element',
      readout: 'wavelength',
      goes: 'down',
      after: 1,
      says: 'A stronger nucleus holds the electron tighter: its lines move towards the ultraviolet.',
    },
    {
      control: 'every',
      readout: 'photons',
      goes: 'down',
      after: 390,
      given: { level: 3 },
      says: 'Rarer flashes give less light.',
    },
    {
      control: 'level',
      readout: 'waiting',
      goes: 'up',
      after: 10,
      says: 'On a higher shell the electron stays longer.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Wavelengths follow Rydberg’s formula 1/λ = R·Z²(1/n₁² − 1/n₂²), with the constant measured from spectra.',
      readout: 'wavelength',
      expected(values) {
        const { upper, lower, element } = chosen(values)
        // Rydberg constants of the three from spectroscopy, per nm.
        const constant = [0.010967758, 0.010972227, 0.010972873][element] ?? 0.010967758
        return 1 / (constant * (element + 1) ** 2 * (1 / lower ** 2 - 1 / upper ** 2))
      },
      until: 2,
      within: 0.0001,
    },
    {
      kind: 'analytic',
      says: 'After a flash the upper shell empties as e^(−t/τ), with the lifetime τ of its level.',
      readout: 'waiting',
      expected(values, time) {
        const { upper, element } = chosen(values)
        // Mean lifetimes of the shells 2 to 6 of hydrogen in ns.
        const lifetime = [2.128, 10.015, 33.13, 86.54, 192.7][upper - 2] ?? 1
        return 100 * Math.exp((-time * (element + 1) ** 4) / lifetime)
      },
      until: 60,
      where: { every: [100, 400] },
    },
    {
      kind: 'conserved',
      says: 'Between flashes no energy is lost: what the atoms give up leaves as light.',
      readout: 'energy',
      where: { every: [210, 400] },
      until: 200,
    },
    {
      kind: 'published',
      says: 'The red line of hydrogen, Hα, has 656.47 nm in vacuum.',
      source: 'NIST Atomic Spectra Database, H I (656.28 nm in air).',
      values: { level: 3, series: 1, element: 0 },
      readout: 'wavelength',
      at: 0,
      expected: 656.47,
      within: 0.0001,
    },
    {
      kind: 'published',
      says: 'Lyman α of hydrogen has 121.567 nm.',
      source: 'NIST Atomic Spectra Database, H I.',
      values: { level: 2, series: 0, element: 0 },
      readout: 'wavelength',
      at: 0,
      expected: 121.567,
      within: 0.0001,
    },
    {
      kind: 'published',
      says: 'Of atoms lifted to shell 3, 44 in 100 send the red line; the others fall straight to shell 1.',
      source: 'Wiese and Fuhr, J. Phys. Chem. Ref. Data 38 (2009): A₃₂ = 4.41·10⁷/s, A₃₁ = 5.58·10⁷/s.',
      values: { level: 3, element: 0, every: 400 },
      readout: 'red',
      at: 200,
      expected: 0.4416,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: '\\frac{1}{\\lambda} = R\\,Z^2\\left(\\frac{1}{n_1^2}-\\frac{1}{n_2^2}\\right)',
      about: 'The wavelength of a jump; R is 0.01097 per nm.',
    },
    { tex: 'E_n = -13.6\\,\\mathrm{eV}\\cdot\\frac{Z^2}{n^2}', about: 'The energy on shell n.' },
    { tex: 'E = \\frac{hc}{\\lambda}', about: 'The energy of one photon.' },
  ],
  tries: [
    { says: 'Make the red line: lift the electrons to shell 3 only.', set: { level: 3, series: 1 } },
    {
      says: 'Lift them to shell 6 and wait until all four visible lines are there.',
      set: { level: 6, series: 1 },
    },
    { says: 'Jumps to shell 1: no eye can see this light.', set: { level: 2, series: 0 } },
    { says: 'Take helium with a single electron. Where have the lines gone?', set: { element: 1, level: 6 } },
  ],
  questions: [
    {
      asks: 'An electron falls from shell 3 to shell 2, another from shell 4 to shell 2. Which light has more energy?',
      options: ['From 3 to 2, the red one', 'From 4 to 2, the turquoise one', 'Both the same'],
      settle: {
        readout: 'photon',
        after: 0.5,
        first: { level: 3, series: 1 },
        second: { level: 4, series: 1 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains: 'A deeper fall gives a bigger portion of energy, and a bigger portion means a bluer colour.',
    },
    {
      asks: 'Hydrogen is lifted to shell 2 only. What colour does it shine in?',
      options: ['Ultraviolet: we see nothing', 'Red', 'Blue'],
      settle: {
        readout: 'wavelength',
        after: 0.5,
        first: { level: 2, series: 0 },
        answer: (a) => (a < 380 ? 0 : a > 600 ? 1 : 2),
      },
      explains:
        'From 2 there is only one way, down to 1. That is the deepest step of all: 122 nm, far beyond violet.',
    },
    {
      asks: 'Every atom is lifted once to shell 6. How many photons does it give on average?',
      options: ['Exactly one', 'More than one', 'Always five'],
      settle: {
        readout: 'photons',
        after: 399,
        first: { level: 6, every: 400 },
        answer: (a) => (a > 4.5 ? 2 : a > 1.05 ? 1 : 0),
      },
      explains:
        'Some fall all the way at once, others stop on the steps between and send a photon for each step.',
    },
  ],
  glossary: [
    { word: 'Electron', means: 'A tiny particle with a negative charge, bound to the nucleus of an atom.' },
    { word: 'Shell', means: 'One of the energies an electron in an atom may have.' },
    { word: 'Photon', means: 'The smallest portion of light.' },
    { word: 'Spectrum', means: 'Light spread out by its colours; a gas shows bright lines.' },
    { word: 'Electronvolt', means: 'A tiny portion of energy: what an electron gains from one volt (eV).' },
  ],
  goals: [
    'Explain why atoms shine in lines of certain colours.',
    'Work out the wavelength of a jump from two energies.',
    'Tell the Lyman, Balmer and Paschen series apart.',
  ],
  standards: [
    'NGSS HS-PS4-3',
    'England GCSE Physics: atomic structure, electrons changing energy level',
    'England A level Physics: line spectra and energy levels',
  ],
})
