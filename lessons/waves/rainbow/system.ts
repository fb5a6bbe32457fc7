import { system } from '@makebelieve/kit/simulation/system'
import { degrees } from '../paint.ts'
import { binOf, bins, bouncesOf, colours, dropIndex, type Rainbow, rate, trace, wayOf } from './model.ts'
import { draw } from './view.ts'

/** Descartes: the angle at which rays of neighbouring heights come back together, after k bounces. */
function descartes(n: number, bounces: number): number {
  const i = Math.acos(Math.sqrt((n * n - 1) / (bounces * (bounces + 2))))
  const r = Math.asin(Math.sin(i) / n)
  const turned = bounces * Math.PI + 2 * i - 2 * (bounces + 1) * r
  return degrees(Math.abs(turned - Math.PI))
}

export const rainbow = system<Rainbow>({
  id: 'rainbow',
  title: 'How a raindrop makes a rainbow',
  subject: 'physics',
  ages: [8, 19],
  words: [
    'rainbow',
    'how a rainbow is made',
    'why is there a rainbow',
    'light in a raindrop',
    'double rainbow',
    'second rainbow',
    'colours of the rainbow',
    'colors of the rainbow',
    'rainbow angle',
    "descartes' rainbow",
    'light in a water drop',
    'where to look for a rainbow',
  ],
  tells: {
    young:
      'Sun behind you, rain in front of you: a rainbow! Each raindrop takes in sunlight, bounces it off its back and sends every colour out in a slightly different direction. So from each drop only one colour reaches your eye.',
    middle:
      'Sunlight is bent as it goes into a drop, thrown back once inside, and bent again on the way out. Rays strike at all heights, but most of their light comes back at about 42°. Red comes back at 42.4°, violet at 40.6°, so red is on the outside. Two bounces make a second, weaker bow with its colours the other way round.',
    upper:
      'The angle from the antisolar point after one bounce is 4r − 2i. It has a maximum where cos i = √((n² − 1)/3), and there the light piles up: a caustic. With k bounces cos i = √((n² − 1)/(k(k + 2))). Dispersion of the index spreads the angle by about 1.8°.',
  },
  controls: [
    {
      id: 'height',
      label: 'The ray strikes at',
      symbol: 'b',
      unit: '× radius',
      from: 0,
      to: 0.98,
      usual: 0.86,
      step: 0.01,
      about: 'How far from the middle line of the drop; at 1 it would just touch its rim.',
    },
    {
      id: 'bow',
      label: 'Bounces inside',
      symbol: 'k',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['one (the main bow)', 'two (the second bow)'],
      about: 'How often the light is thrown back inside the drop.',
      restarts: true,
    },
    {
      id: 'drop',
      label: 'The drop is made of',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['water', 'glass (a bead)'],
      about: 'Glass beads are used on road signs and make a smaller bow.',
      restarts: true,
    },
    {
      id: 'sun',
      label: 'Height of the sun',
      symbol: 'h',
      unit: '°',
      from: 0,
      to: 60,
      usual: 20,
      step: 1,
      about: 'Above the horizon: 0 at sunset.',
    },
  ],
  readouts: [
    {
      id: 'angle',
      label: 'This ray comes back at',
      symbol: '\\theta',
      unit: '°',
      digits: 1,
      about: 'Counted from straight back towards the sun, for green light.',
      of: (_, values) => wayOf(530, values.height ?? 0.86, values).angle,
    },
    {
      id: 'red',
      label: 'The bow in red',
      unit: '°',
      digits: 2,
      about: 'The edge where red light piles up, from all rays so far.',
      known: ({ edge }) => (edge[0] ?? 0) > 0,
      of: ({ edge }) => edge[0] ?? 0,
    },
    {
      id: 'violet',
      label: 'The bow in violet',
      unit: '°',
      digits: 2,
      about: 'The edge where violet light piles up, from all rays so far.',
      known: ({ edge }) => (edge[0] ?? 0) > 0,
      of: ({ edge }) => edge.at(-1) ?? 0,
    },
    {
      id: 'wide',
      label: 'Red is outside violet by',
      unit: '°',
      digits: 2,
      about:
        'The width of the bow; less than 0 where violet is outside. The sun, half a degree wide, blurs it a little.',
      known: ({ edge }) => (edge[0] ?? 0) > 0,
      of: ({ edge }) => (edge[0] ?? 0) - (edge.at(-1) ?? 0),
    },
    {
      id: 'top',
      label: 'Top of the bow above the horizon',
      unit: '°',
      digits: 1,
      about: 'Below 0 the whole bow is under the horizon.',
      of: ({ edge }, { sun = 20 }) => (edge[0] ?? 0) - sun,
    },
  ],
  graphs: [
    {
      id: 'edges',
      title: 'The edges of the bow, as found so far',
      x: 'time',
      y: ['red', 'violet'],
      about: 'A few rays are enough: near the edge very many come back at almost the same angle.',
    },
    { id: 'wide', title: 'Width of the bow', x: 'time', y: ['wide'], about: 'From red to violet.' },
  ],
  dt: 0.04,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    time: 0,
    rays: 0,
    counts: colours.map(() => Array(bins).fill(0)),
    edge: colours.map(() => (bouncesOf(values) === 1 ? 0 : 180)),
    last: [],
  }),
  step(state, values, dt, random) {
    state.time += dt
    const due = Math.round(state.time * rate)
    const bounces = bouncesOf(values)
    const indices = colours.map(({ nm }) => dropIndex(nm, values))
    for (; state.rays < due; state.rays++) {
      // On a round drop, rings of equal area are struck equally often.
      const height = Math.sqrt(random.next())
      indices.forEach((n, i) => {
        const { angle } = trace(n, Math.min(0.9999, height), bounces)
        const row = state.counts[i]
        const bin = binOf(angle)
        if (row && bin < bins) row[bin] = (row[bin] ?? 0) + 1
        const known = state.edge[i] ?? 0
        state.edge[i] = bounces === 1 ? Math.max(known, angle) : Math.min(known, angle)
      })
      state.last.push(height)
    }
    if (state.last.length > 24) state.last.splice(0, state.last.length - 24)
  },
  isOver: ({ time }) => time > 60,
  draw,
  describe(state, values) {
    const { sun = 20 } = values
    const [red, violet] = [state.edge[0] ?? 0, state.edge.at(-1) ?? 0]
    if (state.rays === 0) return 'A raindrop waits for the first rays of the sun.'
    return `After ${state.rays} rays the bow is at ${red.toFixed(1)} degrees in red and ${violet.toFixed(1)} in violet; ${red > sun ? `its top stands ${(red - sun).toFixed(0)} degrees above the horizon` : 'the sun is too high, and it is under the horizon'}.`
  },
  effects: [
    {
      control: 'height',
      readout: 'angle',
      goes: 'up',
      after: 0,
      over: [0, 0.84],
      says: 'The farther out a ray strikes, the wider it comes back, up to 42°; beyond that it turns round.',
    },
    { control: 'bow', readout: 'red', goes: 'up', after: 3, says: 'The second bow is outside the main one.' },
    {
      control: 'drop',
      readout: 'red',
      goes: 'down',
      after: 3,
      says: 'Beads of glass make a much smaller bow.',
    },
    {
      control: 'sun',
      readout: 'top',
      goes: 'down',
      after: 3,
      says: 'The higher the sun, the lower the bow.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The bow is where rays of neighbouring heights come back together: cos i = √((n² − 1)/(k(k + 2))) (Descartes).',
      readout: 'red',
      expected: (values, time) =>
        time > 2.9 ? descartes(dropIndex(690, values), bouncesOf(values)) : undefined,
      until: 3,
      within: 0.003,
    },
    {
      kind: 'analytic',
      says: 'This holds for violet too.',
      readout: 'violet',
      expected: (values, time) =>
        time > 2.9 ? descartes(dropIndex(405, values), bouncesOf(values)) : undefined,
      until: 3,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'The main bow is at 42.4° in red.',
      source: 'Hecht, Optics; Greenler, Rainbows, Halos and Glories: 42.4° for n = 1.331.',
      values: { bow: 0, drop: 0 },
      readout: 'red',
      at: 5,
      expected: 42.4,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'It is at 40.6° in violet.',
      source: 'Greenler, Rainbows, Halos and Glories: 40.6° for n = 1.343.',
      values: { bow: 0, drop: 0 },
      readout: 'violet',
      at: 5,
      expected: 40.6,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'The second bow is at 50.4° in red.',
      source: 'Greenler, Rainbows, Halos and Glories.',
      values: { bow: 1, drop: 0 },
      readout: 'red',
      at: 5,
      expected: 50.4,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: '\\theta = 4r - 2i', about: 'Where a ray comes back after one bounce: in at i, inside at r.' },
    { tex: '\\cos i = \\sqrt{\\frac{n^2 - 1}{3}}', about: 'Where most light comes back: the bow.' },
    { tex: '\\text{top} = \\theta - h', about: 'How high the bow stands when the sun stands at h.' },
  ],
  tries: [
    {
      says: 'Move the ray from the middle of the drop to its rim. Where does the way out turn round?',
      set: { height: 0 },
    },
    { says: 'Make the second bow: which colour is outside now?', set: { bow: 1 } },
    { says: 'Let the sun climb. When is the rainbow gone?', set: { sun: 45 } },
    { says: 'Wait for sunset: half a circle.', set: { sun: 0 } },
    { says: 'Take a bead of glass.', set: { drop: 1 } },
  ],
  questions: [
    {
      asks: 'It is noon in summer and the sun stands at 60°. Will you see a rainbow on the horizon?',
      options: ['Yes, a very high one', 'Yes, a low one', 'No'],
      settle: {
        readout: 'top',
        after: 3,
        first: { sun: 60 },
        answer: (a) => (a > 25 ? 0 : a > 0 ? 1 : 2),
      },
      explains:
        'The bow is always 42° around the shadow of your head. With the sun above 42° all of it lies below the horizon.',
    },
    {
      asks: 'Which colour is on the outside of the main rainbow?',
      options: ['Red', 'Violet'],
      settle: {
        readout: 'wide',
        after: 3,
        first: { bow: 0 },
        answer: (a) => (a > 0 ? 0 : 1),
      },
      explains:
        'Violet is bent more, and the more light is bent, the smaller is its bow. Red is bent least and is outside.',
    },
    {
      asks: 'The second, weaker rainbow stands…',
      options: ['inside the main one', 'outside the main one', 'on the other side of the sky'],
      settle: {
        readout: 'red',
        after: 3,
        first: { bow: 0 },
        second: { bow: 1 },
        answer: (a, b) => (b > 90 ? 2 : b > a ? 1 : 0),
      },
      explains: 'Light that bounces twice comes back at 50° or more. Between the two bows the sky is dark.',
    },
  ],
  glossary: [
    { word: 'Refraction', means: 'The bend of light as it goes into or out of water.' },
    { word: 'Dispersion', means: 'Each colour is bent a little differently.' },
    {
      word: 'Antisolar point',
      means: 'The place just opposite to the sun: where the shadow of your head is.',
    },
    { word: 'Main bow', means: 'Made by one bounce inside the drops.' },
    { word: 'Alexander’s band', means: 'The dark sky between the main and the second bow.' },
  ],
  goals: [
    'Follow a ray of light through a drop.',
    'Explain why light of each colour comes back at one certain angle.',
    'Tell where to look for a rainbow.',
  ],
  standards: [
    'NGSS MS-PS4-2',
    'England KS3 Physics: light waves, refraction and colours',
    'First-year university physics: geometrical optics',
  ],
})
