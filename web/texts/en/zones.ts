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

/** What the zone of games says around its rows, and what rows are called. */
export const zones = {
  rows: {
    ...byTrait,
    new: { title: 'New this week', text: 'Fresh from the proof.' },
    loved: { title: 'Most loved', text: 'What players gave their hearts to.' },
    viewed: { title: 'Most played', text: 'Where everybody goes first.' },
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
} as const
