import { system } from '@makebelieve/kit/simulation/system'
import { degrees, radians } from '../paint.ts'
import { bent, type Flash, lightSpeed, media, mediaOf, shares, start } from './model.ts'
import { draw } from './view.ts'

/** The way of least time from one place to another across the surface, found by narrowing down. */
function leastTime(fromHeight: number, toDepth: number, apart: number, slow: number, slower: number): number {
  const took = (x: number) =>
    slow * Math.sqrt(fromHeight ** 2 + x ** 2) + slower * Math.sqrt(toDepth ** 2 + (apart - x) ** 2)
  let [left, right] = [0, apart]
  for (let i = 0; i < 80; i++) {
    const [a, b] = [left + (right - left) * 0.382, left + (right - left) * 0.618]
    if (took(a) < took(b)) right = b
    else left = a
  }
  return (left + right) / 2
}

export const refraction = system<Flash>({
  id: 'refraction',
  title: 'Light bends at a surface',
  subject: 'physics',
  ages: [9, 19],
  words: [
    'refraction',
    'refraction of light',
    "snell's law",
    'snell’s law',
    'snell',
    'total internal reflection',
    'critical angle',
    'refractive index',
    'index of refraction',
    'why a straw looks bent',
    'bent straw in water',
    'light bending in water',
    'bending of light',
    'fibre optics',
    'optical fibre',
    'why diamonds sparkle',
    "fresnel's equations",
    "brewster's angle",
    'angle of incidence',
  ],
  tells: {
    young:
      'Shine a laser into water: the light takes a sharp bend right at the surface! Light is slower in water, and that turns it. Shine it from inside the water and tilt it enough, and the surface becomes a perfect mirror.',
    middle:
      'Light changes its direction when it goes from one material into another in which it has a different speed. Into water or glass it bends towards the normal, out of it away from it. Beyond the critical angle no light gets out: total internal reflection, as in an optical fibre.',
    upper:
      'Waves must match along the surface, hence n₁ sin θ₁ = n₂ sin θ₂; the same path is the one of least time. How much is thrown back follows from Fresnel’s equations and depends on the polarisation: at Brewster’s angle, tan θ = n₂/n₁, light polarised in the plane of incidence goes through completely.',
  },
  controls: [
    {
      id: 'angle',
      label: 'Angle of the laser',
      symbol: '\\theta_1',
      unit: '°',
      from: 0,
      to: 88,
      usual: 50,
      step: 0.5,
      about: 'Between the beam and the normal, the line at right angles to the surface.',
      restarts: true,
    },
    {
      id: 'from',
      label: 'Light comes from',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: media.map(({ name }) => name),
      about: 'What the laser is in.',
      restarts: true,
    },
    {
      id: 'into',
      label: 'Light goes into',
      unit: '',
      from: 0,
      to: 3,
      usual: 1,
      options: media.map(({ name }) => name),
      about: 'What is below the surface.',
      restarts: true,
    },
    {
      id: 'polarised',
      label: 'Light swings',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: ['in all directions', 'along the surface', 'up and down the page'],
      about: 'The direction in which the waves of light swing; sunlight and lamps swing in all.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'out',
      label: 'Angle after the surface',
      symbol: '\\theta_2',
      unit: '°',
      digits: 1,
      about: 'From where the flash is now. There is none when all the light is thrown back.',
      known: (flash, values) => flash.through && !bent(values).total,
      of: (flash, values) =>
        bent(values).total ? 90 : flash.through ? degrees(Math.atan2(flash.x, -flash.y)) : 0,
    },
    {
      id: 'back',
      label: 'Thrown back',
      symbol: 'R',
      unit: '%',
      digits: 1,
      about: 'How much of the light is reflected.',
      of: (_, values) => 100 * shares(values).back,
    },
    {
      id: 'on',
      label: 'Goes through',
      symbol: 'T',
      unit: '%',
      digits: 1,
      about: 'How much of the light goes on.',
      of: (_, values) => 100 * shares(values).on,
    },
    {
      id: 'critical',
      label: 'Critical angle',
      symbol: '\\theta_c',
      unit: '°',
      digits: 1,
      about: 'From here on all light is thrown back; 90 if that never happens.',
      of: (_, values) => {
        const [a, b] = mediaOf(values)
        return degrees(Math.asin(Math.min(1, b.index / a.index)))
      },
    },
    {
      id: 'speed',
      label: 'Speed of light below',
      symbol: 'v_2',
      unit: 'cm/ns',
      digits: 1,
      about: 'In empty space it is 30 cm in a nanosecond, the thousandth part of a millionth of a second.',
      of: (_, values) => lightSpeed / mediaOf(values)[1].index,
    },
    {
      id: 'depth',
      label: 'The flash is below the surface by',
      symbol: 'y',
      unit: 'cm',
      digits: 1,
      about: 'Less than 0 while it is above.',
      of: ({ y }) => -y,
    },
  ],
  graphs: [
    {
      id: 'depth',
      title: 'How deep the flash is',
      x: 'time',
      y: ['depth'],
      about: 'The kink is the surface: another direction and another speed.',
    },
    {
      id: 'shares',
      title: 'Thrown back and let through',
      x: 'time',
      y: ['back', 'on'],
      about: 'Turn the laser and watch one give to the other.',
    },
  ],
  dt: 0.005,
  pace: 0.4,
  timeUnit: 'ns',
  start({ angle = 50 }) {
    const tilt = radians(angle)
    return { time: 0, x: -start * Math.sin(tilt), y: start * Math.cos(tilt), back: 0, through: false }
  },
  step(flash, values, dt) {
    const [a, b] = mediaOf(values)
    const tilt = radians(values.angle ?? 50)
    flash.time += dt
    let left = dt
    if (!flash.through) {
      const speed = lightSpeed / a.index
      const way = Math.hypot(flash.x, flash.y)
      if (way > speed * left) {
        flash.x += speed * left * Math.sin(tilt)
        flash.y -= speed * left * Math.cos(tilt)
        return
      }
      // It meets the surface within this step: only the rest of the step is spent beyond.
      left -= way / speed
      ;[flash.x, flash.y, flash.through] = [0, 0, true]
    }
    flash.back += (lightSpeed / a.index) * left
    const { sinOut, cosOut, total } = bent(values)
    if (total) {
      ;[flash.x, flash.y] = [flash.back * Math.sin(tilt), flash.back * Math.cos(tilt)]
      return
    }
    flash.x += (lightSpeed / b.index) * left * sinOut
    flash.y -= (lightSpeed / b.index) * left * cosOut
  },
  isOver: ({ time }) => time > 4,
  draw,
  describe(_, values) {
    const [a, b] = mediaOf(values)
    const { total, sinOut } = bent(values)
    const way = `Light comes from ${a.name} at ${(values.angle ?? 50).toFixed(0)} degrees`
    return total
      ? `${way} and is thrown back completely: total internal reflection.`
      : `${way}, goes on into ${b.name} at ${degrees(Math.asin(sinOut)).toFixed(0)} degrees, and ${(100 * shares(values).back).toFixed(0)} percent are thrown back.`
  },
  effects: [
    {
      control: 'angle',
      readout: 'out',
      goes: 'up',
      after: 2,
      says: 'The flatter the beam comes in, the flatter it goes on.',
    },
    {
      control: 'into',
      readout: 'out',
      goes: 'down',
      after: 3,
      says: 'The slower light is in a material, the more it bends towards the normal.',
    },
    {
      control: 'from',
      readout: 'critical',
      goes: 'down',
      after: 0,
      given: { into: 0 },
      says: 'Out of a denser material the mirror begins sooner.',
    },
    {
      control: 'angle',
      readout: 'back',
      goes: 'up',
      after: 0,
      says: 'Near grazing, water is a mirror: more and more is thrown back.',
    },
    {
      control: 'polarised',
      readout: 'back',
      goes: 'changes',
      after: 0,
      given: { angle: 53 },
      says: 'Light that swings along the surface is thrown back most.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The light takes the way of least time (Fermat): any other place to cross would be later.',
      readout: 'out',
      expected(values, time) {
        const [a, b] = mediaOf(values)
        if (time < 2.9) return undefined
        // Where the flash will be at a depth of 10 cm, and the fastest crossing to that place.
        const tilt = radians(values.angle ?? 50)
        const { sinOut, cosOut, total } = bent(values)
        if (total || cosOut < 0.05) return undefined
        const [height, side] = [20, 20 * Math.tan(tilt)]
        const apart = side + 10 * (sinOut / cosOut)
        const cross = leastTime(height, 10, apart, a.index, b.index)
        return degrees(Math.atan2(apart - cross, 10))
      },
      until: 3,
      where: { angle: [5, 80], from: [0, 1], into: [1, 3] },
      within: 0.005,
    },
    {
      kind: 'analytic',
      says: 'Thrown back is Fresnel’s sin²(θ₁−θ₂)/sin²(θ₁+θ₂) and tan²(θ₁−θ₂)/tan²(θ₁+θ₂), and the rest goes through.',
      readout: 'on',
      expected(values) {
        const [a, b] = mediaOf(values)
        const one = radians(values.angle ?? 50)
        const sine = (a.index / b.index) * Math.sin(one)
        if (sine >= 1) return 0
        const two = Math.asin(sine)
        const s = (Math.sin(one - two) / Math.sin(one + two)) ** 2
        const p = (Math.tan(one - two) / Math.tan(one + two)) ** 2
        const kind = Math.round(values.polarised ?? 0)
        return 100 * (1 - (kind === 1 ? s : kind === 2 ? p : (s + p) / 2))
      },
      until: 0.1,
      where: { angle: [1, 88] },
    },
    {
      kind: 'published',
      says: 'The critical angle from water to air is 48.6°.',
      source: 'Hecht, Optics: n = 1.333.',
      values: { from: 1, into: 0 },
      readout: 'critical',
      at: 0,
      expected: 48.6,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'The critical angle from diamond to air is 24.4°.',
      source: 'Halliday, Resnick and Walker, Fundamentals of Physics: n = 2.42.',
      values: { from: 3, into: 0 },
      readout: 'critical',
      at: 0,
      expected: 24.4,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'Straight into diamond, 17% of the light is thrown back.',
      source: 'Hecht, Optics: reflectance of diamond at normal incidence.',
      values: { from: 0, into: 3, angle: 0 },
      readout: 'back',
      at: 0,
      expected: 17.2,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: 'n_1\\sin\\theta_1 = n_2\\sin\\theta_2', about: 'Snell’s law.' },
    {
      tex: '\\sin\\theta_c = \\frac{n_2}{n_1}',
      about: 'The critical angle, going into the faster material.',
    },
    { tex: 'v = \\frac{c}{n}', about: 'The index says how many times slower light is than in empty space.' },
    {
      tex: 'r_s = \\frac{n_1\\cos\\theta_1 - n_2\\cos\\theta_2}{n_1\\cos\\theta_1 + n_2\\cos\\theta_2}',
      about: 'Fresnel: its square is the share thrown back of light that swings along the surface.',
    },
  ],
  tries: [
    {
      says: 'Be a fish: shine from water into air, and tilt the laser until nothing gets out.',
      set: { from: 1, into: 0, angle: 40 },
    },
    { says: 'Go into diamond. How far can you bend the light?', set: { from: 0, into: 3, angle: 60 } },
    { says: 'Shine straight down: no bend at all, only slower.', set: { angle: 0 } },
    {
      says: 'Find the angle at which water throws back nothing of light that swings up and down the page.',
      set: { polarised: 2, angle: 53 },
    },
    { says: 'Let light go from water into water. Why does nothing happen?', set: { from: 1, into: 1 } },
  ],
  questions: [
    {
      asks: 'Light goes from air into water. Which way does it bend?',
      options: ['Steeper, towards the normal', 'It goes straight on', 'Flatter, towards the surface'],
      settle: {
        readout: 'out',
        after: 3,
        first: { angle: 50, from: 0, into: 1 },
        answer: (a) => (a < 49 ? 0 : a > 51 ? 2 : 1),
      },
      explains:
        'Water slows light down. The side of the beam that gets wet first falls behind, and the beam turns steeper.',
    },
    {
      asks: 'A diver shines a torch up at the surface, at 60° from straight up. How much light gets out into the air?',
      options: ['All of it', 'About half', 'Nothing'],
      settle: {
        readout: 'on',
        after: 0,
        first: { angle: 60, from: 1, into: 0 },
        answer: (a) => (a > 90 ? 0 : a > 5 ? 1 : 2),
      },
      explains: '60° is beyond the critical angle of 48.6°. The surface is a perfect mirror.',
    },
    {
      asks: 'You look flat across a lake and then straight down into it. When does the water reflect more?',
      options: ['Flat across', 'Straight down', 'Both the same'],
      settle: {
        readout: 'back',
        after: 0,
        first: { angle: 85 },
        second: { angle: 5 },
        answer: (a, b) => (a > b * 1.1 ? 0 : b > a * 1.1 ? 1 : 2),
      },
      explains:
        'Straight down, only 2 percent is thrown back, and you see the stones. At a flat angle more than half is, and you see the sky.',
    },
  ],
  glossary: [
    { word: 'Refraction', means: 'The bend of light where its speed changes.' },
    { word: 'Normal', means: 'The line at right angles to a surface. Angles of light are counted from it.' },
    { word: 'Refractive index', means: 'How many times slower light is in a material than in empty space.' },
    { word: 'Critical angle', means: 'The angle from which on no light gets out.' },
    { word: 'Total internal reflection', means: 'When all light is thrown back into the slower material.' },
  ],
  goals: [
    'Predict which way light bends at a surface.',
    'Find the critical angle and name a use of it.',
    'Explain the bend by the change of speed.',
  ],
  standards: [
    'NGSS MS-PS4-2',
    'NGSS HS-PS4-1',
    'England KS3 Physics: light waves, refraction',
    'A level Physics: refraction at a plane surface, critical angle',
  ],
})
