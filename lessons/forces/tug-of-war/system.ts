import { system, type Values } from '@makebelieve/kit/simulation/system'
import { forcesOn, groundOf, grounds, pullOfOne, room, type Tug } from './model.ts'
import { draw } from './view.ts'

/** The way on paper: evenly faster while they pull, evenly slower after. Nothing once it has reached an end. */
function solved(values: Values, time: number): number | undefined {
  const { left = 2, right = 3, mass = 60, pulls = 4 } = values
  const pull = (Math.round(right) - Math.round(left)) * pullOfOne
  const rub = groundOf(values).rub * mass * 9.81
  if (Math.abs(pull) <= rub) return 0
  const gain = (Math.abs(pull) - rub) / mass
  const slow = rub / mass
  const pulled = Math.min(time, pulls)
  const top = gain * pulled
  const rolls = Math.max(0, time - pulls)
  const until = slow > 0 ? Math.min(rolls, top / slow) : rolls
  const way = 0.5 * gain * pulled * pulled + top * until - 0.5 * slow * until * until
  return way < room ? Math.sign(pull) * way : undefined
}

export const tugOfWar = system<Tug>({
  id: 'tug-of-war',
  title: 'Tug of war: adding up forces',
  subject: 'physics',
  ages: [7, 14],
  words: [
    'tug of war',
    'net force',
    'balanced forces',
    'unbalanced forces',
    'adding forces',
    'push and pull',
    "newton's first law",
    "newton's second law",
    'resultant force',
    'force and acceleration',
    'pulling a sledge',
    'who pulls harder',
  ],
  tells: {
    young:
      'Cats pull the sledge to the left, dogs pull it to the right. If both pull equally hard, nothing happens. If one side is stronger, the sledge gets faster and faster towards it. And when everyone lets go? On smooth ice it just keeps going!',
    middle:
      'Opposite forces are subtracted from each other; what is left is the net force. It makes the sledge faster, the more so the lighter the sledge is. Without a net force nothing changes: what rests stays at rest, what moves goes on. Friction is a force too, always against the motion.',
    upper:
      'Newton’s second law m·a = ΣF with dry friction: at rest it balances the pull up to μmg, in motion it is μmg against the velocity. Constant forces give uniform acceleration; after the release, uniform motion for μ = 0 and a stop after v²/2μg otherwise.',
  },
  controls: [
    {
      id: 'left',
      label: 'Cats on the left',
      unit: '',
      from: 0,
      to: 4,
      usual: 2,
      options: ['none', 'one', 'two', 'three', 'four'],
      about: 'Each pulls with 100 N.',
    },
    {
      id: 'right',
      label: 'Dogs on the right',
      unit: '',
      from: 0,
      to: 4,
      usual: 3,
      options: ['none', 'one', 'two', 'three', 'four'],
      about: 'Each pulls with 100 N, just like a cat.',
    },
    {
      id: 'mass',
      label: 'Mass of the sledge',
      symbol: 'm',
      unit: 'kg',
      from: 20,
      to: 200,
      usual: 60,
      about: 'With everything on it.',
    },
    {
      id: 'floor',
      label: 'Ground',
      symbol: '\\mu',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: grounds.map(({ name }) => name),
      about: 'How much the sledge rubs.',
    },
    {
      id: 'pulls',
      label: 'They pull for',
      unit: 's',
      from: 0.5,
      to: 8,
      usual: 3,
      about: 'Then everyone lets go at once.',
    },
  ],
  readouts: [
    {
      id: 'net',
      label: 'Net force',
      symbol: 'F',
      unit: 'N',
      digits: 0,
      about: 'What is left of all forces; to the right above zero.',
      of: (state, values) => forcesOn(state, values).net,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      about: 'To the right above zero.',
      of: ({ speed }) => speed,
    },
    {
      id: 'place',
      label: 'Place',
      symbol: 'x',
      unit: 'm',
      about: 'From the middle; to the right above zero.',
      of: ({ place }) => place,
    },
    {
      id: 'rub',
      label: 'Friction',
      unit: 'N',
      digits: 0,
      about: 'Always against the motion, or against the pull.',
      of: (state, values) => Math.abs(forcesOn(state, values).rub),
    },
    {
      id: 'lost',
      label: 'Work left unaccounted for',
      unit: 'J',
      digits: 2,
      about: 'Work of the pull, minus the motion and the warmth: should be zero.',
      of: ({ work, warmth, speed }, { mass = 60 }) => work - warmth - 0.5 * mass * speed * speed,
    },
    {
      id: 'work',
      label: 'Work of the pull',
      unit: 'J',
      digits: 0,
      about: 'Force times distance, for both sides together.',
      of: ({ work }) => work,
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'A straight line while there is a net force; flat when there is none.',
    },
    {
      id: 'place',
      title: 'Place over time',
      x: 'time',
      y: ['place'],
      about: 'A parabola while it gets faster, a straight line when it just goes on.',
    },
    { id: 'net', title: 'Net force over time', x: 'time', y: ['net'], about: 'Falls when they let go.' },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ place: 0, speed: 0, time: 0, warmth: 0, work: 0, letGo: 0 }),
  step(state, values, dt) {
    const { mass = 60, pulls = 4 } = values
    // Forces are steady between events: a step is cut where they let go and where the sledge comes to rest.
    let left = dt
    for (let guard = 0; guard < 4 && left > 1e-9; guard++) {
      const { cats, dogs, net } = forcesOn(state, values)
      const gain = net / mass
      let part = left
      if (state.time < pulls - 1e-9) part = Math.min(part, pulls - state.time)
      const rests = state.speed * gain < 0 ? -state.speed / gain : Number.POSITIVE_INFINITY
      const stops = rests <= part
      part = Math.min(part, rests)
      const way = state.speed * part + 0.5 * gain * part * part
      state.place += way
      if (state.time < pulls - 1e-9) state.letGo = state.place
      state.speed = stops ? 0 : state.speed + gain * part
      state.work += (cats + dogs) * way
      state.warmth += Math.abs((net - cats - dogs) * way)
      state.time += part
      left -= part
    }
  },
  isOver: ({ place, time }) => Math.abs(place) >= room || time > 120,
  draw,
  describe: (state, values) => {
    const { net } = forcesOn(state, values)
    const motion =
      state.speed === 0
        ? 'stands still'
        : `goes ${Math.abs(state.speed).toFixed(1)} metres a second to the ${state.speed > 0 ? 'right' : 'left'}`
    const force =
      Math.abs(net) < 0.5
        ? 'The forces are balanced'
        : `A net force of ${Math.abs(net).toFixed(0)} newtons acts to the ${net > 0 ? 'right' : 'left'}`
    return `${force}; the sledge ${motion}.`
  },
  effects: [
    { control: 'right', readout: 'net', goes: 'up', after: 0.5, says: 'Each dog adds 100 N to the right.' },
    { control: 'left', readout: 'net', goes: 'down', after: 0.5, says: 'Each cat takes 100 N away from it.' },
    {
      control: 'mass',
      readout: 'speed',
      goes: 'down',
      after: 3,
      says: 'A heavier sledge speeds up more slowly.',
    },
    {
      control: 'floor',
      readout: 'rub',
      goes: 'up',
      after: 1,
      given: { right: 4, left: 0 },
      says: 'Rougher ground rubs more.',
    },
    {
      control: 'pulls',
      readout: 'speed',
      goes: 'up',
      after: 4,
      given: { mass: 100 },
      over: [0.5, 4],
      says: 'The longer they pull, the faster it gets.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The way follows Newton’s second law: evenly faster while they pull, evenly slower after, or straight on.',
      readout: 'place',
      expected: (values, time) => solved(values, time),
      until: 12,
    },
    {
      kind: 'conserved',
      says: 'All the work of the pull is found again as motion and warmth.',
      readout: 'lost',
      beside: 'work',
      until: 10,
      where: { left: [0, 1], right: [3, 4], floor: [0, 2], mass: [20, 70] },
    },
  ],
  formulas: [
    { tex: 'F = F_1 - F_2 - F_{\\text{rub}}', about: 'The net force: what is left when all are added up.' },
    { tex: 'a = \\frac{F}{m}', about: 'How fast the speed changes.' },
    { tex: 'F_{\\text{rub}} \\le \\mu m g', about: 'Friction is as large as it needs to be, up to this.' },
  ],
  tries: [
    { says: 'Put as many cats as dogs. What happens?', set: { left: 3, right: 3 } },
    {
      says: 'Only one dog, smooth ice: watch the sledge after it has let go.',
      set: { left: 0, right: 1, floor: 0, pulls: 2 },
    },
    {
      says: 'The same on grass: nothing moves! How many dogs does it take?',
      set: { left: 0, right: 1, floor: 2, mass: 60 },
    },
    {
      says: 'While it is sliding to the right, add cats: first it gets slower, then it comes back.',
      set: { left: 1, right: 2, floor: 0, pulls: 8, mass: 150 },
    },
  ],
  questions: [
    {
      asks: 'Three cats pull to the left and three dogs to the right, each equally hard. The sledge…',
      options: ['goes to the left', 'stays where it is', 'goes to the right'],
      settle: {
        readout: 'place',
        after: 3,
        first: { left: 3, right: 3 },
        answer: (place) => (place < -0.01 ? 0 : place > 0.01 ? 2 : 1),
      },
      explains: 'The forces are balanced: 300 N one way and 300 N the other way leave nothing.',
    },
    {
      asks: 'On smooth ice the dogs pull for one second and then let go. What does the sledge do afterwards?',
      options: ['It stops at once', 'It gets slower and slower', 'It goes on just as fast'],
      settle: {
        readout: 'speed',
        after: 8,
        first: { left: 0, right: 2, floor: 0, pulls: 1, mass: 200 },
        // 200 N for one second make 200 kg as fast as 1 m/s; this is seven seconds later.
        answer: (speed) => (speed < 0.05 ? 0 : speed < 0.95 ? 1 : 2),
      },
      explains:
        'Without any force nothing changes. It takes a force to stop something, too; on ice there is hardly one.',
    },
    {
      asks: 'The sledge is loaded and twice as heavy. With the same pull for the same time it gets…',
      options: ['half as fast', 'just as fast', 'twice as fast'],
      settle: {
        readout: 'speed',
        after: 2,
        first: { mass: 60 },
        second: { mass: 120 },
        answer: (a, b) => (b < 0.75 * a ? 0 : b < 1.5 * a ? 1 : 2),
      },
      explains: 'The same force has twice as much to get moving.',
    },
  ],
  glossary: [
    { word: 'Force', means: 'A push or a pull, measured in newtons (N).' },
    { word: 'Net force', means: 'What is left when all forces are added up, with their directions.' },
    { word: 'Balanced', means: 'The forces cancel: nothing changes.' },
    { word: 'Friction', means: 'Rubbing that acts against motion.' },
  ],
  goals: [
    'Add up forces in opposite directions.',
    'See that a net force changes the speed, and that none leaves it as it is.',
    'Find friction as a force like others.',
  ],
  standards: [
    'NGSS 3-PS2-1',
    'NGSS MS-PS2-2',
    'NGSS K-PS2-1',
    'England KS2 Science: forces, friction between moving surfaces',
    'England KS3 Physics: balanced and unbalanced forces',
  ],
})
