import type { PolicyText } from '../page-text.ts'

export const refunds: PolicyText = {
  tab: 'Refund policy · Makebelieve',
  description:
    "We hold credits first, spend them only on what's proven, and otherwise return them automatically.",
  changed: '2026-11-15',
  title: 'Refund policy',
  lead: "You don't need to ask for a refund. We hold your credits first, spend them only when a proof passes, and otherwise return them automatically.",
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          list: [
            "**You start.** We set the price aside: 200 credits for a game in Quick mode, 500 with the Agent. Set aside doesn't mean spent.",
            '**The proof passes.** The credits are spent at the same moment the game becomes yours.',
            '**The proof fails, or something breaks.** All the credits go back where they came from, at the same moment the run ends.',
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
              ["The game didn't pass its proof, and we couldn't fix it", 'All of them come back'],
              ['You cancelled before it was finished', 'All of them come back'],
              ['It took too long, or the server failed', 'All of them come back'],
              [
                'It was proven, but one of your wishes is marked as not met',
                "Spent: the game is yours. Tell us and we'll look into it",
              ],
              [
                "It was proven, but you don't like it",
                'Spent. An edit costs as much as a game; going back to an earlier version is free',
              ],
              ['You deleted it afterwards', 'Spent'],
            ],
          },
        },
      ],
    },
    {
      id: 'what-costs-nothing',
      heading: "What's free",
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
        "Each calendar month, we top up a free account to 2000 credits. Leftover credits don't carry over on top. Free credits can't be paid out.",
      ],
    },
    {
      id: 'paid-plans',
      heading: 'Pro and Studio',
      blocks: [
        "They're not on sale yet. Nobody can pay us anything today, so there's no money to return. Before they go on sale, this page will say how to cancel and what we refund, with a new date at the top.",
      ],
    },
    {
      id: 'if-something-is-wrong',
      heading: "If something's wrong",
      blocks: [
        'Look at your [statement](/credits) first. If a line there is wrong, [write to us](/contact?topic=account) with the day and the amount.',
      ],
    },
  ],
  next: [
    { to: '/plans', title: 'Plans', text: 'What we offer, and what it costs.' },
    { to: '/policies/terms-and-conditions', title: 'Terms and conditions', text: 'The rest of the rules.' },
    { to: '/contact?topic=account', title: 'Contact', text: 'If a line in your statement is wrong.' },
  ],
}
