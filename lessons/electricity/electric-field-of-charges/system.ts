import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  ball,
  beginning,
  coulomb,
  type Field,
  fieldAt,
  isGone,
  nano,
  potentialAt,
  sourcesOf,
  speck,
  touches,
} from './model.ts'
import { draw } from './view.ts'

const begun = (values: Values): Field => {
  const [x, y] = beginning(values)
  return { x, y, vx: 0, vy: 0, rested: 0, time: 0, steps: 0, trail: [[x, y]] }
}

/** How far a speck is from a charge that pushes it away, when it was let go at rest: Kepler's problem with a push. */
function pushedAway(time: number, from: number, strength: number): number {
  const rate = Math.sqrt((2 * strength) / from ** 3)
  // With r = from·cosh²(u): u + sinh(u)·cosh(u) = rate·time.
  let u = Math.min(rate * time, 6)
  for (let i = 0; i < 60; i++) u -= (u + Math.sinh(u) * Math.cosh(u) - rate * time) / (1 + Math.cosh(2 * u))
  return from * Math.cosh(u) ** 2
}

/** One step of the speck, with half of the push before and half after it moves. */
function fly(state: Field, values: Values, dt: number): void {
  const sources = sourcesOf(values)
  const rate = ((values.test ?? 1) * nano) / speck
  const [ax, ay] = fieldAt(state.x, state.y, sources)
  const [hx, hy] = [state.vx + (dt / 2) * rate * ax, state.vy + (dt / 2) * rate * ay]
  state.x += dt * hx
  state.y += dt * hy
  const [bx, by] = fieldAt(state.x, state.y, sources)
  state.vx = hx + (dt / 2) * rate * bx
  state.vy = hy + (dt / 2) * rate * by
}

/** Whether the straight way out from the left ball has come to the right one, which stops the speck even without a charge. */
function meets(values: Values, from: number, now: number): boolean {
  const { apart = 0.6 } = values
  const [x, y] = beginning(values)
  const [dx, dy] = [(x + apart / 2) / from, y / from]
  const nearest = Math.min(now, Math.max(from, apart * dx))
  return Math.hypot(nearest * dx - apart, nearest * dy) < ball * 1.1
}

