import { system } from '@makebelieve/kit/simulation/system'
import {
  cool,
  depthOf,
  freshPlate,
  heatOf,
  kilometres,
  lifted,
  type Plates,
  plate,
  volcanoAway,
  worn,
} from './model.ts'
import { draw } from './view.ts'

export const plateTectonics = system<Plates>({
  id: 'plate-tectonics',
  title: 'Plates that move',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'plate tectonics',
    'tectonic plate',
    'tectonic plates',
    'continental drift',
    'sea floor spreading',
    'seafloor spreading',
    'mid-ocean ridge',
    'subduction',
    'subduction zone',
    'ocean trench',
    'age of the sea floor',
    'how mountains form',
    'why there are volcanoes',
    'moving continents',
    'convergent and divergent boundary',
  ],
  tells: {
    young:
      'The ground under the sea moves, about as fast as your fingernails grow! At a long crack new rock comes up hot. It drifts away, cools and sinks a little. At the other end it dives under the land, where it makes volcanoes and mountains.',
    middle:
      'At a ridge two plates part and hot rock fills the gap. Sea floor gets older with the distance, and colder, so it lies deeper. At a trench the old plate sinks below a continent; 110 km down it makes rock melt, and volcanoes grow.',
    upper:
      'A column of the plate cools by ∂T/∂t = κ ∂²T/∂z² under a 0 °C floor. Young floor subsides by 350 m√(t/Myr) and loses 473/√t mW/m²; old floor levels off as a plate of 125 km. Mountains follow dh/dt = u − w h.',
  },
  controls: [
    {
      id: 'rate',
      label: 'Speed of the plate',
      symbol: 'v',
      unit: 'cm/year',
      from: 1,
      to: 10,
      usual: 4,
      step: 0.1,
      about: 'Away from the ridge. The Atlantic’s plates move at 1 to 2, the Pacific’s at up to 10.',
    },
    {
      id: 'width',
      label: 'From ridge to trench',
      symbol: 'x',
      unit: 'km',
      from: 1000,
      to: 6000,
      usual: 3000,
      step: 50,
      about: 'How far the sea floor travels before it sinks.',
    },
    {
      id: 'hot',
      label: 'Heat of the rock below',
      symbol: 'T_m',
      unit: '°C',
      from: 1150,
      to: 1450,
      usual: 1333,
      step: 1,
      about: 'Of the mantle that comes up at the ridge.',
      restarts: true,
    },
    {
      id: 'dip',
      label: 'How steeply it dives',
      symbol: '\\delta',
      unit: '°',
      from: 20,
      to: 70,
      usual: 45,
      step: 1,
      about: 'The angle of the sinking plate below the ground.',
    },
    {
      id: 'wear',
      label: 'Wear by rain and ice',
      symbol: 'w',
      unit: '% in a million years',
      from: 8,
      to: 40,
      usual: 10,
      step: 1,
      about: 'How much of a mountain’s height is worn away.',
    },
  ],
  readouts: [
    {
      id: 'age',
      label: 'Age of the marked piece',
      symbol: 't',
      unit: 'million years',
      digits: 1,
      about: 'Since it came up at the ridge.',
      of: ({ age }) => age,
    },
    {
      id: 'along',
      label: 'Distance from the ridge',
      symbol: 'x',
      unit: 'km',
      digits: 0,
      about: 'Of the marked piece.',
      of: ({ along }) => along,
    },
    {
      id: 'depth',
      label: 'Depth of the sea over it',
      symbol: 'd',
      unit: 'km',
      digits: 2,
      about: '2.5 km over the ridge, deeper as the floor cools.',
      of: depthOf,
    },
    {
      id: 'heat',
      label: 'Heat coming up',
      symbol: 'q',
      unit: 'mW/m²',
      digits: 0,
      about: 'Through each square metre of it. Much at the ridge, little on old floor.',
      of: heatOf,
    },
    {
      id: 'mountain',
      label: 'Height of the mountains',
      symbol: 'h',
      unit: 'km',
      digits: 2,
      about: 'Over the sinking plate.',
      of: ({ mountain }) => mountain,
    },
    {
      id: 'volcano',
      label: 'From trench to volcano',
      unit: 'km',
      digits: 0,
      about: 'It stands where the plate is 110 km down.',
      of: (_, values) => volcanoAway(values),
    },
  ],
  graphs: [
    {
      id: 'depth',
      title: 'Depth against age',
      x: 'age',
      y: ['depth'],
      about: 'Steep at first, then flatter and flatter: a root.',
    },
    {
      id: 'heat',
      title: 'Heat against age',
      x: 'age',
      y: ['heat'],
      about: 'Young floor is a strong heater, old floor hardly one.',
    },
    {
      id: 'mountain',
      title: 'Height of the mountains',
      x: 'time',
      y: ['mountain'],
      about: 'They grow until rain wears away as much as is pushed up.',
    },
  ],
  dt: 0.05,
  pace: 4,
  timeUnit: 'million years',
  start: ({ hot = 1333 }) => ({
    along: 0,
    age: 0,
    warmth: freshPlate(hot),
    mountain: 0,
    time: 0,
    pieces: 0,
  }),
  step(state, values, dt) {
    const { hot = 1333, width = 3000 } = values
    cool(state.warmth, hot, dt)
    state.age += dt
    state.time += dt
    state.along += kilometres(values) * dt
    const grows = (height: number) => lifted(values) - worn(values) * height
    const half = state.mountain + 0.5 * dt * grows(state.mountain)
    state.mountain += dt * grows(half)
    if (state.along < width) return
    state.along = 0
    state.age = 0
    state.warmth = freshPlate(hot)
    state.pieces++
  },
  draw,
  describe: (state, values) =>
    `The marked piece of sea floor is ${state.along.toFixed(0)} kilometres from the ridge, ${state.age.toFixed(1)} million years old and ${depthOf(state, values).toFixed(1)} kilometres under water. The mountains are ${state.mountain.toFixed(1)} kilometres high.`,
  effects: [
    {
      control: 'rate',
      readout: 'along',
      goes: 'up',
      after: 8,
      says: 'A faster plate carries its floor farther.',
    },
    {
      control: 'rate',
      readout: 'mountain',
      goes: 'up',
      after: 20,
      says: 'Faster plates push up higher mountains.',
    },
    {
      control: 'width',
      readout: 'age',
      goes: 'changes',
      after: 70,
      says: 'Across a wider sea the floor gets older before it sinks; in a narrow one younger floor has followed.',
    },
    {
      control: 'hot',
      readout: 'depth',
      goes: 'up',
      after: 20,
      says: 'Hotter rock shrinks more as it cools, so its floor sinks deeper below the ridge.',
    },
    {
      control: 'dip',
      readout: 'volcano',
      goes: 'down',
      after: 1,
      says: 'The steeper the plate dives, the nearer to the trench the volcanoes stand.',
    },
    { control: 'wear', readout: 'mountain', goes: 'down', after: 40, says: 'More wear keeps mountains low.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Young sea floor sinks with the root of its age, as cooling rock without a bottom would: 2αρT/(ρ − ρ_w)·√(κt/π).',
      readout: 'depth',
      expected: ({ hot = 1333 }, time) =>
        plate.ridge + 2 * plate.swells * hot * Math.sqrt((plate.spreads * time) / Math.PI),
      until: 40,
      where: { rate: [1, 5], width: [3000, 6000] },
    },
    {
      kind: 'analytic',
      says: 'The heat that comes up falls as kT/√(πκt).',
      readout: 'heat',
      expected: ({ hot = 1333 }, time) =>
        time >= 3 ? (plate.conducts * hot) / Math.sqrt(Math.PI * plate.spreads * time) : undefined,
      until: 40,
      where: { rate: [1, 5], width: [3000, 6000] },
    },
    {
      kind: 'analytic',
      says: 'Mountains grow as (u/w)(1 − e^(−wt)).',
      readout: 'mountain',
      expected: (values, time) => (lifted(values) / worn(values)) * (1 - Math.exp(-worn(values) * time)),
      until: 60,
    },
    {
      kind: 'published',
      says: 'Sea floor of 25 million years lies 4.25 km deep.',
      source: 'Parsons and Sclater (1977), Journal of Geophysical Research 82: d = 2500 + 350√t metres.',
      values: { rate: 2, width: 6000 },
      readout: 'depth',
      at: 25,
      expected: 4.25,
      within: 0.015,
    },
    {
      kind: 'published',
      says: 'Sea floor of 120 million years lies 5.93 km deep: the root no longer holds.',
      source:
        'Parsons and Sclater (1977), Journal of Geophysical Research 82: d = 6400 − 3200·exp(−t/62.8) metres.',
      values: { rate: 2, width: 6000 },
      readout: 'depth',
      at: 120,
      expected: 5.927,
      within: 0.015,
    },
    {
      kind: 'published',
      says: 'Through floor of 50 million years come 67 mW/m².',
      source: 'Parsons and Sclater (1977), Journal of Geophysical Research 82: q = 473/√t mW/m².',
      values: { rate: 2, width: 6000 },
      readout: 'heat',
      at: 50,
      expected: 66.9,
      within: 0.015,
    },
  ],
  formulas: [
    { tex: 't = \\frac{x}{v}', about: 'The age of the floor: 1 cm a year is 10 km in a million years.' },
    {
      tex: 'd \\approx 2.5 + 0.35\\sqrt{t}',
      about: 'How deep it lies, in km, t in million years, while it is young.',
    },
    {
      tex: '\\frac{\\partial T}{\\partial t} = \\kappa\\,\\frac{\\partial^2 T}{\\partial z^2}',
      about: 'How the plate cools from above.',
    },
  ],
  tries: [
    { says: 'Move as slowly as the Atlantic. How old is the floor at the trench?', set: { rate: 1.5 } },
    { says: 'Move as fast as the Pacific plate and watch the mountains.', set: { rate: 8 } },
    { says: 'Let the plate dive flat: where does the volcano stand now?', set: { dip: 22 } },
    { says: 'Let it rain without end. What becomes of the mountains?', set: { wear: 40 } },
  ],
  questions: [
    {
      asks: 'Sea floor moves 4 centimetres a year. How far does it get in 10 million years?',
      options: ['About 4 km', 'About 400 km', 'About 40,000 km'],
      settle: {
        readout: 'along',
        after: 10,
        first: { rate: 4 },
        answer: (way) => (way < 40 ? 0 : way < 4000 ? 1 : 2),
      },
      explains:
        'One centimetre a year is ten kilometres in a million years. Slow, but there is plenty of time.',
    },
    {
      asks: 'Where is the sea deeper: over young or over old sea floor?',
      options: ['Over young floor, near the ridge', 'Over old floor, far away', 'It is equally deep'],
      settle: {
        readout: 'depth',
        after: 60,
        first: { rate: 4 },
        second: { rate: 4, width: 1000 },
        // In the narrow sea the floor at that time is only 10 million years old.
        answer: (old, young) => (old > young + 0.2 ? 1 : old < young - 0.2 ? 0 : 2),
      },
      explains:
        'Old floor has cooled and shrunk, so it is denser and lies lower. The ridge stands high because it is hot.',
    },
    {
      asks: 'The plate dives more steeply. The volcanoes stand…',
      options: ['nearer to the coast', 'farther inland', 'where they were'],
      settle: {
        readout: 'volcano',
        after: 1,
        first: { dip: 30 },
        second: { dip: 60 },
        answer: (flat, steep) => (steep < flat ? 0 : steep > flat ? 1 : 2),
      },
      explains: 'Rock melts where the plate is about 110 km down, and a steep plate is there sooner.',
    },
  ],
  glossary: [
    { word: 'Plate', means: 'A stiff piece of the Earth’s shell, about 100 km thick, that moves as one.' },
    { word: 'Ridge', means: 'A chain of mountains in the sea where plates part and new floor is made.' },
    { word: 'Trench', means: 'A deep furrow where one plate dives below another.' },
    { word: 'Subduction', means: 'Sinking of a plate into the mantle.' },
    { word: 'Mantle', means: 'The hot, solid rock below the plates, which flows very slowly.' },
  ],
  goals: [
    'Describe how sea floor is made, moves, cools and sinks.',
    'Work out the age of sea floor from its distance and speed.',
    'Explain why volcanoes stand in rows beside trenches.',
  ],
  standards: [
    'NGSS MS-ESS2-3',
    'NGSS MS-ESS2-2',
    'NGSS HS-ESS1-5',
    'England KS3 Geography: physical geography, plate tectonics',
  ],
})
