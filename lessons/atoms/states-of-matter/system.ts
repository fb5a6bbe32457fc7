import { system, type Values } from '@makebelieve/kit/simulation/system'
import { beyond, boilingPoint, heatingCurve, type Matter, room, substanceOf, substances } from './model.ts'
import { draw } from './view.ts'

/** Puts heat in (J per gram) and lets it be used up in turn: by warming, melting, warming, boiling, warming. */
function heat(state: Matter, perGram: number, values: Values): void {
  const { melts, solid, liquid, gas, melting, boiling } = substanceOf(values)
  const boils = boilingPoint(values)
  let left = perGram
  const astray =
    (state.boiled > 0 && state.temperature < boils) || (state.boiled < 1 && state.temperature > boils)
  if (state.melted >= 1 && astray) {
    // The pressure has changed: it boils or condenses at once until it fits.
    left -= (boils - state.temperature) * ((1 - state.boiled) * liquid + state.boiled * gas)
    state.temperature = boils
  }
  // Each round uses heat up in one way; what is left goes on to the next.
  for (let round = 0; round < 6 && left !== 0; round++) {
    const up = left > 0
    if (state.melted <= 0 && (state.temperature < melts || !up))
      left = warm(state, left, solid, up ? melts : Number.NEGATIVE_INFINITY)
    else if (state.melted < 1 || (!up && state.boiled <= 0 && state.temperature <= melts)) {
      const before = state.melted
      state.melted = Math.min(1, Math.max(0, before + left / melting))
      left -= (state.melted - before) * melting
    } else if (state.boiled <= 0 && (state.temperature < boils || !up))
      left = warm(state, left, liquid, up ? boils : melts)
    else if (state.boiled < 1 || (!up && state.temperature <= boils)) {
      const before = state.boiled
      state.boiled = Math.min(1, Math.max(0, before + left / boiling))
      left -= (state.boiled - before) * boiling
    } else left = warm(state, left, gas, up ? Number.POSITIVE_INFINITY : boils)
    if (Math.abs(left) < 1e-12) left = 0
  }
}

/** Warms or cools as far as a limit; what is left over comes back. */
function warm(state: Matter, heat: number, capacity: number, limit: number): number {
  const whole = (limit - state.temperature) * capacity
  if (Math.abs(heat) < Math.abs(whole)) {
    state.temperature += heat / capacity
    return 0
  }
  state.temperature = limit
  return heat - whole
}

/** What is stored, in J per gram above the solid at its melting point: added up from what is there. */
function stored({ temperature, melted, boiled }: Matter, values: Values): number {
  const { melts, solid, liquid, gas, melting, boiling } = substanceOf(values)
  if (temperature < melts || melted <= 0) return (temperature - melts) * solid
  if (boiled <= 0) return melted * melting + (temperature - melts) * liquid
  const boils = boilingPoint(values)
  return (
    melting +
    (boils - melts) * liquid +
    boiled * boiling +
    (temperature - boils) * (boiled * gas + (1 - boiled) * liquid)
  )
}

