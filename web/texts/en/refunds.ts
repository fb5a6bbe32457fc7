import type { PolicyText } from '../page-text.ts'

export const refunds: PolicyText = {
  tab: 'Refund policy · Makebelieve',
  description:
    'Credits are held first, spent only for what was proven, and otherwise come back by themselves.',
  changed: '2026-11-15',
  title: 'Refund policy',
  lead: 'You need not ask for a refund. Credits are held first, spent only when a proof has passed, and otherwise come back by themselves.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          list: [
            '**You start.** The price is set aside: 200 credits for a game in Quick mode, 500 with the Agent. Set aside is not spent.',
            '**The proof passes.** Now, in the same moment in which the game becomes yours, the credits are spent.',
            '**The proof fails, or something breaks.** The credits go back to where they came from, all of them, in the same moment in which the run ends.',
          ],
        },
        'Every step is a line in your [statement](/credits). A line is written once and never changed.',
      ],
    },
    {
      id: 'when-credits-come-back',
      heading: 'When credits come back',
      blocks: [
        {
          table: {
            caption: 'What happened, and what happens to the credits',
            head: ['What happened', 'Credits'],
            rows: [
              ['The game did not pass its proof, and no repair helped', 'All of them come back'],
              ['You cancelled before it was done', 'All of them come back'],
              ['It took too long, or the server failed', 'All of them come back'],
              [
                'It was proven, but a line of your wishes is marked as not met',
                'Spent: the game is yours. Tell us, and we look at it',
              ],
              [
                'It was proven, but you do not like it',
                'Spent. An edit costs as much as a game; going back to a version costs nothing',
              ],
              ['You deleted it afterwards', 'Spent'],
            ],
          },
        },
      ],
    },
    {
      id: 'what-costs-nothing',
      heading: 'What costs nothing',
      blocks: [
        {
          list: [
            'Repairing a game that breaks on the stage.',
            'Changing the code by hand, running it and saving it.',
            'Going back to an older version, and comparing versions.',
            'Exporting, publishing, sharing, remixing and playing.',
          ],
        },
      ],
    },
    {
      id: 'free-credits',
      heading: 'Free credits',
      blocks: [
        'In each calendar month a free account is filled up to 2000 credits. What is left over is not added on top. Free credits cannot be paid out.',
      ],
    },
    {
      id: 'paid-plans',
      heading: 'Pro and Studio',
      blocks: [
        'They are not sold yet. Nobody can pay us anything today, so there is no money to give back. Before they are sold, this page will say how they are cancelled and what is paid back, with a new date at the top.',
      ],
    },
    {
      id: 'if-something-is-wrong',
      heading: 'If something is wrong',
      blocks: [
        'Look at your [statement](/credits) first. If a line there is wrong, [write to us](/contact?topic=account) with the day and the amount.',
      ],
    },
  ],
  next: [
    { to: '/plans', title: 'Plans', text: 'What there is, and what it costs.' },
    { to: '/policies/terms-and-conditions', title: 'Terms and conditions', text: 'The rest of the rules.' },
    { to: '/contact?topic=account', title: 'Contact', text: 'If a line of your statement is wrong.' },
  ],
}
