import type { Random } from '@makebelieve/kit/core/random'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Customer, mostInside, outlook, type Shop, type Till, tillsOf, wayOf, ways } from './model.ts'
import { draw } from './view.ts'

const soon = (random: Random, rate: number) => -Math.log(1 - random.next()) / rate

function serve(shop: Shop, till: Till, customer: Customer | undefined, { service = 1.5 }: Values): void {
  till.customer = customer
  till.doneAt = customer ? shop.time + customer.size * service : Number.POSITIVE_INFINITY
  if (!customer) return
  const waited = shop.time - customer.came
  shop.served++
  shop.waited += waited
  shop.longest = Math.max(shop.longest, waited)
}

/** To a free till, or to the end of the line; with own lines people pick a till by chance, as they do not see ahead. */
function arrive(shop: Shop, values: Values, random: Random): void {
  const customer = { came: shop.time, size: soon(random, 1), look: random.below(7) }
  shop.come++
  const till =
    wayOf(values) === 0
      ? shop.tills.find((one) => !one.customer)
      : shop.tills[random.below(shop.tills.length)]
  if (till && !till.customer) serve(shop, till, customer, values)
  else if (till) till.line.push(customer)
  else shop.line.push(customer)
}

function events(shop: Shop, values: Values, until: number, random: Random): void {
  for (;;) {
    let next = shop.nextCome
    let ready: Till | undefined
    for (const till of shop.tills)
      if (till.doneAt < next) {
        next = till.doneAt
        ready = till
      }
    if (next > until) break
    work(shop, next)
    if (ready) serve(shop, ready, wayOf(values) === 0 ? shop.line.shift() : ready.line.shift(), values)
    else {
      arrive(shop, values, random)
      shop.nextCome = next + soon(random, values.come ?? 1.8)
    }
  }
  work(shop, until)
}

function work(shop: Shop, moment: number): void {
  for (const { customer } of shop.tills) if (customer) shop.worked += moment - shop.time
  shop.time = moment
}

/** How the chances of n customers flow, with as many served at once as there are tills; in small Euler steps. */
function chances(shop: Shop, { come = 1.8, service = 1.5, ...values }: Values, dt: number): void {
  const { chance } = shop
  const tills = tillsOf(values)
  const small = 4
  for (let k = 0; k < small; k++) {
    let before = 0
    let most = 0
    for (let n = 0; n < chance.length; n++) {
      const up =
        n + 1 < chance.length
          ? come * (chance[n] ?? 0) - (Math.min(n + 1, tills) / service) * (chance[n + 1] ?? 0)
          : 0
      const flow = before - up
      before = up
      most = Math.max(most, Math.abs(flow))
      chance[n] = (chance[n] ?? 0) + (dt / small) * flow
    }
    // Once nothing flows any more there is nothing to do.
    if (most < 1e-11) return
  }
}

/** Erlang's formula of 1917 for the mean wait with c tills. */
function erlang({ come = 1.8, service = 1.5, tills = 3 }: Values): number {
  const c = Math.round(tills)
  const a = come * service
  // Erlang B by its recursion, then C.
  let blocked = 1
  for (let k = 1; k <= c; k++) blocked = (a * blocked) / (k + a * blocked)
  const waits = blocked / (1 - (a / c) * (1 - blocked))
  return (waits * service) / (c - a)
}

