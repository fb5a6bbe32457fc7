import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Ferry, flowAt, longest, ownOf, shore } from './model.ts'
import { draw } from './view.ts'

const crossing = (values: Values) => (values.width ?? 40) / ownOf(values)[0]

/** Where it lands: its own way and the mean flow, for as long as the crossing takes. */
function drift(values: Values): number {
  const mean = (values.bed ?? 0) < 0.5 ? (values.flow ?? 1) : ((values.flow ?? 1) * 2) / 3
  return (mean + ownOf(values)[1]) * crossing(values)
}

export const riverCrossing = system<Ferry>({
  id: 'river-crossing',
  title: 'Across the river: adding velocities',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'river crossing',
    'boat crossing a river',
    'adding velocities',
    'velocity vectors',
    'vector addition',
    'relative velocity',
    'boat and current',
    'resultant velocity',
    'swimming across a river',
    'components of a vector',
    'heading and drift',
  ],
  tells: {
    young:
      'A duck steers a little boat across a river. The water carries it along while it crosses. To land straight across it must steer a bit against the stream. Can you find the right direction?',
    middle:
      'The boat moves through the water and the water moves too: both velocities add up as arrows, tip to tail. How long the crossing takes depends only on the part of the boat’s velocity straight across; the stream only changes where it lands.',
    upper:
      'v = u + w with u the boat’s velocity through the water and w the flow. The crossing takes b/(u cos α), the drift is ∫(w(y) − u sin α)dy/(u cos α). For an even flow α = arcsin(w/u) lands straight opposite, if u > w; for a parabolic profile the mean is two thirds of the largest flow and the path is S-shaped.',
  },
  controls: [
    {
      id: 'boat',
      label: 'Speed of the boat',
      symbol: 'u',
      unit: 'm/s',
      from: 1,
      to: 4,
      usual: 2,
      about: 'Through the water. Rowing is 1 to 2 m/s.',
      restarts: true,
    },
    {
      id: 'heading',
      label: 'Steers upstream by',
      symbol: '\\alpha',
      unit: '°',
      from: -40,
      to: 70,
      usual: 0,
      about: '0 is straight across; above zero the bow points against the stream.',
      restarts: true,
    },
    {
      id: 'flow',
      label: 'Speed of the stream',
      symbol: 'w',
      unit: 'm/s',
      from: 0,
      to: 3,
      usual: 1,
      about: 'In the middle of the river.',
      restarts: true,
    },
    {
      id: 'width',
      label: 'Width of the river',
      symbol: 'b',
      unit: 'm',
      from: 20,
      to: 80,
      usual: 40,
      about: 'From bank to bank.',
      restarts: true,
    },
    {
      id: 'bed',
      label: 'The water flows',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['evenly', 'fastest in the middle'],
      about: 'Real rivers are slow at their banks.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'across',
      label: 'Distance across',
      symbol: 'y',
      unit: 'm',
      digits: 1,
      about: 'From the bank where it started.',
      of: ({ across }) => across,
    },
    {
      id: 'down',
      label: 'Drifted down the river',
      symbol: 'x',
      unit: 'm',
      digits: 2,
      about: 'Below zero: up the river.',
      of: ({ down }) => down,
    },
    {
      id: 'time',
      label: 'Time',
      symbol: 't',
      unit: 's',
      digits: 1,
      about: 'Since it left; it stops at landing.',
      of: ({ time }) => time,
    },
    {
      id: 'speed',
      label: 'Speed over ground',
      symbol: 'v',
      unit: 'm/s',
      about: 'As seen from the bank.',
      of: ({ across, landed }, values) =>
        landed ? 0 : Math.hypot(ownOf(values)[0], ownOf(values)[1] + flowAt(across, values)),
    },
  ],
  graphs: [
    {
      id: 'path',
      title: 'The path',
      x: 'down',
      y: ['across'],
      about: 'Straight in an even stream, bent where the stream is not even.',
    },
    {
      id: 'across',
      title: 'Distance across over time',
      x: 'time',
      y: ['across'],
      about: 'The stream does not change it.',
    },
  ],
  dt: 1 / 20,
  pace: 3,
  timeUnit: 's',
  start: () => ({ across: 0, down: 0, time: 0, landed: false, trail: [[0, 0]] }),
  step(state, values, dt) {
    const { width = 40 } = values
    const [over, along] = ownOf(values)
    const part = Math.min(dt, (width - state.across) / over)
    // Simpson's rule along the step: the flow depends on the place across.
    const [a, b, c] = [0, 0.5, 1].map((share) => flowAt(state.across + share * part * over, values))
    state.down += part * along + (part / 6) * ((a ?? 0) + 4 * (b ?? 0) + (c ?? 0))
    state.across += part * over
    state.time += part
    if (part < dt) {
      state.across = width
      state.landed = true
    }
    if (Math.round(state.time / dt) % 4 === 0) keepTrail(state.trail, [state.across, state.down], 500)
  },
  isOver: ({ landed, time, down }) => landed || time > longest || Math.abs(down) > shore,
  draw,
  describe: ({ across, down, time, landed }) =>
    `${landed ? 'The boat has landed' : `The boat is ${across.toFixed(0)} metres across`} after ${time.toFixed(0)} seconds, ${Math.abs(down).toFixed(1)} metres ${down >= 0 ? 'down' : 'up'} the river.`,
  effects: [
    {
      control: 'flow',
      readout: 'down',
      goes: 'up',
      after: 30,
      says: 'A faster stream carries it farther down.',
    },
    {
      control: 'heading',
      readout: 'down',
      goes: 'down',
      after: 60,
      over: [-40, 60],
      says: 'Steering upstream lands farther up.',
    },
    { control: 'boat', readout: 'time', goes: 'down', after: 60, says: 'A faster boat is across sooner.' },
    { control: 'width', readout: 'time', goes: 'up', after: 60, says: 'A wider river takes longer.' },
    {
      control: 'bed',
      readout: 'down',
      goes: 'down',
      after: 60,
      says: 'Where the water is slow at the banks, it drifts less.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'It lands where its own way and the mean flow carry it; a stream that is fastest in the middle has two thirds as mean.',
      readout: 'down',
      expected: (values, time) =>
        time > crossing(values) && Math.abs(drift(values)) < shore ? drift(values) : undefined,
      until: 75,
      where: { heading: [-40, 40], width: [20, 60], boat: [1.5, 4] },
    },
    {
      kind: 'analytic',
      says: 'The crossing takes b/(u·cos α), whatever the stream.',
      readout: 'time',
      expected: (values, time) => (time > crossing(values) ? crossing(values) : undefined),
      until: 75,
      where: { heading: [-40, 40], width: [20, 60], boat: [1.5, 4], flow: [0, 2] },
    },
  ],
  formulas: [
    { tex: '\\vec v = \\vec u + \\vec w', about: 'Velocities add up as arrows.' },
    { tex: 't = \\frac{b}{u\\cos\\alpha}', about: 'The time across: only the part straight across counts.' },
    {
      tex: '\\sin\\alpha = \\frac{w}{u}',
      about: 'The heading that lands straight opposite, in an even stream.',
    },
  ],
  tries: [
    {
      says: 'Find the heading with which the boat lands at the flag.',
      set: { boat: 2, flow: 1, heading: 0, bed: 0 },
    },
    {
      says: 'A stream as fast as the boat: can you still land at the flag?',
      set: { boat: 2, flow: 2, heading: 50 },
    },
    { says: 'Which heading is the quickest way across? Watch the clock.', set: { heading: 0 } },
    { says: 'A real river: look at the S of the path.', set: { bed: 1, heading: 20, flow: 1.5 } },
  ],
  questions: [
    {
      asks: 'The boat steers straight across. The stream gets three times as fast. The crossing takes…',
      options: ['longer', 'just as long', 'less time'],
      settle: {
        readout: 'time',
        after: 60,
        first: { flow: 1 },
        second: { flow: 3 },
        answer: (a, b) => (b > 1.01 * a ? 0 : b < 0.99 * a ? 2 : 1),
      },
      explains: 'The stream pushes along the river, not across. It changes where the boat lands, not when.',
    },
    {
      asks: 'The boat does 2 m/s, the stream 1 m/s. By how much must it steer upstream to land straight opposite?',
      options: ['15°', '30°', '45°'],
      settle: {
        readout: 'down',
        after: 60,
        first: { boat: 2, flow: 1, heading: 15 },
        second: { boat: 2, flow: 1, heading: 30 },
        answer: (fifteen, thirty) => (Math.abs(fifteen) < 0.5 ? 0 : Math.abs(thirty) < 0.5 ? 1 : 2),
      },
      explains: 'Half of its speed must go against the stream, and the sine of 30° is a half.',
    },
    {
      asks: 'With this heading of 30° instead of straight across, the crossing takes…',
      options: ['less time', 'just as long', 'longer'],
      settle: {
        readout: 'time',
        after: 60,
        first: { heading: 0 },
        second: { heading: 30 },
        answer: (a, b) => (b < 0.99 * a ? 0 : b > 1.01 * a ? 2 : 1),
      },
      explains: 'A part of the speed is spent on fighting the stream, so less is left for going across.',
    },
  ],
  glossary: [
    { word: 'Vector', means: 'A quantity with a direction, drawn as an arrow.' },
    { word: 'Resultant', means: 'The one arrow that several arrows add up to.' },
    { word: 'Component', means: 'The part of an arrow in a given direction.' },
    { word: 'Drift', means: 'How far the stream carries the boat along.' },
  ],
  goals: [
    'Add velocities as arrows.',
    'See that parts at right angles do not disturb each other.',
    'Find a heading by reasoning and check it.',
  ],
  standards: [
    'NGSS HS-PS2-1',
    'England GCSE Physics: scalars and vectors, resultant by scale drawing',
    'England A level Physics: vectors',
    'Common Core Mathematics HSN-VM.A.3',
  ],
})
