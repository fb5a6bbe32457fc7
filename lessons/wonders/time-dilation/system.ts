import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { gammaOf, light, meanLife, muons, type TimeDilation } from './model.ts'
import { draw } from './view.ts'

/** What the moving clock shows: whole ticks, and how high the light has climbed since the last. */
function ownTime({ ticks, left, time, flown }: TimeDilation, { mirrors = 300 }: Values): number {
  const along = flown - left.at
  const way = light * (time - left.time)
  const climbed = Math.sqrt(Math.max(0, way * way - along * along))
  return (ticks * (mirrors / 1000) + climbed) / light
}

const alive = (state: TimeDilation, values: Values) => {
  const own = ownTime(state, values)
  return state.lives.filter((life) => life > own).length
}

export const timeDilation = system<TimeDilation>({
  id: 'time-dilation',
  title: 'Moving clocks run slowly',
  subject: 'physics',
  ages: [13, 20],
  words: [
    'time dilation',
    'special relativity',
    'light clock',
    'theory of relativity',
    "einstein's relativity",
    'moving clocks run slow',
    'muon decay',
    'muons reaching the ground',
    'lorentz factor',
    'twin paradox',
    'length contraction',
    'near the speed of light',
    'travelling at the speed of light',
    'einstein and time',
  ],
  tells: {
    young:
      'Nothing is faster than light, and light is always equally fast. So a clock made of light that bounces up and down has a longer, slanted way when it flies past you: it ticks more slowly! Tiny muons from the sky live so briefly that they should never reach us. But their time runs slowly, so they do.',
    middle:
      'In a flying light clock, light takes a slanted, longer way from mirror to mirror. As light has the same speed for everyone, each tick takes longer: moving time runs slowly, by the factor γ. Muons born high in the air live only 2 millionths of a second, yet many reach the ground.',
    upper:
      'Each tick ends when light sent from one mirror reaches the moving other: (cΔt)² = L² + (vΔt)², so Δt = γL/c with γ = 1/√(1 − β²). Muons decay by their own clock: N = N₀ e^(−t/γτ). In their frame it is the air that is thinner, h/γ.',
  },
  controls: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: '\\beta',
      unit: 'c',
      from: 0.1,
      to: 0.999,
      usual: 0.98,
      step: 0.001,
      about: 'As a share of the speed of light. It cannot reach 1.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Muons are born at',
      symbol: 'h',
      unit: 'km',
      from: 1,
      to: 15,
      usual: 5,
      step: 0.1,
      about: 'How high above the ground cosmic rays make them.',
      restarts: true,
    },
    {
      id: 'mirrors',
      label: 'Between the mirrors',
      symbol: 'L',
      unit: 'm',
      from: 100,
      to: 600,
      usual: 300,
      step: 10,
      about: 'How far light goes for one tick of the clock that flies along.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'ground',
      label: 'Time on the ground',
      symbol: 't',
      unit: 'µs',
      about: 'What our clocks show.',
      of: ({ time }) => time,
    },
    {
      id: 'own',
      label: 'Time of the muons',
      symbol: '\\tau',
      unit: 'µs',
      about: 'What the light clock that flies along shows.',
      of: ownTime,
    },
    {
      id: 'ticks',
      label: 'Ticks of the flying clock',
      unit: '',
      digits: 0,
      about: 'How often the light came back to where it began.',
      of: ({ ticks }) => ticks,
    },
    {
      id: 'factor',
      label: 'Ground time for each of theirs',
      symbol: '\\gamma',
      unit: '',
      digits: 3,
      about: 'How many microseconds pass for us in one of theirs, from the last whole tick.',
      of: ({ ticks, left }, { mirrors = 300 }) =>
        ticks === 0 ? 1 : (left.time * light * 1000) / (ticks * mirrors),
    },
    {
      id: 'alive',
      label: 'Muons alive',
      unit: '%',
      digits: 1,
      about: 'Of those that were born.',
      of: (state, values) => (100 * alive(state, values)) / muons,
    },
    {
      id: 'classic',
      label: 'Alive if time were the same for all',
      unit: '%',
      digits: 2,
      about: 'What Newton would have expected.',
      of: ({ time }) => 100 * Math.exp(-time / meanLife),
    },
    {
      id: 'passed',
      label: 'Air passed, as muons see it',
      unit: 'km',
      about: 'Their speed times their own time: shorter than what we measure.',
      of: (state, values) => (values.speed ?? 0.98) * light * ownTime(state, values),
    },
  ],
  graphs: [
    {
      id: 'clocks',
      title: 'Two clocks',
      x: 'ground',
      y: ['ground', 'own'],
      about: 'The flatter line is the moving clock.',
    },
    {
      id: 'alive',
      title: 'Muons alive',
      x: 'time',
      y: ['alive', 'classic'],
      about: 'What is seen, and what there would be if all clocks ran alike.',
    },
  ],
  dt: 0.01,
  pace: 1.5,
  timeUnit: 'µs',
  start: (_, random) => ({
    time: 0,
    flown: 0,
    left: { at: 0, time: 0, up: true },
    ticks: 0,
    // One from each 400th of all lives, so that a few muons stand fairly for many.
    lives: Array.from({ length: muons }, (_, i) => -meanLife * Math.log((i + random.next()) / muons + 1e-12)),
    landed: false,
    path: [[0, 0]],
  }),
  step(state, { speed = 0.98, height = 5, mirrors = 300 }, dt) {
    const tall = mirrors / 1000
    // It ends exactly on the ground.
    const wait = Math.min(dt, Math.max(0, (height - state.flown) / (speed * light)))
    const short = (time: number, flown: number) =>
      Math.hypot(flown - state.left.at, tall) - light * (time - state.left.time)
    const before = { time: state.time, flown: state.flown }
    state.time += wait
    state.flown += speed * light * wait
    // The other mirror is reached when light has gone as far as it lies from where the light set out.
    if (short(state.time, state.flown) <= 0) {
      let [low, high] = [0, 1]
      for (let i = 0; i < 40; i++) {
        const middle = (low + high) / 2
        if (short(before.time + wait * middle, before.flown + speed * light * wait * middle) > 0) low = middle
        else high = middle
      }
      state.left = {
        at: before.flown + speed * light * wait * high,
        time: before.time + wait * high,
        up: !state.left.up,
      }
      state.ticks++
      keepTrail(state.path, [state.left.at, state.left.up ? 0 : 1] as [number, number], 60)
    }
    state.landed = state.flown >= height - 1e-9
  },
  isOver: ({ landed }) => landed,
  draw,
  describe: (state, values) =>
    `After ${state.time.toFixed(1)} microseconds on the ground, ${ownTime(state, values).toFixed(1)} have passed for the muons; ${((100 * alive(state, values)) / muons).toFixed(0)} percent of them live${state.landed ? ' as they reach the ground' : ''}.`,
  effects: [
    {
      control: 'mirrors',
      readout: 'ticks',
      goes: 'down',
      after: 15,
      given: { speed: 0.5, height: 10 },
      says: 'Mirrors farther apart make the clock tick more slowly.',
    },
    {
      control: 'speed',
      readout: 'own',
      goes: 'down',
      after: 3,
      says: 'The faster a clock flies, the less time passes for it.',
    },
    {
      control: 'speed',
      readout: 'alive',
      goes: 'up',
      after: 3,
      says: 'After the same time on our clocks, more of the faster muons live.',
    },
    {
      control: 'height',
      readout: 'alive',
      goes: 'down',
      after: 52,
      says: 'Of muons born higher up, fewer reach the ground.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The flying clock shows t·√(1 − β²), though its light is only followed from mirror to mirror.',
      readout: 'own',
      expected: ({ speed = 0.98, height = 5 }, time) =>
        Math.min(time, height / (speed * light)) / gammaOf(speed),
      until: 12,
    },
    {
      kind: 'analytic',
      says: 'Muons die by their own clock: e^(−t/γτ) of them live.',
      readout: 'alive',
      expected: ({ speed = 0.98, height = 5 }, time) =>
        100 * Math.exp(-Math.min(time, height / (speed * light)) / (gammaOf(speed) * meanLife)),
      until: 12,
    },
    {
      kind: 'analytic',
      says: 'At the ground the muons have passed h/γ of air by their own measure: lengths shrink.',
      readout: 'passed',
      expected: ({ speed = 0.98, height = 5 }, time) =>
        time > height / (speed * light) + 0.02 ? height * Math.sqrt(1 - speed ** 2) : undefined,
      until: 20,
      where: { speed: [0.9, 0.999], height: [1, 5] },
    },
    {
      kind: 'published',
      says: 'Of 563 muons an hour on Mount Washington, 408 arrive 1907 m below: with their mean factor of 8.4, from their speeds, so many must live.',
      source: 'D. H. Frisch and J. H. Smith, American Journal of Physics 31 (1963) 342.',
      values: { speed: 0.9929, height: 1.907 },
      readout: 'alive',
      at: 6.5,
      expected: (100 * 408) / 563,
      // The two counts are uncertain by 10 and 9, the factor by 2.
      within: 0.04,
    },
  ],
  formulas: [
    {
      tex: '(c\\,\\Delta t)^2 = L^2 + (v\\,\\Delta t)^2',
      about: 'Pythagoras for one tick: light runs along the slope.',
    },
    { tex: '\\gamma = \\frac{1}{\\sqrt{1-\\beta^2}}', about: 'How much slower a moving clock runs.' },
    { tex: 'N = N_0\\,e^{-t/\\gamma\\tau}', about: 'How many muons are left.' },
  ],
  tries: [
    { says: 'Fly at half the speed of light. Is the clock much slower?', set: { speed: 0.5 } },
    { says: 'Go to 0.866: now exactly half as much time passes.', set: { speed: 0.866 } },
    { says: 'Real muons: 15 km up, at 0.998 of the speed of light.', set: { speed: 0.998, height: 15 } },
    { says: 'Make the clock taller: fewer ticks, but the same time.', set: { mirrors: 600 } },
  ],
  questions: [
    {
      asks: 'A clock flies past at half the speed of light. How fast does it tick for us?',
      options: ['At half its rate', 'A little slower, by about a seventh', 'Just as fast'],
      settle: {
        readout: 'factor',
        after: 15,
        first: { speed: 0.5 },
        answer: (factor) => (factor > 1.7 ? 0 : factor > 1.05 ? 1 : 2),
      },
      explains: 'γ is only 1.15 at half the speed of light. Time stretches much only very close to it.',
    },
    {
      asks: 'Muons fly 5 km down at 0.98 c. That takes 17 µs; they live 2.2 µs. How many arrive?',
      options: ['None', 'About one in five', 'All'],
      settle: {
        readout: 'alive',
        after: 18,
        first: { speed: 0.98, height: 5 },
        answer: (alive) => (alive < 2 ? 0 : alive < 90 ? 1 : 2),
      },
      explains:
        'For them only 3.4 µs pass, one and a half of their lives. Without relativity it would be 4 in 10 000.',
    },
    {
      asks: 'The mirrors of the flying clock are moved twice as far apart. What time does it show after 6 µs?',
      options: ['Half as much', 'The same', 'Twice as much'],
      settle: {
        readout: 'own',
        after: 6,
        first: { mirrors: 200 },
        second: { mirrors: 400 },
        answer: (a, b) => (b < 0.8 * a ? 0 : b > 1.2 * a ? 2 : 1),
      },
      explains:
        'It ticks half as often, but each tick counts double. Time itself is slower, whatever the clock.',
    },
  ],
  glossary: [
    { word: 'Speed of light', means: '299 792 km in a second, the same for everyone.' },
    { word: 'Muon', means: 'A heavy cousin of the electron that lives about 2 millionths of a second.' },
    { word: 'Time dilation', means: 'That less time passes for what moves past us.' },
    { word: 'Length contraction', means: 'That what moves past is shorter along its way.' },
  ],
  goals: [
    'Explain with a light clock why moving time runs slowly.',
    'Read the factor γ from two clocks.',
    'Say why muons reach the ground.',
  ],
  standards: [
    'A level Physics (option): special relativity, time dilation and muon decay',
    'IB Diploma Physics A.5: Galilean and special relativity',
  ],
})
