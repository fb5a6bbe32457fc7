import { system, type Values } from '@makebelieve/kit/simulation/system'
import { canLift, fastest, gain, hands, pullAt, strandsOf, type Tackle, top } from './model.ts'
import { draw } from './view.ts'

/** Everything that moves, as if it moved with the load. */
const inertia = (values: Values) => (values.load ?? 80) + hands * strandsOf(values) ** 2

const push = (speed: number, values: Values) =>
  (gain(values) * pullAt(speed, values) - (values.load ?? 80) * (values.gravity ?? 9.81)) / inertia(values)

/** How fast the speed nears its end, and that end. */
function pace(values: Values): { fade: number; steady: number } {
  const { load = 80, pull = 400, gravity = 9.81 } = values
  const fade = (gain(values) * pull * strandsOf(values)) / (fastest * inertia(values))
  return { fade, steady: (gain(values) * pull - load * gravity) / (fade * inertia(values)) }
}
const arrives = (values: Values) => top / pace(values).steady + 1 / pace(values).fade

/** A pull that fades evenly with the speed: the speed nears its end as an exponential. */
function solved(values: Values, time: number): number | undefined {
  if (!canLift(values)) return 0
  const { fade, steady } = pace(values)
  const height = steady * (time - (1 - Math.exp(-fade * time)) / fade)
  return height < top ? height : undefined
}

