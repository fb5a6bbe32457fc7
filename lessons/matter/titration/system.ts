import { system } from '@makebelieve/kit/simulation/system'
import { acids, burette, evenAt, indicatorOf, indicators, pHAfter, type Titration } from './model.ts'
import { draw } from './view.ts'

export const titration = system<Titration>({
  id: 'titration',
  title: 'Titrating an acid',
  subject: 'chemistry',
  ages: [13, 19],
  words: [
    'titration',
    'acid base titration',
    'acid-base',
    'acids and bases',
    'ph curve',
    'neutralisation',
    'neutralization',
    'indicator',
    'buffer',
    'acid and base',
    'ph scale',
  ],
  tells: {
    young:
      'Sour things like vinegar are acids. Drop by drop we add the opposite, a base. For a long time nothing seems to happen. Then, with a single drop, the colour changes! Now the two are exactly balanced.',
    middle:
      'Base from a burette neutralises the acid in the flask. The pH rises slowly, then jumps where base and acid balance. An indicator whose colour turns within the jump shows this point, and from it the strength of the acid is found.',
    upper:
      'The pH solves the charge balance [Na⁺] + [H⁺] = [OH⁻] + [A⁻] at 25 °C. A weak acid buffers around pH = pKa at half the equivalence volume, and its equivalence point lies above 7.',
  },
  controls: [
    {
      id: 'acid',
      label: 'Acid',
      unit: '',
      from: 0,
      to: 3,
      usual: 2,
      options: acids.map(({ name }) => name),
      about: 'From strong to very weak: how readily it gives away protons.',
      restarts: true,
    },
    {
      id: 'strength',
      label: 'Concentration of the acid',
      symbol: 'c_a',
      unit: 'mol/L',
      from: 0.02,
      to: 0.2,
      usual: 0.1,
      step: 0.001,
      about: 'How much acid is in a litre.',
      restarts: true,
    },
    {
      id: 'volume',
      label: 'Acid in the flask',
      symbol: 'V_a',
      unit: 'mL',
      from: 10,
      to: 40,
      usual: 25,
      step: 0.5,
      about: 'How much of the acid was measured out.',
      restarts: true,
    },
    {
      id: 'base',
      label: 'Concentration of the base',
      symbol: 'c_b',
      unit: 'mol/L',
      from: 0.05,
      to: 0.2,
      usual: 0.1,
      step: 0.001,
      about: 'How much sodium hydroxide is in a litre of what drops in.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Tap',
      unit: 'mL/s',
      from: 0.2,
      to: 4,
      usual: 1,
      about: 'How fast it runs from the burette.',
    },
    {
      id: 'indicator',
      label: 'Indicator',
      unit: '',
      from: 0,
      to: 2,
      usual: 2,
      options: indicators.map(({ name }) => name),
      about: 'A dye that changes its colour at a certain pH.',
    },
  ],
  readouts: [
    {
      id: 'pH',
      label: 'pH',
      unit: '',
      about: 'Below 7 is acidic, above 7 is basic.',
      of: ({ added }, values) => pHAfter(added, values),
    },
    {
      id: 'added',
      label: 'Base added',
      symbol: 'V_b',
      unit: 'mL',
      about: 'What has left the burette.',
      of: ({ added }) => added,
    },
    {
      id: 'done',
      label: 'Neutralised',
      unit: '%',
      digits: 0,
      about: 'How much of the acid has met its base; above 100 there is too much base.',
      of: ({ added }, values) => (100 * added) / evenAt(values),
    },
  ],
  graphs: [
    {
      id: 'curve',
      title: 'pH against base added',
      x: 'added',
      y: ['pH'],
      about: 'The jump is where acid and base balance.',
    },
    {
      id: 'time',
      title: 'pH over time',
      x: 'time',
      y: ['pH'],
      about: 'The same curve as it is run through.',
    },
  ],
  dt: 0.05,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({ added: 0, time: 0, steps: 0, trail: [[0, pHAfter(0, values)]] }),
  step(state, values, dt) {
    state.added = Math.min(burette, state.added + (values.rate ?? 1) * dt)
    state.time += dt
    state.steps++
    const last = state.trail.at(-1)?.[0] ?? 0
    // At most 400 points: one for each eighth of a millilitre.
    if (state.added - last >= 0.125 - 1e-9) state.trail.push([state.added, pHAfter(state.added, values)])
  },
  isOver: ({ added }) => added >= burette,
  draw,
  describe({ added }, values) {
    const pH = pHAfter(added, values)
    const { from, to, name } = indicatorOf(values)
    const colour = pH < from ? 'not turned' : pH > to ? 'turned' : 'just turning'
    return `${added.toFixed(1)} millilitres of base are in; the pH is ${pH.toFixed(2)} and the ${name} has its colour ${colour}.`
  },
  effects: [
    {
      control: 'acid',
      readout: 'pH',
      goes: 'up',
      after: 5,
      says: 'A weaker acid is less sour at the same concentration.',
    },
    {
      control: 'strength',
      readout: 'done',
      goes: 'down',
      after: 10,
      says: 'More concentrated acid needs more base.',
    },
    { control: 'volume', readout: 'done', goes: 'down', after: 10, says: 'More acid needs more base.' },
    { control: 'base', readout: 'done', goes: 'up', after: 10, says: 'Less is needed of a stronger base.' },
    { control: 'rate', readout: 'added', goes: 'up', after: 5, says: 'An open tap adds base faster.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With a strong acid, [H⁺] solves the quadratic h² + (c_b − c_a)h = K_w.',
      readout: 'pH',
      expected({ strength = 0.1, volume = 25, base = 0.1, rate = 1 }, time) {
        const added = Math.min(burette, rate * time)
        const excess = (strength * volume - base * added) / (volume + added)
        const root = Math.sqrt(excess * excess + 4e-14)
        // Whichever of the two forms does not cancel.
        return -Math.log10(excess > 0 ? (excess + root) / 2 : 2e-14 / (root - excess))
      },
      until: 20,
      where: { acid: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Half-way to the even point of a weak acid, pH = pKa (Henderson and Hasselbalch).',
      readout: 'pH',
      expected({ acid = 2, strength = 0.1, volume = 25, base = 0.1, rate = 1 }, time) {
        const share = (rate * time * base) / (strength * volume)
        return Math.abs(share - 0.5) < 0.02 ? acids[Math.round(acid)]?.pKa : undefined
      },
      until: 40,
      where: { acid: [2, 3], strength: [0.05, 0.1], volume: [20, 30], rate: [0.5, 1.5] },
    },
    {
      kind: 'published',
      says: 'Acetic acid of 0.1 mol/L has a pH of 2.88.',
      source: 'Textbook value for pKa = 4.756 at 25 °C (Harris, Quantitative Chemical Analysis).',
      values: { acid: 2, strength: 0.1 },
      readout: 'pH',
      at: 0,
      expected: 2.88,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'At the even point of 0.1 mol/L acetic acid with 0.1 mol/L base the pH is 8.73.',
      source: 'Textbook value for 0.05 mol/L sodium acetate at 25 °C.',
      values: { acid: 2, strength: 0.1, base: 0.1, volume: 25, rate: 1 },
      readout: 'pH',
      at: 25,
      expected: 8.73,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: 'c_a V_a = c_b V_b', about: 'At the even point: as much base as acid.' },
    {
      tex: '\\mathrm{pH} = \\mathrm{p}K_a + \\log\\frac{[A^-]}{[HA]}',
      about: 'A weak acid before the even point.',
    },
    { tex: '[Na^+] + [H^+] = [OH^-] + [A^-]', about: 'The charges cancel: from this the pH is worked out.' },
  ],
  tries: [
    { says: 'Take the strong acid: the jump is long and steep.', set: { acid: 0 } },
    { says: 'Use methyl orange with acetic acid: it turns far too early.', set: { acid: 2, indicator: 0 } },
    { says: 'Try ammonium: hardly any jump, and no indicator helps.', set: { acid: 3 } },
  ],
  questions: [
    {
      asks: 'Acid and base just balance. With acetic acid, what is the pH then?',
      options: ['Below 7', 'Exactly 7', 'Above 7'],
      settle: {
        readout: 'pH',
        after: 25,
        first: { acid: 2, rate: 1, strength: 0.1, base: 0.1, volume: 25 },
        answer: (a) => (a < 6.9 ? 0 : a > 7.1 ? 2 : 1),
      },
      explains: 'What is left, acetate, is itself a weak base. Only strong acid with strong base ends at 7.',
    },
    {
      asks: 'The acid is twice as concentrated. How much base is needed?',
      options: ['Half as much', 'As much', 'Twice as much'],
      settle: {
        readout: 'done',
        after: 10,
        first: { strength: 0.08 },
        second: { strength: 0.16 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b > a * 0.75 ? 1 : 2),
      },
      explains:
        'Each bit of acid takes one bit of base. With the same base added only half as much is neutralised.',
    },
    {
      asks: 'A strong and a weak acid of the same concentration. Which needs more base?',
      options: ['The strong one', 'The weak one', 'Both the same'],
      settle: {
        readout: 'done',
        after: 10,
        first: { acid: 0 },
        second: { acid: 2 },
        answer: (a, b) => (a < b * 0.99 ? 0 : b < a * 0.99 ? 1 : 2),
      },
      explains: 'The weak acid holds its protons more tightly, but the base takes them all in the end.',
    },
  ],
  glossary: [
    { word: 'Acid', means: 'Something that gives away protons.' },
    { word: 'Base', means: 'Something that takes up protons.' },
    { word: 'pH', means: 'How sour it is: each step down is ten times more sour.' },
    { word: 'Equivalence point', means: 'Where there is just as much base as acid.' },
    { word: 'Buffer', means: 'A mixture whose pH hardly changes when acid or base is added.' },
  ],
  goals: [
    'Read the concentration of an acid from a titration curve.',
    'Tell strong and weak acids apart by their curves.',
    'Choose an indicator that fits.',
  ],
  standards: [
    'England GCSE Chemistry: reactions of acids, titrations',
    'A level Chemistry: pH curves and indicators',
  ],
})
