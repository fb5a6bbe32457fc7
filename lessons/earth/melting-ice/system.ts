import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  bottom,
  iceDensity,
  iceFirst,
  isAfloat,
  levelOf,
  mixedDensity,
  paceOf,
  riseOf,
  type Tank,
  waterDensity,
  waterFirst,
} from './model.ts'
import { draw } from './view.ts'

export const meltingIce = system<Tank>({
  id: 'melting-ice',
  title: 'Ice melts: does the water rise?',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'melting ice and sea level',
    'sea level rise',
    'rising sea level',
    'ice melting in water',
    'water level when ice melts',
    'ice in a glass of water',
    'icebergs and glaciers',
    'iceberg',
    'melting glaciers',
    'melting ice caps',
    'sea ice and land ice',
    'ice sheet melting',
  ],
  tells: {
    young:
      'Ice swims on water, and most of it is hidden below. When a floating block melts, the water stays where it was! But when ice slides down from the land as meltwater, the water rises. Which kind of ice makes the sea grow?',
    middle:
      'Floating ice pushes aside exactly its own weight of water. Its meltwater weighs the same and fills that very hole: the level of fresh water does not change. Ice on land pushes nothing aside, so all its meltwater comes on top. That is why melting glaciers raise the sea, and melting icebergs hardly do.',
    upper:
      'A floating mass m displaces m/ρ_w and melts to m/ρ_0. In fresh water both are equal. In salt water ρ_w > ρ_0, so that melting raises the level by m(1/ρ_0 − 1/ρ_w)/A, about 2.6 % of the meltwater. Ice on land adds m/(ρ_0 A). The block shrinks by dm/dt = −3k·m^(2/3).',
  },
  controls: [
    {
      id: 'where',
      label: 'The ice is',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['floating in the water', 'lying on land'],
      about: 'An iceberg in the sea, or a glacier on the land beside it.',
      restarts: true,
    },
    {
      id: 'ice',
      label: 'Mass of ice',
      symbol: 'm',
      unit: 'kg',
      from: 1,
      to: 10,
      usual: 4,
      step: 0.5,
      about: 'How heavy the block is at first.',
      restarts: true,
    },
    {
      id: 'salt',
      label: 'Salt in the water',
      symbol: 'S',
      unit: 'g/L',
      from: 0,
      to: 40,
      usual: 0,
      step: 1,
      about: 'Fresh water has none, the sea about 35 grams in a litre.',
      restarts: true,
    },
    {
      id: 'warmth',
      label: 'Air temperature',
      symbol: 'T',
      unit: '°C',
      from: 5,
      to: 40,
      usual: 20,
      step: 1,
      about: 'Warmer air melts the ice faster.',
    },
  ],
  readouts: [
    {
      id: 'rise',
      label: 'The water rose by',
      symbol: '\\Delta h',
      unit: 'mm',
      digits: 1,
      about: 'How much higher the water stands than at the beginning.',
      of: riseOf,
    },
    {
      id: 'level',
      label: 'Water level',
      symbol: 'h',
      unit: 'cm',
      digits: 2,
      about: 'From the bottom of the tank.',
      of: levelOf,
    },
    {
      id: 'ice',
      label: 'Ice left',
      unit: 'kg',
      about: 'What has not melted yet.',
      of: ({ ice }) => ice,
    },
    {
      id: 'below',
      label: 'Ice below the water',
      unit: '%',
      digits: 1,
      about: 'Which part of floating ice is hidden.',
      known: ({ ice }, values) => isAfloat(values) && ice > 0.01,
      of: ({ melted }, values) => (100 * iceDensity) / mixedDensity(melted, values),
    },
    {
      id: 'mass',
      label: 'Ice and water together',
      unit: 'kg',
      about: 'Nothing is lost: what melts is water.',
      of: ({ ice, melted }, values) => waterFirst * waterDensity(values) + ice + melted,
    },
  ],
  graphs: [
    {
      id: 'rise',
      title: 'The rise over time',
      x: 'time',
      y: ['rise'],
      about: 'Flat for floating ice in fresh water; steep at first for ice on land.',
    },
    {
      id: 'ice',
      title: 'Ice left',
      x: 'time',
      y: ['ice'],
      about: 'A small block has little skin to melt at.',
    },
  ],
  dt: 0.1,
  pace: 2,
  timeUnit: 'min',
  start: (values) => ({ time: 0, ice: iceFirst(values), melted: 0, trail: [[0, 0]] }),
  step(tank, values, dt) {
    const pace = paceOf(values)
    const shrink = (mass: number) => -3 * pace * Math.max(0, mass) ** (2 / 3)
    // Runge and Kutta's fourth order, until there is nothing left.
    const a = shrink(tank.ice)
    const b = shrink(tank.ice + (a * dt) / 2)
    const c = shrink(tank.ice + (b * dt) / 2)
    const d = shrink(tank.ice + c * dt)
    const left = Math.max(0, tank.ice + (dt * (a + 2 * b + 2 * c + d)) / 6)
    const gone = left < 1e-6 ? tank.ice : tank.ice - left
    tank.ice -= gone
    tank.melted += gone
    tank.time += dt
    keepTrail(tank.trail, [tank.time, riseOf(tank, values)], 600)
  },
  isOver: ({ ice }) => ice <= 0,
  draw,
  describe: (tank, values) =>
    `${tank.ice.toFixed(1)} kilograms of ice are left ${isAfloat(values) ? 'floating in the water' : 'on the land'}. The water stands ${riseOf(tank, values).toFixed(1)} millimetres higher than at the beginning.`,
  effects: [
    {
      control: 'where',
      readout: 'rise',
      goes: 'up',
      after: 30,
      says: 'Ice on land raises the water, floating ice hardly does.',
    },
    {
      control: 'ice',
      readout: 'rise',
      goes: 'up',
      after: 150,
      given: { where: 1 },
      says: 'More ice on land raises the water more.',
    },
    {
      control: 'salt',
      readout: 'rise',
      goes: 'up',
      after: 60,
      says: 'In salt water even floating ice raises the level a little.',
    },
    {
      control: 'warmth',
      readout: 'ice',
      goes: 'down',
      after: 8,
      says: 'In warmer air less ice is left.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The cube root of the ice falls evenly: m = (m₀^(1/3) − kt)³.',
      readout: 'ice',
      expected: (values, time) => Math.max(0, Math.cbrt(iceFirst(values)) - paceOf(values) * time) ** 3,
      until: 60,
    },
    {
      kind: 'analytic',
      says: 'Of ice on land, every melted kilogram raises the water by a litre over the bottom of the tank.',
      readout: 'rise',
      expected: (values, time) =>
        (iceFirst(values) - Math.max(0, Math.cbrt(iceFirst(values)) - paceOf(values) * time) ** 3) / bottom,
      until: 60,
      where: { where: [1, 1] },
    },
    {
      kind: 'conserved',
      says: 'Floating ice in fresh water does not change the level when it melts (Archimedes).',
      readout: 'level',
      where: { where: [0, 0], salt: [0, 0] },
      until: 60,
    },
    {
      kind: 'conserved',
      says: 'Ice and water together weigh the same all the time.',
      readout: 'mass',
      until: 60,
    },
    {
      kind: 'published',
      says: 'Floating ice that melts in sea water raises it by 2.6% of the meltwater: 2.6 mm for 10 kg in this tank.',
      source:
        'P. D. Noerdlinger and K. R. Brower, The melting of floating ice raises the ocean level, Geophysical Journal International 170 (2007), 145–150.',
      values: { where: 0, ice: 10, salt: 35, warmth: 40 },
      readout: 'rise',
      at: 60,
      expected: 2.6,
      within: 0.03,
    },
  ],
  formulas: [
    { tex: 'V_{below} = \\frac{m}{\\rho_w}', about: 'Floating ice pushes aside its own weight of water.' },
    {
      tex: '\\Delta h = \\frac{m}{A}\\left(\\frac{1}{\\rho_0}-\\frac{1}{\\rho_w}\\right)',
      about: 'How floating ice raises water of density ρ_w when it melts: not at all where that is fresh.',
    },
    { tex: '\\Delta h = \\frac{m}{\\rho_0 A}', about: 'How ice on land raises it.' },
  ],
  tries: [
    { says: 'Guess first: does the water rise, fall or stay when the floating block melts?' },
    { says: 'Now lay the same block on the land.', set: { where: 1 } },
    { says: 'Float ten kilograms in the salty sea.', set: { where: 0, ice: 10, salt: 35 } },
    { says: 'Melt it on a hot day.', set: { warmth: 40 } },
  ],
  questions: [
    {
      asks: 'A block of ice floats in fresh water. It melts. The water…',
      options: ['falls', 'stays as high as it was', 'rises'],
      settle: {
        readout: 'rise',
        after: 60,
        first: { where: 0, salt: 0 },
        answer: (rise) => (rise < -0.5 ? 0 : rise < 0.5 ? 1 : 2),
      },
      explains: 'The meltwater fills just the room that the ice below the water took up before.',
    },
    {
      asks: 'Which ice raises the sea more when it melts?',
      options: ['Ice that floats in the sea', 'The same ice lying on land', 'Both the same'],
      settle: {
        readout: 'rise',
        after: 60,
        first: { where: 0, salt: 35 },
        second: { where: 1, salt: 35 },
        answer: (floating, land) => (floating > 2 * land ? 0 : land > 2 * floating ? 1 : 2),
      },
      explains: 'Ice on land pushed no water aside before, so all its meltwater comes on top.',
    },
    {
      asks: 'About how much of floating ice is under the water?',
      options: ['A tenth', 'A half', 'Nine tenths'],
      settle: {
        readout: 'below',
        after: 1,
        first: { where: 0 },
        answer: (share) => (share < 30 ? 0 : share < 70 ? 1 : 2),
      },
      explains:
        'A litre of ice weighs 0.917 kg, a litre of water 1 kg: nine tenths must be under water to carry it.',
    },
  ],
  glossary: [
    { word: 'Density', means: 'How heavy a litre of something is.' },
    { word: 'Displace', means: 'To push water aside.' },
    { word: 'Glacier', means: 'A river of ice that lies on land.' },
    { word: 'Iceberg', means: 'A piece of ice that floats in the sea.' },
    {
      word: 'Buoyancy',
      means: 'The push upwards of the water; as large as the weight of the water pushed aside.',
    },
  ],
  goals: [
    'Say why ice floats and how much of it is hidden.',
    'Explain why floating ice hardly changes the water level, and ice on land does.',
    'Tell which ice of the Earth matters for the level of the sea.',
  ],
  standards: ['NGSS MS-ESS3-5', 'NGSS HS-ESS2-2', 'England KS3 Physics: pressure in fluids (floating)'],
})