export const statesOfMatter = system<Matter>({
  id: 'states-of-matter',
  title: 'Ice, water, steam',
  subject: 'chemistry',
  ages: [8, 17],
  words: [
    'states of matter',
    'ice water steam',
    'heating curve',
    'melting and boiling',
    'melting ice',
    'boiling water',
    'change of state',
    'phase change',
    'latent heat',
    'heat of fusion',
    'heat of vaporisation',
    'solid liquid gas',
    'solid, liquid and gas',
    'melting point',
    'boiling point',
    'evaporation and condensation',
    'particle model',
  ],
  tells: {
    young:
      'In ice, tiny particles hold on to each other and only tremble. Warm them, and they let go and slide about: water! Warm them more, and they fly off: steam! While it melts or boils, it gets no hotter, because all the warmth goes into letting go.',
    middle:
      'Heating ice raises its temperature until it melts. While it melts the temperature stays at 0 °C, because the heat loosens the bonds between the particles instead of speeding them up. The same happens at 100 °C, and boiling takes almost seven times as much heat as melting.',
    upper:
      'The enthalpy rises with the heat supplied; the temperature follows in pieces of slope 1/c, with plateaus as long as the latent heats. The boiling point follows the pressure by Clausius and Clapeyron’s law. Losses to the room are Newton’s h·(T − 20 °C).',
  },
  controls: [
    {
      id: 'substance',
      label: 'Substance',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: substances.map(({ name }) => name),
      about: 'What is in the vessel.',
      restarts: true,
    },
    {
      id: 'power',
      label: 'Heater',
      symbol: 'P',
      unit: 'W',
      from: 100,
      to: 1000,
      usual: 500,
      step: 10,
      about: 'How much heat it gives in a second.',
    },
    {
      id: 'mass',
      label: 'Mass',
      symbol: 'm',
      unit: 'g',
      from: 50,
      to: 200,
      usual: 100,
      step: 1,
      about: 'How much of it there is.',
      restarts: true,
    },
    {
      id: 'below',
      label: 'Starts below melting by',
      unit: 'K',
      from: 5,
      to: 60,
      usual: 20,
      step: 1,
      about: 'Ice that is 20 K colder than melting has −20 °C.',
      restarts: true,
    },
    {
      id: 'pressure',
      label: 'Pressure on the lid',
      symbol: 'p',
      unit: 'kPa',
      from: 20,
      to: 200,
      usual: 101.325,
      about: '101 at sea level, 34 on Mount Everest, 200 in a pressure cooker.',
    },
    {
      id: 'loss',
      label: 'Heat lost to the room',
      symbol: 'h',
      unit: 'W/K',
      from: 0,
      to: 1,
      usual: 0,
      about: 'For each degree that it is warmer than the room of 20 °C.',
    },
  ],
  readouts: [
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: '°C',
      digits: 1,
      about: 'Of everything in the vessel.',
      of: ({ temperature }) => temperature,
    },
    {
      id: 'liquid',
      label: 'Liquid',
      unit: '%',
      digits: 0,
      about: 'How much of it is liquid now.',
      of: ({ melted, boiled }) => 100 * (melted - boiled),
    },
    {
      id: 'gas',
      label: 'Gas',
      unit: '%',
      digits: 0,
      about: 'How much of it has boiled.',
      of: ({ boiled }) => 100 * boiled,
    },
    {
      id: 'given',
      label: 'Heat given',
      symbol: 'Q',
      unit: 'kJ',
      digits: 1,
      about: 'By the heater so far.',
      of: ({ given }) => given / 1000,
    },
    {
      id: 'boils',
      label: 'Boils at',
      unit: '°C',
      digits: 1,
      about: 'At the pressure on the lid.',
      of: (_, values) => boilingPoint(values),
    },
    {
      id: 'books',
      label: 'Energy balance',
      unit: 'kJ',
      about: 'Stored in the substance plus lost to the room less given: it stays as it began.',
      of: (state, values) => ((values.mass ?? 100) * stored(state, values) + state.lost - state.given) / 1000,
    },
  ],
  graphs: [
    {
      id: 'heating',
      title: 'Temperature against heat given',
      x: 'given',
      y: ['temperature'],
      about: 'Slopes where it warms, flat where it melts and boils.',
    },
    {
      id: 'shares',
      title: 'Liquid and gas over time',
      x: 'time',
      y: ['liquid', 'gas'],
      about: 'Melting is short, boiling is long.',
    },
    {
      id: 'time',
      title: 'Temperature over time',
      x: 'time',
      y: ['temperature'],
      about: 'As a thermometer would show it.',
    },
  ],
  dt: 0.25,
  pace: 20,
  timeUnit: 's',
  start: (values) => {
    const temperature = substanceOf(values).melts - (values.below ?? 20)
    return {
      time: 0,
      steps: 0,
      temperature,
      melted: 0,
      boiled: 0,
      given: 0,
      lost: 0,
      trail: [[0, temperature]],
    }
  },
  step(state, values, dt) {
    const { power = 500, mass = 100, loss = 0 } = values
    // Losses with the temperature of the middle of the step.
    const middle = { ...state }
    heat(middle, ((power - loss * (state.temperature - room)) * dt) / 2 / mass, values)
    const lost = loss * (middle.temperature - room) * dt
    heat(state, (power * dt - lost) / mass, values)
    state.given += power * dt
    state.lost += lost
    state.time += dt
    state.steps++
    if (state.steps % 8 !== 0) return
    state.trail.push([state.given / mass, state.temperature])
    // A long trail keeps every second point: it stays short and whole.
    if (state.trail.length > 400) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  isOver: ({ temperature, boiled }, values) => boiled >= 1 && temperature >= boilingPoint(values) + beyond,
  draw,
  describe({ temperature, melted, boiled }, values) {
    const { solidName, liquidName, gasName } = substanceOf(values)
    const what =
      boiled >= 1
        ? `all is ${gasName}`
        : boiled > 0
          ? `it boils, ${(100 * boiled).toFixed(0)} percent is ${gasName}`
          : melted >= 1
            ? `all is ${liquidName}`
            : melted > 0
              ? `it melts, ${(100 * melted).toFixed(0)} percent is ${liquidName}`
              : `all is ${solidName}`
    return `At ${temperature.toFixed(0)} degrees Celsius ${what}.`
  },
  effects: [
    {
      control: 'substance',
      readout: 'boils',
      goes: 'changes',
      after: 1,
      says: 'Each substance boils at a temperature of its own.',
    },
    {
      control: 'power',
      readout: 'temperature',
      goes: 'up',
      after: 60,
      given: { substance: 2 },
      over: [100, 380],
      says: 'A stronger heater gets it hotter in the same time, until it boils.',
    },
    {
      control: 'mass',
      readout: 'liquid',
      goes: 'down',
      after: 60,
      says: 'With more ice, a smaller share melts in the same time.',
    },
    {
      control: 'below',
      readout: 'liquid',
      goes: 'down',
      after: 60,
      says: 'Colder ice melts later.',
    },
    {
      control: 'pressure',
      readout: 'boils',
      goes: 'up',
      after: 1,
      says: 'Under more pressure it boils at a higher temperature.',
    },
    {
      control: 'loss',
      readout: 'gas',
      goes: 'down',
      after: 400,
      says: 'Heat that goes to the room does not boil anything.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without losses the temperature follows the heating curve: c·m·ΔT and m·L, one after the other.',
      readout: 'temperature',
      expected: (values, time) => {
        const perGram = ((values.power ?? 500) * time) / (values.mass ?? 100)
        const found = heatingCurve(perGram, values)
        return found < boilingPoint(values) + beyond ? found : undefined
      },
      until: 400,
      where: { loss: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'With losses a solid warms as Newton’s law says: an exponential towards 20 °C + P/h.',
      readout: 'temperature',
      expected(values, time) {
        const { power = 500, mass = 100, loss = 1, below = 20 } = values
        const { melts, solid } = substanceOf(values)
        const end = room + power / loss
        const found = end + (melts - below - end) * Math.exp((-loss * time) / (mass * solid))
        return found < melts ? found : undefined
      },
      until: 60,
      where: { loss: [0.3, 1], below: [20, 60] },
    },
    {
      kind: 'conserved',
      says: 'No energy is lost from the books: what is stored and what went to the room is what the heater gave.',
      readout: 'books',
      beside: 'given',
      until: 600,
    },
    {
      kind: 'published',
      says: 'From ice at −30 °C to steam at 120 °C, 100 g of water take 311 kJ.',
      source: 'Serway and Jewett, Physics for Scientists and Engineers, section 20.3: 3.11·10³ J for 1 g.',
      values: { substance: 0, mass: 100, power: 1000, below: 30, loss: 0 },
      readout: 'given',
      at: 400,
      expected: 311,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'At 70 kPa, 3000 m up, water boils at 90.0 °C.',
      source: 'Steam tables: saturation temperature 89.95 °C at 70 kPa.',
      values: { substance: 0, pressure: 70, power: 1000, mass: 100, below: 20, loss: 0 },
      readout: 'temperature',
      at: 150,
      expected: 89.95,
      within: 0.004,
    },
  ],
  formulas: [
    { tex: 'Q = c\\,m\\,\\Delta T', about: 'Heat to warm it.' },
    { tex: 'Q = m\\,L', about: 'Heat to melt it or to boil it, at one temperature.' },
    {
      tex: '\\ln\\frac{p}{p_0} = -\\frac{LM}{R}\\left(\\frac1T-\\frac1{T_0}\\right)',
      about: 'Pressure and boiling point (Clausius and Clapeyron).',
    },
  ],
  tries: [
    {
      says: 'Watch the thermometer while the ice melts. Where does the heat go?',
      set: { substance: 0, power: 300, loss: 0 },
    },
    {
      says: 'Climb Mount Everest and boil water there. Would tea be hot enough?',
      set: { substance: 0, pressure: 34 },
    },
    { says: 'Use a pressure cooker.', set: { substance: 0, pressure: 200 } },
    {
      says: 'A weak heater in a cold kitchen: can it boil the water at all?',
      set: { substance: 0, power: 100, loss: 1 },
    },
  ],
  questions: [
    {
      asks: 'Ice is just melting. What does the thermometer do while the heater goes on?',
      options: ['It rises', 'It stays at 0 °C', 'It falls'],
      settle: {
        readout: 'temperature',
        after: 50,
        first: { substance: 0, power: 500, mass: 100, below: 20 },
        answer: (a) => (a > 0.5 ? 0 : a < -0.5 ? 2 : 1),
      },
      explains:
        'All the heat is used to loosen the particles from each other. Only when all is water does it get warmer.',
    },
    {
      asks: 'The water boils. Now we double the heat. How hot is the water?',
      options: ['Just as hot, it only boils away faster', 'A little hotter', 'Twice as hot'],
      settle: {
        readout: 'temperature',
        after: 240,
        first: { substance: 0, power: 450, mass: 100 },
        second: { substance: 0, power: 900, mass: 100 },
        answer: (a, b) => (b < a + 1 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains:
        'Boiling water stays at its boiling point. For cooking, a stronger flame under boiling water is wasted.',
    },
    {
      asks: 'High on a mountain there is less air pressure. Water boils there…',
      options: ['at a lower temperature', 'at 100 °C as always', 'at a higher temperature'],
      settle: {
        readout: 'boils',
        after: 1,
        first: { pressure: 101.325 },
        second: { pressure: 40 },
        answer: (a, b) => (b < a - 1 ? 0 : b > a + 1 ? 2 : 1),
      },
      explains:
        'With less pressing on them the particles get away more easily. Potatoes take much longer there!',
    },
  ],
  glossary: [
    { word: 'Solid', means: 'Its particles hold their places and only tremble.' },
    { word: 'Liquid', means: 'Its particles touch, but slide past each other.' },
    { word: 'Gas', means: 'Its particles fly about freely.' },
    { word: 'Latent heat', means: 'Heat that melts or boils something without making it hotter.' },
    { word: 'Boiling point', means: 'The temperature at which a liquid turns to gas everywhere inside.' },
  ],
  goals: [
    'Describe solids, liquids and gases by their particles.',
    'Read melting and boiling from a heating curve.',
    'Work out the heat for each part of the curve.',
  ],
  standards: [
    'NGSS 5-PS1-1',
    'NGSS MS-PS1-4',
    'England KS3 Chemistry: the particulate nature of matter',
    'England GCSE Physics: changes of state and specific latent heat',
  ],
})
