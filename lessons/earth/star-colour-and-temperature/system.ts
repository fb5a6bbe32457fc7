import { system } from '@makebelieve/kit/simulation/system'
import {
  allLight,
  au,
  boltzmann,
  colourName,
  fluxOf,
  powerOf,
  type Star,
  strongest,
  sunPower,
  yearOf,
  zoneOf,
} from './model.ts'
import { draw } from './view.ts'

/** How much heat the planet's ground holds, in J/m²/K: a few metres of water. */
const ground = 1e7
const day = 86_400

/** Measured again only where the star has changed: it is much to add up. */
function shineAt(state: Star, kelvin: number): void {
  if (kelvin === state.kelvin) return
  state.kelvin = kelvin
  state.glow = allLight(kelvin)
  state.peak = strongest(kelvin)
}

export const starColour = system<Star>({
  id: 'star-colour-and-temperature',
  title: 'The colours of stars',
  subject: 'earth and space',
  ages: [11, 18],
  words: [
    'star colour and temperature',
    'star color and temperature',
    'colour of stars',
    'color of stars',
    'why stars have different colours',
    'black body radiation',
    'blackbody radiation',
    "wien's law",
    'wien displacement law',
    'stefan-boltzmann law',
    "planck's law spectrum",
    'habitable zone',
    'goldilocks zone',
    'luminosity of a star',
    'hertzsprung-russell diagram',
  ],
  tells: {
    young:
      'Stars are hot, and their colour tells how hot! Red stars are the coolest, yellow ones like our Sun are hotter, blue ones are the hottest. A planet must be just far enough away for water to stay liquid.',
    middle:
      'The hotter a star, the bluer and the brighter it glows. Twice as hot means sixteen times as much light from each square metre. From colour and brightness you can find a star’s size, and the zone around it where water may be liquid.',
    upper:
      'Planck’s law gives the spectrum; its maximum lies at 2.898 mm·K/T (Wien), its integral is σT⁴ (Stefan and Boltzmann), so L = 4πR²σT⁴. A planet settles at σT⁴ = S(1 − α)/4 with S = L/4πd².',
  },
  controls: [
    {
      id: 'kelvin',
      label: 'Temperature of the star',
      symbol: 'T',
      unit: 'K',
      from: 2500,
      to: 12000,
      usual: 5772,
      about: 'Of its surface: 2500 for the smallest red stars, 5772 for the Sun, 10000 for Sirius.',
    },
    {
      id: 'radius',
      label: 'Radius of the star',
      symbol: 'R',
      unit: 'Suns',
      from: 0.1,
      to: 10,
      usual: 1,
      logarithmic: true,
      about: 'In radii of the Sun, 696 thousand kilometres.',
    },
    {
      id: 'away',
      label: 'Distance of the planet',
      symbol: 'd',
      unit: 'au',
      from: 0.05,
      to: 50,
      usual: 1,
      logarithmic: true,
      about: '1 au is the distance of the Earth from the Sun.',
    },
    {
      id: 'albedo',
      label: 'Light the planet sends back',
      symbol: '\\alpha',
      unit: '%',
      from: 0,
      to: 80,
      usual: 30,
      step: 1,
      about: 'By clouds and ice: 30% for the Earth, 76% for Venus.',
    },
  ],
  readouts: [
    {
      id: 'peak',
      label: 'Strongest light',
      symbol: '\\lambda',
      unit: 'nm',
      digits: 0,
      about: 'Its wavelength; eyes see 380 to 750 nm, from violet to red.',
      of: ({ peak }) => peak,
    },
    {
      id: 'power',
      label: 'Power of the star',
      symbol: 'L',
      unit: 'Suns',
      digits: 3,
      about: 'All its light together.',
      of: powerOf,
    },
    {
      id: 'flux',
      label: 'Light on the planet',
      symbol: 'S',
      unit: 'W/m²',
      digits: 0,
      about: 'On a square metre that faces the star; 1361 on Earth.',
      of: fluxOf,
    },
    {
      id: 'planet',
      label: 'Temperature of the planet',
      symbol: 'T_p',
      unit: 'K',
      digits: 1,
      about: 'Without a greenhouse effect: 255 K for the Earth, −18 °C.',
      of: ({ planet }) => planet,
    },
    {
      id: 'zone',
      label: 'Zone of life begins at',
      unit: 'au',
      digits: 3,
      about: 'Nearer, the seas would boil away.',
      of: (state, values) => zoneOf(state, values)[0],
    },
  ],
  graphs: [
    {
      id: 'planet',
      title: 'Temperature of the planet',
      x: 'time',
      y: ['planet'],
      about: 'It warms or cools until it sends out what it gets.',
    },
    {
      id: 'flux',
      title: 'Light on the planet',
      x: 'time',
      y: ['flux'],
      about: 'Steady, while nobody moves anything.',
    },
  ],
  dt: 0.5,
  pace: 15,
  timeUnit: 'days',
  start: ({ kelvin = 5772 }) => ({
    kelvin,
    glow: allLight(kelvin),
    peak: strongest(kelvin),
    planet: 100,
    angle: 0,
    time: 0,
  }),
  step(state, values, dt) {
    const { kelvin = 5772, albedo = 30 } = values
    shineAt(state, kelvin)
    // Near a bright star the ground settles within minutes: an implicit step, solved by Newton's method, never runs away.
    const gets = (fluxOf(state, values) * (1 - albedo / 100)) / 4
    const share = (dt * day) / ground
    let next = state.planet
    for (let i = 0; i < 40; i++) {
      const wrong = next - state.planet - share * (gets - boltzmann * next ** 4)
      const change = wrong / (1 + 4 * share * boltzmann * next ** 3)
      next = Math.max(next / 3, next - change)
      if (Math.abs(change) < 1e-7 * next) break
    }
    state.planet = next
    state.angle += (2 * Math.PI * dt) / yearOf(state, values)
    state.time += dt
  },
  felt: (state, { kelvin = 5772 }) => shineAt(state, kelvin),
  draw,
  describe(state, values) {
    const [near, far] = zoneOf(state, values)
    const away = values.away ?? 1
    const place =
      away < near ? 'too near' : away > far ? 'too far away' : 'inside the zone where water can be liquid'
    return `The star is ${colourName(state.kelvin)}: with ${state.kelvin.toFixed(0)} kelvin it shines with ${powerOf(state, values).toPrecision(3)} times the power of the Sun. Its planet has ${state.planet.toFixed(0)} kelvin without a greenhouse effect and is ${place}.`
  },
  effects: [
    { control: 'kelvin', readout: 'peak', goes: 'down', after: 1, says: 'The hotter a star, the bluer.' },
    { control: 'kelvin', readout: 'power', goes: 'up', after: 1, says: 'The hotter a star, the brighter.' },
    { control: 'radius', readout: 'power', goes: 'up', after: 1, says: 'The larger a star, the brighter.' },
    {
      control: 'radius',
      readout: 'zone',
      goes: 'up',
      after: 1,
      says: 'Around a bright star the zone of life lies farther out.',
    },
    {
      control: 'away',
      readout: 'planet',
      goes: 'down',
      after: 900,
      over: [0.05, 5],
      says: 'The farther away, the colder the planet.',
    },
    {
      control: 'albedo',
      readout: 'planet',
      goes: 'down',
      after: 400,
      says: 'A bright planet sends light back and stays colder.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Wien’s law: the strongest light is at 2.897772 mm·K/T.',
      readout: 'peak',
      expected: ({ kelvin = 5772 }) => 2.897771955e6 / kelvin,
      until: 1,
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'Stefan and Boltzmann’s law: all light together is 4πR²σT⁴.',
      readout: 'power',
      expected: ({ kelvin = 5772, radius = 1 }) =>
        (4 * Math.PI * (radius * 6.957e8) ** 2 * boltzmann * kelvin ** 4) / sunPower,
      until: 1,
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'The planet settles where it sends out what it gets: T_p = T·√(R/2d)·(1 − α)^¼.',
      readout: 'planet',
      expected: ({ kelvin = 5772, radius = 1, away = 1, albedo = 30 }, time) =>
        time > 590
          ? kelvin * Math.sqrt((radius * 6.957e8) / (2 * away * au)) * (1 - albedo / 100) ** 0.25
          : undefined,
      until: 600,
      where: { away: [0.05, 1], kelvin: [5000, 12000], radius: [0.9, 10] },
    },
    {
      kind: 'published',
      says: 'The Sun’s strongest light is at 502 nm, between blue and green.',
      source: 'IAU 2015 Resolution B3: effective temperature of the Sun 5772 K; CODATA Wien constant.',
      values: {},
      readout: 'peak',
      at: 0,
      expected: 502,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'From 5772 K and 695,700 km follows the Sun’s power of 3.828·10²⁶ W.',
      source: 'IAU 2015 Resolution B3: nominal solar luminosity.',
      values: {},
      readout: 'power',
      at: 0,
      expected: 1,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'Sirius, 9940 K hot and 1.71 Suns wide, shines like 25.4 Suns.',
      source: 'Liebert, Young, Arnett, Holberg and Williams (2005), Astrophysical Journal 630, L69.',
      values: { kelvin: 9940, radius: 1.711 },
      readout: 'power',
      at: 0,
      expected: 25.4,
      within: 0.02,
    },
    {
      kind: 'published',
      says: 'The Earth gets 1361 W on a square metre.',
      source: 'Kopp and Lean (2011), Geophysical Research Letters 38: total solar irradiance 1360.8 W/m².',
      values: {},
      readout: 'flux',
      at: 0,
      expected: 1360.8,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: '\\lambda_{max} = \\frac{2.898\\,\\text{mm K}}{T}',
      about: 'Wien: the hotter, the shorter the wavelength.',
    },
    {
      tex: 'L = 4\\pi R^2 \\sigma T^4',
      about: 'Stefan and Boltzmann: twice as hot, sixteen times the light.',
    },
    {
      tex: 'T_p = T\\sqrt{\\frac{R}{2d}}\\,(1-\\alpha)^{1/4}',
      about: 'The temperature of a planet without a greenhouse effect.',
    },
  ],
  tries: [
    {
      says: 'Make a small red star and bring the planet into its green zone.',
      set: { kelvin: 3000, radius: 0.15, away: 0.05 },
    },
    { says: 'Look at Sirius, the brightest star of our night.', set: { kelvin: 9940, radius: 1.7, away: 5 } },
    { says: 'Make a red giant: cool but huge.', set: { kelvin: 3800, radius: 10 } },
    { says: 'Move the Earth to where Venus is: 0.72 au.', set: { away: 0.72 } },
  ],
  questions: [
    {
      asks: 'Which star is hotter: a red one or a blue one?',
      options: ['The red one', 'The blue one', 'Colour says nothing about it'],
      settle: {
        readout: 'peak',
        after: 0,
        first: { kelvin: 3000 },
        second: { kelvin: 12000 },
        // Short wavelengths are blue: the hot star's light must be the bluer one.
        answer: (cool, hot) => (hot < cool ? 1 : hot > cool ? 0 : 2),
      },
      explains:
        'On taps red means hot, but for things that glow blue is hotter. Look at a flame: its blue part is the hottest.',
    },
    {
      asks: 'A star of the same size gets twice as hot. How much more light does it give?',
      options: ['Twice as much', 'Four times as much', 'Sixteen times as much'],
      settle: {
        readout: 'power',
        after: 0,
        first: { kelvin: 4000 },
        second: { kelvin: 8000 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 8 ? 1 : 2),
      },
      explains: 'Light goes with the fourth power of the temperature: 2 × 2 × 2 × 2 = 16.',
    },
    {
      asks: 'Around a small red star, where must a planet be to have liquid water?',
      options: ['Much nearer than the Earth is to the Sun', 'Equally far', 'Much farther away'],
      settle: {
        readout: 'zone',
        after: 0,
        first: { kelvin: 3000, radius: 0.15 },
        answer: (zone) => (zone < 0.5 ? 0 : zone < 1.5 ? 1 : 2),
      },
      explains:
        'Such a star gives less than a hundredth of the Sun’s light, so a planet must huddle close to it.',
    },
  ],
  glossary: [
    { word: 'Kelvin', means: 'Degrees counted from the coldest that can be: 0 K is −273 °C.' },
    { word: 'Spectrum', means: 'Light sorted by wavelength, from violet to red and beyond.' },
    { word: 'Luminosity', means: 'All the light that a star sends out in a second.' },
    { word: 'Habitable zone', means: 'Where a planet like ours could have liquid water.' },
    {
      word: 'Main sequence',
      means: 'The line on which most stars stand when heat and brightness are plotted.',
    },
  ],
  goals: [
    'Tell a star’s temperature from its colour.',
    'Say how brightness depends on size and temperature.',
    'Find the zone around a star where water can be liquid.',
  ],
  standards: [
    'NGSS HS-ESS1-2',
    'England: A-level Physics, astrophysics: Wien’s law, Stefan’s law and the Hertzsprung–Russell diagram',
  ],
})
