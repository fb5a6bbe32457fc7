import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { bored, boredomOf, sharesOf, side, type Town, teller, unaware } from './model.ts'
import { draw } from './view.ts'

const steps = 5
const rows = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
const around = rows.filter(([dx, dy]) => dx !== 0 || dy !== 0)

function neighbour(at: number, pick: number): number {
  const [dx, dy] = around[pick] ?? [1, 0]
  const [x, y] = [at % side, Math.floor(at / side)]
  return ((y + dy + side) % side) * side + ((x + dx + side) % side)
}

/** The share that never hears it, if everybody may meet everybody: x = exp(−(1 + s)/s · (1 − x)). */
function neverHeard(s: number): number {
  let x = 0.1
  for (let i = 0; i < 200; i++) x = Math.exp((-(1 + s) / s) * (1 - x))
  return x
}

const over = 60

export const socialNetworkRumour = system<Town>({
  id: 'social-network-rumour',
  title: 'How a rumour spreads',
  subject: 'computing',
  ages: [10, 20],
  words: [
    'rumour',
    'rumor',
    'how a rumour spreads',
    'how news spreads',
    'gossip',
    'social network',
    'spread of information',
    'going viral',
    'viral video',
    'fake news',
    'small world network',
    'word of mouth',
    'how a joke spreads',
  ],
  tells: {
    young:
      'A few children know a secret and pass it on. Everyone who hears it tells others too. But if you tell it to someone who knows it already, it gets boring and you stop. Will everyone in town hear it in the end?',
    middle:
      'Tellers meet people at random. Those who have not heard it become tellers; whoever meets someone who knows it already loses interest. At first the rumour grows like an avalanche, then tellers meet more and more people who know it, and it dies out: even in a well-mixed town about a fifth never hear it.',
    upper:
      'The Maki–Thompson rumour model: contact turns ignorants into spreaders, and a spreader who meets an informed person stops with probability s. In a well mixed population the share x that never hears it solves (1 + s)(1 − x) + s·ln x = 0: 20.3% for s = 1. On a lattice spreaders crowd, and fewer hear it; long links restore the mixing.',
  },
  controls: [
    {
      id: 'far',
      label: 'Talks with someone far away',
      symbol: 'f',
      unit: '%',
      from: 0,
      to: 100,
      usual: 100,
      about: 'The other talks are with one of the eight neighbours.',
    },
    {
      id: 'boredom',
      label: 'Boredom',
      symbol: 's',
      unit: '%',
      from: 20,
      to: 100,
      usual: 100,
      about: 'How likely a teller is to stop after meeting someone who knows it already.',
    },
    {
      id: 'talks',
      label: 'Talks in an hour',
      symbol: 'k',
      unit: '1/h',
      from: 0.3,
      to: 3,
      usual: 1,
      about: 'How many people a teller talks to in an hour.',
    },
    {
      id: 'first',
      label: 'Tellers at first',
      unit: '',
      from: 1,
      to: 40,
      usual: 4,
      step: 1,
      about: 'How many know the rumour at the start.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'heard',
      label: 'Have heard it',
      unit: '%',
      digits: 1,
      about: 'What percentage know the rumour.',
      of: (town) => 100 * sharesOf(town).heard,
    },
    {
      id: 'telling',
      label: 'Telling it now',
      unit: '%',
      digits: 1,
      about: 'What percentage are telling it.',
      of: (town) => 100 * sharesOf(town).telling,
    },
    {
      id: 'told',
      label: 'Talks for each person',
      unit: '',
      about: 'How often it has been told so far, divided by all the people.',
      of: ({ told, people }) => told / people.length,
    },
    {
      id: 'vain',
      label: 'Told in vain',
      unit: '%',
      digits: 1,
      about: 'What percentage of talks were with someone who knew it already.',
      of: ({ told, fresh }) => (told === 0 ? 0 : (100 * (told - fresh)) / told),
    },
    {
      id: 'books',
      label: 'Told to someone new',
      unit: '',
      digits: 0,
      about: 'How many have heard it from others; with the first tellers these are all who know it.',
      of: ({ fresh }) => fresh,
    },
  ],
  graphs: [
    {
      id: 'spread',
      title: 'The rumour',
      x: 'time',
      y: ['heard', 'telling'],
      about: 'An S for those who have heard it, a hump for those who tell it.',
    },
    {
      id: 'vain',
      title: 'Told in vain',
      x: 'heard',
      y: ['vain'],
      about: 'The more know it, the more talk is in vain.',
    },
  ],
  dt: 1 / steps,
  pace: 1.5,
  timeUnit: 'hours',
  start({ first = 4 }, random) {
    const people = Array.from({ length: side * side }, () => unaware as number)
    const tellers: number[] = []
    while (tellers.length < Math.round(first)) {
      const at = random.below(people.length)
      if (people[at] !== unaware) continue
      people[at] = teller
      tellers.push(at)
    }
    const town: Town = { people, tellers, hours: 0, told: 0, fresh: 0, past: [] }
    const { heard, telling } = sharesOf(town)
    town.past.push([heard, telling])
    return town
  },
  step(town, values, dt, random) {
    const { far = 100, talks = 1 } = values
    const stops = boredomOf(values)
    const next: number[] = []
    for (const at of town.tellers) {
      let goesOn = true
      if (random.next() < talks * dt) {
        const other =
          random.next() * 100 < far
            ? (at + 1 + random.below(town.people.length - 1)) % town.people.length
            : neighbour(at, random.below(8))
        town.told++
        if (town.people[other] === unaware) {
          town.people[other] = teller
          next.push(other)
          town.fresh++
        } else if (random.next() < stops) goesOn = false
      }
      if (goesOn) next.push(at)
      else town.people[at] = bored
    }
    town.tellers = next
    const before = Math.floor(town.hours + 1e-9)
    town.hours += dt
    if (Math.floor(town.hours + 1e-9) === before) return
    const { heard, telling } = sharesOf(town)
    keepTrail(town.past, [heard, telling] as const, 400)
  },
  draw,
  describe(town) {
    const { heard, telling } = sharesOf(town)
    return `After ${town.hours.toFixed(0)} hours ${(100 * heard).toFixed(0)} percent have heard the rumour and ${(100 * telling).toFixed(0)} percent are telling it.`
  },
  effects: [
    {
      control: 'far',
      readout: 'heard',
      goes: 'changes',
      after: 10,
      says: 'Talks with people far away carry a rumour through the whole town; among neighbours it stays in a corner.',
    },
    {
      control: 'boredom',
      readout: 'heard',
      goes: 'down',
      after: over,
      says: 'The sooner tellers are bored, the fewer hear it.',
    },
    {
      control: 'talks',
      readout: 'heard',
      goes: 'up',
      after: 5,
      says: 'The more people talk, the faster it spreads.',
    },
    {
      control: 'first',
      readout: 'heard',
      goes: 'up',
      after: 3,
      says: 'More tellers at first have a head start.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In a well mixed town those who never hear it solve (1 + s)(1 − x) + s·ln x = 0.',
      readout: 'heard',
      expected: ({ boredom = 100 }, time) =>
        time > over - 0.01 ? 100 * (1 - neverHeard(boredom / 100)) : undefined,
      until: over,
      where: { far: [100, 100], talks: [1, 3], first: [4, 12], boredom: [30, 100] },
      within: 0.08,
    },
    {
      kind: 'published',
      says: 'About 20.3% of the people never hear the rumour: 79.7% do.',
      source: 'Maki and Thompson, Mathematical Models and Applications, 1973; Daley and Kendall 1965.',
      values: { far: 100, boredom: 100, talks: 1, first: 4 },
      readout: 'heard',
      at: over,
      expected: 79.7,
      within: 0.08,
    },
  ],
  formulas: [
    {
      tex: '\\dot x = -k\\,x\\,y, \\quad \\dot y = k\\,x\\,y - s\\,k\\,y\\,(1 - x)',
      about: 'x have not heard it, y tell it, in a well mixed town.',
    },
    {
      tex: '(1+s)(1-x_\\infty) + s\\ln x_\\infty = 0',
      about: 'The share that never hears it.',
    },
  ],
  tries: [
    { says: 'Bet: will everyone hear it? Then watch to the end.', set: { far: 100, boredom: 100 } },
    { says: 'Let only neighbours talk. What shape does the rumour have now?', set: { far: 0, boredom: 30 } },
    { says: 'A few long talks are enough: try 10%.', set: { far: 10, boredom: 30 } },
    { says: 'Make people hard to bore. Does anyone miss it?', set: { boredom: 20 } },
    { says: 'Start with 40 tellers instead of one. Is the end any different?', set: { first: 40 } },
  ],
  questions: [
    {
      asks: 'Tellers stop as soon as they meet someone who knows it. What percentage of people hear the rumour in the end?',
      options: ['All of them', 'About 80', 'About 50'],
      settle: {
        readout: 'heard',
        after: over,
        first: { far: 100, boredom: 100 },
        answer: (heard) => (heard > 95 ? 0 : heard > 65 ? 1 : 2),
      },
      explains:
        'When most know it, nearly every talk is in vain and the tellers give up before they find the last fifth.',
    },
    {
      asks: 'Only neighbours talk with each other, with the same boredom. How many hear it now?',
      options: ['More', 'As many', 'Far fewer'],
      settle: {
        readout: 'heard',
        after: over,
        first: { far: 100 },
        second: { far: 0 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.6 ? 2 : 1),
      },
      explains:
        'Neighbours of tellers mostly know it already, so tellers get bored before it gets far. Long-distance links make rumours powerful.',
    },
    {
      asks: 'Everyone talks twice as much in an hour. How many hear it in the end?',
      options: ['Twice as many', 'About as many, only sooner', 'Fewer'],
      settle: {
        readout: 'heard',
        after: over,
        first: { talks: 1 },
        second: { talks: 2 },
        answer: (a, b) => (b > a * 1.15 ? 0 : b < a * 0.85 ? 2 : 1),
      },
      explains: 'It is told twice as fast, and people are bored twice as fast. The end is the same.',
    },
  ],
  glossary: [
    { word: 'Rumour', means: 'News that goes from mouth to mouth, true or not.' },
    { word: 'Teller', means: 'Someone who knows it and passes it on.' },
    { word: 'Well mixed', means: 'Everyone is equally likely to meet anyone.' },
    { word: 'Small world', means: 'A network in which a few long links make all ways short.' },
  ],
  goals: [
    'Explain why spreading first speeds up and then stops.',
    'See what long links do in a network.',
    'Compare one run by chance with what a formula expects.',
  ],
  standards: [
    'CSTA 3A-DA-12: create computational models that represent the relationships among data',
    'England KS3 Computing: model the state and behaviour of real-world problems',
    'Media literacy, ages 12–18: how information spreads',
  ],
})
