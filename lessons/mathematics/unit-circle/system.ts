import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { seen, type Turning } from './model.ts'
import { draw } from './view.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const unitCircle = system<Turning>({
  id: 'unit-circle',
  title: 'Sine and cosine from a turning circle',
  subject: 'mathematics',
  ages: [12, 18],
  words: [
    'unit circle',
    'sine and cosine',
    'sine wave',
    'cosine',
    'sine curve',
    'trigonometry',
    'trigonometric function',
    'sin and cos',
    'radian',
    'big wheel height',
    'ferris wheel',
    'circular motion as a wave',
    'amplitude and phase',
  ],
  tells: {
    young:
      'A point rides round a wheel. A pen follows how high it is and draws on a strip of paper that moves along: out comes a wave! A second pen follows how far to the side it is and draws the same wave, only a quarter of a turn later.',
    middle:
      'On a circle with radius 1, the height of the turning point is the sine of its angle, and how far to the side it is, the cosine. Unrolled over time both are waves of the same shape; the cosine is a quarter of a turn ahead.',
    upper:
      'The point (cos φ, sin φ) with φ = φ₀ + 2πft traces uniform circular motion; its projections are harmonic oscillations in quadrature, and sin² + cos² = 1 is the theorem of Pythagoras. A radius r scales both: r is the amplitude, φ₀ the phase.',
  },
  controls: [
    {
      id: 'turns',
      label: 'Turns in a second',
      symbol: 'f',
      unit: '1/s',
      from: 0.05,
      to: 0.6,
      usual: 0.2,
      about: 'How often the point goes round in a second.',
    },
    {
      id: 'radius',
      label: 'Radius',
      symbol: 'r',
      unit: '',
      from: 0.4,
      to: 1.3,
      usual: 1,
      about: 'Of the circle: 1 for the unit circle.',
      restarts: true,
    },
    {
      id: 'begin',
      label: 'Starts at',
      symbol: '\\varphi_0',
      unit: '°',
      from: 0,
      to: 180,
      usual: 0,
      step: 5,
      about: 'The angle at which the point starts: 0 is to the right, 90 at the top.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'angle',
      label: 'Total turn',
      symbol: '\\varphi',
      unit: '°',
      digits: 0,
      about: 'The angle from the right, counting every turn.',
      of: ({ started, turned }) => ((started + turned) * 180) / Math.PI,
    },
    {
      id: 'sine',
      label: 'Height',
      symbol: 'r\\sin\\varphi',
      unit: '',
      digits: 3,
      about: 'How far above the middle the point is.',
      of: ({ y }) => y,
    },
    {
      id: 'cosine',
      label: 'To the side',
      symbol: 'r\\cos\\varphi',
      unit: '',
      digits: 3,
      about: 'How far to the right of the middle the point is.',
      of: ({ x }) => x,
    },
    {
      id: 'distance',
      label: 'Height² + side²',
      unit: '',
      digits: 3,
      about: 'By Pythagoras the square of the radius, wherever the point is.',
      of: ({ x, y }) => x * x + y * y,
    },
  ],
  graphs: [
    {
      id: 'waves',
      title: 'Height and side over time',
      x: 'time',
      y: ['sine', 'cosine'],
      about: 'Two equal waves, a quarter of a turn apart.',
    },
    {
      id: 'circle',
      title: 'Height against side',
      x: 'cosine',
      y: ['sine'],
      about: 'Put together again they are the circle.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: ({ radius = 1, begin = 0 }) => {
    const started = radians(begin)
    const [x, y] = [radius * Math.cos(started), radius * Math.sin(started)]
    return { x, y, turned: 0, started, time: 0, trail: [[0, x, y]] }
  },
  step(state, { turns = 0.2 }, dt) {
    // A rotation by a rational point of the circle: no sine in it, and the radius is kept. Its angle is 2·atan(t).
    const half = Math.PI * turns * dt
    const t = half + half ** 3 / 3
    const scale = 1 / (1 + t * t)
    const [cos, sin] = [(1 - t * t) * scale, 2 * t * scale]
    const { x, y } = state
    state.x = cos * x - sin * y
    state.y = sin * x + cos * y
    state.turned += 2 * half
    state.time += dt
    const last = state.trail.at(-1)
    if (!last || state.time - last[0] > 0.032)
      keepTrail(state.trail, [state.time, state.x, state.y] as const, seen * 31)
  },
  draw,
  describe: ({ x, y, started, turned }) =>
    `The point has an angle of ${((((started + turned) * 180) / Math.PI) % 360).toFixed(0)} degrees: it is ${Math.abs(y).toFixed(2)} ${y >= 0 ? 'above' : 'below'} the middle and ${Math.abs(x).toFixed(2)} to the ${x >= 0 ? 'right' : 'left'}.`,
  effects: [
    { control: 'turns', readout: 'angle', goes: 'up', says: 'A faster wheel has turned farther.' },
    {
      control: 'radius',
      readout: 'sine',
      goes: 'up',
      after: 1,
      says: 'A larger circle makes a higher wave of the same length.',
    },
    {
      control: 'begin',
      readout: 'cosine',
      goes: 'down',
      after: 0,
      says: 'Starting later on the circle shifts the wave.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The height is r·sin(φ₀ + 2πft).',
      readout: 'sine',
      expected: ({ turns = 0.2, radius = 1, begin = 0 }, time) =>
        radius * Math.sin(radians(begin) + 2 * Math.PI * turns * time),
      until: 20,
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'To the side it is the same wave, a quarter of a turn ahead.',
      readout: 'cosine',
      expected: ({ turns = 0.2, radius = 1, begin = 0 }, time) =>
        radius * Math.sin(radians(begin + 90) + 2 * Math.PI * turns * time),
      until: 20,
      within: 0.001,
    },
    {
      kind: 'conserved',
      says: 'Height² + side² stays the square of the radius.',
      readout: 'distance',
    },
    {
      kind: 'published',
      says: 'At 36° the height is 0.58779.',
      source: 'Table of sines, Abramowitz and Stegun, Handbook of Mathematical Functions (1964).',
      values: { turns: 0.1, radius: 1, begin: 0 },
      readout: 'sine',
      at: 1,
      expected: 0.587785,
      within: 0.0001,
    },
  ],
  formulas: [
    { tex: 'x = r\\cos\\varphi, \\qquad y = r\\sin\\varphi', about: 'Where the point is.' },
    {
      tex: '\\sin^2\\varphi + \\cos^2\\varphi = 1',
      about: 'Pythagoras, in the triangle of radius, height and side.',
    },
    { tex: '\\varphi = \\varphi_0 + 2\\pi f t', about: 'One turn is 360° or 2π.' },
  ],
  tries: [
    { says: 'Turn slowly and say where both waves are highest.', set: { turns: 0.08 } },
    { says: 'Start at the top: now the red wave begins where the blue one did.', set: { begin: 90 } },
    { says: 'Make the wheel smaller. Does the wave get shorter too?', set: { radius: 0.5 } },
    { says: 'Turn three times as fast and count the crests.', set: { turns: 0.6 } },
  ],
  questions: [
    {
      asks: 'The point starts at the right and has turned by 30°. How high is it, compared with the radius?',
      options: ['A third of it', 'Half of it', 'Two thirds of it'],
      settle: {
        readout: 'sine',
        after: 1,
        first: { turns: 1 / 12, radius: 1, begin: 0 },
        answer: (height) => (height < 0.42 ? 0 : height < 0.58 ? 1 : 2),
      },
      explains:
        'sin 30° is exactly one half. A third of the way to the top by angle is already half the way by height: at first the point climbs steeply.',
    },
    {
      asks: 'The circle gets larger but turns at the same rate. What happens to the height of the wave?',
      options: ['It grows just as much', 'It stays', 'It shrinks'],
      settle: {
        readout: 'sine',
        after: 1,
        first: { radius: 0.6 },
        second: { radius: 1.2 },
        answer: (a, b) => (b > a * 1.1 ? 0 : b < a * 0.9 ? 2 : 1),
      },
      explains: 'Height is always radius times sine. Crests come as often as before.',
    },
    {
      asks: 'When the point is at its highest, how far to the side is it?',
      options: ['As far as it can be', 'Half as far', 'Not at all'],
      settle: {
        readout: 'cosine',
        after: 0,
        first: { begin: 90 },
        answer: (side) => (Math.abs(side) < 0.05 ? 2 : Math.abs(side) < 0.75 ? 1 : 0),
      },
      explains: 'At the top it is right above the middle. Where one wave has a crest, the other passes zero.',
    },
  ],
  glossary: [
    { word: 'Sine', means: 'The height of a point on the unit circle, for its angle.' },
    { word: 'Cosine', means: 'How far to the right of the middle that point is.' },
    { word: 'Radian', means: 'An angle measured by the length of its arc: a full turn is 2π, about 6.28.' },
    { word: 'Amplitude', means: 'How far a wave swings from its middle: here the radius.' },
    { word: 'Phase', means: 'Where in its turn a wave begins.' },
  ],
  goals: [
    'See sine and cosine as height and side of a turning point.',
    'Know the waves, their crests and their zeros.',
    'Tell amplitude, frequency and phase apart.',
  ],
  standards: [
    'CCSS HSF-TF.A.2',
    'CCSS HSF-TF.B.5',
    'CCSS HSF-TF.C.8',
    'England KS4 Mathematics: trigonometric functions and their graphs',
  ],
})
