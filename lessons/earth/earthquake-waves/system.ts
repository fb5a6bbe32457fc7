import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  advance,
  around,
  farOff,
  freshWave,
  grid,
  hasP,
  hasS,
  millimetres,
  pushShare,
  type Quake,
  quake,
  type Station,
  speeds,
  waveAt,
} from './model.ts'
import { draw } from './view.ts'

const first = ({ stations }: Quake): Station => stations[0] ?? { away: 100, p: 0, pAt: 0, s: 0, sAt: 0 }

/** When surely the whole S wave has passed a distance. */
const passed = (away: number, speed: number) => away / speed + quake.at + 3

export const earthquakeWaves = system<Quake>({
  id: 'earthquake-waves',
  title: 'Waves of an earthquake',
  subject: 'earth and space',
  ages: [10, 18],
  words: [
    'earthquake waves',
    'earthquake wave',
    'earthquake',
    'seismic waves',
    'seismic wave',
    'p wave and s wave',
    'p waves and s waves',
    'seismograph',
    'seismometer',
    'seismogram',
    'epicentre',
    'epicenter',
    'find the epicentre',
    'earthquake early warning',
    'richter scale',
  ],
  tells: {
    young:
      'When the ground breaks, two kinds of waves run out: the quick P wave pushes and pulls, the slower S wave shakes from side to side. The longer the wait between them, the farther away the quake was. Like lightning and thunder!',
    middle:
      'P waves squeeze and stretch the rock and run at about 6 km/s; S waves shear it and run at about 3.5 km/s. From the time between the two a station knows how far away the quake was, and three stations know where.',
    upper:
      'Compression and shear obey the wave equation with v_P = √((K + 4G/3)/ρ) and v_S = √(G/ρ); spherical waves fall off as 1/r. The distance is Δt/(1/v_S − 1/v_P), about 8 km for each second. Circles from three stations meet at the epicentre.',
  },
  controls: [
    {
      id: 'away',
      label: 'Distance of station A',
      symbol: 'd',
      unit: 'km',
      from: 50,
      to: 580,
      usual: 200,
      step: 1,
      about: 'From the quake. B and C are a little nearer.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Speed of the P wave',
      symbol: 'v_P',
      unit: 'km/s',
      from: 4.5,
      to: 8,
      usual: 6,
      step: 0.1,
      about: 'Soft rock 4.5, granite 6, the upper mantle 8.',
      restarts: true,
    },
    {
      id: 'ratio',
      label: 'P wave speed ÷ S wave speed',
      symbol: 'v_P/v_S',
      unit: '×',
      from: 1.6,
      to: 2,
      usual: 1.73,
      step: 0.01,
      about: 'In most rock √3 = 1.73; wet and broken rock has more.',
      restarts: true,
    },
    {
      id: 'size',
      label: 'Magnitude',
      symbol: 'M',
      unit: '',
      from: 3,
      to: 7,
      usual: 5,
      step: 0.1,
      about: 'On Richter’s scale: one more means ten times the swing.',
    },
  ],
  readouts: [
    {
      id: 'p',
      label: 'P wave arrives after',
      symbol: 't_P',
      unit: 's',
      digits: 1,
      about: 'Its strongest swing at station A, after the strongest moment of the quake.',
      known: (state) => hasP(first(state)),
      of: (state) => (hasP(first(state)) ? first(state).pAt : 0),
    },
    {
      id: 's',
      label: 'S wave arrives after',
      symbol: 't_S',
      unit: 's',
      digits: 1,
      about: 'The same for the S wave.',
      known: (state) => hasS(first(state)),
      of: (state) => (hasS(first(state)) ? first(state).sAt : 0),
    },
    {
      id: 'wait',
      label: 'Time between them',
      symbol: '\\Delta t',
      unit: 's',
      digits: 1,
      about: 'Also the time to warn people before the strong shaking.',
      known: (state) => hasS(first(state)),
      of: (state) => (hasS(first(state)) ? first(state).sAt - first(state).pAt : 0),
    },
    {
      id: 'found',
      label: 'Distance worked out',
      symbol: 'd',
      unit: 'km',
      digits: 0,
      about: 'From the time between the waves alone.',
      known: (state) => hasS(first(state)),
      of: (state, values) => (hasS(first(state)) ? farOff(first(state), values) : 0),
    },
    {
      id: 'swing',
      label: 'Largest swing so far',
      symbol: 'A',
      unit: 'mm',
      digits: 2,
      about: 'Of the pen of Richter’s instrument at station A.',
      of: (state, values) => {
        const { p, s, away } = first(state)
        return millimetres(Math.max(p, s), away, values)
      },
    },
  ],
  graphs: [
    {
      id: 'swing',
      title: 'Largest swing so far',
      x: 'time',
      y: ['swing'],
      about: 'A small step with the P wave, a large one with the S wave.',
    },
    {
      id: 'arrivals',
      title: 'Arrivals at station A',
      x: 'time',
      y: ['p', 's'],
      about: 'Each jumps up when its wave has come.',
    },
  ],
  dt: 0.1,
  pace: 6,
  timeUnit: 's',
  start: ({ away = 200 }) => ({
    time: 0,
    push: freshWave(),
    shear: freshWave(),
    stations: around.map(({ share }) => ({ away: away * share, p: 0, pAt: 0, s: 0, sAt: 0 })),
    trace: [],
  }),
  step(state, values, dt) {
    const { p, s } = speeds(values)
    advance(state.push, p, state.time, dt)
    advance(state.shear, s, state.time, dt)
    state.time += dt
    for (const station of state.stations) {
      const push = pushShare * Math.abs(waveAt(state.push, station.away))
      const shear = Math.abs(waveAt(state.shear, station.away))
      if (push > station.p) {
        station.p = push
        station.pAt = state.time - quake.at
      }
      if (shear > station.s) {
        station.s = shear
        station.sAt = state.time - quake.at
      }
    }
    const { away } = first(state)
    if (Math.floor(state.time / 0.4) > Math.floor((state.time - dt) / 0.4))
      keepTrail(
        state.trace,
        [state.time - quake.at, pushShare * waveAt(state.push, away), waveAt(state.shear, away)],
        900,
      )
  },
  // Once both waves have left the grid there is nothing more to see.
  isOver: ({ time }, values) => time > passed(grid.count * grid.step, speeds(values).s) + 12,
  draw,
  describe(state, values) {
    const station = first(state)
    const since = Math.max(0, state.time - quake.at)
    if (hasS(station))
      return `${since.toFixed(0)} seconds after the quake station A has felt both waves, ${(station.sAt - station.pAt).toFixed(1)} seconds apart: the quake was ${farOff(station, values).toFixed(0)} kilometres away.`
    return `${since.toFixed(0)} seconds after the quake station A has felt ${hasP(station) ? 'the P wave; the S wave is still on its way' : 'nothing yet'}.`
  },
  effects: [
    {
      control: 'away',
      readout: 'wait',
      goes: 'up',
      after: 200,
      says: 'The farther away, the longer the wait between the waves.',
    },
    { control: 'speed', readout: 'p', goes: 'down', after: 70, says: 'In hard rock waves arrive sooner.' },
    {
      control: 'ratio',
      readout: 'wait',
      goes: 'up',
      after: 90,
      says: 'The slower the S wave compared with the P wave, the longer the wait.',
    },
    {
      control: 'size',
      readout: 'swing',
      goes: 'up',
      after: 80,
      says: 'A stronger quake swings the pen farther.',
    },
    {
      control: 'away',
      readout: 'swing',
      goes: 'down',
      after: 200,
      says: 'Far away the shaking is weaker.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The P wave arrives after d/v_P.',
      readout: 'p',
      expected: ({ away = 200, speed = 6 }, time) => (time > passed(away, speed) ? away / speed : undefined),
      until: 160,
    },
    {
      kind: 'analytic',
      says: 'The wait between the waves is d·(1/v_S − 1/v_P).',
      readout: 'wait',
      expected: ({ away = 200, speed = 6, ratio = 1.73 }, time) =>
        time > passed(away, speed / ratio) ? (away * (ratio - 1)) / speed : undefined,
      until: 205,
      where: { away: [100, 400] },
    },
    {
      kind: 'analytic',
      says: 'The swing falls with the distance: 10^(M − 3) mm at 100 km.',
      readout: 'swing',
      expected: ({ away = 200, speed = 6, ratio = 1.73, size = 5 }, time) =>
        time > passed(away, speed / ratio) ? (10 ** (size - 3) * 100) / away : undefined,
      until: 205,
      where: { away: [50, 400] },
    },
    {
      kind: 'published',
      says: 'Each second between P and S wave means about 8 km: 10 seconds for 80 km.',
      source: 'B. A. Bolt, Earthquakes (Freeman): locating an earthquake; S minus P times eight.',
      values: { away: 80, speed: 6, ratio: 1.73 },
      readout: 'wait',
      at: 60,
      expected: 10,
      within: 0.04,
    },
    {
      kind: 'published',
      says: 'Magnitude 3 swings the pen by 1 mm at a distance of 100 km.',
      source:
        'C. F. Richter (1935), Bulletin of the Seismological Society of America 25: definition of the scale.',
      values: { away: 100, size: 3 },
      readout: 'swing',
      at: 70,
      expected: 1,
      within: 0.02,
    },
  ],
  formulas: [
    {
      tex: 'd = \\frac{\\Delta t}{1/v_S - 1/v_P}',
      about: 'How far away it was; with usual rock 8 km for each second.',
    },
    {
      tex: 'v_P = \\sqrt{\\frac{K + \\frac43 G}{\\rho}},\\quad v_S = \\sqrt{\\frac{G}{\\rho}}',
      about: 'Stiff and light rock carries waves faster; liquids carry no S waves.',
    },
    { tex: 'A \\sim \\frac{10^{M}}{d}', about: 'The swing grows tenfold with each magnitude.' },
  ],
  tries: [
    { says: 'Wait until all three circles are drawn. Where do they meet?' },
    { says: 'Move the station close by: hardly any time to warn.', set: { away: 60 } },
    { says: 'Move it far away and count the seconds between the waves.', set: { away: 500 } },
    { says: 'Go from magnitude 5 to 6 and compare the largest swing.', set: { size: 6 } },
  ],
  questions: [
    {
      asks: 'Which wave arrives first?',
      options: ['The P wave, which pushes', 'The S wave, which shakes sideways', 'Both together'],
      settle: {
        readout: 'wait',
        after: 90,
        first: {},
        answer: (wait) => (wait > 0.5 ? 0 : wait < -0.5 ? 1 : 2),
      },
      explains:
        'Rock resists squeezing more than shearing, so the push runs faster. P stands for primary: the first.',
    },
    {
      asks: 'A station is twice as far away. The time between P and S wave is…',
      options: ['the same', 'twice as long', 'four times as long'],
      settle: {
        readout: 'wait',
        after: 140,
        first: { away: 150 },
        second: { away: 300 },
        answer: (near, far) => (far / near < 1.5 ? 0 : far / near < 3 ? 1 : 2),
      },
      explains: 'Both waves run at a steady speed, so the gap grows evenly: about one second for each 8 km.',
    },
    {
      asks: 'Magnitude 6 instead of 5: how much farther does the ground swing?',
      options: ['A little farther', 'Twice as far', 'Ten times as far'],
      settle: {
        readout: 'swing',
        after: 90,
        first: { size: 5 },
        second: { size: 6 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 5 ? 1 : 2),
      },
      explains: 'Each step of the scale is a factor of ten in the swing, and about 32 in the energy.',
    },
  ],
  glossary: [
    { word: 'P wave', means: 'The first wave: it pushes and pulls along its way, like sound.' },
    { word: 'S wave', means: 'The second wave: it shakes across its way, and does more harm.' },
    { word: 'Seismograph', means: 'An instrument that writes down how the ground moves.' },
    { word: 'Epicentre', means: 'The place on the ground right above the quake.' },
    { word: 'Magnitude', means: 'How strong a quake is, whoever measures it.' },
  ],
  goals: [
    'Tell P and S waves apart by how they move and how fast they are.',
    'Work out the distance of a quake from two arrival times.',
    'Explain why three stations are needed to find the place.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'NGSS MS-ESS3-2',
    'England KS4 Physics: waves, seismic P and S waves and the Earth’s structure',
    'England KS3 Geography: plate tectonics and earthquakes',
  ],
})
