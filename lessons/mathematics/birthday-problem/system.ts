import type { Random } from '@makebelieve/kit/core/random'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { chanceOf, daysOf, guestsOf, type Parties, pairsIn, shareOf } from './model.ts'
import { draw } from './view.ts'

/** New guests on the chairs of the old ones. */
function invite(guests: number[], values: Values, random: Random): number[] {
  const [people, days] = [guestsOf(values), daysOf(values)]
  for (let i = 0; i < people; i++) guests[i] = random.below(days)
  return guests
}

export const birthdayProblem = system<Parties>({
  id: 'birthday-problem',
  title: 'Two with the same birthday',
  subject: 'mathematics',
  ages: [10, 18],
  words: [
    'birthday problem',
    'birthday paradox',
    'same birthday',
    'shared birthday',
    'two people with the same birthday',
    'birthdays in a class',
    '23 people',

    'hash collision',
    'chance of a match',
  ],
  tells: {
    young:
      'How many children must be in a room before two of them share a birthday? A hundred? No! With only 23, it happens every other time. Throw lots of parties and look at the calendar.',
    middle:
      '23 people make 253 pairs, and every pair may match. So a shared birthday is about as likely as not. With 41 people it happens in 9 parties of 10. What counts is the number of pairs, which grows with the square of the people.',
    upper:
      'P(no match) = Π(1 − i/d) ≈ exp(−k(k − 1)/2d). Even odds come at k ≈ 1.18·√d: 23 for a year, and only about 77,000 for the four thousand million values of a 32-bit hash. Expected matching pairs: k(k − 1)/2d.',
  },
  controls: [
    {
      id: 'people',
      label: 'Guests at a party',
      symbol: 'k',
      unit: '',
      from: 2,
      to: 70,
      usual: 23,
      step: 1,
      about: 'How many people come to each party.',
      restarts: true,
    },
    {
      id: 'days',
      label: 'Days in a year',
      symbol: 'd',
      unit: '',
      from: 50,
      to: 690,
      usual: 365,
      step: 5,
      about: 'On Earth 365. A year on Mars has 687 Earth days, on Mercury only 88.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Parties in a second',
      unit: '1/s',
      from: 0.5,
      to: 200,
      usual: 1,
      logarithmic: true,
      about: 'How quickly parties follow each other.',
    },
  ],
  readouts: [
    {
      id: 'parties',
      label: 'Parties',
      unit: '',
      digits: 0,
      about: 'How many parties there were.',
      of: ({ parties }) => parties,
    },
    {
      id: 'share',
      label: 'With a shared birthday',
      unit: '%',
      digits: 1,
      about: 'The percentage of parties at which two or more guests shared a birthday.',
      known: ({ parties }) => parties > 0,
      of: shareOf,
    },
    {
      id: 'pairs',
      label: 'Matching pairs at a party',
      unit: '',
      digits: 2,
      about: 'On average; three with the same day are three pairs.',
      known: ({ parties }) => parties > 0,
      of: ({ pairs, parties }) => (parties > 0 ? pairs / parties : 0),
    },
    {
      id: 'all',
      label: 'Pairs of guests',
      unit: '',
      digits: 0,
      about: 'In how many ways two guests can be picked: each pair is a chance for a match.',
      of: ({ guests }) => (guests.length * (guests.length - 1)) / 2,
    },
  ],
  graphs: [
    {
      id: 'share',
      title: 'Share of parties with a match',
      x: 'time',
      y: ['share'],
      about: 'It settles at the chance that the formula gives.',
    },
    {
      id: 'pairs',
      title: 'Matching pairs',
      x: 'time',
      y: ['pairs'],
      about: 'The average number of matching pairs at a party.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values, random) => ({
    guests: invite([], values, random),
    parties: 0,
    shared: 0,
    pairs: 0,
    due: 0,
  }),
  step(state, values, dt, random) {
    state.due += (values.rate ?? 1) * dt
    while (state.due >= 1 - 1e-9) {
      state.due = Math.max(0, state.due - 1)
      const pairs = pairsIn(state.guests)
      state.parties++
      state.pairs += pairs
      if (pairs > 0) state.shared++
      invite(state.guests, values, random)
    }
  },
  draw,
  describe(state) {
    const pairs = pairsIn(state.guests)
    return `At this party with ${state.guests.length} guests ${pairs === 0 ? 'no two share a birthday' : pairs === 1 ? 'one pair shares a birthday' : `${pairs} pairs share a birthday`}. Of ${state.parties} parties so far ${shareOf(state).toFixed(0)} percent had a match.`
  },
  effects: [
    {
      control: 'people',
      readout: 'share',
      goes: 'up',
      after: 10,
      given: { rate: 200 },
      over: [2, 50],
      says: 'With more guests a shared birthday becomes likelier; from 50 on it is almost certain.',
    },
    {
      control: 'days',
      readout: 'share',
      goes: 'down',
      after: 10,
      given: { rate: 200 },
      says: 'In a longer year matches are rarer.',
    },
    {
      control: 'rate',
      readout: 'parties',
      goes: 'up',
      after: 8,
      says: 'Faster parties mean more parties.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The share of parties with a match is 1 − d(d−1)…(d−k+1)/dᵏ, within five times what chance makes it differ.',
      readout: 'share',
      expected: (values, time) => (time > 23 ? chanceOf(guestsOf(values), daysOf(values)) : undefined),
      until: 24,
      where: { people: [22, 50], days: [300, 400], rate: [150, 200] },
      within: 0.1,
    },
    {
      kind: 'analytic',
      says: 'A party has k(k − 1)/2d matching pairs on average.',
      readout: 'pairs',
      expected: (values, time) => {
        const k = guestsOf(values)
        return time > 23 ? (k * (k - 1)) / (2 * daysOf(values)) : undefined
      },
      until: 24,
      where: { people: [30, 60], days: [100, 400], rate: [150, 200] },
      within: 0.09,
    },
    {
      kind: 'published',
      says: 'With 23 people the chance is 50.7%.',
      source:
        'William Feller, An Introduction to Probability Theory and Its Applications, volume 1, section II.3.',
      values: { people: 23, days: 365, rate: 200 },
      readout: 'share',
      at: 55,
      expected: 50.73,
      // Chance: five times the standard error of 11 000 parties.
      within: 0.05,
    },
  ],
  formulas: [
    {
      tex: 'P = 1 - \\frac{d}{d}\\cdot\\frac{d-1}{d}\\cdots\\frac{d-k+1}{d}',
      about: 'One minus the chance that all days differ.',
    },
    { tex: '\\frac{k(k-1)}{2}', about: 'Pairs among k people.' },
    { tex: 'k_{1/2} \\approx 1.18\\sqrt{d}', about: 'So many people for even odds.' },
  ],
  tries: [
    { says: 'Take your own class: set the number of pupils.', set: { people: 28 } },
    { says: 'Many parties of 23: does it come to one half?', set: { people: 23, rate: 200 } },
    { says: 'Go to Mercury, with 88 days in a year.', set: { days: 90, people: 12, rate: 50 } },
    { says: 'On Mars: how many guests are needed for one half?', set: { days: 685, people: 31, rate: 200 } },
  ],
  questions: [
    {
      asks: '23 people are at a party. How likely is it that two share a birthday?',
      options: ['About 6 in 100', 'About 50 in 100', 'About 95 in 100'],
      settle: {
        readout: 'share',
        after: 15,
        first: { people: 23, rate: 200 },
        answer: (share) => (share < 25 ? 0 : share < 75 ? 1 : 2),
      },
      explains:
        '23 people make 253 pairs. Each pair is one chance in 365, and together that is about a half.',
    },
    {
      asks: 'Twice as many guests, 20 instead of 10. The number of matching pairs becomes about…',
      options: ['twice as many', 'four times as many', 'ten times as many'],
      settle: {
        readout: 'pairs',
        after: 30,
        first: { people: 10, rate: 200 },
        second: { people: 20, rate: 200 },
        answer: (a, b) => (b / a < 2.9 ? 0 : b / a < 7 ? 1 : 2),
      },
      explains: '10 people are 45 pairs, 20 people are 190 pairs: pairs grow with the square.',
    },
    {
      asks: 'At how many of 100 parties with 60 guests is there a shared birthday?',
      options: ['About 16, as 60 is a sixth of a year', 'About 60', 'At almost all'],
      settle: {
        readout: 'share',
        after: 15,
        first: { people: 60, rate: 200 },
        answer: (share) => (share < 40 ? 0 : share < 85 ? 1 : 2),
      },
      explains:
        '60 people make 1,770 pairs. That none of them matches happens less than once in a hundred parties.',
    },
  ],
  glossary: [
    { word: 'Coincidence', means: 'Two things that happen together by chance.' },
    { word: 'Pair', means: 'Two people picked out of a group.' },
    { word: 'Complement', means: 'The opposite event: “no match” is the complement of “a match”.' },
    { word: 'Independent', means: 'The one tells nothing about the other.' },
  ],
  goals: [
    'Find a surprising chance by trying many times.',
    'Count pairs, and see why they decide.',
    'Work out a chance by way of its complement.',
  ],
  standards: ['CCSS 7.SP.C.8', 'CCSS HSS-CP.B.9', 'England KS4 Mathematics: probability (combined events)'],
})
