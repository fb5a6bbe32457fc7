import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Channel, codeOf, codes, decoded, encoded, lengthOf } from './model.ts'
import { draw } from './view.ts'

/** The chance that a word of four bits is read wrongly, from counting what a code can stand. */
function chanceOfWrong({ noise = 5, code = 2 }: Values): number {
  const p = noise / 100
  const q = 1 - p
  const kind = Math.round(code)
  if (kind === 0) return 1 - q ** 4
  // Each bit survives if at most one of its three is struck.
  if (kind === 1) return 1 - (q ** 3 + 3 * p * q ** 2) ** 4
  // All seven well, or just one struck.
  return 1 - q ** 7 - 7 * p * q ** 6
}

const many = 40

export const errorCorrection = system<Channel>({
  id: 'error-correction',
  title: 'Messages that repair themselves',
  subject: 'computing',
  ages: [11, 20],
  words: [
    'error correction',
    'error correcting code',
    'hamming code',
    'parity bit',
    'parity check',
    'error detection',
    'noisy channel',
    'checksum',
    'how a qr code can be scratched',
    'how a space probe talks to earth',
    'repetition code',
    'redundancy in data',
  ],
  tells: {
    young:
      'Lightning strikes the wire and turns some bits over: a 0 becomes a 1! If you say everything three times, two against one shows what was meant. A clever trick by Richard Hamming needs far fewer extra bits.',
    middle:
      'Four data bits are protected by extra bits. Saying each bit three times lets the majority win. Hamming’s code adds only three checking bits: each watches some places, and together they point at the place that was struck. One mistake in a word can be fixed; two are too many.',
    upper:
      'A binary symmetric channel with flip probability p. Word error rates: 1 − (1 − p)⁴ uncoded, 1 − ((1 − p)³ + 3p(1 − p)²)⁴ for threefold repetition (rate 1/3), 1 − (1 − p)⁷ − 7p(1 − p)⁶ for the perfect Hamming(7,4) code (rate 4/7, distance 3).',
  },
  controls: [
    {
      id: 'code',
      label: 'Protection',
      unit: '',
      from: 0,
      to: 2,
      usual: 2,
      options: codes,
      about: 'How the four bits of a word are protected.',
      restarts: true,
    },
    {
      id: 'noise',
      label: 'Bits that are struck',
      symbol: 'p',
      unit: '%',
      from: 0.5,
      to: 25,
      usual: 6,
      about: 'What percentage of bits are turned over on the way.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Words in a second',
      unit: '1/s',
      from: 0.4,
      to: 200,
      usual: 1,
      logarithmic: true,
      about: 'How fast words are sent.',
    },
  ],
  readouts: [
    {
      id: 'words',
      label: 'Words sent',
      unit: '',
      digits: 0,
      about: 'Each has four bits that count.',
      of: ({ words }) => words,
    },
    {
      id: 'wrong',
      label: 'Read wrongly',
      unit: '%',
      about: 'What percentage of words were read wrongly so far.',
      known: ({ words }) => words > 0,
      of: ({ words, wrong }) => (100 * wrong) / Math.max(1, words),
    },
    {
      id: 'expected',
      label: 'Expected',
      unit: '%',
      about: 'What percentage of words should be read wrongly, by the formula.',
      of: (_, values) => 100 * chanceOfWrong(values),
    },
    {
      id: 'struck',
      label: 'Bits struck',
      unit: '%',
      about: 'What percentage of bits were turned over so far.',
      known: ({ bits }) => bits > 0,
      of: ({ bits, flipped }) => (100 * flipped) / Math.max(1, bits),
    },
    {
      id: 'mended',
      label: 'Words repaired',
      unit: '',
      digits: 0,
      about: 'Words that were struck but still read correctly.',
      of: ({ mended }) => mended,
    },
    {
      id: 'cost',
      label: 'Bits per message bit',
      unit: '',
      about: 'How many bits are sent for one bit of the message.',
      of: (_, values) => lengthOf(codeOf(values)) / 4,
    },
  ],
  graphs: [
    {
      id: 'wrong',
      title: 'Words read wrongly',
      x: 'words',
      y: ['wrong', 'expected'],
      about: 'What is seen comes closer to what is expected with every word.',
    },
  ],
  dt: 1 / 40,
  pace: 1,
  timeUnit: 's',
  start: () => ({
    words: 0,
    wrong: 0,
    bits: 0,
    flipped: 0,
    mended: 0,
    due: 0.6,
    last: undefined,
    past: [],
  }),
  step(channel, values, dt, random) {
    const code = codeOf(values)
    channel.due += (values.rate ?? 1) * dt
    while (channel.due >= 1 - 1e-9) {
      channel.due -= 1
      const meant = [0, 1, 2, 3].map(() => random.below(2))
      const sent = encoded(meant, code)
      const got = sent.map((bit) => (random.next() * 100 < (values.noise ?? 6) ? 1 - bit : bit))
      const read = decoded(got, code)
      const struck = got.filter((bit, i) => bit !== sent[i]).length
      const right = read.every((bit, i) => bit === meant[i])
      channel.words++
      channel.bits += sent.length
      channel.flipped += struck
      if (!right) channel.wrong++
      else if (struck > 0) channel.mended++
      channel.last = { meant, sent, got, read }
      keepTrail(channel.past, right ? (struck > 0 ? 1 : 0) : 2, 120)
    }
  },
  draw,
  describe: ({ words, wrong, mended }) =>
    `${words} words were sent: ${mended} were struck and repaired, ${wrong} were read wrongly.`,
  effects: [
    {
      control: 'noise',
      readout: 'wrong',
      goes: 'up',
      after: 10,
      given: { rate: 200 },
      says: 'The more bits are struck, the more words are wrong.',
    },
    {
      control: 'code',
      readout: 'wrong',
      goes: 'changes',
      after: 10,
      given: { rate: 200 },
      says: 'Protection makes wrong words rarer.',
    },
    { control: 'rate', readout: 'words', goes: 'up', says: 'A faster line sends more words.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'As many words are wrong as counting the ways says, within what chance allows in 8000 words.',
      readout: 'wrong',
      expected: (values, time) => (time > many - 0.01 ? 100 * chanceOfWrong(values) : undefined),
      until: many,
      where: { rate: [200, 200], noise: [10, 25] },
      within: 0.15,
    },
    {
      kind: 'published',
      says: 'Hamming’s code sends 7 bits for 4: 1.75 for each.',
      source: 'Hamming, Error detecting and error correcting codes, Bell System Technical Journal 29 (1950).',
      values: { code: 2 },
      readout: 'cost',
      at: 1,
      expected: 1.75,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'At p = 10% Hamming’s code reads 15.0% of the words wrongly, without it 34.4%.',
      source:
        'MacKay, Information Theory, Inference and Learning Algorithms, section 1.2: a block fails if two or more of seven bits are flipped; summed up, 0.1497.',
      values: { code: 2, noise: 10, rate: 200 },
      readout: 'wrong',
      at: many,
      expected: 14.97,
      within: 0.13,
    },
  ],
  formulas: [
    { tex: 'P_{\\text{plain}} = 1 - (1-p)^4', about: 'A word of four bits without protection is wrong.' },
    {
      tex: 'P_{\\text{Hamming}} = 1 - (1-p)^7 - 7p(1-p)^6',
      about: 'More than one of seven bits was struck.',
    },
    {
      tex: 'z = \\bigoplus_{i:\\,b_i = 1} i',
      about: 'The place that Hamming’s checks accuse; 0 if all is well.',
    },
  ],
  tries: [
    {
      says: 'Watch Hamming’s checks find the place that was struck.',
      set: { code: 2, noise: 12, rate: 0.4 },
    },
    { says: 'No protection: how many words are wrong?', set: { code: 0, rate: 50 } },
    { says: 'Say everything three times. Better, but what does it cost?', set: { code: 1, rate: 50 } },
    {
      says: 'Turn the noise up to 25%: does Hamming’s code still help?',
      set: { code: 2, noise: 25, rate: 100 },
    },
    { says: 'A quiet line, 1%: count how rarely a word is wrong.', set: { code: 2, noise: 1, rate: 200 } },
  ],
  questions: [
    {
      asks: 'One in a hundred bits is struck. Without protection about 39 of 1000 words are wrong. How many with Hamming’s code?',
      options: ['About 20', 'About 2', 'About 60'],
      settle: {
        readout: 'wrong',
        after: many,
        first: { code: 2, noise: 1, rate: 200 },
        answer: (wrong) => (wrong < 0.8 ? 1 : wrong < 4 ? 0 : 2),
      },
      explains: 'A word is lost only if two of its seven bits are struck at once, and that is rare.',
    },
    {
      asks: 'Which protection sends fewer bits: saying everything three times, or Hamming’s?',
      options: ['Three times', 'Hamming’s', 'Both the same'],
      settle: {
        readout: 'cost',
        after: 1,
        first: { code: 1 },
        second: { code: 2 },
        answer: (a, b) => (a < b ? 0 : b < a ? 1 : 2),
      },
      explains: '12 bits against 7. The checks share their work: each watches several places.',
    },
    {
      asks: 'The line is terrible: a quarter of all bits are struck. How many words are read wrongly with Hamming’s code?',
      options: ['Hardly any', 'About a tenth', 'More than half'],
      settle: {
        readout: 'wrong',
        after: 20,
        first: { code: 2, noise: 25, rate: 200 },
        answer: (wrong) => (wrong < 5 ? 0 : wrong < 40 ? 1 : 2),
      },
      explains:
        'Usually two or more of the seven are struck, and then the checks accuse the wrong place. Stronger codes are needed.',
    },
  ],
  glossary: [
    { word: 'Parity', means: 'Whether the number of ones is even or odd.' },
    { word: 'Redundancy', means: 'Saying more than is needed, so that mistakes can be found.' },
    { word: 'Channel', means: 'The way over which a message goes: a wire, the air, a disc.' },
    { word: 'Hamming distance', means: 'In how many places two words differ.' },
  ],
  goals: [
    'Explain how extra bits can find and mend mistakes.',
    'Compare protections by what they cost and what they can stand.',
    'Work out a chance by counting the ways.',
  ],
  standards: [
    'England A level Computer Science: parity, majority voting and check digits',
    'England GCSE Computer Science: error detection methods',
    'NGSS HS-PS4-2',
  ],
})
