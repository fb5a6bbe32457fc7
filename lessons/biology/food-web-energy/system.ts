import { system, type Values } from '@makebelieve/kit/simulation/system'
import { caughtADay, type FoodChain, flowsOf, stays, stored } from './model.ts'
import { draw } from './view.ts'

type Held = FoodChain['held']

/**
 * What flows into a link of the chain: Bateman's solution for stores that empty one into the next, all empty at the start and the
 * first filled at a steady rate.
 */
function bateman(values: Values, links: number, time: number): number {
  const share = (values.transfer ?? 10) / 100
  const rates = stays.slice(0, links).map((days) => 1 / days)
  let sum = 0
  rates.forEach((one, j) => {
    let below = 1
    rates.forEach((other, l) => {
      if (l !== j) below *= (other - one) / other
    })
    sum += Math.exp(-one * time) / below
  })
  return caughtADay(values) * share ** links * (1 - sum)
}

export const foodWebEnergy = system<FoodChain>({
  id: 'food-web-energy',
  title: 'Energy in a food chain',
  subject: 'biology',
  ages: [8, 18],
  words: [
    'food chain',
    'food web',
    'energy pyramid',
    'trophic level',
    'trophic pyramid',
    'ten percent rule',
    '10% rule',
    'energy flow in an ecosystem',
    'producers and consumers',
    'who eats whom',
    'food pyramid of nature',
    'decomposers',
    'why big hunters are rare',
    'pyramid of biomass',
    'transfer of energy between organisms',
  ],
  tells: {
    young:
      'Grass catches sunshine. A grasshopper eats the grass, a frog eats the grasshopper, a hawk eats the frog. But each of them uses up most of its food for hopping, croaking and keeping warm. Only a little is left for the next one. That’s why there is so much grass and there are so few hawks!',
    middle:
      'Plants bind about a hundredth of the sunlight. From each link of a food chain to the next only about a tenth of the energy is handed on; the rest becomes heat or is left to decomposers. That is why food chains are short and top predators are rare.',
    upper:
      'A donor-controlled chain: each store B empties at B/τ, the share ε goes to the next link, the rest to heat and detritus. At balance the flow into link n is ηS·εⁿ. A change of the light climbs the chain with the delays τ, as Bateman’s equations say, and the energy account closes at every moment.',
  },
  controls: [
    {
      id: 'sun',
      label: 'Sunlight',
      symbol: 'S',
      unit: 'W/m²',
      from: 50,
      to: 300,
      usual: 200,
      step: 5,
      about: 'On average over day and night: about 100 in northern Europe, 250 in the tropics.',
    },
    {
      id: 'capture',
      label: 'Caught by plants',
      symbol: '\\eta',
      unit: '%',
      from: 0.2,
      to: 3,
      usual: 1,
      step: 0.1,
      about: 'The share of sunlight that plants bind in sugar; good fields reach 1 to 2.',
    },
    {
      id: 'transfer',
      label: 'Handed on',
      symbol: '\\varepsilon',
      unit: '%',
      from: 2,
      to: 25,
      usual: 10,
      step: 1,
      about: 'How much of the energy of one link gets to the next: mostly 5 to 20.',
    },
    {
      id: 'taken',
      label: 'Frogs taken away',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      step: 1,
      about: 'The share of frogs that people catch, so that hawks cannot.',
    },
  ],
  readouts: [
    {
      id: 'hoppers',
      label: 'Reaching grasshoppers',
      unit: 'kJ/m² a day',
      digits: 2,
      about: 'What the plant eaters get each day.',
      of: (state, values) => flowsOf(state, values).into[1],
    },
    {
      id: 'frogs',
      label: 'Reaching frogs',
      unit: 'kJ/m² a day',
      digits: 3,
      about: 'What the first hunters get each day.',
      of: (state, values) => flowsOf(state, values).into[2],
    },
    {
      id: 'hawks',
      label: 'Reaching hawks',
      unit: 'kJ/m² a day',
      digits: 4,
      about: 'What the last link gets each day.',
      of: (state, values) => flowsOf(state, values).into[3],
    },
    {
      id: 'share',
      label: 'Frogs compared with grasshoppers',
      unit: '%',
      digits: 1,
      about: 'What meat eaters get out of what plant eaters got.',
      of(state, values) {
        const { into } = flowsOf(state, values)
        return (100 * into[2]) / Math.max(1e-9, into[1])
      },
    },
    {
      id: 'heat',
      label: 'Turned to heat',
      unit: 'kJ/m² a day',
      digits: 1,
      about: 'By living things of all kinds; it is lost to the chain.',
      of: (state, values) => flowsOf(state, values).heat,
    },
    {
      id: 'account',
      label: 'Everything added up',
      unit: 'kJ/m²',
      digits: 2,
      about: 'Energy held, turned to heat and taken away, minus what was caught: always zero.',
      of: (state) => stored(state) + state.heat + state.away - state.caught,
    },
  ],
  graphs: [
    {
      id: 'links',
      title: 'Energy reaching grasshoppers',
      x: 'time',
      y: ['hoppers'],
      about: 'It rises as the grass grows.',
    },
    {
      id: 'top',
      title: 'Energy reaching frogs and hawks',
      x: 'time',
      y: ['frogs', 'hawks'],
      about: 'Higher links come later and get less.',
    },
    {
      id: 'heat',
      title: 'Heat',
      x: 'time',
      y: ['heat'],
      about: 'In the end as much heat leaves as sunlight was bound.',
    },
  ],
  dt: 0.5,
  pace: 20,
  timeUnit: 'days',
  start: () => ({ held: [0, 0, 0, 0], dead: 0, heat: 0, away: 0, caught: 0, time: 0, steps: 0 }),
  step(state, values, dt) {
    const change = (held: Held, dead: number) => {
      const { into, out, heat, away, dead: rots } = flowsOf({ held, dead }, values)
      return [...into.map((more, i) => more - (out[i] ?? 0)), rots, heat, away, into[0]]
    }
    const now = [...state.held, state.dead]
    const shifted = (by: number[], span: number): [Held, number] => {
      const at = now.map((one, i) => one + (by[i] ?? 0) * span)
      return [[at[0] ?? 0, at[1] ?? 0, at[2] ?? 0, at[3] ?? 0], at[4] ?? 0]
    }
    const a = change(state.held, state.dead)
    const b = change(...shifted(a, dt / 2))
    const c = change(...shifted(b, dt / 2))
    const d = change(...shifted(c, dt))
    const more = a.map((one, i) => (dt / 6) * (one + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)))
    for (const i of [0, 1, 2, 3] as const) state.held[i] += more[i] ?? 0
    state.dead += more[4] ?? 0
    state.heat += more[5] ?? 0
    state.away += more[6] ?? 0
    state.caught += more[7] ?? 0
    state.steps++
    state.time = state.steps * dt
  },
  draw,
  describe(state, values) {
    const { into } = flowsOf(state, values)
    const of = (1000 * into[3]) / Math.max(1e-9, into[0])
    return `On day ${state.time.toFixed(0)} grass catches ${into[0].toFixed(0)} kilojoules on each square metre; grasshoppers get ${into[1].toFixed(1)}, frogs ${into[2].toFixed(2)} and hawks ${into[3].toFixed(3)}: of a thousand, ${of.toFixed(2)} reach the hawk.`
  },
  effects: [
    { control: 'sun', readout: 'frogs', goes: 'up', after: 200, says: 'More sun feeds every link.' },
    {
      control: 'capture',
      readout: 'hoppers',
      goes: 'up',
      after: 200,
      says: 'Plants that catch more feed more animals.',
    },
    {
      control: 'transfer',
      readout: 'hawks',
      goes: 'up',
      after: 400,
      says: 'The last link feels most how much is handed on: the share counts three times over.',
    },
    {
      control: 'taken',
      readout: 'hawks',
      goes: 'down',
      after: 400,
      says: 'Where frogs are taken away, hawks go hungry.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Energy climbs to the frogs as Bateman’s equations say.',
      readout: 'frogs',
      expected: (values, time) => bateman(values, 2, time),
      until: 300,
    },
    {
      kind: 'analytic',
      says: 'Energy climbs to the hawks as Bateman’s equations say, less the frogs that are taken.',
      readout: 'hawks',
      expected: (values, time) => bateman(values, 3, time) * (1 - (values.taken ?? 0) / 100),
      until: 400,
    },
    {
      kind: 'analytic',
      says: 'In the end all that was caught leaves as heat, or with the frogs that are taken.',
      readout: 'heat',
      expected: ({ sun = 200, capture = 1, transfer = 10, taken = 0 }, time) =>
        time < 1100 ? undefined : sun * 86.4 * (capture / 100) * (1 - ((transfer / 100) ** 2 * taken) / 100),
      until: 1200,
    },
    {
      kind: 'conserved',
      says: 'No energy is lost: held, heat and what is taken add up to what was caught.',
      readout: 'account',
      beside: 'heat',
      until: 300,
    },
  ],
  formulas: [
    {
      tex: 'F_n = \\eta\\,S\\,\\varepsilon^{\\,n}',
      about: 'What reaches the n-th link after the plants, in the long run.',
    },
    {
      tex: '\\frac{dB_n}{dt} = \\varepsilon\\,\\frac{B_{n-1}}{\\tau_{n-1}} - \\frac{B_n}{\\tau_n}',
      about: 'Each link gets a share of what leaves the one below.',
    },
  ],
  tries: [
    { says: 'Start with bare ground and watch who gets energy first, and who last.' },
    { says: 'Move the meadow to the tropics: more sun.', set: { sun: 280 } },
    {
      says: 'Let each link hand on 20% instead of 10%. The hawk gets eight times as much!',
      set: { transfer: 20 },
    },
    { says: 'Take all the frogs away. Who is hungry now?', set: { taken: 100 } },
  ],
  questions: [
    {
      asks: 'Grass has caught 1000 kJ. Each link hands on a tenth. How much reaches the hawk?',
      options: ['About 300 kJ', 'About 100 kJ', 'About 1 kJ'],
      settle: {
        readout: 'hawks',
        after: 1500,
        first: { sun: 200, capture: 1, transfer: 10 },
        answer: (a) => (a > 30 ? 0 : a > 3 ? 1 : 2),
      },
      explains: 'A tenth of a tenth of a tenth is a thousandth. So a hawk needs a very large meadow.',
    },
    {
      asks: 'You could eat the grain of a field yourself, or feed it to chickens and eat those. Which feeds more people?',
      options: ['Eating the grain', 'Eating the chickens', 'Both the same'],
      settle: {
        readout: 'share',
        after: 1000,
        first: { transfer: 10 },
        answer: (a) => (a < 95 ? 0 : a > 105 ? 1 : 2),
      },
      explains:
        'Each link in between uses up most of the energy. Eating plants is like sitting where the grasshopper sits, one link lower.',
    },
    {
      asks: 'Each link hands on 20% instead of 10%. How much more does the hawk get?',
      options: ['Twice as much', 'Four times as much', 'Eight times as much'],
      settle: {
        readout: 'hawks',
        after: 1500,
        first: { transfer: 10 },
        second: { transfer: 20 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 6 ? 1 : 2),
      },
      explains: 'There are three steps up to the hawk, and each doubles: 2 times 2 times 2.',
    },
  ],
  glossary: [
    { word: 'Producer', means: 'A plant: it makes food from sunlight.' },
    { word: 'Consumer', means: 'An animal: it eats others.' },
    { word: 'Trophic level', means: 'A step of the food chain: plants, plant eaters, hunters, top hunters.' },
    { word: 'Decomposer', means: 'Worms, fungi and bacteria, which live on what is dead.' },
    { word: 'Food web', means: 'Many food chains that are tangled with each other.' },
  ],
  goals: [
    'Follow energy from the sun through a food chain, and say where the rest of it goes.',
    'Explain why food chains are short and top predators are rare.',
    'Multiply shares: a tenth of a tenth.',
  ],
  standards: [
    'NGSS 5-PS3-1',
    'NGSS MS-LS2-3',
    'NGSS HS-LS2-4',
    'England KS3 Biology: relationships in an ecosystem, food webs',
    'England GCSE Biology: trophic levels and transfer of biomass',
  ],
})
