import { system, type Values } from '@makebelieve/kit/simulation/system'
import { energyOf, feltAt, placeAt, type Ride, ramp, ring, startAt, trackOf } from './model.ts'
import { draw } from './view.ts'

/** How much speed is left at the foot of the loop, squared: the height less what rolling took on the way there. */
function squaredAtLoop({ height = 15, friction = 0, gravity = 9.81 }: Values): number {
  const way = ramp.wide * Math.sqrt(height / ramp.high) + ring - ramp.wide
  return 2 * gravity * (height - friction * way)
}

export const rollerCoaster = system<Ride>({
  id: 'roller-coaster',
  title: 'A roller coaster',
  subject: 'physics',
  ages: [9, 18],
  words: [
    'roller coaster',
    'rollercoaster',
    'loop the loop',
    'looping ride',
    'potential and kinetic energy on a track',
    'energy skate park',
    'g force on a ride',
    'conservation of energy on a track',
    'marble run loop',
    'why you do not fall out of a loop',
    'theme park physics',
  ],
  tells: {
    young:
      'The car rolls down from high up and gets fast, then climbs the loop and gets slow again. Height turns into speed and speed into height. If it starts too low, it cannot get round the loop and rolls back!',
    middle:
      'Energy of height turns into energy of motion and back. Friction turns a little of it into warmth, so each climb ends lower than the one before. To go round a loop without hanging in the belt, the start must be at least two and a half times as high as the loop’s radius.',
    upper:
      'A bead on a wire: s″ = −g·dy/ds − μg|cos α|. From ½v² = g(H − y) the felt weight in the loop is N/mg = cos φ + 2(H − y)/R: 1 + 2H/R at the foot and 2H/R − 5 at the top, so H = 2.5 R is just weightless there. Round loops press hard at the foot; real ones are therefore drop-shaped.',
  },
  controls: [
    {
      id: 'height',
      label: 'Height of the start',
      symbol: 'H',
      unit: 'm',
      from: 6,
      to: 25,
      usual: 15,
      about: 'How high above the ground the car is let go.',
      restarts: true,
    },
    {
      id: 'loop',
      label: 'Radius of the loop',
      symbol: 'R',
      unit: 'm',
      from: 2.5,
      to: 6,
      usual: 4,
      about: 'Half the height of the loop.',
      restarts: true,
    },
    {
      id: 'friction',
      label: 'Rolling friction',
      symbol: '\\mu',
      unit: '',
      from: 0,
      to: 0.1,
      usual: 0.01,
      about: 'The brake of wheels and air, as a share of the weight on flat track.',
    },
    {
      id: 'mass',
      label: 'Mass of the car',
      symbol: 'm',
      unit: 'kg',
      from: 200,
      to: 2000,
      usual: 600,
      about: 'With all who sit in it.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 15,
      usual: 9.81,
      about: '9.81 on Earth, 1.62 on the Moon.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height',
      symbol: 'y',
      unit: 'm',
      digits: 1,
      about: 'Of the car above the ground.',
      of: ({ along }, values) => placeAt(trackOf(values), along).y,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      digits: 1,
      about: 'To the right above zero.',
      of: ({ speed }) => speed,
    },
    {
      id: 'felt',
      label: 'Felt weight',
      unit: '× everyday',
      digits: 1,
      about: 'How strongly you are pressed into the seat; 1 is normal, below 0 the belt holds you.',
      of: feltAt,
    },
    {
      id: 'atTop',
      label: 'Felt at the top of the loop',
      unit: '× everyday',
      digits: 2,
      about: 'At the last pass, head down.',
      known: ({ atTop }) => atTop !== 0,
      of: ({ atTop }) => atTop,
    },
    {
      id: 'most',
      label: 'Strongest so far',
      unit: '× everyday',
      digits: 2,
      about: 'The hardest you have been pressed into the seat.',
      of: ({ most }) => most,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'kJ',
      digits: 2,
      about: 'Of height and of motion together.',
      of: (state, values) => {
        const { height, motion } = energyOf(state, values)
        return (height + motion) / 1000
      },
    },
  ],
  graphs: [
    {
      id: 'turns',
      title: 'Height and speed over time',
      x: 'time',
      y: ['height', 'speed'],
      about: 'Where one is large, the other is small.',
    },
    {
      id: 'felt',
      title: 'Felt weight over time',
      x: 'time',
      y: ['felt'],
      about: 'The loop shows as two steep walls with a dip between.',
    },
    { id: 'energy', title: 'Energy over time', x: 'time', y: ['energy'], about: 'Flat without friction.' },
  ],
  dt: 1 / 200,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({ along: startAt(values), speed: 0, heat: 0, time: 0, atTop: 0, most: 0, passes: 0 }),
  step(state, values, dt) {
    const { friction = 0.01, mass = 600, gravity = 9.81 } = values
    const track = trackOf(values)
    const push = (along: number, speed: number) => {
      const { slope, turn } = placeAt(track, along)
      const pull = -gravity * slope
      const brake = friction * gravity * Math.abs(Math.cos(turn))
      if (speed === 0) return Math.abs(pull) <= brake ? 0 : pull - Math.sign(pull) * brake
      return pull - Math.sign(speed) * brake
    }
    const half = state.speed + 0.5 * dt * push(state.along, state.speed)
    const before = state.along
    state.along = Math.min(track.long, Math.max(0, before + dt * half))
    const next = half + 0.5 * dt * push(state.along, half)
    // It turns back where friction is weaker than the slope, and rests where it is not.
    const { slope, turn } = placeAt(track, state.along)
    const brake = friction * Math.abs(Math.cos(turn))
    const rests = state.speed * next <= 0 && Math.abs(slope) <= brake
    state.heat += friction * mass * gravity * Math.abs(Math.cos(turn) * (state.along - before))
    if (rests) state.heat += 0.5 * mass * state.speed * state.speed
    state.speed = rests ? 0 : next
    state.time += dt
    const felt = feltAt(state, values)
    state.most = Math.max(state.most, felt)
    const top = (track.loop[0] + track.loop[1]) / 2
    if ((before - top) * (state.along - top) < 0) {
      state.atTop = felt
      state.passes++
    }
  },
  draw,
  describe: (state, values) => {
    const { y } = placeAt(trackOf(values), state.along)
    return `The car is ${y.toFixed(1)} metres high and ${state.speed === 0 ? 'stands still' : `rolls ${Math.abs(state.speed).toFixed(1)} metres a second to the ${state.speed > 0 ? 'right' : 'left'}`}; it was at the top of the loop ${state.passes} times.`
  },
  effects: [
    {
      control: 'height',
      readout: 'most',
      goes: 'up',
      after: 6,
      says: 'From higher up it gets faster and presses harder.',
    },
    {
      control: 'loop',
      readout: 'atTop',
      goes: 'down',
      after: 5,
      says: 'In a larger loop you are pressed less at the top; if it is too large, the belt has to hold you.',
    },
    {
      control: 'friction',
      readout: 'energy',
      goes: 'down',
      after: 10,
      says: 'Friction turns energy into warmth.',
    },
    {
      control: 'mass',
      readout: 'energy',
      goes: 'up',
      after: 3,
      says: 'A heavier car has more energy but is no faster.',
    },
    {
      control: 'gravity',
      readout: 'most',
      goes: 'up',
      after: 15,
      says: 'Stronger gravity makes for a wilder ride.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'Without friction the energy stays the same.',
      readout: 'energy',
      where: { friction: [0, 0] },
      until: 25,
    },
    {
      kind: 'analytic',
      says: 'At the top of the loop you feel 2H/R − 5 times the weight.',
      readout: 'atTop',
      expected: ({ height = 15, loop = 4, gravity = 9.81 }, time) =>
        time > 8 && time < 9 ? ((2 * height) / loop - 5) * (gravity / 9.81) : undefined,
      until: 9,
      within: 0.015,
      where: { friction: [0, 0], height: [12, 25], loop: [2.5, 4.2], gravity: [7, 12] },
    },
    {
      kind: 'analytic',
      says: 'At the foot of the loop you feel 1 + v²/(gR), with the speed that the height less the friction leaves.',
      readout: 'most',
      expected: (values, time) => {
        const { loop = 4, gravity = 9.81 } = values
        return time > 7 ? (gravity + squaredAtLoop(values) / loop) / 9.81 : undefined
      },
      until: 8,
      where: { gravity: [7, 15], friction: [0, 0.05] },
    },
  ],
  formulas: [
    { tex: '\\tfrac12 m v^2 + m g y = m g H', about: 'Motion and height together are what the start gave.' },
    {
      tex: 'v = \\sqrt{2 g (H - y)}',
      about: 'The speed at each height, without friction: mass does not matter.',
    },
    { tex: 'H \\ge \\tfrac52 R', about: 'High enough to be pressed into the seat all round the loop.' },
  ],
  tries: [
    {
      says: 'Find the lowest start from which the car still gets round the loop.',
      set: { height: 8, loop: 4, friction: 0 },
    },
    {
      says: 'Start at just 2.5 times the radius: at the top you float.',
      set: { height: 10, loop: 4, friction: 0 },
    },
    {
      says: 'A small loop and a high start: nearly 17 times your weight! This is why real loops are not round.',
      set: { height: 20, loop: 2.5 },
    },
    { says: 'Put friction up and watch where the car comes to rest.', set: { friction: 0.06, height: 20 } },
  ],
  questions: [
    {
      asks: 'The car is filled with elephants and three times as heavy. What is the strongest press at the foot of the loop, compared with each one’s own weight?',
      options: ['Weaker', 'Just the same', 'Stronger'],
      settle: {
        readout: 'most',
        after: 6,
        first: { mass: 600 },
        second: { mass: 1800 },
        answer: (a, b) => (b < 0.99 * a ? 0 : b > 1.01 * a ? 2 : 1),
      },
      explains:
        'Heavy and light cars are equally fast at every height, so they are pressed by the same multiple of their weight.',
    },
    {
      asks: 'The loop is 8 m high and there is no friction. Started from just a little above 8 m, how is it at the top?',
      options: ['Pressed into the seat', 'Floating', 'Hanging in the belt'],
      settle: {
        readout: 'atTop',
        after: 12,
        first: { height: 8.1, loop: 4, friction: 0 },
        answer: (felt) => (felt > 0.2 ? 0 : felt > -0.2 ? 1 : 2),
      },
      explains:
        'At the top it has used up nearly all its speed. Only the belt holds it. It would need 10 m to float and more to be pressed.',
    },
    {
      asks: 'On the Moon gravity is six times weaker. Does the car get round the loop from the same height?',
      options: ['No', 'Yes, just as on Earth but more slowly', 'Yes, and faster'],
      settle: {
        readout: 'atTop',
        after: 20,
        first: { gravity: 9.81, friction: 0 },
        second: { gravity: 1.62, friction: 0 },
        answer: (a, b) => (b <= 0 ? 0 : b < a ? 1 : 2),
      },
      explains: 'Weaker gravity gives less speed, but climbing the loop costs less too. Both shrink alike.',
    },
  ],
  glossary: [
    { word: 'Energy of height', means: 'What a thing has because it is high up: m·g·y.' },
    { word: 'Energy of motion', means: 'What a thing has because it moves: half of m·v².' },
    {
      word: 'Felt weight',
      means: 'How hard the seat presses, compared with sitting at home; often called g-force.',
    },
    { word: 'Friction', means: 'Rubbing that turns motion into warmth.' },
  ],
  goals: [
    'Follow energy from height to motion and back.',
    'Find how high a start a loop needs.',
    'See what friction does to the energy of a ride.',
  ],
  standards: [
    'NGSS 4-PS3-1',
    'NGSS MS-PS3-5',
    'NGSS HS-PS3-1',
    'England KS3 Physics: energy changes and transfers',
    'England GCSE Physics: gravitational potential and kinetic energy',
  ],
})