export const waitingLineAtAShop = system<Shop>({
  id: 'waiting-line-at-a-shop',
  title: 'Waiting at the till',
  subject: 'mathematics',
  ages: [11, 20],
  words: [
    'waiting line at a shop',
    'waiting line',
    'queue at a shop',
    'queueing',
    'supermarket checkout',
    'checkout queue',
    'how many tills to open',
    'one queue or many',
    'erlang c',
    'call centre',
    'service counter',
    'waiting time',
    'why the other queue is faster',
  ],
  tells: {
    young:
      'People come to the tills by chance, sometimes three at once, then nobody. Even if the tills have enough time overall, lines grow! Is it better to have one long line for all, or a line at each till?',
    middle:
      'Customers come at random and need different times. When the tills work 90% of the time the line is long; a single further till makes it nearly vanish. One common line is better than one at each till, because no till stands idle while someone waits elsewhere.',
    upper:
      'An M/M/c queue: arrivals λ, mean service 1/μ, c servers. The mean wait is Erlang’s C(c, a)/(cμ − λ) with a = λ/μ. Random separate lines are c queues of the kind M/M/1, whose mean wait ρ/(μ − λ/c) is several times longer.',
  },
  controls: [
    {
      id: 'come',
      label: 'Customers per minute',
      symbol: '\\lambda',
      unit: '1/min',
      from: 0.4,
      to: 3,
      usual: 1.8,
      about: 'How many come on average, at random moments.',
    },
    {
      id: 'service',
      label: 'Time at the till',
      symbol: '1/\\mu',
      unit: 'min',
      from: 0.5,
      to: 3,
      usual: 1.5,
      about: 'How long a customer takes on average; some take much longer.',
    },
    {
      id: 'tills',
      label: 'Open tills',
      symbol: 'c',
      unit: '',
      from: 1,
      to: 6,
      usual: 3,
      step: 1,
      about: 'How many tills are open.',
      restarts: true,
    },
    {
      id: 'way',
      label: 'Lines',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ways,
      about: 'One line for all tills, or one at each that people choose by chance.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'wait',
      label: 'Mean wait so far',
      symbol: 'W_q',
      unit: 'min',
      about: 'From coming to being served, of all who were served.',
      known: ({ served }) => served > 0,
      of: ({ waited, served }) => waited / Math.max(1, served),
    },
    {
      id: 'expected',
      label: 'Expected wait',
      unit: 'min',
      digits: 3,
      about: 'With one line for all, worked out from the chances; it creeps up to its final value.',
      of: outlook,
    },
    {
      id: 'line',
      label: 'People waiting',
      unit: '',
      digits: 0,
      about: 'In all lines together.',
      of: ({ line, tills }) => tills.reduce((sum, till) => sum + till.line.length, line.length),
    },
    {
      id: 'longest',
      label: 'Longest wait',
      unit: 'min',
      digits: 1,
      about: 'Of all who were served so far.',
      known: ({ served }) => served > 0,
      of: ({ longest }) => longest,
    },
    {
      id: 'used',
      label: 'Tills at work',
      symbol: '\\rho',
      unit: '%',
      digits: 1,
      about: 'How much of the time the tills have worked.',
      known: ({ time }) => time > 0,
      of: ({ worked, time, tills }) => (100 * worked) / Math.max(1e-9, time * tills.length),
    },
    {
      id: 'books',
      label: 'All accounted for',
      unit: '%',
      digits: 1,
      about: 'Customers served or waiting, of all who came: nobody may vanish.',
      of: ({ come, served, line, tills }) =>
        come === 0
          ? 100
          : (100 * tills.reduce((sum, till) => sum + till.line.length, served + line.length)) / come,
    },
  ],
  graphs: [
    {
      id: 'line',
      title: 'People waiting',
      x: 'time',
      y: ['line'],
      about: 'It jumps by chance: long calm, then a crowd.',
    },
    {
      id: 'wait',
      title: 'Mean wait',
      x: 'time',
      y: ['wait', 'expected'],
      about: 'Seen and expected come closer over hours.',
    },
  ],
  dt: 1 / 20,
  pace: 2,
  timeUnit: 'min',
  start(values, random) {
    return {
      time: 0,
      nextCome: soon(random, values.come ?? 1.8),
      come: 0,
      tills: Array.from({ length: tillsOf(values) }, () => ({
        customer: undefined,
        doneAt: Number.POSITIVE_INFINITY,
        line: [],
      })),
      line: [],
      served: 0,
      waited: 0,
      longest: 0,
      worked: 0,
      chance: Array.from({ length: mostInside + 1 }, (_, n) => (n === 0 ? 1 : 0)),
    }
  },
  step(shop, values, dt, random) {
    events(shop, values, shop.time + dt, random)
    chances(shop, values, dt)
  },
  draw,
  describe({ line, tills, served, waited, time }) {
    const waiting = tills.reduce((sum, till) => sum + till.line.length, line.length)
    return `After ${time.toFixed(0)} minutes ${served} customers were served with a mean wait of ${(waited / Math.max(1, served)).toFixed(1)} minutes; ${waiting} are waiting.`
  },
  effects: [
    {
      control: 'come',
      readout: 'expected',
      goes: 'up',
      after: 60,
      says: 'More customers mean longer waits.',
    },
    {
      control: 'service',
      readout: 'expected',
      goes: 'up',
      after: 60,
      says: 'Slower tills make everyone wait longer.',
    },
    {
      control: 'tills',
      readout: 'expected',
      goes: 'changes',
      after: 60,
      says: 'One more till shortens the wait, and the first one more does most.',
    },
    {
      control: 'way',
      readout: 'wait',
      goes: 'up',
      after: 300,
      says: 'With a line at each till people wait longer than with one for all.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With one line for all the wait settles at Erlang’s formula.',
      readout: 'expected',
      expected: (values, time) => (time > 99.9 ? erlang(values) : undefined),
      until: 100,
      where: { way: [0, 0], come: [0.8, 1.6], service: [0.8, 1.3], tills: [3, 6] },
    },
    {
      kind: 'conserved',
      says: 'Nobody vanishes: who came was served or waits.',
      readout: 'books',
      until: 60,
    },
    {
      kind: 'analytic',
      says: 'Seen over a long time, the tills work λ/(cμ) of it, whichever lines there are.',
      readout: 'used',
      expected: ({ come = 1.8, service = 1.5, tills = 3 }, time) =>
        time > 1999.9 ? (100 * come * service) / Math.round(tills) : undefined,
      until: 2000,
      where: { come: [1.5, 1.8], service: [0.8, 1.2], tills: [3, 5] },
      // Some 3000 customers scatter by 2.6% from one chance to the next; five times that.
      within: 0.14,
    },
    {
      kind: 'published',
      says: 'Two tills, one customer a minute, 1.5 minutes each: the mean wait is 27/14 minutes.',
      source: 'Gross and Harris, Fundamentals of Queueing Theory: the M/M/c queue.',
      values: { come: 1, service: 1.5, tills: 2, way: 0 },
      readout: 'expected',
      at: 400,
      expected: 27 / 14,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: '\\rho = \\frac{\\lambda}{c\\,\\mu}', about: 'How much of their time the tills work.' },
    {
      tex: 'W_q = \\frac{C(c,\\,\\lambda/\\mu)}{c\\,\\mu - \\lambda}',
      about: 'Erlang’s mean wait with one line; C is the chance to have to wait.',
    },
    { tex: 'L_q = \\lambda\\,W_q', about: 'Little’s law: how many wait.' },
  ],
  tries: [
    { says: 'Watch for an hour: the tills have enough time, and yet there are lines. Why?', set: { way: 0 } },
    { says: 'Open one more till.', set: { tills: 4 } },
    { says: 'Close one: now more come than can be served.', set: { tills: 2 } },
    { says: 'A line at each till: look for idle tills while others wait.', set: { way: 1 } },
  ],
  questions: [
    {
      asks: 'Three tills work 80% of the time. A fourth is opened. How much shorter is the mean wait?',
      options: ['A quarter shorter', 'Half as long', 'Less than a quarter of it is left'],
      settle: {
        readout: 'expected',
        after: 150,
        first: { tills: 3, come: 1.6, service: 1.5 },
        second: { tills: 4, come: 1.6, service: 1.5 },
        answer: (a, b) => (b / a > 0.6 ? 0 : b / a > 0.25 ? 1 : 2),
      },
      explains:
        'What counts is the time to spare. It doubled, from 20% to 40%, and crowds are worked off much faster.',
    },
    {
      asks: 'Is the wait shorter with one line for all, or with a line at each till that people choose by chance?',
      options: ['With one line for all', 'With a line at each till', 'There is no difference'],
      settle: {
        readout: 'wait',
        after: 400,
        first: { way: 0 },
        second: { way: 1 },
        answer: (a, b) => (b > a * 1.1 ? 0 : b < a * 0.9 ? 1 : 2),
      },
      explains:
        'With separate lines a till may stand idle while people wait at another one, and a slow customer holds up a whole line.',
    },
    {
      asks: 'A till could serve one customer every 1.5 minutes, and one comes every 2 minutes on average. Does anyone have to wait?',
      options: ['Nobody: there is time enough', 'Yes, for more than a minute on average'],
      settle: {
        readout: 'expected',
        after: 150,
        first: { tills: 1, come: 0.5, service: 1.5 },
        answer: (wait) => (wait < 0.1 ? 0 : 1),
      },
      explains:
        'Customers do not come evenly. When two come together one has to wait, and spare time cannot be saved up for later.',
    },
  ],
  glossary: [
    { word: 'Queue', means: 'A line of people who wait.' },
    { word: 'Arrival rate', means: 'How many come in a minute, on average.' },
    { word: 'Load', means: 'How much of the time the tills work.' },
    { word: 'Server', means: 'Whoever serves: a till, a doctor, a telephone line.' },
  ],
  goals: [
    'Explain why lines grow though there is time enough on the whole.',
    'Compare one common line with separate ones.',
    'See how steeply waiting grows when a system is nearly full.',
  ],
  standards: [
    'Mathematics, ages 16–18: modelling with random processes',
    'England A level Further Mathematics: Poisson processes (enrichment)',
    'Business studies, ages 14–18: operations and customer service',
  ],
})
