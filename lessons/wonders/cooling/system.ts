import { system } from '@makebelieve/kit/simulation/system'
import { type Cooling, cupOf, cups, fridge, perMillilitre } from './model.ts'
import { draw } from './view.ts'

const mixed = (temperature: number, coffee: number, milk: number) =>
  (temperature * coffee + fridge * milk) / (coffee + milk)

export const cooling = system<Cooling>({
  id: 'cooling',
  title: 'A cup of coffee cools',
  subject: 'physics',
  ages: [10, 18],
  words: [
    "newton's law of cooling",
    'law of cooling',
    'cooling curve of coffee',
    'cup of coffee cools',
    'cooling coffee',
    'coffee cooling',
    'hot drink getting cold',
    'hot chocolate getting cold',
    'cooling tea',
    'why does tea get cold',
    'milk early or late',
    'milk in coffee',
    'heat loss of a cup',
    'thermos flask',
    'vacuum flask',
    'keeping soup warm',
  ],
  tells: {
    young:
      'Hot drinks give their warmth to the room. The hotter the drink, the faster it cools; near the end it hardly changes any more. Two cats have the same coffee. One pours the cold milk in at once, the other waits. Whose coffee is warmer when both drink?',
    middle:
      'A hot cup loses heat at a rate that grows with how much hotter than the room it is: Newton’s law of cooling. So the curve falls steeply at first and then flattens towards room temperature. Milk poured in early makes the cup less hot, so that it loses less.',
    upper:
      'C dT/dt = −UA (T − T_room), so the excess decays as e^(−t/τ) with τ = C/UA. Pouring mixes by heat capacities and changes τ. Both effects favour early milk: a smaller excess leaks less, and a larger heat capacity cools more slowly.',
  },
  controls: [
    {
      id: 'hot',
      label: 'Coffee at the start',
      symbol: 'T_0',
      unit: '°C',
      from: 60,
      to: 98,
      usual: 90,
      step: 1,
      about: 'How hot it is when it is poured into the cup.',
      restarts: true,
    },
    {
      id: 'room',
      label: 'Room',
      symbol: 'T_r',
      unit: '°C',
      from: 0,
      to: 40,
      usual: 20,
      step: 1,
      about: 'How warm the air around the cup is.',
    },
    {
      id: 'cup',
      label: 'Cup',
      unit: '',
      from: 0,
      to: 3,
      usual: 1,
      options: cups.map(({ name }) => name),
      about: 'How easily heat gets out: from a wide bowl to a vacuum flask.',
    },
    {
      id: 'coffee',
      label: 'Coffee in each cup',
      symbol: 'V',
      unit: 'mL',
      from: 100,
      to: 400,
      usual: 200,
      step: 10,
      about: 'More coffee holds more heat.',
      restarts: true,
    },
    {
      id: 'milk',
      label: 'Milk',
      symbol: 'V_m',
      unit: 'mL',
      from: 0,
      to: 100,
      usual: 50,
      step: 5,
      about: 'How much milk at 5 °C each cat pours in.',
      restarts: true,
    },
    {
      id: 'when',
      label: 'The late cat pours after',
      symbol: 't_m',
      unit: 'min',
      from: 1,
      to: 20,
      usual: 10,
      step: 0.5,
      about: 'The other cat pours at once.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'late',
      label: 'Cup with late milk',
      unit: '°C',
      digits: 1,
      about: 'The temperature of the cup whose milk comes later.',
      of: ({ late }) => late,
    },
    {
      id: 'early',
      label: 'Cup with early milk',
      unit: '°C',
      digits: 1,
      about: 'The temperature of the cup that got its milk at once.',
      of: ({ early }) => early,
    },
    {
      id: 'ahead',
      label: 'Early minus late',
      unit: '°C',
      about: 'Above zero once the cup with early milk is the warmer one.',
      of: ({ early, late }) => early - late,
    },
    {
      id: 'lost',
      label: 'Heat lost by the late cup',
      symbol: 'Q',
      unit: 'kJ',
      digits: 1,
      about: 'What has gone into the room.',
      of: ({ lost }) => lost / 1000,
    },
    {
      id: 'half',
      label: 'Half-time of the late cup',
      unit: 'min',
      digits: 1,
      about: 'How long it took until only half of its extra warmth was left.',
      known: ({ half }) => half > 0,
      of: ({ half }) => half,
    },
    {
      id: 'account',
      label: 'All heat of the late cup',
      unit: 'kJ',
      digits: 2,
      about: 'In the cup, in the milk jug and in the room together, counted from 0 °C.',
      of: ({ late, poured, lost }, { coffee = 200, milk = 50 }) =>
        (perMillilitre * (late * (coffee + (poured ? milk : 0)) + (poured ? 0 : fridge * milk)) + lost) /
        1000,
    },
  ],
  graphs: [
    {
      id: 'curves',
      title: 'Both cups over time',
      x: 'time',
      y: ['early', 'late'],
      about: 'Steep at first, flat in the end. Where does the late cup fall below the early one?',
    },
    {
      id: 'lost',
      title: 'Heat lost over time',
      x: 'time',
      y: ['lost'],
      about: 'Most of the heat goes early.',
    },
  ],
  dt: 0.05,
  pace: 1.5,
  timeUnit: 'min',
  start({ hot = 90, coffee = 200, milk = 50 }) {
    const early = mixed(hot, coffee, milk)
    return { time: 0, early, late: hot, poured: false, lost: 0, half: 0, trail: [[0, early, hot]] }
  },
  step(state, values, dt) {
    const { hot = 90, room = 20, coffee = 200, milk = 50, when = 10 } = values
    const leaks = cupOf(values).leaks * 60
    // Runge and Kutta's fourth order; the bowl's e^(−t/τ) is then right to a billionth.
    const cooled = (from: number, millilitres: number, time: number) => {
      const fall = (t: number) => (-leaks * (t - room)) / (perMillilitre * millilitres)
      const a = fall(from)
      const b = fall(from + (a * time) / 2)
      const c = fall(from + (b * time) / 2)
      const d = fall(from + c * time)
      return from + (time * (a + 2 * b + 2 * c + d)) / 6
    }
    const cool = (time: number) => {
      const millilitres = coffee + (state.poured ? milk : 0)
      const before = state.late
      state.late = cooled(before, millilitres, time)
      // The room is warmed by what passes the cup's wall: Simpson's rule over this piece of time.
      const middle = cooled(before, millilitres, time / 2)
      state.lost += (leaks * time * (before + 4 * middle + state.late - 6 * room)) / 6
    }
    state.early = cooled(state.early, coffee + milk, dt)
    const first = state.poured ? dt : Math.min(dt, Math.max(0, when - state.time))
    cool(first)
    if (first < dt) {
      state.late = mixed(state.late, coffee, milk)
      state.poured = true
      cool(dt - first)
    }
    const target = (hot - room) / 2
    const before = state.time
    state.time += dt
    if (state.half === 0 && state.late - room <= target) state.half = state.time
    if (Math.floor(state.time * 4 + 1e-6) > Math.floor(before * 4 + 1e-6) && state.trail.length < 250)
      state.trail.push([state.time, state.early, state.late])
  },
  isOver: ({ time }) => time >= 60,
  draw,
  describe: ({ early, late, poured, time }) =>
    `After ${time.toFixed(0)} minutes the cup with early milk has ${early.toFixed(0)} degrees, the other, ${poured ? 'now with milk too' : 'still without milk'}, ${late.toFixed(0)}.`,
  effects: [
    { control: 'hot', readout: 'late', goes: 'up', after: 15, says: 'Hotter coffee stays hotter.' },
    { control: 'room', readout: 'late', goes: 'up', after: 15, says: 'In a warm room it cools less.' },
    { control: 'cup', readout: 'late', goes: 'up', after: 15, says: 'A cup that leaks less keeps it warm.' },
    { control: 'coffee', readout: 'late', goes: 'up', after: 15, says: 'A larger drink stays warm longer.' },
    { control: 'milk', readout: 'late', goes: 'down', after: 15, says: 'More cold milk cools it more.' },
    {
      control: 'when',
      readout: 'ahead',
      goes: 'up',
      after: 30,
      says: 'The later the milk comes, the more the early cup is ahead in the end.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The late cup follows T_room + (T₀ − T_room) e^(−t/τ), is mixed, and follows a new exponential.',
      readout: 'late',
      expected(values, time) {
        const { hot = 90, room = 20, coffee = 200, milk = 50, when = 10 } = values
        // At the moment of pouring it jumps.
        if (Math.abs(time - when) < 0.06) return undefined
        const decay = (millilitres: number, minutes: number) =>
          Math.exp((-minutes * 60 * cupOf(values).leaks) / (perMillilitre * millilitres))
        if (time < when) return room + (hot - room) * decay(coffee, time)
        const black = room + (hot - room) * decay(coffee, when)
        const white = black - ((black - fridge) * milk) / (coffee + milk)
        return room + (white - room) * decay(coffee + milk, time - when)
      },
      until: 30,
    },
    {
      kind: 'analytic',
      says: 'Without milk, half of the extra warmth is gone after τ·ln 2, with τ = C/UA.',
      readout: 'half',
      expected(values, time) {
        const half = (Math.LN2 * perMillilitre * (values.coffee ?? 200)) / (60 * cupOf(values).leaks)
        return time > half + 0.1 ? half : undefined
      },
      until: 40,
      where: { milk: [0, 0], cup: [1, 1] },
    },
    {
      kind: 'conserved',
      says: 'Heat in the cup, in the jug and in the room together stays the same.',
      readout: 'account',
      until: 40,
    },
  ],
  formulas: [
    { tex: '\\frac{dT}{dt} = -\\frac{UA}{C}\\,(T - T_r)', about: 'Newton’s law of cooling.' },
    { tex: 'T = T_r + (T_0 - T_r)\\,e^{-t/\\tau},\\quad \\tau = \\frac{C}{UA}', about: 'Its solution.' },
    {
      tex: 'T_{mix} = \\frac{V T + V_m T_m}{V + V_m}',
      about: 'Coffee and milk meet in between, by how much there is of each.',
    },
  ],
  tries: [
    { says: 'Guess which cat has the warmer coffee after 15 minutes, and then let it run.' },
    {
      says: 'Pour the coffee into a vacuum flask. Does it still matter when the milk comes?',
      set: { cup: 3 },
    },
    { says: 'Pour soup into a wide bowl and look how steep the curve is.', set: { cup: 0, milk: 0 } },
    { says: 'Drink your coffee in a sauna-warm room.', set: { room: 40 } },
  ],
  questions: [
    {
      asks: 'One cat pours its milk in at once, the other after 10 minutes. Whose coffee is warmer after 11 minutes?',
      options: ['Early milk', 'Late milk', 'Both the same'],
      settle: {
        readout: 'ahead',
        after: 11,
        first: {},
        answer: (ahead) => (ahead > 0.2 ? 0 : ahead < -0.2 ? 1 : 2),
      },
      explains:
        'Black coffee stays hotter for ten minutes and so loses more heat to the room. Milk poured early makes the cup less hot, and there is more of it to cool.',
    },
    {
      asks: 'Coffee at 90 °C cools in a room of 20 °C. Is it at 20 °C after twice the time it took to lose half of its extra warmth?',
      options: ['Yes', 'No, it is still clearly warmer'],
      settle: {
        readout: 'late',
        after: 30,
        first: { milk: 0 },
        answer: (late) => (late < 22 ? 0 : 1),
      },
      explains:
        'Each half-time takes half of what is left: 70, 35, 17.5, 8.8 … It slows down as it comes near.',
    },
    {
      asks: 'How long does twice as much coffee in the same kind of cup stay warm?',
      options: ['As long', 'About twice as long', 'About four times as long'],
      settle: {
        readout: 'half',
        after: 60,
        first: { coffee: 150, milk: 0, when: 20 },
        second: { coffee: 300, milk: 0, when: 20 },
        answer: (a, b) => (b < 1.4 * a ? 0 : b < 3 * a ? 1 : 2),
      },
      explains:
        'Twice as much coffee holds twice as much heat, and here the same wall lets it out. (A real bigger cup has a bigger wall too.)',
    },
  ],
  glossary: [
    { word: 'Heat', means: 'Energy that goes by itself from warm to cold.' },
    { word: 'Heat capacity', means: 'How much heat is needed for one degree more.' },
    { word: 'Exponential decay', means: 'Losing the same share in every equal time.' },
    { word: 'Half-time', means: 'How long it takes until only half is left.' },
  ],
  goals: [
    'Say why a hot drink cools fast at first and slowly later.',
    'Predict and test whether milk should come early or late.',
    'Read a half-time from a cooling curve.',
  ],
  standards: [
    'NGSS MS-PS3-3',
    'NGSS MS-PS3-4',
    'NGSS HS-PS3-4',
    'England KS3 Physics: energy changes and transfers',
  ],
})
