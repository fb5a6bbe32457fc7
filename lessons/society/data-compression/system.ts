import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { entropyOf, meanBits, type Node, plainBits, sharesOf, sources, type Wire } from './model.ts'
import { draw } from './view.ts'

/** Huffman: join the two rarest again and again, until one tree is left. */
function grown(shares: readonly number[]): Node {
  const woods: Node[] = shares.map((weight, letter) => ({ weight, letter }))
  const rarest = () => {
    let least = 0
    woods.forEach((node, i) => {
      if (node.weight < (woods[least]?.weight ?? 0) - 1e-12) least = i
    })
    return woods.splice(least, 1)[0]
  }
  while (woods.length > 1) {
    const [a, b] = [rarest(), rarest()]
    if (!a || !b) break
    // The commoner branch is on the left, so that the picture leans one way.
    woods.push({ weight: a.weight + b.weight, off: b, on: a })
  }
  return woods[0] ?? { weight: 0 }
}

function codesOf(node: Node, way = '', codes: string[] = []): string[] {
  if (node.letter !== undefined) codes[node.letter] = way
  if (node.off) codesOf(node.off, `${way}0`, codes)
  if (node.on) codesOf(node.on, `${way}1`, codes)
  return codes
}

/** The other end walks down the tree, bit by bit. */
function read(tree: Node, bits: string): number | undefined {
  let node: Node | undefined = tree
  for (const bit of bits) node = bit === '0' ? node?.off : node?.on
  return node?.letter
}

/**
 * The fewest bits that any code can need, by trying every possible set of code lengths: those of a full tree fill the whole,
 * 1/2 for a code of one bit, 1/4 for two and so on. The commonest letter gets the shortest.
 */
function fewestBits(shares: readonly number[]): number {
  const sorted = [...shares].sort((a, b) => b - a)
  let least = Number.POSITIVE_INFINITY
  const attempt = (letter: number, shortest: number, room: number, cost: number): void => {
    if (letter === sorted.length) {
      if (Math.abs(room) < 1e-12) least = Math.min(least, cost)
      return
    }
    for (let bits = shortest; bits < sorted.length; bits++) {
      const left = room - 2 ** -bits
      if (left < -1e-12) continue
      // Even the largest codes that are left to give must be able to fill the room.
      if (left > (sorted.length - letter - 1) * 2 ** -bits + 1e-12) break
      attempt(letter + 1, bits, left, cost + bits * (sorted[letter] ?? 0))
    }
  }
  attempt(0, 1, 1, 0)
  return least
}

