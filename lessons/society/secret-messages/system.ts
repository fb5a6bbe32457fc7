import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  hidden,
  keyAt,
  keyOf,
  messageOf,
  messages,
  nameOf,
  type Post,
  shownAgain,
  spysGuess,
} from './model.ts'
import { draw } from './view.ts'

/** How many of the letters sent come out right when they are read with these keys. */
function readRight({ sent }: Post, values: Values, reader: (place: number) => number): number {
  if (sent === 0) return 100
  const [text, key] = [messageOf(values), keyOf(values)]
  let right = 0
  for (let place = 0; place < sent; place++) {
    const letter = text[place] ?? 0
    if (shownAgain(hidden(letter, keyAt(key, place)), reader(place)) === letter) right++
  }
  return (100 * right) / sent
}

/** The chance that two letters of a text are alike, from how often each came. */
function coincidence({ counts, sent }: Post): number {
  const pairs = counts.reduce((sum, count) => sum + count * (count - 1), 0)
  return sent < 2 ? 0 : pairs / (sent * (sent - 1))
}

/** The same, by comparing every letter of the open text with every other. */
function alikeIn(text: readonly number[]): number {
  let alike = 0
  text.forEach((a, i) => {
    for (let j = i + 1; j < text.length; j++) if (a === text[j]) alike++
  })
  return alike / ((text.length * (text.length - 1)) / 2)
}

const all = 10

