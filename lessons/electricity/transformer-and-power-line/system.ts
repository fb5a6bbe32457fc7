import { system } from '@makebelieve/kit/simulation/system'
import { frequency, home, lineResistance, metals, moment, type PowerLine, station } from './model.ts'
import { draw } from './view.ts'

export const transformerAndPowerLine = system<PowerLine>({
  id: 'transformer-and-power-line',
  title: 'Transformers and a power line',
  subject: 'physics',
  ages: [12, 19],
  words: [
    'transformer',
    'power line',
    'high voltage',
    'high-voltage line',
    'power transmission',
    'national grid',
    'electricity grid',
    'pylon',
    'step-up transformer',
    'power loss in a cable',
    'why power lines use high voltage',
    'overhead line',
    'how electricity gets to our house',
  ],
  tells: {
    young:
      'Electricity from a power station travels a long way to your home. On the way the wires get warm, and that is wasted. If we push with a very high voltage, less current is needed and hardly anything is lost. Transformers make the voltage high, and low again before it comes to you.',
    middle:
      'Power is voltage times current. At a high voltage the same power needs little current, and the loss in the line, current squared times resistance, gets small. Transformers raise the voltage at the station and lower it before the homes.',
    upper:
      'With ideal transformers a load behind a ratio n looks like n²R. The share lost in a line of resistance R_L is R_L/(R_L + n²R), about P·R_L/V²: it falls with the square of the line voltage.',
  },
  controls: [
    {
      id: 'voltage',
      label: 'Voltage of the line',
      symbol: 'V',
      unit: 'kV',
      from: 10,
      to: 400,
      usual: 110,
      logarithmic: true,
      about: 'Between the two transformers, in thousands of volts.',
    },
    {
      id: 'homes',
      label: 'Homes',
      unit: '',
      from: 1000,
      to: 50000,
      usual: 20000,
      step: 1000,
      about: 'Each takes 2 kW when it gets its 230 V.',
    },
    {
      id: 'length',
      label: 'Length of the line',
      symbol: 'l',
      unit: 'km',
      from: 10,
      to: 200,
      usual: 50,
      about: 'From the station to the town.',
    },
    {
      id: 'thickness',
      label: 'Thickness of the wire',
      symbol: 'A',
      unit: 'mm²',
      from: 100,
      to: 800,
      usual: 300,
      about: 'The area you see when it is cut through.',
    },
    {
      id: 'metal',
      label: 'Metal',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: metals.map(({ name }) => name),
      about: 'What the wire is made of.',
    },
  ],
  readouts: [
    {
      id: 'lost',
      label: 'Lost in the line',
      unit: '%',
      about: 'Out of everything the station sends.',
      known: ({ sentPower }) => sentPower > 0,
      of: ({ share }) => share * 100,
    },
    {
      id: 'current',
      label: 'Current in the line',
      symbol: 'I',
      unit: 'A',
      digits: 1,
      about: 'The mean (rms) of the wave.',
      of: (_, values) => moment(1, values).current / Math.SQRT2,
    },
    {
      id: 'home',
      label: 'Voltage at home',
      unit: 'V',
      digits: 1,
      about: 'It should be 230 V.',
      of: (_, values) => moment(1, values).home / Math.SQRT2,
    },
    {
      id: 'sent',
      label: 'Power sent',
      symbol: 'P',
      unit: 'MW',
      about: 'In millions of watts, over the last half wave.',
      known: ({ sentPower }) => sentPower > 0,
      of: ({ sentPower }) => sentPower / 1e6,
    },
    {
      id: 'warmth',
      label: 'Power lost',
      symbol: 'P_L',
      unit: 'MW',
      digits: 3,
      about: 'What warms the air around the wires.',
      known: ({ sentPower }) => sentPower > 0,
      of: ({ lostPower }) => lostPower / 1e6,
    },
    {
      id: 'wave',
      label: 'The wave at the station',
      unit: 'kV',
      digits: 1,
      about: 'The voltage of the generator at this moment, 50 waves a second.',
      of: ({ wave }) => (station / 1000) * Math.SQRT2 * wave,
    },
  ],
  graphs: [
    { id: 'wave', title: 'Voltage of the generator', x: 'time', y: ['wave'], about: '50 waves a second.' },
    {
      id: 'lost',
      title: 'Lost in the line',
      x: 'time',
      y: ['lost'],
      about: 'Changes when you change something.',
    },
  ],
  dt: 1 / 5000,
  pace: 0.02,
  timeUnit: 's',
  start: () => ({
    time: 0,
    wave: 0,
    sent: 0,
    lost: 0,
    used: 0,
    since: 0,
    share: 0,
    sentPower: 0,
    lostPower: 0,
    usedPower: 0,
  }),
  step(state, values, dt) {
    // In the middle of the step; over whole half waves such sums are exact.
    const now = moment(Math.sin(2 * Math.PI * frequency * (state.time + dt / 2)), values)
    state.sent += now.line * now.current * dt
    state.lost += now.current ** 2 * lineResistance(values) * dt
    state.used += (now.home ** 2 / (home.volts ** 2 / home.watts / (values.homes ?? 20000))) * dt
    state.since += dt
    state.time += dt
    state.wave = Math.sin(2 * Math.PI * frequency * state.time)
    const whole = state.since > 1 / (2 * frequency) - dt / 2
    if (whole || state.time < 1 / (2 * frequency)) {
      state.share = state.lost / state.sent
      state.sentPower = state.sent / state.since
      state.lostPower = state.lost / state.since
      state.usedPower = state.used / state.since
    }
    if (whole) Object.assign(state, { sent: 0, lost: 0, used: 0, since: 0 })
  },
  draw,
  describe({ share, sentPower }, values) {
    return `The line carries ${(values.voltage ?? 110).toFixed(0)} kilovolts; of ${(sentPower / 1e6).toFixed(1)} megawatts sent, ${(share * 100).toFixed(1)} percent are lost, and homes get ${(moment(1, values).home / Math.SQRT2).toFixed(0)} volts.`
  },
  effects: [
    { control: 'voltage', readout: 'lost', goes: 'down', after: 0.02, says: 'A higher voltage loses less.' },
    {
      control: 'homes',
      readout: 'lost',
      goes: 'up',
      after: 0.02,
      says: 'More homes need more current, and more is lost.',
    },
    { control: 'length', readout: 'lost', goes: 'up', after: 0.02, says: 'A longer line loses more.' },
    { control: 'thickness', readout: 'lost', goes: 'down', after: 0.02, says: 'A thicker wire loses less.' },
    {
      control: 'metal',
      readout: 'home',
      goes: 'down',
      after: 0.02,
      says: 'Copper conducts best, steel worst.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The share that is lost is R_L/(R_L + n²R), seen through the transformer.',
      readout: 'lost',
      expected({ voltage = 110, homes = 20000, length = 50, thickness = 300, metal = 1 }, time) {
        if (time < 0.0099) return undefined
        const wire = (([16.8, 28.2, 143][Math.round(metal)] ?? 28.2) * (2 * length)) / thickness
        const town = (voltage * 1000) ** 2 / (2000 * homes)
        return (100 * wire) / (wire + town)
      },
      until: 0.03,
    },
    {
      kind: 'analytic',
      says: 'What is sent, averaged over the wave, is V²/(R_L + n²R).',
      readout: 'sent',
      expected({ voltage = 110, homes = 20000, length = 50, thickness = 300, metal = 1 }, time) {
        if (time < 0.0099) return undefined
        const wire = (([16.8, 28.2, 143][Math.round(metal)] ?? 28.2) * (2 * length)) / thickness
        const town = (voltage * 1000) ** 2 / (2000 * homes)
        return (voltage * 1000) ** 2 / (wire + town) / 1e6
      },
      until: 0.03,
    },
    {
      kind: 'published',
      says: '100 MW at 200 kV over a line of 1 Ω lose 0.25%.',
      source: 'OpenStax, College Physics, chapter 20.5: power losses are less for high-voltage transmission.',
      values: { voltage: 200, homes: 50000, length: 10, thickness: 564, metal: 1 },
      readout: 'lost',
      at: 0.02,
      expected: 0.25,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'For that, 500 A flow.',
      source: 'OpenStax, College Physics, chapter 20.5.',
      values: { voltage: 200, homes: 50000, length: 10, thickness: 564, metal: 1 },
      readout: 'current',
      at: 0.02,
      expected: 500,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'P_L = I^2 R_L', about: 'What warms the line.' },
    { tex: '\\frac{V_1}{V_2} = \\frac{N_1}{N_2} = \\frac{I_2}{I_1}', about: 'A transformer: turns decide.' },
    { tex: 'R_L = \\frac{2 \\rho l}{A}', about: 'Out and back again.' },
    { tex: '\\frac{P_L}{P} \\approx \\frac{P R_L}{V^2}', about: 'The share that is lost.' },
  ],
  tries: [
    {
      says: 'Leave the voltage as it comes from the generator, 20 kV, and look at the town.',
      set: { voltage: 20 },
    },
    { says: 'Now 380 kV, as for long lines in Europe.', set: { voltage: 380 } },
    { says: 'Try to save a 20 kV line with the thickest wire.', set: { voltage: 20, thickness: 800 } },
    { says: 'Use cheap steel. Which voltage makes up for it?', set: { metal: 2, voltage: 110 } },
  ],
  questions: [
    {
      asks: 'The voltage of the line is made ten times as high. The share that is lost becomes about…',
      options: ['half', 'a tenth', 'a hundredth'],
      settle: {
        readout: 'lost',
        after: 0.02,
        first: { voltage: 35 },
        second: { voltage: 350 },
        answer: (a, b) => (b > a * 0.3 ? 0 : b > a * 0.03 ? 1 : 2),
      },
      explains: 'A tenth of the current, and the loss grows with the current squared: a tenth of a tenth.',
    },
    {
      asks: 'The town grows to twice as many homes. What happens to the share that is lost?',
      options: ['It stays', 'It about doubles', 'It becomes eight times as large'],
      settle: {
        readout: 'lost',
        after: 0.02,
        first: { homes: 10000 },
        second: { homes: 20000 },
        answer: (a, b) => (b / a < 1.4 ? 0 : b / a < 4 ? 1 : 2),
      },
      explains:
        'Twice the current loses four times the power, but twice as much arrives too: the share that is lost doubles.',
    },
    {
      asks: 'What does the current in the line do when the voltage is raised and the town takes the same power?',
      options: ['It falls', 'It stays', 'It rises'],
      settle: {
        readout: 'current',
        after: 0.02,
        first: { voltage: 110 },
        second: { voltage: 380 },
        answer: (a, b) => (b < a * 0.9 ? 0 : b < a * 1.1 ? 1 : 2),
      },
      explains: 'Power is voltage times current. With more of one, less of the other is needed.',
    },
  ],
  glossary: [
    { word: 'Transformer', means: 'Two coils on one core that change the voltage of alternating current.' },
    { word: 'Kilovolt', means: 'A thousand volts.' },
    { word: 'Megawatt', means: 'A million watts, enough for some 500 homes.' },
    { word: 'Pylon', means: 'The tower that carries the wires.' },
    { word: 'Resistance', means: 'How hard it is for current to get through.' },
  ],
  goals: [
    'Explain why power is sent at high voltage.',
    'Use the turns of a transformer to find its voltages.',
    'Weigh voltage, thickness and metal of a line against each other.',
  ],
  standards: ['England GCSE Physics: transformers and the National Grid', 'NGSS HS-ETS1-3'],
})