export const pulleys = system<Tackle>({
  id: 'pulleys',
  title: 'Pulleys: lifting with little force',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'pulley',
    'block and tackle',
    'pulley system',
    'lifting a load with a rope',
    'simple machine with ropes',
    'mechanical advantage',
    'hoist',
    'golden rule of mechanics',
    'crane with pulleys',
    'less force but more rope',
    'how a cat can lift a piano',
  ],
  tells: {
    young:
      'A cat wants to lift a heavy crate. The rope runs up and down between wheels, so several lengths of rope carry the crate together, and the cat only has to pull a little. But it has to pull much more rope!',
    middle:
      'In a block and tackle the load hangs on several strands of one rope, and each carries its share. Four strands: a quarter of the force, but four times as much rope to pull. The work, force times distance, stays the same; only friction in the wheels adds to it.',
    upper:
      'With n strands and a tension ratio η at each sheave the load feels F·(η + η² + … + ηⁿ), while the hand moves n times as fast. The pull falls linearly with hand speed, as muscles do, so speed approaches its steady value exponentially; for each load and pull there is a best n.',
  },
  controls: [
    {
      id: 'strands',
      label: 'Strands of rope at the load',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 6,
      usual: 4,
      step: 1,
      about: 'How many lengths of rope the load hangs on.',
      restarts: true,
    },
    {
      id: 'load',
      label: 'Mass of the load',
      symbol: 'm',
      unit: 'kg',
      from: 20,
      to: 200,
      usual: 80,
      about: 'The crate with all that is in it.',
    },
    {
      id: 'pull',
      label: 'Strongest pull',
      symbol: 'F_0',
      unit: 'N',
      from: 100,
      to: 700,
      usual: 400,
      about: 'How hard the cat can pull when it does not move. 10 N lift about 1 kg.',
    },
    {
      id: 'friction',
      label: 'Friction in each wheel',
      unit: '%',
      from: 0,
      to: 15,
      usual: 3,
      about: 'How much of the tension is lost where the rope runs round a wheel.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 15,
      usual: 9.81,
      about: '9.81 on Earth, 1.62 on the Moon, 3.7 on Mars.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'The load is lifted by',
      symbol: 'h',
      unit: 'm',
      about: 'Above the floor; 3 m is the top.',
      of: ({ height }) => height,
    },
    {
      id: 'rope',
      label: 'Rope pulled',
      symbol: 's',
      unit: 'm',
      about: 'How much rope went through the hands.',
      of: ({ height }, values) => height * strandsOf(values),
    },
    {
      id: 'force',
      label: 'Pull on the rope',
      symbol: 'F',
      unit: 'N',
      digits: 0,
      about: 'How hard it is pulled just now.',
      of: ({ speed }, values) => pullAt(speed, values),
    },
    {
      id: 'speed',
      label: 'Speed of the load',
      symbol: 'v',
      unit: 'cm/s',
      digits: 1,
      about: 'How fast the load goes up.',
      of: ({ speed }) => speed * 100,
    },
    {
      id: 'work',
      label: 'Work put in',
      symbol: 'W',
      unit: 'J',
      digits: 0,
      about: 'Force times rope, added up.',
      of: ({ work }) => work,
    },
    {
      id: 'lost',
      label: 'Work left unaccounted for',
      unit: 'J',
      digits: 3,
      about: 'Work put in, minus the lift, the motion and the warmth of the wheels: should be zero.',
      of: ({ height, speed, work, heat }, values) =>
        work -
        heat -
        (values.load ?? 80) * (values.gravity ?? 9.81) * height -
        0.5 * inertia(values) * speed * speed,
    },
  ],
  graphs: [
    {
      id: 'way',
      title: 'Load and rope over time',
      x: 'time',
      y: ['height', 'rope'],
      about: 'The rope goes as many times farther as there are strands.',
    },
    {
      id: 'work',
      title: 'Work against height',
      x: 'height',
      y: ['work'],
      about: 'The same line for every number of strands, but for friction.',
    },
  ],
  dt: 1 / 120,
  pace: 1,
  timeUnit: 's',
  start: () => ({ height: 0, speed: 0, work: 0, heat: 0, time: 0 }),
  step(state, values, dt) {
    state.time += dt
    // The floor, a ratchet or the upper block holds what cannot be moved.
    if (state.height >= top || (state.speed <= 0 && push(0, values) <= 0)) {
      state.speed = 0
      return
    }
    const n = strandsOf(values)
    const useful = gain(values)
    const rates = (speed: number) => [push(speed, values), speed, n * speed * pullAt(speed, values)] as const
    const a = rates(state.speed)
    const b = rates(state.speed + 0.5 * dt * a[0])
    const c = rates(state.speed + 0.5 * dt * b[0])
    const d = rates(state.speed + dt * c[0])
    const sum = (i: 0 | 1 | 2) => (dt / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
    // The last step ends at the top.
    const share = Math.min(1, (top - state.height) / Math.max(1e-12, sum(1)))
    state.speed = Math.max(0, state.speed + share * sum(0))
    state.height = share < 1 ? top : state.height + sum(1)
    state.work += share * sum(2)
    state.heat += share * sum(2) * (1 - useful / n)
  },
  isOver: ({ height }) => height >= top,
  draw,
  describe: ({ height, speed }, values) =>
    !canLift(values)
      ? `The pull is too weak: the ${(values.load ?? 80).toFixed(0)} kilogram load does not move.`
      : `The load is ${height.toFixed(2)} metres up; ${(height * strandsOf(values)).toFixed(1)} metres of rope were pulled with now ${pullAt(speed, values).toFixed(0)} newtons.`,
  effects: [
    {
      control: 'strands',
      readout: 'force',
      goes: 'down',
      after: 3,
      given: { load: 30 },
      says: 'With more strands, less force is needed.',
    },
    {
      control: 'strands',
      readout: 'rope',
      goes: 'up',
      after: 60,
      given: { load: 30 },
      says: 'With more strands, more rope must be pulled to reach the top.',
    },
    {
      control: 'load',
      readout: 'speed',
      goes: 'down',
      after: 3,
      over: [20, 140],
      says: 'A heavier load rises more slowly; too heavy a load stays where it is.',
    },
    {
      control: 'pull',
      readout: 'speed',
      goes: 'up',
      after: 3,
      given: { load: 37 },
      says: 'A stronger pull lifts faster.',
    },
    {
      control: 'friction',
      readout: 'work',
      goes: 'up',
      after: 60,
      given: { load: 60 },
      says: 'Friction makes the same lift cost more work.',
    },
    {
      control: 'gravity',
      readout: 'force',
      goes: 'up',
      after: 3,
      says: 'Stronger gravity asks for a stronger pull.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The height follows from a force that fades evenly with the speed: a straight rise after a short start.',
      readout: 'height',
      expected: (values, time) => solved(values, time),
      until: 6,
    },
    {
      kind: 'conserved',
      says: 'All the work is found again: in the lift, in the motion and in the warm wheels.',
      readout: 'lost',
      beside: 'work',
      until: 10,
      where: { load: [20, 60], pull: [400, 700], strands: [3, 5] },
    },
    {
      kind: 'analytic',
      says: 'The golden rule: without friction the work at the top is m·g·h, for any number of strands.',
      readout: 'work',
      // The little that still is motion arrives with the load.
      expected: (values, time) =>
        time > arrives(values) - 0.005 ? (values.load ?? 80) * (values.gravity ?? 9.81) * top : undefined,
      until: 40,
      where: { friction: [0, 0], load: [60, 80], pull: [400, 500], strands: [3, 5], gravity: [9, 9.81] },
    },
  ],
  formulas: [
    { tex: 'F \\approx \\frac{m g}{n}', about: 'The pull that is needed, without friction.' },
    { tex: 's = n\\,h', about: 'The rope to be pulled for a lift h.' },
    { tex: 'W = F s = m g h', about: 'Work: less force, more way, the same product.' },
    {
      tex: 'F_{load} = F\\,(\\eta + \\eta^2 + \\dots + \\eta^n)',
      about: 'With friction each wheel passes on a share η of the tension.',
    },
  ],
  tries: [
    {
      says: 'Take just one strand: the crate won’t move. Add strands until it does!',
      set: { strands: 1, load: 80 },
    },
    { says: 'Lift a piano of 200 kg.', set: { strands: 6, load: 200, pull: 500 } },
    {
      says: 'Compare the two coloured boxes for 2 and for 6 strands: one is tall, one is long, and both have the same area.',
      set: { strands: 6, load: 60, friction: 0 },
    },
    { says: 'Let the wheels get rusty and see where the extra work goes.', set: { friction: 15 } },
    { says: 'Take the crate to the Moon.', set: { gravity: 1.62, strands: 1 } },
  ],
  questions: [
    {
      asks: 'Instead of 2 strands the load hangs on 4. To lift it just as high, the cat must pull…',
      options: ['half as much rope', 'just as much rope', 'twice as much rope'],
      settle: {
        readout: 'rope',
        after: 60,
        first: { strands: 2, load: 50 },
        second: { strands: 4, load: 50 },
        answer: (a, b) => (b < 0.75 * a ? 0 : b < 1.5 * a ? 1 : 2),
      },
      explains:
        'Every strand at the load must get shorter by the whole lift, and there are twice as many of them.',
    },
    {
      asks: 'Without friction, what does the tackle with 6 strands save compared with 2?',
      options: ['Work', 'Force, but no work', 'Both force and work'],
      settle: {
        readout: 'work',
        after: 60,
        first: { strands: 2, load: 50, friction: 0 },
        second: { strands: 6, load: 50, friction: 0 },
        answer: (a, b) => (b > 0.95 * a ? 1 : 2),
      },
      explains: 'A third of the force along three times the rope is the same work. No machine saves work.',
    },
    {
      asks: 'The cat is strong enough for either. Which lifts a crate of 60 kg faster?',
      options: ['2 strands', '6 strands', 'Both take as long'],
      settle: {
        readout: 'speed',
        after: 3,
        first: { strands: 2, load: 60, pull: 500 },
        second: { strands: 6, load: 60, pull: 500 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains:
        'With six strands the pull is easy, but the hands can only move so fast, and there is three times the rope.',
    },
  ],
  glossary: [
    { word: 'Pulley', means: 'A wheel with a groove that leads a rope.' },
    {
      word: 'Block and tackle',
      means: 'Two sets of pulleys with one rope running back and forth between them.',
    },
    { word: 'Work', means: 'Force times the way along which it acts, in joules.' },
    { word: 'Mechanical advantage', means: 'How many times more force comes out than was put in.' },
  ],
  goals: [
    'See that a machine trades force for distance.',
    'Work out the force and the rope for a given number of strands.',
    'Find where work goes when there is friction.',
  ],
  standards: [
    'NGSS 3-PS2-1',
    'NGSS HS-PS3-3',
    'England Year 5 Science: levers, pulleys and gears let a smaller force have a greater effect',
    'England KS3 Physics: simple machines give bigger force at the expense of smaller movement',
  ],
})
