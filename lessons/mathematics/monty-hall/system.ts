import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { counted } from '../figures.ts'
import { doorsOf, hosts, isBlind, isVoid, type Show, shareOf } from './model.ts'
import { draw } from './view.ts'

/** A new game. All doors but two are opened: a host who knows opens only goats, a blind one any doors. */
function deal(state: Show, values: Values, random: Random): void {
  const doors = doorsOf(values)
  state.prize = random.below(doors)
  state.picked = random.below(doors)
  const mustStay = !isBlind(values) && state.prize !== state.picked
  // Which of the other doors stays closed: the car's if the host has to spare it, else any.
  const any = random.below(doors - 1)
  state.other = mustStay ? state.prize : any < state.picked ? any : any + 1
  state.opened = []
  for (let door = 0; door < doors; door++)
    if (door !== state.picked && door !== state.other) state.opened.push(door)
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
      'Behind one of three doors is a car, behind the others are goats. You pick a door. The host opens another one: a goat! Do you stay, or do you change to the last door? Play many times and count: changing wins twice as often.',
    middle:
      'Your first pick is right once in three games. The host never opens the car, so in the other two games the last door must have it. Changing wins exactly when the first pick was wrong: in two games out of three.',
    upper:
      'With n doors of which n − 2 are opened, staying wins with 1/n and switching with (n − 1)/n. What matters is that the host knows and never opens the prize: his choice carries information about the door he left closed, and none about yours. Given goats shown blindly, both have probability 1/2.',
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
      id: 'host',
      label: 'The host',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: hosts,
      about: 'A blind host opens any doors. If the car appears, the game does not count.',
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
      about: 'The percentage of games in which the car was behind the first door picked.',
      known: ({ games }) => games > 0,
      of: ({ stayWins, games }) => shareOf(stayWins, games),
    },
    {
      id: 'change',
      label: 'Changing wins',
      unit: '%',
      digits: 1,
      about: 'The percentage of games in which it was behind the other door.',
      known: ({ games }) => games > 0,
      of: ({ switchWins, games }) => shareOf(switchWins, games),
    },
    {
      id: 'voids',
      label: 'Games that do not count',
      unit: '',
      digits: 0,
      about: 'A blind host opened the door of the car.',
      of: ({ voids }) => voids,
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
      voids: 0,
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
      if (isVoid(state)) {
        state.voids++
        deal(state, values, random)
        continue
      }
      state.games++
      if (state.picked === state.prize) state.stayWins++
      if (state.other === state.prize) state.switchWins++
      deal(state, values, random)
      if (state.games >= (state.trail.at(-1)?.[0] ?? 0) * 1.04 + 1)
        keepTrail(
          state.trail,
          [
            state.games,
            shareOf(state.stayWins, state.games),
            shareOf(state.switchWins, state.games),
          ] as const,
          240,
        )
    }
  },
  draw,
  describe: ({ picked, opened, games, stayWins, switchWins }) =>
    `Door ${picked + 1} is picked, the host opens ${opened.map((door) => door + 1).join(', ')}. After ${counted(games, 'game')} staying has won ${shareOf(stayWins, games).toFixed(0)} percent and changing ${shareOf(switchWins, games).toFixed(0)} percent.`,
  effects: [
    {
      control: 'doors',
      readout: 'stay',
      goes: 'down',
      after: 20,
      given: { rate: 200 },
      says: 'With more doors the first pick is right less often.',
    },
    {
      control: 'doors',
      readout: 'change',
      goes: 'up',
      after: 20,
      given: { rate: 200 },
      says: 'The more goats the host shows, the better it is to change.',
    },
    {
      control: 'host',
      readout: 'change',
      goes: 'down',
      after: 20,
      given: { rate: 200 },
      says: 'If the host knows nothing, changing no longer helps.',
    },
    { control: 'rate', readout: 'games', goes: 'up', after: 10, says: 'A quicker show plays more games.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With a host who knows, staying wins 1/n of the games, within five times what chance makes it differ.',
      readout: 'stay',
      expected: (values, time) => (time > 30 ? 100 / doorsOf(values) : undefined),
      until: 31,
      where: { rate: [170, 200], doors: [3, 5], host: [0, 0] },
      within: 0.15,
    },
    {
      kind: 'analytic',
      says: 'With a host who knows, changing wins (n − 1)/n of the games.',
      readout: 'change',
      expected: (values, time) => (time > 30 ? 100 * (1 - 1 / doorsOf(values)) : undefined),
      until: 31,
      where: { rate: [170, 200], host: [0, 0] },
      within: 0.06,
    },
    {
      kind: 'analytic',
      says: 'With a blind host, staying and changing each win half of the games that count.',
      readout: 'change',
      expected: (_, time) => (time > 30 ? 50 : undefined),
      until: 31,
      where: { rate: [170, 200], doors: [3, 4], host: [1, 1] },
      within: 0.11,
    },
    {
      kind: 'published',
      says: 'With three doors changing wins two games out of three.',
      source:
        'Steve Selvin, A Problem in Probability, The American Statistician 29 (1975); Marilyn vos Savant, Parade (1990).',
      values: { doors: 3, host: 0, rate: 200 },
      readout: 'change',
      at: 60,
      expected: 66.667,
      // Chance: five times the standard error of 12 000 games.
      within: 0.035,
    },
  ],
  formulas: [
    { tex: 'P(\\text{stay}) = \\frac{1}{n}', about: 'The first pick is as good as it was.' },
    {
      tex: 'P(\\text{change}) = 1 - \\frac{1}{n} = \\frac{n-1}{n}',
      about: 'Whenever the first pick was wrong, the last closed door has the car.',
    },
    {
      tex: 'P(\\text{car} \\mid \\text{goats shown blindly}) = \\frac12',
      about: 'For both doors, if the host knows nothing.',
    },
  ],
  tries: [
    { says: 'Play along slowly: decide before the doors open.', set: { rate: 0.2 } },
    { says: 'Play 200 games a second.', set: { rate: 200 } },
    { says: 'Ten doors, and the host opens eight. Would you change now?', set: { doors: 10, rate: 0.4 } },
    { says: 'A host who opens blindly: what is changing worth now?', set: { host: 1, rate: 200 } },
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
      explains:
        'Two doors are left, but they are not equal: the host had to spare the car, and never had to spare your goat.',
    },
    {
      asks: 'Ten doors, the host opens eight with goats. If you change, you win about…',
      options: ['5 games of 10', '7 games of 10', '9 games of 10'],
      settle: {
        readout: 'change',
        after: 20,
        first: { doors: 10, rate: 200 },
        answer: (change) => (change < 60 ? 0 : change < 80 ? 1 : 2),
      },
      explains: 'Your first pick was wrong 9 times out of 10, and then the only other door has the car.',
    },
    {
      asks: 'The host knows nothing and opens a door blindly; by luck it is a goat. Is it better to change now?',
      options: ['Yes, as before', 'It makes no difference', 'No, it is better to stay'],
      settle: {
        readout: 'change',
        after: 40,
        first: { host: 1, rate: 200 },
        answer: (change) => (change > 56 ? 0 : change < 44 ? 2 : 1),
      },
      explains:
        'A lucky goat makes it likelier that you had picked the car yourself. Only a host who avoids the car gives you news about the other door.',
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
  standards: [
    'CCSS 7.SP.C.8',
    'CCSS HSS-CP.A.3',
    'England KS4 Mathematics: probability (conditional probability)',
  ],
})
