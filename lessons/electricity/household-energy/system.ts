import { system } from '@makebelieve/kit/simulation/system'
import { clockOf, devices, type Household, hourOf, lamps, run } from './model.ts'
import { draw } from './view.ts'

export const householdEnergy = system<Household>({
  id: 'household-energy',
  title: 'Electricity at home',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'electricity at home',
    'household energy',
    'household electricity',
    'energy at home',
    'energy bill',
    'electricity bill',
    'kilowatt-hour',
    'kilowatt hour',
    'power of appliances',
    'cost of electricity',
    'electricity meter',
    'saving energy',
    'standby power',
    'led or light bulb',
    'energy consumption of a house',
  ],
  tells: {
    young:
      'Watch a house for a whole day! The meter spins fast when something warms water, and slowly when only the fridge hums. Guess which device uses the most. Then change the lamps or take a shorter shower and see how much money is saved in a year.',
    middle:
      'Energy is power times time. The house follows a day: strong devices run for minutes, weak ones for hours. Whatever heats water costs most. The meter counts kilowatt-hours, and each has its price.',
    upper:
      'Each device has a power or a thermal balance: kettle and wash heat water with mcΔT, the fridge’s thermostat carries out what leaks in, UAΔT, with a coefficient of performance of two. The meter integrates the sum.',
  },
  controls: [
    {
      id: 'lamp',
      label: 'Lamps',
      unit: '',
      from: 0,
      to: 2,
      usual: 2,
      options: lamps.map(({ name }) => name),
      about: 'Eight of them, equally bright.',
    },
    {
      id: 'hours',
      label: 'Lamps are on for',
      unit: 'h',
      from: 1,
      to: 10,
      usual: 5,
      step: 0.5,
      about: 'In the evening, until 11 p.m.',
    },
    {
      id: 'shower',
      label: 'Showers together',
      unit: 'min',
      from: 0,
      to: 30,
      usual: 12,
      step: 1,
      about: 'From 7 in the morning, with water that is heated by electricity.',
    },
    {
      id: 'wash',
      label: 'Washing at',
      unit: '°C',
      from: 20,
      to: 90,
      usual: 40,
      step: 5,
      about: 'How warm the machine makes its ten litres of water.',
    },
    {
      id: 'standby',
      label: 'On standby',
      unit: 'W',
      from: 0,
      to: 100,
      usual: 40,
      step: 5,
      about: 'Everything that is never really off.',
    },
    {
      id: 'price',
      label: 'Price',
      unit: '€/kWh',
      from: 0.1,
      to: 0.5,
      usual: 0.3,
      step: 0.01,
      about: 'Of one kilowatt-hour.',
    },
  ],
  readouts: [
    {
      id: 'power',
      label: 'Power now',
      symbol: 'P',
      unit: 'W',
      digits: 0,
      about: 'Of all devices.',
      of: ({ power }) => power,
    },
    {
      id: 'total',
      label: 'Energy on the meter',
      symbol: 'W',
      unit: 'kWh',
      about: 'Since the beginning.',
      of: ({ total }) => total,
    },
    {
      id: 'cost',
      label: 'Cost so far',
      unit: '€',
      about: 'What is on the meter, times the price.',
      of: ({ total }, { price = 0.3 }) => total * price,
    },
    {
      id: 'year',
      label: 'Energy in a year',
      unit: 'kWh',
      digits: 0,
      about: '365 days like the last whole one.',
      known: ({ lastDay }) => lastDay > 0,
      of: ({ lastDay }) => lastDay * 365,
    },
    {
      id: 'bill',
      label: 'Cost in a year',
      unit: '€',
      digits: 0,
      about: 'For 365 days like the last whole one.',
      known: ({ lastDay }) => lastDay > 0,
      of: ({ lastDay }, { price = 0.3 }) => lastDay * 365 * price,
    },
    {
      id: 'fridge',
      label: 'In the fridge',
      unit: '°C',
      digits: 1,
      about: 'Its motor starts above 6 and stops below 4.',
      of: ({ fridge }) => fridge,
    },
  ],
  graphs: [
    {
      id: 'power',
      title: 'Power over the day',
      x: 'time',
      y: ['power'],
      about: 'High peaks are water being heated.',
    },
    { id: 'total', title: 'The meter', x: 'time', y: ['total'], about: 'Steep where the power is high.' },
    {
      id: 'fridge',
      title: 'In the fridge',
      x: 'time',
      y: ['fridge'],
      about: 'Back and forth between 4 and 6 °C.',
    },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 'h',
  start: () => ({
    time: 0,
    power: 0,
    watts: devices.map(() => 0),
    today: devices.map(() => 0),
    lastDay: 0,
    days: 0,
    total: 0,
    fridge: 5,
    cooling: false,
    kettle: 100,
    boiling: false,
    wash: 90,
    washing: false,
  }),
  step(state, values, dt) {
    if (state.time >= (state.days + 1) * 24 - 1e-6) {
      state.lastDay = state.today.reduce((sum, one) => sum + one, 0)
      state.days++
      state.time = state.days * 24
      state.today = devices.map(() => 0)
    }
    state.watts = run(state, values, dt)
    state.power = state.watts.reduce((sum, one) => sum + one, 0)
    state.watts.forEach((watts, i) => {
      state.today[i] = (state.today[i] ?? 0) + (watts * dt) / 1000
    })
    state.total += (state.power * dt) / 1000
    state.time += dt
  },
  draw,
  describe({ time, power, total, watts }) {
    const on = devices.filter((_, i) => (watts[i] ?? 0) > 1)
    return `It is ${clockOf(hourOf({ time }))}. ${on.length > 0 ? `On: ${on.join(', ')}` : 'All is off'}, ${power.toFixed(0)} watts together; the meter shows ${total.toFixed(2)} kilowatt-hours.`
  },
  effects: [
    {
      control: 'lamp',
      readout: 'total',
      goes: 'down',
      after: 24,
      says: 'LEDs need far less than old bulbs.',
    },
    {
      control: 'hours',
      readout: 'total',
      goes: 'up',
      after: 24,
      says: 'Lamps that are on longer need more.',
    },
    {
      control: 'shower',
      readout: 'total',
      goes: 'up',
      after: 12,
      says: 'Every minute of a warm shower costs money.',
    },
    {
      control: 'wash',
      readout: 'total',
      goes: 'up',
      after: 12,
      says: 'Hot washing needs much more than cold.',
    },
    {
      control: 'standby',
      readout: 'total',
      goes: 'up',
      after: 24,
      says: 'Standby is little, but always on.',
    },
    {
      control: 'price',
      readout: 'cost',
      goes: 'up',
      after: 12,
      says: 'A higher price makes the same energy cost more.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A day’s energy is the sum of power times time, of m·c·ΔT for warm water, and of the fridge’s leak over its coefficient of performance.',
      readout: 'total',
      expected({ lamp = 2, hours = 5, shower = 12, wash = 40, standby = 40 }, time) {
        if (time < 23.995) return undefined
        const joules = 4186 * (5 * shower * 26 + 4 * 85 + 10 * (wash - 15))
        const fridge = (1.2 * (21 - 5)) / 2
        const bulbs = 8 * ([60, 42, 8][Math.round(lamp)] ?? 8) * hours
        const always = 24 * (standby + fridge)
        return joules / 3.6e6 + (2000 * 0.75 + 600 * 1.5 + 200 * 1.25 + 100 * 3 + bulbs + always) / 1000
      },
      until: 24,
    },
    {
      kind: 'published',
      says: 'A home with medium use of electricity needs about 2700 kWh in a year.',
      source: 'Ofgem, Typical Domestic Consumption Values 2023: electricity, medium.',
      values: { lamp: 2, hours: 5, shower: 12, wash: 40, standby: 40 },
      readout: 'year',
      at: 24.1,
      expected: 2700,
      within: 0.1,
    },
  ],
  formulas: [
    { tex: 'W = P\\,t', about: 'Energy is power times time.' },
    {
      tex: '1\\,\\mathrm{kWh} = 1000\\,\\mathrm{W} \\cdot 3600\\,\\mathrm{s} = 3.6\\,\\mathrm{MJ}',
      about: 'What the meter counts.',
    },
    { tex: 'W = m\\,c\\,\\Delta T', about: 'Warming water; c is 4186 J/(kg K).' },
  ],
  tries: [
    { says: 'Put back the old bulbs. What do they cost in a year?', set: { lamp: 0 } },
    { says: 'Shower for half an hour, and look at the meter at 7.', set: { shower: 30 } },
    { says: 'Wash at 90 °C, then at 20 °C.', set: { wash: 90 } },
    {
      says: 'Switch everything off at the wall: no standby. How many kilowatt-hours a year is that?',
      set: { standby: 0 },
    },
  ],
  questions: [
    {
      asks: 'What saves more: showers of 6 instead of 12 minutes, or lamps for 2 instead of 5 hours (LED)?',
      options: ['Shorter showers', 'Lamps off earlier', 'Both the same'],
      settle: {
        readout: 'total',
        after: 24,
        first: { shower: 6 },
        second: { hours: 2 },
        answer: (a, b) => (a < b * 0.98 ? 0 : b < a * 0.98 ? 1 : 2),
      },
      explains:
        'Warming water takes thousands of watts; eight LEDs take 64 watts. Six minutes of shower are worth fourteen hours of light.',
    },
    {
      asks: 'Old bulbs or LEDs, five hours each evening: how much does the day’s energy grow with the old ones?',
      options: ['Hardly at all', 'By about a quarter or more', 'It doubles'],
      settle: {
        readout: 'total',
        after: 24,
        first: { lamp: 2 },
        second: { lamp: 0 },
        answer: (a, b) => (b / a < 1.1 ? 0 : b / a < 1.8 ? 1 : 2),
      },
      explains:
        'An old bulb turns nearly everything into warmth. For the same light it needs more than seven times as much.',
    },
    {
      asks: 'Things on standby take only 40 watts. How much of the whole day’s energy is that?',
      options: ['Next to nothing (below 2 percent)', 'Enough to notice (about a tenth)', 'More than half'],
      settle: {
        readout: 'total',
        after: 24,
        first: { standby: 0 },
        second: { standby: 40 },
        answer: (a, b) => ((b - a) / b < 0.02 ? 0 : (b - a) / b < 0.5 ? 1 : 2),
      },
      explains: 'Little power, but 24 hours of it: nearly a kilowatt-hour each day.',
    },
  ],
  glossary: [
    { word: 'Power', means: 'How much energy is used each second, in watts.' },
    { word: 'Kilowatt-hour', means: 'What 1000 watts use in an hour: the unit on the electricity bill.' },
    { word: 'Standby', means: 'When a device waits and still takes some power.' },
    { word: 'LED', means: 'A lamp that makes light without getting very hot.' },
    { word: 'Thermostat', means: 'A switch that keeps a temperature.' },
  ],
  goals: [
    'Tell power and energy apart.',
    'Find what uses most at home, and why.',
    'Work out a cost from power, time and price.',
  ],
  standards: [
    'NGSS 4-PS3-2',
    'England KS3 Physics: energy, fuel use and costs in the home',
    'England GCSE Physics: energy transfers in everyday appliances',
  ],
})
