import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { computers, flight, type Network, outlook, roomOf } from './model.ts'
import { draw } from './view.ts'

/** A time by chance with this many events in a second on average. */
const soon = (random: Random, rate: number) => -Math.log(1 - random.next()) / rate

function serveNext(network: Network, { speed = 8 }: Values): void {
  const first = network.queue[0]
  network.begunAt = network.time
  network.doneAt = first ? network.time + first.size / speed : Number.POSITIVE_INFINITY
}

/** Goes to a moment at which nothing happens before. */
function goTo(network: Network, moment: number): void {
  const inside = network.queue.length
  network.held[inside] = (network.held[inside] ?? 0) + moment - network.time
  network.time = moment
}

function events(network: Network, values: Values, until: number, random: Random): void {
  for (;;) {
    const comes = network.flying[0]?.at ?? Number.POSITIVE_INFINITY
    const next = Math.min(network.nextSend, comes, network.doneAt)
    if (next > until) break
    goTo(network, next)
    if (next === network.nextSend) {
      network.flying.push({ from: random.below(computers), size: soon(random, 1), at: next + flight })
      network.nextSend = next + soon(random, values.load ?? 6)
    } else if (next === comes) {
      const packet = network.flying.shift()
      if (!packet) continue
      network.arrived++
      if (network.queue.length >= roomOf(values)) {
        network.lost++
        keepTrail(network.dropped, { from: packet.from, at: next }, 8)
        continue
      }
      network.queue.push(packet)
      if (network.queue.length === 1) serveNext(network, values)
    } else {
      const packet = network.queue.shift()
      network.delivered++
      network.waited += next - (packet?.at ?? next)
      serveNext(network, values)
    }
  }
  goTo(network, until)
}

/** How the chances flow: one more with the load, one fewer with the speed of the line. */
function flow(chance: readonly number[], load: number, speed: number): number[] {
  const rates: number[] = []
  // What goes up from n to n + 1, less what comes down.
  let before = 0
  for (let n = 0; n < chance.length; n++) {
    const up = n + 1 < chance.length ? load * (chance[n] ?? 0) - speed * (chance[n + 1] ?? 0) : 0
    rates.push(before - up)
    before = up
  }
  return rates
}

function ahead(now: readonly number[], by: number, rates: readonly number[]): number[] {
  const then: number[] = []
  for (let n = 0; n < now.length; n++) then.push((now[n] ?? 0) + by * (rates[n] ?? 0))
  return then
}

/** Runge and Kutta's four looks. */
function chances(network: Network, { load = 6, speed = 8 }: Values, dt: number): void {
  const now = network.chance
  const a = flow(now, load, speed)
  // Once nothing flows any more there is nothing to do.
  if (a.every((rate) => Math.abs(rate) < 1e-9)) return
  const b = flow(ahead(now, dt / 2, a), load, speed)
  const c = flow(ahead(now, dt / 2, b), load, speed)
  const d = flow(ahead(now, dt, c), load, speed)
  for (let n = 0; n < now.length; n++)
    now[n] = (now[n] ?? 0) + (dt / 6) * ((a[n] ?? 0) + 2 * (b[n] ?? 0) + 2 * (c[n] ?? 0) + (d[n] ?? 0))
}

