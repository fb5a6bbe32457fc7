import type { PolicyText } from '../page-text.ts'

export const ads: PolicyText = {
  tab: 'Ad policy · Makebelieve',
  description: 'There are no advertisements on Makebelieve, and none inside its games.',
  changed: '2026-11-15',
  title: 'Ad policy',
  lead: 'There are none. This page is short for that reason.',
  sections: [
    {
      id: 'no-ads',
      heading: 'No advertisements',
      blocks: [
        'Makebelieve shows no advertisements: not on these pages, not in the workspace, not before, inside or after games. Nobody can pay for a place on the shelf or in a list. There is no account, free or paid, for which this is different.',
      ],
    },
    {
      id: 'no-profiles',
      heading: 'No profiles',
      blocks: [
        'We collect nothing for advertising, and pass nothing on for it. These pages load nothing from advertising networks, and no analytics of other companies. The [privacy policy](/policies/privacy-policy) says what is stored, [cookies](/policies/cookies) what your browser keeps.',
      ],
    },
    {
      id: 'in-games',
      heading: 'Inside games',
      blocks: [
        'Games that are published here may not carry advertisements of others. They could not load them anyway: a game plays in a closed frame without a way to other servers. What you do with a game that you exported is up to you.',
        'A game about something you make or sell is welcome, if it is a game and says whose it is.',
      ],
    },
    {
      id: 'our-own-words',
      heading: 'What we say about ourselves',
      blocks: [
        'We tell you on our own pages what Makebelieve can do, which plans there are and which jam is on. We mark it as ours, and we invent no customers, numbers or awards.',
      ],
    },
    {
      id: 'if-this-changes',
      heading: 'If this ever changes',
      blocks: [
        'Then it is said here first, with a new date at the top. What cannot change: no profiles of children, and no advertisement that looks like a creation.',
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What is stored about you.' },
    { to: '/partnerships', title: 'Partnerships', text: 'How to work with us instead.' },
    { to: '/creator-hub', title: 'CreatorHub', text: 'Games, and only games.' },
  ],
}
