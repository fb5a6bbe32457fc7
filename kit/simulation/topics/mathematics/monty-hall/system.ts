import type { Random } from '../../../../core/random.ts'
import { keepTrail } from '../../../plot.ts'
import { system, type Values } from '../../../system.ts'
import { doorsOf, openedOf, type Show, shareOf } from './model.ts'
import { draw } from './view.ts'

/** A new game: the host knows where the car is and opens only goats. */
function deal(state: Show, values: Values, random: Random): void {
  const doors = doorsOf(values)
  state.prize = random.below(doors)
  state.picked = random.below(doors)
  const goats = Array.from({ length: doors }, (_, door) => door).filter(
    (door) => door !== state.prize && door !== state.picked,
  )
  state.opened = random.shuffled(goats).slice(0, openedOf(values))
  const closed = Array.from({ length: doors }, (_, door) => door).filter(
    (door) => door !== state.picked && !state.opened.includes(door),
  )
  state.other = closed[random.below(closed.length)] ?? state.picked
}

export const montyHall = system<Show>({
  id: 'monty-hall',
  title: 'Three doors and two goats',
  subject: 'mathematics',
  ages: [11, 19],
  words: [
    'monty hall',
    'monty hall problem',
    'three doors',
    'goat problem',
    'two goats and a car',
    'game show doors',
    'switch or stay',
    'should you change doors',
    'conditional probability',
    'probability paradox',
    "let's make a deal",
  ],
  tells: {
    young:
      'Behind one of three doors is a car, behind the others are goats. You pick a door. The host opens another one: a goat! Do you stay, or do you change to the last door? Play many times and count: who changes wins twice as often.',
    middle:
      'Your first pick is right once in three games. The host never opens the car, so in the other two games the last door must have it. Changing wins exactly when the first pick was wrong: in two games out of three.',
    upper:
      'With n doors and k opened, staying wins with 1/n and switching with (n − 1)/(n(n − 1 − k)). What matters is that the host knows and never opens the prize: his choice carries information about the doors he left closed, and none about yours.',
  },
  controls: [
    {
      id: 'doors',
      label: 'Doors',
      symbol: 'n',
      unit: '',
      from: 3,
      to: 10,
      usual: 3,
      step: 1,
      about: 'How many doors there are; one car, goats behind all others.',
      restarts: true,
    },
    {
      id: 'opens',
      label: 'The host opens',
      symbol: 'k',
      unit: '',
      from: 1,
      to: 8,
      usual: 1,
      step: 1,
      about: 'How many doors with goats are opened; always two stay closed at least.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Games in a second',
      unit: '1/s',
      from: 0.2,
      to: 200,
      usual: 0.4,
      logarithmic: true,
      about: 'How quickly games are played.',
    },
  ],
  readouts: [
    {
      id: 'games',
      label: 'Games',
      unit: '',
      digits: 0,
      about: 'How many games were played.',
      of: ({ games }) => games,
    },
    {
      id: 'stay',
      label: 'Staying wins',
      unit: '%',
      digits: 1,
      about: 'In how many of a hundred games the car was behind the first door picked.',
      of: ({ stayWins, games }) => shareOf(stayWins, games),
    },
    {
      id: 'change',
      label: 'Changing wins',
      unit: '%',
      digits: 1,
      about: 'In how many of a hundred games it was behind the door that one changes to.',
      of: ({ switchWins, games }) => shareOf(switchWins, games),
    },
  ],
  graphs: [
    {
      id: 'wins',
      title: 'Wins over time',
      x: 'time',
      y: ['stay', 'change'],
      about: 'After a few hundred games nobody doubts it any more.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values, random) => {
    const state: Show = {
      prize: 0,
      picked: 0,
      opened: [],
      other: 0,
      games: 0,
      stayWins: 0,
      switchWins: 0,
      due: 0,
      trail: [],
    }
    deal(state, values, random)
    return state
  },
  step(state, values, dt, random) {
    state.due += (values.rate ?? 0.4) * dt
    while (state.due >= 1 - 1e-9) {
      state.due = Math.max(0, state.due - 1)
      state.games++
      if (state.picked === state.prize) state.stayWins++
      if (state.other === state.prize) state.switchWins++
      deal(state, values, random)
      if (state.games >= (state.trail.at(-1)?.[0] ?? 0) * 1.04 + 1)
        keepTrail(
          state.trail,
          [state.games, shareOf(state.stayWins, state.games), shareOf(state.switchWins, state.games)] as const,
          240,
        )
    }
  },
  draw,
  describe: ({ picked, opened, games, stayWins, switchWins }) =>
    `Door ${picked + 1} is picked, the host opens ${opened.map((door) => door + 1).join(', ')}. After ${games} games staying has won ${shareOf(stayWins, games).toFixed(0)} percent and changing ${shareOf(switchWins, games).toFixed(0)} percent.`,
  effects: [
    {
      control: 'doors',
      readout: 'stay',
      goes: 'down',
      after: 20,
      given: { rate: 200 },
      says: 'With more doors the first pick is right more seldom.',
    },
    {
      control: 'opens',
      readout: 'change',
      goes: 'up',
      after: 20,
      given: { rate: 200, doors: 10 },
      says: 'The more goats the host shows, the better it is to change.',
    },
    { control: 'rate', readout: 'games', goes: 'up', after: 10, says: 'A quicker show plays more games.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Staying wins 1/n of the games, within four times what chance makes it differ.',
      readout: 'stay',
      expected: (values, time) => (time > 28 ? 100 / doorsOf(values) : undefined),
      until: 30,
      where: { rate: [150, 200], doors: [3, 5] },
      within: 0.15,
    },
    {
      kind: 'analytic',
      says: 'Changing wins (n − 1)/(n(n − 1 − k)) of the games, within four times what chance makes it differ.',
      readout: 'change',
      expected: (values, time) => {
        const n = doorsOf(values)
        return time > 28 ? (100 * (n - 1)) / (n * (n - 1 - openedOf(values))) : undefined
      },
      until: 30,
      where: { rate: [150, 200], doors: [3, 5] },
      within: 0.12,
    },
    {
      kind: 'published',
      says: 'With three doors changing wins two games out of three.',
      source: 'Steve Selvin, A Problem in Probability, The American Statistician 29 (1975); Marilyn vos Savant (1990).',
      values: { doors: 3, opens: 1, rate: 200 },
      readout: 'change',
      at: 40,
      expected: 66.667,
      within: 0.035,
    },
  ],
  formulas: [
    { tex: 'P(\\text{stay}) = \\frac{1}{n}', about: 'The first pick is as good as it was.' },
    {
      tex: 'P(\\text{change}) = \\frac{n-1}{n}\\cdot\\frac{1}{n-1-k}',
      about: 'Wrong at first, then right among the doors that are left.',
    },
    { tex: 'n=3,\\,k=1:\\quad \\tfrac13 \\text{ against } \\tfrac23', about: 'The show as it was.' },
  ],
  tries: [
    { says: 'Play along slowly: decide before the doors open.', set: { rate: 0.2 } },
    { says: 'Play 200 games a second.', set: { rate: 200 } },
    { says: 'Ten doors, and the host opens eight. Would you change now?', set: { doors: 10, opens: 8, rate: 0.4 } },
    { says: 'Ten doors, and the host opens only one. How much does changing help?', set: { doors: 10, opens: 1, rate: 200 } },
  ],
  questions: [
    {
      asks: 'Three doors, one goat is shown. Is it better to stay or to change?',
      options: ['It is better to stay', 'It makes no difference', 'It is better to change'],
      settle: {
        readout: 'change',
        after: 20,
        first: { rate: 200 },
        answer: (change) => (change < 45 ? 0 : change < 55 ? 1 : 2),
      },
      explains: 'Two doors are left, but they are not equal: the host had to spare the car, and never had to spare your goat.',
    },
    {
      asks: 'Ten doors, the host opens eight with goats. Who changes wins about…',
      options: ['5 games of 10', '7 games of 10', '9 games of 10'],
      settle: {
        readout: 'change',
        after: 20,
        first: { doors: 10, opens: 8, rate: 200 },
        answer: (change) => (change < 60 ? 0 : change < 80 ? 1 : 2),
      },
      explains: 'Your first pick was wrong 9 times out of 10, and then the only other door has the car.',
    },
    {
      asks: 'After the host has opened a door with a goat, the chance of your own door is…',
      options: ['still one third', 'now one half', 'now two thirds'],
      settle: {
        readout: 'stay',
        after: 20,
        first: { rate: 200 },
        answer: (stay) => (stay < 42 ? 0 : stay < 58 ? 1 : 2),
      },
      explains: 'He can always show a goat, whatever you picked. So it tells you nothing about your door.',
    },
  ],
  glossary: [
    { word: 'Probability', means: 'How likely something is: 0 for never, 1 for always.' },
    { word: 'Conditional probability', means: 'How likely something is once you know something else.' },
    { word: 'Strategy', means: 'A rule by which you decide, made before the game.' },
    { word: 'Paradox', means: 'Something true that seems impossible at first.' },
  ],
  goals: [
    'Test a guess about chance by playing many games.',
    'Explain why changing wins twice as often.',
    'See what difference it makes that the host knows.',
  ],
  standards: ['CCSS 7.SP.C.8', 'CCSS HSS-CP.A.3', 'England KS4 Mathematics: probability (conditional probability)'],
})
