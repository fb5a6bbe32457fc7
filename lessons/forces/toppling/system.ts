import { system, type Values } from '@makebelieve/kit/simulation/system'
import { centre, limit, room, type Tilt, tilting } from './model.ts'
import { draw } from './view.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
const goalOf = ({ goal = 40 }: Values) => (goal * Math.PI) / 180

export const toppling = system<Tilt>({
  id: 'toppling',
  title: 'When does it topple?',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'toppling',
    'centre of mass',
    'center of mass',
    'centre of gravity',
    'stability of objects',
    'tipping over',
    'why things fall over',
    'double decker bus tilt test',
    'leaning tower',
    'low centre of gravity',
    'balance and stability',
    'tipping point of a box',
  ],
  tells: {
    young:
      'A bus stands on a platform that is tilted more and more. When does it topple? Look at the red dot, the middle of all its weight. As long as the dot is above the wheels, the bus stands. When the dot passes the lower wheels: over it goes!',
    middle:
      'Weight acts as if it were all in the centre of mass. A thing stands as long as the plumb line from there meets its base. A wide base and a low centre make it steady. If the ground is slippery, it slides before it can topple.',
    upper:
      'About the lower edge the torque is mgr·sin(α + φ − β) with tan β = (b/2)/h. It tips when α > β and slides when tan α > μ, whichever comes first. Once it tips, it is an inverted pendulum: ½I ω² = mgr·(1 − cos …), with I about the edge.',
  },
  controls: [
    {
      id: 'goal',
      label: 'Tilt the platform to',
      symbol: '\\alpha',
      unit: '°',
      from: 0,
      to: 60,
      usual: 45,
      about: 'It rises by five degrees a second.',
    },
    {
      id: 'above',
      label: 'Passengers upstairs',
      unit: '%',
      from: 0,
      to: 100,
      usual: 50,
      about: 'The others sit downstairs.',
      restarts: true,
    },
    {
      id: 'width',
      label: 'Between the wheels',
      symbol: 'b',
      unit: 'm',
      from: 1,
      to: 4,
      usual: 2.5,
      about: 'Width of the base. A bus is 2.5 m wide.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Height of the bus',
      unit: 'm',
      from: 2,
      to: 6,
      usual: 4.4,
      about: 'A double-decker is 4.4 m tall.',
      restarts: true,
    },
    {
      id: 'grip',
      label: 'Grip of the platform',
      symbol: '\\mu',
      unit: '',
      from: 0.2,
      to: 1.5,
      usual: 1.2,
      about: 'Ice 0.2, wet road 0.5, dry rubber 1.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'tilt',
      label: 'Tilt of the platform',
      symbol: '\\alpha',
      unit: '°',
      digits: 1,
      about: 'Just now; it stops when something happens.',
      of: ({ tilt }) => degrees(tilt),
    },
    {
      id: 'high',
      label: 'Height of the centre of mass',
      symbol: 'h',
      unit: 'm',
      about: 'Above the platform.',
      of: (_, values) => centre(values).high,
    },
    {
      id: 'gave',
      label: 'Gave way at',
      unit: '°',
      digits: 2,
      about: 'The tilt at which it tipped or slid.',
      known: ({ gave }) => gave !== 0,
      of: ({ gave }) => degrees(gave),
    },
    {
      id: 'turn',
      label: 'Turned over by',
      unit: '°',
      digits: 0,
      about: 'About its lower wheels.',
      of: ({ turn }) => degrees(turn),
    },
    {
      id: 'hit',
      label: 'Speed of turning at the end',
      unit: '°/s',
      digits: 0,
      about: 'How fast it turned when it came to lie on its side.',
      known: ({ hit }) => hit !== 0,
      of: ({ hit }) => degrees(hit),
    },
    { id: 'slid', label: 'Slid by', unit: 'm', about: 'Down the platform.', of: ({ slid }) => slid },
  ],
  graphs: [
    {
      id: 'turn',
      title: 'Turn over time',
      x: 'time',
      y: ['turn', 'tilt'],
      about: 'Slowly at first, then faster and faster.',
    },
    { id: 'slid', title: 'Slide over time', x: 'time', y: ['slid'], about: 'Only on slippery ground.' },
  ],
  dt: 1 / 240,
  pace: 1,
  timeUnit: 's',
  start: () => ({
    tilt: 0,
    turn: 0,
    turning: 0,
    slid: 0,
    sliding: 0,
    happens: 'stands',
    gave: 0,
    hit: 0,
    time: 0,
  }),
  step(state, values, dt) {
    state.time += dt
    const { away, angle, gyration } = centre(values)
    const { grip = 1.2 } = values
    if (state.happens === 'stands') {
      const to = goalOf(values)
      const by = Math.min(Math.abs(to - state.tilt), tilting * dt)
      state.tilt += Math.sign(to - state.tilt) * by
      // The moment of the weight about the lower wheels, and what the ground can hold.
      const tips = Math.sin(state.tilt - angle) > 0
      const slides = Math.sin(state.tilt) > grip * Math.cos(state.tilt)
      if (tips || slides) {
        state.happens = slides ? 'slides' : 'tips'
        state.gave = state.tilt
        // A breath of wind, or it would hang there for long seconds.
        if (state.happens === 'tips') state.turning = 0.06
      }
      return
    }
    if (state.happens === 'slides') {
      if (state.slid >= room) {
        state.sliding = 0
        return
      }
      // Once it moves, the ground holds a fifth less.
      const gain = 9.81 * (Math.sin(state.tilt) - 0.8 * grip * Math.cos(state.tilt))
      state.slid = Math.min(room, state.slid + dt * state.sliding + 0.5 * gain * dt * dt)
      state.sliding += dt * gain
      return
    }
    if (state.hit > 0) return
    const gain = (turn: number) => ((9.81 * away) / gyration) * Math.sin(state.tilt + turn - angle)
    const half = state.turning + 0.5 * dt * gain(state.turn)
    state.turn += dt * half
    state.turning = half + 0.5 * dt * gain(state.turn)
    if (state.turn >= Math.PI / 2) {
      state.hit = state.turning
      state.turn = Math.PI / 2
      state.turning = 0
    }
  },
  isOver: ({ time }) => time > 120,
  draw,
  describe: ({ tilt, happens, gave, hit }) =>
    happens === 'stands'
      ? `The platform is tilted by ${degrees(tilt).toFixed(0)} degrees and the bus stands.`
      : happens === 'tips'
        ? `At ${degrees(gave).toFixed(1)} degrees the bus tipped${hit > 0 ? ' and lies on its side' : ''}.`
        : `At ${degrees(gave).toFixed(1)} degrees the bus began to slide.`,
  effects: [
    {
      control: 'above',
      readout: 'gave',
      goes: 'down',
      after: 14,
      given: { goal: 60 },
      says: 'The more sit upstairs, the sooner it topples.',
    },
    {
      control: 'width',
      readout: 'gave',
      goes: 'up',
      after: 14,
      over: [1, 3],
      given: { goal: 60, grip: 1.5 },
      says: 'A wider base stands more steadily; a very wide one slides first.',
    },
    {
      control: 'height',
      readout: 'high',
      goes: 'up',
      after: 1,
      says: 'A taller bus has its centre higher up.',
    },
    {
      control: 'grip',
      readout: 'gave',
      goes: 'up',
      after: 14,
      over: [0.2, 0.7],
      given: { goal: 60 },
      says: 'On slippery ground it slides before it can topple.',
    },
    {
      control: 'goal',
      readout: 'tilt',
      goes: 'up',
      after: 3,
      over: [0, 15],
      says: 'The platform goes to the tilt that is set.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'It gives way where the plumb line leaves the base, tan α = b/2h, or where tan α is the grip, whichever comes first.',
      readout: 'gave',
      expected: (values, time) => (time > 12 ? degrees(limit(values).angle) : undefined),
      until: 12.5,
      where: { goal: [60, 60], width: [1, 2.8], height: [3, 6] },
    },
    {
      kind: 'analytic',
      says: 'It lands on its side as fast as the fall of its centre of mass says: ω² = 2gr/(r² + (b² + H²)/12).',
      readout: 'hit',
      expected: (values, time) => {
        const { away, gyration } = centre(values)
        return time > 19 && limit(values).how === 'tips'
          ? degrees(Math.sqrt((2 * 9.81 * away) / gyration))
          : undefined
      },
      until: 20,
      where: { goal: [60, 60], width: [1, 2.5], height: [3, 6], grip: [1.3, 1.5] },
    },
  ],
  formulas: [
    {
      tex: '\\tan\\alpha = \\frac{b}{2h}',
      about: 'The tilt at which it topples: half the base by the height of the centre of mass.',
    },
    { tex: '\\tan\\alpha = \\mu', about: 'The tilt at which it slides.' },
    { tex: 'h = \\frac{m_1 h_1 + m_2 h_2}{m_1 + m_2}', about: 'The common centre of bus and passengers.' },
  ],
  tries: [
    {
      says: 'Send all passengers upstairs. At which tilt does it topple now?',
      set: { above: 100, goal: 60 },
    },
    {
      says: 'In Britain, double-deckers must stay upright at a tilt of 28° with people upstairs only. Does this one pass?',
      set: { above: 100, goal: 28, width: 2.5, height: 4.4 },
    },
    { says: 'Put it on ice: will it topple at all?', set: { grip: 0.2, goal: 60 } },
    { says: 'Make it narrow and tall, then wide and low.', set: { width: 1, height: 6, goal: 60 } },
  ],
  questions: [
    {
      asks: 'All passengers move from downstairs to upstairs. The bus topples…',
      options: ['at a smaller tilt', 'at the same tilt', 'at a larger tilt'],
      settle: {
        readout: 'gave',
        after: 14,
        first: { above: 0, goal: 60 },
        second: { above: 100, goal: 60 },
        answer: (down, up) => (up < down - 0.2 ? 0 : up > down + 0.2 ? 2 : 1),
      },
      explains: 'The centre of mass moves up, so its plumb line leaves the base sooner.',
    },
    {
      asks: 'The platform is icy (grip 0.3). What happens first?',
      options: ['It topples', 'It slides'],
      settle: {
        readout: 'slid',
        after: 14,
        first: { grip: 0.3, goal: 60 },
        answer: (slid) => (slid > 0 ? 1 : 0),
      },
      explains:
        'It slides at 17° already, long before the centre of mass gets past the wheels. Good for the bus, in a way.',
    },
    {
      asks: 'A toy bus with everything ten times smaller: it would topple…',
      options: ['at the same tilt', 'at a tenth of the tilt', 'never'],
      settle: {
        readout: 'gave',
        after: 14,
        first: { width: 2.6, height: 5.2, goal: 60 },
        second: { width: 1.3, height: 2.6, goal: 60 },
        // The platform is too large for a tenth: half the size shows it as well.
        answer: (large, small) => (Math.abs(large - small) < 0.5 ? 0 : small > 0 ? 1 : 2),
      },
      explains:
        'Only the shape counts: half the base divided by the height of the centre. (The simulation compares a bus with one of half its size.)',
    },
  ],
  glossary: [
    { word: 'Centre of mass', means: 'The point in which all the weight may be thought to be.' },
    { word: 'Base', means: 'The area between the points on which a thing stands.' },
    { word: 'Plumb line', means: 'A line straight down, as a weight on a string shows it.' },
    { word: 'Stable', means: 'Coming back by itself after a little push.' },
  ],
  goals: [
    'Use the plumb line from the centre of mass to say whether something stands.',
    'Find what makes things stable.',
    'Tell toppling from sliding.',
  ],
  standards: [
    'NGSS 3-PS2-1',
    'NGSS MS-PS2-2',
    'England KS3 Physics: moment as the turning effect of a force',
    'England GCSE Physics: moments and centre of mass',
  ],
})
