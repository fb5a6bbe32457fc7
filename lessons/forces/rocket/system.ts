import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  burnTime,
  dry,
  type Flight,
  farthest,
  launchMass,
  longest,
  placeOf,
  places,
  stageMasses,
  stagesOf,
} from './model.ts'
import { draw } from './view.ts'

/** What Tsiolkovsky's equation promises, in km/s: for each stage the exhaust speed times the logarithm of its mass ratio. */
function promised(values: Values): number {
  const { payload = 2, exhaust = 3 } = values
  const count = stagesOf(values)
  const share = ((payload * 1000) / launchMass) ** (1 / count)
  return count * exhaust * Math.log(1 / (share + dry * (1 - share)))
}

function burn(state: Flight, values: Values, dt: number): void {
  const { exhaust = 3 } = values
  const { gravity, radius } = placeOf(values)
  const now = stageMasses(values)[state.stage]
  const flow = now && state.fuel > 0 ? now.flow : 0
  const rates = (height: number, speed: number, mass: number) =>
    [
      speed,
      (flow * exhaust * 1000) / mass - gravity * (radius / (radius + Math.max(0, height))) ** 2,
      (flow * exhaust * 1000) / mass,
    ] as const
  const { height, speed, mass } = state
  const a = rates(height, speed, mass)
  const b = rates(height + 0.5 * dt * a[0], speed + 0.5 * dt * a[1], mass - 0.5 * dt * flow)
  const c = rates(height + 0.5 * dt * b[0], speed + 0.5 * dt * b[1], mass - 0.5 * dt * flow)
  const d = rates(height + dt * c[0], speed + dt * c[1], mass - dt * flow)
  const sum = (i: 0 | 1 | 2) => (dt / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
  state.height += sum(0)
  state.speed += sum(1)
  state.gained += sum(2)
  state.mass -= dt * flow
  state.fuel -= dt * flow
  state.time += dt
  // The launch pad holds what the engine cannot lift.
  if (state.height < 0) {
    if (state.highest > 10) state.landed = true
    state.height = 0
    state.speed = 0
  }
}

export const rocket = system<Flight>({
  id: 'rocket',
  title: 'A rocket',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'rocket',
    'rocket launch',
    'rocket equation',
    'tsiolkovsky',
    'multistage rocket',
    'rocket stage',
    'exhaust speed',
    'delta v',
    'escape velocity',
    'how a rocket flies',
    'how to get to space',
    'launch a rocket to the moon',
    'action and reaction',
  ],
  tells: {
    young:
      'A rocket throws hot gas downwards, and the gas pushes the rocket up. Most of the rocket is fuel! When a tank is empty it is dropped, so the rest is lighter and can fly faster.',
    middle:
      'The engine throws gas out backwards; its momentum drives the rocket forwards. The lighter the rocket gets, the more speed each kilogram of fuel brings. Stages drop empty tanks. Gravity takes away speed for every second of the burn, so it should not take too long.',
    upper:
      'm·dv/dt = u·|dm/dt| − m·g(h) with g falling as the inverse square. In free space Tsiolkovsky’s equation gives Δv = u·ln(m₀/m₁) for each stage; near a planet the climb loses ∫g dt. With structure at a tenth of each stage one stage can never reach more than u·ln 10.',
  },
  controls: [
    {
      id: 'stages',
      label: 'Stages',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: ['one', 'two', 'three'],
      about: 'Into how many parts the same 100 tonnes are divided; empty ones are dropped.',
      restarts: true,
    },
    {
      id: 'payload',
      label: 'Payload',
      symbol: 'm_p',
      unit: 't',
      from: 0.5,
      to: 20,
      usual: 2,
      logarithmic: true,
      about: 'What is to be carried up. The whole rocket always weighs 100 t at the start.',
      restarts: true,
    },
    {
      id: 'exhaust',
      label: 'Speed of the exhaust',
      symbol: 'u',
      unit: 'km/s',
      from: 2,
      to: 4.5,
      usual: 3.2,
      about: 'Solid fuel about 2.6, kerosene 3.2, hydrogen 4.4 km/s.',
      restarts: true,
    },
    {
      id: 'thrust',
      label: 'Thrust at the start',
      unit: '× weight',
      from: 0.8,
      to: 3,
      usual: 1.6,
      about:
        'Push of the engine, compared with the weight on Earth. Below 1 it does not lift off there at once.',
      restarts: true,
    },
    {
      id: 'place',
      label: 'Start from',
      unit: '',
      from: 0,
      to: 3,
      usual: 3,
      options: places.map(({ name }) => name),
      about: 'With its gravity, and its size: higher up it pulls less.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height',
      symbol: 'h',
      unit: 'km',
      digits: 1,
      about: 'Above the ground.',
      of: ({ height }) => height / 1000,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/s',
      digits: 3,
      about: 'Upwards; below zero it falls.',
      of: ({ speed }) => speed / 1000,
    },
    {
      id: 'gained',
      label: 'Speed from the engine',
      symbol: '\\Delta v',
      unit: 'km/s',
      digits: 3,
      about: 'What the burn has brought so far, without what gravity took.',
      of: ({ gained }) => gained / 1000,
    },
    {
      id: 'mass',
      label: 'Mass',
      symbol: 'm',
      unit: 't',
      about: 'Of what is still flying.',
      of: ({ mass }) => mass / 1000,
    },
    {
      id: 'felt',
      label: 'Push in the seat',
      unit: '× everyday',
      digits: 1,
      about: 'Thrust for each kilogram; it grows while the tanks empty.',
      of: (state, values) => {
        const now = stageMasses(values)[state.stage]
        return now && state.fuel > 0 ? (now.flow * (values.exhaust ?? 3) * 1000) / state.mass / 9.81 : 0
      },
    },
    {
      id: 'highest',
      label: 'Highest so far',
      unit: 'km',
      digits: 0,
      about: 'The flight is followed to 40,000 km.',
      of: ({ highest }) => highest / 1000,
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed', 'gained'],
      about: 'The gap between both lines is what gravity took.',
    },
    {
      id: 'mass',
      title: 'Mass over time',
      x: 'time',
      y: ['mass'],
      about: 'Straight down while burning; a step where a stage is dropped.',
    },
    {
      id: 'height',
      title: 'Height over time',
      x: 'time',
      y: ['height'],
      about: 'After the burn: a throw upwards.',
    },
  ],
  dt: 0.25,
  pace: 15,
  timeUnit: 's',
  start: (values) => ({
    height: 0,
    speed: 0,
    mass: launchMass,
    stage: 0,
    fuel: stageMasses(values)[0]?.fuel ?? 0,
    time: 0,
    highest: 0,
    gained: 0,
    dropped: [],
    landed: false,
    trail: [[0, 0]],
  }),
  step(state, values, dt) {
    const all = stageMasses(values)
    let left = dt
    // A step ends where a tank runs dry, and the next stage burns for the rest of it.
    for (let guard = 0; guard < 4 && left > 1e-9; guard++) {
      const now = all[state.stage]
      const dries = now && state.fuel > 0 ? state.fuel / now.flow : Number.POSITIVE_INFINITY
      const part = Math.min(left, dries)
      burn(state, values, part)
      left -= part
      if (now && (state.fuel <= 1e-6 || dries <= part)) {
        state.stage++
        state.dropped.push(state.time)
        const next = all[state.stage]
        state.mass = next?.full ?? (values.payload ?? 2) * 1000
        state.fuel = next?.fuel ?? 0
      }
    }
    state.highest = Math.max(state.highest, state.height)
    if (Math.round(state.time / dt) % 8 === 0) keepTrail(state.trail, [state.time, state.speed], 460)
  },
  isOver: ({ height, landed, time }) => landed || height > farthest || time > longest,
  draw,
  describe: (state, values) => {
    const burning = state.stage < stagesOf(values)
    const where = `${(state.height / 1000).toFixed(0)} kilometres up, ${(Math.abs(state.speed) / 1000).toFixed(2)} kilometres a second ${state.speed < 0 ? 'down' : 'up'}`
    if (state.landed)
      return `It has fallen back after reaching ${(state.highest / 1000).toFixed(0)} kilometres.`
    return burning ? `Stage ${state.stage + 1} burns: ${where}.` : `All fuel is burnt: ${where}.`
  },
  effects: [
    {
      control: 'stages',
      readout: 'gained',
      goes: 'up',
      after: 600,
      says: 'More stages get more speed from the same fuel.',
    },
    {
      control: 'payload',
      readout: 'gained',
      goes: 'down',
      after: 600,
      says: 'A heavier payload makes it slower.',
    },
    {
      control: 'exhaust',
      readout: 'gained',
      goes: 'up',
      after: 800,
      says: 'Faster exhaust makes a faster rocket.',
    },
    {
      control: 'thrust',
      readout: 'height',
      goes: 'up',
      after: 150,
      says: 'A stronger engine wastes less on holding the rocket up.',
    },
    {
      control: 'place',
      readout: 'speed',
      goes: 'down',
      after: 150,
      says: 'The stronger the gravity at the start, the more speed it takes.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In deep space the last speed is what Tsiolkovsky’s equation promises, added up over the stages.',
      readout: 'speed',
      expected: (values, time) => (time > burnTime(values) + 1 ? promised(values) : undefined),
      until: 700,
      where: { place: [0, 0], thrust: [1, 3] },
    },
    {
      kind: 'analytic',
      says: 'While the first stage burns in free space, the way is u·t − u·(m/ṁ)·ln(m₀/m).',
      readout: 'height',
      expected: (values, time) => {
        const first = stageMasses(values)[0]
        if (!first || time > first.burns || time < 10) return undefined
        const u = values.exhaust ?? 3
        const left = 1 - (first.flow * time) / launchMass
        return u * (time + ((launchMass * left) / first.flow) * Math.log(left))
      },
      until: 120,
      where: { place: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Every kilogram is counted: after the burn only the payload flies.',
      readout: 'mass',
      expected: (values, time) => (time > burnTime(values) + 1 ? (values.payload ?? 2) : undefined),
      until: 700,
      where: { thrust: [1.5, 3], place: [0, 1] },
    },
  ],
  formulas: [
    {
      tex: '\\Delta v = u \\ln\\frac{m_0}{m_1}',
      about: 'Tsiolkovsky: the speed gained, from exhaust speed and the masses before and after.',
    },
    { tex: 'm\\dot v = u\\,|\\dot m| - m g(h)', about: 'Thrust less weight.' },
    { tex: 'v_{esc} = \\sqrt{2 g r}', about: 'The speed that leaves a planet forever.' },
  ],
  tries: [
    {
      says: 'One stage from Earth: how high does it get? Then two, then three.',
      set: { stages: 0, place: 3 },
    },
    { says: 'Start from the Moon: even one stage gets away for good.', set: { stages: 0, place: 1 } },
    {
      says: 'Too weak an engine: it burns on the pad until it is light enough.',
      set: { thrust: 0.8, place: 3 },
    },
    {
      says: 'Build a rocket that leaves the Earth for good: 11.2 km/s.',
      set: { stages: 2, payload: 0.5, exhaust: 4.4, thrust: 2.5 },
    },
  ],
  questions: [
    {
      asks: 'In deep space the exhaust leaves at 3 km/s. Can the rocket itself get faster than 3 km/s?',
      options: ['No, never', 'Yes'],
      settle: {
        readout: 'speed',
        after: 600,
        first: { place: 0, exhaust: 3 },
        answer: (speed) => (speed > 3 ? 1 : 0),
      },
      explains:
        'The gas leaves at 3 km/s as seen from the rocket, however fast that is. Each bit adds a push, so the speed goes on growing.',
    },
    {
      asks: 'One stage or three, with the same 100 tonnes and the same payload: how much more speed does the engine give?',
      options: ['The same', 'About one and a half times as much', 'Ten times as much'],
      settle: {
        readout: 'gained',
        after: 700,
        first: { stages: 0 },
        second: { stages: 2 },
        answer: (a, b) => (b < 1.2 * a ? 0 : b < 5 * a ? 1 : 2),
      },
      explains:
        'Without stages the engine also speeds up the heavy empty tanks. Dropping them saves that, but there is no magic in it.',
    },
    {
      asks: 'Same rocket, from Earth, but with half the thrust (so it burns twice as long). How high is it after 5 minutes?',
      options: ['Higher', 'Just as high', 'Lower'],
      settle: {
        readout: 'height',
        after: 300,
        first: { thrust: 2.6 },
        second: { thrust: 1.3 },
        answer: (a, b) => (b > 1.02 * a ? 0 : b > 0.98 * a ? 1 : 2),
      },
      explains:
        'While it hangs on its flame, gravity takes almost 10 m/s away every second. A slow start wastes fuel.',
    },
  ],
  glossary: [
    { word: 'Stage', means: 'A part of the rocket with its own tank and engine, dropped when empty.' },
    { word: 'Payload', means: 'What the rocket is to carry: a satellite, people, a probe.' },
    { word: 'Thrust', means: 'The push of the engine.' },
    { word: 'Escape speed', means: 'Fast enough never to fall back: 11.2 km/s from the Earth.' },
  ],
  goals: [
    'Explain how a rocket flies where there is nothing to push against.',
    'See why most of a rocket is fuel and why it has stages.',
    'Tell apart the speed from the engine and what gravity takes.',
  ],
  standards: [
    'NGSS MS-PS2-1',
    'NGSS MS-PS2-2',
    'NGSS HS-PS2-2',
    'England A level Physics: momentum and Newton’s laws of motion',
  ],
})
