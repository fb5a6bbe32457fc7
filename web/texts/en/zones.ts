import type { CreationTrait } from '@makebelieve/contract/creation-kind'

type RowText = { title: string; text: string }

const byTrait: Record<CreationTrait, RowText> = {
  quick: { title: 'Quick to win', text: 'A bot won each of these in 40 seconds or less. Can you?' },
  gentle: {
    title: 'Gentle',
    text: "You can't lose here.",
  },
  'two-players': { title: 'For two players', text: 'Share a keyboard, or use two gamepads.' },
  puzzle: { title: 'Think first', text: 'Push, match and plan ahead.' },
  quiz: { title: 'Quizzes', text: 'Pick the right answers.' },
}

/** What the zone of games says around its rows, and what rows are called. */
export const zones = {
  rows: {
    ...byTrait,
    new: { title: 'New this week', text: 'Fresh from testing.' },
    loved: { title: 'Most loved', text: 'What players like best.' },
    viewed: { title: 'Most played', text: 'What everyone plays.' },
  },
  all: 'See all',
  empty: 'Nothing here yet. Published games will appear here.',

  game: {
    tab: 'Game zone · Makebelieve',
    description: "Games people made, each from one sentence. A bot has won every one; now it's your turn.",
    title: 'Game zone',
    lead: "Pick one and play. A bot has won every game here; now it's your turn. No account, nothing to install.",
    promptLabel: "Or say what you'd like to play",
    promptHint: 'A penguin slides down an iceberg',
    promptButton: 'Make it',
  },
} as const
