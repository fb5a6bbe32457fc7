import { system } from '@makebelieve/kit/simulation/system'
import { type Shadows, shadowOf, wallOf } from './model.ts'
import { draw } from './view.ts'

const reached = (
  { start = 1, walk = 0.1, wall = 3 }: { start?: number; walk?: number; wall?: number },
  time: number,
) => Math.min(wall - 0.1, Math.min(start, wall - 0.1) + walk * time)

export const shadows = system<Shadows>({
  id: 'shadows',
  title: 'Shadows',
  subject: 'physics',
  ages: [8, 14],
  words: [
    'shadow',
    'shadows',
    'light and shadow',
    'size of a shadow',
    'why shadows grow',
    'shadow puppet',
    'shadow theatre',
    'umbra and penumbra',
    'penumbra',
    'light travels in straight lines',
    'opaque objects',
    'blurry shadow',
    'sharp shadow',
  ],
  tells: {
    young:
      'A cardboard cat stands between a lamp and the wall. Near the lamp it makes a giant shadow, near the wall a small one! A big lamp makes soft edges, a tiny lamp sharp ones. That’s because light travels in straight lines.',
    middle:
      'Light travels in straight lines, so a thing that stops it leaves a shadow of its own shape. By similar triangles the shadow is as many times taller as the wall is farther from the lamp than the thing is. A wide lamp makes a dark core (umbra) and a soft rim (penumbra).',
    upper:
      'With a lamp of size s, an object of height h at distance a and a wall at D, the umbra is h + (h − s)(D − a)/a tall and umbra and penumbra together h + (h + s)(D − a)/a. The brightness in the penumbra is the visible share of the lamp; it is found here by looking for 400 points of the lamp.',
  },
  controls: [
    {
      id: 'start',
      label: 'Cat begins at',
      symbol: 'a',
      unit: 'm',
      from: 0.6,
      to: 2.8,
      usual: 1,
      about: 'From the lamp to the cat.',
      restarts: true,
    },
    {
      id: 'wall',
      label: 'Lamp to wall',
      symbol: 'D',
      unit: 'm',
      from: 3,
      to: 4,
      usual: 3,
      about: 'How far the wall is from the lamp.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Height of the cat',
      symbol: 'h',
      unit: 'cm',
      from: 10,
      to: 50,
      usual: 36,
      about: 'From foot to ears.',
    },
    {
      id: 'lamp',
      label: 'Size of the lamp',
      symbol: 's',
      unit: 'cm',
      from: 0.5,
      to: 30,
      usual: 6,
      about: 'A tiny bulb or a big lampshade.',
    },
    {
      id: 'walk',
      label: 'Walking speed of the cat',
      symbol: 'v',
      unit: 'm/s',
      from: 0,
      to: 0.4,
      usual: 0.1,
      about: 'It stops 10 cm before the wall.',
    },
  ],
  readouts: [
    {
      id: 'middle',
      label: 'Height of the shadow',
      symbol: 'H',
      unit: 'm',
      digits: 3,
      about: 'Half-way between its dark core and its outer rim.',
      of: (state, values) => {
        const { core, whole } = shadowOf(state, values)
        return (core + whole) / 2
      },
    },
    {
      id: 'core',
      label: 'Dark core',
      unit: 'm',
      digits: 3,
      about: 'Where none of the lamp can be seen; 0 if there is no such place.',
      of: (state, values) => shadowOf(state, values).core,
    },
    {
      id: 'soft',
      label: 'Width of the soft rim',
      unit: 'cm',
      digits: 1,
      about: 'Where part of the lamp can be seen.',
      of: (state, values) => {
        const { core, whole } = shadowOf(state, values)
        return 50 * (whole - core)
      },
    },
    {
      id: 'cat',
      label: 'Lamp to cat',
      unit: 'm',
      about: 'Now.',
      of: ({ cat }) => cat,
    },
  ],
  graphs: [
    {
      id: 'size',
      title: 'Height of the shadow over time',
      x: 'time',
      y: ['middle', 'core'],
      about: 'It shrinks fast at first, then slowly.',
    },
    {
      id: 'law',
      title: 'Height of the shadow against distance',
      x: 'cat',
      y: ['middle'],
      about: 'The curve of 1/a: twice as far from the lamp, half as tall.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 's',
  start: ({ start = 1, wall = 3 }) => ({ time: 0, cat: Math.min(start, wall - 0.1) }),
  step(state, values, dt) {
    state.time += dt
    state.cat = Math.min(wallOf(values) - 0.1, state.cat + (values.walk ?? 0.1) * dt)
  },
  draw,
  describe(state, values) {
    const { core, whole } = shadowOf(state, values)
    return `The cat stands ${state.cat.toFixed(1)} metres from the lamp; its shadow is ${((core + whole) / 2).toFixed(2)} metres tall, with a soft rim of ${(50 * (whole - core)).toFixed(0)} centimetres.`
  },
  effects: [
    {
      control: 'start',
      readout: 'middle',
      goes: 'down',
      after: 0,
      says: 'Farther from the lamp the cat’s shadow is smaller.',
    },
    {
      control: 'wall',
      readout: 'middle',
      goes: 'up',
      after: 0,
      says: 'On a wall farther away the shadow is taller.',
    },
    { control: 'height', readout: 'middle', goes: 'up', after: 0, says: 'A taller cat has a taller shadow.' },
    { control: 'lamp', readout: 'soft', goes: 'up', after: 0, says: 'A larger lamp makes softer edges.' },
    {
      control: 'walk',
      readout: 'middle',
      goes: 'down',
      after: 4,
      says: 'As it walks to the wall, its shadow shrinks.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The shadow is h·D/a tall (similar triangles).',
      readout: 'middle',
      expected({ height = 36, wall = 3, ...rest }, time) {
        return ((height / 100) * wall) / reached({ ...rest, wall }, time)
      },
      until: 1.5,
      where: { height: [30, 50], lamp: [0.5, 20] },
    },
    {
      kind: 'analytic',
      says: 'The soft rim is s·(D − a)/a wide.',
      readout: 'soft',
      expected({ lamp = 6, wall = 3, ...rest }, time) {
        const a = reached({ ...rest, wall }, time)
        return (lamp * (wall - a)) / a
      },
      until: 1.5,
      where: { height: [40, 50], lamp: [2, 20] },
    },
    {
      kind: 'analytic',
      says: 'The dark core is h + (h − s)(D − a)/a tall.',
      readout: 'core',
      expected({ height = 36, lamp = 6, wall = 3, ...rest }, time) {
        const a = reached({ ...rest, wall }, time)
        return Math.max(0, height + ((height - lamp) * (wall - a)) / a) / 100
      },
      until: 1.5,
      where: { height: [30, 50], lamp: [0.5, 15] },
    },
  ],
  formulas: [
    {
      tex: '\\frac{H}{h} = \\frac{D}{a}',
      about: 'Similar triangles: shadow to cat as wall to cat, counted from the lamp.',
    },
    { tex: '\\text{rim} = s\\,\\frac{D - a}{a}', about: 'How wide the soft edge is with a lamp of size s.' },
  ],
  tries: [
    { says: 'Make a giant: put the cat close to the lamp.', set: { start: 0.6, walk: 0 } },
    {
      says: 'Put the cat halfway: its shadow is exactly twice as tall.',
      set: { start: 1.5, wall: 3, walk: 0 },
    },
    { says: 'Use a tiny bulb for a razor-sharp shadow.', set: { lamp: 0.5 } },
    {
      says: 'Take a lamp that is larger than the cat: the dark core shrinks to nothing.',
      set: { lamp: 30, height: 12, start: 1.5, walk: 0 },
    },
  ],
  questions: [
    {
      asks: 'The cat goes from 1 m to 2 m from the lamp; the wall stays where it is. Its shadow becomes…',
      options: ['twice as tall', 'half as tall', 'it stays as tall'],
      settle: {
        readout: 'middle',
        after: 0,
        first: { start: 1, walk: 0 },
        second: { start: 2, walk: 0 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b < a * 0.67 ? 1 : 2),
      },
      explains: 'Shadow and distance from the lamp belong together: twice as far away means half as tall.',
    },
    {
      asks: 'You take a larger lamp. The edge of the shadow gets…',
      options: ['sharper', 'softer', 'it stays the same'],
      settle: {
        readout: 'soft',
        after: 0,
        first: { lamp: 2, walk: 0 },
        second: { lamp: 20, walk: 0 },
        answer: (a, b) => (b > a * 1.2 ? 1 : b < a * 0.8 ? 0 : 2),
      },
      explains:
        'From the rim of the shadow you can see a part of a large lamp, so it is neither bright nor dark there.',
    },
    {
      asks: 'The cat walks very near to the wall. How tall is its shadow then?',
      options: ['Almost as tall as the cat', 'Much taller than the cat', 'Much smaller than the cat'],
      settle: {
        readout: 'middle',
        after: 10,
        first: { start: 2.8, walk: 0.4, height: 40 },
        answer: (a) => (a > 0.6 ? 1 : a < 0.3 ? 2 : 0),
      },
      explains:
        'At the wall there is no more room for the light to spread behind the cat. A shadow is never smaller than the thing itself with such a lamp.',
    },
  ],
  glossary: [
    { word: 'Shadow', means: 'Where something stops the light.' },
    { word: 'Opaque', means: 'Not letting light through.' },
    { word: 'Umbra', means: 'The dark core of a shadow: nothing of the lamp can be seen from there.' },
    { word: 'Penumbra', means: 'The soft rim: a part of the lamp can be seen from there.' },
  ],
  goals: [
    'Explain shadows by light that goes straight.',
    'Predict how the size of a shadow changes.',
    'Tell why some shadows are sharp and others soft.',
  ],
  standards: ['NGSS 1-PS4-3', 'NGSS MS-PS4-2', 'England KS2 Science: light (years 3 and 6): shadows'],
})
