import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** Shares of all people. The protected are left out of all three. */
export type Epidemic = {
  healthy: number
  ill: number
  recovered: number
  time: number
  steps: number
  peak: number
  trail: [healthy: number, ill: number, recovered: number][]
}

const people = 1000

const protectedShare = ({ vaccinated = 0, works = 90 }: Values) => (vaccinated / 100) * (works / 100)

export const spreadOfADisease = system<Epidemic>({
  id: 'spread-of-a-disease',
  title: 'How a disease spreads',
  subject: 'biology',
  ages: [11, 18],
  words: [
    'vaccines stop an epidemic',
    'vaccination in an epidemic',
    'spread of a disease',
    'epidemic',
    'sir model',
    'herd immunity',
    'infection spread',
    'pandemic',
    'virus spreading',
    'infection',
    'virus outbreak',
    'contagion',
    'how a disease spreads',
  ],
  tells: {
    young:
      'One ill person makes others ill, and they make still others ill. That is why it grows so fast. When many are vaccinated, the illness finds nobody to jump to and dies out. So they protect the others too!',
    middle:
      'Healthy people catch the disease from ill ones, and the ill recover and are then safe. The number of ill people first grows faster and faster, then falls, because fewer are left who can catch it. With enough vaccinated there is no wave at all.',
    upper:
      'The SIR model s′ = −βsi, i′ = βsi − γi with R₀ = β/γ. The wave grows while R₀s > 1; its final size solves a transcendental equation. Vaccination of more than 1 − 1/R₀ prevents it.',
  },
  controls: [
    {
      id: 'contagion',
      label: 'One ill person infects',
      symbol: 'R_0',
      unit: 'people',
      from: 0.5,
      to: 15,
      usual: 3,
      step: 0.1,
      about:
        'Among people who can all catch it: about 1.5 for flu, 3 for the first COVID-19, 15 for measles.',
    },
    {
      id: 'days',
      label: 'Days of being contagious',
      symbol: '1/\\gamma',
      unit: 'days',
      from: 2,
      to: 14,
      usual: 6,
      about: 'How long an ill person can infect others, on average.',
    },
    {
      id: 'vaccinated',
      label: 'Vaccinated people',
      symbol: 'v',
      unit: '%',
      from: 0,
      to: 95,
      usual: 20,
      step: 1,
      about: 'How many of all people were vaccinated before it begins.',
      restarts: true,
    },
    {
      id: 'works',
      label: 'The vaccine protects',
      symbol: 'e',
      unit: '%',
      from: 40,
      to: 100,
      usual: 90,
      step: 1,
      about: 'How many of those vaccinated can no longer catch it.',
      restarts: true,
    },
    {
      id: 'first',
      label: 'Ill at the beginning',
      symbol: 'I_0',
      unit: 'of 1000',
      from: 1,
      to: 20,
      usual: 4,
      step: 1,
      about: 'How many of a thousand people bring it in.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'ill',
      label: 'Ill now',
      symbol: 'I',
      unit: 'of 1000',
      digits: 0,
      about: 'How many of a thousand are ill at the moment.',
      of: ({ ill }) => ill * people,
    },
    {
      id: 'ever',
      label: 'Ever ill',
      unit: 'of 1000',
      digits: 0,
      about: 'Everyone who has caught it so far.',
      of: ({ ill, recovered }) => (ill + recovered) * people,
    },
    {
      id: 'peak',
      label: 'Most at one time',
      unit: 'of 1000',
      digits: 0,
      about: 'The height of the wave so far: that many beds might be needed at once.',
      of: ({ peak }) => peak * people,
    },
    {
      id: 'now',
      label: 'One now infects',
      symbol: 'R_t',
      unit: 'people',
      about: 'It falls as fewer are left who can catch it. Below 1 the wave falls.',
      of: ({ healthy }, { contagion = 3 }) => contagion * healthy,
    },
    {
      id: 'kept',
      label: 'What the wave keeps',
      unit: '',
      digits: 4,
      about: 'i + s − ln(s)/R₀: the same at all times, however the wave runs.',
      of: ({ healthy, ill }, { contagion = 3 }) => ill + healthy - Math.log(healthy) / contagion,
    },
  ],
  graphs: [
    {
      id: 'wave',
      title: 'The wave of the ill',
      x: 'time',
      y: ['ill'],
      about: 'It rises like a snowball and falls again.',
    },
    {
      id: 'ever',
      title: 'Ever ill, and ill now',
      x: 'time',
      y: ['ever', 'ill'],
      about: 'The upper curve becomes flat when the wave is over.',
    },
    {
      id: 'now',
      title: 'How many one infects',
      x: 'time',
      y: ['now'],
      about: 'Where it passes 1 the wave has its crest.',
    },
  ],
  dt: 0.05,
  pace: 5,
  timeUnit: 'days',
  start(values) {
    const ill = Math.min((values.first ?? 4) / people, 1 - protectedShare(values) - 1e-6)
    const healthy = Math.max(1e-9, 1 - protectedShare(values) - ill)
    return { healthy, ill, recovered: 0, time: 0, steps: 0, peak: ill, trail: [[healthy, ill, 0]] }
  },
  step(state, { contagion = 3, days = 6 }, dt) {
    const rate = (s: number, i: number): [number, number] => {
      const caught = (contagion / days) * s * i
      return [-caught, caught - i / days]
    }
    const { healthy: s, ill: i } = state
    const [a1, b1] = rate(s, i)
    const [a2, b2] = rate(s + (dt / 2) * a1, i + (dt / 2) * b1)
    const [a3, b3] = rate(s + (dt / 2) * a2, i + (dt / 2) * b2)
    const [a4, b4] = rate(s + dt * a3, i + dt * b3)
    const [ds, di] = [(dt / 6) * (a1 + 2 * a2 + 2 * a3 + a4), (dt / 6) * (b1 + 2 * b2 + 2 * b3 + b4)]
    state.healthy = s + ds
    state.ill = i + di
    state.recovered -= ds + di
    state.peak = Math.max(state.peak, state.ill)
    state.time += dt
    state.steps++
    if (state.steps % 20 === 0) keepTrail(state.trail, [state.healthy, state.ill, state.recovered], 240)
  },
  draw,
  describe: ({ healthy, ill, recovered, time }) =>
    `Day ${time.toFixed(0)}: of 1000 people ${(ill * people).toFixed(0)} are ill, ${(recovered * people).toFixed(0)} have recovered and ${(healthy * people).toFixed(0)} can still catch it.`,
  effects: [
    {
      control: 'contagion',
      readout: 'ever',
      goes: 'up',
      after: 250,
      says: 'The more people each one infects, the more fall ill in the end.',
    },
    {
      control: 'vaccinated',
      readout: 'ever',
      goes: 'down',
      after: 250,
      says: 'Vaccination makes the wave smaller.',
    },
    {
      control: 'works',
      readout: 'ever',
      goes: 'down',
      after: 250,
      given: { vaccinated: 60 },
      says: 'A vaccine that protects better prevents more.',
    },
    {
      control: 'days',
      readout: 'ever',
      goes: 'down',
      after: 25,
      says: 'With the same number infected by each, a longer illness spreads more slowly.',
    },
    {
      control: 'first',
      readout: 'ever',
      goes: 'up',
      after: 20,
      says: 'With more ill at first it comes sooner.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'i + s − ln(s)/R₀ stays the same.',
      readout: 'kept',
    },
    {
      kind: 'analytic',
      says: 'In the end so many were ill as the final-size equation says: s∞ = s₀·exp(−R₀(s₀ + i₀ − s∞)).',
      readout: 'ever',
      expected({ contagion = 3 }, time, { healthy, ill }) {
        if (time < 330) return undefined
        // The smaller root lies below 1/R0, where the difference changes its sign once.
        let [low, high] = [0, Math.min(healthy, 1 / contagion)]
        for (let i = 0; i < 60; i++) {
          const middle = (low + high) / 2
          if (healthy * Math.exp(-contagion * (healthy + ill - middle)) > middle) low = middle
          else high = middle
        }
        return (healthy + ill - low) * people
      },
      until: 340,
      where: { contagion: [2.5, 15], days: [2, 10], vaccinated: [0, 40], works: [40, 90] },
    },
    {
      kind: 'analytic',
      says: 'The crest of the wave is i₀ + s₀ − (1 + ln(R₀s₀))/R₀.',
      readout: 'peak',
      expected: ({ contagion = 3 }, time, { healthy, ill }) =>
        time < 190 ? undefined : (ill + healthy - (1 + Math.log(contagion * healthy)) / contagion) * people,
      until: 200,
      where: { contagion: [2.5, 15], days: [2, 10], vaccinated: [0, 40], works: [40, 90] },
    },
    {
      kind: 'published',
      says: 'Without immunity and with R₀ = 2 a wave reaches 79.7% of all people.',
      source: 'Kermack and McKendrick 1927; the root of 1 − z = exp(−2z) is z = 0.7968.',
      values: { contagion: 2, days: 4, vaccinated: 0, first: 1 },
      readout: 'ever',
      at: 300,
      expected: 796.8,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: '\\frac{ds}{dt} = -\\frac{R_0}{T}\\,s\\,i', about: 'The healthy catch it from the ill.' },
    {
      tex: '\\frac{di}{dt} = \\frac{R_0}{T}\\,s\\,i - \\frac{i}{T}',
      about: 'The ill become more, and recover after T days.',
    },
    { tex: 'v_c = \\frac{1 - 1/R_0}{e}', about: 'So many must be vaccinated that no wave can start.' },
  ],
  tries: [
    { says: 'Let nobody be vaccinated.', set: { vaccinated: 0 } },
    { says: 'Now three quarters: the wave does not come.', set: { vaccinated: 75 } },
    {
      says: 'Measles is far more contagious. Find out how many must be vaccinated.',
      set: { contagion: 15, days: 8, vaccinated: 80, works: 97 },
    },
    {
      says: 'Make each person infect fewer than one other: it dies out by itself.',
      set: { contagion: 0.8, first: 20 },
    },
  ],
  questions: [
    {
      asks: 'One ill person infects three others. Nobody is vaccinated. Does everyone fall ill in the end?',
      options: ['Yes, everyone', 'No, some are spared', 'No, fewer than half'],
      settle: {
        readout: 'ever',
        after: 250,
        first: { contagion: 3, vaccinated: 0 },
        answer: (a) => (a > 999 ? 0 : a > 500 ? 1 : 2),
      },
      explains:
        'As more have recovered, the ill meet fewer who can still catch it, and the wave dies out before it has reached everyone.',
    },
    {
      asks: 'Half of everyone is vaccinated. How does the number of people who fall ill compare with no vaccination?',
      options: ['It stays the same', 'It is about half', 'It is far less than half'],
      settle: {
        readout: 'ever',
        after: 300,
        first: { vaccinated: 0 },
        second: { vaccinated: 50, works: 100 },
        answer: (a, b) => (b > a * 0.8 ? 0 : b > a * 0.45 ? 1 : 2),
      },
      explains:
        'It spares the vaccinated, and it also makes it harder for the disease to reach those who are not. That is herd protection.',
    },
    {
      asks: 'Twenty people bring the disease in instead of two. What happens to the crest of the wave?',
      options: ['It is ten times as high', 'It is nearly as high, but comes sooner', 'It is lower'],
      settle: {
        readout: 'peak',
        after: 150,
        first: { first: 2 },
        second: { first: 20 },
        answer: (a, b) => (b > a * 3 ? 0 : b > a * 0.98 ? 1 : 2),
      },
      explains:
        'The height depends on how contagious it is and on how many can catch it. Starting with more ill people only brings it forward a few days.',
    },
  ],
  glossary: [
    { word: 'Contagious', means: 'Able to pass an illness on.' },
    { word: 'Immune', means: 'Safe from catching an illness.' },
    { word: 'Herd protection', means: 'So many are immune that the illness cannot reach those who are not.' },
    {
      word: 'Basic reproduction number',
      means: 'How many others one ill person infects where nobody is immune.',
    },
  ],
  goals: [
    'Explain why a disease spreads slowly at first, then fast, and then dies away.',
    'Find how many must be vaccinated to prevent a wave.',
    'Understand that vaccination protects others too.',
  ],
  standards: ['NGSS HS-LS2-1 (modelling of populations)', 'England GCSE Biology: infection and response'],
})