export const secretMessages = system<Post>({
  id: 'secret-messages',
  title: 'Secret messages and how to break them',
  subject: 'computing',
  ages: [8, 18],
  words: [
    'secret messages',
    'secret message',
    'caesar cipher',
    'cipher disc',
    'cipher wheel',
    'secret code',
    'codes and ciphers',
    'cryptography',
    'encryption',
    'encrypt and decrypt',
    'code breaking',
    'frequency analysis',
    'letter frequency',
    'vigenère cipher',
    'vigenere cipher',
    'index of coincidence',
  ],
  tells: {
    young:
      'Turn the wheel and every letter becomes another one: that is Caesar’s secret code. But a spy is listening and counts letters. In English, E is the most common letter, so the tallest bar gives the secret away! Can a key word help?',
    middle:
      'A Caesar cipher moves every letter on by the same number. It hides the words but not how often each letter comes up: a spy compares the bars with English and finds the shift after a few dozen letters. A key word changes the shift from letter to letter and flattens the bars.',
    upper:
      'Substitution by c = (p + k) mod 26 only permutes letter frequencies, so the index of coincidence Σnᵢ(nᵢ−1)/N(N−1) keeps its English value of about 0.066, and a chi-squared test over the 26 keys finds k. A Vigenère key of period d mixes d shifted alphabets and lowers the index towards 1/26 ≈ 0.0385.',
  },
  controls: [
    {
      id: 'shift',
      label: 'Shift',
      symbol: 'k',
      unit: '',
      from: 0,
      to: 25,
      usual: 3,
      step: 1,
      about: 'How many letters the wheel is turned by: Caesar himself used 3.',
      restarts: true,
    },
    {
      id: 'word',
      label: 'Length of the key word',
      symbol: 'd',
      unit: '',
      from: 1,
      to: 6,
      usual: 1,
      step: 1,
      about: 'With 1 every letter gets the same shift; with more the shifts take turns.',
      restarts: true,
    },
    {
      id: 'message',
      label: 'Message',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: messages,
      about: 'What is written.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Letters in a second',
      unit: '1/s',
      from: 1,
      to: 80,
      usual: 6,
      logarithmic: true,
      about: 'How fast the letters are sent.',
    },
  ],
  readouts: [
    {
      id: 'sent',
      label: 'Letters sent',
      symbol: 'N',
      unit: '',
      digits: 0,
      about: 'How many secret letters have been sent; spaces are left out.',
      of: ({ sent }) => sent,
    },
    {
      id: 'guess',
      label: 'The spy’s guess',
      unit: '',
      digits: 0,
      about: 'The shift that makes the secret letters look most like English.',
      of: spysGuess,
    },
    {
      id: 'spy',
      label: 'The spy can read',
      unit: '%',
      digits: 0,
      about: 'What percentage of letters come out right with the spy’s guess.',
      of(post, values) {
        const guess = spysGuess(post)
        return readRight(post, values, () => guess)
      },
    },
    {
      id: 'friend',
      label: 'The friend can read',
      unit: '%',
      digits: 0,
      about: 'How many come out right for someone who knows the key: all of them.',
      of(post, values) {
        const key = keyOf(values)
        return readRight(post, values, (place) => keyAt(key, place))
      },
    },
    {
      id: 'coincidence',
      label: 'Index of coincidence',
      symbol: 'I',
      unit: '',
      digits: 4,
      about:
        'The chance that two secret letters are alike: 0.066 in English, 0.038 if all are equally common.',
      known: ({ sent }) => sent > 1,
      of: coincidence,
    },
    {
      id: 'tallest',
      label: 'Most common letter',
      unit: '%',
      digits: 1,
      about: 'What percentage of the secret letters are the most common one.',
      known: ({ sent }) => sent > 0,
      of: ({ counts, sent }) => (100 * Math.max(...counts)) / Math.max(1, sent),
    },
  ],
  graphs: [
    {
      id: 'spy',
      title: 'What can be read',
      x: 'sent',
      y: ['spy', 'friend'],
      about: 'With one shift the spy suddenly reads everything; with a key word hardly anything.',
    },
    {
      id: 'coincidence',
      title: 'Index of coincidence',
      x: 'sent',
      y: ['coincidence'],
      about: 'It settles near 0.066 for a single shift and lower for a key word.',
    },
  ],
  dt: 1 / 40,
  pace: 1,
  timeUnit: 's',
  start: () => ({ sent: 0, counts: Array.from({ length: 26 }, () => 0), due: 0 }),
  step(post, values, dt) {
    const text = messageOf(values)
    if (post.sent >= text.length) return
    const key = keyOf(values)
    post.due += (values.rate ?? 6) * dt
    while (post.due >= 1 - 1e-9 && post.sent < text.length) {
      post.due -= 1
      const secret = hidden(text[post.sent] ?? 0, keyAt(key, post.sent))
      post.counts[secret] = (post.counts[secret] ?? 0) + 1
      post.sent++
    }
  },
  draw,
  describe(post, values) {
    const key = keyOf(values)
    const guess = spysGuess(post)
    return `${post.sent} letters were sent with the key ${key.map(nameOf).join('')}; the spy tries a shift of ${guess}${key.length === 1 && guess === key[0] && post.sent > 4 ? ' and can read everything' : ' and cannot read it'}.`
  },
  effects: [
    { control: 'rate', readout: 'sent', goes: 'up', says: 'Faster writing sends more letters.' },
    {
      control: 'shift',
      readout: 'guess',
      goes: 'up',
      after: 6,
      given: { rate: 80 },
      says: 'Whatever the shift is, the spy finds it.',
    },
    {
      control: 'word',
      readout: 'coincidence',
      goes: 'down',
      after: 6,
      over: [1, 5],
      given: { rate: 80, message: 1 },
      says: 'A longer key word makes the bars more even; beyond five letters little is gained.',
    },
    {
      control: 'message',
      readout: 'tallest',
      goes: 'changes',
      after: 6,
      given: { rate: 80 },
      says: 'Each text has its own bars, but they look alike.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A shift does not change how often two letters are alike: it is as in the open text, compared letter by letter.',
      readout: 'coincidence',
      expected: (values, time) => (time > all - 0.02 ? alikeIn(messageOf(values)) : undefined),
      until: all,
      where: { word: [1, 1], rate: [50, 80] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'From about a hundred letters on the spy’s guess is the shift.',
      readout: 'guess',
      expected: ({ shift = 0 }, time) => (time > 2.5 ? Math.round(shift) : undefined),
      until: all,
      where: { word: [1, 1], rate: [50, 80], shift: [1, 25] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'Who has the key reads every letter right, whatever the key.',
      readout: 'friend',
      until: 6,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'In English texts the index of coincidence is about 0.0667; a short letter may be a tenth off.',
      source:
        'Friedman, The Index of Coincidence and Its Applications in Cryptography, 1922; Kahn, The Codebreakers.',
      values: { word: 1, rate: 80, message: 2, shift: 3 },
      readout: 'coincidence',
      at: all,
      expected: 0.0667,
      within: 0.1,
    },
  ],
  formulas: [
    {
      tex: 'c_i = (p_i + k_{i \\bmod d}) \\bmod 26',
      about: 'Each letter is moved on by its key; after Z comes A.',
    },
    { tex: 'p_i = (c_i - k_{i \\bmod d}) \\bmod 26', about: 'The friend moves it back.' },
    {
      tex: 'I = \\frac{\\sum_j n_j (n_j - 1)}{N(N-1)}',
      about: 'The chance that two letters are alike.',
    },
    {
      tex: '\\chi^2 = \\sum_j \\frac{(n_j - N e_{j-k})^2}{N e_{j-k}}',
      about: 'How badly a shift k fits English: the spy takes the smallest.',
    },
  ],
  tries: [
    { says: 'Send slowly and be the wheel: which letter comes next?', set: { rate: 1 } },
    { says: 'Turn the wheel to 13. Why is the same wheel then good for reading too?', set: { shift: 13 } },
    { says: 'How many letters does the spy need? Watch the third row.', set: { shift: 17, rate: 3 } },
    { says: 'Use a key word of three letters: now the spy fails.', set: { word: 3, rate: 12 } },
    {
      says: 'Set the shift to 0 and look at plain English: which bars are tallest?',
      set: { shift: 0, rate: 40 },
    },
  ],
  questions: [
    {
      asks: 'The shift is 19 instead of 3. Is the message harder for the spy to read once it has all been sent?',
      options: ['Yes, much harder', 'No, the spy reads all of it just the same', 'It is easier'],
      settle: {
        readout: 'spy',
        after: 6,
        first: { shift: 3, rate: 80 },
        second: { shift: 19, rate: 80 },
        answer: (a, b) => (b < a - 20 ? 0 : b > a + 20 ? 2 : 1),
      },
      explains:
        'The bars only move along, they keep their shape. There are just 25 shifts, and the right one fits at once.',
    },
    {
      asks: 'Instead of one shift a key word of four letters is used. How much can the spy read with the best single shift?',
      options: ['Everything', 'About half', 'A third or less'],
      settle: {
        readout: 'spy',
        after: 6,
        first: { word: 4, rate: 80 },
        answer: (a) => (a > 80 ? 0 : a > 40 ? 1 : 2),
      },
      explains:
        'At best the guess is right for one of the four letters of the key. But a cleverer spy finds the length of the key word and solves four Caesars.',
    },
    {
      asks: 'How common is the most common letter of the secret text when the key word gets longer, 4 instead of 1?',
      options: ['More common', 'Less common: the bars become even', 'Just as common'],
      settle: {
        readout: 'tallest',
        after: 6,
        first: { word: 1, rate: 80 },
        second: { word: 4, rate: 80 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 1 : 2),
      },
      explains: 'An E becomes four different letters in turn, so no bar can stand out.',
    },
  ],
  glossary: [
    { word: 'Cipher', means: 'A rule that turns letters into secret ones.' },
    { word: 'Key', means: 'What one must know to turn them back.' },
    { word: 'Frequency analysis', means: 'Breaking a cipher by counting how often each letter comes.' },
    { word: 'Vigenère cipher', means: 'A Caesar cipher whose shift changes with the letters of a key word.' },
    { word: 'Modulo 26', means: 'Counting on from A after Z, as a clock does after 12.' },
  ],
  goals: [
    'Write and read messages with a Caesar cipher.',
    'Explain how counting letters breaks it.',
    'Compare how well two ciphers hide the letters of a language.',
  ],
  standards: [
    'England KS3 Computing: how data of various types is represented and manipulated digitally',
    'England GCSE Computer Science: network security and encryption',
    'CSTA 2-NI-06: apply multiple methods of encryption to model the secure transmission of information',
  ],
})
