import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { type Athlete, bodyLag, bodyOf, demand, heartLag, output, payLag, strain, stroke } from './model.ts'
import { draw } from './view.ts'

export const heartAndExercise = system<Athlete>({
  id: 'heart-and-exercise',
  title: 'The heart at work',
  subject: 'biology',
  ages: [8, 18],
  words: [
    'heart rate',
    'heart and exercise',
    'pulse and exercise',
    'why the heart beats faster',
    'heartbeat',
    'circulatory system',
    'cardiac output',
    'stroke volume',
    'blood circulation',
    'oxygen uptake',
    'oxygen debt',
    'vo2max',
    'fitness and pulse',
    'exercise and breathing',
    'resting pulse',
    'cardiovascular system',
  ],
  tells: {
    young:
      'Put a hand on your chest: your heart is a pump as big as your fist. When you ride a bike, your legs need more oxygen, and blood must bring it. So the heart beats faster and harder. Stop, and it slowly calms down. Trained hearts pump more with every beat.',
    middle:
      'Working muscles need oxygen, which the blood brings. The heart answers with more beats a minute and more blood in each beat: both together make the cardiac output. It takes a minute or two to get there; until then the muscles borrow, and pay the oxygen debt back after the work.',
    upper:
      'Fick’s principle: oxygen uptake is cardiac output times the arteriovenous difference. Uptake follows the demand exponentially with τ ≈ 35 s, so that the deficit of a steady load is Δ·τ. Heart rate uses the same share of its reserve as uptake; stroke volume levels off at two fifths.',
  },
  controls: [
    {
      id: 'effort',
      label: 'Effort on the bike',
      symbol: 'P',
      unit: 'W',
      from: 0,
      to: 300,
      usual: 100,
      step: 5,
      about: '0 is sitting still, 50 easy, 150 hard, 300 only for athletes.',
    },
    {
      id: 'fitness',
      label: 'Fitness',
      symbol: '\\dot V_{O_2 max}',
      unit: 'mL/kg min',
      from: 25,
      to: 75,
      usual: 45,
      step: 1,
      about: 'The most oxygen the body can use: 25 untrained, 45 sporty, 75 a champion.',
      restarts: true,
    },
    {
      id: 'age',
      label: 'Age',
      unit: 'years',
      from: 10,
      to: 80,
      usual: 35,
      step: 1,
      about: 'The fastest the heart can beat falls with the years.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Body weight',
      symbol: 'm',
      unit: 'kg',
      from: 40,
      to: 110,
      usual: 70,
      step: 1,
      about: 'A heavier body uses more oxygen, even at rest.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'heart',
      label: 'Heart rate',
      symbol: 'HR',
      unit: 'per minute',
      digits: 0,
      about: 'Beats in a minute: your pulse.',
      of: ({ heart }) => heart,
    },
    {
      id: 'stroke',
      label: 'Blood in one beat',
      symbol: 'SV',
      unit: 'mL',
      digits: 0,
      about: 'Stroke volume: about a small glass.',
      of: ({ oxygen }, values) => stroke(oxygen, values),
    },
    {
      id: 'output',
      label: 'Blood in a minute',
      symbol: 'Q',
      unit: 'L/min',
      digits: 1,
      about: 'Cardiac output: beats a minute times blood in one beat.',
      of: output,
    },
    {
      id: 'oxygen',
      label: 'Oxygen taken up',
      symbol: '\\dot V_{O_2}',
      unit: 'mL/min',
      digits: 0,
      about: 'What the body uses in a minute.',
      of: ({ oxygen }) => oxygen,
    },
    {
      id: 'taken',
      label: 'Oxygen taken from the blood',
      symbol: 'a-v',
      unit: 'mL/L',
      digits: 0,
      about: 'Of the 200 mL that each litre brings.',
      of: (state, values) => state.oxygen / output(state, values),
    },
    {
      id: 'owed',
      label: 'Oxygen owed',
      unit: 'L',
      digits: 2,
      about: 'What the muscles have borrowed and must pay back.',
      of: ({ owed }) => owed / 1000,
    },
  ],
  graphs: [
    {
      id: 'heart',
      title: 'Heart rate over time',
      x: 'time',
      y: ['heart'],
      about: 'It climbs for a minute or two and then holds.',
    },
    {
      id: 'oxygen',
      title: 'Oxygen over time',
      x: 'time',
      y: ['oxygen'],
      about: 'It lags behind the work: the gap is what is owed.',
    },
    {
      id: 'fick',
      title: 'Blood in a minute against oxygen',
      x: 'oxygen',
      y: ['output'],
      about: 'About five litres of blood more for each litre of oxygen.',
    },
  ],
  dt: 0.1,
  pace: 4,
  timeUnit: 's',
  start(values) {
    const { restOxygen, restHeart } = bodyOf(values)
    return {
      oxygen: restOxygen,
      heart: restHeart,
      owed: 0,
      beats: 0,
      turns: 0,
      spent: false,
      time: 0,
      steps: 0,
      trail: [[0, restHeart]],
    }
  },
  step(state, values, dt) {
    const { mostOxygen, restHeart, mostHeart, limit } = bodyOf(values)
    const asked = demand(state.spent, values)
    // At rest the breath stays up until more than the lag itself has been paid back.
    const isResting = state.spent || (values.effort ?? 100) <= 0
    const more = isResting ? Math.max(0, state.owed - ((state.oxygen - asked) * bodyLag) / 60) : 0
    const goal = Math.min(asked + (60 * more) / payLag, mostOxygen)
    // Both follow exponentially, and within a step exactly so; what is owed is the integral of the gap, in minutes.
    const kept = Math.exp(-dt / bodyLag)
    const gap = goal - state.oxygen
    state.owed = Math.max(0, state.owed + ((asked - goal) * dt + gap * bodyLag * (1 - kept)) / 60)
    state.oxygen = goal - gap * kept
    const wanted = restHeart + (mostHeart - restHeart) * strain(goal, values)
    state.heart = wanted + (state.heart - wanted) * Math.exp(-dt / heartLag)
    if (state.owed >= limit) state.spent = true
    else if (state.spent && state.owed < 0.3 * limit) state.spent = false
    state.beats += (state.heart / 60) * dt
    const effort = state.spent ? 0 : (values.effort ?? 100)
    state.turns += effort > 0 ? (0.6 + effort / 400) * dt : 0
    state.steps++
    state.time = state.steps * dt
    if (state.steps % 10 === 0) keepTrail(state.trail, [state.time, state.heart], 240)
  },
  draw,
  describe(state, values) {
    const blood = output(state, values)
    const doing = state.spent
      ? 'The rider is exhausted and must rest'
      : (values.effort ?? 100) > 0
        ? `The rider pedals with ${(values.effort ?? 100).toFixed(0)} watts`
        : 'The rider sits still'
    return `${doing}. The heart beats ${state.heart.toFixed(0)} times a minute and pumps ${blood.toFixed(1)} litres; ${(state.owed / 1000).toFixed(2)} litres of oxygen are owed.`
  },
  effects: [
    {
      control: 'effort',
      readout: 'heart',
      goes: 'up',
      after: 90,
      over: [0, 250],
      says: 'More effort makes the heart beat faster.',
    },
    {
      control: 'fitness',
      readout: 'heart',
      goes: 'down',
      after: 90,
      over: [30, 75],
      says: 'A trained heart does the same work with fewer beats.',
    },
    {
      control: 'age',
      readout: 'heart',
      goes: 'down',
      after: 90,
      given: { effort: 250 },
      says: 'The fastest pulse falls with age.',
    },
    {
      control: 'mass',
      readout: 'oxygen',
      goes: 'up',
      after: 90,
      says: 'A heavier body uses more oxygen for the same work.',
    },
    {
      control: 'fitness',
      readout: 'stroke',
      goes: 'up',
      after: 0,
      says: 'A trained heart moves more blood with each beat.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The oxygen owed in steady work is Δ·τ·(1 − exp(−t/τ)).',
      readout: 'owed',
      expected({ effort = 100, mass = 70 }, time) {
        const more = 3.5 * mass + 10.8 * effort
        return ((more * bodyLag) / 60 / 1000) * (1 - Math.exp(-time / bodyLag))
      },
      until: 180,
      where: { effort: [40, 120], fitness: [45, 75], mass: [55, 90] },
    },
    {
      kind: 'published',
      says: 'At rest the body takes about 50 mL of oxygen from each litre of blood (20 less 15 in 100 mL).',
      source: 'Guyton and Hall, Textbook of Medical Physiology, transport of oxygen in the blood.',
      values: { effort: 0 },
      readout: 'taken',
      at: 60,
      expected: 50,
      within: 0.04,
    },
    {
      kind: 'published',
      says: 'At 40 years the fastest pulse is 180.',
      source: 'Tanaka, Monahan and Seals, J. Am. Coll. Cardiol. 37 (2001) 153: 208 − 0.7·age.',
      values: { effort: 300, age: 40 },
      readout: 'heart',
      at: 150,
      expected: 180,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Cardiac output is about 5 L a minute and 5 to 6 L more for each litre of oxygen: 15.6 L at 150 W.',
      source: 'Åstrand and Rodahl, Textbook of Work Physiology, cardiac output and oxygen uptake.',
      values: { effort: 150 },
      readout: 'output',
      at: 240,
      expected: 15.6,
      within: 0.08,
    },
  ],
  formulas: [
    { tex: 'Q = HR \\cdot SV', about: 'Blood in a minute: beats times blood in one beat.' },
    {
      tex: '\\dot V_{O_2} = Q \\cdot (a - v)',
      about: 'Fick: oxygen used is blood times what is taken from it.',
    },
    {
      tex: '\\dot V_{O_2}(t) = \\dot V_{O_2,0} + \\Delta\\,(1 - e^{-t/\\tau})',
      about: 'How oxygen uptake climbs when work begins.',
    },
    { tex: 'HR_{max} \\approx 208 - 0.7\\,\\text{age}', about: 'The fastest pulse.' },
  ],
  tries: [
    {
      says: 'Ride for a minute, then set the effort to 0. How long until the pulse is calm?',
      set: { effort: 0 },
    },
    { says: 'Let a champion ride with 150 W, then someone untrained.', set: { effort: 150, fitness: 75 } },
    { says: 'Ride flat out until the rider has to stop.', set: { effort: 300 } },
    { says: 'Compare a ten-year-old with a grandparent at full effort.', set: { age: 75, effort: 250 } },
    {
      says: 'Take your own pulse for 15 seconds, times 4. Which fitness has the same at rest?',
      set: { effort: 0 },
    },
  ],
  questions: [
    {
      asks: 'A trained and an untrained rider both pedal with 100 W. Whose heart beats faster?',
      options: ['The trained one’s', 'The untrained one’s', 'Both the same'],
      settle: {
        readout: 'heart',
        after: 120,
        first: { fitness: 70 },
        second: { fitness: 35 },
        answer: (a, b) => (a > b * 1.03 ? 0 : b > a * 1.03 ? 1 : 2),
      },
      explains: 'The trained heart is larger and moves more blood with each beat, so it needs fewer beats.',
    },
    {
      asks: 'At 150 W the body uses about 8 times as much oxygen as at rest. Does the heart beat 8 times as fast?',
      options: ['Yes, about 8 times', 'No, only about twice', 'No, it beats as before'],
      settle: {
        readout: 'heart',
        after: 200,
        first: { effort: 0 },
        second: { effort: 150 },
        answer: (a, b) => (b / a > 5 ? 0 : b / a > 1.3 ? 1 : 2),
      },
      explains:
        'Three things help: more beats, more blood in each beat, and the muscles take more oxygen out of each litre.',
    },
    {
      asks: 'You stop pedalling after a hard minute. Half a minute later your pulse is…',
      options: ['as at rest', 'still faster than at rest', 'slower than at rest'],
      settle: {
        readout: 'owed',
        after: 60,
        first: { effort: 150 },
        answer: (a) => (a > 0.05 ? 1 : 0),
      },
      explains: 'Your muscles owe oxygen: more than a litre. Breath and pulse stay up until it is paid back.',
    },
  ],
  glossary: [
    { word: 'Pulse', means: 'The beat of the heart as you feel it at the wrist.' },
    { word: 'Stroke volume', means: 'The blood that one beat moves.' },
    { word: 'Cardiac output', means: 'The blood that the heart moves in a minute.' },
    { word: 'Artery and vein', means: 'Arteries bring blood from the heart, veins bring it back.' },
    { word: 'Oxygen debt', means: 'Oxygen the muscles borrowed when the work began, to be paid back later.' },
  ],
  goals: [
    'Explain why the heart beats faster in exercise.',
    'Multiply heart rate and stroke volume, and read both from graphs.',
    'Compare trained and untrained hearts.',
  ],
  standards: [
    'NGSS 4-LS1-1',
    'NGSS MS-LS1-3',
    'NGSS HS-LS1-2',
    'England KS2 Science: animals including humans, the heart and exercise',
    'England GCSE Biology: circulatory system, effects of exercise',
  ],
})
