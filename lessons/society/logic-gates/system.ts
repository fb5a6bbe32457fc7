import { system } from '@makebelieve/kit/simulation/system'
import { type Adder, bit, bitsOf, type Circuit, inputs, shown } from './model.ts'
import { draw } from './view.ts'

const off: Adder = { one: false, both: false, sum: false, passed: false, carry: false }
const gates = ['one', 'both', 'sum', 'passed', 'carry'] as const

/** One gate delay: every gate answers to what was on its wires before. */
function tick(circuit: Circuit, a: number, b: number, carryIn: boolean): number {
  let changed = 0
  circuit.adders = circuit.adders.map((was, i) => {
    const [p, q] = [bit(a, i), bit(b, i)]
    const c = i === 0 ? carryIn : (circuit.adders[i - 1]?.carry ?? false)
    const now: Adder = {
      one: p !== q,
      both: p && q,
      sum: was.one !== c,
      passed: was.one && c,
      carry: was.both || was.passed,
    }
    changed += gates.filter((name) => now[name] !== was[name]).length
    return now
  })
  return changed
}

/** Nanoseconds after which even the slowest gates are at rest. */
const settle = 200

export const logicGates = system<Circuit>({
  id: 'logic-gates',
  title: 'Logic gates that add',
  subject: 'computing',
  ages: [10, 18],
  words: [
    'logic gates',
    'logic gate',
    'half adder',
    'full adder',
    'ripple carry adder',
    'and or xor',
    'and gate',
    'xor gate',
    'truth table',
    'boolean logic',
    'logic circuit',
    'digital circuit',
    'how computers add',
    'binary addition',
    'gate delay',
  ],
  tells: {
    young:
      'A computer adds with tiny gates. Each looks at two wires and says 1 or 0: AND wants both, OR wants at least one, XOR wants just one. Move the switches and see the lamps show the sum!',
    middle:
      'A full adder adds two bits and a carry with five gates: XOR makes the sum, AND and OR make the carry for the next place. Chained together they add whole numbers. Each gate needs a little time, so the carry ripples from right to left.',
    upper:
      'A ripple-carry adder of n full adders, s = a ⊕ b ⊕ c and c′ = ab + c(a ⊕ b), simulated with one unit of delay per gate. The carry needs two gates per place, so the worst case settles after 2n + 1 gate delays: linear in n, which is why fast adders look ahead.',
  },
  controls: [
    {
      id: 'a',
      label: 'Number A',
      symbol: 'A',
      unit: '',
      from: 0,
      to: 15,
      usual: 5,
      step: 1,
      about: 'The first number, set on the A switches; bits that do not fit are cut off.',
    },
    {
      id: 'b',
      label: 'Number B',
      symbol: 'B',
      unit: '',
      from: 0,
      to: 15,
      usual: 3,
      step: 1,
      about: 'The second number, set on the B switches.',
    },
    {
      id: 'carry',
      label: 'Carry coming in',
      symbol: 'c_0',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['0', '1'],
      about: 'An extra 1 at the right end, as if from an adder before it.',
    },
    {
      id: 'bits',
      label: 'Places (full adders)',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 4,
      usual: 4,
      step: 1,
      about: 'How many bits the numbers have: one full adder for each.',
      restarts: true,
    },
    {
      id: 'delay',
      label: 'Delay of one gate',
      symbol: '\\tau',
      unit: 'ns',
      from: 2,
      to: 20,
      usual: 8,
      about: 'How long a gate takes to answer, in billionths of a second; old chips take about 8 ns.',
    },
  ],
  readouts: [
    {
      id: 'sum',
      label: 'The lamps show',
      unit: '',
      digits: 0,
      about: 'The sum bits and the last carry together.',
      of: shown,
    },
    {
      id: 'settled',
      label: 'Last change after',
      symbol: 't',
      unit: 'ns',
      digits: 0,
      about: 'When a gate changed for the last time since the switches were moved.',
      of: ({ settledAt }) => settledAt,
    },
    {
      id: 'carries',
      label: 'Carries',
      unit: '',
      digits: 0,
      about: 'How many places hand a carry on.',
      of: ({ adders }) => adders.filter(({ carry }) => carry).length,
    },
    {
      id: 'switched',
      label: 'Gates switched',
      unit: '',
      digits: 0,
      about: 'How often a gate has changed since the start; each time costs a little energy.',
      of: ({ switched }) => switched,
    },
  ],
  graphs: [
    {
      id: 'sum',
      title: 'What the lamps show',
      x: 'time',
      y: ['sum'],
      about: 'It is wrong for a moment, until the carry has gone through.',
    },
    {
      id: 'carries',
      title: 'Carries on their way',
      x: 'time',
      y: ['carries'],
      about: 'A staircase: each place waits for the one to its right.',
    },
  ],
  dt: 0.5,
  pace: 10,
  timeUnit: 'ns',
  start: (values) => ({
    adders: Array.from({ length: bitsOf(values) }, () => ({ ...off })),
    due: 0,
    ticks: 0,
    elapsed: 0,
    settledAt: 0,
    settledTicks: 0,
    switched: 0,
    seen: JSON.stringify(inputs(values)),
  }),
  step(circuit, values, dt) {
    const { delay = 8 } = values
    const now = inputs(values)
    const seen = JSON.stringify(now)
    if (seen !== circuit.seen)
      Object.assign(circuit, { seen, due: 0, ticks: 0, elapsed: 0, settledAt: 0, settledTicks: 0 })
    circuit.due += dt
    while (circuit.due >= delay - 1e-9) {
      circuit.due -= delay
      circuit.ticks++
      circuit.elapsed += delay
      const changed = tick(circuit, now.a, now.b, now.carry)
      circuit.switched += changed
      if (changed === 0) continue
      circuit.settledAt = circuit.elapsed
      circuit.settledTicks = circuit.ticks
    }
  },
  draw,
  describe(circuit, values) {
    const { a, b, carry } = inputs(values)
    return `${a} plus ${b}${carry ? ' plus a carry' : ''}: the lamps show ${shown(circuit)}; a gate last changed after ${circuit.settledAt.toFixed(0)} nanoseconds.`
  },
  effects: [
    { control: 'a', readout: 'sum', goes: 'up', after: settle, says: 'A larger A makes a larger sum.' },
    { control: 'b', readout: 'sum', goes: 'up', after: settle, says: 'A larger B makes a larger sum.' },
    { control: 'carry', readout: 'sum', goes: 'up', after: settle, says: 'A carry that comes in adds one.' },
    {
      control: 'delay',
      readout: 'settled',
      goes: 'up',
      after: settle,
      says: 'Slower gates take longer until the sum is right.',
    },
    {
      control: 'bits',
      readout: 'settled',
      goes: 'changes',
      after: settle,
      given: { a: 15, b: 0, carry: 1 },
      says: 'With more places the carry has further to go.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'When all is settled the lamps show A + B + carry, as ordinary adding does.',
      readout: 'sum',
      expected(values, time) {
        const most = 2 ** Math.round(values.bits ?? 4)
        const { a = 0, b = 0, carry = 0 } = values
        return time > settle - 1
          ? (Math.round(a) % most) + (Math.round(b) % most) + Math.round(carry)
          : undefined
      },
      until: settle,
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'A carry that runs through all n places needs 2n + 1 gate delays.',
      readout: 'settled',
      expected: ({ bits = 4, delay = 8 }, time) =>
        time > settle - 1 ? (2 * Math.round(bits) + 1) * delay : undefined,
      until: settle,
      where: { a: [15, 15], b: [0, 0], carry: [1, 1] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'Without any carry the sum is there after two gates: A ⊕ B, and then the carry of 0.',
      readout: 'settled',
      expected: ({ delay = 8 }, time) => (time > settle - 1 ? 2 * delay : undefined),
      until: settle,
      where: { a: [15, 15], b: [0, 0], carry: [0, 0] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'Adding 1011 and 0011 (11 and 3) gives 1110, which is 14.',
      source: 'Mano and Ciletti, Digital Design, section 4.5: the worked example of the four-bit adder.',
      values: { a: 11, b: 3, carry: 0, bits: 4, delay: 8 },
      readout: 'sum',
      at: settle,
      expected: 14,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 's = a \\oplus b \\oplus c', about: 'The sum of one place: 1 if an odd number of them is 1.' },
    {
      tex: "c' = (a \\wedge b) \\vee \\bigl(c \\wedge (a \\oplus b)\\bigr)",
      about: 'The carry to the next place: two or more of them are 1.',
    },
    { tex: 't_{\\max} = (2n + 1)\\,\\tau', about: 'The longest time until all is settled.' },
  ],
  tries: [
    {
      says: 'Begin with one place: set A and B to 1. Which lamp shines, and why?',
      set: { bits: 1, a: 1, b: 1, carry: 0 },
    },
    {
      says: 'Add 15 and 1 and watch the carry run from right to left.',
      set: { bits: 4, a: 15, b: 1, carry: 0, delay: 20 },
    },
    { says: 'Find two numbers whose sum needs no carry at all.', set: { bits: 4, a: 10, b: 5, carry: 0 } },
    { says: 'Add 15 and 15 with a carry: all lamps are on.', set: { bits: 4, a: 15, b: 15, carry: 1 } },
  ],
  questions: [
    {
      asks: 'In one place A is 1 and B is 1. What do the two lamps show together?',
      options: ['1', '2, as the carry lamp is on', '0'],
      settle: {
        readout: 'sum',
        after: settle,
        first: { bits: 1, a: 1, b: 1, carry: 0 },
        answer: (sum) => (sum === 1 ? 0 : sum === 2 ? 1 : 2),
      },
      explains:
        'XOR says 0, as both are 1, and AND says 1: the carry. Read together that is 10, which is two in binary.',
    },
    {
      asks: 'Which sum takes the adder longer: 10 + 5 or 15 + 1?',
      options: ['10 + 5', '15 + 1', 'Both take as long'],
      settle: {
        readout: 'settled',
        after: settle,
        first: { a: 10, b: 5, carry: 0 },
        second: { a: 15, b: 1, carry: 0 },
        answer: (a, b) => (a > b ? 0 : b > a ? 1 : 2),
      },
      explains:
        '10 + 5 has no carry: 1010 and 0101 fit into each other. In 15 + 1 each place has to wait for the carry from its right.',
    },
    {
      asks: 'A four-place adder gets 15 + 0 and a carry. How many gate delays of 10 ns pass until all is right?',
      options: ['3: 30 ns', '9: 90 ns', '20, one for each gate: 200 ns'],
      settle: {
        readout: 'settled',
        after: settle,
        first: { a: 15, b: 0, carry: 1, bits: 4, delay: 10 },
        answer: (t) => (t < 60 ? 0 : t < 150 ? 1 : 2),
      },
      explains:
        'The carry passes two gates in each of the four places, after one XOR at the start: 2 · 4 + 1.',
    },
  ],
  glossary: [
    { word: 'Gate', means: 'A tiny circuit that makes one yes-or-no answer from its inputs.' },
    { word: 'XOR', means: 'Exclusive or: 1 if just one of the two is 1.' },
    { word: 'Half adder', means: 'An XOR and an AND: it adds two bits.' },
    { word: 'Full adder', means: 'Two half adders and an OR: it adds two bits and a carry.' },
    { word: 'Gate delay', means: 'The time a gate takes until its answer is right.' },
  ],
  goals: [
    'Tell what AND, OR and XOR do, with a truth table.',
    'Follow a binary addition through the gates, carry by carry.',
    'Explain why adding long numbers takes longer.',
  ],
  standards: [
    'England KS3 Computing: simple Boolean logic (AND, OR and NOT) and its uses in circuits',
    'England A level Computer Science: half adders and full adders',
    'CSTA 3B-CS-02: illustrate ways computing systems implement logic through hardware components',
  ],
})
