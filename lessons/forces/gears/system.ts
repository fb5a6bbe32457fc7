import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  type Bike,
  cadence,
  chain,
  crank,
  drag,
  drive,
  fastest,
  hold,
  pedalPush,
  ratioOf,
  rimLength,
} from './model.ts'
import { draw } from './view.ts'

/** A push that fades evenly with speed against a drag with its square: Riccati's equation, solved. */
function solved(values: Values, time: number): number {
  const { push = 200, mass = 80 } = values
  const once = rimLength * ratioOf(values)
  const first = (chain * push * 2 * Math.PI * crank) / once
  const free = first - hold(values)
  if (free <= 0) return 0
  const fade = first / (once * fastest)
  const root = Math.sqrt(fade * fade + 4 * drag * free)
  const [end, other] = [(root - fade) / (2 * drag), (-root - fade) / (2 * drag)]
  const left = (end / other) * Math.exp(-(drag / mass) * (end - other) * time)
  return (end - other * left) / (1 - left)
}

export const gears = system<Bike>({
  id: 'gears',
  title: 'Gears: a bicycle',
  subject: 'physics',
  ages: [9, 16],
  words: [
    'gear',
    'gear ratio',
    'bicycle gear',
    'bike gear',
    'gear wheel',
    'cog',
    'sprocket and chain',
    'torque and gears',
    'which gear for going uphill',
    'low gear and high gear',
    'teeth of a gear',
    'cycling uphill',
  ],
  tells: {
    young:
      'Pedals turn the front cog, the chain turns the rear cog, and that turns the wheel. A small cog in front makes pedalling easy but slow: good for hills. A big cog in front goes far with each turn, but you must push hard.',
    middle:
      'The gear ratio is the teeth in front divided by the teeth behind: that is how many times the wheel turns for each turn of the pedals. A high ratio gives speed but little push on the road; a low one gives push but little speed. What you gain in force you lose in distance.',
    upper:
      'The drive force is F = η·F_p·2πc/(U·n) with crank c, wheel circumference U and ratio n. Legs push less the faster they turn, drag grows with v², so m·v′ = A − B·v − D·v² (Riccati) with a closed solution; the ratio that is best depends on slope and load.',
  },
  controls: [
    {
      id: 'front',
      label: 'Teeth in front',
      symbol: 'z_1',
      unit: '',
      from: 22,
      to: 52,
      usual: 36,
      step: 1,
      about: 'On the cog at the pedals.',
    },
    {
      id: 'rear',
      label: 'Teeth behind',
      symbol: 'z_2',
      unit: '',
      from: 11,
      to: 36,
      usual: 18,
      step: 1,
      about: 'On the cog at the rear wheel.',
    },
    {
      id: 'push',
      label: 'Push on the pedals',
      symbol: 'F_p',
      unit: 'N',
      from: 60,
      to: 500,
      usual: 200,
      about: 'At a slow turn; the faster the legs go, the less they can push.',
    },
    {
      id: 'slope',
      label: 'Slope of the road',
      unit: '%',
      from: 0,
      to: 15,
      usual: 2,
      about: '10% climbs 10 m for every 100 m.',
    },
    {
      id: 'mass',
      label: 'Mass of rider and bicycle',
      symbol: 'm',
      unit: 'kg',
      from: 40,
      to: 120,
      usual: 80,
      about: 'With all the bags.',
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/h',
      digits: 1,
      about: 'On the road.',
      of: ({ speed }) => speed * 3.6,
    },
    {
      id: 'cadence',
      label: 'Turns of the pedals',
      unit: 'a minute',
      digits: 0,
      about: 'Most people like 60 to 90.',
      of: ({ speed }, values) => 60 * cadence(speed, values),
    },
    {
      id: 'once',
      label: 'Distance per turn of the pedals',
      unit: 'm',
      about: 'Measured: distance so far divided by turns so far.',
      known: ({ turns }) => turns > 0,
      of: ({ way, turns }) => (turns > 0 ? way / turns : 0),
    },
    {
      id: 'drive',
      label: 'Push on the road',
      symbol: 'F',
      unit: 'N',
      digits: 0,
      about: 'Of the rear wheel, forwards.',
      of: ({ speed }, values) => drive(speed, values),
    },
    {
      id: 'power',
      label: 'Power of the legs',
      symbol: 'P',
      unit: 'W',
      digits: 0,
      about: 'Push times the speed of the pedals; a healthy adult keeps up about 100 to 200 W.',
      of: ({ speed }, values) => pedalPush(speed, values) * 2 * Math.PI * crank * cadence(speed, values),
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'It rises until air and slope hold as strongly as the wheel pushes.',
    },
    {
      id: 'power',
      title: 'Power against pedalling',
      x: 'cadence',
      y: ['power'],
      about: 'Little when the legs go slowly, little when they whirl: most is in between.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ speed: 0, way: 0, turns: 0, work: 0, time: 0 }),
  step(state, values, dt) {
    const { mass = 80 } = values
    state.time += dt
    // Brakes hold where the push is too weak.
    if (state.speed <= 0 && drive(0, values) <= hold(values)) {
      state.speed = 0
      return
    }
    const rate = (speed: number) => (drive(speed, values) - hold(values) - drag * speed * speed) / mass
    const { speed } = state
    const a = rate(speed)
    const b = rate(speed + 0.5 * dt * a)
    const c = rate(speed + 0.5 * dt * b)
    const d = rate(speed + dt * c)
    const next = Math.max(0, speed + (dt / 6) * (a + 2 * b + 2 * c + d))
    const moved = (dt / 2) * (speed + next)
    state.work += pedalPush((speed + next) / 2, values) * 2 * Math.PI * crank * cadence(moved, values)
    state.way += moved
    state.turns += cadence(moved, values)
    state.speed = next
  },
  isOver: ({ time }) => time > 600,
  draw,
  describe: ({ speed }, values) =>
    speed === 0 && drive(0, values) <= hold(values)
      ? 'The push on the road is too weak for the slope: the bicycle stands.'
      : `The bicycle goes ${(speed * 3.6).toFixed(1)} kilometres an hour; the pedals turn ${(60 * cadence(speed, values)).toFixed(0)} times a minute and the wheel ${ratioOf(values).toFixed(2)} times as often.`,
  effects: [
    {
      control: 'front',
      readout: 'once',
      goes: 'up',
      after: 3,
      says: 'With more teeth in front you go farther with each turn.',
    },
    {
      control: 'rear',
      readout: 'once',
      goes: 'down',
      after: 3,
      says: 'With more teeth behind you go less far with each turn.',
    },
    {
      control: 'front',
      readout: 'drive',
      goes: 'down',
      after: 0.1,
      says: 'With more teeth in front there is a weaker push on the road.',
    },
    {
      control: 'push',
      readout: 'speed',
      goes: 'up',
      after: 20,
      given: { front: 30, rear: 24, slope: 1 },
      says: 'Pushing harder makes it faster.',
    },
    {
      control: 'slope',
      readout: 'speed',
      goes: 'down',
      after: 20,
      given: { front: 22, rear: 36 },
      says: 'The steeper the road, the slower.',
    },
    { control: 'mass', readout: 'speed', goes: 'down', after: 20, says: 'A heavier load is slower uphill.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The speed follows the closed solution of m·v′ = A − B·v − D·v² from the start to the steady ride.',
      readout: 'speed',
      expected: (values, time) => 3.6 * solved(values, time),
      until: 60,
    },
    {
      kind: 'published',
      says: 'The largest gear that was allowed for juniors, 52 teeth to 14, goes 7.93 m with one turn.',
      source: 'UCI Cycling Regulations, article 2.2.023 (until 2022): a maximum of 7.93 m for juniors.',
      values: { front: 52, rear: 14, slope: 0, push: 300 },
      readout: 'once',
      at: 20,
      expected: 7.93,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'n = \\frac{z_1}{z_2}', about: 'The gear ratio: turns of the wheel for one turn of the pedals.' },
    { tex: 's = n\\,U', about: 'Way for one turn; U is the way once round the wheel, 2.135 m.' },
    {
      tex: 'F\\,s = \\eta\\,F_p\\,2\\pi c',
      about: 'Work at the wheel is work at the pedals, less 3% in the chain.',
    },
  ],
  tries: [
    {
      says: 'Try to ride up a 10% slope in this gear. It won’t go! Find one that does.',
      set: { slope: 10, front: 36, rear: 18 },
    },
    {
      says: 'Take the easiest gear on a flat road: the legs whirl and you are slow.',
      set: { slope: 0, front: 22, rear: 36 },
    },
    {
      says: 'Take the hardest gear and start: it takes ages to get going.',
      set: { slope: 0, front: 52, rear: 11 },
    },
    {
      says: 'Find the gear in which you are fastest with a push of 200 N on a slope of 4%.',
      set: { slope: 4, push: 200 },
    },
  ],
  questions: [
    {
      asks: 'Front cog 40 teeth, rear cog 20. How often does the wheel turn while the pedals turn once?',
      options: ['Half a time', 'Once', 'Twice'],
      settle: {
        readout: 'once',
        after: 5,
        first: { front: 40, rear: 20 },
        answer: (way) => (way / rimLength < 0.75 ? 0 : way / rimLength < 1.5 ? 1 : 2),
      },
      explains:
        'Each tooth in front pulls one tooth behind along. After 40 teeth the rear cog with its 20 has gone round twice.',
    },
    {
      asks: 'A steep hill of 10%. Which front cog gets you up with 200 N?',
      options: ['The small one, 22 teeth', 'The big one, 48 teeth', 'Both just as well'],
      settle: {
        readout: 'speed',
        after: 30,
        first: { front: 22, rear: 30, slope: 10 },
        second: { front: 48, rear: 30, slope: 10 },
        answer: (small, big) => (small > big * 1.05 ? 0 : big > small * 1.05 ? 1 : 2),
      },
      explains:
        'The small cog trades distance for push. With the big one the push on the road is weaker than the pull of the hill.',
    },
    {
      asks: 'A flat road, same push on the pedals, one minute. In which gear are you faster?',
      options: ['22 in front, 36 behind', '44 in front, 18 behind', 'Both just as fast'],
      settle: {
        readout: 'speed',
        after: 60,
        first: { front: 22, rear: 36, slope: 0 },
        second: { front: 44, rear: 18, slope: 0 },
        answer: (low, high) => (low > high * 1.05 ? 0 : high > low * 1.05 ? 1 : 2),
      },
      explains:
        'In the low gear the legs soon whirl as fast as they can. The high gear goes farther with each turn.',
    },
  ],
  glossary: [
    { word: 'Gear ratio', means: 'Teeth of the driving cog divided by teeth of the driven one.' },
    { word: 'Torque', means: 'Turning force: force times its distance from the axle.' },
    { word: 'Cadence', means: 'How many times a minute the pedals go round.' },
    { word: 'Power', means: 'Work done each second, in watts.' },
  ],
  goals: [
    'Work out a gear ratio and say what it does to speed and force.',
    'See that gears trade force for way, and that work is not won.',
    'Choose a gear for a hill and for a flat road, with reasons.',
  ],
  standards: [
    'NGSS HS-PS3-3',
    'England Year 5 Science: levers, pulleys and gears let a smaller force have a greater effect',
    'England GCSE Physics: levers and gears transmit the rotational effects of forces',
  ],
})
