import { system } from '@makebelieve/kit/simulation/system'
import { counted } from '../figures.ts'
import { type Clock, gapOf, readOff, said, startMinutes } from './model.ts'
import { draw } from './view.ts'

export const tellingTheTime = system<Clock>({
  id: 'telling-the-time',
  title: 'Telling the time',
  subject: 'mathematics',
  ages: [6, 11],
  words: [
    'telling the time',
    'clock face',
    'analogue clock',
    'reading a clock',
    'hour hand and minute hand',
    'hands of a clock',
    'half past and quarter to',
    'learning the clock',
    'minutes and hours',
    "o'clock",
    'when do the hands meet',
    'angle between the hands',
  ],
  tells: {
    young:
      'The long hand shows the minutes and the short hand the hours. While the long hand goes all the way round, the short hand creeps from one number to the next. Can you say what time it is before you look at the answer?',
    middle:
      'The minute hand turns by 6° in a minute, the hour hand by half a degree: it is twelve times slower. At half past, the hour hand is half-way between two numbers. How often do the two hands meet in half a day?',
    upper:
      'Two uniform rotations with a ratio of 12 : 1. The hands meet whenever the difference of 5.5° per minute has made a full turn: every 720/11 = 65.45 minutes, eleven times in twelve hours.',
  },
  controls: [
    {
      id: 'hour',
      label: 'Start at the hour',
      unit: '',
      from: 1,
      to: 12,
      usual: 3,
      step: 1,
      about: 'What the short hand points to at first.',
      restarts: true,
    },
    {
      id: 'minute',
      label: 'Start at the minute',
      unit: 'min',
      from: 0,
      to: 55,
      usual: 0,
      step: 5,
      about: 'Minutes after the hour, at first.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Minutes in a second',
      unit: 'min/s',
      from: 0.5,
      to: 60,
      usual: 5,
      logarithmic: true,
      about: 'How quickly the clock runs; with 60 an hour passes in a second.',
    },
  ],
  readouts: [
    {
      id: 'hourAngle',
      label: 'Short hand',
      unit: '°',
      digits: 1,
      about: 'How far from the top it points, clockwise.',
      of: ({ hour }) => ((hour % 360) + 360) % 360,
    },
    {
      id: 'minuteAngle',
      label: 'Long hand',
      unit: '°',
      digits: 1,
      about: 'How far from the top it points, clockwise.',
      of: ({ minute }) => ((minute % 360) + 360) % 360,
    },
    {
      id: 'gap',
      label: 'Between the hands',
      unit: '°',
      digits: 1,
      about: 'The angle from one hand to the other, the short way.',
      of: gapOf,
    },
    {
      id: 'passed',
      label: 'Minutes passed',
      unit: 'min',
      digits: 0,
      about: 'Since the start.',
      of: ({ passed }) => passed,
    },
    {
      id: 'meetings',
      label: 'The hands have met',
      unit: 'times',
      digits: 0,
      about: 'How often the long hand has overtaken the short one since the start.',
      of: ({ meetings }) => meetings,
    },
    {
      id: 'between',
      label: 'From meeting to meeting',
      unit: 'min',
      digits: 2,
      about: 'How many minutes were between the last two meetings.',
      known: ({ between }) => between > 0,
      of: ({ between }) => between,
    },
  ],
  graphs: [
    {
      id: 'hands',
      title: 'The two hands over time',
      x: 'passed',
      y: ['minuteAngle', 'hourAngle'],
      about: 'A quick saw and a slow line; where they cross, the hands meet.',
    },
    {
      id: 'gap',
      title: 'Between the hands',
      x: 'passed',
      y: ['gap'],
      about: 'It falls to zero whenever they meet.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => {
    const minutes = startMinutes(values)
    return {
      hour: minutes * 0.5,
      minute: (minutes % 60) * 6,
      started: minutes,
      meetings: 0,
      lastMeeting: Number.NaN,
      between: 0,
      passed: 0,
    }
  },
  step(state, { speed = 5 }, dt) {
    // Gears: the long hand turns 6 degrees a minute, and the short one a twelfth of what the long one does.
    const turn = 6 * speed * dt
    const before = state.minute - state.hour
    state.minute += turn
    state.hour += turn / 12
    state.passed += speed * dt
    const after = state.minute - state.hour
    const rounds = Math.floor(after / 360) - Math.floor(before / 360)
    if (rounds < 1) return
    state.meetings += rounds
    // The moment of meeting within this step, from how far the long hand is already past.
    const late = ((after % 360) + 360) % 360
    const met = state.passed - (late / (turn - turn / 12)) * speed * dt
    if (Number.isFinite(state.lastMeeting)) state.between = met - state.lastMeeting
    state.lastMeeting = met
  },
  draw,
  describe: (state) => {
    const now = readOff(state)
    return `It is ${said(now)}. The hands are ${gapOf(state).toFixed(0)} degrees apart and have met ${counted(state.meetings, 'time')}.`
  },
  effects: [
    { control: 'speed', readout: 'passed', goes: 'up', says: 'A faster clock gets through more minutes.' },
    {
      control: 'hour',
      readout: 'hourAngle',
      goes: 'up',
      after: 0,
      over: [1, 11],
      says: 'Every hour moves the short hand by 30°.',
    },
    {
      control: 'minute',
      readout: 'minuteAngle',
      goes: 'up',
      after: 0,
      says: 'Every five minutes move the long hand by 30°.',
    },
    {
      control: 'minute',
      readout: 'hourAngle',
      goes: 'up',
      after: 0,
      says: 'With the minutes the short hand creeps on too.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'From meeting to meeting it takes 720/11 = 65.45 minutes.',
      readout: 'between',
      expected: ({ speed = 5 }, time) => (speed * time > 140 ? 720 / 11 : undefined),
      until: 8,
      where: { speed: [25, 60] },
      within: 0.0005,
    },
    {
      kind: 'analytic',
      says: 'The short hand has turned by half a degree for every minute since twelve.',
      readout: 'hourAngle',
      expected: (values, time) => ((startMinutes(values) + (values.speed ?? 5) * time) * 0.5) % 360,
      until: 4,
      where: { hour: [1, 7], speed: [0.5, 20] },
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'In twelve hours the hands meet eleven times.',
      source: 'A classic of puzzle books: Henry Dudeney, Amusements in Mathematics (1917), clock puzzles.',
      values: { hour: 3, minute: 0, speed: 60 },
      readout: 'meetings',
      at: 12,
      expected: 11,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: '\\text{long hand} = 6^\\circ \\times \\text{minutes}', about: '360° in 60 minutes.' },
    {
      tex: '\\text{short hand} = 30^\\circ \\times \\text{hours} + 0.5^\\circ \\times \\text{minutes}',
      about: '360° in 12 hours.',
    },
    {
      tex: '\\frac{360^\\circ}{6^\\circ - 0.5^\\circ} = 65.45\\ \\text{min}',
      about: 'From one meeting of the hands to the next.',
    },
  ],
  tries: [
    { says: 'Say the time aloud every five minutes.', set: { hour: 7, minute: 0, speed: 2 } },
    { says: 'Half past four: where exactly is the short hand?', set: { hour: 4, minute: 30, speed: 0.5 } },
    { says: 'Let hours fly. How often do the hands meet?', set: { hour: 12, minute: 0, speed: 60 } },
    {
      says: 'When are the hands at right angles? Stop when you think so.',
      set: { hour: 3, minute: 0, speed: 5 },
    },
  ],
  questions: [
    {
      asks: 'It is half past three. Where does the short hand point?',
      options: ['Exactly at the 3', 'Half-way between 3 and 4', 'Exactly at the 4'],
      settle: {
        readout: 'hourAngle',
        after: 0,
        first: { hour: 3, minute: 30 },
        answer: (angle) => (angle < 95 ? 0 : angle < 115 ? 1 : 2),
      },
      explains: 'Half of the hour is over, so the short hand has done half of its way to the 4.',
    },
    {
      asks: 'How often does the long hand overtake the short one in twelve hours?',
      options: ['11 times', '12 times', '24 times'],
      settle: {
        readout: 'meetings',
        after: 12,
        first: { hour: 3, minute: 0, speed: 60 },
        answer: (times) => (times < 11.5 ? 0 : times < 18 ? 1 : 2),
      },
      explains:
        'The long hand goes round 12 times, but the short one runs away from it by one round: 12 − 1 = 11.',
    },
    {
      asks: 'What is the angle between the hands at half past three?',
      options: ['90°', '75°', '60°'],
      settle: {
        readout: 'gap',
        after: 0,
        first: { hour: 3, minute: 30 },
        answer: (gap) => (gap > 82 ? 0 : gap > 67 ? 1 : 2),
      },
      explains: 'The long hand is at 180°, the short one already at 105°: 75° are between them.',
    },
  ],
  glossary: [
    { word: 'Hour hand', means: 'The short one: it goes round in twelve hours.' },
    { word: 'Minute hand', means: 'The long one: it goes round in one hour.' },
    { word: 'Quarter past', means: 'Fifteen minutes after the full hour.' },
    { word: 'Clockwise', means: 'Turning the way the hands of a clock do.' },
  ],
  goals: [
    'Read the time from two hands.',
    'See how the two hands depend on each other.',
    'Work out angles between the hands.',
  ],
  standards: [
    'CCSS 2.MD.C.7',
    'CCSS 3.MD.A.1',
    'England KS1 and KS2 Mathematics: measurement (telling the time)',
  ],
})