export const dataCompression = system<Wire>({
  id: 'data-compression',
  title: 'Squeezing a message: Huffman’s tree',
  subject: 'computing',
  ages: [11, 20],
  words: [
    'data compression',
    'huffman coding',
    'huffman code',
    'huffman tree',
    'zip file',
    'how zip works',
    'file compression',
    'lossless compression',
    'entropy of information',
    'shannon entropy',
    'information theory',
    'prefix code',
    'compressing a file',
    'bits per letter',
  ],
  tells: {
    young:
      'A computer writes each letter with zeros and ones. If A comes up very often, give it a very short code, and give rare letters longer ones: the message shrinks! Follow the tree from the top: left is 0, right is 1.',
    middle:
      'Huffman’s method joins the two rarest letters again and again until a tree is made. Common letters end near the top and get short codes. No code is the beginning of another, so no gaps are needed and nothing is lost. If all letters are equally common, nothing can be saved.',
    upper:
      'Huffman codes are optimal prefix codes: their mean length L is the least possible under Kraft’s inequality, and H ≤ L < H + 1 with Shannon’s entropy H = −Σ p log₂ p; L = H where all shares are powers of one half.',
  },
  controls: [
    {
      id: 'source',
      label: 'The message',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: sources,
      about: 'How common its letters are.',
      restarts: true,
    },
    {
      id: 'mix',
      label: 'Evenness added',
      symbol: 'm',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      about: 'Mixes in random letters: at 100% every letter is equally common.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Letters in a second',
      unit: '1/s',
      from: 0.5,
      to: 100,
      usual: 2,
      logarithmic: true,
      about: 'How fast letters are sent.',
    },
  ],
  readouts: [
    {
      id: 'sent',
      label: 'Letters sent',
      unit: '',
      digits: 0,
      about: 'How many letters went over the wire.',
      of: ({ sent }) => sent,
    },
    {
      id: 'seen',
      label: 'Bits per letter so far',
      unit: 'bits',
      digits: 3,
      about: 'All the bits sent, divided by the letters sent.',
      known: ({ sent }) => sent > 0,
      of: ({ bits, sent }) => bits / Math.max(1, sent),
    },
    {
      id: 'mean',
      label: 'Expected bits',
      symbol: 'L',
      unit: 'bits',
      digits: 3,
      about: 'The average length of the codes, weighted by how often each letter comes up.',
      of: ({ shares, codes }) => meanBits(shares, codes),
    },
    {
      id: 'entropy',
      label: 'Entropy',
      symbol: 'H',
      unit: 'bits',
      digits: 3,
      about: 'The information in one letter: no code can need less on average.',
      of: ({ shares }) => entropyOf(shares),
    },
    {
      id: 'saved',
      label: 'Saving',
      unit: '%',
      digits: 1,
      about: 'Compared with codes that are all equally long.',
      of: ({ shares, codes }) => 100 * (1 - meanBits(shares, codes) / plainBits(shares.length)),
    },
    {
      id: 'right',
      label: 'Read correctly',
      unit: '%',
      digits: 1,
      about: 'How many letters come back out of the bits just as they were sent.',
      of: ({ right, sent }) => (sent === 0 ? 100 : (100 * right) / sent),
    },
  ],
  graphs: [
    {
      id: 'bits',
      title: 'Bits for a letter',
      x: 'sent',
      y: ['seen', 'mean', 'entropy'],
      about: 'What is seen comes close to what is expected, and never settles below the entropy.',
    },
  ],
  dt: 1 / 40,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const shares = sharesOf(values)
    const tree = grown(shares)
    return { shares, tree, codes: codesOf(tree), sent: 0, bits: 0, right: 0, due: 0, last: [] }
  },
  step(wire, { rate = 2 }, dt, random) {
    wire.due += rate * dt
    while (wire.due >= 1 - 1e-9) {
      wire.due -= 1
      let chance = random.next()
      const found = wire.shares.findIndex((share) => {
        chance -= share
        return chance < 0
      })
      const letter = found < 0 ? wire.shares.length - 1 : found
      const code = wire.codes[letter] ?? ''
      wire.sent++
      wire.bits += code.length
      if (read(wire.tree, code) === letter) wire.right++
      keepTrail(wire.last, letter, 60)
    }
  },
  draw,
  describe: ({ shares, codes, sent, bits }) =>
    `${sent} letters were sent in ${bits} bits; a letter takes ${meanBits(shares, codes).toFixed(2)} bits on average, the entropy is ${entropyOf(shares).toFixed(2)}.`,
  effects: [
    {
      control: 'mix',
      readout: 'entropy',
      goes: 'up',
      after: 1,
      says: 'The more even the letters, the more information is in each.',
    },
    { control: 'mix', readout: 'saved', goes: 'changes', after: 1, says: 'And the less can be saved.' },
    { control: 'rate', readout: 'sent', goes: 'up', says: 'A faster wire sends more letters.' },
    {
      control: 'source',
      readout: 'mean',
      goes: 'changes',
      after: 1,
      says: 'How well a message can be squeezed depends on its letters.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'No code can be better: every possible set of code lengths was tried.',
      readout: 'mean',
      expected: (values, time) => (time > 0 ? undefined : fewestBits(sharesOf(values))),
      until: 0.1,
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'With halves of halves the mean length is exactly the entropy, 63/32 bits.',
      readout: 'mean',
      expected: () => 63 / 32,
      until: 0.1,
      where: { source: [1, 1], mix: [0, 0] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'Nothing is lost: every letter comes out as it went in.',
      readout: 'right',
      until: 10,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Letters that come 45, 13, 12, 16, 9 and 5 times in a hundred need 2.24 bits on average.',
      source: 'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, section 16.3.',
      values: { source: 0, mix: 0 },
      readout: 'mean',
      at: 1,
      expected: 2.24,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Sent letter by letter it comes to the same: 2.24 bits, after 4000 letters.',
      source: 'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, section 16.3.',
      values: { source: 0, mix: 0, rate: 100 },
      readout: 'seen',
      at: 40,
      expected: 2.24,
      within: 0.045,
    },
  ],
  formulas: [
    { tex: 'L = \\sum_i p_i\\,\\ell_i', about: 'The mean length of a code.' },
    { tex: 'H = -\\sum_i p_i \\log_2 p_i', about: 'Shannon’s entropy: the information in one letter.' },
    { tex: 'H \\le L < H + 1', about: 'Huffman’s code is always within one bit of it.' },
    { tex: '\\sum_i 2^{-\\ell_i} \\le 1', about: 'Kraft: short codes use up room for others.' },
  ],
  tries: [
    { says: 'Read the bits yourself: start at the top and go left for 0, right for 1.', set: { rate: 0.5 } },
    { says: 'Make all letters alike. How much is saved now?', set: { source: 2 } },
    { says: 'Nearly always A: where does A stand in the tree?', set: { source: 3 } },
    { says: 'Add evenness step by step and watch the tree change its shape.', set: { source: 0, mix: 50 } },
    { says: 'Send fast and compare what is seen with what is expected.', set: { rate: 100 } },
  ],
  questions: [
    {
      asks: 'Eight letters are all equally common. How much can Huffman’s tree save against 3 bits for each?',
      options: ['About a third', 'About a tenth', 'Nothing'],
      settle: {
        readout: 'saved',
        after: 1,
        first: { source: 2 },
        answer: (saved) => (saved > 20 ? 0 : saved > 2 ? 1 : 2),
      },
      explains: 'There is no pattern to use. That is why a zip file cannot be zipped again.',
    },
    {
      asks: 'Letter A makes up 90% of a message with five letters. How many bits does a letter take on average?',
      options: ['Just over 1', 'About 2.5', 'Half a bit'],
      settle: {
        readout: 'mean',
        after: 1,
        first: { source: 3 },
        answer: (mean) => (mean < 0.9 ? 2 : mean < 2 ? 0 : 1),
      },
      explains:
        'A has the code 0, a single bit. It cannot be less than one bit for each letter, though the information in it is only about 0.6 bits.',
    },
    {
      asks: 'The letters become more even, from the textbook’s text to half mixed with chance. The message…',
      options: ['becomes shorter', 'becomes longer', 'stays as long'],
      settle: {
        readout: 'mean',
        after: 1,
        first: { mix: 0 },
        second: { mix: 50 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains: 'The harder it is to guess the next letter, the more has to be said about it.',
    },
  ],
  glossary: [
    { word: 'Bit', means: 'A nought or a one: the smallest piece of information.' },
    { word: 'Lossless', means: 'So that everything can be put back exactly as it was.' },
    { word: 'Prefix code', means: 'A code in which no word is the beginning of another.' },
    { word: 'Entropy', means: 'How many yes-or-no questions a letter answers on average.' },
    { word: 'Compression', means: 'Writing the same with fewer bits.' },
  ],
  goals: [
    'Read and write with a Huffman tree.',
    'Explain why common letters should have short codes.',
    'Tell when a message can be squeezed and when not.',
  ],
  standards: [
    'England GCSE Computer Science: data compression, lossy and lossless; Huffman coding',
    'England A level Computer Science: compression and run-length or dictionary methods',
    'CSTA 2-DA-07: represent data using multiple encoding schemes',
  ],
})
