import { system } from '@makebelieve/kit/simulation/system'
import { bitsOf, keysOf, type Post, triedNumber, type Work } from './model.ts'
import { draw } from './view.ts'

const begun = (exponent: number): Work => ({ bits: bitsOf(exponent), done: 0, result: 1, past: [] })

/** One bit more: square, and multiply with the base if the bit is 1. */
function workOn(work: Work, base: number, n: number): boolean {
  if (work.done >= work.bits.length) return false
  work.result = (work.result * work.result) % n
  if (work.bits[work.done] === 1) work.result = (work.result * base) % n
  work.past.push(work.result)
  work.done++
  return true
}

const isSent = ({ sender }: Post) => sender.done >= sender.bits.length
const isRead = ({ reader }: Post) => reader.done >= reader.bits.length
const enough = 12

export const publicKey = system<Post>({
  id: 'public-key',
  title: 'Open locks: secret messages with RSA',
  subject: 'computing',
  ages: [13, 20],
  words: [
    'public key',
    'public key cryptography',
    'rsa',
    'rsa encryption',
    'rsa with small primes',
    'asymmetric encryption',
    'how https works',
    'prime numbers and secret codes',
    'modular exponentiation',
    'private key',
    'factoring',
    'how online banking is kept safe',
  ],
  tells: {
    young:
      'Ben hands out open padlocks that anyone may use. Ana puts her message into a box and snaps the lock shut: now only Ben’s key opens it. The lock is made of two secret prime numbers multiplied. Can the spy find out which two?',
    middle:
      'Ben multiplies two primes to get n, and tells everyone n and e. Ana raises her number to the power of e and keeps the remainder modulo n. Ben’s secret power d brings it back. Anyone who could split n into its primes could work out d, but for large n that takes forever, while locking and unlocking stay quick.',
    upper:
      'RSA: n = pq, ed ≡ 1 mod (p − 1)(q − 1), c = mᵉ mod n, and m = cᵈ mod n by Euler’s theorem. Square-and-multiply needs ⌊log₂ d⌋ + 1 steps; trial division needs about ½·min(p, q) tries, exponential in the number of digits.',
  },
  controls: [
    {
      id: 'p',
      label: 'First prime up to',
      symbol: 'p',
      unit: '',
      from: 11,
      to: 101,
      usual: 47,
      step: 1,
      about: 'The largest prime that is not above this is taken.',
      restarts: true,
    },
    {
      id: 'q',
      label: 'Second prime up to',
      symbol: 'q',
      unit: '',
      from: 13,
      to: 131,
      usual: 59,
      step: 1,
      about: 'The largest prime that is not above this; never the same as the first.',
      restarts: true,
    },
    {
      id: 'message',
      label: 'Message',
      symbol: 'm',
      unit: '',
      from: 2,
      to: 999,
      usual: 920,
      step: 1,
      about: 'A number that stands for letters; it is cut off at n.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Steps in a second',
      unit: '1/s',
      from: 0.5,
      to: 30,
      usual: 2,
      logarithmic: true,
      about: 'How fast all three work.',
    },
  ],
  readouts: [
    {
      id: 'n',
      label: 'The open lock',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'The product of both primes; everyone may know it.',
      of: (_, values) => keysOf(values).n,
    },
    {
      id: 'secret',
      label: 'Secret number',
      symbol: 'c',
      unit: '',
      digits: 0,
      about: 'What is sent, once it is worked out.',
      known: isSent,
      of: (post) => (isSent(post) ? post.sender.result : 0),
    },
    {
      id: 'read',
      label: 'Ben reads',
      unit: '',
      digits: 0,
      about: 'What Ben’s key makes of it, once it is worked out.',
      known: isRead,
      of: (post) => (isRead(post) ? post.reader.result : 0),
    },
    {
      id: 'steps',
      label: 'Steps of Ana and Ben',
      unit: '',
      digits: 0,
      about: 'Bits of both powers that were worked through.',
      of: ({ sender, reader }) => sender.done + reader.done,
    },
    {
      id: 'tried',
      label: 'Tries of the spy',
      unit: '',
      digits: 0,
      about: 'Numbers by which the spy has tried to divide n: 2 and then the odd ones.',
      of: ({ tried }) => tried,
    },
    {
      id: 'found',
      label: 'The spy has found',
      unit: '',
      digits: 0,
      about: 'The prime that divides n.',
      known: ({ factor }) => factor > 0,
      of: ({ factor }) => factor,
    },
  ],
  graphs: [
    {
      id: 'work',
      title: 'Who works how much',
      x: 'time',
      y: ['steps', 'tried'],
      about: 'Ana and Ben are done soon; the spy goes on, the longer the larger the primes.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const { open, secret } = keysOf(values)
    return { sender: begun(open), reader: begun(secret), tried: 0, factor: 0, due: 0 }
  },
  step(post, values, dt) {
    if (isRead(post) && post.factor > 0) return
    const { n, message } = keysOf(values)
    post.due += (values.rate ?? 2) * dt
    while (post.due >= 1 - 1e-9) {
      post.due -= 1
      if (!workOn(post.sender, message, n)) workOn(post.reader, post.sender.result, n)
      if (post.factor > 0) continue
      post.tried++
      if (n % triedNumber(post.tried) === 0) post.factor = triedNumber(post.tried)
    }
  },
  draw,
  describe(post, values) {
    const { n, message } = keysOf(values)
    const parcel = isSent(post) ? `it was sent as ${post.sender.result}` : 'it is being locked'
    return `The message is ${message}, ${parcel}${isRead(post) ? `, and Ben reads ${post.reader.result}` : ''}; the spy has tried ${post.tried} numbers on ${n}${post.factor > 0 ? ` and found ${post.factor}` : ''}.`
  },
  effects: [
    { control: 'p', readout: 'n', goes: 'up', says: 'A larger prime makes a larger lock.' },
    {
      control: 'p',
      readout: 'tried',
      goes: 'up',
      after: enough,
      given: { rate: 30, q: 131 },
      says: 'And the spy has to try longer.',
    },
    {
      control: 'q',
      readout: 'n',
      goes: 'up',
      says: 'So does the second one.',
    },
    {
      control: 'message',
      readout: 'secret',
      goes: 'changes',
      after: enough,
      says: 'Each message has its own secret number, without any order in them.',
    },
    { control: 'rate', readout: 'steps', goes: 'up', after: 1, says: 'Faster work gets further.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Ben reads just what Ana wrote (Euler’s theorem).',
      readout: 'read',
      expected({ message = 920, ...values }, time) {
        return time > enough - 0.01 ? Math.round(message) % keysOf({ ...values, message }).n : undefined
      },
      until: enough,
      where: { rate: [8, 30] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The secret number is the remainder of the whole power, worked out with long numbers.',
      readout: 'secret',
      expected(values, time) {
        if (time < enough - 0.01) return undefined
        const { n, open, message } = keysOf(values)
        return Number(BigInt(message) ** BigInt(open) % BigInt(n))
      },
      until: enough,
      where: { rate: [8, 30] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The spy needs 1 + (p − 1)/2 tries, p being the smaller prime.',
      readout: 'tried',
      expected(values, time) {
        const { p, q } = keysOf(values)
        return time > enough - 0.01 ? 1 + (Math.min(p, q) - 1) / 2 : undefined
      },
      until: enough,
      where: { rate: [8, 30] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'With p = 47, q = 59 and e = 17 the message 920 becomes 948.',
      source:
        'Rivest, Shamir and Adleman, A method for obtaining digital signatures, Communications of the ACM 21 (1978).',
      values: { p: 47, q: 59, message: 920, rate: 20 },
      readout: 'secret',
      at: 4,
      expected: 948,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'n = p\\,q, \\quad e\\,d \\equiv 1 \\pmod{(p-1)(q-1)}',
      about: 'How the lock (n, e) and the key d are made.',
    },
    { tex: 'c = m^e \\bmod n', about: 'Ana locks.' },
    { tex: 'm = c^d \\bmod n', about: 'Ben unlocks.' },
  ],
  tries: [
    { says: 'Follow Ana’s power bit by bit: square, and multiply where there is a 1.', set: { rate: 0.5 } },
    { says: 'Change the message by one. Does the secret number change by one?', set: { message: 921 } },
    { says: 'Take small primes: the spy is there before Ben has read.', set: { p: 11, q: 13, message: 100 } },
    { says: 'Take large primes. Who is ready first now?', set: { p: 101, q: 131 } },
  ],
  questions: [
    {
      asks: 'Ana sends 920, and the next time 921. How far apart are the two secret numbers?',
      options: ['Just 1', 'Far apart: there is no order'],
      settle: {
        readout: 'secret',
        after: enough,
        first: { message: 920, rate: 30 },
        second: { message: 921, rate: 30 },
        answer: (a, b) => (Math.abs(a - b) <= 1 ? 0 : 1),
      },
      explains:
        'Raising to a power modulo n stirs the numbers thoroughly, so the spy cannot creep up on the message.',
    },
    {
      asks: 'Both primes are made about twice as large. How much longer does the spy have to try?',
      options: ['As long as before', 'About twice as long', 'Ten times as long'],
      settle: {
        readout: 'tried',
        after: enough,
        first: { p: 47, q: 59, rate: 30 },
        second: { p: 97, q: 113, rate: 30 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 4 ? 1 : 2),
      },
      explains: 'The spy must come up to the smaller prime.',
    },
    {
      asks: 'And how many more steps do Ana and Ben need for it?',
      options: ['Twice as many', 'Only a few more', 'Fewer'],
      settle: {
        readout: 'steps',
        after: enough,
        first: { p: 47, q: 59, rate: 30 },
        second: { p: 97, q: 113, rate: 30 },
        answer: (a, b) => (b / a > 1.7 ? 0 : b >= a ? 1 : 2),
      },
      explains:
        'One step for each bit of the power. With 300 digits that is some thousand steps for them, and more tries for the spy than there are atoms.',
    },
  ],
  glossary: [
    { word: 'Prime', means: 'A number that only 1 and itself divide.' },
    { word: 'Modulo', means: 'What is left over after dividing.' },
    { word: 'Public key', means: 'The open lock: n and e, which everyone may know.' },
    { word: 'Private key', means: 'The power d that only Ben knows.' },
    { word: 'Factoring', means: 'Finding the primes of which a number is the product.' },
  ],
  goals: [
    'Explain how you can lock without being able to unlock.',
    'Work out a small power modulo n by squaring.',
    'Compare work that grows with the digits and work that grows with the number itself.',
  ],
  standards: [
    'England A level Computer Science: symmetric and asymmetric encryption',
    'Mathematics, ages 16–18: modular arithmetic and primes',
    'CSTA 3B-NI-04: compare ways software developers protect devices and information',
  ],
})