/** The textbook's chances for a router with room for k: ρⁿ shared out. */
function textbook(values: Values): number[] {
  const rho = (values.load ?? 6) / (values.speed ?? 8)
  const powers = Array.from({ length: roomOf(values) + 1 }, (_, n) => rho ** n)
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

const longEnough = 40

export const packetsOnANetwork = system<Network>({
  id: 'packets-on-a-network',
  title: 'Packets wait at a router',
  subject: 'computing',
  ages: [12, 20],
  words: [
    'packets on a network',
    'network packet',
    'packet switching',
    'packet loss',
    'how the internet works',
    'how data travels through the internet',
    'router',
    'network congestion',
    'network traffic',
    'queueing theory',
    'm/m/1 queue',
    'latency',
    'bandwidth',
    'why the internet is slow',
    'buffer overflow in a router',
  ],
  tells: {
    young:
      'Films and messages travel through the internet in little parcels. At the router they queue up, because only one fits through the line at a time. If too many come, the shelf is full and parcels fall into the bin!',
    middle:
      'Packets reach a router at random moments and wait until the line is free. When the line is half full the wait is short; near 100% it grows enormously, because there is no spare time to work off a crowd. With little room packets are lost; with lots of room they wait a long time.',
    upper:
      'An M/M/1/K queue: Poisson arrivals λ, exponential packet sizes served at μ, room for K. The master equation for the state probabilities is integrated beside the packets; it settles to pₙ ∝ ρⁿ. For large K and ρ < 1 the mean delay is 1/(μ − λ).',
  },
  controls: [
    {
      id: 'load',
      label: 'Packets arriving',
      symbol: '\\lambda',
      unit: '1/s',
      from: 1,
      to: 12,
      usual: 6,
      about: 'How many packets the four computers send in a second, on average, at random moments.',
    },
    {
      id: 'speed',
      label: 'Speed of the line',
      symbol: '\\mu',
      unit: '1/s',
      from: 4,
      to: 16,
      usual: 8,
      about: 'How many packets of mean size the line can carry in a second.',
    },
    {
      id: 'room',
      label: 'Room at the router',
      symbol: 'K',
      unit: 'packets',
      from: 1,
      to: 20,
      usual: 10,
      step: 1,
      about: 'How many packets fit in, counting the one being sent.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'queue',
      label: 'Packets at the router',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'Those that wait and the one that is being sent.',
      of: ({ queue }) => queue.length,
    },
    {
      id: 'delay',
      label: 'Mean delay so far',
      symbol: 'W',
      unit: 's',
      digits: 3,
      about: 'From the arrival at the router to the server, of all packets delivered.',
      known: ({ delivered }) => delivered > 0,
      of: ({ waited, delivered }) => waited / Math.max(1, delivered),
    },
    {
      id: 'expected',
      label: 'Expected delay',
      unit: 's',
      digits: 3,
      about: 'Worked out from the chances, as if very many routers were watched.',
      of: (network, values) => outlook(network, values).delay,
    },
    {
      id: 'inside',
      label: 'Expected packets',
      symbol: 'L',
      unit: '',
      about: 'How many packets are at the router on average.',
      of: (network, values) => outlook(network, values).inside,
    },
    {
      id: 'loss',
      label: 'Expected loss',
      symbol: 'p_K',
      unit: '%',
      about: 'What percentage of packets find no room.',
      of: (network, values) => 100 * outlook(network, values).lost,
    },
    {
      id: 'kept',
      label: 'All accounted for',
      unit: '%',
      digits: 1,
      about: 'Delivered, lost and waiting packets together, of all that came: nothing may vanish.',
      of: ({ arrived, delivered, lost, queue }) =>
        arrived === 0 ? 100 : (100 * (delivered + lost + queue.length)) / arrived,
    },
  ],
  graphs: [
    {
      id: 'queue',
      title: 'Packets at the router',
      x: 'time',
      y: ['queue', 'inside'],
      about: 'Jagged by chance around what is to be expected.',
    },
    {
      id: 'delay',
      title: 'Mean delay',
      x: 'time',
      y: ['delay', 'expected'],
      about: 'The longer one watches, the closer the two.',
    },
  ],
  dt: 1 / 32,
  pace: 1,
  timeUnit: 's',
  start(values, random) {
    const places = roomOf(values) + 1
    return {
      time: 0,
      nextSend: soon(random, values.load ?? 6),
      flying: [],
      queue: [],
      begunAt: 0,
      doneAt: Number.POSITIVE_INFINITY,
      arrived: 0,
      delivered: 0,
      lost: 0,
      waited: 0,
      held: Array.from({ length: places }, () => 0),
      chance: Array.from({ length: places }, (_, n) => (n === 0 ? 1 : 0)),
      dropped: [],
    }
  },
  step(network, values, dt, random) {
    events(network, values, network.time + dt, random)
    chances(network, values, dt)
  },
  draw,
  describe: ({ queue, delivered, lost, waited }, values) =>
    `${queue.length} of ${roomOf(values)} places at the router are taken; ${delivered} packets were delivered with a mean delay of ${(waited / Math.max(1, delivered)).toFixed(2)} seconds, ${lost} were lost.`,
  effects: [
    {
      control: 'load',
      readout: 'expected',
      goes: 'up',
      after: longEnough,
      says: 'More traffic makes every packet wait longer.',
    },
    {
      control: 'speed',
      readout: 'expected',
      goes: 'down',
      after: longEnough,
      says: 'A faster line shortens the wait.',
    },
    {
      control: 'room',
      readout: 'loss',
      goes: 'down',
      after: longEnough,
      says: 'More room at the router loses fewer packets.',
    },
    {
      control: 'room',
      readout: 'expected',
      goes: 'up',
      after: longEnough,
      says: 'But with more room the packets that are kept wait longer.',
    },
    {
      control: 'load',
      readout: 'loss',
      goes: 'up',
      after: longEnough,
      says: 'More traffic loses more packets.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The chance to find no room settles at (1 − ρ)ρᴷ / (1 − ρᴷ⁺¹).',
      readout: 'loss',
      expected(values, time) {
        const rho = (values.load ?? 6) / (values.speed ?? 8)
        const room = Math.round(values.room ?? 10)
        if (time < 59.9) return undefined
        return Math.abs(rho - 1) < 1e-4
          ? 100 / (room + 1)
          : (100 * (1 - rho) * rho ** room) / (1 - rho ** (room + 1))
      },
      until: 60,
      where: { room: [1, 8], load: [3, 12], speed: [5, 16] },
    },
    {
      kind: 'analytic',
      says: 'The mean number at the router settles at that of the textbook’s chances, ρⁿ shared out.',
      readout: 'inside',
      expected: (values, time) =>
        time < 59.9 ? undefined : textbook(values).reduce((sum, p, n) => sum + n * p, 0),
      until: 60,
      where: { room: [1, 10], load: [3, 12], speed: [5, 16] },
    },
    {
      kind: 'conserved',
      says: 'No packet vanishes: delivered, lost and waiting ones are all that came.',
      readout: 'kept',
    },
    {
      kind: 'published',
      says: 'With ample room packets are delayed by 1/(μ − λ): 0.125 s at λ = 4 and μ = 12 (measured on the packets themselves).',
      source: 'Kleinrock, Queueing Systems, volume 1, section 3.2: the M/M/1 system.',
      values: { load: 4, speed: 12, room: 20 },
      readout: 'delay',
      at: 2400,
      expected: 0.125,
      // 9600 packets scatter by less than 2% from one chance to the next.
      within: 0.1,
    },
  ],
  formulas: [
    { tex: '\\rho = \\frac{\\lambda}{\\mu}', about: 'How much of the line is used.' },
    { tex: 'W = \\frac{1}{\\mu - \\lambda}', about: 'The mean delay with endless room, while ρ is below 1.' },
    {
      tex: 'p_K = \\frac{(1-\\rho)\\,\\rho^K}{1-\\rho^{K+1}}',
      about: 'The chance that a packet finds no room.',
    },
    {
      tex: 'L = \\lambda_{\\text{kept}}\\, W',
      about: 'Little’s law: how many are there, and how long each stays.',
    },
  ],
  tries: [
    { says: 'Use only half the line: hardly anyone waits.', set: { load: 4, speed: 8 } },
    { says: 'Now to 95%. What happens to the delay?', set: { load: 7.6, speed: 8, room: 20 } },
    { says: 'Send more than the line can carry and watch the bin.', set: { load: 12, speed: 6 } },
    { says: 'Give the router room for one packet only. How many are lost?', set: { room: 1 } },
    { says: 'Twice the traffic on a line twice as fast: what changes?', set: { load: 12, speed: 16 } },
  ],
  questions: [
    {
      asks: 'The line can carry 8 packets a second. Traffic grows from 4 to 7 a second. The mean delay becomes…',
      options: ['about the same', 'not quite twice as long', 'more than twice as long'],
      settle: {
        readout: 'expected',
        after: 60,
        first: { load: 4, speed: 8, room: 20 },
        second: { load: 7, speed: 8, room: 20 },
        answer: (a, b) => (b / a < 1.2 ? 0 : b / a < 2 ? 1 : 2),
      },
      explains:
        'The wait depends on what the line has to spare: 8 − 4 = 4 is a lot, 8 − 7 = 1 is very little. Near 100%, every crowd takes ages to work off.',
    },
    {
      asks: 'The router gets twice as much room, on a line that is nearly full. What happens to the packets that get through?',
      options: ['They are faster', 'They wait longer', 'Nothing changes for them'],
      settle: {
        readout: 'expected',
        after: 60,
        first: { load: 8, speed: 8, room: 8 },
        second: { load: 8, speed: 8, room: 16 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'Fewer are lost, but the queue gets longer. Too much room makes the internet slow; engineers call it bufferbloat.',
    },
    {
      asks: 'Twice as many packets come, and the line is twice as fast. The mean delay…',
      options: ['stays the same', 'is halved', 'doubles'],
      settle: {
        readout: 'expected',
        after: 60,
        first: { load: 6, speed: 8 },
        second: { load: 12, speed: 16 },
        answer: (a, b) => (b < a * 0.7 ? 1 : b > a * 1.4 ? 2 : 0),
      },
      explains:
        'The queue is as long as before, but it moves twice as fast. One big line is better than two small ones.',
    },
  ],
  glossary: [
    { word: 'Packet', means: 'A little piece of data that travels on its own, with an address on it.' },
    { word: 'Router', means: 'A machine that takes packets and sends them on along the right line.' },
    { word: 'Latency', means: 'How long a packet takes: the delay.' },
    { word: 'Bandwidth', means: 'How much a line can carry in a second.' },
    { word: 'Load', means: 'What comes, as a share of what the line can carry.' },
  ],
  goals: [
    'Describe how data travels in packets and why they wait or get lost.',
    'Explain why delay grows so steeply when a line is nearly full.',
    'Weigh lost packets against long waits.',
  ],
  standards: [
    'England KS3 Computing: how data is communicated in networks',
    'England GCSE Computer Science: networks, packets and bandwidth',
    'CSTA 3A-NI-04: evaluate the scalability and reliability of networks',
  ],
})
