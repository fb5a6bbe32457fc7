import { system } from '@makebelieve/kit/simulation/system'
import { blurOf, type Eye, longOf, meetingOf, possible, quick, relaxed, reserve } from './model.ts'
import { draw } from './view.ts'

export const eyeAndGlasses = system<Eye>({
  id: 'eye-and-glasses',
  title: 'The eye and glasses',
  subject: 'physics',
  ages: [10, 19],
  words: [
    'human eye',
    'how the eye works',
    'how the eye sees',
    'short-sighted',
    'long-sighted',
    'nearsighted',
    'farsighted',
    'myopia',
    'hyperopia',
    'presbyopia',
    'reading glasses',
    'spectacles',
    'contact lens',
    'dioptre',
    'accommodation of the eye',
    'retina',
    'why people need glasses',
  ],
  tells: {
    young:
      'In your eye a lens paints a tiny picture on the back wall, the retina. To look at near things it gets fatter. If an eye is too long or too short, the picture is blurred, and glasses put it right again!',
    middle:
      'The lens of the eye focuses light on the retina. For near things a muscle makes it stronger: accommodation. A short-sighted eye is too long, light meets before the retina, and a diverging lens helps. A long-sighted eye is too short and needs a converging lens. With age the lens gets stiff, and near things blur.',
    upper:
      'In the reduced eye a point is sharp if P + G − 1/u = 1/l, with the eye’s power P, the glasses’ power G and the length l (as in air). The blur on the retina is pupil × l × |P + G − 1/u − 1/l|. P reaches from 58.8 D to 58.8 D plus the reserve of accommodation, about 18.5 − 0.3 × age (Hofstetter).',
  },
  controls: [
    {
      id: 'distance',
      label: 'The thing is away by',
      symbol: 'u',
      unit: 'm',
      from: 0.08,
      to: 10,
      usual: 2,
      logarithmic: true,
      about: 'From a book close to the nose to a tree across the road.',
    },
    {
      id: 'length',
      label: 'Length of the eye',
      symbol: 'l',
      unit: 'mm',
      from: 15.8,
      to: 18.6,
      usual: 17,
      step: 0.05,
      about:
        'From lens to retina, as it would be in air; 17 is right, more is short-sighted, less long-sighted.',
    },
    {
      id: 'glasses',
      label: 'Glasses',
      symbol: 'G',
      unit: 'D',
      from: -6,
      to: 6,
      usual: 0,
      step: 0.25,
      about: 'Strength in dioptres: below 0 spreads light, above 0 gathers it, 0 is plain.',
    },
    {
      id: 'age',
      label: 'Age',
      unit: 'years',
      from: 8,
      to: 70,
      usual: 12,
      step: 1,
      about: 'A young lens can bulge strongly, an old one hardly.',
    },
  ],
  readouts: [
    {
      id: 'blur',
      label: 'Blur on the retina',
      symbol: 'b',
      unit: 'mm',
      digits: 3,
      about: 'How wide a point is spread; below 0.01 it is sharp.',
      of: blurOf,
    },
    {
      id: 'strength',
      label: 'Strength of the eye',
      symbol: 'P',
      unit: 'D',
      digits: 1,
      about: 'In dioptres: 1 over the focal length in metres.',
      of: ({ strength }) => strength,
    },
    {
      id: 'effort',
      label: 'Used of its reserve',
      unit: '%',
      digits: 0,
      about: 'How hard the muscle works; long work at 100% is tiring.',
      of: ({ strength }, values) =>
        reserve(values) > 0 ? Math.min(100, (100 * (strength - relaxed)) / reserve(values)) : 0,
    },
    {
      id: 'meets',
      label: 'Light meets behind the retina by',
      unit: 'mm',
      about: 'Less than 0: before the retina.',
      of: (state, values) => 1000 * (meetingOf(state, values) - longOf(values)),
    },
    {
      id: 'near',
      label: 'Nearest sharp place',
      unit: 'm',
      about: 'With these glasses, as far as the lens can bulge; 10 if it is farther than that, or nowhere.',
      of: (_, values) => {
        const room = relaxed + reserve(values) + (values.glasses ?? 0) - 1 / longOf(values)
        return room > 0.1 ? 1 / room : 10
      },
    },
  ],
  graphs: [
    {
      id: 'blur',
      title: 'Blur over time',
      x: 'time',
      y: ['blur'],
      about: 'After each change the lens takes a moment to find the best strength.',
    },
    {
      id: 'strength',
      title: 'Strength of the eye',
      x: 'time',
      y: ['strength'],
      about: 'Up for near things, down for far ones.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 's',
  start: () => ({ time: 0, strength: relaxed }),
  step(state, values, dt) {
    state.time += dt
    // The muscle moves the lens towards the best strength, the rest shrinking by e in a quarter of a second.
    const best = possible(values)
    state.strength = best + (state.strength - best) * Math.exp(-dt / quick)
  },
  draw,
  describe(state, values) {
    const blur = blurOf(state, values)
    const where = meetingOf(state, values) - longOf(values)
    return `A thing ${(values.distance ?? 2).toFixed(1)} metres away is ${blur < 0.01 ? 'seen sharply' : `blurred: its light meets ${where < 0 ? 'before' : 'behind'} the retina`}; the eye has ${state.strength.toFixed(1)} dioptres.`
  },
  effects: [
    {
      control: 'distance',
      readout: 'strength',
      goes: 'down',
      after: 3,
      says: 'For near things the lens bulges and gets stronger.',
    },
    {
      control: 'length',
      readout: 'blur',
      goes: 'up',
      after: 3,
      over: [17.2, 18.6],
      given: { distance: 10 },
      says: 'The longer a short-sighted eye, the more far things are blurred. (A young lens can make up for a short eye.)',
    },
    {
      control: 'glasses',
      readout: 'strength',
      goes: 'down',
      after: 3,
      given: { distance: 0.16 },
      says: 'Glasses that gather light take work off the eye.',
    },
    {
      control: 'age',
      readout: 'near',
      goes: 'up',
      after: 0,
      over: [8, 58],
      says: 'The older you are, the farther away you must hold a book.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The blur is pupil × length × |P + G − 1/u − 1/l|, with all the strength the lens can give.',
      readout: 'blur',
      expected({ distance = 2, length = 17, glasses = 0, age = 12 }, time) {
        if (time < 3.9) return undefined
        const l = length / 1000
        // What is missing or too much when the lens does its best.
        const missing = 1 / l + 1 / distance - glasses - relaxed
        const most = Math.max(0, 18.5 - 0.3 * age)
        const left = missing < 0 ? missing : Math.max(0, missing - most)
        return 4 * l * Math.abs(left)
      },
      until: 4,
      where: { length: [17.4, 18.6], glasses: [0, 6], distance: [1, 10] },
    },
    {
      kind: 'analytic',
      says: 'A sharp picture needs P = 1/l + 1/u − G.',
      readout: 'strength',
      expected: ({ distance = 2, length = 17, glasses = 0 }, time) =>
        time > 3.9 ? 1000 / length + 1 / distance - glasses : undefined,
      until: 4,
      where: { length: [16.2, 16.9], glasses: [-2, 0], distance: [0.25, 10], age: [8, 20] },
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'A relaxed eye has a strength of 58.6 dioptres.',
      source:
        'A. Gullstrand’s schematic eye (in Helmholtz, Handbuch der physiologischen Optik, 3rd ed., 1909): 58.64 D.',
      values: { distance: 10, length: 17, glasses: 0, age: 12 },
      readout: 'strength',
      at: 4,
      expected: 58.64,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'At 12 years you see sharply from about 7 cm on.',
      source: 'H. W. Hofstetter (1950): mean amplitude 18.5 − 0.3 × age, 14.9 D at 12 years.',
      values: { length: 17, glasses: 0, age: 12 },
      readout: 'near',
      at: 0,
      expected: 1 / 14.9,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: 'P + G - \\frac{1}{u} = \\frac{1}{l}',
      about: 'Sharp: strength of eye and glasses fit distance and length.',
    },
    {
      tex: 'b = d\\,l\\left|P + G - \\frac{1}{u} - \\frac{1}{l}\\right|',
      about: 'Else the blur grows with the pupil d.',
    },
    { tex: 'D = \\frac{1}{f}', about: 'Dioptres: one over the focal length in metres.' },
  ],
  tries: [
    { says: 'Bring the thing up to your nose. How near can it come?', set: { distance: 0.08, age: 12 } },
    {
      says: 'Make the eye too long: far things blur. Then find the right glasses.',
      set: { length: 17.8, distance: 10, glasses: 0 },
    },
    {
      says: 'Be 65 and read a book at 30 cm. Which glasses help?',
      set: { age: 65, distance: 0.3, length: 17, glasses: 0 },
    },
    {
      says: 'Make the eye too short: a child can make up for it, but the muscle never rests.',
      set: { length: 16.2, distance: 10, age: 10 },
    },
  ],
  questions: [
    {
      asks: 'An eye is too long (18 mm). Which glasses make far things sharp?',
      options: ['Some that gather light (+3)', 'Some that spread light (−3)', 'No glasses can help'],
      settle: {
        readout: 'blur',
        after: 4,
        first: { length: 18, distance: 10, glasses: 3 },
        second: { length: 18, distance: 10, glasses: -3.25 },
        answer: (a, b) => (b < a && b < 0.02 ? 1 : a < 0.02 ? 0 : 2),
      },
      explains:
        'In a long eye light meets too early. Glasses that spread it a little let it meet farther back, on the retina.',
    },
    {
      asks: 'You look up from your book to a tree. Your lens becomes…',
      options: ['fatter and stronger', 'flatter and weaker', 'it stays the same'],
      settle: {
        readout: 'strength',
        after: 4,
        first: { distance: 0.3 },
        second: { distance: 10 },
        answer: (a, b) => (b > a + 0.2 ? 0 : b < a - 0.2 ? 1 : 2),
      },
      explains:
        'Light from far away arrives nearly side by side and needs less bending. That is why looking far rests the eyes.',
    },
    {
      asks: 'Grandmother is 65 and has good eyes for far things. Why does she need glasses for reading?',
      options: ['Her eye has grown too long', 'Her lens can hardly bulge any more', 'Her retina is blurred'],
      settle: {
        readout: 'blur',
        after: 4,
        first: { age: 65, distance: 0.3, length: 17, glasses: 0 },
        second: { age: 65, distance: 0.3, length: 17, glasses: 3.25 },
        answer: (a, b) => (a > 0.1 && b < 0.02 ? 1 : 0),
      },
      explains:
        'With age the lens gets stiff. Reading glasses of about +3 dioptres do what it no longer can.',
    },
  ],
  glossary: [
    { word: 'Retina', means: 'The back wall of the eye, which feels light.' },
    { word: 'Accommodation', means: 'The lens bulges to see near things sharply.' },
    { word: 'Short-sighted', means: 'The eye is too long; far things blur.' },
    { word: 'Long-sighted', means: 'The eye is too short; near things blur first.' },
    { word: 'Dioptre', means: 'The strength of a lens: 1 over its focal length in metres.' },
  ],
  goals: [
    'Explain how the eye makes a sharp picture.',
    'Tell short-sight, long-sight and old-age sight apart.',
    'Choose glasses that put the picture on the retina.',
  ],
  standards: [
    'NGSS 4-PS4-2',
    'NGSS MS-PS4-2',
    'England KS3 Physics: light waves, the eye',
    'England GCSE Biology: the eye, accommodation and defects',
  ],
})
