import type { CreationTrait } from '@makebelieve/contract/creation-kind'

type RowText = { title: string; text: string }

const byTrait: Record<CreationTrait, RowText> = {
  quick: { title: 'Quick to win', text: 'A bot won each of these in 40 seconds or less. Can you?' },
  gentle: {
    title: 'Gentle',
    text: 'Nothing can be lost here, by anybody.',
  },
  'two-players': { title: 'For two players', text: 'Two at one keyboard, or two gamepads.' },
  puzzle: { title: 'Think first', text: 'Push, match and plan ahead.' },
  quiz: { title: 'Quizzes', text: 'Say a topic, choose the answers.' },
}

/** What the two zones say around their rows. */
export const zones = {
  rows: {
    ...byTrait,
    new: { title: 'New this week', text: 'Fresh from the proof.' },
    loved: { title: 'Most loved', text: 'What players gave their hearts to.' },
    viewed: { title: 'Most played', text: 'Where everybody goes first.' },
    simulation: { title: 'Environments and simulations', text: 'Worlds to walk through and dials to turn.' },
  },
  all: 'See all',
  empty: 'Nothing stands here yet. What someone publishes will.',

  game: {
    tab: 'Game zone · Makebelieve',
    description:
      'Games that people made from one sentence each. A bot has won every one of them; now it is your turn.',
    title: 'Game zone',
    lead: 'Pick one and play. A bot has won every game here; now it is your turn. No account, nothing to install.',
    promptLabel: 'Or say what you would like to play',
    promptHint: 'A penguin slides down an iceberg',
    promptButton: 'Make it',
  },

  education: {
    tab: 'Education · Makebelieve',
    description:
      'Games to learn with, made from a sentence and proven before they are shown. Honest about what is here and what is not yet.',
    title: 'Education',
    lead: 'Lessons that can be played. You say the topic, and a bot has played the game before your class does.',
    promptLabel: 'Say the topic of your lesson',
    promptHint: 'A quiz about the planets',
    promptButton: 'Make it',
    today: {
      title: 'What is here today',
      lines: [
        'Quizzes and games about a topic, in the browser, for keys, touch and gamepads.',
        'Games in which nothing can be lost, and games for two.',
        'Every game as one file that plays without a network, for rooms without one.',
        'No advertisements, and playing needs no account.',
      ],
    },
    notYet: {
      title: 'What is not here yet',
      lines: [
        'Simulations of orbits, waves or populations that are held against their equations.',
        'Lesson sheets to print beside them.',
        'Classes, marks and a list of pupils. We do not collect any of that.',
      ],
    },
    check:
      'The questions come from the lists of the engine inside. They cover the usual subjects; where a topic is missing, the proof says so. Please play it once before your class does.',
    tryTitle: 'Sentences to begin with',
    tries: [
      'A quiz about the planets',
      'A quiz about the capitals of Europe',
      'A multiplication quiz',
      'A quiz about the human body',
      'A calm game about bees collecting pollen',
    ],
  },
} as const
