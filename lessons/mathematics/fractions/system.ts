import { system } from '@makebelieve/kit/simulation/system'
import { commonOf, cutShare, fractions, moving, type Plates, smallPieces, story, storyTime } from './model.ts'
import { draw } from './view.ts'

/** Euclid's way to the largest number that divides both. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What is still on the plate of one fraction: the small pieces that were not moved yet. */
function left({ moved }: Plates, which: 0 | 1, values: Parameters<typeof commonOf>[0]): number {
  const pieces = smallPieces(values)
  const gone = which === 0 ? Math.min(moved, pieces[0]) : Math.max(0, moved - pieces[0])
  return (pieces[which] - gone) / commonOf(values)
}

export const fractionsOfAPizza = system<Plates>({
  id: 'fractions',
  title: 'Adding and comparing fractions',
  subject: 'mathematics',
  ages: [8, 12],
  words: [
    'fraction',
    'fractions',
    'adding fractions',
    'common denominator',
    'numerator and denominator',
    'equivalent fraction',
    'pizza slices',
    'half and a third',
    'comparing fractions',
    'parts of a whole',
    'pieces of a cake',
    'halves, thirds and quarters',
    'least common multiple',
    'fraction bar',
  ],
  tells: {
    young:
      'Half a pizza and a third of a pizza: how much is that together? The pieces have different sizes, so you cannot just count them. Cut them all into pieces of the same size, and then you can!',
    middle:
      'Fractions can be added once their pieces have the same size. Both are cut finer until the bottom numbers agree: 1/2 is 3/6 and 1/3 is 2/6. Nothing is added or eaten by cutting. Then the pieces are counted: 5/6.',
    upper:
      'a/b + c/d is found over the least common multiple of b and d, which is bd/gcd(b, d). Cutting finer does not change a rational number: it only picks another pair of whole numbers of the same class.',
  },
  controls: [
    {
      id: 'top1',
      label: 'Pieces of the first',
      unit: '',
      from: 1,
      to: 8,
      usual: 1,
      step: 1,
      about: 'The top number: how many pieces there are. Never more than a whole pizza.',
      restarts: true,
    },
    {
      id: 'bottom1',
      label: 'The first is cut into',
      unit: '',
      from: 2,
      to: 8,
      usual: 2,
      step: 1,
      about: 'The bottom number: into how many equal pieces the whole pizza is cut.',
      restarts: true,
    },
    {
      id: 'top2',
      label: 'Pieces of the second',
      unit: '',
      from: 1,
      to: 8,
      usual: 1,
      step: 1,
      about: 'The top number of the second fraction. Never more than a whole pizza.',
      restarts: true,
    },
    {
      id: 'bottom2',
      label: 'The second is cut into',
      unit: '',
      from: 2,
      to: 8,
      usual: 3,
      step: 1,
      about: 'The bottom number of the second fraction.',
      restarts: true,
    },
    {
      id: 'shape',
      label: 'Shown as',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['pizza', 'chocolate bar'],
      about: 'What is cut into pieces.',
    },
    {
      id: 'pace',
      label: 'Speed of the story',
      unit: '×',
      from: 0.5,
      to: 3,
      usual: 1,
      about: 'How quickly the pieces are cut and moved.',
    },
  ],
  readouts: [
    {
      id: 'first',
      label: 'Left of the first',
      unit: '',
      digits: 3,
      about: 'As a decimal number: how much of a whole is on the first plate.',
      of: (state, values) => left(state, 0, values),
    },
    {
      id: 'second',
      label: 'Left of the second',
      unit: '',
      digits: 3,
      about: 'How much of a whole is on the second plate.',
      of: (state, values) => left(state, 1, values),
    },
    {
      id: 'sum',
      label: 'Put together',
      unit: '',
      digits: 3,
      about: 'How much of a whole already lies on the plate of the sum.',
      of: ({ moved }, values) => moved / commonOf(values),
    },
    {
      id: 'common',
      label: 'Common bottom number',
      unit: '',
      digits: 0,
      about: 'Into how many pieces a whole is cut so that both fractions fit: the least common denominator.',
      of: (_, values) => commonOf(values),
    },
    {
      id: 'pieces',
      label: 'Small pieces moved',
      unit: '',
      digits: 0,
      about: 'Counted one by one.',
      of: ({ moved }) => moved,
    },
    {
      id: 'all',
      label: 'On all plates together',
      unit: '',
      digits: 3,
      about: 'Nobody eats anything: this stays the same.',
      of: (state, values) => left(state, 0, values) + left(state, 1, values) + state.moved / commonOf(values),
    },
  ],
  graphs: [
    {
      id: 'plates',
      title: 'What is on the plates',
      x: 'time',
      y: ['first', 'second', 'sum'],
      about: 'What leaves the two plates arrives on the third.',
    },
    {
      id: 'all',
      title: 'All together',
      x: 'time',
      y: ['all'],
      about: 'A flat line: cutting and moving changes nothing.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: () => ({ clock: 0, moved: 0 }),
  step(state, values, dt) {
    state.clock += (values.pace ?? 1) * dt
    state.moved = moving(state, values).done
  },
  draw,
  describe(state, values) {
    const { tops, bottoms } = fractions(values)
    const common = commonOf(values)
    const [first, second] = smallPieces(values)
    const both = `${tops[0]}/${bottoms[0]} and ${tops[1]}/${bottoms[1]}`
    if (storyTime(state) < story.cut) return `There are two fractions: ${both}.`
    if (state.moved === 0)
      return `${both} are cut into pieces of one ${common}th: ${first} and ${second} of them; ${Math.round(cutShare(state) * 100)} percent cut.`
    return `${state.moved} of ${first + second} pieces of 1/${common} lie on the plate of the sum of ${both}.`
  },
  effects: [
    {
      control: 'top1',
      readout: 'sum',
      goes: 'up',
      after: 10,
      given: { bottom1: 8 },
      says: 'More pieces of the same size make a larger sum.',
    },
    {
      control: 'top2',
      readout: 'sum',
      goes: 'up',
      after: 10,
      given: { bottom2: 8 },
      says: 'More pieces of the second make a larger sum too.',
    },
    {
      control: 'bottom1',
      readout: 'sum',
      goes: 'down',
      after: 10,
      says: 'Cut into more pieces, each piece is smaller: a larger bottom number makes the fraction smaller.',
    },
    {
      control: 'bottom2',
      readout: 'common',
      goes: 'changes',
      after: 1,
      given: { bottom1: 6 },
      says: 'The common bottom number depends on both: 6 and 3 need only 6, but 6 and 7 need 42.',
    },
    {
      control: 'pace',
      readout: 'sum',
      goes: 'up',
      after: 2.8,
      over: [1.7, 3],
      given: { top1: 8, bottom1: 8 },
      says: 'At a high speed more pieces have arrived; at a low one they are still being cut.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The pieces on the plate, counted, are the sum of the two divisions.',
      readout: 'sum',
      expected: (values, time) => {
        const { tops, bottoms } = fractions(values)
        const clock = (values.pace ?? 1) * time
        return clock > story.moveDone + 0.1 && clock < story.end - 0.1
          ? tops[0] / bottoms[0] + tops[1] / bottoms[1]
          : undefined
      },
      until: 12,
      where: { pace: [1, 1.5] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'The common bottom number, found in the times tables, is b·d divided by their greatest common divisor.',
      readout: 'common',
      expected: (values) => {
        const [b, d] = fractions(values).bottoms
        return (b * d) / divisor(b, d)
      },
      until: 1,
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'Cutting and moving leaves as much as there was.',
      readout: 'all',
      until: 26,
    },
    {
      kind: 'published',
      says: 'A half and a sixth together are two thirds, as Egyptian scribes worked them out.',
      source: 'Rhind Mathematical Papyrus, problem 61B: two thirds of a part is its half and its sixth.',
      values: { top1: 1, bottom1: 2, top2: 1, bottom2: 6, pace: 1 },
      readout: 'sum',
      at: 10,
      expected: 2 / 3,
      within: 1e-6,
    },
  ],
  formulas: [
    {
      tex: '\\frac{a}{b} + \\frac{c}{d} = \\frac{a\\cdot d + c\\cdot b}{b\\cdot d}',
      about: 'It always works, though the pieces may be finer than needed.',
    },
    {
      tex: '\\frac{a}{b} = \\frac{a\\cdot k}{b\\cdot k}',
      about: 'Every piece cut into k parts: the same amount.',
    },
    {
      tex: '\\mathrm{lcm}(b,d) = \\frac{b\\cdot d}{\\gcd(b,d)}',
      about: 'The fewest pieces that fit both.',
    },
  ],
  tries: [
    {
      says: 'A half and a quarter: which pizza needs no new cuts?',
      set: { top1: 1, bottom1: 2, top2: 1, bottom2: 4 },
    },
    {
      says: 'Find two fractions that make exactly one whole pizza.',
      set: { top1: 2, bottom1: 3, top2: 2, bottom2: 6 },
    },
    {
      says: 'Which is more, 3/4 or 2/3? Guess first, then watch the cutting.',
      set: { top1: 3, bottom1: 4, top2: 2, bottom2: 3 },
    },
    {
      says: 'Sevenths and eighths: count how small the pieces get!',
      set: { top1: 3, bottom1: 7, top2: 5, bottom2: 8, pace: 1.5 },
    },
    { says: 'See it as a bar of chocolate.', set: { shape: 1 } },
  ],
  questions: [
    {
      asks: '1/2 + 1/3: how much is it?',
      options: [
        '2/5: top and top, bottom and bottom',
        'More than a half, less than a whole',
        'More than a whole',
      ],
      settle: {
        readout: 'sum',
        after: 10,
        first: { top1: 1, bottom1: 2, top2: 1, bottom2: 3, pace: 1 },
        answer: (sum) => (sum < 0.5 ? 0 : sum < 1 ? 1 : 2),
      },
      explains:
        'It is 5/6. It can’t be 2/5, because that’s less than the half we started with. Bottom numbers say how large the pieces are; only pieces of the same size can be counted together.',
    },
    {
      asks: 'Which is more pizza: 1/8 or 1/4?',
      options: ['1/8, because 8 is more than 4', 'They are the same', '1/4'],
      settle: {
        readout: 'first',
        after: 1,
        first: { top1: 1, bottom1: 8 },
        second: { top1: 1, bottom1: 4 },
        answer: (a, b) => (a > b ? 0 : a < b ? 2 : 1),
      },
      explains: 'Eight people sharing a pizza get smaller pieces than four people do.',
    },
    {
      asks: 'What happens to the amount of pizza when every piece is cut in two?',
      options: ['There is less', 'It stays the same', 'There is twice as much'],
      settle: {
        readout: 'first',
        after: 1,
        first: { top1: 2, bottom1: 3 },
        second: { top1: 4, bottom1: 6 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains: 'Twice as many pieces, each half as large: 2/3 and 4/6 are equivalent fractions.',
    },
  ],
  glossary: [
    { word: 'Numerator', means: 'The top number of a fraction: how many pieces.' },
    { word: 'Denominator', means: 'The bottom number: into how many equal pieces the whole is cut.' },
    {
      word: 'Equivalent fractions',
      means: 'Fractions that look different and are the same amount, like 1/2 and 3/6.',
    },
    { word: 'Common denominator', means: 'A bottom number that works for both fractions.' },
  ],
  goals: [
    'Say what the top and the bottom number of a fraction mean.',
    'Find equivalent fractions by cutting finer.',
    'Add and compare fractions with a common denominator.',
  ],
  standards: [
    'CCSS 3.NF.A.3',
    'CCSS 4.NF.A.1',
    'CCSS 5.NF.A.1',
    'England KS2 Mathematics: fractions (year 6, add and subtract fractions with different denominators)',
  ],
})
