import { system } from '@makebelieve/kit/simulation/system'
import { birdsOf, type Flocking, orderOf, settling, speed, world, wrapped } from './model.ts'
import { draw } from './view.ts'

/** The mean of the distances to the nearest other bird. */
function apart({ x, y }: Flocking): number {
  let sum = 0
  for (let i = 0; i < x.length; i++) {
    let nearest = world
    for (let j = 0; j < x.length; j++) {
      if (j === i) continue
      const d = Math.hypot(wrapped((x[j] ?? 0) - (x[i] ?? 0)), wrapped((y[j] ?? 0) - (y[i] ?? 0)))
      if (d < nearest) nearest = d
    }
    sum += nearest
  }
  return sum / Math.max(1, x.length)
}

export const flocking = system<Flocking>({
  id: 'flocking',
  title: 'A flock of birds',
  subject: 'biology',
  ages: [9, 20],
  words: [
    'flocking',
    'flock of birds',
    'boids',
    'murmuration',
    'starlings',
    'school of fish',
    'swarm of birds',
    'swarm behaviour',
    'swarm behavior',
    'vicsek model',
    'collective motion',
    'how birds fly together',
    'separation alignment and cohesion',
    'shoal of fish',
    'emergent behaviour',
  ],
  tells: {
    young:
      'No bird is the boss of the flock! Each one only looks at its neighbours and does three things: fly the way they fly, stay near them, and do not bump into them. From these three little rules comes the dance of the whole flock.',
    middle:
      'Each bird follows three rules with those it can see: fly the same way, stay together, keep apart. A flock comes out that nobody leads. With small mistakes they still agree; with large ones the order breaks down, rather suddenly.',
    upper:
      'Self-propelled particles with constant speed take the mean direction of neighbours within r plus noise from [−η/2, η/2] (Vicsek 1995); cohesion and separation (Reynolds 1987) turn the wish. The order parameter |Σv|/Nv falls from 1 to about 1/√N as η grows; if all see all, it is sin(η/2)/(η/2).',
  },
  controls: [
    {
      id: 'birds',
      label: 'Birds',
      symbol: 'N',
      unit: '',
      from: 20,
      to: 60,
      usual: 50,
      step: 1,
      about: 'How many there are.',
      restarts: true,
    },
    {
      id: 'sight',
      label: 'How far they see',
      symbol: 'r',
      unit: 'm',
      from: 0.5,
      to: 15,
      usual: 3,
      step: 0.1,
      about: 'Only neighbours within this distance count. The world is 20 m wide.',
    },
    {
      id: 'noise',
      label: 'Mistakes in direction',
      symbol: '\\eta',
      unit: '°',
      from: 0,
      to: 360,
      usual: 40,
      step: 1,
      about: 'How wide the range is from which each bird’s error comes; at 360 it flies in any direction.',
    },
    {
      id: 'together',
      label: 'Stay together',
      unit: '',
      from: 0,
      to: 2,
      usual: 0.5,
      step: 0.05,
      about: 'How strongly each turns to the middle of its neighbours.',
    },
    {
      id: 'apart',
      label: 'Keep apart',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      step: 0.05,
      about: 'How strongly each turns away from those nearer than a metre.',
    },
  ],
  readouts: [
    {
      id: 'order',
      label: 'How much they agree',
      symbol: '\\varphi',
      unit: '',
      digits: 3,
      about: '1 when all fly the same way, near 0 when each flies its own way.',
      of: orderOf,
    },
    {
      id: 'mean',
      label: 'Agreement on average',
      unit: '',
      digits: 3,
      about: 'Averaged from 6 s on; before that, as it is now.',
      of: (state) => (state.counted > 0 ? state.agreed / state.counted : orderOf(state)),
    },
    {
      id: 'nearest',
      label: 'Distance to the nearest',
      unit: 'm',
      about: 'On average over all birds.',
      of: apart,
    },
  ],
  graphs: [
    {
      id: 'order',
      title: 'Agreement over time',
      x: 'time',
      y: ['order', 'mean'],
      about: 'It rises from chaos, if mistakes are small.',
    },
    {
      id: 'nearest',
      title: 'Distance to the nearest',
      x: 'time',
      y: ['nearest'],
      about: 'Staying together against keeping apart.',
    },
  ],
  dt: 0.1,
  pace: 1.2,
  timeUnit: 's',
  start(values, random) {
    const count = birdsOf(values)
    const some = (size: number) => Array.from({ length: count }, () => random.next() * size)
    return { time: 0, x: some(world), y: some(world), heading: some(2 * Math.PI), agreed: 0, counted: 0 }
  },
  step(state, values, dt, random) {
    const { sight = 3, noise = 40, together = 0.5, apart: away = 1 } = values
    const { x, y, heading } = state
    const count = x.length
    const cos = heading.map(Math.cos)
    const sin = heading.map(Math.sin)
    const reach = sight * sight
    const wide = (noise * Math.PI) / 180
    const next = heading.map((_, i) => {
      const [px, py] = [x[i] ?? 0, y[i] ?? 0]
      // The sums of directions, of ways to others, and of ways out of a crowd. Each sees itself too.
      let [ax, ay, cx, cy, sx, sy, seen] = [0, 0, 0, 0, 0, 0, 0]
      for (let j = 0; j < count; j++) {
        const dx = wrapped((x[j] ?? 0) - px)
        if (dx > sight || dx < -sight) continue
        const dy = wrapped((y[j] ?? 0) - py)
        const d2 = dx * dx + dy * dy
        if (d2 > reach) continue
        ax += cos[j] ?? 0
        ay += sin[j] ?? 0
        cx += dx
        cy += dy
        seen++
        if (d2 >= 1) continue
        const d = Math.sqrt(d2) + 0.05
        sx -= dx / (d * d)
        sy -= dy / (d * d)
      }
      const long = Math.hypot(ax, ay) || 1
      const pull = together / (seen * sight)
      const wish = Math.atan2(
        ay / long + pull * cy + 0.5 * away * sy,
        ax / long + pull * cx + 0.5 * away * sx,
      )
      return wish + wide * (random.next() - 0.5)
    })
    for (let i = 0; i < count; i++) {
      const angle = next[i] ?? 0
      heading[i] = angle
      x[i] = ((x[i] ?? 0) + speed * dt * Math.cos(angle) + world) % world
      y[i] = ((y[i] ?? 0) + speed * dt * Math.sin(angle) + world) % world
    }
    state.time += dt
    if (state.time > settling) {
      state.agreed += orderOf(state)
      state.counted++
    }
  },
  draw,
  describe: (state) => {
    const order = orderOf(state)
    return `${state.x.length} birds; ${order > 0.8 ? 'nearly all fly the same way' : order > 0.4 ? 'many fly the same way' : 'each flies its own way'} (agreement ${order.toFixed(2)}).`
  },
  effects: [
    {
      control: 'birds',
      readout: 'nearest',
      goes: 'changes',
      after: 6,
      says: 'More birds in the same sky are nearer to each other.',
    },
    {
      control: 'noise',
      readout: 'mean',
      goes: 'down',
      after: 12,
      given: { together: 0, apart: 0, sight: 6, birds: 40 },
      says: 'The larger their mistakes, the less they agree.',
    },
    {
      control: 'apart',
      readout: 'nearest',
      goes: 'changes',
      after: 6,
      says: 'Keeping apart makes room between neighbours.',
    },
    {
      control: 'together',
      readout: 'nearest',
      goes: 'changes',
      after: 6,
      says: 'Staying together draws them closer.',
    },
    {
      control: 'sight',
      readout: 'order',
      goes: 'changes',
      after: 4,
      says: 'Birds that see farther agree sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'If all see all, the agreement is sin(η/2)/(η/2) for mistakes within η.',
      readout: 'mean',
      expected({ noise = 40 }, time) {
        const half = (noise * Math.PI) / 360
        return time >= 16 ? Math.sin(half) / half : undefined
      },
      until: 16,
      where: { sight: [15, 15], together: [0, 0], apart: [0, 0], noise: [5, 150], birds: [50, 60] },
      // Left to chance: a hundred steps of fifty birds or more leave a spread of 0.9% at the widest mistakes allowed here.
      within: 0.05,
    },
    {
      kind: 'published',
      says: 'With mistakes all round, only chance is left: √(π/4N) on average, 0.114 for 60 birds.',
      source: 'Rayleigh’s random walk (1905): the mean length of N unit steps is √(πN)/2.',
      values: { birds: 60, noise: 360, together: 0, apart: 0 },
      readout: 'mean',
      at: 22,
      expected: 0.1144,
      // A mean of 160 independent steps has a spread of 4.1%.
      within: 0.21,
    },
    {
      kind: 'published',
      says: 'Without mistakes a dense flock ends up all alike: agreement 1.',
      source: 'T. Vicsek and others, Physical Review Letters 75 (1995) 1226, figure 2: v_a → 1 as η → 0.',
      values: { birds: 60, noise: 0, sight: 6, together: 0, apart: 0 },
      readout: 'order',
      at: 20,
      expected: 1,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: '\\theta_i \\leftarrow \\langle\\theta\\rangle_r + \\Delta,\\quad \\Delta\\in[-\\tfrac{\\eta}{2},\\tfrac{\\eta}{2}]',
      about: 'Fly as your neighbours do, with a small mistake.',
    },
    { tex: '\\varphi = \\frac{1}{N}\\left|\\sum_i \\mathbf{e}_i\\right|', about: 'How much they agree.' },
    { tex: '\\varphi = \\frac{\\sin(\\eta/2)}{\\eta/2}', about: 'If everyone sees everyone.' },
  ],
  tries: [
    { says: 'Make the birds see only half a metre. Does a flock still come about?', set: { sight: 0.5 } },
    { says: 'Let them make no mistakes at all.', set: { noise: 0 } },
    { says: 'Turn mistakes up slowly. Where does the order break down?', set: { noise: 220 } },
    { says: 'Only stay together, never keep apart: a tight ball.', set: { together: 2, apart: 0 } },
  ],
  questions: [
    {
      asks: 'Fifty birds start in all directions, and none is the leader. Do they end up flying the same way?',
      options: ['Yes, nearly', 'No, someone has to lead'],
      settle: { readout: 'order', after: 20, first: {}, answer: (order) => (order > 0.7 ? 0 : 1) },
      explains: 'Each copies a few neighbours, who copy others. Agreement spreads without anyone in charge.',
    },
    {
      asks: 'The birds’ mistakes grow from 40° to 300°. What becomes of the flock?',
      options: ['It stays as it was', 'It falls into disorder'],
      settle: {
        readout: 'mean',
        after: 18,
        first: { noise: 40 },
        second: { noise: 300 },
        answer: (a, b) => (b < 0.6 * a ? 1 : 0),
      },
      explains: 'Up to some size mistakes are averaged away by neighbours. Beyond it, order breaks down.',
    },
    {
      asks: 'The birds stop keeping apart. How far is the nearest neighbour then?',
      options: ['Farther', 'Nearer', 'As far as before'],
      settle: {
        readout: 'nearest',
        after: 18,
        first: { apart: 1, together: 1 },
        second: { apart: 0, together: 1 },
        answer: (a, b) => (b < 0.9 * a ? 1 : b > 1.1 * a ? 0 : 2),
      },
      explains: 'Only staying together is left, and they crowd. Real birds would collide.',
    },
  ],
  glossary: [
    { word: 'Alignment', means: 'Flying the way the neighbours fly.' },
    { word: 'Cohesion', means: 'Staying near the neighbours.' },
    { word: 'Separation', means: 'Not bumping into them.' },
    { word: 'Emergence', means: 'When simple rules of the many make something new of the whole.' },
    { word: 'Order parameter', means: 'A number that tells how much agreement there is.' },
  ],
  goals: [
    'Name the three rules from which a flock comes.',
    'See that order can come without a leader.',
    'Find where noise destroys the order.',
  ],
  standards: ['NGSS HS-LS2-8', 'NGSS 3-LS2-1', 'Computing, ages 11–18: modelling and agents'],
})
