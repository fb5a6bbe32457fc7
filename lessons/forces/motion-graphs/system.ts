import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { ends, second, until, type Walk, wish } from './model.ts'
import { draw } from './view.ts'

/** The last place, from the areas of trapezoids under the speed; nothing where a leg is too short to get up to speed. */
function lastPlace({ go = 2, first = 5, wait = 3, back = -1.5, quick = 2 }: Values): number | undefined {
  const [up, down] = [go / quick, Math.abs(back) / quick]
  if (up > first || up > wait || down > second) return undefined
  // Getting up to speed costs as much way as slowing down afterwards gives back.
  return go * first + back * second
}

export const motionGraphs = system<Walk>({
  id: 'motion-graphs',
  title: 'A walk and its graphs',
  subject: 'physics',
  ages: [10, 16],
  words: [
    'distance time graph',
    'position time graph',
    'velocity time graph',
    'motion graph',
    'speed and velocity',
    'displacement and distance',
    'slope of a graph as speed',
    'area under a velocity graph',
    'average speed',
    'walking cat graph',
    'story of a walk in a graph',
    'kinematics graph',
  ],
  tells: {
    young:
      'A cat walks away from home, waits a while, and walks again. Two lines tell the story of its walk. Steep means fast, flat means waiting, and downhill means going home. Can you make up a walk and guess its line?',
    middle:
      'The first graph shows the place at each time: its slope is the speed. The second shows the speed: its height is the slope of the first, and the area under it is the distance. Going home is a negative speed. How far you have walked and how far you are from home are two different things.',
    upper:
      'x(t) and v(t) = dx/dt: slope and area, derivative and integral. The walk has three legs with a limited acceleration, so v is made of trapezoids; the displacement is the signed area, the path length the area of |v|, the mean velocity displacement by time.',
  },
  controls: [
    {
      id: 'go',
      label: 'First speed',
      symbol: 'v_1',
      unit: 'm/s',
      from: 0.5,
      to: 4,
      usual: 2,
      about: 'Away from home. A walk is 1.5, a run 4 m/s.',
      restarts: true,
    },
    {
      id: 'first',
      label: 'First walk lasts',
      symbol: 't_1',
      unit: 's',
      from: 2,
      to: 8,
      usual: 5,
      about: 'How long it walks before it waits.',
      restarts: true,
    },
    {
      id: 'wait',
      label: 'Waits for',
      unit: 's',
      from: 0,
      to: 6,
      usual: 3,
      about: 'How long it sits.',
      restarts: true,
    },
    {
      id: 'back',
      label: 'Second speed',
      symbol: 'v_2',
      unit: 'm/s',
      from: -4,
      to: 4,
      usual: -1.5,
      about: 'For six seconds. Below zero: back towards home.',
      restarts: true,
    },
    {
      id: 'quick',
      label: 'Changes its speed by',
      symbol: 'a',
      unit: 'm/s²',
      from: 1,
      to: 8,
      usual: 3,
      about: 'How quickly it gets going and stops.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'place',
      label: 'From home',
      symbol: 'x',
      unit: 'm',
      about: 'Below zero: on the other side of the house.',
      of: ({ place }) => place,
    },
    {
      id: 'speed',
      label: 'Velocity',
      symbol: 'v',
      unit: 'm/s',
      about: 'With its direction: below zero means towards the left.',
      of: ({ speed }) => speed,
    },
    {
      id: 'way',
      label: 'Total walked',
      symbol: 's',
      unit: 'm',
      about: 'Every step counts, in either direction.',
      of: ({ way }) => way,
    },
    {
      id: 'mean',
      label: 'Mean speed',
      unit: 'm/s',
      about: 'Total distance divided by total time, including waiting.',
      known: ({ time }) => time > 0,
      of: ({ way, time }) => (time > 0 ? way / time : 0),
    },
  ],
  graphs: [
    { id: 'place', title: 'Place over time', x: 'time', y: ['place'], about: 'Its slope is the velocity.' },
    {
      id: 'speed',
      title: 'Velocity over time',
      x: 'time',
      y: ['speed'],
      about: 'The area under it is the change of place.',
    },
    {
      id: 'way',
      title: 'Distance walked and place over time',
      x: 'time',
      y: ['way', 'place'],
      about: 'They part when the cat turns back.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ place: 0, speed: 0, time: 0, way: 0, trail: [[0, 0, 0]] }),
  step(state, values, dt) {
    const { quick = 2 } = values
    let left = dt
    // A step is cut where the wish changes, where the wish is reached, and where the cat turns round.
    for (let guard = 0; guard < 8 && left > 1e-9; guard++) {
      const goal = wish(values, state.time)
      const lack = goal - state.speed
      const gain = Math.sign(lack) * (Math.abs(lack) < 1e-12 ? 0 : quick)
      const marks = [values.first ?? 5, (values.first ?? 5) + (values.wait ?? 3), ends(values)]
      let part = left
      for (const mark of marks) if (mark > state.time + 1e-9) part = Math.min(part, mark - state.time)
      const reached = gain !== 0 && Math.abs(lack) / quick <= part
      if (reached) part = Math.abs(lack) / quick
      const turns = state.speed * gain < 0 && Math.abs(state.speed) / quick < part
      if (turns) part = Math.abs(state.speed) / quick
      const gone = state.speed * part + 0.5 * gain * part * part
      state.place += gone
      state.way += Math.abs(gone)
      state.speed = turns ? 0 : reached ? goal : state.speed + gain * part
      state.time += part
      left -= part
    }
    if (Math.round(state.time / dt) % 5 === 0)
      keepTrail(state.trail, [state.time, state.place, state.speed], 300)
  },
  isOver: ({ time }) => time >= until,
  draw,
  describe: ({ place, speed, way }) =>
    `The cat is ${Math.abs(place).toFixed(1)} metres ${place < -0.05 ? 'to the left of' : 'from'} home and ${Math.abs(speed) < 0.01 ? 'sits' : `walks ${Math.abs(speed).toFixed(1)} metres a second ${speed > 0 ? 'to the right' : 'to the left'}`}; it has walked ${way.toFixed(1)} metres in total.`,
  effects: [
    {
      control: 'go',
      readout: 'place',
      goes: 'up',
      after: 7,
      says: 'A faster start gets it farther away, with a steeper line.',
    },
    {
      control: 'first',
      readout: 'place',
      goes: 'up',
      after: 20,
      says: 'A longer first walk ends farther from home.',
    },
    {
      control: 'back',
      readout: 'place',
      goes: 'up',
      after: 22,
      says: 'The second speed, with its direction, is added to the place.',
    },
    {
      control: 'wait',
      readout: 'way',
      goes: 'down',
      after: 10.5,
      says: 'The longer it waits, the less it has walked by a given time.',
    },
    {
      control: 'quick',
      readout: 'speed',
      goes: 'up',
      after: 0.3,
      given: { go: 4 },
      says: 'Quicker changes make steeper flanks in the velocity.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The last place is the signed area under the velocity: v₁·t₁ + v₂·6 s.',
      readout: 'place',
      expected: (values, time) => (time > 22.5 ? lastPlace(values) : undefined),
      until: 23,
      where: { go: [0.5, 4], wait: [2, 6], quick: [3, 8], first: [2, 8] },
    },
    {
      kind: 'analytic',
      says: 'While it gets going, the way is ½at².',
      readout: 'place',
      expected: ({ quick = 2, go = 2 }, time) => (time <= go / quick ? 0.5 * quick * time * time : undefined),
      until: 2,
      where: { go: [2, 4], first: [4, 8] },
    },
    {
      kind: 'analytic',
      says: 'All the way walked is the area without signs: v₁·t₁ + |v₂|·6 s.',
      readout: 'way',
      expected: (values, time) => {
        const { go = 2, first = 5, back = -1.5 } = values
        return time > 22.5 && lastPlace(values) !== undefined
          ? go * first + Math.abs(back) * second
          : undefined
      },
      until: 23,
      where: { go: [0.5, 4], wait: [2, 6], quick: [3, 8], first: [2, 8] },
    },
  ],
  formulas: [
    { tex: 'v = \\frac{\\Delta x}{\\Delta t}', about: 'Velocity is the slope of the first graph.' },
    { tex: '\\Delta x = v\\,\\Delta t', about: 'The change of place is the area under the second.' },
    { tex: 'x = \\tfrac12 a t^2', about: 'Getting going from rest.' },
  ],
  tries: [
    { says: 'Make the cat end exactly at home.', set: { go: 2, first: 6, back: -2 } },
    { says: 'Make a walk whose first graph has no flat part.', set: { wait: 0, back: 1 } },
    { says: 'Let it run home past the house: where does the line go?', set: { go: 1, first: 4, back: -3 } },
    {
      says: 'Draw your guess of both graphs on paper first, then press start.',
      set: { go: 3, first: 3, wait: 5, back: -0.5 },
    },
  ],
  questions: [
    {
      asks: 'The cat walks 2 m/s for 5 s, waits, and walks back with 1.5 m/s for 6 s. How far from home is it at the end?',
      options: ['19 m', '10 m', '1 m'],
      settle: {
        readout: 'place',
        after: 22,
        first: { go: 2, first: 5, wait: 3, back: -1.5 },
        answer: (place) => (place > 14 ? 0 : place > 5 ? 1 : 2),
      },
      explains:
        '10 m away and 9 m back leave 1 m. It has walked 19 m in total, though: distance walked and distance from home are two different things.',
    },
    {
      asks: 'While the cat waits, its place graph is…',
      options: ['a flat line', 'a line at zero', 'a line going down'],
      settle: {
        readout: 'place',
        after: 7,
        first: { go: 2, first: 5, wait: 4 },
        answer: (place) => (place > 5 ? 0 : place > -0.5 && place < 0.5 ? 1 : 2),
      },
      explains: 'It stays where it is, 10 m from home: flat, but not zero. Its velocity is zero.',
    },
    {
      asks: 'Instead of 5 s the first walk lasts 2.5 s, but twice as fast. After the wait the cat is…',
      options: ['nearer to home', 'just as far', 'farther away'],
      settle: {
        readout: 'place',
        after: 8,
        first: { go: 2, first: 5, wait: 3, quick: 8 },
        second: { go: 4, first: 2.5, wait: 5.5, quick: 8 },
        answer: (a, b) => (b < a - 0.3 ? 0 : b > a + 0.3 ? 2 : 1),
      },
      explains:
        'Half the time at twice the speed: the box under the velocity is taller and narrower, with the same area.',
    },
  ],
  glossary: [
    { word: 'Velocity', means: 'Speed with a direction; towards the left it is below zero.' },
    { word: 'Displacement', means: 'How far the end is from the start, whatever the way.' },
    { word: 'Slope', means: 'How steeply a line rises: upwards by so much for each step to the right.' },
    { word: 'Acceleration', means: 'How quickly the velocity changes.' },
  ],
  goals: [
    'Tell the story of a motion from its graph, and draw the graph of a story.',
    'Connect slope with velocity and area with way.',
    'Tell apart distance and displacement, speed and velocity.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'England KS3 Physics: speed and distance–time graphs',
    'England GCSE Physics: distance–time and velocity–time graphs',
    'Common Core Mathematics 8.F.B.5',
  ],
})
