import type { PolicyText } from '../page-text.ts'

export const ads: PolicyText = {
  tab: 'Ad policy · Makebelieve',
  description: 'There are no ads on Makebelieve, and none inside its games.',
  changed: '2026-11-15',
  title: 'Ad policy',
  lead: "There are no ads here. That's why this page is short.",
  sections: [
    {
      id: 'no-ads',
      heading: 'No ads',
      blocks: [
        "Makebelieve shows no ads: not on these pages, not in the workspace, not before, during or after games. Nobody can pay for a better spot in the gallery or in a list. That's true for every account, free or paid.",
      ],
    },
    {
      id: 'no-profiles',
      heading: 'No profiles',
      blocks: [
        'We collect nothing for advertising and share nothing for it. These pages load nothing from ad networks and no third-party analytics. The [privacy policy](/policies/privacy-policy) says what we store; the [cookies page](/policies/cookies) says what your browser keeps.',
      ],
    },
    {
      id: 'in-games',
      heading: 'Inside games',
      blocks: [
        "Games published here may not carry third-party ads. They couldn't load them anyway: a game runs in a closed frame that can't reach other servers. What you do with a game you've exported is up to you.",
        "A game about something you make or sell is welcome, as long as it's a real game and says whose it is.",
      ],
    },
    {
      id: 'our-own-words',
      heading: 'What we say about ourselves',
      blocks: [
        "On our own pages we tell you what Makebelieve can do, which plans we offer and which jam is on. We make clear it's from us, and we never invent customers, numbers or awards.",
      ],
    },
    {
      id: 'if-this-changes',
      heading: 'If this ever changes',
      blocks: [
        "We'll say so here first, with a new date at the top. Two things won't change: no profiles of children, and no ads dressed up as creations.",
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What we store about you.' },
    { to: '/partnerships', title: 'Partnerships', text: 'How to work with us instead.' },
    { to: '/creator-hub', title: 'CreatorHub', text: 'Games, and only games.' },
  ],
}
