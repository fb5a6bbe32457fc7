import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { balance, foxesPerRabbit, type PredatorPrey, room } from './model.ts'
import { draw } from './view.ts'

function change(
  u: number,
  v: number,
  { births = 1, hunt = 0.05, deaths = 0.6, meadow = 0 }: Values,
): [number, number] {
  const rabbits = Math.exp(u)
  const growth = meadow > 0.5 ? births * (1 - rabbits / room) : births
  return [growth - hunt * Math.exp(v), foxesPerRabbit * hunt * rabbits - deaths]
}

export const predatorAndPrey = system<PredatorPrey>({
  id: 'predator-and-prey',
  title: 'Foxes and rabbits',
  subject: 'biology',
  ages: [10, 18],
  words: [
    'predator and prey',
    'foxes and rabbits',
    'predator prey',
    'lotka volterra',
    'population cycles',
    'ecosystem balance',
    'wolves and sheep',
    'wolves and moose',
    'lynx and hare',
    'sharks and fish',
  ],
  tells: {
    young:
      'Foxes eat rabbits. With many rabbits the foxes have plenty of young. Then many foxes eat so many rabbits that the foxes go hungry. With few foxes the rabbits come back, and it begins again!',
    middle:
      'The two numbers go up and down in turn: first the rabbits, a little later the foxes. Neither wins. If the meadow has only so much grass, the waves calm down and both settle.',
    upper:
      'The Lotka–Volterra equations R′ = aR − bRF, F′ = ebRF − mF have closed orbits around (m/eb, a/b); the means over a cycle are exactly these. Logistic growth of the prey turns the centre into a stable spiral.',
  },
  controls: [
    {
      id: 'births',
      label: 'Rabbit growth',
      symbol: 'a',
      unit: '1/year',
      from: 0.5,
      to: 1.6,
      usual: 1,
      about: 'How fast the rabbits multiply where no fox hunts.',
    },
    {
      id: 'hunt',
      label: 'Hunting skill of the foxes',
      symbol: 'b',
      unit: '1/year',
      from: 0.03,
      to: 0.08,
      usual: 0.05,
      step: 0.001,
      about: 'What share of the rabbits one fox catches in a year.',
    },
    {
      id: 'deaths',
      label: 'Fox deaths',
      symbol: 'm',
      unit: '1/year',
      from: 0.3,
      to: 1,
      usual: 0.6,
      about: 'What share of the foxes would die each year without any rabbits.',
    },
    {
      id: 'rabbits',
      label: 'Rabbits at the start',
      symbol: 'R_0',
      unit: '',
      from: 60,
      to: 300,
      usual: 200,
      step: 1,
      about: 'How many rabbits there are when it begins.',
      restarts: true,
    },
    {
      id: 'foxes',
      label: 'Foxes at the start',
      symbol: 'F_0',
      unit: '',
      from: 6,
      to: 40,
      usual: 15,
      step: 1,
      about: 'How many foxes there are when it begins.',
      restarts: true,
    },
    {
      id: 'meadow',
      label: 'Grass',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['without end', 'for 500 rabbits'],
      about: 'Whether there is always enough grass for the rabbits.',
    },
  ],
  readouts: [
    {
      id: 'rabbits',
      label: 'Rabbits',
      symbol: 'R',
      unit: '',
      digits: 0,
      about: 'How many rabbits live now.',
      of: ({ rabbits }) => Math.exp(rabbits),
    },
    {
      id: 'foxes',
      label: 'Foxes',
      symbol: 'F',
      unit: '',
      digits: 1,
      about: 'How many foxes live now.',
      of: ({ foxes }) => Math.exp(foxes),
    },
    {
      id: 'meanRabbits',
      label: 'Rabbits on average',
      symbol: '\\bar R',
      unit: '',
      digits: 0,
      about: 'Over the last whole cycle; until there is one, since the beginning.',
      of: ({ meanRabbits }) => meanRabbits,
    },
    {
      id: 'meanFoxes',
      label: 'Foxes on average',
      symbol: '\\bar F',
      unit: '',
      digits: 1,
      about: 'Over the last whole cycle; until there is one, since the beginning.',
      of: ({ meanFoxes }) => meanFoxes,
    },
    {
      id: 'period',
      label: 'Length of a cycle',
      symbol: 'T',
      unit: 'years',
      about: 'From one rise of the rabbits to the next.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'kept',
      label: 'What the cycle keeps',
      symbol: 'V',
      unit: '1/year',
      digits: 3,
      about:
        'It tells how wide the loop is: it stays the same with endless grass and falls when grass is limited.',
      of: ({ rabbits, foxes }, values) => {
        const even = balance({ ...values, meadow: 0 })
        const { deaths = 0.6, births = 1 } = values
        const [r, f] = [rabbits - Math.log(even.rabbits), foxes - Math.log(even.foxes)]
        return deaths * (Math.exp(r) - r) + births * (Math.exp(f) - f)
      },
    },
  ],
  graphs: [
    {
      id: 'time',
      title: 'Rabbits and foxes over time',
      x: 'time',
      y: ['rabbits', 'foxes'],
      about: 'The crest of the foxes comes a little after the crest of the rabbits.',
    },
    {
      id: 'loop',
      title: 'Foxes against rabbits',
      x: 'rabbits',
      y: ['foxes'],
      about: 'A closed loop with endless grass; a spiral where grass is limited.',
    },
    {
      id: 'kept',
      title: 'What the cycle keeps',
      x: 'time',
      y: ['kept'],
      about: 'Flat with endless grass.',
    },
  ],
  dt: 0.025,
  pace: 1.5,
  timeUnit: 'years',
  start: ({ rabbits = 200, foxes = 15 }) => ({
    rabbits: Math.log(rabbits),
    foxes: Math.log(foxes),
    time: 0,
    steps: 0,
    trail: [[rabbits, foxes]],
    sumRabbits: 0,
    sumFoxes: 0,
    since: 0,
    crossed: false,
    period: 0,
    meanRabbits: rabbits,
    meanFoxes: foxes,
  }),
  step(state, values, dt) {
    const { rabbits: u, foxes: v } = state
    const [a1, b1] = change(u, v, values)
    const [a2, b2] = change(u + (dt / 2) * a1, v + (dt / 2) * b1, values)
    const [a3, b3] = change(u + (dt / 2) * a2, v + (dt / 2) * b2, values)
    const [a4, b4] = change(u + dt * a3, v + dt * b3, values)
    state.rabbits = u + (dt / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
    state.foxes = v + (dt / 6) * (b1 + 2 * b2 + 2 * b3 + b4)
    state.time += dt
    state.steps++
    const [before, now] = [Math.exp(u), Math.exp(state.rabbits)]
    state.sumRabbits += (dt * (before + now)) / 2
    state.sumFoxes += (dt * (Math.exp(v) + Math.exp(state.foxes))) / 2
    const even = balance(values).rabbits
    if (before < even && now >= even) {
      const late = (dt * (now - even)) / (now - before)
      const long = state.time - late - state.since
      const [restR, restF] = [(late * (now + even)) / 2, late * Math.exp(state.foxes)]
      if (state.crossed) {
        state.period = long
        state.meanRabbits = (state.sumRabbits - restR) / long
        state.meanFoxes = (state.sumFoxes - restF) / long
      }
      state.crossed = true
      state.since = state.time - late
      ;[state.sumRabbits, state.sumFoxes] = [restR, restF]
    } else if (!state.crossed) {
      state.meanRabbits = state.sumRabbits / state.time
      state.meanFoxes = state.sumFoxes / state.time
    }
    if (state.steps % 4 === 0) keepTrail(state.trail, [now, Math.exp(state.foxes)], 160)
  },
  draw,
  describe({ rabbits, foxes, time }, values) {
    const [du, dv] = change(rabbits, foxes, values)
    const going = (by: number) => (Math.abs(by) < 0.01 ? 'steady' : by > 0 ? 'rising' : 'falling')
    return `After ${time.toFixed(1)} years there are ${Math.exp(rabbits).toFixed(0)} rabbits, ${going(du)}, and ${Math.exp(foxes).toFixed(0)} foxes, ${going(dv)}.`
  },
  effects: [
    {
      control: 'foxes',
      readout: 'foxes',
      goes: 'up',
      after: 0.1,
      says: 'Starting with more foxes means more of them soon after.',
    },
    {
      control: 'births',
      readout: 'meanFoxes',
      goes: 'up',
      after: 40,
      says: 'Rabbits that breed faster feed more foxes, but there are no more rabbits in the end.',
    },
    {
      control: 'deaths',
      readout: 'meanRabbits',
      goes: 'up',
      after: 40,
      says: 'When foxes die sooner there are more rabbits on average.',
    },
    {
      control: 'hunt',
      readout: 'meanFoxes',
      goes: 'down',
      after: 40,
      says: 'Foxes that hunt better end with fewer foxes: they leave fewer rabbits.',
    },
    {
      control: 'rabbits',
      readout: 'kept',
      goes: 'up',
      after: 10,
      over: [130, 300],
      says: 'The farther above the balance it begins, the wider are the waves.',
    },
    {
      control: 'meadow',
      readout: 'kept',
      goes: 'down',
      after: 30,
      says: 'Limited grass calms the waves.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'With endless grass, m(R/R* − ln R/R*) + a(F/F* − ln F/F*) stays the same.',
      readout: 'kept',
      where: { meadow: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Over a whole cycle the rabbits are m/(e·b) on average, whatever the start (Volterra’s law of averages).',
      readout: 'meanRabbits',
      expected: ({ deaths = 0.6, hunt = 0.05 }, time) =>
        time > 80 ? deaths / (foxesPerRabbit * hunt) : undefined,
      // The widest loop takes 77 years until its first whole cycle is complete.
      until: 90,
      where: { meadow: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Over a whole cycle the foxes are a/b on average.',
      readout: 'meanFoxes',
      expected: ({ births = 1, hunt = 0.05 }, time) => (time > 80 ? births / hunt : undefined),
      // The widest loop takes 77 years until its first whole cycle is complete.
      until: 90,
      where: { meadow: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Small waves around the balance take 2π/√(a·m): 8.11 years here.',
      source: 'V. Volterra, Nature 118 (1926): the period of small fluctuations.',
      values: { births: 1, hunt: 0.05, deaths: 0.6, rabbits: 123, foxes: 20, meadow: 0 },
      readout: 'period',
      at: 25,
      expected: 8.1116,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: '\\frac{dR}{dt} = aR - bRF', about: 'Rabbits are born, and foxes catch them.' },
    { tex: '\\frac{dF}{dt} = e\\,bRF - mF', about: 'Foxes grow by what they eat, and die. Here e = 0.1.' },
    {
      tex: '\\bar R = \\frac{m}{e\\,b},\\quad \\bar F = \\frac{a}{b}',
      about: 'The averages over a whole cycle.',
    },
  ],
  tries: [
    { says: 'Begin just at the balance: nothing changes.', set: { rabbits: 120, foxes: 20, meadow: 0 } },
    {
      says: 'Begin with many foxes and watch both numbers crash and come back.',
      set: { rabbits: 250, foxes: 40 },
    },
    { says: 'Let the grass be limited: the loop becomes a spiral.', set: { meadow: 1 } },
    { says: 'Make the foxes better hunters. Are there more of them in the end?', set: { hunt: 0.08 } },
  ],
  questions: [
    {
      asks: 'The rabbits breed faster. What will there be more of, on average?',
      options: ['Rabbits', 'Foxes', 'Neither'],
      settle: {
        readout: 'meanFoxes',
        after: 40,
        first: { births: 0.8 },
        second: { births: 1.4 },
        answer: (a, b) => (b > a * 1.05 ? 1 : b < a * 0.95 ? 0 : 2),
      },
      explains:
        'The extra rabbits become food: the foxes multiply until they eat the rabbits as fast as they are born.',
    },
    {
      asks: 'The foxes learn to hunt better. How many foxes will there be on average?',
      options: ['More', 'As many as before', 'Fewer'],
      settle: {
        readout: 'meanFoxes',
        after: 40,
        first: { hunt: 0.04 },
        second: { hunt: 0.08 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 2 : 1),
      },
      explains: 'Better hunters eat the meadow empty, and an empty meadow feeds fewer foxes.',
    },
    {
      asks: 'The grass is enough for 500 rabbits only. What happens to the ups and downs?',
      options: ['They grow', 'They stay', 'They die away'],
      settle: {
        readout: 'kept',
        after: 40,
        first: { meadow: 0 },
        second: { meadow: 1 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains: 'At every crest hungry rabbits have fewer young, so each crest is lower than the last.',
    },
  ],
  glossary: [
    { word: 'Predator', means: 'An animal that hunts others.' },
    { word: 'Prey', means: 'An animal that is hunted.' },
    { word: 'Cycle', means: 'One round of ups and downs, after which all begins again.' },
    { word: 'Carrying capacity', means: 'How many animals a place can feed forever.' },
  ],
  goals: [
    'Explain why the numbers of hunters and hunted go up and down in turn.',
    'Read a loop in a plane of two numbers.',
    'See that limited food calms a population.',
  ],
  standards: ['NGSS MS-LS2-1', 'NGSS HS-LS2-1', 'England KS3 Biology: relationships in an ecosystem'],
})
