import { system, type Values } from '@makebelieve/kit/simulation/system'
import { brakingOf, farthest, needed, roadOf, roads, type Stop } from './model.ts'
import { draw } from './view.ts'

/** When the car stands: reaction, then speed by deceleration. */
const stopsAfter = (values: Values) =>
  (values.reaction ?? 0.7) + (values.speed ?? 50) / 3.6 / brakingOf(values)

export const brakingDistance = system<Stop>({
  id: 'braking-distance',
  title: 'How long a car takes to stop',
  subject: 'physics',
  ages: [9, 18],
  words: [
    'braking distance',
    'stopping distance',
    'thinking distance',
    'reaction time',
    'friction of tyres',
    'car brakes',
    'road safety',
    'speed limit',
    'how long does a car need to stop',
    'stopping on ice',
    'emergency stop',
    'highway code',
  ],
  tells: {
    young:
      'Ducks on the road! The driver needs a moment to see them and to step on the brake. All this time the car rolls on as fast as before. Then it brakes. A fast car takes much longer to stop, and on ice hardly anything helps.',
    middle:
      'The stopping distance has two parts: thinking (speed times reaction time) and braking (speed squared divided by twice the deceleration). Twice the speed means twice the thinking distance but four times the braking distance. How heavy the car is does not matter.',
    upper:
      'With Coulomb friction the deceleration is g(μ cos α + sin α), without the mass. The total way is v·t_r + v²/2a: the energy ½mv² must be used up by the force μmg along the braking way. The speed at an obstacle at distance d is √(v² − 2a(d − v·t_r)).',
  },
  controls: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/h',
      from: 10,
      to: 130,
      usual: 50,
      about: '30 near schools, 50 in towns, 100 to 130 on big roads.',
      restarts: true,
    },
    {
      id: 'reaction',
      label: 'Reaction time',
      symbol: 't_r',
      unit: 's',
      from: 0.3,
      to: 3,
      usual: 0.7,
      about: 'Wide awake 0.7 s; tired or with a phone in the hand 2 s and more.',
      restarts: true,
    },
    {
      id: 'road',
      label: 'Road',
      symbol: '\\mu',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: roads.map(({ name }) => name),
      about: 'How well the tyres hold.',
      restarts: true,
    },
    {
      id: 'ducks',
      label: 'The ducks are',
      symbol: 'd',
      unit: 'm away',
      from: 10,
      to: 150,
      usual: 40,
      about: 'How far away they were when the driver saw them.',
      restarts: true,
    },
    {
      id: 'slope',
      label: 'Slope of the road',
      unit: '%',
      from: -6,
      to: 10,
      usual: 0,
      about: 'Above zero: uphill. Below zero: downhill.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of the car',
      symbol: 'm',
      unit: 'kg',
      from: 600,
      to: 3000,
      usual: 1200,
      about: 'A small car or a loaded van.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'way',
      label: 'Distance so far',
      symbol: 's',
      unit: 'm',
      digits: 1,
      about: 'Since the driver saw the ducks.',
      of: ({ way }) => way,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/h',
      digits: 0,
      about: 'Of the car just now.',
      of: ({ speed }) => speed * 3.6,
    },
    {
      id: 'thought',
      label: 'Thinking distance',
      unit: 'm',
      digits: 1,
      about: 'Rolled before the foot was on the brake.',
      of: ({ thought }) => thought,
    },
    {
      id: 'braked',
      label: 'Braking distance',
      unit: 'm',
      digits: 1,
      about: 'Rolled with the brakes on.',
      of: ({ way, thought }) => way - thought,
    },
    {
      id: 'hit',
      label: 'Speed at the ducks',
      unit: 'km/h',
      digits: 0,
      about: 'Nothing if the car stops before them.',
      of: ({ hit }) => Math.max(0, hit) * 3.6,
    },
    {
      id: 'energy',
      label: 'Energy of motion',
      symbol: 'E',
      unit: 'kJ',
      digits: 0,
      about: 'The brakes must turn all of it into warmth.',
      of: ({ speed }, { mass = 1200 }) => (0.5 * mass * speed * speed) / 1000,
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Flat while thinking, then a straight line down.',
    },
    {
      id: 'way',
      title: 'Speed against the way',
      x: 'way',
      y: ['speed'],
      about: 'Most of the speed is lost only at the very end!',
    },
  ],
  dt: 1 / 60,
  pace: 0.6,
  timeUnit: 's',
  start: ({ speed = 50 }) => ({ way: 0, speed: speed / 3.6, time: 0, thought: 0, hit: -1 }),
  step(state, values, dt) {
    const { reaction = 0.7, ducks = 40 } = values
    const brake = brakingOf(values)
    const before = { ...state }
    const thinks = Math.min(dt, Math.max(0, reaction - state.time))
    state.way += state.speed * thinks
    state.thought += state.speed * thinks
    // The last bit of braking ends when the car stands.
    const brakes = Math.min(dt - thinks, brake > 0 ? state.speed / brake : dt)
    state.way += state.speed * brakes - 0.5 * brake * brakes * brakes
    state.speed = Math.max(0, state.speed - brake * brakes)
    if (brakes < dt - thinks) state.speed = 0
    state.time += dt
    if (state.hit < 0 && before.way < ducks && state.way >= ducks) {
      // Just there, not at the end of the step.
      const share = (ducks - before.way) / (state.way - before.way)
      state.hit = before.speed + share * (state.speed - before.speed)
    }
  },
  isOver: ({ speed, way }) => speed === 0 || way > farthest,
  draw,
  describe: ({ way, speed, time, hit }, values) => {
    const { reaction = 0.7 } = values
    if (hit > 0) return `Too late: the car reached the ducks at ${(hit * 3.6).toFixed(0)} kilometres an hour.`
    if (speed === 0) return `The car stands after ${way.toFixed(1)} metres; the ducks are safe.`
    return time < reaction
      ? `The driver has not reacted yet; the car has rolled ${way.toFixed(0)} metres.`
      : `The car brakes on a ${roadOf(values).name} road: ${(speed * 3.6).toFixed(0)} kilometres an hour after ${way.toFixed(0)} metres.`
  },
  effects: [
    {
      control: 'speed',
      readout: 'way',
      goes: 'up',
      after: 12,
      says: 'The faster the car, the longer it takes: four times the braking distance for twice the speed.',
    },
    {
      control: 'reaction',
      readout: 'thought',
      goes: 'up',
      after: 8,
      says: 'A slow reaction costs distance before braking even begins.',
    },
    {
      control: 'road',
      readout: 'way',
      goes: 'up',
      after: 25,
      says: 'On wet, snowy and icy roads it takes longer and longer.',
    },
    { control: 'slope', readout: 'way', goes: 'down', after: 10, says: 'Uphill it stops sooner.' },
    {
      control: 'mass',
      readout: 'energy',
      goes: 'up',
      after: 0.5,
      says: 'A heavier car has more energy to get rid of, though it stops in the same distance.',
    },
    {
      control: 'ducks',
      readout: 'hit',
      goes: 'changes',
      after: 8,
      given: { speed: 90 },
      says: 'If there is enough room, nothing happens.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The car stops after v·t + v²/2a, the formula of driving schools.',
      readout: 'way',
      expected: (values, time) => {
        const { thinking, braking } = needed(values.speed ?? 50, values)
        return time >= stopsAfter(values) ? thinking + braking : undefined
      },
      until: 20,
      where: { road: [0, 1], speed: [10, 100] },
    },
    {
      kind: 'published',
      says: 'The Highway Code gives 23 m to stop from 30 mph: 9 m of thinking and 14 m of braking.',
      source: 'The Highway Code (Great Britain), rule 126, typical stopping distances.',
      values: { speed: 48.28, reaction: 0.67 },
      readout: 'way',
      at: 10,
      expected: 23,
      within: 0.02,
    },
    {
      kind: 'published',
      says: 'And 96 m from 70 mph.',
      source: 'The Highway Code (Great Britain), rule 126, typical stopping distances.',
      values: { speed: 112.65, reaction: 0.67 },
      readout: 'way',
      at: 10,
      expected: 96,
      within: 0.02,
    },
    {
      kind: 'analytic',
      says: 'The speed at the ducks follows from the energy that is left there.',
      readout: 'hit',
      expected: (values, time) => {
        const { speed = 50, ducks = 40 } = values
        const { thinking } = needed(speed, values)
        const left = (speed / 3.6) ** 2 - 2 * brakingOf(values) * Math.max(0, ducks - thinking)
        return time >= stopsAfter(values) ? 3.6 * Math.sqrt(Math.max(0, left)) : undefined
      },
      until: 20,
      where: { speed: [60, 130], ducks: [10, 40], road: [0, 1] },
    },
  ],
  formulas: [
    { tex: 's = v\\,t_r + \\frac{v^2}{2a}', about: 'Thinking way plus braking way.' },
    {
      tex: 'a = g\\,(\\mu\\cos\\alpha + \\sin\\alpha)',
      about: 'How strongly the road can brake; no mass in it.',
    },
    { tex: '\\tfrac12 m v^2 = \\mu m g\\, s', about: 'The energy of motion becomes warmth.' },
  ],
  tries: [
    {
      says: 'At 50 km/h the ducks, 40 m away, are safe. Find the speed at which they no longer are.',
      set: { speed: 50, ducks: 40, road: 0 },
    },
    { says: 'It has rained. Try the same again.', set: { speed: 50, ducks: 40, road: 1 } },
    { says: 'The driver looks at a phone for two seconds.', set: { reaction: 2.7, speed: 50, road: 0 } },
    { says: 'Ice! How slowly must you drive to stop within 40 m?', set: { road: 3, speed: 30 } },
  ],
  questions: [
    {
      asks: 'Twice as fast: 100 km/h instead of 50. How much longer is the braking distance?',
      options: ['Just as long', 'Twice as long', 'Four times as long'],
      settle: {
        readout: 'braked',
        after: 12,
        first: { speed: 50 },
        second: { speed: 100 },
        answer: (a, b) => (b < 1.5 * a ? 0 : b < 3 * a ? 1 : 2),
      },
      explains:
        'Twice the speed is four times the energy, and the road can take away only so much on each metre.',
    },
    {
      asks: 'Where a car at 50 km/h just comes to a stop (24.4 m after the ducks were seen), another at 70 km/h is still…',
      options: ['nearly standing, below 20 km/h', 'at about 40 km/h', 'above 50 km/h'],
      settle: {
        readout: 'hit',
        after: 8,
        first: { speed: 70, ducks: 24.4 },
        answer: (kmh) => (kmh < 20 ? 0 : kmh < 50 ? 1 : 2),
      },
      explains:
        'It rolls farther while the driver thinks and has almost twice the energy to lose. Most of the speed goes only in the last metres.',
    },
    {
      asks: 'A loaded van, twice as heavy, with equally good tyres: it stops…',
      options: ['sooner', 'after the same distance', 'later'],
      settle: {
        readout: 'way',
        after: 10,
        first: { mass: 1200 },
        second: { mass: 2400 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains:
        'It has twice the energy, but it also presses twice as hard on the road, so the tyres hold twice as well.',
    },
  ],
  glossary: [
    { word: 'Reaction time', means: 'From seeing something to stepping on the brake.' },
    { word: 'Thinking distance', means: 'How far the car rolls in the reaction time.' },
    { word: 'Braking distance', means: 'How far it rolls with the brakes on.' },
    { word: 'Friction', means: 'How things that touch hold each other back: here tyre and road.' },
  ],
  goals: [
    'Tell apart thinking and braking distance.',
    'Find how both depend on the speed.',
    'Use energy to explain why speed matters so much.',
  ],
  standards: [
    'NGSS MS-PS3-1',
    'NGSS MS-PS2-2',
    'England GCSE Physics: stopping distances, reaction times and braking',
    'England KS2 Science (Year 5): friction between moving surfaces',
  ],
})
