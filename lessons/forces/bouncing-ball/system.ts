import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Bounce, firstFall, least } from './model.ts'
import { draw } from './view.ts'

/** The height at a time, on paper: which hop it is follows from a geometric series of flight times. */
function solved(values: Values, time: number): number | undefined {
  const { height = 2, bounce = 0.8, gravity = 9.81 } = values
  const fall = firstFall(values)
  if (time < fall) return height - 0.5 * gravity * time * time
  // After n hops the time is fall·(1 + 2e(1 − eⁿ)/(1 − e)).
  const passed = 1 - ((time / fall - 1) * (1 - bounce)) / (2 * bounce)
  if (passed <= 0.02) return undefined
  const hop = Math.floor(Math.log(passed) / Math.log(bounce) + 1e-9)
  const begun = fall * (1 + (2 * bounce * (1 - bounce ** hop)) / (1 - bounce))
  const since = time - begun
  const up = gravity * fall * bounce ** (hop + 1)
  return up < 0.1 ? undefined : up * since - 0.5 * gravity * since * since
}

export const bouncingBall = system<Bounce>({
  id: 'bouncing-ball',
  title: 'A bouncing ball',
  subject: 'physics',
  ages: [8, 18],
  words: [
    'bouncing ball',
    'bounce of a ball',
    'coefficient of restitution',
    'rebound height',
    'ball drop',
    'how high does a ball bounce',
    'basketball bounce',
    'tennis ball bounce',
    'geometric series bounce',
    'rubber ball',
    'energy lost in a bounce',
  ],
  tells: {
    young:
      'Drop a ball: it bounces, but never as high as before. Each bounce turns a bit of its motion into sound and warmth. The bounces get lower and come faster and faster: tap, tap, taptaptap … until it lies still.',
    middle:
      'A ball comes back with the same share of its speed after every bounce. Height goes as the speed squared, so at 0.8 of the speed it reaches 0.64 of the height. The heights are a geometric sequence, and the times of the hops add up to a certain end, though there are endlessly many of them.',
    upper:
      'With restitution e the hops reach hₙ = h·e²ⁿ and last 2eⁿ√(2h/g). The geometric series gives the time to rest √(2h/g)·(1+e)/(1−e), and the whole way h(1+e²)/(1−e²): infinitely many bounces in a finite time.',
  },
  controls: [
    {
      id: 'height',
      label: 'Dropped from',
      symbol: 'h',
      unit: 'm',
      from: 0.5,
      to: 5,
      usual: 2,
      about: 'Height of the ball above the floor.',
      restarts: true,
    },
    {
      id: 'bounce',
      label: 'Bounciness',
      symbol: 'e',
      unit: '',
      from: 0.3,
      to: 0.95,
      usual: 0.8,
      about: 'Share of the speed after a bounce: clay 0.3, tennis ball 0.75, super ball 0.9.',
      restarts: true,
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: '9.81 on Earth, 1.62 on the Moon, 24.8 on Jupiter.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height',
      symbol: 'y',
      unit: 'm',
      about: 'Above the floor.',
      of: ({ height }) => height,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      about: 'Upwards above zero.',
      of: ({ speed }) => speed,
    },
    {
      id: 'bounces',
      label: 'Bounces',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'Counted until they are too small to see.',
      of: ({ bounces }) => bounces,
    },
    {
      id: 'top',
      label: 'Height of the last bounce',
      unit: 'm',
      digits: 3,
      about: 'How high the ball goes after the last bounce.',
      of: ({ top }) => top,
    },
    {
      id: 'rested',
      label: 'At rest after',
      unit: 's',
      about: 'When it came to rest.',
      known: ({ rested }) => rested > 0,
      of: ({ rested }) => rested,
    },
    {
      id: 'left',
      label: 'Energy left',
      unit: '%',
      digits: 1,
      about: 'Of what it had when it was dropped.',
      of: ({ height, speed }, { height: from = 2, gravity = 9.81 }) =>
        (100 * (gravity * height + 0.5 * speed * speed)) / (gravity * from),
    },
  ],
  graphs: [
    {
      id: 'height',
      title: 'Height over time',
      x: 'time',
      y: ['height'],
      about: 'Parabolas, each lower and shorter than the one before.',
    },
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Saw teeth: gravity always pulls alike, the floor turns the speed round.',
    },
    {
      id: 'energy',
      title: 'Energy left over time',
      x: 'time',
      y: ['left'],
      about: 'A staircase: each step is the same share.',
    },
  ],
  dt: 1 / 60,
  pace: 0.7,
  timeUnit: 's',
  start: ({ height = 2 }) => ({
    height,
    speed: 0,
    time: 0,
    bounces: 0,
    top: height,
    rested: 0,
    trail: [[0, height]],
  }),
  step(state, { bounce = 0.8, gravity = 9.81 }, dt) {
    let left = dt
    // Between bounces the fall is exact; a step may hold many bounces.
    for (let guard = 0; guard < 200 && left > 0 && state.rested === 0; guard++) {
      const lands =
        (state.speed + Math.sqrt(state.speed ** 2 + 2 * gravity * Math.max(0, state.height))) / gravity
      const part = Math.min(left, lands)
      state.height += state.speed * part - 0.5 * gravity * part * part
      state.speed -= gravity * part
      left -= part
      if (lands > part) break
      state.height = 0
      state.speed *= -bounce
      state.bounces++
      state.top = state.speed ** 2 / (2 * gravity)
      if (state.speed < least) {
        state.speed = 0
        state.rested = state.time + dt - left
      }
    }
    state.time += dt
    keepTrail(state.trail, [state.time, state.height], 620)
  },
  isOver: ({ rested, time }) => (rested > 0 && time > rested + 2) || time > 300,
  draw,
  describe: ({ height, bounces, rested, top }) =>
    rested > 0
      ? `The ball lies still after ${bounces} bounces and ${rested.toFixed(1)} seconds.`
      : `After ${bounces} bounces the ball is ${height.toFixed(2)} metres up; this hop goes up to ${top.toFixed(2)}.`,
  effects: [
    {
      control: 'bounce',
      readout: 'left',
      goes: 'up',
      after: 0.7,
      says: 'The bouncier the ball, the longer its energy lasts.',
    },
    {
      control: 'height',
      readout: 'rested',
      goes: 'up',
      after: 30,
      given: { bounce: 0.6 },
      says: 'From higher up it bounces for longer.',
    },
    {
      control: 'gravity',
      readout: 'rested',
      goes: 'down',
      after: 40,
      given: { bounce: 0.6 },
      says: 'In weak gravity everything takes longer.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'At every moment the height is that of the hop which the geometric series of times names.',
      readout: 'height',
      expected: (values, time) => solved(values, time),
      until: 8,
    },
    {
      kind: 'analytic',
      says: 'It comes to rest after √(2h/g)·(1+e)/(1−e), the sum of all hops.',
      readout: 'rested',
      expected: (values, time) => {
        const { bounce = 0.8 } = values
        const rest = (firstFall(values) * (1 + bounce)) / (1 - bounce)
        return time > rest + 0.5 ? rest : undefined
      },
      until: 40,
      where: { bounce: [0.4, 0.8], gravity: [5, 25] },
    },
    {
      kind: 'published',
      says: 'A tennis ball that is dropped from 2.54 m must come back to between 1.35 and 1.47 m: a bounciness of 0.745.',
      source: 'International Tennis Federation, Rules of Tennis, Appendix I: rebound 135–147 cm.',
      values: { height: 2.54, bounce: 0.745, gravity: 9.81 },
      readout: 'top',
      at: 0.9,
      expected: 1.41,
      within: 0.04,
    },
  ],
  formulas: [
    { tex: "v' = e\\,v", about: 'Every bounce leaves the same share of the speed.' },
    { tex: 'h_n = h\\,e^{2n}', about: 'The height after n bounces.' },
    {
      tex: 'T = \\sqrt{\\frac{2h}{g}}\\;\\frac{1+e}{1-e}',
      about: 'The time until it lies still: infinitely many hops, a finite sum.',
    },
  ],
  tries: [
    {
      says: 'Find the bounciness at which each bounce is half as high as the one before.',
      set: { bounce: 0.7 },
    },
    { says: 'Take a super ball.', set: { bounce: 0.95 } },
    { says: 'Play on the Moon.', set: { gravity: 1.62 } },
    { says: 'Drop it from twice as high. Are the bounces twice as high too?', set: { height: 4 } },
  ],
  questions: [
    {
      asks: 'After each bounce the ball has half its speed. How high does it go, compared with before?',
      options: ['Half as high', 'A quarter as high', 'Just as high'],
      settle: {
        readout: 'top',
        after: 0.8,
        first: { bounce: 0.5, height: 2 },
        answer: (top) => (top > 1.5 ? 2 : top > 0.75 ? 0 : 1),
      },
      explains: 'The height goes as the square of the speed, and half of half is a quarter.',
    },
    {
      asks: 'Where gravity is weaker, the same ball is dropped from the same height. After the first bounce it comes…',
      options: ['higher than on Earth', 'just as high', 'less high'],
      settle: {
        readout: 'top',
        after: 1.6,
        first: { gravity: 9.81, height: 5, bounce: 0.8 },
        second: { gravity: 4, height: 5, bounce: 0.8 },
        answer: (strong, weak) => (weak > strong * 1.01 ? 0 : weak < strong * 0.99 ? 2 : 1),
      },
      explains:
        'It falls more slowly there and bounces more slowly, but weak gravity lets that carry it just as high. Only everything takes longer.',
    },
    {
      asks: 'How many bounces until the ball lies still, on paper?',
      options: [
        'Endlessly many, so it never stops',
        'Endlessly many, but they are over after a certain time',
        'About ten',
      ],
      settle: {
        readout: 'rested',
        after: 30,
        first: { bounce: 0.8 },
        answer: (rested) => (rested === 0 ? 0 : rested > 1 ? 1 : 2),
      },
      explains:
        'Each hop is shorter than the one before by the same factor. The sum of such a row is finite, as 1/2 + 1/4 + 1/8 + … is 1.',
    },
  ],
  glossary: [
    { word: 'Restitution', means: 'The share of the speed that a bounce leaves; here called bounciness.' },
    { word: 'Geometric sequence', means: 'Numbers of which each is the same multiple of the one before.' },
    { word: 'Rebound', means: 'The way back up after hitting the floor.' },
  ],
  goals: [
    'See where the energy of a bouncing ball goes.',
    'Find the pattern in the heights: a constant ratio.',
    'Understand how infinitely many hops take a finite time.',
  ],
  standards: [
    'NGSS 4-PS3-3',
    'NGSS MS-PS3-5',
    'England KS3 Physics: energy changes; KS3 Mathematics: geometric sequences',
  ],
})