export const electricFieldOfCharges = system<Field>({
  id: 'electric-field-of-charges',
  title: 'The field of two charges',
  subject: 'physics',
  ages: [12, 19],
  words: [
    'electric field',
    'electric charge',
    'electric charges',
    'field lines',
    'electric field lines',
    "coulomb's law",
    'coulomb',
    'coulomb force',
    'dipole',
    'electric dipole',
    'point charge',
    'test charge',
    'plus and minus charges',
    'opposites attract',
    'electrostatic force',
  ],
  tells: {
    young:
      'Two big charged balls fill the space around them with an invisible push and pull. Arrows show which way a little plus speck is pushed: away from plus, towards minus. Let it go and see where it flies!',
    middle:
      'Around charges there is an electric field. Its lines begin at plus and end at minus, and they are dense where the field is strong. A test charge feels a force along the field: its charge times the field strength.',
    upper:
      'The field is the sum of Coulomb fields kq/r². A speck of charge q obeys m·a = qE; its energy ½mv² + qφ is kept. With one charge only, r(t) is known in closed form and serves as a check.',
  },
  controls: [
    {
      id: 'left',
      label: 'Left charge',
      symbol: 'q_1',
      unit: 'nC',
      from: -5,
      to: 5,
      usual: 3,
      step: 0.5,
      about: 'In billionths of a coulomb; minus is the other kind.',
    },
    {
      id: 'right',
      label: 'Right charge',
      symbol: 'q_2',
      unit: 'nC',
      from: -5,
      to: 5,
      usual: -3,
      step: 0.5,
      about: 'The same for the ball on the right.',
    },
    {
      id: 'apart',
      label: 'Distance between the balls',
      symbol: 'd',
      unit: 'm',
      from: 0.2,
      to: 1,
      usual: 0.6,
      about: 'From middle to middle.',
    },
    {
      id: 'test',
      label: 'Charge of the speck',
      symbol: 'q',
      unit: 'nC',
      from: -2,
      to: 2,
      usual: 1,
      step: 0.1,
      about: 'The little charge that is let go.',
    },
    {
      id: 'x',
      label: 'Speck: left and right',
      symbol: 'x_0',
      unit: 'm',
      from: -0.7,
      to: 0.7,
      usual: -0.15,
      about: 'Where it is let go, from the middle.',
      restarts: true,
    },
    {
      id: 'y',
      label: 'Speck: up and down',
      symbol: 'y_0',
      unit: 'm',
      from: -0.4,
      to: 0.4,
      usual: 0.2,
      about: 'Where it is let go, from the line between the balls.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'force',
      label: 'Force on the speck',
      symbol: 'F',
      unit: 'nN',
      digits: 1,
      about: 'In billionths of a newton.',
      of({ x, y }, values) {
        const [ex, ey] = fieldAt(x, y, sourcesOf(values))
        return Math.hypot(ex, ey) * Math.abs(values.test ?? 1)
      },
    },
    {
      id: 'field',
      label: 'Field at the speck',
      symbol: 'E',
      unit: 'V/m',
      digits: 1,
      about: 'The force on each coulomb.',
      of({ x, y }, values) {
        return Math.hypot(...fieldAt(x, y, sourcesOf(values)))
      },
    },
    {
      id: 'away',
      label: 'Distance from the left ball',
      symbol: 'r_1',
      unit: 'm',
      digits: 3,
      about: 'From middle to middle.',
      of: ({ x, y }, values) => Math.hypot(x - sourcesOf(values)[0].x, y),
    },
    {
      id: 'speed',
      label: 'Speed of the speck',
      symbol: 'v',
      unit: 'm/s',
      digits: 3,
      about: 'How fast it flies.',
      of: ({ vx, vy }) => Math.hypot(vx, vy),
    },
    {
      id: 'energy',
      label: 'Energy of the speck',
      symbol: 'W',
      unit: 'nJ',
      digits: 1,
      about: 'Of its motion and of its place in the field together.',
      of: ({ x, y, vx, vy }, values) =>
        (0.5 * speck * (vx * vx + vy * vy)) / nano +
        (values.test ?? 1) * potentialAt(x, y, sourcesOf(values)),
    },
    {
      id: 'motion',
      label: 'Energy of its motion',
      symbol: 'W_k',
      unit: 'nJ',
      digits: 1,
      about: 'What the field has given it so far.',
      of: ({ vx, vy }) => (0.5 * speck * (vx * vx + vy * vy)) / nano,
    },
  ],
  graphs: [
    {
      id: 'force',
      title: 'Force over time',
      x: 'time',
      y: ['force'],
      about: 'It grows as the speck comes near.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy', 'motion'],
      about: 'The field gives it energy of motion; the sum stays.',
    },
  ],
  dt: 1 / 400,
  pace: 1,
  timeUnit: 's',
  start: begun,
  step(state, values, dt) {
    state.time += dt
    state.steps++
    if (touches(state, values) || isGone(state)) {
      state.rested += dt
      if (state.rested > 1.2) {
        const { time, steps } = state
        Object.assign(state, begun(values), { time, steps })
      }
      return
    }
    // Close to a ball the force changes much within a step.
    const isClose = sourcesOf(values).some((source) => Math.hypot(state.x - source.x, state.y) < 3 * ball)
    const parts = isClose ? 4 : 1
    for (let part = 0; part < parts && !touches(state, values); part++) fly(state, values, dt / parts)
    if (state.steps % 6 === 0) keepTrail(state.trail, [state.x, state.y], 300)
  },
  draw,
  describe(state, values) {
    const { left = 3, right = -3, test = 1 } = values
    const where = touches(state, values)
      ? 'has reached a ball'
      : isGone(state)
        ? 'has flown away'
        : 'is flying'
    return `The left ball has ${left.toFixed(1)} and the right one ${right.toFixed(1)} nanocoulombs. A speck of ${test.toFixed(1)} ${where} with ${Math.hypot(state.vx, state.vy).toFixed(2)} metres a second.`
  },
  effects: [
    {
      control: 'left',
      readout: 'force',
      goes: 'up',
      after: 0,
      over: [0, 5],
      says: 'A larger charge pushes harder. A minus one on the left works against the minus on the right.',
    },
    {
      control: 'right',
      readout: 'force',
      goes: 'down',
      after: 0,
      given: { x: 0, y: 0.2, left: 5 },
      over: [-5, 0],
      says: 'The more minus there is on the right, the harder it pulls too.',
    },
    {
      control: 'apart',
      readout: 'force',
      goes: 'down',
      after: 0,
      given: { x: 0, y: 0 },
      says: 'In the middle between them the force falls as the balls move apart.',
    },
    {
      control: 'test',
      readout: 'force',
      goes: 'up',
      after: 0,
      over: [0, 2],
      says: 'A speck with twice the charge feels twice the force; with minus it is pushed the other way.',
    },
    {
      control: 'y',
      readout: 'field',
      goes: 'down',
      after: 0,
      given: { x: 0 },
      over: [0, 0.4],
      says: 'Farther from the balls the field is weaker.',
    },
    {
      control: 'x',
      readout: 'away',
      goes: 'up',
      after: 0,
      over: [-0.2, 0.7],
      says: 'Moved to the right it begins farther from the left ball.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Pushed away by a single charge, the speck is at r₀·cosh²u, with u + sinh u·cosh u = t·√(2kqQ/mr₀³).',
      readout: 'away',
      expected(values, time) {
        const { left = 3, test = 1, apart = 0.6 } = values
        const [x, y] = beginning(values)
        const from = Math.hypot(x + apart / 2, y)
        const r = pushedAway(time, from, (coulomb * left * test * nano * nano) / speck)
        const at = r / from
        const [nowX, nowY] = [-apart / 2 + (x + apart / 2) * at, y * at]
        return Math.abs(nowX) < 0.78 && Math.abs(nowY) < 0.48 && !meets(values, from, r) ? r : undefined
      },
      until: 2,
      where: { left: [1, 5], right: [0, 0], test: [0.5, 2] },
    },
    {
      kind: 'conserved',
      says: 'The energy of motion and of place together stays the same.',
      readout: 'energy',
      beside: 'motion',
      where: { left: [1, 5], test: [0.2, 2], y: [0.1, 0.4] },
      until: 20,
    },
    {
      kind: 'published',
      says: 'Two charges of 1 nC push each other with 8.99 nN at a distance of 1 m.',
      source: 'Coulomb’s constant 8.9876·10⁹ N m²/C², CODATA 2018.',
      values: { left: 1, right: 0, test: 1, apart: 0.6, x: 0.7, y: 0 },
      readout: 'force',
      at: 0,
      expected: 8.9876,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'In the middle of a dipole of 3 nC and −3 nC, 0.6 m apart, the field is 599 V/m.',
      source:
        'Two Coulomb fields of 299.6 V/m add up (any textbook, e.g. OpenStax University Physics 2, chapter 5).',
      values: { left: 3, right: -3, test: 1, apart: 0.6, x: 0, y: 0 },
      readout: 'field',
      at: 0,
      expected: 599.2,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'F = k\\,\\frac{q_1 q_2}{r^2}', about: 'Coulomb’s law; k is 8.99·10⁹ N m²/C².' },
    { tex: '\\vec F = q \\vec E', about: 'The field pushes the charge.' },
    { tex: '\\vec E = \\vec E_1 + \\vec E_2', about: 'The fields of both charges add up.' },
  ],
  tries: [
    {
      says: 'Make both charges plus. Is there a place where nothing pushes?',
      set: { left: 3, right: 3, x: 0, y: 0.05 },
    },
    { says: 'Let go a minus speck: it goes against the arrows.', set: { test: -1 } },
    {
      says: 'Two minus balls and a plus speck: it swings back and forth between them.',
      set: { left: -4, right: -4, x: 0, y: 0.3, test: 1 },
    },
    { says: 'Take one charge away and look at the star of straight lines.', set: { right: 0 } },
  ],
  questions: [
    {
      asks: 'A speck is moved from 0.2 m to 0.4 m away from a single charge. What does the force do?',
      options: ['It stays', 'It halves', 'It falls to a quarter'],
      settle: {
        readout: 'force',
        after: 0,
        first: { right: 0, apart: 0.6, x: -0.1, y: 0 },
        second: { right: 0, apart: 0.6, x: 0.1, y: 0 },
        answer: (a, b) => (b > a * 0.75 ? 0 : b > a * 0.35 ? 1 : 2),
      },
      explains: 'Twice as far, the same lines go through four times the area: the force falls to a quarter.',
    },
    {
      asks: 'Two equal plus charges, and a speck just in the middle between them. How strong is the force?',
      options: ['Zero', 'As from one of them', 'Twice as much'],
      settle: {
        readout: 'force',
        after: 0,
        first: { left: 3, right: 3, x: 0, y: 0 },
        second: { left: 3, right: 0, x: 0, y: 0 },
        answer: (a, b) => (a < b * 0.1 ? 0 : a < b * 1.5 ? 1 : 2),
      },
      explains: 'Both push equally, one to the right and one to the left: nothing is left over.',
    },
    {
      asks: 'Now one charge is plus and the other minus, equally large. And in the middle?',
      options: ['Zero', 'As from one of them', 'Twice as much'],
      settle: {
        readout: 'force',
        after: 0,
        first: { left: 3, right: -3, x: 0, y: 0 },
        second: { left: 3, right: 0, x: 0, y: 0 },
        answer: (a, b) => (a < b * 0.1 ? 0 : a < b * 1.5 ? 1 : 2),
      },
      explains: 'The plus pushes and the minus pulls, both the same way: the two add up.',
    },
  ],
  glossary: [
    {
      word: 'Charge',
      means: 'What makes things attract or push away electrically; there are plus and minus.',
    },
    {
      word: 'Electric field',
      means: 'What a charge does to the space around it: the force on each coulomb there.',
    },
    { word: 'Field line', means: 'A line that shows everywhere which way a plus charge is pushed.' },
    { word: 'Coulomb', means: 'The unit of charge. A nanocoulomb (nC) is a billionth of it.' },
    { word: 'Dipole', means: 'A plus and an equally large minus charge beside each other.' },
  ],
  goals: ['Draw and read field lines.', 'Use the inverse square law.', 'Add the forces of two charges.'],
  standards: [
    'NGSS MS-PS2-5',
    'NGSS HS-PS2-4',
    'NGSS HS-PS3-5',
    'England KS3 Physics: static electricity',
    'England A level Physics: electric fields',
  ],
})
